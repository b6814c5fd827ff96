"""The table of AuZtralia drawn with letters: the land, the track, the Old Ones, the colonies, within its width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from leng.engine.choice import Option
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.auztralia import GAME
from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.view import AustraliaView
from leng.study.drawings import printed
from leng.words.presenter import presenter
from matches import every_position
from terminal import lettering
from terminal.lettering import MARKS, check_fit, check_introduction, check_marks, check_no_word_is_idle

from .outback import BEGUN, OutbackTranscript, outback

BOX = cast(AuztraliaBox, GAME.open_box())
LANG = GAME.folder / "terminal" / "lang"
NAMES = ("Ada", "Benedict of the Long Corridor", "Cy", "神話研究家の友人たちの会")
MATCHES = ((1, "mode=solo", "1"), (2, "variants=two", "2"), (3, "challenge=insane", "3"), (4, "map=west", "4"))


def drawn(table: Table, audience: int = EVERYBODY, width: int = 80, language: str = "en") -> str:
    """The table as plain text."""
    return lettering.drawn(table.view(audience), presenter(GAME, table.seats, language), width)


def told(table: Table, option: Option, room: int = 60) -> str:
    """What is written beside an option."""
    return lettering.in_short(table.view(0), presenter(GAME, table.seats, "en"), option, room)


@cache
def positions(players: int, option: str, seed: str) -> tuple[Table, ...]:
    """The table at every eleventh decision of a random match, and at its end."""
    seats = [Seat(name) for name in NAMES[:players]]
    name, _, value = option.partition("=")
    return tuple(every_position(Table.open(GAME, seats, {name: value}, seed), step=11))


def tables() -> Iterator[Table]:
    """Positions of several matches."""
    for match in MATCHES:
        yield from positions(*match)


def cells(text: str, board: str = "east", stride: int = 6) -> dict[int, tuple[str, str]]:
    """The two lines of every hex on a drawing, found by where the board has it."""
    lines = text.splitlines()
    top = next(at for at, line in enumerate(lines) if BOX.shelf["board"][board].name.en in line) + 1
    land = BOX.lands[board]
    first = min(2 * each.r + each.q for each in land.hexes.values())
    found = {}
    for n, here in land.hexes.items():
        row, column = top + 2 * here.r + here.q - first, here.q * stride
        upper, lower = (lines[at].ljust(90)[column : column + stride] for at in (row, row + 1))
        found[n] = (upper, lower)
    return found


# Everything, everywhere --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_position_fits_and_has_all_its_words(width: int, language: str) -> None:
    for table in list(tables())[width % 7 :: 7]:
        seat = table.decision.seat if table.decision is not None else UNVEILED
        text = drawn(table, seat, width, language)
        check_fit(text, width)
        for who in table.view(seat).colonies:
            assert re.search(rf"^{MARKS[who.seat]} {NAMES[who.seat][:3]}", text, re.MULTILINE)


def test_goods_tiles_farms_ports_and_rails_lie_where_the_view_says() -> None:
    seen = dict.fromkeys(("goods", "hidden", "face", "farm", "port", "rail"), 0)
    letters = {"cthulhu": "C", "shoggoth": "S", "mi_go": "M", "zombie": "Z", "loyalist": "L", "temple": "T"}
    for table in list(tables())[::2]:
        view: AustraliaView = table.view(EVERYBODY)
        drawing = cells(drawn(table, width=200), view.map)
        for n, (upper, _) in drawing.items():
            assert upper.startswith(f"{n:02}")
        for n, goods in view.goods.items():
            kind, count = next(iter(goods.items()))
            sign = {"coal": "•", "iron": "#", "gold": "¤", "phosphate": "φ"}.get(kind)
            at_port = any(who.port == n for who in view.colonies)
            assert at_port or (f"{count}{sign}" if sign else f"★{kind[-1]}") in drawing[n][1]
            seen["goods"] += 1
        for one in view.tiles:
            if sum(each.hex == one.hex for each in view.tiles) == 1:
                left = (one.capacity or 0) - sum(one.damage.values())
                who = f"?{one.level}" if one.creature is None else f"{letters.get(one.creature, '-')}{max(left, 0)}"
                assert who in drawing[one.hex][0]
                seen["hidden" if one.creature is None else "face"] += 1
        for farm in view.farms:
            sign = {"corn": "ψ", "cattle": "∀", "sheep": "@"}[farm.kind] + ("×" if farm.blighted else "")
            assert ("ABCDN"[farm.seat] if farm.seat >= 0 else "N") + sign in drawing[farm.hex][1]
            seen["farm"] += 1
        for colony in view.colonies:
            assert not colony.port or f"{'ABCD'[colony.seat]}⌂" in drawing[colony.port][1]
            seen["port"] += bool(colony.port)
        shapes = sum("".join(cell).count(shape) for cell in drawing.values() for shape in "●■▲♦")
        assert shapes == len(view.rails)
        seen["rail"] += shapes
    assert all(n > 20 for n in seen.values()), seen


# Arranged positions ------------------------------------------------------------------------------------------------


def frontier() -> OutbackTranscript:
    """Ann's line goes inland to iron; a zombie, wounded by both, makes for her farm."""
    return outback(
        "ann", "bob", rails={"ann": ["4-11-14"], "bob": ["21-16"]}, goods={14: {"iron": 3, "gold": 3}},
        tiles={24: "zombie_l1_2 up ann=1", 19: "mi_go_l1_1", 58: ["temple_l1_1 up", "shoggoth_l2_1 up"]},
        farms={"ann": ["sheep 11", "corn 1 blighted"]}, purple=26,
        ann={"time": 24, "characters": ["lady_carter"], "barracks": {"infantry": 2}, "cubes": {"mine_a": 2}, "gold": 7},
        bob={"time": 24, "tiles": ["zombie_l1_3"]},
    )  # fmt: skip


