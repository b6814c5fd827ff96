"""The Ancient One awakes: in a turn, inside midnight, early, and what leaves the table."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.elder_sign import GAME
from leng.games.elder_sign.state import Museum

from .museum import MuseumTranscript, museum
from .printed import BOX

CTHULHU: dict[str, Any] = {"ancient_one": "cthulhu", "doom": 10}  # one space left
TOME = "mysterious_tome"  # failed: 1 doom


def waking(**more: Any) -> MuseumTranscript:
    """Ann fails the Mysterious Tome, and Cthulhu awakes in her turn."""
    settings: dict[str, Any] = {"adventures": [TOME], **CTHULHU, **more}
    t = museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", **settings)
    t.ann.plays(f"move:{TOME}", "give_up")
    assert t.state.awake
    return t


@rule("ES R-130d", "ES Q-07")
def test_the_museum_is_cleared_but_trophies_are_kept() -> None:
    t = waking(worlds=["yuggoth"], monsters={"the_archives": [("ghoul", 1)], "yuggoth": [("gug", 1)]},
               ann={"trophies": ["zombie", "the_elder_sign"], "clues": 1}, bob={"trophies": ["the_abyss"]})  # fmt: skip
    g = t.state
    assert g.spaces() == [] and {"yuggoth", "ghoul", "gug", TOME, "the_archives"} <= set(g.removed)
    t.ann.has(trophies=["zombie", "the_elder_sign"], clues=1, at="lair")
    t.bob.has(trophies=["the_abyss"], at="lair")
    GAME.check(g)


@rule("ES R-130a", "ES Q-45")
def test_the_mythos_card_goes_under_its_deck_with_all_its_effects() -> None:
    t = waking(mythos="mythos_10", arrange=lambda g: g.lingering.append("mythos_18"))
    assert (t.state.mythos, t.state.lingering) == ("", [])
    assert t.state.decks["mythos"].cards[0] == "mythos_10" and len(t.state.decks["mythos"].cards) == 32


@rule("ES R-091", "ES R-130b", "ES R-130c")
def test_dice_locked_by_the_mythos_card_come_free_and_all_others_leave_the_game() -> None:
    """Green by the Mythos card; yellow by the Gala, red by the High Priest, a second green by Did You Hear That?"""
    t = waking(mythos="mythos_04", adventures=[TOME, "gala_in_the_great_hall", "did_you_hear_that", "the_archives"],
               monsters={"the_archives": [("high_priest", 1)]})  # fmt: skip
    assert t.state.locks == []
    assert t.state.lies.count("gone") == 3 and t.state.lies[6:] == ["gone", "gone"]
    assert [t.state.lies[die] for die in range(6)].count("gone") == 1
    GAME.check(t.state)


@rule("ES R-130", "ES R-085")
def test_dice_on_spells_stay_there() -> None:
    def cast(g: Museum) -> None:
        g.investigators[1].cards.remove("wither")
        g.investigators[1].cast.append("wither")
        g.lies[3], g.faces[3] = "wither", "lore"

    t = waking(bob={"cards": ["wither"]}, arrange=cast)
    assert t.state.lies[3] == "wither" and t.state.faces[3] == "lore"


@rule("ES R-131a", "ES R-131b")
@pytest.mark.parametrize(("hour", "attacked"), [(3, False), (9, True)])
def test_woken_in_a_turn_the_clock_goes_on_at_once_and_at_midnight_he_attacks(hour: int, attacked: bool) -> None:
    t = waking(hour=hour)
    assert t.state.hour == (hour + 3) % 12
    assert any(event.kind == "attacks" for event in t.table.log) == attacked
    assert not [event for event in t.table.log if event.kind == "mythos"]
    if attacked:
        t.ann.is_asked("one-of")
    else:
        t.bob.is_asked()


@rule("ES R-122", "ES R-131c")
def test_woken_inside_midnight_the_rest_of_the_night_is_dropped_and_he_attacks() -> None:
    """Horrible Visions fills the track; the Hedge Maze and the new Mythos card do not come any more."""
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["horrible_visions", "the_hedge_maze"], hour=9,
               at=[("clock", 0)], ann={"used": ["x"]}, **CTHULHU)  # fmt: skip
    t.ann.is_asked("midnight-order").plays("midnight:horrible_visions").is_asked("one-of").has(stamina=5)
    assert t.state.awake and t.state.doom == 11
    assert not [event for event in t.table.log if event.kind == "mythos"]
    t.ann.plays("option:1")
    t.bob.plays("option:1").has(stamina=5, sanity=2)
    assert t.state.hour == 0 and t.ann.investigator.used == []  # a new day all the same


@rule("ES R-131", "ES R-130")
def test_woken_by_the_new_mythos_card_he_attacks_at_once() -> None:
    t = museum(
        "ann:joe_diamond", "bob:bob_jenkins", hour=9, at=[("clock", 0)], top={"mythos": ["mythos_02"]}, **CTHULHU
    )
    t.ann.is_asked("one-of")
    assert t.state.awake and t.state.mythos == "" and t.state.decks["mythos"].cards[0] == "mythos_02"


@rule("ES R-131", "ES Q-09")
def test_a_midnight_struck_before_he_woke_is_an_attack_too() -> None:
    """A clock cost of Ann's turn passed twelve; then she fails, and the clock of her turn does not pass it again."""
    t = waking(arrange=lambda g: setattr(g, "struck", 1), hour=3)
    t.ann.is_asked("one-of")
    t.told("attacks")


