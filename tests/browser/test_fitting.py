"""The form that opens a table, with script: what fits comes into sight as soon as something is changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .served import Served
from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = Path(__file__).parent.parent / "games_for_tests"
IN_SIGHT = """rows => rows.map(row => [row.querySelector("select").name.slice(7), row.querySelector("select").value,
  [...row.querySelectorAll("option:not([disabled])")].map(each => each.value).join(" ")].join(": "))"""


@pytest.fixture(scope="module")
def well(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody before the form of the Deep Well, in a house that has it."""
    house = Served(tmp_path_factory.mktemp("well"), GAMES)
    somebody = Visitor(
        chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB"), house.address, "en"
    )
    yield somebody
    somebody.context.close()
    house.close()


def in_sight(somebody: Visitor) -> list[str]:
    """Every option that is shown, with its value and those it may have."""
    shown: list[str] = somebody.page.eval_on_selector_all(".option-row:not([hidden])", IN_SIGHT)
    return shown


def seats(somebody: Visitor, number: int) -> None:
    somebody.page.check(f"[name=seats][value='{number}']")


def test_the_form_follows_what_is_chosen_and_remembers_it(well: Visitor) -> None:
    well.go("/open/deep_well")
    assert in_sight(well) == ["shaft: shallow: shallow deep bottomless"]
    seats(well, 3)
    assert in_sight(well)[-1] == "omens: no: no yes"
    for option, value in {"mode": "together", "shaft": "bottomless", "omens": "yes", "pace": "swift"}.items():
        well.page.select_option(f"#option-{option}", value)
    everything = in_sight(well)
    assert everything[1:] == [
        "shaft: bottomless: shallow deep bottomless",
        "omens: yes: no yes",
        "pace: swift: slow swift",
    ]
    well.in_order()
    well.page.select_option("#option-mode", "race")
    assert in_sight(well)[1] == "shaft: shallow: shallow deep"
    seats(well, 2)
    assert in_sight(well) == ["mode: race: race together", "shaft: shallow: shallow deep"]
    well.page.select_option("#option-mode", "together")
    seats(well, 3)
    assert in_sight(well) == everything
    assert not well.faults


def test_what_is_out_of_sight_is_not_sent(well: Visitor) -> None:
    well.go("/open/deep_well")
    seats(well, 3)
    well.page.select_option("#option-omens", "yes")
    seats(well, 2)
    well.find("open-it").click()
    well.page.wait_for_url("**/t/*")
    assert well.turn().keys == 2
