"""Who is asking: a person known by a cookie, or the holder of a seat's secret."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote, unquote

import msgspec
from litestar import Request
from litestar.datastructures import Cookie

from leng.engine.signs import shown, shows_something
from leng.server.hall import Hall
from leng.server.live import LiveTable
from leng.server.secrets import hashed, new_secret
from leng.server.store import Invitation
from leng.words.text import LANGUAGES

PERSON, TONGUE, THEME, NAME = "leng_me", "leng_lang", "leng_theme", "leng_name"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


class Person(msgspec.Struct):
    """Somebody at a browser."""

    secret: str  # the cookie; only its hash is kept
    language: str
    theme: str  # "light", "dark", or "" for what the device says
    new: bool  # has no cookie yet
    name: str = ""  # as this person wants to be called, once they have said it

    @property
    def id(self) -> str:
        """The name under which the store knows this person."""
        return hashed(self.secret)

    def cookie(self, secure: bool) -> Cookie:
        """The cookie that makes the person known next time."""
        return Cookie(
            key=PERSON, value=self.secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/"
        )


def name_cookie(name: str, secure: bool) -> Cookie:
    """How this person wants to be called at the next tables, too."""
    return Cookie(key=NAME, value=quote(name), httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/")


def person_of(request: Request[Any, Any, Any]) -> Person:
    """The person behind a request, known by a cookie or new."""
    secret = request.cookies.get(PERSON, "")
    theme = request.cookies.get(THEME, "")
    return Person(
        secret=secret or new_secret(),
        language=language_of(request),
        theme=theme if theme in ("light", "dark") else "",
        new=not secret,
        name=called(unquote(request.cookies.get(NAME, ""))),
    )


def called(wanted: str) -> str:
    """A name as it can be shown: one short line."""
    name = " ".join(shown(wanted).split())[:LONGEST_NAME]
    return name if shows_something(name) else ""


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language a person chose, or the first one the browser asks for that we speak."""
    wishes = [request.query_params.get("lang", ""), request.cookies.get(TONGUE, "")]
    wishes += request.headers.get("accept-language", "").split(",")
    for wish in wishes:
        if wish.strip()[:2].lower() in LANGUAGES:
            return str(wish.strip()[:2].lower())
    return "en"


async def sitters_of(hall: Hall, live: LiveTable) -> list[tuple[int, str]]:
    """Everybody who sits at a table by a browser: the seat and the person's id."""
    return await asyncio.to_thread(hall.store.sitters, live.id)


def absent(live: LiveTable, sitters: Sequence[tuple[int, str]]) -> set[int]:
    """The seats of people in which nobody has sat down yet; a program with a key comes without sitting down."""
    taken = {seat for seat, _ in sitters}
    return {seat for seat in live.humans if seat not in taken and not live.kept.secrets[seat]}


# Links -----------------------------------------------------------------------------------------------------------

PROGRAM = ""
"""The maker of links that a program hands out."""


async def invite(hall: Hall, live: LiveTable, seats: Sequence[int], maker: str) -> dict[int, str]:
    """A new link to each of these seats; only its hash is kept, so it is told only now."""
    new = {seat: new_secret() for seat in seats}
    if new:
        await asyncio.to_thread(
            hall.store.invite, live.id, {seat: hashed(secret) for seat, secret in new.items()}, maker
        )
    return new


async def renew(hall: Hall, live: LiveTable, seat: int, maker: str) -> str | None:
    """A new link in place of the last, or nothing: only whoever sits there makes one, or the opener before that."""
    secret = new_secret()
    made = await asyncio.to_thread(hall.store.renew, live.id, seat, hashed(secret), maker)
    return secret if made else None


async def invitation(hall: Hall, live: LiveTable, secret: str) -> Invitation | None:
    """What the store knows of a link."""
    known = await asyncio.to_thread(hall.store.invitation, live.id, hashed(secret))
    return known if known is not None and known.seat in live.humans else None


async def sit_down(hall: Hall, live: LiveTable, person: Person, invited: Invitation) -> bool:
    """Bind the seat to this person, unless somebody was faster; then everybody at the table hears of it."""
    seated = await asyncio.to_thread(hall.store.sit, person.id, live.id, invited.seat, invited.link)
    if seated:
        if live.kept.secrets[invited.seat] == invited.link:
            live.kept.secrets[invited.seat] = ""
        live.ring()
    return seated
