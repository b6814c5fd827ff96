"""Tables in one file: looked through before it is used, and watched so that nothing is written into the void."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from leng.engine.errors import BadSetup, LengError
from leng.server.folder import BESIDE

LOG = logging.getLogger("leng.store")

CAREFULLY = (
    "busy_timeout=5000",  # first: what follows may have to wait
    "synchronous=FULL",
    "foreign_keys=ON",
)
WHOLE = 100_000_000
"""A file of up to so many bytes is looked through whole at every start: half a second at most. For a larger one that
would take too long; ``leng check-tables`` does it."""

TRIES, BETWEEN = 100, 0.05
PATIENT = 60  # seconds that looking waits while another server makes the schema
WRITES = "leng_writes"
"""The mark of a transaction that will write: it takes its turn at once, instead of failing half-way."""


class StoreGone(LengError):
    """The file of the store is no longer where it was: whatever were written now would be lost."""


def file_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database; None for any other, or for one in memory."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


class Watch:
    """Makes every connection careful, and knows whether the file is still the one that was opened."""

    def __init__(self, engine: sa.Engine, file: Path | None) -> None:
        self.file = file
        self._opened: tuple[int, int] | None = None
        self._told = False
        sa.event.listen(engine, "connect", self._connect)
        sa.event.listen(engine, "begin", _begin)

    def _connect(self, connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # Python's own driver opens no transaction before a change of the schema
        for pragma in CAREFULLY:
            connection.execute(f"PRAGMA {pragma}")
        if self._opened is None and self.file is not None:
            self._opened = _identity(self.file)
        self.look()

    def look(self) -> None:
        """Raise if the file was moved, deleted or replaced since it was opened."""
        if self.file is not None and self._opened is not None and _identity(self.file) != self._opened:
            if not self._told:
                LOG.error("%s was moved, deleted or replaced: nothing is written any more", self.file)
                self._told = True
            raise StoreGone("error-store-gone")


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        about = os.stat(file)
    except OSError:
        return None
    return about.st_dev, about.st_ino


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def is_damage(trouble: sa.exc.DBAPIError) -> bool:
    """Whether SQLite found the file itself to be wrong, rather than in use, full or out of reach."""
    return type(trouble.orig) is sqlite3.DatabaseError


@contextmanager
def looking(file: Path) -> Iterator[sa.Connection]:
    """A connection for looking: it leaves the file, and what lies beside it, as they are."""
    if not os.access(file, os.R_OK | os.W_OK) or not file.is_file():
        raise BadSetup("error-database-unwritable", where=str(file), trouble=os.strerror(13))
    left_over = file.with_name(file.name + BESIDE[0]).exists()  # whoever may write would tidy it up when leaving
    address = f"{file.absolute().as_uri()}?mode={'ro' if left_over else 'rw'}"
    engine = sa.create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True, timeout=PATIENT), poolclass=sa.NullPool
    )
    with engine.connect() as db:
        yield db


def look_through(db: sa.Connection, file: Path, whole: bool = False) -> str:
    """What is damaged in the file, or nothing."""
    if whole or file.stat().st_size <= WHOLE:
        found = str(db.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
        return "" if found == "ok" else " ".join(found.split())
    db.exec_driver_sql("SELECT count(*) FROM sqlite_master")
    return ""


@contextmanager
def making_way(db: sa.Connection, seconds: int) -> Iterator[None]:
    """For a change of the schema: wait for others as long as it takes, and let a table be replaced by a new one.

    Links between tables are not followed meanwhile; ``check_links`` does it at the end.
    """
    raw = db.connection.driver_connection
    assert raw is not None
    raw.execute(f"PRAGMA busy_timeout={seconds * 1000}")
    raw.execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        for pragma in CAREFULLY:
            raw.execute(f"PRAGMA {pragma}")


def check_links(db: sa.Connection) -> None:
    """Raise if something leads to a table that is not there."""
    astray = db.exec_driver_sql("PRAGMA foreign_key_check").first()
    if astray is not None:
        raise BadSetup("error-database", where=str(file_of(db.engine.url)), trouble=f"{astray[0]} → {astray[2]}")


def write_ahead(engine: sa.Engine) -> None:
    """From now on writers do not block readers; the file remembers it."""
    raw = engine.raw_connection()
    try:
        for _ in range(TRIES):
            try:
                raw.cursor().execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError:  # somebody uses it just now; SQLite does not wait for this
                time.sleep(BETWEEN)
    finally:
        raw.close()
