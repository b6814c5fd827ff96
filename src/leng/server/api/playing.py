"""Playing: open a table, choose, take back, give standing orders, ask for a hint or the odds, talk."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from leng.bots.advice import ADVISER
from leng.engine.choice import Choice, key
from leng.engine.errors import LengError, NotOffered, NotWhole
from leng.engine.odds import best, has_odds
from leng.engine.orders import AT_LARGE, offered, until, wanted
from leng.engine.table import Seat, StandingOrder
from leng.server.api import helps, shapes
from leng.server.api.asking import Asker, TableId, asker_of, changed, table_seen
from leng.server.api.problems import Asking, Forbidden, NotNow, may_fail, sentence
from leng.server.hall import Hall, hall_of
from leng.server.limits import WEIGHT, address_of
from leng.server.live import LiveTable, Stale
from leng.server.people import PROGRAM, invite
from leng.server.secrets import seat_link
from leng.words.advice import advice
from leng.words.orders import in_words
from leng.words.picks import spoken

HEAVY = {WEIGHT: 10}
WHO_PLAYS = may_fail(401, 403, 404, 409, 422)
DONE = ResponseSpec(shapes.Changed, generate_examples=False, description="Done, and on disk")
ONLY_SEAT: list[dict[str, list[str]]] = [{"seat": []}]


@post("/tables", summary="Open a table", tags=["table"], opt=HEAVY, responses=may_fail())
async def open_table(request: Asking, data: JSONBody[shapes.TableWanted]) -> shapes.TableOpened:
    """Open a table; each person's seat comes with a secret, told only now and good to the end, and a link by which
    one person can sit down at a browser."""
    seats = [Seat(each.name, each.player, each.colour) for each in data.seats]
    live, secrets = await hall_of(request).open(
        data.game, seats, data.options, data.seed, data.spectators, opener=address_of(request.scope)
    )
    return await opened(hall_of(request), live, secrets)


async def opened(hall: Hall, live: LiveTable, secrets: list[str]) -> shapes.TableOpened:
    """What whoever opens a table is told."""
    links = await invite(hall, live, live.humans, PROGRAM)
    seats = [
        shapes.SeatOpened(
            number,
            seat.name,
            seat.player,
            seat.colour,
            secret or None,
            seat_link(live.id, links[number]) if number in links else None,
        )
        for number, (seat, secret) in enumerate(zip(live.table.seats, secrets, strict=True))
    ]
    return shapes.TableOpened(live.id, seats, live.table.opening.is_sealed, live.table.opening.seal)


@post(
    "/tables/{table_id:str}/link",
    summary="A new link to your seat",
    tags=["table"],
    security=ONLY_SEAT,
    opt=HEAVY,
    responses=may_fail(401, 403, 404),
)
async def link(request: Asking, table_id: TableId) -> shapes.LinkMade:
    """A link by which one person can sit down in your seat at a browser; the one before opens nothing any more."""
    asker = await asker_of(request, table_id)
    seat = asker.must_sit()
    made = await invite(hall_of(request), asker.live, [seat], PROGRAM)
    return shapes.LinkMade(seat, seat_link(asker.live.id, made[seat]))


@post(
    "/tables/{table_id:str}/choices",
    summary="Choose",
    tags=["play"],
    security=ONLY_SEAT,
    status_code=200,
    responses={**WHO_PLAYS, 200: DONE},
)
async def choose(request: Asking, table_id: TableId, data: JSONBody[shapes.ChoiceMade]) -> Response[Any]:
    """Choose an option by its key, or all picks of a whole by their keys. A stale choice, or picks that do not make a
    whole, change nothing and get the fresh table (409); the same choice sent again stands once (200)."""
    asker = await asker_of(request, table_id)
    wanted = data.key if data.key is not None else data.keys or ()
    try:
        await asker.live.choose(asker.must_sit(), data.number, wanted, data.asked)
    except (Stale, NotWhole) as refused:
        return await _too_late(request, table_id, refused)
    return Response(_changed(request, asker), status_code=200)


async def _too_late(request: Asking, table_id: str, refused: LengError) -> Response[Any]:
    """What an answer to yesterday's question gets, or picks that make no whole: the fresh table."""
    fresh = await asker_of(request, table_id)
    said = spoken(fresh.speaker, fresh.live.table, refused) or sentence(request, refused)
    return Response(shapes.Problem(said, refused.key, table_seen(fresh)), status_code=409)


