"""Every roll of the green dice that makes a difference to some tasks, with its probability.

A roll is written as how many dice show each face, because dice of one colour are alike. Three things keep the list
short, and none of them changes a probability:

* faces that meet exactly the same needs count as one, and faces that meet none are not written down;
* of a symbol, no more dice are written down than a single roll could put to use;
* of investigation, only the largest dice are written down, as many as a single roll could put to use: a larger die
  does whatever a smaller one does.
"""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.elder_sign.odds.needs import (
    DICE,
    FACES,
    IMPOSSIBLE,
    INVESTIGATION,
    Wanted,
    all_shown,
    fewest_investigating,
    shows,
    still_wanted,
)

Counts = tuple[int, ...]
Chances = list[tuple[str | None, float]]


class Rolls:
    """The rolls that matter while these tasks remain, of which one roll may complete any of the ``choices``."""

    def __init__(self, tasks: Sequence[Wanted], choices: Sequence[Wanted], spells: int) -> None:
        self.choices = choices
        self.spells = spells
        self.same = _faces_alike(tasks)
        self.yellow = self._chances("yellow")
        self.red = self._chances("red")
        green = {face: chance for face, chance in self._chances("green") if face is not None}
        self.symbols = tuple(face for face in FACES if face in green and face not in INVESTIGATION)
        self.numbers = tuple(face for face in FACES if face in green and face in INVESTIGATION)
        self.faces = self.symbols + self.numbers
        self.chance = [green[face] for face in self.faces]
        self.blank = 1.0 - sum(self.chance)
        self.caps = [self._useful(face) + spells for face in self.symbols]
        nothing = (0,) * len(self.faces)
        self.rolls: list[Counts] = [nothing]
        self.worth = [self.values(nothing)]
        self.index = {nothing: 0}
        self.with_one: list[list[int]] = [[] for _ in self.faces]  # face -> roll -> the roll with one more of it
        self.parts: list[tuple[int, list[int]]] = [(0, [])]  # roll -> its dice, and the rolls with one die less
        self.how_many = [1]  # dice -> so many rolls are possible with at most as many
        self.probability = [[1.0]]  # dice -> roll -> its probability
        self._used: dict[tuple[tuple[Wanted, ...], tuple[str, ...], int], list[int]] = {}

    def _chances(self, colour: str) -> Chances:
        sixths: dict[str | None, int] = {}
        for face in DICE[colour]:
            alike = self.same[face]
            sixths[alike] = sixths.get(alike, 0) + 1
        return [(face, count / 6) for face, count in sixths.items()]

    def _useful(self, face: str) -> int:
        return max(1, max(sum(shows(face, symbol) for symbol in symbols) for _, symbols in self.choices))

    def values(self, counts: Counts) -> tuple[int, ...]:
        """The investigation dice of a roll, largest first."""
        found: tuple[int, ...] = ()
        for face, count in zip(reversed(self.numbers), reversed(counts), strict=False):
            found += (INVESTIGATION[face],) * count
        return found

    def cut(self, counts: Counts) -> Counts:
        """The roll without the dice that no use could be made of."""
        most = len(self.symbols)
        kept = [min(count, cap) for count, cap in zip(counts[:most], self.caps, strict=True)]
        values = self.values(counts)
        largest = 1
        for numbers, _ in self.choices:
            fewest = fewest_investigating(numbers, values)
            largest = max(largest, len(values) if fewest == IMPOSSIBLE else fewest)
        surplus = len(values) - largest - self.spells
        for count in counts[most:]:  # smallest first
            less = min(count, max(surplus, 0))
            surplus -= less
            kept.append(count - less)
        return tuple(kept)

    def know(self, dice: int) -> int:
        """See to it that all rolls of so many dice are listed; how many there are."""
        while len(self.how_many) <= dice:
            before = self.probability[-1]
            already = len(self.with_one[0]) if self.faces else 0
            for at in range(len(self.faces)):
                for roll in range(already, len(before)):
                    counts = self.rolls[roll]
                    more = self.cut((*counts[:at], counts[at] + 1, *counts[at + 1 :]))
                    if more not in self.index:
                        self.index[more] = len(self.rolls)
                        self.rolls.append(more)
                        self.worth.append(self.values(more))
                        self.parts.append((sum(more), [self.index[part] for part in _one_less(more)]))
                    self.with_one[at].append(self.index[more])
            after = [each * self.blank for each in before] + [0.0] * (len(self.rolls) - len(before))
            for chance, more_of_it in zip(self.chance, self.with_one, strict=True):
                for roll, each in enumerate(before):
                    after[more_of_it[roll]] += each * chance
            self.probability.append(after)
            self.how_many.append(len(self.rolls))
        return self.how_many[dice]

    def used(self, task: Wanted, others: tuple[str, ...], taken: tuple[str, ...], dice: int) -> list[int]:
        """For each roll of the green dice, the fewest of them that complete a task together with all of the others.

        Dice ``taken`` from the roll beforehand do not serve. Empty when no roll completes the task.
        """
        remains = still_wanted(task, others)
        known = self._used.get((remains, taken, dice))
        if known is None:
            known = self._used[remains, taken, dice] = self._count(remains, taken, self.know(dice))
        return known

    def _count(self, remains: tuple[Wanted, ...], taken: tuple[str, ...], how_many: int) -> list[int]:
        less = [taken.count(face) for face in self.faces]
        most = len(self.symbols)
        found = []
        possible = False
        for counts, values in zip(self.rolls[:how_many], self.worth, strict=False):
            fewest = IMPOSSIBLE
            if taken:
                counts = tuple(have - gone for have, gone in zip(counts, less, strict=True))
                values = self.values(counts)
            if not taken or min(counts) >= 0:
                for numbers, symbols in remains:
                    if symbols and not all_shown(symbols, self.symbols, counts[:most]):
                        continue
                    dice = fewest_investigating(numbers, values) if numbers else 0
                    if dice != IMPOSSIBLE and not 0 <= fewest <= dice + len(symbols):
                        fewest = dice + len(symbols)
                        possible = True
            found.append(fewest)
        return found if possible else []


def _one_less(counts: Counts) -> list[Counts]:
    return [(*counts[:at], count - 1, *counts[at + 1 :]) for at, count in enumerate(counts) if count]


def _faces_alike(tasks: Sequence[Wanted]) -> dict[str, str | None]:
    """For each face the first face that meets exactly the same needs, or None when it meets none."""
    symbols = sorted({symbol for _, each in tasks for symbol in each})
    highest = max((number for numbers, _ in tasks for number in numbers), default=0)
    first: dict[tuple[object, ...], str] = {}
    alike: dict[str, str | None] = {}
    for face in FACES:
        worth = min(INVESTIGATION.get(face, 0), highest)
        meets = (*(shows(face, symbol) for symbol in symbols), worth)
        alike[face] = first.setdefault(meets, face) if any(meets) else None
    return alike
