"""Verbs that give to an investigator and take from him."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import belongings, health, trophies
from leng.games.elder_sign.effects.verb import ALL, COLON, Kind, Stat, Verb, some_of
from leng.games.elder_sign.state import Investigator, Museum
from leng.words.clause import Phrase
from leng.words.signs import THEN, Row, Sign, gained

NOBODY_HURT = Refusal("nobody-hurt", "ES R-108")


class Gain(Verb, tag="gain", frozen=True):
    """Draw cards of a kind, or take clues."""

    what: Literal["clue", "common", "unique", "spell", "ally"]
    n: int = 1

    def idle(self, g: Museum, who: Investigator) -> bool:
        return self.what != "clue" and not g.decks[self.what].cards and not g.box.has(who.id, "takes_instead")

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        return belongings.gain(g, who, self.what, self.n)

    def signs(self) -> Row:
        return (Sign(self.what, self.n),)


class GainAny(Verb, tag="gain_any", frozen=True):
    """Draw cards, choosing the kind of each."""

    kinds: tuple[Kind, ...]
    n: int = 1

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        for left in range(self.n, 0, -1):
            kind = yield from choose(who.seat, asks.STARTING_CARD, [("gain", kind) for kind in self.kinds], left=left)
            yield from belongings.draw(g, who, kind[1], 1)

    def signs(self) -> Row:
        return some_of(self.kinds, self.n)


class GainAlly(Verb, tag="gain_ally", frozen=True):
    """Take one ally out of the deck by name."""

    card: str

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        return belongings.search_ally(g, who, self.card)

    def signs(self) -> Row:
        return (Sign("ally", text=self.card),)


class Lose(Verb, tag="lose", frozen=True):
    """Lose sanity, stamina, clues, or trophies worth so much."""

    costs: ClassVar[bool] = True
    what: Literal["sanity", "stamina", "clue", "trophies"]
    n: int = 1

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        if self.what == "clue" and not who.clues:
            return belongings.NO_CLUE
        if self.what == "trophies" and trophies.worth(g, who) < self.n:
            return trophies.TOO_FEW_TO_LOSE
        return None

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        if self.what == "clue":
            belongings.lose_clues(g, who, self.n)
            return None
        if self.what == "trophies":
            return trophies.lose(g, who, self.n)
        return health.lose(g, who, self.what, self.n)

    def signs(self) -> Row:
        return (Sign("trophy" if self.what == "trophies" else self.what, self.n, paid=True),)


class Regain(Verb, tag="regain", frozen=True):
    """Regain sanity or stamina, never above the maximum; without a number, all of it."""

    what: Stat
    n: int | None = None

    def idle(self, g: Museum, who: Investigator) -> bool:
        return not health.hurt(g, who, self.what)

    def do(self, g: Museum, who: Investigator) -> None:
        health.regain(g, who, self.what, self.n)

    def describe(self) -> Phrase:
        return Phrase("verb-regain", {"what": self.what, "n": self.n or ALL})

    def signs(self) -> Row:
        return (Sign(self.what, self.n or ALL),)


class Heal(Verb, tag="heal", frozen=True):
    """One investigator of one's choice regains sanity, stamina or both."""

    sanity: int = 0
    stamina: int = 0

    def _helps(self, g: Museum, who: Investigator) -> bool:
        if self.sanity and health.hurt(g, who, "sanity"):
            return True
        return bool(self.stamina) and health.hurt(g, who, "stamina")

    def idle(self, g: Museum, who: Investigator) -> bool:
        for each in g.living():
            if self._helps(g, each):
                return False
        return True

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        return NOBODY_HURT if self.idle(g, who) else None

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        patients = [("treat", each.seat) for each in g.living() if g.letter or self._helps(g, each)]
        if patients:
            vain = partial(self._in_vain, g) if g.letter else None  # ES R-108: whom nothing is given may be chosen
            whom = yield from choose(who.seat, asks.WHOM, patients, vain=vain, sanity=self.sanity, stamina=self.stamina)
            patient = g.investigators[whom[1]]
            health.regain(g, patient, "sanity", self.sanity)
            health.regain(g, patient, "stamina", self.stamina)

    def _in_vain(self, g: Museum, option: tuple[str, int]) -> bool:
        return not self._helps(g, g.investigators[option[1]])

    def signs(self) -> Row:
        return (Sign("anybody"), THEN, *gained({"sanity": self.sanity, "stamina": self.stamina}))


class LowerMaximum(Verb, tag="lower_maximum", frozen=True):
    """The maximum of sanity or stamina sinks, and what is above it is lost."""

    what: Stat
    n: int = 1

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        return health.lower_maximum(g, who, self.what, self.n)

    def signs(self) -> Row:
        return (Sign(f"max_{self.what}", self.n, paid=True),)


class Discard(Verb, tag="discard", frozen=True):
    """Discard cards of these kinds, of one's choice."""

    kinds: tuple[Kind, ...]
    n: int = 1

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        return None if len(belongings.held(g, who, self.kinds)) >= self.n else belongings.NO_SUCH_CARD

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        for _ in range(self.n):
            yield from belongings.discard_one(g, who, self.kinds)

    def signs(self) -> Row:
        return some_of(self.kinds, self.n, paid=True)


class Surrender(Verb, tag="surrender", frozen=True):
    """Give up trophies, whatever they are worth."""

    what: Literal["any", "monster"]
    n: int = 1

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        return None if len(trophies.kind_of(g, who, self.what)) >= self.n else trophies.NONE_TO_GIVE_UP

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        for _ in range(self.n):
            yield from trophies.give_up(g, who, self.what)

    def signs(self) -> Row:
        return (Sign(f"{self.what}_trophy", self.n, paid=True),)


class Devour(Verb, tag="devour", frozen=True):
    """The investigator is devoured."""

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        return health.devour(g, who)


class TestCards(Verb, tag="test_cards", frozen=True):
    """Roll a green die for each card of these kinds; any investigation takes the card away."""

    kinds: tuple[Kind, ...]

    def do(self, g: Museum, who: Investigator) -> None:
        belongings.test_cards(g, who, self.kinds)

    def signs(self) -> Row:
        return (*some_of(self.kinds, 1, paid=True), COLON, Sign("chance-cards"))
