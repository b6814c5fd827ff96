"""Rows of signs beside the options: they keep their word, tell what is certain, and can all be drawn."""

from __future__ import annotations

import re

import pytest

from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.table import Seat, Table
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.picture.sheet import Sheet
from leng.games.evil_high_priest.state import Conclave
from leng.games.evil_high_priest.terminal.paper import Paper
from leng.study.rows import check_rows
from leng.words.presenter import presenter
from leng.words.signs import MORE, Sign

from .sanctum import SanctumTranscript, sanctum
from .speaking import BOX, FORESEEN, HELD, LOST, SIGNS

EVERY = 4


def rows(t: SanctumTranscript) -> dict[str, str]:
    """What stands beside each option, in the names of its signs."""
    table = t.table
    assert table.decision is not None
    speaker = presenter(GAME, table.seats, "en")
    told = {}
    for option in table.decision.options:
        signs = speaker.signs(table.state, table.decision, option)
        told[key(option)] = " ".join(_said(sign) for sign in signs)
    return told


def _said(sign: Sign) -> str:
    if not sign.kind:
        return sign.text
    return f"{'-' if sign.paid else ''}{sign.text or sign.n} {sign.kind}"


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"boxes": "both", "cult": "crawling_chaos"}),
        (2, {"boxes": "both", "cult": "guardian_of_the_pyramid"}),
        (2, {"cult": "great_cthulhu", "tokens": "strict"}),
        (3, {"boxes": "both", "cult": "yellow_sign", "investigators": "aggressive"}),
        (4, {"boxes": "both", "cult": "tcho_tchos"}),
        (5, {"boxes": "blood_ceremony", "cult": "opener_of_the_way"}),
    ],
)
def test_options_cost_and_bring_what_their_rows_say(players: int, options: dict[str, str]) -> None:
    seats = [Seat(f"P{each}") for each in range(players)]
    table = Table.open(GAME, seats, {**options, "rounds": "12"}, f"rows {players}")
    speaker, whim = presenter(GAME, table.seats, "en"), Dice(players)
    while table.decision is not None:
        if whim.below(EVERY) == 0:
            check_rows(table, speaker, whim)
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))


def test_every_sign_has_a_glyph_on_the_page_and_in_the_terminal() -> None:
    table = sanctum("ann", "bob").table
    wanted = [*map(Sign, SIGNS | HELD | FORESEEN), *(Sign(kind, 2, paid=True) for kind in LOST)]
    for language in ("en", "fr"):
        speaker = presenter(GAME, table.seats, language)
        sheet, paper = Sheet.of(speaker), Paper(table.view(0), speaker)
        ids = {each for board in BOX.sheets for each in re.findall(r' id="([^"]+)"', sheet.sprite(board))}
        for sign in wanted:
            drawn = sheet.signs([sign])
            assert "⟦" not in drawn and set(re.findall(r'href="#([^"]+)"', drawn)) <= ids, sign
            said = paper.sign(sign)
            assert said and "⟦" not in said and (said != paper.sign(MORE) or sign == MORE), sign


def test_a_location_tells_what_it_costs_and_gives_at_once() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 1, "blood": 1, "magic": 1})
    told = rows(t)
    assert told["place:kingsport:acolyte"] == "3 treasure"
    assert told["place:miskatonic_university:priest"] == "-1 treasure -1 blood -1 magic ▸ 1 grimoire"
    assert told["place:salem:acolyte"] == "-1 treasure -1 magic ▸ 2 blood"  # the blood it costs comes back
    assert told["place:providence:acolyte"] == "1 treasure"
    assert told["place:escape:acolyte"] == "-1 acolyte ▸ 1 treasure 1 escape"


def test_where_goods_must_be_chosen_the_price_comes_later() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 2, "rooms": {"s1": "vault_1 treasure=1"}})
    told = rows(t)
    assert told["place:church_of_starry_wisdom:acolyte"] == "» -1 any_basic 3 treasure"
    assert told["place:kingsport:acolyte"] == "» 3 treasure"
    t.ann.plays("place:kingsport:acolyte")
    assert rows(t)["store:s1:treasure"] == "3 treasure"


