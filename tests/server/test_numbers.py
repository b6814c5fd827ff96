"""The numbers of changes grow, also over a restart and when somebody puts the clock back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from leng.server.numbers import FILE, numbers_of

from .house import DOOR, House, in_house

TWO_DAYS = 2 * 24 * 3600 * 10**9


def test_a_version_grows_over_a_restart_though_the_clock_goes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    opened: dict[str, Any] = {}

    async def look(house: House) -> None:
        if not opened:
            opened.update((await house.open(DOOR, "human human")).opened)
        party = house.party(opened)
        told.append((await party[0].see())["version"])
        await party[0].do("/talk", text="psst")
        told.append((await party[0].see())["version"])
        house.hall.room.budget = 0
        await house.open(DOOR, "human human")  # the first is let go and comes back
        told.append((await party[0].see())["version"])

    now = time.time_ns
    in_house(tmp_path, look)
    for days in (1, 2):
        monkeypatch.setattr(time, "time_ns", lambda days=days: now() - days * TWO_DAYS)
        in_house(tmp_path, look)
    assert told == sorted(set(told)) and told[-1] < 2**53  # a script counts no further


def test_numbers_go_on_from_those_that_were_milliseconds(tmp_path: Path) -> None:
    before = time.time_ns() // 1_000_000
    assert next(numbers_of(tmp_path)) >= before


@pytest.mark.parametrize("kept", ["", "nonsense\n", "99999999999999"])
def test_a_damaged_number_keeps_nobody_from_playing(kept: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(kept)
    first = next(numbers_of(tmp_path))
    assert first >= (int(kept) if kept.isdecimal() else 0) and next(numbers_of(tmp_path)) > first
    assert next(numbers_of(tmp_path / "nowhere")) > 0
