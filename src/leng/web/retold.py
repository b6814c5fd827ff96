"""A finished match told once more: where the points came from, their curve, turning points, everyone's best deed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeVar
from weakref import WeakKeyDictionary

import msgspec

from leng.drawing.drawn import Drawn
from leng.engine.state import UNVEILED
from leng.engine.table import Table
from leng.engine.tally import (
    Moment,
    Swing,
    ahead_since,
    best_deed,
    by_round,
    everybody,
    moments,
    turning_points,
)
from leng.server.live import LiveTable
from leng.web.showing import SeatShown
from leng.web.speech import words
from leng.web.telling import Gist, gist
from leng.words.ending import Brought, Share, side_name, sources
from leng.words.presenter import Presenter

T = TypeVar("T")

LEFT, RIGHT, TOP, FOOT = 34, 440, 12, 190
"""Where the lines of the curve lie in its picture, which is 480 wide and 222 high."""

MARK = 22  # so far from each other stand the marks at the ends of lines
POINTS = 80  # so many points a line has at most
COLUMNS = 12  # so many moments the table beside it tells
NAMED = 4  # so many of them are named below it
LEVELS = 5  # so many parts the scale has at most
LETTERS, FEWER = 150, 100  # so many a turning point has, and a best deed
ROOM = 7  # percent of the widest bar that a number needs

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
    seat: SeatShown | None  # None for a rival, or a side of a table that is won together
    side: str  # the sign of that
    path: str
    mark: float  # how high the mark stands beside its end
    values: list[int]  # at the moments that are told


class Curve(msgspec.Struct):
    """Everybody's points over the match."""

    levels: list[Level]
    ticks: list[Tick]
    lines: list[Line]
    heads: list[str]  # of the moments that are told


class Part(msgspec.Struct):
    """Points of one source, in a bar."""

    name: str
    points: int
    nth: int  # of all sources: each has a colour and a hatching of its own
    x: float = 0  # where it begins, in percent of the widest bar
    width: float = 0  # and how wide it is
    room: bool = False  # for its number

    @property
    def hatch(self) -> str:
        """Every second source is hatched, in one of three ways."""
        return ("", "up", "", "down", "", "cross")[self.nth % 6]


class Bar(msgspec.Struct):
    """Where everything of somebody came from; what cost some stands behind."""

    who: Brought
    seat: SeatShown | None
    parts: list[Part]
    less: list[Part]


class Told(msgspec.Struct):
    """A deed that mattered, and where to see it again."""

    number: int  # of the position before it
    when: str
    by: int  # 0 where that cannot be counted
    gist: Gist
    seat: SeatShown  # whose deed it was

    @property
    def signed(self) -> str:
        """What it changed, as one writes it."""
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}" if self.by else ""


class Retold(msgspec.Struct):
    """What the end of a match tells beside the result."""

    scored: bool  # points are counted; else it is told how far everybody had come, in percent
    bars: list[Bar]
    legend: list[Part]
    curve: Curve
    turns: list[Told]
    best: list[Told]
    ahead: str  # whose lead the turning points changed
    behind: str  # and over whom, where there are two sides
    since: str  # from when on that lead was never lost again


async def retold(
    live: LiveTable, speaker: Presenter, people: Sequence[SeatShown], drawn: Drawn | None
) -> Retold | None:
    """How a finished match went, for everybody who looks back; None where nothing can be counted."""
    along = await moments_of(live)
    table, whose = live.table, everybody(live.table)
    if len(along) < 2 or not whose:
        return None
    ahead = _first(table, whose, along[-1])
    sides = not isinstance(whose[0], int)
    names = [side_name(speaker, each) for each in whose]
    best = [(seat, best_deed(along, seat.number, sides)) for seat in people]
    lead = ahead_since(along, ahead)
    bars, legend = _bars(speaker, table, people)

    def told(swing: Swing, letters: int, seat: SeatShown | None = None) -> Told:
        return _told(table, speaker, people, swing, drawn, letters, seat)

    return Retold(
        scored=table.manner.scored,
        bars=bars,
        legend=legend,
        curve=_curve(table, speaker, along, whose, people),
        turns=[told(each, LETTERS) for each in turning_points(along, ahead)],
        best=[told(each, FEWER, seat) for seat, each in best if each is not None],
        ahead=names[ahead],
        behind=names[1 - ahead] if sides else "",
        since=when(speaker, table, lead) if lead is not None and table.manner.rounds else "",
    )


