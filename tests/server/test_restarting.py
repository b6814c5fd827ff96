"""After a restart everybody comes back at once: each finds the table as it was left, and the server stays up."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from leng.engine.game import all_games

from .house import House, in_house
from .served import ENGLISH, SOON, Served, nobody_stays

RESTARTS = 3
TABLES = 8  # of each game
AT_ONCE = 12


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """Whatever was started is stopped."""
    yield
    nobody_stays()


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    """Several tables of each game, left in the middle."""
    left: list[str] = []

    async def visit(house: House) -> None:
        for game in all_games():
            players = " ".join(["human"] * max(2, game.players.start))
            for number in range(TABLES):
                party = await house.open(game.id, players, seed=f"return {number}")
                await party.play(f"return {number}", 4)
                left.append(party.id)

    in_house(tmp_path, visit)
    return left


def test_everybody_comes_back_at_once_and_finds_the_table(tables: list[str], tmp_path: Path) -> None:
    for number in range(RESTARTS):
        served = Served(tmp_path)
        turned = tables[number:] + tables[:number]
        wanted = [
            (f"/api/tables/{each}" if place % 3 else f"/t/{each}", ("en", "fr")[place % 2])
            for place, each in enumerate(turned)
        ]
        assert _all_at_once(served, wanted) == [200] * len(wanted)
        assert served.alive and served.stop() == 0


def _all_at_once(served: Served, wanted: list[tuple[str, str]]) -> list[int | str]:
    """The status of each answer, or what became of the request, when many ask in the same moment."""
    together = threading.Barrier(AT_ONCE)
    first = set(wanted[:AT_ONCE])

    def ask(what: tuple[str, str]) -> int | str:
        path, language = what
        if what in first:
            together.wait(SOON)
        try:
            with httpx.Client(base_url=served.client.base_url, timeout=SOON) as somebody:
                return somebody.get(path, headers={"Accept-Language": language}).status_code
        except httpx.HTTPError as trouble:
            return repr(trouble)

    with ThreadPoolExecutor(AT_ONCE) as people:
        return list(people.map(ask, wanted))


def test_nothing_is_left_to_be_built_for_the_first_visitors(tmp_path: Path) -> None:
    tests = Path(__file__).parent.parent
    visits = subprocess.run(
        [sys.executable, "-m", f"{__package__}.first_visits", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=5 * SOON,
        check=False,
        env={**ENGLISH, "PYTHONPATH": os.pathsep.join([str(tests), os.environ.get("PYTHONPATH", "")])},
    )
    assert (visits.returncode, visits.stdout) == (0, ""), visits.stderr
