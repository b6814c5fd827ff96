"""Supremacy: a celebration in honour of the god instead of a round of play."""

from __future__ import annotations

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.cult import asks
from leng.games.cult.effects.verb import USEFUL, refuse_any, resolve_possible
from leng.games.cult.state import City


@unit
def celebrate(g: City, seat: int) -> Rules[None]:
    """The holder may celebrate: one effect at once, and no part in this round."""  # CU
    who = g.cults[seat]

    def unless(option: Option) -> Refusal | None:
        return None if option == asks.DECLINE else brings_nothing(g, seat, option[1])

    options: list[Option] = [*(("celebrate", name) for name in g.box.celebrations), asks.DECLINE]
    if g.letter:  # CU Q-53
        vain = [each for each in options if unless(each) is not None]
        pick = yield from choose(seat, asks.CELEBRATE, options, vain=vain.__contains__ if vain else None)
    else:
        pick = yield from choose(seat, asks.CELEBRATE, options, unless)
    if pick == asks.DECLINE:
        return
    who.celebrating = True
    g.tell("celebrates", seat=seat, celebration=pick[1])
    yield from resolve_possible(g, who, g.box.celebrations[pick[1]].effects)


def brings_nothing(g: City, seat: int, name: str) -> Refusal | None:
    """Why an effect of the card would bring nothing."""
    return refuse_any(g, g.cults[seat], g.box.celebrations[name].effects, USEFUL)
