"""What rolling dice again may bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from leng.engine.choice import Choice, Option
from leng.games.elder_sign import asks
from leng.games.elder_sign.bot.estimate import (
    Pool,
    Reckoning,
    Tasks,
    best_of,
    chance,
    fewest,
    less,
    needed_after,
    success,
)
from leng.games.elder_sign.bot.prospects import CLUES_COUNTED, kept_faces, needs_for
from leng.games.elder_sign.deeds import pool, tasks
from leng.games.elder_sign.state import Attempt, Museum

MANDYS_DICE = 2


def after_reroll(
    g: Museum, choice: Choice, option: Option, success: Reckoning = success, able: bool = False
) -> float | None:
    """About how likely the attempt is to succeed if an option rolls dice again; None when it does not."""
    attempt = g.attempt
    if attempt is None or not attempt.lying or not tasks.still_open(g):
        return None
    dice = pool.in_pool(g)
    if option in (asks.CLUE, asks.REROLL):
        return max(_likely(g, attempt, each, success, able) for each in _sensible(g, dice, len(dice)))
    if option[0] == "use" and option[1] in g.box.researchers:
        return max(_likely(g, attempt, each, success, able) for each in _sensible(g, dice, MANDYS_DICE))
    if choice.ask is asks.WHICH_DICE:
        picked = _called(g, dice, choice.about["picked"])
        if option == asks.ALL:
            picked = dice
        elif option != asks.DONE:
            picked += _called(g, [die for die in dice if die not in picked], [option[1]])
        return _likely(g, attempt, picked, success, able)
    return None


def _called(g: Museum, dice: Iterable[int], names: Sequence[str]) -> list[int]:
    """The dice of these names."""
    left = list(dice)
    found: list[int] = []
    for name in names:
        die = next(die for die in left if pool.called(g, die) == name)
        left.remove(die)
        found.append(die)
    return found


def _sensible(g: Museum, dice: list[int], most: int) -> list[list[int]]:
    """For each task the dice that do not help it, so many at most; and all dice."""
    found = [dice[:most]]
    for task in tasks.available(g):
        _, useless = needed_after(task.needs, tuple(g.faces[die] for die in dice))
        faces = list(useless)
        again: list[int] = []
        for die in dice:
            if g.faces[die] in faces and len(again) < most:
                faces.remove(g.faces[die])
                again.append(die)
        if again:
            found.append(again)
    return found


def _likely(g: Museum, attempt: Attempt, again: list[int], success: Reckoning, able: bool) -> float:
    """The chance of success when these dice are rolled again and the others stay as they are."""
    who = g.actor
    still = tasks.still_open(g)
    if any(tasks.may_not_pay(who, task) for task in still):
        return 0.0
    needs: Tasks = tuple(needs_for(g, who, task.needs) if able else task.needs for task in still)
    ordered = tasks.is_ordered(g)
    dice, kept = pool.colours(g), kept_faces(g)
    shown = tuple(g.faces[die] for die in pool.in_pool(g) if die not in again)
    rolled: Pool = (sum(die < 6 for die in again), int(6 in again), int(7 in again))
    clues = min(CLUES_COUNTED, max(0, who.clues + attempt.rerolls - 1))
    focus = not attempt.focused
    ways: list[tuple[float, float]] = []
    for number, task in enumerate(needs[:1] if ordered else needs):
        rest = needs[:number] + needs[number + 1 :]
        from_pool, unused = needed_after(task, kept)
        won = success(rest, ordered, less(dice, fewest(from_pool)), unused, clues, focus)
        ways.append((won, chance(needed_after(task, kept + shown)[0], rolled)))
    return best_of(ways, success(needs, ordered, less(dice, 1), kept, clues, focus))
