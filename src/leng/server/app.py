"""The application: settings, security, start and stop. The web adds its pages to it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Sequence
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
from litestar.types import ControllerRouterHandler, Message, Scope

from leng import __version__
from leng.engine.errors import LengError
from leng.server.api import api
from leng.server.api.problems import problem, too_deep, turned_away
from leng.server.breath import keep_breath
from leng.server.hall import Hall
from leng.server.limits import Limit
from leng.server.memory import learn_by_heart
from leng.server.secrets import new_secret
from leng.server.store import Store
from leng.server.thinking import Thinkers

LOG = logging.getLogger("leng.server")


class Settings(msgspec.Struct, kw_only=True):
    """How a server is run; everything has a default."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    database: str = ""  # a URL; by default SQLite in the data folder
    pace: float = 0.35  # seconds between the choices of bots while somebody is watching
    thinkers: int = 1
    patience: float = 20.0  # seconds a bot may think before a simpler one takes its place
    requests_a_minute: int = 1200  # by one address
    secure: bool = False  # served over HTTPS: cookies say so
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
PROTECTING = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = os.environ.get("LENG_HOME")
    return Path(home) if home else Path.home() / ".local" / "share" / "leng"


def open_store(data: Path, database: str = "") -> Store:
    """The store of a server, its schema up to date."""
    store = Store(database) if database else Store.in_folder(data)
    store.upgrade()
    return store


def create_app(
    settings: Settings, handlers: Sequence[ControllerRouterHandler] = (), exception_handlers: Any = None
) -> Litestar:
    """The API, and whatever pages are laid over it."""
    store = Store(settings.database) if settings.database else Store.in_folder(settings.data)
    hall = Hall(store, Thinkers(settings.thinkers, settings.patience), settings.pace)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(store.upgrade)
        going_on = asyncio.create_task(hall.go_on())
        breathing = asyncio.create_task(keep_breath()) if settings.own_process else None
        learning = asyncio.create_task(asyncio.to_thread(learn_by_heart))
        yield
        going_on.cancel()
        if breathing is not None:
            breathing.cancel()
        await asyncio.gather(going_on, learning, return_exceptions=True)
        await hall.close()

    return Litestar(
        route_handlers=[api, *handlers],
        lifespan=[lifespan],
        state=AppState({"hall": hall, "settings": settings}),
        before_send=[_add_headers],
        exception_handlers=_share_out(exception_handlers or {}),
        after_exception=[_note],
        logging_config=None,
        csrf_config=CSRFConfig(
            secret=_csrf_key(settings.data), cookie_name="leng_csrf", cookie_samesite="lax", exclude=["^/api/"]
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
        request_max_body_size=8_000_000,
    )


def _csrf_key(folder: Path) -> str:
    """A key of this server's own, made once and kept."""
    file = folder / "csrf.key"
    if not file.exists() or not file.read_text():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(new_secret() + new_secret())
    return file.read_text()


async def _add_headers(message: Message, scope: Scope) -> None:
    """Every answer, also one that says what went wrong, carries the security headers."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        there = {name.lower() for name, _ in headers}
        headers += [each for each in PROTECTING if each[0] not in there]
        if b"cache-control" not in there and _is_api(scope["path"]):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


async def _note(error: Exception, scope: Scope) -> None:
    """Whatever is nobody's mistake but ours goes to the log of the server."""
    if not isinstance(error, LengError | RecursionError) and getattr(error, "status_code", 500) >= 500:
        LOG.error("%s %s", scope.get("method", ""), scope["path"], exc_info=error)


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def _share_out(pages: dict[Any, Any]) -> dict[Any, Any]:
    """What went wrong is told as JSON below ``/api``, and as the pages wish everywhere else."""
    ours: dict[Any, Any] = {LengError: problem, HTTPException: turned_away, RecursionError: too_deep}

    def by_path(kind: Any) -> Any:
        def tell(request: Request[Any, Any, Any], error: Any) -> Response[Any]:
            teller = ours[kind] if _is_api(request.url.path) or kind not in pages else pages[kind]
            told: Response[Any] = teller(request, error)
            return told

        return tell

    return {**pages, **{kind: by_path(kind) for kind in ours}}
