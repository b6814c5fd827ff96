"""Golden matches: whole matches kept as saves, one at least for every way a match can end, replayed to the last die."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from golden import Wanted
from leng.engine import journal
from leng.engine.state import EVERYBODY
from leng.games.kingsport_festival import GAME

from .make_golden import FOLDER, MATCHES

SAVES = sorted(FOLDER.glob("*.leng"))


def test_every_wanted_match_has_its_save_and_no_save_is_left_over() -> None:
    assert [save.stem for save in SAVES] == sorted(wanted.name for wanted in MATCHES)


@rule("KF R-066", "KF Q-22")
def test_there_is_a_golden_match_for_every_ending_and_every_number_of_players() -> None:
    assert {wanted.ending for wanted in MATCHES} == set(GAME.endings)
    assert {wanted.players for wanted in MATCHES} == set(GAME.players)


@rule("KF R-064", "KF R-066")
@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_golden_match_replays_to_the_last_die(save: Path) -> None:
    kept, difference = journal.verify(save)
    assert difference is None, f"{difference}: run make_golden.py if this change of rules or content is meant"
    assert kept.result is not None


@rule("KF R-001", "KF R-064")
@pytest.mark.parametrize("wanted", MATCHES, ids=lambda wanted: wanted.name)
def test_a_golden_match_opens_at_its_end(wanted: Wanted) -> None:
    table = journal.load(FOLDER / f"{wanted.name}.leng", game="kingsport_festival")
    result = table.result
    assert table.decision is None and result is not None
    assert (result.ending, len(result.scores)) == (wanted.ending, wanted.players)
    GAME.check(table.state)
    seen = table.view(EVERYBODY)
    assert seen.round == 12 and all(raid.over for raid in seen.raids)
    best = max((who.cult, who.sanity, who.magic) for who in seen.cultists)
    assert result.winners == tuple(who.seat for who in seen.cultists if (who.cult, who.sanity, who.magic) == best)


def test_a_golden_match_with_a_forged_gain_does_not_verify(tmp_path: Path) -> None:
    honest = SAVES[0].read_text(encoding="utf-8")
    forged = tmp_path / "forged.leng"
    forged.write_text(honest.replace('"goods":"cult","n":1}', '"goods":"cult","n":9}', 1), encoding="utf-8")
    _, difference = journal.verify(forged)
    assert difference is not None and difference.key == "verify-log"
