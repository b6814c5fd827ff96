"""Bots think and chances are worked out in processes of their own; one that crashes or takes too long is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from leng.bots import SIMPLEST, Sight, new_bot, thoughts_at
from leng.bots.advice import ADVISER, advise
from leng.bots.contract import AS_USUAL, Budget
from leng.engine import odds
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import SHELF, extra_games, find_game
from leng.engine.journal import from_plain, to_plain
from leng.engine.play import Play, replay
from leng.engine.table import Table
from leng.server.hurry import HURRY, be_hurried, budget_for, long_thoughts, sooner_if_quick, until_hurried
from leng.server.ready import make_ready_to_think
from leng.server.turns import WATCHED, Right, Turns, of_a_person
from leng.words.advice import Weight

A = TypeVar("A")
T = TypeVar("T")
LOG = logging.getLogger("leng.bots")
STARTING = 30.0
"""So many seconds a process may take to start, besides the time to think."""

ELBOW_ROOM = 2 * 2**30
"""So many bytes a process may take."""


USUALLY, SLACK = 1.0, 5.0
"""So many seconds a thought takes at most, and so many more a busy machine is given before a bot counts as lost."""

AGAIN = 0.2
"""So many seconds later somebody who thinks for nobody is told once more that somebody waits."""


SPAWN = multiprocessing.get_context("spawn")
"""A fork would share the server's sockets."""

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Thought(msgspec.Struct, eq=False):
    """What a bot needs to decide, or anybody to work out chances, in another process."""

    game: str
    boundary: dict[str, Any]
    since: list[str]
    bot: str
    seed: str
    budget: Budget = AS_USUAL
    whose: str = ""  # the table it is about, for the server


def thought_of(table: Table, bot: str) -> Thought:
    """The pending decision of a table, packed for a bot."""
    play = table.play
    return Thought(
        table.game.id, to_plain(play.boundary), [key(option) for option in play.since], bot, thoughts_at(table)
    )


def think(thought: Thought) -> str:
    """The key a bot picks."""
    return key(new_bot(thought.bot, thought.seed).choose(Sight(_play(thought), until_hurried(thought.budget))))


def weigh(thought: Thought) -> dict[str, float]:
    """The chances behind the options."""
    return odds.chances(_play(thought))


def counsel(thought: Thought) -> list[Weight]:
    """What the best bot makes of every option."""
    return advise(_play(thought), thought.seed)


def _play(thought: Thought) -> Play[Any]:
    game = find_game(thought.game)
    return replay(game, from_plain(game, thought.boundary, game.open_box()), thought.since)


class Desk:
    """A process that works for the server, on one thing at a time; one that hangs or dies is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._number = self._number_of_nobody()

    @staticmethod
    def _number_of_nobody() -> Any:
        """Where a process writes its number as soon as it runs: it may be told to end before it is ready."""
        return SPAWN.RawValue("i", 0)

    async def ask(self, work: Callable[[A], T], thing: A, patience: float) -> T:
        """What comes of the work; whoever no longer waits for it, or has waited too long, has it stopped."""
        pool = await self.opened()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, thing), patience)
        except (TimeoutError, BrokenProcessPool, MemoryError, asyncio.CancelledError):
            self.stop()
            raise

    async def opened(self) -> ProcessPoolExecutor:
        """The process, started if it is not there."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, SPAWN, _sit_down, (list(SHELF.__path__), self._number))
            try:
                await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._pool, os.getpid), STARTING)
            except BaseException:
                self.stop()
                raise
        return self._pool

    def hurry(self) -> None:
        """Whoever thinks there is to answer with what it has thought so far."""
        if HURRY is not None:
            self._tell(HURRY)

    def _tell(self, sign: int) -> None:
        number = self._number.value
        if any(child.pid == number for child in multiprocessing.active_children()):  # a number may be another's by now
            with suppress(ProcessLookupError):
                os.kill(number, sign)

    def stop(self, wait: bool = False) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            self._tell(KILL)
            self._number = self._number_of_nobody()
            pool.shutdown(wait=wait, cancel_futures=True)


