"""What may be done at every moment of one's own turn: the last die, Terror, an empty pool, kept dice."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.elder_sign.state import GONE, Museum

from .museum import MuseumTranscript, museum

TWO = ("ann:bob_jenkins", "bob:dexter_drake")


def one_die(*rolls: str, **more: Any) -> MuseumTranscript:
    """Ann before the Archives with a single green die; the others have left the game."""

    def arrange(g: Museum) -> None:
        g.lies[1:6] = [GONE] * 5
        if "then" in more:
            more["then"](g)

    settings = {key: value for key, value in more.items() if key != "then"}
    t = museum(*TWO, rolls=rolls, arrange=arrange, **settings)
    t.ann.plays("move:the_archives")
    return t


# Dice that join the pool -----------------------------------------------------------------------------------------


@rule("ES R-050a", "ES R-110", "ES Q-49")
def test_the_last_die_lies_there_failed_and_a_die_added_now_saves_the_attempt() -> None:
    t = one_die("1", "lore.y", ann={"cards": ["knife"]})
    t.ann.plays("roll").offered("use:knife")
    assert "use:knife" not in t.decision.in_vain
    t.ann.plays("use:knife", "fail").is_asked("discard-die").offered_only("discard:1", "discard:any.y", "give_up")
    t.ann.plays("discard:1", "roll").offered("complete:1:lore.y")


@rule("ES R-039", "ES R-040", "ES R-050a", "ES Q-49")
def test_it_may_also_be_added_after_the_roll_was_called_failed_before_the_die_goes() -> None:
    t = one_die("1", "lore.y", ann={"cards": ["knife"]})
    t.ann.plays("roll", "fail").is_asked("discard-die").offered_only("discard:1", "use:knife", "give_up")
    t.ann.plays("use:knife", "discard:1", "roll").is_asked("after-roll")


@rule("ES R-040", "ES Q-13")
def test_with_the_last_die_and_nothing_to_add_the_card_is_failed_without_a_question() -> None:
    t = one_die("1")
    t.ann.plays("roll", "fail").has(sanity=3)
    t.bob.is_asked("move")


@rule("ES R-050", "ES Q-49")
def test_as_long_as_dice_are_left_a_die_added_now_brings_nothing_that_it_would_not_bring_later() -> None:
    t = museum(*TWO, rolls=["1 1 1 1 2 2"], ann={"cards": ["knife"]})
    t.ann.plays("move:the_archives", "roll").offered("use:knife")
    assert t.decision.in_vain == {"use:knife"}
    t.ann.plays("fail")
    assert t.decision.in_vain == {"use:knife", "give_up"}


@rule("ES R-050", "ES R-043", "ES Q-49")
def test_where_terror_may_take_the_dice_one_more_is_worth_having() -> None:
    """The Loading Dock's Terror takes all dice that show it; two of three do."""
    t = museum(*TWO, rolls=["terror terror 1 1 1 1", "terror 1 terror"], ann={"cards": ["knife"]},
               adventures=["the_loading_dock"])  # fmt: skip
    t.ann.plays("move:the_loading_dock", "roll")
    assert "use:knife" in t.decision.in_vain  # four are left, whatever happens
    t.ann.plays("fail", "roll")
    assert [each.lies for each in t.table.view(0).dice].count("pool") == 3
    assert "use:knife" not in t.decision.in_vain


@rule("ES R-050", "ES R-043", "ES R-040", "ES Q-49")
def test_with_two_dice_left_and_terror_for_one_of_them_one_more_is_worth_having() -> None:
    t = museum(*TWO, rolls=["terror terror terror 1 1 1", "terror 1"], ann={"cards": ["knife"]},
               adventures=["the_loading_dock"])  # fmt: skip
    t.ann.plays("move:the_loading_dock", "roll", "fail", "roll")  # one of three like dice has gone
    assert len(t.dice("pool")) == 2 and "use:knife" not in t.decision.in_vain


