"""The twelve locations with their prowlers, the rituals, and the rows of cards."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import beside, fit, flow, listed, pieces
from leng.games.evil_high_priest.box import Ritual
from leng.games.evil_high_priest.deeds.people import ETERNAL, RITUAL
from leng.games.evil_high_priest.state import TREASURE
from leng.games.evil_high_priest.terminal.paper import DEFENCE, NONE, SIGNS, Paper

FIGURES = 4
INDENT = 3
CLOSED = "×"
ENTRY = 2  # EHP R-061


def columns(width: int) -> int:
    """How many places stand beside each other."""
    return 4 if width >= 112 else 3 if width >= 78 else 2


def locations(paper: Paper, width: int) -> list[Text]:
    """Every location: what it costs and brings, and who stands there."""
    n = columns(width)
    room = (width - n + 1) // n
    cells = [
        _place(paper, name, paper.title("location", name), paper.space(each.cost, each.reward), room)
        for name, each in paper.box.locations.items()
    ]
    if not paper.solo:
        cells += [
            _place(paper, name, paper.title("lurk", name), SIGNS["prowler-location"], room)
            for name, each in paper.box.lurks.items()
            if len(paper.view.priests) in each.players
        ]
    lines = []
    for at in range(0, len(cells), n):
        lines += beside([[cell] for cell in cells[at : at + n]], room)
    return lines + _eternal(paper, width)


def _place(paper: Paper, space: str, name: str, signs: str, room: int) -> Text:
    shut = denied(paper, space) or paper.view.closed == space
    figures = Text.assemble(paper.standing(space, room=2), (CLOSED, "bold")) if shut else paper.standing(space)
    called = fit(name, room - FIGURES - len(signs) - 1)
    taken = bool(figures.plain)
    return Text.assemble((called, "dim" if taken else ""), " ", (signs, "dim" if taken else "bold"), " ", figures)


def denied(paper: Paper, space: str) -> bool:
    """Whether a lone player may not use a location now."""  # EHP R-174
    location = paper.box.locations.get(space)
    kind = paper.view.denied
    return bool(kind) and location is not None and any(kind in verb.gives for verb in location.reward)


def _eternal(paper: Paper, width: int) -> list[Text]:
    """Those who lie at a location for good."""
    there = [space.removeprefix(ETERNAL) for space in paper.view.standing if space.startswith(ETERNAL)]
    if not there:
        return []
    parts = [
        Text.assemble(paper.standing(ETERNAL + space), f" {paper.title('location', space)}")
        for space in paper.box.locations
        if space in there
    ]
    return flow([Text(SIGNS["prowler-eternal"]), *listed(parts)], width, INDENT)


# Rituals -------------------------------------------------------------------------------------------------------------


def rituals(paper: Paper, width: int) -> list[Text]:
    """Every ritual as a row of steps, with who is on which."""
    n = columns(width)
    room = (width - n + 1) // n
    cells = [_ritual(paper, each, room) for each in paper.box.rituals.values()]
    lines = []
    for at in range(0, len(cells), n):
        lines += beside([[cell] for cell in cells[at : at + n]], room)
    return lines


def _ritual(paper: Paper, ritual: Ritual, room: int) -> Text:
    closed = not paper.view.raids
    steps = Text()
    for n, verbs in enumerate(ritual.steps, start=1):
        figure = paper.standing(f"{RITUAL}{ritual.id}.{n}")
        said = paper.does(verbs) if verbs else NONE if n > 1 or figure.plain else f"{ENTRY}{SIGNS[TREASURE]}"
        steps.append("─" if n > 1 else "", style="dim").append_text(figure)
        steps.append("" if figure.plain and said == NONE else said)
    name = fit(paper.title("ritual", ritual.id), room - steps.cell_len - 1)
    line = Text.assemble(name, " ", steps)
    if closed:
        line.stylize("dim")
    return line


# Rows of cards -------------------------------------------------------------------------------------------------------


def display(paper: Paper, width: int) -> list[Text]:
    """The rooms, monsters and investigators that lie open."""
    view = paper.view
    rooms = [Text(paper.room(card)) for card in view.room_row]
    lines = flow([Text(SIGNS["room"], style="bold"), *listed(rooms), _left(paper, "rooms")], width, INDENT)
    if not view.expanded:
        face = next(iter(paper.box.monster_kinds.values()))
        plain = Text(f"{paper.presenter.title('monster', face.id)} {DEFENCE}{face.defence}")
        return lines + flow([Text(SIGNS["monster"], style="bold"), plain, _left(paper, "monsters")], width, INDENT)
    for card in view.monster_row:
        lines += _monster(paper, card, width)
    for n, card in enumerate(view.investigator_row):
        lines += _investigator(paper, card, f"{2 * n + 1}-{2 * n + 2}", width)
    if view.drawn:
        seen = listed([Text(paper.room(card)) for card in view.drawn])
        lines += flow([Text("?"), *pieces(paper.say("only-you")), *seen], width, INDENT)
    return lines


def _left(paper: Paper, deck: str) -> Text:
    return Text(f"({paper.view.decks[deck]})", style="dim")


def _monster(paper: Paper, card: str, width: int) -> list[Text]:
    face = paper.box.monsters[card]
    parts = [Text(SIGNS["monster"], style="bold"), *pieces(paper.title("monster", card), "bold")]
    parts.append(Text(f"{DEFENCE}{face.defence}{paper.say('colon') if face.ability is not None else ''}"))
    if face.ability is not None:
        parts += pieces(paper.printed(face, 1), "dim")
    return flow(parts, width, INDENT)


def _investigator(paper: Paper, card: str, roll: str, width: int) -> list[Text]:
    """An investigator, by the rolls that send for him."""
    parts = [Text(SIGNS["raid"], style="bold"), Text(roll), *investigator(paper, card, "dim")]
    return flow(parts, width, INDENT)


def investigator(paper: Paper, card: str, style: str = "") -> list[Text]:
    """Who it is and what changes with him."""
    said = paper.printed(paper.box.investigators[card])
    return [*pieces(paper.title("investigator", card) + paper.say("colon"), "bold"), *pieces(said, style)]
