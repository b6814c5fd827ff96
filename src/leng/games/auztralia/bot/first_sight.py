"""What options look worth at first sight, without trying them: so that many moves can be guessed in a millisecond."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leng.engine.choice import NO, Choice, Option
from leng.games.auztralia import asks
from leng.games.auztralia.bot import fights_at_sight as at_sight
from leng.games.auztralia.bot.judgement import characters
from leng.games.auztralia.bot.land import Outlook, brings, fields, gain, lies
from leng.games.auztralia.bot.weights import SIGHT
from leng.games.auztralia.rules.turn import RETRIEVE, WITHOUT_CUBE
from leng.games.auztralia.state import UNITS, Australia, Colony

doubt = 1.0
"""How far a judgement may be off."""

FARM = 1.6
ARMED = 1.4  # of what units are worth for certain, what they are worth to an army that will still fight
SOON = 6.0  # so much time before the end goods and rails begin to lose their worth
LATE = 14.0  # and units
USED = 0.5  # a character that can be used is used, once nothing better is done first
PLAIN_ACT = 1.9  # how plain a difference between two boxes is
PLAIN = 4.3  # and one between the answers to what is asked then
FREED = 0.22  # what it brings to have a cube back from a box


def prior(g: Australia, choice: Choice) -> Sequence[float]:
    """About what each option is worth to the colony that is asked."""
    look = _LOOKS.get(choice.ask.name)
    options = choice.sensible
    if look is None:
        return [0.0] * len(options)
    found = look(g, g.colonies[choice.seat], choice, options)
    clear = PLAIN_ACT if choice.ask is asks.ACT else PLAIN
    return [clear * worth for worth in found]


# A turn -----------------------------------------------------------------------------------------------------------


def _act(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What a box brings at once, less gold and time."""
    found = []
    left = max(0, g.box.track.end - who.time)
    for kind, name in options:
        if kind == "use":
            found.append(USED)
            continue
        there, space = who.cubes.get(name, 0), g.box.spaces[name]
        if name == RETRIEVE:
            cubes = sum(who.cubes.values())
            idle = len(options) > 1
            found.append(FREED * cubes * min(1.0, left / SOON) - SIGHT.time * (space.time if idle else WITHOUT_CUBE))
        else:
            worth, time = _BOXES[space.action](g, who, space.time)
            found.append(worth + gain(SIGHT.gold, who.gold, -there) - SIGHT.time * time)
    return found


