"""Rows of signs beside the options: they keep their word, tell what is certain, and can all be drawn."""

from __future__ import annotations

import re

import pytest

from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.table import Seat, Table
from leng.games.auztralia import GAME
from leng.games.auztralia.picture.sheet import Sheet
from leng.games.auztralia.terminal.paper import Paper
from leng.study.rows import check_rows
from leng.words.presenter import presenter
from leng.words.signs import MORE, Sign

from .outback import OutbackTranscript, outback
from .speaking import FORESEEN, HELD, LOST, SIGNS

EVERY = 5


def rows(t: OutbackTranscript) -> dict[str, str]:
    """What stands beside each option, as the terminal writes it."""
    table = t.table
    assert table.decision is not None
    speaker = presenter(GAME, table.seats, "en")
    paper = Paper(table.view(table.decision.seat), speaker)
    options = table.decision.options
    return {key(each): paper.signs(speaker.signs(table.state, table.decision, each)) for each in options}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"mode": "solo"}),
        (2, {"variants": "two"}),
        (2, {"mode": "together", "map": "west"}),
        (3, {"challenge": "insane"}),
        (4, {"map": "west"}),
    ],
)
def test_options_cost_and_bring_what_their_rows_say(players: int, options: dict[str, str]) -> None:
    table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], options, f"rows {players}")
    speaker, whim = presenter(GAME, table.seats, "en"), Dice(players)
    while table.decision is not None:
        if whim.below(EVERY) == 0:
            check_rows(table, speaker, whim)
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))


def test_every_sign_has_a_glyph_on_the_page_and_in_the_terminal() -> None:
    table = outback("ann", "bob").table
    wanted = [*map(Sign, SIGNS | HELD | FORESEEN), *(Sign(kind, 2, paid=True) for kind in LOST)]
    for language in ("en", "fr"):
        speaker = presenter(GAME, table.seats, language)
        sheet, paper = Sheet.of(speaker), Paper(table.view(0), speaker)
        ids = set(re.findall(r' id="([^"]+)"', sheet.sprite))
        for sign in wanted:
            drawn = sheet.signs([sign])
            assert "⟦" not in drawn and set(re.findall(r'href="#([^"]+)"', drawn)) <= ids, sign
            said = paper.sign(sign)
            assert said and "⟦" not in said and (said != paper.sign(MORE) or sign == MORE), sign


def test_a_box_tells_cube_and_gold_now_and_time_and_gains_later() -> None:
    t = outback("ann", "bob", ann={"cubes": {"rail_2": 1}, "gold": 6})
    told = rows(t)
    assert told["box:rail_2"] == "-1• -1# -1¤ -1▪»-2Θ 2‡"
    assert told["box:rail_3"] == "-1• -1# -1▪»-3Θ 2‡"
    assert told["box:buy"] == "-1▪»-1Θ 1unit"
    assert told["box:retrieve"] == "-1Θ>1▪"


def test_mining_tells_goods_and_time_and_a_character_adds_to_it() -> None:
    t = outback(
        "ann", "bob", rails={"ann": ["4-11-14"]}, goods={14: {"iron": 3, "phosphate": 1}},
        ann={"characters": ["harry_bones"]},
    )  # fmt: skip
    t.ann.plays("box:mine_a")
    assert rows(t) == {"mine:14:iron": "-1Θ>4#", "mine:14:phosphate": "-1Θ>1¤ 1φ"}


def test_what_needs_no_question_is_told_whole() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11-14"]}, goods={14: {"iron": 3}}, ann={"characters": ["lady_carter"]})
    assert rows(t)["box:mine_a"] == "-1Θ -1▪>3#"
    assert rows(t)["use:lady_carter"] == "-1☺>4•"


def test_farms_tell_their_time_once_no_more_can_come() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-1", "4-11-14"]})
    assert rows(t)["box:farm"] == "-1▪»-1–3Θ 1–3♣ 1–3¤"
    t.ann.plays("box:farm")
    assert rows(t)["farm:corn:1"] == "1ψ 1¤»-1Θ"
    t.ann.plays("farm:corn:1")
    assert rows(t) == {"farm:sheep:11": "-2Θ>1@ 1¤", "farm:sheep:14": "-2Θ>1@ 1¤", "done": "-1Θ"}


def test_a_force_tells_how_long_it_marches() -> None:
    barracks = {"infantry": 1, "armoured_car": 1, "airship": 1}
    t = outback("ann", "bob", tiles={11: "zombie_l1_1 up"}, ann={"barracks": barracks})
    assert rows(t)["box:attack"] == "-1▪»-1–3Θ ⚔"
    t.ann.plays("box:attack")
    assert rows(t)["unit:infantry"] == "»-1Θ ⚔"
    assert rows(t)["all"] == "-2Θ»⚔"


def test_damage_tells_which_unit_it_would_cost() -> None:
    t = outback(
        "ann", "bob", tiles={11: "zombie_l1_1 up"}, cards=["ooc_01", "ooc_02"],
        ann={"barracks": {"infantry": 1, "armoured_car": 1}},
    )  # fmt: skip
    t.ann.plays("box:attack", "all")
    assert rows(t) == {"stack:infantry": "", "stack:armoured_car": ""}
    t.ann.plays("stack:infantry", "stay")
    assert rows(t) == {"stack:infantry": "-1Inf", "stack:armoured_car": ""}


def test_what_hidden_tiles_hold_is_left_to_chance() -> None:
    t = outback("ann", "bob", tiles={11: "zombie_l1_1", 14: "temple_l1_1"}, ann={"characters": ["agent_davies"]})
    assert rows(t)["use:agent_davies"] == "-1☺ ? 2★"
