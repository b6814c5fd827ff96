"""Before there is a request: heads without end, and people who never end what they began to say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from leng.server import doorkeeper
from leng.server.doorkeeper import LARGEST_HEAD, LONGEST_ADDRESS, MOST_HEADERS, Doorkeeper

SHORT = 0.05
"""Seconds, instead of those that people are given."""

AWAITED = 20.0
HELLO = b"GET / HTTP/1.1\r\nhost: leng\r\n"
END = b"\r\n"
Talk = Callable[[bytes], Awaitable[bytes]]


async def reads_and_answers(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads a body to its end and says how long it was."""
    read = 0
    while (message := await receive())["type"] == "http.request":
        read += len(message["body"])
        if not message["more_body"]:
            said = b"%d" % read
            head = [(b"content-length", b"%d" % len(said))]
            await send({"type": "http.response.start", "status": 200, "headers": head})
            await send({"type": "http.response.body", "body": said})
            return


async def never_ends(scope: Any, receive: Any, send: Any) -> None:
    """An application that streams."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"one", "more_body": True})
    while (await receive())["type"] != "http.disconnect":
        pass


@asynccontextmanager
async def at_the_door(app: Any = reads_and_answers) -> AsyncIterator[int]:
    """The port of a server that lets people in as ours does."""
    config = uvicorn.Config(app, http=Doorkeeper, ws="none", lifespan="off", log_level="critical")
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: Doorkeeper(config, state, {}), "127.0.0.1", 0, start_serving=True
    )
    async with server:
        yield server.sockets[0].getsockname()[1]


def told(*pieces: bytes, app: Any = reads_and_answers, wait: float = 0.0) -> bytes:
    """Everything the server says to these pieces, until it closes or has answered the last one."""

    async def talk() -> bytes:
        async with at_the_door(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(wait)
                return await asyncio.wait_for(reader.read(), AWAITED)
            except ConnectionError:
                return b""
            finally:
                writer.close()

    return asyncio.run(talk())


def status(answer: bytes) -> int:
    """What an answer begins with."""
    return int(answer.split(b" ", 2)[1]) if answer else 0


CLOSE = b"connection: close\r\n"


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (HELLO + CLOSE + END, 200),
        (b"GET /" + b"x" * (LONGEST_ADDRESS - 1) + b" HTTP/1.1\r\nhost: leng\r\n" + CLOSE + END, 200),
        (b"GET /" + b"x" * LONGEST_ADDRESS + b" HTTP/1.1\r\nhost: leng\r\n\r\n", 414),
        (HELLO + b"".join(b"x-%d: y\r\n" % n for n in range(MOST_HEADERS - 2)) + CLOSE + END, 200),
        (HELLO + b"".join(b"x-%d: y\r\n" % n for n in range(MOST_HEADERS)) + END, 431),
        (HELLO + b"x: " + b"y" * LARGEST_HEAD + b"\r\n" + END, 431),
        (b"nonsense\r\n\r\n", 400),
    ],
)
def test_heads_are_short(said: bytes, expected: int) -> None:
    assert status(told(said)) == expected


@pytest.mark.parametrize(
    ("begun", "more", "expected"),
    [
        (b"GET /", b"x" * 9_000, 414),  # an address without end
        (HELLO + b"x: ", b"y" * 9_000, 431),  # a value without end
        (HELLO, b"x: y\r\n" * 900, 431),  # headers without end
    ],
)
def test_a_head_without_end_is_cut_off_while_it_is_still_being_said(begun: bytes, more: bytes, expected: int) -> None:
    """Nothing of it is kept: the connection is closed after some forty kilobytes of what would be megabytes."""
    answer = told(begun, *[more] * 5)
    assert status(answer) in (expected, 0) and b"connection: close" in (answer or CLOSE)


def test_who_never_stops_is_not_listened_to() -> None:
    """Of twenty megabytes the server takes what the system has taken in already, and no more."""

    async def pour() -> int:
        async with at_the_door() as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            sent = 0
            try:
                for _ in range(320):
                    writer.write(b"x: " + b"y" * 65_536)
                    await asyncio.wait_for(writer.drain(), AWAITED)
                    sent += 65_536
            except ConnectionError:
                pass
            return sent

    assert asyncio.run(pour()) < 20_000_000


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (b"", 0),  # nothing at all
        (HELLO, 408),
        (b"POST / HTTP/1.1\r\nhost: leng\r\ncontent-length: 10\r\n\r\nfour", 408),
    ],
)
def test_who_begins_and_does_not_go_on_is_not_waited_for(
    said: bytes, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorkeeper, "HEAD", SHORT)
    monkeypatch.setattr(doorkeeper, "BODY", SHORT)
    assert status(told(said)) == expected


def test_a_body_is_given_its_own_time_and_a_kept_connection_starts_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorkeeper, "HEAD", 0.4)
    post = b"POST / HTTP/1.1\r\nhost: leng\r\ncontent-length: 8\r\n\r\n"
    answer = told(post, b"four", b"more", HELLO + CLOSE + END, wait=0.25)
    assert answer.count(b"200 OK") == 2 and b"\r\n\r\n8" in answer


def test_a_stream_is_not_disturbed_by_time_but_ends_when_its_reader_says_half_of_something_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doorkeeper, "HEAD", SHORT)
    monkeypatch.setattr(doorkeeper, "BODY", SHORT)
    answer = told(HELLO + END, b"GET", app=never_ends, wait=4 * SHORT)
    assert status(answer) == 200 and b"one" in answer and b"408" not in answer
