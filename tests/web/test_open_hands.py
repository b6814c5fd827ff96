"""Around one screen: those who trust each other play without a curtain, but never into a hand of another device."""

from __future__ import annotations

from pathlib import Path

from .parlour import Parlour, in_order, in_parlour, settled

CULT = "cult"


def test_with_open_hands_no_curtain_falls_and_it_can_be_changed_at_the_table(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        device = house.browser()
        page = await house.open(device, "me here random", CULT, seed="trust", trusting="on")
        asked: set[int] = set()
        for _ in range(12):
            live = await settled(house, page)
            shown = await device.get(page.path)
            in_order(shown)
            assert not shown.has("curtain") and shown.answerable
            assert live.table.decision is not None
            asked.add(live.table.decision.seat)
            await house.play(live, "trust", most=1)
        assert asked == {0, 1}
        await settled(house, page)
        closed = await device.post(f"{page.path}/trust", hands="closed")
        assert closed.has("curtain")
        opened = await device.post(f"{page.path}/trust", fragment=True, hands="open")
        assert not opened.has("curtain") and not (await device.get(page.path)).has("curtain")

    in_parlour(tmp_path, visit)


def test_a_seat_that_is_also_at_another_device_keeps_its_curtain(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        device, phone = house.browser(), house.browser()
        page = await house.open(device, "me here here", CULT, seed="apart", trusting="on")
        made = await device.post(f"{page.path}/link", seat=1)
        await phone.sit_by(made.all("data-testid", "own-link")[0]["value"].removeprefix("http://leng.test"))
        seen: set[int] = set()
        for _ in range(30):
            live = await settled(house, page)
            assert live.table.decision is not None
            seat = live.table.decision.seat
            shown = await device.get(page.path)
            assert shown.has("curtain") == (seat == 1) and shown.answerable == (seat != 1)
            assert (await phone.get(page.path)).answerable == (seat == 1)
            seen.add(seat)
            await house.play(live, "apart", most=1)
        assert seen == {0, 1, 2}

    in_parlour(tmp_path, visit)


def test_whoever_holds_one_seat_gains_nothing_by_trusting(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, friend = house.browser(), house.browser()
        page = await house.open(host, "me link random", CULT, seed="alone", trusting="on")
        await friend.sit_by(page.links[0])
        await friend.post(f"{page.path}/trust", hands="open")
        for _ in range(8):
            live = await settled(house, page)
            assert live.table.decision is not None
            for browser, seat in ((host, 0), (friend, 1)):
                shown = await browser.get(page.path)
                assert shown.answerable == (live.table.decision.seat == seat) and not shown.has("curtain")
            await house.play(live, "alone", most=1)

    in_parlour(tmp_path, visit)
