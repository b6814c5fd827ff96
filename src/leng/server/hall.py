"""The hall: all live tables of a server, opened, found, and kept moving where bots sit."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from litestar.connection import ASGIConnection

from leng.bots import SIMPLEST, find_bot, who_plays
from leng.bots.watching import ENOUGH
from leng.engine.deeds import begins_deed
from leng.engine.errors import BadSetup, LengError
from leng.engine.game import find_game
from leng.engine.journal import Snapshot, to_plain
from leng.engine.orders import give_at_opening
from leng.engine.signs import shown, shows_something
from leng.engine.table import HUMAN, Opening, Seat, Table
from leng.server.codes import Codes
from leng.server.limits import BOT_TABLES, TooManyTables
from leng.server.live import LiveTable, Stale, bot_of, last_boundary
from leng.server.presence import Presence
from leng.server.saves import open_kept
from leng.server.scribe import Scribe
from leng.server.secrets import hashed, new_id, new_secret
from leng.server.store import Kept, Store
from leng.server.thinking import Thinkers
from leng.server.turns import UNWATCHED, WATCHED, WATCHED_BOTS, Turns
from leng.server.uploads import BrokenPosition, Uploads
from leng.server.weight import Room
from leng.words.lesson import Lesson

LOG = logging.getLogger("leng.hall")

HOUSE = -1
"""The seat number under which the server itself speaks in the chat."""

STUMBLED, REPLACED, REMATCH = "bot-stumbled", "bot-replaced", "rematch:"

LONGEST_NAME, LONGEST_SEED = 40, 100
AN_ID = re.compile(r"[\w-]{1,22}", re.ASCII)
A_LOOK = 60.0
"""So many seconds after a request a table counts as looked at."""

FEW = 4
"""So many tables resume at a time after a restart."""

HANDS = 8
"""So many choices of bots are being made at a time, in all of the house."""

MEGABYTE = 2**20


class Hall:
    """Every table of this server that somebody is using."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: float = 0.0,
        memory: int = 256,
        numbers: Iterator[int] | None = None,
    ) -> None:
        self.store = store
        self.scribe = Scribe(store)
        self.thinkers = thinkers
        self.uploads = Uploads()
        self.codes = Codes()
        self.presence = Presence()
        self.streams: Counter[str] = Counter()  # that are open, by the address from which they are watched
        self.rematching = asyncio.Lock()  # of two who want one at once, one opens it and the other follows
        self.pace = pace  # seconds between the choices of bots while somebody is watching
        self.room = Room(memory * MEGABYTE, lambda live: bool(live.watched) or live.id in self._playing)
        self.numbers = itertools.count() if numbers is None else numbers  # of changes
        self.clock: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.closing = False
        self._in_use: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Lock] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._hands = Turns(HANDS)
        self._opening: list[str] = []  # from where tables of bots alone are being opened just now
        self._openers: dict[str, str] = {}  # from where those were opened that have not ended

    async def open(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, str],
        seed: str | None = None,
        spectators: bool = True,
        keys: bool = True,
        opener: str = "",
        waiting: bool = False,
    ) -> tuple[LiveTable, list[str]]:
        """Open a table; returns it with a key to each seat for a program, told only now (none for a bot).

        At one that waits for friends nobody plays before it begins (see ``waiting``).
        """
        if seed is not None and len(seed) > LONGEST_SEED:
            raise BadSetup("error-seed-length", most=LONGEST_SEED)
        table = Table.open(find_game(game), [_checked(seat) for seat in seats], options, seed)
        give_at_opening(table)
        table.follow_orders()
        return await self._add(table, spectators, keys, opener, waiting)

    async def teach(self, lesson: Lesson, seats: Sequence[Seat], opener: str = "") -> LiveTable:
        """Open the table of a lesson for whoever wants to learn."""
        table = lesson.open([_checked(seat) for seat in seats])
        give_at_opening(table)
        table.follow_orders()
        live, _ = await self._add(table, spectators=False, keys=False, opener=opener)
        return live

    async def take_in(
        self, table: Table, spectators: bool = False, keys: bool = True, opener: str = ""
    ) -> tuple[LiveTable, list[str]]:
        """A table from a save that somebody sent (see ``uploads``): whoever has the file knows its seed.

        A match of bots alone can be looked at, by its address: nobody holds a seat of it.
        """
        spectators = spectators or all(seat.player != HUMAN for seat in table.seats)
        table.seats = [_checked(as_written(seat)) for seat in table.seats]
        agreed = [_checked(as_written(seat)) for seat in table.opening.seats]
        table.opening = msgspec.structs.replace(table.opening, seats=agreed, sealed=False)
        return await self._add(table, spectators, keys, opener)

    async def _add(
        self, table: Table, spectators: bool, keys: bool, opener: str, waiting: bool = False
    ) -> tuple[LiveTable, list[str]]:
        secrets = [new_secret() if keys and seat.player == HUMAN else "" for seat in table.seats]
        kept = Kept(
            id=new_id(),
            opening=table.opening,
            start=Snapshot(0, to_plain(table.start)) if table.opening.arranged else None,
            spectators=spectators,
            shape=table.game.shape,
            record=[*table.record],
            snapshot=last_boundary(table),
            log=[*table.log],
            secrets=[hashed(secret) if secret else "" for secret in secrets],
            result=table.result,
            bots_turn=bot_of(table) is not None,
            waiting=waiting,
        )
        live = LiveTable(kept, table, self.scribe, self.numbers, self.uploads.try_out)
        self._in_use[kept.id] = live  # before it is in the store, where a restart would find it a second time
        with self._place_for(live, opener):
            await asyncio.to_thread(self.store.add, kept)
        self._look(live)
        return live, secrets

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store, for somebody who looks at it."""
        live = await self._bring(table_id)
        self._look(live)
        return live

    def _look(self, live: LiveTable) -> None:
        """Somebody looks at a table: it stays at hand for a while, and its bots go on."""
        live.seen = self.clock()
        self.thinkers.hurry(live.id)
        self._in_use[live.id] = live
        self.room.keep(live)
        self.wake(live)

    def _looked_at(self, live: LiveTable) -> bool:
        return live.watched > 0 or self.clock() - live.seen < A_LOOK

    async def _bring(self, table_id: str) -> LiveTable:
        live = self._known(table_id)
        if live is None:
            if not AN_ID.fullmatch(table_id):
                raise BadSetup("error-no-table", table=table_id)
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    live = self._known(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        return live

    def _known(self, table_id: str) -> LiveTable | None:
        live = self._in_use.get(table_id)
        return None if live is None or live.broken else live

    async def _load(self, table_id: str) -> LiveTable:
        kept = await asyncio.to_thread(self.store.load, table_id)
        if kept is None:
            raise BadSetup("error-no-table", table=table_id)
        table = await asyncio.to_thread(open_kept, kept, self.store)
        live = LiveTable(kept, table, self.scribe, self.numbers, self.uploads.try_out)
        live.seen = self.clock() - A_LOOK  # nobody has
        self._in_use[table_id] = live
        return live

    async def updates(self, table_id: str, beat: float, person: str = "") -> AsyncGenerator[LiveTable | None, None]:
        """The table at every change, as it happens, and nothing as a sign of life after so many seconds of silence.

        It goes on over a table that must be loaded anew, and ends when the house closes. Meanwhile this person, if it
        is one, is there.
        """
        there = self.presence.looking(table_id, person, lambda: self._tell_who_waits(table_id))
        with there if person else contextlib.nullcontext():
            async with contextlib.aclosing(self._changes(table_id, beat)) as changes:
                async for live in changes:
                    yield live

    def _tell_who_waits(self, table_id: str) -> None:
        """In a waiting room it is seen who comes and goes."""
        live = self._known(table_id)
        if live is not None and live.waiting and not self.closing:
            live.ring()

    async def _changes(self, table_id: str, beat: float) -> AsyncGenerator[LiveTable | None, None]:
        told = -1
        while not self.closing:
            live = await self.find(table_id)
            if self.closing:  # while it was being loaded: nobody will dismiss it any more
                return
            async with contextlib.aclosing(live.updates(beat)) as versions:
                async for version in versions:
                    yield None if version == told else live
                    told = version

    # Bots ----------------------------------------------------------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Let bots go on if it is their turn."""
        if self.closing or live.id in self._playing or not self._bots_may_play(live):
            return
        if not live.humans and self._running(self._openers.setdefault(live.id, "")) >= BOT_TABLES:
            return  # until another one has ended or is no longer looked at
        task = self._playing[live.id] = asyncio.create_task(self._play_bots(live))
        task.add_done_callback(lambda _: self._have_played(live))

    def _have_played(self, live: LiveTable) -> None:
        del self._playing[live.id]
        self.room.weigh(live)
        if not live.humans:
            if live.table.decision is None:
                self._openers.pop(live.id, None)
            for other in self.room:  # one of those that had to wait may begin
                if other.watched and not other.humans:
                    self.wake(other)

    def _bots_may_play(self, live: LiveTable) -> bool:
        """Bots wait while people talk about an undo; among themselves they play only while somebody looks."""
        if live.bot_to_move() is None or live.request is not None or live.broken or live.stuck == live.serial:
            return False
        if live.waiting:
            return False
        return bool(live.humans) or self._looked_at(live)

    def _right(self, live: LiveTable) -> int:
        """How urgently the bots of a table are waited for."""
        if not self._looked_at(live):
            return UNWATCHED
        return WATCHED if live.humans else WATCHED_BOTS

    def _running(self, opener: str) -> int:
        """How many tables of bots alone are being played for this address; those that pause are not counted."""
        playing = sum(self._openers.get(table_id) == opener for table_id in self._playing)
        return playing + self._opening.count(opener)

    @contextlib.contextmanager
    def _place_for(self, live: LiveTable, opener: str) -> Iterator[None]:
        """A new table takes one of the places of its opener, if it is one of bots alone."""
        if live.humans:
            yield
            return
        if self._running(opener) >= BOT_TABLES:
            raise TooManyTables("error-bot-tables", most=BOT_TABLES)
        self._openers[live.id] = opener
        self._opening.append(opener)
        try:
            yield
        finally:
            self._opening.remove(opener)

    async def _play_bots(self, live: LiveTable) -> None:
        waited = 0.0  # for bots, since a person last answered
        try:
            while self._bots_may_play(live) and not self.closing:  # elsewhere a stop with an answer may go unheard
                with contextlib.suppress(Stale):  # somebody took a choice back meanwhile
                    waited += await self._play_a_bot(live, waited)
        except BrokenPosition as trouble:
            LOG.warning("table %s: its bots cannot go on: %s", live.id, trouble.facts["trouble"])
            live.stuck = live.serial
        except Exception:  # a fault in the rules must not take the server with it
            LOG.exception("table %s: its bots cannot go on", live.id)
            live.stuck = live.serial

    async def _play_a_bot(self, live: LiveTable, waited: float) -> float:
        """Let the bot whose turn it is choose; how many seconds it took to think, and to wait for its turn."""
        table, asked, bot, began = live.table, live.serial, live.bot_to_move(), self.clock()
        if table.decision is None or bot is None:
            return 0.0
        seat = table.decision.seat
        if live.stumbles[seat] >= ENOUGH:
            bot = SIMPLEST
        secretive = table.veiled and bool(live.humans) and self._looked_at(live)
        picked, stumbled = await self.thinkers.choose(
            table, bot, live.id, lambda: self._right(live), secretive, waited, live.stumbles[seat]
        )
        took = self.clock() - began
        if self.pace and live.watched and len(live.humans) == 1 and begins_deed(table):
            await live.follower.catch_up(asked, self.sleep)
        if self.pace and (live.watched or secretive):
            await self.sleep(_rest(self.clock() - began, self.pace, secretive))
        async with self._hands.turn(live.id, lambda: self._right(live)):
            if live.request is not None:
                return took
            await live.choose(seat, table.number, picked, asked)
        if stumbled:
            live.stumbles[seat] += 1
            await live.say(HOUSE, f"{REPLACED if live.stumbles[seat] == ENOUGH else STUMBLED}:{seat}")
        return took

    async def go_on(self) -> None:
        """After a restart: wake the tables at which people wait for bots, a few at a time.

        None is kept in memory longer than its bots need. Whoever looks at a table meanwhile wakes it at once, and it
        comes first; tables of bots alone sleep until somebody looks.
        """
        asleep = iter(await asyncio.to_thread(self.store.waiting_for_bots))

        async def resume() -> None:
            for table_id, opening in asleep:
                try:
                    if _with_people(opening):
                        self.wake(await self._bring(table_id))
                        if table_id in self._playing:
                            await asyncio.wait([self._playing[table_id]])
                except LengError as trouble:
                    LOG.warning("table %s: %s", table_id, trouble)
                except Exception:  # the others must not suffer
                    LOG.exception("table %s cannot go on", table_id)

        await asyncio.gather(*(resume() for _ in range(FEW)))

    def dismiss(self) -> None:
        """The house closes: everybody who watches a table may go."""
        self.closing = True
        for live in list(self._in_use.values()):
            live.dismiss()

    async def close(self) -> None:
        """Stop playing; everything is on disk."""
        self.closing = True
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.thinkers.close()
        self.uploads.close()
        await self.scribe.finish()
        await asyncio.to_thread(self.store.close)


def _with_people(opening: str) -> bool:
    agreed = msgspec.json.decode(opening, type=Opening)
    return any(seat.player == HUMAN for seat in agreed.seats)


def _rest(passed: float, pace: float, secretive: bool) -> float:
    """How long a bot still waits with its answer.

    Where hands are hidden it answers on a beat, counted from the question, so that a short thought and none look alike.
    """
    return pace - passed % pace if secretive else max(0.0, pace - passed)


def _checked(seat: Seat) -> Seat:
    """A seat whose name can be shown and whose player exists."""
    name = shown(seat.name).strip()
    if not (shows_something(name) and len(name) <= LONGEST_NAME):
        raise BadSetup("error-name-length", most=LONGEST_NAME)
    return Seat(name, HUMAN if seat.player == HUMAN else find_bot(seat.player).full_name(), seat.colour)


def as_written(seat: Seat) -> Seat:
    """A seat as somebody wrote it down, with the version of its bot."""
    return Seat(seat.name, who_plays(seat.player), seat.colour)


def hall_of(request: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    """The hall of the server that was asked."""
    hall: Hall = request.app.state.hall
    return hall
