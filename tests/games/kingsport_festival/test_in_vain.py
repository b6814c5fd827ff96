"""What brings nothing now is offered all the same: spells in their phase for their price, buildings in theirs."""

from __future__ import annotations

from citing import rule
from leng.bots import Sight
from leng.engine.orders import give_at_opening
from leng.engine.table import Table
from leng.games.kingsport_festival.state import Festival

from .festival import Kingsport, by_the_first_edition, festival
from .raiding import STRENGTH, fought, raid


def of_bots(t: Kingsport) -> Table:
    """The table, with luke the only person at it."""
    for seat in t.table.seats[1:]:
        seat.player = "random"
    return t.table


@rule("KF R-050c", "KF R-052a", "KF Q-38")
def test_who_empties_his_hand_in_time_is_no_better_a_target_for_thurston() -> None:
    """He is stronger against three spells in hand; two that bring nothing now are spent before he comes."""
    hand = ["the_witch_of_endor", "jane_brooks_apple", "al_azif"]
    luke = {"discs": STRENGTH[5], "hand": hand, "magic": 3, "cult": 10}
    t = raid("francis_wayland_thurston", at="invocation", dice={"luke": [1, 2, 3]}, luke=luke)
    t.luke.plays("invoke:thing_of_darkness:1-2-3")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.offered_in_vain("cast:the_witch_of_endor", "cast:jane_brooks_apple")
    t.luke.plays("cast:the_witch_of_endor", "cast:jane_brooks_apple")
    t.until("combat").luke.plays("fight")
    fought(t, "luke", strength=5, foe=4, outcome="victory")
    t.luke.is_asked("deck").has(cult=13)

    kept = raid("francis_wayland_thurston", luke={**luke, "magic": 0})
    fought(kept, "luke", strength=5, foe=6, outcome="defeat")


@rule("KF R-042b", "KF R-047b", "KF Q-38")
def test_the_lighthouse_may_be_lit_where_no_card_is_left_to_be_seen() -> None:
    luke = {"discs": ["house", "quay", "lighthouse"]}
    t = festival(round=12, at="privileges", luke=luke, arrange=_all_raids_are_over)
    t.luke.is_not_asked()  # nothing would come of it, and everybody sees that
    t = festival(round=12, at="privileges", luke=luke, arrange=_all_raids_are_over, thorough=True)
    t.luke.is_asked("privileges").offered_in_vain("use:lighthouse").plays("use:lighthouse").is_not_asked()
    t.told("use", seat=0, source="lighthouse")


@rule("KF R-016b", "KF Q-38")
def test_in_the_witch_house_a_sanity_may_be_paid_where_no_die_is_left() -> None:
    t = festival(scenario="the_dreams_in_the_witch_house", order=["luke"], dice={"luke": [1, 2, 3]}, thorough=True)
    t.luke.plays("invoke:thing_of_darkness:1-2-3")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.offered_only("use:scenario", "pass").offered_in_vain("use:scenario").plays("use:scenario").has(sanity=9)


@rule("KF R-050c", "KF Q-38")
def test_the_glass_and_major_sydenham_may_be_played_where_no_sanity_is_asked() -> None:
    luke = {"magic": 4, "hand": ["anne_bodenhams_glass", "the_apparition_of_major_sydenham"]}
    t = festival(order=["luke"], dice={"luke": [2, 6, 6]}, luke=luke)
    t.luke.plays("invoke:thing_of_darkness:6")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.passes()
    t.luke.is_asked("privileges").offered_in_vain("cast:the_apparition_of_major_sydenham").passes()
    t.luke.is_asked("gift").offered_in_vain("cast:anne_bodenhams_glass").plays("cast:anne_bodenhams_glass")
    t.luke.passes()
    t.luke.is_asked("resource").has(magic=2, sanity=10, hand=["the_apparition_of_major_sydenham"])


@rule("KF Q-38")
def test_where_a_god_asks_for_sanity_they_are_not_in_vain() -> None:
    luke = {"magic": 4, "hand": ["anne_bodenhams_glass", "the_apparition_of_major_sydenham"]}
    t = festival(order=["luke"], dice={"luke": [2, 6, 6]}, luke=luke)
    t.luke.plays("invoke:shoggoth:2")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.passes()
    assert not t.decision.in_vain
    t.luke.passes()
    assert t.luke.is_asked("gift") and not t.decision.in_vain


@rule("KF Q-38")
def test_a_bot_leaves_it_alone() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 2, 3]}, luke={"magic": 4, "hand": ["the_witch_of_youghal"]})
    t.luke.plays("invoke:thing_of_darkness:1-2-3")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.offered_only("cast:the_witch_of_youghal", "pass")
    assert Sight(t.table.play).options == ("pass",)


@rule("KF Q-38", "KF Q-17")
def test_who_plays_alone_is_spared_the_question_and_among_people_it_betrays_no_hand() -> None:
    luke = {"magic": 4, "hand": ["the_witch_of_youghal"]}
    t = festival(order=["luke"], dice={"luke": [1, 2, 3]}, luke=luke)
    t.luke.plays("invoke:thing_of_darkness:1-2-3")
    t.gabriel.passes()
    t.livio.passes()
    give_at_opening(t.table)
    assert t.table.follow_orders() == 0, "who passes at once tells the others what kind of Evil spell he holds"
    alone = of_bots(t)
    give_at_opening(alone)
    assert alone.follow_orders() > 0
    assert alone.spared(0)[0].spared == "invoke"


def test_by_the_first_edition_nothing_of_the_kind_was_offered() -> None:
    luke = {"magic": 9, "hand": ["the_witch_of_youghal", "the_trial_of_julian_cox"]}
    t = by_the_first_edition(festival(order=["luke"], dice={"luke": [1, 2, 3]}, luke=luke))
    t.luke.plays("invoke:thing_of_darkness:1-2-3")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.offered_only("pass")


def test_by_the_first_edition_a_spell_that_changes_the_sum_was_followed_by_an_invocation_that_looks_at_it() -> None:
    luke = {"magic": 3, "hand": ["the_trial_of_julian_cox"]}
    t = by_the_first_edition(festival(order=["luke"], dice={"luke": [1, 1, 1]}, luke=luke))
    t.luke.plays("cast:the_trial_of_julian_cox").refused("pass", rule="R-027")
    t.luke.offered_only("invoke:mi_go:1", "invoke:byakhee:1-1", "invoke:flying_polyp:1-1-1")


def test_by_the_first_edition_decks_were_named_card_by_card_and_three_spells_brought_nothing_besides() -> None:
    t = by_the_first_edition(festival(order=["luke"], dice={"luke": [3, 3, 3]}, luke={"magic": 0}))
    t.luke.plays("invoke:nodens:3-3-3")
    t.until("deck").luke.plays("death")
    assert len(t.luke.cultist.hand) == 1, "seen before the second deck was named"
    luke = {"magic": 2, "hand": ["pulvis_niger"], "cubes": [1, 0, 0]}
    t = by_the_first_edition(festival(at="propagation", luke=luke))
    t.luke.plays("cast:pulvis_niger").has(cult=0)


def test_by_the_first_edition_time_ran_backwards_in_ties_too() -> None:
    dice = {"luke": [1, 2, 3], "gabriel": [6, 2, 2], "livio": [4, 3, 3]}
    t = by_the_first_edition(festival(scenario="the_shadow_out_of_time", dice=dice))
    assert t.order == ["gabriel", "livio", "luke"]


def _all_raids_are_over(g: Festival) -> None:
    for each in g.raids:
        each.over = each.event_up = each.investigator_up = True
