"""What brings nothing: offered by the letter, marked, left alone by bots, spared by an order that betrays no hand."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from leng.bots import Sight
from leng.engine import journal
from leng.engine.choice import Ask, Choice, choose, key
from leng.engine.dice import Dice
from leng.engine.orders import give_at_opening
from leng.engine.play import Play
from leng.engine.record import NOT_IN_VAIN, Chosen, StandingOrder
from leng.engine.state import EDITION, FIRST_EDITION
from leng.engine.table import Table
from leng.engine.world import World
from matches import GAMES, door, open_table
from transcript import Transcript

ASK = Ask("what", "XX R-001", "pass")
HANDS = [["fist"], ["elder_sign"], ["salt", "ram"]]


def put(letter: bool = True) -> Choice | str:
    """A question among good things and vain ones; or what is taken without asking."""
    rules = choose(0, ASK, ["good", "vain", "pass"], vain=lambda option: option == "vain", letter=letter)
    try:
        return next(rules)
    except StopIteration as taken:
        return str(taken.value)


def warded(bots: tuple[int, ...] = ()) -> Table:
    """Ada knocks, Ben wards it off, and Cy might ward once more: nothing would come of it."""
    table = door(3, hands=HANDS, dice=[6] * 20, bots=bots)
    for answer in ("knock:fist", "no", "ward:elder_sign"):
        table.choose(answer)
    return table


def of_the_first_edition(table: Table) -> Table:
    """The same match as an earlier release would have begun it."""
    opening = msgspec.structs.replace(table.opening, edition=msgspec.UNSET)
    twin = Table(table.game, opening, table.start.copy())
    for move in table.moves:
        twin.choose(move.key, move.seat)
    return twin


def test_what_brings_nothing_is_offered_and_marked() -> None:
    choice = put()
    assert isinstance(choice, Choice)
    assert choice.options == ["good", "vain", "pass"] and choice.in_vain == {"vain"}
    assert choice.sensible == ["good", "pass"] and not choice.is_in_vain


def test_by_the_first_edition_it_is_not_offered_and_nobody_says_why() -> None:
    choice = put(letter=False)
    assert isinstance(choice, Choice)
    assert choice.options == ["good", "pass"] and choice.refused() == [] and choice.in_vain == frozenset()


def test_where_nothing_else_is_left_it_is_asked_by_the_letter_and_was_not_before() -> None:
    table, before = warded(), of_the_first_edition(warded())
    Transcript(table, thorough=True).cy.offered_only("ward:salt", "pass")
    Transcript(before, thorough=True).cy.offered_only("pass").not_offered("ward:salt")
    assert table.decision is not None and table.decision.is_in_vain


def test_a_bot_leaves_it_alone_and_chance_in_a_world_too() -> None:
    table = warded()
    assert Sight(table.play).options == ("pass",)
    world = World(table.play, 2, Dice(1))
    assert {key(world.at_random(Dice(n))) for n in range(20)} == {"pass"}


def test_an_order_of_the_opening_passes_there_for_whoever_plays_alone() -> None:
    table = warded(bots=(0, 1))
    give_at_opening(table)
    assert table.follow_orders() == 1
    assert table.record[-1] == Chosen(2, "pass", ordered=True)
    assert [move.spared for move in table.spared(2)] == ["ward"]
    assert Transcript(table, thorough=True).told("roll")


def test_where_hands_are_hidden_the_order_waits_for_whoever_holds_cards() -> None:
    """Who passes at once tells the others what they hold, if it follows from their hand."""
    table = warded()
    give_at_opening(table)
    assert StandingOrder(2, NOT_IN_VAIN) in table.orders
    assert table.follow_orders() == 0
    Transcript(table, thorough=True).cy.is_asked("ward")


def test_whoever_lifts_the_order_is_asked_again() -> None:
    table = warded(bots=(0, 1))
    give_at_opening(table)
    table.lift_order(2, NOT_IN_VAIN)
    assert table.follow_orders() == 0
    Transcript(table, thorough=True).cy.plays("ward:salt")


def test_what_an_order_answered_is_in_the_save_and_a_later_choice_of_ones_own_ends_the_list(tmp_path: Path) -> None:
    table = warded(bots=(0, 1))
    give_at_opening(table)
    table.follow_orders()
    journal.save(table, tmp_path / "spared.leng")
    again = journal.load(tmp_path / "spared.leng")
    assert [move.spared for move in again.spared(2)] == ["ward"]
    assert journal.verify(tmp_path / "spared.leng")[1] is None
    Transcript(again, thorough=True).until(ask="turn", seat="cy").cy.plays("wait")
    assert again.spared(2) == []


def test_a_match_of_an_earlier_release_goes_on_by_the_rules_it_was_begun_with(tmp_path: Path) -> None:
    before = of_the_first_edition(warded())
    assert before.state.edition == FIRST_EDITION and not before.state.letter
    journal.save(before, tmp_path / "before.leng")
    assert "edition" not in (tmp_path / "before.leng").read_text(encoding="utf-8")
    again = journal.load(tmp_path / "before.leng")
    assert again.state.edition == FIRST_EDITION and again.position(2).state.edition == FIRST_EDITION
    give_at_opening(again)
    assert all(order.ask != NOT_IN_VAIN for order in again.orders)
    again.choose("pass")
    assert journal.verify(tmp_path / "before.leng")[1] is None


def test_a_new_match_says_by_which_edition_it_is_played(tmp_path: Path) -> None:
    table = warded()
    assert table.opening.edition == table.state.edition == EDITION
    assert table.opening.commitment != of_the_first_edition(table).opening.commitment
    journal.save(table, tmp_path / "now.leng")
    assert journal.load(tmp_path / "now.leng").state.edition == EDITION


def test_what_is_taken_back_with_hindsight_is_told_and_counted(tmp_path: Path) -> None:
    table = door(2, hands=[["fist"], ["salt"]], dice=[1, 6] * 9, bots=(1,))
    for answer in ("knock:fist", "no", "pass"):
        table.choose(answer)
    table.undo(0, "turn")
    told = [event.facts for event in table.log if event.kind == "undo"]
    assert told == [{"seat": 0, "choices": 3, "seen": True}]
    table.choose("wait")
    table.undo(0)
    assert [event.facts for event in table.log if event.kind == "undo"][-1] == {"seat": 0, "choices": 1}
    Transcript(table).to_the_end()
    assert table.result is not None and table.result.hindsight == table.hindsight == 1
    journal.save(table, tmp_path / "over.leng")
    kept, difference = journal.verify(tmp_path / "over.leng")
    assert difference is None and kept.result == table.result


def test_a_playout_is_played_by_the_newest_edition() -> None:
    table = door(2)
    state = table.game.set_up(table.start.box, 2, {"door": "oak"}, Dice(3))
    assert Play(table.game, state, keep=False).state.letter


@pytest.mark.parametrize("game", GAMES)
def test_first_sight_looks_at_the_sensible_options_alone(game: str) -> None:
    """As bots do, who are offered no others."""
    found = 0
    for match in range(8):
        table = open_table(game, f"sight {match}")
        chance = Dice(match)
        for _ in range(120):
            choice = table.decision
            if choice is None:
                break
            if choice.in_vain:
                found += 1
                assert len(table.game.prior(table.state, choice)) == len(choice.sensible)
                assert not choice.in_vain & {*map(key, Sight(table.play).options)} or choice.sensible == choice.options
            table.take(choice.options[chance.below(len(choice.options))])
    assert found or game == "deep_well", "nothing was ever in vain"
