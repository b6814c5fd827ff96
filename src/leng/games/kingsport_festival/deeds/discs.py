"""Discs on buildings: taking them back."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Rules, choose
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds import goods, spellbook
from leng.games.kingsport_festival.state import Cultist, Festival


def within(g: Festival, who: Cultist, levels: Sequence[int]) -> list[str]:
    """The buildings of these levels on which a cultist has a disc."""
    return [disc for disc in who.discs if g.box.buildings[disc].level in levels]


def lose(g: Festival, who: Cultist, levels: Sequence[int], n: int) -> Rules[None]:
    """Take back discs of one's choice, as many as there are."""  # KF Q-29
    for left in range(n - 1, -1, -1):
        discs = within(g, who, levels)
        if not discs:
            return
        options = [("remove", each) for each in discs]
        disc = yield from choose(who.seat, asks.LOSE_DISC, options, levels=levels, left=left)
        yield from take_back(g, who, disc[1])


def take_back(g: Festival, who: Cultist, disc: str) -> Rules[None]:
    """Take a disc back and lose the points it gave."""
    who.discs.remove(disc)
    g.tell("disc-lost", seat=who.seat, building=disc)
    goods.lose(g, who, "cult", g.box.buildings[disc].cult)  # KF R-046
    yield from spellbook.keep_to_limit(g, who)  # KF Q-19
