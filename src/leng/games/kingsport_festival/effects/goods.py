"""Verbs that give and take: tracks, cubes, spells, discs and Foresee."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.content import Phrase
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.effects.verb import Counted, Goods, Verb, count
from leng.games.kingsport_festival.rules import goods, spellbook
from leng.games.kingsport_festival.rules.foresee import foresee, nothing_to_foresee
from leng.games.kingsport_festival.state import Cultist, Festival


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
        if self.per is None:
            return Phrase("verb-gain", {"goods": self.what, "n": self.n})
        per = Phrase(f"per-{self.per.replace('_', '-')}", {"div": self.div})
        return Phrase("verb-gain-per", {"goods": self.what, "n": self.n, "per": per, "most": self.most or 0})


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
            return goods.lose_any(g, who, n) if sum(who.cubes) else self._instead(g, who, times)
        if self.what == "spell":
            return spellbook.lose_spells(g, who, n) if who.hand else self._instead(g, who, times)
        goods.lose(g, who, self.what, n)
        return None

    def _instead(self, g: Festival, who: Cultist, times: int) -> Rules[None]:
        for verb in self.otherwise:
            rules = verb.do(g, who, times)
            if rules is not None:
                yield from rules

    def describe(self) -> Phrase:
        loss = Phrase("verb-lose", {"goods": self.what, "n": self.n})
        if not self.otherwise:
            return loss
        return Phrase("verb-otherwise", {"first": loss, "otherwise": [each.describe() for each in self.otherwise]})


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


class Foresee(Verb, tag="foresee", frozen=True):
    """A private look at a card of the next raid."""

    def test(self, g: Festival, who: Cultist) -> Refusal | None:
        return nothing_to_foresee(g)

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        return self._look(g, who, times)

    def _look(self, g: Festival, who: Cultist, times: int) -> Rules[None]:
        for _ in range(times):
            yield from foresee(g, who)


class RemoveDisc(Verb, tag="remove_disc", frozen=True):
    """Take back discs of one's choice and lose the points they gave; ``otherwise`` when there is none."""

    levels: tuple[int, ...]
    n: int = 1
    otherwise: tuple[Lose, ...] = ()

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        return self._remove(g, who, times)

    def _remove(self, g: Festival, who: Cultist, times: int) -> Rules[None]:
        if not self._eligible(g, who):
            for verb in self.otherwise:
                rules = verb.do(g, who, times)
                if rules is not None:
                    yield from rules
            return
        for _ in range(self.n * times):  # KF Q-29: as many as there are
            discs = self._eligible(g, who)
            if not discs:
                return
            disc = yield from choose(who.seat, asks.LOSE_DISC, [("remove", each) for each in discs])
            who.discs.remove(disc[1])
            g.tell("disc-lost", seat=who.seat, building=disc[1])
            goods.lose(g, who, "cult", g.box.buildings[disc[1]].cult)  # KF R-046
            yield from spellbook.keep_to_limit(g, who)  # KF Q-19

    def _eligible(self, g: Festival, who: Cultist) -> list[str]:
        return [disc for disc in who.discs if g.box.buildings[disc].level in self.levels]

    def describe(self) -> Phrase:
        loss = Phrase("verb-remove-disc", {"n": self.n, "levels": self.levels})
        if not self.otherwise:
            return loss
        return Phrase("verb-otherwise", {"first": loss, "otherwise": [each.describe() for each in self.otherwise]})
