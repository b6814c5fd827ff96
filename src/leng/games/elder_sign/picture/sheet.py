"""What looks the same in every position, drawn once for each language and each set of content."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from markupsafe import Markup

from leng.drawing import sheet
from leng.engine.content import Entry
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.box.cards import SYMBOLS
from leng.games.elder_sign.deeds.tasks import price
from leng.games.elder_sign.deeds.ways import Need
from leng.games.elder_sign.effects.verb import ALL
from leng.games.elder_sign.speech import Speech
from leng.games.elder_sign.state import FOCUS, GONE, LOCKED, OUT
from leng.games.elder_sign.view import DieView, TaskView
from leng.words.clause import signs_of
from leng.words.presenter import Presenter
from leng.words.signs import Sign

COLOURS = ("green", "yellow", "red")
PLACES = (OUT, GONE, LOCKED, FOCUS, "task", "help")
"""Where a die may lie outside the tray, but for spells."""
LOOKS = {
    "hours": "clock",
    "max_sanity": "sanity",
    "max_stamina": "stamina",
    "any_trophy": "trophy",
    "monster_trophy": "monster",
    "per_world": "gate",
    "alone": "ally",
    "anybody": "ally",
    "at_entrance": "door",
    "otherwise": "fail",
    "lose_match": "devour",
    "complete_task": "complete",
    "grant": "reroll",
    "on_terror": "terror",
    "chance": "any_die",
    "chance-die": "any_die",
    "chance-cards": "any_die",
}
"""The symbols of signs that are not called like them; what has none at all is a row of dots, and says its words."""
DIE_GLYPHS = {"die": "g-raise", "colour": "g-any", "lock": "g-lock"}
"""What lies on a die that joins the pool, on one that is meant, and on one that is locked."""


class Sheet(sheet.Sheet):
    """The printed side of the table in one language."""

    counted = frozenset({"out", "reroll"})  # without a number they mean all

    def __init__(self, speaker: Presenter) -> None:
        super().__init__(speaker)
        self.speech = cast(Speech, self.speaker)
        self.box: ElderSignBox = self.speech.box
        letters = {colour: self.say(f"letter-{colour}") for colour in COLOURS}
        self.sprite = self.draw("sprite.svg.j2", letters=letters)
        self.legend = self.draw("legend.html.j2", sheet=self)

    # Words -----------------------------------------------------------------------------------------------------------

    def title(self, kind: str, name: str) -> str:
        return self.speech.title(kind, name)

    def die_name(self, colour: str, face: str) -> str:
        """A die and what it shows, in words."""
        return self.say("die", die=self.title("die", colour), face=self.need_name(face))

    def need_name(self, need: Need) -> str:
        """What a task asks for, or what a die shows, in words."""
        if need == "any":
            return self.say("face-any")
        return self.speech.needs([int(need) if str(need).isdigit() else need])

    def task(self, number: int, needs: Sequence[Need]) -> str:
        """A task in words."""
        return self.say("task", n=number, needs=", ".join(self.need_name(need) for need in needs))

    def away(self, die: DieView) -> str:
        """Where a die lies that has left the tray, in words."""
        where = die.lies.partition(".")[0]
        return self.say(f"away-{where if where in PLACES else 'spell'}", die=self.title("die", die.colour))

    def meaning(self, kind: str) -> str:
        """What a sign stands for, without a number."""
        return self.say(f"sign-{kind}", n="").strip()

    # Signs -----------------------------------------------------------------------------------------------------------

    def look(self, kind: str) -> str:
        """The name of the symbol of a sign."""
        name = LOOKS.get(kind, kind)
        return name if f'id="es-{name}"' in self.sprite else "more"

    def spoken(self, sign: Sign) -> str:
        kind, _, which = sign.kind.partition("-")
        if kind in ("die", "colour"):
            return self.title("die", which)
        if kind == "lock":
            return self.say("lock", die=self.title("die", which))
        name = self.title(self.speech.kind(sign.text), sign.text) if sign.text else ""
        return self.say(f"sign-{sign.kind}", n=sign.n, name=name)

    def symbol(self, sign: Sign) -> Markup:
        kind, _, which = sign.kind.partition("-")
        if kind == "face":
            return self.need(which)
        title = self.say("paid", amount=self.spoken(sign)) if sign.paid else self.spoken(sign)
        if kind in DIE_GLYPHS:
            piece = Markup(
                '<span class="die small {0}"><svg class="cube" role="img"><title>{1}</title>{2}{3}{4}</svg></span>'
            )
            glyphs = ("d-any", DIE_GLYPHS[kind], f"l-{which}")
            return piece.format(which, title, *(Markup('<use href="#es-{}"/>').format(each) for each in glyphs))
        look = self.look(sign.kind)
        piece = Markup('<svg class="i {}" role="img"><title>{}</title><use href="#es-{}"/></svg>')
        drawn = piece.format(look, title, f"{look}-paid" if sign.paid and look != "more" else look)
        if sign.kind.startswith("max_"):
            drawn = Markup("<small>{}</small>{}").format(self.say("all"), drawn)
        return drawn if sign.n == 1 and (sign.paid or sign.kind not in self.counted) else self.numbered(sign, drawn)

    def numbered(self, sign: Sign, drawn: Markup) -> Markup:
        if sign.n == ALL and sign.kind not in ("sanity", "stamina"):
            return drawn
        number = (
            Markup("<small>{}</small>").format(self.say("all")) if sign.n == ALL else Markup("<b>{}</b>").format(sign.n)
        )
        return Markup('<span class="amt">{}{}</span>').format(number, drawn)

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

    def effects(self, entry: Entry, part: str = "effects") -> Markup:
        """What verbs of a card do, in symbols."""
        return self.once(f"{entry.id}.{part}", lambda: self.signs(signs_of(getattr(entry, part))))

    def once(self, name: str, draw: Callable[[], Markup]) -> Markup:
        """A piece that always looks the same, drawn when it is first needed."""
        drawn = self._drawn.get((name,))
        if drawn is None:
            drawn = self._drawn[(name,)] = draw()
        return drawn

    def price(self, task: TaskView) -> Markup:
        """What a task costs when its dice are laid down."""
        return self.signs(price(task))

    def covered(self, card: str, task: TaskView) -> Sequence[int]:
        """Which needs of a task lie inside the frame for a monster."""
        printed = self.box.cards[card].tasks
        return printed[task.number - 1].covered if not task.monster and task.number <= len(printed) else ()

    def portrait(self, name: str) -> str:
        """Which drawing shows an Ancient One."""
        return name if f'id="es-a-{name}"' in self.sprite else "unknown"
