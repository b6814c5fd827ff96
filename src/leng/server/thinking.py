"""Bots think and chances are worked out in processes of their own; one that crashes or takes too long is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from leng.bots import BOTS, Sight, new_bot
from leng.engine import odds
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import SHELF, extra_games, find_game
from leng.engine.journal import from_plain, to_plain
from leng.engine.play import Play
from leng.engine.table import Table, replay
from leng.server.ready import make_ready_to_think

T = TypeVar("T")
LOG = logging.getLogger("leng.bots")
SIMPLEST = next(iter(BOTS))
STARTING = 30.0
"""So many seconds a process may take to start, besides the time to think."""


class Thought(msgspec.Struct):
    """What a bot needs to decide, or anybody to work out chances, in another process."""

    game: str
    boundary: dict[str, Any]
    since: list[str]
    bot: str
    seed: str


def thought_of(table: Table, bot: str) -> Thought:
    """The pending decision of a table, packed for a bot."""
    play = table.play
    return Thought(table.game.id, to_plain(play.boundary), [key(option) for option in play.since], bot, _seed(table))


def _seed(table: Table) -> str:
    return f"{table.opening.seed}:{table.number}"


def think(thought: Thought) -> str:
    """The key a bot picks."""
    return key(new_bot(thought.bot, thought.seed).choose(Sight(_play(thought))))


def weigh(thought: Thought) -> dict[str, float]:
    """The chances behind the options."""
    return odds.chances(_play(thought))


def _play(thought: Thought) -> Play[Any]:
    game = find_game(thought.game)
    return replay(game, from_plain(game, thought.boundary, game.open_box()), thought.since)


class Thinkers:
    """A few processes that think for all bots of the server, and for people who ask for chances."""

    def __init__(self, processes: int = 1, patience: float = 20.0) -> None:
        self.processes = processes
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._free = asyncio.Semaphore(processes)  # waiting in line is not thinking

    async def choose(self, table: Table, bot: str) -> tuple[str, bool]:
        """The bot's choice, and whether a simpler bot had to make it."""
        decision = table.decision
        assert decision is not None
        if len(decision.options) == 1:
            return key(decision.options[0]), False
        if bot == SIMPLEST:
            return self._simply(table), False
        async with self._free:
            try:
                picked = await self._think(think, thought_of(table, bot))
                decision.find(picked)
            except Exception as mistake:  # a bot's mistake must not stop a match
                LOG.warning("bot %s stumbled: %r", bot, mistake)
                return self._simply(table), True
            return picked, False

    async def chances(self, table: Table) -> dict[str, float] | None:
        """The chances behind the options of the decision; None when they could not be worked out in time."""
        thought = thought_of(table, "")  # as the table is now, however long the line
        async with self._free:
            try:
                return await self._think(weigh, thought)
            except Exception as mistake:  # nobody is kept from playing by odds that do not come
                LOG.warning("no odds of %s: %r", table.game.id, mistake)
                return None

    async def _think(self, work: Callable[[Thought], T], thought: Thought) -> T:
        pool = await self._processes()
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, work, thought)
            return await asyncio.wait_for(thinking, self.patience)
        except (TimeoutError, BrokenProcessPool):
            another_was_stopped = pool is not self._pool
            self._stop(pool)
            if not another_was_stopped:
                raise
        return await self._think(work, thought)  # the process was stopped because of somebody else's bot

    def _simply(self, table: Table) -> str:
        assert table.decision is not None
        return key(table.decision.at_random(Dice(seed_number(f"simple:{_seed(table)}"))))

    async def _processes(self) -> ProcessPoolExecutor:
        """The processes, started if they are not there."""
        if self._closed:
            raise asyncio.CancelledError  # nobody waits for a thought any more
        if self._pool is not None:
            return self._pool
        context = multiprocessing.get_context("spawn")  # a fork would share the server's sockets
        pool = self._pool = ProcessPoolExecutor(self.processes, context, _sit_down, (list(SHELF.__path__),))
        try:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, os.getpid), STARTING)
        except BaseException:
            self._stop(pool)
            raise
        return pool

    def _stop(self, pool: ProcessPoolExecutor | None, wait: bool = False) -> None:
        if pool is None:
            return
        if pool is self._pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        """Send the thinkers home; whoever still waits for one is told to go, too."""
        self._closed = True
        self._stop(self._pool, wait=True)


def _sit_down(shelves: list[str]) -> None:
    """In a new process: know the same games as the server, and leave when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its thinkers
    extra_games(*map(Path, shelves))
    make_ready_to_think()

    def leave_with_the_server() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=leave_with_the_server, daemon=True).start()
