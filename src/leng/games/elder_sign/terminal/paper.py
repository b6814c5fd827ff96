"""What every part of the drawing needs: the view, the box, names and signs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from rich.text import Text

from leng.drawing import paper
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.effects.verb import ALL
from leng.games.elder_sign.speech import Speech
from leng.games.elder_sign.state import ENTRANCE, LAIR
from leng.games.elder_sign.view import InvestigatorView, MuseumView
from leng.words.clause import Clause, signs_of
from leng.words.presenter import Presenter
from leng.words.signs import OR, THEN, Sign

LANG = Path(__file__).parent / "lang"
MIDNIGHT, DONE, ORDERED = "XII", "✓", "↓"
SIGNS = {
    "sanity": "☺",
    "stamina": "♥",
    "clue": "?",
    "common": "c",
    "unique": "u",
    "spell": "¶",
    "ally": "a",
    "trophy": "◊",
    "elder_sign": "★",
    "doom": "D",
    "monster": "M",
    "gate": "∩",
}


class Paper(paper.Paper[MuseumView]):
    """A view to be drawn in one language."""

    glyphs = {**SIGNS, "any_card": "c/u/¶", "hours": "h", "max_sanity": " max. ☺", "max_stamina": " max. ♥"}

    def __init__(self, view: MuseumView, presenter: Presenter) -> None:
        super().__init__(view, presenter, LANG)
        self.speech = cast(Speech, presenter)
        self.box: ElderSignBox = self.speech.box

    @property
    def actor(self) -> InvestigatorView:
        """The player whose turn it is."""
        return self.view.investigators[self.view.active]

    def name(self, thing: str) -> str:
        """What a card, marker, investigator or Ancient One is called."""
        return self.speech.title(self.speech.kind(thing), thing)

    def place(self, where: str) -> str:
        """What a place is called."""
        return self.say(f"place-{where or 'nowhere'}") if where in (ENTRANCE, LAIR, "") else self.name(where)

    def marks_at(self, where: str, room: int) -> Text:
        """The marks of everybody who stands somewhere; without their shapes if there is little room."""
        seats = [who.seat for who in self.view.investigators if who.at == where and who.id]
        shaped = 3 * len(seats) - 1 <= room
        return Text(" " if shaped else "").join(self.mark(seat, shaped) for seat in seats)

    # Signs -----------------------------------------------------------------------------------------------------------

    def face(self, shown: str) -> str:
        """What a die shows: a number, or the letter of a symbol or two; nothing before it is rolled."""
        return "/".join(each if each.isdigit() else self.say(f"face-{each}") for each in shown.split("/") if each)

    def colour(self, which: str) -> str:
        """A die by the letter of its colour."""
        return f"[{self.say(f'die-{which}')}]"

    def effects(self, clauses: Iterable[Clause]) -> str:
        """What verbs do, in signs where there are any and in a few words where not."""
        return self.signs(signs_of(clauses))

    def signs(self, row: Iterable[Sign]) -> str:
        joints = {OR: self.say("or"), THEN: ">"}
        said, words = "", False
        for sign in row:
            if not (words and sign == THEN):  # "each -1☺", but "[T] > [L]"
                said += f" {self.sign(sign) if sign.kind else joints.get(sign, sign.text)}"
            words = sign.kind not in self.glyphs and not sign.kind.startswith(("face-", "die-", "colour-"))
        said = said.lstrip()
        return said.replace("( ", "(").replace(" )", ")").replace(" ,", ",").replace(" : ", f"{self.say('colon')} ")

    def sign(self, sign: Sign) -> str:
        """What is gained or lost by its number and sign; dice by their letters; all else in words."""
        kind, _, which = sign.kind.partition("-")
        match kind:
            case "face":
                return f"[{self.face(which)}]"
            case "die" | "colour":
                return ("+" if kind == "die" else "") + self.colour(which)
            case "lock":
                return self.say("locks", dice=self.colour(which))
            case "midnight":
                return MIDNIGHT
            case "on_terror":
                return f"{self.face('terror')}!"
        mark, glyph = "-" if sign.paid else "+", self.glyphs.get(sign.kind, "")
        if glyph and sign.n == ALL and kind != "monster":
            return self.say("all", sign=glyph)
        if glyph and sign.n != ALL:
            return f"{mark}{sign.n}{glyph}" + (f" ({self.name(sign.text)})" if sign.text else "")
        words = self.say(f"sign-{sign.kind}", n=sign.n, name=self.name(sign.text) if sign.text else "")
        return f"-{words}" if sign.paid else words
