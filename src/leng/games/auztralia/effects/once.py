"""Verbs of characters that are used once and of benefits that revelations bring."""

from __future__ import annotations

from typing import Any, Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods, tiles
from leng.games.auztralia.effects.verb import Verb
from leng.games.auztralia.state import COAL, GOLD, IRON, TEMPLE, TOGETHER, UNITS, Australia, Colony, OldOne
from leng.words.signs import MORE, Row, Sign, either, for_price, gained, paid

Good = Literal["coal", "iron", "gold", "phosphate"]
Unit = Literal["infantry", "armoured_car", "artillery", "armoured_train", "airship"]

NONE_IN_SUPPLY = Refusal("none-in-supply", "AZ R-003")
NO_UNIT_LEFT = Refusal("no-unit-left", "AZ R-050")
NO_CUBES_OUT = Refusal("no-cubes-out", "AZ R-080")
NOTHING_HIDDEN = Refusal("nothing-hidden", "AZ Q-45")
NONE_IN_SIGHT = Refusal("none-in-sight", "AZ R-142")
NO_TEMPLE = Refusal("no-temple-in-sight", "AZ Q-46")
NOTHING_BLIGHTED = Refusal("nothing-blighted", "AZ Q-59")
NOBODY_ON_DISPLAY = Refusal("nobody-on-display", "AZ Q-12")


# Goods, points, units and cubes ----------------------------------------------------------------------------------


class Gain(Verb, tag="gain", frozen=True):
    """Goods from the supply, as far as it goes."""

    goods: Good
    n: int

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return None if g.supply[self.goods] else NONE_IN_SUPPLY

    def do(self, g: Australia, who: Colony) -> None:
        receive(g, who, self.goods, self.n)

    def signs(self) -> Row:
        return (Sign(self.goods, self.n),)


class GainOneOf(Verb, tag="gain_one_of", frozen=True):
    """Goods of several kinds, in any mix."""

    goods: tuple[Good, ...]
    n: int

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return None if any(g.supply[kind] for kind in self.goods) else NONE_IN_SUPPLY

    def do(self, g: Australia, who: Colony) -> Rules[None]:
        for _ in range(self.n):
            kinds = [("goods", kind) for kind in self.goods if g.supply[kind]]
            if kinds:
                _, kind = yield from choose(who.seat, asks.BENEFIT, kinds)
                receive(g, who, kind, 1)

    def signs(self) -> Row:
        return either([Sign(kind, self.n)] for kind in self.goods)


class GainPoints(Verb, tag="gain_points", frozen=True):
    """Points in tokens."""

    n: int

    def do(self, g: Australia, who: Colony) -> None:
        who.points += self.n
        g.tell("gains-points", seat=who.seat, points=self.n)

    def signs(self) -> Row:
        return (Sign("points", self.n),)


class GainUnit(Verb, tag="gain_unit", frozen=True):
    """Military units without paying, of one kind or of the player's choice."""

    n: int
    unit: Unit | None = None

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        left = any(g.pool) if self.unit is None else g.pool[UNITS.index(self.unit)]
        return None if left else NO_UNIT_LEFT

    def do(self, g: Australia, who: Colony) -> Rules[None] | None:
        if self.unit is None:
            return self._choose(g, who)
        _enlist(g, who, self.unit, self.n)
        return None

    def _choose(self, g: Australia, who: Colony) -> Rules[None]:
        for _ in range(self.n):
            if any(g.pool):
                units = [("unit", unit, 1) for unit in UNITS]
                _, unit, _ = yield from choose(
                    who.seat, asks.ANY_UNIT, units, lambda each: None if g.pool[UNITS.index(each[1])] else NO_UNIT_LEFT
                )
                _enlist(g, who, unit, 1)

    def signs(self) -> Row:
        return (Sign(self.unit or "unit", self.n),)


class Retrieve(Verb, tag="retrieve", frozen=True):
    """All cubes come back from the action boxes, without spending time."""

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return None if any(who.cubes.values()) else NO_CUBES_OUT

    def do(self, g: Australia, who: Colony) -> None:
        n = sum(who.cubes.values())
        who.cubes.clear()
        if n:
            g.tell("cubes-back", seat=who.seat, n=n)


# Old Ones --------------------------------------------------------------------------------------------------------


