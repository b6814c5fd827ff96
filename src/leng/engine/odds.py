"""The exact chances behind the options of a decision, told to nobody but the seat that must decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leng.engine.dice import Dice, seed_number
from leng.engine.play import Play
from leng.engine.world import World

SMALLEST = 0.001
"""What is neither certain nor impossible is never shown as if it were."""

DIGITS = 9  # beyond these, two chances differ only by how they were added up


def has_odds(play: Play[Any]) -> bool:
    """Whether the question on the table is one whose chances can be told."""
    return play.choice is not None and play.choice.ask.name in play.game.odds_of


def chances(play: Play[Any]) -> dict[str, float]:
    """The chances behind the options by their keys, worked out in a world dealt anew from what the seat may know."""
    if not has_odds(play):
        return {}
    assert play.choice is not None
    return World(play, play.choice.seat, Dice(seed_number("odds")), keep=False).chances()


def best(found: Mapping[str, float]) -> set[str]:
    """The options nothing beats; none if all are hopeless or all are equally good."""
    rounded = {key: round(chance, DIGITS) for key, chance in found.items()}
    most = max(rounded.values(), default=0.0)
    leading = {key for key, chance in rounded.items() if chance == most}
    return leading if most and (len(leading) < len(found) or len(found) == 1) else set()


def to_show(chance: float) -> float:
    """A chance as it is read: only what is certain is 1, only what is impossible is 0."""
    exact = round(chance, DIGITS)
    return exact if exact in (0.0, 1.0) else min(max(exact, SMALLEST), 1 - SMALLEST)
