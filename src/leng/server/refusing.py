"""A sentence for whoever is turned away at the door, before the application has looked at anything."""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.types import Scope, Send

from leng.words.text import words


async def turn_away(scope: Scope, send: Send, status: int, key: str, **facts: str | int) -> None:
    """Say in the language of whoever asks why not, in plain text."""
    tongue = "fr" if Headers.from_scope(scope).get("accept-language", "").startswith("fr") else "en"
    said = words(tongue).say(key, **facts).encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(said))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": said, "more_body": False})
