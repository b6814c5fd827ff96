"""What must hold at every decision of every match, whatever the game; each check says what it found wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from leng.engine import journal
from leng.engine.choice import Choice, key
from leng.engine.dice import Dice
from leng.engine.errors import BadSave
from leng.engine.plain import NOT_COPIED, Box
from leng.engine.snapshot import first_difference
from leng.engine.state import EVERYBODY, Event, State
from leng.engine.table import Table

PLAIN = frozenset((str, int, bool, float, bytes, type(None)))
"""What cannot be changed in place; nearly all that lies on a table."""

_STRINGS = re.compile(rb'"((?:[^"\\]|\\.)*)"')


class Fault(Exception):
    """Something that must not be: the name of the check, and what it saw."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail


# Looking at states -----------------------------------------------------------------------------------------------


def bare(state: State) -> bytes:
    """A state as bytes, without its content and its log: equal bytes, equal positions."""
    news, state.news = state.news, None
    try:
        return msgspec.json.encode(state, enc_hook=lambda box: box.fingerprint)  # which takes numbers of any size
    finally:
        state.news = news


def question(choice: Choice | None) -> tuple[Any, ...]:
    """A decision in comparable form."""
    return () if choice is None else (choice.seat, choice.ask, tuple(map(key, choice.options)))


def changeable(thing: object) -> Iterator[object]:
    """Everything below a thing that could be changed in place, save the content of the box."""
    going = [thing]
    while going:
        thing = going.pop()
        if type(thing) in PLAIN:
            continue
        if isinstance(thing, msgspec.Struct):
            if not thing.__struct_config__.frozen:
                yield thing
            going += [getattr(thing, field) for field in thing.__struct_fields__ if field != NOT_COPIED]
        elif isinstance(thing, dict):
            yield thing
            going += thing.values()
        elif isinstance(thing, list | set):
            yield thing
            going += thing
        elif isinstance(thing, tuple):
            going += thing
        elif not isinstance(thing, Box | str | int | float | bytes | None):
            yield thing


def shared(one: Iterable[object], other: Iterable[object]) -> list[object]:
    """The changeable things that two trees have in common."""
    ids = {id(each) for root in one for each in changeable(root)}
    return [each for root in other for each in changeable(root) if id(each) in ids]


def names_in(thing: object) -> set[str]:
    """Every string in something, as a reader of its JSON would find them."""
    return {found.decode() for found in _STRINGS.findall(msgspec.json.encode(thing, enc_hook=repr))}


# The checks ------------------------------------------------------------------------------------------------------


def check_decision(table: Table) -> None:
    """There is something to pick, no two options have the same key, and every piece of the box is somewhere."""
    decision = table.decision
    if decision is not None:
        keys = [key(option) for option in decision.options]
        if not keys:
            raise Fault("no-option", f"seat {decision.seat} is asked {decision.ask.name} and offered nothing")
        if len(set(keys)) < len(keys):
            twice = sorted({each for each in keys if keys.count(each) > 1})
            raise Fault("same-key", f"{decision.ask.name} offers more than once: {', '.join(twice)}")
        if not 0 <= decision.seat < len(table.seats):
            raise Fault("no-such-seat", f"seat {decision.seat} is asked {decision.ask.name}")
    try:
        table.game.check(table.state)
    except AssertionError as trouble:
        raise Fault("invariant", str(trouble)) from None


def check_refusals(table: Table) -> None:
    """What is refused is not offered, and asking twice gives the same answer."""
    decision = table.decision
    assert decision is not None
    refused = decision.refused()
    both = {key(option) for option, _ in refused} & set(map(key, decision.options))
    if both:
        raise Fault("offered-and-refused", f"{decision.ask.name}: {', '.join(sorted(both))}")
    for option, refusal in refused:
        if decision.unless is not None and decision.unless(option) is None:
            raise Fault("refusal-wavers", f"{decision.ask.name}: {key(option)} ({refusal.name})")
    for option in decision.options:
        if decision.unless is not None and decision.unless(option) is not None:
            raise Fault("offered-and-refused", f"{decision.ask.name}: {key(option)}")


