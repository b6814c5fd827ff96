"""Securing dice: focus, assistance, and spells that keep dice."""

from __future__ import annotations

import pytest

from citing import rule
from leng.engine.choice import key

from .museum import MuseumTranscript, museum

TWO = ("ann:bob_jenkins", "bob:dexter_drake")
WASTE = "1 1 1 2 peril peril"  # nothing for the archives


# Focus -----------------------------------------------------------------------------------------------------------


@rule("ES R-035b", "ES R-039", "ES R-080c", "ES R-080e", "ES E-03")
def test_a_focused_lore_completes_the_task_with_the_next_roll_of_four() -> None:
    rolls = ["lore 1 1 1 terror terror", "peril 3 1 1"]
    t = museum(*TWO, worlds=["the_dreamlands"], rolls=rolls)
    t.ann.plays("move:the_dreamlands", "roll", "fail", "discard:terror", "focus:lore")
    assert t.dice("focus") == ["lore"]
    assert len(t.dice("pool")) == 4
    t.ann.plays("roll").offered("complete:1:3-lore@focus-peril").plays("complete:1:3-lore@focus-peril")
    t.ann.has(trophies=["the_dreamlands"], clues=2)


@rule("ES R-039c", "ES R-080b")
def test_focus_comes_after_the_discard_of_a_failed_roll_and_at_no_other_time() -> None:
    t = museum(*TWO, rolls=["lore lore 1 2 peril peril", "1 1 1 1 2"])
    t.ann.plays("move:the_archives").offered_only("roll", "give_up")
    t.ann.plays("roll").not_offered("focus:lore").plays("complete:1:lore").offered_only("roll", "give_up")
    t.ann.plays("roll", "fail").is_asked("discard-die").plays("discard:2").offered("focus:1")


@rule("ES R-080f")
def test_a_focused_die_is_neither_rolled_nor_rerolled() -> None:
    rolls = ["lore 1 1 1 peril peril", "1 1 1 2", "1 1 1 3"]
    t = museum(*TWO, rolls=rolls, ann={"clues": 1})
    t.ann.plays("move:the_archives", "roll", "fail", "discard:1", "focus:lore", "roll", "clue", "all")
    assert (t.dice("focus"), t.dice("pool")) == (["lore"], ["1", "1", "1", "3"])


@rule("ES R-080a")
def test_only_one_focus_in_a_turn() -> None:
    t = museum(*TWO, rolls=[WASTE, "1 1 2 peril"])
    t.ann.plays("move:the_archives", "roll", "fail", "discard:1", "focus:2", "roll", "fail", "discard:1")
    t.ann.offered_only("roll", "give_up")


@rule("ES R-080")
def test_a_second_focus_is_refused_with_the_rule() -> None:
    t = museum(*TWO, rolls=[WASTE, "1 1 2 peril"])
    t.ann.plays("move:the_archives", "roll", "fail", "discard:1", "focus:2", "roll", "fail", "discard:1")
    t.ann.refused("focus:2", rule="R-080")


@rule("ES R-080", "ES R-084")
def test_on_the_next_turn_one_may_focus_again() -> None:
    t = museum("ann:bob_jenkins", rolls=[WASTE, WASTE], hour=0)
    for _ in range(2):
        t.ann.plays("move:the_archives", "roll", "fail", "discard:1", "focus:2", "give_up")
        assert t.state.lies == ["reserve"] * 8


@rule("ES Q-15", "ES R-040")
def test_focusing_the_only_die_left_is_allowed_and_fails() -> None:
    rolls = ["1 1 1 1 1 2", "1 1 1 1 2", "1 1 1 2", "1 1 2", "1 2"]
    t = museum(*TWO, rolls=rolls)
    t.ann.plays("move:the_archives")
    for _ in rolls:
        t.ann.plays("roll", "fail", "discard:2")
    t.ann.offered("focus:1").plays("focus:1").has(sanity=3)
    t.bob.is_asked("move")


