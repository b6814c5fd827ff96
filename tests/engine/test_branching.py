"""What if: a table of its own that goes on from an earlier position."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.engine.branching import NoBranch, branch
from leng.engine.game import find_game
from leng.engine.journal import load, save, to_plain, verify
from leng.engine.table import HUMAN, Chosen, Seat, Table
from matches import random_keys

NEW = [Seat("Ada", "random", "yellow"), Seat("Ben", HUMAN, "black"), Seat("Cy", "random", "red")]


def over(game: str = "kingsport_festival", undone: bool = False) -> Table:
    """A match that is over, perhaps one in which something was taken back."""
    table = Table.open(find_game(game), [Seat("Ada"), Seat("Ben"), Seat("Cy")], {}, "branch")
    for number, _ in enumerate(random_keys(table, "branch", 10**6)):
        if undone and number == 30:
            seat = table.moves[-1].seat
            table.undo(seat, agreed=[each for each in range(3) if each != seat])
    return table


@pytest.mark.parametrize("game", ["kingsport_festival", "elder_sign", "cult", "auztralia"])
def test_a_branch_is_the_position_with_the_same_past_and_other_people(game: str) -> None:
    table = over(game)
    for number in (0, table.number // 2, table.number - 1):
        twin = branch(table, number, [Seat(f"P{seat}", "random") for seat in range(3)])
        assert to_plain(twin.state) == to_plain(table.position(number).state)
        assert list(twin.record) == [Chosen(move.seat, move.key) for move in table.moves[:number]]
        assert [seat.player for seat in twin.seats] == ["random"] * 3
        assert not twin.opening.is_sealed and twin.opening.seal is None
        assert twin.opening.seed == table.opening.seed and twin.opening.options == table.opening.options
        assert twin.decision is not None


def test_what_was_taken_back_stays_behind_and_the_branch_is_kept_as_a_match_like_any(tmp_path: Path) -> None:
    table = over(undone=True)
    twin = branch(table, 100, NEW)
    assert not [event for event in twin.log if event.kind == "undo"]
    for _ in random_keys(twin, "otherwise", 10):
        pass
    file = tmp_path / "branch.leng"
    save(twin, file)
    assert verify(file)[1] is None
    again = load(file)
    assert again.number == 110 and [seat.player for seat in again.seats] == ["random", HUMAN, "random"]


def test_nobody_plays_on_from_the_end_or_from_nowhere() -> None:
    table = over()
    for number in (-1, table.number, table.number + 5):
        with pytest.raises(NoBranch):
            branch(table, number, NEW)


def test_a_match_that_went_on_from_a_snapshot_branches_from_there_on() -> None:
    table = over()
    at, boundary = table.kept_boundaries[2]
    resumed = Table.resumed(table.game, table.opening, boundary, at, list(table.record), list(table.log))
    twin = branch(resumed, at + 9, NEW)
    assert to_plain(twin.state) == to_plain(table.position(at + 9).state)
    with pytest.raises(NoBranch):
        branch(resumed, at - 1, NEW)
