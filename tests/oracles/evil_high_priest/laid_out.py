"""The table before the first turn (EHP R-010 to R-025)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest.lying import seen
from oracles.evil_high_priest.people import in_order
from oracles.evil_high_priest.printed import BOARDS, INVESTIGATORS, MONSTERS, PRIESTS, ROOMS, SPECIALS, locks_of

EXPANSIONS = ("blood_ceremony", "dark_ritual")


def wrongly_laid_out(g: Conclave) -> Iterator[str]:
    """What does not lie as it should when a match begins."""
    used = [box for box in EXPANSIONS if any(INVESTIGATORS[card]["box"] == box for card in _investigators(g))]
    for what, is_, should in _compared(g, used):
        if is_ != should:
            yield f"{what} should be {should} at the start, is {is_}"
    for place, seat in enumerate(in_order(g), start=1):
        p = g.priests[seat]
        wanted = {  # EHP
            "home": True,
            "pool": 2,
            "asylum": 4,
            "escape": 0,
            "worship": 0,
            "evolved": [0, 0, 0],
            "out": 0,
            "card": p.card,
            "spent": False,
            "exposed": {"treasure": place},
            "specials": [],
            "rooms": [None] * 7,
            "lairs": [],
        }
        if seen(p) != wanted:
            yield f"seat {seat} should begin with {wanted}, has {seen(p)}"


def _investigators(g: Conclave) -> list[str]:
    return g.investigators + g.investigator_row


def _compared(g: Conclave, used: list[str]) -> Iterator[tuple[str, Any, Any]]:
    """What, how it is, how it should be."""
    board = BOARDS[g.board]
    rooms = [card for card, each in ROOMS.items() for _ in range(each["count"])]
    yield "the number of signs", len(locks_of(g.board)), 13  # EHP R-012
    yield "broken signs", g.broken, []
    yield "those who stand somewhere", g.standing, {}
    yield "rooms", sorted(_kind(card, ROOMS) for card in g.rooms + g.room_row), sorted(rooms)  # EHP R-013
    yield "rooms on offer", len(g.room_row), 3
    uniques = [card for card, each in MONSTERS.items() if each.get("unique", True) and each["box"] in used]
    monsters = [*uniques, "deep_one"] if used else ["deep_one"] * 15  # EHP
    yield "monsters", sorted(_kind(card, MONSTERS) for card in g.monsters + g.monster_row), sorted(monsters)
    yield "monsters on offer", len(g.monster_row), 3 if used else 0
    theirs = sorted(card for card, each in INVESTIGATORS.items() if each["box"] in used)
    yield "investigators", sorted(_investigators(g)), theirs
    yield "investigators on offer", len(g.investigator_row), 3 if used else 0
    dealt = [p.card for p in g.priests if p.card]  # EHP R-021
    yield "priest cards dealt", len(dealt), len(g.priests) if used else 0
    yield "priest cards", sorted(dealt + g.undealt), sorted(c for c, each in PRIESTS.items() if each["box"] in used)
    yield "expansions", g.expanded, bool(used)
    yield "tracks", g.tracks, board.get("tracks", {})
    yield "amoebas", g.amoebas, board.get("amoebas", 0)
    yield "special cards", sorted(g.specials), sorted(c for c, each in SPECIALS.items() if each["board"] == g.board)
    yield "the first player of the next round", g.next_first, g.first
    yield "raids", g.raids, 0  # EHP R-011
    yield "the round", g.round, 1
    if board.get("worship"):  # EHP R-222, CC-Q8
        yield "worshippers that are too many", g.threshold in ((3, 6) if g.hoard else (3 * len(g.priests),)), True
    if g.hoard is not None:  # EHP
        yield "the opponent's pile", (g.hoard.goods, g.hoard.specials, g.denied), ({}, [], "")


def _kind(card: str, kinds: dict[str, dict[str, Any]]) -> str:
    return card if card in kinds else card.rpartition("_")[0]
