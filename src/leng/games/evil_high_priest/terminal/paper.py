"""What every part of the drawing needs: the view, the box, the signs, and what things are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import cast

from rich.text import Text

from leng.drawing import paper
from leng.drawing.marks import LETTERS
from leng.drawing.paper import SHAPES, STYLES
from leng.engine.content import Entry
from leng.games.evil_high_priest.box import HighPriestBox, RoomCard, Sheet
from leng.games.evil_high_priest.effects.conditions import Condition
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import GOODS, is_priest, owner_of
from leng.games.evil_high_priest.view import ConclaveView, PriestView
from leng.words.clause import signs_of
from leng.words.presenter import Presenter
from leng.words.signs import Sign
from leng.words.speech import Speech, sentence

LANG = Path(__file__).parent / "lang"
SIGNS = {
    "treasure": "¤", "blood": "♥", "magic": "☼", "atom": "@", "grimoire": "§", "elder_sign": "★", "any_basic": "○",
    "room": "⌂", "monster": "Ω", "amoeba": "ω", "amoeba-defence": "ω◘", "acolyte": "☺", "rescue": "☺↑", "asylum": "☻",
    "escape": "☺»", "worship": "‡", "fetched": "‡↑", "mutant": "Δ¹", "abomination": "Δ²", "spawn": "Δ³", "glacier": "*",
    "deep_ones": "↗", "growth": "↗", "first": "⚑", "chance-raid": "⚔", "raid": "⚔", "shield": "◘", "turn": "↻",
    "track-entry": "↳", "chance": "?",
    "prowler-location": "≈l", "prowler-cult": "≈c", "prowler-ritual": "≈r", "prowler-flex": "≈f",
    "prowler-block": "≈b", "prowler-eternal": "≈e",
}  # fmt: skip
SPECIAL, DEFENCE, ANY, NONE, TAKEN = "♠", "◘", "□", "·", "←"
COUNTED = (*GOODS, "any_basic", "chance-raid", "raid", "shield", "amoeba-defence")
"""Signs that always say how many; of the others, one is understood."""
NEEDS = {"evolved": "level", "controls": SPECIAL, "prowling": "≈", "signs_broken": "★"}
"""What stands for a condition."""


class Paper(paper.Paper[ConclaveView]):
    """A view to be drawn for one pair of eyes, in one language."""

    glyphs = SIGNS
    between = ""

    def __init__(self, view: ConclaveView, presenter: Presenter) -> None:
        super().__init__(view, presenter, LANG)
        self.presenter: Speech = cast(Speech, presenter)
        self.box: HighPriestBox = cast(HighPriestBox, presenter.box)
        self.sheet: Sheet = self.box.sheets[view.board]

    @property
    def own(self) -> PriestView | None:
        """The player for whose eyes this is drawn."""
        return next((who for who in self.view.priests if who.seat == self.view.audience), None)

    @property
    def solo(self) -> bool:
        """Whether one plays alone."""
        return self.view.hoard is not None

    def order(self) -> list[PriestView]:
        """The players from the first one on."""
        priests, first = self.view.priests, self.view.first
        return [*priests[first:], *priests[:first]]

    # Names -----------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.presenter.seat_name(seat)

    def title(self, kind: str, name: str) -> str:
        """What a thing is called; of several equal cards each is numbered."""
        if kind in ("room", "monster"):
            name = (self.box.rooms if kind == "room" else self.box.monsters)[name].id
        return self.presenter.title(kind, name)

    def verbs(self, verbs: Iterable[Verb]) -> str:
        """What verbs say, as a sentence."""
        return sentence(self.presenter.verbs(verbs)) + "."

    def printed(self, card: Entry, start: int = 0) -> str:
        """What is printed on a card, perhaps without its first lines."""
        return " ".join(list(self.presenter.lines(card))[start:])

    # Signs -----------------------------------------------------------------------------------------------------------

    def sign(self, sign: Sign) -> str:
        """So many of something; where there is just one it need not be said, except of goods and dice."""
        if sign.kind in self.box.specials:
            return SPECIAL
        glyph = SIGNS.get(sign.kind)
        if glyph is None or sign.kind.startswith("prowler-"):
            return glyph or paper.DOTS
        if sign.n == 1 and not sign.text and sign.kind not in COUNTED:
            return glyph
        return f"{sign.text or sign.n}{glyph}"

    def does(self, verbs: Sequence[Verb]) -> str:
        """What verbs do, in signs."""
        return self.signs(signs_of(verbs))

    def price(self, cost: Iterable[Verb]) -> list[str]:
        """What is paid, sign by sign; what must be taken as well has an arrow."""
        return [("" if sign.paid or not sign.kind else TAKEN) + self.sign(sign) for sign in signs_of(cost)]

    def space(self, cost: Iterable[Verb], reward: Sequence[Verb]) -> str:
        """What a space costs and brings: ``1¤1♥1☼>1§``."""
        price = "".join(self.price(cost))
        return f"{price}>{self.does(reward)}" if price else self.does(reward)

    def needs(self, conditions: Iterable[Condition]) -> str:
        """What must hold, in signs; empty where nothing must."""
        said = ""
        for each in conditions:
            tag = str(type(each).__struct_config__.tag)
            facts = each.facts()
            glyph = NEEDS.get(tag, "")
            said += SIGNS[facts["level"]] if glyph == "level" else f"{facts['n']}★" if glyph == "★" else glyph
        return f"{said}:" if said else ""

    def goods(self, held: Mapping[str, int]) -> str:
        """Goods by their signs."""
        return " ".join(f"{held[kind]}{SIGNS[kind]}" for kind in GOODS if held.get(kind))

    def storage(self, room: RoomCard) -> str:
        """What a room holds: ``2□``, ``3♥``, ``2(♥☼)``."""
        told = []
        for each in room.storage:
            kinds = ANY if each.holds == ("any",) else "".join(SIGNS[kind] for kind in each.holds)
            told.append(f"{each.n}({kinds})" if len(kinds) > 1 else f"{each.n}{kinds}")
        return " ".join(told)

    def room(self, card: str) -> str:
        """A room in short: name, defence, what it holds; … where it does more."""
        face = self.box.rooms[card]
        told = [self.title("room", card), f"{DEFENCE}{face.defence}", self.storage(face)]
        return " ".join(each for each in told if each) + (paper.DOTS if face.ability is not None else "")

    # People ----------------------------------------------------------------------------------------------------------

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return f"bold {STYLES.get(self.presenter.seats[seat].colour, '')}".strip()

    def figure(self, cultist: int, shape: bool = True) -> Text:
        """A cultist: the letter of its owner, a capital one for a priest."""
        seat = owner_of(cultist)
        letter = LETTERS[seat] if is_priest(cultist) else LETTERS[seat].lower()
        return Text(letter + (SHAPES[seat] if shape else ""), style=self.style(seat))

    def standing(self, *spaces: str, room: int = 3) -> Text:
        """Who stands on a space: one with letter and shape, several with their letters."""
        here = [cultist for space in spaces for cultist in self.view.standing.get(space, ())]
        if len(here) == 1:
            return self.figure(here[0])
        text = Text()
        for cultist in here[:room]:
            text.append_text(self.figure(cultist, shape=False))
        if len(here) > room:
            text = Text.assemble(text[: room - 1], ("+", "bold"))
        return text

    def points(self, who: PriestView) -> int:
        """What a player would score now."""
        return sum(who.score.values())