@rule("ES R-050b", "ES R-051", "ES R-085", "ES R-106")
def test_a_die_added_while_a_roll_lies_there_shows_nothing_until_the_next_roll() -> None:
    """It cannot be turned, rerolled, secured, or laid on a task."""
    t = museum("ann:darrell_simmons", rolls=["terror terror 1 1 1 1", "lore lore 3 2 1 1"],
               ann={"cards": ["knife", "wither"], "clues": 1})  # fmt: skip
    t.ann.plays("move:the_archives", "roll", "use:knife").is_asked("after-roll")
    assert not [option for option in t.decision.options if "any.y" in str(option)]
    t.ann.plays("use:wither").offered_only("keep:terror", "keep:1").plays("keep:terror")
    t.ann.plays("clue").offered_only("die:terror", "die:1", "all").plays("die:terror", "done")
    t.ann.plays("fail", "discard:1", "roll")
    assert len(t.dice("pool")) == 5 and any(each.endswith(".y") for each in t.dice("pool"))


@rule("ES R-041", "ES R-090", "ES R-037", "ES R-086", "ES Q-55")
def test_a_card_for_a_die_is_refused_only_where_the_rulebook_keeps_the_die_away() -> None:
    t = museum(*TWO, rolls=["1 1 1 1 2 2 1.y", "1 1 1 1 2 2"], ann={"cards": ["knife", "axe", "wither"]})
    t.ann.plays("move:the_archives", "use:knife").offered("use:axe")  # in the pool already: nothing forbids it
    assert "use:axe" in t.decision.in_vain
    t.ann.plays("roll", "fail", "discard:1.y").refused("use:axe", rule="R-041")
    t = museum(*TWO, rolls=["1 1 1 1 2 2 lore.y"], ann={"cards": ["knife", "axe", "wither"]})
    t.ann.plays("move:the_archives", "use:knife", "roll", "use:wither", "keep:lore.y").refused("use:axe", rule="R-086")
    t = museum(*TWO, adventures=["gala_in_the_great_hall"], ann={"cards": ["knife"]})
    t.ann.plays("move:the_archives").refused("use:knife", rule="R-090")


@rule("ES R-050a", "ES R-093", "ES Q-49")
def test_gloria_may_add_her_dice_while_the_last_one_lies_there() -> None:
    def one_left(g: Museum) -> None:
        g.lies[1:6] = [GONE] * 5

    t = museum("ann:gloria_goldberg", worlds=["the_dreamlands"], rolls=["1", "lore.y"], arrange=one_left)
    t.ann.plays("move:the_dreamlands", "roll", "add:yellow", "fail", "discard:1", "roll").is_asked("after-roll")


@rule("ES R-086b", "ES Q-49")
def test_a_die_on_a_spell_may_be_taken_while_the_last_one_lies_there() -> None:
    def cast(g: Museum) -> None:
        g.investigators[0].cards.remove("wither")
        g.investigators[0].cast.append("wither")
        g.lies[1], g.faces[1] = "wither", "terror"

    t = one_die("1", "lore", ann={"cards": ["wither"]}, then=cast)
    t.ann.plays("roll", "take:terror@wither").has(cast=[]).plays("fail", "discard:1", "roll")
    t.ann.offered("complete:1:lore")


# Healing between Terror and the penalties ------------------------------------------------------------------------


@rule("ES R-043", "ES R-044", "ES R-105b", "ES Q-49")
@pytest.mark.parametrize("drinks", [True, False])
def test_monterey_jack_may_drink_between_terror_and_the_penalties(drinks: bool) -> None:
    """Plateau of Leng: 1 sanity for Terror, 2 for failing, and he has three."""

    def one_left(g: Museum) -> None:
        g.lies[1:6] = [GONE] * 5

    t = museum("ann:monterey_jack", worlds=["plateau_of_leng"], rolls=["terror"], ann={"cards": ["whiskey"]},
               arrange=one_left, doom=3)  # fmt: skip
    t.ann.plays("move:plateau_of_leng", "roll", "fail").has(sanity=2).is_asked("discard-die").offered("use:whiskey")
    t.ann.plays("discard:terror").is_asked("before-penalties").offered_only("use:whiskey", "done")
    t.ann.plays("use:whiskey" if drinks else "done")
    if drinks:
        t.ann.is_asked("move").has(sanity=1, cards=[])
    else:
        t.ann.is_asked("newcomer")


