"""The Intention phase: cults preach one Priest at a time until all have prayed."""

from __future__ import annotations

import pytest

from citing import rule

from .city import CityTranscript, city

PLACES = ("ruins", "thieves_district", "slums", "forum", "temple_district", "market", "artisan_district", "academy",
          "port", "palace", "noble_quarter", "barracks", "rift_of_darkness")  # fmt: skip
GENTLE = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6)
STEEP = (0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9)


def open_to(t: CityTranscript) -> list[str]:
    """Where the player whose turn it is may preach."""
    return [option[1] for option in t.decision.options if option != "pray"]


@rule("CU R-024a", "CU R-026c", "CU R-037", "CU R-024b")
def test_a_round_is_an_intention_phase_a_resolution_phase_and_an_end() -> None:
    t = city("ann", "bob")
    t.ann.plays("preach:market", "send:3")
    t.bob.prays()
    assert t.state.phase == "intention"
    t.ann.prays()
    assert t.state.phase == "resolution" and t.active == "market"
    t.all_pass().ann.plays("take").has(coins=11, available=[0, 1, 2, 3])
    assert (t.state.phase, t.state.round) == ("intention", 2)


@rule("CU R-026a", "CU R-032", "CU R-026b", "CU R-026c")
def test_one_priest_a_turn_clockwise_from_the_first_player_until_everybody_has_prayed() -> None:
    t = city("ann", "bob", "cleo", first="bob")
    t.bob.is_asked("intend").plays("preach:ruins", "send:1")
    t.cleo.is_asked("intend").plays("preach:ruins", "send:3")
    t.ann.is_asked("intend").prays().has(prayed=True)  # without having preached
    t.bob.is_asked("intend").plays("preach:slums", "send:2")
    t.cleo.is_asked("intend").prays()
    t.bob.is_asked("intend").plays("preach:market", "send:0")
    t.bob.is_asked("intend").prays()
    assert t.state.phase == "resolution"
    assert t.standing("ruins") == ["bob 1", "cleo 3"]
    assert (t.standing("slums"), t.standing("market")) == (["bob 2"], ["bob patriarch"])


@rule("CU R-037a")
@pytest.mark.parametrize("names", [("ann", "bob"), ("ann", "bob", "cleo", "dan", "eve")])
def test_the_phase_lasts_until_the_last_cult_has_received_and_traded(names: tuple[str, ...]) -> None:
    t = city(*names, arrange=lambda g: setattr(g.cults[-1], "coins", 30))
    for name in names:
        t.seat(name).is_asked("intend")
        if name != names[-1]:
            t.seat(name).prays("benefit:ruins")
        assert t.state.phase == "intention"
    t.seat(names[-1]).plays("pray", "benefit:ruins").is_asked("trade")
    assert t.state.phase == "intention"
    t.seat(names[-1]).plays("done")
    assert t.state.round == 2  # nobody stands anywhere


@rule("CU E-01", "CU R-027c")
def test_two_followers_open_the_locations_one_to_six() -> None:
    t = city("ann", "bob", ann={"followers": 2})
    assert open_to(t) == list(PLACES[:6])
    t.ann.refused("preach:artisan_district", rule="R-027", have=2, need=3)
    t.ann.refused("preach:rift_of_darkness", rule="R-027", have=2, need=6)


@rule("CU R-027b", "CU Q-01", "CU R-028a")
@pytest.mark.parametrize("followers", range(10))
@pytest.mark.parametrize(("thresholds", "required"), [("gentle", GENTLE), ("steep", STEEP)])
def test_a_location_opens_with_the_followers_it_asks_for(
    thresholds: str, required: tuple[int, ...], followers: int
) -> None:
    t = city("ann", "bob", ann={"followers": followers}, options={"thresholds": thresholds})
    expected = [place for place, need in zip(PLACES, required, strict=True) if need <= followers]
    assert open_to(t) == expected


@rule("CU R-008a", "CU R-027a", "CU R-004a", "CU R-008b")
def test_only_available_priests_are_sent_and_the_patriarch_is_one_of_them() -> None:
    t = city("ann", "bob", ann={"available": [0, 2, 2], "sheet": [5]}, places={"slums": ["ann 4"]})
    t.ann.plays("preach:forum").is_asked("which-priest").offered_only("send:0", "send:2").plays("send:0")
    t.ann.has(available=[2, 2])
    assert t.standing("forum") == ["ann patriarch"]


@rule("CU R-029a", "CU Q-03", "CU R-029b")
def test_three_placements_are_free_and_each_further_one_costs_a_follower() -> None:
    t = city("ann", "bob", ann={"followers": 2, "available": [0, 1, 1, 2, 3, 4]})
    t.bob.is_not_asked()
    for number, followers in ((1, 2), (2, 2), (3, 2), (4, 1)):
        t.ann.plays("preach:market", f"send:{1 if number < 3 else number - 1}").has(followers=followers, placed=number)
        if number == 1:
            t.bob.prays()
    # The fourth still went where two Followers are asked for; the requirement is measured before one leaves.
    assert t.standing("market") == ["ann 1", "ann 1", "ann 2", "ann 3"]
    t.ann.refused("preach:market", rule="R-027", have=1, need=2)
    t.ann.plays("preach:forum", "send:4").has(followers=0)
    t.ann.is_asked("benefit")  # nobody can be paid for the sixth


