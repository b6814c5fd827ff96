"""The best chance to finish an attempt, from before each roll to its end.

Between two rolls only this matters: which tasks remain, how many dice of each colour are in the pool, which faces are
kept aside, and what may still be done. What the pool shows is forgotten, because it is rolled again. So the chance of a
position is the mean, over the rolls that make a difference, of the best chance among the positions that the roll can
lead to. Positions are remembered.

Two comparisons shorten the search without changing its result. A position with one more die, or with a kept face that
meets more, is never worse: whoever ignores the surplus does as well. And the red die is never worse than the yellow or
a green one, for its faces can be paired with theirs so that each meets at least as much (wild with 1 or terror); so it
is never the die to discard while another is there. Yellow and green differ in one face, 4 against terror, and are
compared only when one of these meets all that the other does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from operator import add
from typing import NamedTuple

from leng.games.elder_sign.odds.needs import INVESTIGATION, Wanted, fewest_dice, shows, still_wanted, together
from leng.games.elder_sign.odds.rolls import Chances, Rolls

Faces = tuple[str, ...]
Shown = tuple[str | None, str | None]
Table = dict[Shown, list[float]]
"""What the yellow and the red die show (None: nothing of use) -> roll of the green dice -> chance."""

MOST_REMEMBERED = 150_000


class Stand(NamedTuple):
    """How an attempt stands between two rolls."""

    tasks: tuple[Wanted, ...]
    green: int
    yellow: int
    red: int
    kept: Faces = ()
    focus: int = 0
    spells: int = 0
    clues: int = 0


class Outcome(NamedTuple):
    """One thing that a roll may be used for, as far as it does not depend on the green dice."""

    done: tuple[int, ...]  # the tasks completed; none: the roll is failed
    task: Wanted
    used: Faces  # kept dice placed on the task
    placed: Faces  # yellow and red dice placed on it
    taken: Faces  # green dice kept aside
    gives: Stand  # what it leads to if no green die is placed


class Attempts:
    """All attempts with the same rules: tasks in order or not, one for each roll or any number, kept faces alone."""

    def __init__(self, *, ordered: bool, many: bool, alone: bool) -> None:
        self.ordered = ordered
        self.many = many
        self.alone = alone
        self.most_clues = 0  # a position is worked out for every number of clues up to this at once
        self.known: dict[Stand, float] = {}
        self.rolls_known: dict[tuple[tuple[Wanted, ...], int], Rolls] = {}

    def begin(self, clues: int) -> None:
        """Before a search: say how many clues there are, and make room when too much is remembered."""
        self.most_clues = clues
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
            self.rolls_known.clear()

    def rolls(self, tasks: tuple[Wanted, ...], spells: int) -> Rolls:
        """The rolls that make a difference to these tasks."""
        found = self.rolls_known.get((tasks, spells))
        if found is None:
            choices = [together(tasks[at] for at in done) for done in self.choices(tasks)]
            found = self.rolls_known[tasks, spells] = Rolls(tasks, choices, spells)
        return found

    def choices(self, tasks: tuple[Wanted, ...]) -> list[tuple[int, ...]]:
        """Which tasks one roll may complete; of two equal ones only the first."""
        if self.ordered:
            return [tuple(range(count + 1)) for count in range(len(tasks) if self.many else 1)]
        sizes = range(1, len(tasks) + 1) if self.many else (1,)
        found: dict[tuple[Wanted, ...], tuple[int, ...]] = {}
        for size in sizes:
            for done in combinations(range(len(tasks)), size):
                found.setdefault(tuple(sorted(tasks[at] for at in done)), done)
        return list(found.values())

    def tidy(self, at: Stand) -> Stand:
        """The same position without what cannot matter, so that positions alike are met once."""
        tasks = at.tasks if self.ordered else tuple(sorted(at.tasks))
        pool = at.green + at.yellow + at.red
        to_roll = 0 if self.alone else 1  # so many dice must be left for whatever is kept to be of use
        spells = max(0, min(at.spells, pool - to_roll))
        focus = max(0, min(at.focus, (pool - to_roll) // 2))
        same = self.rolls(tasks, spells).same
        kept = tuple(sorted(alike for face in at.kept if (alike := same[face]) is not None))
        return Stand(tasks, at.green, at.yellow, at.red, kept, focus, spells, at.clues)

    def chance(self, at: Stand) -> float:
        """The chance to complete all tasks, before a roll."""
        if not at.tasks:
            return 1.0
        dice = at.green + at.yellow + at.red
        best = 4 if at.yellow or at.red or at.kept else 3
        if dice + len(at.kept) < fewest_dice(at.tasks, best):
            return 0.0
        laid = self.without_a_roll(at) if self.alone and at.kept else 0.0
        return max(laid, self.with_a_roll(at)) if dice > 0 and laid < 1.0 else laid

    def without_a_roll(self, at: Stand) -> float:
        """The chance if kept faces are laid on a task before anything is rolled."""
        best = 0.0
        for number in range(1 if self.ordered else len(at.tasks)):
            rest = at.tasks[:number] + at.tasks[number + 1 :]
            for used, unused in ways_to_split(at.kept):
                if ((), ()) in still_wanted(at.tasks[number], used):
                    best = max(best, self.chance(at._replace(tasks=rest, kept=unused)))
        return best

    def with_a_roll(self, at: Stand) -> float:
        """The chance if the pool is rolled now."""
        at = self.tidy(at)
        known = self.known.get(at)
        if known is None:
            self.table(at._replace(clues=max(at.clues, self.most_clues)))
            known = self.known[at]
        return known

    def table(self, at: Stand) -> Table:
        """The chance after each roll of a tidy position."""
        rolls = self.rolls(at.tasks, at.spells)
        rolls.know(at.green)
        table: Table = {}
        for clues in range(at.clues + 1):
            stand = at._replace(clues=clues)
            judged = self.judged(stand, rolls)
            if clues:
                again = rerolls(stand, rolls, table)
                judged = {
                    (yellow, red): _best(chances, *(again[y, r][1] for y in {yellow, "?"} for r in {red, "?"}))
                    for (yellow, red), chances in judged.items()
                }
            table = judged
            probability = rolls.probability[at.green]
            chance = sum(
                chance * sum(map(float.__mul__, table[shown], probability)) for shown, chance in both(at, rolls)
            )
            self.known[stand] = min(chance, 1.0)  # rounding
        return table

    def judged(self, at: Stand, rolls: Rolls) -> Table:
        """The chance after each roll if no clue is spent on it."""
        parts: dict[Shown, list[float]] = {}
        for yellow in (None, *useful(rolls.yellow, at.yellow)):
            for red in (None, *useful(rolls.red, at.red)):
                chances = [0.0] * rolls.how_many[at.green]
                for outcome in self.outcomes(at, yellow, red):
                    used = rolls.used(outcome.task, outcome.used + outcome.placed, outcome.taken, at.green)
                    if used:
                        row = self.row(outcome.gives, used)
                        chances = list(map(max, chances, [row[fewest] for fewest in used]))
                parts[yellow, red] = chances
        return {
            (yellow, red): _best(*(parts[y, r] for y in {None, yellow} for r in {None, red}))
            for (yellow, red), _ in both(at, rolls)
        }

    def row(self, gives: Stand, used: list[int]) -> list[float]:
        """The chance by the number of green dice placed; the last is for a task that cannot be completed."""
        numbers = set(used)
        row = [0.0] * (max(numbers) + 2)
        for fewest in numbers:
            if fewest >= 0:
                row[fewest] = self.chance(gives._replace(green=gives.green - fewest))
        return row

    def outcomes(self, at: Stand, yellow: str | None, red: str | None) -> Iterator[Outcome]:
        """All that a roll may be used for, if the yellow and the red die leave the pool with these faces.

        None: the die stays in the pool, or is not there. A die that leaves is placed on the task or kept aside.
        """
        leaving = tuple(face for face in (yellow, red) if face is not None)
        rest = at._replace(yellow=at.yellow - (yellow is not None), red=at.red - (red is not None))
        faces = self.rolls(at.tasks, at.spells).faces
        for done in self.choices(at.tasks):
            tasks = tuple(task for number, task in enumerate(at.tasks) if number not in done)
            task = together(at.tasks[number] for number in done)
            greens = tuple(face for face in faces if any(meets(face, tasks))) if at.spells else ()
            for placed, secured in ways_to_split(leaving):
                if secured and not tasks:
                    continue
                for used, unused in ways_to_split(at.kept):
                    if not still_wanted(task, used + placed):
                        continue
                    for taken in handfuls(greens, at.spells - len(secured)):
                        kept = len(secured) + len(taken)
                        yield Outcome(
                            done,
                            task,
                            used,
                            placed,
                            taken,
                            rest._replace(
                                tasks=tasks,
                                green=at.green - len(taken),
                                kept=unused + secured + taken,
                                spells=at.spells - kept,
                            ),
                        )
        yield from self.failures(at, rest, leaving, faces)

    def failures(self, at: Stand, rest: Stand, leaving: Faces, faces: Faces) -> Iterator[Outcome]:
        """A failed roll: dice secured by spells, one die discarded, one die perhaps kept by focus."""
        for taken in handfuls(faces, at.spells + (at.focus > 0) - len(leaving)):
            left = rest._replace(green=at.green - len(taken), kept=at.kept + leaving + taken)
            spared = left.green + left.yellow + left.red == 0  # all on spells: none is left to be discarded
            for gone in [left] if self.alone and spared else self.discards(left):
                for focus in {0, 1} if (taken or leaving) and not spared else {0}:
                    spells = len(taken) + len(leaving) - focus
                    if spells <= at.spells and focus <= at.focus:
                        gives = gone._replace(spells=at.spells - spells, focus=at.focus - focus)
                        if not (focus or spared or gives.green + gives.yellow + gives.red):
                            gives = gives._replace(kept=())  # the last die is discarded: all is lost
                        yield Outcome((), ((), ()), (), (), taken, gives)

    def discards(self, at: Stand) -> list[Stand]:
        """The pools that may be best once a die is discarded."""
        less_green = at._replace(green=at.green - 1)
        less_yellow = at._replace(yellow=0)
        if at.green > 0 and at.yellow:
            four, terror = meets("4", at.tasks), meets("terror", at.tasks)
            if all(map(int.__ge__, four, terror)):
                return [less_green]
            if all(map(int.__le__, four, terror)):
                return [less_yellow]
            return [less_green, less_yellow]
        if at.green > 0:
            return [less_green]
        if at.yellow:
            return [less_yellow]
        return [at._replace(red=0)] if at.red else []


def rerolls(at: Stand, rolls: Rolls, table: Table) -> dict[Shown, tuple[list[float], list[float]]]:
    """The chance if a clue is spent, by what is held; "?" stands for a yellow or red die that is rolled again."""
    partly = dict(table)
    for red, _ in chances_of(rolls.red, at.red):
        partly["?", red] = _mean([(partly[y, red], chance) for y, chance in chances_of(rolls.yellow, at.yellow)])
    for yellow in ("?", *(face for face, _ in chances_of(rolls.yellow, at.yellow))):
        partly[yellow, "?"] = _mean([(partly[yellow, r], chance) for r, chance in chances_of(rolls.red, at.red)])
    return {shown: held(rolls, at.green, chances) for shown, chances in partly.items()}


def held(rolls: Rolls, dice: int, chances: list[float]) -> tuple[list[float], list[float]]:
    """For each set of green dice: the chance if they are held and the rest is rolled, and if any of them are held.

    The expectation is taken one die after the other, so that all the ways to hold dice share their work.
    """
    stages = [chances]
    for to_roll in range(1, dice + 1):
        before = stages[-1]
        mean = [rolls.blank * each for each in before[: rolls.how_many[dice - to_roll]]]
        for chance, more in zip(rolls.chance, rolls.with_one, strict=True):
            mean = list(map(add, mean, [chance * before[roll] for roll in more[: len(mean)]]))
        stages.append(mean)
    exactly: list[float] = []
    best: list[float] = []
    for roll, (size, parts) in enumerate(rolls.parts[: rolls.how_many[dice]]):
        here = stages[dice - size][roll]
        exactly.append(here)
        for part in parts:
            if best[part] > here:
                here = best[part]
        best.append(here)
    return exactly, best


def chances_of(chances: Chances, there: int) -> Chances:
    """What a die may show; nothing for certain if it is not there."""
    return chances if there else [(None, 1.0)]


def useful(chances: Chances, there: int) -> list[str]:
    """What a die may show that meets something."""
    return [face for face, _ in chances if face is not None] if there else []


def both(at: Stand, rolls: Rolls) -> list[tuple[Shown, float]]:
    """What the yellow and the red die may show together."""
    return [
        ((yellow, red), one * other)
        for yellow, one in chances_of(rolls.yellow, at.yellow)
        for red, other in chances_of(rolls.red, at.red)
    ]


@lru_cache(4096)
def ways_to_split(dice: Faces) -> tuple[tuple[Faces, Faces], ...]:
    """Every way to part some dice into two lots."""
    found: dict[tuple[Faces, Faces], None] = {((), ()): None}
    for face in dice:
        found = {
            lots: None for one, other in found for lots in (((*one, face), other), (one, (*other, face)))
        }  # equal dice: the same lots appear twice and count once
    return tuple(dict.fromkeys((tuple(sorted(one)), tuple(sorted(other))) for one, other in found))


@lru_cache(4096)
def handfuls(faces: Faces, most: int) -> tuple[Faces, ...]:
    """Every handful of at most so many dice showing these faces; none at all if less than nothing is allowed."""
    return tuple(each for size in range(most + 1) for each in combinations_with_replacement(faces, size))


@lru_cache(4096)
def meets(face: str, tasks: tuple[Wanted, ...]) -> tuple[int, ...]:
    """What a face is good for: each symbol in turn, then investigation up to the highest number asked for."""
    symbols = sorted({symbol for _, each in tasks for symbol in each})
    highest = max((number for numbers, _ in tasks for number in numbers), default=0)
    return (*(int(shows(face, symbol)) for symbol in symbols), min(INVESTIGATION.get(face, 0), highest))


def _best(*lists: list[float]) -> list[float]:
    return list(map(max, *lists)) if len(lists) > 1 else lists[0]


def _mean(weighted: list[tuple[list[float], float]]) -> list[float]:
    total = [0.0] * len(weighted[0][0])
    for chances, chance in weighted:
        total = list(map(add, total, [chance * each for each in chances]))
    return total