@post(
    "/tables/{table_id:str}/undo",
    summary="Take back",
    tags=["play"],
    security=ONLY_SEAT,
    status_code=200,
    responses=WHO_PLAYS,
)
async def undo(request: Asking, table_id: TableId, data: JSONBody[shapes.UndoWanted]) -> shapes.Changed:
    """Take back your last choice or turn; beyond what is free, the others are asked and ``undo`` names them."""
    asker = await asker_of(request, table_id)
    await asker.live.undo(asker.must_sit(), data.scope)
    return _changed(request, asker)


@post(
    "/tables/{table_id:str}/undo/answer",
    summary="Agree to an undo, or not",
    tags=["play"],
    security=ONLY_SEAT,
    status_code=200,
    responses={**WHO_PLAYS, 200: DONE},
)
async def answer_undo(request: Asking, table_id: TableId, data: JSONBody[shapes.UndoAnswer]) -> Response[Any]:
    """Answer somebody who asks to take choices back. Agreeing names the request; one that has been replaced by another
    meanwhile gets the fresh table (409)."""
    asker = await asker_of(request, table_id)
    try:
        await asker.live.answer_undo(asker.must_sit(), data.agree, data.request)
    except Stale as stale:
        return await _too_late(request, table_id, stale)
    return Response(_changed(request, asker), status_code=200)


def _changed(request: Asking, asker: Asker) -> shapes.Changed:
    hall_of(request).wake(asker.live)
    return changed(asker)


# Standing orders -------------------------------------------------------------------------------------------------


@get(
    "/tables/{table_id:str}/orders",
    summary="Your standing orders",
    tags=["orders"],
    security=ONLY_SEAT,
    responses=may_fail(401, 403, 404),
)
async def orders(request: Asking, table_id: TableId) -> list[shapes.OrderSeen]:
    """The questions you are not asked."""
    return _orders(await asker_of(request, table_id))


@post(
    "/tables/{table_id:str}/orders",
    summary="Give a standing order",
    tags=["orders"],
    security=ONLY_SEAT,
    status_code=200,
    responses=WHO_PLAYS,
)
async def give_order(request: Asking, table_id: TableId, data: JSONBody[shapes.OrderWanted]) -> list[shapes.OrderSeen]:
    """Decline the question you are asked now, now and later; or do not be asked where nothing is to decide."""
    asker = await asker_of(request, table_id)
    seat = asker.must_sit()
    await asker.live.order(_order(asker, seat, data))
    hall_of(request).wake(asker.live)
    return _orders(asker)


def _order(asker: Asker, seat: int, data: shapes.OrderWanted) -> StandingOrder:
    """The order that is wanted; one that fits no question, or a condition that is not offered, is refused."""
    table = asker.live.table
    if data.ask in AT_LARGE:
        if data.proviso:
            raise NotOffered("error-order-proviso", proviso=data.proviso, known="–")
        return StandingOrder(seat, data.ask, until(table, data.this_round))
    decision = table.decision if asker.deciding else None
    if decision is None or data.ask not in ("", decision.ask.name) or not offered(table):
        raise NotNow("error-order-not-here")
    return wanted(table, data.proviso, data.this_round)


