"""Monsters: where they appear, the three kinds of frame, how they are beaten and won; and all twenty-seven markers."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.elder_sign.state import Lock, Museum

from .museum import MuseumTranscript, museum
from .printed import (
    BOX,
    at_a_card,
    change,
    costs,
    dice_for,
    difference,
    measure,
    noted_effects,
    noted_task,
    script,
    total,
    way,
)

# id: task, trophies, locked die, what the back says, how many markers
MONSTERS: dict[str, tuple[str, int, str, str, int]] = {
    "cultist": ("3", 1, "", "", 3),
    "byakhee": ("4", 1, "", "", 1),
    "chthonian": ("6", 2, "", "", 1),
    "dark_young": ("terror 2 -sanity", 2, "green", "", 1),
    "dhole": ("peril 4", 2, "", "clue", 1),
    "dimensional_shambler": ("2 -clock", 1, "", "", 1),
    "elder_thing": ("lore 1", 1, "yellow", "", 1),
    "flying_polyp": ("terror terror", 2, "", "unique", 1),
    "formless_spawn": ("terror", 1, "", "", 1),
    "ghost": ("lore", 1, "", "", 1),
    "ghoul": ("peril", 1, "", "", 1),
    "gug": ("peril peril", 2, "", "common", 1),
    "high_priest": ("lore terror", 2, "red", "", 1),
    "hound_of_tindalos": ("peril terror -clock", 2, "", "clue*2", 1),
    "mi_go": ("5", 1, "", "common", 1),
    "shoggoth": ("peril terror -stamina", 2, "green", "clue", 1),
    "vampire": ("peril -stamina", 1, "", "clue", 1),
    "warlock": ("lore lore", 2, "", "spell", 1),
    "witch": ("lore -sanity", 1, "", "clue", 1),
    "zombie": ("peril 1", 1, "", "", 1),
}
MASKS: dict[str, tuple[str, int, str, str, int]] = {
    "the_black_man": ("lore terror -sanity", 2, "yellow", "", 1),
    "the_bloated_woman": ("terror terror -sanity", 2, "", "clue*2", 1),
    "the_dark_pharaoh": ("lore lore 2", 3, "red", "spell", 1),
    "god_of_the_bloody_tongue": ("peril peril 2", 3, "", "unique", 1),
    "haunter_of_the_dark": ("peril terror", 2, "green", "", 1),
}
ALL = {**MONSTERS, **MASKS}
MARKERS = [f"{name}.{copy}" if each[4] > 1 else name for name, each in ALL.items() for copy in range(1, each[4] + 1)]
DIE = {"green": 0, "yellow": 6, "red": 7}


def kind(marker: str) -> str:
    """What stands on a marker."""
    return marker.partition(".")[0]


def with_a_monster(marker: str, card: str = "unnatural_habitat", slot: int = 1, **more: Any) -> MuseumTranscript:
    """Ann before a card with a monster on it."""
    ancient_one = "nyarlathotep" if kind(marker) in MASKS else "azathoth"
    holding: dict[str, Any] = {"ann": {"clues": 0}, "ancient_one": ancient_one, "cup": None}
    return at_a_card(card, monsters={card: [(marker, slot)]}, **{**holding, **more})


@rule("ES R-004a", "ES R-007b", "ES R-015", "ES Q-32")
def test_there_are_twenty_two_markers_and_five_masks() -> None:
    assert sorted(BOX.monsters) == sorted(MARKERS)
    assert (len(MARKERS), len(MASKS)) == (27, 5)
    masks = {each.id for each in BOX.monsters.values() if each.mask}
    assert masks == set(MASKS)
    counts = {each.id: each.count for each in BOX.shelf["component"].values()}
    markers = ("investigator_marker", "sanity", "stamina", "clue", "monster_marker", "mask_monster_marker", "doom",
               "elder_sign")  # fmt: skip
    assert [counts[each] for each in markers] == [16, 30, 30, 15, 22, 5, 12, 17]
    assert sum(counts[each] for each in markers) == 147


@rule("ES R-015c")
@pytest.mark.parametrize("marker", MARKERS)
def test_a_marker_prints_this(marker: str) -> None:
    each = BOX.monsters[marker]
    found = (noted_task(each.task), each.trophies, each.lock or "", noted_effects(each.gained), each.count)
    assert found == ALL[kind(marker)]


@rule("ES R-044", "ES R-091", "ES R-097a", "ES R-098b", "ES R-098c", "ES R-098e", "ES E-08")
@pytest.mark.parametrize("marker", MARKERS)
def test_a_beaten_monster_is_won_even_though_the_card_is_failed(marker: str) -> None:
    """Its cost is paid, its die comes free, its back is followed, and then comes the penalty of 1 stamina."""
    task, _, lock, back, _ = ALL[kind(marker)]
    green = 5 if lock == "green" else 6
    faces = dice_for(task)
    t = with_a_monster(marker, rolls=[" ".join(faces + ["1"] * (green - len(faces)))])
    assert (t.state.lies[DIE[lock]] == "locked") if lock else ("locked" not in t.state.lies)
    before = measure(t)
    t.ann.plays("move:unnatural_habitat", "roll", way(1, faces))
    cost = costs(task)
    assert t.state.hour == 3 + 3 * cost.pop("clock", 0)
    t.ann.is_asked("before-roll").plays("give_up")
    t.until("move", "bob")
    won = {"trophies": 1, "monster": -1, "stamina": -1}
    assert difference(measure(t), before) == total(change(back), cost, won)
    t.ann.has(trophies=[marker])
    assert "locked" not in t.state.lies and t.state.locks == []
    story = [event.kind for event in t.table.log]
    assert story.index("won-monster") < story.index("lose", story.index("fails"))


# Where they appear -------------------------------------------------------------------------------------------------


def appearing(*slots: str, **more: Any) -> MuseumTranscript:
    """A monster appears in Ann's turn; only these Adventures lie in the museum."""
    return museum(
        "ann",
        "bob:bob_jenkins",
        adventures=[
            *slots,
            "the_security_office",
            "the_guided_tour",
            "forgotten_knowledge",
            "the_hall_of_the_dead",
            "a_peculiar_specimen",
            "the_missing_records",
        ],
        **more,
    )


