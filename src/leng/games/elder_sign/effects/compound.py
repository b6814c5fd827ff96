"""Verbs made of verbs: alternatives, everybody at once, once for each."""

from __future__ import annotations

from typing import ClassVar, Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.content import Phrase
from leng.games.elder_sign import asks
from leng.games.elder_sign.effects.dice import (
    AddDie,
    CompleteTask,
    Defeat,
    DiscardDice,
    Fail,
    Grant,
    Reroll,
    Secure,
    TurnDie,
)
from leng.games.elder_sign.effects.fate import Appear, Doom, ElderSign, Gate, LoseMatch
from leng.games.elder_sign.effects.goods import (
    Devour,
    Discard,
    Gain,
    GainAlly,
    GainAny,
    Heal,
    Lose,
    LowerMaximum,
    Regain,
    Surrender,
    TestCards,
)
from leng.games.elder_sign.effects.verb import Verb, resolve
from leng.games.elder_sign.state import ENTRANCE, Investigator, Museum


class Choose(Verb, tag="choose", frozen=True):
    """One of several effects that can be carried out; ``otherwise`` when none can."""

    options: tuple[tuple[AnyVerb, ...], ...]
    otherwise: tuple[AnyVerb, ...] = ()

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        possible = [number for number, verbs in enumerate(self.options, start=1) if not self._refuse(g, who, verbs)]
        if not possible:
            yield from resolve(g, who, self.otherwise)
            return
        options = [("option", number) for number in range(1, len(self.options) + 1)]
        pick = yield from choose(
            who.seat,
            asks.ONE_OF,
            options,
            lambda option: self._refuse(g, who, self.options[option[1] - 1]),
            verbs=self.options,
        )
        yield from resolve(g, who, self.options[pick[1] - 1])

    def _refuse(self, g: Museum, who: Investigator, verbs: tuple[AnyVerb, ...]) -> Refusal | None:
        for verb in verbs:
            refusal = verb.refuse(g, who)
            if refusal is not None:
                return refusal
        return None

    def describe(self) -> Phrase:
        either = [[verb.describe() for verb in option] for option in self.options]
        if not self.otherwise:
            return Phrase("verb-choose", {"either": either})
        otherwise = [verb.describe() for verb in self.otherwise]
        return Phrase("verb-choose-otherwise", {"either": either, "otherwise": otherwise})


class Each(Verb, tag="each", frozen=True):
    """Every investigator it names, in turn order from the player whose turn it is or was."""  # ES Q-46

    personal: ClassVar[bool] = False
    effects: tuple[AnyVerb, ...]
    whom: Literal["everybody", "alone", "at_entrance"] = "everybody"

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        for each in self.named(g):
            if each.alive:
                yield from resolve(g, each, self.effects)

    def named(self, g: Museum) -> list[Investigator]:
        """Whom it hits, as things stand when it begins."""
        living = [each for each in g.from_active() if each.alive]
        if self.whom == "at_entrance":
            return [each for each in living if each.at == ENTRANCE]
        if self.whom == "alone":
            places = [each.at for each in living]
            return [each for each in living if each.at != ENTRANCE and places.count(each.at) == 1]
        return living

    def describe(self) -> Phrase:
        return Phrase(
            f"verb-each-{self.whom.replace('_', '-')}", {"effects": [each.describe() for each in self.effects]}
        )


class PerWorld(Verb, tag="per_world", frozen=True):
    """Once for each Other World in play."""

    personal: ClassVar[bool] = False
    effects: tuple[AnyVerb, ...]

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        for _ in range(len(g.worlds)):
            yield from resolve(g, who, self.effects)

    def describe(self) -> Phrase:
        return Phrase("verb-per-world", {"effects": [each.describe() for each in self.effects]})


AnyVerb = (
    Gain | GainAny | GainAlly | Lose | Regain | Heal | LowerMaximum | Discard | Surrender | Devour | TestCards
    | Doom | ElderSign | Gate | Appear | LoseMatch
    | AddDie | TurnDie | Reroll | Grant | Secure | Defeat | CompleteTask | DiscardDice | Fail
    | Choose | Each | PerWorld
)  # fmt: skip
