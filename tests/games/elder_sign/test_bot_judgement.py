"""What the greedy investigator thinks of that the second one did not: positions in which it decides otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import msgspec
import pytest

from leng.games.elder_sign.bot import judgement
from leng.games.elder_sign.bot.weights import NOW
from thinking import choices_of

from .museum import MuseumTranscript, museum

CROWD = ("ann:bob_jenkins", "bob:dexter_drake", "cleo:joe_diamond", "dan:kate_winthrop")
POOR = ("the_archives", "forgotten_knowledge", "administration_office", "unnatural_habitat", "the_hall_of_the_dead")
"""Cards that are hard and bring little."""


@contextmanager
def unmindful(**of: bool | float) -> Iterator[None]:
    """Greedy as it would play without one of its thoughts."""
    with patch.object(judgement, "NOW", msgspec.structs.replace(NOW, **of)):
        yield


def goes(t: MuseumTranscript) -> set[str]:
    """Where greedy goes."""
    return choices_of("greedy", t.table)


def test_a_monster_is_won_with_the_card_it_lies_on() -> None:
    """The card alone is hardly worth a turn; without the Ghoul on it, it is."""
    t = museum(*CROWD, adventures=["the_gift_shop", *POOR], monsters={"the_gift_shop": [("ghoul", 0)]})
    assert goes(t) == {"move:the_gift_shop"}
    with unmindful(monsters_too=False):
        assert goes(t) == {"move:unnatural_habitat"}


def test_the_last_elder_sign_is_worth_more_than_two_unique_items() -> None:
    t = museum(*CROWD, adventures=["a_peculiar_specimen", "hallway_on_fire", "lights_out"], signs=13)
    assert goes(t) == {"move:a_peculiar_specimen"}
    with unmindful(sealing=0.0):
        assert goes(t) == {"move:hallway_on_fire"}


def test_trophies_heal_whoever_is_badly_hurt() -> None:
    """Two points of each are left, and four trophies bring all of them back."""
    trophies = ["the_gift_shop", "the_loading_dock", "late_night_break_in", "vermin_in_the_pipes"]
    t = museum(*CROWD, ann={"sanity": 2, "stamina": 2, "trophies": trophies})
    assert goes(t) == {"move:entrance"}
    with unmindful(whole_entrance=False):
        assert goes(t) == {"move:a_peculiar_specimen"}


@pytest.mark.parametrize(
    ("investigator", "clues", "card"), [("harvey_walters", 0, "the_archives"), ("joe_diamond", 1, "the_archives")]
)
def test_whoever_can_turn_or_reroll_dice_reckons_with_it(investigator: str, clues: int, card: str) -> None:
    """Harvey Walters turns Terror into Lore, and Joe Diamond rerolls twice for a clue."""
    others = ("bob:dexter_drake", "cleo:bob_jenkins", "dan:kate_winthrop")
    ann = {"sanity": 3, "stamina": 3, "clues": clues}
    t = museum(f"ann:{investigator}", *others, adventures=["remains_of_the_high_priest", *POOR], ann=ann)
    assert (goes(t) == {f"move:{card}"}) is (clues > 0 or investigator == "harvey_walters")
    with unmindful(knows_all=False):
        assert goes(t) != {f"move:{card}"}


def test_a_card_on_which_terror_ends_the_attempt_is_harder_than_it_looks() -> None:
    others = ("bob:dexter_drake", "cleo:bob_jenkins", "dan:kate_winthrop")
    t = museum("ann:joe_diamond", *others, adventures=["something_has_broken_free", *POOR],
               ann={"sanity": 3, "stamina": 3})  # fmt: skip
    assert goes(t) != {"move:something_has_broken_free"}
    with unmindful(knows_all=False):
        assert goes(t) == {"move:something_has_broken_free"}
