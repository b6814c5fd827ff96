"""What helps whoever must decide, as the API tells it: hints and odds."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class OptionAdvised(msgspec.Struct):
    """One of the best options: how far it is ahead of the next or behind the best, and the fact that decides."""

    key: str
    text: str
    worth: str
    why: str


class Hint(msgspec.Struct):
    """What a bot that plays well would choose, and why."""

    number: int
    key: str
    text: str
    bot: str
    best: list[OptionAdvised]  # the best three, the very best first
    behind: dict[str, float]  # how much the bot likes every option less than the best


class OptionChance(msgspec.Struct):
    """An option and how likely it leads to success with the best play; null where that cannot be told."""

    key: str
    text: str
    chance: Annotated[float, Meta(ge=0, le=1)] | None
    best: bool


class Odds(msgspec.Struct):
    """The exact chances behind the options of a decision; ``note`` says what they count and what they leave out."""

    number: int
    options: list[OptionChance]
    note: str
