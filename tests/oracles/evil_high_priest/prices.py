"""Prices and prerequisites: what can be paid, how it is paid, what must hold (EHP R-042 to R-049)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from leng.games.evil_high_priest.state import Conclave, Priest
from oracles.evil_high_priest import cards, spaces
from oracles.evil_high_priest.asking import Rules, choose, which_seat
from oracles.evil_high_priest.goods import (
    can_pay,
    own,
    pay,
)
from oracles.evil_high_priest.people import (
    acolyte,
    besides_actor,
    evolved_to,
    give_up,
    how_many_active,
    lair_free,
    lodge_amoeba,
    on_prowler_space,
    others,
    sacrifice,
    send_to_worship,
    spaces_of,
    which_acolyte,
)
from oracles.evil_high_priest.printed import (
    Verb,
    is_amoeba,
    locks_of,
)


def affordable(g: Conclave, seat: int, costs: Iterable[Verb], standing: bool = True) -> bool:
    """Whether every part of a cost can be paid in full."""  # EHP R-042, GEN-Q4
    return all(_can(g, seat, each) for each in costs)


def _can(g: Conclave, seat: int, cost: Verb) -> bool:
    p = g.priests[seat]
    n = int(cost.get("n", 1))
    match cost["do"]:
        case "pay":
            return can_pay(g, seat, cost["what"], n)
        case "sacrifice" | "to_worship":
            return how_many_besides(g, seat) >= n
        case "discard_monster":
            return len(fitting_monsters(p, cost)) >= n
        case "take_amoeba":
            return (3 - len(p.lairs) >= n and g.amoebas >= n) or (bool(p.lairs) and spaces.dead_end(g))
        case "hand_amoeba":
            return any(is_amoeba(each.card) for each in p.lairs) and any(
                lair_free(g.priests[each]) for each in others(g, seat)
            )
        case "discard_room":
            return any(p.rooms)
        case "lose_card":
            return cost["card"] in p.specials
    raise AssertionError(cost)


def how_many_besides(g: Conclave, seat: int) -> int:
    """How many acolytes may be used for a cost."""
    acting = g.actor == acolyte(seat) and g.spot in spaces_of(g, g.actor)
    return how_many_active(g, seat) - acting


def fitting_monsters(p: Priest, cost: Verb) -> list[Any]:
    """The monsters that may be given up for a cost."""
    return [each for each in p.lairs if cost.get("only") != "amoeba" or is_amoeba(each.card)]


def pay_all(g: Conclave, seat: int, costs: Iterable[Verb]) -> Rules[None]:
    """A whole cost is paid, part by part."""
    for cost in costs:
        yield from _pay_one(g, seat, cost)


def _pay_one(g: Conclave, seat: int, cost: Verb) -> Rules[None]:
    p = g.priests[seat]
    for _ in range(1 if cost["do"] == "pay" else cost.get("n", 1)):
        match cost["do"]:
            case "pay":
                yield from pay(g, seat, cost["what"], cost["n"])
            case "sacrifice":
                place = yield from which_acolyte(seat, "sacrifice", besides_actor(g, seat))
                yield from sacrifice(g, seat, place)
            case "to_worship":
                yield from send_to_worship(g, seat, besides_actor(g, seat))
            case "discard_monster":
                monster = yield from which_monster(seat, fitting_monsters(p, cost))
                give_up(g, seat, monster)
            case "take_amoeba":
                if not lair_free(p):  # EHP GP-Q9
                    give_up(g, seat, (yield from which_monster(seat, p.lairs)))
                lodge_amoeba(g, seat)
            case "hand_amoeba":
                yield from hand_amoeba(g, seat, own_one=True)
            case "discard_room":
                slots = [f"slot:s{n}" for n, room in enumerate(p.rooms, 1) if room]
                answer = yield from choose(seat, "discard-room", slots)
                cards.discard_room(g, seat, int(answer.rpartition("s")[2]))
            case "lose_card":
                p.specials.remove(cost["card"])
                g.specials.append(cost["card"])


def which_monster(seat: int, among: list[Any]) -> Rules[Any]:
    """One of one's monsters."""
    answer = yield from choose(seat, "discard-monster", [f"lair:{each.card}" for each in among])
    return next(each for each in among if f"lair:{each.card}" == answer)


def hand_amoeba(g: Conclave, seat: int, own_one: bool) -> Rules[bool]:
    """An opponent with a free lair gets an amoeba, from the pile or out of one's own lair."""  # EHP R-272, GP-Q7
    seats = [each for each in others(g, seat) if lair_free(g.priests[each])]
    if not seats or (not own_one and not g.amoebas):
        return False
    whom = yield from which_seat(seat, "hand-amoeba", seats)
    if own_one:
        mine = next(each for each in g.priests[seat].lairs if is_amoeba(each.card))
        give_up(g, seat, mine)
    return lodge_amoeba(g, whom)


def holds(g: Conclave, seat: int, condition: Verb) -> bool:
    """Whether a prerequisite holds; nothing is paid for it."""  # EHP R-048
    p = g.priests[seat]
    match condition["is"]:
        case "owns":
            return own(p, condition["what"]) >= int(condition["n"])
        case "rituals_open":
            return g.raids > 0
        case "no_monster":
            return not p.lairs
        case "first_player":
            return g.next_first == seat
        case "prowling":
            return on_prowler_space(g, seat, spaces.prowler_spaces(g))
        case "evolved":
            return evolved_to(p, condition["level"]) > 0
        case "signs_broken":
            return len(g.broken) >= int(condition["n"])
        case "track_at_least":
            return g.tracks[condition["track"]] >= int(condition["n"])
        case "controls":
            return condition["card"] in p.specials
        case "track_open":
            return spaces.track_open(g, condition["track"])
        case "sign_left":
            return any(spaces.sign_within_reach(g, lock) for lock in locks_of(g.board))
        case "applied":
            return bool(g.applied)
        case "always":
            return True
    raise AssertionError(condition)


def needs_met(g: Conclave, seat: int, needs: Iterable[Verb]) -> bool:
    """Whether all prerequisites hold."""
    return all(holds(g, seat, each) for each in needs)