class Reveal(Verb, tag="reveal", frozen=True):
    """Hidden tiles of the player's choice are turned up."""  # AZ Q-45

    n: int

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return NOTHING_HIDDEN if all(one.up for one in g.tiles) else None

    def do(self, g: Australia, who: Colony) -> Rules[None] | None:
        hidden = sorted(one.hex for one in g.tiles if not one.up)
        return self._choose(g, who, hidden) if hidden else None

    def _choose(self, g: Australia, who: Colony, hidden: list[int]) -> Rules[None]:
        n = min(self.n, len(hidden))
        picked = yield from pick_some(who.seat, asks.REVEAL, [("hidden", place) for place in hidden], n, n)
        for one in [one for one in g.tiles if not one.up and ("hidden", one.hex) in picked]:
            g.at_once("uncover", one.tile)

    def signs(self) -> Row:
        return (Sign("tile", self.n),)


class Strike(Verb, tag="strike", frozen=True):
    """Damage to any Old One that lies face up."""

    n: int

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return None if any(one.up for one in g.tiles) else NONE_IN_SIGHT

    def do(self, g: Australia, who: Colony) -> Rules[None]:
        up = {one.tile: one for one in g.tiles if one.up}
        if up:
            _, tile = yield from choose(who.seat, asks.STRIKE, [("old_one", tile) for tile in up], damage=self.n)
            tiles.strike(g, up[tile], who.seat, self.n)

    def signs(self) -> Row:
        return (Sign("damage", self.n),)


class RazeTemple(Verb, tag="raze_temple", frozen=True):
    """A temple leaves the game with all Old Ones in its hex."""  # AZ Q-46

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return None if temples(g) else NO_TEMPLE

    def do(self, g: Australia, who: Colony) -> Rules[None]:
        places = sorted({one.hex for one in temples(g)})
        if places:
            _, place = yield from choose(who.seat, asks.RAZE, [("temple", place) for place in places])
            for one in g.at(place):
                tiles.take_off(g, one)
                g.gone.append(one.tile)
                who.temples += tiles.creature(g, one) == TEMPLE
                g.tell("removes-tile", seat=who.seat, tile=one.tile, hex=place)

    def signs(self) -> Row:
        return (MORE,)


# Rails, farms and characters -------------------------------------------------------------------------------------


class LayRails(Verb, tag="lay_rails", frozen=True):
    """Rails for the usual goods, without time, on any terrain."""

    n: int

    def do(self, g: Australia, who: Colony) -> Any:
        return g.at_once("brassey_rails", who.seat, self.n)

    def signs(self) -> Row:
        return for_price(paid({COAL: 1, IRON: 1}), gained({"rail": self.n}))


class PlaceFarms(Verb, tag="place_farms", frozen=True):
    """Farms by the usual rules, without time."""  # AZ Q-57

    n: int

    def do(self, g: Australia, who: Colony) -> Any:
        return g.at_once("cassan_farms", who.seat, self.n)

    def signs(self) -> Row:
        return gained({"farm": self.n, GOLD: self.n})


class RestoreFarms(Verb, tag="restore_farms", frozen=True):
    """Blighted farms become productive again, of others too where all play together."""

    n: int

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return None if self._blighted(g, who) else NOTHING_BLIGHTED

    def _blighted(self, g: Australia, who: Colony) -> list[int]:
        owners = range(len(g.colonies)) if g.mode == TOGETHER else (who.seat,)
        return sorted(place for place, farm in g.farms.items() if farm.blighted and farm.seat in owners)

    def do(self, g: Australia, who: Colony) -> Rules[None]:
        places = [("restore", place) for place in self._blighted(g, who)]
        picked = yield from pick_some(who.seat, asks.RESTORE, places, min(1, len(places)), self.n)
        for _, place in picked:
            farm = g.farms[place]
            farm.blighted = False
            for one in g.at(place):
                one.spared = place  # AZ Q-59
            g.tell("restores", seat=who.seat, owner=farm.seat, farm=farm.kind, hex=place)

    def signs(self) -> Row:
        return (Sign("farm", self.n),)


class Hire(Verb, tag="hire", frozen=True):
    """Characters from the display."""

    n: int

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        return None if g.display else NOBODY_ON_DISPLAY

    def do(self, g: Australia, who: Colony) -> Any:
        return g.at_once("hire", who.seat, self.n)

    def signs(self) -> Row:
        return (Sign("character", self.n),)


# What several of them do -----------------------------------------------------------------------------------------


def receive(g: Australia, who: Colony, kind: str, n: int) -> None:
    """Goods from the supply, and the log tells how many there were."""
    n = goods.gain(g, who, kind, n)
    if n:
        g.tell("gains", seat=who.seat, goods=kind, n=n)


def _enlist(g: Australia, who: Colony, unit: str, n: int) -> None:
    n = goods.enlist(g, who, UNITS.index(unit), n)
    if n:
        g.tell("gains-unit", seat=who.seat, unit=unit, n=n)


def temples(g: Australia) -> list[OldOne]:
    """The temples that lie face up."""
    return [one for one in g.tiles if one.up and tiles.creature(g, one) == TEMPLE]
