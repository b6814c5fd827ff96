"""Verbs about the museum as a whole: doom, Elder Signs, gates, monsters and the Ancient One."""

from __future__ import annotations

from typing import ClassVar

from leng.engine.choice import Refusal, Rules
from leng.games.elder_sign.deeds import doom, monsters, worlds
from leng.games.elder_sign.deeds.ending import end
from leng.games.elder_sign.effects.verb import Verb
from leng.games.elder_sign.state import Investigator, Museum
from leng.words.clause import Phrase
from leng.words.signs import Row, Sign


class Doom(Verb, tag="doom", frozen=True):
    """Doom tokens are added to the track, or taken off it."""

    personal: ClassVar[bool] = False
    n: int = 1

    def do(self, g: Museum, who: Investigator) -> Rules[None] | None:
        if self.n < 0:
            doom.remove(g, -self.n)
            return None
        return doom.add(g, self.n)

    def describe(self) -> Phrase:
        return Phrase("verb-doom" if self.n > 0 else "verb-doom-less", {"n": abs(self.n)})

    def signs(self) -> Row:
        return (Sign("doom", abs(self.n), paid=self.n < 0),)


class ElderSign(Verb, tag="elder_sign", frozen=True):
    """Elder Signs are placed beside the Ancient One."""

    personal: ClassVar[bool] = False
    n: int = 1

    def do(self, g: Museum, who: Investigator) -> None:
        doom.place_signs(g, self.n)


class Gate(Verb, tag="gate", frozen=True):
    """Other Worlds come into play."""

    personal: ClassVar[bool] = False
    n: int = 1

    def refuse(self, g: Museum, who: Investigator) -> Refusal | None:
        return worlds.IN_BATTLE if g.awake and not g.letter else None

    def idle(self, g: Museum, who: Investigator) -> bool:
        return g.awake or not g.decks["other_world"].cards

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        return worlds.open_gate(g, self.n)


class Appear(Verb, tag="monster", frozen=True):
    """Monsters appear."""

    personal: ClassVar[bool] = False
    n: int = 1

    def do(self, g: Museum, who: Investigator) -> Rules[None]:
        return monsters.appear(g, self.n)


class LoseMatch(Verb, tag="lose_match", frozen=True):
    """The match is lost on the spot."""

    personal: ClassVar[bool] = False

    def do(self, g: Museum, who: Investigator) -> None:
        end(g, "destroyed")
