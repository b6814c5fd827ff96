"""Windwalker: three glaciers that pay everybody in every upkeep."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

from .unlocking import Bonus, Lock, break_each_way, dice, investigators, use

BOARD = "windwalker"
WENDIGO, GNOPH_KEH, RHAN_TEGOTH, ROBBERY = (f"place:windwalker_{each}:acolyte" for each in "fgji")
GLACIERS = {"entity_wendigo": "blood", "entity_gnoph_keh": "treasure", "entity_rhan_tegoth": "magic"}

LOCKS = (
    Lock("start", "", "2 magic", raid=1),
    Lock("a", "start", "5 treasure"),
    Lock("b", "start", "3 blood", raid=1),
    Lock("c", "start", "1 grimoire"),
    Lock("d", "a b", "1 magic, 3 blood", raid=1),
    Lock("e", "b c", "4 treasure, 1 magic"),
    Lock("f", "d", "4 blood", raid=2),
    Lock("g", "e", "4 treasure, 1 blood", raid=2),
    Lock("h", "f g", "2 blood, 1 magic"),
    Lock("i", "g", "3 blood, 3 treasure", raid=1),
    Lock("j", "h i", "1 grimoire, 1 magic", raid=2),
    Lock("k", "i j", "3 magic, 2 treasure", raid=2),
    Lock("l", "j k", "2 magic, 3 treasure", raid=3),
)
BONUSES = (
    Bonus("start", "2 treasure", "1 room"),
    Bonus("a", "", "2 treasure, 1 blood"),
    Bonus("b", "3 treasure", "-1 asylum, 1 escape"),
    Bonus("c", "2 treasure, 1 blood", "2 magic"),
    Bonus("d", "1 acolyte", "2 magic"),
    Bonus("e", "2 blood", "1 monster"),
    Bonus("h", "2 magic", "1 grimoire"),
    Bonus("i", "1 blood", "2 treasure"),
)


def ice(*players: str, **more: Any) -> SanctumTranscript:
    """A table of this board whose investigator changes nothing."""
    return sanctum(*players, board=BOARD, **{"investigator_row": investigators(BOARD), **more})


@rule("EHP R-260a", "EHP R-260b")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    t = break_each_way(BOARD, lock, LOCKS)
    awake = {"f": "entity_wendigo", "g": "entity_gnoph_keh", "j": "entity_rhan_tegoth"}
    assert t.state.glaciers == [awake[lock.id]] if lock.id in awake else t.state.glaciers == []


@rule("EHP R-260a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    use(BOARD, bonus)


@rule("EHP R-260b", "EHP R-260c", "EHP R-260d")
def test_the_entities_lie_on_their_glaciers_and_the_monsters_of_their_names_in_the_deck() -> None:
    t = ice(options={"boxes": "dark_ritual"})
    assert t.state.specials == list(GLACIERS) and t.state.glaciers == []
    assert {"wendigo", "gnoph_keh"} <= {*t.state.monsters, *t.state.monster_row}
    woken = ice(dice=dice(BOARD, 1, 1), broken=["d"], ann={"blood": 4, "lairs": ["wendigo"]})
    woken.ann.plays(WENDIGO)
    woken.until(ask="turn", seat="bob")
    woken.ann.has(lairs=["wendigo"], specials=[])  # nobody has an entity


# Glaciers pay ---------------------------------------------------------------------------------------------------------


@rule("EHP R-262b", "EHP R-262c", "EHP WW-Q1")
@pytest.mark.parametrize("entity", GLACIERS)
def test_an_active_glacier_pays_two_to_every_player_in_every_upkeep(entity: str) -> None:
    t = ice("ann", "bob", "cat", at="upkeep", arrange=lambda g: g.glaciers.append(entity), cat={"pool": 0})
    for name in ("ann", "bob", "cat"):
        t.seat(name).has(exposed={GLACIERS[entity]: 2})
    t.idle()
    assert t.cat.holding(GLACIERS[entity]) == 4


@rule("EHP R-262a", "EHP WW-Q2")
def test_a_glacier_pays_for_the_first_time_at_the_end_of_the_round_in_which_it_woke() -> None:
    t = ice(broken=["d"], dice=dice(BOARD, 1, 1), ann={"blood": 4, "pool": 1, "priest_on": "kingsport"},
            bob={"pool": 0, "priest_on": "boston"})  # fmt: skip
    t.ann.plays(WENDIGO)
    assert t.state.round == 2
    t.ann.has(blood=2)
    t.bob.has(blood=2)


@rule("EHP R-262a", "EHP WW-Q2")
def test_glaciers_pay_before_the_monsters_of_upkeep_act() -> None:
    t = ice(at="upkeep", arrange=lambda g: g.glaciers.append("entity_wendigo"), ann={"lairs": ["gug"]})
    t.ann.is_asked("tribute").plays("feed").has(lairs=["gug"], blood=1)  # with what the glacier has just paid


@rule("EHP R-262b")
def test_each_player_says_where_the_gift_goes() -> None:
    t = ice(at="upkeep", arrange=lambda g: g.glaciers.append("entity_wendigo"), bob={"rooms": {"s1": "well_1"}})
    t.bob.is_asked("store").picks("store:s1:blood", "store:s1:blood").has(rooms={"s1": "well_1 blood=2"})


@rule("EHP R-260a")
def test_the_last_sign_wakes_no_glacier() -> None:
    every = [each.id for each in LOCKS if each.id != "f"]
    t = ice(broken=every, dice=dice(BOARD, 1, 1), ann={"blood": 4})
    t.ann.plays(WENDIGO)
    assert t.table.result is not None and t.state.glaciers == []


# Rhan-Tegoth ----------------------------------------------------------------------------------------------------------


@rule("EHP R-261a", "EHP R-261b", "EHP WW-Q3")
def test_rhan_tegoth_renews_the_priest_card_of_whoever_broke_its_sign() -> None:
    t = ice(broken=["h"], dice=dice(BOARD, 1, 1),
            ann={"grimoire": 1, "magic": 1, "spent": True, "card": "obed_marsh"}, bob={"spent": True})  # fmt: skip
    t.ann.refused("place:priest_ability:priest", rule="R-032").plays(RHAN_TEGOTH)
    t.until(ask="turn", seat="bob")
    t.ann.has(spent=False)
    t.bob.has(spent=True).plays("place:escape:acolyte")
    t.ann.plays("place:priest_ability:priest").has(treasure=3, blood=3, spent=True)


@rule("EHP R-261c")
def test_an_unused_priest_card_is_not_used_twice() -> None:
    t = ice(broken=["h"], dice=dice(BOARD, 1, 1), ann={"grimoire": 1, "magic": 1, "card": "obed_marsh"})
    t.ann.plays(RHAN_TEGOTH)
    t.until(ask="turn", seat="ann", answers={"turn": "place:escape:acolyte"})
    t.ann.plays("place:priest_ability:priest").has(spent=True)
    t.idle()
    t.ann.refused("place:priest_ability:priest", rule="R-032")


# The robbery ----------------------------------------------------------------------------------------------------------


@rule("EHP WW-Q4")
def test_the_robbery_takes_a_treasure_from_each_opponent_who_has_one_and_two_from_the_supply() -> None:
    t = ice("ann", "bob", "cat", "dan", broken=["i"], ann={"blood": 1},
            bob={"treasure": 1, "rooms": {"s1": "treasury_1 treasure=1"}}, dan={"treasure": 5})  # fmt: skip
    t.ann.plays(ROBBERY)
    t.bob.is_asked("lose").offered("from:exposed:treasure", "from:s1:treasure").plays("from:s1:treasure")
    t.ann.has(treasure=4, blood=0)
    t.bob.has(treasure=1, exposed={"treasure": 1})
    t.cat.has(treasure=0)
    t.dan.has(treasure=4)
    poor = ice(broken=["i"], ann={"blood": 1})
    poor.ann.plays(ROBBERY).has(treasure=2)
