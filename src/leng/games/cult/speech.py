"""How the Eternal City speaks: Locations, gods and Priests inside a sentence, prices, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.games.cult.box import CultBox, Way
from leng.games.cult.deeds.tokens import MOST
from leng.games.cult.effects.cost import ENDLESS, AnyCost
from leng.games.cult.state import PATRIARCH, SUPREMACY
from leng.words import speech
from leng.words.clause import Phrase
from leng.words.speech import YOU

CARDS = ("place", "sheet", "ability", "miracle", "intrigue", "privilege", "celebration", "supremacy", "prayer")
"""What has a face to read."""

GAINS = {"verb-gain-coins": "coins", "verb-gain-followers": "followers", "verb-gain-mob": "mobs"}
LOSE = "verb-lose-"
"""Phrases that share their verb with their neighbours."""

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
        return self.words.say("amount-supremacy" if name == SUPREMACY else "named", name=called)

    def at(self, how: str, name: str) -> str:
        """A Location or a god after "the", "at" or "of"; French joins these words with the article."""
        kind = "place" if name in self.box.numbers else "sheet"
        article, bare = self.parted(self.title(kind, name))
        return self.words.say(f"{kind}-{how}", id=name, article=article, name=bare)

    def priest(self, influence: int) -> str:
        """A Priest by its influence, or the Patriarch."""
        return self.words.say("the-patriarch") if influence == PATRIARCH else self.amount("priest", influence)

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
        if name == "who":
            return self.priest(value) if isinstance(value, int) else self.called(value)
        if name in ("taker", "victim"):
            return self.seat_name(value)
        if name in ("by", "per"):
            return value if isinstance(value, int) else ""
        return super().fact(name, value)

    def word(self, name: str, value: str) -> str:
        match name:
            case "place" | "places" | "god" | "benefit":
                return self.at("the", value)
            case "card" | "cards" | "ability" | "celebration" | "source" | "deed" | "intrigue" | "privilege":
                return self.the(value)
        return value  # a deck, somebody: the messages choose by it

    def several(self, name: str, values: Sequence[Any]) -> str:
        return "" if name == "verbs" else super().several(name, values)  # effects of single options, for their labels

    def also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        also = super().also(facts)
        if "place" in facts:
            number = self.box.numbers[facts["place"]]
            also["at_place"], also["of_place"] = self.at("at", facts["place"]), self.at("of", facts["place"])
            also["number"], also["bribe"] = number, self.amount("coins", number)
        if "places" in facts:
            also["at_places"] = self.one_of(self.at("at", each) for each in facts["places"])
        if "god" in facts:
            also["of_god"] = self.at("of", facts["god"])
            also["power"] = self.box.sheets[facts["god"]].light.power
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
        if "deck" in facts:
            also["a_card"] = self.words.say(f"a-{facts['deck']}")
            also["deck_name"] = self.words.say(f"deck-{facts['deck']}")
        if "whom" in facts:
            called = self.words.say(f"whom-{facts['whom']}")
            article, bare = self.parted(called)
            of, to = (self.words.say(f"place-{how}", id="", article=article, name=bare) for how in ("of", "at"))
            also["whom"], also["of_whom"], also["to_whom"] = self.small(called), of, to
        if "least" in facts:
            also["range"] = _range(facts["least"], facts.get("most", ENDLESS))
        if "mobs" in facts:
            also["reach"] = self.box.reach[min(facts["mobs"], len(self.box.reach) - 1)]
            also["amount"] = self.amount("mobs", facts["mobs"])
        if "have" in facts:
            also["coins"], also["followers"] = (self.amount(what, facts["have"]) for what in ("coins", "followers"))
        if "need" in facts:
            also["needed"] = self.amount("followers", facts["need"])
        return also | self._printed(facts)

    def _printed(self, facts: Mapping[str, Any]) -> dict[str, str]:
        """What is printed on the thing that an option is about."""
        also = {}
        if "deed" in facts:
            deed = self.box.abilities.get(facts["deed"]) or self.box.cards[facts["deed"]]
            also["effects"], also["cost"] = self.verbs(deed.effects), self.cost(deed.cost)
        if "celebration" in facts:
            also["effects"] = self.verbs(self.box.celebrations[facts["celebration"]].effects)
        if "intrigue" in facts:
            also["coins"] = self.amount("coins", self.box.intrigues[facts["intrigue"]].value)
        if "privilege" in facts:
            card = self.box.privileges[facts["privilege"]]
            also["coins"], also["effects"] = self.amount("coins", card.price), self.phrase(card.standing.describe())
        if "benefit" in facts:
            also["ways"] = self.ways(facts["benefit"])
        return also

    # Phrases of effects --------------------------------------------------------------------------------------------

    def shared(self, phrase: Phrase) -> tuple[str, str]:
        key, facts = phrase.key, phrase.facts
        if key in GAINS:
            return "verb-gain", self.amount(GAINS[key], facts["n"])
        if key == "verb-draw":
            return key, self.amount(facts["deck"], facts["n"])
        if key.startswith(LOSE) and "whom" in facts:
            return f"verb-loses-{facts['whom']}", self.amount(key.removeprefix(LOSE), facts["n"])
        return "", ""


def _range(least: int, most: int) -> str:
    """How an influence that is asked for is limited."""
    if least == most:
        return "exact"
    if most >= MOST:
        return "least" if least > 1 else "any"
    return "most" if least <= 1 else "between"