@rule("ES R-072")
def test_a_mythos_card_may_forbid_focus() -> None:
    t = museum(*TWO, mythos="mythos_07", rolls=[WASTE])
    t.ann.plays("move:the_archives", "roll", "fail", "discard:1").refused("focus:2", rule="R-072")


# Assistance ------------------------------------------------------------------------------------------------------


def helped(rolls: list[str]) -> MuseumTranscript:
    """Bob at work where Mandy and Dexter stand."""
    return museum(
        "bob:bob_jenkins",
        "mandy:mandy_thompson",
        "dexter:dexter_drake",
        rolls=rolls,
        mandy={"at": "administration_office", "used": ["mandy_thompson"]},
        dexter={"at": "administration_office"},
    )


@rule("ES R-035b", "ES R-044", "ES R-080", "ES R-081b", "ES R-081c", "ES R-082", "ES E-04")
def test_mandy_helps_bob() -> None:
    """First roll task 1; five dice: discard, focus a 3; three: discard, ask; one die left completes the card."""
    rolls = ["1 1 1 1 peril peril", "lore 1 1 1 1 1", "3 1 1 2 peril", "3 1 lore", "3"]
    t = museum("mandy:mandy_thompson", "bob:bob_jenkins", rolls=rolls, mandy={"used": ["mandy_thompson"]})
    t.mandy.plays("move:administration_office", "roll", "give_up").has(at="administration_office")
    t.bob.plays("move:administration_office", "roll", "complete:1:lore", "roll")
    assert len(t.dice("pool")) == 5
    t.bob.refused("complete:2", rule="R-031").plays("fail", "discard:peril", "focus:3", "roll")
    assert len(t.dice("pool")) == 3
    t.bob.refused("complete:2", rule="R-031").plays("fail", "discard:lore", "ask:0")
    t.mandy.is_asked("help").plays("yes")
    t.bob.is_asked("help-die").plays("keep:3")
    assert (t.dice("focus"), t.dice("help.0"), len(t.dice("pool"))) == (["3"], ["3"], 1)
    t.bob.plays("roll", "complete:2:3-3@focus-3@help.0").has(trophies=["administration_office"], clues=2)
    t.mandy.has(at="entrance", sanity=4, stamina=5, clues=0)  # only her own failure cost her sanity


@rule("ES R-081a")
def test_only_somebody_on_the_same_card_can_be_asked() -> None:
    t = museum("ann:bob_jenkins", "bob:dexter_drake", "cleo:joe_diamond", rolls=[WASTE],
               bob={"at": "the_archives"}, cleo={"at": "the_guided_tour"})  # fmt: skip
    t.ann.plays("move:the_archives", "roll").not_offered("ask:1").plays("fail", "discard:1")
    t.ann.offered("ask:1").not_offered("ask:2", "ask:0")


@rule("ES R-081")
def test_alone_on_a_card_or_solo_there_is_nobody_to_ask() -> None:
    for players in (("ann:bob_jenkins",), TWO):
        t = museum(*players, rolls=[WASTE])
        t.ann.plays("move:the_archives", "roll", "fail", "discard:1")
        t.ann.offered_only("focus:1", "focus:2", "focus:peril", "roll", "give_up")


@rule("ES R-081e", "ES R-081f")
def test_a_different_helper_each_time_and_each_once_a_turn() -> None:
    t = helped(["lore 3 1 2 peril peril", "3 1 2 peril", "1 2"])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:peril").offered("ask:1", "ask:2").plays("ask:1")
    t.mandy.plays("yes")
    t.bob.plays("keep:3", "roll", "fail", "discard:peril").offered("ask:2").not_offered("ask:1").plays("ask:2")
    t.dexter.plays("yes")
    t.bob.plays("keep:3")
    assert (t.dice("help.1"), t.dice("help.2"), len(t.dice("pool"))) == (["3"], ["3"], 2)
    t.bob.plays("roll", "give_up")


