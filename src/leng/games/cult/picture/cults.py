"""Everybody's cult: its sheet, goods and Priests, abilities, cards, Privileges, and how far each victory is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from markupsafe import Markup

from leng.games.cult.box import Ability
from leng.games.cult.picture.cards import HandCard, hand
from leng.games.cult.picture.scene import Scene
from leng.games.cult.rules.rounds import ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN
from leng.games.cult.state import SUPREMACY
from leng.games.cult.view import CultView


class Chip(msgspec.Struct, frozen=True):
    """A Privilege or Supremacy in front of a cult."""

    kind: str
    title: str
    bonus: int
    copies: int
    card: str  # which explains it
    lit: bool  # whether it may be chosen now
    spot: Markup


class Panel(msgspec.Struct, kw_only=True):
    """A cult sheet and what lies around it."""

    who: CultView
    side: str
    won: bool
    god: str
    spot: Markup
    prayer: str
    abilities: list[tuple[Ability, Markup]]  # of the onlooker's own; a sheet tells those of the others
    parts: dict[str, int]  # of the influence of its Patriarch
    chips: list[Chip]
    hand: list[HandCard]
    gauges: list[tuple[str, int, int]]


def cults(scene: Scene, facts: dict[str, Any]) -> dict[int, Markup]:
    """Everybody around the table, the onlooker first, then clockwise; also those who lead no cult yet."""
    return {seat: _drawn(scene, seat, facts) for seat in scene.order(scene.view.audience)}


def _drawn(scene: Scene, seat: int, facts: dict[str, Any]) -> Markup:
    mine, who = seat == scene.view.audience, scene.cults.get(seat)
    if who is None:
        return scene.sheet.draw("waiting.html.j2", seat=seat, mine=mine, **facts)
    return scene.sheet.draw("mine.html.j2" if mine else "other.html.j2", panel=_panel(scene, who), **facts)


def _panel(scene: Scene, who: CultView) -> Panel:
    sheet, spot = scene.sheet, scene.lights.spot
    mine, side, god = who is scene.mine, "dark" if who.dark else "light", sheet.title("sheet", who.god)
    name = sheet.say("god-of", name=scene.name(who.seat), god=god, side=sheet.say(f"sign-{side}"), n=who.power)
    prayer = sheet.say("prayed") if who.prayed else sheet.say("reach", n=who.reach)
    return Panel(
        who=who,
        side=side,
        won=scene.view.phase == "end" and bool(who.claims),
        god=god,
        spot=spot(f"cult:{who.seat}", f"god {side}", f"sheet:{who.god}", name),
        prayer=prayer,
        abilities=[
            (each, spot(f"ability:{each.id}", "hit", f"ability:{each.id}", sheet.title("ability", each.id)))
            for each in sheet.box.sheets[who.god].of(who.dark).abilities
            if mine
        ],
        parts={
            "followers": who.followers,
            "privilege": sum(sheet.box.bonus[card] for card in who.privileges),
            "supremacy": sheet.box.supremacy if who.supremacy else 0,
        },
        chips=_chips(scene, who, mine),
        hand=hand(scene, who),
        gauges=[
            ("altar", len(who.altars), ALTARS_TO_WIN),
            ("mobs", who.mobs, MOBS_TO_WIN),
            ("summon", who.summonings, SUMMONINGS_TO_WIN),
        ],
    )


def _chips(scene: Scene, who: CultView, mine: bool) -> list[Chip]:
    """What lies open in front of a cult; only a robber may choose what is somebody else's."""
    sheet = scene.sheet

    def chosen_here(key: str) -> bool:
        return key.startswith("rob:") != mine

    found = []
    for card, copies in Counter([*[SUPREMACY] * who.supremacy, *who.privileges]).items():
        kind = SUPREMACY if card == SUPREMACY else "privilege"
        bonus = sheet.box.bonus.get(card, sheet.box.supremacy)
        title = sheet.title(kind, card)
        said = sheet.say("chip", title=title, n=copies, bonus=bonus)
        spot = scene.lights.spot(f"privilege:{card}", "hit", f"{kind}:{card}", said, chosen_here)
        found.append(Chip(kind, title, bonus, copies, f"{kind}:{card}", " lit" in spot, spot))
    return found


def sheets_to_choose(scene: Scene) -> list[tuple[str, Markup]]:
    """Sheets that the decider may take, before anybody leads their cult."""
    sheet = scene.sheet
    taken = {who.god for who in scene.view.cults}
    free = [god for god in scene.lights.under("sheet") if god in sheet.box.sheets and god not in taken]
    return [(god, scene.lights.spot(f"sheet:{god}", "hit", f"sheet:{god}", sheet.title("sheet", god))) for god in free]
