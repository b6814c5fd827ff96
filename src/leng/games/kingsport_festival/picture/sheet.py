"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from leng.drawing import sheet
from leng.games.kingsport_festival.box import Building, KingsportBox
from leng.games.kingsport_festival.picture.streets import streets
from leng.games.kingsport_festival.present import Presenter as Kingsport
from leng.words.clause import signs_of
from leng.words.presenter import Presenter
from leng.words.signs import MORE, Sign

DIE = Markup('<svg class="die" role="img"><title>{0}</title><use href="#kf-d{0}"/></svg>')


class Sheet(sheet.Sheet):
    """The printed side of the table in one language."""

    speaker: Kingsport

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.box: KingsportBox = self.speaker.box
        self.names = {name: self.title("building", name) for name in self.box.buildings}
        for god in self.box.gods.values():
            self.names[god.id] = self.say("god", worth=god.value or "X", name=self.speaker.short("god", god.id))
        self.sprite = self.draw("sprite.svg.j2")
        self.ground = self.draw("map.html.j2", streets=streets(self.box))
        self.legend = self.draw("legend.html.j2", sheet=self)

    def title(self, kind: str, name: str) -> str:
        return self.speaker.title(kind, name)

    def spoken(self, sign: Sign) -> str:
        return self.speaker.sign(sign)

    def pieces(self, uses: Iterable[str]) -> Markup:
        """Dice, in the colour of whoever reads the list."""
        return Markup("").join(DIE.format(each.partition(":")[2]) for each in uses)

    def gifts(self, god: str, scenario: str | None) -> Markup:
        """What a god gives under this Scenario."""
        return self.signs(signs_of(self.box.gods[god].gifts + self.box.charters[scenario].god_gifts.get(god, ())))

    def works(self, building: Building) -> Markup:
        """What a building does: in full where there is room, in one symbol where there is not."""
        full = [sign for sign in building.signs() if sign != MORE] or [MORE]
        if len(full) == 1:
            return self.signs(full)
        brief = [Sign(building.icon) if building.icon else full[0]]
        template = Markup('<span class="full">{}</span><span class="brief">{}</span>')
        return template.format(self.signs(full), self.signs(brief))