def test_a_cell_shows_number_terrain_goods_and_who_is_there() -> None:
    here = cells(drawn(frontier().table, 0))
    assert here[14] == ("14... ", "3#3¤.●")
    assert here[19][0].startswith("19?1.")
    assert here[24][0].startswith("24Z1.")
    assert here[58][0].startswith("58T4+")
    assert here[1][1].startswith("Aψ×~~")
    assert here[4][1].startswith("A⌂")


def test_rails_lie_between_cells_with_the_shape_of_their_owner() -> None:
    here = cells(drawn(frontier().table, 0))
    assert (here[11][1][4], here[14][1][5], here[16][0][5]) == ("●", "●", "■")
    assert sum("".join(cell).count("●") for cell in here.values()) == 2
    assert sum("".join(cell).count("■") for cell in here.values()) == 1


def test_the_track_shows_the_stacks_and_who_acts_next() -> None:
    lines = drawn(
        outback("ann", "bob", "cy", order=["bob", "ann", "cy"], purple=22, ann={"time": 9}).table
    ).splitlines()
    top = next(at for at, line in enumerate(lines) if "*·*" in line)
    assert lines[top][2 + 22] == "|" and lines[top][2 + 23] == "*" and lines[top][2 + 53] == "‖"
    assert lines[top - 1][2 + 9] == "A" and lines[top - 1][2 + 22] == "Ω"
    start = BEGUN[3]
    assert (lines[top - 2][2 + start], lines[top - 1][2 + start]) == ("B", "C")
    assert f"Next: B■ {start} C▲ {start} A● 9 Ω 22" in lines[top + 2]


def test_the_old_ones_tell_their_score_and_where_they_go() -> None:
    text = " ".join(drawn(frontier().table, 0).split())
    assert re.search(r"Ω score \d+–\d+ now\. Hidden: 1×\?1\.", text)
    assert "24 Zombie 1/2 A1→" in text
    assert "58 Temple 4/4" in text


def test_ones_own_board_tells_cubes_units_and_people() -> None:
    text = drawn(frontier().table, 0)
    flat = " ".join(text.split())
    assert re.search(r"A● ann 24Θ \d+★ \d+▪ 2• 2# 7¤ 0φ 18‡ 1@ 1♣× 2Inf", flat)
    assert "Mine 2▪ (-2¤)" in flat
    assert "2 Infantry (range 1, bears 2)" in flat
    assert "☺ Lady Carter: Gain 4 coal. (once)" in flat
    assert re.search(r"B■ bob 24Θ .* has destroyed Zombie", flat)


def test_a_lone_player_sees_the_objective() -> None:
    options = {"mode": "solo", "objective": "iron_road"}
    table = Table.open(GAME, [Seat("Ada")], options, "goal")
    flat = " ".join(drawn(table, 0).split())
    assert "Objective, 6 points: Iron road. 18 of your rails lie on the board." in flat


def test_a_combat_shows_force_enemy_sanity_and_the_line_of_the_card() -> None:
    t = outback(
        "ann", "bob", tiles={11: "zombie_l1_2 up"}, cards=["ooc_01"],
        ann={"barracks": {"infantry": 1, "armoured_car": 1}},
    )  # fmt: skip
    t.ann.plays("box:attack", "all")
    view, speaker = t.table.view(0), presenter(GAME, t.table.seats, "en")
    close = " ".join(printed(GAME.part("terminal").close_up(view, speaker, 80)).split())
    assert "ann attacks hex 11 (cards so far: 1)" in close
    assert "1 Infantry (damage 0/2), 1 Armoured car (damage 0/2) 2☼" in close
    assert "Zombie 2/2 (worth 1)" in close
    assert "► Zombie: hit by nobody; 1 damage and 1 sanity lost." in close
    assert GAME.part("terminal").close_up(frontier().table.view(0), speaker, 80) is None


def test_beside_an_option_stands_what_lies_behind_it() -> None:
    table = frontier().table
    assert told(table, ("box", "mine_a")) == "1Θ 2¤"
    assert told(table, ("box", "farm")) == "1–3Θ"
    assert told(table, ("attack", 24)) == "Zombie 1/2 (worth 1)"
    assert told(table, ("attack", 19)) == "hidden, level 1"
    assert told(table, ("mine", 14, "iron")) == "3#"
    assert told(table, ("rail", 14, 18)) == "14: 3# 3¤"
    assert told(table, ("unit", "airship", 1)) == "4 gold, range 4, bears 2"
    assert told(table, ("port", 4)).startswith("14: 3# 3¤")
    assert told(table, "pass") == ""


def test_where_there_is_room_the_people_stand_beside_the_land() -> None:
    t = frontier()
    wide, narrow = (drawn(t.table, 0, width).splitlines() for width in (120, 80))
    assert len(wide) < len(narrow) - 5
    assert any("Eastern Australia" in line and "The Old Ones" in line for line in wide)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_game_introduces_itself(language: str) -> None:
    check_introduction(presenter(GAME, [Seat("Ada")], language), 80, 3)


def test_marks_and_words() -> None:
    check_marks(GAME)
    check_no_word_is_idle(LANG, ["box-", "short-", "sign-", "when-", "about", "heading-"])
