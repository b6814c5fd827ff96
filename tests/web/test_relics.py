"""Pages about trust: a table whose seed somebody knows, and a table that can no longer go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from leng.engine.game import find_game
from leng.server.store import Store

from .parlour import DOOR, Parlour, in_order, in_parlour, settled


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seed_somebody_typed_is_told_to_everybody_and_has_no_seal(language: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, onlooker = house.browser(language), house.browser(language)
        form = await me.get(f"/open/{DOOR}")
        told = "knows every card" if language == "en" else "connaît chaque carte"
        assert told in form.text(within="about-seed")
        typed = await house.open(me, "me link", DOOR, seed="2026")
        for page in (typed, await onlooker.get(typed.path)):
            assert page.has("unsealed") and not page.all("class", "hash")
            in_order(page)
        drawn = await house.open(me, "me link", DOOR)
        seal = (await house.live(drawn)).table.opening.seal
        for page in (drawn, await onlooker.get(drawn.path)):
            assert not page.has("unsealed") and seal is not None and seal in page.text()

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_left_of_a_table_is_shown_on_a_page(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = ""

    async def before(house: Parlour) -> None:
        nonlocal path
        me = house.browser()
        page = await house.open(me, "me random", DOOR, **{"name-0": "Ada"})
        path = page.path
        for _ in range(3):
            await settled(house, page)
            page = await me.choose(await me.get(path), "wait")
        cookies.update(me.client.cookies)

    async def after(house: Parlour) -> None:
        me, stranger = house.browser(language), house.browser(language)
        me.client.cookies.update(cookies)
        mine, theirs = await me.get(path), await stranger.get(path)
        for page in (mine, theirs):
            assert page.status == 409 and page.has("relic") and "Ada" in page.text()
            assert "0.1.0" in page.text() and "0.1.5" in page.text()
            in_order(page)
        assert mine.has("save") and not theirs.has("save")
        assert json.loads((await me.raw(f"{path}/save")).content)["rules"] == "0.1.0"
        assert (await stranger.raw(f"{path}/save")).status_code == 409
        assert (await me.get("/")).status == 200, "the lobby still lists it"

    cookies: dict[str, str] = {}
    in_parlour(tmp_path, before)
    store = Store.in_folder(tmp_path)
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE tables SET rules = '0.1.0', shape = 'another'")
        db.exec_driver_sql("""UPDATE entries SET entry = replace(entry, '"wait"', '"sing"')""")
    store.close()
    monkeypatch.setattr(find_game(DOOR), "changed_in", ("0.1.5",))
    in_parlour(tmp_path, after)
