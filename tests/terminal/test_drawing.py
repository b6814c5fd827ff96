"""The table of Kingsport Festival drawn from views: complete, within its width, and without what is hidden."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from leng.engine.game import find_game
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.words.presenter import presenter
from leng.words.text import LANGUAGES
from matches import every_position
from wording import check_catalogues

from . import lettering
from .lettering import MARKS, check_fit, check_marks

GAME = find_game("kf")
NAMES = ("P0", "P1 of the Long Corridor", "P2", "P3", "P4 神話研究家の友人")
PACKAGE = Path(__file__).parents[2] / "src" / "leng"


def drawn(table: Table, audience: int, width: int, language: str = "en") -> str:
    """The drawing as plain text."""
    return lettering.drawn(table.view(audience), presenter(GAME, table.seats, language), width)


def positions(players: int, scenario: str) -> list[Table]:
    """The table at every seventh decision of a random match."""
    seats = [Seat(name) for name in NAMES[:players]]
    return every_position(Table.open(GAME, seats, {"scenario": scenario}, f"{players}"), step=7)


@pytest.mark.parametrize(("width", "language"), [(80, "en"), (120, "fr")])
def test_all_gods_all_buildings_and_all_cultists_are_on_the_drawing(width: int, language: str) -> None:
    for table in positions(5, "the_haunter_of_the_dark")[::6]:
        text = drawn(table, 0, width, language)
        speaker = GAME.part("terminal.paper").Paper(table.view(0), presenter(GAME, table.seats, language))
        for god in table.state.box.gods.values():
            assert f"{god.value or 'X':>2} {speaker.presenter.short('god', god.id)[:7]}" in text
        for building in table.state.box.buildings.values():
            assert speaker.presenter.short("building", building.id)[:7] in text
        for mark in MARKS[:5]:
            assert f" {mark} P" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 79])
def test_a_narrow_drawing_is_folded_and_tells_no_less(width: int, language: str) -> None:
    for table in positions(5, "the_haunter_of_the_dark")[::4]:
        text, view = drawn(table, 0, width, language), table.view(0)
        speaker: Any = presenter(GAME, table.seats, language)
        check_fit(text, width)
        for building in table.state.box.buildings.values():
            assert re.search(rf"^{speaker.short('building', building.id)}.* {building.cult}★", text, re.MULTILINE)
            streets = [speaker.short("building", each) for each in building.links]
            assert all(f" {each} ──" in text or f"── {each}" in text for each in streets)
        for who in view.cultists:
            for told in (f"{who.sanity}☺", f"{who.magic}≈", f"{who.cult}★", "§ {}† {}☼".format(*who.cubes[1:])):
                assert told in text


def test_discs_dice_and_tracks_are_on_the_drawing() -> None:
    for table in positions(4, "none")[::3]:
        text, view = drawn(table, EVERYBODY, 120), table.view(EVERYBODY)
        for who in view.cultists:
            line = next(line for line in text.splitlines() if f"{'ABCD'[who.seat]}{'●■▲♦'[who.seat]} P" in line)
            assert f" {who.sanity}☺" in line
            assert f" {who.magic}≈" in line
            assert f" {who.cult}★" in line
            assert f"{who.cubes[0]}§ {who.cubes[1]}† {who.cubes[2]}☼" in line
        for god, offerings in view.gods.items():
            name = table.state.box.gods[god].name.en
            part = next(part for line in text.splitlines() for part in line.split("│") if f" {name} " in part)
            for each in offerings:
                assert "".join(map(str, each.dice)) in part
                assert "ABCD"[each.seat] in part
        for disc in {disc for who in view.cultists for disc in who.discs}:
            marks = "".join("ABCD"[who.seat] for who in view.cultists if disc in who.discs)
            assert f"{table.state.box.buildings[disc].cult}★ {marks}" in text


def test_a_finished_match_is_drawn_with_everything_face_up() -> None:
    table = positions(3, "the_festival")[-1]
    assert table.state.box.festivals[table.state.festival].name.en in drawn(table, UNVEILED, 120)


@pytest.mark.parametrize("folder", ["terminal/lang", "games/kingsport_festival/terminal/lang"])
def test_both_languages_have_the_same_words(folder: str) -> None:
    assert len(check_catalogues(PACKAGE / folder)) > 20


def test_five_seats_have_five_marks_that_need_no_colour() -> None:
    check_marks(GAME)
