"""A combat as a scene: the force, the card, and the Old Ones it is fought against."""

from __future__ import annotations

from collections import Counter

import msgspec
from markupsafe import Markup

from leng.games.auztralia.box import Line
from leng.games.auztralia.picture.scene import Scene
from leng.games.auztralia.picture.sheet import HARMS
from leng.games.auztralia.state import UNITS
from leng.games.auztralia.view import OldOneView, StackView


class Stack(msgspec.Struct, kw_only=True):
    """The units of one kind in the force."""

    unit: str
    title: str
    n: int
    capacity: int
    hurt: int
    at_home: int  # so many are left in the barracks
    hits: int  # so many Old Ones are hit by it on this card
    fate: str  # what the next cube would do
    spot: Markup


class Row(msgspec.Struct, kw_only=True):
    """A line of the card."""

    kind: str
    title: str
    present: int
    hits: tuple[str, ...]
    damage: int
    air: int
    sanity: int


class Enemy(msgspec.Struct, kw_only=True):
    """An Old One in the fight, or what hides there."""

    one: OldOneView
    title: str
    left: int
    cubes: list[int]  # the seat of each cube
    chances: list[tuple[str, int, bool]]  # by unit: on how many cards of a hundred it hits, and whether it is there
    harms: list[tuple[str, int]]  # on how many cards of a hundred it hurts units, airships, the mind
    spot: Markup


class Battle(msgspec.Struct, kw_only=True):
    """A combat about to be drawn."""

    title: str
    stacks: list[Stack]
    rows: list[Row]
    enemies: list[Enemy]
    card: str
    nth: int
    sanity: int
    most_sanity: int
    past: bool  # the card has been resolved
    units: set[str]  # kinds in the force
    harm: Markup  # what the card does to the force, all Old Ones taken together


def battle(scene: Scene) -> Battle | None:
    """The combat that is going on."""
    fight = scene.view.combat
    if fight is None:
        return None
    sheet = scene.sheet
    here = scene.ones.get(fight.hex, [])
    present = Counter(str(one.creature) for one in here if one.creature)
    past = fight.card is None and fight.cards > 0 and bool(scene.view.discard)
    card = scene.view.discard[-1] if past else fight.card or ""
    lines = sheet.box.cards[card].lines if card else {}
    force = {stack.unit for stack in fight.force if stack.n}
    key = "defence-in" if fight.defence else "combat-in"
    harm = [(lines[kind], n) for kind, n in present.items() if kind in lines]
    return Battle(
        title=sheet.say(key, name=scene.name(fight.seat), hex=fight.hex),
        stacks=[
            _stack(scene, stack, hurt, 0 if past else sum(n for line, n in harm if stack.unit in line.hits))
            for stack, hurt in zip(fight.force, fight.hurt, strict=True)
            if stack.n or scene.lights.burns(f"unit:{stack.unit}")
        ],
        rows=[_row(scene, kind, present[kind], card) for kind in sheet.kinds],
        enemies=[_enemy(scene, one, force) for one in here],
        card=card,
        nth=fight.cards,
        sanity=fight.sanity,
        most_sanity=max(3, fight.sanity),
        past=past,
        units=force,
        harm=_harm(scene, harm),
    )


def _harm(scene: Scene, lines: list[tuple[Line, int]]) -> Markup:
    """All that a card does to the force."""
    amounts = {what: sum(getattr(line, what) * n for line, n in lines) for what in HARMS}
    return Markup("").join(scene.sheet.sign(what, n) for what, n in amounts.items() if n)


def _stack(scene: Scene, stack: StackView, hurt: int, hits: int) -> Stack:
    sheet = scene.sheet
    title = sheet.title("unit", stack.unit)
    left = stack.capacity - hurt
    fighter = scene.view.combat.seat if scene.view.combat is not None else 0
    place = f"unit:{stack.unit}"  # what can be chosen is called what is written on it
    facts = {"n": stack.n, "hurt": hurt, "capacity": stack.capacity}
    name = "" if scene.lights.burns(place) else sheet.say("stack", title=title, **facts)
    return Stack(
        unit=stack.unit,
        title=title,
        n=stack.n,
        capacity=stack.capacity,
        hurt=hurt,
        at_home=sum(each.n for each in scene.view.colonies[fighter].stacks if each.unit == stack.unit),
        hits=hits,
        fate="kills" if left <= 1 else "holds",
        spot=scene.lights.spot(place, "troop" if stack.n else "troop waits", place, name),
    )


def _row(scene: Scene, kind: str, present: int, card: str) -> Row:
    sheet = scene.sheet
    line = sheet.box.cards[card].lines.get(kind) if card else None
    return Row(
        kind=kind,
        title=sheet.title("creature", kind),
        present=present,
        hits=line.hits if line else (),
        damage=line.damage if line else 0,
        air=line.air if line else 0,
        sanity=line.sanity if line else 0,
    )


def _enemy(scene: Scene, one: OldOneView, force: set[str]) -> Enemy:
    sheet = scene.sheet
    if one.tile is None:
        title = sheet.say("hidden-tile", level=one.level, hex=one.hex)
        return Enemy(one=one, title=title, left=0, cubes=[], chances=[], harms=[], spot=Markup(' class="foe unknown"'))
    title = sheet.title("tile", one.tile)
    left = max(0, (one.capacity or 0) - sum(one.damage.values()))
    kind = str(one.creature)
    facts = {"hex": one.hex, "points": one.points, "left": left, "capacity": one.capacity}
    place = f"old_one:{one.tile}"
    name = "" if scene.lights.burns(place) else sheet.say("old-one", title=title, **facts)
    return Enemy(
        one=one,
        title=title,
        left=left,
        cubes=[seat for seat, n in one.damage.items() for _ in range(n)],
        chances=[(unit, sheet.percent(sheet.often.get((kind, unit), 0)), unit in force) for unit in UNITS],
        harms=[(what, sheet.percent(sheet.harms.get((kind, what), 0))) for what in HARMS],
        spot=scene.lights.spot(place, "foe" if left else "foe slain", f"tile:{one.tile}", name),
    )
