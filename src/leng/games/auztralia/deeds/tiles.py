"""Old One tiles: they come, move, are turned up, hurt and destroyed."""

from __future__ import annotations

from leng.games.auztralia.deeds import lines
from leng.games.auztralia.state import BLANK, CUBES, PER_DISC, SPARE_DISCS, TEMPLE, Australia, Colony, OldOne

OLD_ONES = "old_ones"
"""The rival without a seat."""


def creature(g: Australia, one: OldOne) -> str:
    """Which kind of Old One a tile shows."""
    return g.box.tiles[one.tile].creature


def put(g: Australia, tile: str, place: int, up: bool = False) -> OldOne:
    """A tile comes onto the board."""
    one = OldOne(tile, place, up, [0] * len(g.colonies))
    g.tiles.append(one)
    _mark(g)
    return one


def move(g: Australia, one: OldOne, place: int) -> None:
    """A tile goes to another hex; damage goes with it."""  # AZ R-129
    one.hex = place
    _mark(g)


def take_off(g: Australia, one: OldOne) -> None:
    """A tile leaves the board; where it goes is the caller's business."""
    g.tiles.remove(one)
    _mark(g)


def turn_up(g: Australia, one: OldOne) -> bool:
    """Turn a hidden tile up; a blank leaves the game, and then there is nothing there."""  # AZ
    one.up = True
    g.reveals += 1
    if creature(g, one) != BLANK:
        return True
    take_off(g, one)
    g.gone.append(one.tile)
    return False


def draw(g: Australia, levels: tuple[int, ...]) -> str | None:
    """The top tile of the first pile that has one."""  # AZ
    for level in levels:
        if g.piles[level]:
            g.reveals += 1
            return g.piles[level].pop()
    return None


def _mark(g: Australia) -> None:
    haunted = 0
    for one in g.tiles:
        haunted |= 1 << one.hex
    if haunted != g.haunted:
        g.haunted = haunted
        lines.retrace(g)


# Damage ----------------------------------------------------------------------------------------------------------


def on_tiles(g: Australia, seat: int) -> int:
    """Cubes of a player that lie on Old Ones; where five lie together a spare disc takes their place."""
    # AZ
    cubes = fives = 0
    for one in g.tiles:
        n = one.damage[seat]
        if n:
            cubes += n
            fives += n // PER_DISC
    return cubes - PER_DISC * min(SPARE_DISCS, fives)


def at_headquarters(g: Australia, who: Colony) -> int:
    """Cubes a player can act with; damage beyond all cubes is remembered without a mark."""  # AZ Q-21
    return max(0, CUBES - sum(who.cubes.values()) - on_tiles(g, who.seat))


def slain(g: Australia, one: OldOne) -> bool:
    """Whether an Old One has all the damage it can bear."""  # AZ R-098
    return sum(one.damage) >= g.box.tiles[one.tile].capacity


def strike(g: Australia, one: OldOne, seat: int, n: int) -> bool:
    """Damage that no card deals: it is marked, and whoever has borne too much is gone. Tells whether it is."""
    one.damage[seat] += n
    g.tell("struck", seat=seat, tile=one.tile, hex=one.hex, n=n)
    if slain(g, one):
        slay(g, one)
        return True
    return False


def slay(g: Australia, one: OldOne) -> None:
    """A destroyed Old One goes to the player who hurt it, or is shared out among those who did."""  # AZ
    take_off(g, one)
    worth = g.box.tiles[one.tile].points
    hurt = {seat: n for seat, n in enumerate(one.damage) if n}
    if creature(g, one) == TEMPLE:
        for seat in hurt:
            g.colonies[seat].temples += 1
    if len(hurt) == 1:
        seat = next(iter(hurt))
        g.colonies[seat].tiles.append(one.tile)
        g.tell("slain", seat=seat, tile=one.tile, hex=one.hex, points=worth)
        return
    g.gone.append(one.tile)  # AZ Q-22
    share, rest = divmod(worth, len(hurt))
    most = max(hurt.values())
    leaders = [seat for seat, n in hurt.items() if n == most]
    g.tell("slain-together", seats=list(hurt), tile=one.tile, hex=one.hex, points=worth)
    for seat in hurt:
        points = share + (rest // len(leaders) if seat in leaders else 0)
        g.colonies[seat].points += points
        g.tell("share", seat=seat, points=points)


def heal(g: Australia, one: OldOne) -> None:
    """All damage comes off, and the cubes go home."""  # AZ R-103
    one.damage[:] = [0] * len(one.damage)
