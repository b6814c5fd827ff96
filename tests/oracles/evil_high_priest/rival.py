"""The opponent of a lone player: dice, a pile, and signs by chance (EHP R-170 to R-182)."""

from __future__ import annotations

from typing import Any

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest import deeds, growing, raids, spaces
from oracles.evil_high_priest.asking import Rules
from oracles.evil_high_priest.goods import lose, pile_of, put, supply
from oracles.evil_high_priest.people import active, lodge_amoeba, new_phase, send_to_worship, worshippers
from oracles.evil_high_priest.printed import LOCKS, OMENS, SIGN, SPECIALS, Verb, locks_of, raid_dice
from oracles.evil_high_priest.scoring import Over

RIVAL = -2
DENIES = ("room", "treasure", "blood", "magic", "grimoire", SIGN)
TRADES = (("blood", 10), ("magic", 5), ("grimoire", 2))
PHARAOH, SHOGGOTH = "black_pharaoh", "shoggoth"


def opponent(g: Conclave) -> Rules[None]:
    """Its action and its upkeep."""  # EHP R-175
    g.denied = ""
    new_phase(g)  # EHP Q-63
    for kind, n in OMENS[sum(g.dice.rolls(2))].items():  # EHP R-176
        if kind == SIGN:
            yield from acquire_sign(g)
        else:
            gains(g, kind, n)
    new_phase(g)
    for card in g.glaciers:  # EHP Q-51
        for verb in SPECIALS[card]["pays"]:
            gains(g, verb["what"], verb["n"])
    if PHARAOH in pile_of(g).specials and worshippers(g) + 1 < g.threshold and active(g, 0):
        yield from send_to_worship(g, 0, active(g, 0))
        gains(g, "blood", 1)
        gains(g, "treasure", 1)
    yield from trade(g)
    g.denied = DENIES[g.dice.roll() - 1]  # EHP R-178


def gains(g: Conclave, kind: str, n: int) -> None:
    """Goods come onto its pile."""
    if "strict" in g.flags and kind != SIGN:
        n = min(n, supply(g, kind))
    put(pile_of(g).goods, kind, max(0, n))


def trade(g: Conclave) -> Rules[None]:
    """Once, the cheapest kind of which there is enough is exchanged for a sign."""  # EHP
    if not within_reach(g):
        return
    for kind, n in TRADES:
        if pile_of(g).goods.get(kind, 0) >= n:
            put(pile_of(g).goods, kind, -n)
            yield from acquire_sign(g)
            return


def within_reach(g: Conclave) -> list[str]:
    """The signs that it might take."""  # EHP Q-15
    return [
        lock
        for lock in locks_of(g.board)
        if spaces.reachable(g, lock)
        and all(len(g.broken) >= need["n"] for need in LOCKS[lock].get("needs", ()) if need["is"] == "signs_broken")
    ]


def acquire_sign(g: Conclave) -> Rules[None]:
    """It takes one of them by chance, with all that follows."""  # EHP R-180
    locks = within_reach(g)
    if locks:
        yield from take(g, g.dice.pick(locks))
        yield from growing.growth(g, RIVAL)


def take(g: Conclave, lock: str) -> Rules[None]:
    """A sign goes onto its pile; what else the lock gives it has as if it had paid."""  # EHP
    g.broken.append(lock)
    put(pile_of(g).goods, SIGN, 1)
    if len(g.broken) == 13:
        if raid_dice(lock):
            yield from raids.raid(g, RIVAL, raid_dice(lock))
        raise Over
    yield from does(g, LOCKS[lock].get("effects", ()))
    bonus = LOCKS[lock].get("bonus")
    if bonus and all(_binds(g, need) for need in bonus.get("needs", ())):
        for cost in bonus.get("cost", ()):
            if cost["do"] == "lose_card":
                pile_of(g).specials.remove(cost["card"])
                g.specials.append(cost["card"])
        yield from does(g, bonus["reward"])


def _binds(g: Conclave, need: Verb) -> bool:
    """Of all prerequisites only two bind it."""  # EHP Q-15
    if need["is"] == "controls":
        return need["card"] in pile_of(g).specials
    if need["is"] == "track_open":
        return spaces.track_open(g, need["track"])
    return True


def does(g: Conclave, verbs: Any) -> Rules[None]:
    """What is printed, as far as it needs no boards, rooms, lairs or acolytes of one's own."""  # EHP Q-50
    applied = 0
    for verb in verbs:
        when = verb.get("when", {}).get("is")
        if when == "applied" and not applied:
            continue
        if when == "track_at_least" and g.tracks[verb["when"]["track"]] < verb["when"]["n"]:
            continue
        if when == "prowling":
            continue
        applied = int((yield from _does(g, verb)) or 0)


def _does(g: Conclave, verb: Verb) -> Rules[Any]:
    match verb["do"]:
        case "gain":
            n = verb["n"]
            if not isinstance(n, int):
                counted = g.tracks["deep_ones"] if n["per"] == "deep_ones" else 0
                counted = (counted + 1) // 2 if n.get("half") else counted
                n = min(n.get("plus", 0) + n.get("times", 1) * counted, n.get("most", 999))
            gains(g, "magic" if verb["what"] == "any_basic" else verb["what"], n)
        case "advance":
            growing.advance(g, verb["track"], verb.get("n", 1))
        case "raid":
            yield from raids.raid(g, RIVAL, verb["dice"])
        case "take_card":
            for p in g.priests:
                if verb["card"] in p.specials:
                    p.specials.remove(verb["card"])
            if verb["card"] in g.specials:
                g.specials.remove(verb["card"])
            if verb["card"] not in pile_of(g).specials:
                pile_of(g).specials.append(verb["card"])
        case "take_sign":
            locks = within_reach(g)
            if locks:
                yield from take(g, g.dice.pick(locks))
        case "give_amoeba":
            return lodge_amoeba(g, 0)
        case "glacier":
            g.glaciers.append(verb["card"])
        case "steal":
            stolen = yield from lose(g, 0, verb["what"], verb["n"])
            put(pile_of(g).goods, verb["what"], stolen)
        case "to_worship":
            return (yield from send_to_worship(g, 0, active(g, 0)))
        case "to_the_box" | "all_flee":
            yield from deeds.do(g, 0, [verb])
    return 1
