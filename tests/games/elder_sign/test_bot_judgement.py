"""What the greedy investigator thinks of that the second one did not: positions in which it decides otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import msgspec
import pytest

from leng.engine.choice import key
from leng.games.elder_sign.bot import judgement
from leng.games.elder_sign.bot.first_sight import prior
from leng.games.elder_sign.bot.weights import NOW
from leng.games.elder_sign.bot.worth import worth_of_payment, worth_of_services
from leng.games.elder_sign.deeds.tasks import tasks_of
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


@pytest.mark.parametrize("marker", ["elder_thing", "high_priest", "dark_young"])
def test_a_monster_that_locks_a_die_is_worth_an_attempt_that_will_fail(marker: str) -> None:
    """It is won even if its card is not, and everybody has the die back."""
    t = museum(*CROWD, adventures=["the_graveyard", *POOR], monsters={"forgotten_knowledge": [(marker, 0)]},
               ann={"sanity": 4, "stamina": 4})  # fmt: skip
    assert goes(t) == {"move:forgotten_knowledge"}
    with unmindful(on_the_way=0.0):
        assert goes(t) != {"move:forgotten_knowledge"}


def test_nobody_goes_to_be_healed_where_no_nurse_is_on_duty() -> None:
    hurt = {"sanity": 2, "stamina": 4}
    shut, no_harm = (museum(*CROWD, adventures=["the_graveyard", *POOR], ann=hurt, mythos=mythos)
                     for mythos in ("mythos_12", "mythos_02"))  # fmt: skip
    for t, healed in ((no_harm, True), (shut, False)):
        worth = worth_of_services(t.state, t.ann.investigator, NOW)
        assert (worth > NOW.rest) is healed


def test_a_task_that_moves_the_clock_costs_a_turn() -> None:
    t = museum(*CROWD, monsters={"the_missing_records": [("hound_of_tindalos", 0)]})
    still = tasks_of(t.state, t.state.space("the_missing_records"))
    assert worth_of_payment(t.ann.investigator, still, 0, NOW) == pytest.approx(NOW.hours)
    assert NOW.hours > 0


@pytest.mark.parametrize("hour", [3, 9])
def test_whoever_can_only_be_frightened_gives_up(hour: int) -> None:
    """Two dice are left for a task of three; what the clock brings after the turn comes in any case."""
    t = museum(*CROWD, adventures=["ancient_relics", "horrible_visions"], hour=hour, ann={"sanity": 4},
               rolls=["1 1 1 1 1 2", "1 1 1 1 2", "1 1 1 2", "1 1 2"])  # fmt: skip
    t.ann.plays("move:ancient_relics")
    for _ in range(4):
        t.ann.plays("roll", "fail", "discard:1")
    assert goes(t) == {"give_up"}
    with unmindful(at_once=False):
        assert "give_up" not in goes(t)


def test_whoever_is_frightened_and_then_pays_reckons_with_both() -> None:
    """Terror takes one of two points of sanity, giving up takes the other: better to roll on, however bad it looks."""
    t = museum(*CROWD, adventures=["public_lavatory", *POOR], mythos="mythos_02", ann={"sanity": 2},
               rolls=["1 2 3 1 1 terror"])  # fmt: skip
    t.ann.plays("move:public_lavatory", "roll")
    assert goes(t) == {"fail"}
    with unmindful(plain_terror=False):
        assert goes(t) == {"give_up"}


def test_a_terror_that_only_ends_the_attempt_is_no_reason_to_give_up() -> None:
    """Four dice are left for three symbols: that is not likely, but to fail now costs as much as to fail later."""
    t = museum(*CROWD, adventures=["koi_pond", *POOR], ann={"sanity": 4, "stamina": 4},
               rolls=["terror 2 lore 1 1 2", "1 1 2 lore 3"])  # fmt: skip
    t.ann.plays("move:koi_pond", "roll", "complete:1:terror", "roll", "fail", "discard:1")
    assert "give_up" not in goes(t)
    with unmindful(plain_terror=False):
        assert goes(t) == {"give_up"}


def at_first_sight(t: MuseumTranscript) -> str:
    """What looks best before anything is tried."""
    worth = dict(zip(map(key, t.decision.options), prior(t.state, t.decision), strict=True))
    return max(worth, key=lambda option: worth[option])


def test_at_first_sight_whoever_is_hurt_is_healed_at_the_entrance() -> None:
    t = museum(*CROWD, ann={"sanity": 1, "stamina": 4, "trophies": ["late_night_break_in", "vermin_in_the_pipes"]})
    t.ann.plays("move:entrance")
    assert at_first_sight(t) == "aid:one_stat"


@pytest.mark.parametrize(("card", "points"), [("healing_stone", 1), ("find_gate", 4)])
def test_at_first_sight_cards_that_help_at_once_are_used_before_anything_else(card: str, points: int) -> None:
    """A card that only adds a die is kept for an attempt."""
    t = museum(*CROWD, ann={"sanity": points, "stamina": points, "cards": [card, "axe"]})
    assert at_first_sight(t) == f"use:{card}"


def test_a_monster_that_a_spell_has_beaten_needs_no_dice() -> None:
    """Its task is still on the card, and asks for nothing."""
    t = museum(*CROWD, ann={"cards": ["bind_monster"]}, monsters={"the_missing_records": [("ghoul", 0)]})
    t.ann.plays("use:bind_monster").is_asked("move")
    assert t.state.beaten == ["ghoul"]
    assert at_first_sight(t).startswith("move:")
    assert all(option.startswith("move:") for option in goes(t))
