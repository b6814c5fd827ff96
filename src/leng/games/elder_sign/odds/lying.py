"""What can be done with the roll now lying on the table, and the chance that each leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal, NamedTuple

from leng.games.elder_sign.odds.attempt import Attempts, Faces, Outcome, Stand, rerolls
from leng.games.elder_sign.odds.needs import IMPOSSIBLE, INVESTIGATION, fewest_investigating, shows, still_wanted

Die = tuple[str, str]
"""A colour and the face that lies up."""


class Deed(NamedTuple):
    """One thing to do with a roll. Dice are named by their places in the roll, or among the kept faces."""

    kind: Literal["complete", "fail", "reroll"]
    tasks: tuple[int, ...] = ()  # complete: these tasks
    placed: tuple[int, ...] = ()  # with these dice of the roll
    used: tuple[int, ...] = ()  # and these kept faces
    secured: tuple[int, ...] = ()  # first put these dice of the roll on spells
    discarded: int | None = None  # fail: discard this die
    focused: int | None = None  # and keep this one
    rerolled: tuple[int, ...] = ()  # reroll: these dice, for a clue


class Lying(NamedTuple):
    """A roll in a tidy position, and where its dice and tasks are in the player's own order."""

    at: Stand
    places: tuple[int, ...]  # task of the tidy position -> task of the player
    kept: Faces  # the player's kept faces, each as the first face that is as good
    shown: tuple[tuple[str, str | None], ...]  # colour and face as good (None: good for nothing) of each die

    def face(self, colour: str) -> str | None:
        """What the yellow or the red die shows."""
        return next((face for each, face in self.shown if each == colour), None)

    def where(self, colour: str) -> list[int]:
        """The dice of a colour."""
        return [die for die, (each, _) in enumerate(self.shown) if each == colour]


def deeds(attempts: Attempts, lying: Lying) -> list[tuple[Deed, float]]:
    """Every sensible thing to do, the best first."""
    found: dict[tuple[tuple[int, ...], Stand], tuple[Deed, float]] = {}
    yellow, red = lying.face("yellow"), lying.face("red")
    for one in dict.fromkeys((None, yellow)):
        for other in dict.fromkeys((None, red)):
            leaving = [die for colour, face in (("yellow", one), ("red", other)) if face for die in lying.where(colour)]
            for outcome in attempts.outcomes(lying.at, one, other):
                laid = _lay(lying, outcome, leaving)
                if laid is not None:
                    deed, after = laid
                    found.setdefault((deed.tasks, after), (deed, attempts.chance(after)))
    answers = list(found.values())
    if lying.at.clues:
        answers += _rerolling(attempts, lying)
    return sorted(answers, key=lambda each: (-each[1], each[0].kind, each[0].placed, each[0].rerolled))


def _lay(lying: Lying, outcome: Outcome, leaving: Sequence[int]) -> tuple[Deed, Stand] | None:
    """The deed that an outcome stands for, and the position after it; None if the roll does not allow it."""
    greens = {die: face for die in lying.where("green") if (face := lying.shown[die][1]) is not None}
    aside = _pick(outcome.taken, greens)
    if aside is None:
        return None
    for die in aside:
        del greens[die]
    placed = _pick(outcome.placed, {die: lying.shown[die][1] for die in leaving})
    assert placed is not None
    aside += [die for die in leaving if die not in placed]
    if not outcome.done:
        return _fail(lying, outcome, aside), outcome.gives
    fewest: list[int] | None = None
    for numbers, symbols in still_wanted(outcome.task, outcome.used + outcome.placed):
        matched = next(_match(symbols, greens), None)
        by_value = sorted((die for die in greens if greens[die] in INVESTIGATION), key=lambda die: greens[die])[::-1]
        count = fewest_investigating(numbers, tuple(INVESTIGATION[greens[die]] for die in by_value))
        if matched is not None and count != IMPOSSIBLE and (fewest is None or len(matched) + count < len(fewest)):
            fewest = matched + by_value[:count]
    if fewest is None:
        return None
    used = _pick(outcome.used, dict(enumerate(lying.kept)))
    assert used is not None
    deed = Deed(
        "complete",
        tasks=tuple(sorted(lying.places[number] for number in outcome.done)),
        placed=tuple(sorted(fewest + placed)),
        used=tuple(used),
        secured=tuple(sorted(aside)),
    )
    return deed, outcome.gives._replace(green=outcome.gives.green - len(fewest))


def _fail(lying: Lying, outcome: Outcome, aside: list[int]) -> Deed:
    """A failed roll; of the dice to discard, one that shows nothing of use."""
    gives = outcome.gives
    focused = aside[0] if gives.focus < lying.at.focus else None
    worst = None
    out = {"green": gives.green, "yellow": gives.yellow, "red": gives.red}
    for colour, left in out.items():
        free = [die for die in lying.where(colour) if die not in aside]
        if len(free) > left:
            worst = min(free, key=lambda die: (lying.shown[die][1] is not None, die))
            break
    secured = tuple(sorted(die for die in aside if die != focused))
    return Deed("fail", secured=secured, discarded=worst, focused=focused)


def _rerolling(attempts: Attempts, lying: Lying) -> Iterator[tuple[Deed, float]]:
    """Every way to spend a clue without holding a die that shows nothing of use."""
    at = lying.at._replace(clues=lying.at.clues - 1)
    rolls = attempts.rolls(at.tasks, at.spells)
    chances = rerolls(at, rolls, attempts.table(at))
    greens = {die: face for die in lying.where("green") if (face := lying.shown[die][1]) is not None}
    full = rolls.cut(tuple(sum(face == each for each in greens.values()) for face in rolls.faces))
    yellow, red = lying.face("yellow"), lying.face("red")
    for counts in product(*(range(count + 1) for count in full)):
        faces = [face for face, count in zip(rolls.faces, counts, strict=True) for _ in range(count)]
        held = _pick(tuple(faces), greens)
        assert held is not None
        for one in {yellow, "?"} if yellow else {"?" if at.yellow else None}:
            for other in {red, "?"} if red else {"?" if at.red else None}:
                hold = set(held)
                for colour, face in (("yellow", one), ("red", other)):
                    if face != "?":
                        hold.update(lying.where(colour))
                again = tuple(die for die in range(len(lying.shown)) if die not in hold)
                if again:
                    yield Deed("reroll", rerolled=again), min(chances[one, other][0][rolls.index[counts]], 1.0)


def _pick(faces: Faces, dice: dict[int, str | None] | dict[int, str]) -> list[int] | None:
    """Dice that show these faces, or None."""
    found: list[int] = []
    for face in faces:
        die = next((die for die, shown in dice.items() if shown == face and die not in found), None)
        if die is None:
            return None
        found.append(die)
    return found


def _match(symbols: tuple[str, ...], dice: dict[int, str]) -> Iterator[list[int]]:
    """Every way to meet the symbols with one die each."""
    if not symbols:
        yield []
        return
    for die, face in dice.items():
        if shows(face, symbols[0]):
            fewer = {each: shown for each, shown in dice.items() if each != die}
            for others in _match(symbols[1:], fewer):
                yield [die, *others]
