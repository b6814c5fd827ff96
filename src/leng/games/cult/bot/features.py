"""What a judgement of Cult can be made of: see ``leng fit``."""

from __future__ import annotations

from leng.games.cult.bot.judgement import hopes, reach_of
from leng.games.cult.bot.locations import FOLLOWERS, worth_of_coins
from leng.games.cult.bot.standing import Standing, may_place
from leng.games.cult.rules.rounds import claims
from leng.games.cult.state import PATRIARCH, City


def features(g: City, seat: int) -> dict[str, float]:
    """How far a cult has come on each way to victory, its means, and what it may hope for in this round."""
    who, box = g.cults[seat], g.box
    standing = Standing(g)
    to_come = g.phase == "intention" and not who.prayed and not who.celebrating
    priests = [each for each in (*who.available, *who.sheet) if each != PATRIARCH]
    out = [priest for place in g.places for priest in place if priest.seat == seat]
    parts: dict[str, float] = {}
    for name, have, most in (("mob", who.mobs, 4), ("altar", len(who.altars), 5), ("summoning", who.summonings, 2)):
        parts |= {f"{name} {number}": float(have >= number) for number in range(1, most + 1)}
    return parts | {
        "claim": float(bool(claims(who))),
        "followers": FOLLOWERS[who.followers],
        "last followers": float(min(who.followers, 3)),
        "coins": worth_of_coins(who.coins),
        "miracles": float(min(5, len(who.miracles))),
        "intrigues": sum(0.45 * box.intrigues[card].value for card in who.intrigues),
        "privileges": float(len(who.privileges)),
        "bonus": float(sum(box.bonus[card] for card in who.privileges)),
        "supremacy": float(who.supremacy),
        "priests": float(len(priests) + len(out)),
        "influence": float(sum(priests) + sum(each.influence for each in out)),
        "hopes": hopes(g, who, standing),
        "prayer": reach_of(who) * (2.5 + 1.5 * who.mobs) if to_come else 0.0,
        "placing": reach_of(who) * may_place(who) if to_come else 0.0,
    }


supposed = {
    "mob 1": 0.6, "mob 2": 0.7, "mob 3": 0.9, "mob 4": 6.0,
    "altar 1": 0.4, "altar 2": 0.5, "altar 3": 0.6, "altar 4": 0.75, "altar 5": 6.0,
    "summoning 1": 1.5, "summoning 2": 6.0,
    "followers": 0.05, "coins": 0.05, "miracles": 0.1, "intrigues": 0.05, "privileges": 0.11, "bonus": 0.065,
    "supremacy": 0.25, "priests": 0.06, "influence": 0.04, "hopes": 0.05, "prayer": 0.05, "placing": 0.08,
}  # fmt: skip
"""About a twentieth of what ``judge`` makes of them, for a victory counts ten."""
