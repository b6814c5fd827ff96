"""The museum: cards in two rows of three, and the Other Worlds below them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leng.drawing.paper import beside, flow, pad, pieces
from leng.games.elder_sign.box.cards import Adventure
from leng.games.elder_sign.deeds.tasks import price
from leng.games.elder_sign.effects.verb import AT_MIDNIGHT, ON_TERROR
from leng.games.elder_sign.state import LOCKED
from leng.games.elder_sign.terminal.faces import needs, small_dice
from leng.games.elder_sign.terminal.paper import DONE, ORDERED, SIGNS, Paper
from leng.games.elder_sign.view import SpaceView, TaskView

THREE_FROM = 75
"""Narrower than this, only two cards lie in a row."""
WIDEST = 60
"""A card alone is drawn no wider than this."""
PLAIN, HEAVY = tuple("┌─┐│└┘"), tuple("╔═╗║╚╝")


def museum(paper: Paper, width: int) -> list[Text]:
    """All cards that can be entered."""
    across = 3 if width >= THREE_FROM else 2
    size = (width - across + 1) // across
    lines: list[Text] = []
    for some in (paper.view.adventures, paper.view.worlds):
        for at in range(0, len(some), across):
            lines += _row(paper, some[at : at + across], size)
    return lines


def attempted(paper: Paper, width: int) -> list[Text]:
    """The card that somebody is at work on; nothing when there is none."""
    for space in (*paper.view.adventures, *paper.view.worlds):
        if space is not None and space.attempted:
            return _row(paper, [space], min(width, WIDEST))
    return []


def _row(paper: Paper, spaces: Sequence[SpaceView | None], size: int) -> list[Text]:
    """Cards next to each other, all as high as the highest."""
    insides = [_inside(paper, space, size - 4) if space else [] for space in spaces]
    height = max(map(len, insides))
    cards = []
    for space, inside in zip(spaces, insides, strict=True):
        inside += [Text()] * (height - len(inside))
        cards.append(_framed(paper, space, inside, size))
    return beside(cards, size)


def _framed(paper: Paper, space: SpaceView | None, inside: Sequence[Text], size: int) -> list[Text]:
    """A card with its name on the upper edge, and on the lower edge who stands there and which dice it locks."""
    attempted = space is not None and space.attempted
    left, stroke, right, side, low_left, low_right = HEAVY if attempted else PLAIN
    style = "bold" if attempted else "dim"
    head, tail, foot, lock = Text(), Text(), Text(), Text()
    if space is not None:
        card = paper.box.cards[space.card]
        tail = _worth(card)
        head = _title(paper, card) if _title_fits(paper, card, size) else Text()
        lock = _lock(paper, space)
        foot = paper.marks_at(card.id, size - 6 - len(lock))
    lines = [_edge(left, stroke, right, head, tail, size, style)]
    lines += [Text.assemble((side, style), " ", pad(line, size - 4), " ", (side, style)) for line in inside]
    return [*lines, _edge(low_left, stroke, low_right, foot, lock, size, style)]


def _edge(left: str, stroke: str, right: str, head: Text, tail: Text, size: int, style: str) -> Text:
    """An edge of a card with something written at both ends."""
    line = Text(left, style=style)
    for words, last in ((head, False), (tail, True)):
        if last:
            room = size - 1 - len(line) - (len(words) + 2 if words else 0)
            line.append(stroke * room, style=style)
        if words:
            line = Text.assemble(line, " ", words, " ")
    return Text.assemble(line, (right, style))


def _title(paper: Paper, card: Adventure) -> Text:
    world = card.id in paper.box.other_worlds
    return Text((f"{SIGNS['gate']} " if world else "") + paper.name(card.id), style="bold")


def _worth(card: Adventure) -> Text:
    return Text(f"{card.trophies}{SIGNS['trophy']}" + (f" {ORDERED}" if card.ordered else ""), style="bold")


def _title_fits(paper: Paper, card: Adventure, size: int) -> bool:
    return len(_title(paper, card)) + len(_worth(card)) + 6 <= size


def _lock(paper: Paper, space: SpaceView) -> Text:
    """The dice that the card and its monsters hold, or wait for."""
    holders = [space.card, *(task.monster for task in space.tasks if task.monster)]
    held = [paper.colour(die.colour) for die in paper.view.dice if die.lies == LOCKED and die.held_by in holders]
    held += [paper.colour(paper.box.locks[each]) + "…" for each in paper.view.waiting_locks if each in holders]
    return Text(paper.say("locks", dice="".join(held)), style="bold") if held else Text()


def _inside(paper: Paper, space: SpaceView, room: int) -> list[Text]:
    """Tasks, what Terror and midnight do, penalties and rewards."""
    card = paper.box.cards[space.card]
    lines = [] if _title_fits(paper, card, room + 4) else flow(pieces(_title(paper, card).plain, "bold"), room)
    tasks = {task.number: _task(paper, card, task, room) for task in space.tasks}
    for number in space.free_slots:
        tasks[number] = [Text.assemble(f"{number}  ", ("(M)", "magenta"))]
    for number in sorted(tasks):
        lines += tasks[number]
    for moment, verbs in ((ON_TERROR, card.terror), (AT_MIDNIGHT, card.midnight)):
        if verbs:
            sign = Text(paper.sign(moment), style="bold magenta")
            lines += flow([sign, *pieces(paper.effects(verbs), "magenta")], room, 2)
    return lines + _outcome(paper, card, room)


def _outcome(paper: Paper, card: Adventure, room: int) -> list[Text]:
    """What is lost by failing and won by success, on one line if it fits."""
    fail = [Text(paper.say("fail"), style="dim"), *pieces(paper.effects(card.penalties) or "-", "red")]
    win = [Text(paper.say("win"), style="dim"), *pieces(paper.effects(card.rewards), "green")]
    together = flow([*fail, Text("→", style="dim"), *win], room)
    return together if len(together) == 1 else [*flow(fail, room, 2), *flow(win, room, 2)]


def _task(paper: Paper, card: Adventure, task: TaskView, room: int) -> list[Text]:
    """One task: its number, what it needs and costs, the monster on it and the dice that meet it."""
    lead = Text(f"{task.number}{DONE if task.done else ' '}", style="bold green" if task.done else "dim")
    parts = [lead]
    framed = card.tasks[task.number - 1].covered if task.slot and not task.monster else ()
    wanted = needs(paper, task.needs, framed)
    if wanted:
        parts.append(wanted)
    parts += pieces(paper.signs(price(task)), "red")
    if task.monster:
        beaten = f" {DONE}" if task.beaten else ""
        parts += pieces(f"{SIGNS['monster']}:{paper.name(task.monster)}{beaten}", "magenta")
    if task.done:
        laid = [die for die in paper.view.dice if die.lies == f"task.{task.number - 1}"]
        parts.append(Text.assemble("= ", small_dice(paper, laid)))
    return flow(parts, room, 3)


def task_line(paper: Paper, card: Adventure, task: TaskView) -> str:
    """A task in one line, for the list of options."""
    parts = [needs(paper, task.needs).plain, paper.signs(price(task))]
    return " ".join(part for part in parts if part)
