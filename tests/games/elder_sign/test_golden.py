"""Golden matches: whole matches kept as saves, one at least for every way a match can end, replayed to the last die."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from golden import Wanted
from leng.engine import journal
from leng.engine.state import EVERYBODY
from leng.games.elder_sign import GAME

from .make_golden import FOLDER, MATCHES

SAVES = sorted(FOLDER.glob("*.leng"))


def test_every_wanted_match_has_its_save_and_no_save_is_left_over() -> None:
    assert [save.stem for save in SAVES] == sorted(wanted.name for wanted in MATCHES)


@rule("ES R-140", "ES R-003")
def test_there_is_a_golden_match_for_every_ending_every_ancient_one_and_every_number_of_players() -> None:
    assert {wanted.ending for wanted in MATCHES} == set(GAME.endings)
    assert {wanted.players for wanted in MATCHES} == set(GAME.players)
    ancient_ones = next(option for option in GAME.options if option.name == "ancient_one").values
    assert {wanted.options["ancient_one"] for wanted in MATCHES} == set(ancient_ones) - {"random"}


@rule("ES R-140")
@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_golden_match_replays_to_the_last_die(save: Path) -> None:
    kept, difference = journal.verify(save)
    assert difference is None, f"{difference}: run make_golden.py if this change of rules or content is meant"
    assert kept.result is not None


@rule("ES R-047", "ES R-136", "ES R-140", "ES R-141")
@pytest.mark.parametrize("wanted", MATCHES, ids=lambda wanted: wanted.name)
def test_a_golden_match_opens_at_its_end(wanted: Wanted) -> None:
    table = journal.load(FOLDER / f"{wanted.name}.leng", game="elder_sign")
    result = table.result
    assert table.decision is None and result is not None
    assert (result.ending, len(result.scores)) == (wanted.ending, wanted.players)
    GAME.check(table.state)
    seen = table.view(EVERYBODY)
    everybody = tuple(range(wanted.players))
    assert result.winners == (everybody if wanted.ending in ("sealed", "banished") else ())
    match wanted.ending:
        case "sealed":
            assert seen.signs >= seen.signs_needed
        case "banished":
            assert seen.awake and seen.doom == 0
        case "devoured":
            assert not any(who.id for who in seen.investigators)
        case "destroyed":
            assert seen.ancient_one == "azathoth" and seen.doom == len(seen.track)


def test_a_golden_match_with_a_forged_roll_does_not_verify(tmp_path: Path) -> None:
    honest = SAVES[0].read_text(encoding="utf-8")
    forged = tmp_path / "forged.leng"
    forged.write_text(honest.replace('"dice":["1"', '"dice":["3"', 1), encoding="utf-8")
    assert forged.read_text(encoding="utf-8") != honest
    _, difference = journal.verify(forged)
    assert difference is not None and difference.key == "verify-log"
