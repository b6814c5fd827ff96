"""Matches in and out: from the store, from a file somebody sent, and as a file to take home."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from leng.engine.errors import BadSave, LengError
from leng.engine.journal import FORMAT, Journal, from_plain, journal_of, read, replayed, restore, save
from leng.engine.orders import makes_sense
from leng.engine.presenter import presenter
from leng.engine.state import EVERYBODY, UNVEILED, Event
from leng.engine.table import Table, TakenBack
from leng.server.live import bot_of
from leng.server.store import Kept, News, Store

SENT = "save.leng"
"""What we call a file whose name nobody told us."""


def save_bytes(table: Table) -> bytes:
    """The match as a save file."""
    with tempfile.TemporaryDirectory(prefix="leng-") as folder:
        file = Path(folder) / SENT
        save(table, file)
        return file.read_bytes()


def read_sent(contents: bytes, name: str = SENT) -> Journal:
    """A journal from what was sent; a mistake is told with the name the sender knows."""
    with tempfile.TemporaryDirectory(prefix="leng-") as folder:
        file = Path(folder) / SENT
        file.write_bytes(contents)
        try:
            return read(file)
        except BadSave as error:
            raise BadSave(error.key, **{**error.facts, "file": name}) from None


def open_sent(journal: Journal) -> Table:
    """The table of a save from outside; one on which the rules or the words would stumble is not let in."""
    try:
        table = restore(journal, SENT)
        table.game.check(table.state)
        speaker = presenter(table.game, table.seats, None, table.state.box)
        for audience in (*range(len(table.seats)), EVERYBODY, UNVEILED):
            msgspec.json.encode(table.view(audience))
            for event in table.story(audience):
                speaker.line(event)
        if table.decision is not None:
            speaker.prompt(table.decision)
            for option in table.decision.options:
                speaker.label(table.decision, option)
            speaker.reasons(table)
        sound = all(makes_sense(speaker, order) for order in table.orders)
        msgspec.json.encode(journal_of(table))
    except LengError:
        raise
    except Exception as trouble:  # whatever a broken position sets off in the rules
        raise BadSave("error-save-corrupt", file=SENT, trouble=repr(trouble)) from None
    if not sound:
        raise BadSave("error-save-corrupt", file=SENT, trouble="orders")
    return table


# The store -------------------------------------------------------------------------------------------------------


def open_kept(kept: Kept, store: Store) -> Table:
    """The table of the store, at the decision where it was left.

    When the rules have changed since, it goes on from the last boundary between units of play; choices made after
    that boundary which are no longer possible are taken back, and the log says so.
    """
    try:
        return restore(_journal(kept), kept.id)
    except BadSave:
        at, standing = kept.snapshot.at, _standing(kept)
        if len(standing) <= at:
            raise
    undone = TakenBack(standing[at], at, sorted(set(standing)))
    kept.record.append(undone)
    kept.log.append(Event("undo", {"seat": undone.seat, "choices": len(standing) - at}))
    table = restore(_journal(kept), kept.id)
    news = News(
        number=len(kept.record) - 1,
        entries=[undone],
        logged=len(kept.log) - 1,
        log=kept.log[-1:],
        snapshot=None,
        orders=None,
        over=table.decision is None,
        bots_turn=bot_of(table) is not None,
    )
    store.append([(kept.id, news)])
    return table


def _journal(kept: Kept) -> Journal:
    return Journal(
        leng=FORMAT,
        opening=kept.opening,
        commitment=kept.opening.commitment,
        record=kept.record,
        orders=kept.orders,
        snapshots=[*([kept.start] if kept.start else []), kept.snapshot],
        log=kept.log,
    )


def _standing(kept: Kept) -> list[int]:
    """The seats of the choices that stand."""
    seats: list[int] = []
    for entry in kept.record:
        if isinstance(entry, TakenBack):
            del seats[entry.to :]
        else:
            seats.append(entry.seat)
    return seats


class Checked(msgspec.Struct):
    """How a stored match fares under the rules of today."""

    id: str
    game: str
    choices: int
    over: bool
    replays: bool
    opens: bool  # from its snapshot, if it does not replay
    trouble: str = ""


def check_all(store: Store) -> Iterator[Checked]:
    """Replay every stored match; nothing is changed."""
    for table_id in store.ids():
        kept = store.load(table_id)
        if kept is not None:
            yield _check(kept)


def _check(kept: Kept) -> Checked:
    checked = Checked(kept.id, kept.opening.game, len(kept.record), kept.over, replays=True, opens=True)
    try:
        again = replayed(kept.opening, kept.record, kept.start)
        there: Any = dict(again.boundaries).get(kept.snapshot.at)
        if there != from_plain(again.game, kept.snapshot.state, again.state.box) or _differ(again.log, kept.log):
            raise BadSave("error-replay-parts", at=kept.snapshot.at)
    except Exception as trouble:  # any fault of the rules is a finding here
        checked.replays = False
        checked.trouble = str(trouble)
        try:
            restore(_journal(kept), kept.id)
        except Exception as worse:
            checked.opens = False
            checked.trouble = str(worse)
    return checked


def _differ(one: Any, other: Any) -> bool:
    """Whether two things differ once they are written down."""
    return msgspec.json.encode(one) != msgspec.json.encode(other)