class Thinkers:
    """A few processes that think for all bots of the server, and for people who ask for a hint or for chances.

    Tables take turns: a bot that thinks long keeps one process busy, and no other table waits for it twice. The more
    tables wait, and the longer people at a table have waited already, the shorter each thought (see ``hurry``); one
    that nobody waits for ends when somebody else comes.
    """

    def __init__(self, processes: int = 1, patience: float = 20.0) -> None:
        self.patience = patience
        self.clock: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._closed = False
        self._desks = [Desk() for _ in range(processes)]
        self._free = self._desks[:]
        self._turns = Turns(processes)  # waiting in line is not thinking
        self._at_leisure: dict[Desk, Thought] = {}  # what is thought for nobody, and where
        self._hurried: list[Thought] = []  # of these
        self._usual: dict[tuple[str, str, str], float] = {}  # how long a bot last thought about such a question

    async def choose(
        self,
        table: Table,
        bot: str,
        whose: str = "",
        right: Right = of_a_person,
        unhurried: bool = False,
        waited: float = 0.0,
        stumbled: int = 0,
    ) -> tuple[str, bool]:
        """The bot's choice, and whether a simpler bot had to make it.

        ``whose`` and ``right`` say at which table and how urgently, ``waited`` for how many seconds people there have
        waited for other bots before this one, and ``stumbled`` how often it has failed there. ``unhurried`` does not
        betray how much there was to choose from: a single option waits its turn like a thought, and then as long as
        the last thought took, or as a thought may take now.
        """
        decision = table.decision
        assert decision is not None
        alone = len(decision.options) == 1
        if bot == SIMPLEST or (alone and not unhurried):
            return self._simply(table), False
        question = (table.game.id, bot, decision.ask.name)
        if alone:
            async with self._turns.turn(whose, right):
                most = self._budget(bot, right, waited).seconds
            usually = self._usually(question)
            await self.sleep(usually if most is None else min(usually, most))
            return key(decision.options[0]), False
        try:
            thought = thought_of(table, bot)
            picked, took = await self._think(think, thought, whose, sooner_if_quick(bot, right), waited, stumbled)
            decision.find(picked)
        except Exception as mistake:  # a bot's mistake must not stop a match
            LOG.warning("bot %s stumbled: %r", bot, mistake)
            return self._simply(table), True
        self._usual[question] = took
        return picked, False

    def _usually(self, question: tuple[str, str, str]) -> float:
        """How long a bot thinks about such a question, or at most about any of this game."""
        game, bot, _ = question
        known = (took for (of, by, _), took in self._usual.items() if (of, by) == (game, bot))
        return self._usual[question] if question in self._usual else max(known, default=0.0)

    async def chances(self, table: Table, whose: str = "") -> dict[str, float] | None:
        """The chances behind the options of the decision; None when they could not be worked out in time."""
        thought = thought_of(table, "")  # as the table is now, however long the line
        try:
            found, _ = await self._think(weigh, thought, whose, of_a_person)
        except Exception as mistake:  # nobody is kept from playing by odds that do not come
            LOG.warning("no odds of %s: %r", table.game.id, mistake)
            return None
        return found

    async def advise(self, table: Table, whose: str = "") -> list[Weight]:
        """Every option of the decision as the best bot weighs it, the best first; none where it could not in time."""
        thought = thought_of(table, ADVISER)  # as the table is now, however long the line
        try:
            found, _ = await self._think(counsel, thought, whose, of_a_person)
        except Exception as mistake:  # nobody is kept from playing by a hint that does not come
            LOG.warning("no hint at %s: %r", table.game.id, mistake)
            return []
        return found

    async def _think(
        self,
        work: Callable[[Thought], T],
        thought: Thought,
        whose: str,
        right: Right,
        waited: float = 0.0,
        stumbled: int | None = None,
    ) -> tuple[T, float]:
        """What comes of a thought, and how many seconds it took."""
        if not self._free and right() <= WATCHED:
            self.hurry()
        async with self._turns.turn(whose, right):
            if self._closed:
                raise asyncio.CancelledError  # nobody waits for a thought any more
            desk = self._free.pop()
            try:
                await desk.opened()
                thought.whose, thought.budget = whose, self._budget(thought.bot, right, waited)
                if long_thoughts(right(), self._turns.waiting(WATCHED)):
                    self._at_leisure[desk] = thought
                began = self.clock()
                return await desk.ask(work, thought, self._patience(thought, stumbled)), self.clock() - began
            finally:
                self._at_leisure.pop(desk, None)
                self._free.append(desk)

    def _patience(self, thought: Thought, stumbled: int | None) -> float:
        """How long a thought may take by the clock; a bot what it may use and some more, less once it has stumbled."""
        if stumbled is None:
            return self.patience
        allowed = thought.budget.seconds or USUALLY
        return min(self.patience, (allowed + SLACK) / (1 + 2 * stumbled))

    def _budget(self, bot: str, right: Right, waited: float) -> Budget:
        """How long a bot may think now."""
        return budget_for(bot, right(), self._turns.waiting(WATCHED), len(self._desks), waited)

    def hurry(self, whose: str | None = None) -> None:
        """Somebody has come who waits: thoughts for nobody, or for this table alone, come to an end."""
        for desk, thought in self._at_leisure.items():
            if whose in (None, thought.whose) and thought not in self._hurried:
                self._hurried.append(thought)
                self._press(desk, thought)

    def _press(self, desk: Desk, thought: Thought) -> None:
        """Again and again, for whoever has not begun to think yet does not listen."""
        if self._at_leisure.get(desk) is thought:
            desk.hurry()
            asyncio.get_running_loop().call_later(AGAIN, self._press, desk, thought)
        else:
            self._hurried.remove(thought)

    def _simply(self, table: Table) -> str:
        assert table.decision is not None
        return key(table.decision.at_random(Dice(seed_number(f"simple:{thoughts_at(table)}"))))

    def close(self) -> None:
        """Send the thinkers home; whoever still waits for one is told to go, too."""
        self._closed = True
        for desk in self._desks:
            desk.stop(wait=True)


def _sit_down(shelves: list[str], number: Any) -> None:
    """In a new process: know the same games as the server, take only so much room, and leave with the server."""
    number.value = os.getpid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its thinkers
    be_hurried()
    with suppress(ImportError, OSError, ValueError):  # where a system knows no such limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (ELBOW_ROOM, ELBOW_ROOM))
    extra_games(*map(Path, shelves))
    make_ready_to_think()

    def leave_with_the_server() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=leave_with_the_server, daemon=True).start()
