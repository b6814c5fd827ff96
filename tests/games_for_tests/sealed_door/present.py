"""How the door speaks: names of cards, labels of options, sentences of the log, rows of signs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from leng.engine.choice import YES, Choice, Option
from leng.engine.state import State
from leng.words.clause import signs_of
from leng.words.presenter import Label
from leng.words.signs import LATER, Row, Sign
from leng.words.speech import Called, Speech

from .box import Card, DoorBox, DoorTile

LAID_DOWN = Sign("card", paid=True)
DIE = "chance-die"
IN_HAND = Called("card", at="hand:{card}", card="card:{card}")


class Presenter(Speech):
    """Puts the ids and numbers of the door into sentences."""

    box: DoorBox
    labels = {"knock": IN_HAND, "ward": IN_HAND}

    def word(self, name: str, value: str) -> str:
        if name == "card":
            return self.title("card", value)
        if name == "ending":
            return self.words.say(f"ending-{value}")
        return self.seat_name(int(value)) if name == "place" else value

    def plain_label(self, choice: Choice, option: str) -> Label:
        return Label(self.plain(choice, option), "deck" if option in ("listen", "draw") else "")

    def lines(self, entry: Any) -> Iterable[str]:
        if isinstance(entry, DoorTile):
            yield self.say("card-door", strength=entry.strength, cracks=entry.cracks, nights=entry.nights)
        if isinstance(entry, Card) and entry.knock:
            yield self.say("card-knock", knock=entry.knock)
        if isinstance(entry, Card) and entry.effects:
            yield self.say("sentence", text=self.verbs(entry.effects))

    def signs(self, g: State, choice: Choice, option: Option) -> Row:
        if choice.ask.name == "twice":
            return (LAID_DOWN, Sign(DIE, 1 + (option == YES)))
        if option == "draw":
            return (Sign("card"),)
        if option[0] == "knock":
            return (LATER, LAID_DOWN, Sign(DIE))
        return (LAID_DOWN, *signs_of(self.box.cards[option[1]].effects)) if option[0] == "ward" else ()
