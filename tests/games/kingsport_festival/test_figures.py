"""The figures on the page about this game come from the tool that works them out."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

TOOL = Path(__file__).parents[3] / "tools" / "kingsport_figures.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kingsport_figures", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_tells_how_many_cards_come_from_where() -> None:
    figures = tool()
    assert "\n".join(figures.cards()) in figures.PAGE.read_text(encoding="utf-8")


def test_new_figures_take_the_place_of_the_old_ones_and_leave_the_rest() -> None:
    figures = tool()
    page = figures.PAGE.read_text(encoding="utf-8")
    renewed = figures.in_place(page, "No match was played.")
    assert renewed.startswith(page.split(figures.BEGIN)[0]) and renewed.endswith("the figures -->\n")
    assert figures.in_place(renewed, page.split(figures.BEGIN)[1].split(figures.END)[0].strip()) == page


def test_the_points_of_a_match_are_shared_out_among_their_sources() -> None:
    told = "\n".join(tool().sources(1, "one match"))
    assert "| buildings |" in told and "| gods |" in told
