"""A finished match told once more: the curve of everybody's points, its turning points, everyone's best deed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeVar
from weakref import WeakKeyDictionary

import msgspec

from leng.engine.state import UNVEILED
from leng.engine.table import Table
from leng.engine.tally import Moment, Swing, best_deed, by_round, moments, turning_points
from leng.server.live import LiveTable
from leng.web.showing import SeatShown
from leng.web.speech import words
from leng.words.presenter import Presenter

T = TypeVar("T")

LEFT, RIGHT, TOP, FOOT = 34, 440, 12, 318
"""Where the lines of the curve lie in its picture, which is 480 wide and 350 high."""

MARK = 22  # so far from each other stand the marks at the ends of lines
POINTS = 80  # so many points a line has at most
COLUMNS = 12  # so many moments the table beside it tells
NAMED = 4  # so many of them are named below it
LEVELS = 5  # so many parts the scale has at most

_KNOWN: WeakKeyDictionary[LiveTable, list[Moment]] = WeakKeyDictionary()


async def moments_of(live: LiveTable) -> list[Moment]:
    """A finished match deed by deed; it is played again once, for all who look back."""
    if live not in _KNOWN:
        _KNOWN[live] = await asyncio.to_thread(moments, live.table)
    return _KNOWN[live]


class Level(msgspec.Struct):
    """A line of the scale."""

    points: int
    y: float


class Tick(msgspec.Struct):
    """A moment on the line of time, named if there is room."""

    x: float
    name: str = ""


class Line(msgspec.Struct):
    """How one's points went."""

    name: str
    seat: SeatShown | None  # None for a rival
    path: str
    mark: float  # how high the mark stands beside its end
    values: list[int]  # at the moments that are told


class Curve(msgspec.Struct):
    """Everybody's points over the match."""

    levels: list[Level]
    ticks: list[Tick]
    lines: list[Line]
    heads: list[str]  # of the moments that are told


class Told(msgspec.Struct):
    """A deed that mattered, and where to see it again."""

    number: int  # of the position before it
    when: str
    by: int
    lines: list[str]
    seat: SeatShown | None = None  # whose deed it was

    @property
    def signed(self) -> str:
        """What it changed, as one writes it."""
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"


class Retold(msgspec.Struct):
    """What the end of a match tells beside the result."""

    curve: Curve
    turns: list[Told]
    best: list[Told]
    ahead: str  # whose lead the turning points changed


async def retold(live: LiveTable, speaker: Presenter, people: Sequence[SeatShown]) -> Retold | None:
    """How a finished match went, for everybody who looks back; None where no points are counted."""
    along = await moments_of(live)
    result = live.table.result
    if result is None or len(along) < 2 or not along[-1].points:
        return None
    table, seats = live.table, len(live.table.seats)
    names = [*(each.name for each in people), *(speaker.rival_name(each.name) for each in result.rivals)]
    won = [*result.winners, *(seats + place for place, each in enumerate(result.rivals) if each.won)]
    last = along[-1].points
    ahead = won[0] if won else last.index(max(last))
    gains = [(seat, best_deed(along, seat.number)) for seat in people]
    return Retold(
        curve=_curve(table, speaker, along, names, people),
        turns=[_told(table, speaker, people, each) for each in turning_points(along, ahead)],
        best=[_told(table, speaker, people, each, seat) for seat, each in gains if each is not None],
        ahead=names[ahead],
    )


# Deeds -----------------------------------------------------------------------------------------------------------


def _told(
    table: Table, speaker: Presenter, people: Sequence[SeatShown], swing: Swing, whose: SeatShown | None = None
) -> Told:
    """A deed in words; of somebody's best deed, what is about them."""
    deed = swing.deed
    events = [event for event in table.log[deed.first : deed.last] if event.seen_by(UNVEILED)]
    about = [event for event in events if whose is not None and event.facts.get("seat") == whose.number]
    lines = [speaker.line(event) for event in about or events]
    return Told(deed.begin, when(speaker, table, swing.before), swing.by, lines, whose or people[deed.seat])


def when(speaker: Presenter, table: Table, moment: Moment) -> str:
    """Which moment of the match it was."""
    phase = speaker.phase(moment.phase)
    return f"{round_name(speaker, moment.round)} · {phase}" if table.manner.rounds and moment.round else phase


def round_name(speaker: Presenter, number: int) -> str:
    """What a round is called: by the game, or by its number."""
    return speaker.round_name(number) or words(speaker.language).say("round", n=number)


# The curve -------------------------------------------------------------------------------------------------------


def _curve(
    table: Table, speaker: Presenter, along: Sequence[Moment], names: Sequence[str], people: Sequence[SeatShown]
) -> Curve:
    """Everybody's points, at the end of every round, or deed by deed where there are no rounds."""
    by_rounds = table.manner.rounds
    shown = by_round(along) if by_rounds else thinned(along, POINTS)
    most = max(max(each.points) for each in shown)
    least = min(0, min(min(each.points) for each in shown))
    levels = scale(least, most)

    def x(place: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * place / max(1, len(shown) - 1), 1)

    def y(points: int) -> float:
        return round(FOOT - (FOOT - TOP) * (points - levels[0]) / (levels[-1] - levels[0]), 1)

    places = thinned(range(len(shown)), COLUMNS + 1)[1:]
    heads = [_head(speaker, shown[place], by_rounds) for place in places]
    marks = apart([y(points) for points in shown[-1].points])
    lines = [
        Line(
            name,
            people[who] if who < len(people) else None,
            " ".join(f"{x(place)},{y(each.points[who])}" for place, each in enumerate(shown)),
            marks[who],
            [shown[place].points[who] for place in places],
        )
        for who, name in enumerate(names)
    ]
    told = set(thinned(range(len(shown)), NAMED + 1)[1:]) if by_rounds else set()
    ticks = [
        Tick(x(place), _head(speaker, each, by_rounds) if place in told else "")
        for place, each in enumerate(shown)
        if by_rounds and place
    ]
    return Curve([Level(each, y(each)) for each in levels], ticks, lines, heads)


def _head(speaker: Presenter, moment: Moment, by_rounds: bool) -> str:
    if by_rounds:
        return round_name(speaker, moment.round)
    return words(speaker.language).say("after-choices", n=moment.number)


def thinned(things: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly spread, the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[round(place * (len(things) - 1) / (most - 1))] for place in range(most)]


def scale(least: int, most: int) -> list[int]:
    """The levels of a scale: round numbers, from no more than the least to no less than the most."""
    steps = (step * power for power in (1, 10, 100, 1000) for step in (1, 2, 5))
    step = next(each for each in steps if each * LEVELS >= most - least + (least % each))
    first = step * (least // step)
    count = max(1, -(-(most - first) // step))
    return [first + step * each for each in range(count + 1)]


def apart(heights: Sequence[float]) -> list[float]:
    """Where marks stand that would lie over each other: pushed apart, in their order, within the picture."""
    order = sorted(range(len(heights)), key=lambda each: heights[each])
    stand = list(heights)
    lowest = float(TOP - 2)
    for each in order:
        stand[each] = max(stand[each], lowest)
        lowest = stand[each] + MARK
    highest = float(FOOT + 4)
    for each in reversed(order):
        stand[each] = min(stand[each], highest)
        highest = stand[each] - MARK
    return [round(each, 1) for each in stand]
