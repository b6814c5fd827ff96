"""The twelve locations, the prowlers beside them, the rituals, and the spaces of one's own priest board."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.evil_high_priest.deeds.people import ETERNAL, RITUAL
from leng.games.evil_high_priest.picture.scene import Scene
from leng.games.evil_high_priest.rules.spaces import standing_name
from leng.games.evil_high_priest.state import ESCAPE

PRIEST_CARD = "priest_ability"
GLYPHS = {
    PRIEST_CARD: "priest",
    "summon_monster": "monster",
    "rescue_acolyte": "rescue",
    "improve_sanctuary": "room",
    ESCAPE: "escape",
}
"""What stands for the spaces of a priest board."""


class Place(msgspec.Struct, kw_only=True):
    """A space where a cultist may stand."""

    id: str
    title: str
    deal: Markup
    here: Markup
    spot: Markup
    glyph: str = ""
    spent: bool = False


class Step(msgspec.Struct, kw_only=True):
    """A step of a ritual."""

    gives: Markup
    here: Markup
    spot: Markup


class RitualNow(msgspec.Struct, kw_only=True):
    """A ritual with everybody on it."""

    id: str
    title: str
    said: str
    steps: list[Step]  # the first is where one begins


def locations(scene: Scene) -> list[Place]:
    """The locations in their order."""
    return [_location(scene, name) for name in scene.box.locations]


def _location(scene: Scene, name: str) -> Place:
    view, sheet = scene.view, scene.sheet
    shut = " closed" if name == view.closed else ""
    classes = f"place {scene.hue_at(name, ETERNAL + name)}".strip() + shut
    return Place(
        id=name,
        title=sheet.short("location", name),
        deal=sheet.deals[name],
        here=scene.standing(name, ETERNAL + name),
        spot=scene.lights.spot(f"space:{name}", classes, f"location:{name}"),
    )


def lurks(scene: Scene) -> list[Place]:
    """The prowler spaces that are used with so many players."""
    players = len(scene.seats)
    return [
        Place(
            id=name,
            title=scene.sheet.short("lurk", name),
            deal=Markup(),
            here=scene.standing(name),
            spot=scene.lights.spot(
                f"space:{name}",
                f"place lurk {scene.hue_at(name)}".strip(),
                f"lurk:{name}",
            ),
        )
        for name, each in scene.box.lurks.items()
        if players in each.players or scene.view.standing.get(name)
    ]


def rituals(scene: Scene) -> list[RitualNow]:
    """The rituals, step by step; one enters at the first."""
    sheet, shut = scene.sheet, "" if scene.view.raids else " closed"
    found = []
    for name, steps in sheet.steps.items():
        spaces = [f"{RITUAL}{name}.{n}" for n in range(1, len(steps) + 1)]
        title = sheet.title("ritual", name)
        found.append(
            RitualNow(
                id=name,
                title=sheet.short("ritual", name),
                said=sheet.say("ritual-closed", title=title) if shut else title,
                steps=[
                    Step(
                        gives=sheet.signs(row),
                        here=scene.standing(space),
                        spot=scene.lights.spot(f"space:{space}", f"step{shut}", f"ritual:{name}" if begins else ""),
                    )
                    for row, space, begins in zip(steps, spaces, (True, *(False for _ in steps)), strict=False)
                ],
            )
        )
    return found


def posts(scene: Scene) -> list[Place]:
    """The spaces of one's own priest board."""
    mine, sheet = scene.mine, scene.sheet
    assert mine is not None
    found = []
    for name in scene.box.posts:
        card, title, deal = f"post:{name}", sheet.title("post", name), sheet.deals[name]
        if name == PRIEST_CARD:
            if not mine.card:
                continue
            card, title, deal = f"priest:{mine.card}", sheet.title("priest", mine.card), sheet.priests[mine.card]
        spent = name == PRIEST_CARD and mine.spent
        here = scene.standing(standing_name(mine.seat, name))
        classes = "post" + (" spent" if spent else "") + (" taken" if here else "")
        said = sheet.say("card-spent", title=title) if spent else title
        if name == ESCAPE:
            said = sheet.say("escape-said", title=title, n=mine.escape)
        spot = scene.lights.spot(f"space:{name}", classes, card, said)
        found.append(
            Place(id=name, title=title, deal=deal, here=here, spot=spot, glyph=GLYPHS.get(name, "room"), spent=spent)
        )
    return found
