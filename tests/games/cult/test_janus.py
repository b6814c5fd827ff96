"""Janus: Chalice of Clarity and Mystery of Virtues; Mystery of Vices and Chalice of Madness."""

from __future__ import annotations

from typing import Any

from citing import rule

from .city import CityTranscript, city

TWO = {"miracles": ["avatar"], "intrigues": ["ambush"]}


def janus(*here: str, dark: bool = False, **holdings: Any) -> CityTranscript:
    """Ann leads Janus before the Market, where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    return city("ann:janus", "bob:anubis", "cleo:fafnir", at="market", places={"market": here}, ann=ann, **holdings)


@rule("CU R-123a", "CU R-047", "CU R-123b")
def test_the_chalice_of_clarity_lets_the_lowest_influence_win() -> None:
    t = janus("ann 3", "bob 2", "cleo altar", ann=TWO)
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar").has(followers=3, hand=[])
    t.all_pass()
    t.bob.is_asked("gift").plays("take").has(coins=11)
    t.ann.has(coins=7)
    t.cleo.has(coins=7)


@rule("CU R-123b")
def test_an_altar_is_enough_to_win_by_the_chalice_and_the_absent_never_do() -> None:
    t = janus("bob 5", "cleo altar", ann=TWO)
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar")
    t.all_pass()
    t.cleo.is_asked("gift")  # 4 against 5; Ann has none at all here


@rule("CU R-123c", "CU R-046")
def test_of_equals_the_chalice_favours_the_lower_divine_power() -> None:
    t = janus("bob 3", "cleo 3", ann=TWO)  # Anubis 19, Fafnir 15
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar")
    t.all_pass()
    t.cleo.is_asked("gift")


@rule("CU R-123d", "CU E-12", "CU R-047b")
def test_a_bribe_beats_the_chalice_but_janus_keeps_the_follower() -> None:
    t = janus("ann 1", "bob 5 coins=6", "cleo 2", ann=TWO)
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar").has(followers=3)
    t.all_pass()
    t.bob.is_asked("gift")


@rule("CU R-123", "CU R-106", "CU R-047c", "CU Q-60")
def test_a_takeover_beats_the_chalice() -> None:
    t = janus("ann 1", "bob 5", ann=TWO, cleo={"intrigues": ["takeover"], "summonings": 1})
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar")
    t.bob.passes()
    t.cleo.plays("intrigue:takeover").is_asked("gift")


@rule("CU R-123a", "CU Q-10", "CU R-007")
def test_the_chalice_of_clarity_costs_two_cards_and_stops_at_nine_followers() -> None:
    janus("bob 1", ann={"miracles": ["avatar"]}).ann.refused("ability:chalice_of_clarity", rule="Q-10", have=1)
    janus("bob 1", ann={"followers": 9, **TWO}).ann.plays("ability:chalice_of_clarity", "discard:avatar").has(
        followers=9
    )


@rule("CU R-123e", "CU R-128a")
def test_the_mystery_of_virtues_draws_a_miracle_for_every_priest_here() -> None:
    top = ["avatar", "possession", "rain_of_gold", "holy_frenzy", "weeping_idol"]
    t = janus("ann 1", "bob patriarch", "bob 2", "cleo 2", "cleo altar", "bob altar", ann={"coins": 7},
              top={"miracle": top})  # fmt: skip
    t.ann.plays("ability:mystery_of_virtues").has(coins=0, miracles=top[:4])
    assert t.state.decks["miracle"].cards[-1] == "weeping_idol"


@rule("CU R-123e", "CU R-043")
def test_the_mystery_of_virtues_costs_seven_coins() -> None:
    t = janus("bob 1", ann={"coins": 6, "miracles": ["avatar"]})
    t.ann.refused("ability:mystery_of_virtues", rule="R-043", have=6)


@rule("CU R-123f", "CU R-043")
def test_the_mystery_of_vices_draws_as_many_intrigues_as_the_sacrifice_had_influence() -> None:
    top = ["theft", "massacre", "takeover", "ambush"]
    t = janus("bob 1", dark=True, top={"intrigue": top})
    t.ann.plays("ability:mystery_of_vices").offered_only("sacrifice:1", "sacrifice:2", "sacrifice:3")
    t.ann.plays("sacrifice:3").has(available=[0, 1, 2], intrigues=top[:3], spare=[2, 2, 3, 3, 3])
    assert t.state.decks["intrigue"].cards[-1] == "ambush"
    t = janus("bob 1", dark=True, ann={"available": [0], "miracles": ["avatar"]})
    t.ann.not_offered("ability:mystery_of_vices")


@rule("CU R-123", "CU Q-33")
def test_from_a_deck_that_runs_out_one_draws_what_there_is() -> None:
    def two_left(g: Any) -> None:
        pile = g.decks["intrigue"].cards
        g.cults[1].intrigues = sorted(pile[:-2])
        g.decks["intrigue"].cards = pile[-2:]

    t = janus("bob 1", dark=True, top={"intrigue": ["theft", "massacre"]}, arrange=two_left)
    t.ann.plays("ability:mystery_of_vices", "sacrifice:3").has(intrigues=["massacre", "theft"])
    assert t.state.decks["intrigue"].cards == []


@rule("CU R-123g", "CU Q-10", "CU R-108a", "CU R-071a", "CU R-123h")
def test_the_chalice_of_madness_costs_nine_cards_of_any_type_for_two_mobs_and_all_altars_here() -> None:
    cards = {
        "miracles": ["avatar", "possession", "holy_frenzy"],
        "intrigues": ["ambush", "theft", "theft"],
        "privileges": ["mentor", "oracle", "exiles"],
    }
    t = janus("bob altar", "cleo altar", "ann altar", dark=True, ann={"supremacy": True, **cards})
    t.ann.plays("ability:chalice_of_madness")
    for card in ("avatar", "possession", "holy_frenzy", "ambush", "theft", "theft", "mentor", "oracle", "supremacy"):
        t.ann.is_asked("discard").plays(f"discard:{card}")
    t.ann.has(mobs=2, hand=[], privileges=["exiles"], supremacy=False, altars=[])
    t.bob.has(altars=[])
    t.cleo.has(altars=[])
    assert t.standing("market") == []


@rule("CU R-123g", "CU Q-24", "CU Q-10")
def test_the_chalice_of_madness_works_without_altars_and_not_with_eight_cards() -> None:
    nine = ["possession", "avatar", "avatar", "rain_of_gold", "rain_of_gold", "weeping_idol", "weeping_idol",
            "holy_frenzy", "holy_frenzy"]  # fmt: skip
    t = janus("bob 1", dark=True, ann={"miracles": nine[1:]})
    t.ann.refused("ability:chalice_of_madness", rule="Q-10", have=8)
    t = janus("bob 1", dark=True, ann={"miracles": nine}, bob={"mobs": 15})
    t.ann.plays("ability:chalice_of_madness", *(f"discard:{card}" for card in nine[:8]))  # the last goes unasked
    t.ann.has(mobs=1, hand=[])  # one was left in the reserve
