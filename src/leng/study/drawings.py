"""What every drawing of a table must be: whole, well formed, within its bounds, and lit exactly where one may choose.

A drawing is made of a view, names and words, and of nothing else: whatever it shows, its audience may see.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

from leng.engine.choice import key
from leng.engine.game import Game
from leng.engine.table import Table
from leng.study.faults import Fault
from leng.study.words import check_card
from leng.words.presenter import Presenter
from leng.words.text import MISSING

MOST = 90_000  # bytes of a drawing for the page
MOST_AT_ONCE = 66_000  # of these, bytes of what every change sends anew
UNWANTED = ("style=", "<script", "http")  # what no browser that keeps to our rules would follow
ROOMY = 400  # no line of letters is broken by the paper, so that one that is too long shows
SHORT = 60  # letters beside an option

Attributes = dict[str, str]
Element = tuple[Attributes, list[Attributes]]
"""An element and those around it, the outermost first."""


def drawing_of(game: Game[Any], name: str) -> ModuleType | None:
    """How a game is drawn, ``picture`` or ``terminal``; None where it is not, or where the page is not installed."""
    try:
        return game.part(name)
    except ModuleNotFoundError as missing:
        if missing.name in (f"leng.games.{game.id}.{name}", "jinja2", "markupsafe"):
            return None
        raise


# On the page -----------------------------------------------------------------------------------------------------


def check_picture(picture: ModuleType, table: Table, speaker: Presenter, audience: int) -> None:
    """The page shows a view whole; what lies on it explains itself, and every option with a place is lit there."""
    from leng.drawing.lights import Lit  # here, because not everybody who plays has installed the page

    decision = table.decision
    options: list[Lit] = []
    if decision is not None and decision.seat == audience:
        labels = [(key(option), speaker.label(decision, option)) for option in decision.options]
        options = [Lit(name, label.text, label.place, label.uses) for name, label in labels]
    drawn = picture.draw(table.view(audience), speaker, options)
    drawing = str(drawn)
    if MISSING in drawing:
        raise Fault("word-missing", f"{speaker.language}: on the page: {_around(drawing, MISSING)}")
    for each in UNWANTED:
        if each in drawing:
            raise Fault("drawing-unwanted", f"{each} on the page: {_around(drawing, each)}")
    if len(drawing.encode()) > MOST:
        raise Fault("drawing-too-large", f"{len(drawing.encode())} bytes for audience {audience}")
    if len(drawn.parts.encode()) > MOST_AT_ONCE:
        raise Fault("drawing-too-large", f"{len(drawn.parts.encode())} bytes anew for audience {audience}")
    elements = read(drawing)
    _check_references(drawing, elements)
    _check_discreet(elements, table.game.hidden_from(table.state, audience), audience)
    for card in {each["data-card"] for each, _ in elements if "data-card" in each}:
        check_card(speaker, card)
    wanted: dict[str, set[str]] = {}
    for option in options:
        if option.place:
            wanted.setdefault(option.place, set()).add(option.key)
    _check_lit(elements, wanted)


def read(drawing: str) -> list[Element]:
    """All elements of a drawing, each with those around it; one that is not well formed is a fault."""
    try:
        root = ElementTree.fromstring(f"<div>{drawing}</div>")  # noqa: S314 - drawn by ourselves
    except ElementTree.ParseError as trouble:
        line = drawing.splitlines()[trouble.position[0] - 1]
        raise Fault("drawing-malformed", f"{trouble}: {line[max(0, trouble.position[1] - 60) :][:120]}") from None
    return [found for element in root for found in _below(element, [])]


def _below(element: ElementTree.Element, around: list[Attributes]) -> Iterator[Element]:
    yield element.attrib, around
    inside = [*around, element.attrib]
    for each in element:
        yield from _below(each, inside)


def keys_of(attributes: Attributes) -> list[str]:
    """What an element offers."""
    several: list[str] = json.loads(attributes["data-keys"]) if "data-keys" in attributes else []
    return [attributes["data-key"], *several] if "data-key" in attributes else several


def _check_references(drawing: str, elements: list[Element]) -> None:
    """No id stands twice, and nothing is referred to that is not there."""
    ids = [each["id"] for each, _ in elements if "id" in each]
    if len(set(ids)) < len(ids):
        raise Fault("drawing-id-twice", ", ".join(sorted({each for each in ids if ids.count(each) > 1})))
    lost = set(re.findall(r'(?:href="|url\()#([^")]+)', drawing)) - set(ids)
    if lost:
        raise Fault("drawing-refers", f"to what is not there: {', '.join(sorted(lost))}")


def _check_discreet(elements: list[Element], hidden: set[str], audience: int) -> None:
    """Nothing drawn bears the name of a card that its audience may not know."""
    names = {
        part
        for each, _ in elements
        for name in ("id", "data-card", "data-place")
        if name in each
        for part in re.split("[:-]", each[name])
    }
    if names & hidden:
        raise Fault("drawing-names", f"audience {audience} sees {', '.join(sorted(names & hidden))}")


def _check_lit(elements: list[Element], wanted: dict[str, set[str]]) -> None:
    """Every option that has a place is lit there, as a button that can be reached and heard; nothing else is lit."""
    chosen: dict[str, set[str]] = {}
    for each, around in elements:
        keys, classes = keys_of(each), each.get("class", "").split()
        if bool(keys) != ("lit" in classes) or (len(keys) > 1) != ("many" in classes):
            raise Fault("lit-wrongly", f"{each}"[:200])
        if keys:
            if (each.get("role"), each.get("tabindex")) != ("button", "0") or not each.get("aria-description"):
                raise Fault("lit-wrongly", f"no button that can be reached and heard: {each}"[:200])
            if any("tabindex" in outer for outer in around):
                raise Fault("lit-wrongly", f"a button inside something that is chosen: {each}"[:200])
            chosen.setdefault(each["data-place"], set()).update(keys)
    for place, keys_here in wanted.items():
        if chosen.get(place) != keys_here:
            raise Fault("place-not-drawn", f"{place} offers {sorted(keys_here)} and shows {chosen.get(place)}")
    if len(chosen) > len(wanted):
        raise Fault("lit-wrongly", f"nothing is offered at {', '.join(sorted(set(chosen) - set(wanted)))}")


def _around(text: str, what: str) -> str:
    at = text.index(what)
    return repr(text[max(0, at - 40) : at + 60])


# In a terminal ---------------------------------------------------------------------------------------------------


def check_letters(terminal: ModuleType, table: Table, speaker: Presenter, audience: int, width: int) -> None:
    """The terminal shows a view within its width and lacks no word; each option can be told in short."""
    view = table.view(audience)
    drawings = [terminal.draw(view, speaker, width)]
    close_up = getattr(terminal, "close_up", None)
    if close_up is not None:
        drawings.append(close_up(view, speaker, width))
    for drawing in drawings:
        if drawing is not None:
            _check_fit(speaker, printed(drawing), width)
    decision = table.decision
    if decision is None or decision.seat != audience:
        return
    for option in decision.options:
        said = terminal.in_short(view, speaker, option, speaker.label(decision, option), SHORT)
        if MISSING in said:
            raise Fault("word-missing", f"{speaker.language}: {key(option)} in short: {said!r}")


def printed(drawing: Any) -> str:
    """A drawing made of letters as plain text."""
    from rich.console import Console

    paper = io.StringIO()
    Console(file=paper, width=ROOMY, no_color=True, highlight=False).print(drawing)
    return paper.getvalue()


def _check_fit(speaker: Presenter, text: str, width: int) -> None:
    from rich.cells import cell_len

    if MISSING in text:
        raise Fault("word-missing", f"{speaker.language}: in the terminal: {_around(text, MISSING)}")
    for line in text.splitlines():
        if cell_len(line) > width:
            raise Fault("drawing-too-wide", f"{cell_len(line)} columns of {width}: {line!r}")
