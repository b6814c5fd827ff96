"""The lesson on the page: what it says now, what it shows, and leaving it for a while."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.server.hall import hall_of
from leng.server.live import LiveTable
from leng.web.onlooker import Onlooker, onlooker_of
from leng.web.pages import Visit, go, settings_of
from leng.words.lesson import PARTS, attributes_of, in_words
from leng.words.presenter import Presenter

LEFT = "leng_lesson"
"""The cookie of a table whose lesson somebody has left; it lies on this table alone."""


class LessonShown(msgspec.Struct):
    """A lesson as the panel shows it."""

    told: int
    total: int
    lines: Sequence[str] = ()  # what is said now
    before: Sequence[str] = ()  # what was said earlier, to be read again
    advised: str = ""  # the key of the option that is recommended
    advice: str = ""  # and what it is called
    parts: Sequence[str] = ()  # the parts of the page that are shown
    marks: Sequence[str] = ()  # the attributes of what is shown of the drawing
    left: bool = False


def shown(request: Visit, live: LiveTable, onlooker: Onlooker, speaker: Presenter) -> LessonShown | None:
    """The lesson of a table for whoever learns there, until there is nothing left to tell."""
    course, table = live.course, live.table
    if course is None or course.lesson.pupil not in onlooker.seats:
        return None
    taught = course.at(table)
    if taught.over:
        return None
    if request.cookies.get(LEFT):
        return LessonShown(len(taught.told), taught.total, left=True)
    advised = None
    if table.decision is not None and taught.advised is not None:
        advised = speaker.label(table.decision, table.decision.find(taught.advised))
    places = [place for step in taught.now for place in step.shows]
    if advised is not None and advised.place:
        places.append(advised.place)
    return LessonShown(
        told=len(taught.told),
        total=taught.total,
        lines=[in_words(speaker, step) for step in taught.now],
        before=[in_words(speaker, step) for step in taught.told if step not in taught.now],
        advised=taught.advised or "",
        advice=advised.text if advised is not None else "",
        parts=[place for place in places if place in PARTS],
        marks=[each for place in dict.fromkeys(places) for each in attributes_of(place, course.lesson.pupil)],
    )


def ringed(drawn: Drawn | None, lesson: LessonShown | None) -> Drawn | None:
    """The drawing with a ring round what the lesson is about."""
    if drawn is None or lesson is None or not lesson.marks:
        return drawn
    others = {seat: _ring(line, lesson.marks) for seat, line in drawn.others.items()}
    return msgspec.structs.replace(
        drawn, board=_ring(drawn.board, lesson.marks), mine=_ring(drawn.mine, lesson.marks), others=others
    )


def _ring(part: Markup, marks: Sequence[str]) -> Markup:
    text = str(part)
    for mark in marks:
        text = text.replace(f" {mark}", f' {mark} data-taught=""')
    return Markup(text)  # noqa: S704 - drawn by the game, with an attribute more


@post("/t/{table_id:str}/lesson", include_in_schema=False)
async def change(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Leave the lesson, or come back to it; the match goes on either way."""
    live = await hall_of(request).find(table_id)
    await onlooker_of(request, live)
    leaving = (await request.form()).get("deed") == "leave"
    path, secure = f"/t/{live.id}", settings_of(request).secure
    cookie = Cookie(
        key=LEFT, value="left" if leaving else "", path=path, httponly=True, samesite="lax", secure=secure,
        max_age=None if leaving else 0,
    )  # fmt: skip
    return go(request, path, cookies=[cookie])
