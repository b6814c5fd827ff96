"""At home in one command: what is printed, what a camera reads, under which names it answers, and whose word counts."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
import segno

from leng.cli.serving import AS_BEFORE, BLACK_ON_WHITE, HALVES, QUIET, behind_a_proxy, squares
from leng.server.codes import TRIES
from leng.server.hosts import at_home

from .served import Served

HOME = "http://192.168.7.7:8000/"


def test_a_camera_reads_the_address_from_a_terminal_of_any_colour() -> None:
    halves = {sign: both for both, sign in HALVES.items()}
    rows: list[list[int]] = []
    for line in squares(HOME):
        assert line.startswith(BLACK_ON_WHITE) and line.endswith(AS_BEFORE)
        drawn = [halves[sign] for sign in line.removeprefix(BLACK_ON_WHITE).removesuffix(AS_BEFORE)]
        rows += [[up for up, _ in drawn], [down for _, down in drawn]]
    wanted = [list(row) for row in segno.make(HOME, micro=False).matrix_iter(border=QUIET)]
    assert rows == [*wanted, [0] * len(wanted[0])]


def test_only_where_a_proxy_is_does_anybody_else_say_from_where_people_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert behind_a_proxy(secure=True) and not behind_a_proxy(secure=False)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")
    assert behind_a_proxy(secure=False)


def test_at_home_the_house_answers_to_its_addresses_and_counts_what_each_of_them_tries(tmp_path: Path) -> None:
    house = Served(tmp_path, "--home", "--allow-host", "leng.example")
    assert house.process.stdout is not None
    port = house.client.base_url.port
    told = "".join(house.process.stdout.readline() for _ in range(2))
    assert all(f"http://{each}:{port}/" in told for each in at_home())
    names = [*at_home(), "localhost", "leng.example"]
    for name, status in [*((each, 200) for each in names), ("evil.example", 421), (f"evil.example:{port}", 421)]:
        assert house.client.get("/", headers={"Host": name}).status_code == status
    with httpx.Client(base_url=house.client.base_url, timeout=60) as guesser:
        answers = []
        for number in range(TRIES + 1):
            token = re.search(r'name="_csrf_token" value="([^"]+)"', guesser.get("/").text)
            assert token is not None
            wish = {"code": "QQQQQQ", "_csrf_token": token[1]}
            answers.append(
                guesser.post("/join", data=wish, headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
            )
    assert answers == [404] * TRIES + [429]
    assert house.stop() == 0
