"""What a judgement of the Festival can be made of: see ``leng fit``."""

from __future__ import annotations

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
