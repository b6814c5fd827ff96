"""Playing Miracles and Intrigues."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Rules, choose
from leng.engine.state import unit
from leng.games.cult import asks
from leng.games.cult.deeds import decks
from leng.games.cult.effects.verb import resolve
from leng.games.cult.rules import paying
from leng.games.cult.state import City, Cult


@unit
def play(g: City, seat: int, card: str) -> Rules[None]:
    """A card from the hand is played, and goes under its deck when it is done."""  # CU
    g.reveals += 1
    decks.let_go(g, g.cults[seat], card)
    return resolve_card(g, seat, card)


@unit
def resolve_card(g: City, seat: int, card: str) -> Rules[None]:
    """Pay for a card, do what it says, put it under its deck."""
    who = g.cults[seat]
    printed = g.box.cards[card]
    deck = g.box.deck_of[card]
    g.playing.append(card)
    g.tell("plays", seat=seat, card=card)
    on_play = g.box.on_play
    rewarding = [each for each in who.privileges if each in on_play and on_play[each].deck == deck]  # CU Q-54
    first = bool(rewarding) and (yield from reward_first(g, who, card))
    if first:
        yield from reward(g, who, rewarding)
    if printed.cost:
        yield from paying.pay(g, who, printed.cost, source=card)
    yield from resolve(g, who, printed.effects)
    g.playing.pop()
    decks.under(g, card)
    if not first:
        yield from reward(g, who, rewarding)


def reward_first(g: City, who: Cult, card: str) -> Rules[bool]:
    """Whether what a Privilege pays for a card comes before its effect: asked where it makes a difference."""
    # CU Q-55
    if g.letter and any(verb.minds_followers(g, who) for verb in g.box.cards[card].effects):
        pick = yield from choose(who.seat, asks.REWARD, [("reward", "first"), ("reward", "last")], card=card)
        return pick[1] == "first"
    return False


def reward(g: City, who: Cult, privileges: Sequence[str]) -> Rules[None]:
    """What Exiles and the Court Magus pay for a card that was played."""  # CU
    for privilege in privileges:
        g.tell("privilege-pays", seat=who.seat, card=privilege)
        yield from resolve(g, who, g.box.on_play[privilege].effects)


def hand(g: City, who: Cult) -> list[tuple[str, str]]:
    """The options to play the cards of a hand, one of each."""
    deck_of = g.box.deck_of
    return [(deck_of[card], card) for card in dict.fromkeys(who.miracles + who.intrigues)]
