"""The investigators: what each can do, how often, and what is refused; ``test_healers`` has two of the sixteen."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.elder_sign.state import Museum

from .museum import MuseumTranscript, museum

WASTE = "1 1 1 2 peril peril"  # nothing for the archives
BOB = "bob:bob_jenkins"


def kinds(t: MuseumTranscript, name: str) -> list[str]:
    """The kinds of the cards a player holds."""
    return sorted(t.state.box.kind_of[card] for card in t.seat(name).investigator.cards)


# Amanda Sharpe ---------------------------------------------------------------------------------------------------


@rule("ES R-011", "ES R-032", "ES R-036c")
def test_amanda_completes_several_tasks_with_one_roll() -> None:
    t = museum("ann:amanda_sharpe", rolls=["lore lore lore 3 peril 1"], top={"unique": ["holy_water", "healing_stone"]})
    t.ann.plays("move:the_archives", "roll", "complete:1:lore").is_asked("after-roll")
    t.ann.offered("complete:2:3-lore", "complete:3:lore-peril", "go_on").not_offered("fail", "complete:1:lore")
    t.ann.plays("complete:2:3-lore", "complete:3:lore-peril").has(trophies=["the_archives"])
    t.ann.has(cards=["holy_water", "healing_stone"])


@rule("ES R-036", "ES R-037")
def test_amanda_may_go_on_and_roll_the_rest() -> None:
    t = museum("ann:amanda_sharpe", rolls=["lore lore lore 3 peril 1", "1 1 1 1 1"])
    t.ann.plays("move:the_archives", "roll", "complete:1:lore", "go_on").is_asked("before-roll").plays("roll")
    assert t.dice("pool") == ["1"] * 5
    t.ann.offered_only("fail", "give_up")


@rule("ES R-030", "ES R-032")
def test_amanda_keeps_to_the_arrow_and_uses_each_die_once() -> None:
    t = museum("ann:amanda_sharpe", rolls=["2 3 1 lore peril peril"])
    t.ann.plays("move:the_guided_tour", "roll").refused("complete:2", rule="R-030").plays("complete:1:2")
    t.ann.refused("complete:3", rule="R-030").not_offered("complete:3:lore").plays("complete:2:1-3", "complete:3:lore")
    t.ann.has(trophies=["the_guided_tour"])
    t = museum("ann:amanda_sharpe", rolls=["lore 3 1 1 peril peril"])
    t.ann.plays("move:the_archives", "roll", "complete:1:lore").refused("complete:2", rule="R-031")


@rule("ES R-036a")
def test_anybody_else_completes_one_task_a_roll() -> None:
    t = museum(BOB, rolls=["lore lore lore 3 peril 1"])
    t.bob.plays("move:the_archives", "roll", "complete:1:lore").is_asked("before-roll")


# "Ashcan" Pete ---------------------------------------------------------------------------------------------------


@rule("ES R-046", "ES R-009")
def test_pete_takes_another_kind_or_a_clue_for_every_card() -> None:
    """The hall of the dead gives a clue, a common item and a unique item."""
    rolls = ["lore peril peril 3 2 1", "peril peril 3 2 1", "3 2 1"]
    t = museum("ann:ashcan_pete", BOB, rolls=rolls, top={"spell": ["wither"], "unique": ["holy_water"]})
    t.ann.plays("move:the_hall_of_the_dead", "roll", "complete:1:lore", "roll", "complete:2:peril-peril", "roll")
    t.ann.plays("complete:3:2-3").is_asked("order").plays("first:1").has(clues=1).plays("first:1").is_asked("instead")
    t.ann.offered_only("gain:common", "gain:clue", "gain:unique", "gain:spell").plays("gain:spell")
    t.ann.has(cards=["wither"]).is_asked("instead").plays("gain:clue").has(cards=["wither"], clues=2)
    t.bob.is_asked("move")


@rule("ES R-046")
def test_pete_has_no_choice_with_clues_and_allies() -> None:
    t = museum("ann:ashcan_pete", BOB, ann={"trophies": ["koi_pond", "yuggoth", "r_lyeh"]}, mythos="mythos_07",
               top={"ally": ["anna_kaslow"]})  # fmt: skip
    t.ann.plays("move:entrance", "buy:souvenir_ally", "spend:koi_pond", "spend:yuggoth")
    t.ann.has(allies=["anna_kaslow"], clues=2).is_not_asked()


# Bob, Dexter, Monterey -------------------------------------------------------------------------------------------


@rule("ES Q-18", "ES R-009")
@pytest.mark.parametrize(
    ("name", "kind"), [("bob_jenkins", "common"), ("dexter_drake", "spell"), ("monterey_jack", "unique")]
)
def test_one_card_more_of_their_kind_whenever_they_gain_it(name: str, kind: str) -> None:
    t = museum(f"ann:{name}", "bob:darrell_simmons", mythos="mythos_07", ann={"trophies": ["koi_pond", "yuggoth"]})
    t.ann.plays("move:entrance", f"buy:souvenir_{kind}", "spend:koi_pond")
    assert kinds(t, "ann") == [kind, kind]


@rule("ES Q-18")
def test_two_spells_in_one_reward_bring_one_more_and_other_kinds_none() -> None:
    """Forgotten knowledge gives two spells and a common item; the archives two unique items."""
    rolls = ["lore terror 3 3 2 1", "terror 3 3 2 1"]
    t = museum("ann:dexter_drake", adventures=["forgotten_knowledge"], rolls=rolls)
    t.ann.plays("move:forgotten_knowledge", "roll", "complete:1:lore", "roll", "complete:2:2-3-3-terror")
    assert kinds(t, "ann") == ["common", "spell", "spell", "spell"]
    rolls = ["lore lore lore 3 peril 1", "lore lore 3 peril 1", "lore peril 1"]
    t = museum("ann:monterey_jack", rolls=rolls)
    t.ann.plays("move:the_archives", "roll", "complete:1:lore", "roll", "complete:2:3-lore", "roll")
    t.ann.plays("complete:3:lore-peril")
    assert kinds(t, "ann") == ["unique", "unique", "unique"]


@rule("ES Q-18")
@pytest.mark.parametrize("name", ["dexter_drake", "monterey_jack", "darrell_simmons"])
def test_no_extra_common_item_for_anybody_but_bob(name: str) -> None:
    t = museum(f"ann:{name}", BOB, mythos="mythos_07", ann={"trophies": ["koi_pond"]})
    t.ann.plays("move:entrance", "buy:souvenir_common")
    assert kinds(t, "ann") == ["common"]


# Darrell, Harvey, Michael ----------------------------------------------------------------------------------------


@rule("ES R-051", "ES R-109")
def test_darrell_raises_one_investigation_by_one() -> None:
    """1 to 2, 2 to 3; 3 to 4 only on a die that has a 4."""
    t = museum("ann:darrell_simmons", rolls=["1 2 3 lore peril terror 3.y 4.r"], ann={"cards": ["dynamite"]})
    t.ann.plays("move:the_archives", "use:dynamite", "roll")
    turns = [f"turn:darrell_simmons:{each}" for each in ("1:2", "2:3", "3.y:4")]
    t.ann.offered(*turns).not_offered("turn:darrell_simmons:3:4", "turn:darrell_simmons:4.r:5")
    assert sum(option[0] == "turn" for option in t.decision.options) == 3
    t.ann.plays("turn:darrell_simmons:3.y:4").not_offered(*turns)
    assert "4.y" in t.dice("pool")


TURNERS = [
    ("darrell_simmons", "1:2"),
    ("harvey_walters", "terror:lore"),
    ("michael_mcglen", "terror:peril"),
]


@rule("ES R-051a")
@pytest.mark.parametrize(("name", "turn"), TURNERS)
def test_one_die_a_roll_and_again_with_the_next_roll(name: str, turn: str) -> None:
    rolls = ["terror terror 1 1 2 3", "terror 1", "terror terror 1 1 2"]
    t = museum(f"ann:{name}", adventures=["the_hall_of_the_dead"], rolls=rolls, ann={"clues": 1})
    t.ann.plays("move:the_hall_of_the_dead", "roll", f"turn:{name}:{turn}").not_offered(f"turn:{name}:{turn}")
    assert turn.split(":")[1] in t.dice("pool")
    t.ann.plays("clue", "die:1", "die:terror", "done").not_offered(f"turn:{name}:{turn}")  # a reroll is no new roll
    t.ann.plays("fail", "discard:3", "roll").offered(f"turn:{name}:{turn}")


@rule("ES R-051a")
@pytest.mark.parametrize(("name", "turn"), TURNERS)
def test_a_second_time_with_one_roll_is_refused_with_the_rule(name: str, turn: str) -> None:
    t = museum(f"ann:{name}", rolls=["terror terror 1 1 2 3"])
    t.ann.plays("move:the_archives", "roll", f"turn:{name}:{turn}").refused(f"use:{name}", rule="R-051")


@rule("ES R-043", "ES R-051")
@pytest.mark.parametrize("name", ["harvey_walters", "michael_mcglen"])
def test_a_turned_terror_is_no_terror_any_more(name: str) -> None:
    face = "lore" if name == "harvey_walters" else "peril"
    t = museum(f"ann:{name}", adventures=["ancient_relics"], rolls=["terror 1 1 peril peril peril"])
    before = t.ann.investigator.sanity
    t.ann.plays("move:ancient_relics", "roll", f"turn:{name}:terror:{face}").offered("fail").plays("fail", "discard:1")
    t.ann.has(sanity=before)


@rule("ES R-105")
@pytest.mark.parametrize(("name", "turn"), TURNERS)
def test_they_turn_dice_of_their_own_rolls_only(name: str, turn: str) -> None:
    t = museum("ann:joe_diamond", f"bob:{name}", rolls=["terror terror 1 1 2 3"])
    t.ann.plays("move:the_archives", "roll").not_offered(f"turn:{name}:{turn}")
    t.bob.is_not_asked()


# Gloria Goldberg and Jenny Barnes --------------------------------------------------------------------------------


@rule("ES R-093", "ES R-034")
def test_gloria_adds_both_dice_in_other_worlds_only() -> None:
    t = museum("ann:gloria_goldberg", worlds=["yuggoth"], rolls=["1 1 1 1 1 1 4.y", "1 1 1 1 1 2.y 4.r"])
    t.ann.plays("move:yuggoth").offered_only("roll", "add:yellow", "add:red", "give_up").plays("add:yellow", "roll")
    t.ann.plays("fail", "discard:1").offered("add:red").refused("add:yellow", rule="R-041").plays("add:red", "roll")
    assert t.dice("pool") == ["1", "1", "1", "1", "1", "2.y", "4.r"]
    t = museum("ann:gloria_goldberg", worlds=["yuggoth"])
    t.ann.plays("move:the_archives").offered_only("roll", "give_up")


@rule("ES R-041")
def test_gloria_cannot_add_again_what_she_has_discarded() -> None:
    t = museum("ann:gloria_goldberg", worlds=["yuggoth"], rolls=["1 1 1 1 1 1 4.y"])
    t.ann.plays("move:yuggoth", "add:yellow", "roll", "fail", "discard:4.y").refused("add:yellow", rule="R-041")


@rule("ES R-050", "ES R-107")
@pytest.mark.parametrize("price", ["axe", "wither", "clue"])
def test_jenny_discards_a_common_item_a_spell_or_a_clue_for_both_dice(price: str) -> None:
    t = museum("ann:jenny_barnes", ann={"cards": ["axe", "wither", "holy_water"], "clues": 1})
    t.ann.plays("move:the_archives", "use:jenny_barnes").is_asked("discard-card")
    t.ann.offered_only("discard:axe", "discard:wither", "discard:clue").plays(f"discard:{price}")
    left = [card for card in ("axe", "wither", "holy_water") if card != price]
    t.ann.has(cards=left, clues=0 if price == "clue" else 1).not_offered("use:jenny_barnes")
    assert t.state.lies == ["pool"] * 8


@rule("ES R-105", "ES R-087")
def test_jenny_may_pay_with_a_spell_of_hers_that_holds_a_die() -> None:
    def cast(g: Museum) -> None:
        g.investigators[0].cards.remove("wither")
        g.investigators[0].cast.append("wither")
        g.lies[2], g.faces[2] = "wither", "lore"

    t = museum("ann:jenny_barnes", ann={"cards": ["wither"]}, arrange=cast)
    t.ann.plays("move:the_archives", "use:jenny_barnes").has(cast=[]).is_asked("before-roll")
    assert t.state.lies[6:] == ["pool", "pool"] and t.state.lies[2] == "reserve"


@rule("ES R-050")
def test_jenny_must_make_up_her_mind_before_the_first_roll_and_needs_a_price() -> None:
    t = museum("ann:jenny_barnes", ann={"clues": 2}, rolls=[WASTE])
    t.ann.not_offered("use:jenny_barnes").plays("move:the_archives").offered("use:jenny_barnes")
    t.ann.plays("roll", "fail", "discard:1").not_offered("use:jenny_barnes")
    t = museum("ann:jenny_barnes", ann={"cards": ["holy_water"]})
    t.ann.plays("move:the_archives").not_offered("use:jenny_barnes")


# Joe Diamond -----------------------------------------------------------------------------------------------------


@rule("ES R-106", "ES R-051")
def test_joe_gets_two_rerolls_for_each_clue() -> None:
    rolls = [WASTE, "2", "lore", "1 1 1 1 1 1"]
    t = museum("ann:joe_diamond", rolls=rolls, ann={"clues": 1})
    t.ann.plays("move:the_archives", "roll").not_offered("reroll").plays("clue", "die:peril", "done").has(clues=0)
    t.ann.offered("reroll").not_offered("clue").plays("reroll", "die:peril", "done").not_offered("reroll")
    t.ann.offered("complete:1:lore")


@rule("ES R-106")
def test_joe_may_let_the_second_reroll_go_but_not_save_it() -> None:
    rolls = [WASTE, "2", "1 1 1 1 1"]
    t = museum("ann:joe_diamond", rolls=rolls, ann={"clues": 1})
    t.ann.plays("move:the_archives", "roll", "clue", "die:peril", "done").offered("reroll", "fail")
    t.ann.plays("fail", "discard:1", "roll").not_offered("reroll", "clue")


@rule("ES R-106")
def test_everybody_else_gets_one() -> None:
    t = museum(BOB, rolls=[WASTE, "2"], bob={"clues": 1})
    t.bob.plays("move:the_archives", "roll", "clue", "die:peril", "done").not_offered("reroll", "clue")


# Kate Winthrop ---------------------------------------------------------------------------------------------------


@rule("ES R-043", "ES R-074")
def test_kate_ignores_terror() -> None:
    t = museum("ann:kate_winthrop", adventures=["ancient_relics"], mythos="mythos_02", rolls=["terror 1 1 1 1 1"])
    t.ann.plays("move:ancient_relics", "roll", "fail").has(sanity=6).is_asked("discard-die")


@rule("ES Q-26", "ES R-094")
def test_no_monster_appears_in_kates_turn() -> None:
    rolls = ["3 3 3 peril 1 1", "3 3 peril 1 1", "peril 1 1"]
    done = ["move:a_peculiar_specimen", "roll", "complete:1:3", "roll", "complete:2:3-3", "roll", "complete:3:peril"]
    t = museum("ann:kate_winthrop", BOB, rolls=rolls, cup=["ghoul"])
    t.ann.plays(*done).has(trophies=["a_peculiar_specimen"])
    assert (t.state.cup, t.state.signs) == (["ghoul"], 1)
    t = museum("ann:kate_winthrop", BOB, adventures=["tempest_in_a_teapot"], doom=2, cup=["ghoul"])
    t.ann.plays("move:tempest_in_a_teapot", "give_up")
    assert (t.state.cup, t.state.doom) == (["ghoul"], 3)  # a monster space, and still none


@rule("ES R-074")
def test_but_at_midnight_and_in_other_turns_monsters_come() -> None:
    t = museum("ann:kate_winthrop", BOB, hour=9, mythos="mythos_09", top={"mythos": ["mythos_28"]}, cup=["ghoul"])
    t.ann.plays("move:the_missing_records", "give_up")
    assert (t.state.cup, t.state.space("the_archives").monsters) == ([], ["ghoul"])
    t = museum(BOB, "ann:kate_winthrop", adventures=["tempest_in_a_teapot"], doom=2, cup=["ghoul"])
    t.bob.plays("move:tempest_in_a_teapot", "give_up").is_asked("place-monster")


# Mandy Thompson --------------------------------------------------------------------------------------------------


@rule("ES R-050", "ES R-051", "ES R-105d")
def test_mandy_rerolls_two_dice_of_anybodys_roll_before_it_is_judged() -> None:
    t = museum(BOB, "mandy:mandy_thompson", rolls=[WASTE, "lore 3"])
    t.bob.plays("move:the_archives", "roll")
    t.mandy.is_asked("research").offered_only("use:mandy_thompson", "pass").plays("use:mandy_thompson")
    t.mandy.is_asked("which-dice").plays("die:1", "die:peril").has(used=["mandy_thompson"])
    t.bob.is_asked("after-roll").offered("complete:2:3-lore")
    assert t.dice("pool") == ["1", "1", "2", "3", "lore", "peril"]


@rule("ES R-051")
def test_mandy_only_once_a_day() -> None:
    rolls = [WASTE, "1 1", "1 1 1 2 peril"]
    t = museum(BOB, "mandy:mandy_thompson", rolls=[*rolls, WASTE], hour=9, top={"mythos": ["mythos_28"]})
    t.bob.plays("move:the_archives", "roll")
    t.mandy.plays("use:mandy_thompson", "die:1", "die:peril")
    t.bob.plays("fail", "discard:1", "roll").is_asked("after-roll")  # she is not asked again
    t.bob.plays("give_up")
    t.mandy.is_asked("move").has(used=[]).plays("move:the_archives", "roll").is_asked("after-roll")
    t.mandy.offered("use:mandy_thompson")  # in her own turn one of the things she can do with the roll


@rule("ES R-051", "ES R-105")
def test_mandy_may_pass_and_is_asked_again_with_the_next_roll_or_reroll() -> None:
    t = museum(BOB, "mandy:mandy_thompson", rolls=[WASTE, "1", "1 1 1 2 peril"], bob={"clues": 1})
    t.bob.plays("move:the_archives", "roll")
    t.mandy.is_asked("research").passes().has(used=[])
    t.bob.plays("clue", "die:peril", "done")
    t.mandy.is_asked("research").passes()
    t.bob.plays("fail")
    t.mandy.is_asked("research").passes()  # her moment lasts until the roll is judged
    t.bob.plays("discard:1", "roll")
    t.mandy.is_asked("research")


@rule("ES R-051", "ES R-105", "ES Q-57")
def test_mandy_may_still_save_a_roll_that_is_about_to_fail() -> None:
    t = museum(BOB, "mandy:mandy_thompson", rolls=["1 1 1 1 2 terror", "lore 3"], adventures=["ancient_relics"])
    t.bob.plays("move:ancient_relics", "roll")
    t.mandy.passes()
    t.bob.plays("fail")
    t.mandy.is_asked("research").plays("use:mandy_thompson", "die:1", "die:terror")
    t.bob.is_asked("after-roll").offered("complete:1:3-lore").has(sanity=4)
    assert not [event for event in t.table.log if event.kind == "fails-roll"]


@rule("ES R-051", "ES Q-57")
def test_mandy_is_asked_again_when_the_roll_has_been_changed() -> None:
    t = museum(BOB, "mandy:mandy_thompson", rolls=[WASTE], bob={"allies": ["professor_armitage"]})
    t.bob.plays("move:the_archives", "roll")
    t.mandy.passes()
    t.bob.plays("turn:professor_armitage:1:lore")
    t.mandy.is_asked("research")


@rule("ES R-051", "ES Q-57")
def test_mandy_rerolls_two_dice_of_her_own_roll_whenever_she_likes() -> None:
    t = museum("mandy:mandy_thompson", rolls=[WASTE, "1", "lore 3"], mandy={"clues": 1})
    t.mandy.plays("move:the_archives", "roll", "clue", "die:1", "done", "use:mandy_thompson", "die:1", "die:peril")
    t.mandy.is_asked("after-roll").offered("complete:2:3-lore").not_offered("use:mandy_thompson")


@rule("ES R-051", "ES R-105")
def test_mandy_may_step_in_after_every_reroll_of_somebody_else() -> None:
    """Joe Diamond's clue rerolls twice, and an ally leaves for a third reroll."""
    t = museum("joe:joe_diamond", "mandy:mandy_thompson", rolls=["1 1 1 1 1 1", "1", "1", "1"],
               joe={"clues": 1, "allies": ["anna_kaslow"]})  # fmt: skip
    t.joe.plays("move:the_archives", "roll")
    t.mandy.is_asked("research").passes()
    for again in ("clue", "reroll", "use:anna_kaslow"):
        t.joe.plays(again, "die:1", "done")
        t.mandy.is_asked("research").passes()
    t.joe.is_asked("after-roll")


