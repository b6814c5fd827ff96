"""A table: it accepts what it offered, refuses the rest unchanged, and can be copied at any decision."""

from __future__ import annotations

import pytest

from leng.engine.choice import key
from leng.engine.errors import BadSetup, NotOffered
from leng.engine.game import find_game
from leng.engine.journal import to_plain
from leng.engine.table import Seat, Table
from matches import door, festival, open_table, position, random_keys, seats, walk
from transcript import Transcript


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    table = door(hands=[["fist", "chalk"], ["salt"]])
    before = position(table)
    with pytest.raises(NotOffered) as trouble:
        table.choose("knock:chalk")
    assert trouble.value.facts["key"] == "knock:chalk"
    assert trouble.value.facts["offered"] == "knock:fist, listen, draw, wait"
    assert position(table) == before
    table.choose("knock:fist")
    assert len(table.moves) == 1


def test_a_bot_may_not_take_what_is_not_offered_either() -> None:
    table = door(hands=[["fist", "chalk"], ["salt"]])
    before = position(table)
    with pytest.raises(NotOffered):
        table.take(("knock", "chalk"))
    assert position(table) == before
    table.take(("knock", "fist"))
    assert [move.key for move in table.moves] == ["knock:fist"]


def test_only_the_seat_that_is_asked_may_answer() -> None:
    table = door()
    before = position(table)
    with pytest.raises(NotOffered) as trouble:
        table.choose("wait", seat=1)
    assert trouble.value.facts["seat"] == "Ada"
    assert position(table) == before
    table.choose("wait", seat=0)
    assert table.decision is not None
    assert table.decision.seat == 1


def test_when_the_match_is_over_there_is_nothing_to_choose() -> None:
    table = Transcript(door()).to_the_end().table
    before = position(table)
    assert table.decision is None
    for attempt in (table.choose, table.take):
        with pytest.raises(NotOffered) as trouble:
            attempt("wait")
        assert trouble.value.key == "error-match-over"
    assert position(table) == before


def test_there_is_a_result_only_at_the_end() -> None:
    table = door()
    assert table.result is None
    Transcript(table).to_the_end()
    assert table.result is not None
    assert table.result.ending == "dawn"
    assert table.result.winners == (0, 1)


def test_the_number_of_a_decision_counts_the_choices_that_stand() -> None:
    table = door()
    assert table.number == 0
    table.choose("wait")
    table.choose("wait")
    assert table.number == 2
    table.undo(1)
    assert table.number == 1


# Opening ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 4])
def test_too_few_or_too_many_seats_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as trouble:
        Table.open(find_game("SD"), seats(players))
    assert trouble.value.facts == {"seats": players, "least": 2, "most": 3, "game": "sealed_door"}


@pytest.mark.parametrize(
    ("options", "key"), [({"window": "oak"}, "error-unknown-option"), ({"door": "paper"}, "error-option-value")]
)
def test_unknown_options_are_refused(options: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup) as trouble:
        door(options=options)
    assert trouble.value.key == key


@pytest.mark.parametrize("said", ["iron", "Iron", " IRON ", "iro"])
def test_an_option_is_understood_as_people_write_it(said: str) -> None:
    assert door(options={"door": said}).opening.options == {"door": "iron"}


def test_a_game_is_found_by_id_code_or_beginning() -> None:
    assert {find_game(each).id for each in ("sealed_door", "Sealed Door", "sealed-door", "sd", "SD", "sea")} == {
        "sealed_door"
    }
    with pytest.raises(BadSetup) as trouble:
        find_game("chess")
    assert "sealed_door" in trouble.value.facts["known"]


def test_colours_are_given_out_once_each() -> None:
    table = Table.open(find_game("SD"), [Seat("Ada"), Seat("Ben", colour="white"), Seat("Cy")])
    assert [seat.colour for seat in table.seats] == ["blue", "white", "red"]


@pytest.mark.parametrize("colours", [("white", "white"), ("white", "mauve")])
def test_a_colour_that_is_taken_or_unknown_is_refused(colours: tuple[str, str]) -> None:
    with pytest.raises(BadSetup) as trouble:
        Table.open(find_game("SD"), [Seat(name, colour=colour) for name, colour in zip("ab", colours, strict=True)])
    assert trouble.value.key == "error-colour"


# Copying ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["SD", "KF"])
def test_a_copy_at_any_decision_is_equal_and_goes_its_own_way(game: str) -> None:
    """Also in the middle of a unit of play: the twin stands at the same question and the original does not move."""
    table = open_table(game, "copies")
    middles = 0
    for number, _ in enumerate(random_keys(table, "copies")):
        if game == "KF" and number % 7:
            continue
        middles += bool(table.play.since)
        before = position(table)
        twin = table.copy()
        assert position(twin) == before
        assert twin.state.box is table.state.box
        walk(twin, "elsewhere", 12)
        assert position(table) == before
        assert twin.log is not table.log
    assert middles > 2, "no copy was taken in the middle of a unit"


def test_what_is_played_on_the_original_is_not_seen_on_the_copy() -> None:
    table = door(3, "away")
    walk(table, "away", 3)
    twin = table.copy()
    before = position(twin)
    walk(table, "back", 20)
    assert position(twin) == before


def test_the_same_answers_lead_both_to_the_same_end() -> None:
    table = festival(3, "ends")
    walk(table, "ends", 41)
    twin = table.copy()
    for chosen in random_keys(table, "more"):
        twin.choose(chosen)
    assert position(twin) == position(table)


def test_a_copy_of_a_finished_match_is_finished_too() -> None:
    table = Transcript(door()).to_the_end().table
    assert position(table.copy()) == position(table)


@pytest.mark.parametrize("game", ["SD", "KF"])
def test_a_copied_play_without_a_past_stands_at_the_same_question(game: str) -> None:
    table = open_table(game, "plays")
    walk(table, "plays", 9)
    bare = table.play.copy(keep=False)
    assert to_plain(bare.state) == to_plain(table.state)
    assert bare.choice is not None
    assert table.decision is not None
    assert list(map(key, bare.choice.options)) == list(map(key, table.decision.options))
