"""How the museum speaks: names inside a sentence, dice, prices, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.engine import speech
from leng.engine.content import Phrase
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.rules.clock import STEP

CARDS = (
    "investigator", "ancient_one", "adventure", "other_world", "common", "unique", "spell", "ally", "mythos",
    "monster", "first_aid", "souvenir", "finding",
)  # fmt: skip
PEOPLE = ("investigator", "ancient_one", "ally")
ITEMS = ("common", "unique")
COLOURS = {"": "green", "y": "yellow", "r": "red"}


class Speech(speech.Speech):
    """Puts the ids and numbers of Elder Sign into words."""

    box: ElderSignBox
    long = frozenset(
        {
            "verb-choose", "verb-choose-otherwise", "verb-each-alone", "verb-each-everybody", "verb-grant", "verb-heal",
            "verb-monster",
        }
    )  # fmt: skip

    # Names ---------------------------------------------------------------------------------------------------------

    def kind(self, name: str) -> str:
        """What kind of card a name belongs to; markers of one monster may be numbered."""
        if name in self.box.kind_of:
            return self.box.kind_of[name]
        return next((kind for kind in CARDS if name in self.box.shelf[kind]), "entrance")

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
        if self.parted(called)[0]:
            return self.small(called)
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

    # Facts ---------------------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> str | int:
        if name == "turn":
            return self.seat_name(value)
        if name == "hour":
            return self.words.say(f"hour-{value}")
        return value if name == "by" else super().fact(name, value)

    def word(self, name: str, value: str) -> str:
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

    def several(self, name: str, values: Sequence[Any]) -> str:
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

    def also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        also = super().also(facts)
        for name, value in facts.items():
            if isinstance(value, str) and name in ("card", "source", "place", "here", "trophy"):
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
            also["finding"] = self.word("service", self.box.findings[facts["face"]].id)
        if "by" in facts:
            also["by_n"], also["by_sign"] = abs(facts["by"]), "less" if facts["by"] < 0 else "more"
        if isinstance(facts.get("investigator"), str):
            also["ability"] = self.printed(self.box.investigators[facts["investigator"]].ability)
        if facts.get("card") in self.box.items:
            also["moment"] = self.words.say(f"moment-{self.box.items[facts['card']].when}")
        return also

    # Phrases of effects --------------------------------------------------------------------------------------------

    def shared(self, phrase: Phrase) -> tuple[str, str]:
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
                return phrase.key, self.words.say("amount-cards", n=facts["n"], kinds=self.several("kinds", kinds))
        return "", ""
