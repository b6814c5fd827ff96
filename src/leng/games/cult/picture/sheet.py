"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from markupsafe import Markup

from leng.engine import picture
from leng.engine.picture import OR, Sign, between
from leng.engine.presenter import Presenter
from leng.games.cult.box import Ability, CultBox, Intrigue, Place
from leng.games.cult.picture.signs import deed_signs, way_signs
from leng.games.cult.state import INTRIGUE

GODS = ("anubis", "cthulhu", "fafnir", "janus", "nirriti", "tiamat", "arachne", "atheism")
"""Those with an emblem of their own."""

COUNTED = ("raise", "priest")
"""Signs that bear their number even if it is one."""


class PlaceFace(msgspec.Struct, frozen=True):
    """The printed side of a Location."""

    id: str
    number: int
    title: str
    alms: int
    alms_said: str
    signs: Markup
    costly: bool  # there are several ways to take its effect


class AbilityFace(msgspec.Struct, frozen=True):
    """An ability on a sheet."""

    id: str
    title: str
    signs: Markup


class CardFace(msgspec.Struct, frozen=True):
    """A Miracle or an Intrigue that its owner can read."""

    id: str
    deck: str
    title: str
    sealed: bool
    value: int
    lines: tuple[str, ...]


class Sheet(picture.Sheet):
    """The printed side of the table in one language."""

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.box = cast(CultBox, self.speaker.box)
        self._signs: dict[Sign, Markup] = {}
        self._cards: dict[str, CardFace] = {}
        self._abilities: dict[str, AbilityFace] = {}
        self.sprite = self.draw("sprite.svg.j2")
        self.legend = self.draw("legend.html.j2", sheet=self)
        self.land = self.draw("land.svg.j2")
        self.places = {each.id: self._place(each) for each in self.box.places.values()}

    # Signs -----------------------------------------------------------------------------------------------------------

    def sign(self, kind: str, n: int = 1, paid: bool = False) -> Markup:
        """So many of something as a number and a symbol; what is paid or lost has spikes."""
        known = Sign(kind, n, paid)
        drawn = self._signs.get(known)
        if drawn is None:
            spoken = self.say(f"sign-{kind}", n=n)
            title = self.say("paid", amount=spoken) if paid else spoken
            symbol = Markup('<svg class="i {}" role="img"><title>{}</title><use href="#cu-{}{}"/></svg>')
            drawn = symbol.format(kind, title, kind, "-paid" if paid else "")
            if n != 1 or (kind in COUNTED and not paid):
                mark = f"+{n}" if kind == "raise" else n
                drawn = Markup('<span class="amt"><b>{}</b>{}</span>').format(mark, drawn)
            self._signs[known] = drawn
        return drawn

    def signs(self, signs: Sequence[Sign]) -> Markup:
        """A row of symbols with what stands between them."""
        return Markup("").join(
            self.sign(each.kind, each.n, each.paid) if each.kind else between(each) for each in signs
        )

    # Faces -----------------------------------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> AbilityFace:
        """An ability with its price and what it brings."""
        face = self._abilities.get(ability.id)
        if face is None:
            signs = self.signs(deed_signs(ability.cost, ability.effects))
            face = self._abilities[ability.id] = AbilityFace(ability.id, self.title("ability", ability.id), signs)
        return face

    def card(self, name: str) -> CardFace:
        """A card of a hand."""
        face = self._cards.get(name)
        if face is None:
            card, deck = self.box.cards[name], self.box.deck_of[name]
            elsewhere = {self.speaker.say("card-sealed"), self.speaker.say("card-copies", n=card.copies)}
            face = self._cards[name] = CardFace(
                id=name,
                deck=deck,
                title=self.title(deck, name),
                sealed=card.sealed,
                value=card.value if isinstance(card, Intrigue) and deck == INTRIGUE else 0,
                lines=tuple(each for each in self.lines(deck, name) if each not in elsewhere),
            )
        return face

    def emblem(self, god: str) -> str:
        """Which drawing stands for a god."""
        return god if god in GODS else "atheism"

    def _place(self, place: Place) -> PlaceFace:
        row = Markup('<span class="alt">{}</span>')
        ways = [row.format(self.signs(way_signs(way))) for way in place.ways]
        return PlaceFace(
            id=place.id,
            number=place.number,
            title=self.title("place", place.id),
            alms=place.alms,
            alms_said=self.say("alms", n=place.alms),
            signs=between(OR).join(ways),
            costly=len(ways) > 1,
        )
