"""A server that cannot start says in a sentence what is wrong and what to do, before it opens the door."""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from leng.cli import build
from leng.engine.errors import BadSetup
from leng.server import database as databases
from leng.server.app import open_store
from leng.server.database import Away
from leng.server.store import Store
from leng.words.text import speak

from .children import ended, in_a_process
from .conftest import free_port
from .house import DOOR, House, in_house
from .served import ENGLISH, LENG, RUNNING, SOON, Restarted, leng, nobody_stays
from .test_store import kept

NOBODY = 65534
Spoil = Callable[[Path], None]


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """Whatever was started is stopped, and memory is searched as usual."""
    yield
    nobody_stays()
    gc.enable()
    speak(None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with three tables in it."""
    data = tmp_path / "data"
    data.mkdir()
    store = open_store(data)
    for number in range(3):
        store.add(kept(f"t{number}"))
    store.close()
    return data


def typed(*words: str, language: str = "en") -> tuple[int, str]:
    """What somebody gets to see who types a command that fails: the code, and one line."""
    run = CliRunner().invoke(build(), ["--lang", language, *words])
    assert run.exception is None or isinstance(run.exception, SystemExit), run.exception
    assert run.stdout == "" and run.stderr.count("\n") == 1 and "⟦" not in run.stderr, run.output
    return run.exit_code, run.stderr


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Everything that lies in a folder."""
    return {str(each): (each.read_bytes(), each.stat().st_mode) for each in folder.rglob("*") if each.is_file()}


# Databases that cannot be used -----------------------------------------------------------------------------------


def _header(file: Path) -> None:
    file.write_bytes(b"nothing good" + file.read_bytes()[12:])


def _cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def _page(file: Path) -> None:
    """A page of the talk, in which nobody has said anything: the tables themselves can be read."""
    with sqlite3.connect(file) as raw:
        number = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'talk'").fetchone()[0]
        size = raw.execute("PRAGMA page_size").fetchone()[0]
    raw.close()
    old = file.read_bytes()
    file.write_bytes(old[: (number - 1) * size] + bytes(size) + old[number * size :])


def _of_tomorrow(file: Path) -> None:
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()


@pytest.mark.parametrize(
    ("spoil", "word"), [(_header, "damaged"), (_cut_off, "damaged"), (_page, "damaged"), (_of_tomorrow, "9999")]
)
def test_a_database_that_cannot_be_used_is_told_and_left_as_it_is(folder: Path, spoil: Spoil, word: str) -> None:
    spoil(folder / "leng.db")
    before = contents(folder)
    code, told = typed("serve", "--no-browser", "--port", "0", "--data", str(folder))
    assert code == 2 and word in told and "leng.db" in told and "left as it is" in told
    assert contents(folder) == before
    code, french = typed("serve", "--no-browser", "--port", "0", "--data", str(folder), language="fr")
    assert code == 2 and "restée telle quelle" in french
    if spoil is not _page:
        assert typed("check-tables", "--data", str(folder)) == (2, told)
    assert contents(folder) == before


def test_a_database_of_tomorrow_left_by_a_power_cut_is_not_touched_either(folder: Path) -> None:
    def cut_off() -> None:
        raw = sqlite3.connect(folder / "leng.db", isolation_level=None)
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
        os._exit(0)  # what was written last lies beside the file

    assert ended(in_a_process(cut_off)) == 0
    before = contents(folder)
    assert any(name.endswith("-wal") and content for name, (content, _) in before.items())
    code, told = typed("serve", "--no-browser", "--port", "0", "--data", str(folder))
    assert code == 2 and "9999" in told
    after = contents(folder)
    assert {name: after[name] for name in before if not name.endswith("-shm")} == {
        name: each for name, each in before.items() if not name.endswith("-shm")
    }


def test_a_database_that_is_away_is_waited_for_a_little_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leng.server.app.WAITING", 1)
    url = f"postgresql://leng:whisper@127.0.0.1:{free_port()}/leng"
    for command in (("serve", "--no-browser", "--port", "0"), ("check-tables",)):
        for language, word in (("en", "does not answer"), ("fr", "ne répond pas")):
            code, told = typed(*command, "--data", str(tmp_path / "new"), "--database", url, language=language)
            assert code == 2 and word in told and "whisper" not in told
    assert not (tmp_path / "new").exists()


def test_a_database_that_is_only_just_starting_is_waited_for(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it looks from here: nobody at the port at first, then a PostgreSQL."""
    monkeypatch.setattr("leng.server.app.WAITING", SOON)
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("CREATE DATABASE leng_just_starting")
    port = free_port()
    behind = int(postgres.rpartition(":")[2].partition("/")[0])
    later = threading.Timer(1.5, _pass_on, (port, behind))
    later.start()
    store = open_store(tmp_path, f"postgresql://leng@127.0.0.1:{port}/leng_just_starting")
    store.add(kept())
    assert store.load("t1") == kept()
    store.close()
    later.join()


def _pass_on(port: int, behind: int) -> None:
    """Let whoever comes to one port speak to another."""
    door = socket.create_server(("127.0.0.1", port))

    def carry(one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):  # the other direction may have hung up already
            while said := one.recv(65536):
                other.sendall(said)
        other.close()

    def welcome() -> None:
        while True:
            guest = door.accept()[0]
            host = socket.create_connection(("127.0.0.1", behind))
            for pair in ((guest, host), (host, guest)):
                threading.Thread(target=carry, args=pair, daemon=True).start()

    threading.Thread(target=welcome, daemon=True).start()


def test_nobody_waits_for_ever_for_a_postgresql_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "ANSWERING", 2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(Away):
        Store(f"postgresql://leng@127.0.0.1:{silent.getsockname()[1]}/leng").upgrade()


def test_an_address_that_is_none_is_told(tmp_path: Path) -> None:
    code, told = typed("serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--database", "somewhere")
    assert code == 2 and "address" in told and not list(tmp_path.iterdir())


# Folders that cannot be used -------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("")
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    before = contents(tmp_path)
    for place in (tmp_path / "a file", tmp_path / "a file" / "below", tmp_path / "nowhere", tmp_path / ("x" * 300)):
        code, told = typed("serve", "--no-browser", "--port", "0", "--data", str(place))
        assert code == 2 and str(place) in told and "--data" in told
        code, told = typed("serve", "--no-browser", "--port", "0", "--data", str(place), language="fr")
        assert code == 2 and "dossier" in told
    assert contents(tmp_path) == before


def test_a_folder_one_may_not_write_in_is_told(folder: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="leng-") as open_to_all:
        Path(open_to_all).chmod(0o755)
        locked = Path(shutil.copytree(folder, Path(open_to_all) / "data"))
        (locked / "leng.db").chmod(0o644)
        locked.chmod(0o555)
        before = contents(locked)

        def start() -> None:
            if os.geteuid() == 0:
                os.setuid(NOBODY)  # root may write everywhere
            for place in (locked, locked / "new"):
                with pytest.raises(BadSetup) as told:
                    open_store(place)
                assert told.value.key in ("error-data-folder", "error-database-unwritable"), told.value.key

        assert ended(in_a_process(start)) == 0
        assert contents(locked) == before
        locked.chmod(0o755)


def test_where_there_is_no_database_there_is_nothing_to_check(tmp_path: Path) -> None:
    code, told = typed("check-tables", "--data", str(tmp_path / "new"))
    assert code == 2 and "no tables to check" in told and not (tmp_path / "new").exists()


def test_a_port_in_use_is_told_before_anything_is_made(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, told = typed("serve", "--no-browser", "--port", port, "--data", str(tmp_path / "new"))
        assert code == 2 and port in told
    assert not (tmp_path / "new").exists()


# Damaged tables --------------------------------------------------------------------------------------------------


def test_a_damaged_table_does_not_hide_the_others(folder: Path) -> None:
    with sqlite3.connect(folder / "leng.db") as raw:
        raw.execute("UPDATE entries SET entry = '{' WHERE table_id = 't1'")
    raw.close()
    run = CliRunner().invoke(build(), ["--lang", "en", "check-tables", "--data", str(folder)])
    assert run.exit_code == 1 and run.stderr == ""
    assert all(name in run.stdout for name in ("t0", "t1", "t2")) and "3 matches" in run.stdout


def test_a_damaged_file_is_told_and_its_tables_are_listed(folder: Path) -> None:
    _page(folder / "leng.db")
    run = CliRunner().invoke(build(), ["--lang", "en", "check-tables", "--data", str(folder)])
    assert run.exit_code == 1 and "damaged" in run.stderr and "3 matches" in run.stdout


# Two at once -----------------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_folder_stays_out_until_the_first_is_gone(tmp_path: Path) -> None:
    first = Restarted(tmp_path)
    for language, told in (("en", "Another server is using"), ("fr", "Un autre serveur utilise")):
        second = leng("serve", "--no-browser", "--port", "0", "--data", str(tmp_path), language=language)
        assert second.returncode == 2 and told in second.stderr and "Traceback" not in second.stderr
    assert first.client.get("/api/games").status_code == 200
    first.kill()
    third = Restarted(tmp_path)  # whatever ended the first, nothing of it is in the way
    assert third.client.get("/api/games").status_code == 200 and third.stop() == 0


def test_the_door_is_opened_when_everything_is_ready(tmp_path: Path) -> None:
    port = free_port()
    command = [LENG, "serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENGLISH)
    RUNNING.append(server)
    while True:
        assert server.poll() is None
        try:
            socket.create_connection(("127.0.0.1", port), SOON).close()
            break
        except ConnectionRefusedError:
            time.sleep(0.02)
    assert (tmp_path / "csrf.key").read_text()
    store = Store.in_folder(tmp_path)
    assert store.ids() == []  # the schema is there
    store.close()
    assert httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=SOON).status_code == 200


# Who may read ----------------------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, str]:
    found = {each.name: oct(stat.S_IMODE(each.stat().st_mode)) for each in folder.iterdir()}
    return {".": oct(stat.S_IMODE(folder.stat().st_mode)), **found}


PRIVATE = {".": "0o700", **dict.fromkeys(("leng.db", "leng.db-wal", "leng.db-shm", "csrf.key", "next-number"), "0o600")}


def test_the_data_folder_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await house.open(DOOR, "human human")
        assert modes(tmp_path / "deep" / "new") == PRIVATE

    in_house(tmp_path / "deep" / "new", visit)


def test_a_folder_of_an_earlier_version_is_closed_to_others(folder: Path) -> None:
    raw = sqlite3.connect(folder / "leng.db")
    raw.execute("SELECT * FROM tables").fetchall()  # somebody looks into it, and left files beside it
    (folder / "csrf.key").write_text("a key of old")
    for each in folder.iterdir():
        each.chmod(0o644)
    folder.chmod(0o755)

    async def visit(house: House) -> None:
        await house.open(DOOR, "human human")
        assert modes(folder) == PRIVATE
        assert (folder / "csrf.key").read_text() == "a key of old"

    in_house(folder, visit)
    raw.close()


def test_a_folder_that_others_must_go_through_stays_open_and_our_files_are_closed(folder: Path) -> None:
    (folder / "somebody else").mkdir()
    folder.chmod(0o755)
    (folder / "leng.db").chmod(0o644)

    async def visit(house: House) -> None:
        await house.open(DOOR, "human human")
        seen = modes(folder)
        assert (seen["."], seen["leng.db"], seen["leng.db-wal"], seen["csrf.key"]) == ("0o755", *["0o600"] * 3)

    in_house(folder, visit)
