"""How the options of a decision are called, and what they cost and bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from leng.engine.choice import YES, Choice, Option
from leng.engine.state import State
from leng.games.elder_sign import asks
from leng.games.elder_sign.box.cards import Deed, Service
from leng.games.elder_sign.deeds import belongings, health, locks, pool, tasks, trophies
from leng.games.elder_sign.deeds.breaking import broken
from leng.games.elder_sign.effects.compound import AnyVerb
from leng.games.elder_sign.effects.verb import ALL
from leng.games.elder_sign.inventory import Trial
from leng.games.elder_sign.rules import cards, recruiting
from leng.games.elder_sign.rules.outcome import order_matters
from leng.games.elder_sign.speech import Speech
from leng.games.elder_sign.state import ENTRANCE, Museum
from leng.words.clause import signs_of
from leng.words.presenter import Label
from leng.words.signs import LATER, THEN, Row, Sign
from leng.words.speech import Called, sentence

CALLED = {
    "slot": Called("card n", at="task:{card}:{n}", card="{card}"),
    "task": Called("n", at="task:{card}:{n}", card="{card}"),
    "turn": Called("source die face", at="die:{die}", card="{source}", idea=True),
    **dict.fromkeys(("focus", "take", "die", "lock"), Called("die", at="die:{die}")),
    **dict.fromkeys(("add", "borrow"), Called("colour", at="die:{colour}")),
    "back": Called("marker", at="trophy:{marker}", card="{marker}"),
    **dict.fromkeys(("ask", "treat", "helper"), Called("other", at="seat:{other}")),
    "defeat": Called("marker", at="monster:{marker}", card="{marker}"),
    "defeat_all": Called("card", at="card:{card}", card="{card}"),
}
PLACES = {"find": "service:find", "clue": "clue", "reroll": "clue", "roll": "roll"}
DIE = Sign("chance-die")


class Presenter(Speech):
    """Labels every option of Elder Sign, with its row of signs."""

    # Options -------------------------------------------------------------------------------------------------------

    def label(self, choice: Choice, option: Option) -> Label:
        label = super().label(choice, option)
        if not label.card or ":" in label.card:
            return label
        return msgspec.structs.replace(label, card=f"{self.kind(label.card)}:{label.card}")

    def plain_label(self, choice: Choice, option: str) -> Label:
        text = self.plain(choice, option)
        if option == YES and choice.ask.name != "help":
            card = choice.about["card"]
            return Label(text, f"item:{card}" if card in self.box.allies else f"card:{card}", card)
        return Label(text, PLACES.get(option, ""))

    def _move(self, choice: Choice, option: Option) -> Label:
        place = option[1]
        text = self.say("option-stay" if choice.about.get("here") == place else "option-move", place=place)
        return Label(text, place) if place == ENTRANCE else Label(text, f"card:{place}", place)

    def _use(self, choice: Choice, option: Option) -> Label:
        """A card, an ally or an ability, and what it does."""
        name = option[1]
        if name in self.box.investigators:
            effects = self.listing([self.deed(deed, plain=True) for deed in self.box.deeds[name]])
            return Label(self.say("option-ability", investigator=name, effects=effects), f"investigator:{name}", name)
        if name in self.box.allies:
            effects = self.listing([self.verbs(deed.effects) for deed in self.box.deeds[name]])
            return Label(self.say("option-send-away", card=name, effects=effects), f"item:{name}", name)
        effects = self.verbs(self.box.items[name].effects)
        return Label(self.say("option-use", card=name, effects=effects), f"item:{name}", name)

    def _complete(self, choice: Choice, option: Option) -> Label:
        """Dice on a task; without dice, a task the roll does not meet."""
        _, n, dice = option
        card = choice.about["card"]
        battle = card in self.box.ancient_ones
        task = self._standing_task(choice, card, n)
        key = f"option-complete{'-battle' if battle else ''}{'' if dice else '-not'}"
        text = self.say(key, card=card, n=n, laid=" + ".join(self.die(each) for each in dice))
        if getattr(task, "marker", ""):
            text = self.words.say("option-with-monster", text=text, monster=self.the(task.marker))
        cost = self.cost(task) if task is not None else ""
        text = self.words.say("option-with-cost", text=text, cost=cost) if cost else text
        label = Label(text, "ancient_one" if battle else f"task:{card}:{n}", card)
        uses = tuple(f"die:{each}" for each in dice)
        laid = " + ".join(self.die(each) for each in dice)
        return self.one_way(label, "complete", uses, card=card, n=n, laid=laid) if dice else label

    def _standing_task(self, choice: Choice, card: str, n: int) -> Any:
        """The task as it stands, when the question tells or when no monster can lie on it; else None."""
        for task in choice.about.get("tasks", ()):
            if task.number == n - 1:
                return task
        printed = self.box.cards[card].tasks if card in self.box.cards else ()
        return printed[n - 1] if n <= len(printed) and printed[n - 1].slot is None else None

    def _keep(self, choice: Choice, option: Option) -> Label:
        text = self.say(f"option-keep-{choice.ask.name}", **{**choice.about, "die": option[1]})
        return Label(text, f"die:{option[1]}")

    def _discard(self, choice: Choice, option: Option) -> Label:
        thing = option[1]
        if choice.ask.name == "discard-die":
            return Label(self.say("option-discard-die", die=thing), f"die:{thing}")
        if thing == "clue":
            return Label(self.say("option-discard-clue"), "clue")
        return Label(self.say("option-discard", card=thing), f"item:{thing}", thing)

    def _service(self, choice: Choice, option: Option) -> Label:
        """First aid or a souvenir, with the price of the moment when the question tells it."""
        head, name = option
        service = self._served(option)
        price = choice.about.get("prices", {}).get(name, service.price)
        return Label(self.say(f"option-{head}", n=price, effects=self.verbs(service.effects)), f"service:{name}", name)

    def _served(self, option: Option) -> Service:
        return (self.box.first_aid if option[0] == "aid" else self.box.souvenirs)[option[1]]

    def _spend(self, choice: Choice, option: Option) -> Label:
        """A trophy, with what it is worth in these hands when the question tells it."""
        trophy = option[1]
        worth = choice.about.get("worth", {}).get(trophy, self.box.trophy_value[trophy])
        return Label(self.say(f"option-{choice.ask.name}", marker=trophy, n=worth), f"trophy:{trophy}", trophy)

    def _strike(self, choice: Choice, option: Option) -> Label:
        """What a card does in its Terror, or at midnight."""
        head, card = option
        return Label(
            self.say(f"option-{head}", card=card, effects=self.verbs(self._strikes(option))), f"card:{card}", card
        )

    def _strikes(self, option: Option) -> Sequence[AnyVerb]:
        head, name = option
        entry = self.box.cards.get(name)
        if head == "terror":
            return entry.terror if entry is not None else self.box.mythos_terror[name]
        return entry.midnight if entry is not None else self.box.mythos[name].midnight

    def _gain(self, choice: Choice, option: Option) -> Label:
        return Label(self.say(f"option-gain-{option[1]}"), f"deck:{option[1]}" if option[1] != "clue" else "")

    def _lose(self, choice: Choice, option: Option) -> Label:
        return Label(self.say("option-lose", what=option[1], n=1))

    def _one_of(self, choice: Choice, option: Option) -> Label:
        return Label(sentence(self.verbs(choice.about["verbs"][option[1] - 1])))

    def _first(self, choice: Choice, option: Option) -> Label:
        """What comes next; of two equal effects the later one is numbered."""
        verbs, n = choice.about["verbs"], option[1]
        key = "option-first-again" if verbs[n - 1] in verbs[: n - 1] else "option-first"
        return Label(self.say(key, n=n, effects=self.verbs([verbs[n - 1]])))

    def _investigator(self, choice: Choice, option: Option) -> Label:
        card = self.box.investigators[option[1]]
        text = self.say(
            "option-investigator", investigator=card.id, occupation=self.printed(card.occupation),
            most_sanity=card.sanity, most_stamina=card.stamina,
        )  # fmt: skip
        label = Label(text, f"investigator:{card.id}", card.id)
        return self.one_way(label, "investigator", investigator=card.id)

    labels = {
        **CALLED, "move": _move, "use": _use, "complete": _complete, "keep": _keep, "discard": _discard,
        "aid": _service, "buy": _service, "spend": _spend, "terror": _strike, "midnight": _strike, "gain": _gain,
        "lose": _lose, "option": _one_of, "first": _first, "investigator": _investigator,
    }  # fmt: skip

    # Rows of signs -------------------------------------------------------------------------------------------------

    chapters = frozenset({"midnight"})
    headings = frozenset({"turn"})
    asides = frozenset({"adventure", "die-out", "freed", "lock-passes", "lock-waits", "locked", "placed", "spell-over"})
    goes_on = frozenset(
        {
            "place-monster", "lock-die", "which-task", "one-of", "instead", "starting-card", "newcomer", "discard-card",
            "discard-die", "lose-trophy",
        }
    )  # fmt: skip

    def signs(self, g: State, choice: Choice, option: Option) -> Row:
        assert isinstance(g, Museum)
        trial = Trial(g, choice.seat)
        row = self._row(trial, choice, option)
        return trial.row() if row is None else row

    def _row(self, t: Trial, choice: Choice, option: Option) -> Row | None:
        """The row of an option; None when the trial tells it."""
        g, box, about = t.g, self.box, choice.about
        match option:
            case "roll" | "find" | "reroll" | "all":
                return (DIE,)
            case "done" if choice.ask is asks.WHICH_DICE:
                return (DIE,)
            case "done" if choice.ask is asks.BEFORE_PENALTIES:
                t.later += signs_of(box.cards[t.who.at].penalties)
            case "clue":
                return (Sign("clue", paid=True), THEN, DIE)
            case "fail":
                t.later += [*signs_of(self._fright(g)), Sign("out")]
            case "give_up":
                t.later += signs_of(box.cards[g.ongoing.card].penalties)
            case "yes" | "no":
                self._answer(t, choice, option == YES)
            case ("use", name) if name in box.items:
                t.run(cards.use_up, name)
                t.verbs(box.items[name].effects)
            case ("use", name) if name in box.allies:
                t.run(belongings.give_away, name)
                t.run(health.cut_to_maximum)
                t.verbs([verb for deed in box.deeds[name] if "itself" in deed.pays for verb in deed.effects])
            case ("use", name):
                self._paid_for(t, box.deeds[name])
            case ("take", die):
                t.run(pool.take_back, die)
            case ("lock", die):
                t.run(lambda g, who: locks.hold(g, pool.die_called(g, die)))
            case ("complete", n, dice):
                t.run(tasks.complete, tasks.open_task(g, n - 1), dice)
                if not g.awake and not tasks.still_open(g):
                    card = box.cards[g.ongoing.card]
                    t.later += [Sign("trophy", card.trophies), *signs_of(card.rewards)]
            case ("task", n):
                t.run(tasks.complete, tasks.open_task(g, n - 1), ())
            case ("aid" | "buy", name):
                cost, effects = about["prices"][name], self._served(option).effects
                if cost and len(t.who.trophies) > 1:
                    return (LATER, Sign("trophy", cost, paid=True), THEN, *signs_of(effects))
                t.run(trophies.lose, cost)
                t.verbs(effects)
            case ("spend", trophy):
                t.run(trophies.hand_over, trophy)
                t.run(trophies.lose, about["left"] - about["worth"][trophy])
                t.verbs(about.get("buys", ()))
            case ("discard", thing) if choice.ask is not asks.DISCARD_DIE:
                _part_with(t, thing)
            case ("lose", what):
                t.run(health.lose, what, 1)
            case ("gain", kind):
                t.run(belongings.gain if kind == "clue" else belongings.draw, kind, 1)
            case ("treat", seat) if seat == choice.seat:
                t.run(health.regain, "sanity", about["sanity"])
                t.run(health.regain, "stamina", about["stamina"])
            case ("investigator", name):
                t.run(recruiting.enter, name)
                t.later += () if t.open else signs_of(box.investigators[name].starting)
            case ("back", marker):
                t.verbs(box.monsters[marker].gained)
            case ("option", n):
                t.verbs(about["verbs"][n - 1])
            case ("first", n):
                rest = list(about["verbs"])
                t.verbs([rest.pop(n - 1)])
                t.open = t.open and (len(rest) < 2 or not order_matters(g, t.who, rest))
                t.verbs(rest)
            case ("terror" | "midnight", _):
                t.verbs(self._strikes(option))
                rest = [other for other in choice.options if other != option]
                t.open = t.open and len(rest) < 2 and not broken(g)
                t.verbs([verb for other in rest for verb in self._strikes(other)])
            case ("add" | "borrow", colour):
                return (Sign(f"die-{colour}"),)
            case ("defeat" | "defeat_all", _):
                return (Sign("monster", 1 if option[0] == "defeat" else ALL, paid=True),)
            case ("die", _):
                return (LATER, DIE)
        return None

    def _fright(self, g: Museum) -> Sequence[AnyVerb]:
        """What Terror does if the roll lying there fails."""
        shows = pool.shows(g, "terror")
        if not shows or g.awake or self.box.has(g.actor.id, "no_terror"):
            return ()
        return [*self.box.cards[g.ongoing.card].terror, *self.box.mythos_terror[g.mythos]]

    def _paid_for(self, t: Trial, deeds: Sequence[Deed]) -> None:
        """What an investigator can do, once it is paid for."""
        for deed in deeds:
            payments = cards.payments(t.g, t.who) if deed.pays else []
            if len(payments) > 1:
                t.later += deed.signs()
                continue
            for payment in payments:
                _part_with(t, payment[1])
            t.verbs(deed.effects)

    def _answer(self, t: Trial, choice: Choice, yes: bool) -> None:
        """Sending Duke away spares the penalties; ignoring a Mythos card spares its effects."""
        g, card = t.g, choice.about["card"]
        if choice.ask is asks.DUKE and yes:
            t.run(belongings.give_away, card)
        elif choice.ask is asks.DUKE:
            penalties = self.box.cards[t.who.at].penalties
            t.open = not order_matters(g, t.who, penalties)
            t.verbs(penalties)
        elif choice.ask is asks.IGNORE and g.attempt is not None:
            terror = self.box.cards[g.attempt.card].terror
            t.open = yes or not terror
            t.verbs(terror if yes else [*terror, *self.box.mythos_terror[card]])
        elif choice.ask is asks.IGNORE and not yes:
            later = self.box.mythos[card].later
            t.verbs(later.effects if later else ())


def _part_with(t: Trial, thing: str) -> None:
    """A clue or a card is given away."""
    if thing == "clue":
        t.run(belongings.lose_clues, 1)
    else:
        t.run(belongings.give_away, thing)
