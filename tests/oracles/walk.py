"""Holding an oracle against the engine: at every decision, at every step and at the end of played matches.

An oracle is a second, plain and slow telling of a rulebook, written by somebody who has read the rulebook and not
``rules/``. It shares nothing with them but the state. It says which options somebody has, what a step changes and where
points come from; wherever it and the engine differ, one of them is wrong.

    python -m oracles.walk cult --decisions 20000 --greedy 5000      # from tests/, all of it
"""

from __future__ import annotations

import argparse
import importlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from leng.bots import Sight, new_bot
from leng.engine.choice import Choice, key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game, Result, find_game
from leng.engine.state import Event
from leng.engine.table import Seat, Table
from leng.study.fuzz import combination

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")
ENOUGH = 12
"""After so many disagreements a walk has said what it has to say."""

PATIENCE = 20
"""Where chance alone might never end a match, greedy goes on after so many rounds."""


class Question(msgspec.Struct, frozen=True):
    """What is asked, as an oracle may know it."""

    seat: int
    ask: str
    about: dict[str, Any]
    picked: tuple[str, ...] | None = None  # what was picked so far, where several things are picked
    least: int = 0  # then so many belong to the whole at least
    most: int = 0  # and so many at most


class Oracle(Protocol):
    """What somebody who knows only the rulebook says."""

    silent: dict[str, str]  # the questions about which it says nothing, each with the reason

    def begin(self, g: Any) -> None:
        """A match begins; whatever it remembered of another one is over."""

    def options(self, g: Any, asked: Question) -> set[str] | None:
        """The keys of everything that may be answered; None where it has nothing to say."""

    def step(self, before: Any, asked: Question, answer: str, after: Any, told: Sequence[Event]) -> Iterable[str]:
        """What is wrong with what came of an answer: what it cost and brought, up to the next question."""

    def end(self, g: Any, log: Sequence[Event], result: Result) -> Iterable[str]:
        """What is wrong with the end: who won, how, with how many points and from where."""


class Disagreement(msgspec.Struct, frozen=True):
    """Where the engine and an oracle part."""

    match: int
    decision: int
    ask: str
    what: str

    def __str__(self) -> str:
        return f"match {self.match}, decision {self.decision}, {self.ask}: {self.what}"


class Walked(msgspec.Struct):
    """What a walk came to."""

    decisions: int = 0
    matches: int = 0
    spoken: Counter[str] = msgspec.field(default_factory=Counter)  # questions about which the oracle spoke
    unspoken: Counter[str] = msgspec.field(default_factory=Counter)  # and those about which it did not
    found: list[Disagreement] = msgspec.field(default_factory=list)


def oracle_of(game: str) -> Oracle:
    """The oracle of a game, by its id."""
    oracle: Oracle = importlib.import_module(f"oracles.{find_game(game).id}").ORACLE
    return oracle


def put(choice: Choice) -> Question:
    """A decision as an oracle sees it."""
    picks = choice.picks
    if picks is None:
        return Question(choice.seat, choice.ask.name, dict(choice.about))
    picked = tuple(map(key, picks.picked))
    return Question(choice.seat, choice.ask.name, dict(choice.about), picked, picks.least, picks.most)


def walk(
    game: Game[Any], oracle: Oracle, decisions: int, seed: str, *, player: str = "random", first: int = 0
) -> Walked:
    """Play matches by chance (or by a bot) under the eyes of an oracle until so many decisions were looked at."""
    walked = Walked()
    while walked.decisions < decisions and len(walked.found) < ENOUGH:
        one_match(game, oracle, first + walked.matches, seed, player, decisions - walked.decisions, walked)
        walked.matches += 1
    return walked


def one_match(game: Game[Any], oracle: Oracle, match: int, seed: str, player: str, most: int, walked: Walked) -> None:
    """One match, of the next combination of players and options; at most so many decisions of it."""
    players, options = combination(game, match)
    table = Table.open(game, [Seat(NAMES[n]) for n in range(players)], options, f"{seed}:{match}")
    chance = Dice(seed_number(f"oracle:{seed}:{match}"))
    oracle.begin(table.state)
    for number in range(most):
        choice = table.decision
        if choice is None:
            break
        asked = put(choice)
        walked.decisions += 1

        def note(what: str, ask: str = asked.ask, number: int = number) -> None:
            walked.found.append(Disagreement(match, number, ask, what))

        offered = {key(option) for option in choice.options}
        expected = oracle.options(table.state, asked)
        (walked.unspoken if expected is None else walked.spoken)[asked.ask] += 1
        if expected is None and asked.ask not in oracle.silent:
            note("the oracle says nothing, and does not say why")
        if expected is not None and expected != offered:
            note(
                f"seat {asked.seat}: offered but not allowed {sorted(offered - expected)}, "
                f"allowed but not offered {sorted(expected - offered)}"
            )
        before = table.state.copy()
        logged = len(table.log)
        if player == "random" and not (game.at_random and table.state.round > PATIENCE):
            option = choice.options[chance.below(len(choice.options))]
        else:
            name = "greedy" if player == "random" else player
            option = new_bot(name, f"{seed}:{match}:{number}").choose(Sight(table.play))
        table.take(option)
        for wrong in oracle.step(before, asked, key(option), table.state, table.log[logged:]):
            note(f"seat {asked.seat} answers {key(option)}: {wrong}")
        if len(walked.found) >= ENOUGH:
            return
    if table.decision is None and table.result is None:
        walked.found.append(Disagreement(match, table.number, "the end", "nobody is asked, and nothing is decided"))
    elif table.decision is None and table.result is not None:
        for wrong in oracle.end(table.state, table.log[:], table.result):
            walked.found.append(Disagreement(match, table.number, "the end", wrong))


def _told(walked: Walked) -> Iterator[str]:
    yield f"{walked.decisions} decisions of {walked.matches} matches, {len(walked.found)} disagreements"
    if walked.unspoken:
        yield f"nothing said about {dict(walked.unspoken)}"
    yield from map(str, walked.found)


def main() -> None:
    """Hold the oracle of a game against as many decisions as one likes."""
    words = argparse.ArgumentParser(description=main.__doc__)
    words.add_argument("game")
    words.add_argument("--decisions", type=int, default=20_000, help="by chance")
    words.add_argument("--greedy", type=int, default=5_000, help="by greedy bots")
    words.add_argument("--seed", default="oracle")
    words.add_argument("--first", type=int, default=0, help="the match to begin with")
    wish = words.parse_args()
    game = find_game(wish.game)
    failed = False
    for player, decisions in (("random", wish.decisions), ("greedy", wish.greedy)):
        if decisions:
            walked = walk(game, oracle_of(game.id), decisions, wish.seed, player=player, first=wish.first)
            print(f"{game.id}, {player}: " + "\n  ".join(_told(walked)))
            failed = failed or bool(walked.found)
    raise SystemExit(int(failed))


if __name__ == "__main__":
    main()
