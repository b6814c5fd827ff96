"""The chances of a fight: exact where they can be counted by hand, and told before it begins."""

from __future__ import annotations

import random

import pytest

from leng.engine import odds
from leng.games.auztralia import GAME
from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.odds.fight import Fight, Stand

from .fighting import battle
from .outback import outback

BOX = GAME.open_box()
assert isinstance(BOX, AuztraliaBox)
CARDS = BOX.cards


def fight(*cards: str, foe: str, bears: int, units: set[str]) -> Fight:
    return Fight([CARDS[card] for card in cards], ((foe, bears),), frozenset(units))


def test_a_card_that_does_nothing_is_followed_by_another() -> None:
    """Of cards 1 and 3 infantry hits the zombie with the third alone; the first takes a cube and a sanity."""
    lone = fight("ooc_01", "ooc_03", foe="zombie", bears=1, units={"infantry"})
    assert lone.chance(Stand((1,), cubes=1, air=0, sanity=3)) == pytest.approx(1 / 2 + 1 / 4)
    assert lone.chance(Stand((1,), cubes=0, air=0, sanity=3)) == pytest.approx(1 / 2)


def test_the_mind_breaks_as_units_do() -> None:
    lone = fight("ooc_01", "ooc_03", foe="zombie", bears=1, units={"infantry"})
    assert lone.chance(Stand((1,), cubes=9, air=0, sanity=0)) == pytest.approx(1 / 2)


def test_what_can_never_be_hit_is_never_destroyed() -> None:
    cars = fight("ooc_01", "ooc_02", foe="temple", bears=4, units={"armoured_car"})
    assert cars.chance(Stand((4,), cubes=9, air=0, sanity=9)) == 0.0


def test_airships_alone_do_not_mind_purple_cubes() -> None:
    """Card 4: an airship hits the mi-go and is hit; card 10 only damages those on the ground."""
    ships = fight("ooc_04", "ooc_10", foe="mi_go", bears=1, units={"airship"})
    assert ships.chance(Stand((1,), cubes=0, air=1, sanity=3)) == 1.0


def test_the_chances_are_those_of_fights_played_out() -> None:
    units, stand = {"infantry", "armoured_car"}, Stand((3,), cubes=2, air=0, sanity=3)
    said = Fight(CARDS.values(), (("mi_go", 3),), frozenset(units)).chance(stand)
    chance, lines = random.Random(7), [card.lines["mi_go"] for card in CARDS.values()]
    won, fights = 0, 4000
    for _ in range(fights):
        bears, cubes, mind = 3, 2, 3
        while bears > 0 and cubes >= 0 and mind >= 0:
            line = chance.choice(lines)
            bears -= len(units.intersection(line.hits))
            cubes, mind = cubes - line.damage, mind - line.sanity
        won += cubes >= 0 and mind >= 0
    assert said == pytest.approx(won / fights, abs=0.03)


def test_a_hidden_tile_may_be_anything_of_its_level() -> None:
    army = {"barracks": {"infantry": 2, "armoured_car": 1}}
    told = [
        odds.chances(
            outback("ann", "bob", tiles={11: tile, 14: "temple_l2_1"}, ann=army).ann.plays("box:attack").table.play
        )
        for tile in ("shoggoth_l1_1", "blank_l1_1")
    ]
    assert told[0]["attack:11"] == pytest.approx(told[1]["attack:11"])
    assert 0.3 < told[0]["attack:11"] < 1


def test_every_unit_more_is_told_before_it_goes() -> None:
    t = outback("ann", "bob", tiles={11: "loyalist_l2_1 up"}, ann={"barracks": {"infantry": 1, "artillery": 1}})
    t.ann.plays("box:attack").is_asked("force")
    told = odds.chances(t.table.play)
    assert told["all"] > max(told["unit:infantry"], told["unit:artillery"]) > 0


def test_going_on_is_worth_less_for_whoever_is_hurt() -> None:
    fresh = battle("loyalist_l2_1", force={"infantry": 2, "armoured_car": 1})
    hurt = battle("loyalist_l2_1", force={"infantry": 2, "armoured_car": 1}, cards=["ooc_03"])
    before = odds.chances(fresh.table.play)["stay"]
    hurt.ann.plays("stay")
    while hurt.decision.ask.name == "assign":
        hurt.table.choose("stack:armoured_car")
    assert hurt.decision.ask.name == "retreat"
    assert set(odds.chances(hurt.table.play)) == {"stay"}
    assert 0 < odds.chances(hurt.table.play)["stay"] < before, "the car would not bear another cube"
