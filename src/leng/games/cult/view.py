"""What each seat may see, built from nothing; and the worlds a seat can imagine behind it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from leng.engine.dice import Dice
from leng.engine.game import Stand
from leng.engine.state import UNVEILED, Event
from leng.games.cult.box import CultBox
from leng.games.cult.deeds.influence import altar, influence_of, patriarch, power, present, total, winner
from leng.games.cult.rules.prayer import reach
from leng.games.cult.rules.rounds import ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN, claims
from leng.games.cult.state import INFLUENCES, INTRIGUE, MIRACLE, PLACES, PRIVILEGE, City, Cult


class PriestView(msgspec.Struct):
    """A Priest on a Location; influence 0 stands for the Patriarch."""

    seat: int
    priest: int
    influence: int  # what it weighs right now
    coins: int
    boost: int


class PlaceView(msgspec.Struct):
    """A Location and the struggle for it as it stands."""

    id: str
    number: int
    required: int
    priests: list[PriestView]
    altars: list[int]  # seats
    totals: dict[int, int]  # influence of every cult present
    leader: int | None  # who would win right now
    done: bool  # resolved or passed over in this round


class CultView(msgspec.Struct, kw_only=True):
    """What is open of a cult."""

    seat: int
    god: str
    dark: bool
    power: int
    summonings: int
    followers: int
    coins: int
    mobs: int
    available: list[int]
    sheet: list[int]
    altars: list[str]
    altar: int  # what its Altars weigh
    patriarch: int  # the influence of its Patriarch at this moment
    patriarch_at: str  # "available", "sheet" or a Location
    reserve: list[int]  # its tokens of influence 1 to 5 in the reserve; by the first edition also those of Altars
    bases: list[int]  # which token each of its Altars is made of
    miracles: int
    intrigues: int
    privileges: list[str]
    supremacy: bool
    placed: int
    prayed: bool
    celebrating: bool
    reach: int  # the highest Location its prayer reaches
    claims: list[str]
    hand: list[str] | None = None  # the owner's eyes only


class DeckView(msgspec.Struct):
    """A deck: its size, what all know to lie at the bottom, and the top card for whoever put it there."""

    cards: int
    under: list[str]  # from the bottom up
    top: str | None = None


class CityView(msgspec.Struct, kw_only=True):
    """The table as an audience sees it."""

    audience: int
    round: int
    phase: str
    first: int
    places: list[PlaceView]
    cults: list[CultView]
    market: list[str]
    decks: dict[str, DeckView]
    mobs: int
    playing: list[str]
    active: str | None
    seized_by: int | None  # who will win it whatever the influence
    lowest: bool
    barred: bool
    winner: int | None


def view(g: City, audience: int) -> CityView:
    """The table for a seat, a spectator, or the replay of a finished match."""
    struggle = g.struggle
    return CityView(
        audience=audience,
        round=g.round,
        phase=g.phase,
        first=g.first,
        places=[_place(g, place) for place in range(1, PLACES + 1)],
        cults=[_cult(g, who, audience in (UNVEILED, who.seat)) for who in g.cults if who.god],
        market=g.market[:],
        decks={deck: _deck(g, deck, audience) for deck in g.decks},
        mobs=g.mobs,
        playing=g.playing[:],
        active=g.box.ids[g.active] if g.active else None,
        seized_by=struggle.takeover if struggle else None,
        lowest=struggle.lowest if struggle else False,
        barred=struggle.barred if struggle else False,
        winner=struggle.winner if struggle else None,
    )


def _place(g: City, place: int) -> PlaceView:
    here = [who for who in g.cults if who.god and present(g, who, place)]
    struggle = g.struggle
    now = struggle is not None and struggle.place == place
    leader = winner(g, place, struggle.takeover, struggle.lowest) if struggle and now else winner(g, place)
    return PlaceView(
        id=g.box.ids[place],
        number=place,
        required=g.required[place],
        priests=[
            PriestView(each.seat, each.influence, influence_of(g, each), each.coins, each.boost)
            for each in g.places[place]
        ],
        altars=[who.seat for who in g.cults if place in who.altars],
        totals={who.seat: total(g, who, place) for who in here},
        leader=leader,
        done=g.phase == "resolution" and place < g.active,
    )


def _cult(g: City, who: Cult, open_hand: bool) -> CultView:
    return CultView(
        seat=who.seat,
        god=who.god,
        dark=who.dark,
        power=power(g, who),
        summonings=who.summonings,
        followers=who.followers,
        coins=who.coins,
        mobs=who.mobs,
        available=who.available[:],
        sheet=who.sheet[:],
        altars=[g.box.ids[place] for place in who.altars],
        altar=altar(g, who),
        patriarch=patriarch(g, who),
        patriarch_at=_patriarch_at(g, who),
        reserve=[who.reserve(influence) for influence in INFLUENCES],
        bases=who.bases[:],
        miracles=len(who.miracles),
        intrigues=len(who.intrigues),
        privileges=who.privileges[:],
        supremacy=who.supremacy,
        placed=who.placed,
        prayed=who.prayed,
        celebrating=who.celebrating,
        reach=reach(g, who.mobs),
        claims=claims(who),
        hand=who.hand if open_hand else None,
    )


def _patriarch_at(g: City, who: Cult) -> str:
    if not who.available or who.available[0]:
        if not who.sheet or who.sheet[0]:
            for place in range(1, PLACES + 1):
                if any(each.seat == who.seat and not each.influence for each in g.places[place]):
                    return g.box.ids[place]
        return "sheet"
    return "available"


def _deck(g: City, deck: str, audience: int) -> DeckView:
    pile = g.decks[deck]
    knows = bool(pile.cards) and (pile.glimpsed == audience or audience == UNVEILED)
    return DeckView(len(pile.cards), pile.cards[: pile.under], pile.cards[-1] if knows else None)


# How one stands --------------------------------------------------------------------------------------------------


def stand(view: CityView, seat: int | None, story: Sequence[Event], box: CultBox) -> list[Stand]:
    """How near every cult is to each of the three victories; what one has oneself first."""
    cults = sorted(view.cults, key=lambda who: (who.seat != seat, -_nearness(who), who.seat))
    return [Stand("own" if who.seat == seat else "other", _figures(who)) for who in cults] + [
        Stand("own-claim" if who.seat == seat else "claim", {"seat": who.seat, "n": who.power})
        for who in cults
        if who.claims
    ]


def _nearness(who: CultView) -> float:
    """The part of the nearest victory that a cult has."""
    return max(len(who.altars) / ALTARS_TO_WIN, who.mobs / MOBS_TO_WIN, who.summonings / SUMMONINGS_TO_WIN)


def _figures(who: CultView) -> dict[str, int]:
    return {"seat": who.seat, "altars": len(who.altars), "mobs": who.mobs, "summonings": who.summonings}


# What is hidden --------------------------------------------------------------------------------------------------


def hidden_from(g: City, audience: int) -> set[str]:
    """The cards of which no copy lies where an audience may see it."""
    if audience == UNVEILED:
        return set()
    seen = {*g.playing, *g.market}
    for who in g.cults:
        seen.update(who.privileges)
        if who.seat == audience:
            seen.update(who.hand)
    for pile in g.decks.values():
        seen.update(pile.cards[: pile.under])
        if pile.glimpsed == audience and pile.cards:
            seen.add(pile.cards[-1])
    return set(g.box.deck_of) - seen


def imagine(g: City, seat: int, chance: Dice, remember: bool = True) -> None:
    """Deal anew, in place, all that a seat may not know; the result depends on nothing but its view."""
    for deck in (MIRACLE, INTRIGUE):
        _deal(g, seat, deck, chance)
    pile = g.decks[PRIVILEGE]
    unknown = sorted(pile.cards[pile.under :])
    chance.shuffle(unknown)
    pile.cards[pile.under :] = unknown


def _deal(g: City, seat: int, deck: str, chance: Dice) -> None:
    """Shuffle the unknown part of one deck with such cards in the other hands, and deal them out again."""
    pile = g.decks[deck]
    hands = [who.miracles if deck == MIRACLE else who.intrigues for who in g.cults if who.seat != seat]
    keeps_top = pile.glimpsed == seat and len(pile.cards) > pile.under
    top = [pile.cards.pop()] if keeps_top else []
    unknown = sorted(pile.cards[pile.under :] + [card for hand in hands for card in hand])
    chance.shuffle(unknown)
    for hand in hands:
        hand[:] = sorted(unknown.pop() for _ in range(len(hand)))
    pile.cards[pile.under :] = unknown + top
