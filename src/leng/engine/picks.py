"""Several picks as one question: for rules, bots and saves a sequence of choices, for people one whole.

The sequence runs in canonical order, that of the candidates, so that equal sets are one path: after a pick only the
same thing and those behind it are offered. Whoever picks a whole need not know: ``Picks.line_up`` puts it in order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, TypeVar

from leng.engine.choice import Ask, Choice, Option, Refusal, Rules, choose, key
from leng.engine.errors import NotWhole

DONE, ALL = "done", "all"
"""The options that end the picks, and that pick at once what the game names."""

T = TypeVar("T")
Whole = Callable[[Sequence[Any]], Refusal | None]
Spots = tuple[int, ...]
"""What was picked, by its places among the kinds."""


class Terms:
    """What may be picked, how often and how much of it: the same for a whole sequence of picks."""

    __slots__ = ("at_once", "counts", "formerly", "kinds", "least", "most", "ordered", "refused", "secret", "whole")

    def __init__(
        self,
        candidates: Sequence[Any],
        least: int,
        most: int | None,
        unless: Callable[[Any], Refusal | None] | None,
        whole: Whole | None,
        at_once: Sequence[Any] | None,
        ordered: bool,
        secret: bool,
        formerly: Callable[[str], Sequence[str] | None] | None,
    ) -> None:
        counts = dict.fromkeys(candidates, 0)
        for each in candidates:
            counts[each] += 1
        self.refused: list[tuple[Option, Refusal]] = []
        if unless is not None:
            for each in list(counts):
                refusal = unless(each)
                if refusal is not None:
                    self.refused.append((each, refusal))
                    del counts[each]
        self.kinds = tuple(counts)
        self.counts = tuple(counts.values())
        self.least = least
        self.most = min(sum(self.counts), len(candidates) if most is None else most)
        self.whole = whole
        self.at_once = tuple(sorted(map(self.kinds.index, at_once))) if at_once is not None else ()
        self.ordered = ordered
        self.secret = secret
        self.formerly = formerly
        assert least <= self.most, "nobody can pick that many"


class Picks:
    """How far a sequence of picks has come, and how it may go on."""

    __slots__ = ("asked", "ended", "options", "spots", "terms")

    def __init__(self, terms: Terms, spots: Spots = (), asked: int = 0, ended: bool = False) -> None:
        self.terms = terms
        self.spots = spots
        self.asked = asked  # so many choices of this sequence were made
        self.ended = ended
        self.options: list[Option] = [] if ended or len(spots) == terms.most else self._work_out()

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def picked(self) -> tuple[Option, ...]:
        """What was picked so far."""
        kinds = self.terms.kinds
        return tuple([kinds[spot] for spot in self.spots])

    @property
    def least(self) -> int:
        """So many belong to the whole at least."""
        return self.terms.least

    @property
    def most(self) -> int:
        """So many belong to the whole at most."""
        return self.terms.most

    @property
    def ordered(self) -> bool:
        """Whether it matters in which order they are picked."""
        return self.terms.ordered

    @property
    def all_at_once(self) -> tuple[Option, ...]:
        """What the option to pick at once what the game names would add; empty where there is no such option."""
        terms = self.terms
        rest = terms.at_once[len(self.spots) :]
        return tuple(terms.kinds[spot] for spot in rest) if ALL in self.options else ()

    @property
    def open(self) -> list[tuple[Option, int]]:
        """What may still be picked, and how often, before more belongs to the whole than may."""
        return self.besides(())

    def besides(self, drafted: Sequence[Option]) -> list[tuple[Option, int]]:
        """What may be picked, and how often, besides what somebody has in mind already, in whatever order."""
        terms = self.terms
        spots = (*self.spots, *map(terms.kinds.index, drafted))
        found = []
        for spot in range(self._first, len(terms.kinds)):
            n = min(terms.counts[spot] - spots.count(spot), self.most - len(spots))
            if n > 0 and (terms.whole is None or self._spoils((*spots, spot), 0) is None):
                found.append((terms.kinds[spot], n))
        return found

    def wholes(self, most: int) -> list[list[int]]:
        """Where not every set makes a whole, those that do, each as how often what is ``open`` is picked.

        Empty where every set of the right size makes one, and where there are more than ``most``.
        """
        terms, offered = self.terms, self.open
        if terms.whole is None:
            return []
        found: list[list[int]] = []
        for counts in product(*(range(times + 1) for _, times in offered)):
            size = len(self.spots) + sum(counts)
            if terms.least <= size <= terms.most:
                picked = [kind for (kind, _), n in zip(offered, counts, strict=True) for _ in range(n)]
                if terms.whole([*self.picked, *picked]) is None:
                    found.append(list(counts))
                    if len(found) > most:
                        return []
        return found

    def _work_out(self) -> list[Option]:
        """What may be chosen next: what leaves a whole that can be completed; none when it is complete."""
        terms, spots = self.terms, self.spots
        made = len(spots)
        kinds, counts, whole = terms.kinds, terms.counts, terms.whole
        missing = terms.least - made
        options: list[Option] = []
        behind = 0  # so many may be picked from this kind on
        first = spots[-1] if spots and not terms.ordered else 0
        for spot in range(len(kinds) - 1, first - 1, -1):
            left = counts[spot] - spots.count(spot) if made else counts[spot]
            behind += left
            if not left or (behind < missing and not terms.ordered):
                continue
            if whole is None or self._spoils((*spots, spot), first if terms.ordered else spot) is None:
                options.append(kinds[spot])
        options.reverse()
        if missing <= 0 and (whole is None or whole(self.picked) is None):
            options.append(DONE)
        if not self.asked and len(terms.at_once) > made + 1 and terms.at_once[:made] == spots and len(options) > 1:
            options.append(ALL)
        return options

    @property
    def _first(self) -> int:
        """From which kind on picks may still come."""
        return 0 if self.terms.ordered or not self.spots else self.spots[-1]

    def _spoils(self, spots: Spots, first: int) -> Refusal | None:
        """Why no whole can come of these picks, whatever follows from this kind on."""
        terms = self.terms
        whole = terms.whole
        assert whole is not None
        refusal: Refusal | None = None
        if len(spots) >= terms.least:
            refusal = whole([terms.kinds[spot] for spot in spots])
            if refusal is None:
                return None
        if len(spots) < terms.most:
            for spot in range(first, len(terms.kinds)):
                if spots.count(spot) < terms.counts[spot]:
                    worse = self._spoils((*spots, spot), spot)
                    if worse is None:
                        return None
                    refusal = refusal or worse
        return refusal or OUT_OF_REACH

    def refused(self) -> list[tuple[Option, Refusal]]:
        """What might be picked were it not forbidden; what only comes earlier in the order is not."""
        found = list(self.terms.refused)
        if self.terms.whole is not None and not self.ended:
            for spot, kind in enumerate(self.terms.kinds):
                if self.spots.count(spot) < self.terms.counts[spot]:
                    refusal = self._spoils((*self.spots, spot), 0)
                    if refusal is not None and refusal is not OUT_OF_REACH:
                        found.append((kind, refusal))
        return found

    # Going on ----------------------------------------------------------------------------------------------------

    def after(self, option: Option, asked: bool = True) -> Picks:
        """The picks after one more choice, or after what went without asking."""
        count = self.asked + asked
        if option == DONE:
            return Picks(self.terms, self.spots, count, True)
        if option == ALL:
            return Picks(self.terms, self.terms.at_once, count, True)
        return Picks(self.terms, (*self.spots, self.terms.kinds.index(option)), count)

    @property
    def forced(self) -> bool:
        """Whether the next pick goes without asking: there is only one, and nobody learns anything by it.

        Of what is secret, the others know how many there are and not which: the last of all goes without asking.
        """
        return len(self.options) == 1 and (not self.terms.secret or len(self.spots) + 1 == sum(self.terms.counts))

    def brings(self, option: Option) -> tuple[list[Option], bool]:
        """What a choice picks, with all that then goes without asking, and whether that completes the whole."""
        made = len(self.spots)
        picks = self.after(option)
        while picks.options and picks.forced:
            picks = picks.after(picks.options[0])
        return list(picks.picked[made:]), not picks.options

    # People ------------------------------------------------------------------------------------------------------

    def line_up(self, keys: Sequence[str]) -> list[Option]:
        """The choices by which these things are picked, given in any order; NotWhole when they are no whole.

        ``done`` may close the list. What goes without asking belongs to it all the same.
        """
        wanted = list(keys)
        if wanted and wanted[-1] == DONE:
            wanted.pop()
        if wanted == [ALL] and ALL in self.options:
            return [ALL]
        spots = self._whole(wanted)
        if ALL in self.options and tuple(sorted(spots)) == self.terms.at_once:
            return [ALL]
        made: list[Option] = []
        kinds = self.terms.kinds
        picks = self
        while picks.options:
            place = len(picks.spots)
            option = kinds[spots[place]] if place < len(spots) else DONE
            if option not in picks.options:
                raise NotWhole("error-picks-order", picked=", ".join(map(key, self.picked)))
            if not picks.forced:
                made.append(option)
            picks = picks.after(option)
        return made

    def _whole(self, wanted: Sequence[str]) -> Spots:
        """All that is picked with these, in order; NotWhole when they do not make a whole."""
        terms = self.terms
        places = {key(kind): spot for spot, kind in enumerate(terms.kinds)}
        more: list[int] = []
        for each in wanted:
            if each not in places:
                raise NotWhole("error-picks-unknown", key=each, offered=", ".join(places))
            more.append(places[each])
        spots = (*self.spots, *(more if terms.ordered else sorted(more)))
        if not terms.ordered and list(spots) != sorted(spots):
            raise NotWhole("error-picks-order", picked=", ".join(map(key, self.picked)))
        for spot, n in Counter(spots).items():
            if n > terms.counts[spot]:
                raise NotWhole("error-picks-often", key=key(terms.kinds[spot]), most=terms.counts[spot], picked=n)
        if not terms.least <= len(spots) <= terms.most:
            facts = {"picked": len(spots), "least": terms.least, "most": terms.most}
            raise NotWhole("error-picks-few" if len(spots) < terms.least else "error-picks-many", **facts)
        if terms.whole is not None:
            refusal = terms.whole([terms.kinds[spot] for spot in spots])
            if refusal is not None:
                raise NotWhole("error-picks-refused", rule=refusal.rule, refusal=refusal)
        return spots

    # Earlier releases --------------------------------------------------------------------------------------------

    def formerly(self, answers: Iterator[str]) -> list[str]:
        """What is left of the whole for which earlier releases asked pick by pick in any order, or by a single answer.

        Takes as many of the answers as it took then; StopIteration when there are not enough, NotWhole when they fit
        no whole.
        """
        terms = self.terms
        as_then = Terms.__new__(Terms)
        for name in Terms.__slots__:
            setattr(as_then, name, getattr(terms, name))
        as_then.ordered, as_then.at_once = True, ()
        picks = Picks(as_then)
        while picks.options:
            if picks.forced:
                picks = picks.after(picks.options[0])
                continue
            answer = next(answers)
            stood_for = None if terms.formerly is None else terms.formerly(answer)
            if stood_for is not None:
                return self._rest(stood_for)
            option = next((each for each in picks.options if key(each) == answer), None)
            if option is None:
                raise NotWhole("error-picks-unknown", key=answer, offered=", ".join(map(key, picks.options)))
            picks = picks.after(option)
        return self._rest(map(key, picks.picked))

    def _rest(self, whole: Iterable[str]) -> list[str]:
        """A whole without what was picked so far."""
        rest = list(whole)
        for each in map(key, self.picked):
            if each in rest:
                rest.remove(each)
        return rest


OUT_OF_REACH = Refusal("out-of-reach", "")
"""There are not enough things for a whole: no reason that anybody is told."""


def pick_some(
    seat: int,
    ask: Ask,
    candidates: Sequence[T],
    least: int,
    most: int | None = None,
    unless: Callable[[T], Refusal | None] | None = None,
    *,
    each: Callable[[T], object] | None = None,
    whole: Callable[[Sequence[T]], Refusal | None] | None = None,
    at_once: Sequence[T] | None = None,
    ordered: bool = False,
    secret: bool = False,
    formerly: Callable[[str], Sequence[str] | None] | None = None,
    vain: Callable[[Any], bool] | None = None,
    **about: Any,
) -> Rules[list[T]]:
    """Let a seat pick from ``least`` to ``most`` of the candidates, among which equal things may be.

    ``unless`` says why a candidate may not be picked, ``whole`` why so many together may not: only what can still
    become a whole is offered. ``each`` is done with every pick as it is made. ``at_once`` is a whole that may be
    picked by one choice. Where the order matters, ``ordered`` keeps it. What is left without a choice goes unasked,
    unless that would tell the others which they are (``secret``). ``formerly`` knows answers of earlier releases that
    stood for a whole. ``vain`` tells of what brings nothing now, as in ``choose``. The question is told how many are
    ``left`` to be picked, and how many were ``picked``.
    """
    if least == most == 1 and whole is None and formerly is None:
        one = yield from choose(
            seat, ask, list(dict.fromkeys(candidates)), unless, vain=vain, secret=secret, **about, left=1, picked=0
        )
        if each is not None:
            each(one)
        return [one]
    picks = Picks(Terms(candidates, least, most, unless, whole, at_once, ordered, secret, formerly))
    while picks.options:
        forced = len(picks.options) == 1 and picks.forced
        if forced:
            option = picks.options[0]
        else:
            made = len(picks.spots)
            about["left"], about["picked"] = max(least - made, 0), made
            option = yield Choice(seat, ask, picks.options, None, None, {**about}, vain, secret, picks=picks)
        before = len(picks.spots)
        picks = picks.after(option, not forced)
        if each is not None:
            for spot in picks.spots[before:]:
                each(picks.terms.kinds[spot])
    return list(picks.picked)
