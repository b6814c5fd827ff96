"""What a task asks for, and how few dice can meet it.

A need is a number (so much investigation, from one die or several) or one of the results "lore", "peril", "terror", or
several of them split by strokes ("lore/peril": one of the results shown). Inside this folder a task is a pair: its
numbers, largest first, and its symbols, sorted.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Need = int | str
Task = tuple[Need, ...]
Wanted = tuple[tuple[int, ...], tuple[str, ...]]

GREEN = ("1", "2", "3", "lore", "peril", "terror")
YELLOW = ("1", "2", "3", "4", "lore", "peril")
RED = ("wild", "2", "3", "4", "lore", "peril")
DICE = {"green": GREEN, "yellow": YELLOW, "red": RED}
INVESTIGATION = {"1": 1, "2": 2, "3": 3, "4": 4, "wild": 4}
FACES = ("lore", "peril", "terror", "1", "2", "3", "4", "wild")

IMPOSSIBLE = -1
REMEMBERED = 1 << 16


def wanted(task: Iterable[Need]) -> Wanted:
    """The same task, always written the same way."""
    numbers, symbols = [], []
    for need in task:
        if isinstance(need, str):
            symbols.append("/".join(sorted(need.split("/"))))
        elif need > 0:
            numbers.append(need)
    return tuple(sorted(numbers, reverse=True)), tuple(sorted(symbols))


def together(tasks: Iterable[Wanted]) -> Wanted:
    """Several tasks to be completed with one roll: the needs of all of them, each met by its own dice."""
    numbers: list[int] = []
    symbols: list[str] = []
    for each in tasks:
        numbers += each[0]
        symbols += each[1]
    return tuple(sorted(numbers, reverse=True)), tuple(sorted(symbols))


def shows(face: str, symbol: str) -> bool:
    """Whether a face meets a symbol, alone or split."""
    return face == "wild" or face in symbol.split("/")


@lru_cache(REMEMBERED)
def still_wanted(task: Wanted, dice: tuple[str, ...]) -> tuple[Wanted, ...]:
    """Everything that a task may still ask for once each of these dice lies on it; nothing if one is not needed."""
    if not dice:
        return (task,)
    numbers, symbols = task
    face, others = dice[0], dice[1:]
    found: dict[Wanted, None] = {}
    for symbol in dict.fromkeys(symbols):
        if shows(face, symbol):
            fewer = list(symbols)
            fewer.remove(symbol)
            found.update(dict.fromkeys(still_wanted((numbers, tuple(fewer)), others)))
    if worth := INVESTIGATION.get(face, 0):
        for number in dict.fromkeys(numbers):
            lower = list(numbers)
            lower.remove(number)
            if number > worth:
                lower.append(number - worth)
            found.update(dict.fromkeys(still_wanted((tuple(sorted(lower, reverse=True)), symbols), others)))
    return tuple(found)


@lru_cache(REMEMBERED)
def fewest_investigating(numbers: tuple[int, ...], values: tuple[int, ...]) -> int:
    """The fewest of these dice (largest first) that meet the numbers, no die twice.

    A larger die can stand in for a smaller one, so the fewest dice are always the largest ones.
    """
    if not numbers:
        return 0
    total = sum(numbers)
    reached = 0
    for count, value in enumerate(values, 1):
        reached += value
        if reached >= total and count >= len(numbers) and _share_out(numbers, values[:count]):
            return count
    return IMPOSSIBLE


@lru_cache(REMEMBERED)
def _share_out(numbers: tuple[int, ...], values: tuple[int, ...]) -> bool:
    if not numbers:
        return True
    if sum(values) < sum(numbers):
        return False
    if len(numbers) == 1:
        return True
    value, others = values[0], values[1:]
    for number in dict.fromkeys(numbers):
        lower = list(numbers)
        lower.remove(number)
        if number > value:
            lower.append(number - value)
        if _share_out(tuple(sorted(lower, reverse=True)), others):
            return True
    return False


@lru_cache(REMEMBERED)
def all_shown(symbols: tuple[str, ...], faces: tuple[str, ...], counts: tuple[int, ...]) -> bool:
    """Whether so many dice of these faces meet all the symbols, one die each."""
    if not symbols:
        return True
    for at, face in enumerate(faces):
        if counts[at] and shows(face, symbols[0]):
            fewer = (*counts[:at], counts[at] - 1, *counts[at + 1 :])
            if all_shown(symbols[1:], faces, fewer):
                return True
    return False


def fewest_dice(tasks: Iterable[Wanted], best: int) -> int:
    """No attempt with fewer dice can succeed, if no die is worth more investigation than the best."""
    return sum(len(symbols) + sum(-(-number // best) for number in numbers) for numbers, symbols in tasks)