def check_copy(table: Table, chance: Dice, further: int = 6) -> None:
    """A copy is equal, shares nothing that can change, and can be played on without touching its original."""
    twin = table.copy()
    if bare(twin.state) != bare(table.state) or bare(twin.play.boundary) != bare(table.play.boundary):
        raise Fault("copy-differs", _parted(table.state, twin.state))
    if question(twin.decision) != question(table.decision):
        raise Fault("copy-differs", f"{question(table.decision)} became {question(twin.decision)}")
    # The boundary is never changed once taken, so both may go back to the same one; what is played on shares nothing.
    common = shared((table.state,), (twin.state, twin.play.boundary)) or shared((table.play.boundary,), (twin.state,))
    if common:
        raise Fault("copy-shares", repr(common[0])[:200])
    boundary = table.last_boundary[1]
    before = (bare(table.state), bare(boundary), len(table.log), len(table.moves), question(table.decision))
    for _ in range(further):
        if twin.decision is None:
            break
        twin.take(twin.decision.at_random(chance))
    if before != (bare(table.state), bare(boundary), len(table.log), len(table.moves), question(table.decision)):
        raise Fault("copy-touches", "playing on a copy changed its original")


def check_sight(table: Table, chance: Dice) -> bool:
    """No view names what is hidden or changes with it; says whether the worlds imagined differ from the truth."""
    game, state = table.game, table.state
    pieces = {id(each) for each in changeable(state)}
    differs = False
    for audience in (*range(len(table.seats)), EVERYBODY):
        seen = game.view(state, audience)
        hidden = game.hidden_from(state, audience)
        named = names_in(seen) & hidden
        if named:
            raise Fault("view-names", f"audience {audience} sees {', '.join(sorted(named))}")
        _check_open_hands(table, seen, audience)
        for each in changeable(seen):
            if id(each) in pieces:
                raise Fault("view-shares", f"audience {audience} holds a piece of the table: {each!r}"[:200])
        world = state.copy()
        game.imagine(world, audience, chance.fork(), remember=False)
        if msgspec.json.encode(game.view(world, audience)) != msgspec.json.encode(seen):
            where = _parted(seen, game.view(world, audience))
            raise Fault("view-leaks", f"audience {audience} sees more than it may: {where}")
        differs = differs or bare(world) != bare(state)
    decision = table.decision
    if decision is not None:
        hidden = game.hidden_from(state, decision.seat)
        named = {part for option in decision.options for part in re.split("[:-]", key(option))} & hidden
        if named:
            raise Fault("option-names", f"{decision.ask.name} names {', '.join(sorted(named))}")
    return differs


def _check_open_hands(table: Table, seen: object, audience: int) -> None:
    """Where hands are open, a seat sees what nobody else does only while it is asked in private.

    Several people look at one screen there, and a curtain falls for such a question alone.
    """
    decision = table.decision
    asked = decision is not None and decision.seat == audience and decision.ask.private
    if table.manner.secrets or asked or audience == EVERYBODY:
        return
    named = names_in(seen) & table.game.hidden_from(table.state, EVERYBODY)
    if named:
        raise Fault("view-private", f"seat {audience} sees {', '.join(sorted(named))} without being asked in private")


def check_imagination(table: Table, chance: Dice) -> None:
    """What a seat imagines depends on what it knows and on its own chance, never on the truth."""
    game = table.game
    for seat in range(len(table.seats)):
        one, other = chance.fork().key, chance.fork().key
        straight = table.state.copy()
        game.imagine(straight, seat, Dice(one))
        around = table.state.copy()
        game.imagine(around, seat, Dice(other))
        game.imagine(around, seat, Dice(one))
        if bare(straight) != bare(around):
            raise Fault("imagination-peeks", f"seat {seat}: {_parted(straight, around)}")


def hidden_now(table: Table) -> dict[int, set[str]]:
    """What each audience may not know at this moment."""
    audiences = (*range(len(table.seats)), EVERYBODY)
    return {audience: table.game.hidden_from(table.state, audience) for audience in audiences}


def check_log(table: Table, fresh: Sequence[Event], before: dict[int, set[str]]) -> None:
    """No fresh line names what its reader could not know before it and cannot know now; no line can change later."""
    after = hidden_now(table)
    for event in fresh:
        names = names_in(event.facts)
        for audience, hidden in before.items():
            named = names & hidden & after[audience] if event.seen_by(audience) else set()
            if named:
                raise Fault("log-names", f"audience {audience} reads {', '.join(sorted(named))} in {event.kind!r}")
    kept = [thing for event in fresh for value in event.facts.values() for thing in changeable(value)]
    common = shared((table.state,), kept) if kept else []
    if common:
        raise Fault("log-shares", f"a line of the log holds a piece of the table: {common[0]!r}"[:200])