@rule("ES R-105", "ES Q-13", "ES Q-49")
def test_after_giving_up_on_a_roll_with_terror_too() -> None:
    t = museum("ann:monterey_jack", worlds=["plateau_of_leng"], rolls=["terror 1 1 1 1 1"],
               ann={"cards": ["whiskey"]}, doom=3)  # fmt: skip
    t.ann.plays("move:plateau_of_leng", "roll", "give_up").has(sanity=2).is_asked("before-penalties")
    t.ann.plays("use:whiskey").has(sanity=1)


@rule("ES R-098", "ES R-105", "ES Q-49")
def test_a_card_won_with_a_monster_may_be_used_before_the_penalties() -> None:
    """The Gug brings a common item: Food, just in time for the 1 stamina that failing costs."""
    t = museum("ann:joe_diamond", adventures=["unnatural_habitat"], monsters={"unnatural_habitat": [("gug", 1)]},
               ann={"stamina": 1}, rolls=["peril peril 1 1 1 1"], top={"common": ["food"]}, doom=3)  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:peril-peril", "give_up").is_asked("before-penalties")
    t.ann.plays("use:food").has(stamina=1, trophies=["gug"])


@rule("ES Q-31", "ES Q-39", "ES R-115")
def test_whoever_is_devoured_by_a_card_before_the_penalties_suffers_none() -> None:
    t = museum("ann:joe_diamond", adventures=["mysterious_tome"], ann={"cards": ["necronomicon"], "sanity": 1}, doom=3)
    t.ann.plays("move:mysterious_tome", "give_up", "use:necronomicon").is_asked("newcomer")
    assert t.state.doom == 4  # the tome would have added one more


# Kept dice by themselves -----------------------------------------------------------------------------------------


@rule("ES R-035", "ES R-080e", "ES Q-14")
def test_the_last_die_completes_one_task_and_the_focused_one_the_other() -> None:
    """Administration Office: lore, and 9."""
    rolls = ["lore 1 1 3 peril peril", "3 2 2 2"]
    t = museum(*TWO, adventures=["administration_office"], rolls=rolls)
    t.ann.plays("move:administration_office", "roll", "fail", "discard:peril", "focus:lore", "roll")
    t.ann.plays("complete:2:2-2-2-3").is_asked("before-roll").refused("roll", rule="Q-14")
    t.ann.offered_only("complete:1:lore@focus", "give_up").plays("complete:1:lore@focus")
    t.ann.has(trophies=["administration_office"])


@rule("ES R-080", "ES Q-14", "ES Q-15")
def test_the_only_die_left_may_be_focused_and_complete_a_task() -> None:
    def two_left(g: Museum) -> None:
        g.lies[2:6] = [GONE] * 4

    t = museum(*TWO, rolls=["lore 1"], arrange=two_left, adventures=["forgotten_knowledge"])
    t.ann.plays("move:forgotten_knowledge", "roll", "fail", "discard:1", "focus:lore").is_asked("before-roll")
    t.ann.offered_only("complete:1:lore@focus", "give_up").plays("complete:1:lore@focus").has(sanity=3)  # and failed
    t.bob.is_asked("move")


