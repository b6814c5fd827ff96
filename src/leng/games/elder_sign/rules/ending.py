"""Winning and losing together: how near either side is, and who brought what."""

from __future__ import annotations

from collections.abc import Iterable

from leng.engine.game import Result
from leng.engine.state import Event
from leng.games.elder_sign.deeds.ending import WON
from leng.games.elder_sign.state import Museum

SIGNS, DOOM = "elder_sign", "doom"


def result(g: Museum) -> Result | None:
    """Everybody wins or loses together."""  # ES R-141
    if not g.ending:
        return None
    seats = tuple(range(len(g.investigators)))
    won = g.ending in WON
    return Result(tuple(int(won) for _ in seats), seats if won else (), g.ending)


def course(g: Museum) -> dict[int | str, int]:
    """How many of the Elder Signs are in place, and how full the doom track is, in percent."""  # ES
    limit, track = g.box.ancient_ones[g.ancient_one].signs, g.box.track_length[g.ancient_one]
    return {SIGNS: 100 * min(g.signs, limit) // limit, DOOM: 100 * g.doom // track}


ADVENTURES, WORLDS, ENTRANCE, CARDS, DRIVEN, LOST = "adventures", "worlds", "entrance", "cards", "driven", "lost"
MIDNIGHT, FAILED, TERROR, DEVOURED, OTHER = "midnight", "failed", "terror", "devoured", "other"
BRINGS = {"turn": CARDS, "resolves": ADVENTURES, "buys": ENTRANCE, "finds": ENTRANCE, "uses": CARDS, "ability": CARDS}
"""What brings the Elder Signs that are told after such an event."""
THREATENS = {
    "turn": OTHER,
    "clock": OTHER,
    "midnight": MIDNIGHT,
    "comes-true": MIDNIGHT,
    "attacks": MIDNIGHT,
    "fails": FAILED,
    "terror": TERROR,
}
"""And the doom."""


def score_by_source(g: Museum, log: Iterable[Event], whose: int | str) -> dict[str, int]:
    """By what an investigator's player found Elder Signs and drove doom back; or what brought the doom."""
    return _threats(log) if isinstance(whose, str) else _findings(g, log, whose)


def _findings(g: Museum, log: Iterable[Event], seat: int) -> dict[str, int]:
    found = dict.fromkeys((ADVENTURES, WORLDS, ENTRANCE, CARDS, DRIVEN, LOST), 0)
    whose, source = -1, CARDS
    for event in log:
        if event.kind in ("turn", "devoured"):  # with an investigator a sign may go
            whose = event.facts["seat"]
        source = BRINGS.get(event.kind, source)
        if event.kind == "resolves" and event.facts["card"] in g.box.other_worlds:
            source = WORLDS
        if whose != seat:
            continue
        if event.kind == "sign":
            found[source] += 1
        elif event.kind == "sign-lost":
            found[LOST] -= 1
        elif event.kind == "doom-less":
            found[DRIVEN] += 1
    return found


def _threats(log: Iterable[Event]) -> dict[str, int]:
    found = dict.fromkeys((MIDNIGHT, FAILED, TERROR, DEVOURED, OTHER, DRIVEN), 0)
    source, devoured = OTHER, False
    for event in log:
        if event.kind == "devoured":  # one token, and then what goes on goes on
            devoured = True
        elif event.kind == "doom":
            found[DEVOURED if devoured else source] += 1
            devoured = False
        elif event.kind in THREATENS:
            source, devoured = THREATENS[event.kind], False
        elif event.kind == "doom-less":
            found[DRIVEN] -= 1
    return found
