"""How the options of a decision are called, and how cards describe themselves."""

from __future__ import annotations

from collections.abc import Iterable

from leng.engine.choice import Choice, Option
from leng.engine.content import Entry
from leng.engine.state import State
from leng.games.kingsport_festival import asks, box, rows
from leng.games.kingsport_festival.effects.compound import AnyVerb, May
from leng.games.kingsport_festival.effects.goods import Lose
from leng.games.kingsport_festival.effects.verb import ALWAYS, Cost
from leng.games.kingsport_festival.speech import Speech
from leng.games.kingsport_festival.state import RESOURCES, Festival
from leng.words.presenter import Label
from leng.words.signs import Row
from leng.words.speech import Called, sentence


class Presenter(Speech):
    """Labels every option and every card of Kingsport Festival."""

    chapters = frozenset({"month"})
    headings = frozenset({"phase"})
    asides = frozenset({"order", "pass"})
    goes_on = frozenset(ask.name for ask in rows.GOES_ON)

    # Options -------------------------------------------------------------------------------------------------------

    def plain_label(self, choice: Choice, option: str) -> Label:
        about = choice.about
        if option in RESOURCES and choice.ask is not asks.DECK:
            return Label(self.words.say(f"goods-{option}"), f"resource:{option}")
        text = self.plain(choice, option)
        if option in RESOURCES:
            return Label(text, f"deck:{option}")
        if "shown" in about:
            return Label(text, about["card"], f"{about['card']}:{about['shown']}")
        return Label(text)

    def _cast(self, choice: Choice, option: Option) -> Label:
        spell = self.box.spells[option[1]]
        text = self.say("option-cast", spell=spell.id, cost=spell.cost, effects=self.verbs(spell.effects))
        return Label(text, f"spell:{spell.id}", f"spell:{spell.id}")

    def _option(self, choice: Choice, option: Option) -> Label:
        return Label(sentence(self.verbs(choice.about["verbs"][option[1] - 1])))

    def _use(self, choice: Choice, option: Option) -> Label:
        """What a building, the Scenario or the Investigator offers."""
        source = option[1]
        verbs: list[AnyVerb]
        if source == "investigator":
            card = choice.about["investigator"]
            verbs, place = [*self.box.investigators[card].ability], f"investigator:{card}"
        else:
            kind, card = ("scenario", choice.about["scenario"]) if source == "scenario" else ("building", source)
            effects: tuple[box.Effect, ...] = self.box.shelf[kind][card].effects
            verbs = [
                verb for effect in effects if effect.when not in ("passive", "on_place") for verb in effect.effects
            ]
            place = f"{kind}:{card}"
        for verb in verbs:
            if isinstance(verb, May):
                facts = {"cost": verb.cost, "effects": self.verbs(verb.effects)}
                return Label(self.say("option-use-paid", source=card, **facts), place, place)
        return Label(self.say("option-use", source=card, effects=self.verbs(verbs)), place, place)

    labels = {
        "invoke": Called("god dice", "god:{god}", "god:{god}", idea=True, uses="die:dice"),
        "place": Called("building", "building:{building}", "building:{building}", idea=True),
        "remove": Called("building", "building:{building}", "building:{building}"),
        "discard": Called("spell", "spell:{spell}", "spell:{spell}"),
        "cast": _cast,
        "use": _use,
        "option": _option,
        "burn": Called("n"),
        "add": Called("n"),
        "change": Called("old new", "resource:{old}"),
        "die": Called("die", "die:{die}"),
        "turn": Called("die face", "die:{die}", idea=True),
        "swap": Called("other", "seat:{other}"),
        "foresee": Called("card", "{card}"),
    }

    def signs(self, g: State, choice: Choice, option: Option) -> Row:
        assert isinstance(g, Festival)
        return rows.row(g, choice, option)

    # Cards ---------------------------------------------------------------------------------------------------------

    def kind_of(self, entry: Entry, kind: str) -> str:
        return self.words.say(f"kind-spell-{entry.deck}" if isinstance(entry, box.Spell) else f"kind-{kind}")

    def lines(self, entry: Entry) -> Iterable[str]:
        match entry:
            case box.God():
                return self._god(entry)
            case box.Building():
                return self._building(entry)
            case box.Investigator():
                return self._investigator(entry)
            case box.Scenario():
                return self._scenario(entry)
            case box.Spell():
                effect = box.Effect(when=entry.when, effects=entry.effects)
                always = [self.say("card-besides", effects=self.verbs(entry.besides))] if entry.besides else []
                return [self.say("card-price", cost=entry.cost), self.effect(effect, "spell"), *always]
            case box.FestivalCard():
                return [self.say("card-at-the-end", effects=self.verbs(entry.effects))]
            case box.EventCard():
                return [self.say("sentence", text=self.verbs(entry.effects))]
        return []

    def _god(self, god: box.God) -> Iterable[str]:
        if god.value:
            yield self.say("card-god", god=god.id, level=god.level)
        else:
            yield self.say("card-god-x")
        if god.open_to_all:
            yield self.say("card-god-open")
        yield self.say("card-price", cost=Cost(sanity=god.sanity))
        yield self.say("card-gifts", count=len(god.gifts), effects=self.verbs(god.gifts))

    def _building(self, building: box.Building) -> Iterable[str]:
        yield self.say("card-building", level=building.level, cost=building.cost)
        yield self.say("card-cult", goods="cult", n=building.cult)
        yield from (self.effect(effect, "building") for effect in building.effects)
        yield self.say("card-streets", buildings=building.links)

    def _investigator(self, card: box.Investigator) -> Iterable[str]:
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

    def _scenario(self, card: box.Scenario) -> Iterable[str]:
        yield self.say("card-year", year=str(card.year))
        yield self.say("card-raids", months=self.listing([self.month(each) for each in card.raids]))
        yield self.say("card-festival" if card.festival else "card-no-festival")
        yield from (self.effect(effect, "scenario") for effect in card.effects)

    def effect(self, effect: box.Effect, kind: str) -> str:
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
