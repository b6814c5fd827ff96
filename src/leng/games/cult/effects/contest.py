"""Verbs that settle who wins a Location and what comes of it."""

from __future__ import annotations

from typing import ClassVar

from leng.engine.choice import Refusal, Rules, choose
from leng.games.cult import asks
from leng.games.cult.deeds import goods, tokens
from leng.games.cult.deeds.influence import power, total
from leng.games.cult.deeds.tokens import called, differ, find, own
from leng.games.cult.effects.verb import Verb
from leng.games.cult.state import PLACES, City, Cult, Priest
from leng.words.signs import THEN, Row, Sign

NOBODY_TO_SEND = Refusal("nobody-to-send", "CU R-059")
NOBODY_TO_PRAY_FOR = Refusal("nobody-to-send", "CU R-034")
SHORT_OF_COINS = Refusal("short-of-coins", "CU R-058", goods.have_coins)
TOO_WEAK = Refusal(
    "too-weak-to-summon",
    "CU R-079",
    lambda g, seat, option: {"have": total(g, g.cults[seat], g.active), "need": power(g, g.cults[seat])},
)
HOLDS_SUPREMACY = Refusal("holds-supremacy", "CU Q-53")
NO_BRIBE = Refusal("nobody-bribes", "CU R-105")


class TakeSupremacy(Verb, tag="take_supremacy", frozen=True):
    """The Supremacy card comes from the reserve or from its holder."""  # CU R-064

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return HOLDS_SUPREMACY if measure and who.supremacy else None

    def do(self, g: City, who: Cult, x: int) -> None:
        if who.supremacy:
            return
        loser = next((each.seat for each in g.cults if each.supremacy and each is not who), None)
        for each in g.cults:
            each.supremacy = each is who
        if loser is None:
            g.tell("takes-supremacy", seat=who.seat)
        else:
            g.tell("wrests-supremacy", seat=who.seat, other=loser)

    def signs(self) -> Row:
        return (Sign("supremacy"),)


class Bribe(Verb, tag="bribe", frozen=True):
    """Pay the number of a Location and send a Priest there with the coins: it will win."""  # CU R-058

    dear: ClassVar[bool] = True
    least: int
    most: int

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if not own(g, who, g.active):
            return NOBODY_TO_PRAY_FOR if g.phase == "intention" else NOBODY_TO_SEND
        return SHORT_OF_COINS if who.coins < self.least else None

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        options = [
            ("bribe", called(priest), g.box.ids[place])
            for place in range(self.least, min(self.most, who.coins, PLACES) + 1)
            for priest in differ(own(g, who, g.active))
        ]
        pick = yield from choose(who.seat, asks.BRIBE, options)
        priest, place = find(own(g, who, g.active), pick[1]), g.box.numbers[pick[2]]
        tokens.leave(g, g.active, priest)
        who.coins -= place
        priest.coins = place
        g.tell("bribes", seat=who.seat, priest=priest.influence, place=pick[2], n=place)
        tokens.arrive(g, place, priest)

    def signs(self) -> Row:
        return (Sign("coins", paid=True, text=f"{self.least}–{self.most}"), THEN, Sign("win"))


class Ambush(Verb, tag="ambush", frozen=True):
    """A Priest with coins is sent home from wherever it stands; the coins change hands."""  # CU

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return None if self._bribing(g) else NO_BRIBE

    def _bribing(self, g: City) -> list[tuple[int, Priest]]:
        return [(place, each) for place in range(1, PLACES + 1) for each in g.places[place] if each.coins]

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        options = [("ambush", each.seat, g.box.ids[place]) for place, each in self._bribing(g)]
        pick = yield from choose(who.seat, asks.AMBUSH, options)
        place = g.box.numbers[pick[2]]
        priest = next(each for each in g.places[place] if each.coins)
        g.tell("ambushes", seat=who.seat, other=priest.seat, place=pick[2], n=priest.coins)
        who.coins += priest.coins
        priest.coins = 0
        tokens.send_home(g, place, priest)


class WinHere(Verb, tag="win", frozen=True):
    """The cult wins the active Location whatever the influence; the last such effect counts."""  # CU

    def do(self, g: City, who: Cult, x: int) -> None:
        assert g.struggle is not None
        g.struggle.takeover = who.seat

    def signs(self) -> Row:
        return (Sign("win"),)


class LowestWins(Verb, tag="lowest_wins", frozen=True):
    """The lowest influence wins the active Location."""  # CU R-123

    def do(self, g: City, who: Cult, x: int) -> None:
        assert g.struggle is not None
        g.struggle.lowest = True


class Bar(Verb, tag="bar", frozen=True):
    """Nobody present gets the effect or the alms of the active Location."""  # CU R-105

    def do(self, g: City, who: Cult, x: int) -> None:
        assert g.struggle is not None
        g.struggle.barred = True


class Summon(Verb, tag="summon", frozen=True):
    """The god comes, if the cult's influence here reaches its Divine Power."""  # CU R-079

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return None if total(g, who, g.active) >= power(g, who) else TOO_WEAK

    def do(self, g: City, who: Cult, x: int) -> None:
        who.summonings += 1
        g.tell("summons" if who.summonings == 1 else "summons-again", seat=who.seat, god=who.god)

    def signs(self) -> Row:
        return (Sign("summon"),)
