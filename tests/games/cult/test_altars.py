"""Altars: what they weigh, where they may stand, what cannot touch them, and the exchange of their tokens."""

from __future__ import annotations

import pytest

from citing import rule

from .city import city


@rule("CU R-003b", "CU R-069")
@pytest.mark.parametrize("influence", [1, 2, 3, 4, 5])
def test_an_altar_weighs_four_whatever_priest_it_was(influence: int) -> None:
    t = city("ann", "bob", at="artisan_district", ann={"available": [0, influence]},
             places={"artisan_district": ["ann patriarch"], "port": [f"ann {influence}"]})  # fmt: skip
    t.all_pass().ann.plays("take").has(altars=["port"], available=[0]).weighs("port", 4)


@rule("CU R-070a", "CU R-070b")
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


@rule("CU R-070a", "CU R-088")
def test_a_second_altar_is_refused_to_a_miracle_as_well() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["ann 3", "ann altar"]},
        ann={"followers": 5, "miracles": ["stone_that_bleeds"]},
    )
    t.ann.refused("miracle:stone_that_bleeds", rule="R-070")


@rule("CU R-072a", "CU R-088", "CU R-006b", "CU R-072b")
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


@rule("CU R-071a", "CU R-051c", "CU R-071c")
def test_a_location_is_won_with_an_altar_alone_and_the_altar_stays() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann altar", "bob 3"]})
    t.all_pass().ann.plays("take").has(coins=11, altars=["market"])
    assert t.state.round == 2 and t.standing("market") == ["ann altar"]
    t.until("gift", "ann", answers={"intend": "pray"})
    assert t.active == "market" and t.state.round == 2


@rule("CU R-071b", "CU R-027b")
def test_an_altar_stands_where_its_cult_has_not_the_followers() -> None:
    t = city(
        "ann", "bob", at="rift_of_darkness", places={"rift_of_darkness": ["ann altar", "bob 3"]}, ann={"followers": 0}
    )
    t.all_pass()
    assert t.told("wins-by-influence", seat=0, place="rift_of_darkness", n=4)


@rule("CU R-071d", "CU R-101", "CU R-106a", "CU R-128b")
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


@rule("CU R-071d", "CU R-087", "CU R-086", "CU R-085")
@pytest.mark.parametrize(
    ("card", "why"), [("weeping_idol", "R-087"), ("wings_of_night", "R-085"), ("tongue_of_fire", "R-086")]
)
def test_an_altar_is_neither_moved_nor_withdrawn_nor_strengthened(card: str, why: str) -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann altar"]}, ann={"miracles": [card]})
    t.ann.refused(f"miracle:{card}", rule=why)


@rule("CU R-071a", "CU R-105")
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


# The exchange of their tokens ---------------------------------------------------------------------------------------


@rule("CU R-073a", "CU R-066", "CU Q-56")
def test_a_token_that_became_an_altar_can_be_had_if_its_owner_exchanges_the_altar() -> None:
    """All three tokens of 1 are in use, one of them as an Altar: the Temples can still bring a Priest of 1."""
    t = city(
        "ann",
        "bob",
        ann={"mobs": 3, "available": [0, 1, 1, 1, 5]},
        places={"slums": ["ann 1"], "temple_district": ["ann 5"]},
    )
    t.ann.plays("pray", "benefit:artisan_district", "build:slums:1").has(altars=["slums"], available=[0, 1, 1])
    t.ann.has(bases=[1])
    t.bob.prays()
    t.until("effect", "ann", answers={"gift": "decline"})
    assert t.active == "temple_district"
    t.ann.plays("way:1").is_asked("exchange")
    t.ann.offered_only(
        "exchange:slums:1:2", "exchange:slums:1:3", "exchange:slums:1:4", "exchange:slums:1:5", "decline"
    )
    t.ann.plays("exchange:slums:1:4").has(available=[0, 1, 1, 1, 5], altars=["slums"], bases=[4], spare=[0, 3, 3, 3, 2])
    assert t.bob.reads("exchanges", seat=0, place="slums", priest=1, to_priest=4)


@rule("CU R-073c", "CU Q-24")
def test_nobody_exchanges_an_altar_for_its_owner() -> None:
    t = city("ann", "bob", at="temple_district", ann={"available": [0, 1, 1]},
             places={"slums": ["ann altar 1"], "temple_district": ["ann 5"]})  # fmt: skip
    t.all_pass().ann.plays("way:1", "decline").has(available=[0, 1, 1, 5], bases=[1])
    assert t.told("gains-nothing", seat=0)


