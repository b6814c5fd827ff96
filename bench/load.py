"""Prints how a server fares with many live tables: how soon the others see a choice, and what a table weighs.

Starts ``leng serve`` on this machine in a folder of its own, opens tables (one person played by this script, bots in
the other seats), watches each of them with a stream, and lets the persons choose at a human pace for a while. The time
is measured from the moment a choice is sent to the moment the watcher's stream tells of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from leng.engine.dice import Dice, seed_number

BUDGET_MS = 100.0
TOGETHER = 8  # so many tables are opened at a time


class Wire:
    """A connection that speaks just enough HTTP, so that what is measured is the server and not the client."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, secret: str = "", body: Any = None) -> None:
        """Send a request."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: leng\r\nContent-Length: {len(content)}\r\n"
        if secret:
            head += f"Authorization: Bearer {secret}\r\n"
        self.writer.write(f"{head}\r\n".encode() + content)
        await self.writer.drain()

    async def head(self) -> tuple[int, int]:
        """The status of the answer and the length of what follows."""
        assert self.reader is not None
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next((int(line.split(":")[1]) for line in lines if line.startswith("content-length:")), 0)
        return int(lines[0].split()[1]), length

    async def ask(self, method: str, path: str, secret: str = "", body: Any = None) -> tuple[int, Any]:
        """Ask and wait for the answer."""
        await self.send(method, path, secret, body)
        status, length = await self.head()
        assert self.reader is not None
        return status, json.loads(await self.reader.readexactly(length))


class Live:
    """A table: its person, its watcher, and what was measured."""

    def __init__(self, port: int, number: int, opened: dict[str, Any]) -> None:
        self.path = f"/api/tables/{opened['id']}"
        self.secret: str = opened["seats"][0]["secret"]
        self.chance = Dice(seed_number(f"load {number}"))
        self.wire, self.stream = Wire(port), Wire(port)
        self.sent: dict[int, float] = {}  # decision -> when the choice was sent
        self.delays: list[float] = []
        self.requests = self.choices = 0
        self.changed = asyncio.Event()
        self.over = False

    async def watch(self) -> None:
        """Read the stream of somebody who only looks on."""
        await self.stream.send("GET", f"{self.path}/stream")
        await self.stream.head()
        reader = self.stream.reader
        assert reader is not None
        while True:
            line = await reader.readline()
            if not line:
                return
            if line.startswith(b"data: "):
                number = json.loads(line[6:])["number"]
                now = time.perf_counter()
                for decision in [each for each in self.sent if each < number]:
                    self.delays.append(now - self.sent.pop(decision))
                self.changed.set()

    async def play(self, until: float, think: float) -> None:
        """Choose whenever it is this person's turn, after thinking for a while."""
        await asyncio.sleep(self.chance.below(1000) / 1000 * think)
        while time.perf_counter() < until and not self.over:
            self.changed.clear()
            _, decision = await self.wire.ask("GET", f"{self.path}/decision", self.secret)
            self.requests += 1
            self.over = decision["over"]
            if not decision["yours"]:
                try:
                    await asyncio.wait_for(self.changed.wait(), max(0.01, until - time.perf_counter()))
                except TimeoutError:
                    return
                continue
            await asyncio.sleep(think * (0.5 + self.chance.below(1000) / 1000))
            choice = {"number": decision["number"], "key": self.chance.pick(decision["options"])["key"]}
            self.sent[decision["number"]] = time.perf_counter()
            status, answer = await self.wire.ask("POST", f"{self.path}/choices", self.secret, choice)
            assert status == 200, answer
            self.requests += 1
            self.choices += 1


