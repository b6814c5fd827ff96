"""What may come of the attempt going on, with the dice that cards could still add."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from leng.games.elder_sign.bot.estimate import Pool, Reckoning, Task, Tasks, keeping, less, success
from leng.games.elder_sign.bot.worth import Chances
from leng.games.elder_sign.deeds import pool, tasks
from leng.games.elder_sign.deeds.ways import face_of, from_pool
from leng.games.elder_sign.effects.dice import AddDie
from leng.games.elder_sign.rules import cards
from leng.games.elder_sign.state import Attempt, Investigator, Museum

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
        added = [verb.colour for verb in g.box.items[card].effects if isinstance(verb, AddDie)]
        dice: Pool = (0, int("yellow" in added and free[0]), int("red" in added and free[1]))
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


def likely(
    g: Museum, who: Investigator, attempt: Attempt, extra: Pool, success: Reckoning = success, able: bool = False
) -> float:
    """About how likely the attempt is to succeed, if these dice join before the next roll.

    Where ``able``, abilities that turn dice or reroll twice are thought of.
    """
    still = tasks.still_open(g)
    if not still:
        return 1.0
    if any(tasks.may_not_pay(who, task) for task in still):
        return 0.0
    needs: Tasks = tuple(needs_for(g, who, task.needs) if able else task.needs for task in still)
    ordered, focus = tasks.is_ordered(g), not attempt.focused
    dice, kept = pool.colours(g), kept_faces(g)
    spells = sum(card in g.box.securing for card in who.cards)
    clues = min(CLUES_COUNTED, (rerolls_of(g, who) if able else who.clues) + attempt.rerolls + spells)
    rolled = {g.faces[die] for die in pool.in_pool(g)} - {""}

    def next_roll(dice: Pool, rolled: Iterable[str]) -> float:
        """The chance with the next roll, perhaps after one of the dice rolled has been kept."""
        best = success(needs, ordered, _plus(dice, extra), kept, clues, focus)
        if focus and sum(dice) > 1:
            left = _plus(less(dice, 1), extra)
            for face in rolled:
                best = max(best, success(needs, ordered, left, keeping(kept, face), clues, False))
        return best

    if attempt.missed:
        return next_roll(less(dice, 1), rolled)
    if not attempt.lying:
        return next_roll(dice, rolled if attempt.secures else ())
    if attempt.completed:
        best = success(needs, ordered, _plus(dice, extra), kept, clues, focus)
        if "many_tasks" not in g.box.traits[who.id]:
            return best
    else:
        best = next_roll(less(dice, 1), rolled)
    usable = pool.usable(g)
    for number, task in enumerate(still[:1] if ordered else still):
        rest = needs[:number] + needs[number + 1 :]
        for way in g.box.ways(task.needs, usable):
            if not rest:
                return 1.0
            green, yellow, red = from_pool(way)
            left = _plus((dice[0] - green, dice[1] - yellow, dice[2] - red), extra)
            best = max(best, success(rest, ordered, left, _unused(kept, way), clues, focus))
    return best


def one_by_one(
    needs: Tasks, ordered: bool, dice: Pool, kept: tuple[str, ...], clues: int, success: Reckoning
) -> Chances:
    """About how likely each task is to be completed if it is gone for first, or as soon as the order allows."""

    def chance(at: int) -> float:
        first = needs[: at + 1] if ordered else (needs[at],)
        return success(tuple(filter(None, first)), ordered, dice, kept, clues, True)

    return chance


def rerolls_of(g: Museum, who: Investigator) -> int:
    """How often the clues of an investigator reroll dice."""
    return 2 * who.clues if "two_rerolls" in g.box.traits[who.id] else who.clues


def needs_for(g: Museum, who: Investigator, task: Task) -> Task:
    """What a task needs of whoever turns one die of each roll: either of the two faces will do, once."""
    turn = g.box.turning.get(who.id)
    if turn is None or turn.of is None or turn.to is None or turn.to not in task:
        return task
    at = task.index(turn.to)
    return (*task[:at], f"{turn.to}/{turn.of}", *task[at + 1 :])


def kept_faces(g: Museum) -> tuple[str, ...]:
    """The results kept on markers and spells, in order."""
    return tuple(sorted(pool.kept_faces(g)))


def _plus(dice: Pool, extra: Pool) -> Pool:
    return dice[0] + extra[0], dice[1] + extra[1], dice[2] + extra[2]


def _unused(kept: tuple[str, ...], way: Iterable[str]) -> tuple[str, ...]:
    left = list(kept)
    for name in way:
        if "@" in name and face_of(name) in left:
            left.remove(face_of(name))
    return tuple(left)
