"""Codes to join with: six letters for a link, for a day, and not many tries a minute."""

from __future__ import annotations

import pytest

from leng.server.codes import A_DAY, LETTERS, MINUTE, TRIES, Codes, TooManyCodes, WrongCode, code_of, spelt

LINK, OTHER = "a" * 24, "b" * 24


class Clock:
    """Time that passes when a test says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_code_leads_to_its_link_however_it_is_typed() -> None:
    codes = Codes()
    code = codes.remember("table", LINK)
    assert len(code) == 6 and set(code) <= set(LETTERS) and code == code_of(LINK) != code_of(OTHER)
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
        assert codes.find(typed, "here") == f"/t/table/sit/{LINK}"
    assert spelt("ab-c 1d") == "ABCD"


def test_a_code_counts_for_a_day_from_the_first_look() -> None:
    clock = Clock()
    codes = Codes(clock)
    code = codes.remember("table", LINK)
    clock.now += A_DAY - 1
    assert codes.remember("table", LINK) == code and codes.find(code, "here")
    clock.now += 2
    with pytest.raises(WrongCode):
        codes.find(code, "here")


def test_nobody_tries_more_than_ten_codes_a_minute() -> None:
    clock = Clock()
    codes = Codes(clock)
    code = codes.remember("table", LINK)
    for _ in range(TRIES):
        with pytest.raises(WrongCode):
            codes.find("ZZZZZZ" if code != "ZZZZZZ" else "YYYYYY", "guesser")
    with pytest.raises(TooManyCodes):
        codes.find(code, "guesser")
    assert codes.find(code, "somebody else")
    clock.now += MINUTE + 1
    assert codes.find(code, "guesser")
