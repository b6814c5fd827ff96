"""What all verbs share: how strictly they are measured, whom they select, what they count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from leng.engine.choice import Refusal, Rules
from leng.games.cult.deeds.influence import patriarch, present
from leng.games.cult.state import City, Cult
from leng.words.clause import Clause
from leng.words.signs import Row, Sign

LENIENT, USEFUL, FULL = 0, 1, 2
"""An ability needs only what cannot be done without; a Location or an Intrigue must bring something about; a Miracle
must be carried out in full."""  # CU

Whom = Literal[
    "self", "all", "present", "opponents_present", "light", "richest", "most_cards", "strongest_patriarch"
]  # fmt: skip
Counted = Literal["paid", "priests_here", "available"]
COUNTED: dict[Counted, str] = {"paid": "=", "priests_here": "×", "available": "×"}
"""How a sign bears a number that is counted on the table."""


class Verb(Clause, tag_field="do", frozen=True):
    """Something content can say: it can be refused, done and described."""

    delicate: ClassVar[bool] = False  # whether it can be done may hang on what is paid for it
    dear: ClassVar[bool] = False  # it takes something from whoever does it
    aimed: ClassVar[bool] = False  # it is aimed at a cult that may be one's own

    @property
    def required(self) -> bool:
        """Whether the rulebook forbids an ability that does this where it is impossible."""  # CU Q-51
        return False

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        """Why this cannot be done now, if it cannot; ``x`` is what was paid for it."""
        return None

    def brings(self, g: City, who: Cult, x: int) -> bool:
        """Whether anything would come of it now."""
        return self.refuse(g, who, USEFUL, x) is None

    def minds_followers(self, g: City, who: Cult) -> bool:
        """Whether it matters for it if a cult has one Follower more."""  # CU Q-55
        return False

    def do(self, g: City, who: Cult, x: int) -> Rules[None] | None:
        """Do it for a cult. Asks nobody when it returns None."""
        raise NotImplementedError


def resolve(g: City, who: Cult, verbs: Sequence[Verb], x: int = 0) -> Rules[None]:
    """Do verbs one after the other, in the order in which they are printed."""
    for verb in verbs:
        rules = verb.do(g, who, x)
        if rules is not None:
            yield from rules


def resolve_possible(g: City, who: Cult, verbs: Sequence[Verb], x: int = 0) -> Rules[None]:
    """Do verbs one after the other; what cannot be done is lost, and the rest follows."""  # CU Q-24
    for verb in verbs:
        if g.letter and verb.refuse(g, who, LENIENT, x) is not None:
            g.tell("gains-nothing", seat=who.seat)
        else:
            yield from resolve(g, who, (verb,), x)


def refuse_all(g: City, who: Cult, verbs: Sequence[Verb], measure: int, x: int = 0) -> Refusal | None:
    """Why these verbs cannot all be done."""
    for verb in verbs:
        refusal = verb.refuse(g, who, measure, x)
        if refusal is not None:
            return refusal
    return None


def refuse_any(g: City, who: Cult, verbs: Sequence[Verb], measure: int) -> Refusal | None:
    """Why not even one of these verbs can be done."""
    first = None
    for verb in verbs:
        refusal = verb.refuse(g, who, measure, 0)
        if refusal is None:
            return None
        first = first or refusal
    return first


def in_vain(g: City, who: Cult, verbs: Sequence[Verb], x: int = 0) -> bool:
    """Whether nothing would come of any of these verbs."""
    for verb in verbs:
        if verb.brings(g, who, x):
            return False
    return True


def counted(g: City, who: Cult, n: int, per: Counted | None, x: int) -> int:
    """A printed number, or one that is counted on the table."""
    if per is None:
        return n
    if per == "paid":
        return x
    return len(g.places[g.active] if per == "priests_here" else who.available)  # Patriarchs count, Altars not, CU R-128


def so_many(kind: str, n: int, per: Counted | None) -> Row:
    """A sign with its printed number, or with how it is counted."""
    return (Sign(kind, n) if per is None else Sign(kind, text=COUNTED[per]),)


def select(g: City, who: Cult, whom: Whom) -> list[Cult]:
    """The cults an effect names, from the First Player on; nobody when a single one is wanted and several tie."""
    if whom == "self":
        return [who]
    everybody = g.clockwise()
    if whom == "all":
        return everybody
    if whom == "present":
        return [each for each in everybody if present(g, each, g.active)]
    if whom == "opponents_present":
        return [each for each in everybody if each.seat != who.seat and present(g, each, g.active)]
    if whom == "light":
        return [each for each in everybody if each.seat != who.seat and not each.dark]
    sizes = [size(g, each, whom) for each in everybody]
    most = max(sizes)
    return [everybody[sizes.index(most)]] if sizes.count(most) == 1 else []


def size(g: City, who: Cult, whom: Whom) -> int:
    """By what the richest, the one with the most cards and the one with the strongest Patriarch are found."""
    if whom == "richest":
        return who.coins  # CU Q-47
    return who.cards if whom == "most_cards" else patriarch(g, who)
