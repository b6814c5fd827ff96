"""Opening a table by the form, by a link, and from a save."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from leng.bots import FOR_STUDY, OFFERED, USUAL
from leng.bots.naming import how_it_plays
from leng.engine.game import find_game
from leng.engine.journal import read, verify
from leng.web.speech import words

from .parlour import FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled

GOLDEN = sorted((Path(__file__).parent.parent / "games" / FESTIVAL / "golden").glob("*.leng"))[0]


def test_the_form_offers_every_option_in_words(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        for language in ("en", "fr"):
            form = await house.browser(language).get(f"/open/{FESTIVAL}")
            values = [each["value"] for tag, each in form.tags if tag == "option"]
            for option in find_game(FESTIVAL).options:
                assert form.all("name", f"option-{option.name}")
                assert set(option.values) <= set(values)
                assert not [value for value in option.values if "_" in value and value in form.text()]
            for who in ("me", "here", "link", *OFFERED, *FOR_STUDY):
                assert who in values

    in_parlour(tmp_path, visit)


def test_the_form_names_the_levels_first_and_says_how_each_plays(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        for language, wanted in (
            ("en", "Novice, Adept, Master, High Priest, Greedy, Random, Greedy (version 1)"),
            ("fr", "Novice, Adepte, Maître, Grand Prêtre, Avide, Hasard, Avide (version 1)"),
        ):
            page = await house.browser(language).get(f"/open/{FESTIVAL}")
            form = page.text()
            places = [form.index(f"ot{' ' if language == 'fr' else ''}: {each}") for each in wanted.split(", ")]
            assert places == sorted(places)
            for bot in OFFERED:
                assert how_it_plays(words(language), bot) in form
            seats = [each for tag, each in page.tags if tag == "select" and each["name"].startswith("who-")]
            assert {each["aria-describedby"] for each in seats} == {"levels"} and page.all("id", "levels")
        taken = [each["value"] for tag, each in page.tags if tag == "option" and "selected" in each]
        assert taken.count(USUAL) == find_game(FESTIVAL).players[-1] - 1, "nobody has said who should sit there"

    in_parlour(tmp_path, visit)


def test_what_the_form_says_is_what_is_played(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        wishes = {"name-0": "Ada", "colour-0": "red", "name-2": "Bob", "option-scenario": "the_festival"}
        page = await house.open(me, "me greedy link random", seed="form", closed="on", **wishes)
        live = await house.live(page)
        opening = live.table.opening
        assert [seat.player for seat in opening.seats] == ["human", "greedy@3", "human", "random@1"]
        assert (opening.seats[0].name, opening.seats[0].colour, opening.seats[2].name) == ("Ada", "red", "Bob")
        assert opening.options["scenario"] == "the_festival" and opening.seed == "form"
        assert not live.kept.spectators

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize(
    "wrong",
    [
        {"who-1": "me"},
        {"who-1": "genius"},
        {"who-1": "greedy@9"},
        {"colour-0": "red", "colour-1": "red"},
        {"colour-0": "pink"},
        {"option-scenario": "the_picnic"},
    ],
)
def test_a_form_that_does_not_fit_comes_back_with_one_sentence(wrong: dict[str, str], tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me greedy greedy", **{"name-0": "Ada & co", **wrong})
        in_order(page)
        assert page.status == 422 and page.has("note")
        assert page.one("name", "name-0")["value"] == "Ada & co"
        assert not house.hall.store.ids()

    in_parlour(tmp_path, visit)


# Links -----------------------------------------------------------------------------------------------------------


async def by_link(house: Parlour, opener: Browser) -> tuple[Page, str]:
    page = await house.open(opener, "me link random", seed="link", closed="on")
    return page, page.links[0]


def test_a_link_seats_whoever_opens_it_and_only_the_opener_sees_it(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, friend = house.browser(), house.browser("fr")
        page, link = await by_link(house, opener)
        secret = link.rpartition("/")[2]
        assert (await opener.get(page.path)).has("seat-link")  # also later
        seated = await friend.sit_by(link)
        assert seated.status == 200 and seated.path == page.path and secret not in seated.html
        live = await house.live(page)
        await settled(house, page)
        assert live.table.decision is not None
        deciding = live.table.decision.seat
        mine, theirs = await opener.get(page.path), await friend.get(page.path)
        assert (mine.answerable, theirs.answerable) == (deciding == 0, deciding == 1)
        assert not theirs.has("seat-link")
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("leng.db*"))
        assert secret.encode() not in stored

    in_parlour(tmp_path, visit)


def test_a_closed_table_says_so_and_a_wrong_link_too(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, stranger = house.browser(), house.browser()
        page, link = await by_link(house, opener)
        for path in ("", "/fragment", "/stream", "/story", "/save", "/replay"):
            closed = await stranger.get(page.path + path)
            in_order(closed)
            assert closed.status == 403 and closed.has("trouble"), path
        for bad in (link[:-1], f"{page.path}/sit/x", link[:-3] + "abc"):
            wrong = await stranger.get(bad)
            assert wrong.status == 404 and wrong.has("trouble")
        assert (await stranger.get(page.path)).status == 403

    in_parlour(tmp_path, visit)


# Saves -----------------------------------------------------------------------------------------------------------


def test_a_save_goes_out_and_comes_in_again(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, stranger = house.browser(), house.browser()
        page = await house.open(me, "me here random", seed="save")
        live = await settled(house, page)
        await house.play(live, "save", most=20)
        await settled(house, page)
        assert (await stranger.get(f"{page.path}/save")).status == 403  # it holds every hidden card
        answer = await me.raw(f"{page.path}/save")
        file = tmp_path / "mine.leng"
        file.write_bytes(answer.content)
        assert verify(file)[1] is None
        again = await upload(stranger, "mine.leng", answer.content)
        assert again.status == 200 and again.path.startswith("/t/") and again.path != page.path
        twin = await house.live(again)
        assert twin.table.record[: len(read(file).record)] == read(file).record
        assert again.one("id", "fragment")["data-number"] == str(live.table.number)

    in_parlour(tmp_path, visit)


def test_a_running_match_between_people_gives_no_save(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me link random", seed="a-secret-seed")
        refused = await me.get(f"{page.path}/save")
        assert refused.status == 403 and not refused.has("save")
        assert (await house.live(page)).table.opening.seed not in refused.html

    in_parlour(tmp_path, visit)


def test_a_file_that_is_no_save_is_told_so_in_the_lobby(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        for contents in (b"", b"no", b"{}", b"\xff\x00", json.dumps({"leng": 99}).encode()):
            page = await upload(me, "x.leng", contents)
            in_order(page)
            assert page.status == 422 and "x.leng" in page.text()
        assert (await me.post("/upload")).status == 422

    in_parlour(tmp_path, visit)


def test_a_finished_match_can_be_looked_at_again(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, stranger = house.browser(), house.browser()
        page = await upload(me, GOLDEN.name, GOLDEN.read_bytes())
        live = await house.live(page)
        assert page.has("result") and page.has("seed") and page.has("replay")
        last = live.table.number
        begin, middle, end = [await me.get(f"{page.path}/replay?n={n}") for n in (0, last // 2, last)]
        assert len(begin.text("lines")) < len(middle.text("lines")) and begin.text("board") != end.text("board")
        assert middle.one("data-testid", "slider")["value"] == str(last // 2)
        fragment = await me.get(f"{page.path}/replay/fragment?n={last // 2}")
        assert fragment.text("board") == middle.text("board")
        assert (await stranger.get(page.path)).status == 403  # a save is taken in behind closed doors

    in_parlour(tmp_path, visit)


def test_a_house_that_is_busy_says_when_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: Parlour) -> None:
        house.hall.uploads._free.clear()  # two others are being served
        monkeypatch.setattr("leng.server.hall.BOT_TABLES", 0)
        for language, later, seat in (
            ("en", "send yours again", "take a seat"),
            ("fr", "renvoyez", "prenez une place"),
        ):
            me = house.browser(language)
            page = await upload(me, GOLDEN.name, GOLDEN.read_bytes())
            in_order(page)
            assert page.status == 503 and later in page.text()
            form = await house.open(me, "random random random")
            in_order(form)
            assert form.status == 429 and seat in form.text()
        assert not house.hall.store.ids()

    in_parlour(tmp_path, visit)


async def upload(browser: Browser, name: str, contents: bytes) -> Page:
    await browser.get("/")
    token = {"_csrf_token": browser.client.cookies["leng_csrf"]}
    return Page(await browser.client.post("/upload", data=token, files={"save": (name, contents)}))
