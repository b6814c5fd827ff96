"""Every stone is in exactly one place."""

from __future__ import annotations

from .state import Well


def check(g: Well) -> None:
    """Raise AssertionError when a stone was created or lost."""
    found = sorted(g.bag + g.thrown + [stone for who in g.keepers for stone in who.stones])
    assert found == sorted(g.box.stones), f"stones created or lost: {found}"
