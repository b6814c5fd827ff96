"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

from typing import cast

import msgspec
from markupsafe import Markup

from leng.drawing import sheet
from leng.drawing.symbols import between
from leng.games.cult.box import CultBox
from leng.games.cult.effects.standing import OnPlay, Standing
from leng.words.presenter import Presenter
from leng.words.signs import OR, Sign

GODS = ("anubis", "cthulhu", "fafnir", "janus", "nirriti", "tiamat", "arachne", "atheism")
"""Those with an emblem of their own."""


class Sheet(sheet.Sheet):
    """The printed side of the table in one language."""

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.box = cast(CultBox, self.speaker.box)
        self.sprite = self.draw("sprite.svg.j2")
        self.legend = self.draw("legend.html.j2", sheet=self)
        self.land = self.draw("land.svg.j2")
        deeds = (*self.box.abilities.values(), *self.box.cards.values())
        self.rows = {each.id: self.signs(each.signs()) for each in deeds}
        for place in self.box.places.values():
            ways = [Markup('<span class="alt">{}</span>').format(self.signs(way.signs())) for way in place.ways]
            self.rows[place.id] = between(OR).join(ways)

    def symbol(self, sign: Sign) -> Markup:
        """A Priest bears its influence; what others lose stands behind a cross."""
        kind, _, what = sign.kind.partition("-")
        if kind == "lose" and what:
            return self.sign(kind) + self.sign(what, sign.n, paid=True)
        if kind == "priest" and what:
            sign = Sign(kind, 1, sign.paid, f"{sign.n}×{what}" if sign.n > 1 else what)
        return super().symbol(sign)

    def spoken(self, sign: Sign) -> str:
        return self.say(f"amount-{sign.kind}", n=sign.text or sign.n)

    def brief(self, card: str) -> Markup:
        """What a Privilege does, in a few words and signs; Locations are told by their numbers."""
        standing = self.box.privileges[card].standing
        facts = {name: n for name, n in msgspec.structs.asdict(standing).items() if isinstance(n, int)}
        where = [str(self.box.numbers[place]) for place in standing.where]
        kind = str(standing.__struct_config__.tag)
        return Markup("{} {}").format(self.say(f"brief-{kind}", where="/".join(where), **facts), self._gift(standing))

    def _gift(self, standing: Standing) -> Markup:
        return self.signs(standing.signs()) if isinstance(standing, OnPlay) else Markup()

    def bonus(self, n: int) -> Markup:
        """What a Privilege adds to the Patriarch."""
        figure = Markup('<svg class="mini" role="img"><title>{}</title><use href="#cu-patriarch"/></svg>')
        return Markup('<span class="amt"><b>+{}</b>{}</span>').format(n, figure.format(self.say("bonus", n=n)))

    def emblem(self, god: str) -> str:
        """Which drawing stands for a god."""
        return god if god in GODS else "atheism"