def check_reveals(table: Table, fresh: Sequence[Event], before: dict[int, set[str]], fate: tuple[int, ...]) -> None:
    """Whatever came out to somebody, in view, log or question, has put an end to taking the choice back freely."""
    if table.state.fate != fate:
        return
    after = hidden_now(table)
    decision = table.decision
    for audience, hidden in before.items():
        out = hidden - after[audience]
        for event in fresh:
            if event.seen_by(audience):
                out |= hidden & names_in(event.facts)
        if decision is not None and decision.seat == audience:
            out |= hidden & names_in(decision.about)
        if out:
            told = f"audience {audience} came to know {', '.join(sorted(out))} without a change of fate"
            raise Fault("reveal-unmarked", told)


def check_undo(table: Table, wanted: str) -> None:
    """Make a choice, take it back, make it again: the same position before, the same position after.

    Picks of a whole are taken back together.
    """
    decision = table.decision
    assert decision is not None
    everybody = range(len(table.seats))
    begun = table.number - (decision.picks.asked if decision.picks is not None else 0)
    again = [*(move.key for move in table.moves[begun:]), wanted]
    begin = table.position(begun)
    before, asked = bare(begin.state), question(begin.choice)
    table.choose(wanted)
    after, then = bare(table.state), question(table.decision)
    table.undo(decision.seat, agreed=everybody)
    if (bare(table.state), question(table.decision)) != (before, asked):
        raise Fault("undo-differs", f"taking {wanted} back does not lead to where it was made")
    for each in again:
        table.choose(each)
    if (bare(table.state), question(table.decision)) != (after, then):
        raise Fault("redo-differs", f"{wanted}, taken back and made again, leads elsewhere")


def check_save(table: Table, file: Path) -> None:
    """A match saved and loaded stands at the same decision with the same past."""
    journal.save(table, file)
    try:
        again = journal.load(file)
    except BadSave as trouble:  # what was written here cannot be played again
        raise Fault("save-differs", str(trouble)) from None
    if bare(again.state) != bare(table.state):
        raise Fault("save-differs", _parted(table.state, again.state))
    for name, ours, theirs in (
        ("decision", question(table.decision), question(again.decision)),
        ("choices", table.moves, again.moves),
        ("record", table.record, again.record),
        ("log", table.log, again.log),
    ):
        if ours != theirs:
            raise Fault("save-differs", f"the {name} of a loaded match is not that of the saved one")


def check_end(table: Table) -> None:
    """A finished match has a result the game knows of."""
    result = table.result
    if result is None or result.ending not in table.game.endings:
        raise Fault("no-result", f"the match ended with {result}")
    if len(result.scores) != len(table.seats) or not set(result.winners) <= set(range(len(table.seats))):
        raise Fault("no-result", f"{len(table.seats)} seats and {result}")
    if table.manner.together and len(result.winners) not in (0, len(table.seats)):
        raise Fault("no-result", f"won together by some: {result}")
    strangers = {rival.name for rival in result.rivals} - set(table.game.rivals)
    if strangers:
        raise Fault("no-such-rival", ", ".join(sorted(strangers)))


def check_verifies(table: Table, file: Path) -> None:
    """The file of an honest match verifies."""
    journal.save(table, file)
    _, difference = journal.verify(file)
    if difference is not None:
        raise Fault("verify-differs", f"{difference.key} {difference.facts}")


def _parted(one: object, other: object) -> str:
    """Where two plain things first differ, in words."""
    ours, theirs = (msgspec.to_builtins(each, enc_hook=_apart) for each in (one, other))
    where, here, there = first_difference(ours, theirs) or ("nowhere", "", "")
    return f"{where or 'the whole'}: {here} and {there}"[:300]


def _apart(thing: object) -> object:
    """What does not belong to a position: the content is told by its fingerprint, the running log not at all."""
    return thing.fingerprint if isinstance(thing, Box) else None
