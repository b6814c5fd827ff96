"""Saves that people send are read, replayed and played on in processes of their own, a few at a time and only so long.

Whoever sends a save decides how much work it is: a small file may hold many thousand choices, each taken back. So it
is replayed where its processor time can be limited and where it can be stopped, with less right to the processor than
anybody who plays. What comes back is the table itself, not its record: its past, the boundaries it keeps, and the few
answers since the last one. The server picks it up and replays nothing but those.

A match that was replayed from its beginning is like any other. One that begins in the middle, from a position that
somebody wrote down, is never trusted: whatever is chosen there is tried out in such a process first.
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
from leng.engine.record import StandingOrder
from leng.engine.state import EVERYBODY
from leng.engine.table import Table
from leng.server.live import Answer, take_answer
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

MOMENT = 2
"""So many seconds of processor time a choice may take where nobody played."""

MOMENTS = 6.0 * MOMENT
"""So many seconds by the clock."""


class Busy(LengError):
    """Others are just being served; it is worth asking again in a while."""

    again = SECONDS  # seconds


class BrokenPosition(LengError):
    """A position somebody wrote down, in which the rules cannot do what was chosen."""


class Gone(LengError):
    """Whoever asked has left, and nobody will read the answer."""


class Sent(msgspec.Struct):
    """A save as somebody sent it."""

    contents: bytes
    name: str


class Trial(msgspec.Struct):
    """A choice in a position that nobody played, or an order that is followed at once."""

    game: str
    table: bytes
    answer: Answer | StandingOrder
    seat: int


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
        self._bench = Desk()  # where choices are tried out, one after the other
        self._trying = asyncio.Lock()

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
        return await asyncio.to_thread(unpacked, verdict.game, verdict.table)

    async def try_out(self, table: Table, answer: Answer | StandingOrder, seat: int) -> None:
        """Refuse what the rules stumble on, or take too long over, in a position that nobody played."""
        trial = Trial(table.game.id, packed(table), answer, seat)
        async with self._trying:
            try:
                stumbled = await self._bench.ask(attempt, trial, MOMENTS)
            except (TimeoutError, BrokenProcessPool):
                stumbled = f"> {MOMENT} s"
        if stumbled:
            raise BrokenPosition("error-position-broken", trouble=stumbled)

    def close(self) -> None:
        """The house closes: nothing is read any more."""
        for desk in (*self._desks, self._bench):
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
    _limit(SECONDS)
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


def attempt(trial: Trial) -> str:
    """Choose, within the limits of a moment; what the rules stumbled on, or nothing."""
    _limit(MOMENT)
    try:
        table = unpacked(trial.game, trial.table)
        take_answer(table, trial.answer, trial.seat)
        table.game.check(table.state)
        for audience in (*range(len(table.seats)), EVERYBODY):
            msgspec.json.encode(table.view(audience))
    except LengError:
        return ""  # a refusal, which the server words itself
    except Exception as trouble:
        return repr(trouble)
    return ""


def _limit(seconds: int) -> None:
    """From now on so many seconds of the processor, and only when nobody else needs it; the system sees to both."""
    with suppress(ImportError, AttributeError, OSError, ValueError):  # where a system knows no such limits
        import resource

        os.setpriority(os.PRIO_PROCESS, 0, 10)
        spent = sum(os.times()[:2])
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(spent) + 1 + seconds, hard))


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


def unpacked(game: str, parcel: bytes) -> Table:
    """The table that was packed, at the same decision."""
    table: Table = _Unpacker(parcel, find_game(game)).load()
    table.play.state.news = table.log
    return table
