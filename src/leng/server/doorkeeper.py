"""How much, and how slowly, anybody may say before there is a request: counted while the parser still reads.

What is told here protects a server that nothing stands before. An address or a header without end would fill the
memory, or hold everybody up while it is put together; whoever begins to say something and never ends would keep a
connection for ever.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

LONGEST_ADDRESS = 8_192
"""So many bytes of an address, with all that is asked in it."""

LARGEST_HEAD = 32_768
"""So many bytes of headers."""

MOST_HEADERS = 100

HEAD, BODY = 10.0, 30.0
"""So many seconds after it began everything up to the body has been said, and the body itself."""


class TooMuch(Exception):
    """Somebody says more than anybody needs to; the parser lets go, and the connection is closed."""


class Doorkeeper(HttpToolsProtocol):
    """A connection on which heads are short and nobody may be slow for ever."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._in_head = True
        self._heard = 0  # bytes of a head that is not complete, as they come in
        self._size = 0  # bytes of its headers, as they are read
        self._refusal = HTTPStatus.BAD_REQUEST
        self._deadline: TimerHandle | None = None

    # Deadlines -----------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._within(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        silent = self._in_head and not self._heard
        if silent or self._is_answering() or (not self._in_head and self.cycle.response_started):
            self.transport.close()
        else:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT)

    def _is_answering(self) -> bool:
        return self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete

    # Counting ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._in_head:  # something new begins on a connection that was kept
            self._within(HEAD)
        was_in_head = self._in_head
        if was_in_head:
            self._heard += len(data)
        super().data_received(data)
        if was_in_head and self._in_head and self._heard > LONGEST_ADDRESS + LARGEST_HEAD:
            self._turn_away(self._too_long())

    def _too_long(self) -> HTTPStatus:
        return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if self.headers else HTTPStatus.REQUEST_URI_TOO_LONG

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._size = True, 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._size += len(name) + len(value)
        if self._size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._in_head, self._heard = False, 0
        self._within(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_time()
        self._in_head = True  # the next one may begin at once
        super().on_message_complete()

    # Turning away ----------------------------------------------------------------------------------------------------

    def _refuse(self, status: HTTPStatus) -> None:
        self._refusal = status
        raise TooMuch

    def send_400_response(self, msg: str) -> None:
        """What the parser would not take, or what we would not let it take."""
        self._turn_away(self._refusal)

    def _turn_away(self, status: HTTPStatus) -> None:
        self._in_time()
        if self.transport.is_closing():
            return
        if self._is_answering():  # an answer cannot begin within another one
            self.transport.close()
            return
        said = f"{status.phrase}.\n".encode()
        head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head % len(said) + said)
        self.transport.close()
