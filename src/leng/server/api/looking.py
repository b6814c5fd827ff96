"""Looking: the games, a table, its decision, its log, its talk, and the positions of a finished match."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from leng.bots import BOTS, OFFERED
from leng.bots.naming import bot_name, how_it_plays
from leng.engine.game import Game, all_games
from leng.engine.options import Fit
from leng.engine.state import UNVEILED
from leng.server.api import shapes
from leng.server.api.asking import TableId, asker_of, decision_seen, log_seen, table_seen
from leng.server.api.problems import Asking, NoSuchThing, NotNow, may_fail
from leng.server.hall import HOUSE, REMATCH, REPLACED, STUMBLED
from leng.server.live import LiveTable
from leng.server.people import language_of
from leng.server.store import Said
from leng.words.text import title_of, words

SEAT: list[dict[str, list[str]]] = [{"seat": []}, {}]  # the secret of a seat, or nothing
WHO_LOOKS = may_fail(401, 403, 404)


@get("/games", summary="The games that can be played here", tags=["games"], responses=may_fail())
async def games(request: Asking) -> list[shapes.GameSeen]:
    """Every game with its players, options and colours, and the bots that can take a seat."""
    return [_game_seen(game, language_of(request)) for game in all_games()]


def _game_seen(game: Game[Any], language: str) -> shapes.GameSeen:
    known = words(language)
    return shapes.GameSeen(
        id=game.id,
        title=title_of(game, language),
        players=list(game.players),
        options=[
            shapes.OptionSeen(
                each.name,
                each.values,
                each.default,
                _fit_seen(each.fit),
                {value: _fit_seen(fit) for value, fit in each.fits.items()},
            )
            for each in game.options
        ],
        colours=game.colours,
        bots=list(BOTS),
        levels=[shapes.BotKnown(each, bot_name(known, each), how_it_plays(known, each)) for each in OFFERED],
        rivals=[shapes.RivalKnown(each, words(language, game.folder).say(f"rival-{each}")) for each in game.rivals],
        tables=len(game.tables),
    )


def _fit_seen(fit: Fit) -> shapes.FitSeen:
    return shapes.FitSeen(fit.players, dict(fit.given))


@get(
    "/tables/{table_id:str}", summary="The table as you may see it", tags=["table"], security=SEAT, responses=WHO_LOOKS
)
async def table(request: Asking, table_id: TableId) -> shapes.TableSeen:
    """Everything a seat, or an onlooker without a secret, may see; the seed only once the match is over."""
    return table_seen(await asker_of(request, table_id))


@get(
    "/tables/{table_id:str}/rules",
    summary="The rules in force at the table",
    tags=["table"],
    security=SEAT,
    responses=WHO_LOOKS,
)
async def rules(
    request: Asking,
    table_id: TableId,
    phase: Annotated[str | None, QueryParameter(max_length=100, description="Only those of this phase")] = None,
) -> list[shapes.RuleSeen]:
    """Every rule that holds with these players and options, in your language."""
    asker = await asker_of(request, table_id)
    found = asker.speaker.rules_in_force(asker.live.table, phase)
    return [shapes.RuleSeen(each.id, each.chapter, each.page, each.phases, each.text(asker.language)) for each in found]


@get(
    "/tables/{table_id:str}/decision",
    summary="The decision on the table",
    tags=["table"],
    security=SEAT,
    responses=WHO_LOOKS,
)
async def decision(request: Asking, table_id: TableId) -> shapes.DecisionSeen:
    """For the seat that must decide: prompt, options, and what is not allowed with its reason and rule."""
    return decision_seen(await asker_of(request, table_id))


@get("/tables/{table_id:str}/log", summary="The story so far", tags=["table"], security=SEAT, responses=WHO_LOOKS)
async def log(
    request: Asking,
    table_id: TableId,
    after: Annotated[int, QueryParameter(ge=0, description="Only lines after this number")] = 0,
) -> shapes.LogSeen:
    """The log as you may read it, in your language, with the events behind the sentences."""
    return log_seen(await asker_of(request, table_id), after)


@get("/tables/{table_id:str}/talk", summary="What was said", tags=["talk"], security=SEAT, responses=WHO_LOOKS)
async def talk(request: Asking, table_id: TableId) -> list[shapes.SaidSeen]:
    """The chat between seats; the server says there when a bot had to be replaced for a choice."""
    asker = await asker_of(request, table_id)
    return [_said_seen(asker.live, said, asker.language) for said in await asker.live.talk()]


def _said_seen(live: LiveTable, said: Said, language: str) -> shapes.SaidSeen:
    known, seats = words(language), live.table.seats
    if said.seat != HOUSE:
        return shapes.SaidSeen(said.seat, seats[said.seat].name, said.said, said.at)
    what, _, seat = said.said.partition(":")
    if said.said.startswith(REMATCH):
        text = known.say("rematch-at", table=seat)
    else:
        text = known.say(what, name=seats[int(seat)].name) if what in (STUMBLED, REPLACED) else said.said
    return shapes.SaidSeen(None, known.say("voice-of-the-table"), text, said.at)


@get(
    "/tables/{table_id:str}/replay/{number:int}",
    summary="A position of a finished match",
    tags=["saves"],
    security=SEAT,
    responses=may_fail(401, 403, 404, 409),
)
async def replay(request: Asking, table_id: TableId, number: FromPath[int]) -> shapes.PositionSeen:
    """The table before choice ``number``, with nothing hidden; only once the match is over."""
    asker = await asker_of(request, table_id)
    match = asker.live.table
    if match.decision is not None:
        raise NotNow("error-not-over")
    first, last = match.boundaries[0], len(match.moves)
    if not first <= number <= last:
        raise NoSuchThing("error-no-position", number=number, first=first, last=last)
    there = match.position(number)
    seen = shapes.PositionSeen(number, last, match.game.view(there.state, UNVEILED), None, None, None)
    if number < last and there.choice is not None:
        move = match.moves[number]
        seen.seat, seen.key = move.seat, move.key
        seen.text = asker.speaker.label(there.choice, there.choice.find(move.key)).text
    return seen


HANDLERS = (games, table, rules, decision, log, talk, replay)
