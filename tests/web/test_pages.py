"""Every page, in both languages and both lights, is whole, in words, and asks nobody else for anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leng.web.pages import STATIC, unbroken
from leng.web.speech import LANG, words
from leng.words.text import LANGUAGES

from .parlour import DOOR, FESTIVAL, Page, Parlour, in_order, in_parlour, settled

MOST_BYTES = 250_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark", ""])
def test_every_page_is_in_order(language: str, theme: str, tmp_path: Path) -> None:
    seen: set[str] = set()

    def check(name: str, page: Page, status: int = 200) -> Page:
        in_order(page)
        assert page.status == status, (name, page.status)
        html = next(attributes for tag, attributes in page.tags if tag == "html")
        assert html["lang"] == language
        assert html.get("data-theme", "") == theme
        seen.add(name)
        return page

    async def visit(house: Parlour) -> None:
        me, other = house.browser(language, theme), house.browser(language, theme)
        check("lobby", await me.get("/"))
        check("form", await me.get(f"/open/{FESTIVAL}"))
        check("form again", await house.open(me, "me me greedy"), 422)
        table = check("table", await house.open(me, "me here random", seed="pages"))
        live = await settled(house, table)
        assert check("curtain", await me.get(table.path)).has("curtain")
        check("spectator", await other.get(table.path))
        decision = live.table.decision
        assert decision is not None
        assert check("question", await me.post(f"{table.path}/sit-as", seat=decision.seat)).options
        await house.play(live, "pages", until="invoke")
        for number in range(2):
            check("invocation", await me.post(f"{table.path}/sit-as", seat=number))
        await house.play(live, "pages", until="combat")
        check("raid", await other.get(table.path))
        check("story", await me.get(f"{table.path}/story"))
        check("replay too soon", await me.get(f"{table.path}/replay"), 409)
        await house.play(live, "pages")
        assert check("end", await me.get(table.path)).has("result")
        for number in (0, 40, live.table.number, 10**6):
            check("replay", await other.get(f"{table.path}/replay?n={number}"))
        check("my tables", await me.get("/"))
        check("no page", await me.get("/nowhere"), 404)
        check("no table", await me.get("/t/nothing"), 404)
        check("no game", await me.get("/open/chess"), 404)

    in_parlour(tmp_path, visit)
    assert len(seen) == 17


def test_a_game_without_a_drawing_can_be_played(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me random", DOOR, seed="plain")
        for _ in range(400):
            in_order(page)
            if page.has("result"):
                in_order(await me.get(f"{page.path}/replay?n=3"))
                return
            await settled(house, page)
            page = await me.get(page.path)
            if page.options:
                page = await me.choose(page)
        raise AssertionError("the match does not end")

    in_parlour(tmp_path, visit)


def test_a_browser_that_looks_at_the_api_finds_the_mark_of_the_house(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        answer = await house.browser().raw("/favicon.ico")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")

    in_parlour(tmp_path, visit)


def test_the_checker_sees_what_it_should(tmp_path: Path) -> None:
    class Answer:
        status_code, text = 200, '<p style="x"><b onclick="y"></p><script>z</script><i id="a"></i><i id="a"></i>'
        request = type("R", (), {"url": type("U", (), {"path": "/"})})

    faults = " ".join(Page(Answer()).faults)  # type: ignore[arg-type]  # all that a page looks at
    for fault in ("inline style", "inline onclick", "closes", "inline <script>", "the id a"):
        assert fault in faults


def test_a_cold_first_page_is_light_and_the_table_too(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        for page in (await me.get("/"), await house.open(me, "me greedy greedy", seed="light")):
            total = len(page.html.encode())
            linked = {
                each.get("src") or each.get("href", "")
                for tag, each in page.tags
                if tag in ("script", "img") or each.get("rel") in ("stylesheet", "icon", "modulepreload")
            }
            assert len(linked) >= 4
            for path in linked:
                answer = await me.raw(path)
                assert answer.status_code == 200, path
                total += len(answer.content)
                for further in re.findall(r'url\("?([\w.-]+)"?\)', answer.text):
                    total += len((await me.raw(f"{path.rpartition('/')[0]}/{further}")).content)
            assert total <= MOST_BYTES, total

    in_parlour(tmp_path, visit)


def test_what_we_serve_names_no_other_host() -> None:
    files = [file for file in STATIC.rglob("*") if file.suffix in (".css", ".js", ".svg")]
    assert len(files) > 8
    for file in files:
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        assert not re.findall(r"https?://|@import|url\((?:\"|')?//", text), file.name


def test_what_came_from_elsewhere_has_its_licence_beside_it() -> None:
    brought = [file for file in (STATIC / "vendor").iterdir() if file.suffix == ".js"]
    assert brought
    for file in brought:
        assert (file.parent / f"{file.name.split('.')[0]}.LICENSE.txt").read_text(encoding="utf-8").strip()


def test_both_languages_say_the_same_things() -> None:
    keys = {}
    for language in LANGUAGES:
        text = (LANG / f"{language}.ftl").read_text(encoding="utf-8")
        keys[language] = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        assert len(keys[language]) == len(set(keys[language]))
    assert keys["en"] == keys["fr"]
    assert words("fr").say("players", least=1, most=8) == "1 à 8 joueurs"


def test_a_dark_device_gets_dark_colours_from_the_game_too(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        style = (await house.browser().raw(f"/style/{FESTIVAL}")).text
        assert "@media (prefers-color-scheme: dark)" in style
        assert ":root:not([data-theme]) {" in style.partition("@media (prefers-color-scheme: dark)")[2]
        assert (await house.browser().raw("/style/chess")).status_code == 404

    in_parlour(tmp_path, visit)


def test_language_and_light_are_remembered_and_lead_nowhere_else(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser("en")
        page = await me.post("/me", lang="fr", back=f"/open/{FESTIVAL}")
        assert page.path == f"/open/{FESTIVAL}" and 'lang="fr"' in page.html
        assert 'data-theme="dark"' in (await me.post("/me", theme="dark", back="/")).html
        assert "data-theme" not in (await me.post("/me", theme="", back="/")).html
        for elsewhere in ("https://example.org/", "//example.org/", "/\\example.org"):
            assert (await me.post("/me", lang="en", back=elsewhere)).path == "/"

    in_parlour(tmp_path, visit)


def test_a_french_sign_never_begins_or_ends_a_line_alone() -> None:
    assert unbroken("« Yr and Nhhngr » ? Non !") == "«\xa0Yr and Nhhngr\xa0»\xa0? Non\xa0!"
