"""What only its owner sees at one glance: the abilities of the sheet, the cards in hand, the tokens still to be had."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from leng.drawing.paper import flow, listed, pieces
from leng.games.cult.box import Card, Deed, Intrigue
from leng.games.cult.rules.intention import costs_follower
from leng.games.cult.terminal.cults import priests
from leng.games.cult.terminal.paper import SIGNS, Paper
from leng.games.cult.view import CultView
from leng.words.speech import sentence

SEALED = "◘"
INDENT = 4


def own(paper: Paper, who: CultView, width: int) -> list[Text]:
    """While plans are made everything in words; later the titles, for each question tells what its cards do."""
    if paper.view.phase != "intention":
        return _titles(paper, who, width)
    lines = _plans(paper, who, width)
    for ability in paper.box.sheets[who.god].of(who.dark).abilities:
        lines += _entry(paper, "", "ability", ability, 1, width)
    for card, n in Counter(who.hand or ()).items():
        deck = paper.box.deck_of[card]
        lines += _entry(paper, SIGNS[deck], deck, paper.box.cards[card], n, width)
    return lines


def others(paper: Paper, width: int) -> list[Text]:
    """The hands of everybody, once a match is over and nothing is hidden any more."""
    lines = []
    for who in paper.clockwise():
        if who.hand:
            titles = listed([Text(paper.card(card)) for card in who.hand])
            lines += flow([paper.mark(who.seat), *titles], width, 3)
    return lines


def _plans(paper: Paper, who: CultView, width: int) -> list[Text]:
    """What the next placement costs, how far a prayer would reach, and which tokens are nobody's Priests."""
    if who.celebrating:
        return flow(pieces(paper.say("you-celebrate")), width)
    said = [] if who.prayed else [_next_placement(paper, who), paper.say("prayer", n=who.reach)]
    left = [influence for influence, n in enumerate(who.reserve, start=1) for _ in range(n)]
    if who.bases:
        said.append(paper.say("tokens-apart", tokens=priests(left), altars=priests(sorted(who.bases))))
    else:
        said.append(paper.say("tokens-left", tokens=priests(left), altars=len(who.altars)))
    return flow(pieces(" ".join(said)), width)


def _next_placement(paper: Paper, who: CultView) -> str:
    if not who.available:
        return paper.say("placement-none")
    costs = costs_follower(paper.box, who.placed, who.privileges)
    return paper.say("placement-costs" if costs else "placement-free", n=who.placed + 1)


def _entry(paper: Paper, sign: str, kind: str, entry: Deed, n: int, width: int) -> list[Text]:
    """An ability or a card: title, price and effects."""
    speaker = paper.presenter
    title = speaker.title(kind, entry.id) + (f" ×{n}" if n > 1 else "")
    colon = paper.say("colon")
    price = pieces(f"({speaker.cost(entry.cost)}){colon}") if entry.cost else []
    said = [sentence(speaker.verbs(entry.effects)) + "."]
    said += [f"({speaker.words.say(f'given-{given}')})" for given in entry.given]
    if isinstance(entry, Card) and entry.sealed:
        said.append(paper.say("sealed"))
    if isinstance(entry, Intrigue):
        said.append(paper.say("sale", price=f"{entry.value}{SIGNS['coins']}"))
    lead = [Text(f" {sign or '•'}"), *pieces(title if price else title + colon, "bold"), *price]
    return flow([*lead, *pieces(" ".join(said))], width, INDENT)


def _titles(paper: Paper, who: CultView, width: int) -> list[Text]:
    """The titles of the cards in hand."""
    if not who.hand:
        return [Text(paper.say("hand-none"), style="dim")]
    titles = []
    for card, n in Counter(who.hand).items():
        seal = f" {SEALED}" if paper.box.cards[card].sealed and not who.dark else ""
        title = f"{SIGNS[paper.box.deck_of[card]]} {paper.card(card)}{f' ×{n}' if n > 1 else ''}{seal}"
        titles.append(Text(title, style="dim" if seal else "bold"))
    return flow([Text(paper.say("hand")), *listed(titles)], width, 2)
