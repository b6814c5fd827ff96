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


@pytest.fixture(scope="module")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of one module."""
    served = Served(tmp_path_factory.mktemp("house"))
    yield served
    served.close()


@pytest.fixture
def visitor(chromium: Browser, house: Served) -> Iterator[Callable[..., Visitor]]:
    """People at browsers of their own; afterwards none of them has seen an error or heard of another host."""
    visitors: list[Visitor] = []

    def comes(*, phone: bool = False, language: str = "en", **wishes: Any) -> Visitor:
        size = PHONE if phone else DESKTOP
        seen = {"viewport": size, "locale": {"en": "en-GB", "fr": "fr-FR"}[language], "has_touch": phone, **wishes}
        visitors.append(Visitor(chromium.new_context(**seen), house.address))
        return visitors[-1]

    yield comes
    for each in visitors:
        each.context.close()
    for each in visitors:
        assert not each.faults, each.faults


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where saves are put down."""
    return tmp_path_factory.mktemp("saves")