@rule("ES Q-44", "ES R-131", "ES R-130")
def test_woken_by_a_terror_effect_the_attempt_ends_without_rewards_or_penalties() -> None:
    """Please Do Not Touch the Exhibits: Terror adds 1 doom; failing would cost 1 stamina, 1 sanity and 1 doom."""
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["please_do_not_touch_the_exhibits"],
               rolls=["terror 1 1 1 1 1", "1 1 1 1 1 2"], **CTHULHU)  # fmt: skip
    t.ann.plays("move:please_do_not_touch_the_exhibits", "roll", "fail").has(sanity=3, stamina=5, at="lair")
    assert t.state.awake and t.state.hour == 6 and t.state.doom == 11
    assert not [event for event in t.table.log if event.kind in ("fails", "die-out", "lose")]
    t.bob.is_asked()


@rule("ES Q-44", "ES R-130")
def test_a_monster_completed_in_an_attempt_that_wakes_him_is_not_won_and_its_die_leaves_the_game() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["gala_in_the_great_hall"],
               monsters={"gala_in_the_great_hall": [("high_priest", 0)]},
               rolls=["lore terror 1 1 1 1", "terror 1 1 1"], **CTHULHU)  # fmt: skip
    t.ann.plays("move:gala_in_the_great_hall", "roll", "complete:3:lore-terror", "roll", "fail").has(trophies=[])
    assert t.state.awake and t.state.lies[7] == "gone" and "high_priest" in t.state.removed


@rule("ES Q-44", "ES R-099", "ES R-130")
def test_a_monster_defeated_by_a_card_but_not_yet_won_leaves_with_the_table_and_so_does_its_die() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["gala_in_the_great_hall"],
               monsters={"the_archives": [("high_priest", 1)]}, ann={"cards": ["bind_monster"]},
               rolls=["terror 1 1 1 1 1"], **CTHULHU)  # fmt: skip
    t.ann.plays("use:bind_monster", "move:gala_in_the_great_hall", "roll", "fail").has(trophies=[])
    assert t.state.awake
    assert t.state.lies[7] == "gone" and "high_priest" in t.state.removed


@rule("ES Q-44", "ES R-130", "ES R-043")
def test_a_terror_effect_of_the_mythos_card_does_not_come_after_he_has_woken() -> None:
    """The Gala's Terror fills the track; the Mythos card is gone at once, and with it its own Terror effect."""
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["gala_in_the_great_hall"], mythos="mythos_02",
               rolls=["terror 1 1 1 1 1"], **CTHULHU)  # fmt: skip
    t.ann.plays("move:gala_in_the_great_hall", "roll", "fail", "terror:gala_in_the_great_hall")
    assert t.state.awake
    t.ann.has(sanity=3)


@rule("ES R-122", "ES R-130")
def test_woken_before_the_track_is_full_he_has_all_his_doom() -> None:
    """Yog-Sothoth awakes when the last Other World is lost."""
    lost = [world for world in BOX.other_worlds if world != "yuggoth"]

    def gone(g: Museum) -> None:
        g.decks["other_world"].cards = []
        g.removed += lost

    t = museum(
        "ann:joe_diamond", "bob:bob_jenkins", ancient_one="yog_sothoth", worlds=["yuggoth"], doom=4, arrange=gone
    )
    t.ann.plays("move:yuggoth", "give_up").has(sanity=2, stamina=5)  # the penalties first
    assert t.state.awake and t.state.doom == 10 and t.state.hour == 6
    assert not [event for event in t.table.log if event.kind == "appears"]


@rule("ES R-130e", "ES R-132")
def test_once_he_is_awake_nobody_leaves_and_turns_are_attacks() -> None:
    t = waking(rolls=["terror lore peril 1 1 1"])
    t.bob.is_asked("battle-roll").plays("complete:1:lore-peril-terror")
    t.until("battle-roll", "cleo")
    for seat in (t.ann, t.bob, t.cleo):
        seat.has(at="lair")


@rule("ES R-116", "ES R-118", "ES Q-38")
def test_whoever_the_battle_has_devoured_moves_the_clock_on() -> None:
    def out(g: Museum) -> None:
        g.devoured += [*g.unused, "bob_jenkins"]
        g.unused = []
        g.investigators[1].id, g.investigators[1].sanity, g.investigators[1].stamina = "", 0, 0

    t = waking(arrange=out, rolls=["terror lore peril 1 1 1"], hour=3)
    t.cleo.is_asked("battle-roll")  # Bob had his turn: a step of the clock
    assert t.state.hour == 9
