"""The turns of the players: whose disc is last, the action boxes, and every action but the attack (p. 8-10)."""

from __future__ import annotations

from collections.abc import Callable

from oracles.auztralia import lines, people
from oracles.auztralia.aftermath import aftermath
from oracles.auztralia.fight import attack, targets
from oracles.auztralia.paper import INFANTRY, NOBODY, PURPLE, UNITS, printed, space, unit
from oracles.auztralia.telling import END, Over, Rules, Telling, ask


def next_disc(t: Telling) -> int:
    """Whose disc is furthest behind, and on top of its stack."""  # AZ
    g = t.g
    place = {each.seat: each.time for each in g.colonies} | {PURPLE: g.purple}
    running = [disc for disc in g.arrivals if place[disc] < END]
    if not running:
        raise Over("time")  # AZ R-160
    last = min(place[disc] for disc in running)
    return [disc for disc in running if place[disc] == last][-1]


def turn(t: Telling, seat: int) -> Rules[None]:
    """One turn: characters that serve once, then one action, then such characters again."""  # AZ
    t.g.active = seat
    while True:
        options = [*people.uses(t, seat), *(f"box:{name}" for name in boxes(t, seat))]
        answer = yield from ask(seat, "act", options)
        if answer.startswith("box:"):
            break
        yield from people.use(t, seat, answer[4:])
        yield from aftermath(t)
        if next_disc(t) != seat:  # AZ Q-57: rails of others have moved the disc
            return
    yield from act(t, seat, answer[4:])
    while t.colony(seat).time < END and next_disc(t) != seat:
        answer = yield from ask(seat, "after", [*people.uses(t, seat), "pass"])
        if answer == "pass":
            break
        yield from people.use(t, seat, answer[4:])
        yield from aftermath(t)
    t.g.active = NOBODY


def boxes(t: Telling, seat: int) -> list[str]:
    """The boxes in which somebody can place a cube and do what they say."""  # AZ
    who = t.colony(seat)
    found = []
    for name in printed("pieces", "space"):
        needed = who.cubes.get(name, 0)
        if name == "retrieve":
            found.append(name)  # AZ R-080: with a cube or without
        elif name == "mine_b" and needed == who.cubes.get("mine_a", 0):
            continue  # two boxes that are alike are one choice
        elif t.cubes(seat) and who.gold >= needed and can(t, seat, name, who.gold - needed):
            found.append(name)
    return found


def can(t: Telling, seat: int, box: str, gold: int) -> bool:
    """Whether the action can be done with so much gold left."""
    who = t.colony(seat)
    match space(box)["action"]:
        case "rails":
            return bool(who.coal and who.iron and lines.sides_for_rail(t, seat, box == "rail_3"))
        case "mine":
            return bool(mines(t, seat))
        case "recruit":
            return bool(t.g.display or (t.g.deck and gold))
        case "buy":
            return bool(wares(t, gold))
        case "trade":
            return bool(imports(t) or exports(t, seat))
        case "farm":
            return bool(lines.fields(t, seat))
        case _:
            return bool(targets(t, seat))


def act(t: Telling, seat: int, box: str) -> Rules[None]:
    """A cube in a box, gold for those that lie there, the action, and its time."""  # AZ
    who = t.colony(seat)
    if box == "retrieve":
        t.spend(seat, retrieve(t, seat))
        return
    t.pay(seat, "gold", who.cubes.get(box, 0))
    who.cubes[box] = who.cubes.get(box, 0) + 1
    time = int(space(box)["time"]) + (yield from ACTIONS[str(space(box)["action"])](t, seat, box))
    yield from aftermath(t)  # AZ Q-35: a temple may have spawned
    t.spend(seat, time)


def retrieve(t: Telling, seat: int) -> int:
    """All cubes come back, for 1 time, or 2 without a cube to place."""  # AZ R-080
    time = 1 if t.cubes(seat) else 2
    t.colony(seat).cubes = {}
    return time


# The actions ---------------------------------------------------------------------------------------------------------


def rails(t: Telling, seat: int, box: str) -> Rules[int]:
    """One or two rails; in hills by the slower box alone."""  # AZ R-030
    yield from people.lay_rails(t, seat, hills=box == "rail_3")
    return 0


def mines(t: Telling, seat: int) -> list[str]:
    """What lies in the hexes that are linked to somebody's port."""  # AZ
    goods = t.g.goods
    return [f"mine:{n}:{kind}" for n in lines.fares(t, seat) for kind, left in goods.get(n, {}).items() if left]


