"""Questions put to a seat: pick one of a finite list, and why the rest is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from leng.engine.dice import Dice

Option = Any
"""An option is one of the domain's own values: a word, a number, or a small tuple of them."""

T = TypeVar("T")
Rules = Generator["Choice", Any, T]
"""A rule that may ask somebody something, and returns a T."""


class Ask(msgspec.Struct, frozen=True):
    """A question: its name finds the prompt and the line the others read while they wait."""

    name: str
    rule: str = ""
    passing: str | None = None  # the option that declines
    shows: bool = False  # the question itself shows something, so it is put even when there is nothing to decide
    usual: str | None = None  # what nearly everybody answers, where that is not to decline

    @property
    def beforehand(self) -> str | None:
        """The answer that a standing order may give."""
        return self.usual or self.passing


class Refusal(msgspec.Struct, frozen=True):
    """A reason why not. One constant for each prohibition; its numbers are worked out when somebody looks."""

    name: str
    rule: str
    numbers: Callable[..., dict[str, Any]] | None = None


class Choice:
    """A decision on the table: who must pick, what for, and among what."""

    __slots__ = ("_options", "about", "also", "ask", "candidates", "seat", "unless")

    def __init__(
        self,
        seat: int,
        ask: Ask,
        candidates: Sequence[Option],
        unless: Callable[[Any], Refusal | None] | None,
        also: Callable[[], Iterable[Option]] | None,
        about: dict[str, Any],
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.candidates = candidates
        self.unless = unless
        self.also = also
        self.about = about
        self._options: Sequence[Option] | None = candidates if unless is None else None

    @property
    def options(self) -> Sequence[Option]:
        """The candidates that nothing forbids."""
        options = self._options
        if options is None:
            unless = self.unless
            assert unless is not None
            options = self._options = [each for each in self.candidates if unless(each) is None]
        return options

    def at_random(self, chance: Dice) -> Option:
        """One of the options, all equally likely; tests only as many candidates as it must."""
        candidates, unless = self.candidates, self.unless
        if unless is None:
            return candidates[chance.below(len(candidates))]
        for _ in range(8):
            option = candidates[chance.below(len(candidates))]
            if unless(option) is None:
                return option
        return self.options[chance.below(len(self.options))]

    def refused(self) -> list[tuple[Option, Refusal]]:
        """What a player might expect to be able to do here, and why it is not allowed."""
        if self.unless is None:
            return []
        near = list(self.candidates)
        if self.also is not None:
            near += self.also()
        offered = set(map(key, self.options))
        answers: dict[str, tuple[Option, Refusal]] = {}
        for option in near:
            refusal = self.unless(option)
            if refusal is not None and key(option) not in offered:
                answers.setdefault(key(option), (option, refusal))
        return list(answers.values())

    def find(self, wanted: str) -> Option:
        """The offered option with this key; KeyError when there is none."""
        for option in self.options:
            if key(option) == wanted:
                return option
        raise KeyError(wanted)


def choose(
    seat: int,
    ask: Ask,
    candidates: Sequence[T],
    unless: Callable[[T], Refusal | None] | None = None,
    *,
    also: Callable[[], Iterable[T]] | None = None,
    secret: bool = False,
    **about: Any,
) -> Rules[T]:
    """Let a seat pick one of the candidates that nothing forbids.

    ``unless`` says why a candidate is not allowed; ``also`` names further things a player would look for, shown
    greyed with their reason. A single option is taken without asking, except when ``secret``: there, being asked
    or not would tell the others something about a hidden hand.
    """
    if not secret:
        if unless is None:
            if len(candidates) == 1:
                return candidates[0]
        else:
            forced = _forced(candidates, unless)
            if forced is not None:
                return forced
    answer: T = yield Choice(seat, ask, candidates, unless, also, about)
    return answer


def _forced(candidates: Sequence[T], unless: Callable[[T], Refusal | None]) -> T | None:
    """The only candidate that is allowed, if there is only one."""
    only: T | None = None
    for each in reversed(candidates):  # the last one, to pass, is nearly always allowed
        if unless(each) is None:
            if only is not None:
                return None
            only = each
    return only


YES, NO = "yes", "no"


def confirm(seat: int, ask: Ask, **about: Any) -> Rules[bool]:
    """A question with yes and no."""
    answer: str = yield Choice(seat, ask, (YES, NO), None, None, about)
    return answer == YES


def window(seats: Iterable[int], offer: Callable[[int], Rules[None] | None]) -> Rules[None]:
    """Give each seat in order the chance to act; ``offer`` returns None for a seat that has nothing to decide."""
    for seat in seats:
        rules = offer(seat)
        if rules is not None:
            yield from rules


def key(option: Option) -> str:
    """The stable name of an option in saves, in the API and in tests: ``invoke:nodens:3-6``."""
    if isinstance(option, str):
        return option
    if isinstance(option, tuple):
        return ":".join("-".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in option)
    return str(option)
