"""A sanctuary as bots see it: what its rooms are worth and hold off, and what lies where."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from leng.games.evil_high_priest.bot.scales import Scales
from leng.games.evil_high_priest.bot.worth import POINTS, chambers
from leng.games.evil_high_priest.box import HighPriestBox
from leng.games.evil_high_priest.state import TREASURE, Conclave, Priest

BEHIND_WALLS = 0.78
"""How what is lost in the long run shrinks with each point of defence before it."""
PLENTY, MORE = 60.0, 40.0
"""What lies in the open counts in full up to this; whatever lies there beside it counts as less than so much more."""


# Rooms ---------------------------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """The rooms of a sanctuary, whatever lies in them; the places are the exposed area and then all slots."""

    worth: float  # of the rooms, beside what they hold now
    before: tuple[tuple[int, int], ...]  # of each place: see ``overcome``
    open_to: tuple[float, ...]  # which part of what lies in each place is lost in the long run


def layout_of(g: Conclave, who: Priest, scales: Scales) -> Layout:
    """The rooms of a player."""
    return layout(g.box, scales, tuple(["" if room is None else room.card for room in who.rooms]))


@lru_cache(maxsize=8192)
def layout(box: HighPriestBox, scales: Scales, cards: tuple[str, ...]) -> Layout:
    """These rooms, slot by slot; a bot sees the same ones again and again."""
    worth, table = 0.0, chambers(box, scales)
    walls = [0]
    for slot, card in enumerate(cards):
        if not card:
            walls.append(0)
            continue
        face = table[card]
        walls.append(face.defence)
        worth += 0.9 + face.defence * (0.5 - 0.03 * slot) + face.holds * (0.2 + 0.02 * slot) + face.power
    part, open_to = scales.in_the_open, []
    for wall in walls:
        part = min(scales.in_the_open, part * BEHIND_WALLS**wall)
        open_to.append(part)
    return Layout(worth, overcome(walls), tuple(open_to))


def overcome(walls: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """What a raid must have overcome to come behind each of some walls, and what all of them have taken off it."""
    found, passed, most = [], 0, 0
    for wall in walls:
        passed += wall
        most = max(most, passed)
        found.append((most, passed))
    return tuple(found)


# Goods ---------------------------------------------------------------------------------------------------------------


def in_the_open(worth: float) -> float:
    """What goods are worth while they lie exposed: nobody can keep a great heap, so nobody must fear for it."""
    if worth <= PLENTY:
        return worth
    beyond = worth - PLENTY
    return PLENTY + MORE * beyond / (MORE + beyond)


def worth(goods: dict[str, int], scales: Scales) -> float:
    """What goods are worth together."""
    n, table = 0.0, scales.goods
    for kind, many in goods.items():
        n += table[kind] * many
    return n


def piles(who: Priest, scales: Scales) -> list[tuple[int, float]]:
    """The exposed area, and each room in which anything lies, by its place; and what that is worth."""
    found = [(0, worth(who.exposed, scales))]
    for place, room in enumerate(who.rooms, start=1):
        if room is not None and room.goods:
            found.append((place, worth(room.goods, scales)))
    return found


class Stash(NamedTuple):
    """What a player owns, as far as points go."""

    kept: float  # points of what lies in rooms, and in the open as far as it may be kept
    points: float  # of everything
    treasure: int
    places: list[tuple[int, float, int]]  # where anything lies, as a raid comes by, with its points and treasure


def points_of(goods: dict[str, int]) -> float:
    """The points of goods, but for treasure."""
    points = 0.0
    for kind, many in goods.items():
        points += POINTS[kind] * many
    return points


def stash(who: Priest) -> Stash:
    """What a player owns, and where it lies."""
    lying = who.exposed
    points, treasure = points_of(lying), lying.get(TREASURE, 0)
    kept = in_the_open(points)
    places = [(0, points, treasure)] if lying else []
    for place, room in enumerate(who.rooms, start=1):
        if room is not None and (lying := room.goods):
            here, coins = points_of(lying), lying.get(TREASURE, 0)
            places.append((place, here, coins))
            kept += here
            points += here
            treasure += coins
    return Stash(kept, points, treasure, places)
