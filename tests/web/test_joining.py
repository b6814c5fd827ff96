"""Joining by a code: it leads to the invitation of one seat, as the link does."""

from __future__ import annotations

from pathlib import Path

from leng.server.codes import TRIES

from .parlour import Page, Parlour, in_order, in_parlour


def code_on(page: Page) -> str:
    """The code that the opener reads beside a link."""
    words = page.text().split()
    return next(word for word in words if len(word) == 6 and word.isupper() and word.isalpha())


def test_somebody_sits_down_by_a_code(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, guest = house.browser(), house.browser()
        page = await house.open(host, "me link random", seed="code")
        in_order(page)
        assert page.all("class", "qr")
        code = code_on(page)
        invitation = await guest.post("/join", code=code.lower())
        assert "/sit/" in invitation.path and invitation.status == 200
        seated = await guest.press(invitation)
        assert seated.path == page.path
        again = await house.browser().post("/join", code=code)
        assert again.status == 410  # the seat is taken, and the link says so

    in_parlour(tmp_path, visit)


def test_a_wrong_code_is_told_in_a_sentence_and_guessing_comes_to_an_end(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        guest = house.browser("fr")
        for _ in range(TRIES):
            page = await guest.post("/join", code="AAAAAA")
            in_order(page)
            assert page.status == 404 and "six lettres" in page.text()
        page = await guest.post("/join", code="AAAAAA")
        assert page.status == 429 and "par minute" in page.text()

    in_parlour(tmp_path, visit)
