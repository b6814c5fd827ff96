"""Opening a table: every option of the game, who sits where, and saves that go on."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from leng.bots import BOTS
from leng.engine.errors import BadSave, LengError
from leng.engine.game import Game, find_game
from leng.engine.presenter import presenter
from leng.engine.table import HUMAN, Seat
from leng.server.api.problems import status_of, when_again
from leng.server.limits import WEIGHT, TooManyTables, address_of
from leng.server.live import LiveTable
from leng.server.people import Person, invite, person_of
from leng.server.uploads import Sent, leaving
from leng.web.links import links_cookie
from leng.web.lobby import shelf, show_lobby
from leng.web.pages import Visit, go, hall_of, page, settings_of
from leng.web.seating import HERE, LINK, ME, Wishes, read_form, seats_of_form, usual
from leng.web.speech import bot_name, colour_name, option_about, title, trouble


@get("/open/{game_id:str}", include_in_schema=False)
async def form(request: Visit, game_id: FromPath[str]) -> Response[str]:
    """The form to open a table."""
    game = find_game(game_id)
    box = shelf().get(game.id)
    return _show(request, game, usual(game, box.beginner if box else {}))


@post("/open/{game_id:str}", include_in_schema=False, opt={WEIGHT: 10})
async def open_table(request: Visit, game_id: FromPath[str]) -> Response[str]:
    """Open the table, or show the form again with a sentence about what does not fit."""
    game, person, hall = find_game(game_id), person_of(request), hall_of(request)
    wishes = read_form(game, dict(await request.form()))
    try:
        seats = seats_of_form(wishes, person.language)
        seed, opener = wishes.seed or None, address_of(request.scope)
        live, _ = await hall.open(game.id, seats, wishes.options, seed, not wishes.closed, keys=False, opener=opener)
    except LengError as error:
        status = 429 if isinstance(error, TooManyTables) else 422
        return _show(request, game, wishes, trouble(person.language, error), status)
    for number, place in enumerate(wishes.taken):
        if place.who in (ME, HERE):
            await asyncio.to_thread(hall.store.hold, person.id, live.id, number)
    linked = await invite(hall, live, [n for n, place in enumerate(wishes.taken) if place.who == LINK], person.id)
    cookies = [links_cookie(live.id, linked, settings_of(request).secure)] if linked else []
    return go(request, f"/t/{live.id}", person, cookies)


def _show(request: Visit, game: Game[Any], wishes: Wishes, note: str = "", status: int = 200) -> Response[str]:
    person = person_of(request)
    speaker = presenter(game, [Seat("") for _ in game.players], person.language)
    options = [
        (
            option.name,
            speaker.option_name(option),
            option_about(speaker.words, option),
            [(value, speaker.value_name(option, value)) for value in option.values],
            wishes.options[option.name],
        )
        for option in game.options
    ]
    return page(
        request,
        "open.html.j2",
        person=person,
        status=status,
        game=game,
        title=title(game, person.language),
        about=speaker.words.say("about") if speaker.words.has("about") else "",
        wishes=wishes,
        options=options,
        bots=[(bot, bot_name(person.language, bot)) for bot in reversed(list(BOTS))],
        colours=[(colour, colour_name(speaker.words, colour)) for colour in game.colours],
        note=note,
    )


# Saves -----------------------------------------------------------------------------------------------------------


@post("/upload", include_in_schema=False, opt={WEIGHT: 10})
async def upload(request: Visit) -> Response[str]:
    """Go on with a save: whoever brings it holds the seats of all people in it."""
    person, hall = person_of(request), hall_of(request)
    brought = (await request.form()).get("save")
    try:
        if not isinstance(brought, UploadFile) or not brought.filename:
            raise BadSave("trouble-no-file")
        table = await hall.uploads.read(Sent(await brought.read(), brought.filename), leaving(request))
        live, _ = await hall.take_in(table, keys=False, opener=address_of(request.scope))
    except LengError as error:
        return await _not_now(request, error, person)
    await _hold_all(request, live, person)
    return go(request, f"/t/{live.id}", person)


async def _not_now(request: Visit, error: LengError, person: Person) -> Response[str]:
    """A save that is not opened: the lobby with a sentence, and when it is worth trying again."""
    status = status_of(error)
    shown = await show_lobby(request, trouble(person.language, error), status if status in (429, 503) else 422)
    shown.headers.update(when_again(error))
    return shown


async def _hold_all(request: Visit, live: LiveTable, person: Person) -> None:
    for number, seat in enumerate(live.table.seats):
        if seat.player == HUMAN:
            await asyncio.to_thread(hall_of(request).store.hold, person.id, live.id, number)
