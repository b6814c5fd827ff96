"""What all verbs share, and how they stand beside each other as signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal

from leng.engine.choice import Refusal, Rules
from leng.games.elder_sign.state import KINDS, Investigator, Museum
from leng.words.clause import Clause
from leng.words.signs import Row, Sign, either

Colour = Literal["green", "yellow", "red"]
Face = Literal["1", "2", "3", "4", "lore", "peril", "terror", "wild"]
Kind = Literal["common", "unique", "spell"]
Stat = Literal["sanity", "stamina"]

ALL = 0
"""As the number of a sign: all of it."""
ON_TERROR, AT_MIDNIGHT = Sign("on_terror"), Sign("midnight")
"""What stands after it happens when a roll with a Terror fails, or at midnight."""
COMMA, COLON = Sign("", text=","), Sign("", text=":")


class Verb(Clause, tag_field="do", frozen=True):
    """Something a card can say: it can be tested, done, described and drawn."""

    personal: ClassVar[bool] = True  # befalls an investigator, so nothing comes of it once he is devoured
    costs: ClassVar[bool] = False  # takes something and gives nothing

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        """Why a card with this on it cannot be used now, if it cannot."""
        return None

    def idle(self, g: Museum, who: Investigator) -> bool:
        """Whether nothing would come of it now."""
        return False

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        """Do it for an investigator. Asks nobody when it returns None."""
        raise NotImplementedError

    def signs(self) -> Row:
        return (Sign(tag_of(self), getattr(self, "n", 1) or ALL),)


def in_vain(g: Museum, who: Investigator, verbs: Iterable[Verb]) -> bool:
    """Whether an effect would bring nothing now, whatever it costs."""
    for verb in verbs:
        if not (verb.costs or verb.idle(g, who)):
            return False
    return True


def tag_of(clause: Clause) -> str:
    """What a verb or a standing effect is called in the content; its sign is called the same where it has but one."""
    return str(type(clause).__struct_config__.tag)


def listed(rows: Iterable[Row]) -> Row:
    """Several rows with commas between them."""
    joined: list[Sign] = []
    for row in rows:
        joined += [COMMA, *row] if joined else row
    return tuple(joined)


def some_of(kinds: Sequence[str], n: int, paid: bool = False) -> Row:
    """So many cards of these kinds, of one's choice."""
    return (Sign("any_card", n, paid),) if len(kinds) == len(KINDS) else either((Sign(k, n, paid),) for k in kinds)
