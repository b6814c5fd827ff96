"""How a table is played follows from what was agreed: together or not, with rounds or without, in private or not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from leng.engine.errors import NotOffered
from leng.engine.game import Manner, Result, Rival, find_game
from leng.engine.journal import dumps, journal_of, load, loads, save, verify
from leng.engine.orders import give_at_opening, haste_betrays, offered, wanted
from leng.engine.table import NOTHING_TO_DECIDE, StandingOrder, Table
from matches import door, festival, seats, well
from transcript import Transcript


def test_the_manner_follows_from_the_options_of_a_table() -> None:
    assert well(2).manner == well(1).manner == Manner(secrets=False)
    assert well(2, mode="together").manner == Manner(together=True, secrets=False, rounds=False)
    assert well(2, mode="together").copy().manner.together


def test_each_game_is_played_in_its_manner() -> None:
    assert festival().manner == Manner()
    assert Table.open(find_game("CU"), seats(2)).manner == Manner(scored=False)
    assert Table.open(find_game("ES"), seats(2)).manner == Manner(together=True, scored=False, secrets=False)
    assert Table.open(find_game("AZ"), seats(2)).manner == Manner(secrets=False, rounds=False)
    together = Table.open(find_game("AZ"), seats(2), {"mode": "together"})
    assert together.manner == Manner(together=True, secrets=False, rounds=False)


def test_a_table_comes_back_in_its_manner(tmp_path: Path) -> None:
    table = well(3, mode="together")
    save(table, tmp_path / "m.leng")
    assert load(tmp_path / "m.leng").manner == table.manner


# Rivals -----------------------------------------------------------------------------------------------------------


def test_a_result_without_rivals_is_written_as_it_always_was() -> None:
    assert msgspec.json.encode(Result((1,), (0,), "dawn")) == b'{"scores":[1],"winners":[0],"ending":"dawn"}'


def test_a_match_that_a_rival_wins_is_saved_and_verified(tmp_path: Path) -> None:
    table = Transcript(well(2, dice=[6] * 4)).to_the_end().table
    save(table, tmp_path / "m.leng")
    kept = loads(dumps(journal_of(table)), "")
    assert kept.result is not None and kept.result.rivals == (Rival("climber", table.state.height, True),)
    assert verify(tmp_path / "m.leng")[1] is None


# Private questions ------------------------------------------------------------------------------------------------


def test_only_a_private_question_is_veiled_where_hands_are_open() -> None:
    t = Transcript(well(2))
    assert not t.table.veiled
    t.ada.plays("look").is_asked("lay")
    assert t.table.veiled
    t.ada.plays(f"lay:{t.state.seen[0]}")
    assert not t.table.veiled
    assert door().veiled  # hands are hidden all the time


def test_haste_betrays_only_while_a_private_question_is_asked() -> None:
    t = Transcript(well(2))
    assert not haste_betrays(t.table)
    t.ada.plays("look")
    assert haste_betrays(t.table)
    alone = Transcript(well(2, bots=[1]))
    alone.ada.plays("look")
    assert not haste_betrays(alone.table)


def test_a_private_question_is_put_even_where_only_one_thing_can_be_done() -> None:
    table = well(2, top=["brick", "slate"])
    give_at_opening(table)
    assert StandingOrder(0, NOTHING_TO_DECIDE) in table.orders
    table.choose("look")
    decision = table.decision
    assert decision is not None
    decision.candidates, decision.unless = decision.options[:1], None  # as where a rule forbids all but one
    assert table.follow_orders() == 0


# Without rounds ---------------------------------------------------------------------------------------------------


def throwing(mode: str = "race") -> Table:
    """Ada may throw a stone."""
    return Transcript(well(2, dice=[1] * 20, mode=mode)).until(ask="throw").table


def test_without_rounds_no_order_ends_with_one() -> None:
    table = throwing(mode="together")
    seat = table.decision.seat if table.decision else -1
    assert offered(table) == [StandingOrder(seat, "throw"), StandingOrder(seat, "throw", None, "far")]
    assert wanted(table) == StandingOrder(seat, "throw")
    for proviso in ("", "far"):
        with pytest.raises(NotOffered, match="has no rounds"):
            wanted(table, proviso, this_round=True)


def test_with_rounds_it_may() -> None:
    table = throwing()
    assert offered(table) == [
        StandingOrder(0, "throw", 1),
        StandingOrder(0, "throw"),
        StandingOrder(0, "throw", None, "far"),
    ]
    assert wanted(table, "far", this_round=True) == StandingOrder(0, "throw", 1, "far")


def test_an_order_without_end_is_followed_to_the_end_of_a_match_without_rounds() -> None:
    table = throwing(mode="together")
    for seat in (0, 1):
        table.give_order(StandingOrder(seat, "throw"))
    asked = set()
    while table.follow_orders() or table.decision is not None:
        if table.decision is not None:
            asked.add(table.decision.ask.name)
            table.take(table.decision.options[0])
    assert asked == {"turn"}
