"""Attacks and combat (p. 10-13)."""

from __future__ import annotations

from collections.abc import Iterable

from leng.games.auztralia.state import Combat, OldOne
from oracles.auztralia import lines, people, tiles
from oracles.auztralia.paper import (
    AIRSHIP,
    ARTILLERY,
    BLOWS,
    CAR,
    INFANTRY,
    TOUGHER,
    TRAIN,
    UNITS,
    card,
    creature,
    unit,
)
from oracles.auztralia.telling import Rules, Telling, ask, several

LAND_UNITS = [INFANTRY, CAR, ARTILLERY, TRAIN]


# An attack -----------------------------------------------------------------------------------------------------------


def ways(t: Telling, seat: int, kinds: Iterable[int], target: int) -> int | None:
    """How many rails of others it takes at least to bring such units to a hex; None where they cannot get there."""
    # AZ
    kinds = set(kinds)
    reach = min(int(unit(kind)["range"]) for kind in kinds)
    if t.has(seat, "billy_kneebone"):
        reach += 1
    fare = lines.fares(t, seat)
    if reach == 0:
        found = []
        for a, b, owner in lines.rails(t):
            for here, there in ((a, b), (b, a)):
                if there == target and here in fare and (owner == seat or t.g.has("shared_rails")):
                    found.append(fare[here] + (owner != seat))
        return min(found, default=None)
    flying = kinds == {AIRSHIP}
    far, queue = {target: 0}, [target]
    for n in queue:
        if far[n] < reach and (n == target or flying or not t.haunted(n)):
            for m in t.map.near(n):
                if m not in far:
                    far[m] = far[n] + 1
                    queue.append(m)
    return min((fare[n] for n in far if n in fare), default=None)


def able(t: Telling, seat: int, target: int) -> list[int]:
    """The kinds of units of a barracks that can get to a hex; whoever can go alone can go with others that can."""
    have = [kind for kind, n in enumerate(t.colony(seat).barracks) if n]
    found = [kind for kind in have if ways(t, seat, [kind], target) is not None]
    if AIRSHIP in have and any(kind in found for kind in LAND_UNITS) and AIRSHIP not in found:
        found.append(AIRSHIP)
    return found


def targets(t: Telling, seat: int) -> list[int]:
    """The hexes with an Old One that somebody can attack."""  # AZ R-071
    return [n for n in sorted({each.hex for each in t.g.tiles}) if able(t, seat, n)]


def attack(t: Telling, seat: int) -> Rules[int]:
    """Name a hex, then a force; the time it takes."""
    options = [f"attack:{n}" for n in targets(t, seat)]
    return (yield from march(t, seat, int((yield from ask(seat, "target", options))[7:])))


def march(t: Telling, seat: int, target: int) -> Rules[int]:
    """The force goes, what is hidden is turned up, and they fight; then time passes."""  # AZ
    who = t.colony(seat)
    there = able(t, seat, target)
    units = [f"unit:{UNITS[kind]}" for kind in sorted(there) for _ in range(who.barracks[kind])]
    combat = t.g.combat = begin(t, seat, target, [0] * len(UNITS))

    def join(unit_key: str) -> None:
        who.barracks[UNITS.index(unit_key[5:])] -= 1
        combat.force[UNITS.index(unit_key[5:])] += 1

    yield from several(seat, "force", units, 1, len(units), everything=units, taken=join)
    kinds = [kind for kind, n in enumerate(combat.force) if n]
    timed = sum(bool(unit(kind)["timed"]) for kind in kinds)
    time = max(1, timed) + (ways(t, seat, kinds, target) or 0)
    if t.has(seat, "professor_guyonne"):
        time = max(1, time - 1)  # AZ Q-38: of the rails of others, too
    for each in [each for each in t.at(target) if not each.up]:
        combat.turned = True
        tiles.turn_up(t, each)
    yield from fight(t, combat)
    return time  # AZ: first the action, then the disc


# A combat ------------------------------------------------------------------------------------------------------------


def begin(t: Telling, seat: int, n: int, force: list[int]) -> Combat:
    """A combat begins."""  # AZ R-090
    return Combat(seat, n, force, sanity=4 if t.has(seat, "count_jago") else 3)


