"""The Ancient One awakes, and the last battle."""

from __future__ import annotations

from leng.engine.choice import Rules
from leng.engine.state import unit
from leng.games.elder_sign.deeds import decks, locks
from leng.games.elder_sign.deeds.breaking import break_off, leave
from leng.games.elder_sign.deeds.ending import all_devoured
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.state import GONE, LAIR, Museum

NIGHT = ("strikes", "mythos", "new_day")


@unit
def awaken(g: Museum) -> Rules[None]:
    """The Mythos card goes, the museum is cleared, and everybody faces the Ancient One."""  # ES
    if g.awake:
        return
    at_midnight = g.phase == "midnight"
    g.agenda[:] = [unit for unit in g.agenda if unit[0] not in (*NIGHT, "awaken")]
    break_off(g)
    g.awake = True
    g.phase = "battle"
    g.doom = g.box.track_length[g.ancient_one]  # ES R-122
    g.tell("awakens", ancient_one=g.ancient_one)
    if at_midnight:
        g.next_up(("attack",), ("new_day",))
    _clear(g)
    for who in g.investigators:
        who.due = who.due and g.letter  # ES: only who wakes him by being devoured is out
        who.at = LAIR if who.alive else who.at
    yield from resolve(g, g.actor, g.box.ancient_ones[g.ancient_one].awakens)
    all_devoured(g)


def _clear(g: Museum) -> None:
    """Cards and monsters leave the table; dice locked there leave the game."""  # ES
    if g.mythos:
        locks.free(g, g.mythos)
        decks.under(g, g.mythos)
        g.mythos = ""
    g.lingering.clear()
    for lock in g.locks:
        if lock.die >= 0:
            g.lies[lock.die] = GONE
            g.tell("die-gone", colour=lock.colour, card=lock.holder)
    g.locks.clear()
    for space in g.spaces():
        g.removed += [space.card, *space.monsters]
    g.adventures.clear()
    g.worlds.clear()


@unit
def attack_over(g: Museum) -> None:
    """The dice return after an attack on the Ancient One."""  # ES R-133
    leave(g)


@unit
def attack(g: Museum) -> Rules[None]:
    """The Ancient One attacks."""  # ES R-135
    g.tell("attacks", ancient_one=g.ancient_one)
    yield from resolve(g, g.actor, g.box.ancient_ones[g.ancient_one].attack)
