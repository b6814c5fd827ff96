"""A house that has just opened, in a process of its own, and its first visitors: says what had to be built for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec

from leng.engine import plain
from leng.engine.game import all_games, extra_games
from leng.server.app import Settings
from leng.web.app import create_web_app
from leng.words import text

from .house import PLENTY, House, Party

CHOICES = 6


def built() -> dict[str, set[Any]]:
    """What has been built at first use so far, or will have to be learnt at the next use."""
    return {
        "types": set(_kinds(msgspec.Struct)),
        "copies": set(plain._COPIERS),
        "words": {text._words.cache_info().currsize},
        "games": {name for name in sys.modules if name.startswith("leng.")},
    }


def _kinds(of: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)


async def visit(house: House) -> None:
    """Play a little of every game by the API and look at it in a browser, in both languages."""
    for game in all_games():
        party = await house.open(game.id, " ".join(["human"] * max(2, game.players.start)), seed="first")
        await party.play("first", CHOICES)
        await look(house, party)


async def look(house: House, party: Party) -> None:
    """Everything that can be looked at."""
    path = f"/t/{party.id}"
    for language in ("en", "fr"):
        for where in ("/", path, f"{path}/fragment", f"{path}/story", f"/api/tables/{party.id}/log"):
            answer = await house.client.get(where, headers={"Accept-Language": language})
            assert answer.status_code in (200, 404), (where, answer.text)
    await party[0].ask("/odds")
    await party[0].ask("/hint")


async def main(folder: Path) -> None:
    app = create_web_app(Settings(data=folder, pace=0.0, requests_a_minute=PLENTY))
    before = built()
    transport = httpx.ASGITransport(cast(Any, app), raise_app_exceptions=True)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://leng") as client:
        await visit(House(client, app.state.hall))
    for name, now in built().items():
        for each in now - before[name]:
            print(name, each)


if __name__ == "__main__":
    extra_games(Path(__file__).parent.parent / "games_for_tests")
    asyncio.run(main(Path(sys.argv[1])))