@rule("ES R-094b", "ES R-094c", "ES R-095")
def test_a_monster_is_drawn_from_the_cup_and_the_player_picks_a_free_frame() -> None:
    """Four cards with frames: full ones, an empty one, and a partial one in an Other World."""
    t = appearing("the_archives", "public_lavatory", "the_storage_closet", worlds=["yuggoth"], cup=["ghoul"],
                  monsters={"public_lavatory": [("gug", 1)]}, at=[("mythos",)],
                  top={"mythos": ["mythos_13"]})  # fmt: skip
    t.ann.is_asked("place-monster")
    t.ann.offered_only("slot:the_archives:1", "slot:public_lavatory:2", "slot:the_storage_closet:1", "slot:yuggoth:1")
    t.ann.plays("slot:public_lavatory:2")
    space = t.state.space("public_lavatory")
    assert (space.monsters, space.slots, t.state.cup) == (["gug", "ghoul"], [0, 1], [])


@rule("ES R-094a")
def test_any_marker_of_the_cup_may_come() -> None:
    drawn = set()
    for seed in range(60):
        t = appearing("the_archives", "public_lavatory", cup=["ghoul", "ghost", "gug"], at=[("mythos",)],
                      top={"mythos": ["mythos_13"]}, seed=f"cup {seed}")  # fmt: skip
        drawn.add(t.decision.about["monster"])
    assert drawn == {"ghoul", "ghost", "gug"}


@rule("ES R-096a", "ES R-096c")
def test_without_a_free_frame_monsters_are_spread_evenly_below_the_tasks() -> None:
    t = appearing(worlds=["the_dreamlands"], cup=["ghoul", "ghost", "gug"], at=[("mythos",), ("mythos",)],
                  monsters={"the_security_office": [("zombie", 0)], "the_guided_tour": [("witch", 0)]},
                  top={"mythos": ["mythos_26", "mythos_13"]})  # fmt: skip
    others = ["slot:forgotten_knowledge:0", "slot:the_hall_of_the_dead:0", "slot:a_peculiar_specimen:0",
              "slot:the_missing_records:0", "slot:the_dreamlands:0"]  # fmt: skip
    t.ann.offered_only(*others).plays("slot:the_dreamlands:0")
    t.ann.offered_only(*others[:-1]).plays("slot:the_missing_records:0")
    t.ann.offered_only(*others[:-2]).plays("slot:forgotten_knowledge:0")


