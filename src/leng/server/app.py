"""The application: settings, security, start and stop. The web adds its pages to it."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import BeforeMessageSendHookHandler, ControllerRouterHandler, Message, Scope

from leng import __version__
from leng.engine.errors import BadSetup, LengError
from leng.server.api import api
from leng.server.api.problems import AWAY, problem, too_deep, turned_away, unforeseen
from leng.server.database import Away
from leng.server.folder import csrf_key, make_folder, try_folder
from leng.server.forms import LARGEST_FORM, MOST_FIELDS, ShortForms
from leng.server.garbage import collect_seldom
from leng.server.hall import Hall
from leng.server.hosts import KnownHosts, OwnPages
from leng.server.limits import Limit
from leng.server.numbers import numbers_of
from leng.server.ready import Rehearsal, make_ready
from leng.server.store import Store
from leng.server.thinking import Thinkers

LOG = logging.getLogger("leng.server")
WAITING = 5  # seconds for a database that is only just starting


class Settings(msgspec.Struct, kw_only=True):
    """How a server is run; everything has a default."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    database: str = ""  # a URL; by default SQLite in the data folder
    pace: float = 0.35  # seconds between the choices of bots while somebody is watching
    thinkers: int = 1  # processes in which bots think
    memory: int = 256  # megabytes for tables that nobody watches
    patience: float = 20.0  # seconds a bot may think before a simpler one takes its place
    requests_a_minute: int = 1200  # by one address
    secure: bool = False  # served over HTTPS: cookies say so
    hosts: tuple[str, ...] = ()  # the names it answers to; any, if none is given
    home: str = ""  # the address under which others in the same network find it, if they may
    own_process: bool = False  # nothing else runs here


HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ALWAYS_SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""What a browser need only be told once, where HTTPS is spoken: never to come by HTTP again."""

BROKEN_OFF = "client disconnected prematurely"
"""What Litestar says of a body whose sender went away."""


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = os.environ.get("LENG_HOME")
    return Path(home) if home else Path.home() / ".local" / "share" / "leng"


def open_store(data: Path, database: str = "", even_damaged: bool = False) -> Store:
    """The store of a server, found sound and its schema up to date, or a sentence that says why not.

    Somebody who wants to see what can be saved of a damaged one may ask for it; then none is made where there is none.
    """
    store = Store(database) if database else Store.in_folder(data)
    if even_damaged and store.file is not None and not store.file.exists():
        raise BadSetup("error-database-none", where=store.where)
    try_folder(data)
    if not database and not data.exists():
        make_folder(data)
    for waited in range(WAITING + 1):
        try:
            store.upgrade(even_damaged=even_damaged)
            break
        except Away as trouble:
            if waited == WAITING:
                raise
            if waited == 0:
                LOG.warning("%s", Away("waiting-for-database", **trouble.facts))
            time.sleep(1)
    return store


def create_app(
    settings: Settings,
    handlers: Sequence[ControllerRouterHandler] = (),
    exception_handlers: Any = None,
    rehearsals: Sequence[Rehearsal] = (),
) -> Litestar:
    """The API, and whatever pages are laid over it. Everything is ready when this returns: only the door is shut."""
    store = open_store(settings.data, settings.database)
    if settings.own_process:
        store.claim()
    make_folder(settings.data)
    key = csrf_key(settings.data)
    make_ready(*rehearsals)
    thinkers = Thinkers(settings.thinkers, settings.patience)
    hall = Hall(store, thinkers, settings.pace, settings.memory, numbers_of(settings.data))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        going_on = asyncio.create_task(hall.go_on())
        collecting = asyncio.create_task(collect_seldom()) if settings.own_process else None
        yield
        going_on.cancel()
        if collecting is not None:
            collecting.cancel()
        await asyncio.gather(going_on, return_exceptions=True)
        await hall.close()

    app = Litestar(
        route_handlers=[api, *handlers],
        lifespan=[lifespan],
        state=AppState({"hall": hall, "settings": settings}),
        before_send=[_adding(HEADERS | (ALWAYS_SECURE if settings.secure else {}))],
        exception_handlers=_share_out(exception_handlers or {}),
        after_exception=[_note],
        logging_config=None,
        csrf_config=CSRFConfig(
            secret=key,
            cookie_name="leng_csrf",
            cookie_samesite="lax",
            cookie_secure=settings.secure,
            exclude=["^/api/"],
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, exclude=["/stream"]),
        middleware=[Limit(settings.requests_a_minute)],
        openapi_config=OpenAPIConfig(
            title="Leng",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=LARGEST_FORM,
        multipart_form_part_limit=MOST_FIELDS,
    )
    app.asgi_handler = OwnPages(settings.hosts)(ShortForms()(app.asgi_handler))
    if settings.hosts:
        app.asgi_handler = KnownHosts(settings.hosts)(app.asgi_handler)  # around it all: also what is not found here
    return app


def _adding(always: Mapping[str, str]) -> BeforeMessageSendHookHandler:
    """Every answer, also one that says what went wrong, carries these headers."""
    protecting = [(name.lower().encode(), value.encode()) for name, value in always.items()]

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            there = {name.lower() for name, _ in headers}
            headers += [each for each in protecting if each[0] not in there]
            if b"cache-control" not in there and _is_api(scope["path"]):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers

    return add


async def _note(error: Exception, scope: Scope) -> None:
    """Whatever is nobody's mistake but ours goes to the log of the server, and in a line what was broken off."""
    if getattr(error, "detail", "") == BROKEN_OFF:
        LOG.warning("%s %s: %s", scope.get("method", ""), scope["path"], BROKEN_OFF)
        return
    if not isinstance(error, LengError | RecursionError) and getattr(error, "status_code", 500) >= 500:
        away = isinstance(error, AWAY)  # said in a line, as often as it may happen before the database is back
        told = ": " + " ".join(str(getattr(error, "orig", error)).split()) if away else ""
        LOG.error("%s %s%s", scope.get("method", ""), scope["path"], told, exc_info=None if away else error)


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def _share_out(pages: dict[Any, Any]) -> dict[Any, Any]:
    """What went wrong is told as JSON below ``/api``, and as the pages wish everywhere else."""
    ours: dict[Any, Any] = {
        LengError: problem,
        HTTPException: turned_away,
        RecursionError: too_deep,
        Exception: unforeseen,
    }

    def by_path(kind: Any) -> Any:
        def tell(request: Request[Any, Any, Any], error: Any) -> Response[Any]:
            teller = ours[kind] if _is_api(request.url.path) or kind not in pages else pages[kind]
            told: Response[Any] = teller(request, error)
            return told

        return tell

    return {**pages, **{kind: by_path(kind) for kind in ours}}
