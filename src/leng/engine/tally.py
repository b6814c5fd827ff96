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
    points: tuple[int, ...]  # of the seats, then of the rivals; empty where none are counted
    deed: Deed | None = None  # that led here


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


def moments(table: Table) -> list[Moment]:
    """A finished match, deed by deed: where it had come, and how everybody stood, if points are counted."""
    result = table.result
    assert result is not None, "the match is not over"
    whose: list[int | str] = [*range(len(table.seats)), *(each.name for each in result.rivals)]
    if not table.manner.scored or table.game.points(table.state, 0) is None:
        whose = []

    def moment(state: State, number: int, deed: Deed | None = None) -> Moment:
        points = tuple(table.game.points(state, who) or 0 for who in whose)
        return Moment(number, state.round, state.phase, points, deed)

    first, start = table.kept_boundaries[0]
    play: Play[State] = Play(table.game, start.copy(), keep=False)
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


def best_deed(along: Sequence[Moment], seat: int) -> Swing | None:
    """What brought a seat most at one blow: a deed of its own, or else whatever it gained by."""
    gains = [Swing(one, two, two.points[seat] - one.points[seat]) for one, two in itertools.pairwise(along)]
    gains = [each for each in gains if each.by > 0]
    own = [each for each in gains if each.deed.seat == seat]
    return max(own or gains, key=lambda each: each.by, default=None)
