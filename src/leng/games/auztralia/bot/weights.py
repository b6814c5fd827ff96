"""What everything counts in a judgement, as it is now and as it was for earlier bots."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The figures of a judgement, in points."""

    time: float = 0.45  # what a time point will bring
    gold: tuple[float, ...] = (0.0, 0.6, 1.1, 1.55, 1.95, 2.3, 2.6, 2.85, 3.05, 3.2, 3.3)
    goods: tuple[float, ...] = (0.0, 0.6, 1.05, 1.4, 1.65, 1.85, 2.0)
    spare: float = 0.08  # each beyond these
    cube: float = 0.22  # what a cube on a box costs whoever wants to use the box again
    means_last: float = 14.0  # so much time before the end means begin to lose their worth
    sites_last: float = 10.0  # and fields for farms
    deposits_last: float = 10.0  # and goods in the land
    prey_last: float = 10.0  # and Old Ones that could be beaten
    rivals: float = 0.25  # how much it matters what the strongest rival has
    the_rest: float = 0.1  # and the others
    old_ones: float = 0.6  # and what the Old Ones have
    site: float = 1.1  # a field for a farm
    further_site: float = 0.1  # a field beyond the first three of a kind
    sites: int = 3
    deposit: float = 0.75  # of goods that a line leads to
    close: tuple[float, ...] = (1.0, 0.5, 0.25, 0.12, 0.06)  # of that, so many steps away
    prey: tuple[float, ...] = (0.25, 0.12, 0.06)  # of what the best Old Ones near the lines would bring
    unit: tuple[float, ...] = (1.3, 1.8, 3.0, 1.5, 1.8)
    another: float = 0.45  # of a unit, where there is one of its kind
    people: float = 1.0  # of what characters are good for while there is time
    unit_end: float = 0.35  # of a unit, when there is no time left to use it
    port: float = 28.0  # what is lost with a port
    field: float = 2.4  # and with a farm
    near: tuple[float, ...] = (1.0, 0.8, 0.55, 0.35, 0.2, 0.1, 0.05)  # how likely an Old One so many steps away comes
    ally: float = 0.5  # of that, where it is another player's port
    raid: float = 0.35  # how likely an Old One goes for a farm that is as near
    to_buy: float = 0.5  # how much units count that one could still buy
    steps: float = 0.35  # of the worth of a garrison, what it is worth while it is still too weak
    waking: float = 0.6  # how much worse it is to wake an Old One than to let it sleep on
    lost: float = 0.6  # of a force that is beaten
    ended: float = 0.15  # of a force whose fight is even


AS_2 = Weights()
"""Those of the second greedy bot."""

NOW = AS_2._replace(
    time=0.65,
    gold=tuple([0.75 * each for each in AS_2.gold]),
    goods=tuple([0.7 * each for each in AS_2.goods]),
    cube=0.18,
    sites_last=5.0,
    deposit=0.7,
    people=0.75,
    unit=(1.2, 1.2, 2.6, 1.9, 1.4),
    another=0.5,
    unit_end=0.2,
)
"""Those of today: half-way to what each was worth, point by point, in 1,586 matches played on at first sight."""

SIGHT = AS_2._replace(
    time=0.63,
    gold=tuple([0.9 * each for each in AS_2.gold]),
    goods=tuple([0.71 * each for each in AS_2.goods]),
    site=0.75,
    unit=(1.3, 0.9, 3.4, 1.65, 1.35),
)
"""Those by which worlds are played on at first sight: found by many thousand matches played in that way."""
