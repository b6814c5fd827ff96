"""Who looks at a table just now."""

from __future__ import annotations

import asyncio

import pytest

from leng.server import presence
from leng.server.presence import Presence


def test_somebody_is_there_from_the_first_page_to_a_moment_after_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    told: list[bool] = []
    there = Presence()

    def looks() -> bool:
        return there.looks("table", "ada")

    async def visit() -> None:
        assert not looks()
        with there.looking("table", "ada", lambda: told.append(looks())):
            with there.looking("table", "ada", lambda: told.append(looks())):
                assert looks() and not there.looks("table", "bob") and not there.looks("other", "ada")
            await asyncio.sleep(0.01)
            assert looks()
        assert looks(), "whoever loads the page anew never leaves"
        await asyncio.sleep(0.01)
        assert not looks()

    asyncio.run(visit())
    assert told == [True, False]