def mine(t: Telling, seat: int, box: str) -> Rules[int]:
    """All goods of one kind of one hex."""  # AZ
    answer = yield from ask(seat, "mine", mines(t, seat))
    n, kind = int(answer.split(":")[1]), answer.split(":")[2]
    fare = lines.fares(t, seat)[n]
    amount = t.g.goods[n].pop(kind)
    if kind.startswith("vp_"):
        t.colony(seat).points += amount * int(kind[3:])
        t.colony(seat).mined += amount
        return fare
    t.give(seat, kind, amount)
    if kind == "phosphate":
        t.take(seat, "gold", 1)
    elif t.has(seat, "harry_bones"):
        t.take(seat, kind, 1)
    return fare


def recruit(t: Telling, seat: int, box: str) -> Rules[int]:
    """Somebody joins."""
    yield from people.recruit(t, seat)
    return 0


def wares(t: Telling, gold: int) -> list[str]:
    """What so much gold buys: one unit, or two infantry."""  # AZ R-050
    found = []
    for kind, name in enumerate(UNITS):
        for n in (1, 2) if kind == INFANTRY else (1,):
            if t.g.pool[kind] >= n and gold >= n * int(unit(kind)["cost"]):
                found.append(f"unit:{name}:{n}")
    return found


def buy(t: Telling, seat: int, box: str) -> Rules[int]:
    """A unit for its price."""  # AZ R-050
    answer = yield from ask(seat, "buy", wares(t, t.colony(seat).gold))
    kind, n = UNITS.index(answer.split(":")[1]), int(answer.split(":")[2])
    t.pay(seat, "gold", n * int(unit(kind)["cost"]))
    t.enlist(seat, kind, n)
    return 0


def imports(t: Telling) -> list[str]:
    """What can be imported."""
    return [f"import:{goods}" for goods in ("coal", "iron") if t.g.supply[goods]]


def exports(t: Telling, seat: int) -> list[str]:
    """What somebody can export, for there must be gold to take."""
    held = [goods for goods in ("coal", "iron") if getattr(t.colony(seat), goods)]
    return [f"export:{goods}" for goods in held] if t.g.supply["gold"] else []


def trade(t: Telling, seat: int, box: str) -> Rules[int]:
    """Two deals, of the same or different kinds; one will do."""  # AZ
    got = []
    first = ""
    order = ["import:coal", "import:iron", "export:coal", "export:iron"]
    for deal in (1, 2):
        options = imports(t) + exports(t, seat)
        options = [each for each in options if not first or order.index(each) >= order.index(first)]
        answer = yield from ask(seat, "trade", options + ["done"] * (deal == 2))
        if answer == "done":
            break
        first = answer
        what, goods = answer.split(":")
        if what == "import":
            t.take(seat, goods, 1)
            got.append(goods)
        else:
            t.pay(seat, goods, 1)
            t.take(seat, "gold", 1)
            got.append("gold")
    if t.g.has("gift_trade"):
        yield from give_away(t, seat, got)
    return 0


def give_away(t: Telling, seat: int, got: list[str]) -> Rules[None]:
    """What a trade has brought may go to others."""  # AZ R-202
    while got:
        others = [each.seat for each in t.g.colonies if each.seat != seat]
        left = [goods for goods in dict.fromkeys(got) if getattr(t.colony(seat), goods)]
        gifts = [f"give:{other}:{goods}" for other in others for goods in left]
        answer = yield from ask(seat, "give", [*gifts, "none"])
        if answer == "none":
            return
        _, other, goods = answer.split(":")
        got.remove(goods)
        t.give(seat, goods, -1)
        t.give(int(other), goods, 1)


def farm(t: Telling, seat: int, box: str) -> Rules[int]:
    """Up to three farms, for 1 time and 1 gold each."""  # AZ
    before = len(t.g.farms)
    fare = yield from lines.settle(t, seat, 3)
    return len(t.g.farms) - before + fare


def strike_out(t: Telling, seat: int, box: str) -> Rules[int]:
    """An attack."""
    return (yield from attack(t, seat))


ACTIONS: dict[str, Callable[[Telling, int, str], Rules[int]]] = {
    "rails": rails,
    "mine": mine,
    "recruit": recruit,
    "buy": buy,
    "trade": trade,
    "farm": farm,
    "attack": strike_out,
}
