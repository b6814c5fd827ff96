"""What all verbs share: they can be refused, done, described and drawn as signs."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Refusal, Rules
from leng.games.auztralia.state import Australia, Colony
from leng.words.clause import Clause
from leng.words.signs import Sign

EACH = Sign("", text=":")
"""What stands after it comes for each that stands before it."""


class Verb(Clause, tag_field="do", frozen=True):
    """Something that a character or a revelation says."""

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        """Why this would bring nothing about now, if it would not."""
        return None

    def do(self, g: Australia, who: Colony) -> Rules[None] | None:
        """Do it for a player. Asks nobody when it returns None."""
        raise NotImplementedError


def resolve(g: Australia, who: Colony, verbs: Sequence[Verb]) -> Rules[None]:
    """Do verbs one after the other, in the order in which they are printed."""
    for verb in verbs:
        rules = verb.do(g, who)
        if rules is not None:
            yield from rules


def refuse_all(g: Australia, who: Colony, verbs: Sequence[Verb]) -> Refusal | None:
    """Why not even one of these verbs would bring something about."""
    first = None
    for verb in verbs:
        refusal = verb.refuse(g, who)
        if refusal is None:
            return None
        first = first or refusal
    return first
