"""How the festival speaks: names inside a sentence, facts, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.engine import presenter
from leng.engine.content import Entry, Phrase
from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.effects.verb import Cost, Verb
from leng.games.kingsport_festival.state import RESOURCES

CARDS = ("god", "building", "investigator", "spell", "scenario", "event", "festival")
SENTENCES = ("ask", "wait", "log", "refuse", "option", "card", "effect", "sentence")
LONG = (
    "verb-choose", "verb-god-gift", "verb-if", "verb-if-else", "verb-may", "verb-on-win", "verb-otherwise",
    "verb-place-bonus",
)  # fmt: skip
YOU, EACH = "you", "each"


class Speech(presenter.Presenter):
    """Puts the ids and numbers of Kingsport Festival into words."""

    box: KingsportBox

    @property
    def articles(self) -> list[str]:
        """The articles with which a name may begin in this language."""
        return self.words.say("articles").split()

    # Names ---------------------------------------------------------------------------------------------------------

    def title(self, kind: str, name: str) -> str:
        """What a thing is called, as printed on it."""
        entry: Entry = self.box.shelf[kind][name]
        return entry.name.fr.replace("'", "’") if self.language == "fr" else entry.name.en

    def the(self, kind: str, name: str) -> str:
        """What a thing is called in the middle of a sentence: "the House", "Nodens"."""
        called = self.title(kind, name)
        if kind == "spell":
            return self.words.say("named-spell", name=called)
        if kind not in ("god", "building"):
            return self.words.say("named", name=called)
        for article in self.articles:
            if called.startswith(article if article[-1] == "’" else f"{article} "):
                called = called[0].lower() + called[1:]
        return self.words.say(f"the-{name}", name=called) if self.words.has(f"the-{name}") else called

    def amount(self, goods: str, n: int) -> str:
        """So many of something: "2 Evil", "1 cult point"."""
        return self.words.say(f"amount-{goods}", n=n)

    def cubes(self, cubes: Sequence[int]) -> str:
        """Cubes of the three kinds in words."""
        return self._amounts(zip(RESOURCES, cubes, strict=True))

    def cost(self, cost: Cost) -> str:
        """A price in words."""
        return self._amounts(
            [
                ("magic", cost.magic),
                ("sanity", cost.sanity),
                *zip((*RESOURCES, "any_resource"), cost.cubes, strict=True),
            ]
        )

    def _amounts(self, goods: Iterable[tuple[str, int]]) -> str:
        parts = [self.amount(what, n) for what, n in goods if n]
        return self.listing(parts) if parts else self.words.say("amount-nothing")

    def moment(self, when: str, kind: str = "") -> str:
        """When something may be done or happens."""
        key = f"moment-{when.replace('.', '-')}"
        return self.words.say(f"{key}-{kind}" if self.words.has(f"{key}-{kind}") else key)

    def either(self, things: Sequence[str], key: str = "listing-either") -> str:
        """Several long things in one sentence, kept apart by more than a comma."""
        joined = things[0]
        for each in things[1:]:
            joined = self.words.say(key, most=joined, last=each)
        return joined

    def one_of(self, things: Iterable[Any]) -> str:
        """Several short things of which one counts: "II, III or IV"."""
        *most, last = map(str, things)
        return self.words.say("listing-or", most=", ".join(most), last=last) if most else last

    # Facts ---------------------------------------------------------------------------------------------------------

    def say(self, key: str, /, **facts: Any) -> str:
        spoken = {name: self.fact(name, value) for name, value in facts.items()}
        text = self.words.say(key, **{**spoken, **self._also(facts)})
        return capital(text) if key.partition("-")[0] in SENTENCES else text

    def fact(self, name: str, value: Any) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, Cost):
            return self.cost(value)
        if name == "source":
            kind = self._source_kind(value)
            return self.words.say("the-scenario") if kind == "scenario" else self.the(kind, value)
        if isinstance(value, str):
            return self._word(name, value)
        if name in ("level", "max_level"):
            return self.words.say(f"level-{value}")
        if name != "seats" and isinstance(value, list | tuple):
            return self._several(name, value)
        return super().fact(name, value)

    def _word(self, name: str, value: str) -> str:
        """An id as it is spoken."""
        if name in CARDS:
            return self.the(name, value)
        if name in ("goods", "what", "old", "new"):
            return self.words.say(f"goods-{value}")
        if name == "deck":
            return self.words.say(f"deck-{value}")
        return self.moment(value) if name == "moment" else value

    def _several(self, name: str, values: Sequence[Any]) -> str:
        """A list as it is spoken."""
        if name in ("have", "cubes"):
            return self.cubes(values)
        if name == "doors":
            return self.one_of(self.the("building", each) for each in values)
        if name == "buildings":
            return self.listing([self.the("building", each) for each in values])
        if name == "levels":
            return self.one_of(self.words.say(f"level-{each}") for each in values)
        if name == "months":
            return self.one_of(self.words.say(f"month-{each}") for each in values)
        if name == "by":
            return self.one_of(signed(each) for each in values)
        if values and isinstance(values[0], list | tuple):
            return self.either([self._several(name, each) for each in values])
        if values and isinstance(values[0], Verb):
            return self.verbs(values)
        return self.listing([str(each) for each in values])

    def _also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        """What follows from the facts and a language may want to say or to count."""
        also: dict[str, str | int] = {}
        for name, value in facts.items():
            if isinstance(value, list | tuple):
                also[f"{name}_n"] = sum(value) if name == "have" else len(value)
        if "n" in facts:
            also["signed"] = signed(facts["n"])
            if "goods" in facts:
                also["amount"] = self.amount(facts["goods"], facts["n"])
        if "bend" in facts:
            also["bend_signed"] = signed(facts["bend"])
        if facts.get("round"):
            also["month"] = self.words.say(f"month-{facts['round']}")
        if "source" in facts:
            also["source_kind"] = self._source_kind(facts["source"])
        if "shown" in facts:
            card = self.card(facts["card"], facts["shown"])
            also["shown"], also["text"] = card.title, " ".join(card.lines)
        return also

    def _source_kind(self, source: str) -> str:
        kinds = (kind for kind in ("building", "investigator") if source in self.box.shelf[kind])
        return next(kinds, "scenario")

    # Phrases of effects --------------------------------------------------------------------------------------------

    def verbs(self, verbs: Iterable[Verb]) -> str:
        """What verbs say, one after the other."""
        return self.phrases([verb.describe() for verb in verbs])

    def phrases(self, phrases: Sequence[Phrase], who: str = YOU) -> str:
        """Phrases in one sentence; gains and losses that follow each other share their verb."""
        texts: list[str] = []
        last, run = "", list[str]()
        long = any(phrase.key in LONG for phrase in phrases)
        for phrase in phrases:
            if phrase.key not in ("verb-gain", "verb-lose"):
                last, run = "", []
                texts.append(self.phrase(phrase, who))
                continue
            if phrase.key == last:
                texts.pop()
            else:
                last, run = phrase.key, []
            run.append(self.amount(phrase.facts["goods"], phrase.facts["n"]))
            long = long or len(run) > 1
            texts.append(self.words.say(last, who=who, amount=self.listing(run)))
        return self.either(texts, "listing-long") if long else self.listing(texts)

    def phrase(self, phrase: Phrase, who: str = YOU) -> str:
        """One phrase, addressed to "you" or told of "each" cultist, with the phrases inside it."""
        inner = EACH if phrase.key.startswith("verb-each") else who
        spoken: dict[str, str | int] = {}
        for name, value in phrase.facts.items():
            if isinstance(value, Phrase):
                spoken[name] = self.phrase(value, inner)
            elif name == "either":
                spoken[name] = self._alternatives(value, inner)
            elif isinstance(value, list) and value and isinstance(value[0], Phrase):
                spoken[name] = self.phrases(value, inner)
            else:
                spoken[name] = self.fact(name, value)
        return self.words.say(phrase.key, who=who, **{**spoken, **self._also(phrase.facts)})

    def _alternatives(self, options: Sequence[Sequence[Phrase]], who: str) -> str:
        """Gifts of which one is chosen; when all are gains, they share their verb."""
        if any(phrase.key != "verb-gain" for option in options for phrase in option):
            return self.either([self.phrases(option, who) for option in options])
        amounts = [
            self.listing([self.amount(phrase.facts["goods"], phrase.facts["n"]) for phrase in option])
            for option in options
        ]
        return self.words.say("verb-gain", who=who, amount=self.either(amounts))


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


def signed(n: int) -> str:
    """A number with its sign."""
    return f"{n:+d}".replace("-", "−")
