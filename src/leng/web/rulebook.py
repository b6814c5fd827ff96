"""The rulebook of a game on a page: every rule with its anchor, searchable with and without script."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.engine.game import game_ids, load_game
from leng.engine.table import Table
from leng.server.hall import hall_of
from leng.server.people import person_of
from leng.web.onlooker import onlooker_of
from leng.web.pages import Visit, page
from leng.words.presenter import presenter
from leng.words.reading import reading
from leng.words.rulebook import read_rulebook
from leng.words.text import title_of

LONGEST = 100  # letters of a search


@get("/rules/{game_id:str}", include_in_schema=False)
async def rulebook(request: Visit, game_id: FromPath[str]) -> Response[str]:
    """All rules of a game; from a table, those that hold there stand out, and those of this very phase."""
    if game_id not in game_ids():
        raise NotFoundException
    game, person = load_game(game_id), person_of(request)
    wanted = request.query_params.get("q", "").strip()[:LONGEST]
    table_id = request.query_params.get("table", "")
    table = await _table(request, table_id, game_id) if table_id else None
    in_force = presenter(game, (), person.language).rules_in_force(table) if table is not None else None
    book = reading(game, person.language, wanted, in_force)
    if table is not None:
        now = {rule.id for rule in read_rulebook(game.folder).of_phase(table.state.phase)}
        for chapter in book.chapters:
            for each in chapter.passages:
                each.now = each.in_force and each.id in now
    return page(
        request,
        "rulebook.html.j2",
        person=person,
        game=game,
        title=title_of(game, person.language),
        book=book,
        wanted=wanted,
        table_id=table_id if table is not None else "",
    )


async def _table(request: Visit, table_id: str, game_id: str) -> Table | None:
    """The table from which one looks, if one may look at it."""
    try:
        live = await hall_of(request).find(table_id)
        await onlooker_of(request, live)
    except LengError:
        return None
    return live.table if live.table.game.id == game_id else None
