"""Under which names a house may be asked for anything: those it is known by, and no others.

A page of somebody else could make a name of its own lead to this machine, and then ask in the name of whoever looks at
it. Such a name is not known here and is turned away.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from leng.words.text import words

LOCAL = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - only compared
MISDIRECTED = 421
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
    """The name alone: ``[::1]:8000`` is ``::1``."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


class KnownHosts:
    """Turns away whatever is asked under another name."""

    def __init__(self, known: Iterable[str]) -> None:
        self.known = frozenset(known)

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """A middleware before the application."""

        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                name = without_port(Headers.from_scope(scope).get("host", ""))
                if name not in self.known:
                    await _turn_away(name, scope, send)
                    return
            await app(scope, receive, send)

        return asked


async def _turn_away(name: str, scope: Scope, send: Send) -> None:
    tongue = "fr" if Headers.from_scope(scope).get("accept-language", "").startswith("fr") else "en"
    shown = "".join(sign for sign in name if sign.isalnum() or sign in ".-:")[:80]
    said = words(tongue).say("error-unknown-host", host=shown or "?").encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(said))]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": said, "more_body": False})
