"""How the options of a decision are called, where they lie on the table, and how cards describe themselves.

Where an option lies:

* ``place:port``: a Location, and every Priest or Altar that stands on it;
* ``priest:3``: one of the decider's available Priests, ``priest:0`` the Patriarch beside the sheet;
* ``hand:massacre``: a card in the decider's hand;
* ``market:oracle``: a Privilege that lies open at the Palace;
* ``privilege:oracle``: a Privilege in front of a cult, ``privilege:supremacy`` the Supremacy card there;
* ``ability:raid``: an ability on the decider's sheet;
* ``sheet:janus``: a sheet that may be chosen when the cults are given out;
* ``cult:2``: all that belongs to the cult of a seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from leng.engine.choice import Choice, Option
from leng.engine.presenter import Label
from leng.engine.speech import sentence
from leng.games.cult import asks
from leng.games.cult.box import (
    Ability,
    Card,
    Celebration,
    Intrigue,
    Place,
    Prayer,
    Privilege,
    Sheet,
    Side,
    Supremacy,
    Way,
)
from leng.games.cult.speech import TO, Speech

OFFERS = (asks.GIFT, asks.EFFECT, asks.COMMUNITY)


class Presenter(Speech):
    """Labels every option and every card of Cult."""

    # Questions -----------------------------------------------------------------------------------------------------

    def prompt(self, choice: Choice) -> str:
        """What the seat is asked; a Location says what it offers, and whether it was won or a prayer reached it."""
        if choice.ask not in OFFERS:
            return super().prompt(choice)
        place = choice.about["place"]
        key = "ask-effect-prayed" if asks.DECLINE not in choice.candidates else f"ask-{choice.ask.name}"
        return self.say(key, seat=choice.seat, place=place, ways=self.ways(place))

    # Options -------------------------------------------------------------------------------------------------------

    def label(self, choice: Choice, option: Option) -> Label:
        if isinstance(option, str):
            return self._plain(choice, option)
        head, thing = option[0], option[1]
        key = f"option-{head}"
        match head:
            case "preach" | "altar":
                return self._at(self.say(key, place=thing, number=self.box.numbers[thing]), thing)
            case "benefit":
                return self._at(self.say(key, place=thing, ways=self.ways(thing)), thing)
            case "send" | "place" | "sacrifice" | "ritual" | "destroy":
                return Label(self.say(key, priest=thing), f"priest:{thing}")
            case "miracle" | "intrigue" | "play":
                return self._play(thing)
            case "ability":
                return self._ability(thing)
            case "sell" | "return":
                worth = self.box.intrigues[thing].value
                return Label(self.say(key, card=thing, n=worth), f"hand:{thing}", self.face(thing))
            case "buy" | "privilege":
                price = self.box.privileges[thing].price
                text = self.say(key, card=thing, n=price, effects=self._standing(self.box.privileges[thing]))
                return Label(text, f"market:{thing}", self.face(thing))
            case "discard" | "give" | "rob":
                return Label(self.say(key, card=thing), self._owned(thing), self.face(thing))
            case "way":
                return self._way(choice, thing)
            case "option":
                return Label(sentence(self.verbs(choice.about["verbs"][thing - 1], TO)))
            case "bribe" | "move":
                number = self.box.numbers[option[2]]
                return self._at(self.say(key, who=self.called(thing), place=option[2], n=number), option[2])
            case "build":
                return self._at(self.say(key, who=self.called(option[2]), place=thing), thing)
            case "raise":
                return self._raise(choice, thing, option[2])
            case "boost" | "withdraw":
                return self._at(self.say(key, who=self.called(thing), **choice.about), choice.about["place"])
            case "ambush":
                return self._at(self.say(key, other=thing, place=option[2]), option[2])
            case "followers":
                return Label(self.say(key, goods="followers", n=thing), f"cult:{choice.seat}")
            case "celebrate":
                effects = self.verbs(self.box.celebrations[thing].effects)
                text = self.say(key, celebration=thing, effects=effects)
                return Label(text, "privilege:supremacy", f"celebration:{thing}")
            case "cult":
                text = self.say(key, god=thing, n=self.box.sheets[thing].light.power)
                return Label(text, f"sheet:{thing}", f"sheet:{thing}")
        raise ValueError(f"no words for the option {option}")

    def _plain(self, choice: Choice, option: str) -> Label:
        """An option that is a word."""
        if option == asks.TAKE:
            return self._way(choice, 1)
        text = self.plain(choice, option)
        return Label(text, f"cult:{choice.seat}", "prayer:prayer") if option == asks.PRAY else Label(text)

    def _at(self, text: str, place: str) -> Label:
        return Label(text, f"place:{place}", f"place:{place}")

    def _way(self, choice: Choice, number: int) -> Label:
        place = choice.about["place"]
        way: Way = self.box.places[self.box.numbers[place]].ways[number - 1]
        return self._at(sentence(self.way(way, TO)), place)

    def _play(self, name: str) -> Label:
        """A card of the hand, what it costs and what it does."""
        card = self.box.cards[name]
        cost = self.cost(card.cost)
        key = "option-play-paid" if cost else "option-play"
        text = self.say(key, card=name, cost=cost, effects=self.verbs(card.effects))
        return Label(text, f"hand:{name}", self.face(name))

    def _ability(self, name: str) -> Label:
        ability = self.box.abilities[name]
        text = self.say(
            "option-ability", ability=name, cost=self.cost(ability.cost), effects=self.verbs(ability.effects)
        )
        return Label(text, f"ability:{name}", f"ability:{name}")

    def _raise(self, choice: Choice, where: str, who: Any) -> Label:
        """A Priest that rises, beside the sheet or on the active Location."""
        if where == "available":
            return Label(self.say("option-raise-available", who=self.priest(who), **choice.about), f"priest:{who}")
        return self._at(self.say("option-raise-here", who=self.called(who), **choice.about), choice.about["place"])

    def _owned(self, card: str) -> str:
        """Where a card lies that somebody owns."""
        return f"hand:{card}" if card in self.box.cards else f"privilege:{card}"

    # Cards ---------------------------------------------------------------------------------------------------------

    def lines(self, entry: Any) -> Iterable[str]:
        match entry:
            case Place():
                return self._place_lines(entry)
            case Sheet():
                return self._sheet_lines(entry)
            case Ability():
                return self._ability_lines(entry)
            case Card():
                return self._card_lines(entry)
            case Privilege():
                return self._privilege_lines(entry)
            case Celebration():
                effects = self.verbs(entry.effects)
                return [self.say("sentence", text=effects), self.say("card-celebration")]
            case Supremacy():
                return self._supremacy_lines(entry)
            case Prayer():
                return self._prayer_lines(entry)
        return []

    def _place_lines(self, place: Place) -> Iterable[str]:
        yield self.say("card-place", number=place.number)
        same = "card-required" if place.required == place.steep else "card-required-steep"
        steep = self.amount("followers", place.steep)
        yield self.say(same, goods="followers", n=place.required, steep=steep)
        yield self.say("card-effect", ways=self.ways(place.id))
        tags = dict.fromkeys(verb.__struct_config__.tag for way in place.ways for verb in way.effects)
        yield from (self.say(f"card-note-{tag}") for tag in tags if self.words.has(f"card-note-{tag}"))
        yield self.say("card-alms", goods="coins", n=place.alms)

    def _sheet_lines(self, sheet: Sheet) -> Iterable[str]:
        sides = self.box.sheets[sheet.id]
        yield from self._side_lines("light", sides.light)
        yield from self._side_lines("dark", sides.dark)

    def _side_lines(self, name: str, side: Side) -> Iterable[str]:
        yield self.say(f"card-side-{name}", n=side.power)
        for ability in side.abilities:
            text = self._with_givens(self.verbs(ability.effects), ability.given)
            yield self.say("card-side-ability", ability=ability.id, cost=self.cost(ability.cost), effects=text)

    def _ability_lines(self, ability: Ability) -> Iterable[str]:
        yield self.say(f"card-ability-{ability.side}", god=ability.god)
        yield self.say("card-cost", cost=self.cost(ability.cost))
        yield self.say("sentence", text=self._with_givens(self.verbs(ability.effects), ability.given))

    def _card_lines(self, card: Card) -> Iterable[str]:
        if card.sealed:
            yield self.say("card-sealed")
        if card.cost:
            yield self.say("card-cost", cost=self.cost(card.cost))
        yield self.say("sentence", text=self._with_givens(self.verbs(card.effects), card.given))
        if isinstance(card, Intrigue):
            yield self.say("card-value", goods="coins", n=card.value)
        yield self.say("card-copies", n=card.copies)

    def _with_givens(self, text: str, givens: Iterable[str]) -> str:
        """Effects with the condition under which they may be had."""
        for given in givens:
            text = self.words.say("effect-given", given=self.words.say(f"given-{given}"), effects=text)
        return text

    def _privilege_lines(self, card: Privilege) -> Iterable[str]:
        yield self.say("sentence", text=self._standing(card))
        yield self.say("card-bonus", n=card.bonus)
        yield self.say("card-price", goods="coins", n=card.price)
        yield self.say("card-copies", n=card.copies)

    def _standing(self, card: Privilege) -> str:
        """What a Privilege allows or brings."""
        return self.phrase(card.standing.describe())

    def _supremacy_lines(self, card: Supremacy) -> Iterable[str]:
        yield self.say("card-bonus", n=card.bonus)
        yield self.say("card-supremacy")
        for each in self.box.celebrations.values():
            yield self.say("card-celebrate", celebration=each.id, effects=self.verbs(each.effects))

    def _prayer_lines(self, prayer: Prayer) -> Iterable[str]:
        yield self.say("card-prayer")
        most = len(prayer.reach) - 1
        for mobs, number in enumerate(prayer.reach):
            key = "card-prayer-more" if mobs == most else "card-prayer-reach"
            yield self.say(key, goods="mobs", n=mobs, number=number)
        yield self.say("card-trade")
