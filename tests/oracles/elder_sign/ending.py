"""The end: who has won, how, and where Elder Signs and doom came from (R-140, R-141)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from leng.engine.game import Result, load_game
from leng.engine.state import Event
from leng.games.elder_sign.state import Museum
from oracles.elder_sign import printed
from oracles.elder_sign.tale import Tale

WON, LOST = ("sealed", "banished"), ("devoured", "destroyed")


def wrong(g: Museum, log: Sequence[Event], result: Result) -> Iterator[str]:
    """All win or all lose, and there is no score beyond that."""
    seats = range(len(g.investigators))
    how = way(g)
    if how != result.ending or result.ending != g.ending:
        yield f"it should have ended {how}, not {result.ending}"
    winners = tuple(seats) if how in WON else ()
    if result.winners != winners or result.scores != tuple(int(how in WON) for _ in seats):
        yield f"{winners} should have won, not {result.winners} with {result.scores}"
    signs, doom = signs_of(log), doom_of(log)
    if g.signs != signs:
        yield f"rewards and souvenirs come to {signs} Elder Signs, not {g.signs}"
    if g.doom != doom:
        yield f"what was told comes to {doom} doom, not {g.doom}"


def way(g: Museum) -> str:
    """How it must have ended, by what lies there."""
    entry = printed.ANCIENT_ONES[g.ancient_one]
    if not g.awake and g.signs >= entry["signs"]:
        return "sealed"
    if g.awake and not g.doom:
        return "banished"
    if not any(each.id or each.due for each in g.investigators):
        return "devoured"
    if g.awake and any(each["do"] == "lose_match" for each in entry.get("awakens", [])):
        return "destroyed"
    return "not at all"


def signs_of(log: Sequence[Event]) -> int:
    """Elder Signs by their sources: cards resolved, souvenirs bought, less those that crumbled."""
    signs = 0
    for event in log:
        verbs = []
        if event.kind == "resolves":
            verbs = printed.PLACES[event.facts["card"]]["rewards"]
        elif event.kind == "buys":
            verbs = printed.SOUVENIRS[event.facts["service"]]["effects"]
        elif event.kind == "sign-lost":
            signs -= 1
        signs += sum(each["n"] for each in verbs if each["do"] == "elder_sign")
    return signs


def doom_of(log: Sequence[Event]) -> int:
    """Doom, token by token, as it was told."""
    doom = 0
    for event in log:
        if event.kind == "doom":
            doom += 1
        elif event.kind == "doom-less":
            doom -= 1
        if event.kind in ("doom", "doom-less") and event.facts["n"] != doom:
            return -1
    return doom


def sources(t: Tale, g: Museum, log: Sequence[Event]) -> Iterator[str]:
    """Elder Signs by seat and source, doom by its cause, by our own reckoning and by the engine's."""
    game = load_game("elder_sign")
    for seat in range(len(g.investigators)):
        told = {(seat, source): n for source, n in game.score_by_source(g, log, seat).items() if n}
        ours = {key: n for key, n in t.signs.items() if n and key[0] == seat}
        if told != ours:
            yield f"seat {seat} brought {ours}, not {told}"
    for side in ("elder_sign", "doom"):
        threats = {cause: n for cause, n in game.score_by_source(g, log, side).items() if n}
        if threats != {cause: n for cause, n in t.threats.items() if n}:
            yield f"doom came from {dict(t.threats)}, not {threats}"
    entry = printed.ANCIENT_ONES[g.ancient_one]
    far = {"elder_sign": 100 * g.signs / entry["signs"], "doom": 100 * g.doom / len(entry["track"])}
    for whom, percent in game.course(g).items():
        if abs(min(100, far[str(whom)]) - percent) >= 1:
            yield f"{whom} has come {far[str(whom)]} percent far, not {percent}"