@rule("ES R-082a")
def test_after_one_failed_roll_focus_or_ask_but_not_both() -> None:
    t = helped([WASTE])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:1", "focus:2")
    t.bob.offered_only("roll", "give_up")
    t = helped([WASTE])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:1", "ask:1")
    t.mandy.plays("yes")
    t.bob.plays("keep:2").offered_only("roll", "give_up")


@rule("ES R-082b")
def test_on_another_roll_of_the_turn_the_other_may_follow() -> None:
    t = helped([WASTE, "1 2 peril peril"])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:1", "ask:1")
    t.mandy.plays("yes")
    t.bob.plays("keep:2", "roll", "fail", "discard:peril").offered("focus:2", "ask:2").plays("focus:2")


@rule("ES Q-35", "ES R-081", "ES R-082")
def test_a_refusal_uses_the_request_up() -> None:
    t = helped([WASTE, "1 1 2 peril peril"])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:1", "ask:1")
    t.mandy.is_asked("help").offered_only("yes", "no").plays("no")
    t.bob.is_asked("before-roll").offered_only("roll", "give_up").plays("roll")
    assert len(t.dice("pool")) == 5
    t.bob.plays("fail", "discard:1").offered("ask:2", "focus:2").not_offered("ask:1")
    t.bob.plays("give_up")
    t.mandy.has(sanity=5, stamina=5)  # she did not help, so she loses nothing


@rule("ES R-081d", "ES R-082")
@pytest.mark.parametrize(("wanted", "law"), [("ask:1", "R-081"), ("focus:1", "R-082"), ("ask:2", "R-082")])
def test_a_second_request_is_refused_with_the_rule(wanted: str, law: str) -> None:
    t = helped([WASTE, "1 1 2 peril peril"])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:1", "ask:1")
    t.mandy.plays("no")
    if law == "R-081":
        t.bob.plays("roll", "fail", "discard:1")
    t.bob.refused(wanted, rule=law)


@rule("ES R-083a", "ES R-083b", "ES Q-13")
def test_every_helper_of_a_failed_card_loses_sanity_or_stamina() -> None:
    t = helped([WASTE, "1 2 peril peril"])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:1", "ask:1")
    t.mandy.plays("yes")
    t.bob.plays("keep:2", "roll", "fail", "discard:1", "ask:2")
    t.dexter.plays("yes")
    t.bob.plays("keep:2", "give_up").has(sanity=3)
    t.mandy.is_asked("helper-loses").offered_only("lose:sanity", "lose:stamina").plays("lose:stamina")
    t.dexter.is_asked("helper-loses").plays("lose:sanity")
    t.mandy.has(sanity=5, stamina=4)
    t.dexter.has(sanity=4, stamina=5)


@rule("ES R-044c", "ES R-084a", "ES R-084b")
def test_kept_dice_go_back_when_the_resolution_phase_ends() -> None:
    t = helped([WASTE, "1 2 peril peril"])
    t.bob.plays("move:administration_office", "roll", "fail", "discard:1", "ask:1")
    t.mandy.plays("yes")
    t.bob.plays("keep:2", "roll", "fail", "discard:1", "focus:2", "give_up")
    t.mandy.plays("lose:sanity")
    assert t.state.lies == ["reserve"] * 8


@rule("ES R-072")
def test_sister_mary_alone_may_focus_when_thoughts_scatter() -> None:
    t = museum("ann:sister_mary", mythos="mythos_07", rolls=[WASTE])
    t.ann.plays("move:the_archives", "roll", "fail", "discard:1", "focus:2")
    assert t.dice("focus") == ["2"]


# Spells ----------------------------------------------------------------------------------------------------------


