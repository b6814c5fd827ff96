"""What things are worth to the investigators: a doom token is worth -1."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """How a greedy player values what lies on the table, and which of it he thinks of."""

    sign: float
    doom: float
    trophy: float
    monster: float
    gate: float  # an Other World in play
    things: dict[str, float]
    cast: float  # a spell that holds a die is nearly worth one in hand
    locks: dict[str, float]  # what a locked die takes from everybody's attempts
    new_card: float  # what the next Adventure brings on average: locks, and what happens at midnight
    health: tuple[float, ...]  # of the first points of sanity or stamina: the last ones are the dearest
    more_health: float  # of every further point
    gone: float  # a player without an investigator
    devoured: float  # what it costs to be devoured, besides what is lost with the last point
    sober: float  # chances look a little better than they are
    terror: float  # how much of what Terror does is feared
    strikes: float  # how much of what midnight does counts at the beginning of a day; at its end all of it does
    hours: float  # what it costs when the clock moves on by a turn
    rest: float  # what the entrance is good for at least
    whole_entrance: bool  # whether healing for trophies and what is found are thought of
    sealing: float  # what the last Elder Sign is worth besides; 0 where nobody thinks of it
    monsters_too: bool  # whether the monsters still to be met are won with the card
    on_the_way: float  # how much is believed in the chance to meet monsters even if the card is failed
    knows_all: bool  # whether abilities, and Terror that ends an attempt, are thought of
    at_once: bool  # whether what ends a turn is judged before the clock moves on, as everything else is
    plain_terror: bool  # whether Terror costs what it takes on top of a failed card, no more and no less


AS_2 = Weights(
    sign=1.6,
    doom=-1.0,
    trophy=0.085,
    monster=-0.22,
    gate=0.4,
    things={"clue": 0.12, "common": 0.17, "unique": 0.25, "spell": 0.25, "ally": 0.4},
    cast=0.2,
    locks={"green": -1.2, "yellow": -0.4, "red": -0.5},
    new_card=-0.06,
    health=(0.0, 0.35, 0.6, 0.75, 0.83),
    more_health=0.03,
    gone=-1.5,
    devoured=2.0,
    sober=0.95,
    terror=0.35,
    strikes=0.6,
    hours=0.0,
    rest=0.08,
    whole_entrance=False,
    sealing=0.0,
    monsters_too=False,
    on_the_way=0.0,
    knows_all=False,
    at_once=False,
    plain_terror=False,
)
"""As the second greedy values it."""

NOW = msgspec.structs.replace(
    AS_2,
    sealing=8.0,
    hours=0.15,
    whole_entrance=True,
    monsters_too=True,
    on_the_way=0.8,
    knows_all=True,
    at_once=True,
    plain_terror=True,
)
