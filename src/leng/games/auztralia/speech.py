"""How Australia speaks: Old Ones, units, goods and characters inside a sentence, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.state import FARMS, UNITS
from leng.words import speech
from leng.words.clause import Phrase

CARDS = (
    "character", "revelation", "card", "tile", "variant", "objective", "space", "goods", "unit", "creature",
    "difficulty", "board", "track", "survey",
)  # fmt: skip
"""What has a face to read, in the order in which a name is looked for."""

TITLED = ("character", "characters", "card", "cards", "revelation", "variant", "variants", "objective", "space")
"""Facts that name a card."""

VOWELS = frozenset("aeiouyàâéèêëîïôùû")
ARMY = ("units",)
"""Facts that are units or goods in their numbers."""


class Speech(speech.Speech):
    """Puts the ids and numbers of AuZtralia into words."""

    box: AuztraliaBox
    long = frozenset(
        {
            "verb-retrieve", "verb-reveal-lowest", "verb-rush", "verb-hit", "verb-slip-away", "verb-lay-rails",
            "verb-place-farms", "verb-hasten", "verb-same-farms", "verb-counterattack",
        }
    )  # fmt: skip

    # Names ---------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """Who sits there; what belongs to nobody belongs to the settlers."""
        return super().seat_name(seat) if seat >= 0 else self.words.say("neutral")

    def of(self, name: str) -> str:
        """Somebody’s name after "of", which French joins to a vowel."""
        return self.words.say("of-name", name=name, vowel="yes" if name[:1].lower() in VOWELS else "no")

    def kind(self, name: str) -> str:
        """What kind of card a name belongs to."""
        return next(kind for kind in CARDS if name in self.box.shelf[kind])

    def face(self, name: str) -> str:
        """Which card explains a thing: "character:kitchener"."""
        return f"{self.kind(name)}:{name}"

    def called(self, name: str) -> str:
        """What a card is called in the middle of a sentence."""
        return self.words.say("named", name=self.title(self.kind(name), name))

    def creature(self, how: str, tile: str) -> str:
        """An Old One after "a", "the" or "of"; by its tile or by its kind."""
        kind = self.box.tiles[tile].creature if tile in self.box.tiles else tile
        return self.words.say(f"creature-{how}", creature=kind)

    def good(self, kind: str) -> str:
        """Goods, or a kind of farm, without a number."""
        return self.words.say(f"farm-{kind}" if kind in FARMS else f"goods-{kind}")

    def unit(self, unit: int | str) -> str:
        """The id of a unit that is named by its place in a barracks, or by its id."""
        return UNITS[unit] if isinstance(unit, int) else unit

    def army(self, units: Mapping[str, int] | Iterable[int]) -> str:
        """Units, or goods, in their numbers."""
        if isinstance(units, Mapping):
            return self.amounts(units.items())
        return self.amounts(zip(UNITS, units, strict=False))

    def port(self, n: int, among: Iterable[Any]) -> str:
        """The name of a port site; the sites among which it is tell which board is played on."""
        sites = {each[1] for each in among}
        land = next((each for each in self.box.lands.values() if sites == set(each.sites)), None)
        return land.hexes[n].port if land is not None else "none"

    # Facts ---------------------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> str | int:
        if name in ARMY and not isinstance(value, int | str):
            return self.army(value) or "none"
        if name in ("unit", "needs"):
            return "none" if value is None else self.words.say(f"unit-{self.unit(value)}")
        if name in ("who", "owner"):
            return self.seat_name(value)
        return super().fact(name, value)

    def word(self, name: str, value: str) -> str:
        if name in TITLED:
            return self.called(value)
        match name:
            case "tile" | "tiles":
                return self.creature("the", value)
            case "goods" | "kind" | "farm":
                return self.good(value)
            case "movers":
                return self.creature("some", value)
        return value  # the messages choose by it

    def also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        also = super().also(facts)
        if isinstance(facts.get("seat"), int):
            also["of_seat"] = self.of(self.seat_name(facts["seat"]))
        tile = facts.get("tile")
        if tile is not None:
            also |= {f"{how}_tile": self.creature(how, tile) for how in ("a", "of", "at")}
        if isinstance(facts.get("tiles"), list | tuple):
            also["some_tiles"] = self.listing([self.creature("a", each) for each in facts["tiles"]])
        unit = facts.get("unit", facts.get("needs"))
        if unit is not None:
            also["a_unit"] = self.words.say(f"a-{self.unit(unit)}")
            also["one_unit"] = self.title("unit", self.unit(unit))
        what = facts.get("goods", facts.get("kind"))
        if "points" in facts:
            also["amount"] = self.amount("points", facts["points"])
        elif "time" in facts:
            also["amount"] = self.amount("time", facts["n"])
        elif isinstance(what, str):
            also["amount"] = self.amount(what, facts.get("n", 1))
        elif unit is not None:
            also["amount"] = self.amount(self.unit(unit), facts.get("n", 1))
        if isinstance(facts.get("direction"), int):
            also["direction"] = self.words.say(f"direction-{facts['direction']}")
        if isinstance(facts.get("what"), str):
            also["what_one"] = self.words.say(f"counted-{facts['what']}")
            also["what_many"] = self.words.say(f"many-{facts['what']}")
        if isinstance(facts.get("space"), str):
            also["space_id"] = facts["space"]
        if isinstance(what, str):
            also["farm"] = self.good(what)
        return also | self._printed(facts)

    def _printed(self, facts: Mapping[str, Any]) -> dict[str, str]:
        """What is printed on the thing that an option is about."""
        if "character" in facts and isinstance(facts["character"], str):
            return {"effects": self.verbs(self.box.characters[facts["character"]].effects)}
        if "variant" in facts and isinstance(facts["variant"], str):
            return {"effects": self.words.say(f"card-variant-{facts['variant']}").rstrip(".")}
        return {}

    # Phrases of effects --------------------------------------------------------------------------------------------

    def shared(self, phrase: Phrase) -> tuple[str, str]:
        facts = phrase.facts
        match phrase.key:
            case "verb-gain":
                return "verb-gain", self.amount(facts["goods"], facts["n"])
            case "verb-gain-points":
                return "verb-gain", self.amount("points", facts["n"])
            case "verb-gain-unit":
                unit = facts["unit"]
                return "verb-gain", self.amount("unit" if unit is None else unit, facts["n"])
        return "", ""

    def phrase(self, phrase: Phrase, who: str = speech.YOU) -> str:
        if phrase.key == "verb-gain-one-of":
            goods = self.one_of(self.good(each) for each in phrase.facts["goods"])
            return self.words.say(phrase.key, n=phrase.facts["n"], goods=goods)
        if phrase.key == "condition-slain":
            return self.words.say(phrase.key, slain=self._slain(phrase.facts["any_of"]))
        return super().phrase(phrase, who)

    def _slain(self, any_of: Iterable[Mapping[str, int]]) -> str:
        """So many Old Ones of one kind, or so many of another."""
        each = (self.amounts(some.items()) for some in any_of)
        return self.one_of(each)
