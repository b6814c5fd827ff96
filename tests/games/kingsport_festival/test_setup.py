"""Set-up: what lies on the table before the first roll, and what the pieces say."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from citing import rule
from games.kingsport_festival.festival import festival
from leng.engine.errors import BadSetup
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.games.kingsport_festival import GAME
from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.state import Festival
from leng.words.rulebook import read_rulebook
from leng.words.text import words

BOX: KingsportBox = GAME.open_box()  # type: ignore[assignment]  # the box of this game
CONTENT = GAME.folder / "content"


def opened(seats: int = 3, seed: str = "kingsport", **options: str) -> Table:
    return Table.open(GAME, [Seat(f"cultist {number}") for number in range(seats)], options, seed)


@rule("KF R-001a", "KF R-068c")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_only_three_to_five_cultists_may_sit_down(seats: int) -> None:
    with pytest.raises(BadSetup):
        opened(seats)


@rule("KF R-001b")
def test_a_match_lasts_twelve_rounds() -> None:
    t = festival().to_the_end()
    assert [line.facts["round"] for line in t.table.log if line.kind == "month"] == list(range(1, 13))


@rule("KF R-068a")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_any_number_of_cultists_there_are_twenty_gods_and_four_raids(players: int) -> None:
    t = festival(players)
    assert len(t.state.cultists) == players
    assert len(t.state.box.gods) == 20
    assert [raid.round for raid in t.state.raids] == [3, 6, 9, 12]


@rule("KF R-002a", "KF R-002b")
def test_sixteen_different_buildings_stand_in_kingsport_without_any_disc() -> None:
    assert len(BOX.buildings) == 16
    assert [sum(tile.level == level for tile in BOX.buildings.values()) for level in (1, 2, 3, 4)] == [1, 5, 5, 5]
    t = festival(5)
    assert all(who.discs == [] for who in t.state.cultists)


@rule("KF R-003a", "KF R-030a", "KF Q-24")
def test_the_gods_stand_in_order_from_x_to_nineteen_each_with_value_level_cost_and_gifts() -> None:
    gods = list(BOX.gods.values())
    assert [god.value for god in gods] == list(range(20))
    assert gods[0].id == "nephren_ka" and gods[0].open_to_all
    assert [god.level for god in gods] == [None] + [1] * 6 + [2] * 6 + [3] * 6 + [4]
    assert all(god.sanity >= 0 and god.gifts for god in gods)


@rule("KF R-003b", "KF R-076b")
def test_where_the_sheets_lie_on_the_table_does_not_matter(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    head, *sheets = (CONTENT / "gods.toml").read_text(encoding="utf-8").split("[god.")
    (tmp_path / "content" / "gods.toml").write_text("\n[god.".join([head, *reversed(sheets)]), encoding="utf-8")
    upside_down = KingsportBox(tmp_path / "content")
    assert list(upside_down.gods) == list(BOX.gods)
    assert upside_down.fingerprint == BOX.fingerprint


@rule("KF R-076a")
def test_no_sheet_card_or_tile_carries_a_story_that_could_change_anything() -> None:
    printed = {
        "id", "name", "source", "value", "level", "sanity", "gifts", "open_to_all", "deck", "cost", "when", "effects",
        "cult", "links", "icon", "strength", "ability", "reward", "penalty", "year", "raids", "festival", "count",
        "each", "groups", "least", "most",
    }  # fmt: skip
    for file in CONTENT.glob("*.toml"):
        for kind, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if kind != "source":
                assert {field for entry in entries.values() for field in entry} <= printed, file.name
    token = BOX.shelf["component"]["cult_token"]
    assert (token.count, token.each) == (5, 1)


@rule("KF R-004a", "KF R-004c")
def test_everybody_begins_without_cubes_and_all_cubes_are_open_to_all() -> None:
    t = festival(luke={"evil": 1, "death": 2, "destruction": 3})
    t.gabriel.has(cubes=[0, 0, 0])
    for audience in (0, 1, 2, EVERYBODY):
        assert t.table.view(audience).cultists[0].cubes == [1, 2, 3]


@rule("KF R-005b", "KF R-005c")
def test_every_cultist_has_a_colour_of_his_own_and_his_share_of_the_pieces() -> None:
    table = Table.open(GAME, [Seat("Luke", colour="violet"), Seat("Gabriel"), Seat("Livio", colour="yellow")])
    assert [seat.colour for seat in table.seats] == ["violet", "black", "yellow"]
    assert GAME.colours == ("yellow", "black", "red", "green", "violet")
    each = {piece.id: piece.each for piece in BOX.shelf["component"].values()}
    assert (each["die"], each["disc"], each["cult_token"], each["player_aid"]) == (3, 15, 1, 1)
    assert len(festival(at="invocation").luke.cultist.dice) == 3


@rule("KF R-005a")
@pytest.mark.parametrize("colours", [("red", "red", "black"), ("blue", "red", "black")])
def test_two_cultists_cannot_share_a_colour_and_there_are_only_five(colours: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        Table.open(GAME, [Seat(str(number), colour=colour) for number, colour in enumerate(colours)])


@rule("KF R-006a", "KF R-006b", "KF R-007")
def test_a_cultist_begins_with_ten_sanity_no_magic_and_no_cult_points() -> None:
    t = festival(5)
    for name in ("luke", "gabriel", "livio", "andrea", "james"):
        t.seat(name).has(sanity=10, magic=0, cult=0, hand=[], discs=[])


@rule("KF R-008a", "KF R-008c", "KF R-014a")
def test_a_scenario_is_drawn_at_random_unless_the_table_agrees_on_one() -> None:
    drawn = {opened(seed=str(number)).state.scenario for number in range(120)}
    assert drawn == set(BOX.scenarios)
    assert opened(scenario="the_dunwich_horror").state.scenario == "the_dunwich_horror"


@rule("KF R-008b", "KF R-014b", "KF R-073a")
def test_the_festival_is_always_random_and_lies_only_under_scenarios_that_ask_for_one() -> None:
    festivals = {opened(seed=str(number), scenario="the_call_of_cthulhu").state.festival for number in range(60)}
    assert festivals == set(BOX.festivals) and len(festivals) == 6
    without = {each for each in BOX.scenarios if opened(scenario=each).state.festival is None}
    assert without == {"the_nameless_city", "the_colour_out_of_space", "the_shadow_out_of_time"}


@rule("KF R-009a", "KF R-009b")
@pytest.mark.parametrize("scenario", BOX.scenarios)
def test_the_raid_markers_lie_on_the_rounds_the_scenario_names_in_ascending_order(scenario: str) -> None:
    rounds = [raid.round for raid in opened(scenario=scenario).state.raids]
    assert rounds == list(BOX.scenarios[scenario].raids) == sorted(set(rounds))
    assert len(rounds) == 4 and rounds[0] >= 1 and rounds[-1] <= 12


@rule("KF R-010a", "KF R-010b", "KF R-010c", "KF R-010d", "KF R-061a")
def test_one_investigator_of_each_level_lies_in_wait_under_an_event_unseen() -> None:
    investigators: set[str] = set()
    events: set[str] = set()
    for number in range(80):
        raids = opened(seed=str(number), scenario="none").state.raids
        assert [BOX.investigators[raid.investigator].level for raid in raids] == [1, 2, 3, 4]
        assert len({raid.event for raid in raids}) == 4
        assert not any(raid.event_up or raid.investigator_up for raid in raids)
        investigators.update(raid.investigator for raid in raids)
        events.update(raid.event for raid in raids)
    assert len(investigators) == 24 and len(events) == 18


@rule("KF R-061a", "KF R-061b")
def test_the_backs_of_the_investigators_show_how_weak_and_how_strong_they_can_be() -> None:
    for audience in (0, 1, 2, EVERYBODY):
        raids = opened(scenario="none").view(audience).raids
        assert [(raid.level, raid.least, raid.most) for raid in raids] == [(1, 1, 3), (2, 2, 4), (3, 3, 5), (4, 4, 6)]
    for each in BOX.investigators.values():
        least, most = BOX.backs[each.level].least, BOX.backs[each.level].most
        assert least <= each.strength <= most


@rule("KF R-011")
def test_the_calendar_begins_with_round_one() -> None:
    assert opened().state.round == 1


@rule("KF R-012a", "KF R-012b", "KF R-051a")
def test_three_shuffled_decks_of_fifteen_spells_lie_face_down() -> None:
    first, second = opened(seed="one").state, opened(seed="two").state
    for pile, deck in enumerate(("evil", "death", "destruction")):
        printed = sorted(spell.id for spell in BOX.spells.values() if spell.deck == deck)
        assert len(printed) == 15
        assert sorted(first.decks[pile]) == sorted(second.decks[pile]) == printed
        assert first.decks[pile] != second.decks[pile]
        assert first.discards[pile] == []


@rule("KF R-013a", "KF R-013b", "KF Q-12")
def test_beginners_play_without_scenario_and_festival_but_with_events() -> None:
    state = opened(scenario="none").state
    assert state.scenario is None and state.festival is None
    assert [raid.round for raid in state.raids] == [3, 6, 9, 12]
    assert all(raid.event is not None for raid in state.raids)


@rule("KF Q-12")
def test_a_table_may_agree_to_leave_the_event_cards_out() -> None:
    t = festival(options={"events": "no"}, round=3, at="raid", luke={"discs": ["house", "club"]})
    assert all(raid.event is None for raid in t.state.raids)
    assert not any(line.kind == "event" for line in t.table.log)
    assert t.told("investigator").facts["investigator"] == t.state.raids[0].investigator


@rule("KF R-074b", "KF R-016a")
@pytest.mark.parametrize("scenario", BOX.scenarios)
def test_everybody_reads_the_scenario_from_the_start(scenario: str) -> None:
    table = opened(scenario=scenario)
    assert {table.view(audience).scenario for audience in (0, 1, 2, EVERYBODY)} == {scenario}


@rule("KF R-016b", "KF R-023a")
def test_a_scenario_beats_the_starting_sanity_and_its_limit() -> None:
    t = festival(scenario="at_the_mountains_of_madness", dice={"luke": [1, 1, 1]})
    t.luke.has(sanity=9).is_asked("invoke")  # there is nothing to gain at the limit
    t = festival(scenario="at_the_mountains_of_madness", dice={"luke": [1, 1, 1]}, luke={"sanity": 8})
    t.luke.is_asked("sanity-bonus").plays("yes")
    t.luke.has(sanity=9)


@rule("KF R-073b", "KF R-073c")
def test_a_festival_gives_nothing_before_the_end_and_cult_points_then() -> None:
    def hallowmas(g: Festival) -> None:
        g.festival = "hallowmas"

    t = festival(scenario="the_call_of_cthulhu", round=12, at="time", arrange=hallowmas,
                 luke={"sanity": 5, "cult": 9, "magic": 4, "hand": ["ignis_fatuus"]})  # fmt: skip
    t.luke.has(cult=9).is_asked("time")
    assert t.table.view(0).festival is None
    t.luke.passes()
    assert t.table.result is not None and t.table.view(0).festival == "hallowmas"
    t.luke.has(cult=12)
    t.gabriel.has(cult=0)


@rule("KF R-075a", "KF R-075b")
def test_spell_titles_stay_untranslated_except_the_one_an_example_gives_in_french() -> None:
    translated = {spell.id: spell.name.fr for spell in BOX.spells.values() if spell.name.fr != spell.name.en}
    assert translated == {"the_testimony_of_the_mad_arab": "Le Témoignage de l'Arabe Dément"}


@rule("KF R-069")
def test_the_rulebook_names_the_symbol_and_the_colour_of_everything() -> None:
    text = next(each for each in read_rulebook(GAME.folder).rule if each.id == "R-069")
    for symbol in (
        "Elder Sign, green = cult", "tentacle, violet = Evil", "skull, black = Death", "flame, red = Destruction",
        "bag, grey = resource of choice", "scroll, yellow = magic", "eye, pink = sanity", "glasses, brown = Foresee",
        "book, orange = spell", "pistol, blue = Investigator", "lightning = Festival", "ring = Scenario",
        "clock, white = time",
    ):  # fmt: skip
        assert symbol in text.en
    for sign in ("Signe des Anciens vert", "tentacule violet", "crâne noir", "flamme rouge", "sac gris",
                 "parchemin jaune", "œil rose", "lunettes marron", "livre orange", "pistolet bleu"):  # fmt: skip
        assert sign in text.fr


@rule("KF R-069")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_with_a_symbol_has_a_name_in_both_languages(language: str) -> None:
    spoken = words(language, GAME.folder)
    goods = ("cult", "destruction", "evil", "death", "any_resource", "magic", "sanity")
    names = [spoken.say(f"goods-{each}") for each in goods]
    names += [spoken.say(f"kind-{each}") for each in ("spell", "investigator", "festival", "scenario", "event")]
    names += [spoken.say("phase-time")]
    assert spoken.has("verb-foresee")
    assert len(set(names)) == len(names), names
    assert not any("⟦" in name for name in names), names


@rule("KF E-13", "KF R-008b", "KF R-009a", "KF R-009b", "KF R-016b", "KF R-073a")
def test_the_call_of_cthulhu() -> None:
    t = festival(scenario="the_call_of_cthulhu", order=["luke"], dice={"luke": [1, 1, 2]})
    assert [raid.round for raid in t.state.raids] == [4, 5, 10, 11]
    for audience in (0, 1, 2, EVERYBODY):
        view = t.table.view(audience)
        assert view.has_festival and view.festival is None
    t.luke.offered("invoke:cthulhu:1-1-2").plays("invoke:cthulhu:1-1-2")  # worth 15, invoked with 4
    t.gabriel.not_offered("invoke:cthulhu:4-4-5").passes()
    t.livio.passes()
    t.luke.has(sanity=2, evil=1, death=1, destruction=1, cult=3)  # 10 - 5 - 3 more for this way


@rule("KF E-13", "KF R-016b")
def test_in_the_call_of_cthulhu_every_investigator_is_stronger() -> None:
    t = festival(scenario="the_call_of_cthulhu", round=4, at="raid", event="the_tomb", investigator="frank_elwood",
                 luke={"discs": ["house", "quay"], "magic": 1})  # fmt: skip
    t.luke.is_asked("combat")
    assert t.table.view(0).combat.foe == 2  # 1 + 1
