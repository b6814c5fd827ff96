"""What is known better than by trying: where goods are safe, and what comes of the last sign."""

from __future__ import annotations

from leng.engine.choice import Choice, Option
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.bot.judgement import judge
from leng.games.evil_high_priest.bot.last_sign import brings
from leng.games.evil_high_priest.bot.worth import plans
from leng.games.evil_high_priest.state import SIGNS, Conclave


def expect(g: Conclave, choice: Choice, option: Option) -> float | None:
    """Goods that may be moved are put where they are safest; the last sign is weighed against what others keep."""
    if choice.ask is asks.REARRANGE:
        wanted = asks.BEST if asks.BEST in choice.options else asks.KEEP
        return 1.0 if option == wanted else 0.0
    if choice.ask is asks.TURN and len(g.broken) == SIGNS - 1 and option[1] in g.sheet.locks:
        plan = plans(g.box, g.board).get(option[1])
        if plan is not None and plan.lock not in g.broken:
            return judge(g, choice.seat) + brings(g, choice.seat, plan)
    return None
