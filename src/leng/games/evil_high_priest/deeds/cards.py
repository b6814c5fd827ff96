"""Decks, rows and discards; monsters in their lairs; the special cards of the cult boards."""

from __future__ import annotations

from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.state import ESCAPE, LAIRS, NOBODY, RIVAL, Conclave, Monster, Priest

AMOEBA = "slime_amoeba"
ROW = 3


def draw(g: Conclave, deck: list[str], discard: list[str]) -> str | None:
    """The top card of a deck; when it has run out, the discarded cards are shuffled."""  # EHP
    if not deck and discard:
        deck += sorted(discard)
        discard.clear()
        g.dice.shuffle(deck)
    if not deck:
        return None
    g.reveals += 1
    return deck.pop()


def refill(g: Conclave, row: list[str], deck: list[str], discard: list[str], place: int = ROW) -> None:
    """A card comes to the empty place of a row, as far as there are cards; missing ones are made up for."""
    while len(row) < ROW:
        card = draw(g, deck, discard)
        if card is None:
            return
        row.insert(min(place, len(row)), card)


def refill_rooms(g: Conclave, place: int = ROW) -> None:
    """Three rooms lie in their row."""  # EHP R-073
    refill(g, g.room_row, g.rooms, g.room_discard, place)


def refill_monsters(g: Conclave, place: int = ROW) -> None:
    """Three monsters lie in their row, where there are unique ones."""  # EHP R-085
    if g.expanded:
        refill(g, g.monster_row, g.monsters, g.monster_discard, place)


def refill_investigators(g: Conclave, place: int = ROW) -> None:
    """Three investigators lie in their row."""  # EHP R-127
    refill(g, g.investigator_row, g.investigators, g.investigator_discard, place)


def replace_investigator(g: Conclave, used: str) -> None:
    """The used investigator is discarded, and then a new one is drawn; by the first edition it was drawn before."""
    # EHP R-127
    place = g.investigator_row.index(used)
    g.investigator_row.remove(used)
    if g.letter:
        g.investigator_discard.append(used)
        refill_investigators(g, place)
    else:
        refill_investigators(g, place)
        g.investigator_discard.append(used)


def has_lair(who: Priest) -> bool:
    """Whether another monster could come."""  # EHP R-086
    return len(who.lairs) < LAIRS


def lodge(who: Priest, card: str) -> Monster:
    """A monster comes into an empty lair."""
    monster = Monster(card)
    who.lairs.append(monster)
    return monster


def discard_monster(g: Conclave, who: Priest, monster: Monster) -> None:
    """A monster leaves its lair; whom it held is free, and an amoeba goes back to its pile."""  # EHP Q-33, GP-Q1
    who.lairs = [each for each in who.lairs if each is not monster]
    if monster.card == AMOEBA:
        g.amoebas += 1
    else:
        g.monster_discard.append(monster.card)
    if monster.captive != NOBODY:
        people.release(g, monster.captive)


def controller(g: Conclave, card: str) -> int:
    """Who has a special card: a seat, the opponent of a lone player, or nobody."""
    for who in g.priests:
        if card in who.specials:
            return who.seat
    return RIVAL if g.hoard is not None and card in g.hoard.specials else NOBODY


def hand_over(g: Conclave, card: str, seat: int) -> None:
    """A special card goes to somebody, from the board or from whoever has it."""  # EHP R-203
    give_up(g, card)
    g.specials.remove(card)
    holder = g.hoard if seat == RIVAL and g.hoard is not None else g.priests[seat]
    holder.specials.append(card)


def give_up(g: Conclave, card: str) -> None:
    """A special card goes back to the board; who stands on it goes to the escape zone."""  # EHP
    for who in g.priests:
        if card in who.specials:
            who.specials.remove(card)
            g.specials.append(card)
            for cultist in list(g.standing.get(card, ())):
                people.leave(g, cultist, card)
                people.bring(who, ESCAPE)
                g.tell("driven-off", seat=who.seat, card=card)
    if g.hoard is not None and card in g.hoard.specials:
        g.hoard.specials.remove(card)
        g.specials.append(card)
