"""How the museum speaks: names inside a sentence, dice, prices, the phrases of effects, and the texts of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.engine.content import Entry
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.box.cards import (
    Adventure,
    Ally,
    AncientOne,
    Deed,
    Finding,
    InvestigatorCard,
    Item,
    Monster,
    Mythos,
    Service,
    Task,
)
from leng.games.elder_sign.deeds.tasks import price
from leng.words import speech
from leng.words.clause import Phrase
from leng.words.speech import EACH

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
        return self.amounts([(sign.kind, sign.n) for sign in price(task)])

    def amount(self, what: str, n: int) -> str:
        return self.words.say(f"sign-{what}", n=n)

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
            case "verb-gain" | "verb-lose" | "verb-regain":
                return phrase.key, self.amount(facts["what"], facts["n"])
            case "verb-surrender":
                return phrase.key, self.amount(f"{facts['what']}_trophy", facts["n"])
            case "verb-elder-sign":
                return "verb-gain", self.amount("elder_sign", facts["n"])
            case "verb-lower-maximum":
                return "verb-lose", self.amount(f"max_{facts['what']}", facts["n"])
            case "verb-add-die":
                return phrase.key, self.words.say(f"die-of-{facts['colour']}")
            case "verb-discard":
                kinds: Sequence[str] = facts["kinds"]
                if len(kinds) == 1:
                    return phrase.key, self.amount(kinds[0], facts["n"])
                return phrase.key, self.words.say("amount-cards", n=facts["n"], kinds=self.several("kinds", kinds))
        return "", ""

    # Cards ---------------------------------------------------------------------------------------------------------

    def lines(self, entry: Entry) -> Iterable[str]:
        match entry:
            case Adventure():
                return self._adventure(entry)
            case Monster():
                return self._monster(entry)
            case InvestigatorCard():
                return self._investigator_card(entry)
            case AncientOne():
                return self._ancient_one(entry)
            case Item():
                return self._item(entry)
            case Ally():
                return self._ally(entry)
            case Mythos():
                return self._mythos(entry)
            case Service():
                return [self.say("card-price", n=entry.price), self.say("sentence", text=self.verbs(entry.effects))]
            case Finding():
                found = self.verbs(entry.effects) if entry.effects else self.words.say("nothing")
                return [self.say("card-finding", face=entry.face, effects=found)]
        return []

    def _adventure(self, card: Adventure) -> Iterable[str]:
        yield from (self._task(task, n) for n, task in enumerate(card.tasks, start=1))
        if card.ordered:
            yield self.say("card-ordered")
        if card.lock:
            yield self.say("card-lock", colour=card.lock)
        if card.terror:
            yield self.say("card-terror", effects=self.verbs(card.terror))
        if card.midnight:
            yield self.say("card-midnight", effects=self.verbs(card.midnight))
        yield self.say("card-penalties", effects=self.verbs(card.penalties))
        yield self.say("card-rewards", effects=self.verbs(card.rewards))
        yield self.say("card-trophies", n=card.trophies)

    def _task(self, task: Task, n: int) -> str:
        """A row of symbols, its price, and the frame for a monster around it."""
        if task.slot == "empty":
            return self.say("card-task-empty", n=n)
        covered = self.needs([task.needs[each] for each in task.covered])
        key = f"card-task-{task.slot}" if task.slot else "card-task"
        return self.say(key, n=n, task=self._needs_and_cost(task), covered=covered)

    def _needs_and_cost(self, task: Task) -> str:
        needs, cost = self.needs(task.needs), self.cost(task)
        return self.words.say("task-with-cost", needs=needs, cost=cost) if cost else needs

    def _monster(self, monster: Monster) -> Iterable[str]:
        yield self.say("card-monster-task", task=self._needs_and_cost(monster.task))
        if monster.lock:
            yield self.say("card-lock", colour=monster.lock)
        if monster.mask:
            yield self.say("card-mask")
        if monster.gained:
            yield self.say("card-gained", effects=self.verbs(monster.gained))
        yield self.say("card-trophies", n=monster.trophies)

    def _investigator_card(self, card: InvestigatorCard) -> Iterable[str]:
        occupation = self.printed(card.occupation)
        yield self.say("card-investigator", occupation=occupation, most_sanity=card.sanity, most_stamina=card.stamina)
        yield self.say("card-starting", effects=self.verbs(card.starting))
        yield self.say("card-ability", name=self.printed(card.ability), text=self._ability(card))

    def _ability(self, card: InvestigatorCard) -> str:
        """What an investigator can do that others cannot."""
        parts = [self.phrase(each.describe()) for each in card.standing]
        return self.either(parts + [self.deed(deed) for deed in card.deeds], "listing-long")

    def deed(self, deed: Deed, plain: bool = False) -> str:
        """What somebody may do, when, how often and at what price."""
        effects = self.verbs(deed.effects)
        if deed.pays:
            paid = self.one_of(self.words.say(f"pay-{each}") for each in deed.pays)
            effects = self.words.say("deed-paid", paid=paid, effects=effects)
        if plain:
            return effects
        moment = self.words.say(f"moment-{deed.when}")
        return self.words.say("deed", moment=moment, once=deed.once or "no", effects=effects)

    def _ancient_one(self, card: AncientOne) -> Iterable[str]:
        monsters = [str(at) for at, space in enumerate(card.track, start=1) if space == "monster"]
        yield self.say("card-signs", n=card.signs)
        yield self.say("card-track", n=len(card.track), spaces=self.listing(monsters))
        ability = self.printed(card.ability)
        if card.standing:
            yield self.say("card-ability", name=ability, text=self.verbs(card.standing, EACH))
        if card.awakens:
            key = "card-awakens" if card.standing else "card-awakens-by-name"
            yield self.say(key, name=ability, effects=self.verbs(card.awakens))
        if card.combat:
            yield self.say("card-combat", task=self._needs_and_cost(card.combat))
        if card.attack:
            yield self.say("card-attack", effects=self.verbs(card.attack))

    def _item(self, item: Item) -> Iterable[str]:
        moment = "attempt" if item.id in self.box.adding else item.when
        yield self.say("card-item", moment=self.words.say(f"moment-{moment}"), effects=self.verbs(item.effects))
        yield self.say("card-stays" if item.id in self.box.securing else "card-used-up")

    def _ally(self, ally: Ally) -> Iterable[str]:
        if ally.joins:
            yield self.say("card-joins", effects=self.verbs(ally.joins))
        yield from (self.say("sentence", text=self.phrase(each.describe())) for each in ally.standing)
        yield from (self.say("sentence", text=self.deed(deed)) for deed in ally.deeds)
        if ally.spares:
            yield self.say("card-spares", card=ally.id)

    def _mythos(self, card: Mythos) -> Iterable[str]:
        yield self.say("card-now", effects=self.verbs(card.now))
        if card.standing:
            yield self.say("card-lasting", effects=self.verbs(card.standing))
        if card.midnight:
            yield self.say("card-next-midnight", effects=self.verbs(card.midnight))
        if card.later:
            yield self.say(f"card-later-{card.later.on}", effects=self.verbs(card.later.effects))
