"""How the museum speaks: names inside a sentence, dice, prices, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.engine import presenter
from leng.engine.content import Entry, Phrase
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.effects.standing import Standing
from leng.games.elder_sign.effects.verb import Verb
from leng.games.elder_sign.rules.clock import STEP

CARDS = (
    "investigator", "ancient_one", "adventure", "other_world", "common", "unique", "spell", "ally", "mythos",
    "monster", "first_aid", "souvenir", "finding",
)  # fmt: skip
PEOPLE = ("investigator", "ancient_one", "ally")
ITEMS = ("common", "unique")
SENTENCES = ("ask", "wait", "log", "refuse", "option", "card", "sentence")
LONG = (
    "verb-choose", "verb-choose-otherwise", "verb-each-alone", "verb-each-everybody", "verb-grant", "verb-heal",
    "verb-monster",
)  # fmt: skip
"""Phrases that stand on their own, so that a comma would not keep them apart."""

YOU, EACH = "you", "each"
COLOURS = {"": "green", "y": "yellow", "r": "red"}


class Speech(presenter.Presenter):
    """Puts the ids and numbers of Elder Sign into words."""

    box: ElderSignBox

    # Names ---------------------------------------------------------------------------------------------------------

    def kind(self, name: str) -> str:
        """What kind of card a name belongs to; markers of one monster may be numbered."""
        if name in self.box.kind_of:
            return self.box.kind_of[name]
        return next((kind for kind in CARDS if name in self.box.shelf[kind]), "entrance")

    def title(self, kind: str, name: str) -> str:
        """What a thing is called, as printed on it."""
        entry: Entry = self.box.shelf[kind][name.partition(".")[0]]
        return self.printed(entry.name)

    def printed(self, name: Any) -> str:
        """One of the two names of a thing."""
        called: str = name.fr.replace("'", "’") if self.language == "fr" else name.en
        return called

    def the(self, name: str) -> str:
        """What a thing is called in the middle of a sentence."""
        kind = self.kind(name)
        if kind == "entrance":
            return self.words.say("the-entrance")
        if kind == "monster":
            return self.monster(name, "the-monster")
        called = self.title(kind, name)
        return called if kind in PEOPLE else self.words.say("named-item" if kind in ITEMS else "named", name=called)

    def monster(self, marker: str, key: str) -> str:
        """A monster with its article: "the Ghoul", "an Elder Thing"."""
        base, _, copy = marker.partition(".")
        called = self.title("monster", marker)
        for article in self.words.say("articles").split():
            if called.startswith(article if article[-1] == "’" else f"{article} "):
                return called[0].lower() + called[1:]
        said = self.words.say(key, monster=base, name=called)
        return self.words.say("numbered", name=said, n=copy) if key == "the-marker" and copy else said

    def marker(self, name: str) -> str:
        """A trophy or monster among several that may have the same name."""
        return self.monster(name, "the-marker") if self.kind(name) == "monster" else self.the(name)

    def face(self, face: str) -> str:
        """A result of a die."""
        return face if face.isdigit() else self.words.say(f"face-{face}")

    def die(self, token: str) -> str:
        """A die as it lies there: its face, its colour unless green, its place unless in the pool."""
        shown, _, where = token.partition("@")
        face, _, mark = shown.partition(".")
        colour = COLOURS[mark]
        if face == "any":
            text = self.words.say(f"die-unrolled-{colour}")
        else:
            text = self.words.say(f"die-{colour}", face=self.face(face))
        if not where:
            return text
        spot, _, number = where.partition(".")
        if spot == "help":
            place = self.words.say("spot-help", seat=self.seat_name(int(number)))
        elif spot == "task":
            place = self.words.say("spot-task", n=int(number) + 1)
        elif where in self.box.kind_of:
            place = self.words.say("spot-spell", card=self.the(where))
        else:
            place = self.words.say(f"spot-{spot}")
        return self.words.say("die-elsewhere", die=text, place=place)

    def needs(self, needs: Iterable[int | str]) -> str:
        """What a task asks for: "Lore + 3 Investigation"."""
        return " + ".join(
            self.words.say("need-investigation", n=need)
            if isinstance(need, int)
            else self.one_of(self.face(each) for each in need.split("/"))
            for need in needs
        )

    def cost(self, task: Any) -> str:
        """What a task costs besides its dice; empty when it costs nothing."""
        return self.amounts([("sanity", task.sanity), ("stamina", task.stamina), ("hours", task.clock * STEP)])

    def amount(self, what: str, n: int) -> str:
        """So many of something: "2 clues", "1 sanity"."""
        return self.words.say(f"amount-{what}", n=n)

    def amounts(self, goods: Iterable[tuple[str, int]]) -> str:
        """Several things in their numbers."""
        return self.listing([self.amount(what, n) for what, n in goods if n])

    def one_of(self, things: Iterable[str]) -> str:
        """Several short things of which one counts: "Lore or Peril"."""
        *most, last = things
        return self.words.say("listing-or", most=", ".join(most), last=last) if most else last

    def either(self, things: Sequence[str], key: str) -> str:
        """Several long things in one sentence, kept apart by more than a comma."""
        joined = things[0]
        for each in things[1:]:
            joined = self.words.say(key, most=joined, last=each)
        return joined

    # Facts ---------------------------------------------------------------------------------------------------------

    def say(self, key: str, /, **facts: Any) -> str:
        spoken = {name: self.fact(name, value) for name, value in facts.items()}
        text = self.words.say(key, **{**spoken, **self._also(facts)})
        return sentence(text) if key.partition("-")[0] in SENTENCES else text

    def fact(self, name: str, value: Any) -> str | int:
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self._word(name, value)
        if name == "turn":
            return self.seat_name(value)
        if name == "hour":
            return self.words.say(f"hour-{value}")
        if name != "seats" and isinstance(value, list | tuple):
            return self._several(name, value)
        if isinstance(value, Mapping):
            return ""  # values of single options, for their labels
        return value if name == "by" else super().fact(name, value)

    def _word(self, name: str, value: str) -> str:
        """An id as it is spoken."""
        match name:
            case "card" | "source" | "place" | "here" | "trophy" | "monster":
                return self.the(value)
            case "marker":
                return self.marker(value)
            case "investigator" | "ancient_one":
                return self.title(name, value)
            case "service":
                title = self.title(self.kind(value), value)
                return title[:1].lower() + title[1:]
            case "die":
                return self.die(value)
            case "face" | "of" | "to":
                return self.face(value)
            case "what":
                return self.words.say(f"goods-{value}")
            case "deck":
                return self.words.say(f"deck-{value}")
            case "colour":
                return self.words.say(f"die-of-{value}")
        return value

    def _several(self, name: str, values: Sequence[Any]) -> str:
        """A list as it is spoken."""
        match name:
            case "dice" | "picked":
                return self.listing([self.die(each) for each in values])
            case "needs":
                return self.needs(values)
            case "kinds":
                return self.one_of(self.words.say(f"goods-{each}") for each in values)
            case "colours":
                return self.listing([self.words.say(f"die-of-{each}") for each in values])
        return ""  # effects of single options, for their labels

    def _also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        """What follows from the facts and a language may want to say or to count."""
        also: dict[str, str | int] = {}
        for name, value in facts.items():
            if isinstance(value, list | tuple):
                also[f"{name}_n"] = len(value)
            elif isinstance(value, str) and name in ("card", "source", "place", "here", "trophy"):
                also[f"{name}_kind"] = self.kind(value)
        if "what" in facts and "n" in facts:
            also["amount"] = self.amount(facts["what"], facts["n"])
        if isinstance(facts.get("what"), str) and self.words.has(f"deck-{facts['what']}"):
            also["many"] = self.words.say(f"deck-{facts['what']}")
        if "sanity" in facts and "stamina" in facts:
            also["health"] = self.amounts([("sanity", facts["sanity"]), ("stamina", facts["stamina"])])
        if "monster" in facts:
            also["a_monster"] = self.monster(facts["monster"], "a-monster")
        if facts.get("face") in self.box.findings:
            also["finding"] = self._word("service", self.box.findings[facts["face"]].id)
        if "by" in facts:
            also["by_n"], also["by_sign"] = abs(facts["by"]), "less" if facts["by"] < 0 else "more"
        if isinstance(facts.get("investigator"), str):
            also["ability"] = self.printed(self.box.investigators[facts["investigator"]].ability)
        if facts.get("card") in self.box.items:
            also["moment"] = self.words.say(f"moment-{self.box.items[facts['card']].when}")
        return also

    # Phrases of effects --------------------------------------------------------------------------------------------

    def verbs(self, verbs: Iterable[Verb | Standing], who: str = YOU) -> str:
        """What verbs say, one after the other."""
        return self.phrases([verb.describe() for verb in verbs], who)

    def phrases(self, phrases: Sequence[Phrase], who: str = YOU) -> str:
        """Phrases in one sentence; gains, losses and the like that follow each other share their verb."""
        texts: list[str] = []
        last, run = "", list[str]()
        shared = False
        for phrase in phrases:
            verb, amount = self._shared(phrase)
            if verb and verb == last:
                texts.pop()
                shared = True
            else:
                run = []
            last = verb
            run.append(amount)
            texts.append(self.words.say(verb, who=who, amount=self.listing(run)) if verb else self.phrase(phrase, who))
        long = (shared and len(texts) > 1) or any(phrase.key in LONG for phrase in phrases)
        return self.either(texts, "listing-long") if long else self.listing(texts)

    def _shared(self, phrase: Phrase) -> tuple[str, str]:
        """The verb that a phrase can share with its neighbours, and what it adds; empty when there is none."""
        facts = phrase.facts
        match phrase.key:
            case "verb-gain" | "verb-lose" | "verb-regain" | "verb-surrender":
                return phrase.key, self.amount(facts["what"], facts["n"])
            case "verb-elder-sign":
                return "verb-gain", self.amount("elder_sign", facts["n"])
            case "verb-lower-maximum":
                return "verb-lose", self.amount(f"maximum-{facts['what']}", facts["n"])
            case "verb-regain-all":
                return "verb-regain", self.words.say(f"amount-all-{facts['what']}")
            case "verb-add-die":
                return phrase.key, self.words.say(f"die-of-{facts['colour']}")
            case "verb-discard":
                kinds: Sequence[str] = facts["kinds"]
                if len(kinds) == 1:
                    return phrase.key, self.amount(kinds[0], facts["n"])
                return phrase.key, self.words.say("amount-cards", n=facts["n"], kinds=self._several("kinds", kinds))
        return "", ""

    def phrase(self, phrase: Phrase, who: str = YOU) -> str:
        """One phrase, addressed to "you" or told of "each" investigator, with the phrases inside it."""
        verb, amount = self._shared(phrase)
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
        return self.words.say(phrase.key, who=who, **{**spoken, **self._also(phrase.facts)})

    def _alternatives(self, options: Sequence[Sequence[Phrase]], who: str) -> str:
        """Effects of which one is chosen; when all are losses, or all gains, they share their verb."""
        parts = [[self._shared(phrase) for phrase in option] for option in options]
        verbs = {verb for option in parts for verb, _ in option}
        if len(verbs) > 1 or "" in verbs:
            return self.either([self.phrases(option, who) for option in options], "listing-either")
        amounts = [self.listing([amount for _, amount in option]) for option in parts]
        return self.words.say(verbs.pop(), who=who, amount=self.either(amounts, "listing-either"))


def sentence(text: str) -> str:
    """A sentence begins with a capital letter, and a name that ends it with a mark needs no full stop after it."""
    for mark in ("?", "!", "…"):
        text = text.replace(f"{mark}.", mark)
    return text[:1].upper() + text[1:]
