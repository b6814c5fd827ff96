"""How the Eternal City speaks: Locations, gods and Priests inside a sentence, prices, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.engine import speech
from leng.engine.content import Phrase
from leng.engine.speech import YOU
from leng.games.cult.box import CultBox, Way
from leng.games.cult.effects.cost import ENDLESS, AnyCost
from leng.games.cult.rules.tokens import MOST
from leng.games.cult.state import PATRIARCH, SUPREMACY

CARDS = ("place", "sheet", "ability", "miracle", "intrigue", "privilege", "celebration", "supremacy", "prayer")
"""What has a face to read."""

TO = "to"
"""A phrase that follows "you may": English needs no other form for it, French does."""


class Speech(speech.Speech):
    """Puts the ids and numbers of Cult into words."""

    box: CultBox
    long = frozenset(
        {
            "verb-ambush", "verb-bar", "verb-bribe", "verb-choose", "verb-destroy-altars", "verb-draw-and-return",
            "verb-give-any", "verb-give-hand", "verb-incarnate", "verb-lose-altar", "verb-lose-coins",
            "verb-lose-followers", "verb-lose-mobs", "verb-lowest-wins", "verb-raise-here-home", "verb-raise-here-next",
            "verb-return-priests", "verb-weaken", "verb-win",
        }
    )  # fmt: skip

    # Names ---------------------------------------------------------------------------------------------------------

    def kind(self, name: str) -> str:
        """What kind of card a name belongs to."""
        return next(kind for kind in CARDS if name in self.box.shelf[kind])

    def face(self, name: str) -> str:
        """Which card explains a thing: "miracle:avatar"."""
        return f"{self.kind(name)}:{name}"

    def the(self, name: str) -> str:
        """What a card or an ability is called in the middle of a sentence."""
        kind = self.kind(name)
        called = self.title(kind, name)
        if kind == "privilege":
            return self.words.say("named-privilege", name=called, small=self.small(called))
        return self.words.say("the-supremacy" if name == SUPREMACY else "named", name=called)

    def at(self, how: str, name: str) -> str:
        """A Location or a god after "the", "at" or "of"; French joins these words with the article."""
        kind = "place" if name in self.box.numbers else "sheet"
        article, bare = self.parted(self.title(kind, name))
        return self.words.say(f"{kind}-{how}", id=name, article=article, name=bare)

    def priest(self, influence: int) -> str:
        """A Priest by its influence, or the Patriarch."""
        return self.words.say("the-patriarch" if influence == PATRIARCH else "a-priest", n=influence)

    def called(self, name: Sequence[int]) -> str:
        """A Priest on a Location, with the coins it carries and what strengthens it."""
        influence, coins, boost = (*name, 0, 0)[:3]
        carried = self.amounts([("coins", coins), ("boost", boost)])
        if not carried:
            return self.priest(influence)
        return self.words.say("priest-with", priest=self.priest(influence), carried=carried)

    def cost(self, costs: Iterable[AnyCost]) -> str:
        """A price in words; empty when there is none."""
        return self.listing([self.phrase(each.describe()) for each in costs])

    def way(self, way: Way, who: str = YOU) -> str:
        """One way of taking the effect of a Location, with its price."""
        effects = self.verbs(way.effects, who)
        price = self.amounts([("coins", way.coins), ("followers", way.followers)])
        return self.words.say("way-paid", who=who, price=price, effects=effects) if price else effects

    def ways(self, place: str) -> str:
        """All that the winner of a Location may do there."""
        return self.either([self.way(each, TO) for each in self.box.places[self.box.numbers[place]].ways])

    # Facts ---------------------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> str | int:
        if name == "priest":
            return self.priest(value)
        if name in ("taker", "victim"):
            return self.seat_name(value)
        if name in ("by", "per"):
            return value if isinstance(value, int) else ""
        return super().fact(name, value)

    def word(self, name: str, value: str) -> str:
        match name:
            case "place" | "places" | "god":
                return self.at("the", value)
            case "card" | "cards" | "ability" | "celebration" | "source":
                return self.the(value)
        return value  # a deck, somebody: the messages choose by it

    def several(self, name: str, values: Sequence[Any]) -> str:
        return "" if name == "verbs" else super().several(name, values)  # effects of single options, for their labels

    def also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        also = super().also(facts)
        if "place" in facts:
            also["at_place"], also["of_place"] = self.at("at", facts["place"]), self.at("of", facts["place"])
        if "places" in facts:
            also["at_places"] = self.one_of(self.at("at", each) for each in facts["places"])
        if "god" in facts:
            also["of_god"] = self.at("of", facts["god"])
        if "priest" in facts:
            also["priest_n"] = facts["priest"]
        if "other" in facts:
            also["alone"] = "yes" if facts.get("seat") == facts["other"] else "no"
        if "n" in facts:
            also["coins"] = self.amount("coins", facts["n"])
            what = facts.get("goods") or facts.get("deck")
            if what:
                also["amount"] = self.amount(what, facts["n"])
        if "coins" in facts:
            also["coins"] = self.amount("coins", facts["coins"])
        if "least" in facts:
            also["range"] = _range(facts["least"], facts.get("most", ENDLESS))
        if "mobs" in facts:
            also["reach"] = self.box.reach[min(facts["mobs"], len(self.box.reach) - 1)]
        return also

    # Phrases of effects --------------------------------------------------------------------------------------------

    def shared(self, phrase: Phrase) -> tuple[str, str]:
        facts = phrase.facts
        match phrase.key:
            case "verb-gain-coins":
                return "verb-gain", self.amount("coins", facts["n"])
            case "verb-gain-followers":
                return "verb-gain", self.amount("followers", facts["n"])
            case "verb-gain-mob":
                return "verb-gain", self.amount("mobs", facts["n"])
            case "verb-draw":
                return "verb-draw", self.amount(facts["deck"], facts["n"])
            case "verb-lose-followers" | "verb-lose-mobs" | "verb-lose-altar":
                return f"verb-loses-{facts['whom']}", self.amount(phrase.key.removeprefix("verb-lose-"), facts["n"])
        return "", ""


def _range(least: int, most: int) -> str:
    """How an influence that is asked for is limited."""
    if least == most:
        return "exact"
    if most >= MOST:
        return "least" if least > 1 else "any"
    return "most" if least <= 1 else "between"
