"""What is printed of cultists: how they are rescued, sent away, seized, called back, moved."""

from __future__ import annotations

from typing import Any

from leng.games.evil_high_priest.state import Conclave, Monster
from oracles.evil_high_priest import spaces
from oracles.evil_high_priest.asking import DONE, Rules, choose, pick, which_seat
from oracles.evil_high_priest.goods import (
    LEVELS,
    to_asylum,
)
from oracles.evil_high_priest.people import (
    acolyte,
    active,
    captives,
    come_to,
    in_order,
    leave,
    others,
    priest,
    rescue,
    send_to_worship,
    spaces_of,
    take_from,
    which_acolyte,
)
from oracles.evil_high_priest.printed import (
    LOCATIONS,
    Verb,
)


def rescues(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    n, to = verb.get("n", 1), verb.get("to", "escape")
    if verb.get("each"):
        return sum(rescue(g, each, n, to) for each in in_order(g))
    if verb.get("optional"):
        most = min(n, g.priests[seat].asylum)
        answer = yield from choose(seat, "rescue", [f"rescue:{k}" for k in range(most, -1, -1)])
        n = int(answer.partition(":")[2])
    return rescue(g, seat, n, to)


def to_worship(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    who = verb.get("of", "self")  # EHP GEN-Q10
    if who == "each_player":
        sent = 0
        for each in in_order(g):
            sent += yield from send_to_worship(g, each, active(g, each))
        return sent
    seats = [each for each in others(g, seat) if active(g, each)]
    if not seats:
        return 0
    whom = yield from which_seat(seat, "victim", seats)
    return (yield from send_to_worship(g, whom, active(g, whom)))


def from_worship(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    if verb["n"] == 0:  # all one's own
        p = g.priests[seat]
        n = p.worship
        p.pool, p.worship = p.pool + n, 0
        return int(n)
    fetched = 0
    for _ in range(verb["n"]):
        seats = [each for each in (in_order(g) if verb.get("anybody") else [seat]) if g.priests[each].worship]
        if not seats:
            break
        options = [f"acolyte-of:{each}:worship" for each in seats] + ([DONE] if verb.get("up_to") else [])
        answer = yield from choose(seat, "from-worship", options)
        if answer == DONE:
            break
        whose = g.priests[int(answer.split(":")[1])]
        whose.worship -= 1
        whose.pool += 1
        fetched += 1
    return fetched


def onto_ritual(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    options = onto_ritual_options(g)
    if not options:
        return 0
    answer = yield from choose(seat, "onto-ritual", options)
    _, whose, space = answer.split(":")
    g.priests[int(whose)].worship -= 1
    come_to(g, space, acolyte(int(whose)))
    return 1


def onto_ritual_options(g: Conclave) -> list[str]:
    """Whose worshipper may go to which empty start of a ritual."""  # EHP R-226, CC-Q3
    if not g.raids:
        return []
    return [
        f"ritual-for:{each}:{start}"
        for each in in_order(g)
        if g.priests[each].worship
        for start in spaces.ritual_starts()
        if not g.standing.get(start)
    ]


def evolves(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    p = g.priests[seat]
    level = LEVELS.index(verb["to"])
    if level:
        if not p.evolved[level - 1]:
            return False
        p.evolved[level - 1] -= 1
    else:
        places = active(g, seat)  # EHP R-231: the acting one, too
        if not places:
            return False
        place = yield from which_acolyte(seat, "evolve", places)
        take_from(g, seat, place)
    p.evolved[level] += 1
    return True


def to_the_box(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    for each in in_order(g):  # EHP R-276, GEN-Q10, GP-Q6
        p = g.priests[each]
        options = active(g, each)
        options += ["acolyte:asylum"] if p.asylum else []
        options += ["acolyte:escape"] if p.escape else []
        if options:
            take_from(g, each, (yield from choose(each, "to-box", options)))
            p.out += 1
    return 1


def all_flee(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    for each in in_order(g):  # EHP R-277, GP-Q2, GP-Q3
        p = g.priests[each]
        for space in spaces_of(g, acolyte(each)):
            if not space.startswith("eternal."):
                while acolyte(each) in g.standing.get(space, ()):
                    leave(g, space, acolyte(each))
                    p.escape += 1
        for which in captives(g, each):
            take_from(g, each, which)
            p.escape += 1
        p.escape, p.pool = p.escape + p.pool, 0
        if "flee_from_asylum" in g.flags:
            p.escape, p.asylum = p.escape + p.asylum, 0
    return 1
    yield


def enters_track(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    cultist, space = g.actor, g.spot  # EHP R-294
    leave(g, space, cultist)
    come_to(g, f"track.{space}", cultist)
    g.actor, g.spot = cultist, f"track.{space}"
    return True
    yield


def trappable(g: Conclave, seat: int) -> list[str]:
    """Whom of others a monster may seize, and where."""
    return [
        f"acolyte-of:{each}:{which.partition(':')[2]}"
        for each in others(g, seat)
        for which in active(g, each)
        if which.startswith("acolyte:")
    ]


def traps(g: Conclave, seat: int, verb: Verb, monster: Monster) -> Rules[bool]:
    options = trappable(g, seat)
    if not options:
        return False
    answer = yield from choose(seat, "trap", options)  # EHP Q-33
    _, whose, place = answer.split(":")
    take_from(g, int(whose), f"acolyte:{place}")
    monster.captive = int(whose)
    return True


def frightened(g: Conclave, seat: int, verb: Verb) -> list[int]:
    """Whose acolytes would run from the pool."""
    least = g.priests[seat].pool + 1 if verb.get("larger") else verb.get("least", 1)
    return [each for each in others(g, seat) if g.priests[each].pool >= least]


def scares_off(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    seats = frightened(g, seat, verb)
    if not seats:
        return 0
    if verb["of"] == "opponent":
        seats = [(yield from which_seat(seat, "victim", seats))]
    for each in seats:
        g.priests[each].pool -= 1
        g.priests[each].escape += 1
    return len(seats)


def loses_acolyte(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    seats = [each for each in others(g, seat) if active(g, each)]
    if not seats:
        return False
    whom = yield from which_seat(seat, "victim", seats)
    place = yield from which_acolyte(whom, "lose-acolyte", active(g, whom))
    take_from(g, whom, place)
    to_asylum(g.priests[whom])
    return True


def recalls(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    there = [
        f"acolyte:{space}"
        for space in spaces.ritual_steps()
        for each in g.standing.get(space, ())
        if each == acolyte(seat)
    ]
    picked = yield from pick(seat, "recall", there, 0, len(there), there)
    for each in picked:
        take_from(g, seat, each)
        g.priests[seat].pool += 1
    return len(picked)


def activates(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    options = spaces.locations_to_visit(g, seat)
    if not options:
        return False
    answer = yield from choose(seat, "activate", [f"visit:{each}" for each in options])
    yield from spaces.activate_location(g, seat, answer.partition(":")[2])
    return True


def relocates(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    options = relocations(g, seat)
    if not options:
        return False
    answer = yield from choose(seat, "relocate", options)
    _, start, piece, target = answer.split(":")
    cultist = priest(seat) if piece == "priest" else acolyte(seat)
    leave(g, start, cultist)
    come_to(g, target, cultist)
    g.actor, g.spot = cultist, target
    yield from spaces.activate_location(g, seat, target)
    g.actor, g.spot = -1, ""
    return True


def relocations(g: Conclave, seat: int) -> list[str]:
    """Which cultist could be carried from a location to which free one."""
    found = []
    for piece, cultist in (("priest", priest(seat)), ("acolyte", acolyte(seat))):
        for start in spaces_of(g, cultist):
            if start not in LOCATIONS and start not in spaces.lurks(g):
                continue
            for target in LOCATIONS:
                if not g.standing.get(target) and spaces.location_allowed(g, seat, target):
                    found.append(f"relocate:{start}:{piece}:{target}")
    return found
