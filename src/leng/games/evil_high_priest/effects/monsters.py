"""Verbs that bring, cost and hand over monsters, and what monsters do as long as they are in their lairs."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards
from leng.games.evil_high_priest.effects.rooms import Standing
from leng.games.evil_high_priest.effects.targets import name_one
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import LAIRS, Conclave, Monster, Priest
from leng.words.signs import MORE, Row, Sign

NO_MONSTER = Refusal("no-monster-to-give", "EHP R-087")
NO_AMOEBA = Refusal("no-amoeba-to-give", "EHP R-272")
NO_LAIR = Refusal("no-lair-free", "EHP R-272")
NO_AMOEBA_LEFT = Refusal("no-amoeba-left", "EHP GP-Q1")
NOBODY_HAS_LAIR = Refusal("nobody-has-lair", "EHP GP-Q7")


def gain_monster(g: Conclave, who: Priest, discard: bool = False) -> Rules[None]:
    """A monster comes into an empty lair: one of three in the row, or the top one where all are alike."""
    # EHP
    g.applied = 0
    if not cards.has_lair(who):
        g.tell("no-lair", seat=who.seat)
        return
    if discard and g.monster_discard:
        _, card = yield from choose(who.seat, asks.MONSTER, [("monster", each) for each in sorted(g.monster_discard)])
        g.monster_discard.remove(card)
    elif g.expanded:
        cards.refill_monsters(g)
        if not g.monster_row:
            return
        _, card = yield from choose(who.seat, asks.MONSTER, [("monster", each) for each in g.monster_row])
        at = g.monster_row.index(card)
        g.monster_row.remove(card)
        cards.refill_monsters(g, at)
    else:
        top = cards.draw(g, g.monsters, g.monster_discard)
        if top is None:
            return
        card = top
    g.applied = 1
    cards.lodge(who, card)
    g.tell("lodges", seat=who.seat, monster=card)
    rules: Rules[None] | None = g.at_once("on_install", who.seat)
    if rules is not None:
        yield from rules


class GainMonster(Verb, tag="gain_monster", frozen=True):
    """A monster for an empty lair."""

    discard: bool = False  # any of those that were discarded, if there are any
    brings_card = True

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        return gain_monster(g, who, self.discard)

    def signs(self) -> Row:
        return (Sign("monster"),)


class DiscardMonster(Verb, tag="discard_monster", frozen=True):
    """Monsters of one's own are given up."""  # EHP R-087

    n: int = 1
    only: Literal["any", "amoeba"] = "any"

    def _mine(self, who: Priest) -> list[Monster]:
        return [each for each in who.lairs if self.only == "any" or each.card == cards.AMOEBA]

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        if len(self._mine(who)) >= self.n:
            return None
        return NO_MONSTER if self.only == "any" else NO_AMOEBA

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        for _ in range(self.n):
            names = list(dict.fromkeys(("lair", each.card) for each in self._mine(who)))
            _, card = yield from choose(who.seat, asks.DISCARD_MONSTER, names)
            monster = next(each for each in self._mine(who) if each.card == card)
            cards.discard_monster(g, who, monster)
            g.tell("gives-up-monster", seat=who.seat, monster=card)

    def signs(self) -> Row:
        return (Sign("monster" if self.only == "any" else "amoeba", self.n, paid=True),)


class TakeAmoeba(Verb, tag="take_amoeba", frozen=True):
    """As a price: slime amoebas from the pile take lairs."""  # EHP R-272

    n: int = 1

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        if LAIRS - len(who.lairs) >= self.n:
            return None if g.amoebas >= self.n else NO_AMOEBA_LEFT
        if nobody_could_break_a_sign(g):
            return None
        return NO_LAIR if g.amoebas >= self.n else NO_AMOEBA_LEFT

    def do(self, g: Conclave, who: Priest) -> Rules[None] | None:
        if LAIRS - len(who.lairs) < self.n:
            return self._make_room(g, who)
        for _ in range(self.n):
            lodge_amoeba(g, who)
        return None

    def _make_room(self, g: Conclave, who: Priest) -> Rules[None]:
        """Monsters of one's own are given up for the amoebas, others of their kind perhaps."""  # EHP GP-Q9
        yield from DiscardMonster(n=self.n - LAIRS + len(who.lairs)).do(g, who)
        for _ in range(self.n):
            lodge_amoeba(g, who)

    def signs(self) -> Row:
        return (Sign("amoeba", self.n),)


