"""Every piece of the box is in exactly one place."""

from __future__ import annotations

from collections import Counter

from leng.games.elder_sign.box import DECKS
from leng.games.elder_sign.rules import health
from leng.games.elder_sign.state import COLOUR_OF, GONE, LOCKED, RESERVE, Museum


def check(g: Museum) -> None:
    """Raise AssertionError when something was created or lost."""
    _cards(g)
    _people(g)
    _dice(g)
    track = len(g.box.ancient_ones[g.ancient_one].track)
    assert 0 <= g.doom <= track, f"doom {g.doom}"
    assert g.signs >= 0, f"Elder Signs {g.signs}"
    assert g.hour in (0, 3, 6, 9), f"hour {g.hour}"


def _cards(g: Museum) -> None:
    found = Counter((*g.removed, *g.aside))
    found.update(g.cup)
    for deck in g.decks.values():
        found.update(deck.cards)
        assert 0 <= deck.seen <= len(deck.cards), f"{deck.seen} known cards of {len(deck.cards)}"
    for who in g.investigators:
        found.update((*who.cards, *who.cast, *who.allies, *who.trophies))
    for space in g.spaces():
        found.update((space.card, *space.monsters))
        assert len(space.monsters) == len(space.slots), f"monsters on {space.card}"
        framed = [slot for slot in space.slots if slot >= 0]
        assert len(set(framed)) == len(framed), f"two monsters in one frame of {space.card}"
    if g.mythos:
        found[g.mythos] += 1
    printed = Counter(card for kind in DECKS for card in g.box.deck(kind))
    printed.update(list(g.box.monsters))
    assert found == printed, f"lost {printed - found}, made {found - printed}"


def _people(g: Museum) -> None:
    playing = [who.id for who in g.investigators if who.alive]
    everybody = sorted(playing + g.unused + g.devoured)
    assert everybody == sorted(g.box.investigators), "an investigator was lost or made"
    for who in g.investigators:
        if who.alive:
            assert 0 < who.sanity <= health.maximum(g, who, "sanity"), f"sanity {who.sanity} of {who.id}"
            assert 0 < who.stamina <= health.maximum(g, who, "stamina"), f"stamina {who.stamina} of {who.id}"
        assert who.clues >= 0 and (who.alive or not who.clues), f"clues {who.clues}"


def _dice(g: Museum) -> None:
    assert len(g.lies) == len(g.faces) == len(COLOUR_OF), "eight dice"
    held = [lock.die for lock in g.locks if lock.die >= 0]
    assert len(set(held)) == len(held), "two locks hold one die"
    open_spells = [card for who in g.investigators for card in who.cast]
    for die, lies in enumerate(g.lies):
        assert lies != LOCKED or die in held, f"die {die} is locked by nothing"
        if g.attempt is None:
            assert lies in (RESERVE, LOCKED, GONE, *open_spells), f"die {die} lies on {lies} outside an attempt"
    for lock in g.locks:
        assert lock.die < 0 or COLOUR_OF[lock.die] == lock.colour, f"{lock.holder} holds a die of another colour"
