"""Characters: on display, in front of the players, and those that the onlooker alone has seen."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.auztralia.picture.scene import Scene

AT_RISK = 2
"""So many at the right end of the display leave it when knives are out."""


class Person(msgspec.Struct, kw_only=True):
    """A character as it is drawn now."""

    id: str
    title: str
    timing: str
    brief: Markup
    spot: Markup


def display(scene: Scene) -> list[Person]:
    """The characters that may be recruited, the newest first."""
    shown = scene.view.display
    risk = shown[-AT_RISK:]
    return [_person(scene, card, "risk" if card in risk else "") for card in shown]


def seen_alone(scene: Scene) -> list[Person]:
    """Characters that nobody but the onlooker has seen."""
    return [_person(scene, card, "secret") for card in scene.view.known]


def serving(scene: Scene, seat: int) -> list[Person]:
    """The characters in front of a player."""
    fight = scene.view.combat
    used = fight.used if fight is not None and fight.seat == seat else ()
    return [_person(scene, card, "used" if card in used else "") for card in scene.view.colonies[seat].characters]


def _person(scene: Scene, card: str, classes: str) -> Person:
    sheet = scene.sheet
    title, timing = sheet.title("character", card), sheet.box.characters[card].timing
    place = f"character:{card}"
    return Person(
        id=card,
        title=title,
        timing=timing,
        brief=sheet.briefs[card],
        spot=scene.lights.spot(place, f"person {timing}-card {classes}".strip(), place),  # its text names it
    )
