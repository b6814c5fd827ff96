"""Verbs that give and take: tracks, cubes, spells, discs and Foresee."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Rules
from leng.games.kingsport_festival.deeds import discs, goods, spellbook
from leng.games.kingsport_festival.deeds.foresee import foresee, nothing_to_foresee
from leng.games.kingsport_festival.effects.verb import Counted, Goods, Verb, count, for_each, told
from leng.games.kingsport_festival.state import Cultist, Festival
from leng.words.clause import Phrase
from leng.words.signs import MORE, Row, Sign


class Gain(Verb, tag="gain", frozen=True):
    """Receive something; with ``per``, once for every so many of what is counted."""

    what: Goods
    n: int = 1
    per: Counted | None = None
    div: int = 1
    most: int | None = None

    def amount(self, g: Festival, who: Cultist) -> int:
        """How many units that is now."""
        if self.per is None:
            return self.n
        amount: int = self.n * (count(g, who, self.per) // self.div)
        return amount if self.most is None else min(amount, self.most)

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        if self.what == "any_resource":
            return goods.gain_any(g, who, self.n * times)
        goods.gain(g, who, self.what, (self.n if self.per is None else self.amount(g, who)) * times)
        return None

    def describe(self) -> Phrase:
        gain = {"goods": self.what, "n": self.n}
        if self.per is None:
            return Phrase("verb-gain", gain)
        return Phrase("verb-gain-per", {**gain, "per": for_each(self.per, self.div), "most": self.most or 0})

    def signs(self) -> Row:
        gain = Sign(self.what, self.n)
        return (gain,) if self.per is None else (gain, MORE)


class Lose(Verb, tag="lose", frozen=True):
    """A forced loss; ``otherwise`` replaces it for a cultist who has none of it at all."""

    what: Literal["sanity", "magic", "cult", "any_resource", "spell"]
    n: int = 1
    otherwise: tuple[Lose, ...] = ()

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        n = self.n * times
        if self.what == "sanity":
            goods.lose_sanity(g, who, n)
            return None
        if self.what == "any_resource":
            return goods.lose_any(g, who, n) if sum(who.cubes) else instead(g, who, self.otherwise, times)
        if self.what == "spell":
            return spellbook.lose_spells(g, who, n) if who.hand else instead(g, who, self.otherwise, times)
        goods.lose(g, who, self.what, n)
        return None

    def describe(self) -> Phrase:
        return or_else(Phrase("verb-lose", {"goods": self.what, "n": self.n}), self.otherwise)

    def signs(self) -> Row:
        return (Sign(self.what, self.n, paid=True),)


def or_else(loss: Phrase, otherwise: tuple[Lose, ...]) -> Phrase:
    """A loss in words, with what replaces it."""
    return Phrase("verb-otherwise", {"first": loss, "otherwise": told(otherwise)}) if otherwise else loss


def instead(g: Festival, who: Cultist, losses: tuple[Lose, ...], times: int) -> Rules[None]:
    """What is lost by a cultist who has nothing of the kind that was asked for."""
    for loss in losses:
        rules = loss.do(g, who, times)
        if rules is not None:
            yield from rules


class Draw(Verb, tag="draw", frozen=True):
    """Draw spells from one deck, or from decks of one's choice."""

    deck: Literal["evil", "death", "destruction", "any"]
    n: int = 1

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        return spellbook.draw(g, who, self.deck, self.n * times)

    def describe(self) -> Phrase:
        if self.deck == "any":
            return Phrase("verb-draw-any", {"n": self.n})
        return Phrase("verb-draw", {"deck": self.deck, "n": self.n})

    def signs(self) -> Row:
        return (Sign("spell" if self.deck == "any" else f"spell-{self.deck}", self.n),)


class Foresee(Verb, tag="foresee", frozen=True):
    """A private look at a card of the next raid."""

    def idle(self, g: Festival, who: Cultist) -> bool:
        return nothing_to_foresee(g)

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        for _ in range(times):
            yield from foresee(g, who)

    def signs(self) -> Row:
        return (Sign("foresee"),)


class RemoveDisc(Verb, tag="remove_disc", frozen=True):
    """Take back discs of one's choice and lose the points they gave; ``otherwise`` when there is none."""

    levels: tuple[int, ...]
    n: int = 1
    otherwise: tuple[Lose, ...] = ()

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        if discs.within(g, who, self.levels):
            return discs.lose(g, who, self.levels, self.n * times)
        return instead(g, who, self.otherwise, times)

    def describe(self) -> Phrase:
        return or_else(Phrase("verb-remove-disc", {"n": self.n, "levels": self.levels}), self.otherwise)

    def signs(self) -> Row:
        return (Sign("disc", self.n, paid=True),)
