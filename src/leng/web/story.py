"""The story of a match as it is read: rounds that fold, deed after deed in them, and equal gains in one line."""

from __future__ import annotations

from bisect import bisect_right

import msgspec
from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.engine.deeds import deeds
from leng.engine.state import Event
from leng.engine.table import Table
from leng.server.live import LiveTable
from leng.web.onlooker import Onlooker
from leng.web.telling import Told, merged, places_of, signs_of
from leng.words.presenter import Presenter

LINES = 60  # of the story beside the table; the rest is on a page of its own


class Line(msgspec.Struct):
    """A line of the story."""

    number: int  # in the log
    kind: str
    text: str
    mine: bool
    signs: Markup = Markup()  # that tell the same
    lights: str = ""  # the places of the board it is about
    card: str = ""  # that explains what it names
    rule: str = ""  # it follows from


class Passage(msgspec.Struct):
    """What one seat did or met with, or one without a seat; or a heading."""

    seat: int | None
    rival: bool
    heading: bool
    lines: list[Line]


class Chapter(msgspec.Struct):
    """A round, or whatever came before the first."""

    title: Line | None
    passages: list[Passage]
    last: bool = False


def story(
    live: LiveTable,
    table: Table,
    onlooker: Onlooker,
    drawn: Drawn | None = None,
    upto: int | None = None,
    last: int | None = LINES,
    reads: int | None = None,
) -> list[Chapter]:
    """The log up to line ``upto`` as somebody may read it, or the ``last`` lines of that."""
    speaker = live.speaker(onlooker.person.language)
    chapters = [Chapter(None, [])]
    deed = -1
    for told in merged(_told(table, onlooker.reads if reads is None else reads, upto, last)):
        event, line = told.event, _line(live, speaker, told, onlooker.seat, drawn)
        if event.kind in speaker.chapters:
            chapters.append(Chapter(line, []))
            continue
        passages = chapters[-1].passages
        heading, seat = event.kind in speaker.headings, _whose(event)
        if heading or deed != told.deed or not passages or _parts(passages[-1], event, seat):
            passages.append(Passage(None if heading else seat, bool(event.rival), heading, []))
        if _said_already(passages[-1], line):
            line.rule = ""
        passages[-1].lines.append(line)
        deed = told.deed
    found = [each for each in chapters if each.title or each.passages]
    if found:
        found[-1].last = True
    return found


def _told(table: Table, audience: int, upto: int | None, last: int | None) -> list[Told]:
    """The lines that are read, each with the deed it belongs to."""
    log = table.log[: len(table.log) if upto is None else upto]
    events = [(number, event) for number, event in enumerate(log) if event.seen_by(audience)]
    kept = events if last is None else events[-last:]
    since = table.number
    for move in reversed(table.moves):
        if not kept or move.logged < kept[0][0]:
            break
        since -= 1
    begins = [deed.first for deed in deeds(table, since)]
    return [Told(number, event, bisect_right(begins, number)) for number, event in kept]


def _whose(event: Event) -> int | None:
    seat = event.facts.get("seat")
    return seat if isinstance(seat, int) and not event.rival and event.kind != "undo" else None


def _parts(passage: Passage, event: Event, seat: int | None) -> bool:
    """Whether a line is about somebody else than the passage; one about nobody goes on with it."""
    if passage.heading or passage.rival != bool(event.rival):
        return True
    return seat is not None and seat != passage.seat


def _said_already(passage: Passage, line: Line) -> bool:
    """Whether the passage has led to the rule of a line: to the same one, or, for mere amounts, to that of the deed."""
    before = [each.rule for each in passage.lines if each.rule]
    return line.rule in before or (bool(line.signs) and bool(before))


def _line(live: LiveTable, speaker: Presenter, told: Told, seat: int | None, drawn: Drawn | None) -> Line:
    number, event = told.number, told.event
    return Line(
        number,
        event.kind,
        speaker.line(event) if told.merged else live.told(speaker.language, number, event),
        _concerns(event, seat),
        signs_of(drawn, [event]),
        " ".join(places_of(speaker, event)),
        _card(speaker, event),
        speaker.rule_of_line(event),
    )


def _card(speaker: Presenter, event: Event) -> str:
    """The first thing of the box that a line names."""
    shelf = speaker.box.shelf
    for name, value in event.facts.items():
        if isinstance(value, str) and value in shelf.get(name, ()):
            return f"{name}:{value}"
    return ""


def _concerns(event: Event, seat: int | None) -> bool:
    """Whether a line is about this seat."""
    facts = event.facts
    if seat is None:
        return False
    return seat in [facts.get(each) for each in ("seat", "other", "by")] or seat in (facts.get("seats") or ())