@rule("ES R-050")
def test_mandys_research_is_two_dice_not_one() -> None:
    t = museum(BOB, "mandy:mandy_thompson", rolls=[WASTE])
    t.bob.plays("move:the_archives", "roll")
    t.mandy.plays("use:mandy_thompson", "die:1").is_asked("which-dice").not_offered("done")


# Sister Mary (her locked dice are in test_locks) -----------------------------------------------------------------


@rule("ES R-072")
def test_sister_mary_may_ignore_the_terror_of_the_mythos_card() -> None:
    table = {"adventures": ["ancient_relics"], "mythos": "mythos_02"}
    for answer, sanity in (("yes", 6), ("no", 5)):
        t = museum("ann:sister_mary", rolls=["terror 1 1 1 1 1"], **table)  # type: ignore[arg-type]  # laid twice
        t.ann.plays("move:ancient_relics", "roll", "fail").is_asked("ignore").plays(answer)
        if answer == "no":
            t.ann.plays("terror:mythos_02")
        t.ann.has(sanity=sanity).is_asked("discard-die")  # the card's own Terror strikes all the same


@rule("ES R-072", "ES R-106")
def test_sister_mary_uses_clues_the_lost_and_found_and_low_prices_whatever_the_mythos_says() -> None:
    t = museum("ann:sister_mary", mythos="mythos_20", rolls=[WASTE], ann={"clues": 1})
    t.ann.plays("move:the_archives", "roll").offered("clue")
    t = museum("ann:sister_mary", mythos="mythos_01", rolls=["2"])
    t.ann.plays("move:entrance").offered("find").plays("find").has(clues=1)
    t = museum("ann:sister_mary", BOB, mythos="mythos_08", ann={"trophies": ["ghoul"]}, bob={"trophies": ["byakhee"]})
    t.ann.plays("move:entrance").offered("buy:souvenir_clue").plays("buy:souvenir_clue")
    t.bob.plays("move:entrance").refused("buy:souvenir_clue", rule="R-063", have=1, price=2)


@rule("ES R-072", "ES Q-45")
def test_sister_mary_may_ignore_what_a_mythos_card_has_promised() -> None:
    for answer, left in (("yes", ["mythos_10"]), ("no", [])):
        t = museum("ann:sister_mary", BOB, mythos="mythos_10", cup=["ghoul"])
        t.ann.plays("move:the_missing_records", "give_up").is_asked("ignore").plays(answer)
        assert t.state.lingering == left
        assert bool(t.state.cup) == (answer == "yes")


@rule("ES R-072")
def test_the_others_have_no_such_guardian() -> None:
    t = museum(BOB, adventures=["ancient_relics"], mythos="mythos_02", rolls=["terror 1 1 1 1 1"])
    t.bob.plays("move:ancient_relics", "roll", "fail", "terror:mythos_02").has(sanity=2)