@pytest.mark.parametrize(("tokens", "treasure", "blood"), [("unlimited", 2, 3), ("strict", 2, 2)])
def test_what_is_paid_in_any_mix_tells_what_it_buys(tokens: str, treasure: int, blood: int) -> None:
    bob = {"treasure": 63}  # of 66 in the box; with the one of Ann's only two are left
    t = sanctum("ann", "bob", options={"tokens": tokens}, ann={"treasure": 1, "blood": 1}, bob=bob)
    t.ann.plays("place:church_of_starry_wisdom:acolyte")
    told = {"from:exposed:treasure": f"{treasure} treasure", "from:exposed:blood": f"-1 blood ▸ {blood} treasure"}
    assert rows(t) == told


def test_a_lock_tells_price_sign_raid_and_bonus() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"treasure": 5, "grimoire": 1, "magic": 2})
    told = rows(t)
    assert told["place:great_cthulhu_b:acolyte"] == "-1 grimoire ▸ 1 elder_sign » 1 chance-raid"
    assert told["place:great_cthulhu_c:acolyte"] == ("-5 treasure ▸ 1 elder_sign » 1 deep_ones ( ? treasure )")
    assert told["place:great_cthulhu_d:acolyte"] == (
        "-2 treasure -2 magic ▸ 1 elder_sign » 1 chance-raid ( -2 treasure ▸ 1 room )"
    )


def test_rituals_and_prowlers_earn_later() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 2})
    told = rows(t)
    assert told["place:ritual.mao_ceremony.1:acolyte"] == "-2 treasure » 4 magic"
    assert told["place:prowler_1:acolyte"] == "» 1 prowler-location"


def test_in_a_raid_every_sacrifice_tells_what_it_costs() -> None:
    t = sanctum("ann", "bob", dice=[6], ann={"lairs": ["deep_one_1"], "asylum": 3, "blood": 4}, at=("raid", 1, 1))
    t.until("retaliate", "ann")
    told = rows(t)
    assert told["acolyte:pool"] == "-1 acolyte ▸ 1 asylum"
    assert told["monster:deep_one_1"] == "-1 monster"
    assert told["pass"] == ""


def test_a_grimoire_paid_in_either_way_buys_nothing_that_basic_goods_buy() -> None:
    t = sanctum(board="opener_of_the_way", ann={"grimoire": 1, "evolved": [0, 1, 0], "asylum": 2})
    t.ann.plays("place:opener_of_the_way_c:acolyte").is_asked("pay")
    told = rows(t)
    assert set(told) == {"from:exposed:grimoire", "evolved:abomination"}
    assert not any("treasure" in each for each in told.values()), told


def test_an_eternal_prowler_tells_what_it_will_cost_and_bring_and_gives_nothing_yet_where_that_is_asked() -> None:
    t = sanctum("ann", "bob", board="guardian_of_the_pyramid", broken=["s2"], bob={"pool": 0, "priest_on": "boston"},
                ann={"pool": 1, "priest_on": "arkham", "treasure": 3})  # fmt: skip
    hall = "guardian_of_the_pyramid_s2"
    t.ann.plays(f"place:{hall}:acolyte").is_asked("prowl")
    told = rows(t)
    assert told[f"prowl:{hall}:innsmouth"] == "2 blood"
    assert told[f"prowl:{hall}:salem"] == "» -3 any_basic ▸ 3 blood"
    t.ann.plays(f"prowl:{hall}:salem")
    assert rows(t) == {"visit:salem": "-3 treasure ▸ 3 blood", "pass": ""}


def test_a_trapped_acolyte_that_is_given_up_goes_to_the_asylum() -> None:
    def trap(g: Conclave) -> None:
        g.priests[1].lairs[0].captive = 0
        g.priests[0].out -= 1

    t = sanctum("ann", "bob", options={"boxes": "both"}, at=("raid", 1, 0), dice=[1, 6], arrange=trap,
                investigator_row=["photographer", "sailor", "physician"],
                ann={"pool": 0, "asylum": 1, "blood": 1}, bob={"lairs": ["dimensional_shambler"]})  # fmt: skip
    t.ann.is_asked("retaliate")
    assert rows(t) == {"captive:dimensional_shambler": "-1 acolyte ▸ 1 asylum", "pass": ""}
