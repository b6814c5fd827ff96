"""Saves that people send are read and replayed in processes of their own, a few at a time and only so long.

Whoever sends a save decides how much work it is: a small file may hold many thousand choices, each taken back. So it
is replayed where its processor time can be limited and where it can be stopped, with less right to the processor than
anybody who plays. What comes back is the table itself, not its record: its past, the boundaries it keeps, and the few
answers since the last one. The server picks it up and replays nothing but those.
"""

from __future__ import annotations

import asyncio
import io
import os
import pickle
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from leng.engine.choice import key
from leng.engine.errors import BadSave, LengError
from leng.engine.game import Game, find_game
from leng.engine.journal import loads
from leng.engine.plain import Box
from leng.engine.play import Play, replay
from leng.engine.table import Table
from leng.server.saves import open_sent
from leng.server.thinking import Desk

if TYPE_CHECKING:  # the processes need none of it
    from litestar import Request

MOST_ENTRIES = 20_000
"""So many choices and undos a save may hold."""

SECONDS = 20
"""So many seconds of processor time it may take to replay."""

PATIENCE = 6.0 * SECONDS
"""So many seconds by the clock, on a machine that has much else to do."""

AT_A_TIME = 2


class Busy(LengError):
    """Others are just being served; it is worth asking again in a while."""

    again = SECONDS  # seconds


class Gone(LengError):
    """Whoever asked has left, and nobody will read the answer."""


class Sent(msgspec.Struct):
    """A save as somebody sent it."""

    contents: bytes
    name: str


class Verdict(msgspec.Struct):
    """What became of a save: a table, packed, or a sentence that says what is wrong."""

    game: str = ""
    table: bytes = b""
    error: str = ""
    facts: dict[str, Any] = {}


class Uploads:
    """Reads the saves people send, two at a time."""

    def __init__(self) -> None:
        self._desks = [Desk() for _ in range(AT_A_TIME)]
        self._free = self._desks[:]

    async def read(self, sent: Sent, left: Callable[[], Awaitable[None]]) -> Table:
        """The table of a save; its reading is stopped when ``left`` returns, since nobody waits for it any more."""
        if not self._free:
            raise Busy("error-uploads-busy", most=AT_A_TIME)
        desk = self._free.pop()
        reading, leaving = asyncio.ensure_future(desk.ask(judge, sent, PATIENCE)), asyncio.ensure_future(left())
        try:
            await asyncio.wait({reading, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                raise Gone("error-save-abandoned")
            verdict = reading.result()
        except (TimeoutError, BrokenProcessPool):
            raise BadSave("error-save-slow", file=sent.name, seconds=SECONDS) from None
        finally:
            reading.cancel()
            leaving.cancel()
            await asyncio.gather(reading, leaving, return_exceptions=True)
            self._free.append(desk)
        if verdict.error:
            raise BadSave(verdict.error, **verdict.facts)
        return await asyncio.to_thread(unpacked, verdict)

    def close(self) -> None:
        """The house closes: nothing is read any more."""
        for desk in self._desks:
            desk.stop(wait=True)


def leaving(request: Request[Any, Any, Any]) -> Callable[[], Awaitable[None]]:
    """To wait until whoever asked for something has gone away."""
    receive: Callable[[], Awaitable[Any]] = request.receive

    async def wait() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    return wait


# In the process --------------------------------------------------------------------------------------------------


def judge(sent: Sent) -> Verdict:
    """Read and replay a save within its limits."""
    _limit()
    try:
        journal = loads(sent.contents, sent.name)
        if len(journal.record) > MOST_ENTRIES:
            raise BadSave("error-save-long", file=sent.name, entries=len(journal.record), most=MOST_ENTRIES)
        table = open_sent(journal)
        return Verdict(game=table.game.id, table=packed(table))
    except LengError as error:
        facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in error.facts.items()}
        return Verdict(error=error.key, facts=facts)
    except Exception as trouble:  # whatever a file can set off that nobody foresaw
        return Verdict(error="error-save-corrupt", facts={"file": sent.name, "trouble": repr(trouble)})


def _limit() -> None:
    """From now on so many seconds of the processor, and only when nobody else needs it; the system sees to both."""
    with suppress(ImportError, AttributeError, OSError, ValueError):  # where a system knows no such limits
        import resource

        os.setpriority(os.PRIO_PROCESS, 0, 10)
        spent = sum(os.times()[:2])
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(spent) + 1 + SECONDS, hard))


# Tables on their way ---------------------------------------------------------------------------------------------


class _Packer(pickle.Pickler):
    """Packs a table without what lies on the other side, too: the game and its box."""

    def persistent_id(self, thing: Any) -> str | None:
        if isinstance(thing, Game):
            return "game"
        return "box" if isinstance(thing, Box) else None

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Play):  # its rules are running; they run again from the last boundary
            return replay, (thing.game, thing.boundary, [key(option) for option in thing.since])
        return NotImplemented


class _Unpacker(pickle.Unpickler):
    def __init__(self, contents: bytes, game: Game[Any]) -> None:
        super().__init__(io.BytesIO(contents))
        self.things = {"game": game, "box": game.open_box()}

    def persistent_load(self, name: Any) -> Any:
        return self.things[name]


def packed(table: Table) -> bytes:
    """A table as bytes, to be picked up by another process of this server."""
    parcel = io.BytesIO()
    _Packer(parcel, pickle.HIGHEST_PROTOCOL).dump(table)
    return parcel.getvalue()


def unpacked(verdict: Verdict) -> Table:
    """The table that was packed, at the same decision."""
    table: Table = _Unpacker(verdict.table, find_game(verdict.game)).load()
    table.play.state.news = table.log
    return table
