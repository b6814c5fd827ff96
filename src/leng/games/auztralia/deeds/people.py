"""Characters: the display, the deck, and what those in front of a player are good for."""

from __future__ import annotations

from leng.games.auztralia.state import NOBODY, Australia, Colony


def fill(g: Australia) -> None:
    """Cards slide to the right; new ones come at the left end, as long as there are any."""  # AZ
    wanted = 7 if g.has("display_seven") else 5
    while len(g.display) < wanted and g.deck:
        g.display.insert(0, pop(g))


def pop(g: Australia) -> str:
    """The top card of the deck comes out."""
    g.reveals += 1
    g.glimpsed = NOBODY
    return g.deck.pop()


def take(g: Australia, who: Colony, card: str) -> None:
    """A card of the display comes to a player; the rest slides, and a new one comes."""  # AZ R-045
    g.display.remove(card)
    join(who, card)
    fill(g)


def join(who: Colony, card: str) -> None:
    """A character lies open in front of a player."""  # AZ R-047
    who.characters.append(card)
    who.recruited += 1


def spend(g: Australia, who: Colony, card: str) -> None:
    """A character that was used leaves the game."""  # AZ R-140
    who.characters.remove(card)
    g.dismissed.append(card)


def remove_rightmost(g: Australia, n: int) -> list[str]:
    """The characters at the right end leave the game; the display is filled up."""  # AZ R-124
    gone = g.display[-n:][::-1]
    del g.display[-n:]
    g.dismissed += gone
    fill(g)
    return gone


# What characters are good for -----------------------------------------------------------------------------------


def capacity(g: Australia, who: Colony, unit: int) -> int:
    """How much damage a unit bears."""
    most = g.box.units[unit].capacity
    for card in who.characters:
        better = g.box.capacity.get(card)
        if better is not None and better[0] == unit:
            most = max(most, better[1])
    return most


def reach(g: Australia, who: Colony, unit: int) -> int:
    """How many hexes a unit goes beyond the rails."""  # AZ R-071
    far, more = g.box.units[unit].range, g.box.reach
    for card in who.characters:
        if card in more:
            far += more[card]
    return far


def sanity(g: Australia, who: Colony) -> int:
    """With how much sanity a player begins a combat."""  # AZ R-090
    most, nerve = 3, g.box.nerve
    for card in who.characters:
        if card in nerve:
            most = max(most, nerve[card])
    return most