@rule("CU R-073", "CU R-066")
def test_a_raised_priest_gives_his_own_token_for_the_one_under_the_altar() -> None:
    """Every other token is a Priest: the one who rises is the only thing that can take the Altar's place."""
    away = [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
    t = city("ann", "bob", at="temple_district", ann={"available": [0], "sheet": away[:1] + away[2:]},
             places={"slums": ["ann altar 2"], "temple_district": ["ann 1"]})  # fmt: skip
    t.all_pass().ann.has(spare=[0, 1, 0, 0, 0]).refused("way:1", rule="R-065").plays("way:2")
    t.ann.offered_only("exchange:slums:2:1", "decline").plays("exchange:slums:2:1").has(bases=[1])
    assert t.told("raised", seat=0, priest=1, to_priest=2)


@rule("CU R-073", "CU R-066b")
def test_who_leaves_the_altar_as_it_is_raises_nobody() -> None:
    t = city("ann", "bob", at="temple_district", ann={"available": [0], "sheet": [2, 2]},
             places={"slums": ["ann altar 2"], "temple_district": ["ann 1"]})  # fmt: skip
    t.all_pass().ann.plays("way:2", "decline").has(available=[0, 1, 2, 2], spare=[2, 1, 3, 3, 3], bases=[2])


@rule("CU R-065c", "CU R-066")
def test_without_the_altar_that_token_cannot_be_had() -> None:
    t = city("ann", "bob", at="temple_district", ann={"available": [0, 1, 1, 1, 5]},
             places={"slums": ["ann 1"], "temple_district": ["ann 5"]})  # fmt: skip
    t.all_pass().ann.refused("way:1", rule="R-065")


@rule("CU R-073a", "CU R-065")
@pytest.mark.parametrize(("altars", "possible"), [(2, True), (3, False)])
def test_an_exchange_needs_another_token_in_the_reserve(altars: int, possible: bool) -> None:
    """Twelve Priests; the three other tokens are a 1, a 2 and a 3, and two or three of them are Altars."""
    sites = ("slums", "market", "port")[:altars]
    t = city(
        "ann",
        "bob",
        at="temple_district",
        places={**{place: [f"ann altar {n}"] for n, place in enumerate(sites, 1)}, "temple_district": ["ann 5"]},
        ann={"available": [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]},
    )
    t.all_pass()
    if possible:
        t.ann.plays("way:1").offered_only("exchange:slums:1:3", "decline").plays("exchange:slums:1:3")
        t.ann.has(bases=[3, 2])
        assert t.ann.cult.available.count(1) == 3
    else:
        t.ann.refused("way:1", rule="R-065")


@rule("CU E-17", "CU R-073", "CU R-119c")
def test_resurrection_takes_the_token_of_an_altar_by_exchange() -> None:
    """Three available Priests call for a 3, and the last one was turned over before everybody's eyes."""
    ann = {"summonings": 1, "followers": 4, "available": [0, 1, 2, 3], "sheet": [3, 3], "coins": 5}
    t = city("ann:anubis", "bob", at="artisan_district", ann=ann, bob={"miracles": ["avatar"]},
             places={"artisan_district": ["ann 3"], "port": ["ann 5"]})  # fmt: skip
    t.ann.is_asked("act").offered_in_vain("ability:resurrection_of_the_just")
    t.all_pass().ann.plays("take", "build:artisan_district:3").has(altars=["artisan_district"], available=[0, 1, 2])
    t.ann.is_asked("act").plays("ability:resurrection_of_the_just", "exchange:artisan_district:3:4")
    t.ann.has(available=[0, 1, 2, 3], followers=2, altars=["artisan_district"], bases=[4])


@rule("CU R-073b", "CU R-071")
def test_the_token_of_a_destroyed_altar_lies_in_the_reserve_again() -> None:
    t = city("ann:anubis", "bob", at="market", ann={"intrigues": ["vandalism"]}, bob={"available": [0]},
             places={"market": ["bob altar 3", "bob 1"], "slums": ["bob altar 5"]})  # fmt: skip
    assert t.table.view(0).cults[1].bases == [5, 3] and t.table.view(0).cults[1].reserve == [2, 3, 2, 3, 2]
    t.ann.plays("intrigue:vandalism")
    t.bob.has(altars=["slums"], bases=[5])
    assert t.table.view(0).cults[1].reserve == [2, 3, 3, 3, 2]


@rule("CU R-073a", "CU Q-56")
def test_an_altar_may_be_exchanged_in_a_turn_to_preach_and_the_turn_goes_on() -> None:
    t = city("ann", "bob", places={"port": ["ann altar 4"]})
    t.ann.offered_in_vain("altars").plays("altars").is_asked("exchange").passes().is_asked("intend")
    t.ann.plays("altars", "exchange:port:4:1").has(bases=[1]).is_asked("intend").plays("preach:ruins", "send:1")
    t.bob.is_asked("intend").not_offered("altars")


@rule("CU R-073a", "CU Q-56")
def test_who_could_only_exchange_an_altar_is_asked_in_vain() -> None:
    t = city("ann:nirriti", "bob", at="market", places={"market": ["ann altar 4"]}, ann={"followers": 0})
    t.all_pass().ann.is_asked("gift")
    assert next((move.seat, move.key) for move in t.table.moves) == (0, "pass")  # as the order of the opening passes
    t = city("ann:nirriti", "bob", at="market", places={"market": ["ann altar 4"]}, ann={"followers": 0}, thorough=True)
    t.ann.offered_only("altars", "pass").offered_in_vain("altars")


@rule("CU R-098c", "CU R-003c")
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


@rule("CU Q-56")
def test_in_one_turn_as_many_exchanges_can_be_made_as_there_are_altars() -> None:
    t = city("ann", "bob", places={"port": ["ann altar 4"], "slums": ["ann altar 5"]})
    t.ann.plays("altars", "exchange:slums:5:1", "altars", "exchange:port:4:2").has(bases=[1, 2]).not_offered("altars")
