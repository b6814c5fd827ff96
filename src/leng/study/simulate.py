"""Simulation: bots play many matches, and what came of it is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from leng.bots import SIMPLEST, Sight, find_bot, new_bot
from leng.bots.contract import AS_USUAL, Budget
from leng.bots.watching import Watched, elbow_room
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSetup
from leng.engine.game import Game, Result, load_game
from leng.engine.options import Terms
from leng.engine.play import Play
from leng.study.spread import Progress, spread

SURE = 1.96
"""So many standard errors on either side hold the true value in 95 of 100 cases."""

COUNTED = 8
"""In one match of so many all options are counted; random bots look at few of them."""


class Match(msgspec.Struct):
    """One match as it was played."""

    bots: tuple[str, ...]  # by seat
    result: Result
    decisions: int
    options: int | None  # offered, over all decisions, where they were counted
    rounds: int = 0  # played; says nothing where a match is not told in rounds
    stumbles: dict[str, int] = {}  # by bot: so many choices a simpler one had to make


class RivalFigures(msgspec.Struct):
    """How one without a seat fared."""

    win_rate: float
    mean_score: float | None  # None where it never scores


class Simulation(msgspec.Struct, kw_only=True):
    """What many matches came to.

    A victory is one point a match, in equal parts for all who share it; ``win_rate`` is what all seats of a bot took
    of these points, so that the rates of all bots and rivals add up to 1 where somebody always wins. ``mean_score`` is
    the mean over all seats of a bot. Where everybody wins or loses together, every bot has the party's rate.
    ``mean_margin`` is by how many points the first beat the second on average, rivals with points among them; it is
    None where there is no second, or where all win together. Rounds are None where a match is not told in them.
    """

    game: str
    players: int
    options: dict[str, str]
    seed: str
    matches: int
    interrupted: bool
    decisions: int
    mean_decisions: float
    mean_options: float  # in one decision
    win_rate: dict[str, float]
    mean_score: dict[str, float]
    win_rate_by_seat: list[float]
    rivals: dict[str, RivalFigures]  # by name; of those only that took part
    endings: dict[str, int]
    win_interval: dict[str, tuple[float, float]]  # in which the true rate lies in 95 of 100 cases
    budget: Budget  # how long bots thought; where nothing was said, as they are used to
    stumbles: dict[str, int]  # choices that a simpler bot had to make, by the bot that hung or crashed
    mean_rounds: float | None = None
    most_rounds: int | None = None  # of the longest match
    mean_margin: float | None = None


def simulate(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    budget: Budget = AS_USUAL,
) -> Simulation:
    """Play so many matches; the same seed gives the same figures on any number of processes.

    The bots move on by one seat from match to match, so that none has the first one always.
    """
    if games < 0:
        raise BadSetup("error-negative", name="games", value=games)
    names = tuple(find_bot(each).full_name() for each in bots)
    wanted = {**game.at_random, **(options or {})} if set(names) == {SIMPLEST} else options or {}
    terms = game.agree(wanted, len(bots))
    game.open_box()  # once, before the processes part
    common = (game.id, names, seed, terms.options, budget)
    at_once = 1 if any(find_bot(each).imagines for each in names) else 20  # short enough to be stopped
    matches, interrupted = spread(_play_some, common, range(games), processes, progress, at_once)
    return _sum_up(game, names, seed, terms, matches, interrupted, budget)


def _play_some(
    game_id: str, bots: tuple[str, ...], seed: str, options: dict[str, str], budget: Budget, numbers: Sequence[int]
) -> list[Match]:
    game = load_game(game_id)
    return [
        play_match(game, seated(bots, number), f"{seed}:{number}", options, number % COUNTED == 0, budget)
        for number in numbers
    ]


def seated(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The bots around the table in this match: everybody moves on by one seat each time."""
    first = number % len(bots)
    return bots[-first:] + bots[:-first] if first else bots


def play_match(
    game: Game[Any],
    bots: tuple[str, ...],
    seed: str,
    options: Mapping[str, str],
    count: bool = False,
    budget: Budget = AS_USUAL,
) -> Match:
    """One match from the first decision to the last; a bot that stumbles does not spoil it."""
    players = [Watched(new_bot(name, f"{seed}:{seat}"), f"{seed}:{seat}") for seat, name in enumerate(bots)]
    budgets = [time_for(name, budget) for name in bots]
    state = game.set_up(game.open_box(), len(bots), options, Dice(seed_number(seed)))
    play: Play[Any] = Play(game, state, keep=any(each.bot.imagines for each in players))
    decisions = offered = 0
    with elbow_room():
        while play.choice is not None:
            decisions += 1
            if count:
                offered += len(play.choice.options)
            seat = play.choice.seat
            play.answer(players[seat].choose(Sight(play, budgets[seat]), decisions))
    result = game.result(play.state)
    assert result is not None, "the match is over without a result"
    stumbles: Counter[str] = Counter()
    for name, each in zip(bots, players, strict=True):
        stumbles[name] += len(each.mishaps)
    return Match(bots, result, decisions, offered if count else None, play.state.round, dict(+stumbles))


