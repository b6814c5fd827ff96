"""Somebody at a browser: what they see, and the ways they choose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .served import FESTIVAL

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request

PATIENCE = 60_000  # milliseconds; a busy machine is slow, not wrong
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
GRAVE = ("serious", "critical")

MY_TURN = """after => {
    const table = document.querySelector("#fragment"), now = document.activeElement;
    if (!table) return false; // the page is still on its way
    const over = table.classList.contains("over");
    const ready = over || (table.dataset.mine === "1" && table.dataset.number !== after);
    return ready && {
        over, number: table.dataset.number, curtain: table.dataset.curtain,
        focus: now ? now.tagName.toLowerCase() + "#" + now.id : "",
        lit: document.querySelectorAll("#board .lit").length, keys: document.querySelectorAll("#options button").length,
        passing: !!document.querySelector("#options [data-passing]"),
    };
}"""

STUCK = """() => {
    const all = where => [...document.querySelectorAll(where)];
    const seen = where => all(where).filter(each => !each.hidden).map(each => each.innerText);
    return {
        table: {...document.querySelector("#fragment")?.dataset}, prompt: seen("#prompt"), note: seen("#note"),
        menu: seen("#menu"), card: seen("#zoom"), reconnecting: seen("#reconnecting"),
        lit: document.querySelectorAll("#board .lit").length, sending: document.querySelectorAll("[aria-busy]").length,
    };
}"""


class Turn(msgspec.Struct):
    """The table when it waits for this person, or when all is over."""

    over: bool
    number: str
    curtain: str
    focus: str  # what the keyboard is on
    lit: int  # so many places of the board can be chosen
    keys: int  # so many options there are
    passing: bool


class Visitor:
    """Somebody at a browser, who notes every error and every request to somewhere else."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(f"error {error}"))
        self.page.on("request", self._watch)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in self.forgiven):
            self.faults.append(f"{message.type} on {self.page.url}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self.faults.append(f"a request to {request.url}")

    # Where to go ----------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Open a page of the house."""
        self.page.goto(self.address + path)

    def play_now(self) -> Turn:
        """From the lobby into a first match."""
        self.go()
        self.find("play-now").click()
        return self.turn()

    def bring(self, file: Path) -> None:
        """Go on with a save, as the lobby offers it."""
        self.go()
        self.page.set_input_files("#save", file)
        self.page.click(".upload button")
        self.page.wait_for_selector("#fragment")

    def open(self, who: str, *, game: str = FESTIVAL, seed: str = "", closed: bool = False, **options: str) -> None:
        """Open a table from the lobby by the form; ``who`` says who sits where."""
        self.go()
        self.find(f"open-{game}").click()
        people = who.split()
        self.page.check(f"[name=seats][value='{len(people)}']", force=True)
        for number, each in enumerate(people):
            self.page.select_option(f"#who-{number}", each)
        for name, value in options.items():
            self.page.select_option(f"#option-{name}", value)
        if seed:
            self.page.click(".advanced summary")
            self.page.fill("#seed", seed)
        if closed:
            self.page.check("[name=closed]")
        self.find("open-it").click()
        self.page.wait_for_selector("#fragment")

    def sit_by(self, link: str) -> None:
        """Open a link to a seat and press its button."""
        self.page.goto(link)
        self.find("sit-down").click()
        self.page.wait_for_selector("#fragment")

    # What is seen -----------------------------------------------------------------------------------------------------

    def find(self, name: str) -> Locator:
        """An element by the name that tests know it by."""
        return self.page.get_by_test_id(name)

    def seen(self, name: str) -> bool:
        """Whether an element is really in sight: on the screen, and not scrolled out of its box."""
        return self.in_sight(self.find(name))

    def in_sight(self, element: Locator) -> bool:
        """Whether this is on the screen, and not scrolled out of its box."""
        return bool(
            element.evaluate(
                """async element => {
                    const met = await new Promise(tell => new IntersectionObserver(tell).observe(element));
                    return met[0].intersectionRatio > 0.9;
                }"""
            )
        )

    def turn(self, after: str = "") -> Turn:
        """Wait until this person must decide something other than the decision ``after``, or all is over."""
        try:
            seen = self.page.wait_for_function(MY_TURN, arg=after).json_value()
        except Exception as error:
            raise AssertionError(f"nothing new after decision {after}: {self.ask(STUCK)}") from error
        return msgspec.convert(seen, Turn)

    @property
    def number(self) -> int:
        """How many choices have been made at the table."""
        return int(self.page.get_attribute("#fragment", "data-number") or -1)

    @property
    def round(self) -> int:
        """The month it is."""
        return int("".join(filter(str.isdigit, self.page.inner_text(".where"))) or 0)

    def hand(self) -> set[str]:
        """The titles of the cards this person holds."""
        told = "titles => titles.map(title => title.firstChild.textContent.trim())"
        return set(self.page.eval_on_selector_all(".hand article[id^=card-] h4", told))

    def in_order(self) -> None:
        """Whatever holds for every page: every word is known, and nothing sticks out to the side."""
        assert "⟦" not in self.page.content()
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{wide} pixels of page on {room} of screen at {self.page.url}"

    def grave_faults(self, *only: str) -> list[str]:
        """What axe finds and holds to be serious, by all its rules or only by some."""
        self.ask(AXE.read_text(encoding="utf-8") + "; 0")
        wish = {"resultTypes": ["violations"], **({"runOnly": list(only)} if only else {})}
        found = self.ask("wish => axe.run(document, wish).then(found => found.violations)", wish)
        return [
            f"{each['id']} ({each['impact']}): {node['target']} {node['html'][:160]}"
            for each in found
            if each["impact"] in GRAVE
            for node in each["nodes"]
        ]

    # What is done -----------------------------------------------------------------------------------------------------

    def open_everything(self) -> None:
        """Unfold all there is beside the board."""
        closed = self.page.locator("#side details:not([open]) > summary:visible")
        while closed.count():
            closed.first.click()

    def by_mouse(self, turn: Turn, *, brisk: bool = False) -> Turn:
        """Choose with the mouse: something lit on the board, or a button; ``brisk`` people pass where they can."""
        if brisk and turn.passing:
            self.page.locator("#options [data-passing]").click()
        elif turn.lit:
            place = self.page.locator("#board .lit").first
            several = place.get_attribute("aria-haspopup") == "menu"
            place.click()
            if several:
                self.page.locator("#menu button").first.click()
        else:
            self.page.locator("#options button").first.click()
        return self.turn(turn.number)

    def by_keyboard(self, turn: Turn, *, brisk: bool = False, digit: int = 1) -> Turn:
        """Choose with the keyboard: by a number, or along the buttons."""
        if brisk and turn.passing:
            self.page.keyboard.press("0" if turn.keys > 9 else str(turn.keys))
        elif int(turn.number) % 2:
            self.page.keyboard.press(str(digit))
        else:
            self.tab_to("#options button")
            self.page.keyboard.press("Enter")
        return self.turn(turn.number)

    def tab_to(self, where: str, most: int = 200) -> None:
        """Press Tab until the keyboard is there."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("where => document.activeElement.matches(where)", where):
                return
        raise AssertionError(f"the keyboard never comes to {where}")

    def pick_by_keys(self, where: str, value: str, most: int = 20) -> None:
        """Tab to a list of the form and go down in it until it says this."""
        self.tab_to(where)
        self.page.keyboard.press("Home")
        for _ in range(most):
            if self.page.input_value(where) == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{where} never says {value}")

    def quickly(self, turn: Turn, option: int = 0) -> Turn:
        """Choose behind the scenes, to get somewhere."""
        self.page.evaluate("n => document.querySelectorAll('#options button')[n].click()", option)
        return self.turn(turn.number)

    def ask(self, script: str, *more: Any) -> Any:
        """What the page itself answers."""
        return self.page.evaluate(script, *more)
