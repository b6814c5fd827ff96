"""Golden matches: whole matches kept as saves, one at least for every way a match can end, replayed to the last die."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from golden import Wanted, at_its_end, check_forgery, check_replay, check_saves, check_variety, saves_of
from leng.games.kingsport_festival import GAME

from .make_golden import FOLDER, MATCHES

SAVES = saves_of(FOLDER)


def test_every_wanted_match_has_its_save_and_no_save_is_left_over() -> None:
    check_saves(FOLDER, MATCHES)


@rule("KF R-066", "KF Q-22")
def test_there_is_a_golden_match_for_every_ending_and_every_number_of_players() -> None:
    check_variety(GAME, MATCHES)


@rule("KF R-064", "KF R-066")
@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_golden_match_replays_to_the_last_die(save: Path) -> None:
    check_replay(save)


@rule("KF R-001", "KF R-064")
@pytest.mark.parametrize("wanted", MATCHES, ids=lambda wanted: wanted.name)
def test_a_golden_match_opens_at_its_end(wanted: Wanted) -> None:
    seen, result = at_its_end(GAME, FOLDER, wanted)
    assert seen.round == 12 and all(raid.over for raid in seen.raids)
    best = max((who.cult, who.sanity, who.magic) for who in seen.cultists)
    assert result.winners == tuple(who.seat for who in seen.cultists if (who.cult, who.sanity, who.magic) == best)


def test_a_golden_match_with_a_forged_gain_does_not_verify(tmp_path: Path) -> None:
    check_forgery(SAVES[0], tmp_path / "forged.leng", '"goods":"cult","n":1}', '"goods":"cult","n":9}')
