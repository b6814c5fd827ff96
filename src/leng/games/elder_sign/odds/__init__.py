"""How likely an attempt is to succeed if everything is decided as well as possible, to the last digit.

``odds`` answers before a roll, ``odds_of_roll`` for each thing that may be done with the roll now lying. Tasks and
faces are written in the game's own words::

    odds(Position(tasks=(("peril",), ("peril", 3))))             # The Loading Dock, six green dice, focus at hand
    odds(Position(tasks=(("lore/peril", 5),), red=1, clues=1))

The chances are exact for these rules: a roll completes one task (or any number: ``many``), with any of its dice and any
of the faces kept aside, or is failed, on purpose if one likes; a failed roll costs one die of choice, and after it one
die may be kept with its face, as often as ``focus`` says (one's own focus, and one more for every helper who will
assist); each of the ``spells`` keeps one die of a roll before the roll is judged; each of the ``clues`` rerolls any
dice of the pool before that. Kept faces serve without being rolled. No task is completed without a roll, unless kept
faces are enough for it ``alone``, as the letter of the rulebook has it; and the attempt is lost when no die is left to
roll.

Left out: Terror effects, costs of tasks, dice and faces brought by items, allies and abilities, and taking a die off a
spell to roll it again. So the chances are a little too high where Terror costs dice or ends the attempt, and a little
too low for whoever still holds something that is not written in the position.

Nothing is estimated, however large the position; what grows is the time. Six green dice with a focus take some
hundredths of a second, with three clues or a spell some tenths; all eight dice of the box take up to half a second,
with a clue about one second, with a spell two to three, with two spells about ten. Whoever cannot wait leaves spells or
clues out of the position and says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from leng.games.elder_sign.odds.attempt import Attempts, Stand
from leng.games.elder_sign.odds.lying import Deed, Die, Lying, deeds
from leng.games.elder_sign.odds.needs import DICE, FACES, INVESTIGATION, Need, Task, wanted

__all__ = ["Deed", "Die", "Need", "Position", "Task", "odds", "odds_of_roll"]

MOST_GREEN = 8


class Position(NamedTuple):
    """An attempt between two rolls, as far as its odds depend on it."""

    tasks: tuple[Task, ...]
    """The tasks that remain, in the order of the card."""
    green: int = 6
    """Green dice in the pool."""
    yellow: int = 0
    """1 if the yellow die is in the pool."""
    red: int = 0
    """1 if the red die is in the pool."""
    kept: tuple[str, ...] = ()
    """Faces of the dice that lie on the own marker, with helpers and on spells."""
    ordered: bool = False
    """Whether the tasks must be completed from top to bottom."""
    focus: int = 1
    """How many dice may still be kept after failed rolls, one after each."""
    spells: int = 0
    """How many dice may still be secured by spells, right after a roll."""
    clues: int = 0
    """How often any dice of the pool may still be rerolled."""
    many: bool = False
    """Whether one roll may complete several tasks."""
    alone: bool = False
    """Whether kept faces may complete a task without a roll."""


_ATTEMPTS = {
    rules: Attempts(ordered=rules[0], many=rules[1], alone=rules[2]) for rules in product((False, True), repeat=3)
}


def odds(position: Position) -> float:
    """The chance to complete all tasks that remain, before the pool is rolled."""
    attempts, stand, _ = _read(position)
    return attempts.chance(stand)


def odds_of_roll(position: Position, roll: Sequence[Die]) -> list[tuple[Deed, float]]:
    """Everything sensible that may be done with a roll of the whole pool, with the chance it leaves, the best first.

    The roll is a list of colours and faces. Not listed is what can never be better than something listed: placing
    more dice than needed, discarding the red die before another, holding a die that meets nothing.
    """
    for colour in DICE:
        if sum(each == colour for each, _ in roll) != getattr(position, colour):
            raise ValueError(f"the roll does not have the {colour} dice of the pool")
    if any(face not in DICE.get(colour, ()) for colour, face in roll):
        raise ValueError(f"no dice show this: {list(roll)}")
    attempts, stand, places = _read(position)
    if not stand.tasks or not roll:
        return []
    tidy = attempts.tidy(stand)
    if not position.ordered:
        places = tuple(sorted(places, key=lambda place: wanted(position.tasks[place])))
    same = attempts.rolls(tidy.tasks, tidy.spells).same
    lying = Lying(
        tidy,
        places,
        tuple(same[face] or "" for face in position.kept),
        tuple((colour, same[face]) for colour, face in roll),
    )
    return deeds(attempts, lying)


def _read(position: Position) -> tuple[Attempts, Stand, tuple[int, ...]]:
    """The position as it is searched, and the places of its tasks; tasks without needs are done."""
    if position.green not in range(MOST_GREEN + 1) or position.yellow not in (0, 1) or position.red not in (0, 1):
        raise ValueError("no box has these dice")
    if min(position.focus, position.spells, position.clues) < 0:
        raise ValueError("less than nothing cannot be left")
    for face in position.kept:
        if face not in FACES:
            raise ValueError(f"no die shows {face!r}")
    for need in (need for task in position.tasks for need in task):
        if isinstance(need, str) and any(face not in FACES or face in INVESTIGATION for face in need.split("/")):
            raise ValueError(f"no task asks for {need!r}")
    attempts = _ATTEMPTS[position.ordered, position.many, position.alone]
    attempts.begin(position.clues)
    places = tuple(place for place, task in enumerate(position.tasks) if wanted(task) != ((), ()))
    stand = Stand(
        tuple(wanted(position.tasks[place]) for place in places),
        position.green,
        position.yellow,
        position.red,
        position.kept,
        position.focus,
        position.spells,
        position.clues,
    )
    return attempts, stand, places
