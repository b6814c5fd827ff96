"""Making a judgement from matches that bots play among themselves: what is each feature of a position worth?

At every decision of a match the features of all seats are noted, each as far as it is ahead of the mean of the others,
and beside them by how much the seat was still to get ahead until the end: points that are made already need no guess.
What is kept of a match are the sums from which the weights that fit best are worked out (least squares, held back a
little towards what the game supposes, or else towards nothing).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from leng.bots import Sight, find_bot, new_bot
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSetup
from leng.engine.fitted import ahead_of_the_others
from leng.engine.game import Game, load_game
from leng.engine.play import Play
from leng.study.kept import Kept
from leng.study.spread import Progress, spread

WHIMS = 8
"""Of a hundred choices so many are made by chance, so that positions come up which the bot itself would avoid."""

A_VICTORY = 10.0
"""What a victory counts where no points are counted, or all win together."""

TESTED = 5
"""Every so manieth match is not learnt from: it shows how well the weights foretell what they have not seen."""

HELD_BACK = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
"""How much weights are held back towards what is supposed; what foretells best is taken."""


class Sums(msgspec.Struct):
    """What is kept of a match."""

    number: int
    positions: int
    squares: list[float]  # of every pair of features, the lower triangle row by row
    products: list[float]  # of every feature with the outcome
    outcome: float  # squared


class Fit(msgspec.Struct, kw_only=True):
    """What came of it."""

    game: str
    players: int
    bot: str
    seed: str
    matches: int
    positions: int
    interrupted: bool
    foretold: float  # which part of the spread of results, in matches that were not learnt from
    worth: dict[str, float]


class Plan(msgspec.Struct, frozen=True):
    """Which matches are played."""

    game: str
    players: int
    bot: str
    seed: str
    options: dict[str, str]


def fit(
    game: Game[Any],
    plan: Plan,
    games: int,
    file: Path,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Fit:
    """Play what is missing in the file, and work out the weights from all that is in it."""
    names = _names(game, plan)
    if not names:
        raise BadSetup("error-no-features", game=game.id)
    kept = Kept(file, {"fit": msgspec.to_builtins(plan), "features": names}, Sums)
    todo = kept.missing(range(games))
    if progress is not None:
        progress(games - len(todo))
    _, interrupted = spread(_play_some, (plan,), todo, processes, progress, at_once=1, keep=kept.add)
    if not interrupted:
        kept.tidy()
    rows = [row for row in kept.in_order() if row.number < games]
    worth, foretold = weights_of(names, rows, game.supposed)
    return Fit(
        game=game.id,
        players=plan.players,
        bot=plan.bot,
        seed=plan.seed,
        matches=len(rows),
        positions=sum(row.positions for row in rows),
        interrupted=interrupted,
        foretold=round(foretold, 3),
        worth=worth,
    )


def planned(game: Game[Any], players: int, bot: str, seed: str, options: Mapping[str, str]) -> Plan:
    """The matches to be played, with everything agreed on."""
    return Plan(game.id, players, find_bot(bot).full_name(), seed, game.agree(options, players).options)


def _names(game: Game[Any], plan: Plan) -> list[str]:
    state = game.set_up(game.open_box(), plan.players, plan.options, Dice(0))
    return list(game.features(state, 0))


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Sums]:
    return [play_one(load_game(plan.game), plan, number) for number in numbers]


def play_one(game: Game[Any], plan: Plan, number: int) -> Sums:
    """One match of bots with whims, and the sums that are kept of it."""
    seed = f"{plan.seed}:{number}"
    whim = Dice(seed_number(f"whim:{seed}"))
    bots = [new_bot(plan.bot, f"{seed}:{seat}") for seat in range(plan.players)]
    state = game.set_up(game.open_box(), plan.players, plan.options, Dice(seed_number(seed)))
    play: Play[Any] = Play(game, state, keep=any(bot.imagines for bot in bots))
    seen: list[list[list[float]]] = []  # of every position, of every seat, every feature
    made: list[list[float]] = []  # of every position, how far each seat is ahead by points that are made already
    while (choice := play.choice) is not None:
        if len(choice.options) > 1:
            seen.append(_ahead([list(game.features(play.state, seat).values()) for seat in range(plan.players)]))
            made.append(points_made(game, play.state))
        by_whim = whim.below(100) < WHIMS
        play.answer(choice.at_random(whim) if by_whim else bots[choice.seat].choose(Sight(play)))
    end = outcome_of(game, play.state)
    return _sums(number, seen, [[last - now for last, now in zip(end, each, strict=True)] for each in made])


def points_made(game: Game[Any], g: Any) -> list[float]:
    """How far ahead of the mean of the others each seat is by its points, where these are known before the end."""
    manner = game.manner_of(g)
    points = [game.points(g, seat) for seat in range(g.seats)]
    known = [float(each) for each in points if each is not None]
    if manner.together or not manner.scored or len(known) < g.seats:
        return [0.0] * g.seats
    return ahead_of_the_others(known)


def outcome_of(game: Game[Any], g: Any) -> list[float]:
    """How far ahead of the mean of the others each seat was at the end, in points, or by its victory."""
    result, manner = game.result(g), game.manner_of(g)
    assert result is not None, "the match is over without a result"
    won = [A_VICTORY if seat in result.winners else 0.0 for seat in range(g.seats)]
    if manner.together:
        return [each - A_VICTORY / 2 for each in won]
    return ahead_of_the_others([float(score) for score in result.scores] if manner.scored else won)


def _ahead(features: list[list[float]]) -> list[list[float]]:
    if len(features) == 1:
        return features
    columns = [ahead_of_the_others(list(column)) for column in zip(*features, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def _sums(number: int, seen: list[list[list[float]]], outcomes: list[list[float]]) -> Sums:
    width = len(seen[0][0]) if seen else 0
    squares = [0.0] * (width * (width + 1) // 2)
    products = [0.0] * width
    total = 0.0
    for position, outcome in zip(seen, outcomes, strict=True):
        for row, result in zip(position, outcome, strict=True):
            at = 0
            for i, one in enumerate(row):
                if one:
                    products[i] += one * result
                    for j in range(i + 1):
                        squares[at + j] += one * row[j]
                at += i + 1
            total += result * result
    rounded = [float(f"{each:.9g}") for each in squares]
    return Sums(number, sum(map(len, seen)), rounded, products, total)


# The weights that fit best ---------------------------------------------------------------------------------------


def weights_of(
    names: Sequence[str], rows: Sequence[Sums], supposed: Mapping[str, float] | None = None
) -> tuple[dict[str, float], float]:
    """What each feature is worth, and how well that foretells matches which were not learnt from."""
    towards = [(supposed or {}).get(name, 0.0) for name in names]
    learnt = _together([row for row in rows if row.number % TESTED != TESTED - 1], len(names))
    tested = _together([row for row in rows if row.number % TESTED == TESTED - 1], len(names))
    everything = _together(rows, len(names))
    best, back = max((_foretold(_held_back(learnt, towards, back), tested), back) for back in HELD_BACK)
    found = _held_back(everything, towards, back)
    return {name: float(f"{each:.4g}") for name, each in zip(names, found, strict=True)}, best


def _together(rows: Sequence[Sums], width: int) -> Sums:
    squares, products = [0.0] * (width * (width + 1) // 2), [0.0] * width
    outcome, positions = 0.0, 0
    for row in rows:
        squares = [one + other for one, other in zip(squares, row.squares or squares, strict=True)]
        products = [one + other for one, other in zip(products, row.products or products, strict=True)]
        outcome += row.outcome
        positions += row.positions
    return Sums(0, positions, squares, products, outcome)


def _held_back(sums: Sums, towards: Sequence[float], back: float) -> list[float]:
    """The weights that fit what is left to explain when the supposed ones have explained their part."""
    products, at = sums.products[:], 0
    for i, supposed in enumerate(towards):
        for j in range(i + 1):
            products[i] -= sums.squares[at + j] * towards[j]
            if i != j:
                products[j] -= sums.squares[at + j] * supposed
        at += i + 1
    left = Sums(0, sums.positions, sums.squares, products, sums.outcome)
    return [one + more for one, more in zip(towards, _solve(left, back), strict=True)]


def _solve(sums: Sums, back: float) -> list[float]:
    """Least squares by Cholesky, after every feature was brought to the same spread."""
    width, n = len(sums.products), max(1, sums.positions)
    scale = [(sums.squares[i * (i + 3) // 2] / n) ** 0.5 for i in range(width)]
    used = [i for i in range(width) if scale[i] > 1e-9]
    lower: list[list[float]] = []
    forward: list[float] = []
    for row, i in enumerate(used):
        line: list[float] = []
        for column, j in enumerate(used[: row + 1]):
            wanted = sums.squares[i * (i + 1) // 2 + j] / (n * scale[i] * scale[j]) + (back if i == j else 0.0)
            wanted -= sum(one * other for one, other in zip(line, lower[column] if i != j else line, strict=False))
            line.append(wanted / lower[column][column] if i != j else wanted**0.5)
        lower.append(line)
        known = sum(one * other for one, other in zip(line, forward, strict=False))
        forward.append((sums.products[i] / (n * scale[i]) - known) / line[row])
    solved = [0.0] * len(used)
    for row in reversed(range(len(used))):
        known = sum(lower[later][row] * solved[later] for later in range(row + 1, len(used)))
        solved[row] = (forward[row] - known) / lower[row][row]
    found = [0.0] * width
    for i, each in zip(used, solved, strict=True):
        found[i] = each / scale[i]
    return found


def _foretold(weights: list[float], tested: Sums) -> float:
    """Which part of the spread of results the weights explain."""
    if not tested.outcome:
        return 0.0
    left, at = tested.outcome, 0
    for i, one in enumerate(weights):
        left -= 2 * one * tested.products[i]
        for j in range(i + 1):
            left += one * weights[j] * tested.squares[at + j] * (1 if i == j else 2)
        at += i + 1
    return 1 - left / tested.outcome


def written(found: Fit, command: str) -> str:
    """The weights as a file beside the game, with the command that made it at its head."""
    lines = [
        "# What each feature of a position is worth, found from matches of bots among themselves.",
        f"# {command}",
        f"# {found.matches} matches, {found.positions} positions; in matches that were not learnt from it foretells "
        f"{100 * found.foretold:.0f} % of the spread of results.",
        "",
        "[worth]",
        *(f'"{name}" = {worth!r}' for name, worth in found.worth.items()),
    ]
    return "\n".join(lines) + "\n"
