"""The gods with the dice lying on them, and the buildings with the discs lying on them."""

from __future__ import annotations

from markupsafe import Markup

from leng.games.kingsport_festival.box import Building, God
from leng.games.kingsport_festival.picture.scene import Scene

IN_THE_HEAD = 3  # so many dice find room beside the name


def gods(scene: Scene) -> list[Markup]:
    """All gods in the order in which they answer."""
    return [_god(scene, god) for god in scene.sheet.box.gods.values()]


def _god(scene: Scene, god: God) -> Markup:
    view, sheet, place = scene.view, scene.sheet, f"god:{god.id}"
    charter, offers = sheet.box.charters[view.scenario], view.gods.get(god.id, [])
    price = offers[0].price if len(offers) == 1 else charter.price(god)
    shared = god.open_to_all or god.id in charter.open_gods
    classes = "god" + ((" open" if shared else " taken") if offers else "")
    spot = scene.lights.spot(place, classes + " answering" * (view.answering == god.id), place, sheet.names[god.id])
    face = sheet.drawn_once("god.html.j2", sheet=sheet, id=god.id, scenario=view.scenario, price=price)
    drawn = ""
    for each in offers:
        dice = "".join(scene.die(each.seat, die) for die in scene.offered.get((god.id, each.seat), ()))
        drawn += f'<span class="offer">{scene.mark(each.seat, f"call-{each.seat}-{god.id}")}{dice}</span>'
    if offers:
        crowd = len(offers) > 1 or sum(len(each.dice) for each in offers) > IN_THE_HEAD
        drawn = f'<span class="offers{" crowd" if crowd else ""}">{drawn}</span>'
    return Markup(f'<li><div{spot} id="god-{god.id}">{face}{drawn}</div></li>')  # noqa: S704 - made of drawn pieces


def buildings(scene: Scene) -> list[Markup]:
    """All buildings with the discs lying on them."""
    return [_building(scene, building) for building in scene.sheet.box.buildings.values()]


def _building(scene: Scene, building: Building) -> Markup:
    sheet, name, place = scene.sheet, building.id, f"building:{building.id}"
    owners = [who.seat for who in scene.view.cultists if name in who.discs]
    classes = f"bld b-{name} ring-{building.level}" + " own" * (scene.view.audience in owners)
    spot = scene.lights.spot(place, classes, place, sheet.names[name])
    discs = "".join(scene.mark(seat, f"disc-{seat}-{name}") for seat in owners)
    face = sheet.drawn_once("building.html.j2", sheet=sheet, id=name)
    drawn = f'{face}<span class="discs">{discs}</span>' if discs else face
    return Markup(f"<div{spot}>{drawn}</div>")  # noqa: S704 - made of drawn pieces
