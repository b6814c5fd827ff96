"""The lobby: five games, your tables, and one button to be in a match."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie

from leng.bots import USUAL
from leng.bots.naming import name_all
from leng.engine.errors import LengError
from leng.engine.game import find_game, game_ids, load_game
from leng.engine.table import HUMAN, Opening, Seat
from leng.server.codes import TooManyCodes
from leng.server.hall import Hall, hall_of
from leng.server.limits import WEIGHT, address_of
from leng.server.live import LiveTable
from leng.server.people import THEME, TONGUE, YEAR, Person, called, name_cookie, person_of
from leng.web.pages import HERE, STATIC, THEMES, Visit, asset, go, page, settings_of
from leng.web.speech import trouble, words
from leng.words.lesson import lesson_of, wanted_lesson
from leng.words.text import LANGUAGES, title_of

TABLES_SHOWN = 12
LOOKED_INTO = 5  # so many of your tables are opened to see whose turn it is


class Shelved(msgspec.Struct, frozen=True):
    """What the box of a game says on its side."""

    id: str
    least: int
    most: int
    minutes: tuple[int, int]
    beginner: dict[str, str] = {}  # the options of a first match


class Cover(msgspec.Struct):
    """A game in the lobby."""

    id: str
    title: str
    about: str
    built: bool
    least: int
    most: int
    minutes: tuple[int, int] | None
    picture: str
    lesson: bool  # it has a guided first match
    new: bool = True  # whoever looks has not played it yet


class Mine(msgspec.Struct):
    """A table at which somebody sits."""

    id: str
    title: str
    names: str
    over: bool
    changed: float
    turn: bool
    waiting: bool = False  # for friends


@cache
def shelf() -> dict[str, Shelved]:
    """The games we mean to have, in the order of the lobby."""
    raw = tomllib.loads((HERE / "shelf.toml").read_text(encoding="utf-8"))
    return {each.id: each for each in msgspec.convert(raw["game"], list[Shelved])}


def covers(tongue: str) -> list[Cover]:
    """Every game: first those that can be played."""
    built = game_ids()
    order = [*(name for name in shelf() if name in built), *(name for name in built if name not in shelf())]
    return [_cover(name, tongue, name in built) for name in (*order, *(name for name in shelf() if name not in built))]


def _cover(name: str, tongue: str, built: bool) -> Cover:
    known = words(tongue)
    box = shelf().get(name)
    players = load_game(name).players if built else range(box.least, box.most + 1) if box else range(1, 2)
    key = f"about-{name}"
    picture = f"covers/{name}.svg"
    return Cover(
        id=name,
        title=title_of(load_game(name), tongue) if built else known.say(f"title-{name}"),
        about=known.say(key) if known.has(key) else "",
        built=built,
        least=players[0],
        most=players[-1],
        minutes=box.minutes if box else None,
        picture=asset(picture if (STATIC / picture).exists() else "covers/other.svg"),
        lesson=built and lesson_of(load_game(name)) is not None,
    )


@get("/", include_in_schema=False)
async def lobby(request: Visit) -> Response[str]:
    """The first page."""
    return await show_lobby(request)


async def show_lobby(request: Visit, note: str = "", status: int = 200) -> Response[str]:
    """The lobby, perhaps with a word about what went wrong."""
    person = person_of(request)
    games = covers(person.language)
    found = [] if person.new else await asyncio.to_thread(hall_of(request).store.tables_of, person.id)
    mine = await _tables_of(hall_of(request), person, found)
    played = {msgspec.json.decode(opening, type=Opening).game for _, opening, _, _ in found}
    for cover in games:
        cover.new = cover.id not in played
    playable = next((cover for cover in games if cover.built), None)
    return page(
        request, "lobby.html.j2", person=person, status=status, games=games, mine=mine, playable=playable, note=note
    )


async def _tables_of(hall: Hall, person: Person, found: Sequence[tuple[str, str, bool, float]]) -> list[Mine]:
    running = [each for each in found if not each[2]]
    tables: list[Mine] = []
    for table_id, opening, over, changed in [*running, *(each for each in found if each[2])][:TABLES_SHOWN]:
        agreed = msgspec.json.decode(opening, type=Opening)
        live = await _at_hand(hall, table_id) if not over and len(tables) < LOOKED_INTO else None
        waiting = live is not None and live.waiting
        turn = live is not None and not waiting and await _your_turn(hall, person, live)
        try:
            name = title_of(find_game(agreed.game), person.language)
        except LengError:  # a game that is no longer here
            continue
        people = live.table.seats if live is not None else agreed.seats
        tables.append(Mine(table_id, name, ", ".join(seat.name for seat in people), over, changed, turn, waiting))
    return tables


async def _at_hand(hall: Hall, table_id: str) -> LiveTable | None:
    try:
        return await hall.find(table_id)
    except LengError:
        return None


async def _your_turn(hall: Hall, person: Person, live: LiveTable) -> bool:
    decision = live.table.decision
    seats = await asyncio.to_thread(hall.store.seats_of, person.id, live.id)
    return decision is not None and decision.seat in seats


@post("/play", include_in_schema=False, opt={WEIGHT: 10})
async def play_now(request: Visit) -> Response[str]:
    """A match at once: the lesson of a game, or you against the usual bots, set up as for beginners."""
    form = await request.form()
    person, hall = person_of(request), hall_of(request)
    game = find_game(str(form.get("game", "")))
    if form.get("lesson"):
        lesson = wanted_lesson(game)
        live = await hall.teach(lesson, name_all(words(person.language), lesson.seats), address_of(request.scope))
        await asyncio.to_thread(hall.store.hold, person.id, live.id, lesson.pupil)
        return go(request, f"/t/{live.id}", person)
    box = shelf().get(game.id)
    bots = [Seat("", USUAL) for _ in range(game.players[0] - 1)]
    seats = name_all(words(person.language), [Seat(person.name, HUMAN), *bots])
    live, _ = await hall.open(game.id, seats, box.beginner if box else {}, keys=False)
    await asyncio.to_thread(hall.store.hold, person.id, live.id, 0)
    return go(request, f"/t/{live.id}", person)


@post("/join", include_in_schema=False)
async def join(request: Visit) -> Response[str]:
    """Go where a code leads: to the invitation to a seat."""
    typed = str((await request.form()).get("code", ""))
    try:
        path = hall_of(request).codes.find(typed, address_of(request.scope))
    except LengError as error:
        status = 429 if isinstance(error, TooManyCodes) else 404
        return await show_lobby(request, trouble(person_of(request).language, error), status)
    return go(request, path)


@post("/me", include_in_schema=False)
async def prefer(request: Visit) -> Response[str]:
    """Change language, light, or name."""
    form: Any = await request.form()
    secure = settings_of(request).secure
    cookies = []
    for name, field, known in ((TONGUE, "lang", LANGUAGES), (THEME, "theme", (*THEMES, ""))):
        if field in form and form[field] in known:
            cookies.append(
                Cookie(key=name, value=form[field], httponly=True, samesite="lax", secure=secure, max_age=YEAR)
            )
    if "name" in form:
        cookies.append(name_cookie(called(str(form["name"])), secure))
    return go(request, local(str(form.get("back", "/"))), cookies=cookies)


def local(path: str) -> str:
    """A path of ours, never another host."""
    good = path.startswith("/") and not path.startswith("//") and "\\" not in path and path.isprintable()
    return path if good and path.isascii() else "/"
