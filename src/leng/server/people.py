"""Who is asking: a person known by a cookie, or the holder of a seat's secret."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie

from leng.engine.text import LANGUAGES
from leng.server.hall import Hall
from leng.server.live import LiveTable
from leng.server.secrets import hashed, new_secret

PERSON, TONGUE, THEME = "leng_me", "leng_lang", "leng_theme"
YEAR = 365 * 24 * 3600


class Person(msgspec.Struct):
    """Somebody at a browser."""

    secret: str  # the cookie; only its hash is kept
    language: str
    theme: str  # "light", "dark", or "" for what the device says
    new: bool  # has no cookie yet

    @property
    def id(self) -> str:
        """The name under which the store knows this person."""
        return hashed(self.secret)

    def cookie(self, secure: bool) -> Cookie:
        """The cookie that makes the person known next time."""
        return Cookie(
            key=PERSON, value=self.secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/"
        )


def person_of(request: Request[Any, Any, Any]) -> Person:
    """The person behind a request, known by a cookie or new."""
    secret = request.cookies.get(PERSON, "")
    theme = request.cookies.get(THEME, "")
    return Person(
        secret=secret or new_secret(),
        language=language_of(request),
        theme=theme if theme in ("light", "dark") else "",
        new=not secret,
    )


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language a person chose, or the first one the browser asks for that we speak."""
    wishes = [request.query_params.get("lang", ""), request.cookies.get(TONGUE, "")]
    wishes += request.headers.get("accept-language", "").split(",")
    for wish in wishes:
        if wish.strip()[:2].lower() in LANGUAGES:
            return str(wish.strip()[:2].lower())
    return "en"


async def seats_of(hall: Hall, live: LiveTable, person: Person) -> list[int]:
    """The seats this person holds at a table."""
    if person.new:
        return []
    return await asyncio.to_thread(hall.store.seats_of, person.id, live.id)
