"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast

from markupsafe import Markup

from leng.drawing import sheet
from leng.games.evil_high_priest.box import HighPriestBox, Location, MonsterCard, Post, RoomCard, Special, Storage
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.picture.graph import Graph
from leng.games.evil_high_priest.state import ATOM, LEVELS, WORSHIP
from leng.words.clause import signs_of
from leng.words.presenter import Presenter
from leng.words.signs import MORE, Row, Sign, for_price

BREAKS, BETWEEN = re.compile(r"\s*\n\s*"), re.compile(r">\s*\n\s*<")
RAID_DICE = "chance-raid"
FEW = 3  # so many dice are drawn one by one
ALWAYS = frozenset(
    (
        "treasure", "blood", "magic", "grimoire", "elder_sign", "any_basic", "points", "acolyte", "priest", "asylum",
        "escape", "rescue", "monster", "room", "defence", "shield", "chance", "chance-raid", "dice", "raid", "first",
        "turn", "prowler-location", "investigator", "exposed", "free", "crack", "denied",
    )
)  # fmt: skip
"""Glyphs that every board needs."""
LEGEND = (
    "treasure", "blood", "magic", "atom", "grimoire", "elder_sign", "any_basic", "points", "acolyte", "priest",
    "asylum", "escape", "rescue", "fetched", "worship", "monster", "amoeba", "room", "defence", "chance-raid", "first",
    "turn", "shield", "shoggoth",
    "deep_ones", "growth", "glacier", "mutant", "abomination", "spawn", "prowler-location", "prowler-cult",
    "prowler-ritual", "prowler-flex", "prowler-block", "prowler-eternal", "track-entry", "king_in_yellow", "more",
)  # fmt: skip


