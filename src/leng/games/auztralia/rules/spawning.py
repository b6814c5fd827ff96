"""Tiles that are turned up, and the temples from which others come when they are."""

from __future__ import annotations

from leng.engine.state import unit
from leng.games.auztralia.box import Land
from leng.games.auztralia.deeds import cards, clock, tiles
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.rules import movement
from leng.games.auztralia.state import PURPLE, Australia, OldOne


def turned_up(g: Australia, one: OldOne) -> bool:
    """Turn a tile up: a blank leaves the game, a temple with XX spawns; tells whether anything is there."""
    # AZ
    there = tiles.turn_up(g, one)
    seat = _doer(g)
    if seat == PURPLE:
        g.tell("turned-up" if there else "blank", hex=one.hex, tile=one.tile, rival=OLD_ONES)
    else:
        g.tell("turned-up" if there else "blank", hex=one.hex, tile=one.tile, seat=seat)
    if there and g.box.tiles[one.tile].spawns:
        spawn(g, one.hex)
    return there


def _doer(g: Australia) -> int:
    """Whose deed it is that a tile is turned up: an attacker's, also while the Old Ones act, else whoever acts."""
    return g.active if g.combat is None else g.combat.seat


@unit
def uncover(g: Australia, tile: str) -> None:
    """The same for those who know only which tile."""
    for one in g.tiles:
        if one.tile == tile:
            turned_up(g, one)
            return


@unit
def spawn(g: Australia, place: int) -> None:
    """The three tiles of a temple with XX come onto it, and a card drives each of them two hexes away."""
    # AZ
    faces = g.box.tiles
    kinds = {faces[temple.tile].spawns for temple in g.at(place) if temple.up}
    born = [tiles.put(g, tile, place, up=True) for tile in g.waiting if faces[tile].creature in kinds]
    g.waiting = [tile for tile in g.waiting if faces[tile].creature not in kinds]
    seat = _doer(g)
    if g.active != PURPLE and g.letter and not g.entered:
        g.fought = []  # who fought for a port in the last activation may strike back now  # AZ Q-43
    for one in born:
        card = cards.turn(g)
        if seat == PURPLE:
            g.tell("spawned", tile=one.tile, hex=place, card=card.id, direction=card.direction, rival=OLD_ONES)
        else:
            g.tell("spawned", tile=one.tile, hex=place, card=card.id, direction=card.direction, seat=seat)
        there = driven(g.land, place, card.direction, card.clockwise)
        if there != place:
            movement.go(g, one, there)
            movement.arrive(g, [one])
    if born and g.active != PURPLE:
        sound_the_alarm(g)


def driven(land: Land, here: int, direction: int, clockwise: bool) -> int:
    """Two hexes in the direction of the card; where the sea is in the way, it turns, or goes less far."""  # AZ Q-35
    once = land.around[here]
    twice = [land.around[there][way] if there else 0 for way, there in enumerate(once)]
    for reached in (twice, once):
        ways = [way for way, there in enumerate(reached) if there]
        if ways:
            return reached[movement.turned(direction - 1, clockwise, ways)]
    return here


def sound_the_alarm(g: Australia) -> None:
    """Farms may be struck for, and whoever has Old Ones on the port must fight, once all that goes on now is over."""
    # AZ
    besieged = {one.hex for one in g.tiles if one.up}
    g.next_up(*[("defend", who.seat) for who in clock.turn_order(g) if who.port in besieged])
    if g.entered:
        g.next_up(("strike_back",))
