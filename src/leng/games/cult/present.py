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

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from leng.engine.choice import Choice, Option
from leng.engine.content import Entry
from leng.engine.state import State
from leng.games.cult import asks, box, rows
from leng.games.cult.speech import TO, Speech
from leng.games.cult.state import City
from leng.words.presenter import Label
from leng.words.signs import Row
from leng.words.speech import Called, sentence

OFFERS = (asks.GIFT, asks.EFFECT, asks.COMMUNITY)
PLACE = "place:{place}"


class Presenter(Speech):
    """Labels every option and every card of Cult."""

    chapters = frozenset({"round-begins"})
    headings = frozenset({"place-active"})
    asides = frozenset({"first-player", "new-market", "cannot-use"})
    goes_on = frozenset(ask.name for ask in rows.GOES_ON)

    # Questions -----------------------------------------------------------------------------------------------------

    def prompt(self, choice: Choice) -> str:
        """What the seat is asked; a Location says what it offers, and whether it was won or a prayer reached it."""
        if choice.ask not in OFFERS:
            return super().prompt(choice)
        place = choice.about["place"]
        won = "ask-community" if choice.ask is asks.COMMUNITY else "ask-effect"
        key = won if asks.DECLINE in choice.candidates else "ask-effect-prayed"
        return self.say(key, seat=choice.seat, place=place, ways=self.ways(place))

    # Options -------------------------------------------------------------------------------------------------------

    def plain_label(self, choice: Choice, option: str) -> Label:
        if option == asks.TAKE:
            return self._way(choice, ("way", 1))
        text = self.plain(choice, option)
        return Label(text, f"cult:{choice.seat}", "prayer:prayer") if option == asks.PRAY else Label(text)

    def _way(self, choice: Choice, option: Option) -> Label:
        spot = f"place:{choice.about['place']}"
        ways = self.box.places[self.box.numbers[choice.about["place"]]].ways
        return Label(sentence(self.way(ways[option[1] - 1], TO)), spot, spot)

    def _one_of(self, choice: Choice, option: Option) -> Label:
        return Label(sentence(self.verbs(choice.about["verbs"][option[1] - 1], TO)))

    def _card(self, choice: Choice, option: Option) -> Label:
        """A card that somebody owns: of a hand, or in front of a cult."""
        card = option[1]
        spot = "hand" if card in self.box.cards else "privilege"
        return Label(self.say(f"option-{option[0]}", card=card), f"{spot}:{card}", self.face(card))

    def _play(self, choice: Choice, option: Option) -> Label:
        card = option[1]
        key = "option-play-paid" if self.box.cards[card].cost else "option-play"
        return Label(self.say(key, deed=card), f"hand:{card}", self.face(card))

    def _raise(self, choice: Choice, option: Option) -> Label:
        """A Priest that rises, beside the sheet or on the active Location."""
        where, who = option[1:]
        text = self.say(f"option-raise-{where}", who=who, **choice.about)
        spot = f"place:{choice.about['place']}"
        return Label(text, f"priest:{who}") if where == "available" else Label(text, spot, spot)

    def _followers(self, choice: Choice, option: Option) -> Label:
        return Label(self.amount("followers", option[1]), f"cult:{choice.seat}")

    labels = {
        "preach": Called("place", PLACE, PLACE, idea=True),
        "altar": Called("place", PLACE, PLACE),
        **dict.fromkeys(("send", "place", "sacrifice", "ritual", "destroy"), Called("priest", "priest:{priest}")),
        **dict.fromkeys(("miracle", "intrigue", "play"), _play),
        **dict.fromkeys(("sell", "return"), Called("intrigue", "hand:{intrigue}", "intrigue:{intrigue}")),
        **dict.fromkeys(("buy", "privilege"), Called("privilege", "market:{privilege}", "privilege:{privilege}")),
        **dict.fromkeys(("discard", "give", "rob"), _card),
        **dict.fromkeys(("bribe", "move"), Called("who place", PLACE, PLACE, idea=True)),
        **dict.fromkeys(("boost", "withdraw"), Called("who", PLACE, PLACE)),
        "benefit": Called("benefit", "place:{benefit}", "place:{benefit}"),
        "ability": Called("deed", "ability:{deed}", "ability:{deed}"),
        "way": _way,
        "option": _one_of,
        "build": Called("place who", PLACE, PLACE),
        "raise": _raise,
        "exchange": Called("place old priest", PLACE, PLACE),
        "reward": Called("when"),
        "ambush": Called("other place", PLACE, PLACE),
        "followers": _followers,
        "celebrate": Called("celebration", "privilege:supremacy", "celebration:{celebration}"),
        "cult": Called("god", "sheet:{god}", "sheet:{god}"),
    }

    def signs(self, g: State, choice: Choice, option: Option) -> Row:
        assert isinstance(g, City)
        return rows.row(g, choice, option)

    # Cards ---------------------------------------------------------------------------------------------------------

    def _place_lines(self, place: box.Place) -> Iterable[str]:
        yield self.say("card-place", number=place.number)
        same = "card-required" if place.required == place.steep else "card-required-steep"
        steep = self.amount("followers", place.steep)
        yield self.say(same, goods="followers", n=place.required, steep=steep)
        yield self.say("card-effect", ways=self.ways(place.id))
        tags = dict.fromkeys(verb.__struct_config__.tag for way in place.ways for verb in way.effects)
        yield from (self.say(f"card-note-{tag}") for tag in tags if self.words.has(f"card-note-{tag}"))
        yield self.say("card-alms", goods="coins", n=place.alms)

    def _sheet_lines(self, sheet: box.Sheet) -> Iterable[str]:
        sides = self.box.sheets[sheet.id]
        yield from self._side_lines("light", sides.light)
        yield from self._side_lines("dark", sides.dark)

    def _side_lines(self, name: str, side: box.Side) -> Iterable[str]:
        yield self.say(f"card-side-{name}", n=side.power)
        for ability in side.abilities:
            text = self._with_givens(self.verbs(ability.effects), ability.given)
            yield self.say("card-side-ability", ability=ability.id, cost=self.cost(ability.cost), effects=text)

    def _ability_lines(self, ability: box.Ability) -> Iterable[str]:
        yield self.say(f"card-ability-{ability.side}", god=ability.god)
        yield self.say("card-cost", cost=self.cost(ability.cost))
        yield self.say("sentence", text=self._with_givens(self.verbs(ability.effects), ability.given))

    def _card_lines(self, card: box.Card) -> Iterable[str]:
        if card.sealed:
            yield self.say("card-sealed")
        if card.cost:
            yield self.say("card-cost", cost=self.cost(card.cost))
        yield self.say("sentence", text=self._with_givens(self.verbs(card.effects), card.given))
        if isinstance(card, box.Intrigue):
            yield self.say("card-value", goods="coins", n=card.value)
        yield self.say("card-copies", n=card.copies)

    def _with_givens(self, text: str, givens: Iterable[str]) -> str:
        """Effects with the condition under which they may be had."""
        for given in givens:
            text = self.words.say("effect-given", given=self.words.say(f"given-{given}"), effects=text)
        return text

    def _privilege_lines(self, card: box.Privilege) -> Iterable[str]:
        yield self.say("sentence", text=self.phrase(card.standing.describe()))
        yield self.say("card-bonus", n=card.bonus)
        yield self.say("card-price", goods="coins", n=card.price)
        yield self.say("card-copies", n=card.copies)

    def _celebration_lines(self, celebration: box.Celebration) -> Iterable[str]:
        yield self.say("sentence", text=self.verbs(celebration.effects))
        yield self.say("card-celebration")

    def _supremacy_lines(self, card: box.Supremacy) -> Iterable[str]:
        yield self.say("card-bonus", n=card.bonus)
        yield self.say("card-supremacy")
        for each in self.box.celebrations.values():
            yield self.say("card-celebrate", celebration=each.id, effects=self.verbs(each.effects))

    def _prayer_lines(self, prayer: box.Prayer) -> Iterable[str]:
        yield self.say("card-prayer")
        most = len(prayer.reach) - 1
        for mobs, number in enumerate(prayer.reach):
            key = "card-prayer-more" if mobs == most else "card-prayer-reach"
            yield self.say(key, goods="mobs", n=mobs, number=number)
        yield self.say("card-trade")

    faces: ClassVar[Mapping[type[Entry], Callable[..., Iterable[str]]]] = {
        box.Place: _place_lines,
        box.Sheet: _sheet_lines,
        box.Ability: _ability_lines,
        box.Miracle: _card_lines,
        box.Intrigue: _card_lines,
        box.Privilege: _privilege_lines,
        box.Celebration: _celebration_lines,
        box.Supremacy: _supremacy_lines,
        box.Prayer: _prayer_lines,
    }

    def lines(self, entry: Any) -> Iterable[str]:
        return self.faces[type(entry)](self, entry)