@rule("ES R-034", "ES R-035b", "ES R-085e", "ES R-086a", "ES R-088", "ES R-105c", "ES E-05")
def test_a_terror_kept_on_a_spell_serves_another_player() -> None:
    rolls = ["3 3 1 1 1 1", "terror lore 3 1", "peril 1 2 3 1"]
    t = museum(*TWO, adventures=["horrible_visions"], rolls=rolls, ann={"cards": ["wither"]})
    t.ann.plays("move:the_missing_records", "roll", "complete:1:3-3", "roll", "use:wither", "keep:terror")
    t.ann.plays("complete:2:3-lore").has(trophies=["the_missing_records"], cast=["wither"], cards=[])
    assert t.dice("wither") == ["terror"]
    t.bob.plays("move:horrible_visions").offered("take:terror@wither").plays("roll")
    assert t.dice("pool") == ["1", "1", "2", "3", "peril"]
    t.bob.refused("complete:2", rule="R-031").plays("complete:1:peril-terror@wither")
    assert t.dice("task.0") == ["peril", "terror"]
    t.ann.has(cast=[])
    assert "wither" in t.state.decks["spell"].cards


@rule("ES R-085a", "ES R-085b", "ES R-107b")
@pytest.mark.parametrize("spell", ["enchant_weapon", "mists_of_r_lyeh", "shrivelling", "vision_quest", "wither"])
def test_five_spells_keep_one_die(spell: str) -> None:
    t = museum(*TWO, rolls=["lore 1 1 1 peril peril"], ann={"cards": [spell]})
    t.ann.refused(f"use:{spell}", rule="R-085").plays("move:the_archives", "roll", f"use:{spell}").is_asked("keep-die")
    t.ann.offered_only("keep:lore", "keep:1", "keep:peril").plays("keep:lore").is_asked("after-roll")
    t.ann.has(cards=[], cast=[spell])
    assert (t.dice(spell), len(t.dice("pool"))) == (["lore"], 5)


@rule("ES R-085c")
@pytest.mark.parametrize("spell", ["dread_curse_of_azathoth", "red_sign_of_shudde_m_ell"])
def test_two_spells_keep_one_die_or_two(spell: str) -> None:
    for second in ("keep:peril", "done"):
        t = museum(*TWO, rolls=["lore 1 1 1 peril peril"], ann={"cards": [spell]})
        t.ann.plays("move:the_archives", "roll", f"use:{spell}", "keep:lore").offered("keep:peril", "done")
        t.ann.plays(second).is_asked("after-roll")
        assert t.dice(spell) == (["lore", "peril"] if second != "done" else ["lore"])


@rule("ES R-085c", "ES Q-31")
def test_the_voice_of_ra_takes_a_sanity_and_keeps_up_to_three() -> None:
    t = museum(*TWO, rolls=["lore 1 1 3 peril peril"], ann={"cards": ["voice_of_ra"]})
    t.ann.plays("move:the_archives", "roll", "use:voice_of_ra").has(sanity=3)
    t.ann.plays("keep:lore", "keep:peril", "keep:3").is_asked("after-roll")
    assert t.dice("voice_of_ra") == ["3", "lore", "peril"]
    t.ann.offered("complete:1:lore@voice_of_ra", "complete:2:3@voice_of_ra-lore@voice_of_ra")
    t.ann.offered("complete:3:lore@voice_of_ra-peril", "complete:3:lore@voice_of_ra-peril@voice_of_ra")


@rule("ES Q-31", "ES R-115")
def test_the_voice_of_ra_may_devour_its_caster() -> None:
    t = museum(*TWO, rolls=["lore 1 1 3 peril peril"], ann={"cards": ["voice_of_ra"], "sanity": 1})
    t.ann.plays("move:the_archives", "roll", "use:voice_of_ra").is_asked("newcomer")
    assert t.state.devoured == ["bob_jenkins"]
    assert "voice_of_ra" in t.state.decks["spell"].cards
    assert t.state.lies == ["reserve"] * 8


