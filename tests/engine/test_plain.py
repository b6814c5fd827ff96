"""Plain data: copies are equal and share nothing that can change."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
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
    holder = Holder(Chest(Path("nowhere")), ["something happened"])
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
    for _ in range(2):  # the second time for the same reason as the first
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


class Twig(Plain):
    length: int
    twigs: list[Twig] = []
    nest: Nest | None = None


class Nest(Plain):
    eggs: list[int]
    on: Twig | None = None


def test_a_piece_may_hold_its_own_kind_near_or_far() -> None:
    old = Twig(3, [Twig(2, [Twig(1)])], Nest([1, 2], on=Twig(9, [Twig(8)])))
    new = old.copy()
    assert new == old
    assert new.nest is not None and new.nest.on is not None
    new.twigs[0].twigs[0].length = 0
    new.nest.on.twigs.clear()
    assert old == Twig(3, [Twig(2, [Twig(1)])], Nest([1, 2], on=Twig(9, [Twig(8)])))


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns far more often than usual."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty")
def test_many_threads_may_copy_a_new_kind_of_piece_at_once() -> None:
    for _ in range(40):

        class Fruit(Plain):
            seeds: list[list[int]] = []
            rows: dict[str, list[int]] = {}
            marks: list[str] = []
            rings: list[int] = []

        fruit = Fruit([[1], [2]], {"a": [3]}, ["x"], [4])
        together = threading.Barrier(8)
        troubles: list[Any] = []

        def copy(
            fruit: Fruit = fruit, together: threading.Barrier = together, troubles: list[BaseException] = troubles
        ) -> None:
            together.wait(60)
            try:
                assert fruit.copy() == fruit
            except BaseException as trouble:
                troubles.append(trouble)

        people = [threading.Thread(target=copy) for _ in range(8)]
        for each in people:
            each.start()
        for each in people:
            each.join(60)
        assert troubles == []
