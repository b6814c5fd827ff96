"""Foresee: a private look at a card lying in wait."""

from __future__ import annotations

from leng.engine.choice import Rules, choose
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.state import Cultist, Festival, Raid

EVENT, INVESTIGATOR, FESTIVAL = "event", "investigator", "festival"


def nothing_to_foresee(g: Festival) -> bool:
    """After the last raid, and without a Festival, there is nothing to look at."""  # KF R-042
    return not _waiting(g, _coming(g))


def _coming(g: Festival) -> Raid | None:
    """The raid whose cards may be looked at; while one is being fought, the one after it."""  # KF
    raid = g.next_raid()
    if g.combat is not None and raid is not None:
        later = g.raids.index(raid) + 1
        raid = g.raids[later] if later < len(g.raids) else None
    return raid


def foresee(g: Festival, who: Cultist) -> Rules[None]:
    """Look, or decline to look, at the Event or the Investigator of the next raid; after the last, at the Festival."""
    raid = _coming(g)
    cards = [("foresee", kind) for kind in _waiting(g, raid)]  # KF
    if not cards:
        return
    which = yield from choose(who.seat, asks.FORESEE, [*cards, asks.DECLINE], round=raid.round if raid else 0)
    if which == asks.DECLINE:
        g.tell("foresee-declined", seat=who.seat)
        return
    kind = which[1]
    g.reveals += 1
    g.tell("foresee", seat=who.seat, card=kind, round=raid.round if raid else 0)
    seen, card = _card(g, raid, kind)
    if who.seat not in seen:
        seen.append(who.seat)
    # KF Q-10: shown once, to this seat alone, until it says that it has read the card.
    yield from choose(who.seat, asks.READ_CARD, [asks.READ], secret=True, card=kind, shown=card)


def _waiting(g: Festival, raid: Raid | None) -> list[str]:
    """The kinds of card that may be looked at."""
    if raid is None:
        return [FESTIVAL] if g.festival is not None and not g.festival_up else []
    kinds = []
    if raid.event is not None and not raid.event_up:
        kinds.append(EVENT)
    if not raid.investigator_up:
        kinds.append(INVESTIGATOR)
    return kinds


def _card(g: Festival, raid: Raid | None, kind: str) -> tuple[list[int], str]:
    """Who has seen the card, and the card itself."""
    if raid is None:
        assert g.festival is not None
        return g.festival_seen, g.festival
    if kind == EVENT:
        assert raid.event is not None
        return raid.event_seen, raid.event
    return raid.investigator_seen, raid.investigator
