"""Old One tiles: turning them up, gates that spawn, and what happens where one arrives (p. 14, 18, 19)."""

from __future__ import annotations

from leng.games.auztralia.state import OldOne
from oracles.auztralia.paper import COMPASS, NEUTRAL, card, creature, tile
from oracles.auztralia.telling import Telling


def turn_up(t: Telling, old_one: OldOne) -> None:
    """A hidden tile shows its face: a blank leaves the game, a temple with XX spawns."""  # AZ
    old_one.up = True
    if creature(old_one.tile) == "blank":
        t.remove(old_one)
        t.g.gone.append(old_one.tile)
    elif tile(old_one.tile).get("mark") == "XX":
        spawn(t, old_one)


def spawn(t: Telling, temple: OldOne) -> None:
    """Three tiles come out of a temple, and each goes two hexes as a card points."""  # AZ
    kind = tile(temple.tile)["spawns"]
    coming = [name for name in t.g.waiting if creature(name) == kind]
    newcomers = []
    for name in coming:
        t.g.waiting.remove(name)
        newcomers.append(OldOne(name, temple.hex, up=True, damage=[0] * t.g.seats))
        t.g.tiles.append(newcomers[-1])
    for each in newcomers:
        name = t.turn()
        there = thrown(t, temple.hex, name)
        t.g.discard.append(name)
        if there != each.hex:
            each.hex = there
            arrive(t, [each])


def thrown(t: Telling, start: int, name: str) -> int:
    """Two hexes in the direction of the card, or else in the next one that stays on the land."""  # AZ Q-35
    ways = clockwise(int(card(name)["direction"]), bool(card(name)["clockwise"]))
    for way in ways:
        first = t.map.beyond(start, way)
        if first and t.map.beyond(first, way):
            return t.map.beyond(first, way)
    return next((t.map.beyond(start, way) for way in ways if t.map.beyond(start, way)), start)


def clockwise(first: int, sense: bool) -> list[int]:
    """All directions from one on, turning as the card says."""
    return [(first - 1 + (n if sense else -n)) % len(COMPASS) + 1 for n in range(len(COMPASS))]


def arrive(t: Telling, arriving: list[OldOne]) -> None:
    """What comes of Old Ones that one card has moved: they are all there before anything happens."""  # AZ R-129
    for n in dict.fromkeys(each.hex for each in arriving):
        here = [each for each in arriving if each.hex == n]
        if n == t.g.neutral_port:
            t.g.neutral_port = 0  # AZ R-185
            t.g.fallen += 1
            for each in here:
                each.halted = True  # AZ R-130
        for colony in t.g.colonies:
            if colony.port == n:
                at_port(t, colony.seat, here)
        field = t.g.farms.get(n)
        if field is not None and not field.blighted:
            at_farm(t, n, here)


def at_port(t: Telling, seat: int, here: list[OldOne]) -> None:
    """They go no further."""  # AZ R-130
    if seat not in t.g.fought:
        t.g.fought.append(seat)
    for each in here:
        each.halted = True


def at_farm(t: Telling, n: int, here: list[OldOne]) -> None:
    """Alanza Castro meets them; those who live blight the farm, or wait where Kapena Alika may strike back."""
    # AZ
    farm = t.g.farms[n]
    alive = here
    if farm.seat != NEUTRAL and t.has(farm.seat, "alanza_castro"):
        for each in here:
            t.hurt(each, farm.seat, 2)
            if t.is_dead(each):
                t.bury(each)
        alive = [each for each in here if each in t.g.tiles]
    if not alive:
        return
    if farm.seat != NEUTRAL and t.has(farm.seat, "kapena_alika"):
        for each in alive:
            each.halted = True
        if n not in t.g.entered:
            t.g.entered.append(n)
    else:
        farm.blighted = True
