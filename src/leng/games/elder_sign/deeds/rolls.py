"""Rolling and rolling again."""

from __future__ import annotations

from leng.engine.choice import Option, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import pool
from leng.games.elder_sign.state import COLOUR_OF, Investigator, Museum


def roll(g: Museum, dice: list[int]) -> None:
    """These dice fall."""
    printed, shown = g.box.faces, g.faces
    for die, number in zip(dice, g.dice.rolls(len(dice)), strict=True):
        shown[die] = printed[COLOUR_OF[die]][number - 1]


def reroll(g: Museum, who: Investigator, n: int | None) -> Rules[None]:
    """Pick dice of the pool one by one, any of them or so many, and roll them again."""  # ES R-106
    left = pool.rolled(g)
    most = len(left) if n is None else min(n, len(left))
    picked: list[int] = []
    while len(picked) < most:
        names = {pool.called(g, die): die for die in reversed(left)}
        options: list[Option] = [("die", name) for name in sorted(names)]
        if n is None and not picked and len(left) > 1:
            options.append(asks.ALL)
        if picked and n is None:
            options.append(asks.DONE)
        pick = yield from choose(
            who.seat, asks.WHICH_DICE, options, picked=tuple(pool.called(g, die) for die in picked)
        )
        if pick == asks.DONE:
            break
        if pick == asks.ALL:
            picked = left
            break
        picked.append(names[pick[1]])
        left.remove(names[pick[1]])
    roll(g, sorted(picked))
    g.tell("rerolls", seat=who.seat, dice=[pool.called(g, die) for die in sorted(picked)])
