"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from markupsafe import Markup

from leng.engine import picture
from leng.engine.picture import Sign, between
from leng.engine.presenter import Presenter
from leng.games.elder_sign.box import SYMBOLS, ElderSignBox, Need
from leng.games.elder_sign.picture.signs import ALL, verb_signs

COLOURS = ("green", "yellow", "red")
COUNTED = ("out", "reroll")
"""Signs that bear a number even if it is one: without a number they mean all."""

PORTRAITS = (
    "azathoth",
    "cthulhu",
    "hastur",
    "ithaqua",
    "nyarlathotep",
    "shub_niggurath",
    "yig",
    "yog_sothoth",
)


class CardFace(msgspec.Struct, frozen=True):
    """The printed side of an Adventure or Other World, all but its tasks."""

    id: str
    kind: str
    title: str
    trophies: int
    worth: str
    ordered: bool
    lock: str
    penalties: Markup
    rewards: Markup
    terror: Markup | None
    midnight: Markup | None


class ServiceFace(msgspec.Struct, frozen=True):
    """A service of the entrance."""

    id: str
    kind: str
    title: str
    signs: Markup


class FindingFace(msgspec.Struct, frozen=True):
    """A row of the lost and found table."""

    face: Markup
    title: str
    signs: Markup | None


class Sheet(picture.Sheet):
    """The printed side of the table in one language."""

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.box = cast(ElderSignBox, self.speaker.box)
        self._signs: dict[Sign, Markup] = {}
        self._cards: dict[str, CardFace] = {}
        self._effects: dict[str, Markup] = {}
        letters = {colour: self.say(f"letter-{colour}") for colour in COLOURS}
        self.sprite = self.draw("sprite.svg.j2", letters=letters)
        self.legend = self.draw("legend.html.j2", sheet=self)
        self.first_aid = [self._service("first_aid", each) for each in self.box.first_aid]
        self.souvenirs = [self._service("souvenir", each) for each in self.box.souvenirs]
        self.findings = [
            FindingFace(self.need(each.face), self._name(each.name), self._row(each.effects))
            for each in self.box.findings.values()
        ]

    # Words -----------------------------------------------------------------------------------------------------------

    def monster_name(self, marker: str) -> str:
        """What a monster is called, whichever of its markers it is."""
        return self._name(self.box.monsters[marker].name)

    def _name(self, name: Any) -> str:
        return str(getattr(name, self.words.language))

    def die_name(self, colour: str, face: str) -> str:
        """A die and what it shows, in words."""
        return self.say("die", die=self.title("die", colour), face=self.need_name(face))

    def need_name(self, need: Need) -> str:
        """What a task asks for, or what a die shows, in words."""
        if str(need).isdigit():
            return self.say("investigation", n=int(need))
        return self.say("either").join(self.say(f"face-{each}") for each in str(need).split("/"))

    # Signs -----------------------------------------------------------------------------------------------------------

    def sign(self, sign: Sign) -> Markup:
        """So many of something as a number and a symbol; what is lost or paid has spikes."""
        drawn = self._signs.get(sign)
        if drawn is None:
            drawn = self._signs[sign] = self._sign(sign)
        return drawn

    def _sign(self, sign: Sign) -> Markup:
        kind = sign.kind
        if not kind:
            return between(sign)
        if kind.startswith("face-"):
            return self.need(kind[5:])
        if kind.startswith("die-"):
            piece = Markup(
                '<span class="die small {0}"><svg class="cube" role="img"><title>{1}</title>{2}{3}{4}</svg></span>'
            )
            title = self.title("die", kind[4:])
            uses = [Markup('<use href="#es-{}"/>').format(each) for each in ("d-any", "g-raise", f"l-{kind[4:]}")]
            return piece.format(kind[4:], title, *uses)
        spoken = self.say(f"sign-{kind}", n=sign.n)
        title = self.say("lost", amount=spoken) if sign.paid else spoken
        symbol = Markup('<svg class="i {}" role="img"><title>{}</title><use href="#es-{}{}"/></svg>')
        drawn = symbol.format(kind, title, kind, "-paid" if sign.paid else "")
        if sign.n == ALL and kind in ("sanity", "stamina"):
            return Markup('<span class="amt"><small>{}</small>{}</span>').format(self.say("all"), drawn)
        if sign.n == ALL or (sign.n == 1 and kind not in COUNTED):
            return drawn
        return Markup('<span class="amt"><b>{}</b>{}</span>').format(sign.n, drawn)

    def signs(self, signs: Sequence[Sign]) -> Markup:
        """A row of symbols with what stands between them."""
        return Markup("").join(self.sign(each) for each in signs)

    def need(self, need: Need) -> Markup:
        """A symbol that dice must show: a magnifier with a number, a scroll, claws, a tentacle; or one of two."""
        known = Sign(f"need-{need}")
        drawn = self._signs.get(known)
        if drawn is None:
            text = str(need)
            title = self.need_name(need)
            if text.isdigit():
                piece = Markup(
                    '<svg class="need investigation" viewBox="0 0 24 24" role="img"><title>{}</title>'
                    '<use href="#es-investigation"/><text class="es-n" x="10.6" y="14.6">{}</text></svg>'
                )
                drawn = piece.format(title, text)
            elif "/" in text:
                one, two = text.split("/")[:2]
                piece = Markup(
                    '<svg class="need split" viewBox="0 0 24 24" role="img"><title>{}</title>'
                    '<use class="{}" href="#es-{}" clip-path="url(#es-upper)"/>'
                    '<use class="{}" href="#es-{}" clip-path="url(#es-lower)"/>'
                    '<path class="es-cut" d="M22 2 2 22"/></svg>'
                )
                drawn = piece.format(title, one, one, two, two)
            else:
                kind = text if text in (*SYMBOLS, "wild") else "more"
                piece = Markup('<svg class="need {}" role="img"><title>{}</title><use href="#es-{}"/></svg>')
                drawn = piece.format(kind, title, kind)
            self._signs[known] = drawn
        return drawn

    # Faces -----------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> CardFace:
        """An Adventure or Other World."""
        face = self._cards.get(name)
        if face is None:
            card = self.box.cards[name]
            face = self._cards[name] = CardFace(
                id=name,
                kind=self.box.kind_of[name],
                title=self._name(card.name),
                trophies=card.trophies,
                worth=self.say("sign-trophy", n=card.trophies),
                ordered=card.ordered,
                lock=card.lock or "",
                penalties=self.signs(verb_signs(card.penalties)),
                rewards=self.signs(verb_signs(card.rewards)),
                terror=self._row(card.terror),
                midnight=self._row(card.midnight),
            )
        return face

    def effect(self, card: str) -> Markup:
        """What an item or a spell does, in symbols."""
        drawn = self._effects.get(card)
        if drawn is None:
            drawn = self._effects[card] = self.signs(verb_signs(self.box.items[card].effects))
        return drawn

    def portrait(self, name: str) -> str:
        """Which drawing shows an Ancient One."""
        return name if name in PORTRAITS else "unknown"

    def _row(self, verbs: Sequence[Any]) -> Markup | None:
        return self.signs(verb_signs(verbs)) if verbs else None

    def _service(self, kind: str, name: str) -> ServiceFace:
        entry = self.box.shelf[kind][name]
        return ServiceFace(name, kind, self._name(entry.name), self.signs(verb_signs(entry.effects)))
