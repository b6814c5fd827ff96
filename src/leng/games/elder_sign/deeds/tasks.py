"""The tasks of a card as they stand: what each needs, what it costs, and which dice can meet it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from leng.engine.choice import Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import clock, doom, health, pool
from leng.games.elder_sign.deeds.monsters import BELOW
from leng.games.elder_sign.deeds.ways import Need, OpenTask, Way
from leng.games.elder_sign.state import Investigator, Museum, Space
from leng.words.signs import Row, paid

if TYPE_CHECKING:
    from leng.games.elder_sign.box.cards import Task

NO_FREE_TASK = Refusal("no-free-task", "ES R-030")
WOULD_DEVOUR = Refusal("would-devour", "ES R-033")
NOT_YET = Refusal("not-yet", "ES R-030", lambda g, seat, option: {"n": still_open(g)[0].number + 1})
NEEDS_DICE = Refusal(
    "needs-dice", "ES R-031", lambda g, seat, option: {"needs": open_task(g, option[1] - 1).needs}
)  # fmt: skip


def tasks_of(g: Museum, space: Space) -> list[OpenTask]:
    """Every task of a card that must be completed, printed ones first, then monsters below them."""  # ES
    if not space.monsters:
        return g.box.printed_tasks[space.card]
    card = g.box.cards[space.card]
    found: list[OpenTask] = []
    for number, task in enumerate(card.tasks):
        marker = space.monsters[space.slots.index(number)] if number in space.slots else ""
        if not marker:
            if task.needs:
                found.append(OpenTask(number, task.needs, task.sanity, task.stamina, task.clock, ""))
            continue
        found.append(_monster_task(g, number, marker, task if task.slot == "partial" else None))
    number = len(card.tasks)
    for marker, slot in zip(space.monsters, space.slots, strict=True):
        if slot == BELOW:
            found.append(_monster_task(g, number, marker, None))
            number += 1
    return found


def _monster_task(g: Museum, number: int, marker: str, beneath: Task | None) -> OpenTask:
    """A monster's task, together with what it leaves uncovered of the task beneath."""  # ES R-097
    task = g.box.monsters[marker].task
    uncovered: tuple[Need, ...] = ()
    sanity = stamina = steps = 0
    if beneath is not None:
        uncovered = tuple(need for at, need in enumerate(beneath.needs) if at not in beneath.covered)
        sanity, stamina, steps = beneath.sanity, beneath.stamina, beneath.clock
    if marker in g.beaten:  # ES R-099: only what the marker does not cover is still needed
        return OpenTask(number, uncovered, sanity, stamina, steps, marker)
    needs = (*uncovered, *task.needs, *g.box.monster_needs.get(g.ancient_one, ()))
    return OpenTask(number, needs, sanity + task.sanity, stamina + task.stamina, steps + task.clock, marker)


def battle_task(g: Museum) -> OpenTask:
    """The combat task of the Ancient One."""  # ES R-133
    return g.box.combat_tasks[g.ancient_one]  # an Ancient One without a combat task cannot be fought


def all_tasks(g: Museum) -> list[OpenTask]:
    """The tasks of the card being attempted."""
    assert g.attempt is not None
    return [battle_task(g)] if g.awake else tasks_of(g, g.space(g.attempt.card))


def open_task(g: Museum, number: int) -> OpenTask:
    """The task with this number."""
    return numbered(all_tasks(g), number)


def numbered(tasks: Sequence[OpenTask], number: int) -> OpenTask:
    """The one of these tasks with this number."""
    for task in tasks:
        if task.number == number:
            return task
    raise LookupError(number)


def still_open(g: Museum) -> list[OpenTask]:
    """The tasks not yet completed; a defeated monster on its own needs nothing any more."""
    assert g.attempt is not None
    if g.awake:
        return [battle_task(g)]
    space, done = g.space(g.attempt.card), g.attempt.done
    tasks = tasks_of(g, space)
    if not done and not space.monsters:
        return tasks
    return [task for task in tasks if task.number not in done and task.needs]


def available(g: Museum) -> list[OpenTask]:
    """The tasks that may be completed next: all open ones, or with an arrow only the first."""  # ES R-030
    tasks = still_open(g)
    return tasks[:1] if is_ordered(g) else tasks


def is_ordered(g: Museum) -> bool:
    """Whether the card being attempted has the arrow."""
    assert g.attempt is not None
    return not g.awake and g.box.cards[g.attempt.card].ordered


def price(task: Any) -> Row:
    """What a task costs when its dice are laid down, printed or as it stands, in signs."""
    return paid({"sanity": task.sanity, "stamina": task.stamina, "hours": task.clock * clock.STEP})


def may_not_pay(who: Investigator, task: OpenTask) -> Refusal | None:
    """A cost that would devour the investigator cannot be paid."""  # ES R-033
    if (task.sanity and who.sanity <= task.sanity) or (task.stamina and who.stamina <= task.stamina):
        return WOULD_DEVOUR
    return None


def complete(g: Museum, who: Investigator, task: OpenTask, way: Way) -> Rules[None]:
    """The dice lie on the task, its costs are paid, and it is done for this attempt."""  # ES R-037
    attempt = g.ongoing
    for name in way:
        g.lies[pool.die_called(g, name)] = f"task.{task.number}"
    g.tell("completes", seat=who.seat, card=attempt.card, n=task.number + 1, dice=way)
    pool.empty_spells(g)
    attempt.completed += 1
    if g.awake:
        doom.remove(g, 1)  # ES R-133
        return
    attempt.done.append(task.number)
    for what, n in (("sanity", task.sanity), ("stamina", task.stamina)):
        rules = health.lose(g, who, what, n) if n else None
        if rules is not None:
            yield from rules
    if task.clock:
        clock.advance(g, task.clock)
    if task.marker and task.marker not in g.beaten:
        attempt.met.append(task.marker)
        if g.box.monsters[task.marker].id == g.box.angered_by.get(g.ancient_one):  # ES Q-27
            doom.lose_sign(g)


def free_tasks(g: Museum) -> list[OpenTask]:
    """Tasks that a card may complete without dice: available, no monster, no cost."""
    if g.attempt is None:
        return []
    return [task for task in available(g) if not task.marker and not (task.sanity or task.stamina or task.clock)]


def complete_without_dice(g: Museum, who: Investigator) -> Rules[None]:
    """One such task counts as completed."""
    tasks = free_tasks(g)
    if tasks:
        options = [("task", task.number + 1) for task in tasks]
        pick = yield from choose(who.seat, asks.WHICH_TASK, options, card=g.ongoing.card)
        yield from complete(g, who, open_task(g, pick[1] - 1), ())
