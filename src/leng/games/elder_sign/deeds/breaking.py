"""A turn broken off: by being devoured, or because the Ancient One awakes."""

from __future__ import annotations

from leng.engine.state import Unit
from leng.games.elder_sign.deeds import locks, monsters, pool
from leng.games.elder_sign.state import Museum

ATTEMPT = ("move", "entrance", "prepare", "research", "judge", "concede", "terror", "discard", "succeed", "fail",
           "before_penalties", "penalties", "gain_beaten", "end_turn")  # fmt: skip
"""The units of a turn up to its Advance the Clock phase."""


def broken(g: Museum) -> bool:
    """Whether nothing more of the turn is played but its Advance the Clock phase."""
    if not g.investigators[g.active].id:
        return True
    return not g.awake and g.doom >= g.box.track_length[g.ancient_one]


def play_on(g: Museum, *units: Unit) -> None:
    """What the turn goes on with, unless it has been broken off."""
    if not broken(g):
        g.agenda += units[::-1]


def break_off(g: Museum) -> None:
    """The attempt stops without rewards or penalties, and the dice return."""  # ES
    g.agenda[:] = [unit for unit in g.agenda if unit[0] not in ATTEMPT]
    leave(g)
    if g.actor.alive:  # the Ancient One awakes: markers not yet gained leave with the cards they lie on
        g.removed += g.aside
        g.aside.clear()
        g.beaten.clear()
        return
    for marker in g.beaten:  # turned over, but never gained
        _back_to_the_cup(g, marker)
    g.beaten.clear()
    for marker in g.aside:
        locks.free(g, marker)
        g.cup.append(marker)
    g.aside.clear()


def leave(g: Museum) -> None:
    """The dice of an attempt return; those Sister Mary borrowed go back to their locks."""  # ES
    if g.attempt is not None:
        met, g.attempt = g.attempt.met, None
        if met and not g.actor.alive:
            for marker in met:  # ES Q-39: with his other markers
                _back_to_the_cup(g, marker)
    pool.give_back(g)
    locks.take_back(g)


def _back_to_the_cup(g: Museum, marker: str) -> None:
    for space in g.spaces():
        if marker in space.monsters:
            monsters.lift(g, space, marker)
            g.cup.append(marker)
