"""A table at which Ann is about to play an Intrigue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .city import CityTranscript, city


def plotting(
    card: str, places: Mapping[str, Sequence[str]] | None = None, *, dark: bool = True, **holdings: Any
) -> CityTranscript:
    """Ann, who is first, holds one Intrigue before the Market is decided; Bob and Cleo stand there."""
    ann = {"intrigues": [card], "summonings": int(dark), **holdings.pop("ann", {})}
    return city(
        "ann:anubis",
        "bob:fafnir",
        "cleo:tiamat",
        at="market",
        places=places or {"market": ["bob 1", "cleo 2"]},
        ann=ann,
        **holdings,
    )


def done(t: CityTranscript, card: str) -> None:
    """The Intrigue has left the hand and lies under its deck."""
    assert card not in t.ann.cult.intrigues
    assert t.state.decks["intrigue"].cards[0] == card
