"""The twenty gods: value, price, gifts, and the dice lying on them."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.kingsport_festival.picture.scene import Scene
from leng.games.kingsport_festival.picture.sheet import GodFace
from leng.games.kingsport_festival.view import OfferingView

IN_THE_HEAD = 3  # so many dice find room beside the name


class GodTile(msgspec.Struct):
    """A god as it is drawn now."""

    face: GodFace
    spot: Markup
    price: Markup | str
    offers: list[Markup]
    crowded: bool


def gods(scene: Scene) -> list[GodTile]:
    """All gods in the order in which they answer."""
    return [_tile(scene, face) for face in scene.sheet.gods(scene.view.scenario)]


def _tile(scene: Scene, face: GodFace) -> GodTile:
    offerings = scene.view.gods.get(face.id, [])
    costs = offerings[0].price if len(offerings) == 1 else face.price
    classes = "god"
    if offerings:
        classes += " open" if face.open_to_all else " taken"
    if scene.view.answering == face.id:
        classes += " answering"
    place = f"god:{face.id}"
    return GodTile(
        face=face,
        spot=scene.lights.spot(place, classes, place, scene.sheet.say("god", worth=face.worth, name=face.name)),
        price=scene.sheet.sign("sanity", costs, paid=True) if costs else "",
        offers=[_offer(scene, face, each) for each in offerings],
        crowded=sum(len(each.dice) for each in offerings) > IN_THE_HEAD or len(offerings) > 1,
    )


def _offer(scene: Scene, face: GodFace, offering: OfferingView) -> Markup:
    """Whose dice lie here, and which."""
    mark = scene.mark(offering.seat, f"call-{offering.seat}-{face.id}")
    dice = [scene.die(offering.seat, die) for die in scene.offered.get((face.id, offering.seat), ())]
    return Markup(f'<span class="offer">{mark}{"".join(dice)}</span>')  # noqa: S704 - made of drawn marks and dice
