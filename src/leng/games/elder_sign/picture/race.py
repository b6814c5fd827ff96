"""The race: Elder Signs from the left, doom from the right, the Ancient One between them; the clock; the Mythos."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.elder_sign.picture.museum import needs_row
from leng.games.elder_sign.picture.scene import Scene
from leng.games.elder_sign.state import LAIR

HOURS = 12


class Step(msgspec.Struct, frozen=True):
    """A space of a track."""

    kind: str
    filled: bool


class Race(msgspec.Struct, kw_only=True):
    """Both tracks, and who waits at their end."""

    name: str
    portrait: str
    spot: Markup
    signs: list[Step]
    signs_said: str
    doom: list[Step]  # the first space is the last of the list: doom comes from the right
    doom_said: str
    hour: int
    time: str


class MythosCard(msgspec.Struct, kw_only=True):
    """The Mythos card in force, or one whose effect lingers."""

    id: str
    title: str
    classes: str
    spot: Markup
    lines: tuple[str, ...]
    lock: str
    held: Markup


class Lair(msgspec.Struct, kw_only=True):
    """The last battle: the Ancient One with his combat task."""

    name: str
    portrait: str
    spot: Markup
    lines: tuple[str, ...]
    needs: list[Markup]
    hit: Markup | None
    dice: Markup
    standing: list[Markup]
    left: str


def race(scene: Scene) -> Race:
    """How far both sides are."""
    view, sheet = scene.view, scene.sheet
    name = sheet.title("ancient_one", view.ancient_one)
    card = f"ancient_one:{view.ancient_one}"
    track = [Step(kind, number < view.doom) for number, kind in enumerate(view.track)]
    hour = view.hour % HOURS
    return Race(
        name=name,
        portrait=sheet.portrait(view.ancient_one),
        spot=scene.lights.spot("ancient_one", "portrait", card, name),
        signs=[Step("elder_sign", number < view.signs) for number in range(view.signs_needed)],
        signs_said=sheet.say("signs-of", n=view.signs, most=view.signs_needed),
        doom=track[::-1],
        doom_said=sheet.say("doom-of", n=view.doom, most=len(track)),
        hour=hour,
        time=sheet.say("time", hour=hour or HOURS),
    )


def mythos(scene: Scene) -> list[MythosCard]:
    """The card in force first, then those whose effect is still to come."""
    return [_mythos(scene, card) for card in (scene.view.mythos, *scene.view.lingering) if card]


def _mythos(scene: Scene, card: str) -> MythosCard:
    sheet = scene.sheet
    title, lines = sheet.title("mythos", card), sheet.lines("mythos", card)
    places = (f"card:{card}", "mythos") if card == scene.view.mythos else (f"card:{card}",)
    classes = "card mythos" if card == scene.view.mythos else "card mythos lingering"
    return MythosCard(
        id=card,
        title=title,
        classes=classes,
        spot=scene.lights.spot(places, "name", f"mythos:{card}", title),
        lines=lines if card == scene.view.mythos else lines[-1:],
        lock=sheet.box.locks.get(card, ""),
        held=scene.held_by(card),
    )


def lair(scene: Scene) -> Lair | None:
    """The last battle, once the Ancient One is awake."""
    view, sheet = scene.view, scene.sheet
    if not view.awake:
        return None
    name = sheet.title("ancient_one", view.ancient_one)
    places = ["ancient_one", f"task:{view.ancient_one}:1"]
    label = sheet.say("task", n=1, needs=", ".join(sheet.need_name(need) for need in view.combat))
    burns = any(scene.lights.burns(place) for place in places)
    return Lair(
        name=name,
        portrait=sheet.portrait(view.ancient_one),
        spot=scene.lights.spot("ancient_one", "monstrous", f"ancient_one:{view.ancient_one}", name),
        lines=sheet.lines("ancient_one", view.ancient_one),
        needs=needs_row(scene, view.combat),
        hit=scene.lights.spot(places, "hit", name=label) if burns else None,
        dice=scene.dice("task.0"),
        standing=scene.standing(LAIR),
        left=sheet.say("doom-left", n=view.doom),
    )
