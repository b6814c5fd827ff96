"""Judgements made from many matches: what each feature of a position is worth, read from a file beside the game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Features = Callable[[Any, int], Mapping[str, float]]
"""Figures about one seat from which a judgement is made: see ``Game.features``."""


def read_weights(file: Path) -> dict[str, float]:
    """What ``leng fit`` found each feature to be worth."""
    return {name: float(worth) for name, worth in tomllib.loads(file.read_text(encoding="utf-8"))["worth"].items()}


def in_sum(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """What a seat's features are worth together; one that nobody has weighed counts for nothing."""
    return sum(weights.get(name, 0.0) * value for name, value in features.items())


def ahead_of_the_others(worth: list[float]) -> list[float]:
    """By how much each seat is ahead of the mean of the others: what a judgement is fitted to."""
    total, others = sum(worth), max(1, len(worth) - 1)
    return [each - (total - each) / others for each in worth]
