"""What units are worth, what the Old Ones threaten, and what a fight with them brings on average."""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.auztralia.bot.strength import army, prevails, spoils
from leng.games.auztralia.state import BLANK, TEMPLE, Australia, Colony

OLD_ONES = 0.6
"""How much it matters what the Old Ones have."""
UNIT = (1.3, 1.8, 3.0, 1.5, 1.8)
ANOTHER = 0.45  # of a unit, where there is one of its kind
PORT, FIELD = 28.0, 2.4  # what is lost with a port, and with a farm
NEAR = (1.0, 0.8, 0.55, 0.35, 0.2, 0.1, 0.05)  # how likely an Old One so many steps away comes
LOST = 0.6  # of a force that is beaten
ENDED = 0.15  # of a force whose fight is even


def units_of(g: Australia, who: Colony) -> list[int]:
    """All units of a player, those in a fight too."""
    combat = g.combat
    if combat is None or combat.seat != who.seat:
        return who.barracks
    return [n + more for n, more in zip(who.barracks, combat.force, strict=True)]


def worth_of(units: Sequence[int]) -> float:
    """What units are worth; a second one of a kind only takes blows."""
    worth = 0.0
    for unit, n in enumerate(units):
        if n:
            worth += UNIT[unit] * (1 + ANOTHER * min(n - 1, 2))
    return worth


def dangers(g: Australia, who: Colony, besides: int = 0) -> float:
    """Ports and farms that Old Ones are on their way to, but for those in one hex."""
    if not who.port:
        return 0.0
    tiles, steps = g.box.tiles, g.land.steps
    coming: list[tuple[str, int]] = []  # the nearest Old Ones
    near = 0.0
    lost = 0.0
    farms = [place for place, farm in g.farms.items() if farm.seat == who.seat and not farm.blighted]
    for one in g.tiles:
        if not one.up or one.hex == besides:
            continue
        face = tiles[one.tile]
        if face.creature in (TEMPLE, BLANK):
            continue
        row = steps[one.hex]
        far = row[who.port]
        if far < len(NEAR):
            coming.append((face.creature, max(1, face.capacity - sum(one.damage))))
            near = max(near, NEAR[far])
        for place in farms:
            if row[place] < len(NEAR):
                lost += 0.35 * FIELD * NEAR[row[place]]
    if coming:
        units = units_of(g, who)
        chance = prevails(g.box, army(g, who, units), tuple(coming[:3])) if any(units) else 0.0
        lost += PORT * near * (1 - chance)
    return min(lost, 60.0)


def fight(
    g: Australia, who: Colony, place: int, force: Sequence[int], hurt: int = 0, sanity: int | None = None
) -> float:
    """Points for what is destroyed and what no longer threatens, less units that are lost."""
    box = g.box
    own = army(g, who, force)._replace(hurt=hurt)
    if sanity is not None:
        own = own._replace(sanity=sanity)
    here = g.at(place)
    foes = tuple(
        (box.tiles[one.tile].creature, max(1, box.tiles[one.tile].capacity - sum(one.damage))) for one in here if one.up
    )
    sure = prevails(box, own, foes) if foes else 1.0
    points = sum(box.tiles[one.tile].points for one in here if one.up)
    worth = sure * (1 + OLD_ONES) * points
    for one in here:
        if not one.up:
            won = spoils(box, own, box.tiles[one.tile].level)
            worth += sure * (1 + 2 * OLD_ONES) * won
            sure *= min(1.0, 0.5 + won / 4)
    worth += sure * (dangers(g, who) - dangers(g, who, besides=place))
    return worth - worth_of(force) * (LOST * (1 - sure) + ENDED * sure * (1 - sure))