class Sheet(sheet.Sheet):
    """The printed side of the table in one language."""

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.box = cast(HighPriestBox, self.speaker.box)
        self.graphs = {name: Graph(printed) for name, printed in self.box.sheets.items()}
        common = self._common()
        self.kinds = {name: common | _of_board(self.box, name) for name in self.box.sheets}
        """The glyphs that a table with a board needs: there are many, and none is sent in vain."""
        deals: list[Location | Post | Special] = [*self.box.locations.values(), *self.box.posts.values()]
        deals += self.box.specials.values()
        self.deals = {each.id: self.signs(for_price(signs_of(each.cost), signs_of(each.reward))) for each in deals}
        for name, card in self.box.specials.items():
            self.deals[name] += self.signs(sign for sign in signs_of((*card.upkeep, *card.pays)) if sign != MORE)
        self.steps = {name: [signs_of(step) for step in each.steps] for name, each in self.box.rituals.items()}
        self.priests = {
            name: self.signs(for_price(signs_of(each.cost), signs_of(each.effects)))
            for name, each in self.box.priests.items()
        }
        self.rooms = {name: self._room(each) for name, each in self.box.room_kinds.items()}
        self.monsters = {name: self._monster(each) for name, each in self.box.monster_kinds.items()}
        self.investigators = {name: self._investigator(name) for name in self.box.investigators}

    def sprite(self, board: str) -> Markup:
        """The glyphs for a board."""
        return self.drawn_once("sprite.svg.j2", kinds=self.kinds[board])

    def legend(self, board: str) -> Markup:
        """What the signs on a board mean."""
        signs = tuple(kind for kind in LEGEND if kind in self.kinds[board] or kind == MORE.kind)
        return self.drawn_once("legend.html.j2", sheet=self, kinds=signs)

    def draw(self, template: str, **facts: Any) -> Markup:
        """A piece of the drawing, without the line breaks of its template: there is much to send."""
        drawn = BETWEEN.sub("><", super().draw(template, **facts))
        return Markup(BREAKS.sub(" ", drawn))  # noqa: S704 - it is escaped already

    def short(self, kind: str, name: str) -> str:
        """What a thing is called where there is little room."""
        key = f"short-{name}"
        return self.say(key) if self.words.has(key) else self.title(kind, name)

    # Signs -----------------------------------------------------------------------------------------------------------

    def spoken(self, sign: Sign) -> str:
        return self.say(f"amount-{sign.kind}", n=sign.text or sign.n)

    def symbol(self, sign: Sign) -> Markup:
        """The dice of a raid lie side by side."""
        if sign.kind != RAID_DICE or not 1 < sign.n <= FEW:
            return super().symbol(sign)
        die = Markup('<use href="#ehp-chance-raid" x="{}" width="24" height="24"/>')
        dice = Markup("").join(die.format(24 * n) for n in range(sign.n))
        drawn = Markup('<svg class="i {} of-{}" viewBox="0 0 {} 24" role="img"><title>{}</title>{}</svg>')
        return drawn.format(sign.kind, sign.n, 24 * sign.n, self.spoken(sign), dice)

    def glyph(self, kind: str, title: str = "") -> Markup:
        """A glyph without anything under it, in the colour of the text."""
        if not title:
            return Markup('<svg class="g" aria-hidden="true"><use href="#ehp-g-{}"/></svg>').format(kind)
        return Markup('<svg class="g" role="img"><title>{}</title><use href="#ehp-g-{}"/></svg>').format(title, kind)

    def defence(self, n: int) -> Markup:
        """What a room or a monster stops of a raid."""
        said = self.say("stops", n=n)
        drawn = Markup('<span class="stops" title="{}">{}<b>{}</b></span>')
        return drawn.format(said, self.glyph("defence"), str(n).replace("-", sheet.MINUS))

    def goods(self, goods: Iterable[tuple[str, int]]) -> Markup:
        """Goods as they lie in a place."""
        return self.signs(Sign(kind, n) for kind, n in goods)

    # What a table needs ----------------------------------------------------------------------------------------------

    def _common(self) -> frozenset[str]:
        """The glyphs of cards and places, which lie on every table."""
        box = self.box
        deals: list[Location | Post] = [*box.locations.values(), *box.posts.values()]
        verbs = [verb for each in deals for verb in (*each.cost, *each.reward)]
        verbs += [verb for ritual in box.rituals.values() for step in ritual.steps for verb in step]
        verbs += [verb for priest in box.priests.values() for verb in (*priest.cost, *priest.effects)]
        faces: list[RoomCard | MonsterCard] = [*box.room_kinds.values(), *box.monster_kinds.values()]
        verbs += [verb for face in faces if face.ability for verb in (*face.ability.price, *face.ability.effects)]
        rooms = {f"holds-{_holds(each)}" for room in box.room_kinds.values() for each in room.storage}
        return ALWAYS | rooms | {sign.kind for sign in signs_of(verbs) if sign.kind}

    # Cards -----------------------------------------------------------------------------------------------------------

    def _room(self, face: RoomCard) -> Markup:
        """What a room stops, holds and does."""
        held = [Sign(f"holds-{_holds(each)}", each.n) for each in face.storage]
        more = [MORE] if face.ability is not None or any(len(each.holds) > 1 for each in face.storage) else []
        return self.defence(face.defence) + self.signs([*held, *more])

    def _monster(self, face: MonsterCard) -> Markup:
        """What a monster stops and does."""
        drawn = self.defence(face.defence)
        return drawn + self.signs(_ability(face.ability)) if face.ability is not None else drawn

    def _investigator(self, name: str) -> Markup:
        """What an investigator adds to a raid and does."""
        face = self.box.investigators[name]
        added = [Sign("dice", 1, text=_signed(face.dice))] if face.dice else []
        added += [Sign("raid", 1, text=_signed(face.strength))] if face.strength else []
        return self.signs([*added, *([MORE] if face.abilities else [])])


def _of_board(box: HighPriestBox, name: str) -> frozenset[str]:
    """The glyphs of a board, its track and its cards."""
    printed = box.sheets[name]
    bonuses = [verb for each in printed.bonuses.values() for verb in (*each.cost, *each.reward)]
    verbs = [verb for lock in printed.locks.values() for verb in (*lock.cost, *lock.effects)] + bonuses
    cards = [each for each in box.specials.values() if each.board == name]
    verbs += [verb for each in cards for verb in (*each.cost, *each.reward, *each.upkeep, *each.pays)]
    found = {sign.kind for sign in signs_of(verbs) if sign.kind} | {each.id for each in cards} | {*printed.board.tracks}
    if printed.board.atoms:
        found.add(ATOM)
    if printed.board.worship:
        found |= {WORSHIP, "fetched"}
    if found & {*LEVELS}:
        found |= {*LEVELS}
    return frozenset(found)


def _holds(storage: Storage) -> str:
    """What stands for the goods that a room holds."""
    return "any" if storage.holds == ("any",) else storage.holds[0]


def _ability(ability: Ability) -> Row:
    row = tuple(sign for sign in for_price(signs_of(ability.price), signs_of(ability.effects)) if sign != MORE)
    return row or (MORE,)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{sheet.MINUS}{-n}"
