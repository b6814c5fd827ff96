"""What a lone player must have achieved at the end: the objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from leng.games.auztralia.deeds import lines
from leng.games.auztralia.state import FARMS, PHOSPHATE, TEMPLE, UNITS, WEST, Australia, Colony
from leng.words.clause import Clause, any_of
from leng.words.signs import Row, Sign, either


class Condition(Clause, tag_field="is", frozen=True):
    """Something that holds at the end of a match, or not."""

    speaks_of: ClassVar[str] = "condition"

    def met(self, g: Australia, who: Colony) -> bool:
        """Whether it holds for a player."""
        raise NotImplementedError

    def sure(self, g: Australia, who: Colony) -> bool:
        """Whether it holds whatever lies hidden."""
        return self.met(g, who)

    def signs(self) -> Row:
        return ()


class PortNeverApproached(Condition, tag="port_never_approached", frozen=True):
    """No Old One that can move ever ended an activation so near to the port."""

    distance: int

    def met(self, g: Australia, who: Colony) -> bool:
        return not g.approached


class Slain(Condition, tag="slain", frozen=True):
    """Enough Old Ones of one kind or another were destroyed alone."""

    any_of: tuple[dict[str, int], ...]

    def met(self, g: Australia, who: Colony) -> bool:
        slain: list[str] = [g.box.tiles[tile].creature for tile in who.tiles]
        return any(all(slain.count(kind) >= n for kind, n in each.items()) for each in self.any_of)

    def signs(self) -> Row:
        return either([Sign(kind, n) for kind, n in each.items()] for each in self.any_of)


class TemplesCleared(Condition, tag="temples_cleared", frozen=True):
    """A temple was destroyed or removed, and none is left, hidden ones included."""

    n: int

    def met(self, g: Australia, who: Colony) -> bool:
        return who.temples >= self.n and not any(g.box.tiles[one.tile].creature == TEMPLE for one in g.tiles)

    def sure(self, g: Australia, who: Colony) -> bool:
        if not self.met(g, who):
            return False
        tiles = g.box.tiles
        levels = {tiles[one.tile].level for one in g.tiles if not one.up}
        return not any(tiles[tile].creature == TEMPLE for level in levels for tile in g.piles[level])

    def signs(self) -> Row:
        return (Sign(TEMPLE, self.n),)


class Rails(Condition, tag="rails", frozen=True):
    """So many rails lie on the board."""

    n: int

    def met(self, g: Australia, who: Colony) -> bool:
        return lines.laid(g, who.seat) >= self.n

    def signs(self) -> Row:
        return (Sign("rail", self.n),)


class FarmsOfEach(Condition, tag="farms_of_each", frozen=True):
    """So many productive farms of every kind."""

    n: int

    def met(self, g: Australia, who: Colony) -> bool:
        good = [farm.kind for farm in g.farms.values() if farm.seat == who.seat and not farm.blighted]
        return all(good.count(kind) >= self.n for kind in FARMS)

    def signs(self) -> Row:
        return tuple(Sign(kind, self.n) for kind in FARMS)


class FarmsUntouched(Condition, tag="farms_untouched", frozen=True):
    """So many farms, and none of them blighted."""

    n: int

    def met(self, g: Australia, who: Colony) -> bool:
        farms = [farm for farm in g.farms.values() if farm.seat == who.seat]
        return len(farms) >= self.n and not any(farm.blighted for farm in farms)

    def signs(self) -> Row:
        return (Sign("farm", self.n),)


class Phosphate(Condition, tag="phosphate", frozen=True):
    """So much phosphate; on the western board so many mined tokens."""

    n: int

    def met(self, g: Australia, who: Colony) -> bool:
        return (who.mined if g.map == WEST else who.phosphate) >= self.n

    def signs(self) -> Row:
        return (Sign(PHOSPHATE, self.n),)


class Recruited(Condition, tag="recruited", frozen=True):
    """So many characters were taken during the match."""

    n: int

    def met(self, g: Australia, who: Colony) -> bool:
        return who.recruited >= self.n

    def signs(self) -> Row:
        return (Sign("character", self.n),)


class UnitTypes(Condition, tag="unit_types", frozen=True):
    """Units of so many kinds in the barracks."""

    n: int

    def met(self, g: Australia, who: Colony) -> bool:
        return sum(n > 0 for n in who.barracks) >= self.n

    def signs(self) -> Row:
        return tuple(Sign(unit) for unit in UNITS) if self.n == len(UNITS) else ()


class NothingHidden(Condition, tag="nothing_hidden", frozen=True):
    """No hidden tile is left on the board."""

    def met(self, g: Australia, who: Colony) -> bool:
        return all(one.up for one in g.tiles)


if TYPE_CHECKING:
    AnyCondition = Condition
else:
    AnyCondition = any_of(Condition)
