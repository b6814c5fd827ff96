"""The pages for tests: the whole application in this process, and people at browsers of their own."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx

from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.server.app import Settings
from leng.server.hall import Hall
from leng.server.live import LiveTable
from leng.web import create_web_app

DOOR, FESTIVAL = "sealed_door", "kingsport_festival"
PLENTY = 10**9
SECONDS = 60.0
VOID = {"meta", "link", "img", "input", "br", "hr"}
FOREIGN = re.compile(r"""(?:https?:)?//(?!leng\.test/)[\w.-]+""")


class Page(HTMLParser):
    """A page as a browser reads it; it notes whatever is not in order."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(convert_charrefs=True)
        self.status = answer.status_code
        self.path = answer.request.url.path
        self.html = answer.text
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.texts: list[tuple[tuple[str, ...], str]] = []  # the ids around a text, and the text
        self.faults: list[str] = []
        self._open: list[tuple[str, str]] = []
        self.feed(self.html)
        self.faults += [f"<{tag}> is never closed" for tag, _ in self._open]
        ids = Counter(each["id"] for _, each in self.tags if "id" in each)
        self.faults += [f"the id {each} is there twice" for each, times in ids.items() if times > 1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append((tag, found))
        self.faults += [f"inline {name} on <{tag}>" for name in found if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in found):
            self.faults.append(f"inline <{tag}>")
        if tag not in VOID:
            self._open.append((tag, found.get("id", "")))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open[-1][0] != tag:
            self.faults.append(f"</{tag}> closes {self._open[-1] if self._open else 'nothing'}")
        else:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self.texts.append((tuple(name for _, name in self._open if name), data))

    def all(self, name: str, value: str | None = None) -> list[dict[str, str]]:
        """The attributes of every element that has this attribute (with this value)."""
        return [each for _, each in self.tags if name in each and value in (None, each[name])]

    def one(self, name: str, value: str) -> dict[str, str]:
        """The only such element."""
        (found,) = self.all(name, value)
        return found

    def has(self, testid: str) -> bool:
        """Whether an element for tests is there."""
        return bool(self.all("data-testid", testid))

    def text(self, within: str = "", without: str = "") -> str:
        """What can be read, perhaps only within one element or without another."""
        parts = [t for ids, t in self.texts if (not within or within in ids) and (not without or without not in ids)]
        return " ".join(" ".join(parts).split())

    @property
    def options(self) -> list[str]:
        """The keys that can be chosen by a button."""
        return [each["value"] for each in self.all("data-testid", "option")]

    @property
    def answerable(self) -> bool:
        """Whether the question can be answered here: by a button or, where several are picked, by counters."""
        return bool(self.options) or self.has("picks")

    @property
    def links(self) -> list[str]:
        """The paths of the links to seats that others are invited to."""
        return [each["value"].removeprefix("http://leng.test") for each in self.all("data-testid", "seat-link")]


class Browser:
    """Somebody at a browser, with cookies of their own."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, **headers: str) -> Page:
        """Open a page."""
        return Page(await self.client.get(path, headers={each.replace("_", "-"): headers[each] for each in headers}))

    async def raw(self, path: str) -> httpx.Response:
        """Get a file."""
        return await self.client.get(path)

    async def post(self, path: str, *, token: bool = True, fragment: bool = False, **fields: Any) -> Page:
        """Send a form, as a page without script does, or with it (``fragment``)."""
        if token:
            if "leng_csrf" not in self.client.cookies:
                await self.client.get("/")
            fields["_csrf_token"] = self.client.cookies["leng_csrf"]
        headers = {"x-leng-fragment": "1"} if fragment else {}
        sent = {name.replace("__", "-"): str(value) for name, value in fields.items()}
        return Page(await self.client.post(path, data=sent, headers=headers))

    async def sit_by(self, link: str) -> Page:
        """Open a link to a seat and press its button."""
        return await self.press(await self.get(link))

    async def press(self, invitation: Page) -> Page:
        """Press the one button of an invitation."""
        fields: dict[str, Any] = {each["name"]: each["value"] for each in invitation.all("name", "newcomer")}
        return await self.post(invitation.path, **fields)

    async def choose(self, page: Page, key: str | None = None, **more: Any) -> Page:
        """Press a button of the question, by default the first."""
        number = page.one("name", "number") if len(page.all("name", "number")) == 1 else page.all("name", "number")[0]
        asked = page.one("name", "asked")
        where = page.one("id", "options")["action"]
        wanted = page.options[0] if key is None else key
        return await self.post(where, number=number["value"], asked=asked["value"], key=wanted, **more)


