"""Holds ways to think against each other at equal processor time; it can be stopped and goes on later.

    python bench/ways.py results.jsonl --game cult-2 --think 0.05 halving tree-max tree-paranoid

Each way plays the matches of ``bench/strength.py`` against ``greedy@2``: the same seeds, from every seat in turn. Those
that lost are kept here and nowhere else, so that anybody may hold them against the bots of another day. ``fitted`` is
``greedy`` with a judgement that ``leng fit`` has made, whose file ``--weights`` names. Where no way is
named, what is in the file is only printed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

import msgspec

from leng.bots import BOTS, Bot, Budget, Sight, Weighed
from leng.bots.greedy import GreedyBot
from leng.bots.halving import FAR, LEAST, WIDEST, Contest, Halving, Trial
from leng.bots.rollouts import play_on
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.fitted import ahead_of_the_others, in_sum, read_weights
from leng.engine.game import Judgement, find_game
from leng.engine.world import World
from leng.study.fit import outcome_of, points_made
from strength import FIGURES, groups, play, read, told

AGAINST = "greedy@2"
BY_WEIGHTS = -1
"""The version under which a game judges by weights."""

SLIGHTLY = 1e-6
"""By so much at least one option is behind another that is taken in its place."""

ENDED = 10.0
"""What has come of a match counts so many times what is expected of it."""


class AsItIs(Halving):
    """What master and high priest do."""

    name, version = "halving", 1


def halving_for(rounds: int) -> type[Halving]:
    """Halving whose tries are so many rounds long, whatever the game says; without rounds, 24 decisions for each."""
    contest = type("ForRounds", (Contest,), {"rounds": rounds})
    return type("HalvingForRounds", (Halving,), {"name": f"halving-{rounds}", "version": 1, "contest": contest})


class Unseen(Contest):
    """All options tried, none looked at one deed ahead; the widest at first sight go in."""

    def __init__(self, sight: Sight, chance: Dice) -> None:
        self._sight, self._chance = sight, chance
        world = sight.imagine(Dice(chance.fork().key), keep=False)
        self._expected, self.trust = world.judge(), LEAST
        looks = dict(zip(world.options, world.prior(), strict=True))
        self._trials = [Trial(Weighed(option, self._expected)) for option in sight.options]
        ranked = sorted(self._trials, key=lambda each: looks.get(each.option, 0.0), reverse=True)
        self.going, out = ranked[:WIDEST], ranked[WIDEST:]
        for each in out:
            each.lag = FAR * sight.doubt


class WithoutFirstLook(Halving):
    """Halving from nothing: all the time goes into tries."""

    name, version = "halving-unseen", 1
    contest = Unseen


class HalvingUnknown(Halving):
    """Halving that tries nothing where the game knows of every option what it brings on average."""

    name, version = "halving-unknown", 1

    def weigh(self, sight: Sight) -> list[Weighed]:
        first = GreedyBot(self.chance).weigh(sight)
        return super().weigh(sight) if any(each.tried for each in first) else first


class Clear(Contest):
    """What was seen first is overruled only where the tries say so by more than their error."""

    def weighed(self) -> list[Weighed]:
        best, liked = self.going[0], self._liked(self.going[0])
        if liked is not best:
            best.lag, liked.lag = max(liked.lag, SLIGHTLY), best.lag
        return super().weighed()

    def _liked(self, best: Trial) -> Trial:
        """What is taken in place of what did best."""
        raise NotImplementedError

    def _clearly_ahead(self, best: Trial, other: Trial) -> bool:
        """Whether an option did better than another by more than the error, in the worlds in which both were tried."""
        leads = [ours - theirs for ours, theirs in zip(best.results, other.results, strict=False)]
        tries = len(leads)
        if tries < 2:
            return best.first.worth > other.first.worth
        mean = sum(leads) / tries
        error = (sum((each - mean) ** 2 for each in leads) / (tries - 1) / (tries + self.trust)) ** 0.5
        ahead = self.trust * (best.first.worth - other.first.worth) + sum(leads)
        return bool(ahead / (self.trust + tries) > error)


class Taking(Clear):
    """What looked best one deed ahead is not declined where the tries cannot tell."""

    def _liked(self, best: Trial) -> Trial:
        liked = max(self._trials, key=lambda each: each.first.worth)
        return liked if best.option == self._sight.ask.passing and not self._clearly_ahead(best, liked) else best


class TakingHalving(Halving):
    """Halving that declines nothing it liked at first unless it must."""

    name, version = "halving-taking", 1
    contest = Taking


class Sober(Clear):
    """Where the tries cannot tell two options apart, what looks better one deed ahead is taken."""

    def _liked(self, best: Trial) -> Trial:
        top = best
        for each in self._trials:
            if each.first.worth > top.first.worth and each.results and not self._clearly_ahead(best, each):
                top = each
        return top


class SoberHalving(Halving):
    """Halving that goes by what it saw first where the tries cannot tell."""

    name, version = "halving-sober", 1
    contest = Sober


# Trees -----------------------------------------------------------------------------------------------------------

DEEP = 8
"""So many choices at most from the root to a leaf."""

TRUST = 3.0
"""What is seen of an option beforehand counts as so many tries."""

EXPLORING = 1.5
"""How many doubts an option that was hardly tried is taken to be better than it looks."""


class Knot:
    """What came of a row of choices in all worlds in which it was made; the same for all of them (open loop)."""

    __slots__ = ("below", "looks", "sums", "tries")

    def __init__(self, seats: int) -> None:
        self.tries = 0
        self.sums = [0.0] * seats
        self.below: dict[Option, Knot] = {}
        self.looks: dict[Option, float] = {}  # how far each option is behind the best, seen beforehand


class Tree(Bot):
    """Tree search over worlds dealt anew for each walk, each choice made for whoever is asked, judged at the leaf."""

    imagines = True

    def weigh(self, sight: Sight) -> list[Weighed]:
        spending = self.budget(sight).begin()
        first = GreedyBot(self.chance).weigh(sight)
        expected = max(each.worth for each in first)
        root = Knot(sight.seats)
        root.looks = {each.option: each.worth - expected for each in first}
        root.below = {each.option: Knot(sight.seats) for each in first}
        while spending.part < 1:
            spending.tries += 1
            self._walk(sight, root, expected)
        most = max(knot.tries for knot in root.below.values())
        found = []
        for each in first:
            knot = root.below[each.option]
            mean = knot.sums[sight.seat] / knot.tries if knot.tries else each.worth
            behind = FAR * sight.doubt * (most - knot.tries)  # what was tried most often is what is best
            found.append(Weighed(each.option, mean - behind, each.tried))
        return found

    def _walk(self, sight: Sight, root: Knot, expected: float) -> None:
        """From the root to a leaf in a world of its own, and back with what it was worth."""
        world = sight.imagine(Dice(self.chance.fork().key), keep=False)
        path = [root]
        for _ in range(DEEP):
            options = world.options
            if not options:
                break
            knot = path[-1]
            option = options[0] if len(options) == 1 else self._pick(sight, world, knot, options, expected)
            world.take(option)
            new = option not in knot.below
            path.append(knot.below.setdefault(option, Knot(sight.seats)))
            if new or not path[-1].tries:
                break
        far = FAR * sight.doubt
        worth = [max(-far, min(far, each - expected)) + expected for each in self._leaf(sight, world)]
        for knot in path:
            knot.tries += 1
            knot.sums = [one + other for one, other in zip(knot.sums, worth, strict=True)]

    def _pick(self, sight: Sight, world: World, knot: Knot, options: Sequence[Option], expected: float) -> Option:
        """The option that is best for whoever is asked, or might be: what was hardly tried is hoped for."""
        seat = world.seat
        assert seat is not None
        if not all(option in knot.looks for option in options):
            prior = world.prior()
            best = max(prior)
            knot.looks.update((option, each - best) for option, each in zip(options, prior, strict=True))
        base = expected if not knot.tries else knot.sums[seat] / knot.tries
        hope = EXPLORING * sight.doubt * (log(knot.tries + 1) + 1) ** 0.5
        found, most = options[0], -1e9
        for option in options:
            child = knot.below.get(option)
            tries, total = (child.tries, child.sums[seat]) if child else (0, 0.0)
            worth = (TRUST * (base + knot.looks[option]) + total) / (TRUST + tries) + hope / (1 + tries) ** 0.5
            if worth > most:
                found, most = option, worth
        return found

    def _leaf(self, sight: Sight, world: World) -> Sequence[float]:
        """What a leaf is worth to every seat."""
        return world.judge_all()


class TreeMax(Tree):
    """Each for himself (max^n); a party for the party."""

    name, version = "tree-max", 1


class TreeParanoid(Tree):
    """All against the one who thinks."""

    name, version = "tree-paranoid", 1

    def _leaf(self, sight: Sight, world: World) -> Sequence[float]:
        own = world.judge()
        others = own if sight.manner.together else -own
        return [own if seat == sight.seat else others for seat in range(sight.seats)]


class TreeRound(Tree):
    """Each for himself; from the leaf to the end of the round at first sight."""

    name, version = "tree-round", 1

    def _leaf(self, sight: Sight, world: World) -> Sequence[float]:
        play_on(sight, world, Dice(self.chance.fork().key), rounds=1)
        return world.judge_all()


class Fitted(GreedyBot):
    """Greedy with a judgement made from matches."""

    name, version = "fitted", 1
    judged_as = BY_WEIGHTS


ALL: tuple[type[Bot], ...] = (
    AsItIs,
    *map(halving_for, (1, 2, 3)),
    WithoutFirstLook,
    HalvingUnknown,
    TakingHalving,
    SoberHalving,
    TreeMax,
    TreeParanoid,
    TreeRound,
    Fitted,
)
WAYS = {way.name: way for way in ALL}


def main() -> None:
    """Play what is missing of the matches that were asked for, a few of each way in turn."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("file", type=Path)
    words.add_argument("ways", nargs="*", help=", ".join(WAYS))
    words.add_argument("--game", choices=list(FIGURES), default="cult-2")
    words.add_argument("--think", type=float, default=0.05, help="seconds of processor time a choice")
    words.add_argument("--games", type=int, default=40, help="so many matches of each way")
    words.add_argument("--weights", type=Path, help="for the way called fitted")
    words.add_argument("--nice", type=int, default=15, help="how far everything else goes first")
    asked = words.parse_intermixed_args()
    if unknown := [way for way in asked.ways if way not in WAYS]:
        words.error(f"no such way: {', '.join(unknown)}")
    os.nice(asked.nice)
    if asked.weights:
        judge_by(FIGURES[asked.game].game, asked.weights)
    BOTS.update((way.full_name(), way) for way in WAYS.values())  # so that they can sit down at a table
    budget = Budget(seconds=asked.think)
    for number in range(asked.games):
        for way in asked.ways:
            bot = WAYS[way].full_name()
            known = groups(read(asked.file)).get((asked.game, bot, AGAINST, f"{asked.think} s"), ())
            if all(row.number != number for row in known):
                with asked.file.open("ab") as out:
                    out.write(msgspec.json.encode(play(asked.game, bot, AGAINST, budget, number)) + b"\n")
    for rows in groups(read(asked.file)).values():
        print(told(rows)[0])


def judge_by(code: str, file: Path) -> None:
    """Let a game judge by the weights of a file, too: points that are made, and what is to be expected beyond them."""
    game, weights = find_game(code), read_weights(file)

    def judge(g: Any, seat: int) -> float:
        if game.result(g) is not None:
            return ENDED * outcome_of(game, g)[seat]
        worth = [in_sum(game.features(g, each), weights) for each in range(g.seats)]
        return points_made(game, g)[seat] + ahead_of_the_others(worth)[seat]

    game.earlier = {**game.earlier, BY_WEIGHTS: Judgement(judge)}


if __name__ == "__main__":
    main()
