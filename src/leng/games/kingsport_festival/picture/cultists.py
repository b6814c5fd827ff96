"""Everybody's panel with cubes, dice and spells; the decks; and the hands that may be read."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.kingsport_festival.picture.scene import Scene
from leng.games.kingsport_festival.picture.sheet import SpellFace
from leng.games.kingsport_festival.state import DECKS, RESOURCES
from leng.games.kingsport_festival.view import CultistView


class Panel(msgspec.Struct):
    """What lies in front of a cultist."""

    who: CultistView
    name: str
    place: int
    mine: bool
    fighting: bool
    spot: Markup
    cubes: list[tuple[Markup, str, int]]
    dice: list[Markup]
    gone: int
    total: int
    backs: list[tuple[str, int]]
    spells: str


class HandCard(msgspec.Struct):
    """A spell in a hand that is open to the onlooker."""

    face: SpellFace
    spot: Markup


class Hand(msgspec.Struct):
    """A hand that is open to the onlooker."""

    seat: int
    title: str
    cards: list[HandCard]


class Pile(msgspec.Struct):
    """A deck of spells with its discards."""

    deck: str
    title: str
    left: int
    spot: Markup
    discards: list[tuple[str, str]]


def cultists(scene: Scene) -> list[Panel]:
    """The panels around the table, seat by seat."""
    return [_panel(scene, who) for who in scene.view.cultists]


def _panel(scene: Scene, who: CultistView) -> Panel:
    mine = who.seat == scene.view.audience
    name = scene.name(who.seat)
    held = sum(who.backs.values())
    return Panel(
        who=who,
        name=name,
        place=scene.view.order.index(who.seat) + 1,
        mine=mine,
        fighting=scene.view.combat is not None and scene.view.combat.seat == who.seat,
        spot=scene.lights.spot(f"seat:{who.seat}", "who", name=name),
        cubes=[_cubes(scene, kind, n, mine) for kind, n in zip(RESOURCES, who.cubes, strict=True)],
        dice=[_die(scene, who.seat, die, mine) for die in scene.unused[who.seat]],
        gone=max(0, len(who.rolled) - len(who.dice)),
        total=sum(who.dice),
        backs=[(deck, who.backs[deck]) for deck in DECKS if who.backs[deck]],
        spells=scene.sheet.say("spells-held", n=held, limit=who.hand_limit),
    )


def _cubes(scene: Scene, kind: str, n: int, mine: bool) -> tuple[Markup, str, int]:
    """Cubes of a kind; one's own may be lit."""
    classes = "cubes" if n else "cubes none"
    title = scene.sheet.word(f"goods-{kind}")
    spot = scene.lights.spot(f"resource:{kind}", classes, name=title) if mine else Markup(f' class="{classes}"')  # noqa: S704 - fixed words
    return spot, kind, n


def _die(scene: Scene, seat: int, die: tuple[str, int], mine: bool) -> Markup:
    if not mine:
        return scene.die(seat, die)
    return scene.die(seat, die, scene.lights.spot(f"die:{die[1]}", "die", name=str(die[1])))


def hands(scene: Scene) -> list[Hand]:
    """The hands the onlooker may read: his own, or all of them once nothing is hidden."""
    found = []
    for who in scene.view.cultists:
        if who.hand is not None:
            mine = "yes" if who.seat == scene.view.audience else "no"
            facts = {"mine": mine, "name": scene.name(who.seat), "n": len(who.hand), "limit": who.hand_limit}
            found.append(Hand(who.seat, scene.sheet.say("hand", **facts), [_card(scene, each) for each in who.hand]))
    return found


def _card(scene: Scene, spell: str) -> HandCard:
    face = scene.sheet.spell(spell)
    place = f"spell:{spell}"
    return HandCard(face, scene.lights.spot(place, f"card spell deck-{face.deck}", place, face.title))


def decks(scene: Scene) -> list[Pile]:
    """The three decks and what has been discarded, the last card first."""
    sheet = scene.sheet
    return [
        Pile(
            deck=deck,
            title=sheet.word(f"deck-{deck}"),
            left=scene.view.decks[deck],
            spot=scene.lights.spot(f"deck:{deck}", f"deck deck-{deck}", name=sheet.word(f"deck-{deck}")),
            discards=[(card, sheet.title("spell", card)) for card in reversed(scene.view.discards[deck])],
        )
        for deck in DECKS
    ]
