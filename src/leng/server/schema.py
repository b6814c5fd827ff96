"""The tables of the store, as the last migration leaves them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False, index=True),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("start", sa.Text, nullable=False),  # a snapshot for arranged tables, else empty
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("rules", sa.String(20), nullable=False),  # the release that wrote it last
    sa.Column("shape", sa.String(16), nullable=False),  # of the state in its snapshot
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("result", sa.Text, nullable=False),  # once it is over
    sa.Column("bots_turn", sa.Boolean, nullable=False),  # after a restart these are woken
    sa.Column("waiting", sa.Boolean, nullable=False),  # for friends: it has not begun
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),  # the hash of a program's key; empty where none has one
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),  # the hash of the person's cookie
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Index("ix_holders_table_id", "table_id"),
)

links = sa.Table(  # every link to a seat that was ever made: a used one can say so
    "links",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("link", sa.String(64), primary_key=True),  # its hash, never the link
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("maker", sa.String(64), nullable=False),  # the hash of a person's cookie; empty for a program
    sa.Column("spent", sa.Boolean, nullable=False),  # used, or replaced by a newer one
    sa.Column("made", sa.Float, nullable=False),  # when; 0 for those made before it was noted
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("event", sa.Text, nullable=False),
)

snapshots = sa.Table(  # the last boundary between units of play: from there a table goes on even if rules change
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)

talk = sa.Table(
    "talk",
    metadata,
    sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("said", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
