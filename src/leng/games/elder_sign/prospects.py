"""What may come of the attempt going on, with the dice that cards could still add: for players made of code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from leng.games.elder_sign.chances import Pool, Tasks, less, success
from leng.games.elder_sign.effects.dice import AddDie
from leng.games.elder_sign.rules import cards, pool, tasks
from leng.games.elder_sign.rules.ways import OpenTask, face_of
from leng.games.elder_sign.state import POOL, Attempt, Investigator, Museum

NOTHING: Pool = (0, 0, 0)
CLUES_COUNTED = 3
HOLD_BACK = 0.75
"""A card still in hand when the attempt succeeds early was not spent after all."""


def arsenal(g: Museum, who: Investigator, attempt: Attempt, worth: Mapping[str, float]) -> list[tuple[Pool, float]]:
    """The dice that cards could add before a later roll, and what using them up would cost."""
    free = [pool.may_not_add(g, who, colour) is None for colour in ("yellow", "red")]
    if not any(free):
        return [(NOTHING, 0.0)]
    ways: dict[Pool, float] = {NOTHING: 0.0}
    for card in who.cards:
        added = _adds(g, card)
        dice: Pool = (0, int(added[1] and free[0]), int(added[2] and free[1]))
        if dice != NOTHING:
            cost = HOLD_BACK * worth[g.box.kind_of[card]]
            for others, price in list(ways.items()):
                both = (0, others[1] | dice[1], others[2] | dice[2])
                if both != others:
                    ways[both] = min(ways.get(both, 9.0), price + cost)
    if attempt.rolls == 0 and cards.payments(g, who):
        ways[0, int(free[0]), int(free[1])] = HOLD_BACK * worth["clue"]
    if "free_dice" in g.box.traits[who.id] and attempt.card in g.box.other_worlds:
        ways[0, int(free[0]), int(free[1])] = 0.0
    return list(ways.items())


def _adds(g: Museum, card: str) -> Pool:
    colours = [verb.colour for verb in g.box.items[card].effects if isinstance(verb, AddDie)]
    return 0, int("yellow" in colours), int("red" in colours)


def likely(g: Museum, who: Investigator, attempt: Attempt, extra: Pool) -> float:
    """About how likely the attempt is to succeed, if these dice join before the next roll."""
    still = tasks.still_open(g)
    if not still:
        return 1.0
    if any(tasks.may_not_pay(who, task) for task in still):
        return 0.0
    ordered = tasks.is_ordered(g)
    dice = pool_of(g)
    kept = kept_faces(g)
    needs: Tasks = tuple(task.needs for task in still)
    spells = sum(card in g.box.securing for card in who.cards)
    clues = min(CLUES_COUNTED, who.clues + attempt.rerolls + spells)
    focus = not attempt.focused
    rolled = {g.faces[die] for die in pool.in_pool(g)} - {""}
    if attempt.missed:
        return _kept_or_not(needs, ordered, less(dice, 1), extra, kept, clues, focus, rolled)
    if not attempt.lying:
        keep = rolled if attempt.secures else set()
        return _kept_or_not(needs, ordered, dice, extra, kept, clues, focus, keep)
    if attempt.completed:
        best = success(needs, ordered, _plus(dice, extra), kept, clues, focus)
        if "many_tasks" not in g.box.traits[who.id]:
            return best
    else:
        best = _kept_or_not(needs, ordered, less(dice, 1), extra, kept, clues, focus, rolled)
    return max(best, _placed(g, still, needs, ordered, dice, extra, clues, focus))


def _kept_or_not(
    needs: Tasks,
    ordered: bool,
    dice: Pool,
    extra: Pool,
    kept: tuple[str, ...],
    clues: int,
    focus: bool,
    rolled: set[str],
) -> float:
    """The next roll, perhaps after one of these dice has been kept."""
    best = success(needs, ordered, _plus(dice, extra), kept, clues, focus)
    if focus and sum(dice) > 1:
        left = _plus(less(dice, 1), extra)
        for face in rolled:
            best = max(best, success(needs, ordered, left, _with(kept, face), clues, False))
    return best


def _placed(
    g: Museum,
    still: Sequence[OpenTask],
    needs: Tasks,
    ordered: bool,
    dice: Pool,
    extra: Pool,
    clues: int,
    focus: bool,
) -> float:
    """The best that can come of completing a task with the roll on the table."""
    kept, usable = kept_faces(g), pool.usable(g)
    best = 0.0
    for number, task in enumerate(still[:1] if ordered else still):
        rest = needs[:number] + needs[number + 1 :]
        for way in g.box.ways(task.needs, usable):
            if not rest:
                return 1.0
            left = _plus(without(dice, way), extra)
            best = max(best, success(rest, ordered, left, _unused(kept, way), clues, focus))
    return best


def pool_of(g: Museum) -> Pool:
    """How many dice of each colour are in the pool."""
    lies = g.lies
    return lies[:6].count(POOL), int(lies[6] == POOL), int(lies[7] == POOL)


def kept_faces(g: Museum) -> tuple[str, ...]:
    """The results kept on markers and spells."""
    return tuple(sorted(g.faces[die] for die in pool.kept(g)))


def _plus(dice: Pool, extra: Pool) -> Pool:
    return dice[0] + extra[0], dice[1] + extra[1], dice[2] + extra[2]


def _with(kept: tuple[str, ...], face: str) -> tuple[str, ...]:
    return tuple(sorted((*kept, face)))


def without(dice: Pool, way: Sequence[str]) -> Pool:
    """The pool after dice were placed."""
    green, yellow, red = dice
    for name in way:
        if "@" in name:
            continue
        if name.endswith(".y"):
            yellow -= 1
        elif name.endswith(".r"):
            red -= 1
        else:
            green -= 1
    return green, yellow, red


def _unused(kept: tuple[str, ...], way: Sequence[str]) -> tuple[str, ...]:
    left = list(kept)
    for name in way:
        if "@" in name and face_of(name) in left:
            left.remove(face_of(name))
    return tuple(left)
