"""Tables, seats, their holders, records, logs, snapshots and talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False, index=True),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bots_turn", sa.Boolean, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    _of_a_table(
        "seats", sa.Column("seat", sa.Integer, primary_key=True), sa.Column("secret", sa.String(64), nullable=False)
    )
    op.create_table(
        "holders",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    for name, line in (("entries", "entry"), ("events", "event")):
        _of_a_table(name, sa.Column("number", sa.Integer, primary_key=True), sa.Column(line, sa.Text, nullable=False))
    _of_a_table("snapshots", sa.Column("at", sa.Integer, nullable=False), sa.Column("state", sa.Text, nullable=False))
    _of_a_table(
        "talk",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _of_a_table(name: str, *columns: sa.Column[object]) -> None:
    owner: sa.Column[object] = sa.Column(
        "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    op.create_table(name, owner, *columns)
