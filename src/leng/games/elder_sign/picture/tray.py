"""The tray: a place for each of the eight dice, the roll, and the dice set aside."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.elder_sign.picture.scene import Scene
from leng.games.elder_sign.state import GONE, OUT, POOL, RESERVE


class Hole(msgspec.Struct, frozen=True):
    """The place of a die in the tray; it stays empty while the die lies elsewhere."""

    classes: str
    die: Markup | None
    said: str


class Tray(msgspec.Struct, kw_only=True):
    """The tray as it stands now."""

    title: str
    note: str
    holes: list[Hole]
    roll: Markup | None
    clue: Markup | None
    aside: list[Markup]


def tray(scene: Scene) -> Tray:
    """The dice in their places, so that none of them moves when another one leaves."""
    view, sheet, lights = scene.view, scene.sheet, scene.lights
    attempt = view.attempt
    pool = len(scene.dice_on(POOL))
    return Tray(
        title=sheet.say("pool", n=pool) if attempt else sheet.say("dice"),
        note=sheet.say("rolls", n=attempt.rolls) if attempt and attempt.rolls else "",
        holes=[_hole(scene, number) for number in range(len(view.dice))],
        roll=lights.spot("roll", "throw", name=sheet.say("roll")) if lights.burns("roll") else None,
        clue=lights.spot("clue", "throw clue", name=sheet.say("use-clue")) if lights.burns("clue") else None,
        aside=[scene.die(number, "die small out") for number in scene.dice_on(OUT)],
    )


def _hole(scene: Scene, number: int) -> Hole:
    die = scene.view.dice[number]
    if die.lies == POOL:
        return Hole("hole", scene.die(number), "")
    if die.lies == RESERVE:
        return Hole("hole", scene.die(number, "die idle"), "")
    where = die.lies if die.lies in (OUT, GONE, "locked", "focus") else die.lies.partition(".")[0]
    key = f"away-{where}" if where in (OUT, GONE, "locked", "focus", "task", "help") else "away-spell"
    return Hole(f"hole away {die.colour}", None, scene.sheet.say(key, die=scene.sheet.title("die", die.colour)))
