"""How lines of a log are told in few words: equal gains as one, and what was paid and gained in signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.engine.state import Event
from leng.words.presenter import Presenter
from leng.words.signs import Sign

GAINED, PAID = ("gain", "gains", "regain"), ("pay", "pays", "lose", "loses")
"""Lines that tell so many of a kind, which a sign tells as well."""


class Told(msgspec.Struct):
    """A line of the log on its way into the story."""

    number: int
    event: Event
    deed: int  # the how manieth of those that are told
    merged: bool = False


class Piece(msgspec.Struct):
    """A sentence, and what it cost and brought whoever it is about."""

    text: str
    signs: Markup = Markup()


class Gist(msgspec.Struct):
    """Some lines in short."""

    pieces: list[Piece]
    said: str  # all of it in words, for those who listen

    def within(self, letters: int) -> Gist:
        """Its first sentences, as many as fit, and one at least."""
        room, kept = letters, 0
        for piece in self.pieces:
            room -= len(piece.text)
            if kept and room < 0:
                break
            kept += 1
        return Gist(self.pieces[:kept], self.said)


def gist(speaker: Presenter, events: Sequence[Event], drawn: Drawn | None) -> Gist:
    """What happened without what goes without saying; what somebody paid and gained stands in signs behind it."""
    spoken = [event for event in events if event.kind not in speaker.asides] or list(events)
    lines = [each.event for each in merged([Told(0, event, 0) for event in spoken], apart=True)]
    signs: dict[int, list[Event]] = {}  # by the line they stand behind
    heads = speaker.chapters | speaker.headings
    for place, event in enumerate(lines):
        if _sign(drawn, event):
            near = (*range(place - 1, -1, -1), *range(place + 1, len(lines)))
            whose = (each for each in near if lines[each].kind not in heads and _bears(drawn, lines[each], event))
            signs.setdefault(next(whose, place), []).append(event)
    pieces: list[Piece] = []
    for place, event in enumerate(lines):
        found = signs.get(place, [])
        if not _sign(drawn, event):
            row = sorted(found, key=lambda each: each.kind not in PAID)
            pieces.append(Piece(speaker.line(event), signs_of(drawn, row)))
        elif found:  # nothing else is told of whoever it is about
            pieces.append(Piece(speaker.line(event)))
    return Gist(pieces, " ".join(map(speaker.line, lines)))


def _bears(drawn: Drawn | None, line: Event, amount: Event) -> bool:
    """Whether a line is about whoever an amount is about, and says more than that."""
    return not _sign(drawn, line) and line.facts.get("seat") == amount.facts.get("seat")


def merged(lines: Sequence[Told], apart: bool = False) -> Iterator[Told]:
    """Lines of one deed that tell of so many of the same are one: twice 1 gold is 2 gold.

    Only where they follow each other, unless those that stand ``apart`` are meant, too.
    """
    waiting: list[Told] = []
    for told in lines:
        last = next((each for each in waiting if each.deed == told.deed and _alike(each.event, told.event)), None)
        if last is not None:
            facts = {**told.event.facts, "n": last.event.facts["n"] + told.event.facts["n"]}
            event = msgspec.structs.replace(told.event, facts=facts)
            waiting[waiting.index(last)] = Told(last.number, event, told.deed, merged=True)
            continue
        if not apart:
            yield from waiting
            waiting.clear()
        waiting.append(told)
    yield from waiting


def amount(event: Event) -> str:
    """What a line tells so many of, if it tells nothing else."""
    facts = event.facts
    if set(facts) - {"seat", "rival"} not in ({"goods", "n"}, {"what", "n"}) or not isinstance(facts["n"], int):
        return ""
    return str(facts.get("goods") or facts.get("what"))


def _alike(one: Event, other: Event) -> bool:
    return one.kind == other.kind and bool(amount(one)) and {**one.facts, "n": 0} == {**other.facts, "n": 0}


def signs_of(drawn: Drawn | None, events: Sequence[Event]) -> Markup:
    """Gains and losses as signs, where the drawing has some for them."""
    found = [_sign(drawn, event) for event in events]
    row = [sign for sign in found if sign is not None]
    return drawn.sheet.beside(row) if drawn is not None and row else Markup()


def _sign(drawn: Drawn | None, event: Event) -> Sign | None:
    kind, paid = amount(event), event.kind in PAID
    if drawn is None or not kind or event.kind not in (*GAINED, *PAID):
        return None
    known = f'id="{drawn.sheet.prefix}-{kind}{"-paid" if paid else ""}"' in drawn.symbols
    return Sign(kind, event.facts["n"], paid) if known else None


def places_of(speaker: Presenter, event: Event) -> list[str]:
    """The places of a board that a line may be about: the page lights those that are drawn."""
    facts = event.facts
    kinds = {name.removesuffix("_kind"): str(kind) for name, kind in facts.items() if name.endswith("_kind")}
    kinds = {**speaker.places, **kinds}
    return [
        f"{kinds.get(name, name)}:{value}"
        for name, value in facts.items()
        if isinstance(value, str | int) and not isinstance(value, bool) and name not in ("seat", "n", "rival")
    ]
