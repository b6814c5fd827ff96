"""The page of a table: the whole of it, the part that changes, the stream that says when, and cards to read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Stream

from leng.engine.errors import Outgrown, UndoRefused
from leng.engine.orders import haste_betrays
from leng.server.api.streaming import BEAT, SIGN_OF_LIFE, watch
from leng.server.hall import Hall, hall_of
from leng.server.live import LiveTable
from leng.server.people import person_of
from leng.server.saves import save_bytes
from leng.server.undoing import in_words as undo_in_words
from leng.web import lesson as lessons
from leng.web import showing
from leng.web.chat import said_at
from leng.web.links import links_of
from leng.web.onlooker import Onlooker, onlooker_of
from leng.web.pages import Visit, draw, page
from leng.web.relic import save_of_relic, show_relic
from leng.web.rematch import rematch_of
from leng.web.retold import retold
from leng.web.speech import in_words, words
from leng.web.story import story
from leng.web.theatre import NEWEST, Wish, captions, stage, wish_of
from leng.web.waiting import show_room
from leng.words.advice import Advice
from leng.words.ending import verdict
from leng.words.goal import goal_of
from leng.words.orders import spared
from leng.words.text import title_of

FRAGMENT = "x-leng-fragment"
NO_STORE = {"Cache-Control": "no-store"}


async def shown_to(
    request: Visit,
    live: LiveTable,
    onlooker: Onlooker,
    note: str = "",
    hints: Sequence[Advice] = (),
    odds: Mapping[str, float] | None = None,
    wish: Wish = NEWEST,
) -> dict[str, Any]:
    """Everything the template of a table needs: the newest position, or an earlier one that somebody wants to see."""
    language = onlooker.person.language
    version, asked_at = live.version, live.serial  # of the very table shown here: it may move on while we draw
    table, speaker, decision = live.table, live.speaker(language), live.table.decision
    asking = decision is not None and (decision.seat == onlooker.audience or onlooker.curtain is not None)
    acted = await stage(live, table, onlooker, wish)
    state, number, told = table.state, table.number, len(table.log)
    if acted.play is not None:
        state, onlooker, number = acted.play.state, acted.eyes or onlooker, acted.number
        told = table.moves[number].logged
    mine = acted.play is None and decision is not None and decision.seat == onlooker.audience
    people = showing.seats(live, speaker, onlooker)
    options = showing.named(speaker, decision if mine else None)
    drawn = showing.drawn(table, table.game.view(state, onlooker.audience), speaker, showing.lights(options, hints))
    lesson = lessons.shown(request, live, onlooker, speaker) if acted.play is None else None
    drawn = lessons.ringed(drawn, lesson)
    captions(acted, speaker, drawn)
    sheet = drawn.sheet if drawn else None
    asked = showing.question(table, speaker, options, sheet, hints, odds) if mine else None
    links = await links_of(request, live, onlooker)
    talk = await live.talk()
    request_for_undo = live.request
    result = table.result if acted.play is None else None
    looked_back = await retold(live, speaker, people, drawn) if result is not None else None
    return {
        "live": live,
        "replaying": False,
        "version": version,
        "asked": asked_at - (table.number - number),
        "acted": acted,
        "at_number": number,
        "asking": asking,
        "table": table,
        "title": title_of(table.game, language),
        "look": onlooker,
        "note": note,
        "mine": mine,
        "question": asked,
        "lesson": lesson,
        "hints": showing.hinted(hints, sheet) if mine else [],
        "leading": next((each for each in _buttons(asked) if each.best), None),
        "waiting": speaker.waiting(decision) if decision is not None else "",
        "drawn": drawn,
        "steps": [(each, speaker.phase(each)) for each in drawn.steps] if drawn else [],
        "phase": speaker.phase(state.phase),
        "round": state.round if table.manner.rounds else None,
        "at_phase": state.phase,
        "seats": people,
        "story": story(live, table, onlooker, drawn, told),
        "whole": False,
        "talk": said_at(table, language, talk),
        "rules": speaker.rules_in_force(table, state.phase),
        "goal": goal_of(speaker, table, onlooker.audience) if acted.play is None else None,
        "orders": showing.orders(table, speaker, onlooker.seat),
        "haste_betrays": haste_betrays(table),
        "spared": spared(speaker, table, onlooker.audience) if mine else "",
        "undo": _undoable(live, onlooker),
        "wanted": request_for_undo,
        "wanted_text": undo_in_words(speaker, request_for_undo) if request_for_undo else "",
        "agreeing": sorted(request_for_undo.missing & set(onlooker.seats)) if request_for_undo else [],
        "links": links,
        "missing": speaker.listing([table.seats[each.seat].name for each in links.waiting]),
        "may_keep": showing.may_keep(live, onlooker),
        "rematch": rematch_of(talk) if result is not None else "",
        "result": result,
        "retold": looked_back,
        "curve_ends": speaker.listing([f"{each.name} {each.values[-1]}" for each in looked_back.curve.lines])
        if looked_back
        else "",
        "ranking": showing.ranking(table, speaker, people) if result is not None else [],
        "verdict": verdict(speaker, table) if result is not None else "",
        "hindsight": speaker.words.say("hindsight", n=result.hindsight) if result and result.hindsight else "",
        "ending": speaker.say(f"ending-{result.ending}") if result else "",
    }


def _buttons(asked: showing.Question | None) -> list[showing.Button]:
    if asked is None:
        return []
    return [*(button for group in asked.groups for row in group.rows for button in row.buttons), *asked.passing]


def _undoable(live: LiveTable, onlooker: Onlooker) -> bool:
    """Whether there is anything for this person to take back; a finished match has shown its seed."""
    if onlooker.audience < 0 or live.table.decision is None:
        return False
    try:
        live.table.undo_target(onlooker.audience)
    except UndoRefused:
        return False
    return True


async def show(
    request: Visit,
    live: LiveTable,
    onlooker: Onlooker,
    note: str = "",
    hints: Sequence[Advice] = (),
    odds: Mapping[str, float] | None = None,
    status: int = 200,
    cookies: Sequence[Cookie] = (),
    wish: Wish = NEWEST,
) -> Response[str]:
    """The table: the part that changes, for a page that is already there; else the whole page, or its waiting room."""
    if live.waiting and not request.headers.get(FRAGMENT):
        return await show_room(request, live, onlooker, note, status, cookies)
    shown = await shown_to(request, live, onlooker, note, hints, odds, wish)
    if request.headers.get(FRAGMENT):
        text = draw(request, onlooker.person, "fragment.html.j2", **shown)
        response = Response(text, media_type=MediaType.HTML, status_code=status, headers=NO_STORE)
        for cookie in cookies:
            response.set_cookie(cookie)
        return response
    return page(request, "table.html.j2", person=onlooker.person, status=status, cookies=cookies, **shown)


@get("/t/{table_id:str}", include_in_schema=False)
async def table(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The page of a table, or of what is left of it."""
    try:
        live = await hall_of(request).find(table_id)
    except Outgrown as why:
        return await show_relic(request, why)
    return await show(request, live, await onlooker_of(request, live))