@rule("CU R-028c")
def test_priests_stay_where_they_are_when_followers_are_lost_and_nothing_is_asked_in_resolution() -> None:
    t = city("ann", "bob", at="rift_of_darkness", ann={"followers": 0}, bob={"intrigues": ["massacre"]},
             places={"rift_of_darkness": ["ann 5", "bob 1"]})  # fmt: skip
    t.bob.plays("intrigue:massacre").has(followers=0)
    assert t.told("wins-by-influence", seat=0, n=5)


@rule("CU R-029c", "CU R-031b")
def test_without_a_follower_to_give_the_fourth_placement_is_refused_and_the_cult_must_pray() -> None:
    t = city("ann", "bob", ann={"followers": 0})
    t.ann.plays("preach:ruins", "send:1")
    t.bob.prays()
    t.ann.plays("preach:ruins", "send:2").plays("preach:thieves_district", "send:3")
    t.ann.has(available=[0], placed=3).is_asked("benefit")


@rule("CU R-029")
def test_without_followers_only_the_right_safe_conduct_allows_a_fourth_placement() -> None:
    t = city("ann", "bob", ann={"followers": 0, "placed": 3, "privileges": ["safe_conduct_5"]})
    t.ann.is_asked("benefit")
    t = city("ann", "bob", ann={"followers": 0, "placed": 3, "privileges": ["safe_conduct_4"]})
    t.ann.offered_only("preach:ruins", "preach:thieves_district", "pray").plays("preach:ruins", "send:0")
    t.bob.prays()
    t.ann.is_asked("benefit")


@rule("CU E-02", "CU R-030a", "CU R-094")
@pytest.mark.parametrize(
    ("cards", "followers"),
    [
        (["safe_conduct_5"], [6, 6, 6, 5, 5, 4]),
        (["safe_conduct_4"], [6, 6, 6, 6, 5, 4]),
        (["safe_conduct_6"], [6, 6, 6, 5, 4, 4]),
        (["safe_conduct_4", "safe_conduct_5", "safe_conduct_6"], [6, 6, 6, 6, 6, 6]),
        ([], [6, 6, 6, 5, 4, 3]),
    ],
)
def test_a_safe_conduct_spares_the_follower_of_exactly_its_own_placement(
    cards: list[str], followers: list[int]
) -> None:
    t = city(
        "ann", "bob", bob={"prayed": True}, ann={"followers": 6, "available": [0, 1, 1, 1, 2, 2], "privileges": cards}
    )
    left = []
    for priest in (0, 1, 1, 1, 2, 2):  # the Patriarch counts as a placement like any other
        t.ann.plays("preach:ruins")
        if t.decision.ask.name == "which-priest":
            t.ann.plays(f"send:{priest}")
        left.append(t.ann.cult.followers)
    assert left == followers


@rule("CU R-031a")
def test_with_nobody_available_a_cult_must_pray() -> None:
    t = city("ann", "bob", ann={"available": [0], "followers": 9})
    t.ann.plays("preach:rift_of_darkness")
    t.bob.prays()
    t.ann.is_asked("benefit")  # not "intend": there is nothing to decide


@rule("CU R-096a")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("minstrel", "artisan_district"), ("healer", "academy"), ("admiral", "port"), ("mentor", "palace"),
        ("inquisitor", "noble_quarter"), ("general", "barracks"), ("oracle", "rift_of_darkness"),
    ],
)  # fmt: skip
def test_a_personality_opens_one_location_to_a_cult_without_followers(card: str, place: str) -> None:
    t = city("ann", "bob", ann={"followers": 0, "privileges": [card]})
    t.ann.offered_only("preach:ruins", "preach:thieves_district", f"preach:{place}", "pray")


@rule("CU R-029", "CU R-096")
def test_a_personality_does_not_pay_for_the_fourth_placement() -> None:
    t = city("ann", "bob", ann={"followers": 0, "placed": 3, "privileges": ["oracle"]})
    t.ann.is_asked("benefit")


@rule("CU R-036", "CU R-097a")
def test_a_tithe_is_paid_at_each_placement_of_an_opponent_patriarch_included() -> None:
    t = city("ann", "bob", "cleo", bob={"privileges": ["tithe_ruins_artisans"]}, cleo={"prayed": True})
    t.ann.plays("preach:ruins", "send:0").has(coins=4)
    t.bob.has(coins=6).plays("preach:ruins", "send:1").has(coins=6)  # nobody pays himself
    t.bob.does_not_read("tithe", seat=1)
    t.ann.plays("preach:ruins", "send:1").has(coins=3)
    t.bob.has(coins=7).plays("preach:slums", "send:2")
    t.ann.plays("preach:slums", "send:2").has(coins=3)  # not a Location of this Tithe
    t.cleo.has(coins=5)


@rule("CU E-15", "CU R-097c")
def test_a_cult_without_coins_places_without_paying() -> None:
    t = city("ann", "bob", ann={"coins": 0}, bob={"privileges": ["tithe_market_barracks"]})
    t.ann.plays("preach:market", "send:1").has(coins=0)
    t.bob.has(coins=5)
    assert t.standing("market") == ["ann 1"]


@rule("CU R-097d", "CU R-071")
def test_altars_are_not_taxed() -> None:
    t = city("ann", "bob", places={"market": ["ann altar"]}, bob={"privileges": ["tithe_market_barracks"]})
    t.ann.prays()
    t.ann.has(coins=5)
    t.bob.prays()
    assert t.active == "market"
    t.ann.has(coins=5)
