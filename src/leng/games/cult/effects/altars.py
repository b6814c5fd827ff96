"""Verbs about Altars."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.cult import asks
from leng.games.cult.deeds import altars
from leng.games.cult.deeds.tokens import called
from leng.games.cult.effects.verb import Verb
from leng.games.cult.state import City, Cult, Priest
from leng.words.clause import Phrase
from leng.words.signs import Row, Sign

NOTHING_TO_TURN = Refusal("nowhere-to-build", "CU R-072")
ALTAR_STANDS = Refusal("own-altar-here", "CU R-070")
NO_ALTAR_HERE = Refusal("no-altar-here", "CU R-105")


def free(g: City, who: Cult, wanted: int, instead_of: int = 0) -> Rules[bool]:
    """A token that lies under an Altar comes free if its owner exchanges that Altar; whether it is in the reserve."""
    if not g.letter or who.reserve(wanted):  # CU R-073
        return True
    options: list[Option] = [*altars.exchanges(g, who, wanted, instead_of), asks.DECLINE]
    pick = yield from choose(who.seat, asks.EXCHANGE, options, wanted=wanted, instead_of=instead_of)
    if pick == asks.DECLINE:
        g.tell("gains-nothing", seat=who.seat)
        return False
    altars.exchange(g, who, g.box.numbers[pick[1]], pick[3])
    return True


def change(g: City, who: Cult) -> Rules[bool]:
    """The owner of Altars may have one of them made of another token at any moment; whether that was done."""
    options: list[Option] = [*altars.exchanges(g, who), asks.DECLINE]
    pick = yield from choose(who.seat, asks.EXCHANGE, options)  # CU
    if pick == asks.DECLINE:
        return False
    altars.exchange(g, who, g.box.numbers[pick[1]], pick[3])
    return True


class BuildAltar(Verb, tag="build_altar", frozen=True):
    """A Priest is turned over: on the active Location, or wherever the cult has one."""  # CU R-069

    where: Literal["here", "anywhere"] = "here"

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if self._sites(g, who):
            return None
        return ALTAR_STANDS if self.where == "here" and g.active in who.altars else NOTHING_TO_TURN

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        sites = {("build", g.box.ids[place], called(each)): (place, each) for place, each in self._sites(g, who)}
        pick = yield from choose(who.seat, asks.BUILD, list(sites))
        place, priest = sites[pick]
        altars.build(g, who, place, priest)

    def _sites(self, g: City, who: Cult) -> list[tuple[int, Priest]]:
        return altars.sites(g, who, g.active if self.where == "here" else 0)

    def describe(self) -> Phrase:
        return Phrase(f"verb-build-{self.where}")

    def signs(self) -> Row:
        return (Sign("altar"),)


class DestroyAltars(Verb, tag="destroy_altars", frozen=True):
    """Every Altar on the active Location is destroyed."""  # CU R-105

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return NO_ALTAR_HERE if measure and not altars.owners(g, g.active) else None

    def do(self, g: City, who: Cult, x: int) -> None:
        for owner in altars.owners(g, g.active):
            altars.destroy(g, owner, g.active)

    def signs(self) -> Row:
        return (Sign("lose-altar"),)
