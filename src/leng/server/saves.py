"""Matches in and out: from the store, from a file somebody sent, and as a file to take home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from leng import __version__
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSave, LengError
from leng.engine.game import find_game
from leng.engine.journal import FORMAT, Journal, dumps, journal_of, replayed, restore
from leng.engine.record import standing
from leng.engine.replaying import leads_elsewhere
from leng.engine.state import EVERYBODY, UNVEILED, Event
from leng.engine.table import Table, TakenBack
from leng.server.live import bot_of, last_boundary
from leng.server.store import Change, Kept, Store
from leng.words.orders import makes_sense
from leng.words.presenter import presenter

SENT = "save.leng"
"""What we call a file whose name nobody told us."""

SOME_WAY = 60
"""So many choices a position that nobody played is tried out."""


def save_bytes(table: Table) -> bytes:
    """The match as a save file."""
    return dumps(journal_of(table))


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
        if table.foreign:
            walk_on(table.copy())
    except LengError:
        raise
    except Exception as trouble:  # whatever a broken position sets off in the rules
        raise BadSave("error-save-corrupt", file=SENT, trouble=repr(trouble)) from None
    if not sound:
        raise BadSave("error-save-corrupt", file=SENT, trouble="orders")
    return table


def walk_on(table: Table, choices: int = SOME_WAY) -> None:
    """Play some way on by chance: a position in which the rules would stumble is found out before it is let in."""
    chance = Dice(seed_number(table.opening.seed))
    for _ in range(choices):
        if table.decision is None:
            break
        table.take(table.decision.at_random(chance))
        table.game.check(table.state)
        for audience in (*range(len(table.seats)), EVERYBODY):
            table.view(audience)


# The store -------------------------------------------------------------------------------------------------------


def open_kept(kept: Kept, store: Store) -> Table:
    """The table of the store, at the decision where it was left; Outgrown when nothing leads there any more.

    When the rules have changed since, it goes on from the last boundary between units of play; choices made after
    that boundary which are no longer possible are taken back, and the log says so.
    """
    try:
        table = restore(journal_kept(kept), kept.id, stored=True)
        if kept.rules != __version__:
            retold = (table.record[:], table.log[:]) if table.record[:] != kept.record else None
            store.refresh(kept.id, table.game.shape, last_boundary(table), table.result, retold)
        return table
    except BadSave:
        at, choices = kept.snapshot.at, standing(kept.record)
        if len(choices) <= at or kept.shape != find_game(kept.opening.game).shape:
            raise
    undone = TakenBack(choices[at].seat, at, sorted({each.seat for each in choices}))
    told = Event("undo", {"seat": undone.seat, "choices": len(choices) - at})
    table = restore(journal_kept(kept, [undone], [told]), kept.id, stored=True)
    change = Change(
        number=len(kept.record),
        entries=[undone],
        logged=len(kept.log),
        log=[told],
        shape=table.game.shape,
        snapshot=None,
        result=table.result,
        bots_turn=bot_of(table) is not None,
    )
    store.append([(kept.id, change)])
    return table


def journal_kept(kept: Kept, also: Sequence[TakenBack] = (), told: Sequence[Event] = ()) -> Journal:
    """A table of the store as it would be saved, also one that can no longer be opened."""
    return Journal(
        leng=FORMAT,
        rules=kept.rules,
        shape=kept.shape,
        opening=kept.opening,
        commitment=kept.opening.commitment,
        record=[*kept.record, *also],
        snapshots=[*([kept.start] if kept.start else []), kept.snapshot],
        log=[*kept.log, *told],
        result=kept.result,
    )


class Checked(msgspec.Struct):
    """How a stored match fares under the rules of today."""

    id: str
    game: str = ""
    rules: str = ""  # the release that wrote it last
    choices: int = 0
    over: bool = False
    replays: bool = False
    opens: bool = False  # by its record, or from its snapshot
    trouble: str = ""


def check_all(store: Store) -> Iterator[Checked]:
    """Replay every stored match, whatever is wrong with one of them; nothing is changed."""
    for table_id in store.ids():
        try:
            kept = store.load(table_id)
        except Exception as damage:  # a damaged table must not hide the others
            yield Checked(table_id, trouble=str(getattr(damage, "orig", damage)))
            continue
        if kept is not None:
            yield _check(kept)


def _check(kept: Kept) -> Checked:
    checked = Checked(kept.id, kept.opening.game, kept.rules, len(standing(kept.record)), kept.over)
    try:
        again = replayed(kept.opening, kept.record, kept.start)
        same_shape = kept.shape == again.game.shape
        if leads_elsewhere(again, [kept.snapshot], same_shape) or _differ(list(again.log), kept.log):
            raise BadSave("error-replay-parts", at=kept.snapshot.at)
        checked.replays = checked.opens = True
    except Exception as trouble:  # any fault of the rules is a finding here
        checked.trouble = str(trouble)
        try:
            restore(journal_kept(kept), kept.id, stored=True)
            checked.opens = True
        except Exception as worse:
            checked.trouble = str(worse)
    return checked


def _differ(one: Any, other: Any) -> bool:
    """Whether two things differ once they are written down."""
    return msgspec.json.encode(one) != msgspec.json.encode(other)
