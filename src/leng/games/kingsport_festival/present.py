"""How the options of a decision are called, and how cards describe themselves."""

from __future__ import annotations

from collections.abc import Iterable

from leng.engine.choice import Choice, Option
from leng.engine.content import Entry
from leng.engine.presenter import Label
from leng.engine.speech import sentence
from leng.games.kingsport_festival.box import (
    Building,
    Effect,
    EventCard,
    FestivalCard,
    God,
    Investigator,
    Scenario,
    Spell,
)
from leng.games.kingsport_festival.effects.compound import AnyVerb, May
from leng.games.kingsport_festival.effects.goods import Lose
from leng.games.kingsport_festival.effects.verb import ALWAYS, Cost
from leng.games.kingsport_festival.speech import Speech
from leng.games.kingsport_festival.state import RESOURCES


class Presenter(Speech):
    """Labels every option and every card of Kingsport Festival."""

    # Options -------------------------------------------------------------------------------------------------------

    def label(self, choice: Choice, option: Option) -> Label:
        if isinstance(option, str):
            return self._plain(choice, option)
        head, thing = option[0], option[1]
        key = f"option-{head}"
        match head:
            case "invoke":
                worth = self._worth(self.box.gods[thing])
                text = self.say(key, god=thing, worth=worth, dice=option[2])
                return Label(text, f"god:{thing}", f"god:{thing}")
            case "place" | "remove":
                return Label(self.say(key, building=thing), f"building:{thing}", f"building:{thing}")
            case "cast":
                spell = self.box.spells[thing]
                text = self.say(key, spell=thing, cost=spell.cost, effects=self.verbs(spell.effects))
                return Label(text, f"spell:{thing}", f"spell:{thing}")
            case "discard":
                return Label(self.say(key, spell=thing), f"spell:{thing}", f"spell:{thing}")
            case "use":
                return self._use(choice, thing)
            case "option":
                return Label(sentence(self.verbs(choice.about["verbs"][thing - 1])))
            case "pay":
                return Label(self.say(key, cubes=thing))
            case "burn":
                return Label(self.say(key, goods=choice.about["goods"], n=thing))
            case "change":
                return Label(self.say(key, old=thing, new=option[2]), f"resource:{thing}")
            case "die":
                return Label(self.say(key, die=thing), f"die:{thing}")
            case "turn":
                return Label(self.say(key, die=thing, face=option[2]), f"die:{thing}")
            case "add":
                return Label(self.say(key, n=thing))
            case "swap":
                return Label(self.say(key, other=thing), f"seat:{thing}")
            case "foresee":
                return Label(self.say(key, card=thing), str(thing))
        raise ValueError(f"no words for the option {option}")

    def _plain(self, choice: Choice, option: str) -> Label:
        """An option that is a word."""
        about = choice.about
        text = self.plain(choice, option)
        if option in RESOURCES:
            return Label(text, f"deck:{option}" if choice.ask.name == "deck" else f"resource:{option}")
        if "shown" in about:
            return Label(text, about["card"], f"{about['card']}:{about['shown']}")
        return Label(text)

    def _use(self, choice: Choice, source: str) -> Label:
        """What a building, the Scenario or the Investigator offers."""
        verbs: list[AnyVerb]
        if source == "investigator":
            card = choice.about["investigator"]
            verbs, place = [*self.box.investigators[card].ability], f"investigator:{card}"
        else:
            kind, card = ("scenario", choice.about["scenario"]) if source == "scenario" else ("building", source)
            effects: tuple[Effect, ...] = self.box.shelf[kind][card].effects
            verbs = [
                verb for effect in effects if effect.when not in ("passive", "on_place") for verb in effect.effects
            ]
            place = f"{kind}:{card}"
        for verb in verbs:
            if isinstance(verb, May):
                facts = {"cost": verb.cost, "effects": self.verbs(verb.effects)}
                return Label(self.say("option-use-paid", source=card, **facts), place, place)
        offered = [verb for verb in verbs if verb.__struct_config__.tag != "if"]
        return Label(self.say("option-use", source=card, effects=self.verbs(offered)), place, place)

    # Cards ---------------------------------------------------------------------------------------------------------

    def kind_of(self, entry: Entry, kind: str) -> str:
        return self.words.say(f"kind-spell-{entry.deck}" if isinstance(entry, Spell) else f"kind-{kind}")

    def lines(self, entry: Entry) -> Iterable[str]:
        match entry:
            case God():
                return self._god(entry)
            case Building():
                return self._building(entry)
            case Investigator():
                return self._investigator(entry)
            case Scenario():
                return self._scenario(entry)
            case Spell():
                effect = Effect(when=entry.when, effects=entry.effects)
                return [self.say("card-spell-cost", cost=entry.cost), self.effect(effect, "spell")]
            case FestivalCard():
                return [self.say("card-at-the-end", effects=self.verbs(entry.effects))]
            case EventCard():
                return [self.say("sentence", text=self.verbs(entry.effects))]
        return []

    def _god(self, god: God) -> Iterable[str]:
        if god.value:
            yield self.say("card-god", worth=self._worth(god), level=god.level)
        else:
            yield self.say("card-god-x")
        if god.open_to_all:
            yield self.say("card-god-open")
        yield self.say("card-price", cost=Cost(sanity=god.sanity))
        yield self.say("card-gifts", count=len(god.gifts), effects=self.verbs(god.gifts))

    def _worth(self, god: God) -> str:
        return str(god.value) if god.value else "X"

    def _building(self, building: Building) -> Iterable[str]:
        yield self.say("card-building", level=building.level, cost=building.cost)
        yield self.say("card-cult", goods="cult", n=building.cult)
        yield from (self.effect(effect, "building") for effect in building.effects)
        yield self.say("card-streets", buildings=building.links)

    def _investigator(self, card: Investigator) -> Iterable[str]:
        yield self.say("card-investigator", level=card.level, n=card.strength)
        if card.ability:
            text = self.verbs(card.ability)
            if isinstance(card.ability[0], Lose):
                text = self.words.say("effect-before-combat", effects=text)
            yield self.say("card-ability", effects=text)
        else:
            yield self.say("card-no-ability")
        yield self.say("card-reward", effects=self.verbs(card.reward))
        yield self.say("card-penalty", effects=self.verbs(card.penalty))

    def _scenario(self, card: Scenario) -> Iterable[str]:
        yield self.say("card-year", year=str(card.year))
        yield self.say("card-raids", months=self.listing([self.words.say(f"month-{each}") for each in card.raids]))
        yield self.say("card-festival" if card.festival else "card-no-festival")
        yield from (self.effect(effect, "scenario") for effect in card.effects)

    def effect(self, effect: Effect, kind: str) -> str:
        """An effect with its moment and its condition."""
        text = self.verbs(effect.effects)
        if effect.optional:
            text = self.words.say("effect-optional", effects=text)
        if effect.once:
            text = self.words.say("effect-once", effects=text)
        if effect.when == "passive" and effect.given == ALWAYS:
            return self.say("sentence", text=text)
        key = "effect-may" if isinstance(effect.effects[0], May) else "effect"
        moment = self.moment(effect.when, kind)
        if effect.given == ALWAYS:
            return sentence(self.words.say(key, moment=moment, effects=text))
        given = self.phrase(effect.given.describe())
        return sentence(self.words.say(f"{key}-given", moment=moment, given=given, effects=text))
