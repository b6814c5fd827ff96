"""What is known better than by trying: where goods are safe, and what comes of the last sign."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Choice, Option
from leng.engine.game import Judgement
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.bot.judgement import judge
from leng.games.evil_high_priest.bot.last_sign import brings
from leng.games.evil_high_priest.bot.scales import AS_2, NOW, Scales
from leng.games.evil_high_priest.bot.worth import Plan, plans
from leng.games.evil_high_priest.effects.cult import LoseCard, TakeSign
from leng.games.evil_high_priest.effects.monsters import every_sign_wants_a_lair
from leng.games.evil_high_priest.state import SIGNS, Conclave

ENDS_IT = (asks.TURN, asks.BONUS, asks.PROWL)


def expect(g: Conclave, choice: Choice, option: Option, scales: Scales = NOW) -> float | None:
    """Goods that may be moved are put where they are safest; a monster goes unfed where its lair is all that is wanted;
    the last sign is weighed against what others keep."""
    if choice.ask is asks.REARRANGE:
        wanted = asks.BEST if asks.BEST in choice.options else asks.KEEP
        return 1.0 if option == wanted else 0.0
    if choice.ask is asks.TRIBUTE and g.letter and every_sign_wants_a_lair(g):
        return 1.0 if option == "let-go" else 0.0
    if len(g.broken) == SIGNS - 1 and choice.ask in ENDS_IT:
        plan = _last(g, option, scales)
        if plan is not None:
            return judge(g, choice.seat, scales) + brings(g, choice.seat, plan, scales)
    return None


def _last(g: Conclave, option: Option, scales: Scales) -> Plan | None:
    """What it takes to get the last sign by a placement, or by the bonus of another lock; None if it is not got."""
    space = option[-1] if option[0] in ("use", "prowl") else option[1]
    if space not in g.sheet.locks:
        return None
    every = plans(g.box, g.board, scales)
    if space not in g.broken:
        return every.get(space)
    bonus = g.sheet.bonuses.get(space)
    if bonus is None or not any(isinstance(verb, TakeSign) for verb in bonus.reward):
        return None
    last = next((each for lock, each in every.items() if lock not in g.broken), None)
    cards = tuple(verb.card for verb in bonus.cost if isinstance(verb, LoseCard))
    return None if last is None else last._replace(price=(), basic=0, monsters=0, worship=0, sacrificed=0, cards=cards)


AS_THEN = Judgement(partial(judge, scales=AS_2), partial(expect, scales=AS_2))

earlier = {1: AS_THEN, 2: AS_THEN}
