"""Carrying out what a card says, verb by verb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leng.engine.choice import Rules
from leng.games.elder_sign.state import Investigator, Museum

if TYPE_CHECKING:
    from leng.games.elder_sign.effects.verb import Verb


def resolve(g: Museum, who: Investigator, verbs: Sequence[Verb]) -> Rules[None]:
    """Carry out an effect to its end, even if it wakes the Ancient One or its victim is devoured on the way."""
    name = who.id  # ES
    for verb in verbs:
        if verb.personal and (who.id != name or not name):
            continue
        rules = verb.do(g, who)
        if rules is not None:
            yield from rules
