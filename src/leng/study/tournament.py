"""A tournament: every bot meets every other one, on all seats and with the same seeds; where all win together, each
plays its own matches, with the same seeds as the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from leng.bots import find_bot
from leng.bots.contract import AS_USUAL, Budget
from leng.engine.errors import BadSetup
from leng.engine.game import Game, load_game
from leng.study.kept import Kept
from leng.study.ratings import Wins, added, intervals, nobody, ratings
from leng.study.simulate import interval, play_match, seated
from leng.study.spread import Progress, spread


class Plan(msgspec.Struct, frozen=True):
    """What is played; how many matches is not part of it, so that a tournament can go on."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: str
    budget: Budget

    @property
    def together(self) -> bool:
        """Whether everybody wins or loses together."""
        game = load_game(self.game)
        return game.manner(game.agree(self.options, self.players)).together

    @property
    def sides(self) -> list[tuple[str, ...]]:
        """Who meets whom: every pair, or each bot alone."""
        return [(bot,) for bot in self.bots] if self.together else list(combinations(self.bots, 2))

    @property
    def lap(self) -> int:
        """So many matches with one seed bring both sides of a pair to every seat."""
        if self.together:
            return 1
        return 2 if self.players % 2 == 0 else 2 * self.players

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match: both sides in turn around the table, one seat further each time."""
        sides = self.sides
        turn, who = divmod(number, len(sides))
        side = sides[who]
        if len(side) == 1:
            return side * self.players
        one, other = side if turn % self.lap < self.players else side[::-1]
        return seated(tuple(other if seat % 2 else one for seat in range(self.players)), turn % self.players)

    def draw(self, number: int) -> int:
        """Which of the seeds a match is played with."""
        return number // len(self.sides) // self.lap


class Row(msgspec.Struct):
    """One match as it was played."""

    number: int
    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int
    stumbles: dict[str, int] = {}


class Standing(msgspec.Struct):
    """How a bot fared against all others."""

    bot: str
    rating: int | None  # none where all win together
    rating_interval: tuple[int, int] | None
    matches: int
    win_rate: float
    win_interval: tuple[float, float]
    mean_score: float
    stumbles: int


class Meeting(msgspec.Struct):
    """How a bot fared against another one."""

    bot: str
    against: str
    matches: int
    win_rate: float
    win_interval: tuple[float, float]


class Tournament(msgspec.Struct, kw_only=True):
    """What came of it.

    In a meeting every seat of one side is compared with every seat of the other: who won, or else who has more points,
    is ahead; a match counts once. ``win_rate`` of a standing is the mean over its meetings, or the share of matches won
    where all win together.
    """

    game: str
    players: int
    options: dict[str, str]
    seed: str
    budget: Budget
    together: bool
    games: int  # of every pair, or of every bot
    matches: int
    interrupted: bool
    standings: list[Standing]  # the best first
    meetings: list[Meeting]


def planned(
    game: Game[Any],
    bots: Sequence[str],
    players: int,
    options: Mapping[str, str],
    seed: str,
    budget: Budget = AS_USUAL,
) -> Plan:
    """A tournament with everything agreed on."""
    names = tuple(dict.fromkeys(find_bot(each).full_name() for each in bots))
    if len(names) < 2:
        raise BadSetup("error-tournament-bots")
    plan = Plan(game.id, players, names, game.agree(options, players).options, seed, budget)
    if players < 2 and not plan.together:
        raise BadSetup("error-tournament-alone", players=players)
    return plan


def hold(
    plan: Plan, games: int, file: Path, processes: int | None = None, progress: Progress | None = None
) -> Tournament:
    """Play what is missing in the file, and tell what all matches in it come to."""
    load_game(plan.game).open_box()  # once, before the processes part
    kept = Kept(file, {"tournament": msgspec.to_builtins(plan)}, Row)
    everything = range(games * len(plan.sides))
    todo = kept.missing(everything)
    if progress is not None:
        progress(len(everything) - len(todo))
    _, interrupted = spread(_play_some, (plan,), todo, processes, progress, at_once=1, keep=kept.add)
    if not interrupted:
        kept.tidy()
    return sum_up(plan, games, [row for row in kept.in_order() if row.number in everything], interrupted)


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    game = load_game(plan.game)
    rows = []
    for number in numbers:
        seed = f"{plan.seed}:{plan.draw(number)}"
        match = play_match(game, plan.seats(number), seed, plan.options, budget=plan.budget)
        result = match.result
        rows.append(
            Row(number, match.bots, result.winners, result.scores, result.ending, match.decisions, match.stumbles)
        )
    return rows


def sum_up(plan: Plan, games: int, rows: Sequence[Row], interrupted: bool = False) -> Tournament:
    """What the matches come to."""
    game = load_game(plan.game)
    scored = game.manner(game.agree(plan.options, plan.players)).scored
    place = {bot: number for number, bot in enumerate(plan.bots)}
    parts: dict[int, Wins] = {}
    played = nobody(len(plan.bots))
    for row in rows:
        part = parts.setdefault(plan.draw(row.number), nobody(len(plan.bots)))
        if not plan.together:
            for one, other, share in compared(row, scored):
                part[place[one]][place[other]] += share
                part[place[other]][place[one]] += 1 - share
                played[place[one]][place[other]] += 1
                played[place[other]][place[one]] += 1
    wins = added(list(parts.values()), len(plan.bots))
    standings = _parties(plan, rows) if plan.together else _rated(plan, rows, list(parts.values()), wins, played)
    return Tournament(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        budget=plan.budget,
        together=plan.together,
        games=games,
        matches=len(rows),
        interrupted=interrupted,
        standings=standings,
        meetings=[
            Meeting(one, other, int(n), round(won / n, 4), interval(won, int(n)))
            for one in plan.bots
            for other in plan.bots
            if (n := played[place[one]][place[other]])
            for won in (wins[place[one]][place[other]],)
        ],
    )


def compared(row: Row, scored: bool) -> list[tuple[str, str, float]]:
    """The two sides of a match, and the part of the comparisons between their seats that the first has won."""
    sides = sorted(set(row.bots))
    if len(sides) != 2:
        return []
    one, other = sides
    shares = [
        _ahead(row, mine, theirs, scored)
        for mine, bot in enumerate(row.bots)
        for theirs, rival in enumerate(row.bots)
        if bot == one and rival == other
    ]
    return [(one, other, sum(shares) / len(shares))]


def _ahead(row: Row, mine: int, theirs: int, scored: bool) -> float:
    """1 where a seat is ahead of another, 0 where it is behind, a half where nobody can say."""
    ranks = [(seat in row.winners, row.scores[seat] if scored else 0) for seat in (mine, theirs)]
    if all(won for won, _ in ranks) or ranks[0] == ranks[1]:
        return 0.5
    return float(ranks[0] > ranks[1])


def _rated(plan: Plan, rows: Sequence[Row], parts: list[Wins], wins: Wins, played: Wins) -> list[Standing]:
    found, between = ratings(wins), intervals(parts, plan.seed)
    standings = []
    for number, bot in enumerate(plan.bots):
        n, won = sum(played[number]), sum(wins[number])
        low, high = between[number] if between else (found[number], found[number])
        bounds = (round(low), round(high)) if abs(low) != float("inf") else None
        standing = _standing(bot, rows, won, int(n))
        standing.rating, standing.rating_interval = round(found[number]), bounds
        standings.append(standing)
    return sorted(standings, key=lambda each: (-(each.rating or 0), each.bot))


def _parties(plan: Plan, rows: Sequence[Row]) -> list[Standing]:
    standings = []
    for bot in plan.bots:
        theirs = [row for row in rows if bot in row.bots]
        standings.append(_standing(bot, theirs, sum(bool(row.winners) for row in theirs), len(theirs)))
    return sorted(standings, key=lambda each: (-each.win_rate, each.bot))


def _standing(bot: str, rows: Sequence[Row], won: float, n: int) -> Standing:
    scores = [score for row in rows for name, score in zip(row.bots, row.scores, strict=True) if name == bot]
    stumbles: Counter[str] = sum((Counter(row.stumbles) for row in rows), Counter())
    mean = round(sum(scores) / max(1, len(scores)), 3)
    return Standing(bot, None, None, n, round(won / max(1, n), 4), interval(won, n), mean, stumbles[bot])
