"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup

from leng.drawing import sheet
from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.picture.land import Ground
from leng.games.auztralia.present import Presenter as Australian
from leng.games.auztralia.state import BLANK, UNITS
from leng.words.clause import signs_of
from leng.words.presenter import Presenter
from leng.words.signs import Sign

BREAKS, BETWEEN = re.compile(r"\s*\n\s*"), re.compile(r">\s*\n\s*<")
HARMS = ("damage", "air", "sanity")
"""What a card may do to a force."""


class Sheet(sheet.Sheet):
    """The printed side of the table in one language."""

    speaker: Australian
    counted = frozenset({"time"})

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.box: AuztraliaBox = self.speaker.box
        self.grounds = {name: Ground(land) for name, land in self.box.lands.items()}
        self.printed = {
            name: self.draw("ground.svg.j2", ground=ground, sheet=self) for name, ground in self.grounds.items()
        }
        self.sprite = self.draw("sprite.svg.j2")
        self.briefs = {name: self._brief(name) for name in self.box.characters}
        self.kinds = [name for name in self.box.beings if name != BLANK]
        self.legend = self.draw("legend.html.j2", sheet=self)
        cards = self.box.cards.values()
        self.often = {
            (kind, unit): sum(unit in card.lines[kind].hits for card in cards if kind in card.lines)
            for kind in self.kinds
            for unit in UNITS
        }
        """On how many cards a unit hits a kind of Old One."""
        self.harms = {
            (kind, what): sum(getattr(card.lines[kind], what) > 0 for card in cards if kind in card.lines)
            for kind in self.kinds
            for what in HARMS
        }
        """On how many cards a kind of Old One hurts units, airships or the mind."""

    def percent(self, cards: int) -> int:
        """So many cards as a share of all."""
        return round(100 * cards / len(self.box.cards))

    def draw(self, template: str, **facts: Any) -> Markup:
        """A piece of the drawing, without the line breaks of its template: there is much to send."""
        drawn = BETWEEN.sub("><", super().draw(template, **facts))
        return Markup(BREAKS.sub(" ", drawn))  # noqa: S704 - it is escaped already

    def spoken(self, sign: Sign) -> str:
        return self.say(f"amount-{sign.kind}", n=sign.text or sign.n)

    def glyph(self, kind: str, title: str = "") -> Markup:
        """A glyph without anything under it, in the colour of the text."""
        if not title:
            return Markup('<svg class="g"><use href="#az-g-{}"/></svg>').format(kind)
        return Markup('<svg class="g" role="img"><title>{}</title><use href="#az-g-{}"/></svg>').format(title, kind)

    def _brief(self, character: str) -> Markup:
        """What a character does, in signs; in a few words where signs would say too little."""
        key = f"brief-{character}"
        if self.words.has(key):
            return Markup("{}").format(self.say(key))
        return Markup('<span class="signs">{}</span>').format(
            self.signs(signs_of(self.box.characters[character].effects))
        )