@rule("ES R-035", "ES R-085e", "ES R-086a", "ES Q-14")
def test_a_die_on_a_spell_completes_a_task_before_any_roll() -> None:
    def cast(g: Museum) -> None:
        g.investigators[1].cards.remove("wither")
        g.investigators[1].cast.append("wither")
        g.lies[5], g.faces[5] = "wither", "lore"

    t = museum(*TWO, bob={"cards": ["wither"]}, arrange=cast)
    t.ann.plays("move:the_archives").offered("complete:1:lore@wither").plays("complete:1:lore@wither")
    t.ann.is_asked("before-roll")
    t.bob.has(cast=[])
    assert t.state.ongoing.done == [0] and t.state.lies.count("pool") == 5


@rule("ES R-030", "ES R-033", "ES Q-14")
def test_kept_dice_too_keep_to_the_order_and_pay_the_price() -> None:
    def cast(g: Museum) -> None:
        g.investigators[0].cards.remove("wither")
        g.investigators[0].cast.append("wither")
        g.lies[5], g.faces[5] = "wither", "lore"

    t = museum(*TWO, adventures=["the_elder_sign"], ann={"cards": ["wither"], "sanity": 1}, arrange=cast)
    t.ann.plays("move:the_elder_sign").refused("complete:1:lore@wither", rule="R-033")
    t = museum(*TWO, adventures=["the_guided_tour"], ann={"cards": ["wither"]}, arrange=cast)
    t.ann.plays("move:the_guided_tour").not_offered("complete:3:lore@wither")


@rule("ES R-133", "ES R-134", "ES Q-14")
def test_in_the_battle_too_kept_dice_strike_by_themselves() -> None:
    def cast(g: Museum) -> None:
        g.investigators[0].cards.remove("voice_of_ra")
        g.investigators[0].cast.append("voice_of_ra")
        for die, face in ((3, "terror"), (4, "lore"), (5, "peril")):
            g.lies[die], g.faces[die] = "voice_of_ra", face

    t = museum(*TWO, ancient_one="cthulhu", awake=True, ann={"cards": ["voice_of_ra"]}, arrange=cast)
    t.ann.is_asked("before-roll").plays("complete:1:lore@voice_of_ra-peril@voice_of_ra-terror@voice_of_ra")
    assert t.state.doom == 10
    t.ann.has(cast=[])


# Terror and an empty pool ----------------------------------------------------------------------------------------


@rule("ES R-039", "ES R-040", "ES Q-53")
@pytest.mark.parametrize("cards", [[], ["knife"]])
def test_when_terror_has_taken_all_dice_none_is_discarded_and_one_may_be_added(cards: list[str]) -> None:
    def two_left(g: Museum) -> None:
        g.lies[2:6] = [GONE] * 4

    t = museum(*TWO, adventures=["the_loading_dock"], rolls=["terror terror", "peril.y"], arrange=two_left,
               ann={"cards": cards})  # fmt: skip
    t.ann.plays("move:the_loading_dock", "roll", "fail")
    if cards:
        t.ann.is_asked("before-roll").offered_only("use:knife", "give_up").plays("use:knife", "roll")
        t.ann.offered("complete:1:peril.y")
    else:
        t.bob.is_asked("move")


@rule("ES R-042a", "ES Q-13")
def test_the_card_may_be_given_up_when_a_die_is_to_be_discarded() -> None:
    t = museum(*TWO, rolls=["1 1 1 1 2 2"])
    t.ann.plays("move:the_archives", "roll", "fail").is_asked("discard-die").plays("give_up").has(sanity=3)
    t.bob.is_asked("move")


