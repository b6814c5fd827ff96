"""How a finished match was decided: everybody's points after each deed, the largest swings, everyone's best deed."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec

from leng.engine.deeds import Deed, deeds
from leng.engine.play import Play
from leng.engine.state import State
from leng.engine.table import Table

SWINGS = 3
"""So many turning points are told."""


class Moment(msgspec.Struct, frozen=True):
    """How everybody stood after a deed and all that followed by itself; the first moment is the beginning."""

    number: int  # so many choices had been made
    round: int
    phase: str
    points: tuple[int, ...]  # of everybody who is ahead or behind; empty where nothing is counted
    deed: Deed | None = None  # that led here
    goods: tuple[int, ...] = ()  # how much each seat held, of whatever kinds


class Swing(msgspec.Struct, frozen=True):
    """What a deed changed: between whom, and by how much."""

    before: Moment
    after: Moment
    by: int

    @property
    def deed(self) -> Deed:
        """The deed that did it."""
        assert self.after.deed is not None, "nothing was done yet at the beginning"
        return self.after.deed


def everybody(table: Table) -> list[int | str]:
    """Who can be ahead or behind: seats and rivals, by their points; or whoever a game without points names."""
    result = table.result
    assert result is not None, "the match is not over"
    if not table.manner.scored:
        return list(table.game.course(table.state))
    counted = table.game.points(table.state, 0) is not None
    return [*range(len(table.seats)), *(each.name for each in result.rivals)] if counted else []


def moments(table: Table) -> list[Moment]:
    """A finished match, deed by deed: where it had come, and how everybody stood, if that can be counted."""
    game, whose = table.game, everybody(table)

    def moment(state: State, number: int, deed: Deed | None = None) -> Moment:
        if table.manner.scored:
            points = tuple(game.points(state, who) or 0 for who in whose)
        else:
            course = game.course(state)
            points = tuple(course[who] for who in whose)
        goods = tuple(sum(game.holdings(state, seat).values()) for seat in range(len(table.seats)))
        return Moment(number, state.round, state.phase, points, deed, goods)

    first, start = table.kept_boundaries[0]
    play: Play[State] = Play(game, start.copy(), keep=False)
    found = [moment(play.state, first)]
    for deed in deeds(table, first):
        for move in table.moves[deed.begin : deed.end]:
            assert play.choice is not None, "a match that stands can be played again"
            play.answer(play.choice.find(move.key))
        found.append(moment(play.state, deed.end, deed))
    return found


def rounds(along: Sequence[Moment]) -> dict[int, int]:
    """At which position each round began."""
    began: dict[int, int] = {}
    for moment in along:
        if moment.round:
            began.setdefault(moment.round, moment.number)
    return began


def by_round(along: Sequence[Moment]) -> list[Moment]:
    """The last moment of every round, after the beginning."""
    return [*along[:1], *(here for here, then in zip(along[1:], [*along[2:], None], strict=True) if _last(here, then))]


def _last(here: Moment, then: Moment | None) -> bool:
    return then is None or then.round != here.round


def turning_points(along: Sequence[Moment], winner: int) -> list[Swing]:
    """The deeds that changed most how far whoever won was ahead of the best of the others, in their order."""
    swings = [Swing(one, two, _ahead(two, winner) - _ahead(one, winner)) for one, two in itertools.pairwise(along)]
    largest = sorted((each for each in swings if each.by), key=lambda each: -abs(each.by))[:SWINGS]
    return sorted(largest, key=lambda each: each.after.number)


def _ahead(moment: Moment, who: int) -> int:
    others = [*moment.points[:who], *moment.points[who + 1 :]]
    return moment.points[who] - max(others, default=0)


def ahead_since(along: Sequence[Moment], winner: int) -> Moment | None:
    """From which moment on whoever won was never caught up with again; None where that never was."""
    since: Moment | None = None
    for moment in along:
        if _ahead(moment, winner) <= 0:
            since = None
        elif since is None:
            since = moment
    return since


def best_deed(along: Sequence[Moment], seat: int, together: bool = False) -> Swing | None:
    """What brought a seat most at one blow: a deed of its own, or else whatever it gained by.

    At a table that is won ``together`` a deed brings what it brings to all, the first of those who are counted. Whoever
    never gained anything that counts has at least once taken most goods: that is told without a number.
    """
    worth = [_ahead(each, 0) if together else each.points[seat] for each in along]
    gains = _gains(along, worth)
    own = [each for each in gains if each.deed.seat == seat]
    if own or (gains and not together):
        return max(own or gains, key=lambda each: each.by)
    taken = [each for each in _gains(along, [each.goods[seat] for each in along]) if each.deed.seat == seat]
    most = max(taken, key=lambda each: each.by, default=None)
    return most and Swing(most.before, most.after, 0)


def _gains(along: Sequence[Moment], worth: Sequence[int]) -> list[Swing]:
    steps = zip(itertools.pairwise(along), itertools.pairwise(worth), strict=True)
    return [Swing(*step, two - one) for step, (one, two) in steps if two > one]
