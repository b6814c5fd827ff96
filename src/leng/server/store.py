"""Where tables are kept: SQLite by default, PostgreSQL by URL; one code path for both."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from leng import __version__
from leng.engine.game import Result
from leng.engine.journal import Snapshot
from leng.engine.record import Entry, Opening, TakenBack
from leng.engine.state import Event
from leng.server.database import Database
from leng.server.schema import entries, events, holders, links, seats, snapshots, tables, talk
from leng.server.secrets import same

REMEMBERED = 500  # lines of talk
AT_ONCE = 20
"""So many may speak at the same moment at one table, from several servers."""


class Kept(msgspec.Struct):
    """A table as it lies in the store."""

    id: str
    opening: Opening
    start: Snapshot | None
    spectators: bool
    record: list[Entry]
    shape: str  # of the state in the snapshot
    snapshot: Snapshot
    log: list[Event]
    secrets: list[str]
    result: Result | None = None  # once it is over
    over: bool = False  # tables that ended before 0.2.0 may be over without a word about the result
    bots_turn: bool = False
    waiting: bool = False  # for friends: it has not begun
    rules: str = __version__  # the release that wrote it last

    def seat_of(self, secret: str) -> int | None:
        """The seat to which a program's key is this secret."""
        return next((number for number, known in enumerate(self.secrets) if same(secret, known)), None)


class Change(msgspec.Struct, kw_only=True):
    """What is new at a table: all of it is written, or nothing."""

    number: int  # of the first new entry of the record
    entries: list[Entry]
    logged: int  # so many lines of the log stay as they were
    log: list[Event]  # the lines after those
    shape: str
    snapshot: Snapshot | None  # if a boundary was passed
    result: Result | None
    bots_turn: bool


class Invitation(msgspec.Struct):
    """A link to a seat, as it lies in the store."""

    link: str  # its hash
    seat: int
    maker: str  # the person who made it; empty for a program
    spent: bool  # somebody has sat down by it, or a newer one has taken its place
    made: float = 0.0  # when


