"""Opening a table: every option of the game, who sits where, and saves that go on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from leng.bots import FOR_STUDY, OFFERED, USUAL
from leng.bots.naming import bot_name, how_it_plays
from leng.engine.errors import BadSave, LengError
from leng.engine.game import Game, find_game
from leng.engine.options import ANYWHERE, Fit, Terms
from leng.engine.table import HUMAN, Seat
from leng.server.api.problems import status_of, when_again
from leng.server.api.saving import LARGEST
from leng.server.hall import hall_of
from leng.server.limits import WEIGHT, TooManyTables, address_of
from leng.server.live import LiveTable
from leng.server.people import Person, invite, name_cookie, person_of
from leng.server.uploads import Sent, leaving
from leng.web.links import links_cookie
from leng.web.lobby import shelf, show_lobby
from leng.web.onlooker import trust_cookie
from leng.web.pages import Visit, go, page, settings_of
from leng.web.seating import HERE, LINK, ME, Wishes, read_form, seats_of_form, usual
from leng.web.speech import colour_name, option_about, trouble, words
from leng.words.presenter import Presenter, presenter
from leng.words.text import title_of

COMPANY = ((LINK, f"?with={LINK}"), (HERE, f"?with={HERE}"), ("bots", ""))
"""With whom one may play, and the form that is filled in so."""


@get("/open/{game_id:str}", include_in_schema=False)
async def form(request: Visit, game_id: FromPath[str]) -> Response[str]:
    """The form to open a table."""
    game = find_game(game_id)
    box = shelf().get(game.id)
    others = str(request.query_params.get("with", ""))
    wishes = usual(
        game, box.beginner if box else {}, person_of(request).name, others if others in (HERE, LINK) else USUAL
    )
    return _show(request, game, wishes)


@post("/open/{game_id:str}", include_in_schema=False, opt={WEIGHT: 10})
async def open_table(request: Visit, game_id: FromPath[str]) -> Response[str]:
    """Open the table, or show the form again with a sentence about what does not fit."""
    game, person, hall = find_game(game_id), person_of(request), hall_of(request)
    filled_in = dict(await request.form())
    wishes = read_form(game, filled_in)
    if "look" in filled_in:  # without script: another number of seats, or another option, brings other options
        return _show(request, game, wishes)
    try:
        seats = seats_of_form(wishes, person.language)
        seed, opener = wishes.seed or None, address_of(request.scope)
        friends = any(place.who == LINK for place in wishes.taken)
        live, _ = await hall.open(
            game.id, seats, wishes.options, seed, not wishes.closed, keys=False, opener=opener, waiting=friends
        )
    except LengError as error:
        status = 429 if isinstance(error, TooManyTables) else 422
        return _show(request, game, wishes, trouble(person.language, error), status)
    for number, place in enumerate(wishes.taken):
        if place.who in (ME, HERE):
            await asyncio.to_thread(hall.store.hold, person.id, live.id, number)
    linked = await invite(hall, live, [n for n, place in enumerate(wishes.taken) if place.who == LINK], person.id)
    secure = settings_of(request).secure
    cookies = [links_cookie(live.id, linked, secure)] if linked else []
    cookies += [trust_cookie(live.id, True, secure)] if wishes.trusting else []
    cookies += [name_cookie(place.name, secure) for place in wishes.taken if place.who == ME and place.name]
    return go(request, f"/t/{live.id}", person, cookies)


def _show(request: Visit, game: Game[Any], wishes: Wishes, note: str = "", status: int = 200) -> Response[str]:
    person = person_of(request)
    known = words(person.language)
    speaker = presenter(game, [Seat("") for _ in game.players], person.language)
    options = options_shown(speaker, game.settle(wishes.options, wishes.number))
    return page(
        request,
        "open.html.j2",
        person=person,
        status=status,
        game=game,
        title=title_of(game, person.language),
        about=speaker.words.say("about") if speaker.words.has("about") else "",
        wishes=wishes,
        options=options,
        depends=any(option.fit != ANYWHERE or option.fits for option in game.options),
        levels=[BotShown(bot, bot_name(known, bot), how_it_plays(known, bot)) for bot in OFFERED],
        for_study=[BotShown(bot, bot_name(known, bot), how_it_plays(known, bot)) for bot in FOR_STUDY],
        colours=[(colour, colour_name(speaker.words, colour)) for colour in game.colours],
        note=note,
        company=[(each, f"/open/{game.id}{query}") for each, query in COMPANY],
    )


class BotShown(msgspec.Struct):
    """A bot as the form shows it."""

    name: str
    title: str
    about: str


class ValueShown(msgspec.Struct):
    """A value of an option as the form shows it."""

    name: str
    title: str
    fit: str  # for the script
    fits: bool
    taken: bool


class OptionShown(msgspec.Struct):
    """An option as the form shows it, unless there is nothing to choose."""

    name: str
    title: str
    about: str
    usual: str
    fit: str
    values: list[ValueShown]

    @property
    def shown(self) -> bool:
        """Whether there is something to choose."""
        return sum(value.fits for value in self.values) > 1


def options_shown(speaker: Presenter, terms: Terms) -> list[OptionShown]:
    """Every option with all its values; the script brings into sight what fits when something is changed."""
    return [
        OptionShown(
            option.name,
            speaker.option_name(option),
            option_about(speaker.words, option),
            option.default,
            _spelt(option.fit),
            [
                ValueShown(
                    value,
                    speaker.value_name(option, value),
                    _spelt(option.fits.get(value, ANYWHERE)),
                    value in terms.fitting.get(option.name, ()),
                    value == terms.options[option.name],
                )
                for value in option.values
            ],
        )
        for option in speaker.game.options
    ]


def _spelt(fit: Fit) -> str:
    return msgspec.json.encode(fit).decode()


# Saves -----------------------------------------------------------------------------------------------------------


@post("/upload", include_in_schema=False, opt={WEIGHT: 10}, request_max_body_size=LARGEST)
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
