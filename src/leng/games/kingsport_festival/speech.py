"""How the festival speaks: names inside a sentence, facts, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.effects.verb import Cost, Verb
from leng.games.kingsport_festival.state import RESOURCES
from leng.words import speech
from leng.words.clause import Phrase
from leng.words.signs import Sign

CARDS = ("god", "building", "investigator", "spell", "scenario", "event", "festival")


class Speech(speech.Speech):
    """Puts the ids and numbers of Kingsport Festival into words."""

    box: KingsportBox
    long = frozenset(
        {
            "verb-choose", "verb-god-gift", "verb-if", "verb-if-else", "verb-may", "verb-on-win", "verb-otherwise",
            "verb-place-bonus",
        }
    )  # fmt: skip

    # Names ---------------------------------------------------------------------------------------------------------

    def the(self, kind: str, name: str) -> str:
        """What a thing is called in the middle of a sentence: "the House", "Nodens"."""
        called = self.title(kind, name)
        if kind == "spell":
            return self.words.say("named-spell", name=called)
        if kind not in ("god", "building"):
            return self.words.say("named", name=called)
        called = self.small(called)
        return self.words.say(f"the-{name}", name=called) if self.words.has(f"the-{name}") else called

    def short(self, kind: str, name: str) -> str:
        """What a thing is called, without its article."""
        return speech.sentence(self.parted(self.title(kind, name))[1])

    def cubes(self, cubes: Sequence[int]) -> str:
        """Cubes of the three kinds in words."""
        return self.amounts(zip(RESOURCES, cubes, strict=True))

    def cost(self, cost: Cost) -> str:
        """A price in words."""
        return self.amounts((sign.kind, sign.n) for sign in cost.signs())

    def sign(self, sign: Sign) -> str:
        """A sign in words."""
        kind, _, deck = sign.kind.partition("-")
        if deck:
            return self.words.say(f"sign-{kind}-of", n=sign.n, deck=self.words.say(f"goods-{deck}"))
        known = self.words.has(f"sign-{kind}")
        return self.words.say(f"sign-{kind}", n=sign.n) if known else self.amount(kind, sign.n)

    def held(self, kind: str, n: float) -> str:
        kind, _, deck = kind.partition("-")
        return (
            self.words.say(f"sign-{kind}-of", n=n, deck=self.words.say(f"goods-{deck}"))
            if deck
            else super().held(kind, n)
        )

    def amounts(self, goods: Iterable[tuple[str, int]]) -> str:
        return super().amounts(goods) or self.words.say("amount-nothing")

    def round_name(self, number: int) -> str:
        return self.month(number)

    def month(self, number: int) -> str:
        """What a month is called."""
        return self.words.say("months").split()[number - 1]

    def level(self, number: int) -> str:
        """A level, as it is written."""
        return self.words.say("levels").split()[number - 1]

    def moment(self, when: str, kind: str = "") -> str:
        """When something may be done or happens."""
        key = f"moment-{when.replace('.', '-')}"
        return self.words.say(f"{key}-{kind}" if self.words.has(f"{key}-{kind}") else key)

    # Facts ---------------------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> str | int:
        if isinstance(value, Cost):
            return self.cost(value)
        if name == "source":
            kind = self._source_kind(value)
            return self.words.say("the-scenario") if kind == "scenario" else self.the(kind, value)
        if name in ("level", "max_level"):
            return self.level(value)
        return super().fact(name, value)

    def word(self, name: str, value: str) -> str:
        if name in CARDS:
            return self.the(name, value)
        if name in ("goods", "what", "old", "new"):
            return self.words.say(f"goods-{value}")
        if name == "deck":
            return self.words.say(f"deck-{value}")
        return self.moment(value) if name == "moment" else value

    def several(self, name: str, values: Sequence[Any]) -> str:
        if name in ("have", "cubes"):
            return self.cubes(values)
        if name == "doors":
            return self.one_of(self.the("building", each) for each in values)
        if name == "buildings":
            return self.listing([self.the("building", each) for each in values])
        if name == "levels":
            return self.one_of(map(self.level, values))
        if name == "months":
            return self.one_of(map(self.month, values))
        if name == "by":
            return self.one_of(signed(each) for each in values)
        if values and isinstance(values[0], list | tuple):
            return self.either([self.several(name, each) for each in values])
        if values and isinstance(values[0], Verb):
            return self.verbs(values)
        return self.listing([str(each) for each in values])

    def also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        also = super().also(facts)
        if isinstance(facts.get("have"), list | tuple):
            also["have_n"] = sum(facts["have"])
        if "n" in facts:
            also["signed"] = signed(facts["n"])
            if "goods" in facts:
                also["amount"] = self.amount(facts["goods"], facts["n"])
        if "god" in facts:
            also["god_short"] = self.short("god", facts["god"])
            also["worth"] = str(self.box.gods[facts["god"]].value or "X")
        if "bend" in facts:
            also["bend_signed"] = signed(facts["bend"])
        if facts.get("round"):
            also["month"] = self.month(facts["round"])
        if "source" in facts:
            also["source_kind"] = self._source_kind(facts["source"])
        if "shown" in facts:
            card = self.card(facts["card"], facts["shown"])
            also["shown"], also["text"] = card.title, " ".join(card.lines)
        return also

    def _source_kind(self, source: str) -> str:
        kinds = (kind for kind in ("building", "investigator") if source in self.box.shelf[kind])
        return next(kinds, "scenario")

    def shared(self, phrase: Phrase) -> tuple[str, str]:
        if phrase.key in ("verb-gain", "verb-lose"):
            return phrase.key, self.amount(phrase.facts["goods"], phrase.facts["n"])
        return "", ""


def signed(n: int) -> str:
    """A number with its sign."""
    return f"{n:+d}".replace("-", "−")
