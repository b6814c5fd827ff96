"""What all verbs share, and how several of them are carried out one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from leng.engine.choice import Refusal, Rules
from leng.engine.content import Telling
from leng.games.elder_sign.state import Investigator, Museum

Colour = Literal["green", "yellow", "red"]
Face = Literal["1", "2", "3", "4", "lore", "peril", "terror", "wild"]
Kind = Literal["common", "unique", "spell"]
Stat = Literal["sanity", "stamina"]


class Verb(Telling, tag_field="do", frozen=True):
    """Something a card can say: it can be tested, done and described."""

    personal: ClassVar[bool] = True  # befalls an investigator, so nothing comes of it once he is devoured

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        """Why a card with this on it cannot be used now, if it cannot."""
        return None

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        """Do it for an investigator. Asks nobody when it returns None."""
        raise NotImplementedError


def resolve(g: Museum, who: Investigator, verbs: Sequence[Verb]) -> Rules[None]:
    """Carry out an effect to its end, even if it wakes the Ancient One or its victim is devoured on the way."""
    name = who.id  # ES
    for verb in verbs:
        if verb.personal and (who.id != name or not name):
            continue
        rules = verb.do(g, who)
        if rules is not None:
            yield from rules
