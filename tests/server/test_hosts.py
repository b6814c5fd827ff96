"""The names of a house: what it is known as, and what is asked under another name."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from leng.server.app import Settings, create_app
from leng.server.hosts import LOCAL, KnownHosts, at_home, known_hosts, only_here, without_port

WRITTEN = [("leng.test:8000", "leng.test"), ("[::1]:80", "::1"), ("LOCALHOST", "localhost")]
NOT_A_NAME = ["", "[::1", "localhost:80:evil", "localhost@evil", "localhost:port", "a b", "évil"]


@pytest.mark.parametrize(("host", "name"), [*WRITTEN, *((host, "") for host in NOT_A_NAME)])
def test_a_name_without_its_port(host: str, name: str) -> None:
    assert without_port(host) == name


def test_a_house_is_known_as_what_it_listens_on_and_by_the_names_given_to_it() -> None:
    assert set(LOCAL) < set(known_hosts("192.168.7.7", ["Leng.Example"]))
    assert {"192.168.7.7", "leng.example"} < set(known_hosts("192.168.7.7", ["Leng.Example"]))
    assert set(at_home()) <= set(known_hosts("0.0.0.0")) and not any(each.startswith("127.") for each in at_home())


def test_whoever_asks_under_another_name_is_told_which_option_would_let_them_in(tmp_path: Path) -> None:
    async def ask() -> None:
        app = create_app(Settings(data=tmp_path, hosts=known_hosts("127.0.0.1", ["leng.example"])))
        async with app.lifespan():
            for name, status in (("localhost:8000", 200), ("leng.example", 200), ("evil.example", 421)):
                transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # Litestar narrows what ASGI leaves open
                async with httpx.AsyncClient(transport=transport, base_url=f"http://{name}") as client:
                    answer = await client.get("/api/games", headers={"Accept-Language": "fr"})
                    assert answer.status_code == status, name
                    nowhere = await client.get("/nowhere")
                    assert nowhere.status_code == (404 if status == 200 else 421), "also what is not here"
                    if status == 421:
                        assert "--allow-host evil.example" in answer.text and "maison" in answer.text
                        assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("host", "came_in", "known"),
    [
        ("192.168.7.9:8000", "192.168.7.9", True),  # another network than at the start
        ("192.168.7.9:8000", "::ffff:192.168.7.9", True),
        ("[fd00::7]:8000", "fd00::7", True),
        ("192.168.7.8:8000", "192.168.7.9", False),
        ("evil.example", "evil.example", False),  # a name is never an address
        ("", "", False),
    ],
)
def test_the_very_address_that_was_asked_is_known(host: str, came_in: str, known: bool) -> None:
    statuses: list[int] = []

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        statuses.append(200)

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    scope: Any = {"type": "http", "headers": [(b"host", host.encode())], "server": (came_in, 8000)}
    asyncio.run(KnownHosts(LOCAL)(inside)(scope, None, send))  # type: ignore[arg-type]  # nobody asks for more
    assert statuses == [200 if known else 421]


def test_an_address_of_this_machine_alone_leads_nobody_else_here() -> None:
    assert all(only_here(each) for each in ("localhost:8000", "127.0.0.1", "[::1]:80", "127.3.2.1:9"))
    assert not any(only_here(each) for each in ("192.168.7.7:8000", "leng.example", "localhost.example"))
