"""Set-up: the table before the first roll."""

from __future__ import annotations

from leng.engine.dice import Dice
from leng.engine.options import Options
from leng.games.kingsport_festival.box import LEVELS, KingsportBox
from leng.games.kingsport_festival.state import DECKS, Cultist, Festival, Raid

SANITY = 10  # KF R-006
RANDOM, NO_SCENARIO = "random", "none"
BEGINNER_RAIDS = (3, 6, 9, 12)  # KF R-013


def set_up(box: KingsportBox, seats: int, options: Options, dice: Dice) -> Festival:
    """Lay everything out in the order of the rulebook."""
    scenario = _scenario(box, options["scenario"], dice)
    charter = box.charters[scenario]
    start = min(SANITY, charter.sanity_max)  # KF R-006
    g = Festival(
        box=box,
        dice=dice,
        cultists=[Cultist(seat, sanity=start) for seat in range(seats)],  # KF
        order=list(range(seats)),
        scenario=scenario,
        notes=options["foresee_notes"] == "yes",
    )
    if scenario is not None and box.scenarios[scenario].festival:
        g.festival = dice.pick(list(box.festivals))  # KF: always at random
    rounds = BEGINNER_RAIDS if scenario is None else box.scenarios[scenario].raids
    events = list(box.events)
    dice.shuffle(events)
    for level, number in zip(LEVELS, sorted(rounds), strict=True):  # KF
        group = [each.id for each in box.investigators.values() if each.level == level]
        event = events.pop() if options["events"] == "yes" else None
        g.raids.append(Raid(number, dice.pick(group), event))
    for deck in DECKS:  # KF R-012
        cards = [spell.id for spell in box.spells.values() if spell.deck == deck]
        dice.shuffle(cards)
        g.decks.append(cards)
        g.discards.append([])
    g.next_up(("month",))  # KF R-011
    return g


def _scenario(box: KingsportBox, wanted: str, dice: Dice) -> str | None:
    """One Scenario at random, one agreed upon, or none for beginners."""  # KF
    if wanted == NO_SCENARIO:
        return None
    return dice.pick(list(box.scenarios)) if wanted == RANDOM else wanted
