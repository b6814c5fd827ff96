"""The end of the action phase: prowlers move, eternal ones earn again (EHP R-136 to R-140, R-242 to R-244, R-274)."""

from __future__ import annotations

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest import growing, prices, spaces
from oracles.evil_high_priest.asking import PASS, Rules, choose
from oracles.evil_high_priest.people import (
    acolyte,
    come_to,
    in_order,
    leave,
    priest,
)
from oracles.evil_high_priest.printed import (
    LOCATIONS,
    LOCKS,
    locks_of,
)

STAY = "stay"


def prowler_starts(g: Conclave, seat: int) -> list[tuple[str, str]]:
    """Where somebody's prowlers stand, and of what kind they are."""
    found = [(space, "location") for space in spaces.lurks(g)]
    found += [(lock, spaces.prowl_kind(lock)) for lock in g.prowling]
    mine = {acolyte(seat), priest(seat)}
    return [(space, kind) for space, kind in found if mine & set(g.standing.get(space, ()))]


def targets(g: Conclave, seat: int, start: str, kind: str) -> list[str]:
    """Where a prowler may go."""  # EHP
    found: list[str] = []
    cultist = next(each for each in g.standing[start] if each >> 1 == seat)
    piece = "priest" if cultist & 1 else "acolyte"
    g.actor, g.spot = cultist, start
    if kind in ("location", "flex", "block", "eternal"):
        found += spaces.locations_to_visit(g, seat)
    if kind == "eternal":  # it may lie down anywhere and decline to pay
        found = [each for each, face in LOCATIONS.items() if face.get("prowlers", True)]
    if kind in ("ritual", "flex", "block") and g.raids:
        free = piece == "acolyte" and g.priests[seat].free_entry
        if free or prices.affordable(g, seat, [spaces.ENTRY]):
            found += spaces.ritual_starts()
    if kind == "cult":
        for lock in locks_of(g.board):
            bonus = LOCKS[lock].get("bonus", {})
            if lock in g.broken and bonus.get("prowlers", True) and spaces.bonus_allowed(g, seat, lock, piece):
                found.append(lock)
    g.actor, g.spot = -1, ""
    return [each for each in found if each != g.closed]


def prowlers(g: Conclave) -> Rules[None]:
    """When all pools are empty, prowlers move: the blocking one first, then in round order."""  # EHP
    g.closed = ""
    yield from eternals(g)
    if g.hoard is None:
        for seat in in_order(g):
            for start, kind in prowler_starts(g, seat):
                if kind == "block":
                    yield from prowl(g, seat, [(start, kind)])
        stayed: set[int] = set()
        moved = True
        while moved:
            moved = False
            for seat in in_order(g):
                starts = [each for each in prowler_starts(g, seat) if each[1] != "block"]
                if seat in stayed or not starts:
                    continue
                if (yield from prowl(g, seat, starts)):
                    moved = True
                else:
                    stayed.add(seat)


def prowl(g: Conclave, seat: int, starts: list[tuple[str, str]]) -> Rules[bool]:
    """One prowler of somebody moves, or none does any more."""
    options = [f"prowl:{start}:{to}" for start, kind in starts for to in targets(g, seat, start, kind)]
    if not options:
        return False
    answer = yield from choose(seat, "prowl", [*options, STAY])
    if answer == STAY:
        return False
    _, start, to = answer.split(":")
    kind = dict(starts)[start]
    cultist = next(each for each in g.standing[start] if each >> 1 == seat)
    piece = "priest" if cultist & 1 else "acolyte"
    leave(g, start, cultist)
    here = f"eternal.{to}" if kind == "eternal" else to
    come_to(g, here, cultist)
    g.actor, g.spot = cultist, here
    if kind == "block":
        g.closed = to
    if kind == "eternal":
        yield from first_earning(g, seat, to)
    elif to in LOCATIONS:
        yield from spaces.activate_location(g, seat, to)
    elif to in LOCKS:
        yield from spaces.use_bonus(g, seat, to)
        yield from growing.growth(g, seat)
    else:
        yield from spaces.begin_ritual(g, seat, piece)
    g.actor, g.spot = -1, ""
    return True


def first_earning(g: Conclave, seat: int, space: str) -> Rules[None]:
    """An eternal prowler has come; it may decline to pay."""  # EHP R-274
    if not spaces.location_allowed(g, seat, space):
        return
    if LOCATIONS[space].get("cost"):
        answer = yield from choose(seat, "eternal", [f"visit:{space}", PASS])
        if answer == PASS:
            return
    yield from spaces.activate_location(g, seat, space)


def eternals(g: Conclave) -> Rules[None]:
    """Whoever lies at a location earns there again; where it costs something that may be declined."""
    for seat in in_order(g):  # EHP, GP-Q5
        lying = [
            space.removeprefix("eternal.")
            for space, there in g.standing.items()
            for each in there
            if space.startswith("eternal.") and each == acolyte(seat)
        ]
        declined = False
        while True:
            left = [each for each in lying if spaces.location_allowed(g, seat, each)]
            if declined or not any(LOCATIONS[each].get("cost") for each in left):
                break
            answer = yield from choose(seat, "eternal", [*(f"visit:{each}" for each in left), PASS])
            declined = answer == PASS
            if not declined:
                lying.remove(answer.partition(":")[2])
                yield from earn_again(g, seat, answer.partition(":")[2])
        for space in [each for each in lying if not LOCATIONS[each].get("cost")]:
            yield from earn_again(g, seat, space)


def earn_again(g: Conclave, seat: int, space: str) -> Rules[None]:
    """One eternal prowler activates its location."""
    g.actor, g.spot = acolyte(seat), f"eternal.{space}"
    yield from spaces.activate_location(g, seat, space)
    g.actor, g.spot = -1, ""
