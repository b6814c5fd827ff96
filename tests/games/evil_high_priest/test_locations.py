"""The twelve locations, and the prowlers of the location board."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

FIVE = ("ann", "bob", "cid", "dot", "eve")
ABSENT = {"pool": 0, "home": False, "priest_on": "ritual.dragon_ascending.4"}
"""A player who has nobody left to place."""


@rule(
    "EHP R-052a",
    "EHP R-052b",
    "EHP R-052c",
    "EHP R-052d",
    "EHP R-055a",
    "EHP R-055b",
    "EHP R-056a",
    "EHP R-056c",
    "EHP R-056d",
    "EHP R-057a",
    "EHP R-028b",
    "EHP R-028c",
)
@pytest.mark.parametrize(
    ("place", "given", "left"),
    [
        ("kingsport", {}, {"treasure": 3}),
        ("innsmouth", {}, {"blood": 2}),
        ("boston", {}, {"treasure": 1, "blood": 1}),
        ("dunwich", {}, {"magic": 1}),
        ("miskatonic_university", {"treasure": 1, "blood": 1, "magic": 1}, {"grimoire": 1}),
        ("aylesbury", {"treasure": 11}, {"treasure": 1, "grimoire": 2}),
        ("church_of_starry_wisdom", {"magic": 1}, {"treasure": 3}),
        ("church_of_starry_wisdom", {"treasure": 1}, {"treasure": 3}),
        ("salem", {"treasure": 3}, {"blood": 3}),
        ("athenaeum", {"blood": 5}, {"magic": 3}),
        ("providence", {}, {"treasure": 1}),
    ],
)
def test_what_a_location_costs_and_gives(place: str, given: dict[str, int], left: dict[str, int]) -> None:
    t = sanctum("ann", "bob", ann=given)
    t.ann.plays(f"place:{place}:acolyte").has(exposed=left, on=[place])


@rule("EHP R-053b", "EHP Q-25", "EHP R-073a", "EHP R-085b", "EHP Q-42", "EHP Q-41")
@pytest.mark.parametrize("first", ["monster", "room"])
def test_the_lodge_gives_a_monster_and_a_room_in_any_order_and_the_rows_are_filled_again(first: str) -> None:
    t = sanctum(
        "ann",
        "bob",
        options={"boxes": "both"},
        monster_row=["zoog", "gug", "byakhee"],
        room_row=["well_1", "vault_1", "closet_1"],
        rooms=["treasury_1"],
        ann={"grimoire": 1},
    )
    t.ann.plays("place:silver_twilight_lodge:acolyte").is_asked("reward-first").plays(f"first:{first}")
    for kind in (first, "room" if first == "monster" else "monster"):
        if kind == "monster":
            t.ann.is_asked("monster").offered_only("monster:zoog", "monster:gug", "monster:byakhee")
            t.ann.plays("monster:gug")
        else:
            t.ann.is_asked("room").plays("room:vault_1", "slot:s7")
    t.ann.has(grimoire=0, lairs=["gug"], rooms={"s7": "vault_1"})
    assert t.state.room_row == ["well_1", "treasury_1", "closet_1"]
    assert len(t.state.monster_row) == 3 and "gug" not in t.state.monster_row
    t.check()


@rule("EHP R-054a", "EHP R-054b", "EHP R-046a", "EHP R-302c", "EHP Q-08", "EHP GEN-Q9", "EHP Q-45")
def test_arkham_takes_a_sign_for_good_and_rescues_an_acolyte() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"rooms": {"s1": "reliquary_1 elder_sign=1"}}, bob={"grimoire": 1})
    t.ann.plays("place:arkham:priest")
    t.ann.has(elder_sign=0, treasure=3, blood=2, magic=1, asylum=3, escape=1, rooms={"s1": "reliquary_1"})
    assert t.state.broken == ["great_cthulhu_start"], "it never comes back to the board"
    t.bob.offered("place:great_cthulhu_b:acolyte")


@rule("EHP R-050c", "EHP E-10")
def test_without_a_sign_nobody_is_placed_on_arkham_to_block_it() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 20, "blood": 20, "magic": 20, "grimoire": 5})
    t.ann.refused("place:arkham:acolyte", rule="R-050").refused("place:arkham:priest", rule="R-050")


@rule("EHP R-050a")
@pytest.mark.parametrize(
    ("place", "goods"),
    [
        ("silver_twilight_lodge", {"treasure": 9}),
        ("miskatonic_university", {"treasure": 9, "blood": 9}),
        ("aylesbury", {"treasure": 9, "magic": 9}),
        ("church_of_starry_wisdom", {}),
        ("salem", {"treasure": 1, "blood": 1}),
        ("athenaeum", {"treasure": 2, "blood": 1, "magic": 1}),
    ],
)
def test_a_location_that_cannot_be_paid_is_closed(place: str, goods: dict[str, int]) -> None:
    sanctum("ann", "bob", ann=goods).ann.refused(f"place:{place}:acolyte", rule="R-050")


@rule("EHP R-051b", "EHP R-056b")
def test_any_resources_are_any_mix_of_basic_ones() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 3, "blood": 3, "magic": 3})
    t.ann.plays("place:athenaeum:acolyte").is_asked("pay")
    t.ann.picks(
        "from:exposed:treasure", "from:exposed:blood", "from:exposed:blood", "from:exposed:magic", "from:exposed:magic"
    )
    t.ann.has(treasure=2, blood=1, magic=4)


# Prowlers -------------------------------------------------------------------------------------------------------------


@rule("EHP R-058a", "EHP R-058b", "EHP R-058c", "EHP Q-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_may_lurk_with_up_to_four_players_and_two_with_five(players: int) -> None:
    t = sanctum(*FIVE[:players])
    t.ann.plays("place:prowler_1:acolyte").has(treasure=0, blood=0, on=["prowler_1"])
    t.bob.refused("place:prowler_1:acolyte", rule="R-029")
    if players == 5:
        t.bob.plays("place:prowler_2:priest").has(priest_on=["prowler_2"])
        t.cid.refused("place:prowler_2:acolyte", rule="R-029")
    else:
        t.bob.not_offered("place:prowler_2:acolyte", "place:prowler_2:priest")


def lurking(**ann: Any) -> SanctumTranscript:
    """Ann lurks with an acolyte and places her last one; Bob stands at Kingsport."""
    return sanctum(
        "ann",
        "bob",
        ann={"pool": 1, "asylum": 3, "home": False, "priest_on": "boston", "on": ["prowler_1"], **ann},
        bob={"pool": 0, "home": False, "priest_on": "kingsport"},
    )


@rule("EHP R-136c", "EHP R-136e", "EHP R-136f", "EHP R-300a", "EHP R-300b", "EHP R-300d", "EHP R-139", "EHP R-029b")
def test_once_all_pools_are_empty_a_prowler_goes_to_an_occupied_location() -> None:
    t = lurking()
    t.ann.plays("place:escape:acolyte").is_asked("prowl").plays("prowl:prowler_1:kingsport")
    assert t.told("prowls", seat=0, space="kingsport") and t.told("gains", seat=0, goods="treasure", n=3)
    t.ann.has(treasure=4)


@rule("EHP R-136d", "EHP R-057a", "EHP R-057b", "EHP R-057c")
def test_no_prowler_goes_to_providence() -> None:
    t = lurking()
    t.ann.plays("place:escape:acolyte").is_asked("prowl").refused("prowl:prowler_1:providence", rule="R-136")


@rule("EHP R-136g", "EHP Q-34", "EHP R-050b")
def test_a_prowler_pays_as_usual_or_cannot_go() -> None:
    t = lurking(blood=1)
    t.ann.plays("place:escape:acolyte").is_asked("prowl")
    t.ann.refused("prowl:prowler_1:salem", rule="R-050").refused("prowl:prowler_1:arkham", rule="R-050")
    t.ann.plays("prowl:prowler_1:church_of_starry_wisdom").is_asked("pay").plays("from:exposed:blood")
    t.ann.has(blood=0, treasure=4)


@rule("EHP R-138", "EHP Q-34", "EHP R-058d")
def test_a_prowler_may_stay_and_comes_home_in_upkeep() -> None:
    t = lurking()
    t.ann.plays("place:escape:acolyte").is_asked("prowl").passes()
    t.ann.has(pool=2, on=[], treasure=1)
    assert t.state.round == 2


@rule("EHP R-137", "EHP Q-64", "EHP R-139", "EHP R-298a")
def test_prowlers_move_in_the_order_of_the_round_and_may_share_a_location() -> None:
    t = sanctum(
        *FIVE,
        ann={"pool": 1, "home": False, "priest_on": "boston"},
        bob={**ABSENT, "on": ["prowler_2"]},
        cid=ABSENT,
        dot={**ABSENT, "on": ["prowler_1"]},
        eve=ABSENT,
        arrange=lambda g: setattr(g, "first", 3),
    )
    t.ann.plays("place:escape:acolyte")
    t.dot.is_asked("prowl").plays("prowl:prowler_1:boston").has(treasure=1, blood=1)
    t.bob.is_asked("prowl").plays("prowl:prowler_2:boston").has(treasure=1, blood=1)
    kinds = [event.facts["seat"] for event in t.table.log if event.kind == "prowls"]
    assert kinds == [3, 1]


@rule("EHP R-137")
def test_who_has_two_prowlers_moves_one_and_then_waits_for_the_others() -> None:
    t = sanctum(
        *FIVE,
        ann={"pool": 1, "home": False, "priest_on": "prowler_2", "on": ["prowler_1"]},
        bob=ABSENT,
        cid=ABSENT,
        dot=ABSENT,
        eve=ABSENT,
    )
    t.ann.plays("place:escape:acolyte")
    t.ann.is_asked("prowl").offered("prowl:prowler_1:boston", "prowl:prowler_2:boston")
    t.ann.plays("prowl:prowler_2:boston").is_asked("prowl").not_offered("prowl:prowler_2:kingsport")
    t.ann.plays("prowl:prowler_1:boston").has(treasure=3, blood=2)


@rule("EHP R-136a", "EHP R-136b")
def test_prowlers_wait_until_everybody_has_placed_everyone() -> None:
    t = sanctum("ann", "bob", ann={"pool": 0, "home": False, "priest_on": "prowler_1"}, bob={"pool": 2})
    for _ in range(2):
        t.bob.is_asked("turn").plays("place:escape:acolyte")
    t.bob.plays("place:boston:priest")
    t.ann.is_asked("prowl")


@rule("EHP R-140a", "EHP R-140b", "EHP R-300c", "EHP GEN-Q5", "EHP R-215b")
def test_a_prowler_of_a_cult_board_uses_unlocked_bonuses_and_breaks_no_sign() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="black_goat",
        broken=["s1", "a", "c"],
        ann={"pool": 1, "home": False, "priest_on": "black_goat_s1", "blood": 3, "treasure": 2, "magic": 9},
        bob={"pool": 0, "home": False, "priest_on": "boston"},
    )
    t.ann.plays("place:black_goat_a:acolyte").is_asked("prowl")
    t.ann.refused("prowl:black_goat_a:black_goat_s2", rule="R-140").refused(
        "prowl:black_goat_a:black_goat_b", rule="R-140"
    )
    t.ann.not_offered("prowl:black_goat_a:kingsport", "prowl:black_goat_a:black_goat_c")  # a space of prowlers
    t.ann.plays("prowl:black_goat_a:black_goat_s1").has(treasure=0).is_asked("room")


@rule("EHP GEN-Q5", "EHP R-237a")
def test_a_cult_prowler_may_set_off_the_raid_of_a_bonus() -> None:
    locks = sanctum("ann", "bob", board="opener_of_the_way").state.sheet
    (start,) = [lock for lock, kind in locks.prowlers.items() if kind == "cult"]
    letter = start.removeprefix("opener_of_the_way_")
    t = sanctum(
        "ann",
        "bob",
        board="opener_of_the_way",
        broken=["a", letter],
        dice=[6, 1],
        ann={"pool": 1, "home": False, "priest_on": "boston", "asylum": 4},
        bob={"pool": 0, "home": False, "priest_on": "opener_of_the_way_a"},
    )
    t.ann.plays(f"place:{start}:acolyte").is_asked("prowl").plays(f"prowl:{start}:opener_of_the_way_a")
    assert t.state.raids == 1 and t.told("raid", seat=0)


@rule("EHP R-050b")
def test_whoever_has_gone_to_a_location_must_pay_for_it() -> None:
    t = sanctum(ann={"treasure": 1, "blood": 1})
    t.ann.plays("place:church_of_starry_wisdom:acolyte").is_asked("pay")
    t.ann.offered_only("from:exposed:treasure", "from:exposed:blood")
