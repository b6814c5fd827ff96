"""What people do at a table: choose, take back, agree, give orders, ask for a hint or the odds, talk, change places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from leng.engine.errors import LengError, NotOffered, UndoRefused
from leng.engine.odds import has_odds
from leng.engine.orders import AT_LARGE, wanted
from leng.engine.table import StandingOrder
from leng.server.hall import hall_of
from leng.server.limits import WEIGHT
from leng.server.live import LONGEST_LINE, Answer, LiveTable, Stale
from leng.server.people import person_of
from leng.web.onlooker import Onlooker, Sitting, onlooker_of, sitting_cookie, trust_cookie
from leng.web.pages import Visit, go, settings_of
from leng.web.speech import trouble, words
from leng.web.table import FRAGMENT, show
from leng.words.advice import advice
from leng.words.picks import spoken

HEAVY = {WEIGHT: 10}
THIS_ROUND, PROVISO = "round", "proviso"
PICK = "pick:"
MOST_PICKS = 200


class Only(LengError):
    """Somebody who only watches wanted to do something."""


async def _enter(request: Visit, table_id: str) -> tuple[LiveTable, Onlooker, Mapping[str, Any]]:
    live = await hall_of(request).find(table_id)
    return live, await onlooker_of(request, live), dict(await request.form())


def _acting(onlooker: Onlooker) -> int:
    """The seat that acts; a spectator, or a shared device behind its curtain, has none."""
    if onlooker.audience < 0:
        raise Only("trouble-only-watching")
    return onlooker.audience


async def _done(request: Visit, live: LiveTable) -> Response[str]:
    """It has happened: bots go on, and whoever did it sees the table as it is now."""
    hall_of(request).wake(live)
    if not request.headers.get(FRAGMENT):
        return go(request, f"/t/{live.id}")
    return await show(request, live, await onlooker_of(request, live))


async def _refused(request: Visit, live: LiveTable, error: LengError) -> Response[str]:
    """It has not happened: one sentence, and the table as it is."""
    onlooker = await onlooker_of(request, live)
    note = "note-stale" if error.key == "error-stale" else error.key
    language = onlooker.person.language
    said = spoken(live.speaker(language), live.table, error) or words(language).say(note, **error.facts)
    return await show(request, live, onlooker, said, status=409)


@post("/t/{table_id:str}/choose", include_in_schema=False)
async def choose(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Make a choice; one that comes too late changes nothing and shows the table anew, as does one sent twice."""
    live, onlooker, form = await _enter(request, table_id)
    number, wanted = str(form.get("number", "")), _wanted(form)
    at, serial = _number(number), _number(str(form.get("asked", "")))
    try:
        if not live.stands(onlooker.seats, at, wanted):
            await live.choose(_acting(onlooker), at, wanted, None if serial < 0 else serial)
    except NotOffered as error:
        plain = error.key == "error-not-offered"
        return await _refused(request, live, NotOffered("trouble-not-offered") if plain else error)
    except LengError as error:
        return await _refused(request, live, error)
    return await _done(request, live)


def _wanted(form: Mapping[str, Any]) -> Answer:
    """The option that was pressed, or all that was picked: in the order of picking, where the page tells it."""
    if not form.get("whole"):
        return str(form.get("key", ""))
    picked: list[str] = []
    for name, times in form.items():
        if name.startswith(PICK) and len(picked) < MOST_PICKS:
            picked += [name[len(PICK) :]] * min(max(_number(str(times)), 0), MOST_PICKS)
    in_order = str(form.get("order", "")).split("\n")
    return in_order if sorted(in_order) == sorted(picked) else picked


def _number(typed: str) -> int:
    return int(typed) if typed.isdecimal() and len(typed) < 8 else -1


