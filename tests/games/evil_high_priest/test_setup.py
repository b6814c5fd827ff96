"""Set-up: boards, decks, cultists, the first treasure, and what people agree on beforehand."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import BOXES, opened, sanctum
from leng.engine.errors import BadSetup
from leng.games.evil_high_priest import GAME

FIVE = ("ann", "bob", "cid", "dot", "eve")
EXPANDED = ("blood_ceremony", "dark_ritual", "both")


# Boards ---------------------------------------------------------------------------------------------------------------


@rule("EHP R-010a", "EHP R-010b", "EHP R-012a", "EHP R-012b", "EHP Q-59")
@pytest.mark.parametrize("board", BOXES)
def test_thirteen_signs_lie_on_the_locks_of_the_one_board_that_was_chosen(board: str) -> None:
    t = opened("ann", "bob", boxes="both", cult=board)
    assert t.state.board == board and len(t.state.sheet.locks) == 13 and t.state.broken == []
    named = [option for option, _ in t.decision.refused()] + list(t.decision.options)
    spaces = {option[1] for option in named}
    other = {lock for name, sheet in t.state.box.sheets.items() if name != board for lock in sheet.locks}
    assert not spaces & other


@rule("EHP R-012c")
@pytest.mark.parametrize(
    ("board", "tracks", "specials", "amoebas"),
    [
        ("great_cthulhu", {"deep_ones": 0}, ["shoggoth"], 0),
        ("crawling_chaos", {}, ["black_pharaoh", "bloated_woman", "haunter_of_the_dark", "howler"], 0),
        ("tcho_tchos", {"growth": 0}, [], 0),
        ("windwalker", {}, ["entity_gnoph_keh", "entity_rhan_tegoth", "entity_wendigo"], 0),
        ("guardian_of_the_pyramid", {}, [], 15),
        ("yellow_sign", {}, ["king_in_yellow"], 0),
    ],
)
def test_a_board_brings_its_own_cards_and_markers(
    board: str, tracks: dict[str, int], specials: list[str], amoebas: int
) -> None:
    g = opened("ann", "bob", boxes="both", cult=board).state
    assert g.tracks == tracks and sorted(g.specials) == specials and g.amoebas == amoebas


@rule("EHP R-011b", "EHP R-011c", "EHP R-060a", "EHP R-060b")
def test_the_ritual_board_lies_face_down_at_the_beginning() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 9})
    for ritual in t.state.box.rituals:
        t.ann.refused(f"place:ritual.{ritual}.1:acolyte", rule="R-060")


# Cards ----------------------------------------------------------------------------------------------------------------


@rule("EHP R-013b", "EHP R-015a", "EHP R-015b", "EHP R-003c", "EHP R-003f", "EHP R-305a", "EHP Q-06")
def test_without_expansions_there_are_forty_rooms_fifteen_deep_ones_and_no_other_cards() -> None:
    t = opened()
    g = t.state
    assert len(g.room_row) == 3 and len(g.rooms) == 37 and set(g.rooms + g.room_row) == set(g.box.rooms)
    assert len(g.monsters) == 15 and {g.box.monsters[card].id for card in g.monsters} == {"deep_one"}
    assert g.monster_row == g.investigators == g.investigator_row == g.undealt == []
    assert [who.card for who in g.priests] == ["", ""]
    t.seat(g.first).refused("place:priest_ability:priest", rule="Q-06")


@rule("EHP R-016b", "EHP R-016d", "EHP R-016e", "EHP R-025", "EHP R-003c", "EHP R-305a")
@pytest.mark.parametrize(("boxes", "unique"), [("blood_ceremony", 12), ("dark_ritual", 12), ("both", 24)])
def test_with_expansions_nine_cards_lie_open_and_one_deep_one_is_among_the_monsters(boxes: str, unique: int) -> None:
    g = opened(boxes=boxes).state
    assert len(g.room_row) == len(g.monster_row) == len(g.investigator_row) == 3
    kinds = [g.box.monsters[card].id for card in g.monsters + g.monster_row]
    assert len(kinds) == len(set(kinds)) == unique + 1 and kinds.count("deep_one") == 1
    investigators = g.investigators + g.investigator_row
    assert len(investigators) == len(set(investigators)) == {12: 10, 24: 20}[unique]
    wanted = {"base", boxes} if boxes != "both" else {"base", "blood_ceremony", "dark_ritual"}
    assert {g.box.monsters[card].box for card in g.monsters + g.monster_row} == wanted
    assert {g.box.investigators[card].box for card in investigators} == wanted - {"base"}


@rule("EHP R-021a", "EHP R-021b", "EHP R-021c")
@pytest.mark.parametrize(("boxes", "cards"), [("blood_ceremony", 10), ("dark_ritual", 10), ("both", 20)])
def test_everybody_gets_one_priest_card_face_up_and_the_others_leave_the_game(boxes: str, cards: int) -> None:
    g = opened(*FIVE, boxes=boxes).state
    dealt = [who.card for who in g.priests]
    assert len(set(dealt)) == 5 and not any(who.spent for who in g.priests)
    assert len(g.undealt) == cards - 5 and not set(g.undealt) & set(dealt)


@rule("EHP R-013a", "EHP R-016a", "EHP R-016c", "EHP R-021a")
def test_decks_are_shuffled() -> None:
    tables = [opened(boxes="both", seed=seed).state for seed in "abcdef"]
    for deck in ("rooms", "monsters", "investigators", "room_row", "undealt"):
        assert len({tuple(getattr(g, deck)) for g in tables}) == 6, deck


@rule("EHP R-014", "EHP Q-10")
def test_a_deck_that_has_run_out_is_made_of_its_shuffled_discard() -> None:
    t = sanctum("ann", "bob", room_row=["well_1", "well_2", "well_3"], checked=False)
    g = t.state
    left, g.rooms, g.room_discard = g.rooms[:], [], g.rooms
    t.ann.plays("place:improve_sanctuary:priest", "room:well_1", "slot:s1")
    assert g.room_discard == [] and len(g.rooms) == 36
    assert sorted(g.rooms + g.room_row) == sorted([*left, "well_2", "well_3"])
    assert g.rooms != sorted(g.rooms)
    t.check()


# Players --------------------------------------------------------------------------------------------------------------


@rule(
    "EHP R-017",
    "EHP R-018",
    "EHP R-019",
    "EHP R-020a",
    "EHP R-020b",
    "EHP R-024a",
    "EHP R-024b",
    "EHP R-006c",
    "EHP Q-19",
    "EHP Q-43",
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_a_priest_and_two_acolytes_at_hand_and_four_in_the_asylum(players: int) -> None:
    t = opened(*FIVE[:players])
    assert len({seat.colour for seat in t.table.seats}) == players
    for name in FIVE[:players]:
        t.seat(name).has(home=True, pool=2, asylum=4, escape=0, on=[], rooms={}, lairs=[], strength=0)
    t.check()


@rule("EHP R-022", "EHP R-298b")
def test_anybody_may_be_the_first_player_and_the_order_goes_on_clockwise() -> None:
    firsts = set()
    for seed in "abcdefghijkl":
        t = opened(*FIVE[:3], seed=seed)
        first = t.state.first
        firsts.add(first)
        assert t.state.order() == [first, (first + 1) % 3, (first + 2) % 3]
        assert t.told("round").facts["seat"] == first
        for n in range(3):
            t.seat((first + n) % 3).is_asked("turn").plays("place:escape:acolyte")
    assert firsts == {0, 1, 2}


@rule("EHP R-023a", "EHP R-023b", "EHP R-023c", "EHP E-11", "EHP Q-57", "EHP R-024b", "EHP R-071a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_has_one_treasure_the_second_two_and_so_on(players: int) -> None:
    t = opened(*FIVE[:players], seed="treasure")
    for n, seat in enumerate(t.state.order(), start=1):
        t.seat(seat).has(exposed={"treasure": n}, treasure=n)


# What people agree on -------------------------------------------------------------------------------------------------


@rule("EHP R-002a")
def test_one_to_five_people_play() -> None:
    assert list(GAME.players) == [1, 2, 3, 4, 5]
    assert opened("ann").state.solo and not opened("ann", "bob").state.solo
    with pytest.raises(BadSetup):
        opened(*FIVE, "fay")


@rule("EHP R-305b", "EHP R-003a")
@pytest.mark.parametrize("board", BOXES)
@pytest.mark.parametrize("boxes", ["base", *EXPANDED])
def test_a_board_is_played_only_with_its_box(board: str, boxes: str) -> None:
    if BOXES[board] in ("base", boxes) or boxes == "both":
        assert opened(boxes=boxes, cult=board).state.board == board
        return
    with pytest.raises(BadSetup) as refused:
        opened(boxes=boxes, cult=board)
    assert refused.value.key == "error-value-given"
    facts = refused.value.facts
    assert (facts["option"], facts["value"], facts["other"]) == ("cult", board, "boxes")
    assert BOXES[board] in facts["needed"] and "both" in facts["needed"]
    assert board not in facts["known"]


@rule("EHP R-010a", "EHP R-305b")
@pytest.mark.parametrize("boxes", ["base", *EXPANDED])
def test_a_random_board_comes_out_of_the_boxes_on_the_table(boxes: str) -> None:
    drawn = {opened(boxes=boxes, cult="random", seed=f"{boxes} {n}").state.board for n in range(90)}
    assert drawn == {board for board, box in BOXES.items() if box in ("base", boxes) or boxes == "both"}


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (2, {"start": "free"}, "error-option-given"),
        (2, {"flight": "active"}, "error-option-given"),
        (1, {"worshippers": "6"}, "error-option-given"),
        (2, {"worshippers": "6", "boxes": "both", "cult": "crawling_chaos"}, "error-option-players"),
    ],
)
@rule("EHP R-305a", "EHP CC-Q8")
def test_what_belongs_to_another_board_is_refused_in_words(players: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        opened(*FIVE[:players], **options)
    assert refused.value.key == key


@rule("EHP R-304", "EHP Q-20")
def test_figures_change_nothing_so_nobody_is_asked_for_them() -> None:
    names = [option.name for option in GAME.options]
    assert names == ["boxes", "cult", "investigators", "tokens", "start", "flight", "worshippers", "rounds"]


@pytest.mark.parametrize(("limit", "last"), [("12", 12), ("20", 20)])
def test_a_round_limit_of_the_house_ends_the_match_when_the_last_round_is_over(limit: str, last: int) -> None:
    t = sanctum(
        "ann", "bob", options={"rounds": limit}, ann={"blood": 40}, arrange=lambda g: setattr(g, "round", last - 1)
    )
    t.to_the_end()
    assert t.state.round == last and t.told("round", n=last) and t.state.ending == "limit"
    assert t.table.result is not None and t.table.result.winners == (0,)