@rule("ES R-085f", "ES R-086c", "ES R-086d", "ES Q-34")
def test_dice_of_one_spell_are_taken_one_by_one_or_together() -> None:
    rolls = ["lore 1 1 3 peril peril", "1 1 1 1 1"]
    t = museum(*TWO, rolls=rolls, ann={"cards": ["voice_of_ra"]})
    t.ann.plays("move:the_archives", "roll", "use:voice_of_ra", "keep:lore", "keep:peril", "done", "give_up")
    t.bob.plays("move:the_archives")
    assert len(t.dice("pool")) == 4
    t.bob.plays("take:peril@voice_of_ra").offered("take:lore@voice_of_ra")
    t.ann.has(cast=["voice_of_ra"])
    t.bob.plays("roll").offered("complete:1:lore@voice_of_ra", "complete:2:1-1-1-lore@voice_of_ra")
    assert len(t.dice("pool")) == 5


@rule("ES R-086", "ES R-087a")
def test_the_last_die_off_a_spell_sends_it_under_its_deck() -> None:
    rolls = ["lore 1 1 3 peril peril", "1 1 1 1 1 1"]
    t = museum(*TWO, rolls=rolls, ann={"cards": ["wither"]})
    t.ann.plays("move:the_archives", "roll", "use:wither", "keep:lore", "give_up").has(cast=["wither"])
    t.bob.plays("move:the_archives", "take:lore@wither")
    t.ann.has(cast=[], cards=[])
    assert t.state.decks["spell"].cards[0] == "wither"
    t.bob.plays("roll").not_offered("complete:1:lore")
    assert len(t.dice("pool")) == 6


@rule("ES R-087b")
def test_a_spell_on_the_table_takes_no_further_dice() -> None:
    rolls = ["lore 1 1 3 peril peril", "lore 1 1 1 1"]
    t = museum("ann:bob_jenkins", rolls=rolls, ann={"cards": ["dread_curse_of_azathoth"]}, hour=0)
    spell = "dread_curse_of_azathoth"
    t.ann.plays("move:the_archives", "roll", f"use:{spell}", "keep:lore", "done", "fail", "discard:1", "roll")
    t.ann.not_offered(f"use:{spell}")
    assert t.dice(spell) == ["lore"]


@rule("ES R-085d", "ES R-107b", "ES R-110c")
def test_a_die_on_a_spell_stays_there_across_turns_even_a_coloured_one() -> None:
    rolls = ["lore 1 1 3 peril peril 4.y", "lore 1 1 1 1 1"]
    t = museum(*TWO, rolls=rolls, ann={"cards": ["wither", "axe"]}, bob={"cards": ["knife"]})
    t.ann.plays("move:the_archives", "use:axe", "roll", "use:wither", "keep:4.y", "give_up")
    assert t.dice("wither") == ["4.y"]
    t.bob.plays("move:the_archives").refused("use:knife", rule="R-086").plays("roll")
    t.bob.offered("complete:2:4.y@wither-lore").plays("give_up")
    assert t.dice("wither") == ["4.y"]


@rule("ES R-080d", "ES R-088b")
def test_a_kept_result_cannot_be_changed_any_more() -> None:
    rolls = ["terror 1 1 2 peril peril", "1 1 1 1 1"]
    t = museum(
        "ann:darrell_simmons", rolls=rolls, ann={"cards": ["wither"], "allies": ["professor_armitage"], "clues": 1}
    )
    t.ann.plays("move:the_archives", "roll", "use:wither", "keep:2")
    t.ann.not_offered("turn:darrell_simmons:2:3", "turn:darrell_simmons:2@wither:3", "turn:professor_armitage:2:lore")
    t.ann.offered("turn:darrell_simmons:1:2").plays("clue").not_offered("die:2", "die:2@wither")


@rule("ES R-080", "ES R-085")
def test_a_die_that_was_not_rolled_yet_cannot_be_kept() -> None:
    """The yellow die joins the pool after the failed roll, and shows nothing before the next one."""
    t = museum(*TWO, rolls=[WASTE], ann={"cards": ["axe"]})
    t.ann.plays("move:the_archives", "roll", "fail", "discard:1", "use:axe")
    kept = [each for each in map(key, t.decision.options) if each.startswith("focus:")]
    assert kept == ["focus:1", "focus:2", "focus:peril"]
