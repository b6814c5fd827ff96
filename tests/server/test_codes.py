"""Codes to join with: six letters for a link, for a day, and not many tries a minute."""

from __future__ import annotations

import pytest

from leng.server import codes as house
from leng.server.codes import A_DAY, LETTERS, MINUTE, TRIES, Codes, TooManyCodes, WrongCode, code_of, spelt

LINK, OTHER = "a" * 24, "b" * 24


class Clock:
    """Time that passes when a test says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


NOW = Clock.now


def test_a_code_leads_to_its_link_however_it_is_typed() -> None:
    codes = Codes(Clock())
    code = codes.remember("table", LINK, NOW)
    assert len(code) == 6 and set(code) <= set(LETTERS) and code == code_of(LINK) != code_of(OTHER)
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
        assert codes.find(typed, "here") == f"/t/table/sit/{LINK}"
    assert spelt("ab-c 1d") == "ABCD"


def test_a_code_counts_for_a_day_from_the_making_of_its_link_and_is_not_shown_after_that() -> None:
    clock = Clock()
    codes = Codes(clock)
    code = codes.remember("table", LINK, NOW)
    clock.now += A_DAY - 1
    assert codes.remember("table", LINK, NOW) == code and codes.find(code, "here")
    assert Codes(clock).remember("table", LINK, NOW) == code, "a restart gives it no further day"
    clock.now += 2
    assert codes.remember("table", LINK, NOW) == Codes(clock).remember("table", LINK, NOW) == ""
    with pytest.raises(WrongCode):
        codes.find(code, "here")


def test_two_links_never_share_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "code_of", lambda secret, other=0: "AAAAAA" if not other else "BBBBBB")
    clock = Clock()
    codes = Codes(clock)
    for _ in range(2):
        assert codes.remember("table", LINK, NOW) == "AAAAAA" and codes.remember("table", OTHER, NOW) == "BBBBBB"
    assert codes.find("AAAAAA", "here").endswith(LINK) and codes.find("BBBBBB", "here").endswith(OTHER)
    clock.now += A_DAY + 1
    assert codes.remember("table", OTHER, clock.now) == "AAAAAA", "one that has run out is free again"


def test_nobody_tries_more_than_ten_codes_a_minute() -> None:
    clock = Clock()
    codes = Codes(clock)
    code = codes.remember("table", LINK, NOW)
    for _ in range(TRIES):
        with pytest.raises(WrongCode):
            codes.find("ZZZZZZ" if code != "ZZZZZZ" else "YYYYYY", "guesser")
    with pytest.raises(TooManyCodes):
        codes.find(code, "guesser")
    assert codes.find(code, "somebody else")
    clock.now += MINUTE + 1
    assert codes.find(code, "guesser")
