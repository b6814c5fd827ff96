"""What an option is certain to cost and to bring its decider, as a row of signs.

Whatever is certain is tried out on a copy of the table, as far as the next question; then follows
what is printed.
"""

from __future__ import annotations

from leng.engine.choice import Choice, Option
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.rows import belongings, placing, raiding
from leng.games.evil_high_priest.rows.trying import Rows
from leng.games.evil_high_priest.state import Conclave
from leng.words.signs import Row

ROWS: Rows = {**placing.ROWS, **belongings.ROWS, **raiding.ROWS}

GOES_ON = (
    asks.REWARD_FIRST, asks.WHICH_REWARD, asks.PAY, asks.STORE, asks.GAIN_WHICH, asks.REARRANGE, asks.FILL, asks.LOSE,
    asks.VICTIM, asks.ROOM, asks.SLOT, asks.REPLACE, asks.DISCARD_ROOM, asks.KEEP_ROOM, asks.MONSTER, asks.ON_INSTALL,
    asks.DISCARD_MONSTER, asks.HAND_AMOEBA, asks.SACRIFICE, asks.LOSE_ACOLYTE, asks.TO_WORSHIP, asks.FROM_WORSHIP,
    asks.ONTO_RITUAL, asks.EVOLVE, asks.TO_BOX, asks.ALTAR, asks.RAID_ABILITY, asks.AFTER_RAID, asks.ETERNAL,
    asks.TRIBUTE, asks.RESCUE, asks.TRAP, asks.DESTROY, asks.RITUAL_FIRST,
)  # fmt: skip
"""Questions in the midst of a space, a card or a step of upkeep, whose other effects follow by themselves."""


def row(g: Conclave, choice: Choice, option: Option) -> Row:
    """What stands beside an option."""
    told = ROWS.get(choice.ask.name)
    return told(g, choice, option) if told is not None else ()
