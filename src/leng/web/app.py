"""The pages laid over the server."""

from __future__ import annotations

import re
from functools import cache

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from leng.engine.errors import LengError
from leng.engine.game import game_ids, load_game
from leng.server.app import Settings, create_app
from leng.web import (
    branching,
    deeds,
    following,
    invitation,
    keeping,
    lesson,
    lobby,
    opening,
    rematch,
    replay,
    table,
    troubles,
    waiting,
)
from leng.web.pages import STATIC, drawer
from leng.web.rehearsal import rehearse
from leng.web.rulebook import rulebook

A_YEAR = 365 * 24 * 3600
DARK = re.compile(r"""^\[data-theme="dark"\]\s*(\{[^}]*\})""", re.MULTILINE)
KEPT = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)

PAGES = (
    lobby.lobby,
    lobby.play_now,
    lobby.join,
    lobby.prefer,
    rulebook,
    opening.form,
    opening.open_table,
    opening.upload,
    table.table,
    table.fragment,
    table.stream,
    table.whole_story,
    table.card,
    table.save,
    invitation.invite,
    invitation.sit,
    invitation.make_link,
    deeds.choose,
    deeds.undo,
    deeds.agree,
    deeds.order,
    deeds.lift,
    deeds.hint,
    deeds.odds,
    deeds.say,
    deeds.sit_as,
    deeds.trust,
    waiting.take_place,
    waiting.begin_it,
    following.deed,
    following.seen,
    lesson.change,
    rematch.rematch,
    replay.replay,
    replay.replay_fragment,
    branching.play_on,
    keeping.story_text,
)


@cache
def _style(game_id: str) -> str:
    """The style sheet of a game's drawing; what it says of dark pages also holds for people whose device is dark."""
    try:
        picture = load_game(game_id).part("picture")
    except ModuleNotFoundError:
        return ""
    style = str(picture.CSS.read_text(encoding="utf-8"))
    dark = "\n".join(f":root:not([data-theme]) {block}" for block in DARK.findall(style))
    return f"{style}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"


@get("/style/{game_id:str}", include_in_schema=False, media_type=MediaType.CSS)
async def style(game_id: FromPath[str]) -> Response[str]:
    """How a game's table looks."""
    if game_id not in game_ids():
        raise NotFoundException
    return Response(_style(game_id), media_type=MediaType.CSS, headers={"Cache-Control": "public, max-age=600"})


@get("/favicon.ico", include_in_schema=False, media_type="image/svg+xml")
async def icon() -> Response[bytes]:
    """The mark of the house, for browsers that ask for it beside what is no page of ours: an answer of the API."""
    headers = {"Cache-Control": "public, max-age=86400"}
    return Response((STATIC / "icon.svg").read_bytes(), media_type="image/svg+xml", headers=headers)


def create_web_app(settings: Settings) -> Litestar:
    """The whole of Leng in a browser."""
    static = create_static_files_router(path=drawer(), directories=[STATIC], cache_control=KEPT)
    return create_app(
        settings,
        [*PAGES, style, icon, static],
        {LengError: troubles.wrong, HTTPException: troubles.failed, Exception: troubles.failed},
        [rehearse],
    )
