"""Units leave a combat: all airships, all others, or everybody."""

from __future__ import annotations

from leng.engine.choice import Ask, Rules, choose
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods
from leng.games.auztralia.state import AIRSHIP, UNITS, Australia, Colony, Combat

GROUND = tuple(kind for kind in range(len(UNITS)) if kind != AIRSHIP)
LEAVING = {asks.AIRSHIPS: (AIRSHIP,), asks.OTHERS: GROUND, asks.ALL: tuple(range(len(UNITS)))}
MIXED = (asks.AIRSHIPS, asks.OTHERS, asks.ALL, asks.STAY)
ALIKE = (asks.ALL, asks.STAY)


def offer(g: Australia, combat: Combat, who: Colony, ask: Ask) -> Rules[None]:
    """Ask who retreats, if anybody."""  # AZ
    pick = yield from choose(who.seat, ask, _ways(combat), hex=combat.hex)
    if pick != asks.STAY:
        leave(g, combat, who, pick)


def slip_away(g: Australia, combat: Combat, who: Colony) -> Rules[None]:
    """Once the card is turned, somebody may still lead units out: they neither hit nor are hit."""  # AZ
    for card in who.characters:
        if card in g.box.slip_away and card not in combat.used and any(combat.force):
            pick = yield from choose(who.seat, asks.SLIP_AWAY, _ways(combat), hex=combat.hex, character=card)
            if pick != asks.STAY:
                combat.used.append(card)
                g.tell("uses", seat=who.seat, character=card)
                leave(g, combat, who, pick)


def leave(g: Australia, combat: Combat, who: Colony, which: str) -> None:
    """Units go back to the barracks; their damage comes off."""  # AZ R-100
    gone = [0] * len(UNITS)
    for kind in LEAVING[which]:
        gone[kind] = combat.force[kind]
        who.barracks[kind] += combat.force[kind]
        combat.force[kind] = combat.hurt[kind] = 0
    if g.news is not None:
        g.tell("retreats", seat=who.seat, hex=combat.hex, units=goods.named(gone))


def _ways(combat: Combat) -> tuple[str, ...]:
    """Who may leave; nobody is asked to tell airships from others where there is only one of both."""
    if not combat.force[AIRSHIP]:
        return ALIKE
    for kind in GROUND:
        if combat.force[kind]:
            return MIXED
    return ALIKE