class Parlour:
    """The server with its pages."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self.browsers: list[httpx.AsyncClient] = []

    def browser(self, language: str = "en", theme: str = "") -> Browser:
        """A browser nobody has used yet."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        client = httpx.AsyncClient(
            transport=transport,
            base_url="http://leng.test",
            follow_redirects=True,
            headers={"Accept-Language": language},
            cookies={"leng_theme": theme} if theme else {},
        )
        self.browsers.append(client)
        return Browser(client)

    async def live(self, page: Page) -> LiveTable:
        """The table of a page."""
        return await self.hall.find(page.path.split("/")[2])

    async def open(self, browser: Browser, who: str, game: str = FESTIVAL, **fields: Any) -> Page:
        """Open a table by the form; ``who`` says who sits where. It begins at once."""
        page = await self.gather(browser, who, game, **fields)
        return await browser.post(f"{page.path}/begin") if page.has("waiting-room") else page

    async def gather(self, browser: Browser, who: str, game: str = FESTIVAL, **fields: Any) -> Page:
        """Open a table by the form; where friends are to come, they are waited for."""
        places = who.split()
        seats = {f"who-{number}": each for number, each in enumerate(places)}
        return await browser.post(f"/open/{game}", seats=len(places), **{**seats, **fields})

    async def play(self, live: LiveTable, seed: str, most: int = PLENTY, until: str = "") -> None:
        """Let everybody choose at random behind the scenes: to the end, so many choices, or up to a question."""
        chance = Dice(seed_number(seed))
        chosen = 0
        while chosen < most:
            decision = live.table.decision
            if decision is None or (until and decision.ask.name == until):
                return
            if live.bot_to_move() is not None:
                await asyncio.sleep(0.002)
                continue
            option = chance.pick(list(decision.options))
            await live.choose(decision.seat, live.table.number, key(option))
            self.hall.wake(live)
            chosen += 1


@asynccontextmanager
async def parlour(folder: Path, **settings: Any) -> AsyncIterator[Parlour]:
    """The pages over a folder, open as long as the block lasts."""
    app = create_web_app(Settings(data=folder, **{"pace": 0.0, "requests_a_minute": PLENTY, **settings}))
    async with app.lifespan():
        house = Parlour(app)
        yield house
        for client in house.browsers:
            await client.aclose()


def in_parlour(folder: Path, visit: Callable[[Parlour], Awaitable[None]], **settings: Any) -> None:
    """Run a visit from its beginning to its end."""

    async def whole_visit() -> None:
        async with parlour(folder, **settings) as house:
            async with asyncio.timeout(3 * SECONDS):
                await visit(house)

    asyncio.run(whole_visit())


async def settled(house: Parlour, page: Page) -> LiveTable:
    """The table of a page, once bots have done and a person must decide or the match is over."""
    async with asyncio.timeout(SECONDS):
        while (live := await house.live(page)).bot_to_move() is not None:
            await asyncio.sleep(0.005)
    return live


def in_order(page: Page) -> None:
    """Whatever holds for every page: well-formed, nothing inline, nothing foreign, every word known."""
    assert not page.faults, page.faults[:5]
    assert "⟦" not in page.html, re.findall("⟦[^⟧]*⟧", page.html)[:3]
    for _, attributes in page.tags:
        for name in ("src", "href", "action", "data-src", "xlink:href"):
            assert not FOREIGN.match(attributes.get(name, "")), attributes
