"""Whether a table still waits for friends, and when a link was made: its code counts for a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Every table so far has begun; when links were made nobody noted."""
    op.add_column("tables", sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("links", sa.Column("made", sa.Float, nullable=False, server_default="0"))
