"""Verbs about coins, Followers, Mobs and drawing cards."""

from __future__ import annotations

from typing import ClassVar, Literal

from leng.engine.choice import Refusal, Rules
from leng.engine.picks import pick_some
from leng.games.cult import asks
from leng.games.cult.deeds import altars, decks, goods
from leng.games.cult.effects.verb import FULL, USEFUL, Counted, Verb, Whom, counted, select, so_many
from leng.games.cult.state import City, Cult
from leng.words.clause import Phrase
from leng.words.signs import Row, Sign

NOTHING_TO_LOSE = Refusal("nothing-to-lose", "CU Q-25")
TIED_RICHES = Refusal("several-tie", "CU R-100")
TIED_CARDS = Refusal("several-tie", "CU Q-08")
Goods = Literal["followers", "mobs", "altar"]


class GainCoins(Verb, tag="gain_coins", frozen=True):
    """Coins from the reserve."""

    n: int

    def do(self, g: City, who: Cult, x: int) -> None:
        goods.gain_coins(g, who, self.n)

    def signs(self) -> Row:
        return (Sign("coins", self.n),)


class GainFollowers(Verb, tag="gain_followers", frozen=True):
    """Followers from the reserve."""

    n: int = 0
    per: Counted | None = None

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        room = goods.MOST_FOLLOWERS - who.followers
        if measure == FULL and room < counted(g, who, self.n, self.per, x):
            return goods.NOT_IN_FULL  # CU Q-26
        return goods.NO_ROOM if measure and not room else None

    def brings(self, g: City, who: Cult, x: int) -> bool:
        return who.followers < goods.MOST_FOLLOWERS and counted(g, who, self.n, self.per, x) > 0

    def do(self, g: City, who: Cult, x: int) -> None:
        goods.gain_followers(g, who, counted(g, who, self.n, self.per, x))

    def describe(self) -> Phrase:
        if self.per is not None:
            return Phrase(f"verb-gain-followers-{self.per.replace('_', '-')}")
        return Phrase("verb-gain-followers", {"n": self.n})

    def signs(self) -> Row:
        return so_many("followers", self.n, self.per)


class GainMob(Verb, tag="gain_mob", frozen=True):
    """Fanatical Mobs from the reserve."""

    n: int = 1

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if (measure == FULL and g.mobs < self.n) or (measure and not g.mobs):
            return goods.NO_MOB_LEFT  # CU Q-37
        return None

    def do(self, g: City, who: Cult, x: int) -> None:
        goods.gain_mobs(g, who, self.n)

    def signs(self) -> Row:
        return (Sign("mobs", self.n),)


class Lose(Verb, tag="lose", frozen=True):
    """Every cult named loses something, as far as it has any."""  # CU R-102

    what: Goods
    whom: Whom
    n: int = 1

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if not measure:
            return None
        victims = select(g, who, self.whom)
        if not victims:
            return TIED_CARDS if self.whom == "most_cards" else NOTHING_TO_LOSE
        return None if any(self._has(each) for each in victims) else NOTHING_TO_LOSE

    def minds_followers(self, g: City, who: Cult) -> bool:
        return self.what == "followers" and who in select(g, who, self.whom)

    def _has(self, who: Cult) -> bool:
        if self.what == "altar":
            return bool(who.altars)
        return bool(who.followers if self.what == "followers" else who.mobs)

    def do(self, g: City, who: Cult, x: int) -> Rules[None] | None:
        victims = select(g, who, self.whom)
        if self.what == "altar":
            return self._lose_altars(g, victims)
        for each in victims:
            if self.what == "followers":
                goods.lose_followers(g, each, self.n, forced=True)
            else:
                goods.lose_mobs(g, each, self.n)
        return None

    def _lose_altars(self, g: City, victims: list[Cult]) -> Rules[None]:
        for each in victims:
            places = [("altar", g.box.ids[place]) for place in each.altars]
            n = min(self.n, len(places))
            lost = yield from pick_some(each.seat, asks.LOSE_ALTAR, places, n, n)
            for _, place in lost:
                altars.destroy(g, each, g.box.numbers[place])

    def describe(self) -> Phrase:
        return Phrase(f"verb-lose-{self.what}", {"whom": self.whom, "n": self.n})

    def signs(self) -> Row:
        return (Sign(f"lose-{self.what}", self.n),)


class LoseCoins(Verb, tag="lose_coins", frozen=True):
    """Everybody with so many coins loses so many."""

    at_least: int
    n: int

    def brings(self, g: City, who: Cult, x: int) -> bool:
        return any(each.coins >= self.at_least for each in g.cults)

    def do(self, g: City, who: Cult, x: int) -> None:
        for each in g.clockwise():
            if each.coins >= self.at_least:
                each.coins -= self.n
                g.tell("lose", seat=each.seat, goods="coins", n=self.n)

    def signs(self) -> Row:
        return (Sign("lose-coins", self.n),)


class TakeCoins(Verb, tag="take_coins", frozen=True):
    """Coins from other cults: up to so many, or half of what they have, rounded up."""

    aimed: ClassVar[bool] = True
    whom: Whom
    n: int | None = None

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return TIED_RICHES if measure >= USEFUL and not select(g, who, self.whom) else None  # CU R-100

    def brings(self, g: City, who: Cult, x: int) -> bool:
        return any(each.coins for each in select(g, who, self.whom) if each is not who)

    def do(self, g: City, who: Cult, x: int) -> None:
        for each in select(g, who, self.whom):
            goods.hand_coins(g, each, who, (each.coins + 1) // 2 if self.n is None else self.n)

    def describe(self) -> Phrase:
        if self.n is None:
            return Phrase("verb-take-half", {"whom": self.whom})
        return Phrase("verb-take-coins", {"whom": self.whom, "n": self.n})

    def signs(self) -> Row:
        return (Sign("coins", text="½") if self.n is None else Sign("coins", self.n),)


class Draw(Verb, tag="draw", frozen=True):
    """Cards from the top of a deck, or from its bottom."""

    deck: Literal["miracle", "intrigue", "privilege"]
    n: int = 0
    per: Counted | None = None
    bottom: bool = False

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return decks.EMPTY if measure and not g.decks[self.deck].cards else None

    def brings(self, g: City, who: Cult, x: int) -> bool:
        return bool(g.decks[self.deck].cards) and counted(g, who, self.n, self.per, x) > 0

    def do(self, g: City, who: Cult, x: int) -> None:
        decks.draw(g, who, self.deck, counted(g, who, self.n, self.per, x), self.bottom)

    def describe(self) -> Phrase:
        if self.per is not None:
            return Phrase(f"verb-draw-{self.per.replace('_', '-')}", {"deck": self.deck})
        return Phrase("verb-draw-bottom" if self.bottom else "verb-draw", {"deck": self.deck, "n": self.n})

    def signs(self) -> Row:
        return so_many(self.deck, self.n, self.per)
