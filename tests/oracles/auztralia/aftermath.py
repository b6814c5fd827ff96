"""Once Old Ones have moved: farms that wait for Kapena Alika, and the defence of ports (p. 12, 17)."""

from __future__ import annotations

from oracles.auztralia import fight
from oracles.auztralia.paper import PURPLE, UNITS
from oracles.auztralia.telling import END, Over, Rules, Telling, ask


def aftermath(t: Telling) -> Rules[None]:
    """What comes of a movement, or of a temple that has spawned, once the matter in hand is settled."""  # AZ Q-35
    yield from counterattacks(t)
    yield from defences(t)
    for each in t.g.tiles:
        each.halted = False
    t.g.fought, t.g.entered = [], []


def in_order(t: Telling) -> list[int]:
    """The players by the track: the last disc first, the top one of a stack before the others."""  # AZ
    g = t.g
    seats = [disc for disc in g.arrivals if disc != PURPLE]
    running = [seat for seat in seats if g.colonies[seat].time < END]
    running.sort(key=lambda seat: (g.colonies[seat].time, -g.arrivals.index(seat)))
    return [*running, *(seat for seat in seats if g.colonies[seat].time >= END)]


def counterattacks(t: Telling) -> Rules[None]:
    """Where Old Ones wait on farms, Kapena Alika's owner may attack; what is not freed is blighted."""  # AZ Q-43
    g = t.g
    for seat in in_order(t):
        who = t.colony(seat)
        while left := [n for n in g.entered if g.farms[n].seat == seat]:
            needed = who.cubes.get("attack", 0)
            may = seat not in g.fought and who.time < END and t.cubes(seat) and who.gold >= needed
            options = [f"attack:{n}" for n in sorted(left) if may and fight.able(t, seat, n)]
            answer = yield from ask(seat, "counterattack", [*options, "pass"])
            if answer == "pass":
                break
            t.pay(seat, "gold", needed)
            who.cubes["attack"] = needed + 1
            n = int(answer[7:])
            t.spend(seat, (yield from fight.march(t, seat, n)))
            g.entered.remove(n)
            g.farms[n].blighted = t.haunted(n)
        for n in left:
            g.farms[n].blighted = t.haunted(n)


def defences(t: Telling) -> Rules[None]:
    """Ports are defended in the order of the track; the first one lost ends the match."""  # AZ
    g = t.g
    for seat in [seat for seat in in_order(t) if seat in g.fought]:
        who = t.colony(seat)
        if t.has(seat, "ivan_karpov"):
            for each in t.at(who.port):  # AZ R-142, E-23
                t.hurt(each, seat, 2)
                if t.is_dead(each):
                    t.bury(each)
        if t.haunted(who.port) and any(who.barracks):
            combat = g.combat = fight.begin(t, seat, who.port, who.barracks)
            combat.defence = True
            who.barracks = [0] * len(UNITS)
            yield from fight.fight(t, combat)
        if t.haunted(who.port):
            raise Over("port")  # AZ