@contextmanager
def serving(folder: Path, pace: float) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its process and its port."""
    command = [str(Path(sys.executable).parent / "leng"), "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    command += ["--requests", str(10**9), "--pace", str(pace)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LENG_LANG": "en"}) as server:
        assert server.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)", server.stdout.readline())
        assert found, "the server did not start"
        try:
            yield server.pid, int(found[1])
        finally:
            server.kill()


def resident(process: int) -> float:
    """The memory a process holds, in megabytes."""
    fields = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return int(fields["VmRSS"].split()[0]) / 1024


def spent(process: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_all(port: int, typed: argparse.Namespace) -> list[Live]:
    """The tables, a few at a time."""
    seats = [{"name": "Person"}, *({"name": f"Bot {n}", "player": typed.bot} for n in range(1, typed.players))]
    doors = [Wire(port) for _ in range(TOGETHER)]

    async def open_one(number: int) -> Live:
        wanted = {"game": typed.game, "seats": seats, "seed": f"load {number}"}
        status, opened = await doors[number % TOGETHER].ask("POST", "/api/tables", "", wanted)
        assert status == 201, opened
        return Live(port, number, opened)

    tables: list[Live] = []
    for first in range(0, typed.tables, TOGETHER):
        tables += await asyncio.gather(*map(open_one, range(first, min(first + TOGETHER, typed.tables))))
    return tables


async def measure(process: int, port: int, typed: argparse.Namespace) -> dict[str, Any]:
    """Open, watch and play; then count."""
    await Wire(port).ask("GET", "/api/games")
    before = resident(process)
    began = time.perf_counter()
    tables = await open_all(port, typed)
    opened = time.perf_counter() - began
    watching = [asyncio.create_task(table.watch()) for table in tables]
    await asyncio.sleep(1)
    ours, theirs = sum(os.times()[:2]), spent(process)
    began = time.perf_counter()
    async with asyncio.timeout(typed.seconds + 30):
        await asyncio.gather(*(table.play(began + typed.seconds, typed.think) for table in tables))
    took = time.perf_counter() - began
    ours, theirs = sum(os.times()[:2]) - ours, spent(process) - theirs
    await asyncio.sleep(1)
    after = resident(process)
    for each in watching:
        each.cancel()
    delays = sorted(delay * 1000 for table in tables for delay in table.delays)
    choices = sum(table.choices for table in tables)

    def share(part: float) -> float:
        return round(delays[min(len(delays) - 1, int(len(delays) * part))], 1)

    return {
        "tables": len(tables),
        "bot": typed.bot,
        "seconds": round(took, 1),
        "choices": choices,
        "choices_per_second": round(choices / took, 1),
        "requests_per_second": round(sum(table.requests for table in tables) / took, 1),
        "told": len(delays),
        "p50_ms": share(0.50),
        "p95_ms": share(0.95),
        "p99_ms": share(0.99),
        "opening_ms": round(opened / len(tables) * 1000, 1),
        "memory_before_mb": round(before, 1),
        "memory_after_mb": round(after, 1),
        "memory_per_table_kb": round((after - before) * 1024 / len(tables)),
        "server_cpu": round(theirs / took, 2),
        "client_cpu": round(ours / took, 2),
        "load_average": os.getloadavg()[0],
    }


def main() -> None:
    """Measure once and print a table and JSON."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--tables", type=int, default=200)
    wishes.add_argument("--seconds", type=float, default=30.0, help="how long people play")
    wishes.add_argument("--think", type=float, default=2.0, help="seconds a person thinks, on average")
    wishes.add_argument("--pace", type=float, default=0.35, help="seconds between the choices of bots")
    wishes.add_argument("--bot", default="random")
    wishes.add_argument("--game", default="kingsport_festival")
    wishes.add_argument("--players", type=int, default=3)
    typed = wishes.parse_args()
    with tempfile.TemporaryDirectory(prefix="leng-load-") as folder, serving(Path(folder), typed.pace) as (pid, port):
        figures = asyncio.run(measure(pid, port, typed))
    table = Table("figure", "value")
    for name, value in figures.items():
        table.add_row(name, str(value))
    Console().print(table)
    print(json.dumps(figures))
    if figures["p95_ms"] > BUDGET_MS:
        print(f"p95 is over the budget of {BUDGET_MS:.0f} ms", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
