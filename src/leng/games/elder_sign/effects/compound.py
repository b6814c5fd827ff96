"""Verbs made of verbs: alternatives, everybody at once, once for each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.effects import dice, fate, goods  # noqa: F401 - their verbs are found
from leng.games.elder_sign.effects.verb import COMMA, Verb, in_vain
from leng.games.elder_sign.state import ENTRANCE, Investigator, Museum
from leng.words.clause import Phrase, any_of, signs_of
from leng.words.signs import THEN, Row, Sign, either


class Choose(Verb, tag="choose", frozen=True):
    """One of several effects that can be carried out; ``otherwise`` when none can."""

    options: tuple[tuple[AnyVerb, ...], ...]
    otherwise: tuple[AnyVerb, ...] = ()

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        options = [("option", number) for number in range(1, len(self.options) + 1)]
        unless = partial(self._refuse, g, who)
        if all(map(unless, options)):
            yield from resolve(g, who, self.otherwise)
            return
        vain = partial(self._in_vain, g, who) if g.letter else None
        pick = yield from choose(who.seat, asks.ONE_OF, options, unless, vain=vain, verbs=self.options)
        yield from resolve(g, who, self.options[pick[1] - 1])

    def idle(self, g: Museum, who: Investigator) -> bool:
        return all(in_vain(g, who, option) for option in self.options)

    def _in_vain(self, g: Museum, who: Investigator, option: tuple[str, int]) -> bool:
        """A price that must be paid is never in vain."""
        verbs = self.options[option[1] - 1]
        return in_vain(g, who, verbs) and not all(verb.costs for verb in verbs)

    def _refuse(self, g: Museum, who: Investigator, option: tuple[str, int]) -> Refusal | None:
        for verb in self.options[option[1] - 1]:
            refusal = verb.refuse(g, who)
            if refusal is not None:
                return refusal
        return None

    def describe(self) -> Phrase:
        options = [[verb.describe() for verb in option] for option in self.options]
        if not self.otherwise:
            return Phrase("verb-choose", {"either": options})
        otherwise = [verb.describe() for verb in self.otherwise]
        return Phrase("verb-choose-otherwise", {"either": options, "otherwise": otherwise})

    def signs(self) -> Row:
        row = either([signs_of(option) for option in self.options])
        return (*row, COMMA, Sign("otherwise"), *signs_of(self.otherwise)) if self.otherwise else row


class Each(Verb, tag="each", frozen=True):
    """Every investigator it names, in turn order from the player whose turn it is or was."""  # ES Q-46

    personal: ClassVar[bool] = False
    effects: tuple[AnyVerb, ...]
    whom: Literal["everybody", "alone", "at_entrance"] = "everybody"

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        for each in self.named(g):
            if each.id:  # not devoured meanwhile
                yield from resolve(g, each, self.effects)

    def named(self, g: Museum) -> list[Investigator]:
        """Whom it hits, as things stand when it begins."""
        living = g.living()
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

    def signs(self) -> Row:
        return (Sign(self.whom), THEN, *signs_of(self.effects))


class PerWorld(Verb, tag="per_world", frozen=True):
    """Once for each Other World in play."""

    personal: ClassVar[bool] = False
    effects: tuple[AnyVerb, ...]

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        for _ in range(len(g.worlds)):
            yield from resolve(g, who, self.effects)

    def describe(self) -> Phrase:
        return Phrase("verb-per-world", {"effects": [each.describe() for each in self.effects]})

    def signs(self) -> Row:
        return (Sign("per_world"), THEN, *signs_of(self.effects))


if TYPE_CHECKING:
    AnyVerb = Verb
else:
    AnyVerb = any_of(Verb)
