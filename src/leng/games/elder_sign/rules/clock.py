"""The clock moves on after every turn, and midnight may strike."""

from __future__ import annotations

from leng.engine.state import unit
from leng.games.elder_sign.deeds.clock import advance
from leng.games.elder_sign.state import GONE, Museum


@unit
def clock(g: Museum, seat: int) -> None:
    """The hand moves; then a devoured player chooses anew, midnight may strike, and the next turn comes."""  # ES R-020
    if not g.awake:
        g.phase = "clock"
    advance(g, 1)
    nights, g.struck = g.struck, 0
    g.next_up(*[("midnight", seat)] * nights, ("next_turn", seat))
    if g.investigators[seat].due:
        g.next_up(("newcomer", seat))


@unit
def next_turn(g: Museum, seat: int) -> None:
    """The next player has his turn; one who is out has none, but those the battle has devoured."""  # ES
    seats = len(g.investigators)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        who = g.investigators[other]
        if who.id or (g.awake and who.at != GONE):
            g.next_up(("turn", other))
            return
