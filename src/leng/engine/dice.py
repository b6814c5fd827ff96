"""Chance: a seeded generator of one integer that lies in the state and is copied with it."""

from __future__ import annotations

import hashlib
from typing import TypeVar

from leng.engine.plain import Plain

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_STEP = 0x9E37_79B9_7F4A_7C15


def seed_number(seed: str) -> int:
    """The starting integer that a seed written by a person stands for."""
    return int.from_bytes(hashlib.sha256(f"leng:{seed}".encode()).digest()[:8], "big")


def commitment(seed: str) -> str:
    """What a table publishes when it opens, so that nobody can change the seed afterwards."""
    return hashlib.sha256(f"leng-commitment:{seed}".encode()).hexdigest()


class Dice(Plain):
    """SplitMix64; ``script`` holds results a test has fixed, used up before chance is asked."""

    state: int = 0
    script: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def roll(self, faces: int = 6) -> int:
        """One die."""
        if self.script:
            return self.script.pop(0)
        return self.below(faces) + 1

    def shuffle(self, cards: list[T]) -> None:
        """Put cards in a random order (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def pick(self, cards: list[T]) -> T:
        """One of the cards, all equally likely; the list stays as it is."""
        return cards[self.below(len(cards))]
