"""The greedy investigator makes no plain blunder: positions in which an earlier one did, and what it does there now."""

from __future__ import annotations

import pytest

from leng.engine.choice import key
from thinking import choices_of

from .museum import museum

CROWD = ("ann:bob_jenkins", "bob:dexter_drake", "cleo:joe_diamond", "dan:kate_winthrop")


@pytest.mark.parametrize(
    ("card", "roll"),
    [
        ("public_lavatory", "peril lore lore 1 2 terror"),  # two Elder Signs, after two monsters have been placed
        ("we_need_to_find_help", "peril peril lore 3 1 1"),
        ("haunted_by_a_shadowy_figure", "peril terror 1 1 2 3"),
        ("the_gift_shop", "lore 3 1 1 2 2"),
    ],
)
@pytest.mark.parametrize("clues", [0, 2])
def test_a_card_that_is_won_is_taken(card: str, roll: str, clues: int) -> None:
    """Whatever else could be done with the roll that completes the last task, nothing is worth more."""
    t = museum(*CROWD, adventures=[card], rolls=["3 1 1 1 2 2", roll] if card == "the_gift_shop" else [roll],
               ann={"clues": clues})  # fmt: skip
    t.ann.plays(f"move:{card}", "roll")
    if card == "the_gift_shop":
        t.ann.plays("complete:1:3", "roll")
    chances = t.table.game.chances(t.state, t.decision)
    certain = {each for each, chance in chances.items() if each.startswith("complete") and chance == 1.0}
    assert certain
    assert choices_of("greedy", t.table) <= certain


def test_the_first_greedy_left_two_elder_signs_lying() -> None:
    """It judged the card before its reward had come: at the question where the monsters go."""
    t = museum(*CROWD, adventures=["public_lavatory"], rolls=["peril lore lore 1 2 terror"])
    t.ann.plays("move:public_lavatory", "roll").is_asked("after-roll")
    assert choices_of("greedy@1", t.table) == {"fail"}
    assert choices_of("greedy", t.table) == {"complete:3:lore-lore-peril"}


def test_a_die_kept_on_a_spell_is_used_for_the_card_it_was_kept_for() -> None:
    """Saving the spell for another day is worth less than the card."""
    t = museum(*CROWD, adventures=["haunted_by_a_shadowy_figure"], ann={"cards": ["wither"]},
               rolls=["terror 1 1 1 2 2", "peril 1 1 2 2"])  # fmt: skip
    t.ann.plays("move:haunted_by_a_shadowy_figure", "roll", "use:wither", "keep:terror", "fail", "discard:1", "roll")
    completing = {key(option) for option in t.decision.options if option[0] == "complete"}
    assert completing == {"complete:2:peril-terror@wither"}
    assert choices_of("greedy", t.table) == completing


def test_who_is_asked_for_help_that_costs_little_helps() -> None:
    """A kept Peril makes the card likely; the helper loses a point at most, and only if it fails."""
    t = museum(*CROWD, adventures=["did_you_hear_that"], bob={"at": "did_you_hear_that"}, rolls=["peril 1 1 1 2"])
    t.ann.plays("move:did_you_hear_that", "roll", "fail", "discard:1", "ask:1")
    t.bob.is_asked("help")
    assert choices_of("greedy@1", t.table) == {"no"}
    assert choices_of("greedy", t.table) == {"yes"}