@post("/t/{table_id:str}/undo", include_in_schema=False)
async def undo(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Take back a choice or a turn, or ask those who must agree."""
    live, onlooker, form = await _enter(request, table_id)
    try:
        if live.table.decision is None:
            raise UndoRefused("trouble-over")
        await live.undo(_acting(onlooker), "turn" if form.get("scope") == "turn" else "choice")
    except LengError as error:
        return await _refused(request, live, error)
    return await _done(request, live)


@post("/t/{table_id:str}/agree", include_in_schema=False)
async def agree(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Agree to an undo, or refuse it."""
    live, onlooker, form = await _enter(request, table_id)
    seat, wanted = str(form.get("seat", "")), str(form.get("request", ""))
    try:
        if not seat.isdecimal() or int(seat) not in onlooker.seats:
            raise Only("trouble-only-watching")
        number = int(wanted) if wanted.isdecimal() and len(wanted) < 20 else -1
        await live.answer_undo(int(seat), form.get("agrees") == "yes", number)
    except LengError as error:
        return await _refused(request, live, error)
    return await _done(request, live)


@post("/t/{table_id:str}/order", include_in_schema=False)
async def order(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Do not ask this question again: this round, this match, under a condition, or where nothing is to decide."""
    live, onlooker, form = await _enter(request, table_id)
    table = live.table
    try:
        seat = _acting(onlooker)
        if form.get("ask") in AT_LARGE:
            await live.order(StandingOrder(seat, str(form["ask"])))
            return await _done(request, live)
        decision = table.decision
        if str(form.get("number", "")) != str(table.number) or decision is None or decision.seat != seat:
            raise Stale("error-stale", number=0, now=table.number)
        until = form.get("until")
        proviso = str(form.get("proviso", "")) if until == PROVISO else ""
        await live.order(wanted(table, proviso, until == THIS_ROUND))
    except LengError as error:
        return await _refused(request, live, error)
    return await _done(request, live)


@post("/t/{table_id:str}/lift", include_in_schema=False)
async def lift(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Ask again what a standing order answered."""
    live, onlooker, form = await _enter(request, table_id)
    try:
        proviso = form.get("proviso")
        await live.lift(_acting(onlooker), str(form.get("ask", "")), None if proviso is None else str(proviso))
    except LengError as error:
        return await _refused(request, live, error)
    return await _done(request, live)


@post("/t/{table_id:str}/hint", include_in_schema=False, opt=HEAVY)
async def hint(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """What the best bot would do with what this seat knows, and why."""
    live, onlooker, _ = await _enter(request, table_id)
    table = live.table
    decision, asked = table.decision, live.serial
    try:
        if decision is None or decision.seat != _acting(onlooker):
            raise NotOffered("trouble-not-asked")
        weights = await hall_of(request).thinkers.advise(table, live.id)
        if not weights:
            raise NotOffered("error-no-hint")
    except LengError as error:
        return await _refused(request, live, error)
    fresh = live.table.decision is decision and live.serial == asked
    hints = advice(live.speaker(onlooker.person.language), table, weights) if fresh else ()
    return await show(request, live, await onlooker_of(request, live), hints=hints)


@post("/t/{table_id:str}/odds", include_in_schema=False, opt=HEAVY)
async def odds(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The exact chances behind the options of whoever must decide."""
    live, onlooker, _ = await _enter(request, table_id)
    table = live.table
    decision, asked = table.decision, live.serial
    try:
        if decision is None or decision.seat != _acting(onlooker):
            raise NotOffered("trouble-not-asked")
        if not has_odds(table.play):
            raise NotOffered("trouble-no-odds")
        found = await hall_of(request).thinkers.chances(table, live.id)
        if found is None:
            raise NotOffered("trouble-odds-not-found")
    except LengError as error:
        return await _refused(request, live, error)
    fresh = live.table.decision is decision and live.serial == asked
    return await show(request, live, await onlooker_of(request, live), odds=found if fresh else None)


@post("/t/{table_id:str}/say", include_in_schema=False)
async def say(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Say something to the table."""
    live, onlooker, form = await _enter(request, table_id)
    said = " ".join(str(form.get("said", "")).split())[:LONGEST_LINE]
    try:
        seat = onlooker.seat
        if seat is None:
            raise Only("trouble-only-watching")
        if said:
            await live.say(seat, said)
    except LengError as error:
        return await _refused(request, live, error)
    return await _done(request, live)


@post("/t/{table_id:str}/sit-as", include_in_schema=False)
async def sit_as(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Lift the curtain: the person of this seat is at the device now."""
    live, onlooker, form = await _enter(request, table_id)
    wanted = str(form.get("seat", ""))
    seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else -1
    if seat not in onlooker.seats:
        person = person_of(request)
        said = trouble(person.language, Only("trouble-only-watching"))
        return await show(request, live, onlooker, said, status=403)
    sitting = Sitting(seat, live.table.serial)
    cookie = sitting_cookie(live.id, sitting, settings_of(request).secure)
    if not request.headers.get(FRAGMENT):
        return go(request, f"/t/{live.id}", cookies=[cookie])
    return await show(request, live, await onlooker_of(request, live, sitting), cookies=[cookie])


@post("/t/{table_id:str}/trust", include_in_schema=False)
async def trust(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Those who share this device play with open hands from now on, or behind the curtain again."""
    live, onlooker, form = await _enter(request, table_id)
    trusting = onlooker.shared and form.get("hands") == "open"
    cookie = trust_cookie(live.id, trusting, settings_of(request).secure)
    if not request.headers.get(FRAGMENT):
        return go(request, f"/t/{live.id}", cookies=[cookie])
    return await show(request, live, await onlooker_of(request, live, trusting=trusting), cookies=[cookie])
