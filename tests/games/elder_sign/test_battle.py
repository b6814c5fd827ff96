"""The last battle: attacks by dice, attacks at midnight, and the devoured who only move the clock."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.elder_sign.state import GONE, Museum

from .museum import MuseumTranscript, museum


def battle(*players: str, **more: Any) -> MuseumTranscript:
    """Cthulhu is awake with all his doom (combat: terror, lore, peril), and Ann's turn begins."""
    settings: dict[str, Any] = {"ancient_one": "cthulhu", "awake": True, **more}
    return museum(*(players or ("ann:joe_diamond", "bob:bob_jenkins")), **settings)


HIT = "complete:1:lore-peril-terror"


@rule("ES R-012", "ES R-119a", "ES R-133a", "ES R-135", "ES R-136", "ES E-11", "ES Q-10")
def test_the_example_of_mandy_harvey_and_cthulhu() -> None:
    """7 dice: hit, 4 left, miss, 3 left, hit; then midnight: Harvey is devoured; 2 doom off, 2 doom on."""
    t = battle("mandy:mandy_thompson", "harvey:harvey_walters", doom=8, hour=9,
               mandy={"cards": ["obsidian_statue"], "used": ["mandy_thompson"]},
               harvey={"sanity": 1, "stamina": 1, "less_stamina": 1},
               rolls=["terror lore peril 1 1 2 3.r", "1 1 2 2.r", "terror lore wild.r"])  # fmt: skip
    t.mandy.has(sanity=4, stamina=4)  # one less than printed
    t.mandy.plays("use:obsidian_statue")  # nothing else to be done before the roll
    assert len(t.dice("pool")) == 7
    t.mandy.plays(HIT)
    assert (len(t.dice("task.0")), len(t.dice("pool")), t.state.doom) == (3, 4, 7)
    t.mandy.plays("discard:1")  # a roll that cannot hit fails by itself
    assert t.dice("out") == ["1"]
    t.mandy.is_asked("battle-roll").plays("complete:1:lore-terror-wild.r")
    t.mandy.is_asked("one-of")  # no dice left, the clock strikes, Cthulhu attacks
    assert (t.state.doom, t.state.hour) == (6, 0)
    t.mandy.plays("option:1").has(sanity=3, less_sanity=1)
    t.harvey.plays("option:2").has(id="")
    assert t.state.doom == 8  # 1 for the attack, 1 for Harvey: over the turn nothing has changed


@rule("ES Q-10")
def test_harvey_has_two_stamina_at_most_against_cthulhu() -> None:
    t = battle("ann:harvey_walters", "bob:bob_jenkins")
    t.ann.has(sanity=6, stamina=2)


@rule("ES R-132", "ES R-133a")
def test_a_battle_turn_is_an_attack_and_the_clock() -> None:
    t = battle(rolls=["terror lore peril 1 1 1", "terror lore peril"], hour=3)
    t.ann.is_asked("battle-roll").plays(HIT).is_asked("battle-roll").plays(HIT)
    assert t.state.doom == 9 and t.state.hour == 6
    t.bob.is_asked()
    assert t.state.lies.count("pool") == 6  # all dice were back in the reserve for Bob


@rule("ES R-133b", "ES R-133c")
def test_every_miss_costs_a_die_until_none_is_left() -> None:
    t = battle(rolls=["1 1 1 1 1 2", "1 1 1 1 2", "1 1 1 2", "1 1 2", "1 2", "1"])
    for out in range(5):
        t.ann.is_asked("discard-die")
        assert t.state.lies.count("out") == out
        t.ann.plays("discard:2")
    t.bob.is_asked()
    assert t.state.doom == 11


@rule("ES R-133", "ES R-038")
def test_one_may_decline_a_hit_and_discard_instead() -> None:
    t = battle(rolls=["terror lore peril 1 1 1"])
    t.ann.offered_only(HIT, "fail").plays("fail").is_asked("discard-die")
    assert t.state.doom == 11


