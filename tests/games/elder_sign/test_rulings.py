"""Rulings of our own, where neither the rulebook nor a card says what happens."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.elder_sign.deeds.monsters import free_slots
from leng.games.elder_sign.state import GONE, Museum

from .museum import museum


@rule("ES Q-47")
def test_a_frame_whose_task_has_dice_on_it_takes_no_new_monster() -> None:
    t = museum("ann", adventures=["ancient_relics"], rolls=["lore 3 1 1 1 1"])
    frame = ("slot", "ancient_relics", 1)
    t.ann.plays("move:ancient_relics", "roll")
    assert frame in free_slots(t.state)
    t.ann.plays("complete:1:3-lore")
    assert frame not in free_slots(t.state)


@rule("ES R-038b", "ES Q-48")
def test_in_the_battle_a_roll_may_be_failed_on_purpose() -> None:
    t = museum("ann", ancient_one="yig", awake=True, rolls=["peril peril 1 1 1 1"])
    t.ann.is_asked("battle-roll").offered("complete:1:peril-peril").plays("fail").is_asked("discard-die")
    assert t.state.doom == 8


@rule("ES Q-49", "ES R-105")
def test_a_card_for_any_time_may_be_used_while_a_roll_lies_and_after_the_resolution() -> None:
    cards = {"cards": ["whiskey", "food"], "sanity": 2, "stamina": 2}
    t = museum("ann", adventures=["the_archives"], rolls=["1 1 1 1 1 1"], ann=cards)
    t.ann.plays("move:the_archives", "roll").is_asked("after-roll").plays("use:whiskey").has(sanity=3)
    t.ann.is_asked("after-roll").plays("give_up").is_asked("before-penalties").offered_only("use:food", "done")
    t.ann.plays("done").is_asked("end-turn").plays("use:food").has(stamina=3)


@rule("ES Q-50")
@pytest.mark.parametrize("cards", [[], ["ancient_tablet"]])
def test_sister_mary_still_needs_a_card_for_the_locked_red_die(cards: list[str]) -> None:
    t = museum("ann:sister_mary", adventures=["we_need_to_find_help"], ann={"cards": cards})
    t.ann.plays("move:we_need_to_find_help").offered_only("roll", "give_up", *(f"use:{card}" for card in cards))
    if cards:
        t.ann.plays("use:ancient_tablet")
        assert t.state.lies[7] == "pool"


@rule("ES Q-50")
def test_sister_mary_takes_a_locked_green_die_without_any_card() -> None:
    t = museum("ann:sister_mary", adventures=["did_you_hear_that"])
    t.ann.plays("move:did_you_hear_that").offered("borrow:green").plays("borrow:green")
    assert t.state.lies.count("pool") == 6


@rule("ES Q-51", "ES Q-31")
def test_whoever_the_icy_winds_devour_gets_nothing_from_the_card() -> None:
    t = museum("ann", "bob", ancient_one="ithaqua", ann={"cards": ["healing_stone"], "stamina": 1})
    t.ann.plays("use:healing_stone").is_asked("newcomer")
    assert t.state.doom == 1


@rule("ES Q-52", "ES Q-19")
@pytest.mark.parametrize(("kate", "sanity", "asked"), [(True, 1, True), (True, 4, False), (False, 1, True)])
def test_the_order_of_penalties_is_asked_only_where_it_can_matter(kate: bool, sanity: int, asked: bool) -> None:
    ann = "ann:kate_winthrop" if kate else "ann:bob_jenkins"
    t = museum(ann, "bob", adventures=["tempest_in_a_teapot"], ann={"sanity": sanity, "stamina": 3}, cup=[])
    t.ann.plays("move:tempest_in_a_teapot", "give_up")
    assert (t.decision.ask.name == "order") is asked


@rule("ES Q-53", "ES R-085")
def test_a_failed_roll_whose_dice_all_lie_on_a_spell_costs_none() -> None:
    def three_dice(g: Museum) -> None:
        g.lies[3:6] = [GONE] * 3

    t = museum("ann", adventures=["the_archives"], rolls=["1 2 3"], ann={"cards": ["voice_of_ra"]}, arrange=three_dice)
    t.ann.plays("move:the_archives", "roll", "use:voice_of_ra", "keep:1", "keep:2", "keep:3", "fail")
    t.ann.is_asked("before-roll").offered("take:1@voice_of_ra", "give_up").refused("roll", rule="Q-14")
    assert t.dice("out") == []


@rule("ES Q-54", "ES R-120")
def test_no_monster_of_a_mythos_card_appears_once_its_doom_has_filled_the_track() -> None:
    t = museum("ann", ancient_one="cthulhu", doom=10, hour=9, top={"mythos": ["mythos_18"]}, cup=["ghoul"])
    t.ann.plays("move:entrance", "option:1")
    assert t.state.awake and t.state.cup == ["ghoul"]


@rule("ES Q-44", "ES Q-45", "ES R-130")
def test_a_promise_of_the_mythos_is_void_once_a_penalty_wakes_the_ancient_one() -> None:
    t = museum(
        "ann", ancient_one="cthulhu", doom=10, adventures=["gate_to_elsewhere"], mythos="mythos_10", cup=["ghoul"]
    )
    t.ann.plays("move:gate_to_elsewhere", "give_up")
    assert t.state.awake and t.state.cup == ["ghoul"]


@rule("ES Q-55", "ES R-108")
def test_a_card_that_only_restores_may_be_wasted_by_whoever_lacks_nothing() -> None:
    t = museum("ann", ann={"cards": ["whiskey", "healing_stone"], "stamina": 2})
    t.ann.offered("use:whiskey", "use:healing_stone")
    assert t.decision.in_vain == {"use:whiskey"}
    t.ann.plays("use:whiskey").has(cards=["healing_stone"], sanity=4)
