"""Several picks on the page: counters in a form that works with and without script, sent as one whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.server.live import LiveTable

from .parlour import Browser, Page, Parlour, in_order, in_parlour, settled


async def at_picks(house: Parlour, me: Browser) -> tuple[Page, LiveTable]:
    """A match against bots in which I may take several resources."""
    page = await house.open(me, "me random random", seed="picks")
    live, chance = await settled(house, page), Dice(seed_number("picks"))
    while True:
        decision = live.table.decision
        assert decision is not None
        if decision.several is not None and decision.ask.name == "resource":
            return await me.get(page.path), live
        await live.choose(decision.seat, live.table.number, key(chance.pick(list(decision.options))))
        house.hall.wake(live)
        live = await settled(house, page)


async def send(me: Browser, page: Page, status: int, **times: int) -> Page:
    """Send so many of each."""
    number, asked = page.all("name", "number")[0]["value"], page.one("name", "asked")["value"]
    fields: dict[str, Any] = {f"pick:{each}": n for each, n in times.items()}
    done = await me.post(page.one("id", "options")["action"], number=number, asked=asked, whole="done", **fields)
    assert done.status == status
    return done


def test_counters_take_the_place_of_the_buttons(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        for language in ("en", "fr"):
            page, live = await at_picks(house, house.browser(language))
            in_order(page)
            assert live.table.decision is not None and live.table.decision.several is not None
            most = str(live.table.decision.several.most)
            fields = page.all("data-testid", "pick")
            assert [(each["name"], each["max"]) for each in fields] == [
                (f"pick:{kind}", most) for kind in ("evil", "death", "destruction")
            ]
            assert page.has("picks-done") and not page.has("picks-all") and not page.options
            assert page.one("data-testid", "picks")["data-most"] == most
            lit = [
                each["data-key"] for _, each in page.tags if each.get("data-key") in ("evil", "death", "destruction")
            ]
            assert sorted(lit) == ["death", "destruction", "evil"], "what may be picked is lit as well"

    in_parlour(tmp_path, visit)


def test_a_whole_is_sent_once_and_what_is_none_is_told_in_words(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page, live = await at_picks(house, me)
        assert live.table.decision is not None and live.table.decision.several is not None
        number, most = live.table.number, live.table.decision.several.most
        refused = await send(me, page, 409, evil=most + 1)
        assert "picked" in refused.text("note") and live.table.number == number
        assert "At least" in (await send(me, page, 409)).text("note")
        done = await send(me, page, 200, destruction=1, evil=most - 1)
        in_order(done)
        assert [move.key for move in live.table.moves[number : number + most]] == ["evil"] * (most - 1) + [
            "destruction"
        ]
        assert (await send(me, page, 200, destruction=1, evil=most - 1)).status == 200, "sent twice, it stands once"

    in_parlour(tmp_path, visit)
