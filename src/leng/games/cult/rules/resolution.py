"""The Resolution phase: the Locations one by one, each with a round of actions before it is decided."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from leng.engine.choice import Choice, Option, Refusal, Rules
from leng.engine.state import unit
from leng.games.cult import asks
from leng.games.cult.deeds import altars, goods, tokens
from leng.games.cult.deeds.influence import those_present, total, winner
from leng.games.cult.effects.altars import change
from leng.games.cult.effects.playable import aims_in_vain, may_not_play
from leng.games.cult.rules import abilities, places, playing
from leng.games.cult.state import INTRIGUE, PLACES, City, Cult, Struggle


@unit
def resolution(g: City) -> None:
    """The Patriarchs are stood up, and the first Location is looked for."""  # CU R-038
    g.phase = "resolution"
    for who in g.cults:
        who.prayed = False
    g.next_up(("find_place", 1))


@unit
def find_place(g: City, place: int) -> None:
    """The next Location where anybody who takes part has a Priest or an Altar becomes active."""  # CU
    while place <= PLACES and not g.places[place] and not _has_altar(g, place):
        place += 1
    if place > PLACES:
        g.active = 0
        g.next_up(("end_of_round",))
        return
    g.active = place
    g.struggle = Struggle(place)
    g.tell("place-active", place=g.box.ids[place])
    g.next_up(*[("act", who.seat) for who in g.clockwise() if not who.celebrating], ("decide",))


def _has_altar(g: City, place: int) -> bool:
    """Whether a cult that takes part has an Altar on a Location."""
    for who in g.cults:
        if place in who.altars and not who.celebrating:
            return True
    return False


@unit
def act(g: City, seat: int, exchanged: int = 0) -> Rules[None] | None:
    """Once before every decision, present or not, each cult may play a card or use an ability."""  # CU R-040
    who = g.cults[seat]
    cards = playing.hand(g, who)
    deeds = g.side(who).deeds
    unless = partial(may_not_act, g, who)
    more = [asks.ALTARS] if who.altars and altars.may_exchange(who, exchanged) else []
    if not cards and not more and all(map(unless, deeds)):
        return None  # everybody can see that there is nothing to do; with cards in hand nobody can
    return _act(g, who, [*cards, *deeds, *more, asks.PASS], unless, exchanged)


def _act(
    g: City, who: Cult, options: list[Option], unless: Callable[[Option], Refusal | None], exchanged: int
) -> Rules[None]:
    pick = yield Choice(
        who.seat,
        asks.ACT,
        options,
        unless,
        lambda: g.box.sheets[who.god].of(not who.dark).deeds,  # what the other side of the sheet could do
        {"place": g.box.ids[g.active]},
        partial(acts_in_vain, g, who) if g.letter else None,
        secret=bool(who.miracles or who.intrigues),
    )
    if pick == asks.PASS:
        return
    if pick == asks.ALTARS:
        made = yield from change(g, who)
        g.next_up(("act", who.seat, exchanged + made))
    elif pick[0] == "ability":
        yield from abilities.use(g, who, g.box.abilities[pick[1]])
    else:
        yield from playing.play(g, who.seat, pick[1])


def may_not_act(g: City, who: Cult, option: Option) -> Refusal | None:
    """Why a card cannot be played or an ability not be used."""
    if option == asks.PASS or option == asks.ALTARS:
        return None
    if option[0] == "ability":
        return abilities.may_not_use(g, who, g.box.abilities[option[1]])
    return may_not_play(g, who, option[1])


def acts_in_vain(g: City, who: Cult, option: Option) -> bool:
    """Whether an ability is paid for nothing, an Intrigue hits only oneself, or an Altar is exchanged."""  # CU Q-24
    if option[0] == "ability":
        return abilities.in_vain(g, who, g.box.abilities[option[1]])
    return option == asks.ALTARS or (option[0] == INTRIGUE and aims_in_vain(g, who, option[1]))


@unit
def decide(g: City) -> None:
    """The winner is found; he, then a Community, may use the Location; then come the alms."""  # CU R-045 - R-050
    struggle = g.struggle
    assert struggle is not None
    place = struggle.place
    struggle.present = [who.seat for who in those_present(g, place)]  # CU Q-36
    seat = winner(g, place, struggle.takeover, struggle.lowest)
    struggle.winner = seat
    if seat is None:
        g.tell("nobody-wins", place=g.box.ids[place])
        g.next_up(("leave_place",))
        return
    g.highest = seat  # CU R-056
    _tell_winner(g, g.cults[seat])
    for priest in g.places[place]:
        priest.coins = 0  # CU R-060
    if struggle.barred:
        g.tell("barred", place=g.box.ids[place])
    if not struggle.barred:
        struggle.sharers = [who.seat for who in g.clockwise() if who.privileges and _may_share(g, who)]
    reaping = [("reap", seat)] if not struggle.barred or seat not in struggle.present else []  # CU Q-17
    g.next_up(*reaping, *[("community", sharer) for sharer in struggle.sharers], ("leave_place",))


def _tell_winner(g: City, who: Cult) -> None:
    if g.news is None:
        return
    struggle = g.struggle
    assert struggle is not None
    place = struggle.place
    how = "lowest" if struggle.lowest else "influence"
    if struggle.takeover is not None:
        how = "takeover"
    elif any(priest.coins for priest in g.places[place]):
        how = "bribe"
    g.tell(f"wins-by-{how}", seat=who.seat, place=g.box.ids[place], n=total(g, who, place))


def _may_share(g: City, who: Cult) -> bool:
    """Whether a Community lets a cult that did not win use the Location too."""  # CU
    struggle = g.struggle
    assert struggle is not None
    place = struggle.place
    if who.celebrating or who.seat == struggle.winner:
        return False
    for card in who.privileges:
        if g.box.community.get(card) == place:
            return total(g, who, place) > 0
    return False


@unit
def reap(g: City, seat: int) -> Rules[None]:
    """The winner's effect."""  # CU R-048
    return places.offer(g, g.cults[seat], g.active)


@unit
def community(g: City, seat: int) -> Rules[None] | None:
    """The effect for the holder of the Community; who cannot use it keeps the alms."""  # CU
    who, struggle = g.cults[seat], g.struggle
    g.tell("community", seat=seat, place=g.box.ids[g.active])
    if g.letter and struggle is not None and not places.is_of_use(g, who, g.active):
        struggle.sharers.remove(seat)
        g.tell("cannot-use", seat=seat, place=g.box.ids[g.active])
        return None
    return places.offer(g, g.cults[seat], g.active, community=True)


@unit
def leave_place(g: City) -> None:
    """Alms for the others who were present, then everybody takes the Priests back."""  # CU
    struggle = g.struggle
    assert struggle is not None
    place = struggle.place
    if struggle.winner is not None and not struggle.barred:
        for who in g.clockwise():
            shares = who.seat in struggle.sharers
            if who.seat in struggle.present and who.seat != struggle.winner and not who.celebrating and not shares:
                goods.gain_alms(g, who, g.box.places[place].alms, g.box.ids[place])
    for priest in g.places[place][:]:
        tokens.send_home(g, place, priest)
    g.struggle = None
    g.active = 0
    g.next_up(("find_place", place + 1))
