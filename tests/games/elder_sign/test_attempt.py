"""Attempting a card: the pool, failed rolls, giving up, and what success and failure bring."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.elder_sign.box import ElderSignBox

from .museum import museum

TWO = ("ann:bob_jenkins", "bob:dexter_drake")
WASTE = "1 1 1 2 peril peril"  # nothing for the archives


@rule("ES R-034a")
def test_the_pool_begins_with_the_six_green_dice() -> None:
    t = museum(*TWO)
    t.ann.plays("move:the_archives")
    assert t.state.lies == ["pool"] * 6 + ["reserve"] * 2


@rule("ES R-034b", "ES R-034c", "ES R-090")
def test_less_those_locked_and_those_on_spells() -> None:
    rolls = ["lore 1 1 1 1"]
    t = museum(*TWO, adventures=["did_you_hear_that"], rolls=rolls, ann={"cards": ["wither"]})
    t.ann.plays("move:the_archives")
    assert (len(t.dice("pool")), len(t.dice("locked"))) == (5, 1)
    t.ann.plays("roll", "use:wither", "keep:lore", "give_up")
    t.bob.plays("move:the_archives")
    assert (len(t.dice("pool")), t.dice("wither")) == (4, ["lore"])


@rule("ES R-034d", "ES R-105")
def test_the_yellow_and_the_red_die_come_only_through_cards() -> None:
    t = museum(*TWO, ann={"cards": ["axe"]})
    t.ann.refused("use:axe", rule="R-034").plays("move:the_archives").offered_only("roll", "use:axe", "give_up")
    t.ann.plays("use:axe").offered_only("roll", "give_up")
    assert t.state.lies == ["pool"] * 7 + ["reserve"]


@rule("ES R-035a", "ES R-038a", "ES R-039b")
def test_a_failed_roll_costs_one_die_of_choice() -> None:
    t = museum(*TWO, rolls=[WASTE, "1 1 1 peril 2"])
    t.ann.plays("move:the_archives", "roll", "fail").is_asked("discard-die")
    t.ann.offered_only("discard:1", "discard:2", "discard:peril", "give_up")
    assert t.decision.in_vain == {"give_up"}  # it can be done with the next question as well
    t.ann.plays("discard:2").is_asked("before-roll")
    assert t.dice("out") == ["2"]
    t.ann.plays("roll")
    assert t.dice("pool") == ["1", "1", "1", "2", "peril"]


@rule("ES R-035c", "ES R-038b", "ES R-050e")
def test_a_roll_that_would_do_may_be_called_failed() -> None:
    t = museum(*TWO, rolls=["lore 1 1 1 1 1"])
    t.ann.plays("move:the_archives", "roll").offered("complete:1:lore", "fail").plays("fail", "discard:1")
    t.ann.is_asked("before-roll").has(trophies=[])


@rule("ES R-040", "ES R-044")
def test_discarding_the_last_die_fails_the_card() -> None:
    rolls = ["1 1 1 1 1 2", "1 1 1 1 2", "1 1 1 2", "1 1 2", "1 2", "2"]
    t = museum(*TWO, rolls=rolls)
    t.ann.plays("move:the_archives")
    for _ in range(5):
        t.ann.plays("roll", "fail", "discard:2")
    t.ann.has(sanity=4).plays("roll", "fail").has(sanity=3, at="the_archives", trophies=[])
    t.bob.is_asked("move")
    assert t.state.lies == ["reserve"] * 8


@rule("ES R-041b")
@pytest.mark.parametrize(("cards", "die"), [(["axe", "knife"], "2.y"), (["holy_water", "ancient_tablet"], "2.r")])
def test_a_discarded_yellow_or_red_die_cannot_come_back_this_turn(cards: list[str], die: str) -> None:
    t = museum(*TWO, rolls=[f"{WASTE} {die}"], ann={"cards": cards})
    t.ann.plays("move:the_archives", f"use:{cards[0]}", "roll", "fail", f"discard:{die}")
    assert t.dice("out") == [die]
    t.ann.refused(f"use:{cards[1]}", rule="R-041")


@rule("ES R-041a", "ES R-110b")
def test_on_the_next_turn_all_dice_are_there_again() -> None:
    t = museum("ann:bob_jenkins", rolls=[f"{WASTE} 2.y"], ann={"cards": ["axe", "knife"]}, hour=0)
    t.ann.plays("move:the_archives", "use:axe", "roll", "fail", "discard:2.y", "give_up").is_asked("move")
    t.ann.plays("move:the_archives", "use:knife")
    assert t.state.lies == ["pool"] * 7 + ["reserve"]


@rule("ES R-042b", "ES Q-13")
def test_giving_up_before_the_first_roll_is_a_failure() -> None:
    t = museum(*TWO)
    t.ann.plays("move:the_guided_tour", "give_up").has(sanity=3, stamina=5, at="the_guided_tour")
    t.bob.is_asked("move")


@rule("ES R-042a", "ES Q-13")
def test_giving_up_after_a_roll_or_between_rolls() -> None:
    t = museum(*TWO, rolls=[WASTE])
    t.ann.plays("move:the_archives", "roll", "give_up").has(sanity=3).is_not_asked()
    t = museum(*TWO, rolls=["lore 1 1 1 1 1"])
    t.ann.plays("move:the_archives", "roll", "complete:1:lore", "give_up").has(sanity=3).is_not_asked()


@rule("ES R-044d", "ES R-044e")
def test_failure_keeps_no_ordinary_task_and_leaves_the_marker() -> None:
    t = museum("ann:bob_jenkins", rolls=["lore 1 1 1 1 1", "lore 1 1 1 1 1"], hour=0)
    t.ann.plays("move:the_archives", "roll", "complete:1:lore", "give_up").has(at="the_archives", sanity=3)
    assert t.state.lies == ["reserve"] * 8
    t.ann.plays("move:the_archives", "roll").offered("complete:1:lore")
    assert len(t.dice("pool")) == 6


@rule("ES R-044a", "ES R-098b")
def test_monsters_beaten_on_the_way_are_won_before_the_penalties() -> None:
    t = museum(*TWO, monsters={"the_archives": [("witch", 1)]}, rolls=["lore 1 1 1 1 1"])
    t.ann.plays("move:the_archives", "roll", "complete:1:lore").has(sanity=3, trophies=[])
    t.ann.plays("give_up").has(sanity=2, trophies=["witch"], clues=1)
    kinds = [line.kind for line in t.table.log]
    assert kinds.index("won-monster") < len(kinds) - 1 - kinds[::-1].index("lose")


@rule("ES R-045a", "ES R-046")
def test_success_sends_everybody_home_and_brings_card_replacement_and_rewards() -> None:
    t = museum(*TWO, bob={"at": "the_missing_records"}, rolls=["3 3 1 1 1 lore", "lore 3 1 1"],
               top={"adventure": ["koi_pond"]})  # fmt: skip
    place = [space.card for space in t.state.adventures].index("the_missing_records")
    t.ann.plays("move:the_missing_records", "roll", "complete:1:3-3", "roll", "complete:2:3-lore")
    t.ann.has(at="entrance", trophies=["the_missing_records"], clues=2)
    t.bob.has(at="entrance", trophies=[], clues=0)
    assert t.state.adventures[place].card == "koi_pond"
    assert t.state.lies == ["reserve"] * 8


@rule("ES R-045", "ES R-055")
def test_an_other_world_is_not_replaced() -> None:
    t = museum(*TWO, worlds=["the_dreamlands"], rolls=["peril lore 3 1 1 1"])
    t.ann.plays("move:the_dreamlands", "roll", "complete:1:3-lore-peril").has(trophies=["the_dreamlands"])
    assert t.state.worlds == []
    assert len(t.state.spaces()) == 6


@rule("ES R-045e", "ES R-090", "ES R-091")
def test_the_locks_of_the_old_card_open_and_those_of_the_new_one_close() -> None:
    t = museum("ann:bob_jenkins", adventures=["did_you_hear_that"], rolls=["peril peril peril 1 1", "peril peril 1 1"],
               top={"adventure": ["gala_in_the_great_hall"]}, cup=["ghoul"])  # fmt: skip
    t.ann.plays("move:did_you_hear_that", "roll", "complete:1:peril", "roll", "complete:2:peril-peril")
    assert [(lock.holder, lock.die) for lock in t.state.locks] == [("gala_in_the_great_hall", 6)]
    assert t.state.lies == ["reserve"] * 6 + ["locked", "reserve"]


REWARDS = {
    "common": ("the_loading_dock", ["peril peril 3 1 1 1", "peril 3 1 1 1"], ["1:peril", "2:3-peril"]),
    "unique": ("the_gift_shop", ["3 3 lore 1 1 1", "3 lore 1 1 1"], ["1:3", "2:3-lore"]),
    "spell": ("unnatural_habitat", ["peril peril 3 1 1 1"], ["2:3-peril-peril"]),
}


@rule("ES R-046a")
@pytest.mark.parametrize("kind", REWARDS)
def test_a_card_icon_draws_one_card(kind: str) -> None:
    card, rolls, tasks = REWARDS[kind]
    t = museum("ann:darrell_simmons", adventures=[card], rolls=rolls)
    t.ann.plays(f"move:{card}")
    for task in tasks:
        t.ann.plays("roll", f"complete:{task}")
    box: ElderSignBox = t.state.box
    assert [box.kind_of[each] for each in t.ann.investigator.cards] == [kind]


@rule("ES R-046a", "ES R-111a")
def test_an_ally_icon_draws_an_ally_who_lies_open_at_once() -> None:
    t = museum("ann:bob_jenkins", adventures=["the_security_office"], rolls=["2 3 3 3 1 1", "3 3 3 1 1", "3 3 1 1"],
               top={"ally": ["anna_kaslow"]})  # fmt: skip
    t.ann.plays("move:the_security_office", "roll", "complete:1:2", "roll", "complete:2:3", "roll", "complete:3:3-3")
    t.ann.has(allies=["anna_kaslow"], clues=2, cards=[])


@rule("ES R-046b", "ES R-047")
def test_an_elder_sign_icon_places_signs_and_enough_of_them_win_at_once() -> None:
    rolls = ["3 3 peril lore 1 1", "3 peril lore 1 1", "lore 1 1"]
    done = ["move:the_hidden_passage", "roll", "complete:1:3", "roll", "complete:2:3-peril", "roll", "complete:3:lore"]
    t = museum(*TWO, adventures=["the_hidden_passage"], rolls=rolls, ancient_one="yig", signs=3)
    t.ann.plays(*done)
    assert t.state.signs == 5
    t.bob.is_asked("move")
    t = museum(*TWO, adventures=["the_hidden_passage"], rolls=rolls, ancient_one="yig", signs=9)
    t.ann.plays(*done)
    assert t.state.signs == 11  # above the limit of ten is enough too
    assert t.table.result is not None
    assert (t.table.result.ending, t.table.result.winners) == ("sealed", (0, 1))


@rule("ES R-046c", "ES R-055a")
def test_a_gate_icon_brings_an_other_world() -> None:
    t = museum("ann:bob_jenkins", adventures=["gate_to_elsewhere"], rolls=["lore lore lore 1 1 1", "lore lore 1 1 1"],
               top={"other_world": ["yuggoth"]})  # fmt: skip
    t.ann.plays("move:gate_to_elsewhere", "roll", "complete:1:lore", "roll", "complete:2:lore-lore").has(clues=2)
    assert [space.card for space in t.state.worlds] == ["yuggoth"]


@rule("ES R-046d", "ES R-046g")
def test_penalties_take_sanity_stamina_and_clues() -> None:
    t = museum(*TWO, ann={"clues": 2}, adventures=["administration_office", "the_guided_tour"])
    t.ann.plays("move:administration_office", "give_up").has(sanity=3, stamina=6, clues=1)
    t = museum(*TWO, adventures=["stay_away_from_the_windows"], doom=0)
    t.ann.plays("move:stay_away_from_the_windows", "give_up").has(sanity=3, stamina=4)
    assert t.state.doom == 1


@rule("ES R-046e", "ES R-048", "ES R-094")
def test_a_monster_from_the_rewards_may_go_on_the_new_adventure() -> None:
    rolls = ["3 3 3 peril 1 1", "3 3 peril 1 1", "peril 1 1"]
    t = museum("ann:bob_jenkins", rolls=rolls, top={"adventure": ["koi_pond"]}, cup=["ghoul"])
    t.ann.plays("move:a_peculiar_specimen", "roll", "complete:1:3", "roll", "complete:2:3-3", "roll")
    t.ann.plays("complete:3:peril").is_asked("place-monster").offered("slot:koi_pond:1", "slot:the_archives:1")
    t.ann.plays("slot:koi_pond:1")
    assert t.state.space("koi_pond").monsters == ["ghoul"]
    assert t.state.signs == 1


@rule("ES R-049", "ES Q-19")
def test_all_penalties_are_suffered_before_the_ancient_one_awakes() -> None:
    """Doom is the second of three penalties of the teapot; the last one is still paid."""
    t = museum(*TWO, adventures=["tempest_in_a_teapot"], ancient_one="yig", doom=7)
    t.ann.plays("move:tempest_in_a_teapot", "give_up")
    kinds = [(line.kind, line.facts.get("what")) for line in t.table.log]
    awakes = kinds.index(("awakens", None))
    assert kinds.index(("lose", "stamina")) < awakes
    assert kinds.index(("lose", "sanity")) < awakes


@rule("ES Q-19")
def test_the_player_orders_rewards_where_the_order_matters() -> None:
    """Gate and monster: with the gate first, the monster may go on the Other World."""
    rolls = ["3 3 lore lore 1 1", "lore lore 1 1"]
    t = museum("ann:bob_jenkins", adventures=["a_secret_gathering"], rolls=rolls, cup=["ghoul"],
               top={"other_world": ["yuggoth"]})  # fmt: skip
    t.ann.plays("move:a_secret_gathering", "roll", "complete:1:3-3", "roll", "complete:2:lore-lore").is_asked("order")
    t.ann.offered_only("first:1", "first:2", "first:3", "first:4").plays("first:3").is_asked("place-monster")
    t.ann.offered("slot:yuggoth:1").plays("slot:yuggoth:1").has(clues=1)
    assert t.state.signs == 1


@rule("ES R-050c")
def test_dice_are_added_at_any_moment_and_secured_after_a_roll() -> None:
    t = museum(*TWO, rolls=[f"{WASTE} 2.y"], ann={"cards": ["axe", "wither", "holy_water"]})
    t.ann.plays("move:the_archives").refused("use:wither", rule="R-085").plays("use:axe", "roll")
    t.ann.offered("use:holy_water").plays("use:wither", "keep:2.y").offered("fail")


@rule("ES R-050d", "ES R-050e")
def test_a_roll_may_be_changed_several_times_and_in_any_order_before_it_is_judged() -> None:
    """Turn a die, spend a clue, turn another one: then the task is met."""
    rolls = ["1 1 terror terror terror terror", "2 peril"]
    ann = {"clues": 2, "allies": ["professor_armitage", "thomas_f_malone"]}
    t = museum("ann:darrell_simmons", rolls=rolls, ann=ann)
    t.ann.plays("move:the_archives", "roll", "turn:professor_armitage:terror:lore", "clue", "die:1", "die:1", "done")
    t.ann.plays("turn:darrell_simmons:2:3").offered("complete:2:3-lore", "complete:3:lore-peril").has(clues=1)
    t.ann.plays("turn:thomas_f_malone:terror:peril", "complete:3:lore-peril")
    t.ann.has(used=["professor_armitage", "thomas_f_malone"])


@rule("ES R-051b")
def test_a_reroll_belongs_to_its_roll() -> None:
    rolls = ["1 1 terror terror terror terror", "terror", "1 1 1 1 1"]
    t = museum("ann:darrell_simmons", rolls=rolls, ann={"clues": 1})
    t.ann.plays("move:the_archives", "roll", "turn:darrell_simmons:1:2", "clue", "die:terror", "done")
    t.ann.not_offered("turn:darrell_simmons:1:2", "turn:darrell_simmons:2:3")
    t.ann.plays("fail", "discard:terror", "roll").offered("turn:darrell_simmons:1:2")
