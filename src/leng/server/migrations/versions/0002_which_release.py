"""Which release wrote a table and in which shape, its result, and standing orders as entries of the record."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

tables = sa.table("tables", sa.column("id", sa.String), sa.column("orders", sa.Text))
entries = sa.table(
    "entries", sa.column("table_id", sa.String), sa.column("number", sa.Integer), sa.column("entry", sa.Text)
)


def upgrade() -> None:
    """Every table so far was written by 0.1.0, in a shape that nobody noted."""
    op.add_column("tables", sa.Column("rules", sa.String(20), nullable=False, server_default="0.1.0"))
    op.add_column("tables", sa.Column("shape", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
    _record_the_orders(op.get_bind())
    op.drop_column("tables", "orders")


def _record_the_orders(db: sa.Connection) -> None:
    """An order that is in force becomes the last entry of its table's record."""
    length = sa.select(sa.func.count()).select_from(entries).where(entries.c.table_id == tables.c.id).scalar_subquery()
    for table_id, orders, number in db.execute(sa.select(tables.c.id, tables.c.orders, length)).all():
        added = [{"kind": "order", **order} for order in msgspec.json.decode(orders)]
        if added:
            rows = [
                {"table_id": table_id, "number": n, "entry": msgspec.json.encode(each).decode()}
                for n, each in enumerate(added, number)
            ]
            db.execute(entries.insert(), rows)
