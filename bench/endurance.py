"""Prints what a server loses when it is killed: choices under kill -9, and answers when many return after a restart.

    python bench/endurance.py restarts --tables 8 --cycles 10
    python bench/endurance.py kills --tables 12 --cycles 300

``restarts`` stores tables, starts the server again and lets everybody ask at once. ``kills`` lets people choose at many
tables, kills the server at some moment, starts it again, and compares what was acknowledged with what is there: every
acknowledged choice must stand, and no choice may stand twice. Only this machine is asked, and it stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from leng import games
from load import Wire

GAMES = {game.id: max(2, game.players.start) for game in games()}  # how many play each
TOGETHER = 8  # so many tables are opened at a time
STARTING = 60.0


class House:
    """A server over a data folder, started and killed over and over."""

    def __init__(self, leng: str, data: str) -> None:
        self.command = [leng, "serve", "--port", "0", "--data", data, "--no-browser", "--requests", str(10**9)]
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> float:
        """Start it; how many seconds it took until it answered."""
        begin = time.perf_counter()
        self.process = subprocess.Popen([*self.command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        if found is None:
            sys.exit("the server did not start")
        self.port = int(found[1])
        asyncio.run(asyncio.wait_for(Wire(self.port).ask("GET", "/api/games"), STARTING))
        return time.perf_counter() - begin

    def kill(self) -> bool:
        """Kill it; whether it was still alive."""
        assert self.process is not None
        alive = self.process.poll() is None
        self.process.kill()
        self.process.wait()
        return alive


async def open_tables(port: int, number: int, games: list[str]) -> list[dict[str, Any]]:
    """So many tables, each with one person and random bots."""

    async def one(which: int) -> dict[str, Any]:
        game = games[which % len(games)]
        bots = [{"name": f"Bot {seat}", "player": "random"} for seat in range(1, GAMES[game])]
        wanted = {"game": game, "seats": [{"name": "Ada"}, *bots]}
        wire = Wire(port)
        status, opened = await wire.ask("POST", "/api/tables", body=wanted)
        assert status == 201, opened
        secret = opened["seats"][0]["secret"]  # no order may choose for the person: every choice must have been sent
        await wire.ask("DELETE", f"/api/tables/{opened['id']}/orders?ask=nothing-to-decide", secret)
        return dict(opened)

    opened: list[dict[str, Any]] = []
    for first in range(0, number, TOGETHER):
        opened += await asyncio.gather(*(one(each) for each in range(first, min(number, first + TOGETHER))))
    return opened


# Restarts ----------------------------------------------------------------------------------------------------------


def restarts(house: House, tables: int, cycles: int) -> None:
    """How a server answers when everybody comes back at once."""
    house.start()
    opened = asyncio.run(open_tables(house.port, tables, ["cult"]))
    time.sleep(2)
    house.kill()
    doors, waits, died, failed = [], [], 0, 0

    async def look(table: dict[str, Any]) -> float:
        begin = time.perf_counter()
        path = f"/api/tables/{table['id']}"
        status, _ = await asyncio.wait_for(Wire(house.port).ask("GET", path, table["seats"][0]["secret"]), STARTING)
        return time.perf_counter() - begin if status == 200 else -1.0

    async def everybody() -> list[float | BaseException]:
        return await asyncio.gather(*map(look, opened), return_exceptions=True)

    for cycle in range(cycles):
        doors.append(house.start())
        answers = asyncio.run(everybody())
        good = [each for each in answers if isinstance(each, float) and each >= 0]
        waits += good
        failed += len(answers) - len(good)
        died += not house.kill()
        print(f"\r{cycle + 1} of {cycles}: {died} died, {failed} requests failed", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(
        f"restarts: {cycles} with {tables} tables: {died} servers died, {failed} of {cycles * tables} requests failed; "
        f"door open after {statistics.median(doors):.2f} s (worst {max(doors):.2f}); "
        f"answers after {statistics.median(waits or [0]):.3f} s (worst {max(waits or [0]):.3f})"
    )


# Kills -------------------------------------------------------------------------------------------------------------


class Person:
    """Somebody who chooses at a table, and remembers what was acknowledged."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.path = f"/api/tables/{opened['id']}"
        self.secret: str = opened["seats"][0]["secret"]
        self.acknowledged: list[tuple[int, str]] = []  # which question (asked) and the key
        self.unsure: set[tuple[int, str]] = set()  # sent, but nobody answered

    async def play(self, port: int) -> None:
        """Choose until nobody answers any more."""
        wire = Wire(port)
        try:
            while True:
                _, asked = await wire.ask("GET", f"{self.path}/decision", self.secret)
                if asked["over"]:
                    return
                if not asked["yours"]:
                    await asyncio.sleep(0.01)
                    continue
                made = (asked["asked"], random.choice(asked["options"])["key"])
                self.unsure.add(made)
                body = {"number": asked["number"], "asked": asked["asked"], "key": made[1]}
                status, _ = await wire.ask("POST", f"{self.path}/choices", self.secret, body)
                self.unsure.discard(made)
                if status == 200:
                    self.acknowledged.append(made)
        except (OSError, asyncio.IncompleteReadError):
            return


