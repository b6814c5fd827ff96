"""Phase 3: the gods answer from X to 19 (KF R-031 to R-039)."""

from __future__ import annotations

from oracles.kingsport_festival.asking import Rules
from oracles.kingsport_festival.invoking import cast, castable
from oracles.kingsport_festival.printed import BUILDINGS, GODS, SCENARIOS, effects_at, ruled
from oracles.kingsport_festival.table import Telling, bring, discard, foresee, holds, lose_sanity, moment


def privileges(m: Telling) -> Rules[None]:
    """What is offered at the start; then every god that was invoked, in ascending order."""
    for seat in list(m.g.order):
        yield from before_the_gods(m, seat)
    for god in sorted(GODS, key=lambda each: int(GODS[each]["value"])):
        offerings = {each.seat: each for each in m.g.invoked.get(god, [])}
        for seat in list(m.g.order):  # KF
            if seat in offerings:
                yield from answer_of(m, seat, god, offerings[seat].extra)
                m.g.invoked[god].remove(offerings[seat])  # KF R-032


def before_the_gods(m: Telling, seat: int) -> Rules[None]:
    """A spell that spares sanity; buildings that look ahead."""
    while True:
        offers = castable(m, seat, "privileges.start")
        for building in m.cultist(seat).discs:
            if effects_at(BUILDINGS[building], "privileges.start") and building not in m.used[seat]:
                offers.append(f"use:{building}")
        answer = yield from moment(m, seat, "privileges", "privileges.start", offers)
        if answer == "pass":
            return
        if answer.startswith("use:"):
            m.used[seat].add(answer.removeprefix("use:"))
            yield from foresee(m, seat)
        else:
            m.spared[seat] += (yield from cast(m, seat, answer))["n"]


def answer_of(m: Telling, seat: int, god: str, extra: int) -> Rules[None]:
    """One god answers one cultist, as often as spells have it."""
    spared, times, played = 0, 1, []
    while True:
        answer = yield from moment(m, seat, "gift", "privileges.on_gift", castable(m, seat, "privileges.on_gift"))
        if answer == "pass":
            break
        verb = yield from cast(m, seat, answer)
        played.append(answer.removeprefix("cast:"))
        if verb["do"] == "repeat_gift":
            times += GODS[god].get("level", 99) <= verb["max_level"]  # X has none
        else:
            spared += verb["n"]
    for _ in range(times):
        yield from serve(m, seat, god, extra, m.spared[seat] + spared)
    for each in played:  # KF Q-40
        discard(m, each)


def serve(m: Telling, seat: int, god: str, extra: int, spared: int) -> Rules[None]:
    """The price, then the gifts, then what comes of them."""  # KF
    card = GODS[god]
    price = card["sanity"] + extra
    price += sum(each["delta"] for each in ruled(m.scenario, "god_cost") if each["god"] == god)
    price += sum(each["extra"] for each in ruled(m.scenario, "multi_invocation") if each["god"] == god)
    lose_sanity(m, seat, max(0, price - spared), "gods")
    yield from bring(m, seat, card["gifts"], 1, "gods")
    for each in ruled(m.scenario, "god_gift"):
        if each["god"] == god:
            yield from bring(m, seat, each["effects"], 1, "gods")
    for building in list(m.cultist(seat).discs):
        for effect in effects_at(BUILDINGS[building], "privileges.after_gift"):
            if card.get("level", 0) in effect["given"]["god_levels"]:
                yield from bring(m, seat, effect["effects"], 1, "buildings")
    if m.scenario:
        for effect in effects_at(SCENARIOS[m.scenario], "privileges.after_gift"):
            if holds(m, seat, effect.get("given", {})):
                yield from bring(m, seat, effect["effects"], 1, "gods")
