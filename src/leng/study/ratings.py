"""Ratings after Bradley and Terry: how strong bots are, from who beat whom how often.

Whoever is 200 points ahead of another beats it in three matches of four. The mean of all is 1,500.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log10, prod

from leng.engine.dice import Dice, seed_number

MEAN = 1500.0
TIMES_TEN = 400.0
"""So many points more, and the odds of winning are ten times as good."""

DRAWS = 1.0
"""So many draws with somebody of middling strength are added for each, so that who won every match is rated, too."""

CLOSE = 1e-7
LAPS = 2000
AGAIN = 400
"""So often the matches are drawn anew from those that were played, to see how much chance is in a rating."""

Wins = list[list[float]]
"""How often each beat each other one; a draw is half a victory for both."""


def nobody(number: int) -> Wins:
    """A table of so many, in which nobody has played yet."""
    return [[0.0] * number for _ in range(number)]


def strengths(wins: Wins, draws: float = DRAWS, first: Sequence[float] | None = None) -> list[float]:
    """How strong each is, in the measure in which chances to win are as strengths to each other.

    From a first guess each strength is put right in turn (minorisation and maximisation, as Hunter describes it).
    """
    number = len(wins)
    found = list(first) if first is not None else [1.0] * number
    won = [sum(row) + draws / 2 for row in wins]
    met = [[wins[i][j] + wins[j][i] for j in range(number)] for i in range(number)]
    for _ in range(LAPS):
        far = 0.0
        for i in range(number):
            mine = found[i]
            weight = draws / (mine + 1.0)
            for j in range(number):
                if met[i][j]:
                    weight += met[i][j] / (mine + found[j])
            better = won[i] / weight if weight else mine
            far = max(far, abs(better - mine) / mine)
            found[i] = max(better, 1e-9)
        scale = _scale(found) if draws else prod(each ** (-1 / number) for each in found)
        far = max(far, abs(log10(scale)) if draws else 0.0)
        found = [each * scale for each in found]
        if far < CLOSE:
            break
    return found


def _scale(found: Sequence[float]) -> float:
    """By how much all are to be multiplied so that together they win half of the draws that were added.

    Turn by turn they would come there too, only very slowly.
    """
    winning = [each / (1.0 + each) for each in found]
    steep = sum(each * (1.0 - each) for each in winning)
    return exp((len(found) / 2 - sum(winning)) / steep) if steep else 1.0


def ratings(wins: Wins, first: Sequence[float] | None = None) -> list[float]:
    """The same in points around the mean."""
    points = [TIMES_TEN * log10(each) for each in strengths(wins, first=first)]
    middle = sum(points) / max(1, len(points))
    return [MEAN + each - middle for each in points]


def intervals(parts: Sequence[Wins], seed: str) -> list[tuple[float, float]]:
    """In which bounds each rating lies in 95 of 100 cases: parts of the matches are drawn anew, some twice, some not.

    A part is what belongs together: all matches that were played with one seed.
    """
    number = len(parts[0]) if parts else 0
    chance = Dice(seed_number(f"ratings:{seed}"))
    first = strengths(added(parts, number))
    drawn: list[list[float]] = []
    for _ in range(AGAIN if len(parts) > 1 else 0):
        some = [parts[chance.below(len(parts))] for _ in parts]
        drawn.append(ratings(added(some, number), first))
    return [bounds([each[i] for each in drawn]) for i in range(number)]


def added(parts: Sequence[Wins], number: int) -> Wins:
    """Several tables in one."""
    total = nobody(number)
    for part in parts:
        for row, more in zip(total, part, strict=True):
            for j, each in enumerate(more):
                row[j] += each
    return total


def bounds(values: Sequence[float]) -> tuple[float, float]:
    """Between which 95 of 100 of these lie."""
    if not values:
        return (float("-inf"), float("inf"))
    ranked = sorted(values)
    aside = round(0.025 * (len(ranked) - 1))
    return ranked[aside], ranked[-1 - aside]
