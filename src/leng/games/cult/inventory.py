"""Every piece of the box is in exactly one place; and what a cult has, as signs count it."""

from __future__ import annotations

from leng.games.cult.deeds.goods import MOST_FOLLOWERS
from leng.games.cult.state import DECKS, INFLUENCES, PATRIARCH, PLACES, PRIVILEGE, City, Cult

TOKENS_EACH = 3  # of every influence, CU R-002
MOBS = 16


def check(g: City) -> None:
    """Raise AssertionError when something was created or lost."""
    for deck in DECKS:
        _cards(g, deck)
    for who in g.cults:
        _cult(g, who)
    assert g.mobs >= 0 and g.mobs + sum(who.mobs for who in g.cults) == MOBS, "Mobs"
    assert sum(who.supremacy for who in g.cults) <= 1, "Supremacy is held twice"
    assert all(not g.places[place] or 1 <= place <= PLACES for place in range(len(g.places))), "a Priest nowhere"
    for place in range(1, PLACES + 1):
        assert sum(bool(priest.coins) for priest in g.places[place]) <= 1, f"two bribes on {place}"


def holdings(g: City, seat: int) -> dict[str, int]:
    """What a cult has; a Priest laid on the sheet for a Ritual is still a Priest."""
    who = g.cults[seat]
    priests = _priests(g, who)
    return {
        "coins": who.coins,
        "followers": who.followers,
        "ritual": len(who.sheet),
        **{f"priest-{influence}": priests.count(influence) for influence in INFLUENCES},
        "mobs": who.mobs,
        "altar": len(who.altars),
        "miracle": len(who.miracles),
        "intrigue": len(who.intrigues),
        "privilege": len(who.privileges),
        "supremacy": int(who.supremacy),
        "summon": who.summonings,
    }


def _priests(g: City, who: Cult) -> list[int]:
    """All Priests of a cult and its Patriarch, wherever they are."""
    standing = [priest.influence for place in g.places for priest in place if priest.seat == who.seat]
    return who.available + who.sheet + standing


def _cards(g: City, deck: str) -> None:
    pile = g.decks[deck]
    found = pile.cards + [card for card in g.playing if g.box.deck_of[card] == deck]
    for who in g.cults:
        found += who.privileges if deck == PRIVILEGE else [card for card in who.hand if g.box.deck_of[card] == deck]
    if deck == PRIVILEGE:
        found += [card for card in g.market if card]
    assert sorted(found) == sorted(g.box.deck(deck)), f"{deck} cards"
    assert 0 <= pile.under <= len(pile.cards), f"{pile.under} known cards under the {deck} deck"


def _cult(g: City, who: Cult) -> None:
    assert 0 <= who.followers <= MOST_FOLLOWERS and who.coins >= 0 and who.mobs >= 0, f"goods of {who.god}"
    priests = _priests(g, who)
    assert priests.count(PATRIARCH) == 1, f"Patriarchs of {who.god}"
    for influence in INFLUENCES:
        held = priests.count(influence) + who.spare[influence - 1]
        assert held == TOKENS_EACH, f"{held} tokens of influence {influence} of {who.god}"
    assert len(who.altars) <= who.nobodys, f"{who.god} has more Altars than tokens"
    if g.letter:
        assert len(who.bases) == len(who.altars), f"{who.god} has Altars made of nothing"
        assert min(map(who.reserve, INFLUENCES)) >= 0, f"{who.god} has Altars made of tokens that are elsewhere"
    assert len(set(who.altars)) == len(who.altars), f"two Altars of {who.god} on one Location"
    assert who.available == sorted(who.available), "available Priests in disorder"