def _first(table: Table, whose: Sequence[int | str], last: Moment) -> int:
    """Who has won, among those who could be ahead; where nobody has, whoever had most."""
    result = table.result
    assert result is not None, "the match is not over"
    if whose[0] not in range(len(table.seats)):  # the people are one side, and won together or not
        return 0 if result.winners else 1
    won = [*result.winners, *(each.name for each in result.rivals if each.won)]
    return whose.index(won[0]) if won else last.points.index(max(last.points))


# Bars ------------------------------------------------------------------------------------------------------------


def _bars(speaker: Presenter, table: Table, people: Sequence[SeatShown]) -> tuple[list[Bar], list[Part]]:
    """Everybody's points by source, and which colour stands for which source."""
    found = sources(speaker, table)
    order = {share.source: share.name for each in found for share in each.shares}
    places = list(order)
    widest = max((sum(max(0, share.points) for share in each.shares) for each in found), default=0)

    def parts(shares: Sequence[Share]) -> list[Part]:
        made: list[Part] = []
        for share in shares:
            x = made[-1].x + made[-1].width if made else 0
            width = round(100 * max(0, share.points) / max(1, widest), 2)
            made.append(Part(share.name, share.points, places.index(share.source), x, width, width >= ROOM))
        return made

    bars = [
        Bar(
            each,
            None if each.seat is None else people[each.seat],
            parts([share for share in each.shares if share.points > 0]),
            parts([share for share in each.shares if share.points < 0]),
        )
        for each in found
    ]
    return bars, [Part(name, 0, nth) for nth, name in enumerate(order.values())]


# Deeds -----------------------------------------------------------------------------------------------------------


def _told(
    table: Table,
    speaker: Presenter,
    people: Sequence[SeatShown],
    swing: Swing,
    drawn: Drawn | None,
    letters: int,
    whose: SeatShown | None,
) -> Told:
    """A deed in short; of somebody's best deed, what is about them."""
    deed = swing.deed
    events = [event for event in table.log[deed.first : deed.last] if event.seen_by(UNVEILED)]
    events = [event for event in events if event.kind not in speaker.chapters | speaker.headings] or events
    about = [event for event in events if whose is not None and event.facts.get("seat") == whose.number]
    short = gist(speaker, about or events, drawn).within(letters)
    return Told(deed.begin, when(speaker, table, swing.before), swing.by, short, whose or people[deed.seat])


def when(speaker: Presenter, table: Table, moment: Moment) -> str:
    """Which moment of the match it was."""
    phase = speaker.phase(moment.phase)
    return f"{round_name(speaker, moment.round)} · {phase}" if table.manner.rounds and moment.round else phase


def round_name(speaker: Presenter, number: int) -> str:
    """What a round is called: by the game, or by its number."""
    return speaker.round_name(number) or words(speaker.language).say("round", n=number)


# The curve -------------------------------------------------------------------------------------------------------


def _curve(
    table: Table, speaker: Presenter, along: Sequence[Moment], whose: Sequence[int | str], people: Sequence[SeatShown]
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
            side_name(speaker, who),
            people[who] if isinstance(who, int) else None,
            str(who) if whose[0] != 0 else "",
            " ".join(f"{x(place)},{y(each.points[nth])}" for place, each in enumerate(shown)),
            marks[nth],
            [shown[place].points[nth] for place in places],
        )
        for nth, who in enumerate(whose)
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
