"""Take the pictures of the pages that the documentation shows: ``python docs/take_pictures.py`` (needs Chromium)."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from moments import MOMENTS
from playwright.sync_api import Browser, Page, sync_playwright
from slim import slim

from leng.engine.journal import save

PICTURES = Path(__file__).parent / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TALL = {"kingsport_festival": 1120, "elder_sign": 935, "cult": 1505}  # all of the table at once
NAMES = {"kingsport_festival": "table", "elder_sign": "elder_sign", "cult": "cult"}  # what its pictures are called
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
    for game, match in matches.items():
        _table(page, address, game, match, size)
        picture = PICTURES / f"{NAMES[game]}{end}.png"
        page.screenshot(path=picture)
        slim(picture)
    context.close()


def _table(page: Page, address: str, game: str, match: Path, size: str) -> None:
    """Open a match; where there is room, with its odds."""
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    page.goto(address)
    page.set_input_files("#save", match)
    page.click(".upload button")
    page.wait_for_selector("#options")
    if size == "desktop":
        page.set_viewport_size({"width": SIZES[size][0], "height": TALL[game]})
        if page.query_selector("#ask-odds"):
            page.click("#ask-odds")
            page.wait_for_selector("[data-testid=odds]")
    elif page.query_selector("#board .town"):
        page.eval_on_selector("#board .town", "town => scrollTo(0, town.getBoundingClientRect().top + scrollY - 56)")
    page.wait_for_timeout(300)


def main(*wishes: str) -> None:
    """The pictures of the documentation, or those of the devices, lights and languages named: ``"phone dark fr"``."""
    program = shutil.which("chromium")
    if program is None:
        sys.exit("chromium is not installed")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        leng = str(Path(sys.executable).parent / "leng")
        server: Any = subprocess.Popen(  # noqa: S603 - our own command
            [leng, "serve", "--no-browser", "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True
        )
        found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        try:
            assert found is not None
            matches = {game: Path(folder) / f"{game}.leng" for game in MOMENTS}
            for game, file in matches.items():
                save(MOMENTS[game](), file)
            for wish in wishes or SHOWN:
                take(browser, found[0], matches, *wish.split())
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main(*sys.argv[1:])
