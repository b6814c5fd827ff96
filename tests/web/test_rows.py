"""Options with one idea are one row of the list: what is in it, what it is called, and that each is still a button."""

from __future__ import annotations

from pathlib import Path

from markupsafe import Markup

from leng.engine.choice import key
from leng.server.live import LiveTable
from leng.web.showing import Button, Row, _shorten
from leng.words.presenter import Label

from .parlour import Browser, Page, Parlour, in_order, in_parlour, settled


async def asked(house: Parlour, me: Browser, seed: str, ask: str, least: int = 2) -> tuple[Page, LiveTable]:
    """A festival at the first question of this name that offers me so many options."""
    page = await house.open(me, "me random random", seed=seed, option__scenario="none")
    for _ in range(200):
        live = await settled(house, page)
        decision = live.table.decision
        assert decision is not None, "the match is over"
        if decision.ask.name == ask and len(decision.options) >= least:
            return await me.get(page.path), live
        await live.choose(decision.seat, live.table.number, key(decision.options[0]))
        house.hall.wake(live)
    raise AssertionError(f"never asked {ask}")


def test_all_ways_to_invoke_nephren_ka_are_one_row_and_each_is_a_button(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page, live = await asked(house, me, "rows", "invoke", 8)
        in_order(page)
        assert live.table.decision is not None
        offered = [key(option) for option in live.table.decision.options]
        assert sorted(page.options) == sorted(offered), "nothing is lost in the rows"
        ways = [each for each in offered if each.startswith("invoke:nephren_ka")]
        rows = [each for tag, each in page.tags if tag == "details" and each.get("name") == "options"]
        assert len(ways) > 2 and len(rows) == 1
        numbers = [each["data-letter"] for _, each in page.tags if each.get("data-letter", "").isdecimal()]
        assert len(numbers) == min(9, len({*offered} - {*ways, "pass"}) + 1), "rows are numbered, not ways"
        spoken = [each["aria-description"] for each in page.all("name", "key") if each["value"] in ways]
        assert all("Invoke Nephren-Ka (X) with" in each for each in spoken) and len(set(spoken)) == len(ways)
        assert f"Nephren-Ka (X) {len(ways)} ways" in page.text("options")
        before = live.table.number
        after = await me.choose(page, ways[-1])
        assert after.status == 200 and live.table.number > before

    in_parlour(tmp_path, visit)


def test_dice_that_an_option_takes_are_drawn_and_named_for_the_board(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        page, _ = await asked(house, house.browser("fr"), "rows", "invoke", 8)
        for each in page.all("name", "key"):
            _, _, dice = each["value"].rpartition(":")
            if each["value"].startswith("invoke"):
                assert each["data-uses"].split() == [f"die:{face}" for face in dice.split("-")]
        assert "façons" in page.text("options")

    in_parlour(tmp_path, visit)


def test_in_two_columns_an_option_that_has_its_idea_alone_tells_its_way_too() -> None:
    def row(*ways: str, uses: tuple[str, ...] = ()) -> Row:
        labels = [Label(f"Lay a rail {way}", idea=f"Rail {len(ways)}", way=way, uses=uses) for way in ways]
        return Row(1, "", [Button(way, label, False, Markup()) for way, label in zip(ways, labels, strict=True)])

    alone, several, drawn = row("to 14"), row("to 14", "to 15", "to 16"), row("with a 4", uses=("die:4",))
    _shorten([alone, several])
    _shorten([drawn])
    assert (alone.name, several.name, drawn.name) == ("Rail 1 to 14", "Rail 3", "Rail 1")
