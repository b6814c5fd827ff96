"""What characters do for as long as somebody has them, and what they are worth at the end."""

from __future__ import annotations

from typing import Literal

from leng.games.auztralia.effects.once import Unit
from leng.games.auztralia.effects.verb import EACH, Verb
from leng.games.auztralia.state import CATTLE, CORN, FARMS, GOODS, SHEEP
from leng.words.signs import Row, Sign, either

Counted = Literal["old_one_tiles_owned", "sheep_farms", "corn_farms", "cattle_farms", "rails_on_board"]
COUNTED: dict[Counted, str] = {
    "old_one_tiles_owned": "old_one",
    "sheep_farms": SHEEP,
    "corn_farms": CORN,
    "cattle_farms": CATTLE,
    "rails_on_board": "rail",
}
"""The signs of what is counted."""


class Standing(Verb, frozen=True):
    """Never done: the rules look for it."""


class Capacity(Standing, tag="capacity", frozen=True):
    """Units of a kind bear more damage."""

    unit: Unit
    n: int

    def signs(self) -> Row:
        return Sign(self.unit), Sign("capacity", self.n)


class Reach(Standing, tag="reach", frozen=True):
    """All units go so many hexes farther."""

    n: int

    def signs(self) -> Row:
        return (Sign("reach", text=f"+{self.n}"),)


class Hasten(Standing, tag="hasten", frozen=True):
    """Attacks take less time."""

    n: int
    least: int

    def signs(self) -> Row:
        return (Sign("time", text=f"−{self.n}"),)


class MineMore(Standing, tag="mine_more", frozen=True):
    """Mining brings more of the same goods, but for some."""

    n: int
    besides: tuple[str, ...]

    def signs(self) -> Row:
        return either([Sign(kind, text=f"+{self.n}")] for kind in GOODS if kind not in self.besides)


class SameFarms(Standing, tag="same_farms", frozen=True):
    """So many farms of one kind may be placed at once."""

    n: int

    def signs(self) -> Row:
        return either([Sign(kind, self.n)] for kind in FARMS)


class GuardFarms(Standing, tag="guard_farms", frozen=True):
    """Damage to every Old One that enters one of the farms."""

    n: int

    def signs(self) -> Row:
        return Sign("farm"), EACH, Sign("damage", self.n)


class GuardPort(Standing, tag="guard_port", frozen=True):
    """Damage to every Old One that enters the port."""

    n: int

    def signs(self) -> Row:
        return (Sign("damage", self.n),)


class Counterattack(Standing, tag="counterattack", frozen=True):
    """Old Ones that enter a farm stop, and may be attacked before they blight it."""


class Nerve(Standing, tag="nerve", frozen=True):
    """Combats begin with so much sanity."""

    n: int

    def signs(self) -> Row:
        return (Sign("sanity", self.n),)


class ScorePer(Standing, tag="score_per", frozen=True):
    """Points at the end for so many of something."""

    what: Counted
    per: int
    n: int

    def signs(self) -> Row:
        return Sign(COUNTED[self.what], self.per), EACH, Sign("points", self.n)
