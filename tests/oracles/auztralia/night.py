"""The Old Ones' activation, and the defence of ports (p. 12, 14-15)."""

from __future__ import annotations

from leng.games.auztralia.state import OldOne
from oracles.auztralia import people, tiles
from oracles.auztralia.aftermath import aftermath, in_order
from oracles.auztralia.paper import NOBODY, PURPLE, UNITS, card, creature, printed, track
from oracles.auztralia.telling import Rules, Telling, ask

MOVERS = ("cthulhu", "shoggoth", "mi_go", "zombie", "loyalist")


def activate(t: Telling) -> Rules[None]:
    """The purple disc goes on: a revelation where it is lit, movement, then what comes of it."""  # AZ
    g = t.g
    g.active = PURPLE
    g.purple += 1
    t.arrive(PURPLE)
    if g.purple in track()["lit"]:
        yield from revelation(t)
    for _ in range(3 if g.has("long_night") and g.purple >= 38 else 2):  # AZ
        if any(each.up and creature(each.tile) in MOVERS for each in g.tiles):
            movement(t, None)
    yield from aftermath(t)
    if g.mode == "solo":
        port = g.colonies[0].port
        near = [t.map.apart(each.hex, port) for each in g.tiles if each.up and creature(each.tile) in MOVERS]
        g.approached = g.approached or min(near, default=99) <= 3
    g.active = NOBODY


# Revelations ---------------------------------------------------------------------------------------------------------


def revelation(t: Telling) -> Rules[None]:
    """The top card: what the Old Ones do, and what it brings everybody."""  # AZ
    g = t.g
    name = g.revelations.pop()
    g.revealed.append(name)
    g.fresh = ""
    face = printed("revelations", "revelation")[name]
    for effect in face["effects"]:
        match effect["do"]:
            case "reveal_lowest":
                lowest(t)
            case "rush":
                for _ in range(effect["cards"]):
                    newcomer = next((each for each in g.tiles if each.tile == g.fresh), None)
                    if newcomer is not None and creature(newcomer.tile) in MOVERS:  # AZ Q-25
                        movement(t, newcomer)
            case "assassinate":
                for _ in range(min(effect["n"], len(g.display))):
                    g.dismissed.append(g.display.pop())
                people.deal(t)
            case "open_gates":
                gates(t)
    for effect in face.get("benefit", []):
        for seat in in_order(t):
            yield from benefit(t, seat, effect)
    g.fresh = ""


def lowest(t: Telling) -> None:
    """The hidden tile in the hex of the lowest number."""  # AZ R-122
    found = sorted((each for each in t.g.tiles if not each.up), key=lambda each: each.hex)
    if found:
        t.g.fresh = found[0].tile
        tiles.turn_up(t, found[0])


def gates(t: Telling) -> None:
    """A tile of level 3, or else 2, comes out of every temple in sight."""  # AZ
    for n in sorted(each.hex for each in t.g.tiles if each.up and creature(each.tile) == "temple"):
        pile = next((t.g.piles[level] for level in (3, 2) if t.g.piles[level]), None)
        if pile:
            newcomer = OldOne(pile.pop(), n, damage=[0] * t.g.seats)
            t.g.tiles.append(newcomer)
            tiles.turn_up(t, newcomer)


def benefit(t: Telling, seat: int, effect: dict[str, object]) -> Rules[None]:
    """What a revelation brings a player."""  # AZ
    n = int(str(effect.get("n", 1)))
    match effect["do"]:
        case "gain":
            t.take(seat, str(effect["goods"]), n)
        case "gain_one_of":
            options = [f"goods:{goods}" for goods in ("coal", "iron") if t.g.supply[goods]]
            if options:
                t.take(seat, (yield from ask(seat, "benefit", options))[6:], n)
        case "gain_unit":
            t.enlist(seat, UNITS.index(str(effect["unit"])), n)
        case "retrieve":
            t.colony(seat).cubes = {}
        case other:
            raise AssertionError(other)


# Movement ------------------------------------------------------------------------------------------------------------


def movement(t: Telling, alone: OldOne | None) -> None:
    """One card: all tiles in view of the kinds it circles go one hex, as the land lies before it."""  # AZ
    name = t.turn()
    t.g.discard.append(name)
    moving = [
        each
        for each in t.g.tiles
        if each.up
        and not each.halted
        and creature(each.tile) in card(name)["movers"]
        and creature(each.tile) in MOVERS
        and (alone is None or each is alone)
    ]
    goals = [step(t, each, name) for each in moving]
    for each, goal in zip(moving, goals, strict=True):
        each.hex = goal
    tiles.arrive(t, sorted(moving, key=lambda each: (each.hex, each.tile)))


def step(t: Telling, old_one: OldOne, name: str) -> int:
    """One hex towards the nearest port or farm; between equal ways the card decides."""  # AZ
    g = t.g
    here = old_one.hex
    goals = {each.port for each in g.colonies} | {g.neutral_port} - {0}
    goals |= {n for n, farm in g.farms.items() if not farm.blighted}
    goals -= {here, 0}
    far = t.map.steps(here)
    nearest = min((far[n] for n in goals if n in far), default=None)
    if nearest is None:
        return here
    aims = [n for n in goals if far.get(n) == nearest]
    routes = {m for m in t.map.near(here) if any(t.map.steps(aim).get(m) == nearest - 1 for aim in aims)}
    for way in tiles.clockwise(int(card(name)["direction"]), bool(card(name)["clockwise"])):
        if t.map.beyond(here, way) in routes:
            return t.map.beyond(here, way)
    raise AssertionError("no way leads there")
