"""One server for one database: people at a second one would not hear what happens at the first.

What is claimed is let go by the system when the server ends, however it ends.
"""

from __future__ import annotations

import os
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import sqlalchemy as sa

from leng.engine.errors import BadSetup
from leng.server.folder import OURS_ALONE

try:
    import fcntl
except ImportError:  # where there is no such thing nobody is kept out
    fcntl = None  # type: ignore[assignment]

ENDING = ".server"
"""What the file is called that a server holds, beside the one of its database."""

NUMBER = 0x1E47
"""Of the lock that a server holds in PostgreSQL: any number, the same for every server."""

LEAVING = 3.0
"""So many seconds the server before may take to be gone."""


def claim(engine: sa.Engine, file: Path | None, where: str) -> ExitStack:
    """Have the database to oneself until this is closed; BadSetup when another server has it."""
    held = ExitStack()
    ends = time.monotonic() + LEAVING
    while not (_hold_file(file, held) if file is not None else _hold_number(engine, held)):
        if time.monotonic() > ends:
            raise BadSetup("error-second-server", where=where)
        time.sleep(0.1)
    return held


def _hold_file(file: Path, held: ExitStack) -> bool:
    if fcntl is None:
        return True
    hand = os.open(file.with_name(file.name + ENDING), os.O_RDWR | os.O_CREAT, OURS_ALONE)
    try:
        fcntl.flock(hand, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(hand)
        return False
    held.callback(os.close, hand)
    return True


def _hold_number(engine: sa.Engine, held: ExitStack) -> bool:
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    if connection.execute(sa.text(f"SELECT pg_try_advisory_lock({NUMBER})")).scalar():
        held.callback(_let_go, connection)
        return True
    connection.close()
    return False


def _let_go(connection: sa.Connection) -> None:
    with suppress(sa.exc.DBAPIError):  # it is gone already, and with it the lock
        connection.execute(sa.text(f"SELECT pg_advisory_unlock({NUMBER})"))
    connection.close()
