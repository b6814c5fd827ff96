"""The door drawn in a terminal, from what one pair of eyes may see."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from leng.drawing.paper import mark as mark
from leng.engine.choice import Option
from leng.words.presenter import Label

from .present import Presenter
from .view import DoorView


def introduce(presenter: Presenter, width: int) -> RenderableType:
    """What the game is about."""
    return Text(presenter.words.say("about"))


def draw(view: DoorView, presenter: Presenter, width: int) -> RenderableType:
    """The door with its cracks, who watches, and the cards in hand."""
    door = presenter.card("door", view.door).title
    lines = [Text(presenter.say("table-line", night=view.round, door=door, deck=view.deck), style="bold")]
    for who in view.watchers:
        told = presenter.say("table-watcher", seat=who.seat, cracks=who.cracks, cards=who.cards)
        lines.append(Text.assemble(mark(who.seat, ""), " ", "▒" * who.cracks, " ", told))
        if who.hand is not None:
            cards = [presenter.card("card", card).title for card in who.hand]
            lines.append(Text("   " + presenter.say("table-hand", hand=presenter.listing(cards))))
    return Group(*lines)


def in_short(view: DoorView, presenter: Presenter, option: Option, label: Label, room: int) -> str:
    """What stands behind an option: the text of its card."""
    kind, _, name = label.card.partition(":")
    return " ".join(presenter.card(kind, name).lines) if name else ""