@rule("ES R-134a", "ES R-134b")
def test_no_focus_and_no_assist_but_clues_spells_items_and_allies() -> None:
    t = battle(ann={"clues": 1, "cards": ["knife", "wither"], "allies": ["professor_armitage"]},
               rolls=["terror 1 1 1 1 1", "1 1 1 1 1 2.y"])  # fmt: skip
    t.ann.is_asked("before-roll").offered_only("roll", "use:knife").plays("roll")
    t.ann.offered("clue", "use:wither", "turn:professor_armitage:1:lore").not_offered("give_up")
    t.ann.plays("fail", "discard:1").is_asked("before-roll").offered_only("roll", "use:knife")


@rule("ES R-134", "ES R-085", "ES R-086")
def test_a_die_on_another_players_spell_may_hit() -> None:
    def cast(g: Museum) -> None:
        g.investigators[1].cards.remove("wither")
        g.investigators[1].cast.append("wither")
        g.lies[0], g.faces[0] = "wither", "terror"

    t = battle(bob={"cards": ["wither"]}, arrange=cast, rolls=["lore peril 1 1 1", "1 1 2"])
    t.ann.is_asked("before-roll").offered_only("roll", "take:terror@wither").plays("roll")
    t.ann.plays("complete:1:lore-peril-terror@wither").is_asked("discard-die")
    assert t.state.doom == 10
    t.bob.has(cast=[])


@rule("ES R-134", "ES R-085")
def test_a_spell_cast_in_the_battle_keeps_its_die() -> None:
    t = battle(ann={"cards": ["wither"]}, rolls=["terror lore 1 1 1 1", "peril 1 1 2"])
    t.ann.is_asked("battle-roll").plays("use:wither", "keep:terror").is_asked("discard-die").plays("discard:1")
    t.ann.is_asked("before-roll").offered_only("roll", "take:terror@wither")
    assert t.dice("wither") == ["terror"]


@rule("ES R-135a", "ES R-135b", "ES R-135c")
def test_at_midnight_he_attacks_instead_of_a_mythos_card() -> None:
    t = battle(at=[("clock", 0)], hour=9)
    t.ann.is_asked("one-of")
    assert not [event for event in t.table.log if event.kind in ("mythos", "strikes")]


@rule("ES R-012b", "ES R-135", "ES Q-09")
def test_he_attacks_only_at_midnight() -> None:
    t = battle(at=[("clock", 0)], hour=6)
    t.bob.is_asked()
    assert not [event for event in t.table.log if event.kind == "attacks"]


@rule("ES Q-23", "ES R-051")
def test_once_a_day_abilities_are_fresh_after_each_midnight_of_the_battle() -> None:
    t = battle("ann:mandy_thompson", "bob:bob_jenkins", ancient_one="hastur", at=[("clock", 0)], hour=9,
               ann={"used": ["mandy_thompson"], "clues": 1}, bob={"clues": 1})  # fmt: skip
    t.ann.plays("option:1")
    t.bob.plays("option:1")
    t.ann.has(used=[])


@rule("ES R-115", "ES R-119b", "ES R-119c", "ES Q-38")
def test_devoured_in_the_battle_a_player_takes_nobody_new_and_only_moves_the_clock() -> None:
    t = battle(ancient_one="hastur", doom=5, hour=9, at=[("clock", 0)], ann={"sanity": 2}, bob={"clues": 1},
               rolls=["lore lore terror 1 1 1", "1 1 2", "1 2", "1", "1 1 1 1 1 2"])  # fmt: skip
    t.bob.is_asked("one-of").plays("option:1")  # Ann had no clue: she lost 2 sanity unasked
    t.ann.has(id="", due=False)
    assert t.state.doom == 6 and t.state.unused
    t.bob.plays("complete:1:lore-lore-terror", "discard:2", "discard:2").is_asked("discard-die")
    assert t.state.hour == 6 and t.state.lies.count("pool") == 6  # a turn of Bob's, Ann's clock, and Bob again


@rule("ES R-119", "ES Q-31")
def test_devoured_by_an_own_card_in_the_attack_phase() -> None:
    t = battle(doom=5, ann={"cards": ["voice_of_ra"], "sanity": 1}, rolls=["terror lore peril 1 1 1"], hour=3)
    t.ann.plays("use:voice_of_ra").has(id="")
    assert t.state.doom == 6 and t.state.hour == 6
    t.bob.is_asked()


@rule("ES R-136", "ES Q-40")
def test_doom_added_to_a_full_track_has_no_effect() -> None:
    t = battle(at=[("clock", 0)], hour=9)
    t.ann.plays("option:1")
    t.bob.plays("option:1")
    assert t.state.doom == 11


