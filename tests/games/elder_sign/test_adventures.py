"""The forty-eight Adventures: what they print, and each of them resolved, failed, and struck by Terror or midnight."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .museum import museum
from .printed import (
    BOX,
    Printed,
    at_a_card,
    change,
    costs,
    difference,
    measure,
    noted,
    script,
    total,
)

# id: trophies, tasks, marks, Terror, midnight, penalties, rewards
ADVENTURES: dict[str, tuple[Any, ...]] = {
    "ancient_relics": (1, "[lore 3] | lore 3", "", "sanity", "", "sanity", "clue spell"),
    "a_terrible_discovery": (2, "3 terror -sanity | lore lore -sanity", "", "", "", "sanity*2", "clue*2 elder_sign"),
    "did_you_hear_that": (2, "[peril] | peril peril", "green", "", "", "stamina", "spell unique monster"),
    "the_loading_dock": (1, "peril | peril 3", "", "out-terror", "", "sanity stamina", "common"),
    "the_storage_closet": (2, "[3] | 3 | lore lore", "v", "", "", "sanity doom", "clue unique gate"),
    "the_key_to_the_beyond": (2, "3 | lore peril 2", "v", "sanity", "", "sanity", "clue*2 gate"),
    "riot_in_the_streets": (2, "3 | 9", "v", "stamina", "", "doom", "elder_sign unique common"),
    "unnatural_habitat": (2, "[] | peril peril 3", "", "sanity", "", "stamina", "spell"),
    "don_t_fall_asleep": (2, "terror | terror terror", "", "", "everybody-sanity", "sanity", "clue spell elder_sign"),
    "the_hidden_passage": (2, "3 | peril 3 | lore", "v", "", "", "stamina*2", "elder_sign*2"),
    "something_has_broken_free": (1, "[peril] | terror terror", "", "fail", "", "stamina", "monster clue spell unique"),
    "hallway_on_fire": (2, "peril -stamina | peril -stamina", "v", "stamina", "", "stamina*2", "unique*2"),
    "horrible_visions": (1, "peril terror | lore peril", "", "", "doom*2", "stamina*2 sanity*2", "unique elder_sign"),
    "late_night_break_in": (1, "[3] | 6", "", "trophies", "", "stamina", "clue"),
    "there_s_something_in_the_basement": (1, "[6] | lore | terror", "", "", "", "stamina sanity", "clue unique"),
    "tempest_in_a_teapot": (
        1,
        "[4] | terror | peril lore",
        "v",
        "",
        "",
        "stamina doom sanity",
        "clue unique elder_sign",
    ),
    "a_secret_gathering": (1, "6 | lore lore", "", "sanity", "", "stamina*2", "monster clue gate elder_sign"),
    "the_missing_records": (1, "6 | lore 3", "", "", "", "sanity", "clue*2"),
    "vermin_in_the_pipes": (2, "3 | 3 | 3 peril", "", "", "", "stamina", "common*2 clue"),
    "the_archives": (2, "[lore] | lore 3 | lore peril", "", "", "", "sanity", "unique*2"),
    "stay_away_from_the_windows": (2, "8 | peril peril", "", "", "", "doom sanity stamina*2", "elder_sign*2"),
    "gate_to_elsewhere": (2, "[lore] | lore lore", "", "", "", "doom", "clue*2 gate"),
    "administration_office": (1, "lore | 9", "", "", "", "sanity clue", "clue*2"),
    "we_need_to_find_help": (2, "[] | peril peril lore 3", "red", "", "", "sanity*2 stamina", "common spell"),
    "a_peculiar_specimen": (2, "3 | 6 | peril", "v", "", "", "stamina", "elder_sign monster"),
    "mysterious_tome": (2, "3 terror | lore lore", "", "", "", "doom", "clue gate spell"),
    "lights_out": (2, "3 | peril peril | lore lore", "v", "", "", "stamina doom stamina", "elder_sign spell"),
    "the_elder_sign": (2, "lore -sanity | lore -stamina | 2 lore", "v", "", "", "sanity", "doom*-1 elder_sign clue*2"),
    "the_writing_on_the_wall": (2, "[] | lore peril 5", "", "", "", "doom", "spell gate common monster"),
    "gala_in_the_great_hall": (2, "2 lore peril | 3 -sanity", "yellow", "doom", "", "doom", "clue*2 spell elder_sign"),
    "please_do_not_touch_the_exhibits": (
        2,
        "terror terror -sanity | peril peril -stamina",
        "",
        "doom",
        "",
        "stamina doom sanity",
        "elder_sign*2",
    ),
    "medusa_exhibit": (
        2,
        "terror -sanity | lore -sanity | 7",
        "v",
        "out-terror",
        "",
        "sanity*2",
        "monster spell common clue",
    ),
    "the_guided_tour": (2, "2 | 4 | lore", "v", "", "", "sanity stamina", "clue*2 common"),
    "you_become_that_which_you_fear_most": (
        2,
        "[] | terror terror terror",
        "",
        "",
        "monster",
        "sanity",
        "monster clue unique elder_sign",
    ),
    "the_curator": (2, "lore lore lore | lore 3", "", "", "everybody-choose", "sanity*2", "clue common elder_sign"),
    "the_hedge_maze": (
        2,
        "2 peril | peril peril",
        "",
        "",
        "everybody-stamina",
        "stamina",
        "monster common unique elder_sign",
    ),
    "public_lavatory": (2, "[] | [] | peril lore lore", "", "", "", "sanity stamina", "monster*2 elder_sign*2"),
    "forgotten_knowledge": (1, "lore | terror 8", "", "", "", "sanity", "spell*2 common"),
    "the_hall_of_the_dead": (1, "lore | peril peril | 5", "", "", "", "stamina", "clue common unique"),
    "the_graveyard": (1, "peril | terror | 7", "", "out-terror", "", "sanity", "common unique gate"),
    "the_security_office": (1, "2 | 3 | 6", "v", "", "", "sanity*2", "ally"),
    "transported_by_magic": (2, "6 | lore lore", "", "", "world-doom", "doom sanity", "gate spell*2"),
    "when_night_falls": (
        2,
        "[] | terror | peril lore lore",
        "",
        "monster",
        "",
        "sanity*2 stamina*2",
        "clue unique elder_sign",
    ),
    "the_gift_shop": (1, "3 | lore 3", "v", "monster", "", "sanity", "unique"),
    "haunted_by_a_shadowy_figure": (
        2,
        "[] | peril terror",
        "",
        "monster",
        "",
        "sanity*2",
        "monster clue unique elder_sign",
    ),
    "koi_pond": (
        2,
        "[terror] | terror peril peril",
        "",
        "fail",
        "",
        "sanity stamina*2",
        "monster clue common elder_sign",
    ),
    "remains_of_the_high_priest": (1, "peril | lore 6", "", "out-terror", "", "stamina", "clue spell"),
    "blood_on_the_floor": (2, "2 | 3 | terror peril", "v", "", "", "sanity stamina", "clue common elder_sign"),
}
CARDS = {card: Printed(*each) for card, each in ADVENTURES.items()}
LOCKS = {card: each.marks.split()[-1] for card, each in CARDS.items() if each.marks not in ("", "v")}
DIE = {"green": 0, "yellow": 6, "red": 7}
QUIET = "mythos_21"  # at once it hits nobody at the entrance


@rule("ES R-005", "ES R-013")
def test_the_box_holds_these_forty_eight_adventures() -> None:
    assert len(CARDS) == 48
    assert set(BOX.adventures) == set(CARDS)


@rule("ES R-013", "ES Q-02", "ES Q-03", "ES Q-04", "ES Q-05", "ES Q-06")
@pytest.mark.parametrize("card", CARDS)
def test_an_adventure_prints_this(card: str) -> None:
    assert noted(BOX.adventures[card]) == CARDS[card]


@rule("ES R-033", "ES R-045c", "ES R-046b", "ES R-063a")
@pytest.mark.parametrize("card", CARDS)
def test_an_adventure_resolved_gives_its_rewards_and_becomes_a_trophy(card: str) -> None:
    printed = CARDS[card]
    rolls, choices = script(printed.tasks, green=5 if LOCKS.get(card) == "green" else 6)
    t = at_a_card(card, rolls)
    before = measure(t)
    t.ann.plays(f"move:{card}", *choices)
    t.until("move", "bob")
    trophy = {"trophies": 1}
    assert difference(measure(t), before) == total(change(printed.rewards), costs(printed.tasks), trophy)
    t.ann.has(trophies=["formless_spawn", card], at="entrance")
    assert BOX.trophy_value[card] == printed.trophies
    assert len(t.state.adventures) == 6 and card not in [space.card for space in t.state.spaces()]


@rule("ES R-042", "ES R-044", "ES R-046f")
@pytest.mark.parametrize("card", CARDS)
def test_an_adventure_failed_costs_its_penalties_and_stays(card: str) -> None:
    t = at_a_card(card)
    before = measure(t)
    t.ann.plays(f"move:{card}", "give_up")
    t.until("move", "bob")
    assert difference(measure(t), before) == total(change(CARDS[card].penalties, losing=True))
    t.ann.has(at=card)
    assert t.state.adventures[0].card == card


TERROR = [card for card, each in CARDS.items() if each.terror]


@rule("ES R-043", "ES R-039")
@pytest.mark.parametrize("card", TERROR)
def test_a_failed_roll_with_terror_sets_off_the_terror_effect(card: str) -> None:
    printed = CARDS[card]
    t = at_a_card(card, ["terror terror 1 1 2 lore"])
    before = measure(t)
    t.ann.plays(f"move:{card}", "roll", "fail")
    if printed.terror == "fail":
        t.until("move", "bob")
        assert difference(measure(t), before) == total(change(printed.penalties, losing=True))
        return
    t.until("discard-die", "ann")
    if printed.terror == "out-terror":
        assert t.dice("out") == ["terror", "terror"] and difference(measure(t), before) == {}
    else:
        assert difference(measure(t), before) == total(change(printed.terror, losing=True))
        assert t.dice("out") == []


@rule("ES R-043")
@pytest.mark.parametrize("card", TERROR)
def test_without_terror_on_the_dice_there_is_no_terror_effect(card: str) -> None:
    t = at_a_card(card, ["peril peril 1 1 2 lore"])
    before = measure(t)
    t.ann.plays(f"move:{card}", "roll", "fail").is_asked("discard-die")
    assert difference(measure(t), before) == {} and t.dice("out") == []


MIDNIGHT = {
    "don_t_fall_asleep": {"sanity": -1},
    "horrible_visions": {"doom": 2},
    "you_become_that_which_you_fear_most": {"monster": 1},
    "the_hedge_maze": {"stamina": -1},
    "transported_by_magic": {"doom": 2},
}


@rule("ES R-070a", "ES Q-02")
@pytest.mark.parametrize("card", MIDNIGHT)
def test_at_midnight_an_adventure_in_play_does_this(card: str) -> None:
    t = at_a_card(card, worlds=["yuggoth", "r_lyeh"], at=[("clock", 0)], hour=9, top={"mythos": [QUIET]})
    t.until("move", "bob")
    quiet = at_a_card("the_archives", worlds=["yuggoth", "r_lyeh"], at=[("clock", 0)], hour=9, top={"mythos": [QUIET]})
    quiet.until("move", "bob")
    for name in ("ann", "bob"):
        assert difference(measure(t, name), measure(quiet, name)) == MIDNIGHT[card]


@rule("ES R-070", "ES R-064")
def test_the_curator_takes_two_trophies_or_a_point_of_each_from_everybody_at_midnight() -> None:
    assert {card for card, each in CARDS.items() if each.midnight} == {*MIDNIGHT, "the_curator"}
    t = museum("ann:darrell_simmons", "bob:bob_jenkins", "cleo:joe_diamond", adventures=["the_curator"],
               at=[("clock", 0)], hour=9, top={"mythos": [QUIET]}, ann={"trophies": ["ghoul", "gug"]},
               bob={"trophies": ["ghost"]}, cleo={"trophies": ["dhole"]})  # fmt: skip
    t.ann.is_asked("one-of").offered_only("option:1", "option:2").plays("option:1")
    t.ann.is_asked("lose-trophy").plays("spend:ghoul").has(
        trophies=[], sanity=4, stamina=6
    )  # then only the Gug is left
    t.bob.has(sanity=3, stamina=5, trophies=["ghost"])  # worth only 1, so it is not even asked for
    t.cleo.is_asked("one-of").plays("option:2").has(sanity=3, stamina=5, trophies=["dhole"])


@rule("ES R-006", "ES R-045b", "ES R-090", "ES R-091a")
@pytest.mark.parametrize("card", LOCKS)
def test_an_adventure_locks_its_die_from_its_arrival_until_it_is_resolved(card: str) -> None:
    assert LOCKS == {"did_you_hear_that": "green", "we_need_to_find_help": "red", "gala_in_the_great_hall": "yellow"}
    first, choices = script("6 | lore 3")
    green = 5 if LOCKS[card] == "green" else 6
    second, more = script(CARDS[card].tasks, green)
    t = at_a_card("the_missing_records", first + second, top={"adventure": [card, "blood_on_the_floor"]})
    t.ann.plays("move:the_missing_records", *choices)
    t.bob.is_asked("move")
    assert t.state.adventures[0].card == card  # in the same place
    locked = [die for die in range(8) if t.state.lies[die] == "locked"]
    assert locked == [DIE[LOCKS[card]]]
    t.bob.plays(f"move:{card}", *more)
    t.until("move", "ann")
    assert "locked" not in t.state.lies and t.state.locks == []
