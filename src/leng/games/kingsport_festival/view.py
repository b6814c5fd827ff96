"""What each seat may see, built from nothing; and the worlds a seat can imagine behind it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from leng.engine.dice import Dice
from leng.engine.game import Stand
from leng.engine.state import UNVEILED, Event
from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.deeds.goods import price
from leng.games.kingsport_festival.deeds.spellbook import hand_limit
from leng.games.kingsport_festival.deeds.strength import tally
from leng.games.kingsport_festival.rules.raid import outcome_of
from leng.games.kingsport_festival.rules.time import ROUNDS, told_by_source
from leng.games.kingsport_festival.state import DECKS, Cultist, Festival, Raid

CULT_TRACK = 50  # KF R-067


class OfferingView(msgspec.Struct):
    """Dice on a god."""

    seat: int
    dice: list[int]
    price: int  # the sanity it will cost


class CultistView(msgspec.Struct, kw_only=True):
    """What is open of a cultist."""

    seat: int
    sanity: int
    magic: int
    cult: int
    plus_fifty: bool  # the cult token lies on the "+" space
    cubes: list[int]
    dice: list[int]
    rolled: list[int]
    discs: list[str]
    passed: bool
    bend: int | None  # what spells add to the invocation being made
    invoked: list[str]
    backs: dict[str, int]  # how many spells of which deck
    hand_limit: int
    hand: list[str] | None = None  # the owner's eyes only


class RaidView(msgspec.Struct, kw_only=True):
    """A raid as it lies on the calendar."""

    round: int
    level: int
    least: int  # the range on the back of the card
    most: int
    over: bool
    event: str | None = None  # once turned up
    investigator: str | None = None
    has_event: bool = True
    foreseen_event: list[int]  # who has looked
    foreseen_investigator: list[int]
    noted_event: str | None = None  # only with the table option "keep Foresee notes"
    noted_investigator: str | None = None


class CombatView(msgspec.Struct):
    """The combat going on."""

    seat: int
    strength: int
    foe: int
    buildings: int
    spells: int
    outcome: str  # if it were fought now
    played: list[str]


class FestivalView(msgspec.Struct, kw_only=True):
    """The table as an audience sees it."""

    audience: int
    round: int
    phase: str
    order: list[int]
    scenario: str | None
    sanity_max: int
    has_festival: bool
    festival: str | None = None
    cultists: list[CultistView]
    gods: dict[str, list[OfferingView]]
    raids: list[RaidView]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    combat: CombatView | None = None
    answering: str | None = None  # the god whose gifts are being received


def view(g: Festival, audience: int) -> FestivalView:
    """The table for a seat, a spectator, or the replay of a finished match."""
    all_open = audience == UNVEILED
    return FestivalView(
        audience=audience,
        round=g.round,
        phase=g.phase,
        order=g.order[:],
        scenario=g.scenario,
        sanity_max=g.charter.sanity_max,
        has_festival=g.festival is not None,
        festival=g.festival if g.festival_up or all_open or _noted(g, audience, g.festival_seen) else None,
        cultists=[_cultist(g, who, all_open or who.seat == audience) for who in g.cultists],
        gods={god: _offerings(g, god) for god in g.invoked},
        raids=[_raid(g, raid, audience) for raid in g.raids],
        decks={deck: len(g.decks[pile]) for pile, deck in enumerate(DECKS)},
        discards={deck: g.discards[pile][:] for pile, deck in enumerate(DECKS)},
        combat=_combat(g),
        answering=g.gift.god if g.gift is not None else None,
    )


def _cultist(g: Festival, who: Cultist, open_hand: bool) -> CultistView:
    backs = dict.fromkeys(DECKS, 0)
    for card in who.hand:
        backs[g.box.spells[card].deck] += 1
    return CultistView(
        seat=who.seat,
        sanity=who.sanity,
        magic=who.magic,
        cult=who.cult,
        plus_fifty=who.cult > CULT_TRACK,  # KF R-067, Q-09
        cubes=who.cubes[:],
        dice=who.dice[:],
        rolled=who.rolled[:],
        discs=who.discs[:],
        passed=who.passed,
        bend=who.bend,
        invoked=who.invoked[:],
        backs=backs,
        hand_limit=hand_limit(g, who),
        hand=sorted(who.hand) if open_hand else None,
    )


def _offerings(g: Festival, god: str) -> list[OfferingView]:
    return [
        OfferingView(each.seat, each.dice[:], price(g, g.cultists[each.seat], god, each)) for each in g.invoked[god]
    ]


def _raid(g: Festival, raid: Raid, audience: int) -> RaidView:
    level = g.box.investigators[raid.investigator].level  # printed on the back, KF R-061
    back = g.box.backs[level]
    all_open = audience == UNVEILED
    return RaidView(
        round=raid.round,
        level=level,
        least=back.least,
        most=back.most,
        over=raid.over,
        has_event=raid.event is not None,
        event=raid.event if raid.event_up or all_open else None,
        investigator=raid.investigator if raid.investigator_up or all_open else None,
        foreseen_event=sorted(raid.event_seen),
        foreseen_investigator=sorted(raid.investigator_seen),
        noted_event=raid.event if _noted(g, audience, raid.event_seen) else None,
        noted_investigator=raid.investigator if _noted(g, audience, raid.investigator_seen) else None,
    )


def _noted(g: Festival, audience: int, seen: list[int]) -> bool:
    """Whether the table keeps notes of what this seat foresaw."""  # KF Q-10
    return g.notes and audience in seen


def _combat(g: Festival) -> CombatView | None:
    if g.combat is None:
        return None
    sums = tally(g, g.cultists[g.combat.seat])
    return CombatView(
        g.combat.seat,
        sums.strength,
        sums.foe,
        sums.buildings,
        sums.spells,
        outcome_of(sums),
        g.combat.played[:],
    )


# How one stands --------------------------------------------------------------------------------------------------


def stand(view: FestivalView, seat: int | None, story: Sequence[Event], box: KingsportBox) -> list[Stand]:
    """Cult points and where they came from, how far that is from the best of the others, and the months left."""
    shown = [] if seat is None else [seat]
    lines: list[Stand] = []
    for who in shown or range(len(view.cultists)):
        points, shares = view.cultists[who].cult, told_by_source(box, story, who)
        whole = sum(shares.values()) == points  # a story that begins in the middle does not tell all of them
        lines.append(Stand("points" if shown else "points-of", {"seat": who, "n": points}, shares if whole else {}))
    if seat is not None:
        best = max((each for each in view.cultists if each.seat != seat), key=lambda each: each.cult)
        ahead = view.cultists[seat].cult - best.cult
        name = "ahead" if ahead > 0 else "behind" if ahead else "level"
        lines.append(Stand(name, {"other": best.seat, "n": abs(ahead)}))
    return [*lines, Stand("months", {"n": ROUNDS - view.round})]


# What is hidden --------------------------------------------------------------------------------------------------


def hidden_from(g: Festival, audience: int) -> set[str]:
    """The cards whose place an audience may not know."""
    if audience == UNVEILED:
        return set()
    hidden = {card for pile in g.decks for card in pile}
    hidden.update(card for who in g.cultists if who.seat != audience for card in who.hand)
    for raid in g.raids:
        if raid.event is not None and not raid.event_up and not _noted(g, audience, raid.event_seen):
            hidden.add(raid.event)
        if not raid.investigator_up and not _noted(g, audience, raid.investigator_seen):
            hidden.add(raid.investigator)
    if g.festival is not None and not g.festival_up and not _noted(g, audience, g.festival_seen):
        hidden.add(g.festival)
    if g.combat is not None:  # just played before everybody, even if an empty deck was made of them at once
        hidden.difference_update(g.combat.played)
    return hidden


def imagine(g: Festival, seat: int, chance: Dice, remember: bool = True) -> None:
    """Deal anew, in place, all that a seat may not know; the result depends on nothing but its view and memory."""
    remember = remember or g.notes  # KF Q-10: notes are part of the view
    _deal_spells(g, seat, chance)
    known_events = [raid.event for raid in g.raids if raid.event_up or (remember and seat in raid.event_seen)]
    events = [event for event in _events(g.box) if event not in known_events]
    chance.shuffle(events)
    for raid in g.raids:
        if raid.event is not None and raid.event not in known_events:
            raid.event = events.pop()
        if not raid.investigator_up and not (remember and seat in raid.investigator_seen):
            level = g.box.investigators[raid.investigator].level
            raid.investigator = chance.pick(_of_level(g.box, level))
    if g.festival is not None and not g.festival_up and not (remember and seat in g.festival_seen):
        g.festival = chance.pick(sorted(g.box.festivals))


@lru_cache(maxsize=32)
def _events(box: KingsportBox) -> list[str]:
    """All events, in order."""
    return sorted(box.events)


@lru_cache(maxsize=32)
def _of_level(box: KingsportBox, level: int) -> list[str]:
    """The Investigators with the same back, in order."""
    return sorted(each.id for each in box.investigators.values() if each.level == level)


def _deal_spells(g: Festival, seat: int, chance: Dice) -> None:
    """Shuffle each deck with the cards of that deck in the other hands, and deal them out again."""
    spells = g.box.spells
    piles = dict(zip(DECKS, g.decks, strict=True))
    held: list[tuple[list[str], list[str]]] = []  # the hands of the others, and the backs of their cards
    for who in g.cultists:
        hand = who.hand
        if hand and who.seat != seat:
            backs: list[str] = [spells[card].deck for card in hand]
            for card, deck in zip(hand, backs, strict=True):
                piles[deck].append(card)
            hand.clear()
            held.append((hand, backs))
    for deck, pile in piles.items():
        pile.sort()
        chance.shuffle(pile)
        for hand, backs in held:
            for _ in range(backs.count(deck)):
                hand.append(pile.pop())
