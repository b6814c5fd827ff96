"""The time track: the discs in their stacks, the lit spaces, and who acts next."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.marks import LETTERS
from leng.drawing.paper import flow
from leng.games.auztralia.state import PURPLE
from leng.games.auztralia.terminal.paper import DARK, PURPLE_DISC, Paper

LIT, WAIT, END, PLAIN = "*", "|", "‖", "·"
INDENT = 2


def track(paper: Paper, width: int) -> list[Text]:
    """The discs above the spaces, the uppermost one of a stack on top; below, the numbers."""
    box = paper.box.track
    stacks = _stacks(paper)
    lines = []
    for height in range(max(map(len, stacks.values()), default=0), 0, -1):
        line = Text(" " * INDENT)
        for space in range(box.last + 1):
            discs = stacks.get(space, [])
            line.append_text(_disc(paper, discs[height - 1]) if len(discs) >= height else Text(" "))
        line.rstrip()
        lines.append(line)
    spaces = Text(" " * INDENT)
    for space in range(box.last + 1):
        sign = END if space == box.end else WAIT if space == box.old_ones else LIT if space in paper.box.lit else PLAIN
        spaces.append(sign, style="bright_yellow" if sign == LIT else "bold" if sign in (END, WAIT) else "dim")
    numbers = "".join(f"{space:<5}" for space in range(0, box.last + 1, 5)).rstrip()
    lines += [spaces, Text(" " * INDENT + numbers, style="dim")]
    return lines + flow(_order(paper), width, INDENT)


def _place(paper: Paper, disc: int) -> int:
    return paper.view.purple if disc == PURPLE else min(paper.view.colonies[disc].time, paper.box.track.last)


def _stacks(paper: Paper) -> dict[int, list[int]]:
    """The discs by space, from the bottom to the top; those that have come around lie on the last space."""
    found: dict[int, list[int]] = {}
    for disc in paper.view.order:
        found.setdefault(_place(paper, disc), []).append(disc)
    return found


def _disc(paper: Paper, disc: int) -> Text:
    return Text(PURPLE_DISC, style=DARK) if disc == PURPLE else Text(LETTERS[disc], style=paper.style(disc))


def _order(paper: Paper) -> list[Text]:
    """Who acts, in the order of the discs now."""
    view, end = paper.view, paper.box.track.end
    discs = [disc for disc in view.order if _place(paper, disc) < end]
    late = {disc: at for at, disc in enumerate(view.order)}
    discs.sort(key=lambda disc: (_place(paper, disc), -late[disc]))
    if not discs:
        return []
    parts = [Text(" " * INDENT + paper.say("order"), style="dim")]
    for disc in discs:
        mark = Text(PURPLE_DISC, style=DARK) if disc == PURPLE else paper.mark(disc)
        acts = view.active == disc and view.phase != "end"
        parts.append(Text.assemble(mark, (f" {_place(paper, disc)}", "bold reverse" if acts else "")))
    return parts
