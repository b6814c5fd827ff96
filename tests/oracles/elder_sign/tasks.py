"""Tasks, and which dice complete them (R-030 to R-033, R-095 to R-097)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from oracles.elder_sign import printed
from oracles.elder_sign.tale import Tale

Need = int | str


class Task(msgspec.Struct, frozen=True):
    """A row of symbols to be met with one roll."""

    number: int
    needs: tuple[Need, ...]
    sanity: int = 0
    stamina: int = 0
    clock: int = 0
    monster: str = ""


def monster_needs(t: Tale, monster: str) -> tuple[Need, ...]:
    """What the marker asks for, and what the Ancient One adds."""
    more = printed.change(t.ancient_one, "monster_needs")
    return (*printed.marker(monster)["task"]["needs"], *(more["needs"] if more else ()))


def all_tasks(t: Tale, card: str) -> Iterator[Task]:
    """Every task of a card with what monsters make of it; one that asks for nothing is no task (R-095)."""
    space = t.space(card)
    on = dict(zip(space.slots, space.monsters, strict=True))
    rows = printed.PLACES[card]["tasks"]
    for number, row in enumerate(rows):
        needs: tuple[Need, ...] = tuple(row.get("needs", ()))
        costs = {each: row.get(each, 0) for each in ("sanity", "stamina", "clock")}
        monster = on.get(number, "")
        if monster:
            needs = tuple(each for at, each in enumerate(needs) if at not in row.get("covered", ()))
            if row["slot"] == "full":  # the marker takes the place of the whole task
                costs = dict.fromkeys(costs, 0)
            if monster in t.g.beaten:
                monster = ""
            else:
                needs += monster_needs(t, monster)
                marker = printed.marker(monster)["task"]
                costs = {each: costs[each] + marker.get(each, 0) for each in costs}
        if needs:
            yield Task(number, needs, monster=monster, **costs)
    extra = [each for each, slot in zip(space.monsters, space.slots, strict=True) if slot < 0]
    for number, monster in enumerate(extra, len(rows)):
        if monster not in t.g.beaten:
            marker = printed.marker(monster)["task"]
            costs = {each: marker.get(each, 0) for each in ("sanity", "stamina", "clock")}
            yield Task(number, monster_needs(t, monster), monster=monster, **costs)


def open_tasks(t: Tale) -> list[Task]:
    """The tasks still to be done in this attempt."""
    work = t.work
    assert work is not None
    if t.g.awake:  # the combat task, again and again
        row = t.ancient_one["combat"]
        return [Task(0, tuple(row["needs"]), row.get("sanity", 0), row.get("stamina", 0), row.get("clock", 0))]
    return [each for each in all_tasks(t, work.card) if each.number not in work.done]


def may_be_done(t: Tale) -> list[Task]:
    """Those that may come next: any, or the first beside the arrow (R-030); none whose price would devour (R-033)."""
    tasks = open_tasks(t)
    if not t.g.awake and printed.PLACES[t.work.card if t.work else ""].get("ordered"):
        tasks = tasks[:1]
    return [each for each in tasks if t.actor.sanity > each.sanity and t.actor.stamina > each.stamina]


def meets(needs: Sequence[Need], faces: Sequence[str]) -> bool:
    """Whether dice with these faces meet all needs, each die serving one of them (R-031, R-032)."""
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    if isinstance(need, str):
        for at, face in enumerate(faces):
            if face == "wild" or face in need.split("/"):
                if meets(rest, [*faces[:at], *faces[at + 1 :]]):
                    return True
        return False
    numbers = [at for at, face in enumerate(faces) if face == "wild" or face.isdigit()]
    for count in range(1, len(numbers) + 1):
        for chosen in combinations(numbers, count):
            if sum(4 if faces[at] == "wild" else int(faces[at]) for at in chosen) >= need:
                if meets(rest, [face for at, face in enumerate(faces) if at not in chosen]):
                    return True
    return False


def usable(t: Tale) -> list[int]:
    """The dice of the roll, those kept by oneself or a helper, and those on anybody's spells (R-035, R-084, R-086)."""
    places = ["pool", "focus", *(card for who in t.g.investigators for card in who.cast)]
    lies = t.g.lies
    return [die for die in range(8) if t.g.faces[die] and (lies[die] in places or lies[die].startswith("help."))]


def ways(t: Tale, task: Task) -> dict[str, list[int]]:
    """The sets of dice that complete a task, none with a die too many, by the names of their dice."""
    names = {die: t.longer(die) for die in usable(t)}
    dice = sorted(names, key=lambda die: names[die])
    useful = [die for die in dice if any(meets([each], [t.g.faces[die]]) for each in kinds(task.needs))]
    found: dict[str, list[int]] = {}
    tried: set[str] = set()
    for count in range(1, len(useful) + 1):
        for chosen in combinations(useful, count):
            name = "-".join(names[die] for die in chosen)
            if name in tried:
                continue
            tried.add(name)
            faces = [t.g.faces[die] for die in chosen]
            if meets(task.needs, faces):
                if not any(meets(task.needs, [*faces[:at], *faces[at + 1 :]]) for at in range(len(faces))):
                    found[name] = list(chosen)
    return found


def kinds(needs: Sequence[Need]) -> list[Need]:
    """What a single die may help with."""
    return [1 if isinstance(each, int) else each for each in needs]


def completions(t: Tale, kept_only: bool = False) -> dict[str, tuple[Task, list[int]]]:
    """Everything that may be completed with the roll that lies there, or with kept dice alone (Q-14)."""
    return {
        f"complete:{task.number + 1}:{name}": (task, dice)
        for task in may_be_done(t)
        for name, dice in ways(t, task).items()
        if not kept_only or all(t.g.lies[die] != "pool" for die in dice)
    }
