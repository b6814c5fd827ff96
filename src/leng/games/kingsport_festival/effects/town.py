"""Verbs about placing discs: cheaper, with other cubes, or with cubes changed first."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Rules, choose
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.effects.verb import Verb
from leng.games.kingsport_festival.state import RESOURCES, Cultist, Festival
from leng.words.clause import Phrase
from leng.words.signs import THEN, Row, Sign


class CostDiscount(Verb, tag="cost_discount", frozen=True):
    """Buildings of these levels cost fewer resources, never less than one."""

    n: int
    levels: tuple[int, ...]
    scope: Literal["always", "next_placement"]

    def idle(self, g: Festival, who: Cultist) -> bool:
        return "place" in who.used

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        who.price_off += self.n
        return None

    def describe(self) -> Phrase:
        key = "verb-cost-discount" if self.scope == "always" else "verb-cost-discount-next"
        return Phrase(key, {"n": self.n, "levels": self.levels})

    def signs(self) -> Row:
        return (Sign("cheaper", self.n),)


class WildResources(Verb, tag="wild_resources", frozen=True):
    """Any resource pays for any other in the next placement."""

    def idle(self, g: Festival, who: Cultist) -> bool:
        return "place" in who.used

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        who.wild = True
        return None


class Convert(Verb, tag="convert", frozen=True):
    """Change up to so many cubes into other kinds."""

    n: int

    def idle(self, g: Festival, who: Cultist) -> bool:
        return not any(who.cubes)

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        for left in range(self.n, 0, -1):
            options: list[tuple[str, str, str] | str] = [
                ("change", old, new)
                for kind, old in enumerate(RESOURCES)
                for new in RESOURCES
                if who.cubes[kind] and new != old
            ]
            pick = yield from choose(who.seat, asks.CONVERT, [*options, asks.DONE], left=left)
            if isinstance(pick, str):
                return
            _, old, new = pick
            who.cubes[RESOURCES.index(old)] -= 1
            who.cubes[RESOURCES.index(new)] += 1
            g.tell("convert", seat=who.seat, old=old, new=new)

    def signs(self) -> Row:
        return (Sign("any_resource", self.n, paid=True), THEN, Sign("any_resource", self.n))
