"""Standing orders by forms: under a condition, seen in words, lifted; and what they would tell the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.engine.table import NOT_IN_VAIN, NOTHING_TO_DECIDE, StandingOrder

from .parlour import DOOR, FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled


async def at_a_knock(house: Parlour, me: Browser) -> Page:
    """The first bot has knocked, and I may answer."""
    page = await house.open(me, "me random random", game=DOOR, seed="knocks", door="iron")
    for _ in range(50):
        live = await settled(house, page)
        assert live.table.decision is not None
        if live.table.decision.ask.name == "ward" and live.table.decision.about["by"] == 1:
            return await me.get(page.path)
        await me.choose(await me.get(page.path), live.table.decision.ask.passing)
    raise AssertionError("nobody knocks")


def conditions(page: Page) -> list[str]:
    """The conditions in the list under the question."""
    found = [each["value"] for tag, each in page.tags if tag == "option"]
    assert page.has("proviso") == bool(found)
    return found


def test_an_order_under_a_condition_is_picked_from_a_list_and_lifted_by_a_button(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_a_knock(house, me)
        in_order(page)
        live = await house.live(page)
        assert conditions(page) == ["harmless", "before:2"]
        label = next(each for tag, each in page.tags if tag == "label" and each.get("for", "").startswith("proviso-"))
        assert page.one("id", label["for"])["name"] == "proviso"
        where = page.path
        given = await me.post(f"{where}/order", number=live.table.number, until="proviso", proviso="harmless")
        assert StandingOrder(0, "ward", None, "harmless") in live.table.orders
        assert "You are not asked, as long as whoever knocks has no more cracks" in given.text("orders")
        in_order(given)
        assert "harmless" in [each["value"] for each in given.all("name", "proviso") if "value" in each]
        await me.post(f"{where}/lift", ask="ward", proviso="before:2")
        assert StandingOrder(0, "ward", None, "harmless") in live.table.orders
        lifted = await me.post(f"{where}/lift", ask="ward", proviso="harmless")
        assert [each.ask for each in live.table.orders] == [NOTHING_TO_DECIDE, NOT_IN_VAIN]
        assert "no more cracks" not in lifted.text("orders")

    in_parlour(tmp_path, visit)


def test_the_list_counts_only_when_its_own_button_is_pressed(tmp_path: Path) -> None:
    """The form always sends what the list shows; the buttons beside it mean the round and the match."""

    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_a_knock(house, me)
        live = await house.live(page)
        this_round = live.table.state.round
        await me.post(f"{page.path}/order", number=live.table.number, until="round", proviso="harmless")
        assert StandingOrder(0, "ward", this_round) in live.table.orders

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("wish", ["before:1", "absent", "before:", "<b>"])
def test_a_condition_that_is_not_offered_is_refused(tmp_path: Path, wish: str) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_a_knock(house, me)
        live = await house.live(page)
        before = live.table.number
        refused = await me.post(f"{page.path}/order", number=before, until="proviso", proviso=wish)
        in_order(refused)
        assert refused.status == 409 and f"“{wish}”" in refused.text("note")
        assert live.table.number == before
        assert [each.ask for each in live.table.orders] == [NOTHING_TO_DECIDE, NOT_IN_VAIN]

    in_parlour(tmp_path, visit)


def test_an_order_for_a_question_that_is_gone_changes_nothing(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await at_a_knock(house, me)
        live = await house.live(page)
        late = await me.post(f"{page.path}/order", number=live.table.number - 1, until="match")
        assert late.status == 409 and [each.ask for each in live.table.orders] == [NOTHING_TO_DECIDE, NOT_IN_VAIN]

    in_parlour(tmp_path, visit)


def test_a_question_without_conditions_has_no_list(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me random", game=DOOR, seed="knocks", door="iron")
        await settled(house, page)
        page = await me.get(page.path)
        assert page.has("silence") and not page.has("proviso")

    in_parlour(tmp_path, visit)


def test_the_panel_says_what_haste_tells_other_people(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, friend = house.browser(), house.browser("fr")
        page = await house.open(me, "me link random", game=FESTIVAL, seed="haste")
        await friend.sit_by(page.links[0])
        live = await settled(house, page)
        assert {each.ask for each in live.table.orders} == {NOT_IN_VAIN}
        shown = await me.get(page.path)
        assert "would bring anything" in shown.text("orders") and "The others notice" in shown.text("orders")
        assert "Les autres le remarquent" in (await friend.get(page.path)).text("orders")
        await friend.post(f"{page.path}/order", ask=NOTHING_TO_DECIDE)
        assert [each.seat for each in live.table.orders if each.ask == NOTHING_TO_DECIDE] == [1]
        assert "not asked when there is only one" not in (await me.get(page.path)).text("orders")
        alone = await house.open(me, "me random random", game=FESTIVAL, seed="haste")
        assert "The others notice" not in alone.text("orders")

    in_parlour(tmp_path, visit)