class Said(msgspec.Struct):
    """A line of chat."""

    seat: int
    said: str
    at: float


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Store(Database):
    """Every table ever opened. Each method is one transaction: when it returns, it is on disk."""

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The store of a data folder."""
        return cls(sa.URL.create("sqlite", database=str(folder / "leng.db")))

    # Tables --------------------------------------------------------------------------------------------------------

    def add(self, kept: Kept) -> None:
        """Keep a new table."""
        now = time.time()
        with self._writing() as db:
            db.execute(
                tables.insert().values(
                    id=kept.id,
                    game=kept.opening.game,
                    opening=_json(kept.opening),
                    start=_json(kept.start) if kept.start else "",
                    spectators=kept.spectators,
                    bots_turn=kept.bots_turn,
                    waiting=kept.waiting,
                    **_written(kept.shape, kept.result),
                    opened=now,
                    changed=now,
                )
            )
            db.execute(
                seats.insert(),
                [{"table_id": kept.id, "seat": number, "secret": secret} for number, secret in enumerate(kept.secrets)],
            )
            _add_lines(db, [(kept.id, 0, kept.record, 0, kept.log)])
            db.execute(
                snapshots.insert().values(table_id=kept.id, at=kept.snapshot.at, state=_json(kept.snapshot.state))
            )

    def load(self, table_id: str) -> Kept | None:
        """A table with all that is needed to go on."""
        with self.engine.connect() as db:
            row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            record = _column(db, entries.c.entry, entries, table_id)
            log = _column(db, events.c.event, events, table_id)
            last = db.execute(sa.select(snapshots).where(snapshots.c.table_id == table_id)).mappings().one()
            hashes = db.execute(
                sa.select(seats.c.secret).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            ).scalars()
            return Kept(
                id=table_id,
                opening=msgspec.json.decode(row["opening"], type=Opening),
                start=msgspec.json.decode(row["start"], type=Snapshot) if row["start"] else None,
                spectators=row["spectators"],
                record=[msgspec.json.decode(each, type=Entry) for each in record],
                shape=row["shape"],
                snapshot=Snapshot(last["at"], msgspec.json.decode(last["state"])),
                log=[msgspec.json.decode(each, type=Event) for each in log],
                secrets=list(hashes),
                result=msgspec.json.decode(row["result"], type=Result) if row["result"] else None,
                over=row["over"],
                bots_turn=row["bots_turn"],
                waiting=row["waiting"],
                rules=row["rules"],
            )

    def append(self, batch: Sequence[tuple[str, Change]]) -> None:
        """Add to the records of tables, of all or of none; two writers cannot both have the same number."""
        now = time.time()
        with self._writing() as db:
            rows = []
            for table_id, change in batch:
                written = _written(change.shape, change.result)
                rows.append({"this": table_id, "bots_turn": change.bots_turn, "changed": now, **written})
                if any(isinstance(entry, TakenBack) for entry in change.entries):
                    db.execute(
                        events.delete().where((events.c.table_id == table_id) & (events.c.number >= change.logged))
                    )
            db.execute(tables.update().where(tables.c.id == sa.bindparam("this")), rows)
            lines = [(table_id, each.number, each.entries, each.logged, each.log) for table_id, each in batch]
            _add_lines(db, lines)
            snaps = [
                {"this": table_id, "at": change.snapshot.at, "state": _json(change.snapshot.state)}
                for table_id, change in batch
                if change.snapshot is not None
            ]
            if snaps:
                db.execute(snapshots.update().where(snapshots.c.table_id == sa.bindparam("this")), snaps)

    def refresh(
        self,
        table_id: str,
        shape: str,
        snapshot: Snapshot,
        result: Result | None,
        retold: tuple[list[Entry], list[Event]] | None = None,
    ) -> None:
        """Note that today's release has opened a table of an earlier one, and its position in today's shape.

        Where its picks have become wholes, the record and the log are written anew.
        """
        with self._writing() as db:
            if retold is not None:
                for kind in (entries, events):
                    db.execute(kind.delete().where(kind.c.table_id == table_id))
                _add_lines(db, [(table_id, 0, retold[0], 0, retold[1])])
            db.execute(tables.update().where(tables.c.id == table_id).values(**_written(shape, result)))
            position = {"at": snapshot.at, "state": _json(snapshot.state)}
            db.execute(snapshots.update().where(snapshots.c.table_id == table_id).values(**position))

    def ids(self) -> list[str]:
        """Every table, found by its name alone, so that a damaged one does not hide the others."""
        with self.told(), self.engine.connect() as db:
            return list(db.execute(sa.select(tables.c.id).order_by(tables.c.id)).scalars())

    def begin(self, table_id: str) -> None:
        """A table that waited for friends begins."""
        with self._writing() as db:
            db.execute(tables.update().where(tables.c.id == table_id).values(waiting=False, changed=time.time()))

    def waiting_for_bots(self) -> list[tuple[str, str]]:
        """The tables that wait for a bot, and no longer for friends: id and opening, the last changed first."""
        asleep = ~tables.c.over & tables.c.bots_turn & ~tables.c.waiting
        query = sa.select(tables.c.id, tables.c.opening).where(asleep)
        with self.engine.connect() as db:
            return [(row[0], row[1]) for row in db.execute(query.order_by(tables.c.changed.desc()))]

    # People --------------------------------------------------------------------------------------------------------

    def hold(self, person: str, table_id: str, seat: int) -> None:
        """Somebody sits down: from now on this person holds the seat."""
        with self._writing() as db:
            if person not in _sitting(db, table_id, seat):
                db.execute(holders.insert().values(person=person, table_id=table_id, seat=seat))

    def seats_of(self, person: str, table_id: str) -> list[int]:
        """The seats a person holds at a table."""
        query = sa.select(holders.c.seat).where((holders.c.person == person) & (holders.c.table_id == table_id))
        with self.engine.connect() as db:
            return sorted(db.execute(query).scalars())

    def sitters(self, table_id: str) -> list[tuple[int, str]]:
        """Everybody who sits at a table: the seat and the person."""
        query = sa.select(holders.c.seat, holders.c.person).where(holders.c.table_id == table_id)
        with self.engine.connect() as db:
            return sorted((row[0], row[1]) for row in db.execute(query))

    def tables_of(self, person: str) -> list[tuple[str, str, bool, float]]:
        """The tables at which a person sits: id, opening, whether it is over, when it last changed."""
        query = (
            sa.select(tables.c.id, tables.c.opening, tables.c.over, tables.c.changed)
            .where(tables.c.id.in_(sa.select(holders.c.table_id).where(holders.c.person == person)))
            .order_by(tables.c.changed.desc())
        )
        with self.engine.connect() as db:
            return [(row[0], row[1], row[2], row[3]) for row in db.execute(query)]

    # Links ---------------------------------------------------------------------------------------------------------

    def invite(self, table_id: str, new: Mapping[int, str], maker: str) -> None:
        """Keep a new link to each of these seats; those made before open nothing any more."""
        with self._writing() as db:
            for seat, link in new.items():
                _in_turn(db, table_id, seat)
                _replace(db, table_id, seat, link, maker)

    def renew(self, table_id: str, seat: int, link: str, maker: str) -> bool:
        """A new link by whoever sits there; while nobody does, by whoever made the last one. Nobody else may."""
        with self._writing() as db:
            _in_turn(db, table_id, seat)
            makers = sa.select(links.c.maker).where((links.c.table_id == table_id) & (links.c.seat == seat))
            if maker not in (_sitting(db, table_id, seat) or db.execute(makers).scalars().all()):
                return False
            _replace(db, table_id, seat, link, maker)
            return True

    def invitation(self, table_id: str, link: str) -> Invitation | None:
        """A link by its hash, also one that opens nothing any more."""
        query = sa.select(links).where((links.c.table_id == table_id) & (links.c.link == link))
        with self.engine.connect() as db:
            row = db.execute(query).mappings().first()
            return None if row is None else Invitation(link, row["seat"], row["maker"], row["spent"], row["made"])

    def invitations(self, table_id: str, maker: str) -> list[Invitation]:
        """The open links of a table, and a spent one for every seat to which this person has ever made any."""
        kind = (links.c.seat, links.c.maker, links.c.spent)
        last = sa.func.max(links.c.link), *kind, sa.func.max(links.c.made)
        query = sa.select(*last).group_by(*kind).order_by(*kind)
        shown = (links.c.table_id == table_id) & (~links.c.spent | (links.c.maker == maker))
        with self.engine.connect() as db:
            return [Invitation(*row) for row in db.execute(query.where(shown))]

    def sit(self, person: str, table_id: str, seat: int, link: str) -> bool:
        """Sit down by a link, which opens nothing afterwards; of two people at once, one does."""
        with self._writing() as db:
            _in_turn(db, table_id, seat)
            if person in _sitting(db, table_id, seat):
                return True
            this = (links.c.table_id == table_id) & (links.c.seat == seat)
            used = links.update().where(this & (links.c.link == link) & ~links.c.spent).values(spent=True)
            if not db.execute(used).rowcount:
                return False
            db.execute(holders.insert().values(person=person, table_id=table_id, seat=seat))
            key = (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.secret == link)
            db.execute(seats.update().where(key).values(secret=""))  # of old, a link was a key as well
            return True

    # Talk ----------------------------------------------------------------------------------------------------------

    def say(self, table_id: str, seat: int, said: str) -> None:
        """Keep a line of chat under the next number; who speaks at the same moment elsewhere comes before or after."""
        next_number = sa.select(sa.func.coalesce(sa.func.max(talk.c.number) + 1, 0)).where(talk.c.table_id == table_id)
        line = {"table_id": table_id, "number": next_number.scalar_subquery(), "seat": seat, "said": said}
        for attempt in range(AT_ONCE):
            try:
                with self._writing() as db:
                    db.execute(talk.insert().values(**line, at=time.time()))
                return
            except sa.exc.IntegrityError:
                if attempt == AT_ONCE - 1:
                    raise

    def talk_at(self, table_id: str) -> list[Said]:
        """What was said at a table, at most the last few hundred lines."""
        query = sa.select(talk).where(talk.c.table_id == table_id).order_by(talk.c.number.desc()).limit(REMEMBERED)
        with self.engine.connect() as db:
            said = [Said(row["seat"], row["said"], row["at"]) for row in db.execute(query).mappings()]
        return said[::-1]


def _written(shape: str, result: Result | None) -> dict[str, Any]:
    """What is noted with every change: who wrote it, in which shape, and how it ended if it has."""
    return {
        "rules": __version__,
        "shape": shape,
        "over": result is not None,
        "result": "" if result is None else _json(result),
    }


def _column(db: sa.Connection, column: sa.Column[Any], table: sa.Table, table_id: str) -> list[str]:
    query = sa.select(column).where(table.c.table_id == table_id).order_by(table.c.number)
    return list(db.execute(query).scalars())


def _in_turn(db: sa.Connection, table_id: str, seat: int) -> None:
    """Whoever changes anything about the links of a seat waits here until the one before has done."""
    db.execute(seats.update().where((seats.c.table_id == table_id) & (seats.c.seat == seat)).values(seat=seat))


def _sitting(db: sa.Connection, table_id: str, seat: int) -> list[str]:
    """The people on a seat."""
    query = sa.select(holders.c.person).where((holders.c.table_id == table_id) & (holders.c.seat == seat))
    return list(db.execute(query).scalars())


def _replace(db: sa.Connection, table_id: str, seat: int, link: str, maker: str) -> None:
    """One link of a seat is open at a time."""
    earlier = (links.c.table_id == table_id) & (links.c.seat == seat) & ~links.c.spent
    db.execute(links.update().where(earlier).values(spent=True))
    new = {"table_id": table_id, "link": link, "seat": seat, "maker": maker, "spent": False, "made": time.time()}
    db.execute(links.insert().values(new))


def _add_lines(db: sa.Connection, lines: Sequence[tuple[str, int, list[Entry], int, list[Event]]]) -> None:
    """Further entries of the record and lines of the log, of several tables."""
    record = [
        {"table_id": table_id, "number": n, "entry": _json(each)}
        for table_id, number, added, _, _ in lines
        for n, each in enumerate(added, number)
    ]
    log = [
        {"table_id": table_id, "number": n, "event": _json(each)}
        for table_id, _, _, logged, added in lines
        for n, each in enumerate(added, logged)
    ]
    if record:
        db.execute(entries.insert(), record)
    if log:
        db.execute(events.insert(), log)