@rule("ES R-045a", "ES R-099a", "ES Q-49")
def test_a_card_that_beats_the_last_monster_after_a_failed_roll_resolves_the_card() -> None:
    t = museum(*TWO, adventures=["unnatural_habitat"], monsters={"unnatural_habitat": [("ghost", 1)]},
               ann={"cards": ["bind_monster"]}, rolls=["peril peril 3 1 1 1", "1 1 2"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:2:3-peril-peril", "roll", "fail").is_asked("discard-die")
    t.ann.plays("use:bind_monster").has(trophies=["unnatural_habitat", "ghost"], at="entrance")


@rule("ES R-036", "ES R-105", "ES Q-49")
def test_the_card_is_resolved_when_its_last_monster_is_defeated_while_a_roll_lies_there() -> None:
    t = museum(*TWO, adventures=["unnatural_habitat"], monsters={"unnatural_habitat": [("ghost", 1)]},
               ann={"cards": ["bind_monster"]}, rolls=["peril peril 3 1 1 1", "1 1 2"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:2:3-peril-peril", "roll").is_asked("after-roll")
    t.ann.plays("use:bind_monster").has(trophies=["unnatural_habitat", "ghost"], at="entrance")
    t.bob.is_asked("move")


@rule("ES R-039", "ES R-105", "ES Q-49")
def test_before_one_of_several_like_dice_goes_a_card_that_brings_something_may_be_used() -> None:
    t = museum(*TWO, adventures=["unnatural_habitat"], monsters={"unnatural_habitat": [("ghost", 1)]},
               ann={"cards": ["bind_monster"]}, rolls=["peril peril 3 1 1 1", "1 1 1"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:2:3-peril-peril", "roll", "fail").is_asked("discard-die")
    t.ann.offered_only("discard:1", "use:bind_monster", "give_up")


# In vain ---------------------------------------------------------------------------------------------------------


@rule("ES R-051", "ES R-108", "ES Q-55")
def test_a_healer_may_treat_whoever_lacks_nothing_but_nobody_is_bothered_with_it() -> None:
    t = museum("ann:vincent_lee", "bob:bob_jenkins")
    t.ann.is_asked("move")
    assert [move.key for move in t.table.moves] == ["pass"]  # he was asked, for the table; there was nothing to gain


@rule("ES R-060", "ES Q-55")
def test_trophies_may_be_wasted_on_treatment_that_is_not_needed() -> None:
    t = museum(*TWO, mythos="mythos_07", ann={"trophies": ["the_abyss", "yuggoth"]})
    t.ann.plays("move:entrance").offered("aid:one_stat", "aid:both_stats", "aid:free")
    assert {"aid:one_stat", "aid:both_stats"} <= t.decision.in_vain
    assert "aid:free" not in t.decision.in_vain  # a rest costs nothing


@rule("ES R-062a", "ES Q-22", "ES Q-55")
def test_a_souvenir_of_which_none_is_left_may_be_paid_for_in_vain() -> None:
    def no_allies(g: Museum) -> None:
        g.removed += g.decks["ally"].cards
        g.decks["ally"].cards = []

    trophies = ["the_abyss", "yuggoth", "r_lyeh"]
    t = museum(*TWO, mythos="mythos_07", ann={"trophies": trophies, "sanity": 3}, arrange=no_allies)
    t.ann.plays("move:entrance").offered("buy:souvenir_ally", "aid:one_stat")
    assert t.decision.in_vain == {"buy:souvenir_ally"}


@rule("ES R-060a", "ES Q-55")
def test_the_half_of_first_aid_that_would_give_nothing_is_marked() -> None:
    t = museum(*TWO, mythos="mythos_07", ann={"sanity": 3})
    t.ann.plays("move:entrance", "aid:free").is_asked("one-of").offered_only("option:1", "option:2")
    assert t.decision.in_vain == {"option:2"}


@rule("ES R-087a", "ES Q-55")
def test_a_securing_spell_cast_when_no_die_of_the_roll_is_left_goes_under_its_deck_at_once() -> None:
    t = one_die("1", ann={"cards": ["wither", "shrivelling"]})
    t.ann.plays("roll", "use:wither").offered("use:shrivelling")
    assert "use:shrivelling" in t.decision.in_vain
    t.ann.plays("use:shrivelling").has(cast=["wither"], cards=[])
    assert t.state.decks["spell"].cards[0] == "shrivelling"
