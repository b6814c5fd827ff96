"""The names of a house: what it is known as, and what is asked under another name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from leng.server.app import Settings, create_app
from leng.server.hosts import LOCAL, at_home, known_hosts, without_port


@pytest.mark.parametrize(
    ("host", "name"), [("leng.test:8000", "leng.test"), ("[::1]:80", "::1"), ("LOCALHOST", "localhost"), ("", "")]
)
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
                    if status == 421:
                        assert "--allow-host evil.example" in answer.text and "maison" in answer.text

    asyncio.run(ask())
