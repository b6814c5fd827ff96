"""Take the pictures of the pages that the documentation shows: ``python tools/take_pictures.py`` (needs Chromium)."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from leng.engine.journal import save
from moments import MOMENTS, played_on
from slim import slim

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
NAMES = {"kingsport_festival": "table"}  # what its pictures are called, if not like the game
OVER = "over.leng"  # a match that is
SHOWN = ("desktop light en", "phone light en", "desktop dark fr")


def take(browser: Browser, address: str, matches: dict[str, Path], size: str, light: str, language: str) -> None:
    """The lobby and the tables, as one device shows them."""
    wide, high = SIZES[size]
    context = browser.new_context(
        viewport={"width": wide, "height": high},
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    page = context.new_page()
    end = "".join(f"_{each}" for each in (size, light, language) if each not in ("light", "en"))
    page.goto(address)
    page.screenshot(path=PICTURES / f"lobby{end}.png")
    slim(PICTURES / f"lobby{end}.png")
    _waiting(page, address)
    page.screenshot(path=PICTURES / f"waiting{end}.png")
    slim(PICTURES / f"waiting{end}.png")
    _lesson(page, address)
    page.screenshot(path=PICTURES / f"lesson{end}.png")
    slim(PICTURES / f"lesson{end}.png")
    for game, match in matches.items():
        _table(page, address, match, size)
        picture = PICTURES / f"{NAMES.get(game, game)}{end}.png"
        page.screenshot(path=picture)
        slim(picture)
    _theatre(page, address, matches["evil_high_priest"])
    page.screenshot(path=PICTURES / f"theatre{end}.png")
    slim(PICTURES / f"theatre{end}.png")
    _end(page, address, matches["kingsport_festival"].with_name(OVER))
    page.screenshot(path=PICTURES / f"end{end}.png")
    slim(PICTURES / f"end{end}.png")
    context.close()


def _waiting(page: Page, address: str) -> None:
    """The room in which friends gather, as whoever invites sees it."""
    page.goto(f"{address}/open/kingsport_festival?with=link")
    page.click("[data-testid=open-it]")
    page.wait_for_selector("[data-testid=waiting-room]")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(300)


def _lesson(page: Page, address: str) -> None:
    """The first question of a guided first match."""
    page.goto(address)
    page.click("[data-testid=learn-kingsport_festival]")
    page.wait_for_selector("button[data-advised]")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.mouse.move(0, 0)  # nothing is pointed at
    page.wait_for_timeout(300)


def _theatre(page: Page, address: str, match: Path) -> None:
    """What others have done since one's last turn, in the middle of it."""
    page.goto(address)
    page.set_input_files("#save", match)
    page.click(".upload button")
    page.locator("[data-testid=since], [data-testid=since-tool]").filter(visible=True).first.click()
    page.click("[data-testid=deed-pause]")
    page.click("[data-testid=deed-on]")
    page.wait_for_selector("#caption:not([hidden])")
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)


def _end(page: Page, address: str, match: Path) -> None:
    """How a match went."""
    page.goto(address)
    page.set_input_files("#save", match)
    page.click(".upload button")
    page.wait_for_selector("[data-testid=retold]")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(300)


def _table(page: Page, address: str, match: Path, size: str) -> None:
    """Open a match; at a desk with its odds, where it has some."""
    page.goto(address)
    page.set_input_files("#save", match)
    page.click(".upload button")
    page.wait_for_selector("#options")
    if size == "desktop" and page.query_selector("#ask-odds"):
        page.click("#ask-odds")
        page.wait_for_selector("[data-testid=odds]")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.mouse.move(0, 0)  # nothing is pointed at
    page.wait_for_timeout(300)


def main(*wishes: str) -> None:
    """The pictures of the documentation, or those of the devices, lights and languages named: ``"phone dark fr"``."""
    program = shutil.which("chromium")
    if program is None:
        sys.exit("chromium is not installed")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        leng = str(Path(sys.executable).parent / "leng")
        server: Any = subprocess.Popen(
            [leng, "serve", "--no-browser", "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True
        )
        found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        try:
            assert found is not None
            matches = {game: Path(folder) / f"{game}.leng" for game in MOMENTS}
            for game, file in matches.items():
                save(MOMENTS[game](), file)
            save(played_on(MOMENTS["kingsport_festival"]()), Path(folder) / OVER)
            for wish in wishes or SHOWN:
                take(browser, found[0], matches, *wish.split())
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main(*sys.argv[1:])
