"""The end of a match: at once, wherever it stands."""

from __future__ import annotations

from typing import NoReturn

from leng.engine.state import MatchOver
from leng.games.elder_sign.state import Museum

SEALED, BANISHED, DEVOURED, DESTROYED = "sealed", "banished", "devoured", "destroyed"
ENDINGS = (SEALED, BANISHED, DEVOURED, DESTROYED)
WON = (SEALED, BANISHED)


def end(g: Museum, ending: str) -> NoReturn:
    """The match is over."""  # ES R-140
    g.ending = ending
    g.phase = "end"
    g.agenda.clear()
    g.tell(f"end-{ending}", ancient_one=g.ancient_one)
    raise MatchOver


def all_devoured(g: Museum) -> None:
    """Lost when nobody has an investigator and nobody may take one."""  # ES R-140
    for each in g.investigators:
        if each.alive or each.due:
            return
    end(g, DEVOURED)