@get("/t/{table_id:str}/fragment", include_in_schema=False)
async def fragment(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The part of the page that changes; for a page that follows the others, the next deed it has not shown."""
    live = await hall_of(request).find(table_id)
    onlooker = await onlooker_of(request, live)
    shown = await shown_to(request, live, onlooker, wish=wish_of(request))
    text = draw(request, onlooker.person, "fragment.html.j2", **shown)
    return Response(text, media_type=MediaType.HTML, headers=NO_STORE)


@get("/t/{table_id:str}/stream", include_in_schema=False)
async def stream(request: Visit, table_id: FromPath[str]) -> Stream:
    """The number of every change as it happens, and a sign of life now and then."""
    hall = hall_of(request)
    live = await hall.find(table_id)
    person = (await onlooker_of(request, live)).person
    return watch(request, live, _numbers(hall, table_id, person.id))


async def _numbers(hall: Hall, table_id: str, person: str) -> AsyncGenerator[bytes, None]:
    async with aclosing(hall.updates(table_id, BEAT, person)) as updates:
        async for live in updates:
            yield SIGN_OF_LIFE if live is None else b"event: version\nid: %d\ndata: %d\n\n" % (2 * (live.version,))


@get("/t/{table_id:str}/story", include_in_schema=False)
async def whole_story(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The whole log on a page."""
    live = await hall_of(request).find(table_id)
    onlooker = await onlooker_of(request, live)
    speaker = live.speaker(onlooker.person.language)
    shown: dict[str, Any] = {
        "live": live,
        "table": live.table,
        "seats": showing.seats(live, speaker, onlooker),
        "story": story(live, live.table, onlooker, last=None),
        "whole": True,
        "title": title_of(live.table.game, onlooker.person.language),
    }
    return page(request, "story.html.j2", person=onlooker.person, **shown)


@get("/t/{table_id:str}/card/{kind:str}/{name:str}", include_in_schema=False)
async def card(request: Visit, table_id: FromPath[str], kind: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A card of the box in words; every card of a box is public, where it lies is not."""
    live = await hall_of(request).find(table_id)
    person = person_of(request)
    try:
        found = live.speaker(person.language).card(kind, name)
    except (KeyError, NotImplementedError):
        raise NotFoundException from None
    shown: dict[str, Any] = {
        "card": found,
        "source": in_words(person.language, found.source),
        "rule": live.speaker(person.language).rule_of_card(kind),
        "game": live.table.game.id,
        "table_id": live.id,
    }
    text = draw(request, person, "card.html.j2", **shown)
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "private, max-age=600"})


@get("/t/{table_id:str}/save", include_in_schema=False)
async def save(request: Visit, table_id: FromPath[str]) -> Response[Any]:
    """The save file, for whoever may know all its secrets."""
    try:
        live = await hall_of(request).find(table_id)
    except Outgrown as why:
        return await save_of_relic(request, why)
    onlooker = await onlooker_of(request, live)
    if not showing.may_keep(live, onlooker):
        return await show(request, live, onlooker, words(onlooker.person.language).say("save-later"), status=403)
    name = f"{live.table.game.id}-{live.id}.leng"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', **NO_STORE}
    contents = await asyncio.to_thread(save_bytes, live.table)
    return Response(contents, media_type=MediaType.JSON, headers=headers)
