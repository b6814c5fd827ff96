"""Altars: what they weigh, where they may stand, what cannot touch them, and the exchange of their tokens."""

from __future__ import annotations

import pytest

from citing import rule

from .city import city


@rule("CU R-003", "CU R-069")
@pytest.mark.parametrize("influence", [1, 2, 3, 4, 5])
def test_an_altar_weighs_four_whatever_priest_it_was(influence: int) -> None:
    t = city("ann", "bob", at="artisan_district", ann={"available": [0, influence]},
             places={"artisan_district": ["ann patriarch"], "port": [f"ann {influence}"]})  # fmt: skip
    t.all_pass().ann.plays("take").has(altars=["port"], available=[0]).weighs("port", 4)


@rule("CU R-070")
def test_one_altar_for_each_player_on_a_location_and_rivals_may_share_it() -> None:
    t = city(
        "ann",
        "bob",
        at="artisan_district",
        places={"artisan_district": ["ann 1"], "port": ["ann 3", "ann altar"], "palace": ["ann 2", "bob altar"]},
    )
    t.all_pass().ann.plays("take").offered_only("build:artisan_district:1", "build:palace:2").plays("build:palace:2")
    t.ann.has(altars=["palace", "port"])
    assert t.standing("palace") == ["ann altar", "bob altar"]


@rule("CU R-070", "CU R-088")
def test_a_second_altar_is_refused_to_a_miracle_as_well() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["ann 3", "ann altar"]},
        ann={"followers": 5, "miracles": ["stone_that_bleeds"]},
    )
    t.ann.refused("miracle:stone_that_bleeds", rule="R-070")


@rule("CU R-072", "CU R-088")
def test_no_altar_is_built_of_a_patriarch_or_where_no_priest_stands() -> None:
    for standing in (["ann patriarch"], ["bob 1"]):
        t = city(
            "ann",
            "bob",
            at="market",
            places={"market": standing},
            ann={"followers": 5, "miracles": ["stone_that_bleeds"]},
        )
        t.ann.refused("miracle:stone_that_bleeds", rule="R-072")
    t = city("ann", "bob", at="artisan_district", places={"artisan_district": ["ann patriarch"]})
    t.all_pass()
    assert t.told("cannot-use", seat=0)


@rule("CU R-071")
def test_a_location_is_won_with_an_altar_alone_and_the_altar_stays() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann altar", "bob 3"]})
    t.all_pass().ann.plays("take").has(coins=11, altars=["market"])
    assert t.state.round == 2 and t.standing("market") == ["ann altar"]
    t.until("gift", "ann", answers={"intend": "pray"})
    assert t.active == "market" and t.state.round == 2


@rule("CU R-071", "CU R-027")
def test_an_altar_stands_where_its_cult_has_not_the_followers() -> None:
    t = city(
        "ann", "bob", at="rift_of_darkness", places={"rift_of_darkness": ["ann altar", "bob 3"]}, ann={"followers": 0}
    )
    t.all_pass()
    assert t.told("wins-by-influence", seat=0, place="rift_of_darkness", n=4)


@rule("CU R-071", "CU R-101", "CU R-106", "CU R-128")
def test_what_aims_at_priests_does_not_touch_an_altar() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["bob altar"]},
        ann={"intrigues": ["exorcism"], "miracles": ["avatar"]},
    )
    t.ann.refused("intrigue:exorcism", rule="Q-06")
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["bob altar", "bob 2"]},
        ann={"summonings": 1, "intrigues": ["takeover"]},
    )
    t.ann.plays("intrigue:takeover")
    assert t.standing("market") == ["bob altar"]
    t = city("ann:anubis", "bob", at="market", places={"market": ["bob altar", "ann altar", "bob 2"]})
    t.ann.plays("ability:rite_of_initiation", "sacrifice:3").has(followers=3)  # one Priest, two Altars


@rule("CU R-071", "CU R-087", "CU R-086", "CU R-085")
@pytest.mark.parametrize(
    ("card", "why"), [("weeping_idol", "R-087"), ("wings_of_night", "R-085"), ("tongue_of_fire", "R-086")]
)
def test_an_altar_is_neither_moved_nor_withdrawn_nor_strengthened(card: str, why: str) -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann altar"]}, ann={"miracles": [card]})
    t.ann.refused(f"miracle:{card}", rule=why)


