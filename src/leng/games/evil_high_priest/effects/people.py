"""Verbs that rescue, sacrifice, trap and send away acolytes."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Ask, Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.effects.targets import name_one
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import (
    ASYLUM,
    ESCAPE,
    NOBODY,
    OUT,
    POOL,
    Conclave,
    Priest,
    acolyte_of,
)
from leng.words.signs import MORE, Row, Sign

NO_ACOLYTE = Refusal("no-acolyte", "EHP R-043")


def give_acolytes(g: Conclave, who: Priest, n: int) -> Rules[None]:
    """Acolytes of the player's choice are sacrificed to pay for something."""  # EHP
    for _ in range(n):
        places = list(dict.fromkeys(people.active(g, who)))
        _, place = yield from choose(who.seat, asks.SACRIFICE, [people.option_of(g, each) for each in places])
        people.sacrifice(g, who, place)
        rules: Rules[None] | None = g.at_once("altar", who.seat, 0)
        if rules is not None:
            yield from rules


def pick_own(g: Conclave, who: Priest, ask: Ask, *, actor: bool = True) -> Rules[str | None]:
    """Where an acolyte is taken from, by its owner's choice; None when there is none."""
    places = list(dict.fromkeys(people.active(g, who, actor=actor)))
    if not places:
        return None
    _, place = yield from choose(who.seat, ask, [people.option_of(g, each) for each in places])
    return place


class Sacrifice(Verb, tag="sacrifice", frozen=True):
    """As a price: acolytes go to the asylum, and from a full one to the escape zone."""  # EHP R-043

    n: int = 1
    takes_acolyte = True

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        return None if people.count_active(g, who) >= self.n else NO_ACOLYTE

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        return give_acolytes(g, who, self.n)

    def signs(self) -> Row:
        return (Sign("acolyte", self.n, paid=True),)


class Rescue(Verb, tag="rescue", frozen=True):
    """Own acolytes leave the asylum, as far as there are any."""  # EHP R-046

    n: int = 1
    to: Literal["escape", "pool"] = "escape"
    optional: bool = False  # fewer may be taken
    each: bool = False  # by every player

    def do(self, g: Conclave, who: Priest) -> Rules[None] | None:
        if self.optional and who.asylum:
            return self._choose(g, who)
        for seat in g.order() if self.each else (who.seat,):
            self._rescue(g, g.priests[seat], self.n)
        return None

    def _choose(self, g: Conclave, who: Priest) -> Rules[None]:
        most = min(self.n, who.asylum)
        n = yield from choose(who.seat, asks.RESCUE, [("rescue", n) for n in range(most, -1, -1)], zone=self.to)
        self._rescue(g, who, n[1])

    def _rescue(self, g: Conclave, who: Priest, n: int) -> None:
        n = min(n, who.asylum)
        g.applied = n
        for _ in range(n):
            people.take(g, who, ASYLUM)
            people.bring(who, self.to)
        if n:
            g.tell("rescues", seat=who.seat, n=n, zone=self.to)

    def signs(self) -> Row:
        return (Sign("rescue", self.n),)


class LoseAcolyte(Verb, tag="lose_acolyte", frozen=True):
    """One opponent must send an active acolyte of his choice to his asylum."""  # EHP R-301

    def possible(self, g: Conclave, who: Priest) -> bool:
        """Whether there is anybody who could lose one."""
        return any(people.active(g, g.priests[seat], actor=True) for seat in g.others(who.seat))

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        seat = yield from name_one(g, who, lambda other: bool(people.active(g, other, actor=True)))
        if seat is None:
            return
        victim = g.priests[seat]
        place = yield from pick_own(g, victim, asks.LOSE_ACOLYTE)
        if place is not None:
            people.take(g, victim, place)
            zone = people.bring(victim, ASYLUM)
            g.tell("loses-acolyte", seat=seat, place=place, zone=zone)

    def signs(self) -> Row:
        return (MORE,)


