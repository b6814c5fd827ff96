"""The eight Ancient Ones: what each changes, does as he awakes, needs to be hit, and does at midnight."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.elder_sign.state import Museum

from .museum import MuseumTranscript, museum
from .printed import BOX, dice_for, noted_task, script, way

COMBAT = {
    "cthulhu": "terror lore peril",
    "hastur": "lore lore terror",
    "ithaqua": "3 terror peril",
    "nyarlathotep": "4 lore terror",
    "shub_niggurath": "peril peril terror",
    "yig": "peril peril",
    "yog_sothoth": "lore lore 3",
}


def attacked(ancient_one: str, **more: Any) -> MuseumTranscript:
    """Midnight in the battle; Ann is Joe Diamond (4, 6), Bob Bob Jenkins (4, 6)."""
    settings: dict[str, Any] = {"doom": 5, **more}
    return museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one=ancient_one, awake=True, hour=9,
                  at=[("clock", 0)], **settings)  # fmt: skip


@rule("ES R-012", "ES R-133")
@pytest.mark.parametrize("ancient_one", COMBAT)
def test_his_combat_task_takes_off_one_doom(ancient_one: str) -> None:
    combat = BOX.ancient_ones[ancient_one].combat
    assert combat is not None and noted_task(combat) == COMBAT[ancient_one]
    faces = dice_for(COMBAT[ancient_one])
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one=ancient_one, awake=True, doom=5,
               rolls=[" ".join(faces + ["1"] * (6 - len(faces)))])  # fmt: skip
    t.ann.is_asked("battle-roll").plays(way(1, faces))
    assert t.state.doom == 4


# Azathoth ------------------------------------------------------------------------------------------------------------


@rule("ES R-012", "ES R-140", "ES R-011")
@pytest.mark.parametrize("moment", ["turn", "midnight"])
def test_when_azathoth_awakes_all_is_lost(moment: str) -> None:
    if moment == "turn":
        t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["mysterious_tome"], doom=11)
        t.ann.plays("move:mysterious_tome", "give_up")
    else:
        t = museum("ann:joe_diamond", "bob:bob_jenkins", doom=11, hour=9, at=[("clock", 0)],
                   top={"mythos": ["mythos_02"]})  # fmt: skip
    assert t.table.result is not None
    assert (t.table.result.ending, t.table.result.winners) == ("destroyed", ())
    assert BOX.ancient_ones["azathoth"].combat is None and BOX.ancient_ones["azathoth"].attack == ()


# Cthulhu -------------------------------------------------------------------------------------------------------------


@rule("ES R-012", "ES R-014", "ES Q-10")
def test_cthulhu_lowers_every_maximum_by_one() -> None:
    t = museum(
        "ann:joe_diamond",
        "bob:harvey_walters",
        ancient_one="cthulhu",
        mythos="mythos_07",
        ann={"sanity": 1, "trophies": ["gug", "dhole"]},
        doom=3,
        rolls=["peril"],
        bob={"stamina": 1},
    )
    t.ann.plays("move:entrance", "aid:both_stats", "spend:gug").has(sanity=3, stamina=5)
    t.bob.plays("move:entrance", "find", "investigator:vincent_lee").has(sanity=4, stamina=4)  # newcomers too


@rule("ES R-135", "ES R-115")
def test_cthulhus_attack_lowers_a_maximum_of_each_and_adds_a_doom() -> None:
    t = attacked("cthulhu", ann={"sanity": 1})
    t.ann.is_asked("one-of").plays("option:1").has(sanity=1, less_sanity=1)  # below the maximum nothing is lost
    t.bob.plays("option:2").has(stamina=4, sanity=3)
    assert t.state.doom == 6


@rule("ES R-135", "ES R-115", "ES R-119", "ES E-11")
def test_a_maximum_of_0_devours() -> None:
    t = attacked("cthulhu", ann={"sanity": 1, "less_sanity": 2})
    t.ann.plays("option:1").has(id="")
    t.bob.plays("option:1")
    assert t.state.doom == 7


# Hastur, Ithaqua, Nyarlathotep --------------------------------------------------------------------------------------


@rule("ES R-135")
def test_hasturs_attack_takes_a_clue_or_two_sanity() -> None:
    t = attacked("hastur", ann={"clues": 1})
    t.ann.is_asked("one-of").offered_only("option:1", "option:2").plays("option:1").has(clues=0, sanity=4)
    t.bob.has(sanity=2)  # without a clue nobody is asked
    assert t.state.doom == 5


@rule("ES R-012", "ES Q-25", "ES R-107")
def test_ithaquas_winds_cost_the_user_of_unique_items_and_spells_one_stamina() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="ithaqua", rolls=["lore 1 1 1 1 1 1.y 2.r"],
               ann={"cards": ["knife", "obsidian_statue", "wither"]})  # fmt: skip
    t.ann.plays("move:the_missing_records", "use:knife").has(stamina=6)
    t.ann.plays("use:obsidian_statue").has(stamina=5).plays("roll", "use:wither").has(stamina=4)


@rule("ES R-012", "ES Q-31", "ES R-115")
def test_ithaquas_winds_can_devour() -> None:
    t = museum(
        "ann:joe_diamond", "bob:bob_jenkins", ancient_one="ithaqua", ann={"cards": ["healing_stone"], "stamina": 1}
    )
    t.ann.plays("use:healing_stone").is_asked("newcomer")
    assert t.state.doom == 1


@rule("ES R-012", "ES R-130f")
def test_when_ithaqua_awakes_every_card_is_tested_with_a_green_die() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="ithaqua", doom=8, adventures=["mysterious_tome"],
               ann={"cards": ["knife", "obsidian_statue", "wither"], "allies": ["duke"], "clues": 1},
               bob={"cards": ["axe", "food"]}, rolls=["1 lore 3", "terror 2"])  # fmt: skip
    t.ann.plays("move:mysterious_tome", "give_up", "no").has(cards=["obsidian_statue"], allies=["duke"], clues=1)
    t.bob.has(cards=["axe"])
    assert t.state.decks["common"].cards[:2] == ["food", "knife"] and t.state.decks["spell"].cards[0] == "wither"


@rule("ES R-135")
def test_ithaquas_attack_takes_a_clue_or_two_stamina() -> None:
    t = attacked("ithaqua", ann={"clues": 1})
    t.ann.plays("option:2").has(clues=1, stamina=4)
    t.bob.has(stamina=4)


@rule("ES R-004b", "ES R-012")
@pytest.mark.parametrize(("ancient_one", "markers"), [("nyarlathotep", 27), ("hastur", 22)])
def test_only_nyarlathotep_brings_the_masks(ancient_one: str, markers: int) -> None:
    t = museum("ann:joe_diamond", ancient_one=ancient_one)
    assert len(t.state.cup) == markers


@rule("ES R-135", "ES R-115")
def test_nyarlathoteps_attack_takes_a_clue_or_a_card_or_the_investigator() -> None:
    t = attacked("nyarlathotep", ann={"clues": 1, "cards": ["knife", "wither"]})
    t.ann.plays("option:2").is_asked("discard-card").plays("discard:wither").has(cards=["knife"], clues=1)
    t.bob.has(id="")
    assert t.state.doom == 6


# Shub-Niggurath, Yig, Yog-Sothoth ------------------------------------------------------------------------------------


@rule("ES R-012", "ES R-097")
def test_for_shub_niggurath_every_monster_needs_a_terror_more() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="shub_niggurath", adventures=["unnatural_habitat"],
               monsters={"unnatural_habitat": [("ghoul", 1)]}, rolls=["peril peril 3 terror 1 1"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll").not_offered("complete:1:peril")
    t.ann.offered("complete:1:peril-terror", "complete:2:3-peril-peril")  # the card's own tasks are as printed


@rule("ES R-012", "ES R-099")
def test_a_monster_beaten_by_a_card_needs_no_terror_for_shub_niggurath_either() -> None:
    rolls, choices = script("[] | peril peril 3")
    t = museum(
        "ann:joe_diamond",
        "bob:bob_jenkins",
        ancient_one="shub_niggurath",
        adventures=["unnatural_habitat"],
        monsters={"unnatural_habitat": [("ghoul", 1)]},
        rolls=rolls,
        ann={"cards": ["bind_monster"]},
    )
    t.ann.plays("use:bind_monster", "move:unnatural_habitat", *choices)
    t.ann.has(trophies=["unnatural_habitat", "ghoul"])


@rule("ES R-135", "ES Q-07")
def test_shub_nigguraths_attack_takes_a_monster_trophy_or_a_point_of_each() -> None:
    t = attacked("shub_niggurath", ann={"trophies": ["gug", "the_abyss"]}, bob={"trophies": ["yuggoth"]})
    t.ann.is_asked("one-of").plays("option:1").has(trophies=["the_abyss"], sanity=4, stamina=6)
    t.bob.has(trophies=["yuggoth"], sanity=3, stamina=5)
    assert "gug" in t.state.cup


@rule("ES Q-27", "ES R-012")
def test_yig_takes_a_sign_when_a_cultists_task_is_completed_before_any_reward() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yig", signs=3, adventures=["unnatural_habitat"],
               monsters={"unnatural_habitat": [("cultist.2", 1)]}, rolls=["3 1 1 1 1 1"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:3").is_asked("before-roll")
    assert t.state.signs == 2


@rule("ES Q-27")
def test_yig_does_not_mind_other_monsters_nor_a_cultist_beaten_by_a_spell() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yig", signs=3, adventures=["unnatural_habitat"],
               monsters={"unnatural_habitat": [("byakhee", 1)], "the_archives": [("cultist.1", 1)]},
               rolls=["3 1 1 1 1 1"], ann={"cards": ["bind_monster"]})  # fmt: skip
    t.ann.plays("use:bind_monster", "defeat:cultist.1", "move:unnatural_habitat", "roll", "complete:1:1-3", "give_up")
    t.ann.has(trophies=["byakhee", "cultist.1"])
    assert t.state.signs == 3


@rule("ES R-012", "ES R-115")
@pytest.mark.parametrize(("signs", "left"), [(3, 2), (0, 0)])
def test_yig_takes_a_sign_for_every_investigator_devoured(signs: int, left: int) -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yig", mythos="mythos_07", signs=signs, doom=1,
               rolls=["peril"], ann={"stamina": 1})  # fmt: skip
    t.ann.plays("move:entrance", "find").is_asked("newcomer")
    assert t.state.signs == left


@rule("ES R-130", "ES R-118", "ES R-012")
def test_when_yig_awakes_each_discards_one_card_of_each_kind_or_is_devoured() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yig", doom=7, adventures=["mysterious_tome"],
               ann={"cards": ["knife", "axe", "obsidian_statue", "wither"]}, bob={"cards": ["food", "holy_water"]},
               rolls=["1 1 1 1 1 2"])  # fmt: skip
    t.ann.plays("move:mysterious_tome", "give_up").is_asked("discard-card").plays("discard:axe").has(cards=["knife"])
    t.bob.has(id="", cards=[])
    assert t.state.awake and t.state.doom == 8  # the track was full


@rule("ES R-140", "ES R-130")
def test_if_nobody_can_satisfy_yig_as_he_awakes_all_is_lost() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yig", doom=7, adventures=["mysterious_tome"])
    t.ann.plays("move:mysterious_tome", "give_up")
    assert t.table.result is not None and t.table.result.ending == "devoured"


@rule("ES R-135")
def test_yigs_attack_takes_a_clue_or_a_point_of_each() -> None:
    t = attacked("yig", ann={"clues": 1})
    t.ann.plays("option:1").has(clues=0, sanity=4, stamina=6)
    t.bob.has(sanity=3, stamina=5)


@rule("ES R-012", "ES Q-21")
def test_for_yog_sothoth_a_failed_other_world_leaves_the_game() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yog_sothoth", worlds=["yuggoth", "the_abyss"],
               monsters={"yuggoth": [("high_priest", 1)]}, bob={"at": "yuggoth"})  # fmt: skip
    t.ann.plays("move:yuggoth", "give_up").has(at="entrance", sanity=2, stamina=5)
    t.bob.has(at="entrance").is_asked("move")
    assert [space.card for space in t.state.worlds] == ["the_abyss"] and "yuggoth" in t.state.removed
    assert "high_priest" in t.state.cup and t.state.lies[7] == "reserve" and not t.state.awake


@rule("ES R-012")
def test_for_yog_sothoth_a_failed_adventure_stays() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yog_sothoth")
    t.ann.plays("move:the_missing_records", "give_up").has(at="the_missing_records")
    assert not t.state.removed or "the_missing_records" not in t.state.removed


@rule("ES R-012", "ES R-122")
def test_yog_sothoth_does_not_awake_while_an_other_world_is_somebodys_trophy() -> None:
    def gone(g: Museum) -> None:
        g.removed += g.decks["other_world"].cards
        g.decks["other_world"].cards = []

    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yog_sothoth", worlds=["yuggoth"], arrange=gone,
               bob={"trophies": ["r_lyeh"]})  # fmt: skip
    t.ann.plays("move:yuggoth", "give_up")
    assert not t.state.awake and t.state.worlds == []


@rule("ES R-135", "ES Q-07", "ES R-115")
def test_yog_sothoths_attack_takes_a_trophy_or_the_investigator() -> None:
    t = attacked("yog_sothoth", ann={"trophies": ["gug", "the_abyss"]})
    t.ann.is_asked("lose-trophy").plays("spend:the_abyss").has(trophies=["gug"])
    t.bob.has(id="")
    assert t.state.doom == 6
