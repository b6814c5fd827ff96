"""The schema of a store is brought up to date wholly or not at all, whenever it is killed and whoever else starts."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from leng.engine.errors import BadSetup
from leng.server.app import open_store
from leng.server.migrations import FIRST, HERE, VERSIONS, revision_of, steps
from leng.server.schema import metadata
from leng.server.store import Store

from .children import ended, in_a_process
from .conftest import Database
from .test_store import kept

LAST = steps()[-1]

ADD_A_COLUMN = """
    op.add_column("tables", sa.Column("mood", sa.String(10), nullable=True))
    op.execute("UPDATE tables SET mood = 'calm'")
    op.create_index("ix_mood", "tables", ["mood"])
"""
MAKE_ANEW = """
    with op.batch_alter_table("tables") as batch:  # SQLite makes the whole table anew, and others lean on it
        batch.alter_column("mood", existing_type=sa.String(10), nullable=False)
    op.create_table("guests", sa.Column("name", sa.String(10), primary_key=True))
"""
STUMBLE = """
    op.create_table("guests", sa.Column("name", sa.String(10), primary_key=True))
    op.execute("INSERT INTO nowhere VALUES (1)")
"""


@pytest.fixture
def further(tmp_path: Path) -> Path:
    """A folder for steps that nobody has taken yet."""
    folder = tmp_path / "further"
    folder.mkdir()
    return folder


def step(folder: Path, revision: str, after: str, does: str) -> None:
    """Write a step."""
    head = f"import sqlalchemy as sa\nfrom alembic import op\n\nrevision = {revision!r}\ndown_revision = {after!r}\n"
    (folder / f"{revision}_invented.py").write_text(f"{head}\n\ndef upgrade():{does}")


CHANGES = ("BEGIN IMM", "CREATE", "ALTER", "DROP", "INSERT", "UPDATE", "DELETE", "COMMIT", "PRAGMA journal")


def killed_at(number: int, work: Callable[[], Any]) -> bool:
    """Do something in a process that is killed before its so many-th change; whether it got that far."""
    made = 0

    def hears(statement: str) -> None:
        nonlocal made
        made += statement.lstrip().startswith(CHANGES)
        if made == number:
            os.kill(os.getpid(), signal.SIGKILL)

    def mortal() -> None:
        def connected(connection: Any, _: Any) -> None:
            if isinstance(connection, sqlite3.Connection):
                connection.set_trace_callback(hears)  # also of BEGIN and COMMIT

        sa.event.listen(sa.Engine, "connect", connected)
        sa.event.listen(sa.Engine, "before_cursor_execute", lambda *_: hears(_[2]) if is_postgres(_[0]) else None)
        sa.event.listen(sa.Engine, "commit", lambda db: hears("COMMIT") if is_postgres(db) else None)
        work()

    how = ended(in_a_process(mortal))
    assert how in (0, -signal.SIGKILL)
    return how != 0


def is_postgres(db: sa.Connection) -> bool:
    return db.dialect.name == "postgresql"


def columns(store: Store, table: str) -> set[str]:
    return {each["name"] for each in sa.inspect(store.engine).get_columns(table)}


def revision(store: Store) -> str | None:
    with store.engine.connect() as db:
        return revision_of(db)


def assert_whole(store: Store) -> None:
    """The schema is the one of today, and a table can be kept in it."""
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), metadata) == []
    store.add(kept())
    assert store.load("t1") == kept()
    store.close()


# Killed ----------------------------------------------------------------------------------------------------------


def test_killed_at_any_change_of_the_first_start_it_starts_again(fresh: Database) -> None:
    number = 0
    killed = True
    while killed:
        number += 1
        url = fresh(f"first{number}")
        killed = killed_at(number, Store(url).upgrade)
        store = Store(url)
        store.upgrade()
        assert_whole(store)
    assert number > 10  # it was killed often enough to mean something


def test_killed_at_any_change_of_an_upgrade_all_of_it_is_done_or_nothing(fresh: Database, further: Path) -> None:
    step(further, "9001", LAST, ADD_A_COLUMN)
    step(further, "9002", "9001", MAKE_ANEW)
    outcomes = set()
    number = 1
    while True:
        url = fresh(f"upgrade{number}")
        store = Store(url)
        store.upgrade()
        store.add(kept())
        store.close()
        if not killed_at(number, partial(Store(url).upgrade, versions=(*VERSIONS, further))):
            break
        there = revision(store)
        outcomes.add(there)
        assert ("mood" in columns(store, "tables")) == sa.inspect(store.engine).has_table("guests") == (there == "9002")
        assert store.load("t1") == kept()  # nothing is lost, and an older program goes on
        store.upgrade(versions=(*VERSIONS, further))
        assert revision(store) == "9002" and "mood" in columns(store, "tables")
        assert store.load("t1") == kept()
        store.close()
        number += 1
    assert number > 7 and outcomes >= {LAST}


def test_a_step_that_fails_leaves_nothing_behind_and_can_be_taken_once_it_is_mended(
    fresh: Database, further: Path
) -> None:
    store = Store(fresh("fails"))
    store.upgrade()
    store.add(kept())
    step(further, "9001", LAST, ADD_A_COLUMN)
    step(further, "9002", "9001", STUMBLE)
    for _ in range(2):
        with pytest.raises(BadSetup) as told:
            store.upgrade(versions=(*VERSIONS, further))
        assert told.value.key == "error-database" and "nowhere" in str(told.value)
        assert revision(store) == LAST and "mood" not in columns(store, "tables")
        assert not sa.inspect(store.engine).has_table("guests")
    step(further, "9002", "9001", MAKE_ANEW)
    store.upgrade(versions=(*VERSIONS, further))
    assert revision(store) == "9002" and store.load("t1") == kept()
    store.close()


def test_an_old_store_can_be_made_for_a_test(fresh: Database, further: Path) -> None:
    step(further, "9001", LAST, ADD_A_COLUMN)
    store = Store(fresh("old"))
    store.upgrade(to="0001", versions=(*VERSIONS, further))
    assert revision(store) == "0001"
    store.upgrade(versions=(*VERSIONS, further))
    assert revision(store) == "9001"
    store.close()


def test_the_name_of_a_step_begins_with_its_revision() -> None:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    known = [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]
    assert known[::-1] == steps()


# What 0.1.0 left -------------------------------------------------------------------------------------------------


def half_made(file: Path, statements: list[str]) -> Store:
    """A file as version 0.1.0 left it when it was killed: so many tables, and no word of a version."""
    with sqlite3.connect(file, isolation_level=None) as raw:
        for each in statements:
            raw.execute(each)
    raw.close()
    return Store(f"sqlite:///{file}")


@pytest.fixture
def statements(tmp_path: Path) -> list[str]:
    """What the first start of version 0.1.0 did, one after the other."""
    done: list[str] = []
    store = Store(f"sqlite:///{tmp_path / 'model.db'}")
    sa.event.listen(store.engine, "before_cursor_execute", lambda *said: done.append(said[2]))
    store.upgrade(to="0001")
    store.close()
    made = [each for each in done if each.lstrip().startswith(("CREATE", "INSERT"))]
    assert len(made) > len(FIRST) and made[-1].startswith("INSERT")
    return made[:-1]


def test_a_first_start_that_was_killed_in_version_0_1_0_is_begun_again(tmp_path: Path, statements: list[str]) -> None:
    for number in range(len(statements) + 1):
        store = half_made(tmp_path / f"half{number}.db", statements[:number])
        store.upgrade()
        assert_whole(store)


def test_tables_that_hold_something_or_are_not_ours_are_left_alone(tmp_path: Path, statements: list[str]) -> None:
    line = "INSERT INTO talk VALUES ('t1', 0, 0, 'somebody was here', 0)"
    foreign = "CREATE TABLE events (day TEXT, place TEXT)"
    for name, made in (("used", [*statements, line]), ("foreign", [foreign])):
        file = tmp_path / f"{name}.db"
        store = half_made(file, made)
        before = file.read_bytes()
        with pytest.raises(BadSetup) as told:
            store.upgrade()
        assert told.value.key == "error-database-foreign" and "events" in str(told.value)
        assert file.read_bytes() == before


# Together --------------------------------------------------------------------------------------------------------


def test_servers_that_start_at_once_on_an_empty_database_all_run(fresh: Database, tmp_path: Path) -> None:
    for number in range(6):
        url = fresh(f"together{number}")
        begin = time.time() + 0.2

        def start(url: str = url, begin: float = begin) -> None:
            time.sleep(max(0, begin - time.time()))
            store = open_store(tmp_path, url)
            assert revision(store) == LAST

        children = [in_a_process(start) for _ in range(4)]
        assert [ended(child) for child in children] == [0] * 4
        assert_whole(Store(url))


def test_servers_that_start_at_once_in_an_empty_folder_all_run(tmp_path: Path) -> None:
    for number in range(4):
        folder = tmp_path / f"new{number}"
        children = [in_a_process(partial(open_store, folder)) for _ in range(4)]
        assert [ended(child) for child in children] == [0] * 4
        assert_whole(Store.in_folder(folder))