@delete(
    "/tables/{table_id:str}/orders",
    summary="Lift a standing order",
    tags=["orders"],
    security=ONLY_SEAT,
    status_code=200,
    responses=WHO_PLAYS,
)
async def lift_order(
    request: Asking,
    table_id: TableId,
    ask: Annotated[str, QueryParameter(max_length=100)],
    proviso: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> list[shapes.OrderSeen]:
    """Be asked again: always, or only where the order under this ``proviso`` spared you the question."""
    asker = await asker_of(request, table_id)
    await asker.live.lift(asker.must_sit(), ask, proviso)
    return _orders(asker)


def _orders(asker: Asker) -> list[shapes.OrderSeen]:
    seat = asker.must_sit()
    return [
        shapes.OrderSeen(each.ask, each.until_round, each.proviso, in_words(asker.speaker, each))
        for each in asker.live.table.orders
        if each.seat == seat
    ]


# Help and talk ---------------------------------------------------------------------------------------------------


@get(
    "/tables/{table_id:str}/hint",
    summary="What a good bot would do",
    tags=["play"],
    security=ONLY_SEAT,
    opt=HEAVY,
    responses=WHO_PLAYS,
)
async def hint(request: Asking, table_id: TableId) -> helps.Hint:
    """What a bot would choose in your place, from what you know, and why; only while it is your decision."""
    asker = await asker_of(request, table_id)
    _must_decide(asker)
    table, number = asker.live.table, asker.live.table.number
    weights = await hall_of(request).thinkers.advise(table, table_id)
    if not weights:
        raise NotNow("error-no-hint")
    three = [
        helps.OptionAdvised(each.key, each.label.text, each.worth, each.why)
        for each in advice(asker.speaker, table, weights)
    ]
    worth = {each.key: round(weights[0].worth - each.worth, 3) for each in weights}
    return helps.Hint(number, three[0].key, three[0].text, ADVISER, three, worth)


@get(
    "/tables/{table_id:str}/odds",
    summary="The exact chances behind your options",
    tags=["play"],
    security=ONLY_SEAT,
    opt=HEAVY,
    responses=WHO_PLAYS,
)
async def odds(request: Asking, table_id: TableId) -> helps.Odds:
    """How likely each option leads to success; only while it is your decision, and one the game knows chances of."""
    asker = await asker_of(request, table_id)
    decision = _must_decide(asker)
    table, number = asker.live.table, asker.live.table.number
    if not has_odds(table.play):
        raise NotNow("error-no-odds")
    found = await hall_of(request).thinkers.chances(table, table_id)
    if found is None:
        raise NotNow("error-odds-not-found")
    leading = best(found)
    options = [
        helps.OptionChance(name, asker.speaker.label(decision, option).text, found.get(name), name in leading)
        for name, option in ((key(option), option) for option in decision.options)
    ]
    return helps.Odds(number, options, asker.speaker.say("odds-note"))


def _must_decide(asker: Asker) -> Choice:
    """The asker's decision; whoever has none is refused."""
    asker.must_sit()
    table = asker.live.table
    decision = table.decision
    if decision is None:
        raise NotOffered("error-match-over")
    if not asker.deciding:
        raise Forbidden("error-not-your-turn", seat=table.seats[decision.seat].name)
    return decision


@post(
    "/tables/{table_id:str}/talk",
    summary="Say something",
    tags=["talk"],
    security=ONLY_SEAT,
    status_code=201,
    responses=may_fail(401, 403, 404),
)
async def say(request: Asking, table_id: TableId, data: JSONBody[shapes.Talk]) -> shapes.SaidSeen:
    """Say something to everybody at the table."""
    asker = await asker_of(request, table_id)
    seat = asker.must_sit()
    await asker.live.say(seat, data.text)
    last = next(each for each in reversed(await asker.live.talk()) if each.seat == seat)
    return shapes.SaidSeen(seat, asker.live.table.seats[seat].name, last.said, last.at)


HANDLERS = (open_table, link, choose, undo, answer_undo, orders, give_order, lift_order, hint, odds, say)
