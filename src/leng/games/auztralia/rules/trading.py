"""Import and export."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods
from leng.games.auztralia.state import COAL, GOLD, IRON, Australia, Colony

GIFT_TRADE = "gift_trade"
KINDS = (COAL, IRON)
AT_ONCE = 2  # AZ R-055

NOTHING_TO_TRADE = Refusal("nothing-to-trade", "AZ Q-51")
NOTHING_TO_EXPORT = Refusal("nothing-to-export", "AZ R-055")


def may_not(g: Australia, who: Colony, space: str) -> Refusal | None:
    """Why somebody can neither import nor export."""
    if g.supply[COAL] or g.supply[IRON] or (g.supply[GOLD] and (who.coal or who.iron)):
        return None
    return NOTHING_TO_TRADE


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """Twice: coal or iron from the supply, or back to it for gold."""  # AZ
    gained: list[str] = []

    def trade(option: Option) -> None:
        deed, kind = option
        if deed == "import":
            goods.gain(g, who, kind, 1)
        else:
            goods.pay(g, who, {kind: 1})
            goods.gain(g, who, GOLD, 1)
        gained.append(kind if deed == "import" else GOLD)
        if g.news is not None:
            g.tell("imports" if deed == "import" else "exports", seat=who.seat, goods=kind)

    stock = {COAL: who.coal, IRON: who.iron}

    def whole(picked: Sequence[Option]) -> Refusal | None:
        for kind in KINDS:
            if picked.count(("export", kind)) > stock[kind] + picked.count(("import", kind)):
                return NOTHING_TO_EXPORT
        return None

    able = _able(g, who)
    checked = whole if not (who.coal and who.iron) else None  # what has just come may go again
    yield from pick_some(who.seat, asks.TRADE, able, 1, AT_ONCE, each=trade, whole=checked)
    if GIFT_TRADE in g.flags:
        yield from give(g, who, gained)
    return g.box.spaces[space].time


def _able(g: Australia, who: Colony) -> list[Option]:
    """What may be done, twice if it may; the supply is limited, of gold too."""
    found: list[Option] = []
    for kind in KINDS:
        found += [("import", kind)] * min(AT_ONCE, g.supply[kind])
    for kind in KINDS:
        have = max(goods.have(who, kind), min(1, g.supply[kind]))
        found += [("export", kind)] * min(AT_ONCE, have, g.supply[GOLD])
    return found


def give(g: Australia, who: Colony, gained: list[str]) -> Rules[None]:
    """What came by trade may be given to others."""  # AZ R-202
    others = [each for each in g.colonies if each is not who]
    while True:
        kinds = [kind for kind in dict.fromkeys(gained) if goods.have(who, kind)]
        if not kinds:
            return
        gifts: list[Option] = [("give", other.seat, kind) for other in others for kind in kinds]
        pick = yield from choose(who.seat, asks.GIVE, [*gifts, asks.NONE])
        if pick == asks.NONE:
            return
        _, seat, kind = pick
        gained.remove(kind)
        goods.hand_over(who, g.colonies[seat], kind, 1)
        g.tell("gives", seat=who.seat, other=seat, goods=kind)