@rule("ES R-120", "ES R-136b", "ES Q-40")
def test_new_doom_goes_back_on_the_track_and_brings_no_monster() -> None:
    t = battle(at=[("clock", 0)], hour=9, doom=2)  # Cthulhu's third space is a monster space
    t.ann.plays("option:1")
    t.bob.plays("option:1")
    assert t.state.doom == 3 and t.state.spaces() == [] and not [e for e in t.table.log if e.kind == "appears"]


@rule("ES Q-40", "ES R-133")
def test_a_card_that_completes_a_task_completes_the_combat_task_once() -> None:
    t = battle(ann={"cards": ["blue_watcher_of_the_pyramid"]}, rolls=["1 1 1 1 1 2"])
    t.ann.is_asked("before-roll").plays("use:blue_watcher_of_the_pyramid").is_asked("discard-die")
    assert t.state.doom == 10
    t.ann.has(stamina=4)


@rule("ES Q-40", "ES R-099", "ES R-055")
def test_cards_that_defeat_monsters_or_open_gates_may_be_used_and_find_none() -> None:
    cards = ["bind_monster", "flute_of_the_outer_gods", "find_gate", "knife"]
    t = battle(ann={"cards": cards, "clues": 0})
    t.ann.is_asked("before-roll").offered_only("roll", *(f"use:{card}" for card in cards))
    assert t.decision.in_vain == {"use:bind_monster", "use:flute_of_the_outer_gods"}
    t.ann.plays("use:find_gate").has(clues=1)
    assert t.state.worlds == []


@rule("ES Q-40", "ES R-099", "ES R-134")
def test_with_nothing_but_such_cards_in_hand_nobody_is_asked_in_the_battle() -> None:
    t = battle(ann={"cards": ["bind_monster", "whiskey"]}, rolls=["terror lore peril 1 1 1"])
    t.ann.is_asked("battle-roll")


@rule("ES R-130", "ES R-133")
def test_dice_that_left_the_game_are_not_rolled() -> None:
    def two_gone(g: Museum) -> None:
        g.lies[0] = g.lies[1] = GONE

    t = battle(arrange=two_gone, rolls=["terror lore peril 1"])
    t.ann.is_asked("battle-roll")
    assert len(t.dice("pool")) == 4


@rule("ES R-130")
def test_a_yellow_die_that_left_the_game_is_refused_for_that_reason() -> None:
    t = battle(arrange=lambda g: g.lies.__setitem__(6, GONE), ann={"cards": ["knife", "food"], "stamina": 1})
    t.ann.refused("use:knife", rule="R-130")


@rule("ES R-133", "ES R-086", "ES R-105")
@pytest.mark.parametrize("left", ["spell", "food"])
def test_with_no_dice_left_a_player_need_not_use_what_he_would_rather_keep(left: str) -> None:
    """A die on Wither is for the next player, and the food for a hungrier day."""

    def cast(g: Museum) -> None:
        g.investigators[0].cards.remove("wither")
        g.investigators[0].cast.append("wither")
        for die in (1, 2, 3, 4, 5):
            g.lies[die] = GONE
        g.lies[0], g.faces[0] = "wither", "terror"

    def no_green(g: Museum) -> None:
        for die in range(6):
            g.lies[die] = GONE

    held = {"spell": ("wither", cast, "take:terror@wither"), "food": ("food", no_green, "use:food")}
    card, arrange, use = held[left]
    t = battle(ann={"cards": [card], "stamina": 2}, arrange=arrange, rolls=["1"])
    t.ann.is_asked("before-roll").offered_only(use, "done").refused("roll", rule="Q-14").plays("done")
    if left == "food":
        t.ann.is_asked("end-turn").plays("done")
    t.told("turn", seat=1)  # Bob's turn has come
    assert card in t.ann.investigator.cards or t.state.lies[0] == "wither"


@rule("ES R-133", "ES R-036")
def test_amanda_may_hit_several_times_with_one_roll() -> None:
    t = battle("ann:amanda_sharpe", "bob:bob_jenkins", rolls=["terror lore peril terror lore peril"])
    t.ann.plays(HIT).is_asked("battle-roll").plays(HIT)
    assert t.state.doom == 9
