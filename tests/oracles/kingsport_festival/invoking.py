"""Phases 1 and 2: the dice fall, the order of play is found, gods are invoked (KF R-018 to R-030)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from leng.games.kingsport_festival.state import Offering
from oracles.kingsport_festival.asking import Rules, choose, pick
from oracles.kingsport_festival.printed import BUILDINGS, GODS, SCENARIOS, SPELLS, effects_at, ruled
from oracles.kingsport_festival.table import Telling, bring, can_pay, discard, gain, holds, moment, pay

X = "nephren_ka"
AFTER_ROLL, AFTER_ORDER, INVOKING = "turn_order.after_roll", "turn_order.after_order", "invocation.own_turn"


# 1. Turn order -------------------------------------------------------------------------------------------------------


def roll(m: Telling) -> None:
    """Everybody rolls three dice."""  # KF R-018
    for who, later in zip(m.g.cultists, m.later.cultists, strict=True):
        fallen(m, who.seat, list(later.rolled), 3)
        who.invoked = []
        who.passed = False
        m.used[who.seat] = set()
        m.spared[who.seat] = 0
    m.g.invoked = {}


def fallen(m: Telling, seat: int, dice: list[int], n: int) -> None:
    """Chance has decided on dice."""
    m.unless(len(dice) != n or not set(dice) <= set(range(1, 7)), f"these are no {n} dice: {dice}")
    who = m.cultist(seat)
    who.rolled, who.dice = sorted(dice), sorted(dice)


def castable(m: Telling, seat: int, moment: str) -> list[str]:
    """The spells that somebody may play at a moment: its phase and its price, no more."""  # KF
    who = m.cultist(seat)
    return [
        f"cast:{card}" for card in who.hand if SPELLS[card]["when"] == moment and can_pay(who, SPELLS[card]["cost"])
    ]


def cast(m: Telling, seat: int, answer: str) -> Rules[dict[str, Any]]:
    """A spell leaves the hand and is paid; what it does is said elsewhere."""
    card = answer.removeprefix("cast:")
    m.cultist(seat).hand.remove(card)
    if SPELLS[card]["when"] != "privileges.on_gift":  # KF Q-40
        discard(m, card)
    yield from pay(m, seat, SPELLS[card]["cost"])
    first: dict[str, Any] = SPELLS[card]["effects"][0]
    return first


def after_the_roll(m: Telling) -> Rules[None]:
    """Dice may be rolled again, once round the table in the order of the last round."""  # KF Q-05
    for seat in list(m.g.order):
        while True:
            offers = castable(m, seat, AFTER_ROLL)
            for building in m.cultist(seat).discs:
                for each in effects_at(BUILDINGS[building], AFTER_ROLL):
                    if building not in m.used[seat] and holds(m, seat, each.get("given", {})):
                        offers.append(f"use:{building}")
            answer = yield from moment(m, seat, "after-roll", AFTER_ROLL, offers, "keep")
            if answer == "keep":
                break
            yield from roll_again(m, seat, answer)


def roll_again(m: Telling, seat: int, answer: str) -> Rules[None]:
    """One, some or all of the dice fall anew."""
    who = m.cultist(seat)
    dice = "all"
    if answer.startswith("use:"):
        m.used[seat].add(answer.removeprefix("use:"))
    else:
        dice = (yield from cast(m, seat, answer))["dice"]
    if dice == "all":
        kept: list[int] = []
    elif dice == "one":
        kept = list(who.rolled)
        kept.remove(int((yield from choose(seat, "which-die", [f"die:{each}" for each in who.rolled])).split(":")[1]))
    else:
        faces = [f"die:{each}" for each in sorted(who.rolled)]
        rolled = yield from pick(seat, "which-dice", faces, 0, 3, faces)
        kept = list((Counter(who.rolled) - Counter(int(each.split(":")[1]) for each in rolled)).elements())
    dice_now = list(m.later.cultists[seat].rolled)
    m.unless(bool(Counter(kept) - Counter(dice_now)), f"seat {seat} kept {kept}, not {dice_now}")
    fallen(m, seat, dice_now, 3)


def find_the_order(m: Telling) -> None:
    """The lowest total first; then lower dice, highest first; then fewer cult points; then chance."""  # KF R-020

    def place(seat: int) -> tuple[Any, ...]:
        who = m.cultist(seat)
        total = -sum(who.rolled) if ruled(m.scenario, "reverse_order") else sum(who.rolled)  # KF Q-41
        return total, sorted(who.rolled, reverse=True), who.cult

    order = list(m.later.order)
    found = [place(seat) for seat in order]
    m.unless(sorted(order) != list(range(len(order))), f"the order is {order}")
    m.unless(found != sorted(found), f"the order should follow {found}, is {order}")
    m.g.order = sorted(order, key=lambda seat: (place(seat), order.index(seat)))


def after_the_order(m: Telling) -> Rules[None]:
    """Places may be exchanged."""
    for seat in list(m.g.order):
        while True:
            answer = yield from moment(m, seat, "after-order", AFTER_ORDER, castable(m, seat, AFTER_ORDER))
            if answer == "pass":
                break
            yield from cast(m, seat, answer)
            others = [f"swap:{each}" for each in m.g.order if each != seat]
            other = int((yield from choose(seat, "swap-with", others)).removeprefix("swap:"))
            order = m.g.order
            here, there = order.index(seat), order.index(other)
            order[here], order[there] = other, seat


def bonus(m: Telling) -> Rules[None]:
    """The first place may take 2 sanity, the second 1."""  # KF
    for seat, n in zip(list(m.g.order), (2, 1), strict=False):
        if m.cultist(seat).sanity < m.sanity_max:
            if (yield from choose(seat, "sanity-bonus", ["yes", "no"])) == "yes":
                yield from gain(m, seat, "sanity", n, "")
    for seat in list(m.g.order):
        for building in list(m.cultist(seat).discs):
            for each in effects_at(BUILDINGS[building], "turn_order.after_bonus"):
                yield from bring(m, seat, each["effects"], 1, "buildings")  # KF R-047


# 2. Invocation -------------------------------------------------------------------------------------------------------


class Bent:
    """What spells have added to the sum of the invocation being made."""

    def __init__(self) -> None:
        self.by: int | None = None


def invocation(m: Telling) -> Rules[None]:
    """One god after the other, until nobody can or wants to."""  # KF
    seats = list(m.g.order)
    out: set[int] = set()
    while len(out) < len(seats):
        for seat in seats:
            if seat not in out and not (yield from invokes(m, seat)):
                out.add(seat)


def invokes(m: Telling, seat: int) -> Rules[bool]:
    """Whether somebody has invoked a god, and not passed."""
    bent = Bent()
    while True:
        offers = reachable(m, seat, bent.by)
        offers += castable(m, seat, INVOKING)
        offers += scenario_power(m, seat)
        answer = yield from moment(m, seat, "invoke", INVOKING, offers)
        if answer == "pass":
            return False
        if answer.startswith("invoke:"):
            lay_dice(m, seat, answer, bent.by)
            return True
        if answer == "use:scenario":
            power = scenario_effect(m)
            m.used[seat].add("scenario")
            yield from pay(m, seat, power["cost"])
            yield from change_a_die(m, seat, power["effects"][0])
        else:
            verb = yield from cast(m, seat, answer)
            yield from improve(m, seat, verb, bent)


def scenario_effect(m: Telling) -> dict[str, Any]:
    """What a Scenario sells to whoever invokes."""
    if m.scenario:
        for each in effects_at(SCENARIOS[m.scenario], INVOKING):
            verb: dict[str, Any] = each["effects"][0]
            return verb
    return {}


def scenario_power(m: Telling, seat: int) -> list[str]:
    """The same, where it may be used."""
    verb = scenario_effect(m)
    free = verb and "scenario" not in m.used[seat] and can_pay(m.cultist(seat), verb["cost"])
    return ["use:scenario"] if free else []


def improve(m: Telling, seat: int, verb: dict[str, Any], bent: Bent) -> Rules[None]:
    """What an Evil spell does to dice or to their sum."""
    who = m.cultist(seat)
    if verb["do"] == "add_to_sum":
        add = yield from choose(seat, "amount", [f"add:{by}" for by in verb["by"]])
        bent.by = (bent.by or 0) + int(add.removeprefix("add:"))
    elif verb["do"] == "extra_die":
        later = list((Counter(m.later.cultists[seat].dice) - Counter(who.dice)).elements())
        m.unless(len(later) != 1 or not set(later) <= set(range(1, 7)), f"one more die, not {later}")
        who.dice = sorted(who.dice + later)
    else:
        yield from change_a_die(m, seat, verb)


def change_a_die(m: Telling, seat: int, verb: dict[str, Any]) -> Rules[None]:
    """One unused die shows another face."""
    who = m.cultist(seat)
    turns = [
        (die, new)
        for die in who.dice
        for new in {"flip_die": [7 - die], "shift_die": [die + by for by in verb.get("by", ())]}.get(
            verb["do"], list(range(1, 7))
        )
        if 1 <= new <= 6
    ]
    if not turns:
        return
    answer = yield from choose(seat, "which-die", [f"turn:{die}:{new}" for die, new in turns])
    _, die, new = answer.split(":")
    who.dice.remove(int(die))
    who.dice = sorted([*who.dice, int(new)])


def reachable(m: Telling, seat: int, bend: int | None) -> list[str]:
    """Every god that some unused dice of somebody may be laid on."""  # KF
    dice = m.cultist(seat).dice
    found = []
    for n in range(1, len(dice) + 1):
        for some in sorted(set(combinations(sorted(dice), n))):
            for god in GODS:
                if open_to(m, seat, god) and (fits(god, some, bend) or other_way(m, god, some)):
                    found.append(f"invoke:{god}:{'-'.join(map(str, some))}")
    return found


def open_to(m: Telling, seat: int, god: str) -> bool:
    """Whether a god may still be invoked by somebody."""  # KF
    there = [each.seat for each in m.g.invoked.get(god, [])]
    shared = god == X or any(each["god"] == god for each in ruled(m.scenario, "multi_invocation"))
    return seat not in there if shared else not there


def fits(god: str, dice: tuple[int, ...], bend: int | None) -> bool:
    """Whether the sum is the god's value; X takes any dice."""  # KF
    return god == X or sum(dice) + (bend or 0) == GODS[god]["value"]


def other_way(m: Telling, god: str, dice: tuple[int, ...]) -> dict[str, Any]:
    """How a Scenario lets a god be invoked besides."""
    for each in ruled(m.scenario, "alt_invocation"):
        if each["god"] == god and len(dice) == 3:
            if each["requires"] == "three_dice_any_total" or len(set(dice)) == 1:
                return each
    return {}


def lay_dice(m: Telling, seat: int, answer: str, bend: int | None) -> None:
    """The dice lie on the god."""
    _, god, faces = answer.split(":")
    dice = tuple(map(int, faces.split("-")))
    who = m.cultist(seat)
    for die in dice:
        who.dice.remove(die)
    who.invoked.append(god)
    extra = 0 if fits(god, dice, bend) else other_way(m, god, dice)["extra"]
    m.g.invoked.setdefault(god, []).append(Offering(seat, list(dice), extra))
