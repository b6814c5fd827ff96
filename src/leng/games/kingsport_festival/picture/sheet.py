"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from markupsafe import Markup

from leng.engine import picture
from leng.engine.picture import Sign, between
from leng.engine.presenter import Presenter
from leng.games.kingsport_festival.box import Building, KingsportBox
from leng.games.kingsport_festival.picture.signs import brief_signs, building_signs, cost_signs, verb_signs
from leng.games.kingsport_festival.picture.streets import streets
from leng.games.kingsport_festival.present import Presenter as Kingsport

GOODS = ("evil", "death", "destruction", "any_resource", "magic", "sanity", "cult")


class Face(msgspec.Struct, frozen=True):
    """A card in words, cut up for drawing."""

    title: str
    kind: str
    lines: tuple[str, ...]


class GodFace(msgspec.Struct, frozen=True):
    """The sheet of a god under one Scenario."""

    id: str
    worth: str
    name: str
    price: int
    head: Markup
    gifts: Markup
    open_to_all: bool


class BuildingFace(msgspec.Struct, frozen=True):
    """The tile of a building."""

    id: str
    title: str
    level: int
    tile: Markup


class SpellFace(msgspec.Struct, frozen=True):
    """A spell card that its owner can read."""

    id: str
    title: str
    deck: str
    price: Markup
    moment: str
    text: str


class Sheet(picture.Sheet):
    """The printed side of the table in one language."""

    speaker: Kingsport

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.box: KingsportBox = self.speaker.box
        self._signs: dict[tuple[str, int, bool], Markup] = {}
        self._faces: dict[tuple[str, str], Face] = {}
        self._spells: dict[str, SpellFace] = {}
        self._gods: dict[str | None, list[GodFace]] = {}
        self.buildings = [self._building(each) for each in self.box.buildings]
        self.sprite = self.draw("sprite.svg.j2")
        self.ground = self.draw("map.html.j2", streets=streets(self.box))
        self.legend = self.draw("legend.html.j2", sheet=self)

    # Words -----------------------------------------------------------------------------------------------------------

    def amount(self, kind: str, n: int) -> str:
        """So many of something in words."""
        known = (kind, n)
        text = self._said.get(known)
        if text is None:
            text = self._said[known] = self.speaker.amount(kind, n)
        return text

    def word(self, key: str) -> str:
        """A word of the game."""
        known = ("", key)
        text = self._said.get(known)
        if text is None:
            text = self._said[known] = self.speaker.words.say(key)
        return text

    def title(self, kind: str, name: str) -> str:
        """What a thing is called."""
        return self.speaker.title(kind, name)

    def short(self, kind: str, name: str) -> str:
        """What a thing is called, without its article."""
        title = self.title(kind, name)
        for article in self.speaker.articles:
            lead = article if article[-1] in "'’" else f"{article} "
            if title.startswith(lead):
                return title[len(lead) :][:1].upper() + title[len(lead) + 1 :]
        return title

    # Signs -----------------------------------------------------------------------------------------------------------

    def sign(self, kind: str, n: int = 1, paid: bool = False) -> Markup:
        """So many of something as a number and a symbol; what is paid has spikes."""  # KF R-015
        known = (kind, n, paid)
        drawn = self._signs.get(known)
        if drawn is None:
            spoken = self.amount(kind, n) if kind in GOODS else self.say(f"sign-{kind}", n=n)
            title = self.say("paid", amount=spoken) if paid else spoken
            symbol = Markup('<svg class="i {}"><title>{}</title><use href="#kf-{}{}"/></svg>')
            drawn = symbol.format(kind, title, kind, "-paid" if paid else "")
            if n != 1:
                drawn = Markup('<span class="amt"><b>{}</b>{}</span>').format(n, drawn)
            self._signs[known] = drawn
        return drawn

    def signs(self, signs: Sequence[Sign]) -> Markup:
        """A row of symbols with what stands between them."""
        parts = (self.sign(each.kind, each.n, each.paid) if each.kind else between(each) for each in signs)
        return Markup("").join(parts)

    # Faces -----------------------------------------------------------------------------------------------------------

    def face(self, kind: str, name: str) -> Face:
        """A card in words."""
        face = self._faces.get((kind, name))
        if face is None:
            card = self.speaker.card(kind, name)
            face = self._faces[kind, name] = Face(card.title, card.kind, card.lines)
        return face

    def spell(self, name: str) -> SpellFace:
        """A spell as its owner reads it."""
        face = self._spells.get(name)
        if face is None:
            spell = self.box.spells[name]
            text = self.speaker.say("sentence", text=self.speaker.verbs(spell.effects))
            moment = self.speaker.moment(spell.when, "spell")
            price = self.signs(cost_signs(spell.cost))
            face = SpellFace(name, self.title("spell", name), spell.deck, price, moment[:1].upper() + moment[1:], text)
            self._spells[name] = face
        return face

    def gods(self, scenario: str | None) -> list[GodFace]:
        """The sheets of the gods, with what the Scenario changes on them."""
        faces = self._gods.get(scenario)
        if faces is None:
            charter = self.box.charters[scenario]
            faces = []
            for god in self.box.gods.values():
                price = god.sanity + charter.god_cost.get(god.id, 0) + charter.open_gods.get(god.id, 0)
                gifts = self.signs(verb_signs((*god.gifts, *charter.god_gifts.get(god.id, ()))))
                open_to_all = god.open_to_all or god.id in charter.open_gods
                worth, name = str(god.value) if god.value else "X", self.short("god", god.id)
                head = self.draw("god.html.j2", god=god.id, worth=worth, name=name)
                faces.append(GodFace(god.id, worth, name, max(0, price), head, gifts, open_to_all))
            self._gods[scenario] = faces
        return faces

    def _building(self, name: str) -> BuildingFace:
        building = self.box.buildings[name]
        tile = self.draw(
            "building.html.j2",
            id=name,
            name=self.short("building", name),
            roman=self.word(f"level-{building.level}"),
            price=self.signs(cost_signs(building.cost)),
            cult=building.cult,
            points=self.amount("cult", building.cult),
            works=self._works(building),
        )
        return BuildingFace(name, self.title("building", name), building.level, tile)

    def _works(self, building: Building) -> Markup:
        """What a building does: in full where there is room, in one symbol where there is not."""
        full, brief = building_signs(building), brief_signs(building)
        if full == brief:
            return self.signs(full)
        template = Markup('<span class="full">{}</span><span class="brief">{}</span>')
        return template.format(self.signs(full), self.signs(brief))
