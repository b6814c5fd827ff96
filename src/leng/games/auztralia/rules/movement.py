"""How Old Ones move: towards the nearest port or productive farm, one hex for each card that circles their kind."""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.auztralia.box import FAR, Card, Land
from leng.games.auztralia.deeds import cards, tiles
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.state import NEUTRAL, PURPLE, Australia, OldOne

# Where to ---------------------------------------------------------------------------------------------------------


def targets(g: Australia) -> list[int]:
    """What draws Old Ones: ports, and farms that are not blighted."""  # AZ
    found = [who.port for who in g.colonies if who.port]
    if g.neutral_port:
        found.append(g.neutral_port)
    found += [n for n, farm in g.farms.items() if not farm.blighted]
    return found


def routes(land: Land, here: int, goals: Sequence[int]) -> list[int]:
    """The directions that lead nearer to one of the nearest goals; nobody makes for the hex it stands on."""
    # AZ
    nearest: list[int] = []
    steps, best = land.steps[here], FAR
    for goal in goals:
        way = steps[goal]
        if way and way <= best:
            if way < best:
                best, nearest = way, []
            nearest.append(goal)
    found = []
    for direction, there in enumerate(land.around[here]):
        if there:
            steps = land.steps[there]
            for goal in nearest:
                if steps[goal] < best:
                    found.append(direction)
                    break
    return found


def turned(direction: int, clockwise: bool, ways: Sequence[int]) -> int:
    """The direction of a card if it is one of the ways, or else the first one as the card turns."""  # AZ
    turn = 1 if clockwise else -1
    while direction not in ways:
        direction = (direction + turn) % 6
    return direction


def step(land: Land, here: int, goals: Sequence[int], direction: int, clockwise: bool) -> int:
    """The hex to which an Old One steps; the direction is that on the card, from 1 in the north."""
    ways = routes(land, here, goals)
    return land.around[here][turned(direction - 1, clockwise, ways)] if ways else here


def prospects(land: Land, here: int, goals: Sequence[int]) -> dict[int, int]:
    """The hexes an Old One may step to next, by the direction that leads there."""
    around = land.around[here]
    return {direction + 1: around[direction] for direction in routes(land, here, goals)}


# A card -----------------------------------------------------------------------------------------------------------


def awake(g: Australia) -> bool:
    """Whether an Old One that can move lies face up: else no card is turned."""  # AZ R-121
    faces, movers = g.box.tiles, g.box.movers
    for one in g.tiles:
        if one.up and faces[one.tile].creature in movers:
            return True
    return False


def check(g: Australia, only: OldOne | None = None) -> None:
    """Turn a card; all Old Ones it circles move at once, or just the one that was turned up."""
    # AZ
    card = cards.turn(g)
    faces = g.box.tiles
    called = [
        one
        for one in ([only] if only is not None else g.tiles)
        if one.up and not one.halted and faces[one.tile].creature in card.movers
    ]
    if g.news is not None:
        g.tell("movement-card", card=card.id, direction=card.direction, movers=list(card.movers), rival=OLD_ONES)
    if called:
        called.sort(key=_by_hex)
        _advance(g, called, card)


def _by_hex(one: OldOne) -> tuple[int, str]:
    return one.hex, one.tile


def _advance(g: Australia, called: list[OldOne], card: Card) -> None:
    """Where each goes is settled by how the farms stood before the card; then all arrive together."""
    # AZ
    land, goals = g.land, targets(g)
    ways = [(one, step(land, one.hex, goals, card.direction, card.clockwise)) for one in called]
    moved = [(one, there) for one, there in ways if there != one.hex]
    for one, there in moved:
        go(g, one, there)
    arrive(g, [one for one, _ in moved])


def go(g: Australia, one: OldOne, there: int) -> None:
    """A tile goes to another hex."""
    g.tell("old-one-moves", tile=one.tile, origin=one.hex, hex=there, rival=OLD_ONES)
    one.spared = 0
    tiles.move(g, one, there)


# Where they arrive ------------------------------------------------------------------------------------------------


def arrive(g: Australia, those: list[OldOne]) -> None:
    """Old Ones that came by one card enter ports and farms."""
    overrun, undefended = [], g.neutral_port
    for one in those:
        farm = g.farms.get(one.hex)
        if farm is not None and not farm.blighted:
            if one.hex not in overrun:
                overrun.append(one.hex)
            _guard(g, one, farm.seat)
        elif one.hex == undefended:
            one.halted = True
            _raze(g)
        else:
            _besiege(g, one)
    for place in overrun:
        _overrun(g, place)


def _guard(g: Australia, one: OldOne, seat: int) -> None:
    """Some characters hurt every Old One that enters one of their farms."""  # AZ
    if seat == NEUTRAL:
        return
    for card in g.colonies[seat].characters:
        damage = g.box.guard_farms.get(card)
        if damage is not None:
            g.tell("uses", seat=seat, character=card)
            tiles.strike(g, one, seat, damage)


def _overrun(g: Australia, place: int) -> None:
    """A farm that Old Ones have entered is blighted, unless its owner may still strike back."""  # AZ
    those = invaders(g, place)
    if not those:
        return
    seat = g.farms[place].seat
    if (
        seat == NEUTRAL
        or (g.active != PURPLE and not g.letter)
        or g.box.counterattack.isdisjoint(g.colonies[seat].characters)
    ):
        blight(g, place)
        return
    for one in those:
        one.halted = True
    if place not in g.entered:
        g.entered.append(place)
        g.tell("farm-held", seat=seat, hex=place)


def invaders(g: Australia, place: int) -> list[OldOne]:
    """The Old Ones in the hex of a farm, but for those under which it was restored."""  # AZ Q-59
    return [one for one in g.at(place) if one.up and one.spared != place]


def blight(g: Australia, place: int) -> None:
    """A farm is turned to its blighted side."""  # AZ R-129
    farm = g.farms[place]
    farm.blighted = True
    if farm.seat == NEUTRAL:
        g.tell("neutral-farm-blighted", farm=farm.kind, hex=place, rival=OLD_ONES)
    else:
        g.tell("farm-blighted", seat=farm.seat, farm=farm.kind, hex=place, rival=OLD_ONES)


def _raze(g: Australia) -> None:
    """A port that nobody defends falls as soon as it is entered."""  # AZ R-185
    if g.neutral_port:
        g.tell("neutral-port-falls", hex=g.neutral_port, rival=OLD_ONES)
        g.neutral_port = 0
        g.fallen += 1


def _besiege(g: Australia, one: OldOne) -> None:
    """An Old One that enters a port goes no farther; the combat comes when all have moved."""  # AZ R-130
    for who in g.colonies:
        if who.port == one.hex:
            one.halted = True
            if who.seat not in g.fought:
                g.fought.append(who.seat)
            g.tell("port-attacked", seat=who.seat, tile=one.tile, hex=one.hex, rival=OLD_ONES)
