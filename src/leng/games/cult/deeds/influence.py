"""Influence: what Priests, Patriarchs and Altars weigh at this very moment."""

from __future__ import annotations

from leng.games.cult.state import PATRIARCH, City, Cult, Priest

ALTAR = 4  # CU R-003


def patriarch(g: City, who: Cult) -> int:
    """His Followers, the bonuses of his Privileges, and 7 with Supremacy, as things stand now."""  # CU R-004
    bonus = g.box.bonus
    influence = who.followers
    for card in who.privileges:
        influence += bonus[card]
    return influence + g.box.supremacy if who.supremacy else influence


def influence_of(g: City, priest: Priest) -> int:
    """What a Priest on a Location weighs; nothing ever strengthens a Patriarch there."""  # CU R-005
    if priest.influence == PATRIARCH:
        return patriarch(g, g.cults[priest.seat])
    return priest.influence + priest.boost


def altar(g: City, who: Cult) -> int:
    """What an Altar of this cult weighs."""  # CU
    extra = g.box.altar_bonus
    return ALTAR + sum(extra[card] for card in who.privileges if card in extra)


def total(g: City, who: Cult, place: int) -> int:
    """All the influence of a cult on a Location."""  # CU R-045
    influence = altar(g, who) if place in who.altars else 0
    for priest in g.places[place]:
        if priest.seat == who.seat:
            influence += influence_of(g, priest)
    return influence


def present(g: City, who: Cult, place: int) -> bool:
    """Whether a cult has a Priest, its Patriarch or an Altar on a Location."""
    if place in who.altars:
        return True
    for priest in g.places[place]:
        if priest.seat == who.seat:
            return True
    return False


def those_present(g: City, place: int) -> list[Cult]:
    """The cults with a Priest, their Patriarch or an Altar on a Location."""
    seats = [priest.seat for priest in g.places[place]]
    return [who for who in g.cults if who.seat in seats or place in who.altars]


def power(g: City, who: Cult) -> int:
    """The Divine Power of a cult on the side its sheet shows."""  # CU R-011
    return g.side(who).power


def winner(g: City, place: int, takeover: int | None = None, lowest: bool = False) -> int | None:
    """Who wins a Location as things stand: Takeover before a bribe, a bribe before influence."""  # CU
    if takeover is not None:
        return takeover
    for priest in g.places[place]:
        if priest.coins:
            return priest.seat  # CU R-060
    rivals = [who for who in those_present(g, place) if not who.celebrating]  # CU
    if len(rivals) < 2:
        return rivals[0].seat if rivals else None  # CU Q-18
    ranked = sorted(rivals, key=lambda who: (total(g, who, place), power(g, who)))
    return ranked[0 if lowest else -1].seat  # CU R-123
