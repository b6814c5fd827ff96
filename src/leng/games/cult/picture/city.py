"""The Eternal City: thirteen places along its way, who struggles for each of them, and who is winning."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.cult.box import Place
from leng.games.cult.picture.scene import Scene
from leng.games.cult.view import PlaceView


class Side(msgspec.Struct, kw_only=True):
    """A cult that is present: its tokens, what they weigh together, and whether it is winning."""

    seat: int
    tokens: list[Markup]
    total: int
    said: str
    leads: bool


class Tile(msgspec.Struct, kw_only=True):
    """A Location as it is drawn now."""

    place: Place
    classes: str
    spot: Markup
    required: int
    gate: str  # "open" or "lock" for the onlooker, empty for somebody without a cult
    gate_said: str
    sides: list[Side]
    notes: list[tuple[str, str]]


CROWD = 3  # so many cults stand in a Location under each other
ROWS = (slice(0, 4), slice(4, 9), slice(9, 13))
"""Which Locations lie side by side where there is room; the second row runs back."""


def road(scene: Scene) -> list[list[Tile]]:
    """All Locations from the Ruins to the Rift, row by row."""
    return [[_tile(scene, place) for place in scene.view.places[row]] for row in ROWS]


def _tile(scene: Scene, place: PlaceView) -> Tile:
    sheet = scene.sheet
    active = scene.view.active == place.id
    sides = _sides(scene, place)
    gate, gate_said = _gate(scene, place)
    title = sheet.say("place", n=place.number, name=sheet.title("place", place.id))
    name = ". ".join([title, gate_said, *(side.said for side in sides)])
    return Tile(
        place=sheet.box.places[place.number],
        classes=" ".join(_classes(scene, place)),
        spot=scene.lights.spot(f"place:{place.id}", "hit", f"place:{place.id}", name),
        required=place.required,
        gate=gate,
        gate_said=gate_said,
        sides=sides,
        notes=_notes(scene) if active else [],
    )


def _classes(scene: Scene, place: PlaceView) -> list[str]:
    now = ["active"] if scene.view.active == place.id else ["done"] if place.done else []
    held = ["crowd"] if len(place.totals) > CROWD else ["taken"] if place.totals or place.leader is not None else []
    return ["place", f"p{place.number}", *now, *held]


def _gate(scene: Scene, place: PlaceView) -> tuple[str, str]:
    """Whether the onlooker has the Followers, or knows somebody there."""
    who = scene.mine
    if who is None:
        return "", scene.sheet.say("needs", n=place.required)
    access = scene.sheet.box.access
    if who.followers >= place.required:
        return "open", scene.sheet.say("needs-open", n=place.required)
    if any(access.get(card) == place.number for card in who.privileges):
        return "open", scene.sheet.say("needs-access", n=place.required)
    return "lock", scene.sheet.say("needs-closed", n=place.required)


def _sides(scene: Scene, place: PlaceView) -> list[Side]:
    """Those present, the winner first, then by influence."""
    order = sorted(place.totals, key=lambda seat: (seat != place.leader, -place.totals[seat], seat))
    if place.leader is not None and place.leader not in place.totals:  # a takeover, without anybody left there
        order.insert(0, place.leader)
    return [_side(scene, place, seat) for seat in order]


def _side(scene: Scene, place: PlaceView, seat: int) -> Side:
    total = place.totals.get(seat, 0)
    leads = seat == place.leader
    tokens = [scene.standing(each) for each in place.priests if each.seat == seat]
    if seat in place.altars:
        tokens.append(scene.altar(seat, place.id))
    key = "leads" if leads else "present"
    return Side(
        seat=seat,
        tokens=tokens,
        total=total,
        said=scene.sheet.say(key, name=scene.name(seat), n=total),
        leads=leads,
    )


def _notes(scene: Scene) -> list[tuple[str, str]]:
    """What cards and abilities have changed about the active Location."""
    view, sheet = scene.view, scene.sheet
    notes = []
    if view.winner is not None:
        notes.append(("win", sheet.say("settled-won", name=scene.name(view.winner))))
    elif view.seized_by is not None:
        notes.append(("win", sheet.say("settled-takeover", name=scene.name(view.seized_by))))
    elif view.lowest:
        notes.append(("lose", sheet.say("settled-lowest")))
    if view.barred:
        notes.append(("lock", sheet.say("settled-barred")))
    return notes
