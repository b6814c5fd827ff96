"""How the options of a decision are called, and how cards describe themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from leng.engine.choice import YES, Choice, Option
from leng.engine.content import Entry
from leng.engine.presenter import Label
from leng.engine.speech import EACH, sentence
from leng.games.elder_sign.box import (
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
from leng.games.elder_sign.speech import Speech

CLUE = ("clue", "reroll")


class Presenter(Speech):
    """Labels every option and every card of Elder Sign."""

    # Options -------------------------------------------------------------------------------------------------------

    def label(self, choice: Choice, option: Option) -> Label:
        if isinstance(option, str):
            return self._plain(choice, option)
        head, thing = option[0], option[1]
        key = f"option-{head}"
        about = choice.about
        match head:
            case "move":
                return self._move(about.get("here") == thing, thing)
            case "use":
                return self._use(thing)
            case "complete":
                return self._complete(choice, thing, option[2])
            case "task":
                card = about.get("card", "")
                text = self.say(f"{key}-of" if card else key, n=thing, card=card or "entrance")
                return Label(text, f"task:{card}:{thing}" if card else "", self._card(card) if card else "")
            case "slot":
                text = self.say(f"{key}-below" if option[2] == 0 else key, card=thing, n=option[2])
                return Label(text, f"task:{thing}:{option[2]}", self._card(thing))
            case "turn":
                text = self.say(key, source=thing, die=option[2], face=option[3])
                return Label(text, f"die:{option[2]}", self._card(thing))
            case "focus" | "take" | "die" | "lock":
                return Label(self.say(key, die=thing), f"die:{thing}")
            case "keep":
                return Label(self.say(f"{key}-{choice.ask.name}", **{**about, "die": thing}), f"die:{thing}")
            case "discard":
                return self._discard(choice, thing)
            case "add" | "borrow":
                return Label(self.say(key, colour=thing), f"die:{thing}")
            case "ask" | "treat":
                return Label(self.say(key, other=thing), f"seat:{thing}")
            case "aid" | "buy":
                return self._service(choice, head, thing)
            case "spend":
                return self._spend(choice, thing)
            case "defeat":
                return Label(self.say(key, marker=thing), f"monster:{thing}", self._card(thing))
            case "defeat_all" | "terror" | "midnight":
                return self._at(self.say(key, card=thing, effects=self._strike(head, thing)), thing)
            case "gain":
                return Label(self.say(f"{key}-{thing}"), f"deck:{thing}" if thing != "clue" else "")
            case "lose":
                return Label(self.say(key, what=thing, n=1))
            case "option":
                return Label(sentence(self.verbs(about["verbs"][thing - 1])))
            case "first":
                return self._first(about["verbs"], thing)
            case "investigator":
                return self._investigator(thing)
        raise ValueError(f"no words for the option {option}")

    def _plain(self, choice: Choice, option: str) -> Label:
        """An option that is a word."""
        text = self.plain(choice, option)
        if option == "find":
            return Label(text, "service:find")
        if option in CLUE:
            return Label(text, "clue")
        if option == YES and "card" in choice.about and choice.ask.name != "help":
            card = choice.about["card"]
            return Label(text, f"item:{card}", self._card(card)) if card in self.box.allies else self._at(text, card)
        return Label(text, "roll" if option == "roll" else "")

    def _card(self, name: str) -> str:
        return f"{self.kind(name)}:{name}"

    def _at(self, text: str, card: str) -> Label:
        """An option that sits on a card in play."""
        return Label(text, f"card:{card}", self._card(card))

    def _move(self, here: bool, place: str) -> Label:
        text = self.say("option-stay" if here else "option-move", place=place)
        return Label(text, "entrance") if place == "entrance" else self._at(text, place)

    def _use(self, name: str) -> Label:
        """A card, an ally or an ability, and what it does."""
        kind = self.kind(name)
        if kind == "investigator":
            effects = self.listing([self._deed(deed, plain=True) for deed in self.box.investigators[name].deeds])
            text = self.say("option-ability", investigator=name, effects=effects)
            return Label(text, f"{kind}:{name}", f"{kind}:{name}")
        if kind == "ally":
            effects = self.listing([self.verbs(deed.effects) for deed in self.box.allies[name].deeds])
            return Label(self.say("option-send-away", card=name, effects=effects), f"item:{name}", f"{kind}:{name}")
        effects = self.verbs(self.box.items[name].effects)
        return Label(self.say("option-use", card=name, effects=effects), f"item:{name}", f"{kind}:{name}")

    def _complete(self, choice: Choice, n: int, dice: Sequence[str]) -> Label:
        """Dice on a task; without dice, a task the roll does not meet."""
        card = choice.about["card"]
        battle = self.kind(card) == "ancient_one"
        place = "ancient_one" if battle else f"task:{card}:{n}"
        task = self._standing_task(choice, card, n)
        monster = getattr(task, "marker", "")
        if not dice:
            text = self.say("option-complete-battle-not" if battle else "option-complete-not", card=card, n=n)
        else:
            laid = " + ".join(self.die(each) for each in dice)
            text = self.say("option-complete-battle" if battle else "option-complete", card=card, n=n, laid=laid)
        if monster:
            text = self.words.say("option-with-monster", text=text, monster=self.the(monster))
        cost = self.cost(task) if task is not None else ""
        return Label(
            self.words.say("option-with-cost", text=text, cost=cost) if cost else text, place, self._card(card)
        )

    def _standing_task(self, choice: Choice, card: str, n: int) -> Any:
        """The task as it stands, when the question tells or when no monster can lie on it; else None."""
        for task in choice.about.get("tasks", ()):
            if task.number == n - 1:
                return task
        printed = self.box.cards[card].tasks if card in self.box.cards else ()
        return printed[n - 1] if n <= len(printed) and printed[n - 1].slot is None else None

    def _discard(self, choice: Choice, thing: str) -> Label:
        if choice.ask.name == "discard-die":
            return Label(self.say("option-discard-die", die=thing), f"die:{thing}")
        if thing == "clue":
            return Label(self.say("option-discard-clue"), "clue")
        return Label(self.say("option-discard", card=thing), f"item:{thing}", self._card(thing))

    def _service(self, choice: Choice, head: str, name: str) -> Label:
        """First aid or a souvenir, with the price of the moment when the question tells it."""
        kind = "first_aid" if head == "aid" else "souvenir"
        service: Service = self.box.shelf[kind][name]
        price = choice.about.get("prices", {}).get(name, service.price)
        text = self.say(f"option-{head}", n=price, effects=self.verbs(service.effects))
        return Label(text, f"service:{name}", f"{kind}:{name}")

    def _spend(self, choice: Choice, trophy: str) -> Label:
        """A trophy, with what it is worth in these hands when the question tells it."""
        worth = choice.about.get("worth", {}).get(trophy, self.box.trophy_value[trophy])
        text = self.say(f"option-{choice.ask.name}", marker=trophy, n=worth)
        return Label(text, f"trophy:{trophy}", self._card(trophy))

    def _strike(self, head: str, name: str) -> str:
        """What a card does in its Terror, or at midnight."""
        entry = self.box.cards.get(name)
        if head == "terror":
            return self.verbs(entry.terror if entry is not None else self.box.mythos_terror[name])
        if head == "midnight":
            return self.verbs(entry.midnight if entry is not None else self.box.mythos[name].midnight)
        return ""

    def _first(self, verbs: Sequence[Any], n: int) -> Label:
        """What comes next; of two equal effects the later one is numbered."""
        again = verbs[n - 1] in verbs[: n - 1]
        return Label(
            self.say("option-first-again" if again else "option-first", n=n, effects=self.verbs([verbs[n - 1]]))
        )

    def _investigator(self, name: str) -> Label:
        card = self.box.investigators[name]
        text = self.say(
            "option-investigator", investigator=name, occupation=self.printed(card.occupation),
            most_sanity=card.sanity, most_stamina=card.stamina,
        )  # fmt: skip
        return Label(text, f"investigator:{name}", f"investigator:{name}")

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
        return self.either(parts + [self._deed(deed) for deed in card.deeds], "listing-long")

    def _deed(self, deed: Deed, plain: bool = False) -> str:
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
        yield self.say("card-item", moment=self.words.say(f"moment-{item.when}"), effects=self.verbs(item.effects))
        yield self.say("card-stays" if item.id in self.box.securing else "card-used-up")

    def _ally(self, ally: Ally) -> Iterable[str]:
        if ally.joins:
            yield self.say("card-joins", effects=self.verbs(ally.joins))
        yield from (self.say("sentence", text=self.phrase(each.describe())) for each in ally.standing)
        yield from (self.say("sentence", text=self._deed(deed)) for deed in ally.deeds)
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
