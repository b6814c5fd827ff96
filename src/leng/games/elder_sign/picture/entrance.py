"""The entrance sheet: first aid, lost and found, souvenirs; and the decks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from markupsafe import Markup

from leng.games.elder_sign.picture.scene import Scene
from leng.games.elder_sign.picture.sheet import FindingFace, ServiceFace
from leng.games.elder_sign.state import ENTRANCE


class Service(msgspec.Struct):
    """A service with its price of today."""

    face: ServiceFace
    spot: Markup
    price: int
    costs: str


class Entrance(msgspec.Struct, kw_only=True):
    """The entrance sheet."""

    spot: Markup
    standing: list[Markup]
    first_aid: list[Service]
    find: Markup
    findings: Sequence[FindingFace]
    souvenirs: list[Service]


def entrance(scene: Scene) -> Entrance:
    """What the entrance offers to the player whose turn it is."""
    sheet = scene.sheet
    return Entrance(
        spot=scene.lights.spot(ENTRANCE, "name", name=sheet.say("entrance")),
        standing=scene.standing(ENTRANCE),
        first_aid=[_service(scene, each) for each in sheet.first_aid],
        find=scene.lights.spot("service:find", "hit", name=sheet.say("lost-and-found")),
        findings=sheet.findings,
        souvenirs=[_service(scene, each) for each in sheet.souvenirs],
    )


def _service(scene: Scene, face: ServiceFace) -> Service:
    price = scene.view.prices[face.id]
    costs = scene.sheet.say("price", n=price)
    name = scene.sheet.say("service", title=face.title, costs=costs)
    spot = scene.lights.spot(f"service:{face.id}", "hit", f"{face.kind}:{face.id}", name)
    return Service(face, spot, price, costs)


class Pile(msgspec.Struct, frozen=True):
    """A deck, or the cup of monsters."""

    kind: str
    left: int
    said: str
    spot: Markup


def piles(scene: Scene) -> list[Pile]:
    """How much is left of everything that is drawn."""
    counts = [*scene.view.decks.items(), ("cup", scene.view.cup)]
    return [_pile(scene, kind, n) for kind, n in counts]


def _pile(scene: Scene, kind: str, n: int) -> Pile:
    said = scene.sheet.say(f"pile-{kind}", n=n)
    return Pile("monster" if kind == "cup" else kind, n, said, scene.lights.spot(f"deck:{kind}", "pile", name=said))
