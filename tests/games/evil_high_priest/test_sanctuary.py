"""The sanctuary: rooms, what they hold, and when goods may be put elsewhere."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import sanctum
from leng.engine.choice import key
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.state import GOODS, PLACES, Conclave

ABSENT = {"pool": 0, "home": False, "priest_on": "boston"}
SEVEN = {
    f"s{n}": f"{room}"
    for n, room in enumerate(
        ("pit_trap_1", "well_1", "vault_1", "closet_1", "treasury_1", "library_1", "reliquary_1"), start=1
    )
}


@rule("EHP R-070a", "EHP R-070b", "EHP R-072a")
def test_the_sanctuary_has_seven_slots_and_no_space_for_cultists() -> None:
    t = sanctum("ann", "bob")
    assert PLACES == ("exposed", "s1", "s2", "s3", "s4", "s5", "s6", "s7") and len(t.ann.priest.rooms) == 7
    named = [option for option, _ in t.decision.refused()] + list(t.decision.options)
    assert not {option[1] for option in named} & {*PLACES, "asylum", "sanctuary"}


@rule("EHP R-071b", "EHP R-072a")
def test_what_no_room_holds_lies_in_the_exposed_area_without_limit() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 60, "rooms": {"s3": "well_1"}})
    t.ann.plays("place:kingsport:acolyte").has(exposed={"treasure": 63}, rooms={"s3": "well_1"})
    t.bob.is_asked("turn")  # empty slots hold nothing, and a well no treasure


# Getting rooms --------------------------------------------------------------------------------------------------------


@rule("EHP R-073a", "EHP R-073b", "EHP R-073c", "EHP Q-41")
def test_a_room_is_one_of_three_goes_to_any_empty_slot_and_the_row_is_filled_again() -> None:
    t = sanctum(
        "ann",
        "bob",
        room_row=["well_1", "vault_1", "closet_1"],
        rooms=["treasury_1"],
        ann={"rooms": {"s2": "pit_trap_1"}},
    )
    t.ann.plays("place:improve_sanctuary:priest").is_asked("room")
    t.ann.offered_only("room:well_1", "room:vault_1", "room:closet_1")  # and none may be refused
    t.ann.plays("room:well_1").is_asked("slot")
    t.ann.offered_only("slot:s1", "slot:s3", "slot:s4", "slot:s5", "slot:s6", "slot:s7")
    assert t.state.rooms[-1] == "treasury_1", "the next room is turned only once this one is installed"
    t.check()
    t.ann.plays("slot:s6").has(rooms={"s2": "pit_trap_1", "s6": "well_1"})
    assert t.state.room_row == ["treasury_1", "vault_1", "closet_1"]


@rule("EHP R-074a", "EHP R-076a")
def test_goods_may_be_put_elsewhere_right_after_a_room_was_installed() -> None:
    t = sanctum(
        "ann", "bob", room_row=["well_1", "vault_1", "closet_1"], ann={"blood": 4, "rooms": {"s1": "closet_2 magic=1"}}
    )
    t.ann.plays("place:improve_sanctuary:priest", "room:well_1", "slot:s7").is_asked("rearrange")
    t.ann.offered_only("best", "hand", "keep").plays("best")
    t.ann.has(rooms={"s1": "closet_2 blood=1 magic=1", "s7": "well_1 blood=3"}, exposed={})
    t.bob.is_asked("turn")


@rule("EHP R-074c")
def test_goods_may_stay_where_they_are() -> None:
    t = sanctum("ann", "bob", room_row=["well_1", "vault_1", "closet_1"], ann={"blood": 4})
    t.ann.plays("place:improve_sanctuary:priest", "room:well_1", "slot:s7").passes()
    t.ann.has(rooms={"s7": "well_1"}, exposed={"blood": 4})


@rule("EHP R-074c", "EHP R-074e", "EHP R-302b")
def test_by_hand_everything_goes_where_the_player_likes_signs_too() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        room_row=["vault_1", "well_1", "closet_1"],
        ann={"elder_sign": 1, "treasure": 2, "rooms": {"s1": "closet_2 magic=3"}},
    )
    t.ann.plays("place:improve_sanctuary:priest", "room:vault_1", "slot:s4", "hand")
    t.ann.is_asked("fill").picks("store:s1:treasure", "store:s1:magic")
    t.ann.is_asked("fill").picks("store:s4:elder_sign")
    t.ann.has(
        rooms={"s1": "closet_2 magic=1 treasure=1", "s4": "vault_1 elder_sign=1"}, exposed={"magic": 2, "treasure": 1}
    )
    t.check()


@rule("EHP R-074c")
def test_the_sensible_arrangement_is_not_offered_when_it_is_already_there() -> None:
    t = sanctum("ann", "bob", room_row=["well_1", "vault_1", "closet_1"], ann={"rooms": {"s7": "closet_2 magic=3"}})
    t.ann.plays("place:improve_sanctuary:priest", "room:well_1", "slot:s1").is_asked("rearrange")
    t.ann.refused("best", rule="R-074").offered_only("hand", "keep")


@rule("EHP R-074d", "EHP R-077a", "EHP R-077b", "EHP R-078a")
def test_the_sensible_arrangement_keeps_within_every_room_and_loses_nothing() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a", "b"],
        raids=1,
        ann={
            "treasure": 9,
            "blood": 5,
            "magic": 6,
            "grimoire": 3,
            "elder_sign": 3,
            "rooms": {**SEVEN, "s3": "smugglers_tunnel", "s1": "padded_cell"},
        },
    )
    who = t.ann.priest
    before = goods.all_of(who)
    goods.arrange(who, goods.sensible(t.state, who))
    assert goods.all_of(who) == before
    t.check()
    t.ann.has(
        rooms={
            "s1": "padded_cell magic=2",
            "s2": "well_1 blood=3",
            "s3": "smugglers_tunnel treasure=3",
            "s4": "closet_1 elder_sign=1 grimoire=1 magic=1",
            "s5": "treasury_1 treasure=6",
            "s6": "library_1 grimoire=2 magic=1",
            "s7": "reliquary_1 elder_sign=2",
        },
        exposed={"blood": 2, "magic": 2},
    )


@rule("EHP R-076a", "EHP Q-26", "EHP R-146")
def test_at_no_other_moment_of_the_action_phase_may_goods_be_moved() -> None:
    t = sanctum("ann", "bob", ann={"blood": 3, "rooms": {"s1": "vault_1"}})
    asked: set[str] = set()
    t.ann.plays("place:dunwich:acolyte")
    quiet = {"turn": "place:escape:acolyte"}
    while t.decision.ask.name != "rearrange":
        asked.add(t.decision.ask.name)
        priest = f"place:{'kingsport' if t.decision.seat == 0 else 'innsmouth'}:priest"
        t._answer(quiet if quiet["turn"] in map(key, t.decision.options) else {"turn": priest})
    assert asked == {"turn", "store"}
    t.ann.is_asked("rearrange")
    assert t.state.phase == "upkeep"


# Replacing ------------------------------------------------------------------------------------------------------------


@rule("EHP R-075c", "EHP R-035c", "EHP R-303a", "EHP Q-40", "EHP R-074b")
def test_with_seven_rooms_one_may_be_replaced_and_its_goods_stay_with_the_player() -> None:
    t = sanctum(
        "ann",
        "bob",
        room_row=["well_2", "vault_2", "closet_2"],
        rooms=["treasury_2"],
        ann={"rooms": {**SEVEN, "s2": "well_1 blood=3"}},
    )
    t.ann.plays("place:improve_sanctuary:priest").is_asked("replace")
    t.ann.offered_only("room:well_2", "room:vault_2", "room:closet_2", "none").plays("room:vault_2")
    t.ann.is_asked("slot").offered_only(*(f"slot:s{n}" for n in range(1, 8))).plays("slot:s2")
    t.ann.is_asked("rearrange").has(exposed={"blood": 3}).plays("best")
    assert t.state.room_discard == ["well_1"] and t.state.room_row == ["well_2", "treasury_2", "closet_2"]
    t.ann.has(blood=3, exposed={})
    t.check()


@rule("EHP R-075a", "EHP R-075b", "EHP R-035b", "EHP R-035d", "EHP Q-40")
def test_with_seven_rooms_none_need_be_taken_and_goods_may_still_be_moved() -> None:
    t = sanctum("ann", "bob", room_row=["well_2", "vault_2", "closet_2"], ann={"blood": 2, "rooms": SEVEN})
    t.ann.plays("place:improve_sanctuary:priest", "none").is_asked("rearrange").plays("best")
    t.ann.has(exposed={}, blood=2)
    assert t.state.room_row == ["well_2", "vault_2", "closet_2"] and t.state.room_discard == []


@rule("EHP Q-40", "EHP R-075a")
def test_any_reward_of_a_room_may_replace_one() -> None:
    t = sanctum("ann", "bob", broken=["start", "d"], ann={"treasure": 2, "rooms": SEVEN})
    t.ann.plays("place:great_cthulhu_d:acolyte").is_asked("replace").offered("none")


@rule("EHP R-075a", "EHP Q-41")
def test_with_a_slot_free_no_room_is_replaced_nor_refused() -> None:
    six = {place: room for place, room in SEVEN.items() if place != "s5"}
    t = sanctum("ann", "bob", room_row=["well_2", "vault_2", "closet_2"], ann={"rooms": six})
    t.ann.plays("place:improve_sanctuary:priest").is_asked("room").not_offered("none")
    t.ann.plays("room:well_2").has(rooms={**SEVEN, "s5": "well_2"})  # the only free slot


# What a room holds ----------------------------------------------------------------------------------------------------


@rule("EHP R-078b", "EHP E-09", "EHP R-005c", "EHP R-077b")
def test_a_well_holds_three_blood_and_not_more() -> None:
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        ann={"pool": 1, "home": False, "priest_on": "ritual.red_sign.1", "rooms": {"s1": "well_1"}},
        bob=ABSENT,
    )
    t.ann.plays("place:escape:acolyte")
    t.ann.is_asked("store").plays("all").has(rooms={"s1": "well_1 blood=3"}, exposed={"treasure": 1, "blood": 3})


def _free(g: Conclave, room: str) -> dict[str, int]:
    """How many of each kind an empty room could take."""
    who = g.priests[0]
    found = {}
    for kind in GOODS:
        places = goods.free_places(g, who, kind)
        if places:
            assert [place for place, _ in places] == ["s1"], room
            found[kind] = places[0][1]
    return found


ANY = ("treasure", "blood", "magic", "atom", "grimoire", "elder_sign")
HELD = {
    "pit_trap_1": (3, {}),
    "vault_1": (2, dict.fromkeys(ANY, 2)),
    "well_1": (0, {"blood": 3}),
    "false_wall_1": (1, {}),
    "closet_1": (0, dict.fromkeys(ANY, 3)),
    "dimensional_gate_1": (-1, dict.fromkeys(ANY, 5)),
    "treasury_1": (0, {"treasure": 6}),
    "library_1": (1, {"grimoire": 2, "magic": 1}),
    "occult_laboratory_1": (0, {"magic": 4, "atom": 4}),
    "reliquary_1": (2, {"elder_sign": 2}),
    "sacrificial_altar": (0, {"blood": 2}),
    "guard_post": (1, {}),
    "labyrinth": (5, {}),
    "secret_passage": (0, dict.fromkeys(ANY, 1)),
    "padded_cell": (0, {"blood": 2, "magic": 2}),
    "observatory": (0, {"magic": 2}),
    "smugglers_tunnel": (-1, {"treasure": 4}),
}


@rule("EHP R-077a", "EHP R-077b", "EHP R-078a", "EHP R-008c")
@pytest.mark.parametrize("room", HELD)
def test_every_room_has_its_defence_and_its_places(room: str) -> None:
    t = sanctum("ann", "bob", ann={"rooms": {"s1": room}})
    assert (t.state.box.rooms[room].defence, _free(t.state, room)) == HELD[room]


@rule("EHP R-077b", "EHP R-013a")
def test_the_forty_rooms_are_of_seventeen_kinds() -> None:
    box = sanctum("ann", "bob").state.box
    assert len(box.rooms) == 40 and {box.rooms[card].id for card in HELD} == set(box.room_kinds)


@rule("EHP R-077b", "EHP R-078a")
def test_a_mixed_room_counts_all_its_kinds_together() -> None:
    t = sanctum("ann", "bob", ann={"rooms": {"s1": "padded_cell magic=1"}})
    t.ann.plays("place:innsmouth:acolyte").is_asked("store").offered_only("store:s1:blood", "done")
    t.ann.plays("store:s1:blood").has(rooms={"s1": "padded_cell blood=1 magic=1"}, exposed={"blood": 1})


# Raids and the asylum -------------------------------------------------------------------------------------------------


@rule("EHP R-079b", "EHP R-072b", "EHP R-072c", "EHP R-302d", "EHP R-303c")
def test_a_raid_takes_the_exposed_area_first_then_room_by_room_along_the_arrows() -> None:
    rooms = {"s2": "closet_1 elder_sign=1", "s5": "vault_1 magic=2", "s7": "well_1 blood=2"}
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a"],
        dice=[4],
        ann={"grimoire": 1, "treasure": 1, "asylum": 2, "pool": 0, "rooms": rooms},
    )
    t.ann.plays("place:great_cthulhu_b:priest", "done")  # the new sign is left in the open
    lost = [(event.facts["place"], event.facts["goods"]) for event in t.table.log if event.kind == "destroyed"]
    assert lost == [("exposed", "treasure"), ("exposed", "elder_sign"), ("s2", "elder_sign")]
    t.ann.has(elder_sign=0, rooms={"s2": "closet_1", "s5": "vault_1 magic=2", "s7": "well_1 blood=2"}, exposed={})


@rule("EHP R-080c", "EHP R-080d", "EHP R-037b", "EHP R-037c")
def test_the_asylum_has_four_chairs() -> None:
    t = sanctum("ann", "bob", broken=["start"], dice=[6], ann={"asylum": 3, "pool": 3, "grimoire": 1, "treasure": 2})
    t.ann.plays("place:great_cthulhu_b:priest").is_asked("retaliate").plays("acolyte:pool").has(asylum=4, escape=0)
    t.ann.is_asked("retaliate").plays("acolyte:pool").has(asylum=4, escape=1)
