"""A server for tests: the whole application in this process, and guests who talk to it as programs do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx

from leng.engine.dice import Dice, seed_number
from leng.server.app import Settings, create_app
from leng.server.hall import Hall
from leng.server.live import LiveTable

PLENTY = 10**9
DOOR, FESTIVAL = "sealed_door", "kingsport_festival"
SECONDS = 60.0


class Guest:
    """Somebody at a table who talks to the API, with the secret of a seat or without one."""

    def __init__(self, client: Any, table_id: str, secret: str | None, language: str = "en") -> None:
        self.client = client
        self.table_id = table_id
        self.headers = {"Accept-Language": language}
        if secret is not None:
            self.headers["Authorization"] = f"Bearer {secret}"

    async def ask(self, what: str = "", **params: Any) -> httpx.Response:
        """GET something of the table."""
        path = f"/api/tables/{self.table_id}{what}"
        answer: httpx.Response = await self.client.get(path, headers=self.headers, params=params)
        return answer

    async def do(self, what: str, **body: Any) -> httpx.Response:
        """POST something to the table."""
        path = f"/api/tables/{self.table_id}{what}"
        answer: httpx.Response = await self.client.post(path, headers=self.headers, json=body)
        return answer

    async def see(self, what: str = "", **params: Any) -> Any:
        """What the table answers, which must be good news."""
        answer = await self.ask(what, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def choose(self, key: str | None = None) -> httpx.Response:
        """Answer the decision on the table, by default with its first option."""
        decision = await self.see("/decision")
        return await self.do("/choices", number=decision["number"], key=key or decision["options"][0]["key"])

    async def turn(self) -> dict[str, Any]:
        """Wait until it is this guest's decision, or the match is over."""

        async def mine() -> dict[str, Any] | None:
            decision: dict[str, Any] = await self.see("/decision")
            return decision if decision["yours"] or decision["over"] else None

        found: dict[str, Any] = await soon(mine)
        return found


class House:
    """The server, seen from inside and outside."""

    def __init__(self, client: httpx.AsyncClient, hall: Hall) -> None:
        self.client = client
        self.hall = hall

    async def open(self, game: str = DOOR, players: str = "human human", **wishes: Any) -> Party:
        """Open a table through the API; ``players`` names who sits where."""
        seats = [{"name": name, "player": each} for name, each in zip("ABCDE", players.split(), strict=False)]
        answer = await self.client.post("/api/tables", json={"game": game, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        return self.party(answer.json())

    def party(self, opened: dict[str, Any]) -> Party:
        """Everybody at a table that was just opened."""
        return Party(self, opened)


class Party:
    """Everybody at one table."""

    def __init__(self, house: House, opened: dict[str, Any]) -> None:
        self.house = house
        self.opened = opened
        self.id: str = opened["id"]
        self.guests = {
            seat["seat"]: Guest(house.client, self.id, seat["secret"]) for seat in opened["seats"] if seat["secret"]
        }
        self.onlooker = Guest(house.client, self.id, None)

    def __getitem__(self, seat: int) -> Guest:
        return self.guests[seat]

    async def live(self) -> LiveTable:
        """The table itself, for comparison."""
        return await self.house.hall.find(self.id)

    async def decider(self) -> Guest | None:
        """Whoever of the people must decide, once the bots are done; None when the match is over."""

        async def waiting() -> tuple[Guest | None] | None:
            table = await next(iter(self.guests.values()), self.onlooker).see("/decision")
            if table["over"]:
                return (None,)
            return (self.guests[table["deciding"]],) if table["deciding"] in self.guests else None

        guest: Guest | None = (await soon(waiting))[0]
        return guest

    async def play(self, seed: str, most: int = PLENTY) -> int:
        """Let the people choose at random, to the end or up to so many choices."""
        chance = Dice(seed_number(seed))
        for number in range(most):
            guest = await self.decider()
            if guest is None:
                return number
            options = (await guest.see("/decision"))["options"]
            answer = await guest.choose(chance.pick(options)["key"])
            assert answer.status_code == 200, answer.text
        return most


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A server over a folder, open as long as the block lasts."""
    wishes = {"pace": 0.0, "requests_a_minute": PLENTY, **settings}
    app = create_app(Settings(data=folder, **wishes))
    transport = httpx.ASGITransport(cast(Any, app), raise_app_exceptions=False)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://leng") as client:
        yield House(client, app.state.hall)


def in_house(folder: Path, visit: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    """Run a visit from its beginning to its end."""

    async def whole_visit() -> None:
        async with house(folder, **settings) as open_house:
            await visit(open_house)

    asyncio.run(whole_visit())


async def soon(look: Callable[[], Awaitable[Any]]) -> Any:
    """Look until there is something to see."""
    async with asyncio.timeout(SECONDS):
        while (seen := await look()) is None or seen is False:
            await asyncio.sleep(0.005)
        return seen


def names_in(value: Any) -> Iterator[str]:
    """Every id that an answer spells anywhere: in fields, in values, in the parts of keys."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from names_in(name)
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)
    elif isinstance(value, str):
        yield value
        yield from re.split("[:-]", value)
