"""The doom track and the Elder Signs: the race between the Ancient One and the investigators."""

from __future__ import annotations

from leng.engine.choice import Rules
from leng.games.elder_sign.deeds import monsters
from leng.games.elder_sign.deeds.ending import BANISHED, SEALED, end
from leng.games.elder_sign.state import Museum


def waking(g: Museum) -> bool:
    """Whether the track is full and the Ancient One about to awake."""
    return not g.awake and g.doom >= g.box.track_length[g.ancient_one]


def add(g: Museum, n: int) -> Rules[None]:
    """Tokens go on the first free spaces; a monster space brings a monster, the last space wakes."""  # ES R-120
    track = g.box.ancient_ones[g.ancient_one].track
    for _ in range(n):
        if g.doom >= len(track):  # ES Q-40
            return
        g.doom += 1
        g.tell("doom", n=g.doom, of=len(track))
        if g.doom == len(track):
            if not g.awake:
                g.next_up(("awaken",))
        elif not g.awake and track[g.doom - 1] == "monster":
            yield from monsters.appear(g, 1)


def remove(g: Museum, n: int) -> None:
    """Tokens come off the last filled spaces."""  # ES Q-01
    for _ in range(min(n, g.doom)):
        g.doom -= 1
        g.tell("doom-less", n=g.doom, of=g.box.track_length[g.ancient_one])
    if g.awake and g.doom == 0:  # ES R-136
        end(g, BANISHED)


def place_signs(g: Museum, n: int) -> None:
    """Elder Signs beside the Ancient One; enough of them seal him, even as he awakes."""  # ES
    limit = g.box.ancient_ones[g.ancient_one].signs
    for _ in range(n):
        g.signs += 1
        g.tell("sign", n=g.signs, of=limit)
    if g.signs >= limit:
        end(g, SEALED)


def lose_sign(g: Museum) -> None:
    """One Elder Sign is taken away, if there is any."""
    if g.signs:
        g.signs -= 1
        g.tell("sign-lost", n=g.signs, of=g.box.ancient_ones[g.ancient_one].signs)
