"""Somebody at a browser: what they see, and the ways they choose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from leng.bots import NEWEST, find_bot

from .served import FESTIVAL, USUAL, late_in

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request

PATIENCE = 60_000  # milliseconds; a busy machine is slow, not wrong
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
GRAVE = ("serious", "critical")

MY_TURN = """after => {
    const table = document.querySelector("#fragment"), now = document.activeElement;
    if (!table || document.readyState !== "complete") return false; // the page or its script is still on its way
    const over = table.classList.contains("over");
    const ready = over || (table.dataset.mine === "1" && table.dataset.number !== after);
    return ready && {
        over, number: table.dataset.number, curtain: table.dataset.curtain,
        focus: now ? now.tagName.toLowerCase() + "#" + now.id : "",
        lit: document.querySelectorAll(".part .lit").length,
        keys: document.querySelectorAll("#options button.option").length,
        digits: document.querySelectorAll("#options [data-letter]:is(" +
            [...Array(9).keys()].map(n => `[data-letter="${n + 1}"]`) + ")").length,
        passing: !!document.querySelector("#options [data-passing]"),
        picks: !!document.querySelector("#options .picks"),
    };
}"""

STUCK = """() => {
    const all = where => [...document.querySelectorAll(where)];
    const seen = where => all(where).filter(each => !each.hidden).map(each => each.innerText);
    return {
        table: {...document.querySelector("#fragment")?.dataset}, prompt: seen("#prompt"), note: seen("#note"),
        menu: seen("#menu"), card: seen("#zoom"), reconnecting: seen("#reconnecting"),
        lit: document.querySelectorAll(".part .lit").length, sending: document.querySelectorAll("[aria-busy]").length,
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
    digits: int  # and so many rows have a number
    passing: bool
    picks: bool  # several things are to be picked


PICK = """() => {
    const done = document.querySelector("#options button[name=whole]");
    const more = () => [...document.querySelectorAll("#options .more")].find(
        each => each.getAttribute("aria-disabled") !== "true");
    while (done.disabled) more().click();
    done.click();
}"""


class Visitor:
    """Somebody at a browser, who notes every error and every request to somewhere else."""

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.context = context
        self.address = address
        self.language = language
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(f"error {error}"))
        self.page.on("request", self._watch)

    def forget(self) -> None:
        """Leave, and be nobody again: no cookie, nothing remembered, nothing in the way."""
        self.page.unroute_all()
        self.page.goto(f"{self.address}/api/games")
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.page.emulate_media(color_scheme="light")
        self.page.mouse.move(0, 0)
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.context.clear_cookies()
        self.faults.clear()
        self.forgiven = ()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in self.forgiven):
            self.faults.append(f"{message.type} on {self.page.url}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self.faults.append(f"a request to {request.url}")

    # Where to go ----------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Open a page of the house, and see it: what is typed before the first paint Chromium drops."""
        self.page.goto(path if path.startswith(self.address) else self.address + path)
        self.page.wait_for_function("() => performance.getEntriesByType('paint').length > 0")

    def _send(self, path: str, **form: Any) -> None:
        """Send a form of the house without looking at its page, and go where that leads."""
        asked = self.context.request
        heard = {"Accept-Language": self.language}
        asked.get(f"{self.address}/", headers=heard, timeout=PATIENCE)
        token = next(each["value"] for each in self.context.cookies() if each["name"] == "leng_csrf")
        fields = {"_csrf_token": token, **form}
        answer = asked.post(self.address + path, headers=heard, multipart=fields, max_redirects=0, timeout=PATIENCE)
        assert "location" in answer.headers, answer.text()
        self.go(answer.headers["location"])
        self._begin()

    def bring(self, file: Path) -> None:
        """Go on with a save."""
        self._send("/upload", save=file)

    def leap(self, folder: Path, left: int = 24) -> Turn:
        """Let chance play one's own match among bots almost to its end, and go on there with so many choices left."""
        contents = self.context.request.get(self.page.url.partition("?")[0] + "/save", timeout=PATIENCE).body()
        file = folder / f"{self.page.url.rpartition('/')[2]}.leng"
        file.write_bytes(contents)
        late_in(file, left)
        self.bring(file)
        return self.turn()

    def sit_down(self, who: str = "me random random", *, game: str = FESTIVAL, seed: str = "", **options: str) -> None:
        """Open a table; ``who`` says who sits where."""
        people = who.split()
        wishes = {f"option-{name}": value for name, value in {**USUAL.get(game, {}), **options}.items()}
        seated = {f"who-{number}": each for number, each in enumerate(people)}
        self._send(f"/open/{game}", seats=str(len(people)), seed=seed, **seated, **wishes)

    def play_now(self) -> Turn:
        """From the lobby into a first match, by its large button."""
        self.go()
        self.find("play-now").click()
        return self.turn()

    def upload(self, file: Path) -> None:
        """Go on with a save, as the lobby offers it."""
        self.go()
        self.page.set_input_files("#save", file)
        self.page.click(".upload button")
        self.page.wait_for_selector("#fragment")

    def open(self, who: str, *, game: str = FESTIVAL, seed: str = "", closed: bool = False, **options: str) -> None:
        """Open a table as the lobby offers it, by the form; ``who`` says who sits where."""
        self.go()
        self.find(f"open-{game}").click()
        people = who.split()
        self.page.check(f"[name=seats][value='{len(people)}']", force=True)
        for number, each in enumerate(people):
            self.page.select_option(f"#who-{number}", find_bot(each).full_name() if each in NEWEST else each)
        for name, value in options.items():
            self.page.select_option(f"#option-{name}", value)
        if seed:
            self.page.click(".advanced summary")
            self.page.fill("#seed", seed)
        if closed:
            self.page.check("[name=closed]")
        self.find("open-it").click()
        self._begin()

    def _begin(self) -> None:
        """Come to the table; where friends are waited for, begin without them."""
        self.page.wait_for_selector("#fragment, #room")
        if self.find("waiting-room").count():
            self.find("begin").click()
        self.page.wait_for_selector("#fragment")

    def sit_by(self, link: str) -> None:
        """Sit down where a link leads."""
        self._send(link.removeprefix(self.address))

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

    def until(self, look: Callable[[], Any]) -> Any:
        """Wait for something that the page does not know of; what was seen then."""
        for _ in range(PATIENCE // 20):
            if seen := look():
                return seen
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it never came: {self.ask(STUCK)}")

    @property
    def number(self) -> int:
        """How many choices have been made at the table."""
        return int(self.page.get_attribute("#fragment", "data-number") or -1)

    @property
    def round(self) -> int:
        """The month it is."""
        return int(self.page.get_attribute("#fragment", "data-round") or 0)

    def hand(self) -> set[str]:
        """The titles of the cards this person holds."""
        told = "titles => titles.map(title => title.firstChild.textContent.trim())"
        return set(self.page.eval_on_selector_all(".hand [id^=card-] :is(h4, .title)", told))

    def in_order(self) -> None:
        """Whatever holds for every page: every word is known, and nothing sticks out to the side."""
        assert "⟦" not in self.page.content()
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{wide} pixels of page on {room} of screen at {self.page.url}"

    def grave_faults(self, *only: str) -> list[str]:
        """What axe finds and holds to be serious, by all its rules or only by some."""
        if not self.ask("() => 'axe' in window"):
            self.ask(AXE.read_text(encoding="utf-8") + "; 0")
        wish = {"resultTypes": ["violations"], "preload": False, **({"runOnly": list(only)} if only else {})}
        found = self.ask("wish => axe.run(document, wish).then(found => found.violations)", wish)
        return [
            f"{each['id']} ({each['impact']}): {node['target']} {node['html'][:160]}"
            for each in found
            if each["impact"] in GRAVE
            for node in each["nodes"]
        ]

    def faults_in_both_lights(self) -> list[str]:
        """What axe finds by all its rules in the light, and by those of colours, all that differs, in the dark."""
        found = self.grave_faults()
        self.page.emulate_media(color_scheme="dark")
        found += [f"in the dark: {each}" for each in self.grave_faults("color-contrast")]
        self.page.emulate_media(color_scheme="light")
        return found

    def keyboard_is_somewhere(self) -> None:
        """Nobody has to start again from the top of the page."""
        self.page.wait_for_function("document.activeElement !== document.body && document.hasFocus()")

    # What is done -----------------------------------------------------------------------------------------------------

    def open_everything(self) -> None:
        """Unfold and pull out all there is beside the board, more than anybody could have open at once."""
        self.ask("for (const each of document.querySelectorAll('details')) { each.name = ''; each.open = true; }")

    def close_everything(self) -> None:
        """Put all of it away again."""
        self.ask("for (const each of document.querySelectorAll('details')) each.open = false")

    def pull(self, *names: str) -> None:
        """Pull out a drawer, and unfold what lies in it."""
        for name in names:
            if not self.page.evaluate("name => document.getElementById(name).open", name):
                self.page.click(f"#{name} > summary")

    def by_mouse(self, turn: Turn, *, brisk: bool = False) -> Turn:
        """Choose with the mouse: something lit on the board, or a button; ``brisk`` people pass where they can."""
        if turn.picks:
            self._pick(lambda place: place.click())
            self.page.locator("#options [name=whole]").click()
        elif brisk and turn.passing:
            self.page.locator("#options [data-passing]").click()
        elif turn.lit:
            place = self.page.locator(".part .lit").first
            several = place.get_attribute("aria-haspopup") == "menu"
            place.click()
            if several:
                self.page.locator("#menu button").first.click()
            self.first_way()
        else:
            self.page.locator("#options .option").first.click()
            self.first_way()
        return self.turn(turn.number)

    def by_keyboard(self, turn: Turn, *, brisk: bool = False, digit: int = 1) -> Turn:
        """Choose with the keyboard: by a number, or along the buttons; what can only be declined has no number."""
        if turn.picks:
            self._pick(lambda place: self.page.keyboard.press(place.get_attribute("data-letter") or ""))
            self.page.keyboard.press(self.page.get_attribute("#options [name=whole]", "data-letter") or "")
        elif turn.passing and (brisk or not turn.digits):
            self.page.keyboard.press(self.page.get_attribute("#options [data-passing]", "data-letter") or "")
        elif int(turn.number) % 2 and turn.digits:
            self.page.keyboard.press(str(min(digit, turn.digits)))
        else:
            self.tab_to("#options .option")
            if not self.page.evaluate("document.activeElement.matches('.ways[open] > summary')"):
                self.page.keyboard.press("Enter")
        self.first_way()
        return self.turn(turn.number)

    def _pick(self, how: Callable[[Locator], None]) -> None:
        """Pick the first thing that may be picked until that is a whole."""
        while self.page.locator("#options [name=whole]").is_disabled():
            how(self.page.locator("#options .more:not([aria-disabled=true])").first)

    def order(self, until: str) -> None:
        """Wish not to be asked this, and say yes when asked whether that is meant."""
        self.find(f"wish-{until}").click()
        self.find(f"order-{until}").click()

    def first_way(self) -> None:
        """Where a row has been opened, take the first of the options in it; on a phone, do what is in the line."""
        if self.page.evaluate("document.activeElement.matches('.ways[open] > summary')"):
            self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        elif self.page.locator("#do-it").is_visible():
            self.page.locator("#do-it").click()

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
        self.send(option)
        return self.turn(turn.number)

    def send(self, option: int) -> None:
        """Send an option behind the scenes, -1 for the last; of several picks the first that make a whole."""
        if self.page.locator("#options .picks").count():
            self.ask(PICK)
        else:
            self.ask(
                """n => (each => each.form.requestSubmit(each))(
                    [...document.querySelectorAll('#options button.option')].at(n))""",
                option,
            )

    def ask(self, script: str, *more: Any) -> Any:
        """What the page itself answers."""
        return self.page.evaluate(script, *more)


def whose_turn(people: list[Visitor]) -> Visitor:
    """Whoever must decide now."""

    def asked() -> Visitor | None:
        return next((each for each in people if each.page.get_attribute("#fragment", "data-mine") == "1"), None)

    decider: Visitor = people[0].until(asked)
    return decider


def settle(people: list[Visitor], number: int) -> None:
    """Wait until everybody sees at least so many choices."""
    for each in people:
        each.page.wait_for_function("n => document.querySelector('#fragment').dataset.number >= n", arg=number)
