"""Everybody's investigator: sanity, stamina, clues, cards with the dice on them, allies and trophies; and newcomers."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.elder_sign.picture.scene import Scene
from leng.games.elder_sign.view import InvestigatorView


class Chip(msgspec.Struct, kw_only=True):
    """A card or a trophy in front of a player."""

    id: str
    kind: str
    title: str
    spot: Markup
    signs: Markup = Markup("")
    worth: int = 0
    dice: Markup = Markup("")


class Panel(msgspec.Struct, kw_only=True):
    """What lies in front of a player."""

    who: InvestigatorView
    classes: str
    name: str
    investigator: str
    occupation: str
    seat_spot: Markup
    card_spot: Markup
    clue_spot: Markup
    gauges: list[tuple[str, int, int, str]]
    clues: str
    trophies_said: str
    cards: list[Chip]
    trophies: list[Chip]
    first: bool
    mine: bool
    note: str


class Candidate(msgspec.Struct, kw_only=True):
    """An investigator who may be chosen now."""

    id: str
    title: str
    occupation: str
    spot: Markup
    sanity: int
    stamina: int


def investigators(scene: Scene) -> list[Panel]:
    """The panels, seat by seat."""
    return [_panel(scene, who) for who in scene.view.investigators]


def _panel(scene: Scene, who: InvestigatorView) -> Panel:
    sheet, view = scene.sheet, scene.view
    lights = scene.lights
    mine = who.seat == view.audience
    title = sheet.title("investigator", who.id) if who.id else ""
    entry = sheet.box.investigators.get(who.id)
    decides = who.active if view.audience < 0 else mine
    clues = sheet.say("sign-clue", n=who.clues)
    card = f"investigator:{who.id}" if who.id else ""
    return Panel(
        who=who,
        classes=f"panel {scene.hue(who.seat)}" + (" active" if who.active else ""),
        name=scene.name(who.seat),
        investigator=title,
        occupation=str(getattr(entry.occupation, sheet.words.language)) if entry else "",
        seat_spot=lights.spot(f"seat:{who.seat}", "who", name=scene.name(who.seat)),
        card_spot=lights.spot(card or "nobody", "person", card, title),
        clue_spot=lights.spot("clue", "clues", name=clues) if decides else Markup(' class="clues"'),
        gauges=[
            ("sanity", who.sanity, who.max_sanity, sheet.say("gauge-sanity", n=who.sanity, most=who.max_sanity)),
            ("stamina", who.stamina, who.max_stamina, sheet.say("gauge-stamina", n=who.stamina, most=who.max_stamina)),
        ],
        clues=clues,
        trophies_said=sheet.say("trophies", n=len(who.trophies), worth=who.worth),
        cards=[_card(scene, card) for card in (*who.allies, *who.cast, *who.cards)],
        trophies=[_trophy(scene, who, card) for card in who.trophies],
        first=who.seat == view.first,
        mine=mine,
        note=_note(scene, who),
    )


def _note(scene: Scene, who: InvestigatorView) -> str:
    if who.out:
        return scene.sheet.say("out")
    if not who.id:
        return scene.sheet.say("nobody-yet")
    return scene.sheet.say("used-today") if who.used else ""


def _card(scene: Scene, card: str) -> Chip:
    """An item, a spell or an ally."""
    sheet = scene.sheet
    kind = sheet.box.kind_of[card]
    title = sheet.title(kind, card)
    return Chip(
        id=f"item-{card}",
        kind=kind,
        title=title,
        spot=scene.lights.spot(f"item:{card}", "ct name", f"{kind}:{card}", title),
        signs=sheet.effect(card) if kind != "ally" else Markup(),
        dice=scene.dice(card),
    )


def _trophy(scene: Scene, who: InvestigatorView, card: str) -> Chip:
    """A card or a monster that was won."""
    sheet = scene.sheet
    kind = sheet.box.kind_of[card]
    monster = kind == "monster"
    title = sheet.monster_name(card) if monster else sheet.title(kind, card)
    worth = sheet.box.trophy_value[card]
    if monster:
        worth += sum(sheet.box.dear_trophies.get(ally, 0) for ally in who.allies)
    name = sheet.box.monsters[card].id if monster else card
    said = sheet.say("trophy", title=title, n=worth)
    return Chip(
        id=f"monster-{card}" if monster else f"trophy-{card}",
        kind=kind,
        title=title,
        spot=scene.lights.spot(f"trophy:{card}", f"won {kind}", f"{kind}:{name}", said),
        worth=worth,
    )


def candidates(scene: Scene) -> list[Candidate]:
    """Investigators offered to the decider who are not in play yet."""
    sheet = scene.sheet
    playing = {who.id for who in scene.view.investigators}
    offered = [each for each in scene.lights.under("investigator") if each in sheet.box.investigators]
    found = []
    for name in offered:
        if name in playing:
            continue
        entry = sheet.box.investigators[name]
        title = sheet.title("investigator", name)
        place = f"investigator:{name}"
        occupation = str(getattr(entry.occupation, sheet.words.language))
        spot = scene.lights.spot(place, "hit", place, title)
        found.append(
            Candidate(
                id=name, title=title, occupation=occupation, spot=spot, sanity=entry.sanity, stamina=entry.stamina
            )
        )
    return found
