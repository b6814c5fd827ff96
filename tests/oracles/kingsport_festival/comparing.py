"""What lies on two tables, compared; and whether a table is laid out as it should be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leng.games.kingsport_festival.state import Cultist, Festival, Raid
from oracles.kingsport_festival.printed import EVENTS, FESTIVALS, INVESTIGATORS, SCENARIOS, SPELLS, deck_of, ruled

BEGINNERS = [3, 6, 9, 12]


def differences(mine: Festival, its: Festival) -> Iterator[str]:
    """Where the table of the oracle and that of the engine differ."""
    yield from unequal("the round", its.round, mine.round)
    yield from unequal("the order", its.order, mine.order)
    yield from unequal("the dice on the gods", laid(its), laid(mine))
    for deck in range(3):
        yield from unequal(f"deck {deck}", its.decks[deck], mine.decks[deck])
        yield from unequal(f"discards {deck}", sorted(its.discards[deck]), sorted(mine.discards[deck]))
    for one, other in zip(mine.raids, its.raids, strict=True):
        yield from unequal(f"the raid of round {one.round}", lying(other), lying(one))
    seen = [sorted(g.festival_seen) for g in (its, mine)]
    yield from unequal("who has seen the Festival", *seen)
    for who, that in zip(mine.cultists, its.cultists, strict=True):
        for name, wanted in before(who).items():
            yield from unequal(f"{name} of seat {who.seat}", before(that)[name], wanted)


def unequal(what: str, said: Any, wanted: Any) -> Iterator[str]:
    """That something is not as it should be."""
    if said != wanted:
        yield f"{what} should be {wanted}, is {said}"


def laid(g: Festival) -> dict[str, list[tuple[int, list[int]]]]:
    """Which dice of whom lie on which god."""
    return {
        god: [(each.seat, sorted(each.dice)) for each in there] for god, there in sorted(g.invoked.items()) if there
    }


def lying(raid: Raid) -> dict[str, Any]:
    """What is known of a raid, and to whom."""
    return {
        "cards": (raid.event, raid.investigator),
        "up": (raid.event_up, raid.investigator_up),
        "seen": (sorted(raid.event_seen), sorted(raid.investigator_seen)),
    }


def before(who: Cultist) -> dict[str, Any]:
    """What somebody has before him and in his hand."""
    return {
        "sanity": who.sanity,
        "magic": who.magic,
        "cult": who.cult,
        "cubes": who.cubes,
        "dice": sorted(who.dice),
        "hand": sorted(who.hand),
        "discs": who.discs,
    }


def wrongly_laid_out(g: Festival) -> Iterator[str]:
    """What is not as it should be when a match begins."""  # KF
    sanity = min([10, *(each["n"] for each in ruled(g.scenario, "sanity_max"))])
    yield from unequal("the round", g.round, 1)
    for who in g.cultists:
        have = (who.sanity, who.magic, who.cult, who.cubes, who.hand, who.discs)
        yield from unequal(f"what seat {who.seat} begins with", have, (sanity, 0, 0, [0, 0, 0], [], []))
        yield from unequal("how many dice there are", len(who.rolled), 3)
    for deck in range(3):
        wanted = sorted(spell for spell in SPELLS if deck_of(spell) == deck)
        yield from unequal(f"deck {deck}", sorted(g.decks[deck]), wanted)
        yield from unequal(f"discards {deck}", g.discards[deck], [])
    card = SCENARIOS[g.scenario] if g.scenario else {}
    yield from unequal("the rounds of raids", [each.round for each in g.raids], card.get("raids", BEGINNERS))
    levels = [INVESTIGATORS[each.investigator]["level"] for each in g.raids]
    yield from unequal("the levels of the Investigators", levels, [1, 2, 3, 4])
    events = [each.event for each in g.raids if each.event]
    yield from unequal("different Events", (len(set(events)), set(events) <= set(EVENTS)), (len(events), True))
    yield from unequal("how many Events there are", len(events) in (0, 4), True)
    yield from unequal("whether there is a Festival", g.festival in FESTIVALS, card.get("festival", False))


Deals = dict[str, dict[int, Any]]
"""How the cards of each pile lay when matches began, by their seeds."""


def never_shuffled(g: Festival, deals: Deals) -> Iterator[str]:
    """That cards lie for the third time as they lay in two matches of other seeds."""  # KF
    cards: dict[str, Any] = {f"deck {deck}": tuple(g.decks[deck]) for deck in range(3)}
    cards["the Investigators"] = tuple(each.investigator for each in g.raids)
    cards["the Events"] = tuple(each.event for each in g.raids if each.event)
    for what, lie in cards.items():
        lain = deals.setdefault(what, {})
        lain.pop(g.dice.key, None)
        if lie and list(lain.values())[-2:] == [lie, lie]:
            yield f"{what} should be shuffled, lay three times as {lie}"
        if lie:
            lain[g.dice.key] = lie
