"""Databases as earlier releases left them, on either kind of database."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import leng.server
from leng.server.store import Store

SAVES = Path(__file__).parent.parent / "saves"
RELEASES = sorted(each.parent.name for each in SAVES.glob("*/store.sql"))


def fill(url: str, release: str) -> None:
    """Put the store that a release wrote into an empty database, with the schema it had then."""
    script = (SAVES / release / "store.sql").read_text(encoding="utf-8")
    with sqlite3.connect(":memory:") as memory:
        memory.executescript(script)
        memory.row_factory = sqlite3.Row
        (revision,) = memory.execute("SELECT version_num FROM alembic_version").fetchone()
        store = Store(url)
        with store.engine.begin() as there:
            config = Config()
            config.set_main_option("script_location", str(Path(leng.server.__file__).parent / "migrations"))
            config.attributes["connection"] = there
            command.upgrade(config, revision)
            known = sa.MetaData()
            known.reflect(there)
            for table in known.sorted_tables:
                if table.name == "alembic_version":
                    continue
                rows = [dict(row) for row in memory.execute(f"SELECT * FROM {table.name}")]
                truths = {column.name for column in table.columns if isinstance(column.type, sa.Boolean)}
                for row in rows:
                    row.update({name: bool(row[name]) for name in truths})
                if rows:
                    there.execute(table.insert(), rows)
        store.close()
    memory.close()
