"""The museum: six Adventures in two rows of three, the Other Worlds below, and all that lies on them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from markupsafe import Markup

from leng.engine.picture import Sign
from leng.games.elder_sign.box import Need, Task
from leng.games.elder_sign.picture.scene import Scene
from leng.games.elder_sign.picture.sheet import CardFace
from leng.games.elder_sign.view import SpaceView, TaskView


class Row(msgspec.Struct, kw_only=True):
    """A task, or an empty frame, as it is drawn now."""

    classes: str
    number: int
    needs: list[tuple[Markup, bool]]  # each with whether it lies inside a monster's frame
    costs: Markup
    monster: str = ""  # the id of its marker on the drawing
    named: str = ""
    lock: str = ""
    held: Markup = Markup("")
    dice: Markup = Markup("")
    hit: Markup | None = None


class Tile(msgspec.Struct, kw_only=True):
    """A card of the museum as it lies there now."""

    face: CardFace
    classes: str
    spot: Markup
    rows: list[Row]
    held: Markup
    standing: list[Markup]


def adventures(scene: Scene) -> list[Tile | None]:
    """The six spaces, some of them perhaps empty."""
    return [_tile(scene, space) if space else None for space in scene.view.adventures]


def worlds(scene: Scene) -> list[Tile]:
    """The Other Worlds in play."""
    return [_tile(scene, space) for space in scene.view.worlds]


def _tile(scene: Scene, space: SpaceView) -> Tile:
    face = scene.sheet.card(space.card)
    classes = f"adv {face.kind}" + (" attempted" if space.attempted else "")
    card = f"{face.kind}:{space.card}"
    return Tile(
        face=face,
        classes=classes,
        spot=scene.lights.spot(f"card:{space.card}", "name", card, face.title),
        rows=_rows(scene, space),
        held=scene.held_by(space.card),
        standing=scene.standing(space.card),
    )


def _rows(scene: Scene, space: SpaceView) -> list[Row]:
    """Tasks and empty frames from top to bottom; a place below them when a surplus monster may go there."""
    printed = scene.sheet.box.cards[space.card].tasks
    rows = [_task(scene, space, task, printed) for task in space.tasks]
    rows += [_frame(scene, space.card, number) for number in space.free_slots]
    rows.sort(key=lambda row: row.number)
    if scene.lights.burns(f"task:{space.card}:0"):
        rows.append(_frame(scene, space.card, 0))
    return rows


def _task(scene: Scene, space: SpaceView, task: TaskView, printed: Sequence[Task]) -> Row:
    sheet = scene.sheet
    covered: Sequence[int] = ()
    if not task.monster and task.number <= len(printed):
        covered = printed[task.number - 1].covered
    words = [sheet.need_name(need) for need in task.needs]
    label = sheet.say("task", n=task.number, needs=", ".join(words))
    row = Row(
        classes="task" + (" done" if task.done else "") + (" beaten" if task.beaten else ""),
        number=task.number,
        needs=[(sheet.need(need), at in covered) for at, need in enumerate(task.needs)],
        costs=_costs(scene, task),
        dice=scene.dice(f"task.{task.number - 1}") if space.attempted else Markup(),
    )
    place = f"task:{space.card}:{task.number}"
    if task.monster:
        entry = sheet.box.monsters[task.monster]
        row.classes += " haunted"
        row.monster = f"monster-{task.monster}"
        row.named = sheet.monster_name(task.monster)
        row.lock = entry.lock or ""
        row.held = scene.held_by(task.monster)
        label = sheet.say("monster-task", monster=row.named, task=label)
        row.hit = scene.lights.spot((place, f"monster:{task.monster}"), "hit", f"monster:{entry.id}", label)
    else:
        row.classes += f" slot-{task.slot}" if task.slot else ""
        row.hit = scene.lights.spot(place, "hit", name=label) if scene.lights.burns(place) else None
    return row


def _frame(scene: Scene, card: str, number: int) -> Row:
    """A white frame that waits for a monster, or the place below the last task."""
    place = f"task:{card}:{number}"
    label = scene.sheet.say("frame" if number else "below")
    hit = scene.lights.spot(place, "hit", name=label) if scene.lights.burns(place) else None
    return Row(classes="task free", number=number, needs=[], costs=Markup(), named=label, hit=hit)


def _costs(scene: Scene, task: TaskView) -> Markup:
    costs = (("sanity", task.sanity), ("stamina", task.stamina), ("clock", task.clock))
    return scene.sheet.signs([Sign(kind, n, paid=True) for kind, n in costs if n])


def needs_row(scene: Scene, needs: Sequence[Need]) -> list[Markup]:
    """What a task asks for, symbol by symbol."""
    return [scene.sheet.need(need) for need in needs]
