"""Looking at a page as a person does: what is in sight, what is cut, what lies on something else."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "sight.js").read_text(encoding="utf-8")
SIZES = {"laptop": (1280, 720), "desk": (1440, 900), "phone": (390, 844)}
FONTS = "**/*.woff2"
BLOCKED = "net::ERR_BLOCKED_BY_CLIENT"


class Way(msgspec.Struct, frozen=True):
    """A way to look at a page: on which screen, in which language and light, with or without our fonts."""

    size: str
    language: str
    light: str
    fonts: bool

    def __str__(self) -> str:
        """In a few words."""
        return f"{self.size} {self.language} {self.light} {'our fonts' if self.fonts else 'no fonts'}"

    @property
    def phone(self) -> bool:
        """Whether it is a small screen that is touched."""
        return self.size == "phone"

    @property
    def viewport(self) -> dict[str, int]:
        """The screen."""
        wide, high = SIZES[self.size]
        return {"width": wide, "height": high}


WAYS = [Way(*each) for each in product(SIZES, ("en", "fr"), ("light", "dark"), (True, False))]


class Fault(msgspec.Struct, frozen=True):
    """Something that does not lie as it should, with its measure."""

    what: str
    where: str
    told: str

    def __str__(self) -> str:
        """In one line."""
        return f"{self.what}: {self.where} {self.told}".strip()


class Seen(msgspec.Struct):
    """What a look at a page told."""

    faults: list[Fault]
    options: int = 0
    inSight: int = 0  # noqa: N815 - as the script calls it
    lit: int = 0
    litInSight: int = 0  # noqa: N815


def look(page: Page, *, fonts: bool = True, table: bool = True, asked: bool = True) -> Seen:
    """Look at the page as it lies now; ``asked``: somebody must decide, and sees what that takes."""
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => 0)")
    told = page.evaluate(SCRIPT, {"fonts": fonts, "table": table, "asked": asked})
    return msgspec.convert(told, Seen)


def dress(somebody: Visitor, way: Way) -> None:
    """Let somebody see the world this way from the next page on."""
    page = somebody.page
    page.set_viewport_size({"width": way.viewport["width"], "height": way.viewport["height"]})
    page.emulate_media(color_scheme="dark" if way.light == "dark" else "light")
    page.unroute_all()
    if not way.fonts:
        somebody.forgiven = (*somebody.forgiven, BLOCKED)
        page.route(FONTS, lambda route: route.abort("blockedbyclient"))


def scroll_away(somebody: Visitor) -> None:
    """Scroll everything that scrolls to where it was not."""
    somebody.ask("""() => {
        for (const each of document.querySelectorAll("#list, #lines, #pan")) {
            each.scrollTo(each.scrollLeft ? 0 : each.scrollWidth, each.scrollTop ? 0 : each.scrollHeight);
        }
        scrollTo(0, document.documentElement.scrollHeight);
    }""")


def choose_last(somebody: Visitor, phone: bool) -> None:
    """Scroll to the last option, wherever it is, and press it; of several picks take the last that may be picked."""
    page = somebody.page

    def press(where: str) -> None:
        last = page.locator(where).last
        last.scroll_into_view_if_needed()
        if phone:
            last.tap()
        else:
            last.click()

    if page.locator("#options .picks").count():
        while page.locator("#options [name=whole]").is_disabled():
            press("#options .more:not([aria-disabled=true])")
        press("#options [name=whole]")
    else:
        if not page.locator("#options button[name=key]:visible").count():
            press("#options .ways > summary")
        press("#options button[name=key]:visible")
    if page.locator("#do-it").is_visible():
        press("#do-it")
