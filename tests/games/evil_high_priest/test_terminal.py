"""The table of Evil High Priest drawn with letters: the locks, the places, the sanctuaries, a raid, in its width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from leng.engine.choice import Option
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.box import HighPriestBox
from leng.games.evil_high_priest.state import Conclave, is_priest, owner_of
from leng.games.evil_high_priest.view import ConclaveView
from leng.study.drawings import printed
from leng.words.presenter import presenter
from matches import every_position
from terminal import lettering
from terminal.lettering import MARKS, check_fit, check_introduction, check_marks, check_no_word_is_idle

from .sanctum import SanctumTranscript, sanctum

BOX = cast(HighPriestBox, GAME.open_box())
LANG = GAME.folder / "terminal" / "lang"
NAMES = ("Ada", "Benedict of the Long Corridor", "Cy", "神話研究家の友人たちの会", "Eve")
BOARDS = tuple(BOX.sheets)
GLYPHS = {"treasure": "¤", "blood": "♥", "magic": "☼", "atom": "@", "grimoire": "§", "elder_sign": "★"}


def drawn(table: Table, audience: int = EVERYBODY, width: int = 80, language: str = "en") -> str:
    """The table as plain text."""
    return lettering.drawn(table.view(audience), presenter(GAME, table.seats, language), width)


def told(table: Table, option: Option, room: int = 60) -> str:
    """What is written beside an option."""
    return lettering.in_short(table.view(0), presenter(GAME, table.seats, "en"), option, room)


@cache
def positions(board: str) -> tuple[Table, ...]:
    """The table at some decisions of a random match on a board, and at its end; with one to five players."""
    players = 1 + BOARDS.index(board) % 5
    seats = [Seat(name) for name in NAMES[:players]]
    options = {"boxes": "both", "cult": board, "rounds": "12"}
    return tuple(every_position(Table.open(GAME, seats, options, board), step=17))


def tables() -> Iterator[Table]:
    """Positions of a match on every board."""
    for board in BOARDS:
        yield from positions(board)


def section(text: str, title: str) -> list[str]:
    """The lines below a heading."""
    lines = text.splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith(f"── {title}")) + 1
    end = next((at for at, line in enumerate(lines[begin:], begin) if line.startswith(("──", "Signs"))), len(lines))
    return lines[begin:end]


def head_of(lines: list[str], letter: str) -> tuple[str, int, int]:
    """The sign before the letter of a lock on a drawn board, its line and its column."""
    for y, line in enumerate(lines):
        found = re.search(rf"(?:^|[ ▸])([★☆+×-]){letter}(?![0-9a-z])(?:→\w+)?(?= |─|$|[a-eA-E][●■▲♦♣])", line)
        if found:
            return found[1], y, found.start(1)
    raise AssertionError(f"no lock {letter} in {lines}")


# Everything, everywhere ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_position_fits_and_has_all_its_words(width: int, language: str) -> None:
    for table in list(tables())[width % 7 :: 7]:
        seat = table.decision.seat if table.decision is not None else UNVEILED
        text = drawn(table, seat, width, language)
        check_fit(text, width)
        for who in table.view(seat).priests:
            assert re.search(rf"^{MARKS[who.seat]} {NAMES[who.seat][:3]}", text, re.MULTILINE)


def test_every_lock_of_every_board_stands_as_the_view_says() -> None:
    seen = dict.fromkeys("★☆+×", 0)
    for table in list(tables())[::3]:
        view: ConclaveView = table.view(EVERYBODY)
        title = BOX.shelf["cult"][view.board].name.en
        lines = section(drawn(table), title)
        for name, lock in BOX.sheets[view.board].locks.items():
            sign = head_of(lines, lock.letter)[0]
            if name in view.broken:
                wanted = "×" if lock.bonus is None else "-" if name in (view.shut, view.closed) else "+"
            else:
                wanted = "★" if name in view.open else "☆"
            assert sign == wanted, (view.board, lock.letter)
            seen[sign] = seen.get(sign, 0) + 1
    assert all(seen[sign] > 10 for sign in "★☆+×"), seen


def test_whoever_stands_on_a_space_is_drawn_there() -> None:
    seen = dict.fromkeys(("lock", "location", "ritual"), 0)
    for table in list(tables())[::2]:
        view: ConclaveView = table.view(EVERYBODY)
        text = drawn(table)
        board = section(text, BOX.shelf["cult"][view.board].name.en)
        places = section(text, "Locations")
        for space, here in view.standing.items():
            if len(here) > 1 or f"track.{space}" in view.standing:
                continue
            mark = MARKS[owner_of(here[0])]
            figure = mark if is_priest(here[0]) else mark.lower()
            if space in BOX.locks:
                _, y, x = head_of(board, BOX.locks[space].letter)
                assert figure in board[y][x:], (space, board[y])
                seen["lock"] += 1
            elif space in BOX.locations:
                name = BOX.locations[space].name.en[:9]
                line = next(line for line in places if name in line)
                assert re.match(rf"[^●■▲♦♣×]*{figure}", line[line.index(name) :]), (space, line)
                seen["location"] += 1
            elif space.startswith("ritual."):
                name = BOX.rituals[space.split(".")[1]].name.en[:9]
                line = next(line for line in section(text, "Rituals") if name in line)
                assert figure in line[line.index(name) :][:28]
                seen["ritual"] += 1
    assert all(n > 10 for n in seen.values()), seen


def test_every_sanctuary_is_drawn_with_all_it_holds() -> None:
    for table in list(tables())[::9]:
        for who in table.view(EVERYBODY).priests:
            view: ConclaveView = table.view(who.seat)
            flat = " ".join(section(drawn(table, who.seat), "Your sanctuary"))
            for room in who.rooms:
                if room is not None:
                    goods = " ".join(f"{n}{GLYPHS[kind]}" for kind, n in sorted(room.goods.items(), key=_in_order))
                    name = BOX.rooms[room.card].name.en
                    assert re.search(rf"\d {name}…? ◘{room.defence} {re.escape(goods) or '·'}", flat)
            assert f"{sum(view.priests[who.seat].score.values())} pts" in flat


def _in_order(pair: tuple[str, int]) -> int:
    return ("treasure", "blood", "magic", "atom", "grimoire", "elder_sign").index(pair[0])


# Arranged positions --------------------------------------------------------------------------------------------------


def cellar() -> SanctumTranscript:
    """Ann has a vault behind a pit trap; bob stands on the start of Great Cthulhu; rituals are open."""
    return sanctum(
        "ann", "bob", broken=["start"], raids=1, tracks={"deep_ones": 3},
        room_row=["closet_1", "well_1", "false_wall_1"],
        ann={"treasure": 3, "rooms": {"s1": "pit_trap_1", "s3": "vault_1 blood=1 elder_sign=1"},
             "lairs": ["deep_one_1"], "asylum": 2, "escape": 1, "pool": 2, "on": ["ritual.dragon_ascending.2"]},
        bob={"grimoire": 1, "pool": 1, "on": ["great_cthulhu_start"], "priest_on": "kingsport"},
    )  # fmt: skip


def test_a_lock_shows_what_it_costs_sets_off_and_brings() -> None:
    lines = section(drawn(cellar().table, 0), "Great Cthulhu")
    sign, y, x = head_of(lines, "D")
    assert sign == "★"
    assert lines[y + 1][x:].startswith("2☼2¤ 1⚔") and lines[y + 2][x:].startswith("+2¤>⌂")
    sign, y, x = head_of(lines, "S")
    assert sign == "+" and "b■" in lines[y][x : x + 13]
    assert lines[y + 1][x:].startswith("+2♥>☺↑")
    assert head_of(lines, "L")[0] == "☆"
    assert any(line.startswith("Deep ones ···[·]········· 3/12") for line in lines)
    assert any(line.startswith("♠ Shoggoth on the board ◘10") for line in lines)


def test_lines_lead_from_a_lock_to_those_it_opens() -> None:
    lines = section(drawn(cellar().table, 0), "Great Cthulhu")
    for letter in "ABCDEFGHIJKL":
        _, y, x = head_of(lines, letter)
        assert lines[y][x - 1] == "▸"
    _, y, x = head_of(lines, "K")
    assert lines[y][:x].endswith("▸") and lines[y][x:].rstrip().endswith("──▸☆L")
    wind = section(drawn(sanctum("ann", "bob", board="windwalker").table), "Windwalker")
    assert "☆I→K" in "".join(wind) and "☆K→L" in "".join(wind)
    assert not re.search("[─▸╲╱]", "".join(section(drawn(sanctum(board="opener_of_the_way").table), "Opener")))


def test_places_and_rituals_show_cost_and_reward_and_who_is_there() -> None:
    text = drawn(cellar().table, 0)
    places, rites = " ".join(section(text, "Locations")), " ".join(section(text, "Rituals"))
    assert re.search(r"Kingsport +3¤ B■", places)
    assert re.search(r"Miskatonic … 1¤1♥1☼>1§", places)
    assert re.search(r"Arkham +1★>3¤2♥1☼☺↑", places)
    assert re.search(r"Main Prowler +≈l", places) and "Second Prowler" not in places
    assert re.search(r"Mao Ceremony +2¤─4☼", rites)
    assert re.search(r"Dragon Ascen\w*… 2¤─a●─9¤─9¤", rites)
    assert "Rituals (closed until the first raid)" in drawn(sanctum().table)


def test_ones_own_sanctuary_tells_what_every_raid_would_take() -> None:
    lines = section(drawn(cellar().table, 0), "Your sanctuary")
    figures = {line.split()[0]: re.findall(r"[·×\d]+", line[52:]) for line in lines}
    assert lines[0].startswith("A● ann 16 pts ⚑ pool Aaa asylum 2/4 escape 1")
    assert "Ω Deep One ◘5" in lines[2]
    assert figures["what"] == ["2", "4", "6", "8", "10", "12", "14", "16", "18"]
    assert figures["Asylum"] == ["·", "1", "3", "5", "7", "9", "11", "13", "15"]
    assert figures["Exposed:"] == ["·", *["×"] * 8]
    assert figures["1"] == ["·", "·", "·", "2", "4", "6", "8", "10", "12"]
    assert figures["3"] == ["·", "·", "·", "·", *["×"] * 5]
    assert figures["empty:"] == ["0", "0", "0", "0", "11", "11", "11", "11", "11"]
    assert any("3 Vault ◘2 1♥ 1★ /2□" in line for line in lines)


def test_a_hoard_of_thousands_stays_within_the_width() -> None:
    table = cellar().table
    cast(Conclave, table.state).priests[0].exposed["blood"] = 2400
    (lost,) = (line for line in drawn(table, 0).splitlines() if "empty:" in line)
    assert lost.split()[-8:] == ["2k"] * 8
    assert all(len(line) <= 80 for line in drawn(table, 0).splitlines())


def test_the_others_are_told_in_a_line_or_two() -> None:
    lines = section(drawn(cellar().table, 1), "The other priests")
    assert lines == [
        "A● ann 16 pts ⚑ pool Aaa asylum 2/4 escape 1",
        "   3¤ › Pit Trap ◘3 › Vault ◘2 1♥ 1★ Ω Deep One ◘5 (⚔6:−0 ⚔12:−11)",
    ]


def test_rows_of_cards_tell_defence_and_storage() -> None:
    lines = section(drawn(cellar().table, 0), "On display")
    assert re.match(r"⌂ Closet ◘0 3□, Well ◘0 3♥, False Wall ◘1… \(\d+\)", lines[0])
    assert re.match(r"Ω Deep One ◘5 \(14\)", lines[1])


def test_a_raid_is_a_scene_with_dice_and_a_bar_for_everybody() -> None:
    t = sanctum(
        "ann", "bob", broken=["start"], options={"boxes": "both"}, dice=[1, 5],
        investigator_row=["minister", "author", "hobo"],
        ann={"magic": 2, "treasure": 2, "lairs": ["zoog"], "asylum": 0, "pool": 3}, bob={"elder_sign": 1},
    )  # fmt: skip
    t.ann.plays("place:great_cthulhu_d:priest")
    while t.table.state.raid is None:
        t.table.choose(t.decision.options[0])
    view, speaker = t.table.view(0), presenter(GAME, t.table.seats, "en")
    close = printed(GAME.part("terminal").close_up(view, speaker, 80)).splitlines()
    assert close[0].startswith("── Investigators! (ann has called them)")
    assert close[1].startswith(" ⚔ Minister: The raid is stronger by 3.")
    assert close[2] == "Dice [5]: strength 8."
    assert re.match(r"A● ann +█{8}░{10}  8  Ω ◘2", close[3])
    assert re.match(r"B■ bob +█{8}░{10}  8", close[4])
    assert GAME.part("terminal").close_up(cellar().table.view(0), speaker, 80) is None


def test_a_lone_player_sees_the_opponents_pile_and_what_is_denied() -> None:
    def pile(g: Conclave) -> None:
        assert g.hoard is not None
        g.hoard.goods.update(blood=4, elder_sign=1)
        g.broken.append("great_cthulhu_start")
        g.denied = "treasure"

    text = drawn(sanctum("ann", arrange=pile).table, 0)
    assert re.search(r"^✶ .* 14 pts 4♥ 1★ denied this round: ¤$", text, re.MULTILINE)
    places = " ".join(section(text, "Locations"))
    assert re.search(r"Kingsport +3¤ ×", places) and not re.search(r"Innsmouth +2♥ ×", places)
    assert "Prowler" not in places


def test_boards_show_what_else_lies_on_them() -> None:
    azathoth = drawn(sanctum("ann", "bob", board="crawling_chaos", ann={"worship": 2, "asylum": 2}).table)
    assert "‡ 2 of 6 worship Azathoth A● 2" in azathoth
    growth = drawn(sanctum("ann", "bob", board="tcho_tchos", tracks={"growth": 4}).table)
    assert "Growth ··2·[·]5··8··11· 4/12" in growth
    assert "* Wendigo (entity) sleeps (would pay 2♥)" in drawn(sanctum(board="windwalker").table)
    assert "ω 15 amoebas on the pile" in drawn(sanctum(board="guardian_of_the_pyramid").table)
    king = drawn(sanctum(board="yellow_sign", ann={"specials": ["king_in_yellow"]}).table)
    assert "♠ King in Yellow A● 1¤1♥1☼>☺↑" in king
    evolved = drawn(sanctum(board="opener_of_the_way", ann={"evolved": [1, 0, 1], "asylum": 2}).table, 1)
    assert "1Δ¹ 1Δ³" in evolved


def test_beside_an_option_stands_what_lies_behind_it() -> None:
    table = cellar().table
    assert told(table, ("place", "miskatonic_university", "acolyte")) == "1¤1♥1☼>1§"
    assert told(table, ("place", "great_cthulhu_d", "acolyte")) == "2☼2¤>1★1⚔ (+2¤>⌂)"
    assert told(table, ("place", "great_cthulhu_start", "acolyte")) == "2♥>☺↑"
    assert told(table, ("place", "summon_monster", "priest")) == "☺>Ω"
    assert told(table, ("place", "prowler_1", "acolyte")) == ""
    assert told(table, ("lair", "deep_one_1")) == "◘5"
    assert told(table, ("room", "closet_1")) == told(table, ("monster", "deep_one_1")) == ""
    assert told(table, "pass") == ""


def test_where_there_is_room_locks_have_names_and_all_strengths_are_told() -> None:
    table = cellar().table
    wide, narrow = drawn(table, 0, 120), drawn(table, 0, 60)
    assert "+S Black Reef" in wide and "Black Reef" not in narrow
    assert " 17 18" in wide and " 15 18" in narrow


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_game_introduces_itself(language: str) -> None:
    check_introduction(presenter(GAME, [Seat("Ada")], language), 80, 2)


def test_marks_and_words() -> None:
    check_marks(GAME)
    check_no_word_is_idle(LANG, ["sign-", "post-", "track-", "about", "heading-"])
