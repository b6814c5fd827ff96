"""Trophies: worth, spending and losing; no change is ever given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leng.engine.choice import Ask, Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import decks
from leng.games.elder_sign.state import Investigator, Museum

if TYPE_CHECKING:
    from leng.games.elder_sign.effects.verb import Verb

TOO_FEW_TO_LOSE = Refusal(
    "too-few-trophies", "ES R-064", lambda g, seat, option: {"have": worth(g, g.investigators[seat])}
)
NONE_TO_GIVE_UP = Refusal("no-such-trophy", "ES R-064")


def worth(g: Museum, who: Investigator) -> int:
    """What all trophies of a player are worth."""
    plain = sum(map(g.box.trophy_value.__getitem__, who.trophies))
    if not who.allies:
        return plain
    dearer = sum([g.box.dear_trophies.get(ally, 0) for ally in who.allies])
    return plain + dearer * len(kind_of(g, who, "monster")) if dearer else plain


def kind_of(g: Museum, who: Investigator, what: str) -> list[str]:
    """A player's trophies, or only the monsters among them."""
    return [trophy for trophy in who.trophies if what == "any" or trophy in g.box.monsters]


def spend(g: Museum, who: Investigator, price: int, buys: Sequence[Verb]) -> Rules[None]:
    """Trophies of one's choice until the price is reached; the excess is lost."""  # ES R-063, E-06
    yield from _hand_in(g, who, price, asks.SPEND, buys)


def lose(g: Museum, who: Investigator, n: int) -> Rules[None]:
    """Trophies worth at least so much are lost, or all there are."""  # ES R-064
    yield from _hand_in(g, who, n, asks.LOSE_TROPHY)


def _hand_in(g: Museum, who: Investigator, n: int, ask: Ask, buys: Sequence[Verb] = ()) -> Rules[None]:
    left = n
    while left > 0 and who.trophies:
        options = [("spend", each) for each in who.trophies]
        worths = {trophy: g.box.worth(trophy, who.allies) for trophy in who.trophies}
        pick = yield from choose(who.seat, ask, options, left=left, worth=worths, buys=buys)
        left -= worths[pick[1]]
        hand_over(g, who, pick[1])


def give_up(g: Museum, who: Investigator, what: str) -> Rules[None]:
    """One trophy of one's choice, whatever it is worth."""
    owned = kind_of(g, who, what)
    if owned:
        worths = {trophy: g.box.worth(trophy, who.allies) for trophy in owned}
        pick = yield from choose(who.seat, asks.LOSE_TROPHY, [("spend", each) for each in owned], left=1, worth=worths)
        hand_over(g, who, pick[1])


def hand_over(g: Museum, who: Investigator, trophy: str) -> None:
    """A trophy goes back to where it came from."""
    who.trophies.remove(trophy)
    decks.under(g, trophy)
    g.tell("trophy-gone", seat=who.seat, trophy=trophy)
