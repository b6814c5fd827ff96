"""Write the saves of a release: ``python tests/saves/write.py`` once, at the commit that closes it; never again.

Everything is made by the installed ``leng`` itself: of every game a finished match of bots, a running one with a person
who takes back and gives orders, and the database of a server that was killed in the middle of such matches.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from leng.engine.game import all_games

HERE = Path(__file__).parent
TYPED = ["1", "undo", "2", "1", "orders round", "1", "2", "undo turn", "3"]
"""What the person of a running match types, over and over; what does not fit is answered with a sentence."""

LINES = 60
CHOICES = 12
"""So many choices a program makes at each table of the server."""


def main() -> None:
    """Write the folder of the version that is installed."""
    leng = sys.argv[1] if len(sys.argv) > 1 else str(Path(sys.executable).parent / "leng")
    version = _run(leng, "--version").split()[-1]
    folder = HERE / version
    if folder.exists():
        sys.exit(f"{folder} is there already: a save of a release is written once")
    folder.mkdir()
    games = json.loads(_run(leng, "games", "--json"))
    for game in games:
        _finished(leng, game, folder / f"{game['id']}_finished.leng")
        _running(leng, game, folder / f"{game['id']}_running.leng")
    (folder / "store.sql").write_text(_store(leng, games), encoding="utf-8")
    (folder / "release.json").write_text(json.dumps(fingerprints(), indent=1) + "\n", encoding="utf-8")


def fingerprints() -> dict[str, dict[str, str]]:
    """What must not change without a new release: the shape of every game's state, and its golden matches."""
    found = {game: sorted((HERE.parent / "games" / game.id / "golden").glob("*.leng")) for game in all_games()}
    return {game.id: {"shape": game.shape, "golden": _hash(files)} for game, files in found.items() if files}


def _hash(files: list[Path]) -> str:
    return hashlib.sha256(b"".join(file.name.encode() + file.read_bytes() for file in files)).hexdigest()[:16]


def _run(leng: str, *words: str, typed: str = "") -> str:
    done = subprocess.run([leng, *words], input=typed, capture_output=True, text=True, timeout=600, check=True)
    return done.stdout


def _finished(leng: str, game: dict[str, Any], file: Path) -> None:
    bots = ["greedy", *["random"] * (game["players"][-1] - 1)][: max(2, game["players"][0])]
    _run(leng, "play", game["id"], "--seats", ",".join(bots), "--save", str(file))


def _running(leng: str, game: dict[str, Any], file: Path) -> None:
    seats = ["you", *["random"] * (game["players"][-1] - 1)][: max(2, game["players"][0])]
    typed = "\n".join([*(TYPED * LINES)[:LINES], "quit", ""])
    _run(leng, "play", game["id"], "--seats", ",".join(seats), "--seed", "2026", "--save", str(file), typed=typed)


def _store(leng: str, games: list[dict[str, Any]]) -> str:
    """The database of a server with two tables of every game, as text that any database can read."""
    with tempfile.TemporaryDirectory(prefix="leng-release-") as data:
        command = [leng, "serve", "--port", "0", "--data", data, "--no-browser", "--pace", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
            try:
                for game in games:
                    _play(f"{address}/api/tables", game, people=1, choices=CHOICES)
                    _play(f"{address}/api/tables", game, people=0, choices=0)
            finally:
                server.kill()
        return "\n".join(sqlite3.connect(f"{data}/leng.db").iterdump()) + "\n"


def _play(tables: str, game: dict[str, Any], people: int, choices: int) -> None:
    players = max(2, game["players"][0])
    bot = "random" if people else "greedy"
    seats = [{"name": "Ada"} if seat < people else {"name": f"Bot {seat}", "player": bot} for seat in range(players)]
    opened = _ask(tables, {"game": game["id"], "seats": seats})
    table, secret = f"{tables}/{opened['id']}", opened["seats"][0]["secret"]
    made = 0
    while made < choices:
        asked = _ask(f"{table}/decision", secret=secret)
        if asked["over"]:
            return
        if not asked["yours"]:
            time.sleep(0.05)
            continue
        key = asked["options"][made % len(asked["options"])]["key"]
        _ask(f"{table}/choices", {"number": asked["number"], "asked": asked["asked"], "key": key}, secret)
        made += 1
    while not people and not _ask(table)["over"]:
        time.sleep(0.2)


def _ask(address: str, body: object = None, secret: str | None = None) -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {secret}"} if secret else {})}
    sent = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, sent, headers), timeout=60) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main()
