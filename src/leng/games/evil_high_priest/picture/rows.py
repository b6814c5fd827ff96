"""The cards on display: rooms, monsters and investigators, three of each."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.evil_high_priest.picture.scene import Scene

DIE = ("1–2", "3–4", "5–6")
"""By which rolls an investigator comes."""


class Shown(msgspec.Struct, kw_only=True):
    """A card."""

    id: str
    title: str
    brief: Markup
    die: str
    spot: Markup


class RowNow(msgspec.Struct, kw_only=True):
    """A row of cards."""

    kind: str
    title: str
    deck: int | None
    cards: list[Shown]


def rows(scene: Scene) -> list[RowNow]:
    """The three rows; before them what the onlooker alone looks at, behind them what may be taken from a discard."""
    view, sheet = scene.view, scene.sheet
    found = []
    if view.drawn:
        found.append(_row(scene, "room", sheet.say("seen-alone"), None, view.drawn, "secret"))
    found.append(_row(scene, "room", sheet.say("row-room"), view.decks["rooms"], view.room_row))
    found.append(_row(scene, "monster", sheet.say("row-monster"), view.decks["monsters"], view.monster_row))
    if view.expanded:
        deck = view.decks["investigators"]
        found.append(_row(scene, "investigator", sheet.say("row-investigator"), deck, view.investigator_row))
    wanted = set(scene.lights.under("row"))
    for kind, pile in (
        ("room", view.room_discard),
        ("monster", view.monster_discard),
        ("investigator", view.investigator_discard),
    ):
        taken = [card for card in pile if card in wanted]
        if taken:
            found.append(_row(scene, kind, sheet.say("row-discard"), None, taken))
    return found


def _row(scene: Scene, kind: str, title: str, deck: int | None, cards: list[str], classes: str = "") -> RowNow:
    ranged = kind == "investigator" and deck is not None
    shown = [
        _card(scene, kind, card, DIE[n] if ranged and n < len(DIE) else "", classes) for n, card in enumerate(cards)
    ]
    return RowNow(kind=kind, title=title, deck=deck, cards=shown)


def _card(scene: Scene, kind: str, card: str, die: str, classes: str) -> Shown:
    sheet, box = scene.sheet, scene.box
    if kind == "room":
        face, brief = box.rooms[card].id, sheet.rooms[box.rooms[card].id]
    elif kind == "monster":
        face, brief = box.monsters[card].id, sheet.monsters[box.monsters[card].id]
    else:
        face, brief = card, sheet.investigators[card]
    now = scene.view.raid
    classes = f"shown {kind} {classes}{' now' if now is not None and now.investigator == card else ''}".strip()
    spot = scene.lights.spot(f"row:{card}", classes, f"{kind}:{face}")
    return Shown(id=card, title=sheet.short(kind, face), brief=brief, die=die, spot=spot)
