"""Take the pictures of the pages that the documentation shows: ``python docs/take_pictures.py`` (needs Chromium)."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from slim import slim

from leng.bots import Sight, new_bot
from leng.engine.game import load_game
from leng.engine.journal import save
from leng.engine.table import HUMAN, Seat, Table

PICTURES = Path(__file__).parent / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TALL = 1120  # all of the table at once
SHOWN = ("desktop light en", "phone light en", "desktop dark fr")
ROUND, QUESTION = 7, "propagate"


def a_match(folder: Path) -> Path:
    """Four cultists in the seventh month; the first of them, a person, may spread the cult."""
    seats = [Seat("Luke", HUMAN), Seat("Andrea", "greedy"), Seat("Livio", "greedy"), Seat("James", "greedy")]
    table = Table.open(load_game("kingsport_festival"), seats, {"scenario": "the_call_of_cthulhu"}, "picture")
    while (asked := table.decision) is not None:
        if table.state.round == ROUND and asked.seat == 0 and asked.ask.name == QUESTION:
            break
        bot = new_bot("greedy", f"picture:{table.number}")
        table.take(bot.choose(Sight(table.play)))
    file = folder / "picture.leng"
    save(table, file)
    return file


def take(browser: Browser, address: str, match: Path, size: str, light: str, language: str) -> None:
    """The lobby and the table, as one device shows them."""
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
    page.set_input_files("#save", match)
    page.click(".upload button")
    page.wait_for_selector("#options")
    if size == "desktop":
        page.set_viewport_size({"width": wide, "height": TALL})
    else:
        page.eval_on_selector("#board .town", "town => scrollTo(0, town.getBoundingClientRect().top + scrollY - 56)")
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"table{end}.png")
    for name in ("lobby", "table"):
        slim(PICTURES / f"{name}{end}.png")
    context.close()


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
            match = a_match(Path(folder))
            for wish in wishes or SHOWN:
                take(browser, found[0], match, *wish.split())
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main(*sys.argv[1:])
