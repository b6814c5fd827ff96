"""Golden matches: whole matches kept as saves, one at least for every way a match can end, replayed to the last die."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from golden import Wanted, at_its_end, check_forgery, check_replay, check_saves, check_variety, saves_of
from leng.games.elder_sign import GAME

from .make_golden import FOLDER, MATCHES

SAVES = saves_of(FOLDER)


def test_every_wanted_match_has_its_save_and_no_save_is_left_over() -> None:
    check_saves(FOLDER, MATCHES)


@rule("ES R-140", "ES R-003")
def test_there_is_a_golden_match_for_every_ending_every_ancient_one_and_every_number_of_players() -> None:
    check_variety(GAME, MATCHES)
    ancient_ones = next(option for option in GAME.options if option.name == "ancient_one").values
    assert {wanted.options["ancient_one"] for wanted in MATCHES} == set(ancient_ones) - {"random"}


@rule("ES R-140")
@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_golden_match_replays_to_the_last_die(save: Path) -> None:
    check_replay(save)


@rule("ES R-047", "ES R-136", "ES R-140", "ES R-141")
@pytest.mark.parametrize("wanted", MATCHES, ids=lambda wanted: wanted.name)
def test_a_golden_match_opens_at_its_end(wanted: Wanted) -> None:
    seen, result = at_its_end(GAME, FOLDER, wanted)
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
    check_forgery(SAVES[0], tmp_path / "forged.leng", '"dice":["1"', '"dice":["3"')