@rule("CU R-071", "CU R-105")
def test_an_intrigue_destroys_altars_and_their_tokens_are_free_again() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["ann altar", "bob altar", "bob 1"]},
        ann={"intrigues": ["vandalism"]},
    )
    t.ann.plays("intrigue:vandalism").has(altars=[])
    t.bob.has(altars=[])
    assert t.standing("market") == ["bob 1"]


@rule("CU R-073", "CU R-066")
def test_a_token_that_became_an_altar_can_be_had_by_exchanging_the_altar() -> None:
    """All three tokens of 1 are in use, one of them as an Altar: the Temples can still bring a Priest of 1."""
    t = city(
        "ann",
        "bob",
        ann={"mobs": 3, "available": [0, 1, 1, 1, 5]},
        places={"slums": ["ann 1"], "temple_district": ["ann 5"]},
    )
    t.ann.plays("pray", "benefit:artisan_district", "build:slums:1").has(altars=["slums"], available=[0, 1, 1])
    t.bob.prays()
    t.until("effect", "ann", answers={"gift": "decline"})
    assert t.active == "temple_district"
    t.ann.plays("way:1").has(available=[0, 1, 1, 1, 5], altars=["slums"])
    assert t.ann.cult.spare == [0, 3, 3, 3, 2]  # whatever the Altar is made of now, it is not a 1


@rule("CU R-073", "CU R-066")
def test_without_the_altar_that_token_cannot_be_had() -> None:
    t = city("ann", "bob", at="temple_district", ann={"available": [0, 1, 1, 1, 5]},
             places={"slums": ["ann 1"], "temple_district": ["ann 5"]})  # fmt: skip
    t.all_pass().ann.refused("way:1", rule="Q-37")


@rule("CU R-073")
@pytest.mark.parametrize(("altars", "possible"), [(2, True), (3, False)])
def test_an_exchange_needs_another_token_in_the_reserve(altars: int, possible: bool) -> None:
    """Twelve Priests; the three other tokens are a 1, a 2 and a 3, and two or three of them are Altars."""
    sites = ("slums", "market", "port")[:altars]
    t = city(
        "ann",
        "bob",
        at="temple_district",
        places={**{place: ["ann altar"] for place in sites}, "temple_district": ["ann 5"]},
        ann={"available": [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]},
    )
    t.all_pass()
    if possible:
        t.ann.plays("way:1")
        assert t.ann.cult.available.count(1) == 3
    else:
        t.ann.refused("way:1", rule="Q-37")


@rule("CU E-17", "CU R-073", "CU R-119")
def test_resurrection_takes_the_token_of_an_altar_by_exchange() -> None:
    """Three available Priests call for a 3, and the last one was turned over before everybody's eyes."""
    ann = {"summonings": 1, "followers": 4, "available": [0, 1, 2, 3], "sheet": [3, 3], "coins": 5}
    t = city("ann:anubis", "bob", at="artisan_district", ann=ann, bob={"miracles": ["avatar"]},
             places={"artisan_district": ["ann 3"], "port": ["ann 5"]})  # fmt: skip
    t.ann.is_asked("act").refused("ability:resurrection_of_the_just", rule="Q-37")
    t.all_pass().ann.plays("take", "build:artisan_district:3").has(altars=["artisan_district"], available=[0, 1, 2])
    t.ann.is_asked("act").plays("ability:resurrection_of_the_just")
    t.ann.has(available=[0, 1, 2, 3], followers=2, altars=["artisan_district"])


@rule("CU R-098", "CU R-003")
def test_noviciates_strengthen_the_altars_of_their_owner_only() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["ann altar", "bob altar"], "port": ["ann altar"]},
        ann={"privileges": ["noviciates"]},
    )
    t.ann.weighs("market", 5).weighs("port", 5)
    t.bob.weighs("market", 4)
    t.all_pass().ann.is_asked("gift")
