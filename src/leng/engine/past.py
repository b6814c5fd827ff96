"""What has happened so far: a list that grows at its end, and whose copies share all but the newest part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")

LEAF = 64
"""So many things lie loose before they are bound together for good."""


class Volume(Generic[T]):
    """Things that are bound together, after all those of the volume before."""

    __slots__ = ("before", "leaves", "start")

    def __init__(self, leaves: tuple[T, ...], before: Volume[T] | None) -> None:
        self.leaves = leaves
        self.before = before
        self.start: int = 0 if before is None else before.start + len(before.leaves)


class Past(Generic[T]):
    """A list to append to, to cut and to look into; copying it costs the same however long it is.

    A volume never changes once it is bound, so any number of copies, in any number of threads, may share it.
    """

    __slots__ = ("_bound", "_last", "_loose")

    def __init__(self, things: Iterable[T] = ()) -> None:
        self._last: Volume[T] | None = None
        self._bound = 0  # how many lie in volumes
        self._loose: list[T] = []
        self.extend(things)

    def append(self, thing: T) -> None:
        """Add one thing at the end."""
        loose = self._loose
        loose.append(thing)
        if len(loose) == LEAF:
            self._last = Volume(tuple(loose), self._last)
            self._bound += LEAF
            self._loose = []

    def extend(self, things: Iterable[T]) -> None:
        """Add several things at the end."""
        for thing in things:
            self.append(thing)

    def cut(self, length: int) -> None:
        """Keep the first so many and forget the rest."""
        volume = self._last
        while volume is not None and length < volume.start + len(volume.leaves):
            if length > volume.start:
                self._loose = list(volume.leaves[: length - volume.start])
                self._last, self._bound = volume.before, volume.start
                return
            volume = volume.before
            self._loose = []
        self._last = volume
        self._bound = 0 if volume is None else volume.start + len(volume.leaves)
        del self._loose[length - self._bound :]

    def copy(self) -> Past[T]:
        """The same past; what is added to one is not seen in the other."""
        twin: Past[T] = object.__new__(Past)
        twin._last = self._last
        twin._bound = self._bound
        twin._loose = self._loose[:]
        return twin

    def __reduce__(self) -> tuple[type[Past[T]], tuple[list[T]]]:
        return Past, (self._from(0),)  # however many volumes there are

    def __len__(self) -> int:
        return self._bound + len(self._loose)

    def __iter__(self) -> Iterator[T]:
        return iter(self._from(0))

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self._loose)
        volume = self._last
        while volume is not None:
            yield from reversed(volume.leaves)
            volume = volume.before

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            first, last, step = place.indices(len(self))
            return self._from(first)[: max(0, last - first)] if step == 1 else self._from(0)[place]
        number = place + len(self) if place < 0 else place
        if not 0 <= number < len(self):
            raise IndexError(place)
        if number >= self._bound:
            return self._loose[number - self._bound]
        volume = self._last
        while volume is not None and number < volume.start:
            volume = volume.before
        assert volume is not None
        return volume.leaves[number - volume.start]

    def _from(self, begin: int) -> list[T]:
        """All things from one on."""
        if begin >= self._bound:
            return self._loose[begin - self._bound :]
        parts: list[tuple[T, ...]] = []
        volume = self._last
        while volume is not None and volume.start + len(volume.leaves) > begin:
            parts.append(volume.leaves)
            first = volume.start
            volume = volume.before
        found = [thing for part in reversed(parts) for thing in part]
        return found[begin - first :] + self._loose

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Past):
            return len(self) == len(other) and self._from(0) == other._from(0)
        return self._from(0) == other

    __hash__ = None  # type: ignore[assignment]  # as for a list: it changes

    def __repr__(self) -> str:
        return f"Past({self._from(0)!r})"


def shared(one: Past[Any], other: Past[Any]) -> int:
    """How many things two pasts of one table have in common from the beginning on, the very same ones."""
    ours, theirs = one._last, other._last
    while ours is not theirs:
        if theirs is None or (ours is not None and ours.start >= theirs.start):
            assert ours is not None
            ours = ours.before
        else:
            theirs = theirs.before
    alike = 0 if ours is None else ours.start + len(ours.leaves)
    for mine, its in zip(one[alike:], other[alike:], strict=False):
        if mine is not its:
            break
        alike += 1
    return alike
