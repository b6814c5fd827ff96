"""Forms are short: what is longer is refused before anybody takes it apart, which would hold everybody up."""

from __future__ import annotations

from http import HTTPStatus

from litestar.datastructures import Headers
from litestar.enums import RequestEncodingType, ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from leng.server.refusing import turn_away

LARGEST_FORM = 64_000
"""So many bytes of a form; a save that is brought along comes in parts and has a limit of its own."""

MOST_FIELDS = 200
"""So many fields of a form of either kind."""

TOO_LARGE = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class ShortForms:
    """Reads a form as a whole and passes it on, or turns it away."""

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """A middleware before the application, which would parse the form to look for a token."""

        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP or not _is_form(scope):
                await app(scope, receive, send)
                return
            read = await _read(receive)
            if read is None:  # whoever sent it has gone
                return
            if len(read) > LARGEST_FORM or read.count(b"&") >= MOST_FIELDS:
                await turn_away(scope, send, TOO_LARGE, "error-http-413")
                return
            await app(scope, _again(read, receive), send)

        return asked


def _is_form(scope: Scope) -> bool:
    written = Headers.from_scope(scope).getall("content-type", [])
    return any(RequestEncodingType.URL_ENCODED in each.lower() for each in written)


async def _read(receive: Receive) -> bytes | None:
    """The whole form, or as much of it as shows that it is too long; None when it is broken off."""
    read = bytearray()
    while len(read) <= LARGEST_FORM:
        message = await receive()
        if message["type"] != "http.request":
            return None
        read += message["body"]
        if not message["more_body"]:
            break
    return bytes(read)


def _again(read: bytes, receive: Receive) -> Receive:
    """To be received once more, as a whole; what comes afterwards comes as it would have come."""
    whole: list[ReceiveMessage] = [{"type": "http.request", "body": read, "more_body": False}]

    async def next_one() -> ReceiveMessage:
        return whole.pop() if whole else await receive()

    return next_one
