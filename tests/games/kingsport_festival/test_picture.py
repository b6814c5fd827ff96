"""The table drawn for a browser: complete for every audience, well formed, lit where one may choose, and discreet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from drawing import DARK, LIGHT, colours, contrast, cut, drawn, lit, words_in_both_languages
from games.kingsport_festival.festival import festival
from games.kingsport_festival.raiding import raid
from leng.engine.lights import Lit
from leng.engine.presenter import presenter
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.kingsport_festival import GAME, asks
from leng.games.kingsport_festival.picture import CSS
from leng.games.kingsport_festival.picture.streets import PLACES
from leng.study.drawings import keys_of, read
from matches import every_position
from wording import asked


@cache
def match(players: int, scenario: str) -> list[Table]:
    """The table at every decision of a random match, and at its end."""
    seats = [Seat(f"P{each}") for each in range(players)]
    table = Table.open(GAME, seats, {"scenario": scenario}, f"picture {players}")
    return every_position(table)


MATCHES = [(3, "the_festival"), (4, "none"), (5, "the_dream_quest_of_unknown_kadath")]


def positions(every: int = 1) -> Iterator[Table]:
    """Positions of three matches."""
    for players, scenario in MATCHES:
        yield from match(players, scenario)[::every]


# Complete --------------------------------------------------------------------------------------------------------


def test_the_symbols_are_well_formed() -> None:
    sprite, _ = cut(drawn(match(3, "the_festival")[0], EVERYBODY))
    symbols = list(ElementTree.fromstring(sprite))
    assert len(symbols) > 80
    assert all(len(symbol) for symbol in symbols)


def test_every_thing_on_the_table_explains_itself() -> None:
    table = match(5, "the_dream_quest_of_unknown_kadath")[0]
    cards = {each["data-card"] for each, _ in read(drawn(table, 0)) if "data-card" in each}
    box = table.state.box
    wanted = {f"god:{each}" for each in box.gods} | {f"building:{each}" for each in box.buildings}
    assert wanted | {"scenario:the_dream_quest_of_unknown_kadath"} <= cards


def test_pieces_lie_where_the_view_says() -> None:
    seen = 0
    for table in positions(2):
        view, ids = table.view(EVERYBODY), set(re.findall(r' id="([^"]+)"', drawn(table, EVERYBODY)))
        for who in view.cultists:
            assert {f"disc-{who.seat}-{disc}" for disc in who.discs} <= ids
            assert {f"sanity-{who.seat}", f"magic-{who.seat}", f"cult-{who.seat}"} <= ids
            assert (f"plus-{who.seat}" in ids) == who.plus_fifty
            lying = [die for dice in view.gods.values() for each in dice if each.seat == who.seat for die in each.dice]
            assert sum(each.startswith(f"die-{who.seat}-") for each in ids) == len(lying) + len(who.dice)
            seen += len(lying) + len(who.discs)
        calls = {f"call-{each.seat}-{god}" for god, dice in view.gods.items() for each in dice}
        assert calls == {each for each in ids if each.startswith("call-")}
    assert seen > 500


def test_a_die_keeps_its_id_when_another_one_is_laid_on_a_god() -> None:
    """What lay on a god before an invocation lies there after it, under the same id."""
    kept = 0
    for before, after in zip(match(4, "none"), match(4, "none")[1:], strict=False):
        if before.decision is None or before.decision.ask.name != "invoke" or after.state.round != before.state.round:
            continue
        old, new = (_dice_on_gods(drawn(each, EVERYBODY)) for each in (before, after))
        if after.state.phase == "invocation" and "cast" not in after.moves[-1].key:
            assert old.items() <= new.items()
            kept += len(old)
    assert kept > 30


def _dice_on_gods(drawing: str) -> dict[str, str]:
    """On which god each die lies."""
    found: dict[str, str] = {}
    for god, tile in re.findall(r'id="god-(\w+)"(.*?)</li>', drawing, re.DOTALL):
        found.update(dict.fromkeys(re.findall(r'id="(die-[\d-]+)"', tile), god))
    return found


def test_the_duel_shows_both_strengths() -> None:
    fights = [table for table in positions() if table.state.combat is not None]
    assert len(fights) > 10
    for table in fights:
        view = table.view(0)
        drawing = drawn(table, 0)
        duel = drawing[drawing.index('class="duel') :]
        assert re.findall(r'<b class="score">(-?\d+)</b>', duel)[:2] == [
            str(view.combat.strength),
            str(view.combat.foe),
        ]
        assert duel.count('<rect class="foe"') == view.combat.foe
        assert f'class="duel {view.combat.outcome}"' in drawing


# Lit -------------------------------------------------------------------------------------------------------------


def test_the_scenario_is_lit_when_its_card_may_be_used() -> None:
    scenario = "the_dreams_in_the_witch_house"
    table = Table.open(GAME, [Seat(f"P{each}") for each in range(3)], {"scenario": scenario}, "witch")
    label = presenter(GAME, table.seats, "en").label(asked(asks.PRIVILEGES, scenario=scenario), ("use", "scenario"))
    elements = read(drawn(table, 0, "en", [Lit("use:scenario", label.text, label.place)]))
    assert [each["data-card"] for each, _ in elements if keys_of(each)] == [f"scenario:{scenario}"]


def test_an_investigator_is_lit_when_he_has_something_to_offer() -> None:
    t = raid("zadok_allen", luke={"cubes": [1, 1, 0], "hand": ["al_azif"], "magic": 1})
    t.luke.is_asked("combat").offered("use:investigator")
    elements = read(drawn(t.table, 0, "en", lit(t.table)))
    assert [each["data-card"] for each, _ in elements if "use:investigator" in keys_of(each)] == [
        "investigator:zadok_allen"
    ]


def test_an_option_text_is_read_out_and_several_open_a_menu() -> None:
    table = match(4, "none")[0]
    while table.decision is not None and table.decision.ask.name != "invoke":
        table.take(table.decision.options[0])
    options = [Lit("one", 'Say "yes" & go', "god:nodens"), Lit("a", "A", "god:dagon"), Lit("b", "B", "god:dagon")]
    elements = {each["id"]: each for each, _ in read(drawn(table, 0, "en", options)) if "id" in each}
    assert elements["god-nodens"]["data-key"] == "one"
    assert elements["god-nodens"]["aria-description"] == 'Say "yes" & go'
    assert json.loads(elements["god-dagon"]["data-keys"]) == ["a", "b"]
    assert "2" in elements["god-dagon"]["aria-description"]
    assert "lit" not in elements["god-hydra"]["class"]


# Discreet --------------------------------------------------------------------------------------------------------


def test_a_hand_lies_open_to_its_owner_alone() -> None:
    table = festival(luke={"hand": ["al_azif", "vox_ultima"]}).table
    for card in ("al_azif", "vox_ultima"):
        name = f">{table.state.box.spells[card].name.en}<"
        assert f'data-card="spell:{card}"' in drawn(table, 0) and name in drawn(table, 0)
        for audience in (EVERYBODY, 1, 2):
            assert card not in drawn(table, audience) and name not in drawn(table, audience)


def test_the_replay_of_a_finished_match_shows_every_hand() -> None:
    table = match(3, "the_festival")[-1]
    drawing = drawn(table, UNVEILED)
    assert f'data-card="festival:{table.state.festival}"' in drawing
    for who in table.state.cultists:
        assert all(f'data-card="spell:{card}"' in drawing for card in who.hand)


def test_a_name_cannot_write_on_the_page() -> None:
    name = '<b onclick="x">O\'Ben & Co'
    table = Table.open(GAME, [Seat(name), Seat("B"), Seat("C")], {"scenario": "none"}, "names")
    drawing = drawn(table, 0)
    assert "<b onclick" not in drawing
    assert "&lt;b onclick" in drawing
    read(drawing)


# Style and words -------------------------------------------------------------------------------------------------


def test_the_tiles_stand_at_the_ends_of_their_streets() -> None:
    css = CSS.read_text("utf-8")
    found = re.findall(r"\.b-(\w+) \{ left: ([\d.]+)%; top: ([\d.]+)%; \}", css)
    assert {name: (float(x), float(y)) for name, x, y in found} == PLACES
    assert set(PLACES) == set(match(4, "none")[0].state.box.buildings)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_text_and_signs_stand_out_from_their_ground(theme: str) -> None:
    of = colours(CSS, theme)
    for text in ("ink", "muted", "accent", "cult", "destruction"):
        for ground in ("panel", "paper"):
            assert contrast(of[text], of[ground]) >= 4.5, (text, ground)
    for seat in range(5):
        assert contrast(of[f"on-seat-{seat}"], of[f"seat-{seat}"]) >= 4.5, seat
    for sign in ("evil", "death", "destruction", "sanity", "magic", "cult", "any", "foresee", "spell", "pistol"):
        assert contrast(of[sign], of["on-sign"]) >= 4.5, sign
        assert contrast(of[sign], of["panel"]) >= 3, sign


def test_both_languages_have_the_same_words() -> None:
    assert len(words_in_both_languages(CSS.parent / "lang")) > 40
