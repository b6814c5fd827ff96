"""Plain data: copies are equal and share nothing that can change."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from leng.engine.plain import Box, Plain


class Leaf(Plain):
    veins: list[int] = []
    mark: str | None = None


class Branch(Plain):
    leaf: Leaf
    spare: Leaf | None = None
    leaves: list[Leaf] = []
    by_name: dict[str, Leaf] = {}
    rows: list[list[int]] = []
    piles: dict[str, list[int]] = {}
    counts: dict[str, int] = {}
    nested: dict[str, list[list[Leaf]]] = {}
    maybe_list: list[int] | None = None
    pair: tuple[int, str] = (0, "")
    units: list[tuple[str | int, ...]] = []
    word: Literal["a", "b"] = "a"
    number: int | str | None = None
    flag: bool = False
    weight: float = 0.0


class Chest(Box):
    pass


class Holder(Plain):
    chest: Chest
    news: list[str] | None = None


def branch() -> Branch:
    return Branch(
        leaf=Leaf([1]),
        spare=Leaf([2], "x"),
        leaves=[Leaf([3]), Leaf([4])],
        by_name={"a": Leaf([5])},
        rows=[[1], [2, 3]],
        piles={"p": [7]},
        counts={"c": 1},
        nested={"n": [[Leaf([8])], []]},
        maybe_list=[9],
        pair=(1, "one"),
        units=[("turn", 0)],
        number="n",
    )


def test_a_copy_is_equal_and_of_the_same_class() -> None:
    old = branch()
    assert old.copy() == old
    assert type(old.copy()) is Branch


CHANGES = {
    "a struct": lambda b: b.leaf.veins.append(0),
    "an optional struct": lambda b: b.spare.veins.append(0),
    "a list of structs": lambda b: b.leaves.pop(),
    "a struct in a list": lambda b: b.leaves[1].veins.append(0),
    "a dict of structs": lambda b: b.by_name.clear(),
    "a struct in a dict": lambda b: b.by_name["a"].veins.append(0),
    "a list in a list": lambda b: b.rows[0].append(0),
    "a dict of numbers": lambda b: b.counts.update(c=2),
    "a list in a dict": lambda b: b.piles["p"].append(0),
    "structs in lists in lists in a dict": lambda b: b.nested["n"][0][0].veins.append(0),
    "an optional list": lambda b: b.maybe_list.append(0),
    "a list of tuples": lambda b: b.units.append(("end",)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_nothing_that_can_change_is_shared(change: Any) -> None:
    old = branch()
    new = old.copy()
    change(new)
    assert new != old
    assert old == branch()


def test_an_empty_optional_stays_empty() -> None:
    assert Branch(Leaf()).copy().spare is None
    assert Branch(Leaf()).copy().maybe_list is None


def test_a_box_is_shared_and_news_is_left_behind() -> None:
    holder = Holder(Chest(), ["something happened"])
    copied = holder.copy()
    assert copied.chest is holder.chest
    assert copied.news is None
    assert holder.news == ["something happened"]


class WithSet(Plain):
    cards: set[str]


class WithAny(Plain):
    thing: Any


class WithObject(Plain):
    thing: object


class WithListInTuple(Plain):
    pair: tuple[int, list[int]]


class WithTwoChangeables(Plain):
    either: list[int] | dict[str, int]


class WithDeepSet(Plain):
    piles: dict[str, list[set[int]]]


REFUSED = [
    (WithSet(set()), "set"),
    (WithAny(1), "Any"),
    (WithObject(1), "object"),
    (WithListInTuple((1, [])), "tuple"),
    (WithTwoChangeables([]), "union"),
    (WithDeepSet({}), "set"),
]


@pytest.mark.parametrize(("piece", "word"), REFUSED, ids=lambda each: type(each).__name__)
def test_a_type_that_cannot_be_copied_safely_is_refused(piece: Plain, word: str) -> None:
    with pytest.raises(TypeError, match=word):
        piece.copy()


class Root(Plain):
    depth: int
    below: list[Leaf] = []


class DeepRoot(Root):
    extra: list[int] = []


def test_a_subclass_copies_its_own_fields_too() -> None:
    old = DeepRoot(1, [Leaf([1])], [2])
    new = old.copy()
    new.extra.append(3)
    new.below[0].veins.append(3)
    assert old == DeepRoot(1, [Leaf([1])], [2])
