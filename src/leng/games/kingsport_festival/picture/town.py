"""The buildings of Kingsport and the discs lying on them."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.kingsport_festival.picture.scene import Scene
from leng.games.kingsport_festival.picture.sheet import BuildingFace


class BuildingTile(msgspec.Struct):
    """A building as it is drawn now."""

    face: BuildingFace
    spot: Markup
    discs: list[Markup]


def buildings(scene: Scene) -> list[BuildingTile]:
    """All buildings with the discs lying on them."""
    return [_tile(scene, face, scene.view.audience) for face in scene.sheet.buildings]


def _tile(scene: Scene, face: BuildingFace, own: int) -> BuildingTile:
    place = f"building:{face.id}"
    owners = [who.seat for who in scene.view.cultists if face.id in who.discs]
    classes = f"bld b-{face.id} ring-{face.level}"
    if own in owners:
        classes += " own"
    return BuildingTile(
        face=face,
        spot=scene.lights.spot(place, classes, place, face.title),
        discs=[scene.mark(seat, f"disc-{seat}-{face.id}") for seat in owners],
    )
