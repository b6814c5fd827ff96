"""Questions put to a seat: pick one of a finite list, and why the rest is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from leng.engine.dice import Dice

if TYPE_CHECKING:
    from leng.engine.picks import Picks

Option = Any
"""An option is one of the domain's own values: a word, a number, or a small tuple of them."""

T = TypeVar("T")
Rules = Generator["Choice", Any, T]
"""A rule that may ask somebody something, and returns a T."""


NONE_YET = 1_000_000
"""A place behind all candidates: none has been tested."""
NOWHERE: tuple[int, ...] = ()


class Ask(msgspec.Struct, frozen=True):
    """A question: its name finds the prompt and the line the others read while they wait."""

    name: str
    rule: str = ""
    passing: str | None = None  # the option that declines
    shows: bool = False  # the question itself shows something, so it is put even when there is nothing to decide
    usual: str | None = None  # what nearly everybody answers, where that is not to decline
    private: bool = False  # for the decider's eyes alone, also where no hands are hidden
    main: bool = False  # what a turn is about: nobody is invited to decline it once and for all

    @property
    def beforehand(self) -> str | None:
        """The answer that a standing order may give."""
        return self.usual or self.passing

    @property
    def must_be_put(self) -> bool:
        """Whether it is put even where only one thing can be done: to show something, or to betray nothing."""
        return self.shows or self.private


class Refusal(msgspec.Struct, frozen=True):
    """A reason why not. One constant for each prohibition; its numbers are worked out when somebody looks."""

    name: str
    rule: str
    numbers: Callable[..., dict[str, Any]] | None = None


IN_VAIN = Refusal("in-vain", "")
"""What brings nothing was not offered in matches of the first edition; nobody is told so."""


class Choice(msgspec.Struct, eq=False):
    """A decision on the table: who must pick, what for, and among what."""

    seat: int
    ask: Ask
    candidates: Sequence[Option]
    unless: Callable[[Any], Refusal | None] | None
    also: Callable[[], Iterable[Option]] | None
    about: dict[str, Any]
    vain: Callable[[Any], bool] | None = None  # whether an option, though allowed, brings nothing now
    secret: bool = False  # whether it is put, or what may be answered, follows from a hidden hand
    tested: int = NONE_YET  # from this place on the candidates have been tested
    allowed: tuple[int, ...] = NOWHERE  # and these places among them are allowed
    listed: Sequence[Option] | None = None  # the options, once somebody has asked for them
    worth: Sequence[Option] | None = None  # those of them that bring something, once somebody has asked for them
    picks: Picks | None = None  # of which this is one

    @property
    def several(self) -> Picks | None:
        """The picks of which this is one, where more than one is left: people make them as one whole."""
        picks = self.picks
        return picks if picks is not None and picks.most - len(picks.spots) > 1 else None

    @property
    def options(self) -> Sequence[Option]:
        """The candidates that nothing forbids."""
        unless = self.unless
        if unless is None:
            return self.candidates
        if self.listed is None:
            candidates, tested = self.candidates, self.tested
            self.listed = [each for each in candidates[:tested] if unless(each) is None]
            self.listed += [candidates[place] for place in self.allowed]
        return self.listed

    @property
    def sensible(self) -> Sequence[Option]:
        """The options without those that bring nothing; all of them where nothing else is left."""
        vain = self.vain
        if vain is None:
            return self.options
        if self.worth is None:
            self.worth = [each for each in self.options if not vain(each)] or self.options
        return self.worth

    @property
    def in_vain(self) -> frozenset[str]:
        """The keys of the options that bring nothing now."""
        vain = self.vain
        return frozenset() if vain is None else frozenset(key(each) for each in self.options if vain(each))

    @property
    def is_in_vain(self) -> bool:
        """Whether nothing brings anything but to pass."""
        passing = self.ask.passing
        return passing is not None and self.vain is not None and [*map(key, self.sensible)] == [passing]

    def at_random(self, chance: Dice) -> Option:
        """One of the sensible options, all equally likely; tests only as many candidates as it must."""
        candidates, unless, vain = self.candidates, self.unless, self.vain
        if unless is None and vain is None:
            return candidates[chance.below(len(candidates))]
        count, tested, left = len(candidates), self.tested, NOWHERE
        for _ in range(8):
            place = chance.below(count)
            if place not in left:  # nothing is tested twice
                each = candidates[place]
                free = place in self.allowed if place >= tested else unless is None or unless(each) is None
                if free and (vain is None or not vain(each)):
                    return each
                left += (place,)
        return self.sensible[chance.below(len(self.sensible))]

    def refused(self) -> list[tuple[Option, Refusal]]:
        """What a player might expect to be able to do here, and why it is not allowed."""
        if self.picks is not None:
            return self.picks.refused()
        if self.unless is None:
            return []
        near = list(self.candidates)
        if self.also is not None:
            near += self.also()
        offered = set(map(key, self.options))
        answers: dict[str, tuple[Option, Refusal]] = {}
        for option in near:
            refusal = self.unless(option)
            if refusal is not None and refusal is not IN_VAIN and key(option) not in offered:
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
    vain: Callable[[T], bool] | None = None,
    letter: bool = True,
    also: Callable[[], Iterable[T]] | None = None,
    secret: bool = False,
    **about: Any,
) -> Rules[T]:
    """Let a seat pick one of the candidates that nothing forbids.

    ``unless`` says why a candidate is not allowed; ``also`` names further things a player would look for, shown
    greyed with their reason. ``vain`` tells what is allowed and yet brings nothing now: it is offered and marked,
    bots leave it alone, and a standing order passes where there is nothing else; by the first edition (not by the
    ``letter``) it was not offered. A single option is taken without asking, except when ``secret``: there, being
    asked or not would tell the others something about a hidden hand.
    """
    if vain is not None and not letter:
        unless, vain = _unless_in_vain(unless, vain), None
    tested, allowed = NONE_YET, NOWHERE
    if unless is None:
        if len(candidates) == 1 and not secret:
            return candidates[0]
    elif not secret:
        only = None
        for place in range(len(candidates) - 1, -1, -1):  # the last one, to pass, is nearly always allowed
            if unless(candidates[place]) is None:
                if only is not None:
                    tested, allowed = place, (place, only)
                    break
                only = place
        else:
            if only is not None:
                return candidates[only]
    answer: T = yield Choice(seat, ask, candidates, unless, also, about, vain, secret, tested, allowed)
    return answer


def _unless_in_vain(
    unless: Callable[[T], Refusal | None] | None, vain: Callable[[T], bool]
) -> Callable[[T], Refusal | None]:
    """What forbids an option, or that it brings nothing."""

    def refusal(option: T) -> Refusal | None:
        return (unless and unless(option)) or (IN_VAIN if vain(option) else None)

    return refusal


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
