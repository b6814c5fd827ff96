"""What options look worth at first sight, without trying them: so that many moves can be guessed in a millisecond."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leng.engine.choice import NO, Choice, Option
from leng.games.auztralia import asks
from leng.games.auztralia.bot.fighting import awake
from leng.games.auztralia.bot.judgement import characters
from leng.games.auztralia.bot.land import Outlook, brings, fields, gain, lies
from leng.games.auztralia.bot.strength import army, foe, prevails, spoils
from leng.games.auztralia.bot.weights import NOW
from leng.games.auztralia.rules import attack
from leng.games.auztralia.rules.turn import RETRIEVE, WITHOUT_CUBE
from leng.games.auztralia.state import BLANK, UNITS, Australia, Colony

doubt = 1.0
"""How far a judgement may be off."""

FARM = 2.0
ARMED = 1.6  # of what units are worth for certain, what they are worth to an army that will still fight
USED = 0.5  # a character that can be used is used, once nothing better is done first
ALMOST = 0.33  # how sure an army is to win that goes on fighting
FREED = 0.3  # what it brings to have a cube back from a box


def prior(g: Australia, choice: Choice) -> Sequence[float]:
    """About what each option is worth to the colony that is asked."""
    look = _LOOKS.get(choice.ask.name)
    options = choice.options
    return [0.0] * len(options) if look is None else look(g, g.colonies[choice.seat], choice, options)


# A turn -----------------------------------------------------------------------------------------------------------


def _act(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What a box brings at once, less gold and time."""
    found = []
    for kind, name in options:
        if kind == "use":
            found.append(USED)
            continue
        there, space = who.cubes.get(name, 0), g.box.spaces[name]
        if name == RETRIEVE:
            cubes = sum(who.cubes.values())
            idle = len(options) > 1
            found.append(FREED * cubes - NOW.time * (space.time if idle else WITHOUT_CUBE))
        else:
            worth, time = _BOXES[space.action](g, who, space.time)
            found.append(worth + gain(NOW.gold, who.gold, -there) - NOW.time * time)
    return found


