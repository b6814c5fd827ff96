"""Growth sites: what a track has reached is resolved once the space that moved it is done."""

from __future__ import annotations

from leng.engine.choice import Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.goods import to_hoard
from leng.games.evil_high_priest.state import RIVAL, SIGN, Conclave


@unit
def growth(g: Conclave, seat: int) -> None:
    """The lowest site that was reached hands out its sign and starts its raid; then the next."""  # EHP R-251, TT-Q2
    if g.queue:
        g.site = g.queue.pop(0)
        effects = ("rival_effects", f"lock:{g.site}", 0) if seat == RIVAL else ("effects", seat, f"lock:{g.site}", 0)
        g.next_up(effects, ("check_end",), ("growth", seat))


@unit
def award_sign(g: Conclave, seat: int, most_of: str) -> Rules[None]:
    """The sign goes to whoever has most; whoever moved the track decides a tie."""  # EHP, TT-Q3
    g.broken.append(g.site)
    owned = {each: goods.have(g.priests[each], most_of) for each in g.order()}
    if g.hoard is not None:
        owned[RIVAL] = g.hoard.goods.get(most_of, 0)
    most = max(owned.values())
    tied = [each for each, n in owned.items() if n == most]
    if g.hoard is not None:  # EHP
        winner = RIVAL if g.denied == SIGN else seat if seat in tied else tied[0]
    elif len(tied) == 1:
        winner = tied[0]
    else:
        _, winner = yield from choose(seat, asks.GROWTH_TIE, [("seat", each) for each in tied], lock=g.site)
    if winner == RIVAL:
        g.tell("rival-awarded", rival="opponent", lock=g.site)
        to_hoard(g, SIGN, 1)
        return
    g.tell("awarded", seat=winner, lock=g.site)
    rules = storing.stow(g, g.priests[winner], SIGN, 1)
    if rules is not None:
        yield from rules
