"""Anubis: Rite of Initiation and Life Drain; Mummification and Resurrection of the Just."""

from __future__ import annotations

from typing import Any

from citing import rule

from .city import CityTranscript, city


def anubis(*here: str, at: str = "market", dark: bool = False, places: dict[str, list[str]] | None = None,
           **holdings: Any) -> CityTranscript:  # fmt: skip
    """Ann leads Anubis before a Location where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    return city("ann:anubis", "bob:fafnir", "cleo:janus", at=at, places={at: [*here], **(places or {})}, ann=ann,
                **holdings)  # fmt: skip


@rule("CU R-116b", "CU R-128a", "CU R-043b", "CU R-128b")
def test_the_rite_of_initiation_brings_a_follower_for_every_priest_here_of_whatever_cult() -> None:
    t = anubis("ann 1", "bob 1", "bob patriarch", "cleo 2", "cleo altar")
    t.ann.plays("ability:rite_of_initiation").is_asked("sacrifice").offered_only("sacrifice:2", "sacrifice:3")
    t.ann.plays("sacrifice:2").has(followers=2 + 4, available=[0, 3], spare=[2, 3, 2, 3, 3])


@rule("CU R-116", "CU R-007b")
def test_the_rite_of_initiation_stops_at_nine_followers() -> None:
    t = anubis("bob 1", "bob 2", "cleo 2", ann={"followers": 7})
    t.ann.plays("ability:rite_of_initiation", "sacrifice:3").has(followers=9)


@rule("CU R-116a", "CU R-042a", "CU R-043")
def test_the_rite_of_initiation_needs_an_available_priest_of_two_who_is_not_the_patriarch() -> None:
    t = anubis("bob 1", "ann 2", ann={"available": [0, 1], "followers": 9, "miracles": ["rain_of_gold"]})
    t.ann.not_offered("ability:rite_of_initiation")


@rule("CU R-116", "CU Q-24")
def test_the_rite_of_initiation_may_be_used_where_only_an_altar_stands() -> None:
    t = anubis("bob altar")
    t.ann.plays("ability:rite_of_initiation", "sacrifice:2").has(followers=2, available=[0, 1, 3])


@rule("CU R-117a", "CU R-117b", "CU R-117c")
def test_life_drain_takes_a_priest_back_stronger_by_two_with_two_coins() -> None:
    t = anubis("ann 3", "ann 1", "ann patriarch", "bob 1")
    t.ann.plays("ability:life_drain").is_asked("raise").offered_only("raise:here:1", "raise:here:3")
    t.ann.plays("raise:here:3")
    t.ann.has(followers=1, coins=7, available=[2, 5], spare=[2, 2, 3, 3, 2])
    assert t.standing("market") == ["ann 1", "ann patriarch", "bob 1"]


@rule("CU R-117b", "CU Q-22", "CU R-066c")
def test_life_drain_raises_a_four_to_five_and_no_further() -> None:
    t = anubis("ann 4", "ann 5", "ann 1", "bob 1")
    t.ann.plays("ability:life_drain").offered_only("raise:here:4", "raise:here:1").plays("raise:here:4")
    t.ann.has(available=[2, 3, 5, 0]).has(coins=7)


@rule("CU R-117a", "CU Q-24", "CU R-066", "CU R-005", "CU R-117c")
def test_life_drain_brings_its_coins_where_nobody_can_rise() -> None:
    for here in ("ann 5", "ann patriarch", "ann altar", "bob 2"):
        t = anubis(here, "bob 1")
        t.ann.plays("ability:life_drain").has(followers=1, coins=7)
        assert t.told("gains-nothing", seat=0) and t.standing("market") == sorted([here, "bob 1"])
    t = anubis("ann 3", "bob 1", ann={"available": [0, 5, 5, 5]})  # no 5 is left
    t.ann.plays("ability:life_drain").has(coins=7, followers=1)
    t = anubis("ann 3", ann={"followers": 0, "miracles": ["rain_of_gold"]})
    t.ann.refused("ability:life_drain", rule="R-043", have=0)


@rule("CU R-117", "CU R-061", "CU Q-48")
def test_life_drain_leaves_bribe_and_boost_behind() -> None:
    t = anubis("ann 2 coins=6 boost=3", "bob 1")
    t.ann.plays("ability:life_drain").has(available=[0, 1, 3, 4], coins=7)
    t.all_pass()
    t.bob.is_asked("gift")


@rule("CU R-118a", "CU Q-05", "CU R-118b", "CU R-118c")
def test_mummification_takes_a_mob_from_every_light_cult_and_draws_a_miracle() -> None:
    t = anubis("bob 1", dark=True, ann={"mobs": 1}, bob={"mobs": 2}, cleo={"mobs": 2, "summonings": 1},
               top={"miracle": ["avatar"]})  # fmt: skip
    t.ann.plays("ability:mummification").offered_only("sacrifice:1", "sacrifice:2", "sacrifice:3")
    t.ann.plays("sacrifice:1").has(available=[0, 2, 3], miracles=["avatar"], mobs=1)
    t.bob.has(mobs=1)
    t.cleo.has(mobs=2)  # Dark
    assert t.state.mobs == 12


@rule("CU R-118a", "CU Q-24", "CU R-043", "CU R-118c")
def test_mummification_may_strike_nobody_but_never_costs_the_patriarch() -> None:
    t = anubis("bob 1", dark=True, ann={"available": [0, 5]}, top={"miracle": ["avatar"]})
    t.ann.plays("ability:mummification").has(available=[0], miracles=["avatar"])
    t = anubis("bob 1", dark=True, ann={"available": [0], "miracles": ["avatar"]})
    t.ann.not_offered("ability:mummification")


@rule("CU R-119a", "CU Q-23")
def test_resurrection_brings_a_priest_as_strong_as_the_available_are_many_the_patriarch_among_them() -> None:
    t = anubis("bob 1", dark=True)
    t.ann.plays("ability:resurrection_of_the_just").has(followers=0, available=[0, 1, 2, 3, 4], spare=[2, 2, 2, 2, 3])
    t = anubis("bob 1", "ann patriarch", dark=True)
    t.ann.plays("ability:resurrection_of_the_just").has(available=[1, 2, 3, 3])


@rule("CU R-119b", "CU Q-23", "CU Q-24")
def test_resurrection_without_the_token_costs_two_followers_and_brings_nobody() -> None:
    def in_vain(*here: str, **ann: Any) -> None:
        t = anubis("bob 1", *here, dark=True, ann={"miracles": ["rain_of_gold"], **ann})
        t.ann.offered_in_vain("ability:resurrection_of_the_just").plays("ability:resurrection_of_the_just")
        t.ann.has(followers=0, available=ann["available"] if "ann patriarch" not in here else [])
        assert t.told("gains-nothing", seat=0)

    in_vain(available=[0, 1, 1, 2, 2, 3])  # six
    in_vain(available=[0, 3, 3], sheet=[3])  # three available, and no 3 is left
    in_vain("ann patriarch", available=[0])  # none available
    t = anubis("bob 1", dark=True, ann={"miracles": ["rain_of_gold"], "followers": 1})
    t.ann.refused("ability:resurrection_of_the_just", rule="R-043", have=1)


@rule("CU R-119c", "CU R-073", "CU E-17")
def test_resurrection_may_get_its_token_from_under_an_altar() -> None:
    def after(*altars: tuple[str, str]) -> CityTranscript:
        sheet = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
        held = {"available": [0], "sheet": sheet, "miracles": ["rain_of_gold"]}
        t = anubis("ann 5", dark=True, ann=held, places={place: [f"ann {altar}"] for place, altar in altars})
        t.ann.has(spare=[1, 0, 0, 0, 1])  # a 1 and a 5 are left
        return t

    one, two = ("ruins", "altar 1"), ("slums", "altar 5")
    t = after(one)
    t.ann.plays("ability:resurrection_of_the_just").offered_only("exchange:ruins:1:5", "decline")
    t.ann.plays("exchange:ruins:1:5").has(available=[0, 1], altars=["ruins"], spare=[0, 0, 0, 0, 1])
    after(one, two).ann.offered_in_vain("ability:resurrection_of_the_just")  # both are Altars


@rule("CU R-116", "CU R-066")
def test_life_drain_works_on_the_last_location_too_for_its_priest_goes_home() -> None:
    t = anubis("ann 1", "bob 2", at="rift_of_darkness", ann={"followers": 5})
    t.ann.plays("ability:life_drain").has(available=[0, 2, 3, 3], coins=7, followers=4)


@rule("CU R-040c")
def test_the_abilities_of_the_other_side_are_shown_but_refused() -> None:
    anubis("ann 1", "bob 1").ann.refused("ability:mummification", rule="R-040")
    anubis("ann 1", "bob 1", dark=True).ann.refused("ability:life_drain", rule="R-040")
