"""Cultists: where they stand, who can be taken from there, and where they go."""

from __future__ import annotations

from leng.games.evil_high_priest.state import (
    ASYLUM,
    CHAIRS,
    ESCAPE,
    NOBODY,
    OUT,
    POOL,
    WORSHIP,
    Conclave,
    Priest,
    acolyte_of,
    is_priest,
    owner_of,
    priest_of,
)

RITUAL, TRACK, ETERNAL = "ritual.", "track.", "eternal."
"""How the names of spaces begin on which cultists stay in upkeep."""  # EHP R-144


def stand(g: Conclave, cultist: int, space: str) -> None:
    """A cultist comes to stand on a space."""
    g.standing.setdefault(space, []).append(cultist)


def leave(g: Conclave, cultist: int, space: str) -> None:
    """A cultist leaves a space."""
    here = g.standing[space]
    here.remove(cultist)
    if not here:
        del g.standing[space]
    if space == g.shut and space not in g.standing:
        g.shut = ""
    if space in g.prowling and space not in g.standing:
        g.prowling.remove(space)
    if space == g.spot and cultist == g.actor:
        g.actor, g.spot = NOBODY, ""


def from_pool(g: Conclave, cultist: int) -> None:
    """A cultist is taken from the pool."""
    who = g.priests[owner_of(cultist)]
    if is_priest(cultist):
        who.home = False
    else:
        who.pool -= 1


def to_pool(g: Conclave, cultist: int) -> None:
    """A cultist goes to the pool."""
    who = g.priests[owner_of(cultist)]
    if is_priest(cultist):
        who.home = True
    else:
        who.pool += 1


def spaces_of(g: Conclave, cultist: int) -> list[str]:
    """The spaces on which cultists written like this stand, each as often as one stands there."""
    return [space for space, here in g.standing.items() for each in here if each == cultist]


def active(g: Conclave, who: Priest, *, actor: bool = False) -> list[str]:
    """Where a player's acolytes are that may be sacrificed or sent away, each as often as there is one.

    The one that activates a space is among them only where that is allowed. For one that is trapped, the monster that
    holds it is named.
    """  # EHP
    found = [POOL] * who.pool + spaces_of(g, acolyte_of(who.seat))
    if g.letter and g.expanded:
        found += held_by(g, who)
    if not actor and g.actor == acolyte_of(who.seat) and g.spot in found:
        found.remove(g.spot)
    return found


def held_by(g: Conclave, who: Priest) -> list[str]:
    """The monsters that hold acolytes of a player."""  # EHP Q-33
    return [monster.card for other in g.priests for monster in other.lairs if monster.captive == who.seat]


def option_of(g: Conclave, place: str) -> tuple[str, str]:
    """An acolyte by where it is, as it is offered."""
    return ("captive", place) if place in g.box.monsters else ("acolyte", place)


def count_active(g: Conclave, who: Priest) -> int:
    """How many acolytes could be sacrificed for a price."""
    n = who.pool
    code = acolyte_of(who.seat)
    for here in g.standing.values():
        n += here.count(code)
    if g.actor == code and g.spot:
        n -= 1
    if g.letter and g.expanded:
        n += len(held_by(g, who))
    return n


def count_all_active(g: Conclave) -> list[int]:
    """How many acolytes each player could sacrifice for a price, counted at one go."""
    n = [who.pool for who in g.priests]
    for here in g.standing.values():
        for cultist in here:
            if cultist & 1 == 0:  # no priest
                n[cultist >> 1] += 1
    if g.letter and g.expanded:
        for who in g.priests:
            for monster in who.lairs:
                if monster.captive != NOBODY:
                    n[monster.captive] += 1
    if g.actor != NOBODY and g.spot and not is_priest(g.actor):
        n[owner_of(g.actor)] -= 1
    return n


def take(g: Conclave, who: Priest, place: str) -> None:
    """An acolyte is taken from where it is."""
    if place == POOL:
        who.pool -= 1
    elif place == ASYLUM:
        who.asylum -= 1
    elif place == ESCAPE:
        who.escape -= 1
    elif place == WORSHIP:
        who.worship -= 1
    elif place in g.box.monsters:
        let_go(g, who, place)
    else:
        leave(g, acolyte_of(who.seat), place)


def let_go(g: Conclave, who: Priest, card: str) -> None:
    """A monster has an acolyte of a player no longer."""
    next(each for other in g.priests for each in other.lairs if each.card == card).captive = NOBODY


def bring(who: Priest, zone: str) -> str:
    """An acolyte comes to a zone; from a full asylum it goes on to the escape zone. Says where it is."""  # EHP R-080
    if zone == ASYLUM and who.asylum < CHAIRS:
        who.asylum += 1
        return ASYLUM
    if zone == POOL:
        who.pool += 1
    elif zone == WORSHIP:
        who.worship += 1
    elif zone == OUT:
        who.out += 1
    else:
        who.escape += 1
        return ESCAPE
    return zone


def sacrifice(g: Conclave, who: Priest, place: str) -> None:
    """An acolyte goes from where it stands to the asylum."""  # EHP R-043
    take(g, who, place)
    zone = bring(who, ASYLUM)
    if g.news is not None:
        g.tell("sacrifices", seat=who.seat, place=place, zone=zone)


def release(g: Conclave, seat: int) -> None:
    """An acolyte that a monster held is free."""  # EHP Q-33
    who = g.priests[seat]
    bring(who, ESCAPE)
    g.tell("released", seat=seat)


def prowling(g: Conclave, seat: int) -> bool:
    """Whether a cultist of a player stands on any prowler space; a lock and its bonus are one space."""
    # EHP
    codes = (acolyte_of(seat), priest_of(seat))
    for space in (*g.box.lurks, *(g.sheet.prowlers if g.letter else g.prowling)):
        for each in g.standing.get(space, ()):
            if each in codes:
                return True
    return False
