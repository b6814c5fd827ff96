"""The schema of the store, brought up to date step by step: all steps that are missing, or none.

A step is a file of ``versions`` whose name begins with its revision: ``0002_rules.py``. Alembic takes the steps; it is
fetched only when there are any to take.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from leng.engine.errors import BadSetup

HERE = Path(__file__).parent
VERSIONS: tuple[Path, ...] = (HERE / "versions",)
FIRST = {
    "talk": {"table_id", "number", "seat", "said", "at"},
    "snapshots": {"table_id", "at", "state"},
    "events": {"table_id", "number", "event"},
    "entries": {"table_id", "number", "entry"},
    "holders": {"person", "table_id", "seat"},
    "seats": {"table_id", "seat", "secret"},
    "tables": {
        *("id", "game", "opening", "start", "spectators"),
        *("orders", "over", "bots_turn", "opened", "changed"),
    },
}
"""The tables and columns of the first schema; those that lean on others stand before them."""


def steps(versions: Sequence[Path] = VERSIONS) -> list[str]:
    """The revisions this program knows, in their order."""
    return sorted(file.name.partition("_")[0] for folder in versions for file in folder.glob("[0-9]*_*.py"))


def revision_of(db: sa.Connection) -> str | None:
    """The last step that was taken; None where there is no schema yet, or half of one."""
    if not sa.inspect(db).has_table("alembic_version"):
        return None
    found: str | None = db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def is_behind(db: sa.Connection, where: str, to: str = "", versions: Sequence[Path] = VERSIONS) -> bool:
    """Whether steps are missing; raises when this program does not know the schema. Nothing is changed."""
    known, there = steps(versions), revision_of(db)
    if there is None:
        try:
            _half_made(db, where)
        except BadSetup:
            if revision_of(db) is None:
                raise
            return is_behind(db, where, to, versions)  # another server has made the schema while we looked
        return True
    if there not in known:
        raise BadSetup("error-database-newer", where=where, revision=there, known=known[-1])
    return known.index(there) < known.index(to or known[-1])


def bring_up_to_date(db: sa.Connection, where: str, to: str = "", versions: Sequence[Path] = VERSIONS) -> None:
    """Take the steps that are missing, within the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    if revision_of(db) is None:
        for name in _half_made(db, where):
            db.exec_driver_sql(f"DROP TABLE {name}")
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", os.pathsep.join(map(str, versions)).replace("%", "%%"))
    config.attributes["connection"] = db
    command.upgrade(config, to or "head")


def _half_made(db: sa.Connection, where: str) -> list[str]:
    """Tables of ours, though no step is noted as taken: version 0.1.0 left them when it was killed at its first start.

    It is safe to make them anew only if there is nothing in them, and if they are really ours.
    """
    inspector = sa.inspect(db)
    there = [name for name in FIRST if inspector.has_table(name)]
    for name in there:
        columns = {column["name"] for column in inspector.get_columns(name)}
        if columns != FIRST[name] or db.execute(sa.select(sa.literal(1)).select_from(sa.table(name)).limit(1)).first():
            raise BadSetup("error-database-foreign", where=where, tables=", ".join(sorted(there)))
    return there
