"""The well drawn in a terminal, from what one pair of eyes may see."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from leng.drawing.paper import mark as mark
from leng.engine.choice import Option
from leng.words.presenter import Label

from .present import Presenter
from .view import WellView


def introduce(presenter: Presenter, width: int) -> RenderableType:
    """What the game is about."""
    return Text(presenter.words.say("about"))


def draw(view: WellView, presenter: Presenter, width: int) -> RenderableType:
    """The well with what climbs in it, the bag, and the stones of all."""
    depth = presenter.box.shafts[view.shaft].depth
    shaft = presenter.card("shaft", view.shaft).title
    lines = [
        Text(presenter.say("table-line", shaft=shaft, height=view.height, depth=depth, bag=view.bag), style="bold"),
        Text("▓" * view.height + "░" * max(0, depth - view.height)),
    ]
    for who in view.keepers:
        told = presenter.say("table-keeper", seat=who.seat, weight=who.weight, count=len(who.stones))
        lines.append(Text.assemble(mark(who.seat, ""), " ", told))
    return Group(*lines)


def in_short(view: WellView, presenter: Presenter, option: Option, label: Label, room: int) -> str:
    """What stands behind an option: the text of its stone."""
    kind, _, name = label.card.partition(":")
    return " ".join(presenter.card(kind, name).lines) if name else ""
