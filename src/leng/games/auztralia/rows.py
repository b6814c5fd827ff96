"""What an option is certain to cost and to bring its decider, as a row of signs.

Whatever is certain is tried out on a copy of the table, as far as the next question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from leng.engine.choice import NO, Choice, Option, Rules
from leng.games.auztralia import asks
from leng.games.auztralia.box import Space
from leng.games.auztralia.deeds import goods, lines, people, tiles
from leng.games.auztralia.effects.fight import Sacrifice
from leng.games.auztralia.effects.once import GainPoints, Reveal
from leng.games.auztralia.inventory import holdings
from leng.games.auztralia.rules import attack, buying, combat, mining, old_ones, recruiting, turn
from leng.games.auztralia.state import FARMS, GOLD, UNITS, Australia, Colony
from leng.words.clause import signs_of
from leng.words.signs import CHANCE, LATER, Row, Sign, for_price, gained, paid

Act = Callable[[Australia, Colony], Rules[Any] | None]

GOES_ON = (
    asks.LAY_RAIL, asks.LAY_SECOND, asks.TRADE, asks.GIVE, asks.DISMISS, asks.KEEP, asks.SWAP, asks.WHO_RECEIVES,
    asks.ASSIGN, asks.SAVE, asks.BENEFIT, asks.SACRIFICE, asks.HIT_WHOM,
)  # fmt: skip
"""Questions in the midst of an action or a card, whose other effects follow by themselves."""

FIGHT = Sign(f"{CHANCE}-fight")
USING = ("turn", "next_disc", "after", "fight")
"""Units that wait while a character is used: what that brings about takes no time."""


def row(g: Australia, choice: Choice, option: Option) -> Row:
    """What stands beside an option."""
    told = ROWS.get(choice.ask.name)
    return told(g, choice, option) if told is not None else ()


# A turn -------------------------------------------------------------------------------------------------------------


def _act(g: Australia, choice: Choice, option: Option) -> Row:
    if option[0] == "use":
        return _using(g, choice, option, lambda g, who: turn.turn(g, who.seat))
    space = g.box.spaces[option[1]]
    now, asked, world = _tried(g, choice, option, lambda g, who: turn.turn(g, who.seat))
    if asked:
        return (*now, LATER, *_promised(space))
    return (*now, LATER, FIGHT) if world.combat is not None else now


def _promised(space: Space) -> Row:
    """What an action takes and brings once it is known where and what."""
    time = Sign("time", space.time, paid=True)
    match space.action:
        case "rails":
            return time, Sign("rail", 2)
        case "recruit":
            return time, Sign("character")
        case "buy":
            return time, Sign("unit")
        case "farm":
            return Sign("time", paid=True, text="1–3"), Sign("farm", text="1–3"), Sign(GOLD, text="1–3")
        case "attack":
            return Sign("time", paid=True, text="1–3"), FIGHT
    return (time,)


def _using(g: Australia, choice: Choice, option: Option, act: Act) -> Row:
    """A character that is used: what it does until somebody is asked, then what is printed."""
    if isinstance(option, str):
        return ()
    verbs = g.box.characters[option[1]].effects
    sees = next((verb for verb in verbs if isinstance(verb, Reveal)), None)
    if sees is not None and sum(not one.up for one in g.tiles) <= sees.n:
        return Sign("character", paid=True), Sign(f"{CHANCE}-card"), *_told(verbs)
    now, asked, _ = _tried(g, choice, option, act)
    return (*now, LATER, *signs_of(verbs)) if asked else now


def _told(verbs: tuple[Any, ...]) -> Row:
    return gained({"points": sum(verb.n for verb in verbs if isinstance(verb, GainPoints))})


def _after(g: Australia, choice: Choice, option: Option) -> Row:
    return _using(g, choice, option, lambda g, who: turn.after(g, who.seat))


def _combat_card(g: Australia, choice: Choice, option: Option) -> Row:
    return _using(g, choice, option, lambda g, who: combat.fight(g))


def _laid(g: Australia, choice: Choice, option: Option) -> Row:
    if option[0] == "use":
        return Sign("character", paid=True), LATER, *signs_of(g.box.characters[option[1]].effects)
    return () if option == asks.DONE else (Sign("rail"),)


def _mined(g: Australia, choice: Choice, option: Option) -> Row:
    return _timed(g, choice, option, lambda g, who: mining.act(g, who, turn.MINE))


def _bought(g: Australia, choice: Choice, option: Option) -> Row:
    return _timed(g, choice, option, lambda g, who: buying.act(g, who, "buy"))


def _recruited(g: Australia, choice: Choice, option: Option) -> Row:
    now = _timed(g, choice, option, lambda g, who: recruiting.act(g, who, "recruit"))
    return (*now, LATER, Sign("character")) if not any(sign.kind == "character" for sign in now) else now


def _hired(g: Australia, choice: Choice, option: Option) -> Row:
    now = _timed(g, choice, option, lambda g, who: recruiting.hire(g, who.seat, 1))
    return now or (LATER, Sign("character"))


def _joins(g: Australia, choice: Choice, option: Option) -> Row:
    return (Sign("character"),)


def _received(g: Australia, choice: Choice, option: Option) -> Row:
    """A character goes to somebody; after a look at the deck it lies in front of the decider already."""
    mine, here = option[1] == choice.seat, choice.about.get("character") in g.colonies[choice.seat].characters
    return (Sign("character", paid=here),) if mine != here else ()


def _traded(g: Australia, choice: Choice, option: Option) -> Row:
    changes: Counter[str] = Counter()
    gold = g.supply[GOLD]
    for deal, kind in _picked(choice, option)[0]:
        changes[kind] += 1 if deal == "import" else -1
        if deal == "export" and gold:
            gold -= 1
            changes[GOLD] += 1
    return _row(changes)


def _given(g: Australia, choice: Choice, option: Option) -> Row:
    return () if option == asks.NONE else (Sign(option[2], paid=True),)


def _farmed(g: Australia, choice: Choice, option: Option) -> Row:
    """Farms with their gold, and the time that all of them take once no more come."""
    picked, complete = _picked(choice, option)
    changes: Counter[str] = Counter(kind for _, kind, _ in picked)
    changes[GOLD] = min(len(picked), g.supply[GOLD])
    every = [*(choice.picks.picked if choice.picks is not None else ()), *picked]
    used = bool(g.agenda) and g.agenda[-1][0] in USING
    time = lines.fare_to_all(g, g.colonies[choice.seat], [n for _, _, n in every])
    if not used:
        time += len(every)
    elif not g.letter:
        time = 0
    if complete or not time:
        return _row({**changes, "time": -time})
    return (*_row(changes), LATER, Sign("time", time, paid=True))


def _target(g: Australia, choice: Choice, option: Option) -> Row:
    now = _timed(g, choice, option, lambda g, who: attack.act(g, who, turn.ATTACK))
    return *now, LATER, FIGHT


def _counterattack(g: Australia, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    now, _, _ = _tried(g, choice, option, lambda g, who: old_ones.counterattack(g, who.seat))
    return *now, LATER, FIGHT


def _mustered(g: Australia, choice: Choice, option: Option) -> Row:
    """How long the attack takes, once everybody who goes is known."""
    picked, complete = _picked(choice, option)
    assert g.combat is not None
    who, force = g.colonies[choice.seat], list(g.combat.force)
    for _, unit in picked:
        force[UNITS.index(unit)] += 1
    time = attack.time(g, who, force, attack.fare(g, who, force, g.combat.hex))
    cost = Sign("time", time, paid=True)
    return (cost, LATER, FIGHT) if complete else (LATER, cost, FIGHT)


# A combat -----------------------------------------------------------------------------------------------------------


def _retreat(g: Australia, choice: Choice, option: Option) -> Row:
    return (LATER, FIGHT) if option == asks.STAY else ()


def _slipped(g: Australia, choice: Choice, option: Option) -> Row:
    """The card lies open, so all that it does to those who stay is certain."""
    now, asked, _ = _tried(g, choice, option, lambda g, who: combat.clash(g))
    return (*now, LATER, Sign("damage")) if asked else now


def _hit(g: Australia, choice: Choice, option: Option) -> Row:
    """Cubes go onto an Old One, and come home if that was enough."""
    world = g.copy()
    one = next(each for each in world.tiles if each.tile == option[1])
    tiles.strike(world, one, choice.seat, choice.about.get("n", choice.about.get("damage", 0)))
    return _changed(g, world, choice.seat)


def _sacrificed(g: Australia, choice: Choice, option: Option) -> Row:
    """A unit goes, if nobody saves it; then an Old One is hit."""
    assert g.combat is not None
    verbs = g.box.characters[g.combat.used[-1]].effects
    damage = next(verb.damage for verb in verbs if isinstance(verb, Sacrifice))
    world = g.copy()
    if next(combat.eliminate(world, UNITS.index(option[1])), None) is not None:
        return LATER, Sign(option[1], paid=True), Sign("damage", damage)
    those = world.at(g.combat.hex)
    if len(those) > 1:
        return (*_changed(g, world, choice.seat), LATER, Sign("damage", damage))
    tiles.strike(world, those[0], choice.seat, damage)
    return _changed(g, world, choice.seat)


def _assigned(g: Australia, choice: Choice, option: Option) -> Row:
    """A unit is lost when its stack is full; what is left of the damage falls on the only stack there is."""
    world = g.copy()
    fight, who = world.combat, world.colonies[choice.seat]
    assert fight is not None
    stacks = [UNITS.index(option[1])]
    for _ in range(choice.about["left"]):
        if len(stacks) != 1:
            break
        kind = stacks[0]
        fight.hurt[kind] += 1
        full = fight.hurt[kind] >= people.capacity(world, who, kind)
        if full and next(combat.eliminate(world, kind), None) is not None:
            break
        stacks = [each for each in combat.ON_FOOT if fight.force[each]]
    return _changed(g, world, choice.seat)


def _saved(g: Australia, choice: Choice, option: Option) -> Row:
    """Where nobody else can save it, the unit is lost."""
    if option != NO:
        return ()
    assert g.combat is not None
    left = [card for card in g.colonies[choice.seat].characters if card in g.box.save and card not in g.combat.used]
    return () if left[-1] != choice.about["character"] else (Sign(choice.about["unit"], paid=True),)


# Characters and revelations -----------------------------------------------------------------------------------------


def _benefit(g: Australia, choice: Choice, option: Option) -> Row:
    return (Sign(option[1]),)


def _revealed(g: Australia, choice: Choice, option: Option) -> Row:
    """Nobody knows what will be turned up; the points are certain."""
    points = _told(g.box.characters[g.dismissed[-1]].effects)
    return (Sign(f"{CHANCE}-card"), *points) if _picked(choice, option)[1] else (LATER, *points)


def _razed(g: Australia, choice: Choice, option: Option) -> Row:
    world = g.copy()
    for one in world.at(option[1]):
        tiles.take_off(world, one)
    return _changed(g, world, choice.seat)


def _any_unit(g: Australia, choice: Choice, option: Option) -> Row:
    world = g.copy()
    goods.enlist(world, world.colonies[choice.seat], UNITS.index(option[1]))
    return _changed(g, world, choice.seat)


def _restored(g: Australia, choice: Choice, option: Option) -> Row:
    """Farms bear fruit again once all of them are named."""
    picked, complete = _picked(choice, option)
    every = [*(choice.picks.picked if choice.picks is not None else ()), *picked]
    own = [g.farms[n].kind for _, n in every if g.farms[n].seat == choice.seat]
    told = gained({kind: own.count(kind) for kind in FARMS})
    return told if complete else (LATER, *told) if told else ()


ROWS: Mapping[str, Callable[[Australia, Choice, Option], Row]] = {
    ask.name: told
    for ask, told in (
        (asks.OPENING_CHARACTER, _joins),
        (asks.ACT, _act),
        (asks.AFTER, _after),
        (asks.LAY_RAIL, _laid),
        (asks.LAY_SECOND, _laid),
        (asks.MINE, _mined),
        (asks.RECRUIT, _recruited),
        (asks.KEEP, _joins),
        (asks.WHO_RECEIVES, _received),
        (asks.BUY, _bought),
        (asks.TRADE, _traded),
        (asks.GIVE, _given),
        (asks.FARM, _farmed),
        (asks.TARGET, _target),
        (asks.FORCE, _mustered),
        (asks.FIRST_RETREAT, _retreat),
        (asks.RETREAT, _retreat),
        (asks.SLIP_AWAY, _slipped),
        (asks.ASSIGN, _assigned),
        (asks.HIT_WHOM, _hit),
        (asks.SACRIFICE, _sacrificed),
        (asks.SAVE, _saved),
        (asks.COMBAT_CARD, _combat_card),
        (asks.BENEFIT, _benefit),
        (asks.COUNTERATTACK, _counterattack),
        (asks.REVEAL, _revealed),
        (asks.STRIKE, _hit),
        (asks.RAZE, _razed),
        (asks.ANY_UNIT, _any_unit),
        (asks.HIRE, _hired),
        (asks.RESTORE, _restored),
    )
}


# Trying out ---------------------------------------------------------------------------------------------------------


def _tried(g: Australia, choice: Choice, option: Option, act: Act) -> tuple[Row, bool, Australia]:
    """What an option of the first question of a unit changes until somebody is asked again, and whether one is."""
    world = g.copy()
    rules = act(world, world.colonies[choice.seat])
    assert rules is not None, "somebody is asked"
    next(rules)
    try:
        rules.send(option)
    except StopIteration:
        return _changed(g, world, choice.seat), False, world
    return _changed(g, world, choice.seat), True, world


def _timed(g: Australia, choice: Choice, option: Option, act: Act) -> Row:
    """The same of the first question of an action, which tells at its end how long it takes."""
    world = g.copy()
    rules = act(world, world.colonies[choice.seat])
    assert rules is not None, "somebody is asked"
    next(rules)
    try:
        rules.send(option)
    except StopIteration as over:
        return _changed(g, world, choice.seat, over.value or 0)
    return _changed(g, world, choice.seat)


def _changed(before: Australia, after: Australia, seat: int, time: int = 0) -> Row:
    """What a player has paid and gained between two positions, and the time that is still to be spent."""
    held = holdings(before, seat)
    changes = {kind: n - held[kind] for kind, n in holdings(after, seat).items()}
    changes["time"] -= time
    return _row(changes)


def _row(changes: Mapping[str, int]) -> Row:
    price = paid({kind: max(-n, 0) for kind, n in changes.items()})
    return for_price(price, gained({kind: max(n, 0) for kind, n in changes.items()}))


def _picked(choice: Choice, option: Option) -> tuple[list[Any], bool]:
    """What is picked with an option, and whether nothing is left to pick."""
    return choice.picks.brings(option) if choice.picks is not None else ([option], True)
