"""The year: twelve months, four raids with their cards, the combat going on, the Scenario and the Festival."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.engine.state import UNVEILED
from leng.games.kingsport_festival.picture.scene import Scene
from leng.games.kingsport_festival.picture.sheet import Face
from leng.games.kingsport_festival.view import CombatView, RaidView

MONTHS = 12


class RaidCard(msgspec.Struct):
    """The Event or the Investigator of a raid, face up or face down."""

    kind: str
    title: str
    up: bool
    spot: Markup
    seen: list[int]
    id: str


class RaidCell(msgspec.Struct):
    """A raid on the calendar."""

    raid: RaidView
    roman: str
    strength: str
    cards: list[RaidCard]


class Month(msgspec.Struct):
    """A month of the calendar."""

    number: int
    name: str
    now: bool
    past: bool
    raid: RaidCell | None


class BigCard(msgspec.Struct):
    """A card laid out to be read by everybody."""

    kind: str
    spot: Markup
    face: Face | None
    head: str
    note: str


class Duel(msgspec.Struct):
    """The raid being fought: its cards and, once a combat is on, Strength against Strength."""

    title: str
    cards: list[BigCard]
    combat: CombatView | None
    blocks: list[str]
    scale: int
    words: str
    verdict: str
    foe: str
    played: list[tuple[str, str]]


def calendar(scene: Scene) -> list[Month]:
    """Twelve months with the raids marked."""
    view, sheet = scene.view, scene.sheet
    raids = {raid.round: raid for raid in view.raids}
    return [
        Month(
            number=number,
            name=sheet.word(f"month-{number}") if number in raids else sheet.say(f"month-short-{number}"),
            now=number == view.round and view.phase != "end",
            past=number < view.round or view.phase == "end",
            raid=_cell(scene, raids[number]) if number in raids else None,
        )
        for number in range(1, MONTHS + 1)
    ]


def _cell(scene: Scene, raid: RaidView) -> RaidCell:
    cards = []
    if raid.has_event:
        cards.append(_card(scene, raid, "event", raid.event, raid.noted_event, raid.foreseen_event))
    cards.append(
        _card(scene, raid, "investigator", raid.investigator, raid.noted_investigator, raid.foreseen_investigator)
    )
    strength = f"{raid.least}–{raid.most}"
    if raid.investigator is not None:
        strength = str(scene.sheet.box.investigators[raid.investigator].strength)
    return RaidCell(raid, scene.sheet.word(f"level-{raid.level}"), strength, cards)


def _card(scene: Scene, raid: RaidView, kind: str, up: str | None, noted: str | None, seen: list[int]) -> RaidCard:
    known = up or noted
    sheet = scene.sheet
    title = sheet.title(kind, known) if known else sheet.word(f"kind-{kind}")
    card = f"{kind}:{known}" if known else ""
    classes = f"chip {kind}" + ("" if up else " down") + (" noted" if noted and not up else "")
    if up is None and raid is _coming(scene):
        spot = scene.lights.spot(kind, classes, card, title)
    else:
        spot = scene.lights.spot(f"{kind}:{raid.round}", classes, card, title)
    return RaidCard(kind, title, up is not None, spot, seen, f"{kind}-{raid.round}")


def _coming(scene: Scene) -> RaidView | None:
    """The raid whose cards may be foreseen: the next one, or while one is fought, the one after it."""  # KF R-041
    ahead = [raid for raid in scene.view.raids if not raid.over]
    if scene.view.combat is not None:
        ahead = ahead[1:]
    return ahead[0] if ahead else None


def combat(scene: Scene) -> Duel | None:
    """The raid of this month once one of its cards has been turned up."""
    view, sheet = scene.view, scene.sheet
    raid = next((each for each in view.raids if each.round == view.round and not each.over), None)
    if view.phase != "raid" or raid is None or (raid.event is None and raid.investigator is None):
        return None
    if view.audience == UNVEILED and view.combat is None:
        return None
    cards = [
        BigCard(kind, scene.lights.spot(f"{kind}:{name}", f"card {kind}", f"{kind}:{name}", sheet.title(kind, name)),
                sheet.face(kind, name), "", "")
        for kind, name in (("event", raid.event), ("investigator", raid.investigator))
        if name is not None
    ]  # fmt: skip
    fight = view.combat
    title = sheet.say("raid", month=sheet.word(f"month-{raid.round}"), level=sheet.word(f"level-{raid.level}"))
    if fight is None:
        return Duel(title, cards, None, [], 1, "", "", "", [])
    others = fight.strength - fight.buildings - fight.spells
    blocks = ["buildings"] * fight.buildings + ["spells"] * fight.spells + ["others"] * max(0, others)
    return Duel(
        title=title,
        cards=cards,
        combat=fight,
        blocks=blocks[: max(0, fight.strength)],
        scale=max(8, fight.strength, fight.foe),
        words=sheet.say("strength-of", buildings=fight.buildings, spells=fight.spells, others=others),
        verdict=sheet.say(f"outcome-{fight.outcome}"),
        foe=sheet.title("investigator", raid.investigator) if raid.investigator else "",
        played=[(card, sheet.title("spell", card)) for card in fight.played],
    )


def scenario_and_festival(scene: Scene) -> list[BigCard]:
    """The card that changes the rules, and the one that waits for the end."""
    view, sheet, lights = scene.view, scene.sheet, scene.lights
    cards = []
    head = sheet.word("kind-scenario")
    if view.scenario is None:
        cards.append(
            BigCard("scenario", lights.spot("scenario", "card scenario"), None, head, sheet.say("no-scenario"))
        )
    else:
        face = sheet.face("scenario", view.scenario)
        spot = lights.spot(f"scenario:{view.scenario}", "card scenario", f"scenario:{view.scenario}", face.title)
        cards.append(BigCard("scenario", spot, face, head, ""))
    if view.has_festival:
        head = sheet.word("kind-festival")
        if view.festival is None:
            spot = lights.spot("festival", "card festival down", name=head)
            cards.append(BigCard("festival", spot, None, head, sheet.say("festival-down")))
        else:
            face = sheet.face("festival", view.festival)
            spot = lights.spot("festival", "card festival", f"festival:{view.festival}", face.title)
            cards.append(BigCard("festival", spot, face, head, ""))
    return cards
