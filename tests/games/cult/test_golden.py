"""Golden matches: whole matches kept as saves, one at least for every way a match can end,
replayed to the last card."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from golden import Wanted, at_its_end, check_replay, check_saves, check_variety, saves_of
from leng.games.cult import GAME

from .make_golden import FOLDER, MATCHES

SAVES = saves_of(FOLDER)


def test_every_wanted_match_has_its_save_and_no_save_is_left_over() -> None:
    check_saves(FOLDER, MATCHES)


@rule("CU R-001", "CU R-021")
def test_there_is_a_golden_match_for_every_ending_option_and_number_of_players() -> None:
    check_variety(GAME, MATCHES)
    for option in GAME.options:
        assert {wanted.options[option.name] for wanted in MATCHES} == set(option.values)


@rule("CU R-021")
@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_golden_match_replays_to_the_last_card(save: Path) -> None:
    check_replay(save)


@rule("CU R-021", "CU R-022", "CU R-023")
@pytest.mark.parametrize("wanted", MATCHES, ids=lambda wanted: wanted.name)
def test_a_golden_match_opens_at_its_end(wanted: Wanted) -> None:
    seen, result = at_its_end(GAME, FOLDER, wanted)
    victors = [cult for cult in seen.cults if cult.claims]
    (winner,) = result.winners
    assert winner in [cult.seat for cult in victors]
    assert seen.cults[winner].power == max(cult.power for cult in victors)
    assert (len(victors) > 1) == (wanted.ending == "power")
    match wanted.ending:
        case "altars":
            assert len(seen.cults[winner].altars) >= 5
        case "mobs":
            assert seen.cults[winner].mobs >= 4
        case "summoning":
            assert seen.cults[winner].dark and seen.cults[winner].summonings >= 2