@rule("ES R-096c")
def test_a_second_monster_below_a_card_comes_only_when_every_card_has_one() -> None:
    cards = ("the_security_office", "the_guided_tour", "forgotten_knowledge", "the_hall_of_the_dead",
             "a_peculiar_specimen", "the_missing_records")  # fmt: skip
    markers = ("zombie", "witch", "vampire", "ghost", "ghoul", "gug")
    t = appearing(cup=["dhole"], at=[("mythos",)], top={"mythos": ["mythos_13"]},
                  monsters={card: [(marker, 0)] for card, marker in zip(cards, markers, strict=True)})  # fmt: skip
    t.ann.offered_only(*(f"slot:{card}:0" for card in cards))


@rule("ES R-096d")
def test_a_third_monster_below_a_card_comes_only_when_every_card_has_two() -> None:
    cards = ("the_security_office", "the_guided_tour", "forgotten_knowledge", "the_hall_of_the_dead",
             "a_peculiar_specimen", "the_missing_records")  # fmt: skip
    markers = ("zombie", "witch", "vampire", "ghost", "ghoul", "gug", "byakhee", "chthonian", "warlock", "mi_go",
               "formless_spawn", "flying_polyp")  # fmt: skip
    below = {card: [(markers[at], 0), (markers[at + 6], 0)] for at, card in enumerate(cards)}
    t = appearing(cup=["dhole"], at=[("mythos",)], top={"mythos": ["mythos_13"]}, monsters=below)
    t.ann.offered_only(*(f"slot:{card}:0" for card in cards))
    below["the_missing_records"].pop()
    t = appearing(cup=["dhole", "shoggoth"], at=[("mythos",)], top={"mythos": ["mythos_26"]}, monsters=below)
    assert len(t.state.space("the_missing_records").monsters) == 2  # there the first one had to go
    t.ann.offered_only(*(f"slot:{card}:0" for card in cards))


@rule("ES R-030c", "ES R-096b")
def test_below_an_ordered_card_the_monster_is_the_last_task() -> None:
    t = appearing(monsters={"the_security_office": [("ghoul", 0)]}, rolls=["2 3 3 3 peril 1", "3 3 3 peril 1"])
    t.ann.plays("move:the_security_office", "roll").offered("complete:1:2")
    t.ann.not_offered("complete:4:peril").refused("complete:4", rule="R-030").plays("complete:1:2", "roll")
    t.ann.refused("complete:4", rule="R-030")


@rule("ES R-096", "ES R-097")
def test_a_card_with_a_monster_below_is_resolved_only_with_it() -> None:
    rolls, choices = script("lore | terror 8")
    t = appearing(monsters={"forgotten_knowledge": [("ghost", 0)]}, rolls=[*rolls, "lore"])
    t.ann.plays("move:forgotten_knowledge", *choices).is_asked("before-roll").plays("roll", "complete:3:lore")
    t.ann.has(trophies=["forgotten_knowledge", "ghost"])


@rule("ES R-095a", "ES R-097a", "ES E-08")
def test_on_an_empty_frame_the_monster_is_a_further_task() -> None:
    t = with_a_monster("ghost", rolls=["peril peril 3 1 1 1", "1 1 lore"])
    t.ann.plays("move:unnatural_habitat", "roll", "complete:2:3-peril-peril").is_asked("before-roll")
    t.ann.plays("roll", "complete:1:lore").has(trophies=["ghost", "unnatural_habitat"])


@rule("ES R-095b", "ES E-09")
def test_on_a_full_frame_the_monster_is_there_instead_of_the_task() -> None:
    t = with_a_monster("ghoul", card="the_archives", rolls=["lore lore 3 peril 1 1"])
    t.ann.plays("move:the_archives", "roll").not_offered("complete:1:lore")
    t.ann.offered("complete:1:peril", "complete:2:3-lore", "complete:3:lore-peril")


