"""Whether two tables are the same, as far as players can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from leng.games.elder_sign.state import COLOUR_OF, Museum, Space
from oracles.elder_sign.tale import Tale

QUIET = ("reserve", "locked", "out", "gone")
"""Where nobody looks at the face of a die."""


def dice(g: Museum) -> Counter[tuple[str, str, str]]:
    """Of each die its colour, where it lies, and what it shows where that matters."""
    seen = []
    for die, place in enumerate(g.lies):
        shows = "" if place in QUIET or place.startswith("task.") else g.faces[die]
        seen.append((COLOUR_OF[die], place, shows))
    return Counter(seen)


def locks(g: Museum) -> list[tuple[str, str, str]]:
    """Each lock in order of arrival, and where its die lies."""
    return [(each.holder, each.colour, g.lies[each.die] if each.die >= 0 else "waits") for each in g.locks]


def spread(space: Space) -> tuple[str, list[tuple[str, int]]]:
    """A card with the monsters on it."""
    return space.card, sorted(zip(space.monsters, space.slots, strict=True))


def people(g: Museum) -> Iterator[tuple[str, Any]]:
    """Each investigator's things, one by one."""
    for who in g.investigators:
        for field in ("id", "sanity", "stamina", "less_sanity", "less_stamina", "clues", "due", "resting"):
            yield f"{field} of seat {who.seat}", getattr(who, field)
        yield f"at of seat {who.seat}", who.at if who.id else ""
        for pile in ("cards", "cast", "allies", "trophies", "used"):
            yield f"{pile} of seat {who.seat}", Counter(getattr(who, pile))


def table(g: Museum) -> Iterator[tuple[str, Any]]:
    """Everything that lies there."""
    for field in ("ancient_one", "active", "doom", "signs", "awake", "hour", "struck", "mythos", "ending"):
        yield field, getattr(g, field)
    yield from people(g)
    yield "Adventures", [spread(each) for each in g.adventures]
    yield "Other Worlds", [spread(each) for each in g.worlds]
    yield "dice", dice(g)
    yield "locks", locks(g)
    for pile in ("cup", "lingering", "unused", "devoured", "removed", "beaten", "aside"):
        yield pile, Counter(getattr(g, pile))


def attempts(t: Tale, g: Museum) -> Iterator[tuple[str, Any, Any]]:
    """The attempt going on."""
    mine, theirs = t.work, g.attempt
    if mine is None or theirs is None:
        if (mine is None) != (theirs is None):
            yield "attempt", mine and mine.card, theirs and theirs.card
        return
    yield "tasks done", set(mine.done), set(theirs.done)
    yield "monsters met", Counter(mine.met), Counter(theirs.met)
    yield "helpers", sorted(mine.helped), sorted(theirs.helped)
    yield "rerolls left", mine.rerolls, theirs.rerolls


def differences(t: Tale, g: Museum) -> Iterator[str]:
    """What lies otherwise on the engine's table than on ours."""
    for (what, mine), (_, theirs) in zip(table(t.g), table(g), strict=True):
        if isinstance(mine, Counter) and mine != theirs:
            yield f"{what}: {dict(mine - theirs)} is missing, {dict(theirs - mine)} is too much"
        elif mine != theirs:
            yield f"{what} should be {mine}, not {theirs}"
    for what, mine, theirs in attempts(t, g):
        if mine != theirs:
            yield f"{what} should be {mine}, not {theirs}"
    for kind, deck in g.decks.items():
        ours, fresh = t.g.decks[kind].cards, t.put_under.get(kind, 0)
        if ours[fresh:] != deck.cards[fresh:] or Counter(ours) != Counter(deck.cards):
            yield f"the {kind} deck should be {ours}, not {deck.cards}"
        ours[:] = deck.cards  # of cards put under together nobody knows the order
    t.put_under.clear()
