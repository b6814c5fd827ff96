"""Friendly pages for what goes wrong: no such page, a closed table, too many requests, a form that is too old."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from leng.engine.errors import LengError
from leng.server.api.problems import AWAY
from leng.server.people import person_of
from leng.server.sqlite import StoreGone
from leng.web.onlooker import Closed
from leng.web.pages import page
from leng.web.speech import trouble, words

KNOWN = (403, 404, 413, 429, 503)
GONE = ("error-no-table", "error-unknown-game", "trouble-wrong-link")


def wrong(request: Request[Any, Any, Any], error: LengError) -> Response[Any]:
    """Something a person can put right: one sentence on a page."""
    lost = isinstance(error, StoreGone)
    status = 503 if lost else 404 if error.key in GONE else 403 if isinstance(error, Closed) else 409
    return _page(request, status, trouble(person_of(request).language, error))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What the framework refuses, or what nobody foresaw."""
    status = error.status_code if isinstance(error, HTTPException) else 503 if isinstance(error, AWAY) else 500
    return _page(request, status, words(person_of(request).language).say(f"page-{status if status in KNOWN else 500}"))


def _page(request: Request[Any, Any, Any], status: int, sentence: str) -> Response[Any]:
    response: Response[Any] = page(request, "trouble.html.j2", status=status, sentence=sentence, code=status)
    if status == 403 and request.method == "POST":
        response.delete_cookie("leng_csrf")  # one that this server did not sign would be refused for ever
    return response