@rule("ES R-044", "ES R-095c", "ES R-097", "ES R-098", "ES E-10")
def test_the_example_of_a_monster_on_a_partial_frame() -> None:
    """Another Dimension: lore stays uncovered and the Dhole needs peril and 4: 4 dice used, 2 left, then failure."""
    t = with_a_monster("dhole", card="another_dimension", rolls=["lore peril 3 1 terror 2", "1 2", "1"])
    t.ann.plays("move:another_dimension", "roll")
    t.ann.not_offered("complete:1:1-lore", "complete:1:1-3-peril").plays("complete:1:1-3-lore-peril")
    assert (len(t.dice("task.0")), len(t.dice("pool"))) == (4, 2)
    t.ann.plays("roll", "fail", "discard:2", "roll", "fail")
    t.bob.is_asked("move")
    t.ann.has(trophies=["dhole"], clues=1, sanity=3, stamina=4, at="another_dimension")
    assert t.state.worlds[0].monsters == [] and t.state.lies == ["reserve"] * 8
    assert [event.kind for event in t.table.log if event.kind in ("won-monster", "lose")] == ["won-monster"] + [
        "lose"
    ] * 2


@rule("ES R-097b")
@pytest.mark.parametrize(("card", "marker", "faces"), [
    ("yuggoth", "zombie", "1 peril peril"),  # peril stays, the monster hides the terror
    ("r_lyeh", "ghost", "1 lore"),
    ("another_dimension", "formless_spawn", "lore terror"),
])  # fmt: skip
def test_a_partial_frame_needs_the_monster_and_the_rest_in_one_roll(card: str, marker: str, faces: str) -> None:
    dice = faces.split()
    for missing in dice:
        rest = dice[:]
        rest.remove(missing)
        filler = ["terror", "2"][card == "another_dimension"] if missing != "1" else "terror"
        t = with_a_monster(marker, card=card, rolls=[" ".join(rest + [filler] * (6 - len(rest)))])
        t.ann.plays(f"move:{card}", "roll")
        assert not [option for option in t.decision.options if option[:2] == ("complete", 1)]
    t = with_a_monster(marker, card=card, rolls=[" ".join(dice + ["2"] * (6 - len(dice)))])
    t.ann.plays(f"move:{card}", "roll").offered(way(1, dice))


@rule("ES R-100", "ES Q-22")
def test_from_an_empty_cup_nothing_appears() -> None:
    t = museum("ann", "bob:bob_jenkins", cup=[], at=[("mythos",), ("turn", 0)], top={"mythos": ["mythos_26"]})
    t.ann.is_asked("move")
    assert not [space for space in t.state.spaces() if space.monsters]


@rule("ES R-048")
def test_a_monster_of_the_rewards_may_go_on_the_adventure_that_comes_instead() -> None:
    rolls, choices = script("3 | 6 | peril")
    t = at_a_card("a_peculiar_specimen", rolls, top={"adventure": ["unnatural_habitat"]})
    t.ann.plays("move:a_peculiar_specimen", *choices).is_asked("place-monster").plays("slot:unnatural_habitat:1")
    assert t.state.adventures[0].card == "unnatural_habitat" and len(t.state.adventures[0].monsters) == 1


@rule("ES R-090a", "ES R-094")
def test_a_monster_with_a_lock_takes_its_die_as_it_appears() -> None:
    t = museum(
        "ann", "bob:bob_jenkins", cup=["high_priest"], at=[("mythos",), ("turn", 0)], top={"mythos": ["mythos_13"]}
    )
    assert t.state.lies[7] == "locked" and t.state.locks[0].holder == "high_priest"


# How they are won ----------------------------------------------------------------------------------------------------


