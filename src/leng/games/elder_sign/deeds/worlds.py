"""Cards coming onto the table and leaving it: Adventures, and Other Worlds through gates."""

from __future__ import annotations

from leng.engine.choice import Refusal, Rules
from leng.games.elder_sign.deeds import decks, locks
from leng.games.elder_sign.state import ENTRANCE, Museum, Space

IN_BATTLE = Refusal("no-gates-in-battle", "ES Q-40")


def open_gate(g: Museum, n: int) -> Rules[None]:
    """Other Worlds are put below the Adventures."""  # ES R-055
    for _ in range(n):
        card = None if g.awake else decks.draw(g, "other_world")
        if card is None:
            return
        g.worlds.append(Space(card))
        g.tell("gate", card=card)
        yield from locks.lock(g, card)


def fill_spaces(g: Museum) -> Rules[None]:
    """Every empty space of the museum gets a new Adventure, as far as the deck goes."""  # ES
    for number, space in enumerate(g.adventures):
        if not space.card:
            card = decks.draw(g, "adventure")
            if card is None:
                return
            g.adventures[number] = Space(card)
            g.tell("adventure", card=card)
            yield from locks.lock(g, card)


def take_off(g: Museum, card: str) -> Space:
    """A card leaves the table: markers on it go to the entrance, the die it held is free."""  # ES
    space = g.space(card)
    for who in g.investigators:
        if who.at == card:
            who.at = ENTRANCE
    if space in g.worlds:
        g.worlds.remove(space)
    else:
        g.adventures[g.adventures.index(space)] = Space("")
    locks.free(g, card)
    return space


def leave_monsters(g: Museum, space: Space) -> None:
    """Monsters left on a card that leaves play go back to the cup."""  # ES Q-21
    for marker in space.monsters:
        locks.free(g, marker)
        g.cup.append(marker)
        g.tell("monster-leaves", monster=marker)
    space.monsters.clear()
    space.slots.clear()
