"""Questions put to a seat: pick one of a finite list, and why the rest is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

Option = Any
"""An option is one of the domain's own values: a word, a number, or a small tuple of them."""

T = TypeVar("T")
Rules = Generator["Choice", Any, T]
"""A rule that may ask somebody something, and returns a T."""


class Ask(msgspec.Struct, frozen=True):
    """A question: its name finds the prompt and the line the others read while they wait."""

    name: str
    rule: str = ""
    passing: str | None = None  # the option that declines; a standing order may give this answer


class Refusal(msgspec.Struct, frozen=True):
    """A reason why not. One constant for each prohibition; its numbers are worked out when somebody looks."""

    name: str
    rule: str
    numbers: Callable[..., dict[str, Any]] | None = None


class Choice:
    """A decision on the table: who must pick, what for, and among what."""

    __slots__ = ("about", "also", "ask", "candidates", "options", "seat", "unless")

    def __init__(
        self,
        seat: int,
        ask: Ask,
        options: Sequence[Option],
        candidates: Sequence[Option],
        unless: Callable[[Any], Refusal | None] | None,
        also: Callable[[], Iterable[Option]] | None,
        about: dict[str, Any],
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.candidates = candidates
        self.unless = unless
        self.also = also
        self.about = about

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
    options = candidates if unless is None else [each for each in candidates if unless(each) is None]
    if len(options) == 1 and not secret:
        return options[0]
    answer: T = yield Choice(seat, ask, options, candidates, unless, also, about)
    return answer


YES, NO = "yes", "no"


def confirm(seat: int, ask: Ask, **about: Any) -> Rules[bool]:
    """A question with yes and no."""
    answer: str = yield Choice(seat, ask, (YES, NO), (YES, NO), None, None, about)
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
