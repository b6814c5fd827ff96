"""Terror effects: when they strike, how often, and in which order."""

from __future__ import annotations

import pytest

from citing import rule

from .museum import museum

TWO = ("ann:bob_jenkins", "bob:dexter_drake")
FRIGHT = "terror terror 1 1 peril peril"  # two terrors, nothing for ancient relics
FEAR = "mythos_02"  # Terror: lose 1 sanity


@rule("ES R-039a", "ES R-039d", "ES R-043b", "ES R-043d", "ES E-02")
def test_terror_costs_a_sanity_then_a_die_goes_and_three_are_rolled() -> None:
    rolls = ["1 2 lore lore lore lore", "terror terror 1 1", "1 1 lore"]
    t = museum(*TWO, adventures=["the_key_to_the_beyond"], rolls=rolls)
    t.ann.plays("move:the_key_to_the_beyond", "roll", "complete:1:1-2", "roll")
    assert len(t.dice("pool")) == 4
    t.ann.refused("complete:2", rule="R-031").has(sanity=4).plays("fail")
    t.ann.has(sanity=3).is_asked("discard-die").plays("discard:1", "roll")
    assert t.dice("pool") == ["1", "1", "lore"]
    t.ann.has(sanity=3)


@rule("ES R-043e")
def test_however_many_terrors_the_effect_strikes_once() -> None:
    t = museum(*TWO, adventures=["ancient_relics"], rolls=["terror terror terror terror terror terror"])
    t.ann.plays("move:ancient_relics", "roll", "fail").has(sanity=3)


@rule("ES R-043a")
def test_without_a_terror_there_is_no_effect() -> None:
    t = museum(*TWO, adventures=["ancient_relics"], rolls=["1 1 1 1 peril peril"])
    t.ann.plays("move:ancient_relics", "roll", "fail", "discard:1").has(sanity=4)


@rule("ES R-043")
def test_a_terror_on_a_roll_that_completes_a_task_is_harmless() -> None:
    t = museum(*TWO, adventures=["ancient_relics"], rolls=["terror terror lore 3 1 1"])
    t.ann.plays("move:ancient_relics", "roll", "complete:1:3-lore").has(sanity=4)


@rule("ES Q-11", "ES R-109")
def test_a_wild_is_no_terror() -> None:
    t = museum(*TWO, adventures=["ancient_relics"], rolls=["1 1 peril peril peril peril wild.r"],
               ann={"cards": ["holy_water"]})  # fmt: skip
    t.ann.plays("move:ancient_relics", "use:holy_water", "roll", "fail", "discard:1").has(sanity=4)


@rule("ES Q-12", "ES R-038")
def test_a_roll_called_failed_on_purpose_brings_terror() -> None:
    t = museum(*TWO, adventures=["ancient_relics"], rolls=["terror lore 3 1 1 1"])
    t.ann.plays("move:ancient_relics", "roll").offered("complete:1:3-lore").plays("fail").has(sanity=3)


@rule("ES Q-13", "ES R-042", "ES R-043")
def test_giving_up_with_a_terror_on_the_table_brings_terror_but_no_discard() -> None:
    """Terror 1 sanity, then the penalty of 1 sanity."""
    t = museum(*TWO, adventures=["ancient_relics"], rolls=[FRIGHT])
    t.ann.plays("move:ancient_relics", "roll", "give_up").has(sanity=2)
    t.bob.is_asked("move")
    assert not [line for line in t.table.log if line.kind == "die-out"]


@rule("ES Q-13")
def test_giving_up_before_a_roll_or_after_a_judged_one_brings_no_terror() -> None:
    t = museum(*TWO, adventures=["ancient_relics"])
    t.ann.plays("move:ancient_relics", "give_up").has(sanity=3)
    t = museum(*TWO, adventures=["ancient_relics"], rolls=["terror terror lore 3 1 1"])
    t.ann.plays("move:ancient_relics", "roll", "complete:1:3-lore", "give_up").has(sanity=3)


@rule("ES Q-13")
def test_amanda_giving_up_after_a_task_of_the_same_roll_has_judged_it() -> None:
    t = museum("ann:amanda_sharpe", adventures=["ancient_relics"], rolls=["terror terror lore 3 1 1"])
    t.ann.plays("move:ancient_relics", "roll", "complete:1:3-lore", "give_up").has(sanity=4)


