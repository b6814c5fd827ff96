"""All verbs that content may use, as one type; and what an ability is made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from leng.engine.content import Record
from leng.games.evil_high_priest.effects import (  # noqa: F401 - their verbs are found
    cult,
    goods,
    monsters,
    people,
    powers,
    raid,
    rooms,
)
from leng.games.evil_high_priest.effects.conditions import AnyCondition
from leng.games.evil_high_priest.effects.verb import Verb
from leng.words.clause import any_of

if TYPE_CHECKING:
    AnyVerb = Verb
else:
    AnyVerb = any_of(Verb)

Timing = Literal["lasting", "install", "upkeep", "discard", "announce", "sacrifice", "modifier", "afterwards"]
"""When an ability acts: as long as the card is there; when it comes; in upkeep; discarded on one's turn; between the
dice and the strengths of a raid; sacrificed in a raid; as an investigator's raid goes on; once it is over."""


class Ability(Record, frozen=True):
    """What a monster, a room or an investigator does, and when."""  # EHP R-088

    timing: Timing
    effects: tuple[AnyVerb, ...]
    price: tuple[AnyVerb, ...] = ()
    needs: tuple[AnyCondition, ...] = ()
    optional: bool = True
    spends: bool = False  # the card is discarded for it
    commits: bool = False  # the monster will be sacrificed in this raid
    at_zero: bool = False  # only if its sacrifice has brought the raid to nothing
    everybody: bool = False  # every player may use it, not only one who has the card
