"""Links to seats are used once; a secret that a person sits behind opens nothing any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("secret"))
holders = sa.table("holders", sa.column("table_id"), sa.column("seat"))


def upgrade() -> None:
    """Until now one secret was both the link and a program's key: it goes on as both until somebody sits down by it."""
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("link", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("spent", sa.Boolean, nullable=False),
    )
    op.create_index("ix_holders_table_id", "holders", ["table_id"])
    links = sa.table("links", *(sa.column(name) for name in ("table_id", "link", "seat", "maker")), sa.column("spent"))
    held = sa.exists().where((holders.c.table_id == seats.c.table_id) & (holders.c.seat == seats.c.seat))
    every = sa.select(seats.c.table_id, seats.c.secret, seats.c.seat, sa.literal(""), held)
    op.execute(links.insert().from_select(["table_id", "link", "seat", "maker", "spent"], every))
    op.execute(seats.update().where(held).values(secret=""))
