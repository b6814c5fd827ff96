"""What has happened so far: a list that grows and is cut, and whose copies do not disturb each other."""

from __future__ import annotations

import sys

from hypothesis import given
from hypothesis import strategies as st

from leng.engine.past import LEAF, Past, shared

LONG = 3 * LEAF + 5
deeds = st.lists(
    st.one_of(
        st.tuples(st.just("append"), st.integers(1, 2 * LEAF)),
        st.tuples(st.just("cut"), st.integers(0, LONG)),
        st.tuples(st.just("copy"), st.just(0)),
    ),
    max_size=12,
)


@given(deeds, st.slices(LONG))
def test_a_past_is_a_list_in_every_respect(todo: list[tuple[str, int]], part: slice) -> None:
    past: Past[int] = Past()
    plain: list[int] = []
    earlier: list[tuple[Past[int], list[int]]] = []
    for deed, n in todo:
        if deed == "append":
            for number in range(n):
                past.append(number)
                plain.append(number)
        elif deed == "cut":
            past.cut(n)
            del plain[n:]
        else:
            earlier.append((past, plain[:]))
            past = past.copy()
    for one, other in [*earlier, (past, plain)]:
        assert one == other and len(one) == len(other)
        assert list(one) == other and list(reversed(one)) == other[::-1]
        assert one[part] == other[part]
        assert [one[number] for number in range(len(other))] == other
        assert [one[-number] for number in range(1, len(other) + 1)] == other[::-1]


@given(st.integers(0, LONG), st.integers(0, LONG), st.integers(0, LONG))
def test_two_pasts_know_how_far_they_are_the_same(common: int, ours: int, theirs: int) -> None:
    one: Past[object] = Past(object() for _ in range(common))
    other = one.copy()
    one.extend(object() for _ in range(ours))
    other.extend(object() for _ in range(theirs))
    assert shared(one, other) == shared(other, one) == common


def test_a_copy_weighs_the_same_however_long_the_past_is() -> None:
    def weight(length: int) -> int:
        twin = Past(range(length)).copy()
        return sys.getsizeof(twin._loose)

    assert weight(LEAF * 100 + 7) == weight(LEAF + 7)
