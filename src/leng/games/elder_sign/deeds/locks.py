"""Locked dice: taken when an icon comes into play, freed when it leaves, in order of arrival."""

from __future__ import annotations

from leng.engine.choice import Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds.pool import UNUSED, called, empty_spells
from leng.games.elder_sign.state import COLOUR_OF, GONE, LOCKED, RESERVE, Lock, Museum


def is_locked(g: Museum, die: int) -> bool:
    """Whether a lock holds this die, even if Sister Mary has borrowed it."""
    return any(lock.die == die for lock in g.locks)


def lock(g: Museum, holder: str) -> Rules[None]:
    """A card or marker with a locked-die icon comes into play and takes a die at once."""  # ES
    colour = g.box.locks.get(holder)
    if colour is None:
        return
    new = Lock(holder, colour)
    free = [die for die in range(8) if COLOUR_OF[die] == colour and g.lies[die] != GONE and not is_locked(g, die)]
    if free:  # ES Q-17: otherwise it waits in line
        new.die = yield from _which(g, free)
        hold(g, new.die)
    g.locks.append(new)
    g.tell("locked" if free else "lock-waits", card=holder, colour=colour)


def hold(g: Museum, die: int) -> None:
    """A die is under lock, wherever it lay."""
    g.lies[die] = LOCKED
    empty_spells(g)


def _which(g: Museum, free: list[int]) -> Rules[int]:
    """Which die: any, of the active player's choice; those of the reserve are all alike."""  # ES
    reserve = [die for die in free if g.lies[die] == RESERVE]
    if g.attempt is None and reserve and (not g.letter or len(reserve) == len(free)):
        return reserve[0]
    dice = {called(g, die) if die not in reserve or not g.letter else UNUSED: die for die in reversed(free)}
    pick = yield from choose(g.active, asks.LOCK_DIE, [("lock", name) for name in sorted(dice)])
    return dice[pick[1]]


def free(g: Museum, holder: str) -> None:
    """An icon leaves play: its die goes to the next lock in line, or back to the others."""  # ES
    for gone in [lock for lock in g.locks if lock.holder == holder]:
        g.locks.remove(gone)
        if gone.die < 0:
            continue
        heir = next((lock for lock in g.locks if lock.colour == gone.colour and lock.die < 0), None)
        if heir is not None:
            heir.die = gone.die
            g.tell("lock-passes", card=heir.holder, colour=gone.colour)
        elif g.lies[gone.die] == LOCKED:
            g.lies[gone.die] = RESERVE
            g.tell("freed", card=holder, colour=gone.colour)


def take_back(g: Museum) -> None:
    """Dice that Sister Mary used go back to their locks."""  # ES Q-28
    for each in g.locks:
        if each.die >= 0 and g.lies[each.die] not in (LOCKED, GONE):
            g.lies[each.die] = LOCKED
    empty_spells(g)
