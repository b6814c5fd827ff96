"""The exact chances of success behind the options of a decision, for people who ask for them."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from leng.engine.choice import Choice, Option, key
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import pool, tasks
from leng.games.elder_sign.deeds.ways import OpenTask, Way, face_of, from_pool
from leng.games.elder_sign.effects.dice import AddDie
from leng.games.elder_sign.odds import Deed, Position, odds, odds_of_roll
from leng.games.elder_sign.rules import cards
from leng.games.elder_sign.state import COLOUR_OF, ENTRANCE, POOL, RESERVE, Investigator, Museum, Space

odds_of = (asks.MOVE.name, asks.BEFORE_ROLL.name, asks.AFTER_ROLL.name)
"""The questions whose options have a chance."""

CLUES = 3
CLUES_WITH_MORE_DICE = 1
"""How many clues are counted with six dice and with more; further ones would take too long to reckon with."""


def chances(g: Museum, choice: Choice) -> dict[str, float]:
    """How likely the card is to be resolved after each option, with the best play from then on.

    In the battle: how likely the combat task is to be completed at least once in this attack.
    Not counted: Terror effects, costs, spells, and dice that cards could still add; see ``odds``.
    """
    match choice.ask.name:
        case asks.MOVE.name:
            return _of_moves(g, choice)
        case asks.BEFORE_ROLL.name:
            return _before_roll(g, choice)
        case asks.AFTER_ROLL.name:
            return _after_roll(g, choice)
    return {}


def _of_moves(g: Museum, choice: Choice) -> dict[str, float]:
    who = g.investigators[choice.seat]
    green = sum(g.lies[die] == RESERVE for die in range(6))
    found: dict[str, float] = {}
    for option in choice.options:
        if option[0] == "move" and option[1] != ENTRANCE:
            space = g.space(option[1])
            found[key(option)] = odds(_at_start(g, who, space, green))
    return found


def _at_start(g: Museum, who: Investigator, space: Space, green: int) -> Position:
    needs = tuple(task.needs for task in tasks.tasks_of(g, space) if task.needs)
    return Position(
        needs,
        green=green,
        kept=pool.kept_faces(g),
        ordered=g.box.cards[space.card].ordered,
        focus=0 if cards.forbidden(g, who, "focus") else 1,
        clues=_clues(g, who, green),
        many=g.box.has(who.id, "many_tasks"),
        alone=g.letter,
    )


def _now(g: Museum, still: list[OpenTask]) -> Position:
    """The attempt as it stands, with all dice of the pool."""
    attempt, who = g.ongoing, g.actor
    colours = pool.colours(g)
    return Position(
        tuple(task.needs for task in still),
        *colours,
        kept=pool.kept_faces(g),
        ordered=tasks.is_ordered(g),
        focus=0 if g.awake or attempt.focused or cards.forbidden(g, who, "focus") else 1,
        clues=_clues(g, who, sum(colours)),
        many=not g.awake and g.box.has(who.id, "many_tasks"),
        alone=g.letter,
    )


def _clues(g: Museum, who: Investigator, dice: int) -> int:
    if cards.forbidden(g, who, "clues"):
        return 0
    spare = g.attempt.rerolls if g.attempt is not None else 0
    each = 2 if g.box.has(who.id, "two_rerolls") else 1
    return min(who.clues * each + spare, CLUES if dice <= 6 else CLUES_WITH_MORE_DICE)


def _before_roll(g: Museum, choice: Choice) -> dict[str, float]:
    position = _now(g, tasks.still_open(g))
    found: dict[str, float] = {}
    for option in choice.options:
        after = _prepared(g, position, option)
        if after is not None:
            found[key(option)] = odds(after)
        elif option[0] == "complete":
            still = tasks.still_open(g)
            found[key(option)] = _placed(g, position, still, option[1] - 1, option[2], list(pool.usable_kept(g)))
    return found


def _prepared(g: Museum, position: Position, option: Option) -> Position | None:
    """The position after a preparation, when it is one that changes the dice."""
    if option == asks.ROLL:
        return position
    if option == asks.GIVE_UP:
        return None
    head, thing = option[0], option[1]
    if head == "focus":
        less = _without(position, (thing,))
        return less._replace(kept=(*position.kept, face_of(thing)), focus=0)
    if head == "add":
        return _with(position, {thing})
    if head == "borrow":
        return position._replace(green=position.green + 1)
    if head == "use" and thing in g.box.items:
        added = [verb.colour for verb in g.box.items[thing].effects if isinstance(verb, AddDie)]
        free = {colour for colour in added if pool.may_not_add(g, g.actor, colour) is None}
        return _with(position, free) if free else None
    return None


def _with(position: Position, colours: AbstractSet[str]) -> Position:
    """The position after the yellow or the red die has joined the pool."""
    yellow = position.yellow or int("yellow" in colours)
    return position._replace(yellow=yellow, red=position.red or int("red" in colours))


def _without(position: Position, way: Way) -> Position:
    """The position after dice of the pool were taken out."""
    green, yellow, red = from_pool(way)
    return position._replace(green=position.green - green, yellow=position.yellow - yellow, red=position.red - red)


def _after_roll(g: Museum, choice: Choice) -> dict[str, float]:
    still = tasks.still_open(g)
    position = _now(g, still)
    dice = pool.rolled(g)
    found: dict[str, float] = {}
    deeds: list[tuple[Deed, float]] = []
    fresh = len(dice) < g.lies.count(POOL)  # a die was added since
    if dice and not fresh and not g.ongoing.completed:
        deeds = odds_of_roll(position, [(COLOUR_OF[die], g.faces[die]) for die in dice])
    best = {
        kind: max((chance for deed, chance in deeds if deed.kind == kind), default=0.0) for kind in ("fail", "reroll")
    }
    for option in choice.options:
        if option == asks.FAIL:
            found[key(option)] = best["fail"] if dice and not fresh else _failed(g, position)
        elif option == asks.GO_ON:
            found[key(option)] = odds(position)
        elif option in (asks.CLUE, asks.REROLL) and best["reroll"]:
            found[key(option)] = best["reroll"]
        elif option[0] == "complete":
            found[key(option)] = _placed(g, position, still, option[1] - 1, option[2], list(pool.usable(g)))
    return found


def _failed(g: Museum, position: Position) -> float:
    """The chance left after a failed roll beside which an added die lies, or whose dice all lie on spells."""
    pools = [_without(position, (name,)) for _, name in pool.to_discard(g)] or [position]
    best = max(odds(each) if each == position or each.green + each.yellow + each.red else 0.0 for each in pools)
    if not position.focus:
        return best
    shown = [pool.called(g, die) for die in pool.rolled(g)]
    for _, gone in pool.to_discard(g):
        for name in shown:
            if name != gone or shown.count(name) > 1:
                less = _without(position, (gone, name))
                best = max(best, odds(less._replace(kept=(*less.kept, face_of(name)), focus=0)))
    return best


def _placed(g: Museum, position: Position, still: list[OpenTask], number: int, way: Way, showing: list[str]) -> float:
    """The chance left after a task is completed; with many tasks a roll, the dice that show a result now may complete
    another."""
    kept, showing = list(position.kept), showing[:]
    for name in way:
        showing.remove(name)
        if "@" in name:
            kept.remove(face_of(name))
    rest = [task for task in still if task.number != number]
    if not rest:
        return 1.0
    after = _without(position, way)._replace(tasks=tuple(task.needs for task in rest), kept=tuple(kept))
    best = odds(after)
    if position.many:
        for task in rest[:1] if position.ordered else rest:
            for further in g.box.ways(task.needs, tuple(showing)):
                best = max(best, _placed(g, after, rest, task.number, further, showing))
    return best