def foes(t: Telling, combat: Combat) -> list[OldOne]:
    """Whom one fights."""  # AZ R-104
    return [each for each in t.at(combat.hex) if each.up]


def on(t: Telling, combat: Combat) -> bool:
    """Whether the combat goes on."""  # AZ
    return bool(foes(t, combat)) and any(combat.force) and not combat.broken


def fight(t: Telling, combat: Combat) -> Rules[None]:
    """Card after card until one side is gone."""
    left = False
    while on(t, combat):
        yield from window(t, combat)
        if on(t, combat) and not combat.defence and (combat.cards or combat.turned):
            left = yield from retreat(t, combat, "retreat" if combat.cards else "first-retreat")
        if on(t, combat):
            left = False
            yield from strike(t, combat)
    if not left and not combat.defence:
        yield from last_help(t, combat)
    yield from settle(t, combat)


def last_help(t: Telling, combat: Combat) -> Rules[None]:
    """Before a combat is settled that ended otherwise than by a retreat, whoever it concerns may still serve."""
    # AZ Q-40: who strikes, before zombies recover; who hires, before hurt units fall
    while foes(t, combat):
        helpers = people.uses(t, combat.seat)
        recovering = any(creature(each.tile) == "zombie" for each in foes(t, combat))
        options = [each for each in helpers if each == "use:long_range_outback_group" and recovering]
        options += [each for each in helpers if each == "use:kitchener" and combat.broken and t.g.display]
        answer = yield from ask(combat.seat, "combat-card", [*options, "pass"])
        if answer == "pass":
            return
        yield from people.use(t, combat.seat, answer[4:])


def ready(t: Telling, combat: Combat, name: str) -> bool:
    """Whether somebody may use a character that serves once in a combat."""  # AZ R-140
    return t.has(combat.seat, name) and name not in combat.used


def window(t: Telling, combat: Combat) -> Rules[None]:
    """Between cards, characters may serve."""  # AZ
    while on(t, combat):
        options = [
            f"use:{name}"
            for name in t.colony(combat.seat).characters
            if ready(t, combat, name)
            and (name == "general_takanashi" or (name in BLOWS and there(combat, BLOWS[name])))
        ]
        if not combat.defence:
            options += people.uses(t, combat.seat) if t.g.active == combat.seat else []
        answer = yield from ask(combat.seat, "combat-card", [*options, "pass"])
        if answer == "pass":
            return
        name = answer[4:]
        if name == "general_takanashi" or name in BLOWS:
            combat.used.append(name)
            yield from blow(t, combat, name)
        else:
            yield from people.use(t, combat.seat, name)


def there(combat: Combat, kind: int | None) -> bool:
    """Whether the unit that a character needs is in the force."""
    return kind is None or combat.force[kind] > 0


def blow(t: Telling, combat: Combat, name: str) -> Rules[None]:
    """One damage, or two for a unit given up, to one of those one fights."""
    n = 1
    if name == "general_takanashi":
        n = 2
        kinds = [kind for kind, left in enumerate(combat.force) if left]
        answer = yield from ask(combat.seat, "sacrifice", [f"unit:{UNITS[kind]}" for kind in kinds])
        yield from eliminate(t, combat, UNITS.index(answer[5:]))
    whom = yield from ask(combat.seat, "hit-whom", [f"old_one:{each.tile}" for each in foes(t, combat)])
    old_one = next(each for each in t.g.tiles if each.tile == whom[8:])
    t.hurt(old_one, combat.seat, n)
    if t.is_dead(old_one):
        t.bury(old_one)


def retreat(t: Telling, combat: Combat, name: str) -> Rules[bool]:
    """Airships, all others, or everybody may leave."""  # AZ
    flying, others = combat.force[AIRSHIP], sum(combat.force[kind] for kind in LAND_UNITS)
    options = ["airships", "others", "all", "stay"] if flying and others else ["all", "stay"]
    answer = yield from ask(combat.seat, name, options)
    leaving = {"airships": [AIRSHIP], "others": LAND_UNITS, "all": [*LAND_UNITS, AIRSHIP], "stay": []}[answer]
    for kind in leaving:
        t.colony(combat.seat).barracks[kind] += combat.force[kind]
        combat.force[kind] = combat.hurt[kind] = 0
    return answer != "stay"