@rule("ES R-045", "ES R-092", "ES R-098a")
def test_on_success_a_monster_is_won_after_the_rewards_with_its_die() -> None:
    """The Elder Thing holds the yellow die until the end of the Resolution phase."""
    rolls, choices = script("lore 1 | lore lore")
    t = at_a_card("gate_to_elsewhere", rolls, monsters={"gate_to_elsewhere": [("elder_thing", 1)]}, cup=None,
                  ann={"clues": 0})  # fmt: skip
    t.ann.plays("move:gate_to_elsewhere", *choices)
    t.bob.is_asked("move")
    t.ann.has(trophies=["gate_to_elsewhere", "elder_thing"], clues=2)
    story = [event.kind for event in t.table.log]
    assert story.index("gate") < story.index("freed") and story.index("gate") < story.index("won-monster")
    assert t.state.lies[6] == "reserve"


@rule("ES R-098", "ES R-092", "ES R-091")
def test_the_die_of_a_won_monster_goes_to_the_next_lock_in_line() -> None:
    def first_come(g: Museum) -> None:
        g.locks = [Lock("elder_thing", "yellow", 6), Lock("gala_in_the_great_hall", "yellow")]

    t = museum(
        "ann",
        "bob:bob_jenkins",
        adventures=["unnatural_habitat", "gala_in_the_great_hall"],
        rolls=["lore 1 1 1 1 1"],
        monsters={"unnatural_habitat": [("elder_thing", 1)]},
        arrange=first_come,
    )
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:1-lore", "give_up").has(trophies=["elder_thing"])
    assert t.state.locks == [Lock("gala_in_the_great_hall", "yellow", 6)] and t.state.lies[6] == "locked"


@rule("ES R-099d", "ES Q-43")
def test_a_monster_defeated_by_a_spell_is_won_at_the_end_of_the_resolution_phase_wherever_it_lies() -> None:
    t = museum("ann", "bob:bob_jenkins", monsters={"the_archives": [("vampire", 1), ("gug", 0)]}, mythos="mythos_07",
               ann={"cards": ["bind_monster"], "trophies": []}, rolls=["2"])  # fmt: skip
    t.ann.plays("use:bind_monster").is_asked("which-monster").plays("defeat:vampire")
    t.ann.has(trophies=[], clues=0, stamina=6).plays("move:entrance")
    t.ann.refused("buy:souvenir_clue", rule="R-063")  # not yet won, and not to be spent in this turn
    t.ann.plays("find")
    t.ann.has(trophies=["vampire"], clues=2)  # a note found, and what is written on the Vampire
    assert t.state.space("the_archives").monsters == ["gug"]


@rule("ES R-099d", "ES Q-43")
def test_a_monster_defeated_by_a_spell_is_won_after_the_penalties() -> None:
    t = with_a_monster("witch", ann={"cards": ["bind_monster"]})
    t.ann.plays("use:bind_monster", "move:unnatural_habitat", "give_up")
    t.ann.has(trophies=["witch"], clues=1, stamina=5, sanity=4)
    story = [event.kind for event in t.table.log]
    assert story.index("lose") < story.index("won-monster")


@rule("ES R-099", "ES R-115", "ES Q-43")
def test_whoever_is_devoured_by_the_penalties_does_not_win_a_monster_that_a_card_has_defeated() -> None:
    t = with_a_monster("vampire", ann={"cards": ["bind_monster"], "stamina": 1, "clues": 0})
    t.ann.plays("use:bind_monster", "move:unnatural_habitat", "give_up").is_asked("newcomer").has(clues=0)
    assert "vampire" in t.state.cup and t.state.space("unnatural_habitat").monsters == []


@rule("ES R-099", "ES R-098", "ES Q-43")
def test_of_two_monsters_the_one_beaten_with_dice_is_won_before_the_penalties_and_the_other_after_them() -> None:
    t = museum("ann", "bob:bob_jenkins", adventures=["unnatural_habitat"], ann={"cards": ["bind_monster"]},
               monsters={"unnatural_habitat": [("ghost", 1)], "the_archives": [("ghoul", 1)]},
               rolls=["lore 1 1 1 1 1"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "use:bind_monster", "defeat:ghoul", "roll", "complete:1:lore", "give_up")
    told = [event.facts.get("monster", event.kind) for event in t.table.log if event.kind in ("won-monster", "lose")]
    assert told == ["ghost", "lose", "ghoul"]


@rule("ES R-099", "ES Q-43")
def test_a_defeated_monster_on_a_lost_world_is_won_all_the_same() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yog_sothoth", worlds=["the_dreamlands"],
               monsters={"the_dreamlands": [("ghoul", 0)]}, ann={"cards": ["bind_monster"]})  # fmt: skip
    t.ann.plays("use:bind_monster", "move:the_dreamlands", "give_up").has(trophies=["ghoul"])
    assert t.state.worlds == []


