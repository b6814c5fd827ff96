"""The clock: three hours at a time, and midnight after the turn."""

from __future__ import annotations

from leng.engine.choice import Rules
from leng.games.elder_sign.rules import recruiting
from leng.games.elder_sign.state import Museum

HOURS, STEP = 12, 3  # ES R-024


def advance(g: Museum, steps: int) -> None:
    """The hand moves on; reaching XII is remembered until the turn is over."""  # ES
    g.hour += STEP * steps
    g.struck += g.hour // HOURS
    g.hour %= HOURS
    g.tell("clock", hour=g.hour or HOURS)


def clock(g: Museum, seat: int) -> None:
    """The hand moves; then a devoured player chooses anew, midnight may strike, and the next turn comes."""  # ES R-020
    if not g.awake:
        g.phase = "clock"
    advance(g, 1)
    nights, g.struck = g.struck, 0
    g.next_up(*[("midnight", seat)] * nights, ("next_turn", seat))
    if g.investigators[seat].due:
        g.next_up(("newcomer", seat))


def newcomer(g: Museum, seat: int) -> Rules[None]:
    """A player devoured in his own turn chooses a new investigator after the clock has moved."""  # ES
    yield from recruiting.newcomer(g, g.investigators[seat])


def next_turn(g: Museum, seat: int) -> None:
    """The next player has his turn; a player who is out has none before the battle."""  # ES
    seats = len(g.investigators)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if g.awake or g.investigators[other].alive:
            g.next_up(("turn", other))
            return
