"""What a Privilege allows or brings as long as it lies in front of a cult."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from leng.games.cult.effects.compound import AnyVerb
from leng.words.clause import Clause, Phrase, any_of, signs_of
from leng.words.signs import Row, Sign, for_price


class Standing(Clause, tag_field="is", frozen=True):
    """A lasting advantage."""

    speaks_of: ClassVar[str] = "standing"

    @property
    def where(self) -> tuple[str, ...]:
        """The Locations it is about."""
        return ()


class AtPlace(Standing, frozen=True):
    """An advantage on one Location."""

    place: str

    @property
    def where(self) -> tuple[str, ...]:
        return (self.place,)


class FreePlacement(Standing, tag="free_placement", frozen=True):
    """One placement of the Intention phase costs no Follower."""  # CU R-094

    ordinal: int


class Access(AtPlace, tag="access", frozen=True):
    """Priests may be placed on a Location without the Followers required."""  # CU R-096


class Community(AtPlace, tag="community", frozen=True):
    """The effect of a Location is had without winning it."""  # CU R-095


class Tithe(Standing, tag="tithe", frozen=True):
    """Opponents who place a Priest there pay."""  # CU R-097

    places: tuple[str, ...]
    coins: int

    @property
    def where(self) -> tuple[str, ...]:
        return self.places

    def signs(self) -> Row:
        return (Sign("coins", self.coins),)


class AltarBonus(Standing, tag="altar_bonus", frozen=True):
    """The cult's Altars weigh more."""  # CU R-098

    n: int

    def signs(self) -> Row:
        return (Sign("raise", text=f"+{self.n}"),)


class OnPlay(Standing, tag="on_play", frozen=True):
    """Playing a card of a deck brings something."""  # CU R-098

    deck: Literal["miracle", "intrigue"]
    effects: tuple[AnyVerb, ...]

    def describe(self) -> Phrase:
        effects = [each.describe() for each in self.effects]
        return Phrase(f"standing-on-{self.deck}", {"effects": effects})

    def signs(self) -> Row:
        return for_price([Sign(self.deck, paid=True)], signs_of(self.effects))


if TYPE_CHECKING:
    AnyStanding = Standing
else:
    AnyStanding = any_of(Standing)
