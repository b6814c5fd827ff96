"""Everybody's cult: its sheet with both abilities, goods and Priests, Privileges, and how far each victory is."""

from __future__ import annotations

from collections import Counter

import msgspec
from markupsafe import Markup

from leng.games.cult.picture.scene import Scene
from leng.games.cult.picture.sheet import AbilityFace
from leng.games.cult.rules.rounds import ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN
from leng.games.cult.state import SUPREMACY
from leng.games.cult.view import CultView


class Gauge(msgspec.Struct, frozen=True):
    """How far a cult is on one of the three roads to victory."""

    kind: str
    n: int
    most: int
    said: str


class Chip(msgspec.Struct, frozen=True):
    """A Privilege or Supremacy in front of a cult."""

    kind: str
    title: str
    bonus: int
    copies: int
    spot: Markup


class Panel(msgspec.Struct, kw_only=True):
    """A cult sheet and what lies around it."""

    who: CultView
    classes: str
    name: str
    god: str
    emblem: str
    side: str
    mine: bool
    first: bool
    seat_spot: Markup
    sheet_spot: Markup
    power: str
    abilities: list[tuple[AbilityFace, Markup]]
    followers: str
    coins: str
    patriarch: str
    reach: str
    parts: list[tuple[str, int]]
    available: list[Markup]
    on_sheet: list[Markup]
    chips: list[Chip]
    gauges: list[Gauge]
    notes: list[tuple[str, str]]


class Candidate(msgspec.Struct, frozen=True):
    """A sheet that may be chosen now."""

    id: str
    title: str
    emblem: str
    power: int
    dark_power: int
    spot: Markup


def cults(scene: Scene) -> list[Panel]:
    """The sheets around the table, the onlooker's own first, then clockwise."""
    own = max(scene.view.audience, 0)
    seats = len(scene.seats)
    return [_panel(scene, who) for who in sorted(scene.view.cults, key=lambda who: (who.seat - own) % seats)]


def _panel(scene: Scene, who: CultView) -> Panel:
    sheet, lights = scene.sheet, scene.lights
    mine = who is scene.mine
    side = "dark" if who.dark else "light"
    name, god = scene.name(who.seat), sheet.title("sheet", who.god)
    both = sheet.box.sheets[who.god]
    won = " won" if scene.view.phase == "end" and who.claims else ""
    return Panel(
        who=who,
        classes=f"cult {side} {scene.hue(who.seat)}" + (" mine" if mine else "") + won,
        name=name,
        god=god,
        emblem=sheet.emblem(who.god),
        side=sheet.say(f"side-{side}"),
        mine=mine,
        first=who.seat == scene.view.first,
        seat_spot=lights.spot(f"cult:{who.seat}", "hit", name=name),
        sheet_spot=lights.spot(f"sheet:{who.god}", "god", f"sheet:{who.god}", sheet.say("sheet", god=god, side=side)),
        power=sheet.say("power", n=who.power),
        abilities=[
            (face, lights.spot(f"ability:{face.id}", "hit", f"ability:{face.id}", face.title))
            for face in map(sheet.ability, (both.dark if who.dark else both.light).abilities)
        ],
        followers=sheet.say("sign-follower", n=who.followers),
        coins=sheet.say("sign-gold", n=who.coins),
        patriarch=sheet.say("patriarch-weighs", n=who.patriarch, **_parts(scene, who)),
        reach=sheet.say("reach", n=who.reach),
        parts=[(kind, n) for kind, n in _parts(scene, who).items() if n],
        available=[scene.at_home(who, each, mine) for each in who.available],
        on_sheet=[scene.at_home(who, each, False) for each in who.sheet],
        chips=_chips(scene, who, mine),
        gauges=_gauges(scene, who),
        notes=_notes(scene, who),
    )


def _parts(scene: Scene, who: CultView) -> dict[str, int]:
    """Of what the influence of a Patriarch is made."""
    bonus = scene.sheet.box.bonus
    return {
        "follower": who.followers,
        "privilege": sum(bonus[card] for card in who.privileges),
        "supremacy": scene.sheet.box.supremacy if who.supremacy else 0,
    }


def _chips(scene: Scene, who: CultView, mine: bool) -> list[Chip]:
    """What lies open in front of a cult; only a robber may choose what is somebody else's."""
    sheet = scene.sheet

    def chosen_here(key: str) -> bool:
        return key.startswith("rob:") != mine

    found = []
    if who.supremacy:
        title = sheet.title("supremacy", SUPREMACY)
        spot = scene.lights.spot("privilege:supremacy", "hit", "supremacy:supremacy", title, chosen_here)
        found.append(Chip("supremacy", title, sheet.box.supremacy, 1, spot))
    for card, copies in Counter(who.privileges).items():
        title = sheet.title("privilege", card)
        spot = scene.lights.spot(f"privilege:{card}", "hit", f"privilege:{card}", title, chosen_here)
        found.append(Chip("privilege", title, sheet.box.bonus[card], copies, spot))
    return found


def _gauges(scene: Scene, who: CultView) -> list[Gauge]:
    roads = (
        ("altar", len(who.altars), ALTARS_TO_WIN),
        ("mob", who.mobs, MOBS_TO_WIN),
        ("summon", who.summonings, SUMMONINGS_TO_WIN),
    )
    return [Gauge(kind, n, most, scene.sheet.say(f"gauge-{kind}", n=n, most=most)) for kind, n, most in roads]


def _notes(scene: Scene, who: CultView) -> list[tuple[str, str]]:
    """What else is to be known about a cult in this round."""
    sheet = scene.sheet
    notes = []
    if who.celebrating:
        notes.append(("celebrate", sheet.say("celebrating")))
    if who.prayed:
        notes.append(("", sheet.say("prayed")))
    elif who.placed and scene.view.phase == "intention":
        notes.append(("", sheet.say("placed", n=who.placed)))
    return notes


def sheets_to_choose(scene: Scene) -> list[Candidate]:
    """Sheets that the decider may take, before anybody leads their cult."""
    sheet = scene.sheet
    taken = {who.god for who in scene.view.cults}
    found = []
    for god in scene.lights.under("sheet"):
        if god in sheet.box.sheets and god not in taken:
            title, both, place = sheet.title("sheet", god), sheet.box.sheets[god], f"sheet:{god}"
            spot = scene.lights.spot(place, "hit", place, title)
            found.append(Candidate(god, title, sheet.emblem(god), both.light.power, both.dark.power, spot))
    return found
