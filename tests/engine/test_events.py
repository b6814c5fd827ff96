"""The log has audiences: who may read which line."""

from __future__ import annotations

import pytest

from leng.engine.state import EVERYBODY, UNVEILED, Event
from matches import door
from transcript import Transcript

SPECTATOR = EVERYBODY
AUDIENCES = (0, 1, 2, SPECTATOR, UNVEILED)


@pytest.mark.parametrize(
    ("event", "readers"),
    [
        (Event("night", {}), {0, 1, 2, SPECTATOR, UNVEILED}),
        (Event("draw-own", {"card": "salt"}, to=1), {1, UNVEILED}),
        (Event("draw", {"seat": 1}, but=1), {0, 2, SPECTATOR}),
        (Event("draw-own", {"card": "salt"}, to=0), {0, UNVEILED}),
        (Event("draw", {"seat": 0}, but=0), {1, 2, SPECTATOR}),
        (Event("give-own", {"card": "salt"}, to=(0, 2)), {0, 2, UNVEILED}),
        (Event("give", {"seat": 0}, but=(0, 2)), {1, SPECTATOR}),
    ],
)
def test_who_reads_a_line(event: Event, readers: set[int]) -> None:
    assert {audience for audience in AUDIENCES if event.seen_by(audience)} == readers


def test_a_drawn_card_is_named_to_the_one_who_drew_it() -> None:
    t = Transcript(door(3, hands=[["fist"], ["chalk"], ["staff"]], top=["salt"]))
    t.ada.plays("draw").reads("draw-own", card="salt")
    t.ada.does_not_read("draw")
    for other in (t.ben, t.cy):
        other.reads("draw", seat=0)
        other.does_not_read("draw-own")
    assert [event.kind for event in t.table.story(SPECTATOR)] == ["night", "draw"]
    assert [event.kind for event in t.table.story(UNVEILED)] == ["night", "draw-own"]


def test_a_state_without_a_log_tells_nothing() -> None:
    state = door().state.copy()
    state.tell("night", night=1)
    assert state.news is None


def test_units_put_up_next_come_in_the_order_they_are_named() -> None:
    state = door().state.copy()
    state.agenda = [("last",)]
    state.next_up(("first", 1), ("second", 2))
    assert [state.agenda.pop() for _ in range(3)] == [("first", 1), ("second", 2), ("last",)]
