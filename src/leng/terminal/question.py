"""A question as a person reads it: the prompt, what can be chosen, and the nearest things that cannot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.text import Text

from leng.engine.choice import Choice, key
from leng.engine.idle import idle
from leng.engine.table import Table
from leng.terminal import lesson, picks
from leng.terminal.screen import Screen
from leng.terminal.speech import say
from leng.words.presenter import Label, Presenter, Reason

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting

GREYED_GROUPS = 4
GREYED_NAMES = 3
NO = "×"


def is_secret(table: Table, decision: Choice) -> bool:
    """Whether the question itself shows what not even the decider's own view of the table will keep."""
    hidden = table.game.hidden_from(table.state, decision.seat)
    return any(isinstance(fact, str) and fact in hidden for fact in decision.about.values())


def labels(presenter: Presenter, decision: Choice) -> list[Label]:
    """What the options are called."""
    return [presenter.label(decision, option) for option in decision.options]


def put(sitting: Sitting, decision: Choice) -> None:
    """Ask: the prompt, the numbered options, the greyed ones with their reasons, and what else can be typed."""
    screen, table = sitting.screen, sitting.table
    lesson.speak_of(sitting, decision)
    seat = table.seats[decision.seat]
    screen.gap()
    mark = sitting.drawing.mark(decision.seat, seat.colour)
    screen.show(Text.assemble(mark, f" {seat.name}", say("colon"), (sitting.presenter.prompt(decision), "bold")))
    if decision.several is not None:
        picks.put(sitting, decision, decision.several)
    advised = lesson.advised(sitting, decision)
    view, idle_here, in_vain = table.view(decision.seat), idle(table.play), decision.in_vain
    for number, option in enumerate(decision.options if decision.several is None else (), start=1):
        label = sitting.presenter.label(decision, option)
        about = sitting.drawing.in_short(view, sitting.presenter, option, label, screen.width - len(label.text) - 8)
        mark = "idle" if key(option) in idle_here else "in-vain" if key(option) in in_vain else ""
        nothing = f"  ({sitting.presenter.words.say(mark)})" if mark else ""
        tip = (f"  {say('lesson-advised')}", "bold yellow") if key(option) == advised else ""
        line = Text.assemble(label.text, tip, nothing, ("  " + about if about else "", "dim"))
        screen.item(str(number), line, shorten=bool(about) and len(label.text) < screen.width - 10)
    if not is_secret(table, decision):
        _greyed(screen, sitting.presenter.reasons(table))
    if decision.several is not None:
        screen.say(say("reminder-picks"), "dim")
    else:
        screen.say(say("reminder" if len(decision.options) > 1 else "reminder-enter"), "dim")


def _greyed(screen: Screen, reasons: Iterable[Reason]) -> None:
    """The nearest things that are not allowed, those with the same rule together."""
    groups: dict[str, list[Reason]] = {}
    for reason in reasons:
        groups.setdefault(reason.rule, []).append(reason)
    for rule, group in list(groups.items())[:GREYED_GROUPS]:
        shown = group if len(group) <= GREYED_NAMES else group[:1]
        for reason in shown:
            screen.item(NO, f"{reason.label.text}{say('colon')}{reason.sentence} [{rule}]", "dim")
        if len(group) > len(shown):
            screen.item("", say("greyed-more", n=len(group) - len(shown)), "dim")
    if len(groups) > GREYED_GROUPS:
        screen.item("", say("greyed-others"), "dim")
