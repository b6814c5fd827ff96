"""Rows of signs beside options: what an option costs and brings at once, and what follows (after »)."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from citing import rule
from drawing import drawn
from leng.engine.dice import Dice, seed_number
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.games.kingsport_festival import GAME
from leng.games.kingsport_festival.effects.verb import Resource
from leng.games.kingsport_festival.picture.sheet import Sheet
from leng.games.kingsport_festival.terminal.paper import Paper
from leng.study.rows import check_rows
from leng.words.presenter import presenter
from leng.words.signs import Sign
from leng.words.text import LANGUAGES, MISSING
from matches import every_position

from .festival import Kingsport, festival
from .raiding import STRENGTH, duel, raid
from .speaking import BOX, VERBS


def row(t: Kingsport, option: str) -> str:
    """What stands beside an option, as the terminal writes it: -2§>1★ is a price and what it brings."""
    speaker = presenter(GAME, t.table.seats, "en")
    paper = Paper(t.table.view(t.decision.seat), speaker)
    return paper.signs(speaker.signs(t.table.state, t.decision, t.decision.find(option)))


# Every row keeps its word --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(BOX.scenarios) + 1))
def test_an_option_changes_what_its_row_says(number: int) -> None:
    options = {"scenario": ("none", *BOX.scenarios)[number], "events": ("yes", "no")[number % 4 == 3]}
    options["foresee_notes"] = ("yes", "no")[number % 2]
    seats = [Seat(name) for name in "ABCDE"[: 3 + number % 3]]
    for table in every_position(Table.open(GAME, seats, options, f"rows {number}"), step=3):
        check_rows(table, presenter(GAME, seats, "en"), Dice(seed_number(f"whim {table.number}")))


# Every sign can be seen and read -------------------------------------------------------------------------------------


def kinds() -> set[tuple[str, bool]]:
    """All kinds of signs that a row can hold, and whether they are paid."""
    state = raid(luke={"hand": ["al_azif"], "magic": 1}).table.state
    held = {(kind, paid) for kind in GAME.holdings(state, 0) for paid in (False, True)}
    assert ("strength", True) in held
    goods = {("any_resource", False), ("any_resource", True)}
    return held | goods | {(sign.kind, sign.paid) for verb in VERBS for sign in verb.signs() if sign.kind}


def test_every_sign_has_a_symbol_on_the_page() -> None:
    symbols = set(re.findall(r'<symbol id="kf-([\w-]+)"', drawn(festival().table, EVERYBODY)))
    assert {f"{kind}-paid" if paid else kind for kind, paid in kinds()} <= symbols


def test_every_sign_has_a_letter_in_the_terminal() -> None:
    assert {kind for kind, _ in kinds()} <= Paper.glyphs.keys()
    assert len(set(Paper.glyphs.values())) == len(Paper.glyphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_words(language: str) -> None:
    sheet = Sheet.of(presenter(GAME, (), language))
    for kind, paid in kinds():
        for n in (1, 2):
            assert MISSING not in sheet.symbol(Sign(kind, n, paid)), kind


# Some rows -----------------------------------------------------------------------------------------------------------


@rule("KF R-022d", "KF R-023b")
def test_the_sanity_bonus_is_told_as_far_as_it_fits() -> None:
    t = festival(luke={"sanity": 11}, gabriel={"sanity": 6}).until(ask="sanity-bonus")
    assert (row(t, "yes"), row(t, "no")) == ("1☺", "")
    t.luke.plays("no")
    assert row(t, "yes") == "1☺"


@rule("KF R-016b", "KF R-027b", "KF R-034b")
def test_a_god_tells_its_price_and_its_gifts_under_the_scenario() -> None:
    t = festival(scenario="the_call_of_cthulhu", order=["luke"], dice={"luke": [4, 5, 6]})
    assert row(t, "invoke:cthulhu:4-5-6") == "-3▣»-5☺>1§1†1☼3★"
    assert row(t, "invoke:dagon:5-6") == "-2▣»-2☺>(2†1§|2†1☼)1≈"
    t = festival(scenario="the_call_of_cthulhu", order=["luke"], dice={"luke": [1, 1, 2]})
    assert row(t, "invoke:cthulhu:1-1-2") == "-3▣»-8☺>1§1†1☼3★"
    t = festival(scenario="the_festival", round=12, order=["luke"], dice={"luke": [1, 1, 1]})
    assert row(t, "invoke:nightgaunt:1") == "-1▣»1≈∞1★"


@rule("KF R-034b")
def test_paying_a_god_tells_what_is_missing_in_cult_points() -> None:
    luke = {"hand": ["anne_bodenhams_glass"], "magic": 2, "sanity": 1, "cult": 4}
    t = festival(order=["luke"], dice={"luke": [2, 6, 6]}, luke=luke)
    t.luke.plays("invoke:hastur:2-6-6")
    t.until(ask="gift")
    assert row(t, "pass") == "-1☺-3★»3◊"
    assert row(t, "cast:anne_bodenhams_glass") == "-2≈-1¶§»…3◊2★"


@rule("KF R-044c", "KF R-046a")
def test_a_building_tells_its_price_its_points_and_what_it_does() -> None:
    t = festival(at="propagation", luke={"discs": ["house", "emporium"], "cubes": [2, 1, 0]})
    assert row(t, "place:library") == "-2§-1†>3★1⌂»1¶◊2+¶"
    assert row(t, "place:barber") == "-2§>2★1⌂»↻"
    assert row(t, "place:quay") == "-1§-1†>2★1⌂»1‡(-1≈>1‡)"
    t = festival(at="propagation", luke={"cubes": [1, 1, 0]})
    assert row(t, "place:house") == "»-1◊>1★1⌂1≈"
    t.luke.plays("place:house")
    assert (row(t, "evil"), row(t, "death")) == ("-1§", "-1†")


def test_spells_tell_what_they_cost_and_bring() -> None:
    hand = ["convivium_daemonum", "transfiguratio", "veneficium"]
    t = festival(at="propagation", luke={"hand": hand, "magic": 6, "evil": 1, "discs": ["house", "ruins"]})
    assert row(t, "cast:convivium_daemonum") == "-3≈-1¶☼>1§1†"
    assert row(t, "cast:veneficium") == "-3≈-1¶☼>1★2↓"
    assert row(t, "use:ruins") == "-2≈»1¶◊"
    assert row(t, "cast:transfiguratio") == "-1≈-1¶☼>1★»-3◊>3◊"
    t.luke.plays("cast:transfiguratio")
    assert (row(t, "change:evil:death"), row(t, "done")) == ("-1§>1†", "")


@rule("KF R-055a", "KF R-057", "KF R-060")
def test_a_combat_tells_its_strength_and_its_outcome() -> None:
    t = duel("al_azif", 4, magic=2)
    assert (row(t, "fight"), row(t, "cast:al_azif")) == ("", "-1≈-1¶†>1☼2★1‡")  # the last spell decides it
    t = raid(luke={"discs": STRENGTH[3], "hand": ["al_azif", "the_essential_salts"], "magic": 2, "death": 3})
    assert row(t, "fight") == "-2†"
    assert row(t, "cast:al_azif") == "-1≈-1¶†>1‡"
    t.luke.plays("cast:the_essential_salts")
    assert (row(t, "burn:0"), row(t, "burn:2")) == ("", "-2†>2‡")


@rule("KF Q-29")
def test_two_discs_that_must_both_go_are_both_told() -> None:
    discs = ["house", "club", "emporium"]
    t = raid("john_raymond_legrasse", "the_lurking_fear", luke={"discs": discs, "cult": 9, "magic": 1})
    t.until(ask="lose-disc", seat="luke")
    assert row(t, "remove:club") == row(t, "remove:emporium") == "-2★-2⌂"


@pytest.mark.parametrize("deck", get_args(Resource))
def test_a_deck_gives_a_spell_of_its_own_once_all_decks_are_named(deck: str) -> None:
    t = festival(order=["luke"], dice={"luke": [3, 6, 6]})
    t.luke.plays("invoke:nodens:3-6")
    t.until(ask="deck")
    spell = Paper.glyphs[f"spell-{deck}"]
    assert row(t, deck) == (f"2{spell}" if deck == "destruction" else f"»1{spell}")  # the last deck is named last
    t.luke.plays("evil")
    assert row(t, deck) == f"1{spell}"
