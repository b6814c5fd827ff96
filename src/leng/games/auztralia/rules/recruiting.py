"""Recruiting help: a character from the display, or one of two from the deck."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods, people
from leng.games.auztralia.state import GOLD, NOBODY, SOLO, Australia, Colony

GIFT_CHARACTER = "gift_character"
PRICE = {GOLD: 1}  # AZ
TOP = 2

NOBODY_THERE = Refusal("nobody-to-recruit", "AZ Q-12")
DECK_EMPTY = Refusal("deck-of-characters-empty", "AZ Q-12")
NO_GOLD = Refusal("recruit-needs-gold", "AZ R-046")
NO_GOLD_TO_DISMISS = Refusal("dismiss-needs-gold", "AZ R-182")


def may_not(g: Australia, who: Colony, space: str) -> Refusal | None:
    """Why nobody can be recruited."""
    if g.display or (g.deck and who.gold > who.cubes.get(space, 0)):
        return None
    return NOBODY_THERE


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """Take a character of the display, or pay for a look at two of the deck."""  # AZ
    pick = yield from _which(g, who, g.mode == SOLO)
    if pick == asks.REFRESH:
        yield from dismiss(g, who)
        pick = yield from _which(g, who, False)
    if pick == asks.LOOK:
        yield from look(g, who)
    else:
        yield from take(g, who, pick[1])
    return g.box.spaces[space].time


def _which(g: Australia, who: Colony, afresh: bool) -> Rules[Option]:
    options: list[Option] = [("character", card) for card in g.display]
    options.append(asks.LOOK)
    if afresh:
        options.append(asks.REFRESH)
    return (yield from choose(who.seat, asks.RECRUIT, options, partial(may_not_recruit, g, who)))


def may_not_recruit(g: Australia, who: Colony, option: Option) -> Refusal | None:
    """Why one cannot look at the deck, or have the display renewed."""
    if option not in (asks.LOOK, asks.REFRESH):
        return None
    if not g.deck:
        return DECK_EMPTY
    if who.gold:
        return None
    return NO_GOLD if option == asks.LOOK else NO_GOLD_TO_DISMISS


def dismiss(g: Australia, who: Colony) -> Rules[None]:
    """A lone player pays to have characters of the display replaced."""  # AZ R-182
    goods.pay(g, who, PRICE)
    picked = yield from pick_some(who.seat, asks.DISMISS, [("character", card) for card in g.display], 1)
    for _, card in picked:
        g.display.remove(card)
        g.dismissed.append(card)
        g.tell("dismisses", seat=who.seat, character=card)
    people.fill(g)


def take(g: Australia, who: Colony, card: str) -> Rules[None]:
    """A character of the display comes to a player; the others slide, and a new one comes."""  # AZ R-045
    taker = yield from receiver(g, who, card)
    people.take(g, taker, card)
    _tell(g, who, taker, card)


def look(g: Australia, who: Colony) -> Rules[None]:
    """Two cards of the deck for one pair of eyes: one stays, perhaps for one of the display."""  # AZ
    goods.pay(g, who, PRICE)
    g.tell("looks", seat=who.seat)
    g.looking = who.seat
    g.reveals += 1
    seen = [("character", card) for card in g.deck[-TOP:]]
    _, card = yield from choose(who.seat, asks.KEEP, seen, secret=True)
    g.deck.remove(card)
    g.looking, g.glimpsed = NOBODY, who.seat if g.deck else NOBODY
    g.reveals += 1
    people.join(who, card)
    g.tell("keeps", seat=who.seat, character=card)
    swaps: list[Option] = [("swap", other) for other in g.display]
    pick = yield from choose(who.seat, asks.SWAP, [*swaps, asks.PASS], character=card)
    if pick != asks.PASS:
        other = pick[1]
        g.display[g.display.index(other)] = card
        who.characters[-1] = other
        g.tell("swaps", seat=who.seat, character=other, card=card)
        card = other
    taker = yield from receiver(g, who, card)
    if taker is not who:
        who.characters.remove(card)
        who.recruited -= 1
        people.join(taker, card)
        _tell(g, who, taker, card)


def receiver(g: Australia, who: Colony, card: str) -> Rules[Colony]:
    """Where everybody plays together, whoever takes a character says who receives it."""  # AZ R-203
    if GIFT_CHARACTER not in g.flags:
        return who
    seats = [who.seat, *(each.seat for each in g.colonies if each is not who)]
    _, seat = yield from choose(who.seat, asks.WHO_RECEIVES, [("seat", each) for each in seats], character=card)
    return g.colonies[seat]


def _tell(g: Australia, who: Colony, taker: Colony, card: str) -> None:
    if taker is who:
        g.tell("recruits", seat=who.seat, character=card)
    else:
        g.tell("recruits-for", seat=who.seat, other=taker.seat, character=card)


@unit
def hire(g: Australia, seat: int, n: int) -> Rules[None]:
    """Characters of the display come without an action."""
    who = g.colonies[seat]
    for _ in range(min(n, len(g.display))):
        _, card = yield from choose(seat, asks.HIRE, [("character", card) for card in g.display])
        yield from take(g, who, card)
