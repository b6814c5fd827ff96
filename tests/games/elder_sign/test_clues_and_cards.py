"""Clues, items, spells and allies: when they are used, what they do, where they go."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from leng.engine.choice import key

from .museum import museum

TWO = ("ann:bob_jenkins", "bob:dexter_drake")
WASTE = "1 1 1 2 peril peril"  # nothing for the archives

YELLOW = ["revolver_38", "automatic_45", "axe", "cavalry_saber", "knife", "lantern", "research_materials", "tommy_gun"]
RED = ["ancient_tablet", "cabala_of_saboth", "cultes_des_goules", "enchanted_blade", "holy_water", "obsidian_statue",
       "ruby_of_r_lyeh"]  # fmt: skip
BOTH = ["dynamite", "sword_of_glory"]


# Clues -----------------------------------------------------------------------------------------------------------


@rule("ES R-106a")
def test_a_clue_rerolls_one_die_some_or_all() -> None:
    t = museum(*TWO, rolls=[WASTE, "lore", "3 lore", "1 1 1 1 1 1"], ann={"clues": 3})
    t.ann.plays("move:the_archives", "roll", "clue").is_asked("which-dice")
    t.ann.offered_only("die:1", "die:2", "die:peril", "all").plays("die:peril").offered("done").plays("done")
    assert t.dice("pool") == ["1", "1", "1", "2", "lore", "peril"]
    t.ann.has(clues=2).plays("clue", "die:1", "die:2", "done").has(clues=1).offered("complete:2:3-lore")
    t.ann.plays("clue", "all").has(clues=0).not_offered("clue")
    assert t.dice("pool") == ["1"] * 6


@rule("ES R-106", "ES R-105")
def test_clues_are_for_attempts_and_for_ones_own_roll() -> None:
    t = museum(*TWO, ann={"clues": 1}, bob={"clues": 1}, rolls=[WASTE])
    t.ann.not_offered("clue").plays("move:the_archives").not_offered("clue").plays("roll").offered("clue")
    t.ann.plays("fail", "discard:1").not_offered("clue")
    t.bob.is_not_asked().has(clues=1)


@rule("ES R-106", "ES R-072")
def test_a_mythos_card_may_forbid_clues() -> None:
    t = museum(*TWO, mythos="mythos_20", ann={"clues": 1}, rolls=[WASTE])
    t.ann.plays("move:the_archives", "roll").refused("clue", rule="R-072")


@rule("ES Q-41", "ES R-061", "ES R-106")
def test_nothing_changes_the_lost_and_found_die() -> None:
    ann = {"clues": 2, "allies": ["professor_armitage", "anna_kaslow"], "cards": ["axe"], "sanity": 2}
    t = museum("ann:michael_mcglen", "mandy:mandy_thompson", mythos="mythos_07", rolls=["terror"], ann=ann)
    t.ann.plays("move:entrance", "find").has(sanity=1, clues=2, allies=["professor_armitage", "anna_kaslow"])
    t.mandy.is_asked("move").has(used=[])


@rule("ES R-106b")
def test_clues_are_spent_as_often_as_there_are_any() -> None:
    t = museum(*TWO, rolls=[WASTE, "1", "2", "3"], ann={"clues": 3})
    t.ann.plays("move:the_archives", "roll")
    for left, shown in ((2, "peril"), (1, "1"), (0, "2")):
        t.ann.plays("clue", f"die:{shown}", "done").has(clues=left).is_asked("after-roll")
    t.ann.not_offered("clue")


# Items that add dice ---------------------------------------------------------------------------------------------


@rule("ES R-034", "ES R-044c", "ES R-107a", "ES R-109", "ES R-110a", "ES R-110b")
@pytest.mark.parametrize(
    ("card", "dice"),
    [(card, "y") for card in YELLOW] + [(card, "r") for card in RED] + [(card, "yr") for card in BOTH],
)
def test_weapons_and_relics_add_dice_for_the_turn(card: str, dice: str) -> None:
    faces = " ".join(f"4.{die}" for die in dice)
    t = museum(*TWO, rolls=[f"{WASTE} {faces}", f"1 1 1 1 1 {faces}"], ann={"cards": [card]})
    t.ann.refused(f"use:{card}", rule="R-034").plays("move:the_archives", f"use:{card}").has(cards=[])
    kind = t.state.box.kind_of[card]
    assert t.state.decks[kind].cards[0] == card
    t.ann.plays("roll")
    assert [each for each in t.dice("pool") if "." in each] == [f"4.{die}" for die in sorted(dice)]
    t.ann.plays("fail", "discard:1", "roll")  # they stay until used or discarded
    assert [each for each in t.dice("pool") if "." in each] == [f"4.{die}" for die in sorted(dice)]
    t.ann.plays("give_up")
    assert t.state.lies == ["reserve"] * 8


@rule("ES R-109a", "ES R-109b", "ES R-109c")
def test_yellow_has_a_four_for_the_terror_and_red_a_wild_for_the_one() -> None:
    faces = museum(*TWO).state.box.faces
    assert sorted(faces["green"]) == ["1", "2", "3", "lore", "peril", "terror"]
    assert sorted(faces["yellow"]) == ["1", "2", "3", "4", "lore", "peril"]
    assert sorted(faces["red"]) == ["2", "3", "4", "lore", "peril", "wild"]


@rule("ES R-090", "ES R-107")
def test_dynamite_works_with_one_die_locked_but_not_with_both() -> None:
    cards = {"cards": ["dynamite"]}
    t = museum(*TWO, adventures=["gala_in_the_great_hall"], ann=cards)
    t.ann.plays("move:the_archives", "use:dynamite")
    assert t.state.lies[6:] == ["locked", "pool"]
    t = museum(*TWO, adventures=["gala_in_the_great_hall", "we_need_to_find_help"], ann=cards)
    t.ann.plays("move:the_archives").refused("use:dynamite", rule="R-090", colours=["red", "yellow"])


@rule("ES R-107", "ES R-050")
def test_the_shotgun_turns_the_yellow_die_to_peril_once_in_the_turn() -> None:
    rolls = ["1 1 1 2 terror terror 4.y", "1 1 1 2 terror 3.y"]
    t = museum(*TWO, rolls=rolls, ann={"cards": ["shotgun"]})
    t.ann.plays("move:the_archives", "use:shotgun", "roll").not_offered("turn:shotgun:1:peril")
    t.ann.plays("turn:shotgun:4.y:peril")
    assert "peril.y" in t.dice("pool")
    t.ann.not_offered("turn:shotgun:4.y:peril").plays("fail", "discard:1", "roll").not_offered("turn:shotgun:3.y:peril")


@rule("ES R-107", "ES R-051")
def test_the_shotgun_may_wait_for_a_later_roll() -> None:
    rolls = ["1 1 1 2 terror terror 4.y", "1 1 1 2 lore 3.y"]
    t = museum(*TWO, rolls=rolls, ann={"cards": ["shotgun"]})
    t.ann.plays("move:the_archives", "use:shotgun", "roll", "fail", "discard:terror", "roll")
    t.ann.plays("turn:shotgun:3.y:peril", "complete:3:lore-peril.y")


# Other items -----------------------------------------------------------------------------------------------------


@rule("ES R-107", "ES R-108")
@pytest.mark.parametrize(("card", "what"), [("whiskey", "sanity"), ("food", "stamina")])
def test_whiskey_and_food_give_one_back(card: str, what: str) -> None:
    t = museum(*TWO, ann={"cards": [card], what: 2})
    t.ann.plays(f"use:{card}").has(**{what: 3}, cards=[])
    assert t.state.decks["common"].cards[0] == card


@rule("ES R-014c", "ES R-108")
def test_nothing_is_regained_above_the_maximum() -> None:
    t = museum(*TWO, ann={"cards": ["healing_stone", "heal"], "stamina": 5, "sanity": 2})
    t.ann.plays("use:heal", "treat:0").has(stamina=6)  # two would be seven
    t.ann.plays("use:healing_stone").has(sanity=4, stamina=6, cards=[])


@rule("ES R-105b", "ES R-107")
@pytest.mark.parametrize("moment", ["before moving", "at the entrance", "before a roll", "after the resolution"])
def test_healing_cards_work_at_any_quiet_moment_of_the_own_turn(moment: str) -> None:
    t = museum(*TWO, ann={"cards": ["whiskey"], "sanity": 2}, mythos="mythos_07")
    if moment == "at the entrance":
        t.ann.plays("move:entrance")
    elif moment == "before a roll":
        t.ann.plays("move:the_archives")
    elif moment == "after the resolution":
        t.ann.plays("move:the_archives", "give_up", "done").is_asked("end-turn").has(sanity=1)
    before = t.ann.investigator.sanity
    t.ann.plays("use:whiskey").has(sanity=before + 1, cards=[])


@rule("ES R-105", "ES R-050")
def test_a_card_for_any_time_of_the_turn_works_with_a_roll_on_the_table_too() -> None:
    """With 1 sanity left the task could not be paid for; a sip of whiskey, and it can."""
    rolls = ["lore 1 1 1 1 1"]
    t = museum(*TWO, adventures=["the_elder_sign"], rolls=rolls, ann={"cards": ["whiskey"], "sanity": 1})
    t.ann.plays("move:the_elder_sign", "roll").refused("complete:1:lore", rule="R-033")
    t.ann.plays("use:whiskey", "complete:1:lore").has(sanity=1)


@rule("ES R-105a", "ES R-105b")
def test_only_ones_own_cards_and_only_in_ones_own_turn() -> None:
    t = museum(*TWO, ann={"sanity": 1}, bob={"cards": ["whiskey", "axe"], "sanity": 1}, rolls=[WASTE])
    t.ann.not_offered("use:whiskey").plays("move:the_archives").not_offered("use:whiskey", "use:axe").plays("roll")
    t.ann.not_offered("use:whiskey")
    t.bob.is_not_asked()


@rule("ES Q-14", "ES R-107", "ES R-030")
def test_the_blue_watcher_completes_a_task_without_dice() -> None:
    card = "blue_watcher_of_the_pyramid"
    t = museum(*TWO, ann={"cards": [card]}, rolls=["lore lore 3 peril 1 1"])
    t.ann.refused(f"use:{card}", rule="R-105").plays("move:the_archives", f"use:{card}").is_asked("which-task")
    t.ann.offered_only("task:1", "task:2", "task:3").plays("task:2").has(stamina=5, cards=[]).is_asked("before-roll")
    assert len(t.dice("pool")) == 6
    t.ann.plays("roll").not_offered("complete:2:3-lore").offered("complete:1:lore", "complete:3:lore-peril")


@rule("ES R-030", "ES R-033", "ES R-097")
def test_the_blue_watcher_shuns_monsters_costs_and_tasks_not_yet_open() -> None:
    card = "blue_watcher_of_the_pyramid"
    t = museum(*TWO, ann={"cards": [card]}, monsters={"the_archives": [("ghoul", 1)]})
    t.ann.plays("move:the_archives", f"use:{card}").offered_only("task:2", "task:3")
    t = museum(*TWO, ann={"cards": [card]}, adventures=["please_do_not_touch_the_exhibits"])
    t.ann.plays("move:please_do_not_touch_the_exhibits").offered(f"use:{card}")
    assert t.decision.in_vain == {f"use:{card}"}
    t = museum(*TWO, ann={"cards": [card]}, rolls=["3 1 1 1 1 1"])
    t.ann.plays("move:the_guided_tour", f"use:{card}").has(stamina=5)  # the first task, the only one open
    assert t.state.attempt is not None
    assert t.state.attempt.done == [0]


@rule("ES Q-31", "ES R-115")
def test_the_price_of_an_item_may_devour_its_user() -> None:
    t = museum(*TWO, ann={"cards": ["blue_watcher_of_the_pyramid"], "stamina": 1})
    t.ann.plays("move:the_archives", "use:blue_watcher_of_the_pyramid", "task:1").is_asked("newcomer")
    t = museum(*TWO, ann={"cards": ["necronomicon"], "sanity": 1}, doom=0)
    t.ann.plays("use:necronomicon").is_asked("newcomer")
    assert (t.state.devoured, t.state.doom, t.state.worlds) == (["bob_jenkins"], 1, [])


@rule("ES R-099", "ES Q-43")
def test_the_flute_turns_over_every_monster_of_one_card() -> None:
    monsters = {"the_archives": [("ghoul", 1), ("cultist.1", 0)], "the_guided_tour": [("zombie", 0)]}
    t = museum(*TWO, ann={"cards": ["flute_of_the_outer_gods"]}, monsters=monsters, rolls=["lore 1 1 1 1 1"])
    t.ann.plays("use:flute_of_the_outer_gods").is_asked("which-card")
    t.ann.offered_only("defeat_all:the_archives", "defeat_all:the_guided_tour").plays("defeat_all:the_archives")
    t.ann.has(sanity=3, stamina=5, trophies=[]).plays("move:the_archives", "roll").not_offered("complete:4:1-1-1")
    t.ann.plays("give_up").has(trophies=["ghoul", "cultist.1"], sanity=2)
    assert t.state.space("the_guided_tour").monsters == ["zombie"]


@rule("ES R-099")
@pytest.mark.parametrize("card", ["flute_of_the_outer_gods", "bind_monster"])
def test_without_a_monster_in_play_there_is_nothing_to_defeat(card: str) -> None:
    t = museum(*TWO, ann={"cards": [card]})
    t.ann.offered(f"use:{card}")
    assert t.decision.in_vain == {f"use:{card}"}
    t.ann.plays(f"use:{card}").has(cards=[]).is_asked("move")


@rule("ES R-055", "ES R-107")
def test_the_necronomicon_gives_two_spells_or_a_gate_for_a_sanity() -> None:
    t = museum(*TWO, ann={"cards": ["necronomicon"]}, top={"spell": ["wither", "heal"]})
    t.ann.plays("use:necronomicon").has(sanity=3).is_asked("one-of").plays("option:1").has(cards=["wither", "heal"])
    t = museum(*TWO, ann={"cards": ["necronomicon"]}, top={"other_world": ["yuggoth"]})
    t.ann.plays("use:necronomicon", "option:2").has(sanity=3, cards=[])
    assert [space.card for space in t.state.worlds] == ["yuggoth"]
    t.ann.is_asked("move").offered("move:yuggoth")


# Spells without dice (those with dice are in test_securing) ------------------------------------------------------


@rule("ES R-105", "ES R-108")
def test_heal_and_flesh_ward_help_anybody_hurt() -> None:
    t = museum(*TWO, ann={"cards": ["heal", "flesh_ward"], "sanity": 3}, bob={"stamina": 2, "sanity": 4})
    t.ann.plays("use:heal").is_asked("whom").offered_only("treat:0", "treat:1")
    assert t.decision.in_vain == {"treat:0"}  # only Bob lacks stamina
    t.ann.plays("treat:1").has(cards=["flesh_ward"])
    t.bob.has(stamina=4)
    t.ann.plays("use:flesh_ward").is_asked("whom").offered_only("treat:0", "treat:1").plays("treat:1")
    t.bob.has(stamina=5, sanity=5)
    t.ann.has(sanity=3, cards=[])


@rule("ES R-108")
@pytest.mark.parametrize("card", ["heal", "flesh_ward"])
def test_with_nobody_hurt_there_is_nobody_to_heal(card: str) -> None:
    t = museum(*TWO, ann={"cards": [card]})
    t.ann.offered(f"use:{card}")
    assert t.decision.in_vain == {f"use:{card}"}
    t.ann.plays(f"use:{card}", "treat:1").has(cards=[])


@rule("ES R-099a", "ES Q-43")
def test_bind_monster_turns_over_one_monster_anywhere() -> None:
    """It is won at the end of the Resolution phase, even if it lies on another card."""
    monsters = {"the_archives": [("dark_young", 1)], "the_guided_tour": [("zombie", 0)]}
    t = museum(*TWO, ann={"cards": ["bind_monster"], "sanity": 2}, monsters=monsters)
    t.ann.plays("use:bind_monster").is_asked("which-monster").offered_only("defeat:dark_young", "defeat:zombie")
    t.ann.plays("defeat:dark_young").has(trophies=[])
    assert t.state.lies.count("locked") == 1
    t.ann.plays("move:entrance", "option:1").has(trophies=["dark_young"], sanity=3)
    assert t.state.lies.count("locked") == 0


@rule("ES R-055", "ES R-107")
def test_find_gate_opens_a_gate_and_gives_a_clue() -> None:
    t = museum(*TWO, ann={"cards": ["find_gate"]}, top={"other_world": ["r_lyeh"]})
    t.ann.plays("use:find_gate").has(clues=1, cards=[]).offered("move:r_lyeh")
    assert t.state.decks["spell"].cards[0] == "find_gate"


@rule("ES R-072", "ES R-105")
def test_a_mythos_card_may_forbid_spells_and_help(tmp_path: Path) -> None:
    text = (
        '[[mythos]]\nid = "mythos_07"\n'
        'standing = [{ is = "forbid", what = "spells" }, { is = "forbid", what = "assist" }]\n'
    )
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    table = {"mythos": "mythos_07", "content": tmp_path, "rolls": [WASTE], "bob": {"at": "the_archives"}}
    ann = {"cards": ["find_gate", "wither"]}
    t = museum(*TWO, ann=ann, **table)  # type: ignore[arg-type]  # one table, laid twice
    t.ann.refused("use:find_gate", rule="R-072").plays("move:the_archives", "roll").refused("use:wither", rule="R-072")
    t.ann.plays("fail", "discard:1").refused("ask:1", rule="R-072")
    t = museum("ann:sister_mary", "bob:dexter_drake", ann=ann, **table)  # type: ignore[arg-type]  # the same
    t.ann.plays("use:find_gate", "move:the_archives", "roll", "use:wither", "keep:2", "fail", "discard:1")
    t.ann.offered("ask:1")


@rule("ES Q-25", "ES R-107", "ES R-012")
def test_ithaquas_cold_comes_with_use_and_not_with_discarding() -> None:
    t = museum("ann:jenny_barnes", "bob:bob_jenkins", ancient_one="ithaqua",
               ann={"cards": ["find_gate", "heal", "axe", "holy_water"]})  # fmt: skip
    t.ann.has(stamina=4).plays("use:find_gate").has(stamina=3)
    t.ann.plays("move:the_archives", "use:jenny_barnes", "discard:heal").has(stamina=3)  # a price, not a use
    t = museum("ann:jenny_barnes", "bob:bob_jenkins", ancient_one="ithaqua", ann={"cards": ["axe", "holy_water"]})
    t.ann.plays("move:the_archives", "use:axe").has(stamina=4).plays("use:holy_water").has(stamina=3)


# Allies ----------------------------------------------------------------------------------------------------------


@rule("ES R-111", "ES R-051")
@pytest.mark.parametrize(
    ("ally", "face"),
    [("professor_armitage", "lore"), ("richard_upton_pickman", "terror"), ("thomas_f_malone", "peril")],
)
def test_three_allies_turn_a_die_once_a_day(ally: str, face: str) -> None:
    rolls = ["1 1 1 2 3 3", "1 1 1 2 3", "1 1 1 2 3 3"]
    t = museum("ann:bob_jenkins", rolls=rolls, ann={"allies": [ally]}, hour=9, top={"mythos": ["mythos_28"]})
    t.ann.plays("move:the_archives", "roll", f"turn:{ally}:2:{face}")
    assert t.dice("pool") == sorted(["1", "1", "1", "3", "3", face])
    t.ann.has(used=[ally], allies=[ally]).not_offered(f"turn:{ally}:1:{face}").plays("fail")
    t.ann.plays("discard:1", "roll").not_offered(f"turn:{ally}:2:{face}").plays("give_up")
    t.ann.is_asked("move").has(used=[]).plays("move:the_missing_records", "roll").offered(f"turn:{ally}:2:{face}")


@rule("ES R-051")
def test_an_ally_who_has_helped_today_is_refused_with_the_rule() -> None:
    ann = {"allies": ["professor_armitage"], "used": ["professor_armitage"]}
    t = museum("ann:bob_jenkins", rolls=["1 1 1 2 3 3"], ann=ann)
    t.ann.plays("move:the_archives", "roll").refused("use:professor_armitage", rule="R-051")


@rule("ES R-105a", "ES R-111c")
def test_nobody_else_uses_an_ally() -> None:
    t = museum(*TWO, rolls=["1 1 1 2 3 3"], bob={"allies": ["professor_armitage", "anna_kaslow"]})
    t.ann.plays("move:the_archives", "roll").not_offered("turn:professor_armitage:1:lore", "use:anna_kaslow")
    t.bob.is_not_asked()


@rule("ES R-111b")
def test_anna_kaslow_brings_two_clues_and_leaves_for_a_reroll() -> None:
    t = museum(*TWO, rolls=[WASTE, "lore 3"], ann={"allies": ["anna_kaslow"]})
    t.ann.plays("move:the_archives", "roll").offered("use:anna_kaslow").plays("use:anna_kaslow", "die:1", "die:1")
    t.ann.plays("done").has(allies=[], clues=0).offered("complete:2:3-lore")
    assert t.state.decks["ally"].cards[0] == "anna_kaslow"
    t = museum(*TWO, mythos="mythos_07", ann={"trophies": ["the_graveyard", "yuggoth", "koi_pond"]},
               top={"ally": ["anna_kaslow"]})  # fmt: skip
    t.ann.plays("move:entrance", "buy:souvenir_ally", "spend:the_graveyard", "spend:yuggoth").has(
        allies=["anna_kaslow"], clues=2, trophies=[]
    )


@rule("ES R-014c", "ES R-108", "ES R-111")
@pytest.mark.parametrize(
    ("ally", "what", "most"), [("sir_william_brinton", "stamina", 6), ("ruby_standish", "sanity", 4)]
)
def test_two_allies_raise_a_maximum_by_two_and_give_two_back(ally: str, what: str, most: int) -> None:
    table = {"mythos": "mythos_07", "top": {"ally": [ally]}}
    trophies = ["the_dark_pharaoh", "koi_pond", "yuggoth", "r_lyeh"]
    for before, after in ((most, most + 2), (1, 3)):
        t = museum(*TWO, ann={"trophies": trophies[1:], what: before}, **table)  # type: ignore[arg-type]  # laid twice
        t.ann.plays("move:entrance", "buy:souvenir_ally", "spend:koi_pond", "spend:yuggoth")
        t.ann.has(allies=[ally], **{what: after})


@rule("ES R-111", "ES R-063")
def test_john_legrasse_makes_every_monster_worth_one_more() -> None:
    trophies = ["ghoul", "the_graveyard"]
    t = museum(*TWO, ann={"trophies": trophies, "allies": ["john_legrasse"]}, mythos="mythos_07")
    t.ann.plays("move:entrance").refused("buy:souvenir_spell", rule="R-063", have=3, price=4)
    t.ann.offered("buy:souvenir_unique")
    t.ann.plays("buy:souvenir_common", "spend:ghoul").has(trophies=["the_graveyard"])
    t = museum(*TWO, ann={"trophies": trophies}, mythos="mythos_07")
    t.ann.plays("move:entrance").refused("buy:souvenir_unique", rule="R-063", have=2, price=3)


@rule("ES R-111", "ES R-083")
def test_duke_spares_the_penalties_but_not_the_helper() -> None:
    rolls = ["1 1 1 2 peril peril"]
    t = museum(*TWO, rolls=rolls, ann={"allies": ["duke"]}, bob={"at": "the_guided_tour"})
    t.ann.plays("move:the_guided_tour", "roll", "fail", "discard:1", "ask:1")
    t.bob.plays("yes")
    t.ann.plays("keep:1", "give_up").is_asked("duke").plays("yes").has(sanity=4, stamina=6, allies=[])
    t.bob.is_asked("helper-loses").plays("lose:sanity").has(sanity=4)
    assert t.state.decks["ally"].cards[0] == "duke"


@rule("ES R-111")
def test_duke_may_stay_and_the_penalties_are_suffered() -> None:
    t = museum(*TWO, ann={"allies": ["duke"]})
    t.ann.plays("move:the_guided_tour", "give_up", "no").has(sanity=3, stamina=5, allies=["duke"])


# In the battle ---------------------------------------------------------------------------------------------------


@rule("ES R-105", "ES R-133")
def test_with_no_die_left_in_the_battle_nobody_is_made_to_use_a_card() -> None:
    """Two blows have used all six dice; the Necronomicon need not be opened for that."""
    rolls = ["terror lore peril 1 1 1", "terror lore peril"]
    t = museum(*TWO, ancient_one="cthulhu", awake=True, ann={"cards": ["necronomicon"]}, rolls=rolls)
    t.ann.plays("roll", "complete:1:lore-peril-terror", "roll", "complete:1:lore-peril-terror")
    t.ann.has(cards=["necronomicon"], sanity=3)


@rule("ES R-051", "ES R-050")
def test_a_die_is_turned_only_from_the_face_that_is_named_and_never_to_its_own() -> None:
    t = museum(
        "ann:harvey_walters", "bob", rolls=["1 2 lore peril terror terror"], ann={"allies": ["professor_armitage"]}
    )
    t.ann.plays("move:the_archives", "roll")
    turned = sorted(each for each in map(key, t.decision.options) if each.startswith("turn:"))
    anything = ("1", "2", "peril", "terror")
    assert turned == ["turn:harvey_walters:terror:lore", *(f"turn:professor_armitage:{face}:lore" for face in anything)]
