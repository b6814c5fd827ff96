"""What went wrong, as an answer: one sentence in the language of whoever asks, and a status for programs."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar import MediaType, Request, Response
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    ServiceUnavailableException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec

from leng.engine.errors import BadSetup, LengError, NotOffered, Outgrown, UndoRefused
from leng.server.api.shapes import Problem
from leng.server.limits import TooManyStreams, TooManyTables
from leng.server.live import Stale
from leng.server.people import language_of
from leng.server.sqlite import StoreGone
from leng.server.uploads import BrokenPosition, Busy
from leng.words.text import words

Asking = Request[Any, Any, Any]


class UnknownSecret(LengError):
    """A secret that opens no seat of this table."""


class Forbidden(LengError):
    """Something that this seat, or somebody without a seat, may not do."""


class NotNow(LengError):
    """Something that must wait until the match is over, or that is over."""


class NoSuchThing(LengError):
    """A place in the match that is not there."""


STATUS: tuple[tuple[type[LengError], int], ...] = (
    (Stale, 409),
    (NotOffered, 422),
    (BrokenPosition, 422),
    (UndoRefused, 409),
    (NotNow, 409),
    (Outgrown, 409),
    (UnknownSecret, 401),
    (Forbidden, 403),
    (NoSuchThing, 404),
    (StoreGone, 503),
    (TooManyTables, 429),
    (TooManyStreams, 429),
    (Busy, 503),
)
OTHERWISE = 400
NO_TABLE = "error-no-table"
SOON = 3  # seconds after which it may be tried again


def status_of(error: LengError) -> int:
    """The HTTP status that fits an error."""
    if isinstance(error, BadSetup) and error.key == NO_TABLE:
        return 404
    return next((status for kind, status in STATUS if isinstance(error, kind)), OTHERWISE)


def when_again(error: LengError) -> dict[str, str]:
    """After how many seconds it is worth asking again, where that is known."""
    return {"Retry-After": str(error.again)} if isinstance(error, Busy) else {}


def sentence(request: Asking, error: LengError) -> str:
    """What is wrong and what to do, in the language of whoever asks."""
    return words(language_of(request)).say(error.key, **error.facts)


def problem(request: Asking, error: LengError) -> Response[Any]:
    """The answer to a request that cannot be done."""
    return _answer(request, status_of(error), error.key, sentence(request, error), when_again(error))


def turned_away(request: Asking, error: HTTPException) -> Response[Any]:
    """The answer to a request that never reached a table: no such address, a malformed body, too many."""
    key = f"error-http-{error.status_code}"
    known = words(language_of(request))
    if not known.has(key):
        key = "error-http-500" if error.status_code >= 500 else "error-http-400"
    told = known.say(key, trouble=_detail(error))
    return _answer(request, error.status_code, key, told, dict(error.headers or {}))


AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
"""What the database says when it is away, locked or full: it may answer again in a moment."""


def unforeseen(request: Asking, error: Exception) -> Response[Any]:
    """The answer when something is wrong with the server, not with the request."""
    if isinstance(error, AWAY):
        return turned_away(request, ServiceUnavailableException(headers={"Retry-After": str(SOON)}))
    return turned_away(request, InternalServerException())


def too_deep(request: Asking, error: RecursionError) -> Response[Any]:
    """The answer to JSON nested beyond reason."""
    return turned_away(request, ValidationException(str(error)))


def _detail(error: HTTPException) -> str:
    """What exactly was wrong with a body or a parameter."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(told) or error.detail


def _answer(request: Asking, status: int, key: str, told: str, headers: dict[str, str] | None = None) -> Response[Any]:
    if request.url.path.startswith("/api"):
        return Response(Problem(told, key), status_code=status, headers=headers)
    return Response(f"{told}\n", status_code=status, headers=headers, media_type=MediaType.TEXT)


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """For the documentation: the ways in which a request can be refused."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status])
        for status in (400, 429, *statuses)
    }


REFUSALS = {
    400: "The request does not make sense.",
    401: "The secret opens no seat of this table.",
    403: "This seat, or somebody without a seat, may not do that.",
    404: "There is no such table or place.",
    409: "The table has moved on, or this must wait; a choice gets the fresh table with the answer.",
    413: "The file is too large.",
    422: "This option is not on offer, or it is somebody else's turn.",
    429: "Too many requests from this address in this minute, or too many tables of bots alone.",
    503: "Others are being served; Retry-After tells when to ask again.",
}
