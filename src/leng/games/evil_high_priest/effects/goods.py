"""Verbs that give, take, steal and exchange goods."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import goods, people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.targets import Target, name_one, seats_of
from leng.games.evil_high_priest.effects.verb import Amount, Verb, amount, amount_alone, how_many
from leng.games.evil_high_priest.state import (
    ABOMINATION,
    ANY_BASIC,
    ASYLUM,
    BASIC,
    EXPOSED,
    GRIMOIRE,
    LEVELS,
    MAGIC,
    RIVAL,
    SPAWN,
    Conclave,
    Priest,
)
from leng.words.signs import MORE, Row, Sign

Kind = Literal["treasure", "blood", "magic", "atom", "grimoire", "elder_sign", "any_basic"]

NOT_YOURS = Refusal("other-kind", "EHP R-179")


def to_hoard(g: Conclave, kind: str, n: int) -> None:
    """Goods come to the pile of the opponent of a lone player."""
    assert g.hoard is not None
    kind = MAGIC if kind == ANY_BASIC else kind  # EHP Q-50
    n = min(n, goods.supply(g, kind)) if kind in BASIC or kind == GRIMOIRE else n
    if n > 0:
        g.hoard.goods[kind] = g.hoard.goods.get(kind, 0) + n
        g.tell("rival-gains", rival="opponent", goods=kind, n=n)


def from_hoard(g: Conclave, kind: str, n: int) -> int:
    """Goods leave that pile; says how many there were."""
    assert g.hoard is not None
    n = min(n, g.hoard.goods.get(kind, 0))
    if n:
        g.hoard.goods[kind] -= n
        if not g.hoard.goods[kind]:
            del g.hoard.goods[kind]
    return n


def kinds_at(g: Conclave) -> tuple[str, ...]:
    """The basic resources of this table: atoms are only on one board."""  # EHP
    return BASIC if g.sheet.board.atoms else BASIC[:-1]


class Gain(Verb, tag="gain", frozen=True):
    """Goods from the supply."""  # EHP R-045

    what: Kind
    n: Amount
    to: Literal["self", "each_player"] = "self"
    after_raid: bool = False

    def do(self, g: Conclave, who: Priest) -> Rules[None] | None:
        n = amount(g, who, self.n)
        if self.after_raid:
            who.owed[self.what] = who.owed.get(self.what, 0) + n
            return None
        if self.what == ANY_BASIC or self.to != "self":
            return self._choose(g, who, n)
        return storing.receive(g, who, self.what, n)

    def _choose(self, g: Conclave, who: Priest, n: int) -> Rules[None]:
        for seat in seats_of(g, who, self.to):
            each = g.priests[seat]
            if self.what != ANY_BASIC:
                rules = storing.receive(g, each, self.what, n)
                if rules is not None:
                    yield from rules
                continue
            candidates = [("goods", kind) for kind in kinds_at(g) if kind != g.denied for _ in range(n)]  # EHP R-179
            picked = yield from pick_some(each.seat, asks.GAIN_WHICH, candidates, n, n, n=n)
            for kind in dict.fromkeys(kind for _, kind in picked):
                rules = storing.receive(g, each, kind, picked.count(("goods", kind)))
                if rules is not None:
                    yield from rules

    def rival(self, g: Conclave) -> None:
        if not self.after_raid:
            to_hoard(g, self.what, amount_alone(g, self.n))

    @property
    def gives(self) -> tuple[str, ...]:
        return () if self.what == ANY_BASIC else (self.what,)

    def signs(self) -> Row:
        return (how_many(self.what, self.n),)


class Pay(Verb, tag="pay", frozen=True):
    """Goods go back to the supply."""  # EHP R-042

    what: Kind
    n: int

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        return None if storing.affordable(who, self.what, self.n) else storing.LACKS

    def do(self, g: Conclave, who: Priest) -> Rules[None] | None:
        return storing.pay(g, who, self.what, self.n)

    def signs(self) -> Row:
        return (Sign(self.what, self.n, paid=True),)


class LoseGoods(Verb, tag="lose_goods", frozen=True):
    """Each opponent returns goods to the supply, if he can."""

    what: Kind
    n: int

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        hit = 0
        if g.hoard is not None:  # EHP Q-18
            hit += from_hoard(g, self.what, self.n) > 0
        for seat in g.others(who.seat):
            n = yield from storing.part_with(g, g.priests[seat], self.what, self.n)
            if n:
                g.tell("loses", seat=seat, goods=self.what, n=n)
            hit += n > 0
        g.applied = hit

    def signs(self) -> Row:
        return (MORE,)


class Steal(Verb, tag="steal", frozen=True):
    """Goods of others come into one's own exposed area; the victim says which."""

    what: Kind
    n: int
    of: Target
    least: int = 1  # so many he must own
    evolved: bool = False  # instead of a grimoire, an evolved acolyte may be destroyed  # EHP R-236

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        return None

    def possible(self, g: Conclave, who: Priest) -> bool:
        """Whether there is anybody to steal from."""
        if g.hoard is not None and g.hoard.goods.get(self.what, 0) >= self.least:
            return True
        return any(self._fits(g.priests[seat]) for seat in g.others(who.seat))

    def _fits(self, other: Priest) -> bool:
        if self.evolved and (other.evolved[ABOMINATION] or other.evolved[SPAWN]):
            return True
        return goods.have(other, self.what) >= self.least

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        g.applied = 0
        if self.what == g.denied:  # EHP Q-38
            return
        if self.of == "opponent":
            hoard = g.hoard is not None and g.hoard.goods.get(self.what, 0) >= self.least
            seat = yield from name_one(g, who, self._fits, hoard=hoard)
            if seat is not None:
                yield from self._from(g, who, seat)
        else:
            seats = g.others(who.seat) + ([RIVAL] if g.hoard is not None else [])
            for seat in seats:
                yield from self._from(g, who, seat)

    def _from(self, g: Conclave, who: Priest, seat: int) -> Rules[None]:
        if seat == RIVAL:
            n = from_hoard(g, self.what, self.n)
        else:
            victim = g.priests[seat]
            spawned = [LEVELS[level] for level in (SPAWN, ABOMINATION) if victim.evolved[level]]
            if self.evolved and spawned:  # EHP R-236, OW-Q8
                options: list[tuple[str, ...]] = [("destroy", level) for level in spawned]
                if goods.have(victim, GRIMOIRE) >= self.least:
                    options.insert(0, ("goods", GRIMOIRE))
                kind, what = yield from choose(who.seat, asks.WHICH_REWARD, options)
                if kind == "destroy":
                    victim.evolved[LEVELS.index(what)] -= 1
                    people.bring(victim, ASYLUM)
                    g.tell("destroys-evolved", seat=who.seat, victim=seat, level=what)
                    rules = storing.receive(g, who, GRIMOIRE, 1)
                    if rules is not None:
                        yield from rules
                    return
            n = yield from storing.part_with(g, victim, self.what, self.n)
        if n:
            g.applied += 1
            goods.put(who, EXPOSED, self.what, n)
            if seat == RIVAL:
                g.tell("steals-from-rival", seat=who.seat, goods=self.what, n=n)
            else:
                g.tell("steals", seat=who.seat, victim=seat, goods=self.what, n=n)

    def rival(self, g: Conclave) -> Rules[None]:
        n = yield from storing.part_with(g, g.priests[0], self.what, self.n)
        if n:
            g.tell("loses", seat=0, goods=self.what, n=n)
            to_hoard(g, self.what, n)

    def signs(self) -> Row:
        return (Sign(self.what, self.n), MORE) if self.of == "opponent" else (MORE,)


