"""Kill the server in the middle of play, again and again: every acknowledged choice is there, and play goes on."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from leng.engine.dice import Dice, seed_number

from .house import FESTIVAL
from .served import SOON, Restarted, Served, leng, nobody_stays

ROUNDS = 6


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """A server never outlives its test."""
    yield
    nobody_stays()


def open_table(data: Path, bot: str = "random") -> dict[str, Any]:
    """A table of two people and two bots, opened on a server that was killed at once."""
    served = Restarted(data, "--pace", "0")
    seats = [{"name": "A"}, {"name": "B", "player": bot}, {"name": "C"}, {"name": "D", "player": bot}]
    answer = served.client.post("/api/tables", json={"game": FESTIVAL, "seats": seats, "seed": "storm"})
    served.kill()
    assert answer.status_code == 201
    told: dict[str, Any] = answer.json()
    return told


class Player:
    """Plays for both people as fast as the server lets them, and remembers what was acknowledged."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.table = opened["id"]
        self.secrets = {seat["seat"]: seat["secret"] for seat in opened["seats"] if seat["secret"]}
        self.chance = Dice(seed_number("storm"))
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.sent: tuple[int, int, str] | None = None

    def play(self, client: httpx.Client) -> None:
        """Play until the server is gone or the match is over."""
        try:
            while self._choose(client):
                pass
        except httpx.TransportError:
            pass

    def _choose(self, client: httpx.Client) -> bool:
        chosen = False
        for seat, secret in self.secrets.items():
            headers = {"Authorization": f"Bearer {secret}"}
            decision = client.get(f"/api/tables/{self.table}/decision", headers=headers).json()
            if decision["over"]:
                return False
            if decision["yours"]:
                key = self.chance.pick(decision["options"])["key"]
                self.sent = (decision["number"], seat, key)
                body = {"number": decision["number"], "key": key}
                answer = client.post(f"/api/tables/{self.table}/choices", headers=headers, json=body)
                assert answer.status_code == 200, answer.text
                self.acknowledged[decision["number"]] = (seat, key)
                chosen = True
        if not chosen:
            time.sleep(0.01)  # the bots are thinking
        return True


def test_every_acknowledged_choice_survives_and_play_goes_on(tmp_path: Path) -> None:
    player = Player(open_table(tmp_path))
    progress = []
    for number in range(ROUNDS):
        served: Served = Restarted(tmp_path, "--pace", "0")
        for seat, secret in player.secrets.items():
            headers = {"Authorization": f"Bearer {secret}"}
            table = served.client.get(f"/api/tables/{player.table}", headers=headers).json()
            assert table["you"] == seat and table["number"] >= max(player.acknowledged, default=-1) + 1
        playing = threading.Thread(target=player.play, args=(served.client,))
        playing.start()
        some = len(player.acknowledged) + 2 + number
        while playing.is_alive() and len(player.acknowledged) < some:
            time.sleep(0.01)
        served.kill()
        playing.join(SOON)
        assert not playing.is_alive()
        progress.append(len(player.acknowledged))
    assert progress[-1] > 10 and len(set(progress)) > 3, progress

    served = Served(tmp_path, "--pace", "0")
    player.play(served.client)
    finished = served.client.get(f"/api/tables/{player.table}").json()
    assert finished["over"] and finished["seed"] == "storm"
    moves = [
        entry for entry in served.client.get(f"/api/tables/{player.table}/save").json()["record"] if "key" in entry
    ]
    for number, (seat, key) in player.acknowledged.items():
        assert (moves[number]["seat"], moves[number]["key"]) == (seat, key)
    assert served.stop() == 0
    check = leng("check-tables", "--data", str(tmp_path), "--json")
    assert check.returncode == 0, check.stderr
    assert '"replays": true' in check.stdout


def test_the_thinkers_leave_when_the_server_is_killed(tmp_path: Path) -> None:
    player = Player(open_table(tmp_path, "greedy"))
    served = Restarted(tmp_path, "--pace", "0")
    deadline = time.monotonic() + 60
    while not (family := _children(served.process.pid)):
        assert player._choose(served.client) and time.monotonic() < deadline, "no bot was thinking"
    served.kill()
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{each}/cmdline").exists() and _alive(each) for each in family):
        assert time.monotonic() < deadline, "somebody still thinks for a server that is gone"
        time.sleep(0.05)


def _children(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(folder.name))
    return found


def _alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_stream_over_the_network_tells_of_choices(tmp_path: Path) -> None:
    opened = open_table(tmp_path)
    served = Restarted(tmp_path, "--pace", "0")
    with served.client.stream("GET", f"/api/tables/{opened['id']}/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        first = [next(lines) for _ in range(4)]
        assert first[0] == "event: update" and re.fullmatch(r"id: \d+", first[1])
        other = httpx.Client(base_url=served.client.base_url, timeout=60)
        Player(opened)._choose(other)
        later = [next(lines) for _ in range(4)]
        assert later[0] == "event: update" and int(later[1][4:]) > int(first[1][4:])
        other.close()
    assert served.stop() == 0


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    served = Restarted(tmp_path)
    port = str(served.client.base_url.port)
    second = leng("serve", "--port", port, "--data", str(tmp_path), "--no-browser")
    assert second.returncode == 2 and port in second.stderr and "Traceback" not in second.stderr
    served.kill()
