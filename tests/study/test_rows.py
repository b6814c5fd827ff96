"""A row of signs beside an option keeps its word, and the guard notices where one does not."""

from __future__ import annotations

from typing import Any

import pytest

from leng.engine.dice import Dice
from leng.study.faults import Fault
from leng.study.rows import check_rows
from leng.words.presenter import Presenter, presenter
from leng.words.signs import CHANCE, LATER, MORE, OR, THEN, Row, Sign, either, for_price, gained, paid, tally
from matches import door

HANDS = [["fist", "salt"], ["chalk", "key"]]


def speaking(monkeypatch: pytest.MonkeyPatch, rows: dict[str, Row], **facts: Any) -> tuple[Any, Presenter]:
    """A table at which some options have other rows; an option is known by its first word."""
    table = door(2, hands=HANDS)
    speaker = presenter(table.game, table.seats, "en")
    honest = speaker.signs

    def signs(g: Any, choice: Any, option: Any) -> Row:
        head = option if isinstance(option, str) else option[0]
        return rows[head] if head in rows else honest(g, choice, option)

    monkeypatch.setattr(speaker, "signs", signs)
    for name, value in facts.items():
        monkeypatch.setattr(type(speaker), name, value)
    return table, speaker


@pytest.mark.parametrize(
    ("head", "row"),
    [
        ("draw", (Sign("card"),)),
        ("draw", (Sign("card", 2), Sign("card", paid=True))),
        ("draw", (Sign("card"), LATER, Sign("crack", 7))),
        ("draw", (Sign(f"{CHANCE}-deck"),)),  # what chance decides is not compared
        ("wait", (MORE, Sign("honour", 3))),  # what nobody counts
    ],
)
def test_a_row_that_is_true_is_left_alone(head: str, row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    table, speaker = speaking(monkeypatch, {head: row})
    check_rows(table, speaker, Dice(1))


@pytest.mark.parametrize(
    ("head", "row"),
    [
        ("draw", ()),
        ("draw", (Sign("card", 2),)),
        ("draw", (LATER, Sign("card"))),
        ("draw", (Sign("card"), Sign("crack"))),
        ("wait", (Sign("card", paid=True),)),
        ("knock", (Sign("card", paid=True),)),  # it is laid down after the next question
    ],
)
def test_a_row_that_promises_too_much_or_too_little_is_found(
    head: str, row: Row, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, speaker = speaking(monkeypatch, {head: row})
    with pytest.raises(Fault) as found:
        check_rows(table, speaker, Dice(1))
    assert found.value.check == "row-lies"


def test_where_the_rules_go_on_by_themselves_only_differences_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if everybody gave up a card after a turn, whatever was done in it."""
    more = {head: (Sign("card"), *row) for head, row in {"wait": (), "listen": (), "draw": (Sign("card"),)}.items()}
    more["knock"] = (Sign("card"), LATER)
    table, speaker = speaking(monkeypatch, more, goes_on=frozenset({"turn"}))
    check_rows(table, speaker, Dice(1))
    table, speaker = speaking(monkeypatch, {**more, "draw": (Sign("card"),)}, goes_on=frozenset({"turn"}))
    with pytest.raises(Fault, match="draw"):
        check_rows(table, speaker, Dice(1))


def test_a_row_that_shows_what_the_decider_cannot_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table, speaker = speaking(monkeypatch, {})
    monkeypatch.setattr(speaker, "signs", lambda g, choice, option: (Sign(f"top-{g.deck[-1]}"),))
    with pytest.raises(Fault) as found:
        check_rows(table, speaker, Dice(3))
    assert found.value.check == "row-peeks"


def test_rows_are_put_together_from_prices_and_gains() -> None:
    price, brings = paid({"coin": 2, "cube": 0}), gained({"card": 1})
    assert for_price(price, brings) == (Sign("coin", 2, True), THEN, Sign("card"))
    assert for_price((), brings) == brings and for_price(price, ()) == price
    assert either([brings, (MORE,)]) == (Sign("card"), OR, MORE)
    assert tally((*price, THEN, *brings, Sign("coin"), LATER, Sign("cube"))) == {"coin": -1, "card": 1}
