"""The database under the store: opened carefully, found sound, brought up to date, written by one at a time."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from leng.engine.errors import BadSetup, LengError
from leng.server import sqlite
from leng.server.claim import claim
from leng.server.folder import make_private, try_folder
from leng.server.migrations import VERSIONS, bring_up_to_date, is_behind

PATIENCE = 20  # seconds that PostgreSQL may take for a statement
ANSWERING = 5  # seconds that it may take to answer the door
UPGRADING = 600  # seconds that one server waits while another brings the schema up to date
LOCK = 0x1E46  # any number, the same for every server


class Away(BadSetup):
    """A database that does not answer, perhaps because it is only just starting."""


class Database:
    """SQLite or PostgreSQL. What is wrong with it is told in a sentence."""

    def __init__(self, url: str | sa.URL) -> None:
        try:
            address = sa.make_url(_with_driver(url) if isinstance(url, str) else url)
            self.engine = sa.create_engine(address, **_patiently(address))
        except (sa.exc.ArgumentError, ModuleNotFoundError) as trouble:
            raise BadSetup("error-database-address", trouble=str(trouble)) from None
        self.file = sqlite.file_of(address)
        self.where = str(self.file) if self.file else address.render_as_string(hide_password=True)
        self._one_writer = threading.Lock()
        self._claimed = ExitStack()
        self._alone = address.get_backend_name() == "sqlite"
        self._watch = sqlite.Watch(self.engine, self.file) if self._alone else None
        self._writer = self.engine.execution_options(**{sqlite.WRITES: True})

    def damage(self, whole: bool = False) -> str:
        """What is damaged in the file of the store, or nothing; PostgreSQL looks after itself."""
        if self.file is None or not self.file.exists():
            return ""
        with self.told():
            try:
                with sqlite.looking(self.file) as db:
                    return sqlite.look_through(db, self.file, whole)
            except sa.exc.DatabaseError as trouble:
                if not sqlite.is_damage(trouble):
                    raise
                return _in_short(trouble)

    def upgrade(self, to: str = "", versions: Sequence[Path] = VERSIONS, even_damaged: bool = False) -> None:
        """Bring the schema up to date, wholly or not at all; a new store gets it whole.

        A store that cannot be used is told in a sentence and left as it is.
        """
        try:
            with self.told():
                if not even_damaged and (damage := self.damage()):
                    raise BadSetup("error-database-damaged", where=self.where, trouble=damage)
                behind = self._is_behind(to, versions)
                if self.file is not None:
                    make_private(self.file)
                if behind:
                    self._take_steps(to, versions)
                if self._alone:
                    sqlite.write_ahead(self.engine)
        except BaseException:
            self.close()
            raise

    def _is_behind(self, to: str, versions: Sequence[Path]) -> bool:
        if self.file is None:
            with self.engine.connect() as db:
                return is_behind(db, self.where, to, versions)
        try_folder(self.file.parent)
        if not self.file.exists():
            return True
        with sqlite.looking(self.file) as db:
            return is_behind(db, self.where, to, versions)

    def _take_steps(self, to: str, versions: Sequence[Path]) -> None:
        """In one transaction, one server at a time; SQLite is told here when it begins, PostgreSQL knows."""
        with self._writer.connect() as db:
            if self._alone:
                with sqlite.making_way(db, UPGRADING), db.begin():
                    bring_up_to_date(db, self.where, to, versions)
                    sqlite.check_links(db)
                return
            with db.begin():
                db.exec_driver_sql(f"SET LOCAL statement_timeout = {UPGRADING * 1000}")
                db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
                bring_up_to_date(db, self.where, to, versions)

    @contextmanager
    def told(self) -> Iterator[None]:
        """What is wrong with the database, in a sentence."""
        try:
            yield
        except sa.exc.DBAPIError as trouble:
            facts = {"where": self.where, "trouble": _in_short(trouble)}
            if self._alone:
                damaged = sqlite.is_damage(trouble)
                raise BadSetup("error-database-damaged" if damaged else "error-database", **facts) from None
            if isinstance(trouble, sa.exc.OperationalError):
                raise Away("error-database-away", **facts) from None
            raise BadSetup("error-database", **facts) from None
        except LengError:
            raise
        except Exception as trouble:  # a step that stumbles over what it finds
            raise BadSetup("error-database", where=self.where, trouble=repr(trouble)) from trouble

    def claim(self) -> None:
        """Have it to oneself, as a server must, until it is closed."""
        with self.told():
            self._claimed = claim(self.engine, self.file, self.where)

    def close(self) -> None:
        """Let go of every connection."""
        self._claimed.close()
        self.engine.dispose()

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """A transaction that writes; SQLite has one writer at a time, and waiting in line is faster than asking."""
        if self._watch is None:
            with self.engine.begin() as db:
                yield db
            return
        with self._one_writer:
            self._watch.look()
            with self._writer.begin() as db:
                yield db
            self._watch.look()  # what went into a file that is gone must not be acknowledged


def _with_driver(url: str) -> str:
    """The URL people write, with the driver we bring."""
    scheme, colons, rest = url.partition("://")
    return f"postgresql+psycopg{colons}{rest}" if scheme in ("postgres", "postgresql") else url


def _patiently(address: sa.URL) -> dict[str, Any]:
    """How long we wait for PostgreSQL, unless the address says otherwise; a connection that died is replaced."""
    if address.get_backend_name() != "postgresql":
        return {}
    limits = {
        "connect_timeout": ANSWERING,
        "tcp_user_timeout": PATIENCE * 1000,
        "options": f"-c statement_timeout={PATIENCE * 1000}",
    }
    wishes = {name: value for name, value in limits.items() if name not in address.query}
    return {"pool_pre_ping": True, "connect_args": wishes}


def _in_short(trouble: sa.exc.DBAPIError) -> str:
    return " ".join(str(trouble.orig).split()).rstrip(".")