def _rails(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    """Two rails to the best places; the slower box reaches the hills."""
    best = Outlook(g, who).best(g, who)[time > 2] * min(1.0, (g.box.track.end - who.time - time) / SOON)
    return best + gain(SIGHT.goods, who.coal, -1) + gain(SIGHT.goods, who.iron, -1), time


def _mines(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    use = min(1.0, (g.box.track.end - who.time) / SOON)
    return max(brings(who, kind, n, use) for here in lies(g, who) for kind, n in here.items()), time


def _recruits(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    return max([_person(g, who, card) for card in g.display] or [1.0]), time


def _buys(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    gold = who.gold - who.cubes.get("buy", 0)
    fear = at_sight.fear(g, who)
    return max(_unit(g, who, unit, 1, gold, fear) for unit in range(len(UNITS)) if g.pool[unit]), time


def _trades(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    """Two goods, where rails want them."""
    coal, iron = who.coal, who.iron
    worth = 0.0
    for _ in range(2):
        if coal <= iron:
            worth, coal = worth + gain(SIGHT.goods, coal, 1), coal + 1
        else:
            worth, iron = worth + gain(SIGHT.goods, iron, 1), iron + 1
    return worth * min(1.0, (g.box.track.end - who.time) / SOON), time


def _farms(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    """A farm of every kind there is a field for."""
    n = fields(g, who)
    return FARM * n + gain(SIGHT.gold, who.gold, n), n


_BOXES: dict[str, Callable[[Australia, Colony, int], tuple[float, int]]] = {
    "rails": _rails,
    "mine": _mines,
    "recruit": _recruits,
    "buy": _buys,
    "trade": _trades,
    "farm": _farms,
    "attack": at_sight.attacks,
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
        worth += SIGHT.unit[unit] * (1.0 if not more else SIGHT.another if more < 3 else 0.0)
    left = max(0, g.box.track.end - who.time)
    worth *= ARMED * min(1.0, 0.1 + left / LATE) + fear
    return worth + gain(SIGHT.gold, gold, -cost)


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
    for _, place in options:
        row = land.steps[place]
        worth = 0.35 * (land.within[place][2] & land.fertile & ~g.haunted).bit_count()
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
        if option == asks.DONE or option[0] == "use":
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
    fear = at_sight.fear(g, who)
    gold = who.gold if choice.ask is asks.BUY else 99
    return [_unit(g, who, UNITS.index(name), n, gold, fear) + 0.1 * n for _, name, n in options]


def _trade(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Rails take one of each, so what is scarcer is wanted; only what is left over is sold."""
    found = []
    for option in options:
        if option == asks.DONE:
            found.append(0.0)
            continue
        deed, kind = option
        have, other = (who.coal, who.iron) if kind == "coal" else (who.iron, who.coal)
        if deed == "import":
            found.append(gain(SIGHT.goods, have, 1) + 0.2 * (other - have))
        else:
            found.append(gain(SIGHT.gold, who.gold, 1) + gain(SIGHT.goods, have, -1) + 0.2 * (have - other) - 0.2)
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
        worth = FARM - SIGHT.time - 0.2 * sum(each >> n & 1 for each in kinds)
        for one in g.tiles:
            if one.up and steps[n][one.hex] <= 2:
                worth -= 0.3
        for person in who.characters:
            bonus = g.box.score_per.get(person)
            worth += 1.0 if bonus is not None and bonus.what.startswith(option[1]) else 0.0
        found.append(worth)
    return found


def _reveal(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What wakes far from the port is others' trouble."""
    row = g.land.steps[who.port]
    return [0.3 * row[each[1]] if isinstance(each, tuple) else 0.0 for each in options]


def _used(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whatever helps is used."""
    return [0.0 if each in (asks.PASS, asks.NONE, asks.DONE, NO) else USED for each in options]


def _goods(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [brings(who, kind, 1) for _, kind in options]


_LOOKS: dict[str, Callable[[Australia, Colony, Choice, Sequence[Option]], list[float]]] = {
    asks.PLACE_PORT.name: _port,
    asks.OPENING_CHARACTER.name: _recruit,
    asks.ACT.name: _act,
    asks.AFTER.name: _used,
    asks.LAY_RAIL.name: _lay,
    asks.LAY_SECOND.name: _lay,
    asks.REVEAL.name: _reveal,
    asks.MINE.name: _mine,
    asks.RECRUIT.name: _recruit,
    asks.KEEP.name: _recruit,
    asks.HIRE.name: _recruit,
    asks.SWAP.name: _swap,
    asks.BUY.name: _buy,
    asks.ANY_UNIT.name: _buy,
    asks.TRADE.name: _trade,
    asks.FARM.name: _farm,
    asks.TARGET.name: at_sight.target,
    asks.COUNTERATTACK.name: at_sight.target,
    asks.FORCE.name: at_sight.force,
    asks.FIRST_RETREAT.name: at_sight.retreat,
    asks.RETREAT.name: at_sight.retreat,
    asks.SLIP_AWAY.name: at_sight.retreat,
    asks.ASSIGN.name: at_sight.assign,
    asks.HIT_WHOM.name: at_sight.old_one,
    asks.STRIKE.name: at_sight.old_one,
    asks.SACRIFICE.name: at_sight.sacrifice,
    asks.SAVE.name: _used,
    asks.HEAL.name: _used,
    asks.COMBAT_CARD.name: _used,
    asks.BENEFIT.name: _goods,
    asks.RESTORE.name: _used,
}