def _rails(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    """Two rails to the best places; the slower box reaches the hills."""
    best = Outlook(g, who).best(g, who)[time > 2]
    return best + gain(NOW.goods, who.coal, -1) + gain(NOW.goods, who.iron, -1), time


def _mines(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    return max(brings(who, kind, n) for here in lies(g, who) for kind, n in here.items()), time


def _recruits(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    return max([_person(g, who, card) for card in g.display] or [1.0]), time


def _buys(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    gold = who.gold - who.cubes.get("buy", 0)
    fear = _fear(g, who)
    return max(_unit(g, who, unit, 1, gold, fear) for unit in range(len(UNITS)) if g.pool[unit]), time


def _trades(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    """Two goods, where rails want them."""
    coal, iron = who.coal, who.iron
    worth = 0.0
    for _ in range(2):
        if coal <= iron:
            worth, coal = worth + gain(NOW.goods, coal, 1), coal + 1
        else:
            worth, iron = worth + gain(NOW.goods, iron, 1), iron + 1
    return worth, time


def _farms(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    """A farm of every kind there is a field for."""
    n = fields(g, who)
    return FARM * n + gain(NOW.gold, who.gold, n), n


def _attacks(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    near = attack.targets(g, who)
    places = {one.hex for one in g.tiles if near >> one.hex & 1}
    own = attack.time(g, who, who.barracks)
    return max([_prey(g, who, place, who.barracks) for place in places] or [-9.0]), own


_BOXES: dict[str, Callable[[Australia, Colony, int], tuple[float, int]]] = {
    "rails": _rails,
    "mine": _mines,
    "recruit": _recruits,
    "buy": _buys,
    "trade": _trades,
    "farm": _farms,
    "attack": _attacks,
}


# Goods, units and people ------------------------------------------------------------------------------------------


def _unit(g: Australia, who: Colony, unit: int, n: int, gold: int, fear: float) -> float:
    """A unit counts for more where the barracks has none of its kind, and where Old Ones are near."""
    cost = g.box.units[unit].cost * n
    if cost > gold:
        return -9.0
    have = who.barracks[unit]
    if unit == 0 and n == 1 and gold > 1 and g.pool[unit] > 1:
        n = cost = 2
    worth = 0.0
    for more in range(have, have + n):
        worth += NOW.unit[unit] * (1.0 if not more else NOW.another if more < 3 else 0.0)
    left = max(0, g.box.track.end - who.time)
    worth *= ARMED * min(1.0, 0.35 + left / 20) + fear
    return worth + gain(NOW.gold, gold, -cost)


def _fear(g: Australia, who: Colony) -> float:
    """How much more units are worth while the army does not hold the port against what comes."""
    row = g.land.steps[who.port]
    coming = [(row[here], each) for here, each in awake(g) if row[here] < len(NOW.near)]
    if not coming:
        return 0.0
    steps, nearest = min(coming)
    holds = prevails(g.box, army(g, who), (nearest,)) if any(who.barracks) else 0.0
    return NOW.port / 3 * NOW.near[steps] * (1 - holds)


def _person(g: Australia, who: Colony, card: str) -> float:
    """What a character is good for; who counts something counts what there is."""
    now, later = characters(g.box)[card]
    bonus = g.box.score_per.get(card)
    left = max(0, g.box.track.end - who.time)
    if bonus is None:
        return now + later * min(1.0, left / 14)
    if bonus.what == "old_one_tiles_owned":
        count = len(who.tiles)
    elif bonus.what == "rails_on_board":
        count = list(g.rails.values()).count(who.seat)
    else:
        kind = bonus.what.removesuffix("_farms")
        count = sum(each.seat == who.seat and each.kind == kind and not each.blighted for each in g.farms.values())
    return bonus.n * count / bonus.per + left / 25


# Questions of a turn ----------------------------------------------------------------------------------------------


def _port(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Near goods and fields, and away from what sleeps."""
    land, found = g.land, []
    fertile = 0
    for each in land.fields.values():
        fertile |= each
    for _, place in options:
        row = land.steps[place]
        worth = 0.35 * (land.within[place][2] & fertile & ~g.haunted).bit_count()
        for n, goods in g.goods.items():
            if row[n] <= 4:
                worth += sum(brings(who, kind, many) for kind, many in goods.items()) / (1 + row[n])
        for one in g.tiles:
            if row[one.hex] <= 3:
                worth -= 0.5 * (4 - row[one.hex])
        found.append(worth)
    return found


def _lay(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """A rail leads to goods, fields and what may be beaten."""
    linked, outlook = who.linked, Outlook(g, who)
    found = []
    for option in options:
        if option == asks.DONE:
            found.append(0.0)
            continue
        _, a, b = option
        new = b if linked >> a & 1 else a
        found.append(-0.2 if linked >> new & 1 else 0.05 + outlook.promise(new))
    return found


def _mine(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [brings(who, kind, g.goods[n][kind]) for _, n, kind in options]


def _recruit(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The best of those who can be seen; the deck is a chance."""
    return [_person(g, who, each[1]) if isinstance(each, tuple) else 0.6 for each in options]


def _swap(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    have = _person(g, who, choice.about["character"])
    return [have if each == asks.PASS else _person(g, who, each[1]) for each in options]


def _buy(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    fear = _fear(g, who)
    gold = who.gold if choice.ask is asks.BUY else 99
    return [_unit(g, who, UNITS.index(name), n, gold, fear) + 0.1 * n for _, name, n in options]


def _trade(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        if option == asks.DONE:
            found.append(0.0)
        else:
            deed, kind = option
            have, other = (who.coal, who.iron) if kind == "coal" else (who.iron, who.coal)
            if deed == "import":
                found.append(gain(NOW.goods, have, 1) + 0.1 * (have < other))
            else:
                found.append(gain(NOW.gold, who.gold, 1) + gain(NOW.goods, have, -1) - 0.1)
    return found


def _farm(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Every farm counts, first those of a field that is good for nothing else, away from what walks."""
    steps, kinds = g.land.steps, g.land.fields.values()
    found = []
    for option in options:
        if option == asks.DONE:
            found.append(0.0)
            continue
        n = option[2]
        worth = FARM - NOW.time - 0.2 * sum(each >> n & 1 for each in kinds)
        for one in g.tiles:
            if one.up and steps[n][one.hex] <= 2:
                worth -= 0.3
        for person in who.characters:
            bonus = g.box.score_per.get(person)
            worth += 1.0 if bonus is not None and bonus.what.startswith(option[1]) else 0.0
        found.append(worth)
    return found


def _used(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whatever helps is used."""
    return [0.0 if each in (asks.PASS, asks.NONE, asks.DONE, NO) else USED for each in options]


def _goods(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [brings(who, kind, 1) for _, kind in options]


# Fights -----------------------------------------------------------------------------------------------------------


def _prey(g: Australia, who: Colony, place: int, force: Sequence[int]) -> float:
    """Points for what lies in a hex, as far as a force beats it, and what no longer threatens the port."""
    own, tiles = army(g, who, force), g.box.tiles
    foes, worth, points = [], 0.0, 0
    for one in g.tiles:
        if one.hex != place:
            continue
        face = tiles[one.tile]
        if one.up:
            if face.creature != BLANK:
                foes.append(foe(g.box, one))
            points += face.points
        else:
            worth += (1 + 2 * NOW.old_ones) * spoils(g.box, own, face.level) - 0.5
    if foes:
        near = g.land.steps[who.port][place]
        sure = prevails(g.box, own, tuple(foes))
        threat = NOW.port / 4 * NOW.near[near] if near < len(NOW.near) else 0.0
        worth = sure * (worth + (1 + NOW.old_ones) * points + threat) - 2.5 * (1 - sure)
    return worth


def _target(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [0.0 if each == asks.PASS else _prey(g, who, each[1], who.barracks) for each in options]


def _force(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """All who can go, go."""
    return [3.0 if each == asks.ALL else 0.0 if each == asks.DONE else 1.0 for each in options]


def _retreat(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Who is likely to win stays."""
    combat = g.combat
    assert combat is not None
    own = army(g, who, combat.force)._replace(hurt=sum(combat.hurt), sanity=combat.sanity)
    foes = tuple(foe(g.box, one) for one in g.at(combat.hex))
    stay = 6 * (prevails(g.box, own, foes) - ALMOST)
    return [stay if each == asks.STAY else 0.0 if each == asks.ALL else -3.0 for each in options]


def _assign(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whoever bears it; else whoever is missed least."""
    combat = g.combat
    assert combat is not None
    found = []
    bears = army(g, who, combat.force).bears
    for _, name in options:
        unit = UNITS.index(name)
        falls = combat.hurt[unit] + 1 >= bears[unit]
        last = combat.force[unit] == 1
        found.append((-NOW.unit[unit] * (1.0 if last else NOW.another) if falls else 0.0) - 0.1 * combat.hurt[unit])
    return found


def _old_one(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The one that is nearest to its end, and worth most."""
    marks = {one.tile: one for one in g.tiles}
    found = []
    for _, tile in options:
        face = g.box.tiles[tile]
        found.append(face.points - 2.0 * (face.capacity - sum(marks[tile].damage)))
    return found


def _sacrifice(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [-NOW.unit[UNITS.index(name)] for _, name in options]


_LOOKS: dict[str, Callable[[Australia, Colony, Choice, Sequence[Option]], list[float]]] = {
    asks.PLACE_PORT.name: _port,
    asks.OPENING_CHARACTER.name: _recruit,
    asks.ACT.name: _act,
    asks.AFTER.name: _used,
    asks.LAY_RAIL.name: _lay,
    asks.LAY_SECOND.name: _lay,
    asks.MINE.name: _mine,
    asks.RECRUIT.name: _recruit,
    asks.KEEP.name: _recruit,
    asks.HIRE.name: _recruit,
    asks.SWAP.name: _swap,
    asks.BUY.name: _buy,
    asks.ANY_UNIT.name: _buy,
    asks.TRADE.name: _trade,
    asks.FARM.name: _farm,
    asks.TARGET.name: _target,
    asks.COUNTERATTACK.name: _target,
    asks.FORCE.name: _force,
    asks.FIRST_RETREAT.name: _retreat,
    asks.RETREAT.name: _retreat,
    asks.SLIP_AWAY.name: _retreat,
    asks.ASSIGN.name: _assign,
    asks.HIT_WHOM.name: _old_one,
    asks.STRIKE.name: _old_one,
    asks.SACRIFICE.name: _sacrifice,
    asks.SAVE.name: _used,
    asks.HEAL.name: _used,
    asks.COMBAT_CARD.name: _used,
    asks.BENEFIT.name: _goods,
    asks.RESTORE.name: _used,
}
