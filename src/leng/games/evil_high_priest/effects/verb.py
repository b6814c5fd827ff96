"""What all verbs share: they can be refused, done, described and drawn as signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Literal

from leng.engine.choice import Refusal, Rules
from leng.engine.content import Record
from leng.games.evil_high_priest.effects.conditions import AnyCondition
from leng.games.evil_high_priest.state import Conclave, Priest
from leng.words.clause import Clause, Phrase
from leng.words.signs import Sign

Counter = Literal["deep_ones", "rooms", "evolved", "applied"]


class Count(Record, frozen=True):
    """A number that depends on the table: so many for each of something, perhaps halved, never more than so many."""

    per: Counter
    times: int = 1
    plus: int = 0
    half: bool = False  # rounded up, before all else
    most: int | None = None

    def now(self, g: Conclave, who: Priest) -> int:
        """The number at this moment."""
        if self.per == "deep_ones":
            n = g.tracks.get("deep_ones", 0)
        elif self.per == "rooms":
            n = sum(room is not None for room in who.rooms)
        elif self.per == "evolved":
            n = sum(who.evolved)
        else:
            n = g.applied
        if self.half:
            n = (n + 1) // 2
        n = self.plus + self.times * n
        return n if self.most is None else min(n, self.most)

    def describe(self) -> Phrase:
        """How the number is told."""
        facts = {"times": self.times, "plus": self.plus, "most": self.most or 0}
        return Phrase(f"count-{self.per.replace('_', '-')}{'-half' if self.half else ''}", facts)


Amount = int | Count


def amount(g: Conclave, who: Priest, n: Amount) -> int:
    """A number, printed or counted."""
    return n if isinstance(n, int) else n.now(g, who)


def amount_alone(g: Conclave, n: Amount) -> int:
    """The same for the opponent of a lone player, who has neither rooms nor acolytes of his own."""  # EHP Q-50
    return 0 if isinstance(n, Count) and n.per in ("rooms", "evolved") else amount(g, g.priests[0], n)


def how_many(kind: str, n: Amount, paid: bool = False) -> Sign:
    """The sign of so many of a kind; a number that is only known at the table stands as a question."""
    return Sign(kind, n, paid) if isinstance(n, int) else Sign(kind, 1, paid, "?")


class Verb(Clause, tag_field="do", frozen=True, kw_only=True):
    """Something that a space or a card says."""

    when: AnyCondition | None = None  # it happens only if this holds
    chapter: ClassVar[bool] = False  # it sets off a chapter of the rules, so what follows must wait
    takes_acolyte: ClassVar[bool] = False  # as a price, it wants one that is active
    brings_card: ClassVar[bool] = False  # it gives a monster or a room

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        """Why it cannot be paid or done now, if it cannot."""
        return None

    def do(self, g: Conclave, who: Priest) -> Rules[None] | None:
        """Do it for a player. Asks nobody when it returns None."""
        raise NotImplementedError

    def rival(self, g: Conclave) -> Rules[None] | None:
        """Do it for the opponent of a lone player; most of it needs what he has not."""  # EHP Q-50
        return None

    @property
    def gives(self) -> tuple[str, ...]:
        """The kinds of goods it surely gives: they may be denied to a lone player."""  # EHP R-174
        return ()

    def facts(self) -> dict[str, Any]:
        """The values the description names."""
        facts = {field: getattr(self, field) for field in self.__struct_fields__ if field != "when"}
        return {name: each.describe() if isinstance(each, Count) else each for name, each in facts.items()}

    def describe(self) -> Phrase:
        """What it says, under its condition if it has one."""
        said = super().describe()
        if self.when is None:
            return said
        return Phrase("verb-when", {"condition": self.when.describe(), "effect": said})


def resolve(g: Conclave, who: Priest, verbs: Iterable[Verb]) -> Rules[None]:
    """Do verbs one after the other, in the order in which they are printed."""
    for verb in verbs:
        if verb.when is not None and not verb.when.met(g, who):
            g.applied = 0
            continue
        rules = verb.do(g, who)
        if rules is not None:
            yield from rules


def refuse_any(g: Conclave, who: Priest, verbs: Sequence[Verb]) -> Refusal | None:
    """Why not all of these can be paid."""
    for verb in verbs:
        refusal = verb.refuse(g, who)
        if refusal is not None:
            return refusal
    return None