@rule("ES R-099", "ES Q-55")
def test_a_card_may_be_wasted_on_a_monster_whose_task_has_just_been_met() -> None:
    t = museum("ann", "bob:bob_jenkins", adventures=["unnatural_habitat"], ann={"cards": ["bind_monster"]},
               monsters={"unnatural_habitat": [("ghost", 1)], "the_archives": [("ghoul", 1)]},
               rolls=["lore 1 1 1 1 1"])  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:lore", "use:bind_monster")
    t.ann.is_asked("which-monster").offered_only("defeat:ghost", "defeat:ghoul")
    assert t.decision.in_vain == {"defeat:ghost"}
    t.ann.plays("defeat:ghost", "give_up").has(trophies=["ghost"])


@rule("ES R-098e", "ES Q-56")
def test_the_player_orders_what_is_written_on_several_markers_won_together() -> None:
    t = museum("ann", "bob:bob_jenkins", ann={"cards": ["flute_of_the_outer_gods"], "clues": 0},
               monsters={"public_lavatory": [("vampire", 1), ("gug", 2)]}, adventures=["public_lavatory"],
               mythos="mythos_07")  # fmt: skip
    t.ann.plays("use:flute_of_the_outer_gods", "move:entrance", "aid:free", "option:1")
    t.ann.is_asked("back-order").has(trophies=["vampire", "gug"]).offered_only("back:vampire", "back:gug")
    assert t.table.view(0).beaten == []  # trophies by now, no longer waiting
    t.ann.plays("back:gug")
    story = [event.kind for event in t.table.log if event.kind in ("draws", "clues")]
    assert story == ["draws", "clues"]


@rule("ES R-099c")
def test_a_defeated_monster_needs_nothing_more_but_what_its_frame_leaves_uncovered_does() -> None:
    t = with_a_monster("dhole", card="another_dimension", rolls=["lore 2 2 2 2 2", "terror peril 2 2 2"],
                       ann={"cards": ["bind_monster"]})  # fmt: skip
    t.ann.plays("move:another_dimension", "use:bind_monster", "roll").offered("complete:1:lore")
    t.ann.plays("complete:1:lore", "roll", "complete:2:peril-terror")
    t.until("move", "bob")
    t.ann.has(trophies=["another_dimension", "dhole"], clues=1)


@rule("ES R-099b")
def test_a_defeated_monster_on_a_full_frame_leaves_no_task_there() -> None:
    rolls, choices = script("[] | lore 3 | lore peril")
    t = with_a_monster("ghoul", card="the_archives", rolls=rolls, ann={"cards": ["bind_monster"]})
    t.ann.plays("use:bind_monster", "move:the_archives", *choices)
    t.ann.has(trophies=["the_archives", "ghoul"])


@rule("ES R-099")
def test_the_flute_defeats_all_monsters_on_one_card() -> None:
    t = museum("ann", "bob:bob_jenkins", adventures=["public_lavatory"], ann={"cards": ["flute_of_the_outer_gods"]},
               monsters={"public_lavatory": [("ghoul", 1), ("vampire", 2)], "the_archives": [("gug", 1)]})  # fmt: skip
    t.ann.plays("use:flute_of_the_outer_gods").offered_only("defeat_all:public_lavatory", "defeat_all:the_archives")
    t.ann.plays("defeat_all:public_lavatory", "move:entrance", "option:1")
    t.ann.has(trophies=["ghoul", "vampire"], clues=1, stamina=5, sanity=4)
    assert t.state.space("the_archives").monsters == ["gug"]


@rule("ES R-099")
def test_without_a_monster_in_play_nothing_can_be_defeated() -> None:
    t = museum("ann", "bob:bob_jenkins", ann={"cards": ["bind_monster"]})
    t.ann.offered("use:bind_monster")
    assert t.decision.in_vain == {"use:bind_monster"}