def strike(t: Telling, combat: Combat) -> Rules[None]:
    """One card: everything on it, then who is dead."""  # AZ
    combat.card = name = t.turn()
    combat.cards += 1
    t.g.discard.append(name)
    if ready(t, combat, "corporal_jones") and not combat.defence:  # AZ
        if (yield from retreat(t, combat, "slip-away")):
            combat.used.append("corporal_jones")
    if any(combat.force):
        yield from resolve(t, combat, card(name)["lines"])
    combat.card = ""
    for each in foes(t, combat):
        if t.is_dead(each):
            t.bury(each)
    if ready(t, combat, "luigi_caprotti"):
        yield from heal(t, combat)


def resolve(t: Telling, combat: Combat, faces: dict[str, dict[str, int]]) -> Rules[None]:
    """What the lines of all those one fights do, together."""  # AZ
    present = {name for kind, name in enumerate(UNITS) if combat.force[kind]}
    damage = air = sanity = 0
    for each in foes(t, combat):
        line: dict[str, object] = dict(faces[creature(each.tile)])
        hits = sum(name in present for name in faces[creature(each.tile)]["hits"])  # type: ignore[attr-defined]
        t.hurt(each, combat.seat, hits)
        damage += int(str(line.get("damage", 0)))
        air += int(str(line.get("air", 0)))
        sanity += int(str(line.get("sanity", 0)))
    combat.broken = sanity > combat.sanity
    combat.sanity = max(0, combat.sanity - sanity)
    for _ in range(air):
        if combat.force[AIRSHIP]:
            yield from suffer(t, combat, AIRSHIP)
    for _ in range(damage):
        stacks = [kind for kind in LAND_UNITS if combat.force[kind]]
        if stacks:  # AZ
            answer = yield from ask(combat.seat, "assign", [f"stack:{UNITS[kind]}" for kind in stacks])
            yield from suffer(t, combat, UNITS.index(answer[6:]))


def suffer(t: Telling, combat: Combat, kind: int) -> Rules[None]:
    """A cube on a stack; when the top unit can bear no more, it is gone."""  # AZ R-095
    combat.hurt[kind] += 1
    bears = int(unit(kind)["capacity"])
    for name, (whose, more) in TOUGHER.items():
        if whose == kind and t.has(combat.seat, name):
            bears = more
    if combat.hurt[kind] >= bears:
        yield from eliminate(t, combat, kind)


def eliminate(t: Telling, combat: Combat, kind: int) -> Rules[None]:
    """A unit is lost, unless Franz Neumann brings it home."""  # AZ
    saved = ready(t, combat, "franz_neumann") and (yield from ask(combat.seat, "save", ["yes", "no"])) == "yes"
    combat.force[kind] -= 1
    combat.hurt[kind] = 0  # AZ Q-56: the cubes lie on the top unit
    if saved:
        combat.used.append("franz_neumann")
        t.colony(combat.seat).barracks[kind] += 1
    else:
        t.g.pool[kind] += 1


def heal(t: Telling, combat: Combat) -> Rules[None]:
    """Luigi Caprotti takes a cube off after a card."""  # AZ Q-58
    stacks = [f"stack:{UNITS[kind]}" for kind, n in enumerate(combat.hurt) if n]
    answer = yield from ask(combat.seat, "heal", [*stacks, "pass"])
    if answer != "pass":
        combat.used.append("luigi_caprotti")
        combat.hurt[UNITS.index(answer[6:])] -= 1


def settle(t: Telling, combat: Combat) -> Rules[None]:
    """After a defeat, hurt units are lost; the others come home, and zombies recover."""  # AZ
    beaten = combat.broken
    if beaten:
        for kind, n in enumerate(combat.hurt):
            if n and combat.force[kind]:
                yield from eliminate(t, combat, kind)
    for kind, n in enumerate(combat.force):
        t.colony(combat.seat).barracks[kind] += n
    for each in foes(t, combat):
        if creature(each.tile) == "zombie":
            each.damage = [0] * t.g.seats
    t.g.combat = None
