"""What a judgement of the Festival can be made of, and the one that was made of it from many matches."""

from __future__ import annotations

from pathlib import Path

from leng.engine.fitted import ahead_of_the_others, in_sum, read_weights
from leng.engine.game import Judgement
from leng.games.kingsport_festival.bot.judgement import BEFORE_DISCS, PIP, Purse, gods_answer, may_place, worth_of_raids
from leng.games.kingsport_festival.bot.plans import strength_of_discs, worth_of_cubes, worth_of_discs
from leng.games.kingsport_festival.rules.time import ROUNDS
from leng.games.kingsport_festival.state import Festival


def features(g: Festival, seat: int) -> dict[str, float]:
    """Points, goods and buildings of a cultist as they will be when the gods have answered; each now, and by time."""
    who = g.cultists[seat]
    left = max(0, ROUNDS - g.round)
    purse = Purse(who)
    if who.invoked:
        gods_answer(g, who, purse, left)
    evil, death, destruction = purse.cubes
    discs = tuple(who.discs)
    levels = [0, 0, 0, 0]
    incomes = 0
    for disc in discs:
        levels[g.box.buildings[disc].level - 1] += 1
        incomes += disc in g.box.income_buildings
    placing = may_place(g, who)
    sanity = purse.sanity
    parts = {
        "cult": float(who.cult),
        "gifts": purse.worth,
        "plans": worth_of_cubes(
            g.box, discs, (evil, death, destruction), purse.wild, left + placing, left, who.price_off
        ),
        "discs": worth_of_discs(g.box, discs, left),
        "raids": worth_of_raids(g, who, discs),
        "strength": strength_of_discs(g.box, discs),
        "evil": min(evil, 5),
        "death": min(death, 5),
        "destruction": min(destruction, 4),
        "wild": purse.wild,
        "last sanity": min(sanity, 4),
        "sanity": max(0, min(sanity, 9) - 4),
        "spare sanity": max(0, sanity - 9),
        "magic": min(who.magic, 6),
        "spells": min(len(who.hand), 4),
        "first level": levels[0],
        "second level": levels[1],
        "third level": levels[2],
        "fourth level": levels[3],
        "income": incomes,
        "placing": float(placing and g.phase not in BEFORE_DISCS),
        "pips": PIP * sum(who.dice) if g.phase == "invocation" and not who.passed else 0.0,
    }
    time = left / ROUNDS
    return parts | {f"{name} by time": time * value for name, value in parts.items()}


supposed = {
    "gifts": 1.0, "plans": 1.0, "discs": 1.0, "raids": 1.0, "magic": 0.3, "pips": 1.0,
    "spells": 0.55, "spells by time": 0.2,
    "last sanity": 0.12, "last sanity by time": 0.54,
    "sanity": 0.07, "sanity by time": 0.32,
    "spare sanity": 0.02, "spare sanity by time": 0.08,
}  # fmt: skip
"""About what ``judge`` makes of them."""

WEIGHTS = read_weights(Path(__file__).with_name("fitted.toml"))
"""What each of them is worth for the points still to come: found by ``leng fit``."""


def worth(g: Festival, seat: int) -> float:
    """The cult points of a cultist, and what is still to come by the weights."""
    who = g.cultists[seat]
    if g.phase == "end":
        return who.cult + 0.01 * who.sanity + 0.001 * who.magic
    return who.cult + in_sum(features(g, seat), WEIGHTS)


def judge_by_weights(g: Festival, seat: int) -> float:
    """How far a cultist is ahead of the others by the weights."""
    return ahead_of_the_others([worth(g, each) for each in range(g.seats)])[seat]


fitted = Judgement(judge_by_weights)
"""No bot uses it: greedy with such weights (from 66 of the 68 matches) won 9 of 30 against two of ``greedy@2``."""
