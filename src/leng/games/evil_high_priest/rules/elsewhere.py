"""Locations activated by others than whoever was just placed there: by a priest from afar, or by moving once more."""

from __future__ import annotations

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.rules.placing import visit
from leng.games.evil_high_priest.rules.spaces import ACOLYTE, PRIEST, PROVIDENCE, may_not_visit
from leng.games.evil_high_priest.state import Conclave, Priest, acolyte_of, is_priest, priest_of


def _priest_or_acolyte(cultist: int) -> str:
    return PRIEST if is_priest(cultist) else ACOLYTE


@unit
def activate_location(g: Conclave, seat: int) -> Rules[None]:
    """Any location but Providence is activated, occupied or not."""  # EHP R-032
    who = g.priests[seat]
    spaces = [("visit", space) for space in g.box.locations if space != PROVIDENCE]

    def may_not(option: Option) -> Refusal | None:
        return may_not_visit(g, who, option[1], PRIEST, coming=False)

    if any(may_not(option) is None for option in spaces):
        _, space = yield from choose(seat, asks.ACTIVATE, spaces, may_not)
        g.tell("activates", seat=seat, space=space)
        yield from visit(g, who, space)


def _moves(g: Conclave, who: Priest) -> list[Option]:
    """From which location to which a cultist may be taken."""
    codes = (acolyte_of(who.seat), priest_of(who.seat))
    here = [
        (space, cultist)
        for space in (*g.box.locations, *g.box.lurks)
        for cultist in g.standing.get(space, ())
        if cultist in codes
    ]
    return [
        ("relocate", start, _priest_or_acolyte(cultist), space)
        for start, cultist in here
        for space in g.box.locations
        if space not in g.standing and may_not_visit(g, who, space, _priest_or_acolyte(cultist)) is None
    ]


NO_MOVE = Refusal("nowhere-to-move", "EHP R-088")


@unit
def may_not_relocate(g: Conclave, seat: int) -> Refusal | None:
    """Why no cultist can be taken from one location to another."""
    return None if _moves(g, g.priests[seat]) else NO_MOVE


@unit
def relocate(g: Conclave, seat: int) -> Rules[None]:
    """A cultist goes from one location to a free one and activates it."""  # EHP R-088
    who = g.priests[seat]
    _, start, kind, space = yield from choose(seat, asks.RELOCATE, _moves(g, who))
    cultist = priest_of(seat) if kind == PRIEST else acolyte_of(seat)
    people.leave(g, cultist, start)
    people.stand(g, cultist, space)
    before = g.actor, g.spot
    g.actor, g.spot = cultist, space
    g.tell("relocates", seat=seat, start=start, space=space)
    yield from visit(g, who, space)
    g.actor, g.spot = before
