"""A quick estimate of success, from tasks and dice alone; ``odds`` has the exact figures for people."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from leng.games.elder_sign.deeds.ways import WILD, Need
from leng.games.elder_sign.odds.needs import DICE

Task = tuple[Need, ...]
Tasks = tuple[Task, ...]
Pool = tuple[int, int, int]
"""How many green, yellow and red dice."""

FACES = tuple(DICE.values())
MEAN = 2.2
"""What a die on an investigation task is worth on average, when the better ones are placed."""


class Reckoning(Protocol):
    """A way to estimate success."""

    def __call__(
        self, tasks: Tasks, ordered: bool, pool: Pool, kept: tuple[str, ...], clues: int, focus: bool
    ) -> float: ...


@lru_cache(maxsize=200_000)
def success(
    tasks: Tasks, ordered: bool, pool: Pool, kept: tuple[str, ...], clues: int, focus: bool, fair: bool = False
) -> float:
    """About how likely it is that all tasks are completed: one a roll, a die lost with each failed roll.

    With ``fair`` the focus is also there later when the wanted face does not fall; the first greedy bot forgot that.
    """
    if not tasks:
        return 1.0
    dice = sum(pool)
    if dice == 0 and fair:
        return float(_met_by_kept(tasks, kept))
    if dice == 0 or dice + len(kept) < sum(map(fewest, tasks)):
        return 0.0
    if clues:
        again = success(tasks, ordered, pool, kept, clues - 1, focus, fair)
    else:
        again = success(tasks, ordered, less(pool, 1), kept, 0, focus, fair)
        if focus and dice > 2:
            again = max(again, _focused(tasks, ordered, pool, kept, again if fair else 0.0))
    ways: list[tuple[float, float]] = []
    for number in range(1 if ordered else len(tasks)):
        rest = tasks[:number] + tasks[number + 1 :]
        left, unused = needed_after(tasks[number], kept)
        won = success(rest, ordered, less(pool, fewest(left)), unused, clues, focus, fair)
        ways.append((won, chance(left, pool)))
    return best_of(ways, again)


def _met_by_kept(tasks: Tasks, kept: tuple[str, ...]) -> bool:
    """Whether kept dice complete what remains without a roll."""
    for task in tasks:
        left, kept = needed_after(task, kept)
        if left:
            return False
    return True


def best_of(ways: list[tuple[float, float]], otherwise: float) -> float:
    """The roll decides which tasks are met (chance of success after each, chance to meet it); the best is completed."""
    ways.sort(reverse=True)
    likely, missed = 0.0, 1.0
    for won, hit in ways:
        if won > otherwise:
            likely += missed * hit * won
            missed *= 1 - hit
    return likely + missed * otherwise


def _focused(tasks: Tasks, ordered: bool, pool: Pool, kept: tuple[str, ...], otherwise: float) -> float:
    """After a failed roll the die most wanted may be kept, if it fell."""
    wanted = {need if isinstance(need, str) else "3" for task in (tasks[:1] if ordered else tasks) for need in task}
    fell = 1 - (5 / 6) ** sum(pool)
    left = less(pool, 2)
    held = max(success(tasks, ordered, left, keeping(kept, face), 0, False) for face in wanted)
    return fell * held + (1 - fell) * otherwise


def keeping(kept: tuple[str, ...], face: str) -> tuple[str, ...]:
    """The kept results with one more; of two symbols the first."""
    return tuple(sorted((*kept, face.partition("/")[0])))


def needed_after(task: Task, kept: tuple[str, ...]) -> tuple[Task, tuple[str, ...]]:
    """What a task still needs once kept dice are placed on it, and the kept dice left over."""
    left: list[Need] = []
    unused = list(kept)
    for need in task:
        if isinstance(need, str):
            fitting = [face for face in unused if face in need.split("/") or face == "wild"]
            if fitting:
                unused.remove(fitting[0])
                continue
            left.append(need)
            continue
        rest = need
        for face in [face for face in unused if face.isdigit() or face == "wild"]:
            if rest > 0:
                rest -= WILD if face == "wild" else int(face)
                unused.remove(face)
        if rest > 0:
            left.append(rest)
    return tuple(left), tuple(unused)


def less(pool: Pool, dice: int) -> Pool:
    """A pool after some dice have gone, green ones first."""
    green, yellow, red = pool
    taken = min(green, dice)
    green, dice = green - taken, dice - taken
    taken = min(yellow, dice)
    yellow, dice = yellow - taken, dice - taken
    return green, yellow, max(0, red - dice)


@lru_cache(maxsize=20_000)
def fewest(task: Task) -> int:
    """About how many dice a task takes up."""
    return sum(1 if isinstance(need, str) else max(1, round(need / MEAN)) for need in task)


@lru_cache(maxsize=50_000)
def chance(task: Task, pool: Pool) -> float:
    """How likely one roll of the pool is to meet a task: exact, a die at a time."""
    if not task:
        return 1.0
    symbols = tuple(sorted(need for need in task if isinstance(need, str)))
    wanted = sum(need for need in task if isinstance(need, int))
    spread: dict[tuple[tuple[str, ...], int, int], float] = {(symbols, wanted, 0): 1.0}
    for colour, number in enumerate(pool):
        for _ in range(number):
            fallen: dict[tuple[tuple[str, ...], int, int], float] = {}
            for state, share in spread.items():
                for face in FACES[colour]:
                    after = _after(state, face)
                    fallen[after] = fallen.get(after, 0.0) + share / 6
            spread = fallen
    return sum(share for (left, inv, wild), share in spread.items() if _met(left, inv, wild))


def _after(state: tuple[tuple[str, ...], int, int], face: str) -> tuple[tuple[str, ...], int, int]:
    symbols, inv, wild = state
    if face == "wild":
        return symbols, inv, wild + 1
    if face.isdigit():
        return symbols, max(0, inv - int(face)), wild
    for number, need in enumerate(symbols):
        if face == need or face in need.split("/"):
            return symbols[:number] + symbols[number + 1 :], inv, wild
    return state


def _met(symbols: tuple[str, ...], inv: int, wild: int) -> bool:
    """Whether wilds make up for what is missing."""
    return len(symbols) + -(-inv // WILD) <= wild
