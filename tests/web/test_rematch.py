"""A rematch: the same people, one place further, in one click."""

from __future__ import annotations

from pathlib import Path

from .parlour import DOOR, Parlour, in_order, in_parlour, settled


def test_everybody_finds_a_place_one_further_and_the_second_follows_the_first(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, guest = house.browser(), house.browser()
        page = await house.open(host, "me link random", seed="again")
        await guest.sit_by(page.links[0])
        live = await house.live(page)
        await house.play(live, "again")
        over = await settled(house, page)
        shown = await host.get(page.path)
        in_order(shown)
        assert over.table.result is not None and shown.has("rematch") and not shown.has("to-rematch")
        new = await host.post(f"{page.path}/rematch")
        assert new.status == 200 and new.path.startswith("/t/") and new.path != page.path
        again = await house.live(new)
        before = [seat.name for seat in over.table.seats]
        assert [seat.name for seat in again.table.seats] == [*before[1:], before[0]]
        assert again.table.opening.options == over.table.opening.options
        assert again.table.opening.seed != over.table.opening.seed and again.table.opening.is_sealed
        followed = await guest.post(f"{page.path}/rematch")
        assert followed.path == new.path
        sitters = dict(house.hall.store.sitters(again.id))
        old = dict(house.hall.store.sitters(over.id))
        assert sitters == {(seat - 1) % 3: person for seat, person in old.items()} and len(sitters) == 2
        assert (await guest.get(page.path)).has("to-rematch")

    in_parlour(tmp_path, visit)


def test_nobody_opens_a_rematch_before_the_end_or_without_a_seat(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, stranger = house.browser(), house.browser()
        page = await house.open(host, "me random", DOOR, seed="early")
        assert (await host.post(f"{page.path}/rematch")).status == 409
        await house.play(await house.live(page), "early")
        await settled(house, page)
        looked = await stranger.get(page.path)
        assert looked.has("result") and not looked.has("rematch")
        assert (await stranger.post(f"{page.path}/rematch")).status == 409

    in_parlour(tmp_path, visit)
