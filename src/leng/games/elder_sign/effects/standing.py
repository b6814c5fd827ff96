"""What holds as long as a card is in play or an investigator lives: changes to the rules, not deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from leng.games.elder_sign.effects.compound import AnyVerb
from leng.games.elder_sign.effects.verb import ON_TERROR, Colour, Kind, Stat, listed, some_of, tag_of
from leng.words.clause import Clause, Phrase, any_of, signs_of
from leng.words.signs import THEN, Row, Sign

Forbidden = Literal["clues", "focus", "assist", "spells", "first_aid", "souvenirs", "lost_and_found"]


class Standing(Clause, tag_field="is", frozen=True):
    """A change to the rules."""

    speaks_of: ClassVar[str] = "standing"

    def signs(self) -> Row:
        return (Sign(tag_of(self)),)


class Forbid(Standing, tag="forbid", frozen=True):
    """Something may not be done."""

    what: Forbidden

    def describe(self) -> Phrase:
        return Phrase(f"standing-forbid-{self.what.replace('_', '-')}")

    def signs(self) -> Row:
        return (Sign(f"forbid_{self.what}"),)


class Terror(Standing, tag="terror", frozen=True):
    """A further Terror effect."""

    effects: tuple[AnyVerb, ...]

    def describe(self) -> Phrase:
        return Phrase("standing-terror", {"effects": [each.describe() for each in self.effects]})

    def signs(self) -> Row:
        return (ON_TERROR, THEN, *signs_of(self.effects))


class LockDie(Standing, tag="lock", frozen=True):
    """A locked-die icon."""

    colour: Colour

    def signs(self) -> Row:
        return (Sign(f"lock-{self.colour}"),)


class Dearer(Standing, tag="dearer", frozen=True):
    """Trophy prices at the entrance are higher."""

    by: int
    sign_by: int

    def signs(self) -> Row:
        return listed([(Sign("dearer", self.by),), (Sign("dearer_sign", self.sign_by),)])


class Maximum(Standing, tag="maximum", frozen=True):
    """A maximum is higher or lower."""

    what: Stat
    by: int

    def signs(self) -> Row:
        return (Sign(f"max_{self.what}", abs(self.by), paid=self.by < 0),)


class MonsterNeeds(Standing, tag="monster_needs", frozen=True):
    """Every monster task needs more."""

    needs: tuple[int | str, ...]

    def signs(self) -> Row:
        return (Sign("monster_needs"), *(Sign(f"face-{need}") for need in self.needs))


class Masks(Standing, tag="masks", frozen=True):
    """The mask monsters are in the cup."""


class LosesSigns(Standing, tag="loses_signs", frozen=True):
    """An Elder Sign is lost when a task with such a monster is completed, and when an investigator is devoured."""

    monster: str

    def signs(self) -> Row:
        return (Sign("loses_signs", text=self.monster), THEN, Sign("elder_sign", paid=True))


class ColdCards(Standing, tag="cold_cards", frozen=True):
    """Using cards of these kinds costs stamina."""

    kinds: tuple[Kind, ...]
    n: int = 1

    def signs(self) -> Row:
        return (Sign("cold_cards"), *some_of(self.kinds, 1, paid=True), THEN, Sign("stamina", self.n, paid=True))


class LosesWorlds(Standing, tag="loses_worlds", frozen=True):
    """A failed Other World leaves the game; when none is left the Ancient One awakes."""


class ManyTasks(Standing, tag="many_tasks", frozen=True):
    """One roll may complete any number of tasks."""


class TakesInstead(Standing, tag="takes_instead", frozen=True):
    """A card that would be gained may be swapped for another kind, or for a clue."""


class ExtraCard(Standing, tag="extra_card", frozen=True):
    """One card more of a kind whenever cards of that kind are gained."""

    what: Kind

    def signs(self) -> Row:
        return (Sign(self.what), Sign("extra_card"))


class FreeDice(Standing, tag="free_dice", frozen=True):
    """The yellow and the red die may be added in Other Worlds."""

    def signs(self) -> Row:
        return (Sign("free_dice"), Sign("die-yellow"), Sign("die-red"))


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

    def signs(self) -> Row:
        return (Sign("dear_trophies"), Sign("trophy", self.by))


if TYPE_CHECKING:
    AnyStanding = Standing
else:
    AnyStanding = any_of(Standing)
