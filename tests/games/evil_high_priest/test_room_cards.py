"""Every kind of room: what it holds, what it stops, what it can do and where it is weak."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.state import GOODS, Room

from .raiding import BOTH, raid, way_of
from .sanctum import sanctum

BOX = GAME.open_box()
ANY = tuple(GOODS)
ROOMS: dict[str, tuple[int, int, dict[tuple[str, ...], int]]] = {
    "pit_trap": (4, 3, {}),
    "vault": (5, 2, {ANY: 2}),
    "well": (4, 0, {("blood",): 3}),
    "false_wall": (3, 1, {}),
    "closet": (4, 0, {ANY: 3}),
    "dimensional_gate": (2, -1, {ANY: 5}),
    "treasury": (3, 0, {("treasure",): 6}),
    "library": (3, 1, {("grimoire",): 2, ("magic",): 1}),
    "occult_laboratory": (3, 0, {("magic", "atom"): 4}),
    "reliquary": (2, 2, {("elder_sign",): 2}),
    "sacrificial_altar": (1, 0, {("blood",): 2}),
    "guard_post": (1, 1, {}),
    "labyrinth": (1, 5, {}),
    "secret_passage": (1, 0, {ANY: 1}),
    "padded_cell": (1, 0, {("blood", "magic"): 2}),
    "observatory": (1, 0, {("magic",): 2}),
    "smugglers_tunnel": (1, -1, {("treasure",): 4}),
}
"""How many there are of each kind, what it stops, and how many of which goods it holds."""
BARE: dict[str, Any] = {"asylum": 0, "pool": 0}


def first_of(kind: str) -> str:
    """The first card of a kind."""
    return kind if ROOMS[kind][0] == 1 else f"{kind}_1"


@rule("EHP R-077b")
def test_there_are_forty_rooms_of_seventeen_kinds() -> None:
    assert {name: each.count for name, each in BOX.shelf["room"].items()} == {
        name: n for name, (n, _, _) in ROOMS.items()
    }
    assert sum(n for n, _, _ in ROOMS.values()) == 40 and len(ROOMS) == 17


@rule("EHP R-077b", "EHP R-078a", "EHP R-008c")
@pytest.mark.parametrize("kind", ROOMS)
def test_a_room_holds_what_its_card_says_and_no_more(kind: str) -> None:
    t = sanctum()
    for what in GOODS:
        room = Room(first_of(kind))
        holds = sum(n for kinds, n in ROOMS[kind][2].items() if what in kinds)
        assert goods.space_for(t.state, room, what) == holds
        if holds:
            room.goods = {what: holds}
            for other in GOODS:
                shares = any(what in kinds and other in kinds for kinds in ROOMS[kind][2])
                full = 0 if shares else sum(n for kinds, n in ROOMS[kind][2].items() if other in kinds)
                assert goods.space_for(t.state, room, other) == full


@rule("EHP R-123c", "EHP R-077a", "EHP Q-47")
@pytest.mark.parametrize("kind", ROOMS)
def test_a_room_takes_its_defence_off_the_raid(kind: str) -> None:
    t = raid(dice=[6], ann={**BARE, "rooms": {"s1": first_of(kind), "s2": "closet_2 magic=1"}})
    t.until(ask="turn")  # nothing is used of what some of them offer
    t.told("room-stops", room=first_of(kind), n=ROOMS[kind][1], left=6 - ROOMS[kind][1])
    t.ann.has(magic=0)
    t.check()


@rule("EHP R-045b", "EHP R-073b", "EHP R-078a")
@pytest.mark.parametrize("kind", ROOMS)
def test_goods_may_be_stored_in_a_room_that_has_just_been_built(kind: str) -> None:
    storage = ROOMS[kind][2]
    what = {name: n for kinds, n in storage.items() for name in kinds[:1]}
    broken = ["start", "a"] if "elder_sign" in what else []
    t = sanctum(room_row=[first_of(kind), "closet_2", "closet_3"], ann=what, broken=broken)
    t.ann.plays("place:improve_sanctuary:priest", f"room:{first_of(kind)}", "slot:s3")
    if not storage:
        t.bob.is_asked("turn")
        return
    t.ann.is_asked("rearrange").plays("best")
    told = " ".join([first_of(kind), *(f"{name}={n}" for name, n in sorted(what.items()))])
    t.ann.has(exposed={}, rooms={"s3": told})
    t.check()


@rule("EHP Q-47")
def test_a_weak_room_never_raises_a_raid_above_eighteen() -> None:
    t = raid(dice=[6, 6, 6], ann={**BARE, "rooms": {"s1": "dimensional_gate_1 magic=1"}})
    t.told("room-stops", room="dimensional_gate_1", n=-1, left=18)
    t.ann.has(magic=0)


# Powers in a raid ----------------------------------------------------------------------------------------------------


@rule("EHP R-077c", "EHP R-303b")
def test_a_false_wall_may_be_given_up_to_stop_four() -> None:
    t = raid(dice=[5], ann={**BARE, "rooms": {"s1": "false_wall_1", "s2": "vault_1 magic=2"}})
    t.ann.is_asked("false-wall").plays("power:false_wall_1").has(magic=2, rooms={"s2": "vault_1 magic=2"})
    assert t.state.room_discard == ["false_wall_1"]
    t.told("room-stops", room="vault_1", n=2, left=0)
    t.check()


@rule("EHP R-077c", "EHP R-119a")
def test_what_a_false_wall_lets_through_may_be_stopped_by_a_sacrifice_before_the_next_room() -> None:
    ann = {**BARE, "pool": 1, "asylum": 0, "rooms": {"s1": "false_wall_1", "s2": "vault_1 magic=2"}}
    t = raid(dice=[5], ann=ann).until(ask="false-wall")
    t.ann.plays("power:false_wall_1").is_asked("retaliate").has(strength=1)
    t.ann.plays("acolyte:pool").has(magic=2, pool=0, asylum=1)


@rule("EHP R-077c")
def test_a_false_wall_that_stays_stops_one() -> None:
    t = raid(dice=[5], ann={**BARE, "rooms": {"s1": "false_wall_1", "s2": "vault_1 magic=2"}})
    t.ann.passes().has(magic=0, rooms={"s1": "false_wall_1", "s2": "vault_1"})


@rule("EHP R-077c", "EHP R-124b")
def test_a_labyrinth_stops_five_and_falls_when_a_raid_comes_through() -> None:
    t = raid(dice=[6], ann={**BARE, "rooms": {"s1": "labyrinth", "s2": "closet_1 magic=1"}})
    t.ann.has(magic=0, rooms={"s2": "closet_1"})
    assert t.state.room_discard == ["labyrinth"]
    t = raid(dice=[5], ann={**BARE, "rooms": {"s1": "labyrinth", "s2": "closet_1 magic=1"}})
    t.ann.has(magic=1, rooms={"s1": "labyrinth", "s2": "closet_1 magic=1"})


@rule("EHP R-077c", "EHP R-119b")
def test_at_a_guard_post_the_first_sacrificed_acolyte_stops_three() -> None:
    t = raid(dice=[6, 3], ann={"asylum": 0, "pool": 3, "blood": 1, "rooms": {"s1": "guard_post"}})
    t.ann.plays("acolyte:pool").has(strength=6).plays("acolyte:pool").has(strength=4)


@rule("EHP R-077c", "EHP R-301f")
def test_an_acolyte_lost_to_a_dark_young_is_not_the_first_one_sacrificed() -> None:
    t = raid(dice=[6, 6], investigator="photographer", ann={"asylum": 0, "blood": 1, "lairs": ["dark_young"]},
             bob={"asylum": 0, "pool": 3, "blood": 1, "rooms": {"s1": "guard_post"}})  # fmt: skip
    t.ann.plays("monster:dark_young", "ability:dark_young", "pass", "pass")
    t.bob.has(asylum=1, pool=2, strength=12).plays("acolyte:pool").has(strength=9)
    t.bob.passes().has(strength=9)  # and whoever was lost does not count for the asylum


@rule("EHP R-077c", "EHP R-118a")
@pytest.mark.parametrize(("asylum", "left"), [(2, 4), (3, 1), (4, 0)])
def test_a_padded_cell_helps_an_asylum_of_three_or_more(asylum: int, left: int) -> None:
    t = raid(dice=[6], ann={"asylum": asylum, "pool": 0, "blood": 1, "rooms": {"s1": "padded_cell"}})
    t.told("asylum-stops", seat=0, n=6 - left, left=left)


@rule("EHP R-077c", "EHP R-119g")
def test_a_padded_cell_counts_those_who_were_there_when_the_raid_came() -> None:
    cell = {"s1": "padded_cell"}
    t = raid(dice=[6, 5], ann={"asylum": 3, "pool": 2, "blood": 1, "rooms": cell})
    t.ann.plays("acolyte:pool", "acolyte:pool").has(asylum=4, escape=1)
    t.told("asylum-stops", seat=0, n=5, left=2)  # 11, less 4, less 3 and 2 more
    t = raid(dice=[6, 5], ann={"asylum": 2, "pool": 2, "blood": 1, "rooms": cell})
    t.ann.plays("acolyte:pool", "pass").has(asylum=3)
    t.told("asylum-stops", seat=0, n=2, left=7)


@rule("EHP R-077c", "EHP R-090b", "EHP R-043a")
def test_an_altar_takes_blood_for_a_sacrifice_once_a_phase() -> None:
    t = sanctum(raids=1, ann={"asylum": 0, "pool": 4, "treasure": 3, "rooms": {"s1": "sacrificial_altar"}}, dice=[6],
                broken=["start", "a"])  # fmt: skip
    t.ann.plays("place:great_cthulhu_a:priest").is_asked("altar").plays("power:sacrificial_altar")
    t.ann.is_asked("store").plays("store:s1:blood").has(blood=1, asylum=1, specials=["shoggoth"])
    t.bob.plays("place:boston:acolyte")
    t.ann.plays("place:great_cthulhu_f:acolyte").has(asylum=2, blood=1).is_asked("retaliate")  # no altar again


@rule("EHP R-077c", "EHP R-090b")
def test_in_a_raid_the_blood_of_the_altar_comes_when_it_is_over_into_the_exposed_area() -> None:
    t = raid(dice=[6, 6], ann={"asylum": 0, "pool": 2, "treasure": 1, "rooms": {"s1": "sacrificial_altar"}})
    t.ann.plays("acolyte:pool").is_asked("altar").plays("power:sacrificial_altar").has(blood=0)
    t.ann.plays("acolyte:pool").is_asked("turn").has(treasure=0, exposed={"blood": 1})  # once a phase: not asked again
    t.check()


@rule("EHP R-077c", "EHP R-088a")
def test_an_altar_may_be_declined_and_used_later() -> None:
    t = raid(dice=[6, 6], ann={"asylum": 0, "pool": 2, "treasure": 1, "rooms": {"s1": "sacrificial_altar"}})
    t.ann.plays("acolyte:pool").is_asked("altar").passes().plays("acolyte:pool").is_asked("altar")


@rule("EHP R-119a")
def test_whoever_has_an_altar_may_sacrifice_though_nothing_is_at_stake() -> None:
    t = raid(dice=[6], ann={"asylum": 0, "pool": 1, "rooms": {"s1": "sacrificial_altar"}})
    t.ann.is_asked("retaliate").plays("acolyte:pool", "power:sacrificial_altar").is_asked("turn").has(blood=1)


@rule("EHP R-113a", "EHP R-077c")
def test_through_a_secret_passage_two_goods_are_moved_before_strengths_are_set() -> None:
    t = raid(dice=[3], ann={**BARE, "magic": 3, "rooms": {"s1": "secret_passage", "s2": "pit_trap_1",
                                                          "s3": "closet_1 treasure=1"}})  # fmt: skip
    t.ann.is_asked("announce").plays("power:secret_passage").is_asked("move-goods")
    t.ann.offered_only("move:exposed:s1:magic", "move:exposed:s3:magic", "move:s3:exposed:treasure",
                       "move:s3:s1:treasure", "done")  # fmt: skip
    t.ann.plays("move:exposed:s3:magic", "move:exposed:s3:magic")
    t.ann.has(magic=2, treasure=1, rooms={"s1": "secret_passage", "s2": "pit_trap_1",
                                          "s3": "closet_1 magic=2 treasure=1"})  # fmt: skip


@rule("EHP R-113a", "EHP R-077c")
def test_a_secret_passage_is_used_once_a_raid_and_again_in_the_next() -> None:
    t = raid(dice=[1], again=1, then=[1], ann={"magic": 1, "rooms": {"s1": "secret_passage", "s3": "closet_1"}})
    t.ann.is_asked("announce").plays("power:secret_passage", "move:exposed:s3:magic", "done")
    assert t.state.raids == 1
    t.ann.is_asked("announce").offered("power:secret_passage").passes().is_asked("turn")


# Powers in upkeep ----------------------------------------------------------------------------------------------------


@rule("EHP R-145b", "EHP R-077c")
def test_the_observatory_gives_magic_to_whoever_holds_the_marker() -> None:
    seen = {"rooms": {"s1": "observatory"}}
    t = sanctum(at="upkeep", ann=seen)
    t.ann.is_asked("upkeep").plays("power:observatory", "store:s1:magic").has(rooms={"s1": "observatory magic=1"})
    t = sanctum("ann", "bob", at="upkeep", bob=seen)
    t.ann.is_asked("turn")
    t.bob.has(magic=0)
    t = sanctum("ann", "bob", at="upkeep", bob=seen, arrange=lambda g: setattr(g, "next_first", 1))
    t.bob.is_asked("upkeep").passes().has(magic=0)


@rule("EHP R-145b", "EHP R-077c", "EHP R-090b")
def test_the_smugglers_tunnel_gives_treasure_once_an_upkeep_if_one_likes() -> None:
    t = sanctum(at="upkeep", ann={"treasure": 1, "rooms": {"s1": "smugglers_tunnel"}})
    t.ann.is_asked("upkeep").plays("power:smugglers_tunnel").is_asked("store").plays("done")
    t.ann.has(exposed={"treasure": 2}).is_asked("rearrange")
    t = sanctum(at="upkeep", ann={"treasure": 1, "rooms": {"s1": "smugglers_tunnel"}})
    t.ann.passes().has(treasure=1)


# Those whose walls matter to investigators ---------------------------------------------------------------------------


@rule("EHP Q-31", "EHP R-123a", "EHP R-123b")
def test_the_way_goes_by_every_room_up_to_the_last_goods() -> None:
    rooms = {"s1": "reliquary_1", "s2": "library_1 grimoire=1", "s3": "occult_laboratory_1 magic=4", "s4": "vault_1"}
    t = raid(dice=[6, 2], options=BOTH, investigator="photographer",
             ann={"asylum": 0, "pool": 1, "rooms": rooms})  # fmt: skip
    assert way_of(t.ann) == [8, 8, 6, 5, 5]
    t.ann.has(grimoire=0, magic=0)
