"""How the door speaks: names of cards, labels of options, sentences of the log."""

from __future__ import annotations

from typing import Any

from leng.engine import presenter
from leng.engine.choice import Choice, Option
from leng.engine.content import Name
from leng.engine.presenter import CardText, Label

from .state import DoorBox


class Presenter(presenter.Presenter):
    """Puts the ids and numbers of the door into sentences."""

    box: DoorBox

    def fact(self, name: str, value: Any) -> str | int:
        if name == "card":
            return self.spoken(self.box.cards[value].name)
        if name == "dice":
            return self.listing([str(die) for die in value])
        if name == "place":
            return self.seat_name(int(value))
        if name == "ending":
            return self.words.say(f"ending-{value}")
        return super().fact(name, value)

    def spoken(self, name: Name) -> str:
        """A name in the language spoken."""
        return name.fr if self.language == "fr" else name.en

    def label(self, choice: Choice, option: Option) -> Label:
        if isinstance(option, tuple):
            return Label(self.say(f"do-{option[0]}", card=option[1]), "hand", f"card:{option[1]}")
        return Label(self.say(f"do-{option}"), "deck" if option in ("listen", "draw") else "")

    def card(self, kind: str, name: str) -> CardText:
        if kind == "door":
            door = self.box.doors[name]
            facts = self.say("card-door", strength=door.strength, cracks=door.cracks, nights=door.nights)
            return CardText(self.spoken(door.name), self.words.say("kind-door"), (facts,), door.source)
        card = self.box.cards[name]
        lines = [self.say("card-knock", knock=card.knock)] if card.knock else []
        lines += [self.say("card-ward", ward=card.ward)] if card.ward else []
        return CardText(self.spoken(card.name), self.words.say("kind-card"), tuple(lines), card.source)
