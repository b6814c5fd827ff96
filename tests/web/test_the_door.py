"""What anybody may send: short forms, from our own pages, counted by their weight; and what a browser is told."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from leng.server.api import streaming
from leng.server.forms import LARGEST_FORM, MOST_FIELDS
from leng.server.limits import HEAVY_BODY, Limit

from .parlour import DOOR, Browser, Page, Parlour, in_parlour

PAGES = ("/join", "/me", "/upload", f"/open/{DOOR}", "/nowhere")
FORM = "application/x-www-form-urlencoded"


def forms_too_long() -> list[bytes]:
    """Each is one more than what is read."""
    return [b"a=" + b"x" * LARGEST_FORM, b"a=1&" * MOST_FIELDS, b"&" * MOST_FIELDS]


@pytest.mark.parametrize("written", [FORM, FORM.upper(), f"text/plain, {FORM}"])
def test_a_form_without_end_is_refused_before_it_is_taken_apart(written: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser("fr")
        for path in PAGES:
            for form in forms_too_long():
                refused = await me.client.post(path, content=form, headers={"Content-Type": written})
                assert refused.status_code == 413 and "trop volumineux" in refused.text
                assert refused.headers["x-content-type-options"] == "nosniff"

    in_parlour(tmp_path, visit)


def test_a_form_of_parts_is_short_too_unless_it_brings_a_save(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        await me.get("/")
        token = {"_csrf_token": me.client.cookies["leng_csrf"]}
        long = {"save": ("x.leng", b"x" * (2 * LARGEST_FORM))}
        statuses = {
            path: (await me.client.post(path, data=token, files=long)).status_code for path in ("/me", "/upload")
        }
        assert statuses == {"/me": 413, "/upload": 422}
        many = {f"save-{number}": ("x", b"x") for number in range(MOST_FIELDS)}
        assert (await me.client.post("/upload", data=token, files=many)).status_code == 400

    in_parlour(tmp_path, visit)


def test_a_form_of_our_own_comes_in_as_a_whole(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        page = await house.open(house.browser(), "me random", DOOR, **{f"nothing-{n}": n for n in range(150)})
        assert page.path.startswith("/t/")

    in_parlour(tmp_path, visit)


# Pages from elsewhere --------------------------------------------------------------------------------------------

HERE, ELSEWHERE = "http://leng.test", "http://evil.example"


@pytest.mark.parametrize(
    ("headers", "comes_in"),
    [
        ({}, True),  # a program
        ({"Origin": HERE}, True),
        ({"Origin": ELSEWHERE}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://leng.test:81"}, False),  # another program on this machine
        ({"Origin": HERE, "Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Origin": ELSEWHERE, "Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
    ],
)
def test_what_changes_something_comes_from_our_own_pages_or_from_a_program(
    headers: dict[str, str], comes_in: bool, tmp_path: Path
) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        wanted = b'{"game": "sealed_door", "seats": [{"name": "A"}, {"name": "B"}]}'
        for kind in ("application/json", "text/plain"):
            answer = await me.client.post("/api/tables", content=wanted, headers={"Content-Type": kind, **headers})
            assert answer.status_code == (201 if comes_in else 403), answer.text
        assert len(house.hall.store.ids()) == (2 if comes_in else 0)
        assert (await me.client.get("/", headers=headers)).status_code == 200, "looking changes nothing"

    in_parlour(tmp_path, visit)


def test_a_house_behind_a_proxy_knows_its_own_pages_by_its_names(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        for origin, status in (("https://leng.example", 201), (ELSEWHERE, 403)):
            wanted = {"game": DOOR, "seats": [{"name": "A"}, {"name": "B"}]}
            answer = await me.client.post("/api/tables", json=wanted, headers={"Origin": origin})
            assert answer.status_code == status

    in_parlour(tmp_path, visit, hosts=("leng.test", "leng.example"))


@pytest.mark.parametrize("secure", [False, True])
def test_where_https_is_spoken_browsers_are_told_never_to_come_without_it(secure: bool, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        answer = await house.browser().client.get("/")
        assert ("strict-transport-security" in answer.headers) == secure
        (cookie,) = [each for each in answer.headers.get_list("set-cookie") if each.startswith("leng_csrf=")]
        assert ("Secure" in cookie) == secure and "samesite=lax" in cookie.lower()

    in_parlour(tmp_path, visit, secure=secure)


# Weight ----------------------------------------------------------------------------------------------------------


def test_a_heavy_body_counts_as_many_requests() -> None:
    limit = Limit(10)
    scope: Any = {"client": ("192.0.2.7", 1), "route_handler": type("Route", (), {"opt": {}})}
    for length, counted in ((b"100", 1), (b"%d" % (3 * HEAVY_BODY), 5), (b"x", 6)):
        limit.count({**scope, "headers": [(b"content-length", length)]})
        assert limit._counts == {"192.0.2.7": counted}


@pytest.mark.parametrize("kind", ["application/json", FORM])
def test_a_body_that_is_broken_off_is_at_most_a_line_of_the_log(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(house: Parlour) -> None:
        messages = [{"type": "http.request", "body": b'{"ga', "more_body": True}, {"type": "http.disconnect"}]

        async def receive() -> Any:
            return messages.pop(0)

        async def send(message: Any) -> None:
            pass

        headers = [(b"host", b"leng.test"), (b"content-type", kind.encode()), (b"content-length", b"99")]
        scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/tables", "root_path": ""}
        scope |= {"raw_path": b"/api/tables", "query_string": b"", "headers": headers, "client": ("127.0.0.1", 1)}
        scope |= {"server": ("127.0.0.1", 2), "scheme": "http", "http_version": "1.1", "asgi": {"version": "3.0"}}
        scope |= {"extensions": {}, "state": {}}
        await house.app(scope, receive, send)

    with caplog.at_level(logging.INFO):
        in_parlour(tmp_path, visit)
    told = [each for each in caplog.records if "prematurely" in each.getMessage() or each.levelno >= logging.ERROR]
    assert len(told) == (kind != FORM) and not any(each.exc_info for each in told)


def test_so_many_tables_may_be_watched_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "MOST_STREAMS", 2)

    async def visit(house: Parlour) -> None:
        page = await house.open(house.browser(), "me random", DOOR)
        first, second = house.browser("fr"), house.browser("fr")
        watching = [asyncio.ensure_future(listen(each, page)) for each in (first, second)]
        while house.hall.streams.total() < 2:
            await asyncio.sleep(0.005)
        refused = await second.raw(f"/api{page.path.replace('/t/', '/tables/')}/stream")
        assert refused.status_code == 429 and "2 pages" in refused.json()["error"]
        assert (await first.get(f"{page.path}/stream")).status == 409
        for each in watching:
            each.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        while house.hall.streams:
            await asyncio.sleep(0.005)

    in_parlour(tmp_path, visit)


async def listen(browser: Browser, page: Page) -> None:
    """Keep a stream open until somebody breaks it off."""
    await browser.raw(f"{page.path}/stream")
