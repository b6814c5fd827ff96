"""What a Privilege allows or brings as long as it lies in front of a cult."""

from __future__ import annotations

from typing import ClassVar, Literal

from leng.engine.content import Phrase, Telling
from leng.games.cult.effects.compound import AnyVerb


class Standing(Telling, tag_field="is", frozen=True):
    """A lasting advantage."""

    speaks_of: ClassVar[str] = "standing"


class FreePlacement(Standing, tag="free_placement", frozen=True):
    """One placement of the Intention phase costs no Follower."""  # CU R-094

    ordinal: int


class Access(Standing, tag="access", frozen=True):
    """Priests may be placed on a Location without the Followers required."""  # CU R-096

    place: str


class Community(Standing, tag="community", frozen=True):
    """The effect of a Location is had without winning it."""  # CU R-095

    place: str


class Tithe(Standing, tag="tithe", frozen=True):
    """Opponents who place a Priest there pay."""  # CU R-097

    places: tuple[str, ...]
    coins: int


class AltarBonus(Standing, tag="altar_bonus", frozen=True):
    """The cult's Altars weigh more."""  # CU R-098

    n: int


class OnPlay(Standing, tag="on_play", frozen=True):
    """Playing a card of a deck brings something."""  # CU R-098

    deck: Literal["miracle", "intrigue"]
    effects: tuple[AnyVerb, ...]

    def describe(self) -> Phrase:
        effects = [each.describe() for each in self.effects]
        return Phrase(f"standing-on-{self.deck}", {"effects": effects})


AnyStanding = FreePlacement | Access | Community | Tithe | AltarBonus | OnPlay
