"""What a bot puts on the scales: how much goods, people, rooms and raids weigh, now and for earlier versions."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from leng.games.evil_high_priest.state import ANY_BASIC, ATOM, BLOOD, GRIMOIRE, MAGIC, SIGN, TREASURE


class Scales(msgspec.Struct, frozen=True, eq=False):
    """The weights of a judgement. Two of them are never the same, so that tables can be kept by them."""

    goods: Mapping[str, float]  # what one of a kind is worth to whoever has it: its points and what it can be spent on
    missed: Mapping[str, float]  # and to whoever lacks it for a lock: twice the actions it takes to get one
    kept: float = 0.65  # how much of what an acolyte could bring in each round to come is counted
    kept_for: float = 5.0  # for so many rounds at most
    given_acolyte: float = 2.6  # what it is feared to cost to give up an acolyte in a raid
    in_the_open: float = 0.14  # which part of goods is lost in the long run if they lie exposed
    fear: tuple[float, float] = (0.65, 0.55)  # how much of the next raid's loss counts, early and late
    last_raid: float = 0.4  # how much more the strongest raid to come is feared when the end is near
    planned: tuple[float, ...] = (0.45, 0.2, 0.1)  # of what the best, the second and the third lock would bring
    rivals: tuple[float, ...] = (0.0, 0.8, 0.5, 0.4, 0.35)  # how much the strongest rival matters, by their number
    pull: float = 1.0  # how much more a lead is worth when the end is near
    hurry: float = 1.5  # how much more locks bring to a leader when few are left
    verdict: tuple[float, ...] = ()  # what it is worth to win if the last raid came now, by how many signs are left
    means: float = 0.0  # what it is worth to have what the last sign costs, for whoever would win by it
    sure: tuple[float, ...] = (0.6, 0.6, 0.6, 0.54, 0.47, 0.42)  # of winning one wants to be to end it, by all players
    card: float = 2.4  # what the priest card is worth while it is not used
    guard: float = 0.0  # a point of defence of a monster, beside what it stops of raids that are seen


GOODS = {TREASURE: 0.5, BLOOD: 1.1, MAGIC: 2.1, ATOM: 0.6, GRIMOIRE: 5.2, SIGN: 10.0, ANY_BASIC: 1.2}

AS_2 = Scales(GOODS, GOODS)
"""As the second version of greedy weighs, and the first."""

MISSED = GOODS | {ATOM: 2.0}

NOW = Scales(
    {TREASURE: 0.33, BLOOD: 0.75, MAGIC: 1.9, ATOM: 1.2, GRIMOIRE: 4.4, SIGN: 11.7, ANY_BASIC: 1.2},
    {kind: 1.25 * worth for kind, worth in MISSED.items()},
    kept=0.88,
    given_acolyte=2.1,
    in_the_open=0.157,
    fear=(0.69, 0.58),
    last_raid=0.52,
    planned=(0.52, 0.23, 0.115),
    rivals=(0.0, 0.84, 0.525, 0.42, 0.37),
    pull=0.96,
    hurry=1.33,
    verdict=(0.0, 50.0, 34.0, 22.5, 13.5, 9.0),
    means=29.0,
    card=1.75,
    guard=0.7,
)
"""As everybody weighs today: what won where each seat varied every weight by chance and looked one deed ahead."""

AT_SIGHT = Scales(
    GOODS | {TREASURE: 0.37, BLOOD: 0.53, MAGIC: 1.25, ATOM: 1.2, GRIMOIRE: 4.0}, MISSED, given_acolyte=4.7
)
"""What spaces and raids are seen with at first sight: goods count little there beside what a lock is waiting for."""
