"""The Privileges for sale at the Palace, and the decks with what is known of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leng.drawing.paper import flow, listed, pieces
from leng.games.cult.state import INTRIGUE, MIRACLE, PRIVILEGE
from leng.games.cult.terminal.city import OPEN
from leng.games.cult.terminal.paper import SIGNS, Paper

PILES = (MIRACLE, INTRIGUE, PRIVILEGE)


def market(paper: Paper, width: int) -> list[Text]:
    """A line for each space: price, title, bonus and what the card allows; marked where the onlooker has the coins."""
    lines = []
    for card in paper.view.market:
        if not card:
            lines.append(Text(f"   -  {paper.say('market-empty')}", style="dim"))
            continue
        entry = paper.box.privileges[card]
        sign = OPEN if _within_means(paper, entry.price) else " "
        lead = Text.assemble((sign, "bold"), f"{entry.price:>3}{SIGNS['coins']} ")
        title = pieces(f"{paper.card(card)}{paper.say('colon')}", "bold")
        lines += _hanging(lead, [*title, *pieces(paper.privilege(entry))], width)
    return lines


def decks(paper: Paper, width: int) -> list[Text]:
    """How many cards are left in each deck, and which are known to lie on top or at the bottom."""
    left = [f"{paper.view.decks[deck].cards}{SIGNS[deck]}" for deck in PILES] + [f"{paper.view.mobs}{SIGNS['mobs']}"]
    lines = flow([*pieces(paper.say("left")), *listed([Text(each) for each in left])], width, 2)
    for deck in PILES:
        pile = paper.view.decks[deck]
        if pile.top is not None:
            lines += flow(pieces(paper.say("on-top", sign=SIGNS[deck], card=paper.card(pile.top)), "bold"), width, 2)
        if pile.under:
            lead = pieces(paper.say("underneath", sign=SIGNS[deck]), "dim")
            lines += flow([*lead, *pieces(_lowest(paper, pile.under, width), "dim")], width, 2)
    return lines


def _lowest(paper: Paper, under: Sequence[str], width: int) -> str:
    """The titles of the lowest cards, about two lines of them, and how many more are known."""
    shown = under[: width // 12]
    titles = ", ".join(map(paper.card, shown))
    return titles if len(shown) == len(under) else paper.say("and-more", titles=titles, n=len(under) - len(shown))


def _within_means(paper: Paper, price: int) -> bool:
    """Whether the onlooker has the coins, in the phase in which Privileges are bought."""
    own = paper.own
    return own is not None and paper.view.phase == "intention" and not own.celebrating and own.coins >= price


def _hanging(lead: Text, parts: Sequence[Text], width: int) -> list[Text]:
    """Words beside a sign; further lines stay clear of it."""
    lines = flow(parts, width - lead.cell_len)
    return [Text.assemble(lead if at == 0 else " " * lead.cell_len, line) for at, line in enumerate(lines)]
