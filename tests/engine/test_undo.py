"""Taking back: free until chance, a reveal or another person's decision; beyond that people must agree."""

from __future__ import annotations

import pytest

from leng.engine.errors import UndoRefused
from leng.engine.journal import to_plain
from leng.engine.state import Event
from leng.engine.table import Chosen, Table, TakenBack
from matches import GAMES, door, open_table, position, random_keys, walk
from transcript import Transcript

HANDS = [["fist", "chalk"], ["salt", "staff"], ["ram", "key"]]


def knocking(bots: tuple[int, ...] = (), dice: tuple[int, ...] = ()) -> Table:
    """Ada has raised her fist, and is asked whether she knocks twice."""
    table = door(3, hands=HANDS, bots=bots, dice=dice)
    table.choose("knock:fist")
    return table


def test_a_choice_nobody_has_answered_yet_is_taken_back_freely() -> None:
    fresh = door(3, hands=HANDS)
    table = knocking()
    assert table.undo_needs(0, table.undo_target(0)) == set()
    table.undo(0)
    assert to_plain(table.state) == to_plain(fresh.state)
    Transcript(table).ada.is_asked("turn").offered("knock:fist")


def test_an_undo_is_said_in_the_log_and_kept_in_the_record() -> None:
    table = knocking()
    table.undo(0)
    assert table.log[-1] == Event("undo", {"seat": 0, "choices": 1})
    assert table.record == [Chosen(0, "knock:fist"), TakenBack(0, 0, [])]
    assert table.moves == []


def test_every_undo_stays_in_the_log_however_far_one_goes_back() -> None:
    """Going back behind an earlier undo must not wipe the line that tells of it."""
    table = door(2, hands=[["fist"], ["salt"]], bots=(1,))
    table.choose("wait")
    table.choose("wait")
    table.choose("knock:fist")
    table.undo(0)
    table.undo(0)
    assert [event.facts["choices"] for event in table.log if event.kind == "undo"] == [1, 2]
    assert [type(entry) for entry in table.record] == [Chosen, Chosen, Chosen, TakenBack, TakenBack]


def test_what_was_taken_back_is_no_longer_told() -> None:
    table = door(2, hands=[["fist"], ["salt"]])
    table.choose("wait")
    assert [event.kind for event in table.log] == ["night", "wait"]
    table.undo(0)
    assert [event.kind for event in table.log] == ["night", "undo"]


def test_scope_choice_takes_one_and_scope_turn_takes_all() -> None:
    """Ada's turn has two choices before the others are asked: the card, and how often."""
    one, whole = knocking(), knocking()
    for table in (one, whole):
        table.choose("no")
    one.undo(0, agreed=[1, 2])
    whole.undo(0, "turn", agreed=[1, 2])
    assert [move.key for move in one.moves] == ["knock:fist"]
    assert whole.moves == []
    Transcript(one).ada.is_asked("twice")
    Transcript(whole).ada.is_asked("turn")


def test_a_turn_ends_where_another_seat_chose() -> None:
    table = door(2, hands=[["fist"], ["salt"]])
    for _ in range(2):
        table.choose("wait")
    table.choose("knock:fist")
    assert table.undo_target(0, "turn") == 2
    assert table.undo_target(0, "choice") == 2
    assert table.undo_target(1, "turn") == 1


def test_behind_another_persons_choice_that_person_must_agree() -> None:
    table = door(3, hands=HANDS)
    table.choose("wait")
    table.choose("wait")
    before = position(table)
    with pytest.raises(UndoRefused) as trouble:
        table.undo(0)
    assert trouble.value.facts["names"] == "Ben"
    assert position(table) == before
    table.undo(0, agreed=[1])
    assert table.record[-1] == TakenBack(0, 0, [1])
    Transcript(table).ada.is_asked("turn")


def test_nobody_can_agree_for_somebody_else() -> None:
    table = door(3, hands=HANDS)
    table.choose("wait")
    table.choose("wait")
    with pytest.raises(UndoRefused):
        table.undo(0, agreed=[0, 2])


