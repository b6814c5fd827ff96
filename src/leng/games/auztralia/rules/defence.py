"""Old Ones stand on a port: everybody there fights, and a port that is lost ends the match."""

from __future__ import annotations

from leng.engine.state import unit
from leng.games.auztralia.deeds import goods, people, tiles
from leng.games.auztralia.rules import ending
from leng.games.auztralia.state import COMBAT, UNITS, Australia, Colony, Combat

WAITING = ("defend", "strike_back")


@unit
def defend(g: Australia, seat: int) -> None:
    """All units of the barracks fight what stands on the port; it takes no time, and nobody may retreat."""
    # AZ R-110
    if g.combat is not None:  # the combat that goes on is fought to its end first  # AZ Q-35
        if g.letter:
            wait(g, "defend", seat)
        else:
            after = g.agenda.pop()
            g.next_up(after, ("defend", seat))
        return
    who = g.colonies[seat]
    if not g.at(who.port):
        return
    if seat not in g.fought:
        g.fought.append(seat)
    _guard(g, who)
    if not g.at(who.port):
        g.tell("port-holds", seat=seat, hex=who.port)
        return
    if not any(who.barracks):
        ending.finish(g, ending.PORT, seat)  # AZ Q-29
    force, who.barracks = who.barracks, [0] * len(UNITS)
    g.combat = Combat(seat, who.port, force, sanity=people.sanity(g, who), defence=True)
    g.phase = COMBAT
    if g.news is not None:
        g.tell("defends", seat=seat, hex=who.port, units=goods.named(force))
    g.next_up(("fight",))


def wait(g: Australia, name: str, *arguments: int) -> None:
    """A unit of play that must wait for the end of a combat comes after it, and after those that wait already."""
    place = len(g.agenda) - 1
    while g.agenda[place][0] in WAITING:
        place -= 1
    while g.agenda[place - 1][0] in WAITING:
        place -= 1
    g.agenda.insert(place, (name, *arguments))


def _guard(g: Australia, who: Colony) -> None:
    """Somebody may strike at everything that enters the port, before the fight."""  # AZ
    for card in who.characters:
        n = g.box.guard_port.get(card)
        if n is not None:
            g.tell("uses", seat=who.seat, character=card)
            for one in g.at(who.port):
                tiles.strike(g, one, who.seat, n)
