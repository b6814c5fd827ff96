"""How games put their ids, numbers and effects into sentences; each game's ``speech.py`` adds its own names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from leng.engine.choice import Choice, Option
from leng.engine.content import Entry, Name
from leng.words.clause import Clause, Phrase
from leng.words.presenter import CardText, Label, Presenter


class Called(msgspec.Struct, frozen=True):
    """How the options with one head are called: ``Called("place", at="place:{place}", card="place:{place}")``.

    ``parts`` are the names of an option's parts after its head: facts of the message, with those of the question, and
    filled in where the thing lies and which card explains it.
    """

    parts: str = ""
    at: str = ""
    card: str = ""
    key: str = ""  # the message; ``option-<head>`` when empty
    idea: bool = False  # ``idea-<head>`` says what it is about, ``way-<head>``, if there is one, in which way
    uses: str = ""  # the pieces it takes, as their kind and the part that lists them: "die:dice"


YOU, EACH = "you", "each"
"""Whom a phrase speaks to, or of whom it tells."""

SENTENCES = ("ask", "wait", "log", "refuse", "option", "card", "effect", "sentence")
"""Messages that stand on their own and so begin with a capital letter."""


class Speech(Presenter):
    """A presenter whose names, facts and phrases fit into sentences."""

    labels: ClassVar[Mapping[str, Called | Callable[..., Label]]] = {}
    """How options are called, by their head; a method of the presenter where a line of the table does not do."""

    long: ClassVar[frozenset[str]] = frozenset()
    """Phrases that have commas of their own, so that a comma would not keep them apart."""

    # Names ---------------------------------------------------------------------------------------------------------

    def printed(self, name: Name) -> str:
        """The name of a thing in this language, as printed on it."""
        return name.fr.replace("'", "’") if self.language == "fr" else name.en

    def title(self, kind: str, name: str) -> str:
        """What a thing is called, as printed on it; of several equal pieces each may be numbered."""
        entry: Entry = self.box.shelf[kind][name.partition(".")[0]]
        return self.printed(entry.name)

    @property
    def articles(self) -> list[str]:
        """The articles with which a name may begin in this language."""
        return self.words.say("articles").split()

    def parted(self, called: str) -> tuple[str, str]:
        """The article a name begins with, in small letters ("l" of "l’", empty when there is none), and the rest."""
        for article in self.articles:
            lead = article if article[-1] == "’" else f"{article} "
            if called.startswith(lead):
                return article.lower().rstrip("’"), called[len(lead) :]
        return "", called

    def small(self, called: str) -> str:
        """A name in the middle of a sentence: its article in small letters."""
        return called[0].lower() + called[1:] if self.parted(called)[0] else called

    def amount(self, what: str, n: int) -> str:
        """So many of something: "2 clues", "1 coin"."""
        return self.words.say(f"amount-{what}", n=n)

    def amounts(self, goods: Iterable[tuple[str, int]]) -> str:
        """Several things in their numbers; empty when there are none."""
        return self.listing([self.amount(what, n) for what, n in goods if n])

    def either(self, things: Sequence[str], key: str = "listing-either") -> str:
        """Several long things in one sentence, kept apart by more than a comma."""
        joined = things[0]
        for each in things[1:]:
            joined = self.words.say(key, most=joined, last=each)
        return joined

    # Facts ---------------------------------------------------------------------------------------------------------

    def say(self, key: str, /, **facts: Any) -> str:
        spoken = {name: self.fact(name, value) for name, value in facts.items()}
        text = self.words.say(key, **{**spoken, **self.also(facts)})
        return sentence(text) if key.partition("-")[0] in SENTENCES else text

    def fact(self, name: str, value: Any) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, Mapping):
            return ""  # values of single options, for their labels
        if isinstance(value, list | tuple) and name != "seats":
            return self.several(name, value)
        return self.word(name, value) if isinstance(value, str) and name != "rival" else super().fact(name, value)

    def word(self, name: str, value: str) -> str:
        """An id as it is spoken; the fact's name says what kind of thing it is."""
        return value

    def several(self, name: str, values: Sequence[Any]) -> str:
        """A list as it is spoken."""
        return self.listing([str(self.fact(name, each)) for each in values])

    def also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        """What follows from the facts and a language may want to say or to count."""
        return {f"{name}_n": len(value) for name, value in facts.items() if isinstance(value, list | tuple)}

    # Options and cards ---------------------------------------------------------------------------------------------

    def label(self, choice: Choice, option: Option) -> Label:
        if isinstance(option, str):
            return self.plain_label(choice, option)
        called = self.labels[option[0]]
        if not isinstance(called, Called):
            return called(self, choice, option)
        facts = {**choice.about, **dict(zip(called.parts.split(), option[1:], strict=False))}
        text = self.say(called.key or f"option-{option[0]}", **facts)
        label = Label(text, called.at.format_map(facts), called.card.format_map(facts))
        if not called.idea:
            return label
        kind, _, part = called.uses.partition(":")
        uses = tuple(f"{kind}:{each}" for each in facts[part]) if part else ()
        return self.one_way(label, option[0], uses, **facts)

    def one_way(self, label: Label, head: str, uses: tuple[str, ...] = (), **facts: Any) -> Label:
        """The label of an option that is one way of several to do the same."""
        idea = sentence(self.say(f"idea-{head}", **facts))
        way = self.say(f"way-{head}", **facts) if self.words.has(f"way-{head}") else ""
        return msgspec.structs.replace(label, idea=idea, way=way, uses=uses)

    def plain_label(self, choice: Choice, option: str) -> Label:
        """An option that is a word."""
        return Label(self.plain(choice, option))

    def plain(self, choice: Choice, option: str) -> str:
        """An option that is a word; a question may have its own way to say it."""
        own = f"option-{option}-{choice.ask.name}"
        return self.say(own if self.words.has(own) else f"option-{option}", **choice.about)

    def card(self, kind: str, name: str) -> CardText:
        entry: Entry = self.box.shelf[kind][name.partition(".")[0]]
        return CardText(self.title(kind, name), self.kind_of(entry, kind), tuple(self.lines(entry)), entry.source)

    def kind_of(self, entry: Entry, kind: str) -> str:
        """What kind of card it is, in words."""
        return self.words.say(f"kind-{kind}")

    def lines(self, entry: Any) -> Iterable[str]:
        """Everything printed on a card, line by line."""
        raise NotImplementedError

    # Phrases of effects --------------------------------------------------------------------------------------------

    def verbs(self, verbs: Iterable[Clause], who: str = YOU) -> str:
        """What verbs say, one after the other."""
        return self.phrases([verb.describe() for verb in verbs], who)

    def phrases(self, phrases: Sequence[Phrase], who: str = YOU) -> str:
        """Phrases in one sentence; gains, losses and the like that follow each other share their verb."""
        texts: list[str] = []
        last, run = "", list[str]()
        shared = False
        for phrase in phrases:
            verb, amount = self.shared(phrase)
            if verb and verb == last:
                texts.pop()
                shared = True
            else:
                run = []
            last = verb
            run.append(amount)
            texts.append(self.words.say(verb, who=who, amount=self.listing(run)) if verb else self.phrase(phrase, who))
        long = (shared and len(texts) > 1) or any(phrase.key in self.long for phrase in phrases)
        return self.either(texts, "listing-long") if long else self.listing(texts)

    def shared(self, phrase: Phrase) -> tuple[str, str]:
        """The verb that a phrase can share with its neighbours, and what it adds; empty when there is none."""
        return "", ""

    def phrase(self, phrase: Phrase, who: str = YOU) -> str:
        """One phrase, addressed to "you" or told of "each" player, with the phrases inside it."""
        verb, amount = self.shared(phrase)
        if verb:
            return self.words.say(verb, who=who, amount=amount)
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
        return self.words.say(phrase.key, who=who, **{**spoken, **self.also(phrase.facts)})

    def _alternatives(self, options: Sequence[Sequence[Phrase]], who: str) -> str:
        """Effects of which one is chosen; when all are losses, or all gains, they share their verb."""
        parts = [[self.shared(phrase) for phrase in option] for option in options]
        verbs = {verb for option in parts for verb, _ in option}
        if len(verbs) > 1 or "" in verbs:
            return self.either([self.phrases(option, who) for option in options])
        amounts = [self.listing([amount for _, amount in option]) for option in parts]
        return self.words.say(verbs.pop(), who=who, amount=self.either(amounts))


def sentence(text: str) -> str:
    """A sentence begins with a capital letter, and a name that ends it with a mark needs no full stop after it."""
    for mark in ("?", "!", "…"):
        text = text.replace(f"{mark}.", mark)
    return text[:1].upper() + text[1:]