def test_after_a_reveal_everybody_must_agree() -> None:
    table = door(3, hands=HANDS, top=["elder_sign"])
    table.choose("listen")
    assert table.undo_needs(0, 0) == {1, 2}
    with pytest.raises(UndoRefused) as trouble:
        table.undo(0, agreed=[1])
    assert trouble.value.facts["names"] == "Cy"
    table.undo(0, agreed=[1, 2])
    assert table.number == 0


def test_a_choice_after_the_reveal_is_free_again() -> None:
    table = door(3, hands=HANDS, top=["elder_sign"])
    table.choose("listen")
    table.choose("no")
    table.undo(0)
    Transcript(table).ada.is_asked("bury")


@pytest.mark.parametrize("dice", [(), (4,)], ids=["chance", "scripted"])
def test_after_dice_fell_everybody_must_agree(dice: tuple[int, ...]) -> None:
    """Cy only let it happen, which reveals nothing; but then the die fell."""
    table = knocking(dice=dice)
    Transcript(table).ada.plays("no")
    table.choose("pass")
    table.choose("pass")
    assert table.state.phase == "night"
    assert table.undo_needs(2, table.undo_target(2)) == {0, 1}
    with pytest.raises(UndoRefused):
        table.undo(2)


def test_alone_against_bots_everything_may_be_taken_back() -> None:
    table = knocking(bots=(1, 2))
    start = to_plain(door(3, hands=HANDS).state)
    for answer in ("no", "pass", "pass", "wait", "wait"):
        table.choose(answer)
    assert table.undo_needs(0, table.undo_target(0, "turn")) == set()
    table.undo(0, "turn")
    assert to_plain(table.state) == start
    assert table.log[-1] == Event("undo", {"seat": 0, "choices": 6, "seen": True}), "it is told"
    assert table.hindsight == 1


def test_who_has_chosen_nothing_has_nothing_to_take_back() -> None:
    table = knocking()
    with pytest.raises(UndoRefused) as trouble:
        table.undo(2)
    assert trouble.value.key == "error-nothing-to-undo"


def test_choosing_the_same_again_leads_to_the_same_dice() -> None:
    """Undo is no second throw: chance lies in the position."""
    table = knocking(bots=(1, 2))
    for answer in ("yes", "pass", "pass"):
        table.choose(answer)
    after, told = to_plain(table.state), table.log[:]
    table.undo(0, "turn")
    for answer in ("knock:fist", "yes", "pass", "pass"):
        table.choose(answer)
    assert to_plain(table.state) == after
    assert [event for event in table.log if event.kind != "undo"] == told


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_the_inverse_of_every_choice(game: str) -> None:
    table = open_table(game, "inverse")
    everybody = range(len(table.seats))
    before = to_plain(table.state)
    told = table.log[:]
    for _ in random_keys(table, "inverse", 300):
        after, seat = to_plain(table.state), table.moves[-1].seat
        if table.number < 30 or table.number % 5 == 0:
            log = table.log[:]
            again = [move.key for move in table.moves[-1 - table.moves[-1].part :]]  # all picks of a whole go together
            table.undo(seat, agreed=everybody)
            assert to_plain(table.state) == before
            assert [event for event in table.log if event.kind != "undo"] == told
            for chosen in again:
                table.choose(chosen, seat)
            assert to_plain(table.state) == after
            assert [event for event in table.log if event.kind != "undo"] == [
                event for event in log if event.kind != "undo"
            ]
        if table.decision is None or table.decision.picks is None or not table.decision.picks.asked:
            before, told = after, [event for event in table.log if event.kind != "undo"]


def test_a_finished_match_can_be_taken_back_into() -> None:
    table = door(2, "inverse", bots=(1,))
    walk(table, "to the end", 1000)
    assert table.result is not None
    table.undo(0)
    assert table.result is None
    Transcript(table).ada.is_asked()