class Give(Verb, tag="give", frozen=True):
    """An opponent of one's choice gains goods from the supply."""  # EHP R-297

    what: Kind
    n: int

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        seat = yield from name_one(g, who, lambda _: True, hoard=True, ask=asks.WHO_GAINS)
        if seat == RIVAL:
            to_hoard(g, self.what, self.n)
        elif seat is not None:
            rules = storing.receive(g, g.priests[seat], self.what, self.n)
            if rules is not None:
                yield from rules

    def rival(self, g: Conclave) -> Rules[None] | None:
        return storing.receive(g, g.priests[0], self.what, self.n)

    def signs(self) -> Row:
        return (MORE,)


class Exchange(Verb, tag="exchange", frozen=True):
    """Some basic resources, one for one, for others."""

    n: int

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        candidates = [
            ("from", place, kind)
            for kind in BASIC
            for place, many in goods.where(who, kind)
            for _ in range(min(many, self.n))
        ]
        if not candidates:
            return
        picked = yield from pick_some(who.seat, asks.EXCHANGE, candidates, 0, self.n)
        for _, place, kind in picked:
            goods.take(who, place, kind)
        for _, _, old in picked:
            kinds = [("goods", kind) for kind in kinds_at(g) if kind != old]
            _, kind = yield from choose(
                who.seat, asks.EXCHANGE_FOR, kinds, lambda each: NOT_YOURS if each[1] == g.denied else None, goods=old
            )
            g.tell("pays", seat=who.seat, goods=old, n=1)
            rules = storing.receive(g, who, kind, 1)
            if rules is not None:
                yield from rules

    def signs(self) -> Row:
        return (Sign(ANY_BASIC, self.n, paid=True), Sign(ANY_BASIC, self.n))


class DestroyExposed(Verb, tag="destroy_exposed", frozen=True):
    """Some basic resources in the exposed area of one opponent are destroyed."""

    n: int

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        def exposed(other: Priest) -> list[tuple[str, str]]:
            return [("goods", kind) for kind in BASIC for _ in range(min(self.n, other.exposed.get(kind, 0)))]

        seat = yield from name_one(g, who, lambda other: bool(exposed(other)))
        if seat is None:
            return
        victim = g.priests[seat]
        picked = yield from pick_some(who.seat, asks.DESTROY, exposed(victim), 1, self.n, victim=seat)
        for _, kind in picked:
            goods.take(victim, EXPOSED, kind)
            g.tell("loses", seat=seat, goods=kind, n=1)

    def signs(self) -> Row:
        return (MORE,)