@rule("ES R-043", "ES R-072", "ES Q-42")
def test_the_mythos_card_adds_its_effect_in_the_order_the_player_likes() -> None:
    t = museum(*TWO, adventures=["the_loading_dock"], mythos=FEAR, rolls=["terror terror 1 1 2 lore"])
    t.ann.plays("move:the_loading_dock", "roll", "fail").is_asked("terror-order")
    t.ann.offered_only("terror:the_loading_dock", f"terror:{FEAR}").plays("terror:the_loading_dock").has(sanity=3)
    assert [line.facts["card"] for line in t.table.log if line.kind == "terror"] == ["the_loading_dock", FEAR]
    assert t.dice("out") == ["terror", "terror"]
    t.ann.is_asked("discard-die")  # only then the die of the failed roll


@rule("ES R-043")
def test_the_mythos_card_strikes_alone_where_the_card_has_no_terror() -> None:
    t = museum(*TWO, mythos="mythos_03", rolls=["terror 1 1 1 peril peril"])
    t.ann.plays("move:the_archives", "roll", "fail", "discard:1").has(sanity=4, stamina=5)


@rule("ES R-043", "ES R-039")
def test_hands_tremble_and_a_second_die_goes() -> None:
    t = museum(*TWO, mythos="mythos_11", rolls=["terror 1 1 1 peril 2"])
    t.ann.plays("move:the_archives", "roll", "fail").is_asked("discard-die").plays("discard:2", "discard:peril")
    assert t.dice("out") == ["2", "peril"]
    assert len(t.dice("pool")) == 4


@rule("ES R-040", "ES R-043")
def test_a_terror_effect_that_empties_the_pool_fails_the_card() -> None:
    terrors = "terror terror terror terror terror terror"
    t = museum(*TWO, adventures=["the_loading_dock"], rolls=[terrors])
    t.ann.plays("move:the_loading_dock", "roll", "fail").has(sanity=3, stamina=5)
    t.bob.is_asked("move")


@rule("ES R-043", "ES R-046")
def test_koi_pond_fails_at_the_first_terror() -> None:
    t = museum(*TWO, adventures=["koi_pond"], rolls=["terror 1 1 1 1 1"])
    t.ann.plays("move:koi_pond", "roll", "fail").has(sanity=3, stamina=4)
    t.bob.is_asked("move")


@rule("ES R-043", "ES R-088a")
@pytest.mark.parametrize("how", ["spell", "focus"])
def test_a_secured_terror_sets_nothing_off(how: str) -> None:
    rolls = ["terror 1 1 1 peril peril", "1 1 1 peril"]
    t = museum(*TWO, adventures=["ancient_relics"], rolls=rolls, ann={"cards": ["wither"]})
    t.ann.plays("move:ancient_relics", "roll")
    if how == "spell":
        t.ann.plays("use:wither", "keep:terror", "fail", "discard:1").has(sanity=4)
    else:
        t.ann.plays("fail").has(sanity=3)
        t.ann.plays("discard:1", "focus:terror", "roll", "fail", "discard:1").has(sanity=3)


@rule("ES R-043")
def test_a_terror_effect_may_devour_and_ends_the_attempt_there() -> None:
    t = museum(*TWO, adventures=["ancient_relics"], rolls=[FRIGHT], ann={"sanity": 1}, ancient_one="azathoth")
    t.ann.plays("move:ancient_relics", "roll", "fail").is_asked("newcomer")
    assert (t.state.doom, t.state.attempt, t.state.devoured) == (1, None, ["bob_jenkins"])
    assert t.state.lies == ["reserve"] * 8


@rule("ES Q-44", "ES R-131")
def test_once_the_ancient_one_wakes_no_further_terror_effect_strikes() -> None:
    """Gala's Terror fills the track; the Mythos card is discarded with its effects before its own Terror."""
    t = museum(*TWO, adventures=["gala_in_the_great_hall"], mythos=FEAR, rolls=["terror 1 1 1 1 1"], doom=7,
               ancient_one="yig", ann={"cards": ["axe", "wither", "holy_water"]},
               bob={"cards": ["knife", "shrivelling", "ancient_tablet"]})  # fmt: skip
    t.ann.plays("move:gala_in_the_great_hall", "roll", "fail", "terror:gala_in_the_great_hall")
    assert t.state.awake
    t.ann.has(sanity=4)