def time_for(bot: str, budget: Budget) -> Budget:
    """How long a bot thinks in a study: as it is told, or its usual tries, however long a busy machine takes."""
    usual = find_bot(bot).usual
    return budget if budget != AS_USUAL or usual.iterations is None else Budget(usual.iterations)


def _sum_up(
    game: Game[Any],
    bots: tuple[str, ...],
    seed: str,
    terms: Terms,
    matches: Sequence[Match],
    interrupted: bool,
    budget: Budget = AS_USUAL,
) -> Simulation:
    manner = game.manner(terms)
    played, together = max(1, len(matches)), manner.together
    points: dict[str, float] = dict.fromkeys(bots, 0.0)
    by_seat = [0.0] * len(bots)
    scores: dict[str, list[int]] = {name: [] for name in dict.fromkeys(bots)}
    for match in matches:
        winners, share = match.result.winners, _share(match.result, together)
        for seat in winners:
            points[match.bots[seat]] += share / (match.bots.count(match.bots[seat]) if together else 1)
            by_seat[seat] += share
        for name, score in zip(match.bots, match.result.scores, strict=True):
            scores[name].append(score)
    decisions = sum(match.decisions for match in matches)
    counted = [(match.options, match.decisions) for match in matches if match.options is not None]
    endings = Counter(match.result.ending for match in matches)
    rounds = [match.rounds for match in matches] if manner.rounds else []
    margins = [_margin(match.result) for match in matches] if manner.scored and not together else []
    return Simulation(
        game=game.id,
        players=len(bots),
        options=terms.options,
        seed=seed,
        matches=len(matches),
        interrupted=interrupted,
        decisions=decisions,
        mean_decisions=round(decisions / played, 2),
        mean_options=round(sum(each for each, _ in counted) / max(1, sum(each for _, each in counted)), 3),
        win_rate={name: round(points[name] / played, 4) for name in scores},
        mean_score={name: round(sum(got) / max(1, len(got)), 3) for name, got in scores.items()},
        win_rate_by_seat=[round(each / played, 4) for each in by_seat],
        rivals=_rivals(game, [match.result for match in matches], together),
        endings={ending: endings[ending] for ending in game.endings},
        win_interval={name: interval(points[name], len(matches)) for name in scores},
        budget=budget,
        stumbles=dict(sum((Counter(match.stumbles) for match in matches), Counter[str]())),
        mean_rounds=round(sum(rounds) / len(rounds), 2) if rounds else None,
        most_rounds=max(rounds, default=None),
        mean_margin=_mean([each for each in margins if each is not None]),
    )


def _margin(result: Result) -> int | None:
    """By how many points the first is ahead of the second; None where there is no second."""
    scores = sorted([*result.scores, *(rival.score for rival in result.rivals if rival.score is not None)])
    return scores[-1] - scores[-2] if len(scores) > 1 else None


def _mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 3) if numbers else None


def interval(won: float, of: int) -> tuple[float, float]:
    """Wilson's interval for a share: it holds the true one in 95 of 100 cases."""
    if not of:
        return 0.0, 1.0
    share, square = won / of, SURE**2 / of
    middle = (share + square / 2) / (1 + square)
    half = (share * (1 - share) * square + square**2 / 4) ** 0.5 / (1 + square)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def _share(result: Result, together: bool) -> float:
    """What a victory is worth to each winner; a party that wins together is one winner."""
    rivals = sum(rival.won for rival in result.rivals)
    people = min(1, len(result.winners)) if together else len(result.winners)
    return 1 / max(1, people + rivals)


def _rivals(game: Game[Any], results: Sequence[Result], together: bool) -> dict[str, RivalFigures]:
    """How those without a seat fared, in the matches in which they took part and over all."""
    figures = {}
    for name in game.rivals:
        met = [(rival, result) for result in results for rival in result.rivals if rival.name == name]
        if met:
            won = sum(_share(result, together) for rival, result in met if rival.won)
            scores = [rival.score for rival, _ in met if rival.score is not None]
            mean = round(sum(scores) / len(scores), 3) if scores else None
            figures[name] = RivalFigures(round(won / len(results), 4), mean)
    return figures
