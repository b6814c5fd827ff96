"""The race: the doom track against the Elder Signs, the clock, the Ancient One and the Mythos card in force."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import flow, pad, pieces
from leng.games.elder_sign.terminal.paper import SIGNS, Paper

STOPS = {0: "XII", 3: "III", 6: "VI", 9: "IX"}
HANDS = {0: "↑", 3: "→", 6: "↓", 9: "←"}
FACE_FROM, FACE_WIDTH = 96, 15
"""The clock is drawn as a face where there is room for it."""


def race(paper: Paper, width: int) -> list[Text]:
    """Everything that decides the match, in a few lines above the museum."""
    if paper.view.awake:  # doom stands on the Ancient One himself, and signs no longer help
        return [*_row(paper, width), *_ancient_one(paper, width)]
    if width < FACE_FROM:
        return [*_tracks(paper, width), *_row(paper, width), *_ancient_one(paper, width), *mythos(paper, width)]
    room = width - FACE_WIDTH - 2
    left = [*_tracks(paper, room), *_ancient_one(paper, room), *mythos(paper, room)]
    clock = _face(paper)
    left += [Text()] * (len(clock) - len(left))
    clock += [Text()] * (len(left) - len(clock))
    return [Text.assemble(pad(line, room), "  ", dial) for line, dial in zip(left, clock, strict=True)]


def _tracks(paper: Paper, width: int) -> list[Text]:
    """Doom and Elder Signs under each other, each with its number."""
    view = paper.view
    titles = [paper.say("doom"), paper.say("signs")]
    column = max(map(len, titles)) + 1
    doom = Text.assemble((titles[0].ljust(column), "bold"), doom_track(paper))
    doom.append("  " + paper.say("doom-of", n=view.doom, of=len(view.track)))
    signs = Text.assemble((titles[1].ljust(column), "bold"))
    missing = max(0, view.signs_needed - view.signs)
    signs.append(SIGNS["elder_sign"] * view.signs, style="bold green")
    signs.append("·" * missing, style="dim")
    signs.append("  " + paper.say("signs-of", n=view.signs, of=view.signs_needed))
    return [pad(doom, width), pad(signs, width)]


def doom_track(paper: Paper) -> Text:
    """The spaces: [D] and <D> hold a token, <M> brings a monster when one comes."""
    track = Text()
    for at, space in enumerate(paper.view.track):
        filled, brings = at < paper.view.doom, space == "monster"
        sign = SIGNS["doom"] if filled else SIGNS["monster"] if brings else " "
        track.append(f"<{sign}>" if brings else f"[{sign}]", style="bold red" if filled else "")
    return track


def _row(paper: Paper, width: int) -> list[Text]:
    """The clock as a row of its four stops."""
    line = Text.assemble((paper.say("clock"), "bold"))
    for hour, stop in STOPS.items():
        now = hour == paper.view.hour
        line.append(f" ►{stop}◄" if now else f"  {stop} ", style="bold reverse" if now else "dim")
    return [pad(line, width)]


def _face(paper: Paper) -> list[Text]:
    """The clock as a face with its hand."""

    def stop(hour: int) -> Text:
        now = hour == paper.view.hour
        return Text(f"►{STOPS[hour]}◄" if now else f" {STOPS[hour]} ", style="bold reverse" if now else "dim")

    hand = Text(HANDS[paper.view.hour], style="bold")
    return [
        Text.assemble("     ", stop(0)),
        Text.assemble(" ", stop(9), "  ", hand, "  ", stop(3)),
        Text.assemble("      ", stop(6)),
    ]


def _ancient_one(paper: Paper, width: int) -> list[Text]:
    """What the Ancient One changes, and what happens when he wakes."""
    entry = paper.box.ancient_ones[paper.view.ancient_one]
    name = paper.name(paper.view.ancient_one)
    ability = f"({paper.speech.printed(entry.ability)}){paper.say('colon')}"
    said = paper.signs(entry.row(paper.view.awake))
    return flow([Text(name, style="bold"), *pieces(ability), *pieces(said)], width, 2)


def mythos(paper: Paper, width: int) -> list[Text]:
    """The Mythos card in force, and what earlier ones still have in store."""
    lines: list[Text] = []
    if paper.view.mythos:
        card = paper.box.mythos[paper.view.mythos]
        lines += _mythos(paper, paper.say("kind-mythos"), card.id, paper.signs(card.signs()), width)
    for name in paper.view.lingering:
        later = paper.box.mythos[name].later
        lines += _mythos(paper, paper.say("mythos-still"), name, paper.signs(later.signs()) if later else "", width)
    return lines


def _mythos(paper: Paper, title: str, card: str, said: str, width: int) -> list[Text]:
    """A line for a card; where it is too long, only the lower half of its title."""
    name = paper.name(card)
    if len(title) + len(name) + len(said) + 4 > width:
        name = name.partition("… ")[2] or name
    return flow([Text(title, style="bold"), *pieces(name + paper.say("colon")), *pieces(said, "bold red")], width, 2)
