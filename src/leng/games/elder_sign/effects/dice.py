"""Verbs about dice and tasks."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Refusal, Rules
from leng.games.elder_sign.deeds import monsters, pool, rolls, tasks
from leng.games.elder_sign.effects.verb import ALL, Colour, Face, Verb
from leng.games.elder_sign.state import COLOUR_OF, Investigator, Museum
from leng.words.clause import Phrase
from leng.words.signs import THEN, Row, Sign


class AddDie(Verb, tag="add_die", frozen=True):
    """The yellow or the red die joins the pool."""

    colour: Colour

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        return pool.may_not_add(g, who, self.colour)

    def idle(self, g: Museum, who: Investigator) -> bool:
        return pool.may_not_add(g, who, self.colour) is not None

    def do(self, g: Museum, who: Investigator) -> None:
        pool.add(g, who, self.colour)

    def signs(self) -> Row:
        return (Sign(f"die-{self.colour}"),)


class TurnDie(Verb, tag="turn_die", frozen=True):
    """One die of the roll is turned to another face."""

    to: Face | None = None  # without it, the next higher investigation
    of: Face | None = None  # only dice showing this
    colour: Colour | None = None  # only the die of this colour

    def turns(self, g: Museum) -> list[tuple[int, str]]:
        """Which dice of the roll may be turned, and to what."""
        found: list[tuple[int, str]] = []
        for die in pool.in_pool(g):
            face = g.faces[die]
            if not face:
                continue  # added while the roll lies there
            if (self.of is not None and face != self.of) or (self.colour not in (None, COLOUR_OF[die])):
                continue
            new = self.to or (str(int(face) + 1) if face.isdigit() else "")
            if new and new != face and (self.to or new in g.box.faces[COLOUR_OF[die]]):
                found.append((die, new))
        return found

    def do(self, g: Museum, who: Investigator) -> None:
        """Turning is offered die by die, so there is nothing left to do here."""

    def describe(self) -> Phrase:
        if self.to is None:
            return Phrase("verb-raise-die")
        if self.of is not None:
            return Phrase("verb-turn-die-from", {"of": self.of, "to": self.to})
        if self.colour is not None:
            return Phrase("verb-turn-colour", {"colour": self.colour, "to": self.to})
        return Phrase("verb-turn-die", {"to": self.to})

    def signs(self) -> Row:
        which = f"face-{self.of}" if self.of else f"colour-{self.colour}" if self.colour else "any_die"
        return (Sign(which), THEN, Sign(f"face-{self.to}" if self.to else "raise"))


class Reroll(Verb, tag="reroll", frozen=True):
    """Dice of the roll are rolled again; without a number, any of them."""

    n: int | None = None

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        return rolls.reroll(g, who, self.n)

    def describe(self) -> Phrase:
        return Phrase("verb-reroll-any") if self.n is None else Phrase("verb-reroll", {"n": self.n})


class Grant(Verb, tag="grant", frozen=True):
    """For the rest of the turn, one die may be turned once after a roll."""

    turn: TurnDie

    def idle(self, g: Museum, who: Investigator) -> bool:
        """The die it may turn is not there."""
        colour = self.turn.colour
        return colour is not None and all(COLOUR_OF[die] != colour for die in pool.in_pool(g))

    def do(self, g: Museum, who: Investigator) -> None:
        """The card notes itself in the attempt when it is used; see ``rules/cards.py``."""

    def describe(self) -> Phrase:
        return Phrase("verb-grant", {"turn": self.turn.describe()})

    def signs(self) -> Row:
        return (Sign("grant"), *self.turn.signs())


class Secure(Verb, tag="secure", frozen=True):
    """Dice of the roll are put on the spell."""

    n: int = 1

    def idle(self, g: Museum, who: Investigator) -> bool:
        return not pool.rolled(g)

    def do(self, g: Museum, who: Investigator) -> None:
        """Where the dice go depends on the card: see ``rules/cards.py``."""

    def describe(self) -> Phrase:
        return Phrase("verb-secure", {"n": self.n})


class Defeat(Verb, tag="defeat", frozen=True):
    """A monster anywhere, or all monsters on one card, are turned over."""

    where: Literal["any", "one_card"]

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        return monsters.may_not_defeat(g)

    def idle(self, g: Museum, who: Investigator) -> bool:
        return monsters.may_not_defeat(g) is not None

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        return monsters.defeat_one(g, who) if self.where == "any" else monsters.defeat_all(g, who)

    def describe(self) -> Phrase:
        return Phrase("verb-defeat" if self.where == "any" else "verb-defeat-all")

    def signs(self) -> Row:
        return (Sign("monster", 1 if self.where == "any" else ALL, paid=True),)


class CompleteTask(Verb, tag="complete_task", frozen=True):
    """An open task without a monster and without a cost counts as completed."""

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        return None if tasks.free_tasks(g) else tasks.NO_FREE_TASK

    def idle(self, g: Museum, who: Investigator) -> bool:
        return not tasks.free_tasks(g)

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        return tasks.complete_without_dice(g, who)


class DiscardDice(Verb, tag="discard_dice", frozen=True):
    """Dice of the pool are discarded: all that show a face, or some of one's choice."""

    showing: Face | None = None
    n: int | None = None

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        if self.showing is not None:
            pool.discard_showing(g, self.showing)
            return None
        return pool.discard_chosen(g, who, self.n or 1)

    def describe(self) -> Phrase:
        if self.showing is not None:
            return Phrase("verb-discard-dice-showing", {"face": self.showing})
        return Phrase("verb-discard-dice", {"n": self.n})

    def signs(self) -> Row:
        if self.showing is not None:
            return (Sign(f"face-{self.showing}"), THEN, Sign("out", ALL))
        return (Sign("out", self.n or 1),)


class Fail(Verb, tag="fail", frozen=True):
    """The attempt fails at once."""

    def do(self, g: Museum, who: Investigator) -> None:
        if g.attempt is not None:
            g.attempt.failed = True
