"""What a bot makes of every option, for people who ask for a hint."""

from __future__ import annotations

from collections import Counter
from typing import Any

from leng.bots import USUAL, new_bot
from leng.bots.contract import AS_USUAL, Budget, Sight, Weighed
from leng.engine import odds
from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.play import Play
from leng.words.advice import Weight

ADVISER = USUAL
"""Whose advice it is."""


def advise(play: Play[Any], seed: str, adviser: str = ADVISER, budget: Budget = AS_USUAL) -> list[Weight]:
    """Every option of the question, the best first: the one the bot itself would take with these thoughts."""
    sight = Sight(play, budget)
    bot = new_bot(adviser, seed)
    weighed = bot.weigh(sight)
    chosen = bot.best(weighed)
    weighed.sort(key=lambda each: (each.option != chosen, -each.worth))
    chances = odds.chances(play)
    before = sight.imagine(Dice(0), keep=False).holdings(sight.seat)
    return [_weight(each, sight.seat, before, chances.get(key(each.option))) for each in weighed]


def _weight(each: Weighed, seat: int, before: dict[str, int], chance: float | None) -> Weight:
    """What a bot weighed, in figures that can be told: the mean over all the worlds in which it tried it."""
    changes: Counter[str] = Counter()
    wins = loses = 0
    for world in each.tried:
        for kind, n in world.holdings(seat).items():
            changes[kind] += n - before.get(kind, 0)
        if (result := world.result) is not None:
            wins += seat in result.winners
            loses += seat not in result.winners
    tried = len(each.tried)
    return Weight(
        key=key(each.option),
        worth=each.worth,
        brings={kind: n / tried for kind, n in changes.items() if n},
        sure=tried == 1,
        wins=wins / tried if tried else 0.0,
        loses=loses / tried if tried else 0.0,
        chance=chance,
    )
