"""A real browser, where there is one: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .served import Served
from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

QUIETLY = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
MOST_PARKED = 5
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser; a skipped test says what is missing. It closes with the last test here: it keeps an event loop."""
    driver = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: no page was tried")
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("Chromium is not installed here (apt-get install chromium): no page was tried in a real browser")
    with driver.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIETLY)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all of them."""
    served = Served(tmp_path_factory.mktemp("house"))
    yield served
    served.close()


class Cloakroom:
    """People who have left, ready to come again as somebody else: a window that is open need not be opened anew."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.parked: list[tuple[str, Visitor]] = []

    def comes(self, language: str, fresh: bool, seen: dict[str, Any]) -> Visitor:
        """Somebody who sees the world like this and has never been here."""
        kind = repr(seen)
        known = next((each for each in self.parked if each[0] == kind and not fresh), None)
        if known is None:
            return Visitor(self.chromium.new_context(**seen), self.address, language)
        self.parked.remove(known)
        return known[1]

    def goes(self, somebody: Visitor, kind: str) -> None:
        """Forget everything, and make room for the next."""
        try:
            somebody.forget()
        except Exception:  # whatever a test that failed has left behind
            somebody.context.close()
            return
        self.parked.append((kind, somebody))
        while len(self.parked) > MOST_PARKED:
            self.parked.pop(0)[1].context.close()


@pytest.fixture(scope="package")
def cloakroom(chromium: Browser, house: Served) -> Iterator[Cloakroom]:
    """Where browsers wait for the next test."""
    room = Cloakroom(chromium, house.address)
    yield room
    for _, somebody in room.parked:
        somebody.context.close()


@pytest.fixture
def visitor(cloakroom: Cloakroom) -> Iterator[Callable[..., Visitor]]:
    """People at browsers of their own; afterwards none of them has seen an error or heard of another host.

    Nobody sees pieces move unless a test wishes it: a screen drawn sixty times a second is most of what a choice costs.
    Whoever is ``fresh`` has a browser that has never been used and never will be again.
    """
    visitors: list[tuple[Visitor, str, bool]] = []

    def comes(
        *, phone: bool = False, language: str = "en", moving: bool = False, fresh: bool = False, **wishes: Any
    ) -> Visitor:
        seen = {
            "viewport": PHONE if phone else DESKTOP,
            "locale": {"en": "en-GB", "fr": "fr-FR"}[language],
            "has_touch": phone,
            "reduced_motion": "no-preference" if moving else "reduce",
            **wishes,
        }
        visitors.append((cloakroom.comes(language, fresh, seen), repr(seen), fresh))
        return visitors[-1][0]

    yield comes
    faults = [fault for somebody, _, _ in visitors for fault in somebody.faults]
    for somebody, kind, fresh in visitors:
        if fresh:
            somebody.context.close()
        else:
            cloakroom.goes(somebody, kind)
    assert not faults, faults


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where saves are put down."""
    return tmp_path_factory.mktemp("saves")
