"""Under which names a house may be asked for anything, and by whose pages: those it is known by, and no others.

A page of somebody else could make a name of its own lead to this machine, and then ask in the name of whoever looks at
it. Such a name is not known here and is turned away. So is whatever a page of somebody else sends here to change
something: it need not be able to read the answer to do harm.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from leng.server.refusing import turn_away

LOCAL = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - only compared
MISDIRECTED = 421
FORBIDDEN = 403
ONLY_LOOKING = ("GET", "HEAD", "OPTIONS")
FROM_HERE = ("same-origin", "none")
"""What browsers say of a request that one of our own pages sends, or whoever types an address."""
A_HOST = re.compile(r"(?:\[([\da-f:.]{2,45})\]|([\w.-]{1,253}))(?::\d{1,5})?", re.ASCII | re.IGNORECASE)
"""How the header is written: a name or an address, and perhaps a port."""
FAR_AWAY = "192.0.2.1"
"""An address that nobody has: asking how one would get there sends nothing and tells which address of ours is used."""


def at_home() -> list[str]:
    """The addresses under which this machine is known in its local network."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((FAR_AWAY, 9))
            found.append(asked.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(each[4][0]) for each in named]
    except OSError:
        pass
    return list(dict.fromkeys(each for each in found if not each.startswith("127.") and each not in EVERYWHERE))


def known_hosts(host: str, allowed: Iterable[str] = ()) -> tuple[str, ...]:
    """The names of a house that listens at this address."""
    own = [*at_home(), socket.gethostname(), f"{socket.gethostname()}.local"] if host in EVERYWHERE else [host]
    return tuple(dict.fromkeys(each.lower() for each in (*LOCAL, *own, *allowed)))


def without_port(host: str) -> str:
    """The name alone: ``[::1]:8000`` is ``::1``; nothing, if it is none."""
    written = A_HOST.fullmatch(host)
    return (written[1] or written[2]).lower() if written else ""


def _where_it_came_in(scope: Any) -> str:
    """The address of ours that was asked: a page elsewhere may borrow a name, but never an address."""
    try:
        address = ip_address((scope.get("server") or ("",))[0].partition("%")[0])
    except ValueError:
        return ""
    return str(getattr(address, "ipv4_mapped", None) or address)


def only_here(host: str) -> bool:
    """Whether an address, perhaps with its port, leads nobody but those at this very machine here."""
    name = without_port(host)
    return name in LOCAL or name.startswith("127.")


class KnownHosts:
    """Turns away whatever is asked under another name, before anything else is looked at."""

    def __init__(self, known: Iterable[str]) -> None:
        self.known = frozenset(known)

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """A middleware before the application."""

        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                host = Headers.from_scope(scope).get("host", "")
                name = without_port(host)
                if name not in self.known and (not name or name != _where_it_came_in(scope)):
                    shown = "".join(sign for sign in name or host if sign.isalnum() or sign in ".-:")[:80]
                    await turn_away(scope, send, MISDIRECTED, "error-unknown-host", host=shown or "?")
                    return
            await app(scope, receive, send)

        return asked


class OwnPages:
    """Turns away what a page from elsewhere sends in somebody's name; programs, which are no pages, come in."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self.known = frozenset(known)

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """A middleware before the application."""

        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            changes = scope["type"] == ScopeType.HTTP and scope["method"] not in ONLY_LOOKING
            if changes and not self._is_ours(Headers.from_scope(scope)):
                await turn_away(scope, send, FORBIDDEN, "error-foreign-page")
                return
            await app(scope, receive, send)

        return asked

    def _is_ours(self, headers: Headers) -> bool:
        """Browsers say from where a page sends; older ones tell its address alone."""
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        if site is not None:
            return site in FROM_HERE
        host = (origin or "").partition("://")[2]
        return origin is None or host == headers.get("host") or without_port(host) in self.known
