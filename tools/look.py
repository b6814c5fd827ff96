"""Walk the whole product in a real browser: ``make look``, or ``python tools/look.py [WORDS …] [--into FOLDER]``.

Every question of every game, the pages round a match, widths between a phone and a desk, and paper: each on three
screens, in both languages and lights, with our fonts and without. Pictures and a report page come into a folder;
whoever stops the walk goes on later where it was. WORDS keep it to what has all of them in its name: ``cult phone``.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.questions import finished, questions, shared  # noqa: E402
from browser.served import Served  # noqa: E402
from browser.sight import WAYS, Fault, Way, choose_last, dress, look, scroll_away  # noqa: E402
from browser.visitor import Visitor  # noqa: E402
from leng.server.store import Store  # noqa: E402
from matches import served  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BETWEEN = (701, 800, 964, 1100)
"""Widths at which the table changes, beside the three screens."""
ON_THE_WAY = 6  # so many questions of a game are looked at in those widths
Step = Callable[[Visitor, Path], dict[str, bool]]


class Scene(msgspec.Struct, frozen=True):
    """Something to look at: which page, of which game, from which save."""

    kind: str
    game: str = ""
    save: str = ""
    wide: int = 0  # another width than that of the screen

    @property
    def name(self) -> str:
        """What its pictures are called."""
        return "-".join(
            filter(None, (self.game, self.kind, Path(self.save).stem.partition("-")[2], str(self.wide or "")))
        )


class Look(msgspec.Struct):
    """What was seen in one scene, in one way."""

    scene: Scene
    way: Way
    picture: str
    faults: list[Fault]
    stamp: str  # of the product as it was then


# The scenes -----------------------------------------------------------------------------------------------------------


def scenes(saves: Path) -> list[Scene]:
    """All there is to look at; saves of positions are made on the way, where they are not there yet."""
    found = [Scene("lobby")]
    for game in served():
        print(f"playing {game} until every question has come up …", flush=True)
        folder = saves / game
        folder.mkdir(parents=True, exist_ok=True)
        asked = sorted(folder.glob(f"{game}-*.leng")) or list(questions(game, folder).values())
        over, several = finished(game, saves), shared(game, saves)
        found += [Scene("question", game, str(file)) for file in asked]
        found += [
            Scene("question", game, str(file), wide) for wide in BETWEEN for file in asked[:: len(asked) // ON_THE_WAY]
        ]
        found += [Scene(kind, game, str(asked[0])) for kind in ("open", "invitation", "print", "spectator")]
        found += [Scene(kind, game, str(over)) for kind in ("end", "replay", "story", "relic")]
        found += [Scene("curtain", game, str(several))]
    return found


def lobby(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.go()
    return {"table": False}


def open_form(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.go(f"/open/{save.parent.name}")
    return {"table": False}


def question(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.bring(save)
    somebody.turn()
    return {}


def invitation(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.sit_down("me link random", game=save.parent.name)
    somebody.page.goto(somebody.find("seat-link").input_value())
    return {"table": False}


def spectator(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.bring(save)
    somebody.turn()
    somebody.context.clear_cookies()
    somebody.page.reload()
    return {"asked": False}


def end(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.bring(save)
    return {"asked": False}


def replay(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.bring(save)
    last = int(somebody.page.get_attribute("#fragment", "data-number") or 0)
    somebody.page.goto(f"{somebody.page.url}/replay?n={last // 2}")
    return {"asked": False}


def story(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.bring(save)
    somebody.page.goto(f"{somebody.page.url}/story")
    return {"table": False}


def curtain(somebody: Visitor, save: Path) -> dict[str, bool]:
    somebody.bring(save)
    return {"asked": False}


def on_paper(somebody: Visitor, save: Path) -> dict[str, bool]:
    question(somebody, save)
    somebody.page.emulate_media(media="print")
    return {"table": False}


STEPS: dict[str, Step] = {
    "lobby": lobby,
    "open": open_form,
    "question": question,
    "invitation": invitation,
    "spectator": spectator,
    "end": end,
    "replay": replay,
    "story": story,
    "curtain": curtain,
    "print": on_paper,
}


# Walking --------------------------------------------------------------------------------------------------------------


class Walker:
    """A browser and a house of its own, which looks at one scene after the other."""

    def __init__(self, browser: Browser, house: Served, into: Path, stamp: str) -> None:
        self.browser, self.house, self.into, self.stamp = browser, house, into, stamp
        self.people: dict[tuple[bool, str], Visitor] = {}
        self.asked: dict[Visitor, str] = {}  # which question lies before whom
        self.relics: dict[str, str] = {}  # the page of a table of each game that can no longer go on

    def somebody(self, way: Way) -> Visitor:
        """A visitor with this kind of device and this language."""
        kind = way.phone, way.language
        if kind not in self.people:
            context = self.browser.new_context(
                locale={"en": "en-GB", "fr": "fr-FR"}[way.language], has_touch=way.phone, reduced_motion="reduce"
            )
            self.people[kind] = Visitor(context, self.house.address, way.language)
        return self.people[kind]

    def walk(self, scene: Scene, ways: list[Way]) -> Iterator[Look]:
        """Look at a scene in these ways; after a question also at the next one, in the last way of each device."""
        for number, way in enumerate(ways):
            somebody = self.somebody(way)
            dress(somebody, way)
            if scene.wide:
                somebody.page.set_viewport_size({"width": scene.wide, "height": way.viewport["height"]})
            somebody.page.emulate_media(media="screen")
            try:
                how = self.arrive(scene, somebody)
                picture = f"{scene.name}-{way}".replace(" ", "_") + ".jpg"
                found = look(somebody.page, fonts=way.fonts, **how).faults
                somebody.page.screenshot(path=self.into / picture, type="jpeg", quality=60)
                last = number + 1 == len(ways) or (ways[number + 1].phone, ways[number + 1].language) != (
                    way.phone,
                    way.language,
                )
                if scene.kind == "question" and last:
                    found += self.next_question(somebody, way)
            except Exception as trouble:  # a page that does not come is a fault like others
                found, picture = [Fault("no page", scene.name, str(trouble)[:300])], ""
                self.people.pop((way.phone, way.language)).context.close()
            found += [Fault("the browser complains", scene.name, each) for each in somebody.faults]
            somebody.faults.clear()
            yield Look(scene, way, picture, list(dict.fromkeys(found)), self.stamp)

    def arrive(self, scene: Scene, somebody: Visitor) -> dict[str, bool]:
        """Go where the scene is; a question that lies there already is only loaded anew."""
        if scene.kind == "question" and self.asked.get(somebody) == scene.save:
            somebody.page.reload()
            somebody.turn()
            return {}
        self.asked[somebody] = scene.save if scene.kind == "question" else ""
        if scene.kind == "relic":
            return self.relic(somebody, scene)
        return STEPS[scene.kind](somebody, Path(scene.save))

    def relic(self, somebody: Visitor, scene: Scene) -> dict[str, bool]:
        """What is left of a table whose rules nobody here knows; the house is closed to make it one."""
        if scene.game not in self.relics:
            somebody.sit_down("me random random", game=scene.game)
            somebody.quickly(somebody.turn())
            self.relics[scene.game] = somebody.page.url
            for each in self.people.values():
                each.page.goto("about:blank")
            self.asked.clear()
            self.house.close()
            store = Store.in_folder(self.house.data)
            with store.engine.begin() as db:
                db.exec_driver_sql("UPDATE tables SET rules = '99.0.0', shape = 'another'")
                db.exec_driver_sql("""UPDATE entries SET entry = replace(entry, '"key":"', '"key":"no longer ')""")
            store.close()
            self.house.open()
        somebody.forgiven = (*somebody.forgiven, "409")
        somebody.go(self.relics[scene.game])
        somebody.find("relic").wait_for()
        return {"table": False}

    def next_question(self, somebody: Visitor, way: Way) -> list[Fault]:
        """Scroll away, choose the last option, and look at what comes then."""
        number = somebody.turn().number
        scroll_away(somebody)
        choose_last(somebody, way.phone)
        after = somebody.turn(number)
        self.asked[somebody] = ""
        if after.over or after.curtain:
            return []
        found = look(somebody.page, fonts=way.fonts).faults
        return [Fault(f"next question: {each.what}", each.where, each.told) for each in found]


def walk(work: list[tuple[Scene, list[Way]]], into: Path, stamp: str, told: Any) -> None:
    """What one process does: look at all these, and tell of each."""
    from playwright.sync_api import sync_playwright

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what is half open could not be closed
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with suppress(KeyboardInterrupt), tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Served(Path(data))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        try:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            walker = Walker(browser, house, into, stamp)
            for scene, ways in work:
                for seen in walker.walk(scene, ways):
                    told.put(msgspec.json.encode(seen))
        finally:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            browser.close()
            house.close()
            told.put(b"")


# Telling --------------------------------------------------------------------------------------------------------------


def stamp_of(*folders: Path) -> str:
    """The fingerprint of all that decides how pages look, and how they are looked at."""
    mixed = hashlib.sha256()
    for folder in folders:
        for file in sorted(each for each in folder.rglob("*") if each.is_file() and "__pycache__" not in each.parts):
            mixed.update(file.name.encode() + file.read_bytes())
    return mixed.hexdigest()[:16]


def report(looks: list[Look], into: Path, never: int) -> Path:
    """A page with every fault and every picture."""
    by_fault: dict[str, list[tuple[Look, Fault]]] = {}
    for each in looks:
        for fault in each.faults:
            by_fault.setdefault(f"{each.scene.game or 'house'}: {fault.what}", []).append((each, fault))
    page = [HEAD, f"<h1>{len(looks)} looks, {sum(map(len, by_fault.values()))} faults</h1>"]
    if never:
        page.append(f"<p>{never} looks are still to come.</p>")
    for what, found in sorted(by_fault.items(), key=lambda each: -len(each[1])):
        page.append(f"<details><summary><b>{len(found)}</b> {escape(what)}</summary><ul>")
        page += [
            f'<li><a href="{escape(one.picture)}">{escape(one.scene.name)}, {escape(str(one.way))}</a> '
            f"{escape(fault.where)} <b>{escape(fault.told)}</b></li>"
            for one, fault in found
        ]
        page.append("</ul></details>")
    for name in dict.fromkeys(each.scene.name for each in looks):
        page.append(f"<h2>{escape(name)}</h2><div>")
        page += [
            f'<figure><a href="{escape(each.picture)}"><img loading="lazy" src="{escape(each.picture)}" alt=""></a>'
            f"<figcaption>{escape(str(each.way))}, faults: {len(each.faults)}</figcaption></figure>"
            for each in looks
            if each.scene.name == name
        ]
        page.append("</div>")
    file = into / "index.html"
    file.write_text("\n".join(page), encoding="utf-8")
    return file


HEAD = """<!doctype html><meta charset="utf-8"><title>What Leng looks like</title><style>
body { font: 15px/1.4 sans-serif; margin: 2rem } div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
img { height: 220px; border: 1px solid #999 } figure { margin: 0 } figcaption { font-size: 12px }
</style>"""


def main() -> int:
    """Walk, tell, and say by the exit code whether all is well."""
    wishes = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wishes.add_argument("words", nargs="*", help="only scenes and ways with all of these in their names")
    wishes.add_argument("--into", type=Path, default=ROOT / "build" / "look", help="where pictures and report go")
    wishes.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wish = wishes.parse_args()
    into: Path = wish.into
    into.mkdir(parents=True, exist_ok=True)
    stamp = stamp_of(ROOT / "src" / "leng", ROOT / "tests" / "browser")
    notes = into / "looks.jsonl"
    lines = notes.read_bytes().splitlines() if notes.exists() else []
    known = [each for each in (msgspec.json.decode(line, type=Look) for line in lines) if each.stamp == stamp]
    done = {(each.scene.name, each.way) for each in known}
    wanted = [
        (scene, [way for way in WAYS if all(word in f"{scene.name} {way}" for word in wish.words)])
        for scene in scenes(into / f"saves-{stamp}")
    ]
    wanted = [(scene, [w for w in ways if not scene.wide or w.size == "laptop"]) for scene, ways in wanted]
    work = [(scene, left) for scene, ways in wanted if (left := [w for w in ways if (scene.name, w) not in done])]
    looks = [each for each in known if any(each.scene.name == s.name and each.way in ways for s, ways in wanted)]
    whole = len(looks) + sum(len(ways) for _, ways in work)
    begun = time.monotonic()
    told: Any = multiprocessing.Queue()
    walkers = [
        multiprocessing.Process(target=walk, args=(work[number :: wish.processes], into, stamp, told))
        for number in range(wish.processes if work else 0)
    ]
    for each in walkers:
        each.start()
    walking = len(walkers)
    with notes.open("ab") as kept, suppress(KeyboardInterrupt):
        while walking:
            line = told.get()
            if not line:
                walking -= 1
                continue
            looks.append(msgspec.json.decode(line, type=Look))
            kept.write(line + b"\n")
            kept.flush()
            faults, minutes = sum(len(each.faults) for each in looks), (time.monotonic() - begun) / 60
            now = looks[-1].scene.name
            print(f"\r\x1b[K{len(looks)}/{whole}  {minutes:.0f} min  {faults} faults  {now}", end="", flush=True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for each in walkers:
        if walking and each.pid is not None and each.is_alive():
            os.kill(each.pid, signal.SIGINT)
        each.join()
    page = report(looks, into, whole - len(looks))
    faults = sum(len(each.faults) for each in looks)
    print(f"\n{len(looks)} looks, {faults} faults: {page}")
    return 1 if faults or len(looks) < whole else 0


if __name__ == "__main__":
    sys.exit(main())
