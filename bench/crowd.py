"""Prints how long a person waits for bots while many other tables think hard on the same server.

In one process a server is opened with so many thinking processes. At some tables only strong bots sit; at others a
person sits with strong bots and answers at once, whatever comes first; at one more a person plays against easy ones.
What is measured is the time from a choice of that person, and of the others, to their next question.

    python bench/crowd.py --tables 20 --bot high_priest --mine novice --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from leng.engine.table import HUMAN, Seat
from leng.server.app import open_store
from leng.server.hall import Hall
from leng.server.live import LiveTable
from leng.server.ready import make_ready
from leng.server.thinking import Thinkers


async def person(hall: Hall, live: LiveTable, until: float, waits: list[float]) -> None:
    """Somebody who answers at once with the first option, and notes how long the bots then take."""
    asked = time.monotonic()
    told = False
    while time.monotonic() < until and live.table.decision is not None:
        decision = live.table.decision
        await hall.find(live.id)
        if decision.seat == 0:
            if told:
                waits.append(time.monotonic() - asked)
            await live.choose(0, live.table.number, _first(live))
            hall.wake(live)
            asked, told = time.monotonic(), True
        await asyncio.sleep(0.01)


def _first(live: LiveTable) -> str:
    from leng.engine.choice import key

    assert live.table.decision is not None
    return key(live.table.decision.options[0])


async def crowd(wishes: argparse.Namespace) -> dict[str, list[float]]:
    """Open the tables and let everybody play for a while."""
    make_ready()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(open_store(Path(folder)), Thinkers(wishes.thinkers))
        mine: list[float] = []
        theirs: list[float] = []

        async def table(who: str, seed: str, people: bool = True) -> LiveTable:
            first = [Seat("A", HUMAN if people else who)]
            seats = [*first, *(Seat(letter, who) for letter in "BC")]
            live, _ = await hall.open(wishes.game, seats, {}, seed)
            return live

        lives = [await table(wishes.bot, f"crowd {n}", n % 2 == 0 or wishes.people) for n in range(wishes.tables)]
        own = await table(wishes.mine, "mine")
        await asyncio.sleep(wishes.warm)  # the processes have started
        until = time.monotonic() + wishes.seconds
        await asyncio.gather(
            person(hall, own, until, mine), *(person(hall, live, until, theirs) for live in lives if live.humans)
        )
        await hall.close()
    return {wishes.bot: mine + theirs} if wishes.mine == wishes.bot else {wishes.mine: mine, wishes.bot: theirs}


def main() -> None:
    """Print how long people waited."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--game", default="kingsport_festival")
    wishes.add_argument("--tables", type=int, default=20)
    wishes.add_argument("--bot", default="high_priest", help="who sits at the other tables")
    wishes.add_argument("--mine", default="novice", help="who plays against the person that is measured")
    wishes.add_argument("--people", action="store_true", help="a person at every table, not at every second one")
    wishes.add_argument("--thinkers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    wishes.add_argument("--seconds", type=float, default=60.0)
    wishes.add_argument("--warm", type=float, default=10.0, help="seconds before anything is measured")
    typed = wishes.parse_args()
    shown = Table("against", "choices", "median s", "95 % within s", "longest s")
    for name, waits in asyncio.run(crowd(typed)).items():
        ranked = sorted(waits)
        if ranked:
            middle, late = ranked[len(ranked) // 2], ranked[int(0.95 * (len(ranked) - 1))]
            shown.add_row(name, str(len(ranked)), f"{middle:.2f}", f"{late:.2f}", f"{ranked[-1]:.2f}")
    Console().print(shown)
    Console().print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
