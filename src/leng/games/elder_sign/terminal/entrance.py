"""The entrance of the museum: first aid, souvenirs and the lost and found table, with their prices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leng.drawing.paper import flow, pieces
from leng.games.elder_sign.state import ENTRANCE
from leng.games.elder_sign.terminal.paper import SIGNS, Paper

SHOWN_IN = ("movement", "entrance")


def entrance(paper: Paper, width: int) -> list[Text]:
    """The three parts of the sheet, each on a line of its own."""
    title = Text.assemble((paper.place(ENTRANCE), "bold"), "  ", paper.marks_at(ENTRANCE, 24))
    aid = [f"{price(paper, each)} {paper.effects(entry.effects)}" for each, entry in paper.box.first_aid.items()]
    shop = [f"{price(paper, each)} {paper.effects(entry.effects)}" for each, entry in paper.box.souvenirs.items()]
    found = [
        f"[{paper.face(shown)}] {paper.effects(entry.effects) or '-'}" for shown, entry in paper.box.findings.items()
    ]
    lines = [title]
    for key, what, offers in (
        ("kind-first_aid", "first_aid", aid),
        ("souvenirs", "souvenirs", shop),
        ("kind-finding", "lost_and_found", found),
    ):
        lines += _part(paper, key, what, offers, width)
    return lines


def price(paper: Paper, service: str) -> str:
    """What a service costs the player whose turn it is."""
    cost = paper.view.prices[service]
    return f"{cost}{SIGNS['trophy']}" if cost else paper.say("free")


def _part(paper: Paper, key: str, what: str, offers: Sequence[str], width: int) -> list[Text]:
    """One part of the sheet; closed where the Mythos card forbids it to the player whose turn it is."""
    ignores = bool(paper.actor.id) and paper.box.has(paper.actor.id, "ignores_mythos")
    closed = what in paper.box.forbidden[paper.view.mythos] and not ignores
    lead = Text(f"  {paper.say(key)}{paper.say('colon')}", style="bold")
    if closed:
        return flow([lead, *pieces(paper.say("closed"), "bold red")], width, 4)
    return flow([lead, *(Text(f"{offer}{';' if at else ''}") for at, offer in _numbered(offers))], width, 4)


def _numbered(offers: Sequence[str]) -> list[tuple[int, str]]:
    """Offers with how many are still to come."""
    return list(zip(range(len(offers) - 1, -1, -1), offers, strict=True))
