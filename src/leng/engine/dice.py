"""Chance: a seeded generator of one integer that lies in the state and is copied with it."""

from __future__ import annotations

import hashlib
from typing import TypeVar

from leng.engine.plain import Plain

T = TypeVar("T")

_FULL = 1 << 31
"""Below this the pool is too small to draw from evenly, and is filled again."""


def seed_number(seed: str) -> int:
    """The key that a seed written by a person stands for."""
    return int.from_bytes(hashlib.sha256(f"leng:{seed}".encode()).digest()[:8], "big") >> 1


def commitment(seed: str) -> str:
    """What a table published when it opened, before 0.2.0: a promise about the seed alone."""
    return hashlib.sha256(f"leng-commitment:{seed}".encode()).hexdigest()


class Dice(Plain):
    """Numbers drawn from a hash of the key and a counter: nobody can tell the next from the last.

    ``pool`` is the rest of the last hash, used up like a number written in mixed bases. ``script`` holds results
    a test has fixed, used up before chance is asked.
    """

    key: int = 0
    count: int = 0
    pool: int = 0
    script: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n-1, for any n up to a million."""
        pool = self.pool
        if pool < _FULL:
            pool = self._fill()
        self.pool, number = divmod(pool, n)
        return number

    def _fill(self) -> int:
        self.count = count = self.count + 1
        digest = hashlib.blake2b(b"%d:%d" % (self.key, count), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1 | 1 << 62

    def fork(self) -> Dice:
        """Further dice whose numbers have nothing to do with these."""
        return Dice(self._fill())

    def roll(self, faces: int = 6) -> int:
        """One die."""
        if self.script:
            return self.script.pop(0)
        return self.below(faces) + 1

    def rolls(self, n: int, faces: int = 6) -> list[int]:
        """Several dice at once, as many as a hand holds."""
        if self.script:
            return [self.roll(faces) for _ in range(n)]
        number = self.below(faces**n)
        dice = []
        for _ in range(n):
            number, die = divmod(number, faces)
            dice.append(die + 1)
        return dice

    def shuffle(self, cards: list[T]) -> None:
        """Put cards in a random order (Fisher and Yates)."""
        pool = self.pool
        for last in range(len(cards) - 1, 0, -1):
            if pool < _FULL:
                pool = self._fill()
            other = pool % (last + 1)  # what ``below`` does, for a whole deck at once
            pool //= last + 1
            cards[last], cards[other] = cards[other], cards[last]
        self.pool = pool

    def pick(self, cards: list[T]) -> T:
        """One of the cards, all equally likely; the list stays as it is."""
        return cards[self.below(len(cards))]
