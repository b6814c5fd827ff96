"""Phases 4 and 6: buildings, the spells of Destruction, and what is done before the month is over."""

from __future__ import annotations

from typing import Any

from oracles.kingsport_festival.asking import Rules, choose, payment
from oracles.kingsport_festival.invoking import cast, castable
from oracles.kingsport_festival.printed import BUILDINGS, CUBES, HOUSE, SCENARIOS, SPELLS, effects_at, ruled
from oracles.kingsport_festival.table import (
    Telling,
    bring,
    can_pay,
    moment,
    pay,
    score,
    ways_to_pay,
)

SPREADING, TIME = "propagation.own_turn", "time"

LISTED = ("cost_discount", "wild_resources", "convert")
"""What brings neither cult points nor resources: such a spell brings 1 cult point besides."""  # KF Q-42


class Turn:
    """What holds in somebody's turn of Propagation."""

    def __init__(self) -> None:
        self.placed = False
        self.off = 0
        self.wild = False


def propagation(m: Telling) -> Rules[None]:
    """In turn order: at most one building, and spells and actions before and after."""  # KF R-044
    for seat in list(m.g.order):
        turn = Turn()
        while True:
            places = [] if turn.placed else [f"place:{each}" for each in within_reach(m, seat, turn)]
            offers = places + castable(m, seat, SPREADING) + actions(m, seat, SPREADING)
            answer = yield from moment(m, seat, "propagate", SPREADING, offers)
            if answer == "pass":
                break
            if answer.startswith("place:"):
                yield from place(m, seat, answer.removeprefix("place:"), turn)
            elif answer.startswith("use:"):
                yield from act(m, seat, answer.removeprefix("use:"), SPREADING)
            else:
                yield from destroy(m, seat, answer, turn)


def within_reach(m: Telling, seat: int, turn: Turn) -> list[str]:
    """The buildings that somebody may place a disc on and pay."""  # KF R-045
    who = m.cultist(seat)
    found = []
    for name, tile in BUILDINGS.items():
        below = [each for each in tile["links"] if BUILDINGS[each]["level"] == tile["level"] - 1]
        linked = name == HOUSE or any(each in who.discs for each in below)
        if linked and name not in who.discs and ways(m, seat, name, turn):
            found.append(name)
    return found


def ways(m: Telling, seat: int, building: str, turn: Turn) -> list[tuple[int, ...]]:
    """Every way in which somebody can pay for a building."""
    who, tile = m.cultist(seat), BUILDINGS[building]
    off = turn.off
    for each in who.discs:
        for effect in effects_at(BUILDINGS[each], "passive"):
            for verb in effect["effects"]:
                if verb["do"] == "cost_discount" and tile["level"] in verb["levels"]:
                    off += verb["n"]
    return ways_to_pay(who.cubes, tile["cost"], off, turn.wild)


def place(m: Telling, seat: int, building: str, turn: Turn) -> Rules[None]:
    """Pay, lay the disc, score, and take what the building gives at once."""  # KF
    who, tile = m.cultist(seat), BUILDINGS[building]
    yield from payment(seat, "pay", ways(m, seat, building, turn), CUBES, who.cubes)
    turn.placed, turn.off, turn.wild = True, 0, False
    who.discs.append(building)
    score(m, seat, tile["cult"], "buildings")
    for effect in effects_at(tile, "on_place"):
        yield from bring(m, seat, effect["effects"], 1, "buildings")
    for each in ruled(m.scenario, "place_bonus"):
        if each["building"] == building:
            yield from bring(m, seat, each["effects"], 1, "buildings")
    for effect in effects_at(SCENARIOS[m.scenario], "on_place") if m.scenario else ():
        yield from bring(m, seat, effect["effects"], 1, "buildings")


def actions(m: Telling, seat: int, moment: str) -> list[str]:
    """What somebody's buildings sell once a round."""
    found = []
    for building in m.cultist(seat).discs:
        for effect in effects_at(BUILDINGS[building], moment):
            if building not in m.used[seat] and can_pay(m.cultist(seat), effect["effects"][0]["cost"]):
                found.append(f"use:{building}")
    return found


def act(m: Telling, seat: int, building: str, moment: str) -> Rules[None]:
    """Buy it."""  # KF
    m.used[seat].add(building)
    for effect in effects_at(BUILDINGS[building], moment):
        yield from pay(m, seat, effect["effects"][0]["cost"])
        yield from bring(m, seat, effect["effects"][0]["effects"], 1, "buildings")


def destroy(m: Telling, seat: int, answer: str, turn: Turn) -> Rules[None]:
    """A spell of Destruction."""  # KF R-051
    card = answer.removeprefix("cast:")
    verb = yield from cast(m, seat, answer)
    if verb["do"] in LISTED:
        score(m, seat, 1, "spells")
    if verb["do"] == "cost_discount":
        turn.off += verb["n"]
    elif verb["do"] == "wild_resources":
        turn.wild = True
    elif verb["do"] == "convert":
        yield from convert(m, seat, verb)
    else:
        yield from bring(m, seat, SPELLS[card]["effects"], 1, "spells")


def convert(m: Telling, seat: int, verb: dict[str, Any]) -> Rules[None]:
    """Cubes become others, one after the other."""
    cubes = m.cultist(seat).cubes
    for _ in range(verb["n"]):
        changes = [
            f"change:{old}:{new}" for old, n in zip(CUBES, cubes, strict=True) for new in CUBES if n and new != old
        ]
        answer = yield from choose(seat, "convert", [*changes, "done"])
        if answer == "done":
            return
        _, old, new = answer.split(":")
        cubes[CUBES.index(old)] -= 1
        cubes[CUBES.index(new)] += 1


def time(m: Telling) -> Rules[None]:
    """Before the marker moves: spells and actions, in turn order."""  # KF R-063
    for seat in list(m.g.order):
        while True:
            answer = yield from moment(m, seat, "time", TIME, castable(m, seat, TIME) + actions(m, seat, TIME))
            if answer == "pass":
                break
            if answer.startswith("use:"):
                yield from act(m, seat, answer.removeprefix("use:"), TIME)
            else:
                yield from destroy(m, seat, answer, Turn())
