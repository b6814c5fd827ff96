"""The odds of an attempt worked out the long way: every face of every die, every subset, no shortcut.

Written apart from the product, to be compared with it; only for a handful of dice.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TypeVar

from leng.games.elder_sign.odds import Die, Need, Position, Task

FACES = {
    "green": ("1", "2", "3", "lore", "peril", "terror"),
    "yellow": ("1", "2", "3", "4", "lore", "peril"),
    "red": ("wild", "2", "3", "4", "lore", "peril"),
}
WORTH = {"1": 1, "2": 2, "3": 3, "4": 4, "wild": 4}

Roll = tuple[Die, ...]


@lru_cache(None)
def meets(task: Task, faces: tuple[str, ...]) -> bool:
    """Whether the faces complete the task: each die laid on one need, all of them tried."""
    return any(
        all(
            enough(need, [face for face, lies in zip(faces, laid, strict=True) if lies == at])
            for at, need in enumerate(task)
        )
        for laid in product(range(len(task)), repeat=len(faces))
    )


def enough(need: Need, faces: list[str]) -> bool:
    """Whether these dice meet one need."""
    if isinstance(need, int):
        return all(face in WORTH for face in faces) and sum(WORTH[face] for face in faces) >= need
    return len(faces) == 1 and (faces[0] == "wild" or faces[0] in need.split("/"))


T = TypeVar("T")
Kept = tuple[str, ...]


def subsets(count: int) -> list[tuple[int, ...]]:
    """Every subset of so many dice."""
    return [each for size in range(count + 1) for each in combinations(range(count), size)]


def without(things: tuple[T, ...], gone: tuple[int, ...]) -> tuple[T, ...]:
    """The things that are left."""
    return tuple(each for at, each in enumerate(things) if at not in gone)


class ByHand:
    """All attempts of one kind."""

    def __init__(self, *, ordered: bool, many: bool, alone: bool) -> None:
        self.ordered, self.many, self.alone = ordered, many, alone
        self.before = lru_cache(None)(self._before)
        self.lying = lru_cache(None)(self._lying)
        self.judged = lru_cache(None)(self._judged)

    def _before(self, tasks: tuple[Task, ...], pool: tuple[str, ...], kept: Kept, *left: int) -> float:
        """The chance before a roll; ``left``: focus, spells, clues."""
        if not tasks:
            return 1.0
        best = self._laid(tasks, pool, kept, *left) if self.alone else 0.0
        if not pool:
            return best
        rolls = [tuple(sorted(zip(pool, faces, strict=True))) for faces in product(*(FACES[colour] for colour in pool))]
        return max(best, sum(self.lying(tasks, roll, kept, *left) for roll in rolls) / len(rolls))

    def _laid(self, tasks: tuple[Task, ...], pool: tuple[str, ...], kept: Kept, *left: int) -> float:
        """The best chance if kept dice complete a task without a roll."""
        return max(
            (
                self.before(without(tasks, (at,)), pool, without(kept, used), *left)
                for at in range(1 if self.ordered else len(tasks))
                for used in subsets(len(kept))
                if meets(tasks[at], tuple(sorted(kept[each] for each in used)))
            ),
            default=0.0,
        )

    def _lying(self, tasks: tuple[Task, ...], roll: Roll, kept: Kept, focus: int, spells: int, clues: int) -> float:
        """The chance with a roll lying on the table."""
        best = self.judged(tasks, roll, kept, focus, spells, clues, False)
        if clues:
            for again in subsets(len(roll))[1:]:
                held = without(roll, again)
                colours = [roll[at][0] for at in again]
                rolls = [
                    tuple(sorted((*held, *zip(colours, faces, strict=True))))
                    for faces in product(*(FACES[colour] for colour in colours))
                ]
                best = max(
                    best, sum(self.lying(tasks, each, kept, focus, spells, clues - 1) for each in rolls) / len(rolls)
                )
        return best

    def _judged(
        self,
        tasks: tuple[Task, ...],
        roll: Roll,
        kept: Kept,
        focus: int,
        spells: int,
        clues: int,
        done: bool,
    ) -> float:
        """The chance once no clue is spent on the roll any more; ``done``: it has completed a task already."""
        if not tasks:
            return 1.0
        left = (focus, spells, clues)
        pool = tuple(colour for colour, _ in roll)
        best = self.before(tasks, pool, kept, *left) if done or not roll else 0.0
        if not done:
            for die in range(len(roll)):
                if spells:
                    more = tuple(sorted((*kept, roll[die][1])))
                    best = max(best, self.judged(tasks, without(roll, (die,)), more, focus, spells - 1, clues, False))
                after = without(roll, (die,))
                colours = tuple(colour for colour, _ in after)
                if colours:  # the last die discarded is the end
                    best = max(best, self.before(tasks, colours, kept, *left))
                for at in range(len(after)) if focus else ():
                    more = tuple(sorted((*kept, after[at][1])))
                    best = max(best, self.before(tasks, without(colours, (at,)), more, focus - 1, spells, clues))
        if not done or self.many:
            for at in range(1 if self.ordered else len(tasks)):
                rest = without(tasks, (at,))
                for dice in subsets(len(roll)):
                    for used in subsets(len(kept)):
                        faces = [roll[die][1] for die in dice] + [kept[each] for each in used]
                        if meets(tasks[at], tuple(sorted(faces))):
                            best = max(best, self.judged(rest, without(roll, dice), without(kept, used), *left, True))
        return best


_HANDS = {rules: ByHand(ordered=rules[0], many=rules[1], alone=rules[2]) for rules in product((False, True), repeat=3)}


def odds_by_hand(position: Position, roll: Roll | None = None) -> float:
    """The chance of a position, before a roll or with a roll lying."""
    pool = ("green",) * position.green + ("red",) * position.red + ("yellow",) * position.yellow
    hand = _HANDS[position.ordered, position.many, position.alone]
    left = (position.focus, position.spells, position.clues)
    kept = tuple(sorted(position.kept))
    if roll is None:
        return hand.before(position.tasks, pool, kept, *left)
    return hand.lying(position.tasks, tuple(sorted(roll)), kept, *left)
