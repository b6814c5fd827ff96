"""What holds as long as a card is in play or an investigator lives: changes to the rules, not deeds."""

from __future__ import annotations

from typing import ClassVar, Literal

from leng.engine.content import Phrase, Telling
from leng.games.elder_sign.effects.compound import AnyVerb
from leng.games.elder_sign.effects.verb import Colour, Kind, Stat

Forbidden = Literal["clues", "focus", "assist", "spells", "first_aid", "souvenirs", "lost_and_found"]


class Standing(Telling, tag_field="is", frozen=True):
    """A change to the rules."""

    speaks_of: ClassVar[str] = "standing"


class Forbid(Standing, tag="forbid", frozen=True):
    """Something may not be done."""

    what: Forbidden

    def describe(self) -> Phrase:
        return Phrase(f"standing-forbid-{self.what.replace('_', '-')}")


class Terror(Standing, tag="terror", frozen=True):
    """A further Terror effect."""

    effects: tuple[AnyVerb, ...]

    def describe(self) -> Phrase:
        return Phrase("standing-terror", {"effects": [each.describe() for each in self.effects]})


class LockDie(Standing, tag="lock", frozen=True):
    """A locked-die icon."""

    colour: Colour


class Dearer(Standing, tag="dearer", frozen=True):
    """Trophy prices at the entrance are higher."""

    by: int
    sign_by: int


class Maximum(Standing, tag="maximum", frozen=True):
    """A maximum is higher or lower."""

    what: Stat
    by: int


class MonsterNeeds(Standing, tag="monster_needs", frozen=True):
    """Every monster task needs more."""

    needs: tuple[int | str, ...]


class Masks(Standing, tag="masks", frozen=True):
    """The mask monsters are in the cup."""


class LosesSigns(Standing, tag="loses_signs", frozen=True):
    """An Elder Sign is lost when a task with such a monster is completed, and when an investigator is devoured."""

    monster: str


class ColdCards(Standing, tag="cold_cards", frozen=True):
    """Using cards of these kinds costs stamina."""

    kinds: tuple[Kind, ...]
    n: int = 1


class LosesWorlds(Standing, tag="loses_worlds", frozen=True):
    """A failed Other World leaves the game; when none is left the Ancient One awakes."""


class ManyTasks(Standing, tag="many_tasks", frozen=True):
    """One roll may complete any number of tasks."""


class TakesInstead(Standing, tag="takes_instead", frozen=True):
    """A card that would be gained may be swapped for another kind, or for a clue."""


class ExtraCard(Standing, tag="extra_card", frozen=True):
    """One card more of a kind whenever cards of that kind are gained."""

    what: Kind


class FreeDice(Standing, tag="free_dice", frozen=True):
    """The yellow and the red die may be added in Other Worlds."""


class TwoRerolls(Standing, tag="two_rerolls", frozen=True):
    """Each clue gives two rerolls."""


class NoMonsters(Standing, tag="no_monsters", frozen=True):
    """No monster appears in one's own turn."""


class NoTerror(Standing, tag="no_terror", frozen=True):
    """Terror effects are ignored."""


class IgnoresMythos(Standing, tag="ignores_mythos", frozen=True):
    """The lasting effects of Mythos cards may be ignored."""


class UsesLocked(Standing, tag="uses_locked", frozen=True):
    """Locked dice may be used in one's own turn."""


class DearTrophies(Standing, tag="dear_trophies", frozen=True):
    """Monster trophies are worth more."""

    by: int


AnyStanding = (
    Forbid | Terror | LockDie | Dearer | Maximum | MonsterNeeds | Masks | LosesSigns | ColdCards | LosesWorlds
    | ManyTasks | TakesInstead | ExtraCard | FreeDice | TwoRerolls | NoMonsters | NoTerror | IgnoresMythos
    | UsesLocked | DearTrophies
)  # fmt: skip
