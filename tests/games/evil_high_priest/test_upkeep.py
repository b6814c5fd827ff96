"""Upkeep: rituals advance, cultists come home, abilities act, goods may be moved."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import sanctum
from leng.games.evil_high_priest.deeds.cards import discard_monster
from leng.games.evil_high_priest.state import Conclave

BOTH = {"boxes": "both"}
LAST = {"pool": 1, "home": False, "priest_on": "kingsport"}
"""A player with one acolyte left to place."""
ABSENT = {"pool": 0, "home": False, "priest_on": "boston"}
ESCAPE = "place:escape:acolyte"


@rule(
    "EHP R-142b",
    "EHP R-142c",
    "EHP R-143a",
    "EHP R-145d",
    "EHP R-146",
    "EHP R-298a",
    "EHP Q-37",
    "EHP Q-56",
    "EHP R-262a",
)
def test_each_step_is_done_by_everybody_before_the_next() -> None:
    mine: dict[str, Any] = {"home": False, "blood": 3, "lairs": ["servitor_of_the_outer_gods"]}
    t = sanctum(
        "ann",
        "bob",
        board="windwalker",
        options=BOTH,
        raids=1,
        arrange=_first_is_bob,
        ann={**mine, "pool": 1, "priest_on": "ritual.red_sign.1", "rooms": {"s1": "closet_1"}},
        bob={
            **mine,
            "lairs": ["zoog"],
            "pool": 0,
            "priest_on": "ritual.mao_ceremony.1",
            "rooms": {"s1": "closet_2"},
        },
    )
    t.ann.plays(ESCAPE)
    order: list[tuple[str, int]] = []
    while t.state.round == 1:
        if t.decision.ask.name in ("upkeep", "rearrange"):
            order.append((t.decision.ask.name, t.decision.seat))
        t._answer({})
    told = [
        (event.kind, event.facts.get("seat", -1))
        for event in t.table.log
        if event.kind in ("ritual-step", "homecoming", "glacier-pays")
    ]
    assert told == [("ritual-step", 1), ("ritual-step", 0), ("homecoming", -1), ("glacier-pays", -1)]
    assert order == [("upkeep", 1), ("upkeep", 0), ("rearrange", 1), ("rearrange", 0)]


def _first_is_bob(g: Conclave) -> None:
    g.first = g.next_first = 1
    g.glaciers = ["entity_wendigo"]


@rule("EHP R-144a", "EHP R-144b", "EHP R-144c", "EHP R-144e", "EHP R-039", "EHP Q-44")
def test_everybody_comes_home_from_locations_locks_the_priest_board_the_king_and_the_escape_zone() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="yellow_sign",
        broken=["start"],
        ann={
            "pool": 1,
            "asylum": 1,
            "escape": 1,
            "home": False,
            "priest_on": "rescue_acolyte.0",
            "specials": ["king_in_yellow"],
            "on": ["salem", "yellow_sign_start", "king_in_yellow"],
        },
        bob=ABSENT,
    )
    t.ann.plays(ESCAPE).has(pool=5, escape=0, asylum=1, home=True, on=[], priest_on=[])


@rule("EHP R-144d", "EHP R-144e", "EHP R-144g", "EHP R-144h", "EHP R-144i", "EHP R-306a", "EHP Q-22", "EHP Q-33")
@pytest.mark.parametrize(
    ("board", "stays"),
    [
        ("great_cthulhu", {"on": ["ritual.dragon_ascending.1"]}),
        ("great_cthulhu", {"asylum": 2}),
        ("crawling_chaos", {"worship": 2}),
        ("opener_of_the_way", {"evolved": [1, 1, 0]}),
        ("guardian_of_the_pyramid", {"on": ["eternal.kingsport"]}),
    ],
)
def test_who_performs_a_ritual_is_mad_worships_has_evolved_or_is_eternal_stays(
    board: str, stays: dict[str, Any]
) -> None:
    holding: dict[str, Any] = {"asylum": 0, **LAST, **stays}
    t = sanctum("ann", "bob", "cid", "dot", board=board, raids=1, ann=holding, bob=ABSENT, cid=ABSENT, dot=ABSENT)
    t.ann.plays(ESCAPE).has(pool=1, home=True)
    if "on" in stays:
        assert len(t.ann.holding("on")) == 1
    else:
        t.ann.has(**stays)
    t.check()


@rule("EHP R-144f", "EHP Q-33", "EHP R-306a")
def test_a_trapped_acolyte_stays_with_its_monster_and_goes_to_the_escape_zone_when_that_leaves() -> None:
    def trapped(g: Conclave) -> None:
        g.priests[1].lairs[0].captive = 0
        g.priests[0].out -= 1

    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        ann={**LAST, "asylum": 0},
        bob={**ABSENT, "lairs": ["dimensional_shambler"]},
        arrange=trapped,
        broken=["start"],
        dice=[1, 6],
    )
    t.ann.plays(ESCAPE).has(pool=1, escape=0)
    assert t.state.priests[1].lairs[0].captive == 0
    discard_monster(t.state, t.state.priests[1], t.state.priests[1].lairs[0])
    t.ann.has(escape=1, pool=1)
    t.check()


@rule("EHP R-144j", "EHP R-294e", "EHP R-143b", "EHP Q-54")
def test_who_walks_a_track_of_the_yellow_sign_stays_on_it() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="yellow_sign",
        broken=["start", "h0", "h1"],
        raids=1,
        ann={**LAST, "asylum": 2, "on": ["track.yellow_sign_h0"]},
        bob=ABSENT,
    )
    t.ann.plays(ESCAPE)
    t.until(ask="turn")
    t.ann.has(on=["track.yellow_sign_h1"])


@rule("EHP Q-54", "EHP R-296a")
def test_who_has_nothing_unlocked_ahead_is_sent_home_after_the_prowlers_and_not_placed_again() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="yellow_sign",
        broken=["start", "h0", "h1"],
        ann={"pool": 0, "home": False, "priest_on": "prowler_1", "on": ["track.yellow_sign_h1"]},
        bob={"pool": 1, "home": False, "priest_on": "boston"},
    )
    t.bob.plays(ESCAPE)
    t.ann.is_asked("prowl").has(on=["track.yellow_sign_h1"]).passes()
    assert t.told("leaves-track", seat=0)
    assert [e.kind for e in t.table.log if e.kind in ("leaves-track", "homecoming", "round")][-3:] == [
        "leaves-track",
        "homecoming",
        "round",
    ]
    t.ann.has(pool=1, on=[])


@rule("EHP Q-28", "EHP R-039")
def test_an_acolyte_that_flees_after_the_homecoming_waits_until_the_next_upkeep() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        ann={**LAST, "lairs": ["fungi_from_yuggoth"]},
        bob={"pool": 0, "home": False, "priest_on": "boston", "escape": 2, "asylum": 2},
    )
    t.ann.plays(ESCAPE).is_asked("upkeep").plays("ability:fungi_from_yuggoth")
    t.bob.has(pool=1, escape=1)
    assert t.state.round == 2
    t.until(ask="turn", seat="bob").bob.has(pool=1, escape=1)


@rule("EHP R-145c", "EHP Q-07", "EHP R-226c")
def test_an_avatar_acts_in_upkeep_after_the_rituals_have_advanced() -> None:
    t = sanctum(
        "ann",
        "bob",
        "cid",
        board="crawling_chaos",
        raids=1,
        ann={**LAST, "specials": ["bloated_woman"], "worship": 1},
        bob=ABSENT,
        cid=ABSENT,
    )
    t.ann.plays(ESCAPE).is_asked("upkeep").plays("special:bloated_woman").is_asked("onto-ritual")
    t.ann.plays("ritual-for:0:ritual.red_sign.1").has(on=["ritual.red_sign.1"], blood=0)


@rule("EHP R-146", "EHP R-074c", "EHP R-076b")
def test_in_upkeep_goods_may_be_moved_as_after_a_new_room() -> None:
    t = sanctum("ann", "bob", ann={**LAST, "blood": 2, "rooms": {"s4": "well_1"}}, bob=ABSENT)
    t.ann.plays(ESCAPE).is_asked("rearrange").plays("best").has(rooms={"s4": "well_1 blood=2"}, exposed={"treasure": 1})
    assert t.state.round == 2


@rule("EHP R-147", "EHP R-057b")
def test_the_next_round_begins_with_the_holder_of_the_marker() -> None:
    t = sanctum("ann", "bob", ann={**LAST, "pool": 1}, bob=ABSENT)
    t.ann.plays("place:providence:acolyte")
    assert t.state.first == 0
    t.ann.is_asked("turn")
    t = sanctum("ann", "bob", ann=LAST, bob={**ABSENT, "pool": 1})
    t.ann.plays(ESCAPE)
    t.bob.plays("place:providence:acolyte")
    t.bob.is_asked("turn")
    assert (t.state.first, t.state.next_first, t.state.round) == (1, 1, 2)