async def play_until_killed(house: House, people: list[Person], seconds: float) -> None:
    """Everybody plays; after so many seconds the server is killed."""
    playing = [asyncio.create_task(each.play(house.port)) for each in people]
    await asyncio.sleep(seconds)
    await asyncio.to_thread(house.kill)
    await asyncio.wait(playing, timeout=10)
    for each in playing:
        each.cancel()


def stored(data: str, path: str) -> list[tuple[int, str]]:
    """The choices of the person as the store has them: which question each answered, and how."""
    import sqlite3

    with sqlite3.connect(f"file:{data}/leng.db?mode=ro", uri=True) as db:
        rows = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (path.rsplit("/", 1)[1],))
        played = [entry for (raw,) in rows if (entry := json.loads(raw))["kind"] in ("choice", "undo")]
    return [(number, entry["key"]) for number, entry in enumerate(played) if entry["seat"] == 0]


def kills(house: House, data: str, tables: int, cycles: int) -> None:
    """Whether a killed server loses or doubles a choice."""
    house.start()
    people = [Person(each) for each in asyncio.run(open_tables(house.port, tables, list(GAMES)))]
    lost = doubled = 0
    doors = []
    done = 0
    try:
        for done in range(1, cycles + 1):
            asyncio.run(play_until_killed(house, people, 0.2 + random.random()))
            doors.append(house.start())
            print(f"\r{done} of {cycles}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:  # what was done so far counts
        pass
    house.kill()
    print(file=sys.stderr)
    for person in people:
        there = stored(data, person.path)
        lost += len(set(person.acknowledged) - set(there))
        doubled += len(set(there) - set(person.acknowledged) - person.unsure)
    total = sum(len(each.acknowledged) for each in people)
    unsure = sum(len(each.unsure) for each in people)
    print(
        f"kills: {done} times kill -9 over {tables} tables: {total} choices acknowledged, {unsure} unanswered; "
        f"{lost} lost, {doubled} doubled; door open after {statistics.median(doors):.2f} s (worst {max(doors):.2f})"
    )
    if lost or doubled:
        sys.exit(1)


def main() -> None:
    """Run one of the two."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("what", choices=["restarts", "kills"])
    wishes.add_argument("--tables", type=int, default=8)
    wishes.add_argument("--cycles", type=int, default=10)
    wishes.add_argument("--leng", default=str(Path(sys.executable).parent / "leng"), help="the command to measure")
    typed = wishes.parse_args()
    with tempfile.TemporaryDirectory(prefix="leng-endurance-") as data:
        house = House(typed.leng, data)
        if typed.what == "restarts":
            restarts(house, typed.tables, typed.cycles)
        else:
            kills(house, data, typed.tables, typed.cycles)


if __name__ == "__main__":
    main()
