"""Combats for tests: Ann's port is Melbourne (4), and what she attacks lies beside it, in hex 11.

t = battle("zombie_l1_2 up", force={"infantry": 2}, cards=["ooc_01", "ooc_03"])
t.ann.is_asked("retreat").plays("stay")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from leng.games.auztralia.state import UNITS, Combat

from .outback import OutbackTranscript, outback

HERE, PORT = 11, 4


def battle(
    *old_ones: str,
    force: Mapping[str, int],
    cards: Sequence[str] = (),
    ann: Mapping[str, Any] | None = None,
    tiles: Mapping[int, str | Sequence[str]] | None = None,
    **table: Any,
) -> OutbackTranscript:
    """Ann, at 0, attacks with this force, which is all she has; the next cards of the deck are these."""
    lying = {HERE: list(old_ones), **(tiles or {})}
    t = outback("ann", "bob", tiles=lying, cards=cards, ann={"time": 0, "barracks": force, **(ann or {})}, **table)
    t.ann.plays("box:attack")
    if t.decision.ask.name == "target":
        t.ann.plays(f"attack:{HERE}")
    send_all(t)
    return t


def siege(
    *old_ones: str,
    force: Mapping[str, int],
    cards: Sequence[str] = (),
    ann: Mapping[str, Any] | None = None,
    **table: Any,
) -> OutbackTranscript:
    """Old Ones stand on Ann's port, and she must defend it."""
    ann = {"barracks": force, **(ann or {})}
    return outback("ann", "bob", at=("defend", 0), tiles={PORT: list(old_ones)}, cards=cards, ann=ann, **table)


def send_all(t: OutbackTranscript) -> None:
    """Every unit that can go joins the force."""
    while t.table.decision is not None and t.decision.ask.name == "force":
        options = t.decision.options
        t.table.choose("all" if "all" in options else ":".join(options[0]))
    t.spare()


def combat(t: OutbackTranscript) -> Combat:
    """The combat that goes on."""
    found = t.state.combat
    assert found is not None, f"nobody fights; {t.asking()}"
    return found


def force(t: OutbackTranscript) -> dict[str, int]:
    """The units still in the fight."""
    return {UNITS[kind]: n for kind, n in enumerate(combat(t).force) if n}


def hurt(t: OutbackTranscript) -> dict[str, int]:
    """Damage on the stacks."""
    return {UNITS[kind]: n for kind, n in enumerate(combat(t).hurt) if n}


def answers(t: OutbackTranscript, *keys: str) -> OutbackTranscript:
    """Ann answers one question after the other."""
    t.ann.plays(*keys)
    return t
