"""Tasks: their order, what they need, what they cost, and one task for one roll."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule

from .museum import museum

TWO = ("ann:darrell_simmons", "bob:bob_jenkins")
WASTE = "1 1 terror terror peril peril"


@rule("ES R-030", "ES R-031", "ES R-032b", "ES R-036b", "ES R-037b", "ES E-01")
def test_the_second_task_first_with_one_investigation_to_spare() -> None:
    """Peril, and peril with 3 investigation: peril, 2 and 2 are placed, three dice are rolled for the rest."""
    rolls = ["peril 2 2 peril terror lore", "1 1 peril"]
    t = museum("ann:bob_jenkins", adventures=["the_loading_dock"], rolls=rolls, top={"common": ["axe", "food"]})
    t.ann.plays("move:the_loading_dock", "roll").is_asked("after-roll")
    t.ann.offered_only("complete:1:peril", "complete:2:2-2-peril", "fail", "give_up").plays("complete:2:2-2-peril")
    assert t.dice("task.1") == ["2", "2", "peril"]
    t.ann.is_asked("before-roll")  # never both with one roll
    assert t.dice("pool") == ["lore", "peril", "terror"]
    t.ann.plays("roll")
    assert t.dice("pool") == ["1", "1", "peril"]
    t.ann.plays("complete:1:peril").has(trophies=["the_loading_dock"], cards=["axe", "food"])


@rule("ES R-036b", "ES E-01")
def test_or_the_first_task_first() -> None:
    rolls = ["peril 2 2 peril terror lore", "2 2 peril terror lore"]
    t = museum("ann:bob_jenkins", adventures=["the_loading_dock"], rolls=rolls)
    t.ann.plays("move:the_loading_dock", "roll", "complete:1:peril").is_asked("before-roll").plays("roll")
    t.ann.not_offered("complete:1:peril").offered("complete:2:2-2-peril")
    assert len(t.dice("pool")) == 5


@rule("ES R-030b")
def test_without_an_arrow_any_task_may_come_first() -> None:
    t = museum("ann:bob_jenkins", rolls=["lore peril peril 3 2 1"])
    t.ann.plays("move:the_hall_of_the_dead", "roll")
    t.ann.offered("complete:1:lore", "complete:2:peril-peril", "complete:3:2-3")


@rule("ES R-030c")
def test_with_an_arrow_only_the_topmost_open_task() -> None:
    rolls = ["2 1 3 lore lore peril", "1 3 lore lore peril", "lore 1 1"]
    t = museum("ann:bob_jenkins", rolls=rolls)
    t.ann.plays("move:the_guided_tour", "roll").refused("complete:2", rule="R-030").refused("complete:3", rule="R-030")
    t.ann.offered_only("complete:1:2", "complete:1:3", "fail", "give_up").plays("complete:1:2", "roll")
    t.ann.refused("complete:3", rule="R-030").offered_only("complete:2:1-3", "fail", "give_up").plays("complete:2:1-3")
    t.ann.plays("roll", "complete:3:lore").has(trophies=["the_guided_tour"], clues=2)


@rule("ES R-031")
def test_a_task_the_roll_does_not_meet_is_refused_with_its_needs() -> None:
    t = museum("ann:bob_jenkins", rolls=[WASTE])
    t.ann.plays("move:the_archives", "roll")
    t.ann.refused("complete:1", rule="R-031", needs=("lore",)).refused("complete:2", rule="R-031", needs=("lore", 3))
    t.ann.offered_only("fail", "give_up")


@rule("ES R-030a", "ES R-037")
def test_all_tasks_must_be_completed() -> None:
    rolls = ["lore lore 3 1 1 1", "lore 3 1 1 1", "1 1 2", "peril lore"]
    t = museum("ann:bob_jenkins", rolls=rolls)
    t.ann.plays("move:the_archives", "roll", "complete:1:lore", "roll", "complete:2:3-lore").has(trophies=[])
    assert (t.dice("task.0"), t.dice("task.1")) == (["lore"], ["3", "lore"])
    t.ann.plays("roll", "fail", "discard:2", "roll", "complete:3:lore-peril").has(trophies=["the_archives"])
    assert t.state.lies == ["reserve"] * 8


@rule("ES R-033a", "ES R-033b")
def test_sanity_and_stamina_are_paid_as_the_dice_are_placed() -> None:
    rolls = ["lore lore 1 1 1 1", "lore 1 1 1 1", "2 lore 1 1"]
    t = museum(*TWO, adventures=["the_elder_sign"], rolls=rolls, doom=3)
    t.ann.plays("move:the_elder_sign", "roll", "complete:1:lore").has(sanity=3, stamina=6)
    t.ann.plays("roll", "complete:2:lore").has(sanity=3, stamina=5)
    t.ann.plays("roll", "complete:3:2-lore").has(clues=2)
    assert (t.state.signs, t.state.doom) == (1, 2)


@rule("ES R-033c")
@pytest.mark.parametrize(("what", "task"), [("sanity", 1), ("stamina", 2)])
def test_a_price_that_would_devour_cannot_be_paid(what: str, task: int) -> None:
    """The exhibits take 1 sanity for two terrors and 1 stamina for two perils."""
    t = museum(*TWO, adventures=["please_do_not_touch_the_exhibits"], rolls=[WASTE], ann={what: 1})
    t.ann.plays("move:please_do_not_touch_the_exhibits", "roll")
    ways = {1: "complete:1:terror-terror", 2: "complete:2:peril-peril"}
    t.ann.refused(ways.pop(task), rule="R-033").offered(*ways.values())


@rule("ES R-033")
def test_with_two_left_the_price_of_one_can_be_paid() -> None:
    t = museum(*TWO, adventures=["please_do_not_touch_the_exhibits"], rolls=[WASTE], ann={"sanity": 2})
    t.ann.plays("move:please_do_not_touch_the_exhibits", "roll", "complete:1:terror-terror").has(sanity=1)


@rule("ES R-033a", "ES Q-08")
def test_a_clock_symbol_is_paid_as_the_dice_are_placed() -> None:
    t = museum(*TWO, monsters={"the_archives": [("dimensional_shambler", 1)]}, hour=3, rolls=["2 1 1 1 1 1"])
    t.ann.plays("move:the_archives", "roll", "complete:1:2").is_asked("before-roll")
    assert t.state.hour == 6


@rule("ES R-033", "ES R-097")
def test_costs_of_card_and_monster_add_up(tmp_path: Path) -> None:
    text = (
        '[[adventure]]\nid = "the_archives"\n'
        'tasks = [{ needs = ["lore", 3], stamina = 1, slot = "partial", covered = [1] }, { needs = ["lore"] }]\n'
    )
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    monsters = {"the_archives": [("vampire", 1)]}  # peril and 1 stamina
    for stamina, payable in ((2, False), (3, True)):
        t = museum(*TWO, content=tmp_path, monsters=monsters, rolls=["lore peril 1 1 1 1"], ann={"stamina": stamina})
        t.ann.plays("move:the_archives", "roll")
        if payable:
            t.ann.plays("complete:1:lore-peril").has(stamina=1)
        else:
            t.ann.refused("complete:1:lore-peril", rule="R-033")


@rule("ES R-037a")
def test_dice_on_a_task_are_out_of_the_pool_until_the_phase_ends() -> None:
    rolls = ["lore lore lore lore lore 3", "1 1 1 1 1"]
    t = museum(*TWO, rolls=rolls, ann={"clues": 1})
    t.ann.plays("move:the_archives", "roll", "complete:1:lore", "roll")
    t.ann.refused("complete:2", rule="R-031")
    assert t.dice("task.0") == ["lore"]
    t.ann.plays("clue").not_offered("die:lore").offered("die:1", "all")


@rule("ES Q-14", "ES R-037", "ES R-040")
def test_a_task_that_takes_the_last_die_leaves_the_rest_unfinished() -> None:
    t = museum(*TWO, rolls=["lore 3 2 2 1 1", "2 2 2 2 1"], adventures=["administration_office"])
    t.ann.plays("move:administration_office", "roll", "complete:1:lore", "roll", "complete:2:1-2-2-2-2")
    t.ann.has(trophies=["administration_office"])
    t = museum(*TWO, rolls=["2 2 2 1 1 1"], adventures=["administration_office"])
    t.ann.plays("move:administration_office", "roll", "complete:2:1-1-1-2-2-2").has(sanity=3, trophies=[])
    t.bob.is_asked("move")


@rule("ES Q-14")
def test_unless_an_item_gives_something_to_roll() -> None:
    rolls = ["2 2 2 1 1 1", "lore.y"]
    t = museum(*TWO, rolls=rolls, ann={"cards": ["axe"]})
    t.ann.plays("move:administration_office", "roll", "complete:2:1-1-1-2-2-2").is_asked("before-roll")
    t.ann.refused("roll", rule="Q-14").offered_only("use:axe", "give_up")
    t.ann.plays("use:axe", "roll", "complete:1:lore.y").has(trophies=["administration_office"])


@rule("ES Q-14", "ES R-086")
def test_or_a_die_on_a_spell_is_left_which_may_be_rolled_or_laid_on_a_task_by_itself() -> None:
    rolls = ["lore 2 2 2 2 1", "lore"]
    t = museum("ann:bob_jenkins", rolls=rolls, ann={"cards": ["wither"]})
    t.ann.plays("move:administration_office", "roll", "use:wither", "keep:lore", "complete:2:1-2-2-2-2")
    t.ann.is_asked("before-roll").refused("roll", rule="Q-14")
    t.ann.offered_only("take:lore@wither", "complete:1:lore@wither", "give_up")
    t.ann.plays("complete:1:lore@wither").has(trophies=["administration_office"], cast=[])


@rule("ES R-036", "ES R-035")
def test_amanda_may_complete_another_task_with_a_kept_die_alone() -> None:
    """Four dice make nine, and the focused lore is still there for the other task of the same roll."""
    t = museum("ann:amanda_sharpe", rolls=["lore 1 1 2 peril peril", "3 2 2 2"])
    t.ann.plays("move:administration_office", "roll", "fail", "discard:peril", "focus:lore", "roll")
    t.ann.plays("complete:2:2-2-2-3").is_asked("after-roll").plays("complete:1:lore@focus")
    t.ann.has(trophies=["administration_office"])
