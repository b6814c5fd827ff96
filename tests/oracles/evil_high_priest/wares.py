"""What is printed of goods and cards: gaining, robbing, giving, exchanging."""

from __future__ import annotations

from typing import Any

from leng.games.evil_high_priest.state import Conclave, Monster
from oracles.evil_high_priest import cards, deeds
from oracles.evil_high_priest.asking import Rules, choose, pick, which_seat
from oracles.evil_high_priest.goods import (
    LEVELS,
    area,
    basic_kinds,
    can_pay,
    from_places,
    gain,
    gain_any,
    lose,
    own,
    pay,
    pile_of,
    put,
    to_asylum,
)
from oracles.evil_high_priest.people import (
    give_up,
    in_order,
    others,
)
from oracles.evil_high_priest.printed import (
    BASIC,
    Verb,
)


def gains(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    n = deeds.amount(g, seat, verb["n"])
    if verb.get("after_raid"):
        owed = g.priests[seat].owed
        owed[verb["what"]] = owed.get(verb["what"], 0) + n
        return n
    got = 0
    for each in in_order(g) if verb.get("to") == "each_player" else [seat]:
        if verb["what"] == "any_basic":
            got += yield from gain_any(g, each, n)
        else:
            got += yield from gain(g, each, verb["what"], n)
    return got


def gains_room(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return (yield from cards.gain_room(g, seat))


def gains_monster(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return (yield from cards.gain_monster(g, seat, verb.get("discard", False)))


def robbable(g: Conclave, seat: int, verb: Verb) -> list[str]:
    """Whom one may rob, or of whom one may destroy an evolved acolyte."""
    kind, least = verb["what"], verb.get("least", 1)
    if g.hoard is not None:  # EHP Q-18
        return ["rival"] if g.hoard.goods.get(kind, 0) >= least else []
    found = []
    for each in others(g, seat):
        p = g.priests[each]
        if own(p, kind) >= least or (verb.get("evolved") and sum(p.evolved[1:])):  # EHP R-236, OW-Q8
            found.append(f"seat:{each}")
    return found


def steals(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    kind, n = verb["what"], verb["n"]
    options = robbable(g, seat, verb)
    if options == ["rival"]:
        n = min(n, pile_of(g).goods[kind]) if g.denied != kind else 0  # EHP Q-38
        put(pile_of(g).goods, kind, -n)
        put(g.priests[seat].exposed, kind, n)
        return int(n)
    if verb["of"] == "opponent" and options:
        options = [(yield from choose(seat, "victim", options))]
        whose = g.priests[int(options[0].partition(":")[2])]
        ways = [f"destroy:{LEVELS[level]}" for level in (1, 2) if verb.get("evolved") and whose.evolved[level]]
        if ways:
            how = yield from choose(seat, "victim", [*(["steal"] if own(whose, kind) else []), *ways])
            if how != "steal":
                whose.evolved[LEVELS.index(how.partition(":")[2])] -= 1
                to_asylum(whose)
                return (yield from gain(g, seat, kind, n))
    stolen = 0
    for each in options:
        lost = yield from lose(g, int(each.partition(":")[2]), kind, n)
        put(g.priests[seat].exposed, kind, lost)
        stolen += lost
    return stolen


def exposed_goods(g: Conclave, seat: int) -> dict[str, dict[str, int]]:
    """Where basic resources of others lie exposed."""
    lying = {f"seat:{each}": g.priests[each].exposed for each in others(g, seat)}
    return {whose: goods for whose, goods in lying.items() if any(goods.get(kind) for kind in BASIC)}


def destroys(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    lying = exposed_goods(g, seat)
    if not lying:
        return 0
    exposed = lying[(yield from choose(seat, "victim", lying))]
    candidates = [f"goods:{kind}" for kind in BASIC for _ in range(exposed.get(kind, 0))]
    picked = yield from pick(seat, "destroy", candidates, 1, verb["n"])
    for each in picked:
        put(exposed, each.partition(":")[2], -1)
    return len(picked)


def takes_away(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    lost = 0
    if g.hoard is not None:
        n = min(int(verb["n"]), g.hoard.goods.get(verb["what"], 0))
        put(g.hoard.goods, verb["what"], -n)
        return n
    for each in others(g, seat):
        lost += yield from lose(g, each, verb["what"], verb["n"])
    return lost


def gives(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    if g.hoard is not None:  # EHP Q-51
        put(g.hoard.goods, verb["what"], verb["n"])
        return int(verb["n"])
    whom = yield from which_seat(seat, "who-gains", others(g, seat))
    return (yield from gain(g, whom, verb["what"], verb["n"]))


def exchanges(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[int]:
    p = g.priests[seat]
    picked = yield from pick(seat, "exchange", from_places(p, BASIC), 0, verb["n"])
    for each in picked:
        put(area(p, each.split(":")[1]), each.split(":")[2], -1)
    for each in picked:
        kind = each.split(":")[2]
        others_kinds = [
            f"goods:{other}"
            for other in basic_kinds(g)
            if other != kind and not (g.hoard is not None and g.denied == other)
        ]
        wanted = yield from choose(seat, "exchange-for", others_kinds)
        yield from gain(g, seat, wanted.partition(":")[2], 1)
    return len(picked)


def draws_rooms(g: Conclave, seat: int, verb: Verb, _: Any) -> Rules[bool]:
    return (yield from cards.draw_rooms(g, seat, verb["n"]))


def feeds_on(g: Conclave, seat: int, verb: Verb, monster: Monster) -> Rules[bool]:
    options = ["let-go"] + (["feed"] if can_pay(g, seat, verb["what"], verb["n"]) else [])
    answer = yield from choose(seat, "tribute", options)
    if answer == "feed":
        yield from pay(g, seat, verb["what"], verb["n"])
    else:
        give_up(g, seat, monster)
    return True
