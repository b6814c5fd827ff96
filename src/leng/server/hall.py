"""The hall: all live tables of a server, opened, found, and kept moving where bots sit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncGenerator, Mapping, Sequence
from weakref import WeakValueDictionary

from leng.bots import find_bot
from leng.engine.errors import BadSetup, LengError
from leng.engine.game import find_game
from leng.engine.journal import Journal, Snapshot, to_plain
from leng.engine.orders import give_at_opening
from leng.engine.table import HUMAN, Seat, Table
from leng.server.live import LiveTable, Stale, bot_of, last_boundary
from leng.server.saves import open_kept, open_sent
from leng.server.scribe import Scribe
from leng.server.secrets import hashed, new_id, new_secret
from leng.server.store import Kept, Store
from leng.server.thinking import Thinkers

LOG = logging.getLogger("leng.hall")

HOUSE = -1
"""The seat number under which the server itself speaks in the chat."""

STUMBLED = "bot-stumbled"
LONGEST_NAME, LONGEST_SEED = 40, 100
AN_ID = re.compile(r"[\w-]{1,22}", re.ASCII)


class Hall:
    """Every table of this server that somebody is using."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = 0.0, room: int = 500) -> None:
        self.store = store
        self.scribe = Scribe(store)
        self.thinkers = thinkers
        self.pace = pace  # seconds between the choices of bots while somebody is watching
        self.room = room  # how many tables are kept in memory though nobody is watching them
        self.closing = False
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._in_use: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Lock] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def open(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, str],
        seed: str | None = None,
        spectators: bool = True,
        keys: bool = True,
    ) -> tuple[LiveTable, list[str]]:
        """Open a table; returns it with a key to each seat for a program, told only now (none for a bot)."""
        if seed is not None and len(seed) > LONGEST_SEED:
            raise BadSetup("error-seed-length", most=LONGEST_SEED)
        table = Table.open(find_game(game), [_checked(seat) for seat in seats], options, seed)
        give_at_opening(table)
        table.follow_orders()
        return await self._add(table, spectators, keys)

    async def take_in(
        self, journal: Journal, spectators: bool = False, keys: bool = True
    ) -> tuple[LiveTable, list[str]]:
        """A table from a save file."""
        journal.opening.seats = [_checked(seat) for seat in journal.opening.seats]
        return await self._add(await asyncio.to_thread(open_sent, journal), spectators, keys)

    async def _add(self, table: Table, spectators: bool, keys: bool) -> tuple[LiveTable, list[str]]:
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
        )
        live = LiveTable(kept, table, self.scribe)
        self._in_use[kept.id] = live  # before it is in the store, where a restart would find it a second time
        await asyncio.to_thread(self.store.add, kept)
        self._remember(live)
        self.wake(live)
        return live, secrets

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        live = self._known(table_id)
        if live is None:
            if not AN_ID.fullmatch(table_id):
                raise BadSetup("error-no-table", table=table_id)
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    live = self._known(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
            self.wake(live)
        self._remember(live)
        return live

    def _known(self, table_id: str) -> LiveTable | None:
        live = self._in_use.get(table_id)
        return None if live is None or live.broken else live

    async def _load(self, table_id: str) -> LiveTable:
        kept = await asyncio.to_thread(self.store.load, table_id)
        if kept is None:
            raise BadSetup("error-no-table", table=table_id)
        live = LiveTable(kept, await asyncio.to_thread(open_kept, kept, self.store), self.scribe)
        self._in_use[table_id] = live
        return live

    def _remember(self, live: LiveTable) -> None:
        self._tables[live.id] = self._in_use[live.id] = live
        self._tables.move_to_end(live.id)
        if len(self._tables) > self.room:
            for table_id, candidate in list(self._tables.items())[: len(self._tables) - self.room]:
                if not candidate.watched and table_id not in self._playing:
                    del self._tables[table_id]

    def seat_of(self, live: LiveTable, secret: str) -> int | None:
        """The seat to which a program's key is this secret."""
        return live.kept.seat_of(secret)

    async def updates(self, table_id: str, beat: float) -> AsyncGenerator[LiveTable | None, None]:
        """The table at every change, as it happens, and nothing as a sign of life after so many seconds of silence.

        It goes on over a table that must be loaded anew, and ends when the house closes.
        """
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
        running = self._playing.get(live.id)
        if not self.closing and _bots_may_play(live) and (running is None or running.done()):
            self._playing[live.id] = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while _bots_may_play(live) and not self.closing:  # a stop that comes with an answer is not heard elsewhere
                if self.pace and live.watched:
                    await asyncio.sleep(self.pace)
                with contextlib.suppress(Stale):  # somebody took a choice back meanwhile
                    await self._play_a_bot(live)
        except Exception:  # a fault in the rules must not take the server with it
            LOG.exception("table %s: its bots cannot go on", live.id)
        finally:
            self._playing.pop(live.id, None)

    async def _play_a_bot(self, live: LiveTable) -> None:
        table, asked, bot = live.table, live.asked, live.bot_to_move()
        if table.decision is None or bot is None:
            return
        picked, stumbled = await self.thinkers.choose(table, bot)
        if live.request is None:
            await live.choose(table.decision.seat, table.number, picked, asked)
            if stumbled:
                await live.say(HOUSE, f"{STUMBLED}:{table.decision.seat}")

    async def go_on(self) -> int:
        """After a restart: wake every table whose bots were in the middle of something."""
        ids = await asyncio.to_thread(self.store.ids, over=False, bots_turn=True)
        for table_id in ids:
            try:
                await self.find(table_id)
            except LengError as trouble:
                LOG.warning("table %s cannot be opened: %s", table_id, trouble)
        return len(ids)

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
        await self.scribe.finish()
        await asyncio.to_thread(self.store.close)


def _bots_may_play(live: LiveTable) -> bool:
    """Bots wait while people talk about an undo."""
    return live.bot_to_move() is not None and live.request is None and not live.broken


def _checked(seat: Seat) -> Seat:
    """A seat whose name can be shown and whose player exists."""
    name = "".join(sign for sign in seat.name if sign.isprintable()).strip()
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadSetup("error-name-length", most=LONGEST_NAME)
    return Seat(name, HUMAN if seat.player == HUMAN else find_bot(seat.player).name, seat.colour)
