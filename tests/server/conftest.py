"""A PostgreSQL of our own, where it is installed: a cluster in a throw-away folder, gone after the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

INSTALLED = sorted(Path("/").glob("usr/lib/postgresql/*/bin/initdb"))
NOBODY_SPECIAL = "postgres"
"""PostgreSQL refuses to run as root; the account that its package makes will do."""


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a fresh PostgreSQL, or a skipped test that says why."""
    if not INSTALLED:
        pytest.skip("PostgreSQL is not installed here (no initdb): the store is tried on SQLite alone")
    if os.geteuid() == 0 and shutil.which("runuser") is None:
        pytest.skip("PostgreSQL does not run as root, and there is no runuser to become somebody else")
    programs = INSTALLED[-1].parent
    folder = Path(tempfile.mkdtemp(prefix="leng-pg-"))
    port = free_port()
    if os.geteuid() == 0:
        shutil.chown(folder, NOBODY_SPECIAL)
    try:
        _run([f"{programs}/initdb", "-D", f"{folder}/db", "-A", "trust", "-U", "leng", "-E", "UTF8", "-N"], folder)
        hasty = "-c fsync=off -c full_page_writes=off"  # nothing here need outlive the machine
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} {hasty}"
        _run([f"{programs}/pg_ctl", "-D", f"{folder}/db", "-l", f"{folder}/log", "-w", "-o", settings, "start"], folder)
        try:
            yield f"postgresql://leng@127.0.0.1:{port}/postgres"
        finally:
            _run([f"{programs}/pg_ctl", "-D", f"{folder}/db", "-m", "immediate", "stop"], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: Sequence[str], folder: Path) -> None:
    become = ["runuser", "-u", NOBODY_SPECIAL, "--"] if os.geteuid() == 0 else []
    subprocess.run([*become, *command], check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=60)


Database = Callable[[str], str]
"""The URL of an empty database for each name; the one before may be gone by then."""


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """As many empty databases as a test likes, one after the other, of either kind."""
    if request.param == "sqlite":
        yield lambda name: f"sqlite:///{tmp_path / name}.db"
        return
    import psycopg

    url: str = request.getfixturevalue("postgres")
    made: list[str] = []

    def make(name: str) -> str:
        full = f"leng_{abs(hash(tmp_path)):x}_{name}"
        with psycopg.connect(url, autocommit=True) as connection:
            for each in (*made, full):
                connection.execute(f"DROP DATABASE IF EXISTS {each} WITH (FORCE)")
            connection.execute(f"CREATE DATABASE {full}")
        made[:] = [full]
        return url.removesuffix("/postgres") + f"/{full}"

    yield make
    with psycopg.connect(url, autocommit=True) as connection:
        for each in made:
            connection.execute(f"DROP DATABASE IF EXISTS {each} WITH (FORCE)")


@pytest.fixture
def database(fresh: Database) -> str:
    """The URL of an empty database of either kind."""
    return fresh("leng")