class ScareOff(Verb, tag="scare_off", frozen=True):
    """Acolytes of opponents go from the pool to the escape zone."""

    of: Literal["opponent", "each_opponent"]
    least: int = 1  # so many must be in the pool
    larger: bool = False  # the pool must be larger than one's own

    def _fits(self, who: Priest, other: Priest) -> bool:
        return other.pool >= self.least and (not self.larger or other.pool > who.pool)

    def possible(self, g: Conclave, who: Priest) -> bool:
        """Whether there is anybody to scare."""
        return any(self._fits(who, g.priests[seat]) for seat in g.others(who.seat))

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        g.applied = 0
        if self.of == "each_opponent":
            for seat in g.others(who.seat):
                if self._fits(who, g.priests[seat]):
                    self._scare(g, g.priests[seat])
            return
        named = yield from name_one(g, who, lambda other: self._fits(who, other))
        if named is not None:
            self._scare(g, g.priests[named])

    def _scare(self, g: Conclave, victim: Priest) -> None:
        victim.pool -= 1
        people.bring(victim, ESCAPE)
        g.applied += 1
        g.tell("scared-off", seat=victim.seat)

    def signs(self) -> Row:
        return (MORE,)


class Trap(Verb, tag="trap", frozen=True):
    """An acolyte of an opponent is kept on this monster."""  # EHP Q-33

    def possible(self, g: Conclave, who: Priest) -> bool:
        """Whether there is anybody to trap."""
        return any(people.active(g, g.priests[seat], actor=True) for seat in g.others(who.seat))

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        taken = [
            ("acolyte-of", seat, place)
            for seat in g.others(who.seat)
            for place in dict.fromkeys(people.active(g, g.priests[seat], actor=True))
        ]
        if not taken:
            return
        _, seat, place = yield from choose(who.seat, asks.TRAP, taken)
        people.take(g, g.priests[seat], place)
        monster = next(each for each in who.lairs if g.box.traps(each.card) and each.captive == NOBODY)
        monster.captive = seat
        g.tell("traps", seat=who.seat, victim=seat, place=place)

    def signs(self) -> Row:
        return (MORE,)


class Recall(Verb, tag="recall", frozen=True):
    """Any number of own acolytes come back from the ritual board to the pool."""

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        code = acolyte_of(who.seat)
        there = [("acolyte", space) for space in people.spaces_of(g, code) if space.startswith(people.RITUAL)]
        if not there:
            return
        picked = yield from pick_some(who.seat, asks.RECALL, there, 0, at_once=there)
        for _, space in picked:
            people.leave(g, code, space)
            people.bring(who, POOL)
        if picked:
            g.tell("recalls", seat=who.seat, n=len(picked))

    def signs(self) -> Row:
        return (MORE,)


class AllFlee(Verb, tag="all_flee", frozen=True):
    """Every player's acolytes go to the escape zone, wherever they are."""  # EHP R-277, GP-Q2

    def do(self, g: Conclave, who: Priest) -> None:
        for seat in g.order():
            each = g.priests[seat]
            n = each.pool
            each.pool = 0
            if g.has("flee_from_asylum"):
                n += each.asylum
                each.asylum = 0
            for space in people.spaces_of(g, acolyte_of(seat)):
                if not space.startswith(people.ETERNAL):
                    people.leave(g, acolyte_of(seat), space)
                    n += 1
            for card in people.held_by(g, each) if g.letter else ():
                people.let_go(g, each, card)
                n += 1
            each.escape += n
            if n:
                g.tell("flee", seat=seat, n=n)

    def rival(self, g: Conclave) -> None:
        self.do(g, g.priests[0])

    def signs(self) -> Row:
        return (MORE,)


class ToTheBox(Verb, tag="to_the_box", frozen=True):
    """Every player puts an acolyte of his own back into the box, perhaps one from the asylum."""  # EHP R-276, GP-Q6

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        for seat in g.order():
            each = g.priests[seat]
            held = people.held_by(g, each)
            places = [place for place in dict.fromkeys(people.active(g, each, actor=True)) if place not in held]
            places += [zone for zone, n in ((ASYLUM, each.asylum), (ESCAPE, each.escape)) if n]
            if not places and not held:
                continue
            _, place = yield from choose(seat, asks.TO_BOX, [people.option_of(g, place) for place in places + held])
            people.take(g, each, place)
            people.bring(each, OUT)
            g.tell("to-the-box", seat=seat, place=place)

    def rival(self, g: Conclave) -> Rules[None]:
        return self.do(g, g.priests[0])

    def signs(self) -> Row:
        return (MORE,)
