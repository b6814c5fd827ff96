"""Investigators entering the game: at set-up, and after one was devoured."""

from __future__ import annotations

from leng.engine.choice import Rules, choose
from leng.engine.state import unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds.ending import all_devoured
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.state import ENTRANCE, GONE, LAIR, Investigator, Museum


@unit
def recruit(g: Museum, seat: int, how: str) -> Rules[None]:
    """A player takes an investigator, at random or by choice."""  # ES R-008
    who = g.investigators[seat]
    if how == "chosen":
        pick = yield from choose(seat, asks.RECRUIT, [("investigator", name) for name in sorted(g.unused)])
        name = pick[1]
    else:
        name = g.unused[g.dice.below(len(g.unused))]
    yield from enter(g, who, name)


@unit
def newcomer(g: Museum, seat: int) -> Rules[None]:
    """A player whose investigator was devoured chooses another one."""  # ES
    who = g.investigators[seat]
    who.due = False
    if not g.unused:  # another player took the last one
        who.at = GONE if g.letter else ""  # ES R-116
        all_devoured(g)
        return
    pick = yield from choose(seat, asks.NEWCOMER, [("investigator", name) for name in sorted(g.unused)])
    yield from enter(g, who, pick[1])
    who.resting = True


def enter(g: Museum, who: Investigator, name: str) -> Rules[None]:
    """Full sanity and stamina, starting cards and clues, the marker on the entrance."""  # ES
    card = g.box.investigators[name]
    g.unused.remove(name)
    who.id = name
    who.at = LAIR if g.awake else ENTRANCE  # ES R-130
    maxima = g.box.maxima[g.ancient_one]
    who.sanity = card.sanity + maxima["sanity"]
    who.stamina = card.stamina + maxima["stamina"]
    g.tell("enters", seat=who.seat, investigator=name)
    ready, g.ready = g.ready, False  # abilities that begin after set-up do not work on starting items
    yield from resolve(g, who, card.starting)
    g.ready = ready