def nobody_could_break_a_sign(g: Conclave) -> bool:
    """Whether every sign wants a free lair and none can fall free either, so that the match would never end."""
    # EHP GP-Q9
    return every_sign_wants_a_lair(g) and not (g.letter and g.at_once("could_free_a_lair"))


def every_sign_wants_a_lair(g: Conclave) -> bool:
    """Whether all lairs of all players are full, and every open lock wants a free one."""  # EHP GP-Q9
    if g.solo or any(cards.has_lair(each) for each in g.priests):
        return False
    open_now = (g.sheet.locks[lock] for lock in g.sheet.accessible(g.broken))
    return all(any(isinstance(verb, TakeAmoeba) for verb in lock.cost) for lock in open_now)


def lodge_amoeba(g: Conclave, who: Priest) -> bool:
    """An amoeba from the pile takes a lair, if one is free."""  # EHP R-272
    if not g.amoebas or not cards.has_lair(who):
        return False
    g.amoebas -= 1
    cards.lodge(who, cards.AMOEBA)
    g.tell("lodges", seat=who.seat, monster=cards.AMOEBA)
    return True


class GiveAmoeba(Verb, tag="give_amoeba", frozen=True):
    """Opponents receive an amoeba from the pile; who has no lair free does not get it."""  # EHP R-272

    of: Literal["opponent", "each_opponent"]

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        if self.of == "each_opponent":
            for seat in g.others(who.seat):
                lodge_amoeba(g, g.priests[seat])
            return
        named = yield from name_one(g, who, cards.has_lair, ask=asks.HAND_AMOEBA)
        if named is not None:
            lodge_amoeba(g, g.priests[named])

    def rival(self, g: Conclave) -> None:
        lodge_amoeba(g, g.priests[0])

    def signs(self) -> Row:
        return (MORE,)


class HandAmoeba(Verb, tag="hand_amoeba", frozen=True):
    """As a price: one of one's own amoebas goes to an opponent who has a lair free."""  # EHP GP-Q7

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        if not any(each.card == cards.AMOEBA for each in who.lairs):
            return NO_AMOEBA
        return None if any(cards.has_lair(g.priests[seat]) for seat in g.others(who.seat)) else NOBODY_HAS_LAIR

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        seat = yield from name_one(g, who, cards.has_lair, ask=asks.HAND_AMOEBA)
        assert seat is not None
        monster = next(each for each in who.lairs if each.card == cards.AMOEBA)
        cards.discard_monster(g, who, monster)
        lodge_amoeba(g, g.priests[seat])

    def signs(self) -> Row:
        return (Sign("amoeba", paid=True),)


# In its lair ---------------------------------------------------------------------------------------------------------


class StrongAlone(Standing, tag="strong_alone", frozen=True):
    """It stops more while it is the only monster."""

    n: int


class StrongInEmptiness(Standing, tag="strong_in_emptiness", frozen=True):
    """It stops one more for each empty lair."""

    most: int


class TurnsOver(Standing, tag="turns_over", frozen=True):
    """Sacrificed for the first time it is only turned to its weaker side."""


class StaysFor(Standing, tag="stays_for", frozen=True):
    """Sacrificed in a raid it stays if so much is paid."""

    what: str
    n: int

    def signs(self) -> Row:
        return (Sign(self.what, self.n, paid=True), MORE)


class FeedsOn(Standing, tag="feeds_on", frozen=True):
    """In each upkeep so much is paid, or it goes."""

    what: str
    n: int

    def signs(self) -> Row:
        return (Sign(self.what, self.n, paid=True),)
