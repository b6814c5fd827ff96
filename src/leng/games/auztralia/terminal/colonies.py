"""The colonies: one's own board in full, the others in a line each; who is for hire; what is awake."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from leng.drawing.paper import flow, listed, pieces
from leng.games.auztralia.state import FARMS
from leng.games.auztralia.terminal.land import BLIGHTED
from leng.games.auztralia.terminal.paper import DARK, PURPLE_DISC, SIGNS, Paper
from leng.games.auztralia.view import ColonyView, OldOneView
from leng.words.speech import sentence

INDENT = 3


def others(paper: Paper, width: int) -> list[Text]:
    """A line for each colony but one's own: time, score, goods, lines, farms, units, people."""
    lines = []
    for who in paper.view.colonies:
        if who is not paper.own:
            lines += flow(
                [paper.mark(who.seat), *pieces(paper.name(who.seat), "bold"), *_summary(paper, who)], width, INDENT
            )
            if who.characters:
                names = listed([Text(paper.title("character", card)) for card in who.characters])
                lines += flow([Text(" " * (INDENT - 1) + SIGNS["character"]), *names], width, INDENT + 2)
    return lines


def own(paper: Paper, who: ColonyView, width: int) -> list[Text]:
    """One's own colony: what it has, its boxes, its units, its people."""
    lines = flow([paper.mark(who.seat), *pieces(paper.name(who.seat), "bold"), *_summary(paper, who)], width, INDENT)
    lines += flow([Text(f" {SIGNS['cube']}", style="bold"), *_boxes(paper, who)], width, INDENT)
    units = [_stack(paper, stack.unit, stack.n, stack.range, stack.capacity) for stack in who.stacks if stack.n]
    told = listed(units) if units else [Text(paper.say("no-units"), style="dim")]
    lines += flow([Text(f" {SIGNS['damage']}", style="bold"), *told], width, INDENT)
    for card in who.characters:
        lines += _person(paper, card, width)
    return lines + _objective(paper, width)


def _objective(paper: Paper, width: int) -> list[Text]:
    """What a lone player should achieve."""
    if not paper.view.objective:
        return []
    card = paper.box.objectives[paper.view.objective]
    condition = sentence(paper.presenter.phrase(card.condition.describe()))
    name = paper.title("objective", card.id)
    said = paper.say("objective", name=name, points=card.points, condition=condition)
    return flow([Text(f" {SIGNS['points']}"), *pieces(said)], width, INDENT)


def _summary(paper: Paper, who: ColonyView) -> list[Text]:
    """What a colony has, in signs."""
    farms = [f"{who.farms[kind]}{SIGNS[kind]}" for kind in FARMS if who.farms[kind]]
    farms += [f"{who.blighted}{SIGNS['farm']}{BLIGHTED}"] if who.blighted else []
    parts = [
        f"{who.time}{SIGNS['time']}",
        f"{who.score}{SIGNS['points']}",
        f"{who.headquarters}{SIGNS['cube']}",
        *paper.goods(who.goods, every=True).split(" "),
        paper.say("rails-left", n=who.rails_left) + SIGNS["rail"],
        *farms,
        *paper.units((stack.unit, stack.n) for stack in who.stacks).split(" "),
    ]
    told = [Text(each) for each in parts if each]
    told[1].stylize("bold")
    if who.tiles:
        slain = Counter(paper.title("tile", tile) for tile in who.tiles)
        names = ", ".join(f"{n}×{name}" if n > 1 else name for name, n in slain.items())
        told += pieces(paper.say("slain", names=names))
    return told


def _boxes(paper: Paper, who: ColonyView) -> list[Text]:
    """The action boxes with their cubes, and what the next use costs beside."""
    parts = []
    for box in who.boxes:
        name = paper.say(f"box-{box.id}")
        if box.cubes:
            told = f"{name} {box.cubes}{SIGNS['cube']}" + (f" (-{box.gold}{SIGNS['gold']})" if box.gold else "")
            parts.append(Text(told, style="bold"))
        else:
            parts.append(Text(name, style="dim"))
    return listed(parts)


def _stack(paper: Paper, unit: str, n: int, reach: int, capacity: int) -> Text:
    return Text(paper.say("stack", name=paper.title("unit", unit), n=n, reach=reach, capacity=capacity))


def _person(paper: Paper, card: str, width: int) -> list[Text]:
    """A character and what it does."""
    name = paper.title("character", card) + paper.say("colon")
    effects = sentence(paper.presenter.verbs(paper.box.characters[card].effects)) + "."
    when = paper.say(f"when-{paper.box.characters[card].timing}")
    parts = [Text(f" {SIGNS['character']}"), *pieces(name, "bold"), *pieces(f"{effects} {when}".strip())]
    return flow(parts, width, INDENT)


def display(paper: Paper, width: int) -> list[Text]:
    """Who is for hire; the next to be lost stand at the right end, which is lowest here."""
    lines = []
    for card in paper.view.display:
        lines += _person(paper, card, width)
    for card in paper.view.known:
        lines += flow(
            [Text(" ?"), *pieces(paper.say("seen", name=paper.title("character", card)), "dim")], width, INDENT
        )
    return lines or [Text(paper.say("nobody"), style="dim")]


# The Old Ones ------------------------------------------------------------------------------------------------------


def old_ones(paper: Paper, width: int) -> list[Text]:
    """Their disc, their score, what is hidden, and everything in sight with where it goes next."""
    view = paper.view
    least, most = view.old_ones
    hidden = Counter(one.level for one in view.tiles if one.creature is None)
    levels = " ".join(f"{n}×?{level}" for level, n in sorted(hidden.items()))
    score = f"{least}" if least == most else f"{least}–{most}"
    said = paper.say("old-ones", score=score, hidden=levels or "0", revelations=view.revelations, cards=view.cards)
    lines = flow([Text(PURPLE_DISC, style=DARK), *pieces(said)], width, INDENT)
    seen = sorted((one for one in view.tiles if one.creature is not None), key=lambda one: one.hex)
    return lines + (flow(listed([_awake(paper, one) for one in seen]), width, 0) if seen else [])


def _awake(paper: Paper, one: OldOneView) -> Text:
    """An Old One in sight: where, what, how much it bears, whose cubes lie on it, and its next step."""
    creature = one.creature or ""
    line = Text.assemble((f"{one.hex} ", "bold"), (paper.title("creature", creature), DARK))
    if one.capacity:
        line.append(f" {paper.left(one)}/{one.capacity}")
    for seat, n in one.damage.items():
        line.append(" ").append_text(paper.letter(seat)).append(f"{n}")
    goals = sorted(set(one.steps.values()))
    if goals:
        line.append(f"→{'/'.join(map(str, goals))}")
    return line
