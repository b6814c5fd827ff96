"""Other Worlds: how they come and go, and each of the eight resolved and failed."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .museum import museum
from .printed import BOX, Printed, at_a_card, change, costs, difference, measure, noted, script, total

# id: trophies, tasks, marks, Terror, midnight, penalties, rewards
OTHER_WORLDS: dict[str, tuple[Any, ...]] = {
    "the_dreamlands": (2, "peril lore 3", "", "", "", "sanity", "clue*2 elder_sign"),
    "city_of_the_great_race": (2, "[3] | terror lore peril", "", "", "", "sanity stamina*2", "elder_sign unique*3"),
    "great_hall_of_celeano": (2, "[terror] | lore | 6", "", "", "", "sanity", "elder_sign spell doom*-1"),
    "plateau_of_leng": (
        2,
        "lore terror | terror peril terror",
        "",
        "sanity",
        "",
        "sanity*2",
        "doom*-1 elder_sign clue*2",
    ),
    "another_dimension": (2, "lore [1] | terror peril", "", "", "", "sanity stamina*2", "spell common elder_sign"),
    "yuggoth": (2, "peril [terror] | 8", "", "", "", "sanity*2 stamina", "elder_sign*2 common unique"),
    "r_lyeh": (2, "1 [1] | lore lore peril terror", "", "", "", "sanity*2 stamina*2", "ally elder_sign*3"),
    "the_abyss": (2, "[peril terror] | lore lore peril", "", "", "", "sanity*2 stamina", "elder_sign*2 spell common"),
}
WORLDS = {card: Printed(*each) for card, each in OTHER_WORLDS.items()}


@rule("ES R-005", "ES R-013", "ES Q-06")
@pytest.mark.parametrize("card", WORLDS)
def test_an_other_world_prints_this(card: str) -> None:
    assert set(BOX.other_worlds) == set(WORLDS)
    assert noted(BOX.other_worlds[card]) == WORLDS[card]


@rule("ES R-045", "ES R-046g", "ES R-055d", "ES Q-01", "ES Q-06")
@pytest.mark.parametrize("card", WORLDS)
def test_an_other_world_resolved_gives_its_rewards_and_is_not_replaced(card: str) -> None:
    printed = WORLDS[card]
    rolls, choices = script(printed.tasks)
    t = at_a_card(card, rolls)
    before, adventures = measure(t), [space.card for space in t.state.adventures]
    t.ann.plays(f"move:{card}", *choices)
    t.until("move", "bob")
    gone = {"trophies": 1, "gate": -1}
    assert difference(measure(t), before) == total(change(printed.rewards), costs(printed.tasks), gone)
    t.ann.has(trophies=["formless_spawn", card], at="entrance")
    assert t.state.worlds == [] and len(t.state.decks["other_world"].cards) == 7
    assert [space.card for space in t.state.adventures] == adventures


@rule("ES R-055", "ES R-044", "ES Q-06")
@pytest.mark.parametrize("card", WORLDS)
def test_an_other_world_failed_costs_its_penalties_and_stays(card: str) -> None:
    t = at_a_card(card)
    before = measure(t)
    t.ann.plays(f"move:{card}", "give_up")
    t.until("move", "bob")
    assert difference(measure(t), before) == total(change(WORLDS[card].penalties, losing=True))
    t.ann.has(at=card)
    assert [space.card for space in t.state.worlds] == [card]


@rule("ES R-043", "ES R-055f")
def test_the_plateau_of_leng_alone_has_a_terror_effect() -> None:
    assert [card for card, each in WORLDS.items() if each.terror] == ["plateau_of_leng"]
    t = at_a_card("plateau_of_leng", ["terror 1 1 1 1 1"])
    t.ann.plays("move:plateau_of_leng", "roll", "fail").is_asked("discard-die").has(sanity=3)


@rule("ES R-046", "ES R-055b", "ES R-055c")
def test_a_gate_puts_an_other_world_below_the_adventures_and_any_number_may_be_there() -> None:
    rolls, choices = script("3 terror | lore lore")
    t = at_a_card("mysterious_tome", rolls, worlds=["the_abyss", "yuggoth"], top={"other_world": ["r_lyeh"]})
    t.ann.plays("move:mysterious_tome", *choices)
    t.until("move", "bob")
    assert [space.card for space in t.state.worlds] == ["the_abyss", "yuggoth", "r_lyeh"]
    assert len(t.state.adventures) == 6
    t.bob.offered("move:the_abyss", "move:yuggoth", "move:r_lyeh")


@rule("ES R-055a", "ES R-107")
def test_a_spell_or_an_item_may_open_a_gate_too() -> None:
    t = museum(
        "ann", "bob", top={"other_world": ["the_abyss", "yuggoth"]}, ann={"cards": ["find_gate", "necronomicon"]}
    )
    t.ann.plays("use:find_gate").has(clues=1)
    t.ann.plays("use:necronomicon", "option:2").has(sanity=3)
    assert [space.card for space in t.state.worlds] == ["the_abyss", "yuggoth"]
    t.ann.plays("move:the_abyss")  # and may be entered at once


@rule("ES R-055e", "ES R-063", "ES Q-22")
def test_a_spent_other_world_goes_under_its_deck_and_can_come_again() -> None:
    t = museum(
        "ann",
        "bob:bob_jenkins",
        ann={"trophies": ["the_abyss"], "cards": ["find_gate"]},
        bob={"cards": ["necronomicon"]},
    )
    t.ann.plays("move:entrance", "buy:souvenir_common")
    deck = t.state.decks["other_world"]
    assert deck.cards[0] == "the_abyss" and deck.seen == 1
    t.ann.has(trophies=[])


@rule("ES R-055", "ES Q-22")
def test_with_no_other_world_left_a_gate_brings_nothing() -> None:
    t = museum("ann", "bob:bob_jenkins", worlds=list(WORLDS), ann={"cards": ["find_gate"]})
    t.ann.plays("use:find_gate").has(clues=1, cards=[])
    assert len(t.state.worlds) == 8


@rule("ES R-055f", "ES R-090")
def test_a_lock_icon_on_an_other_world_works_when_it_enters(tmp_path: Any) -> None:
    (tmp_path / "worlds.toml").write_text('[[other_world]]\nid = "the_dreamlands"\nlock = "red"\n')
    t = museum(
        "ann",
        "bob:bob_jenkins",
        content=tmp_path,
        top={"other_world": ["the_dreamlands"]},
        ann={"cards": ["find_gate"]},
        rolls=["peril lore 3 1 1 1"],
    )
    t.ann.plays("use:find_gate")
    assert t.state.lies[7] == "locked" and t.state.locks[0].holder == "the_dreamlands"
    t.ann.plays("move:the_dreamlands", "roll", "complete:1:3-lore-peril")
    assert t.state.lies[7] == "reserve"


@rule("ES R-055", "ES R-048", "ES Q-19")
def test_a_gate_may_be_opened_before_the_monster_of_the_same_reward_is_placed_in_it() -> None:
    """A Secret Gathering: monster, clue, gate and Elder Sign; the player orders them."""
    rolls, choices = script("6 | lore lore")
    more: dict[str, Any] = {"top": {"other_world": ["the_abyss"]}, "cup": ["ghoul"],
                            "adventures": ["a_secret_gathering", "public_lavatory"]}  # fmt: skip
    t = at_a_card("a_secret_gathering", rolls, **more)
    t.ann.plays("move:a_secret_gathering", *choices).is_asked("order")
    t.ann.offered_only("first:1", "first:2", "first:3", "first:4").plays("first:3")
    t.ann.is_asked("place-monster").offered("slot:the_abyss:1").plays("slot:the_abyss:1")
    assert t.state.worlds[0].monsters == ["ghoul"]
    t = at_a_card("a_secret_gathering", rolls, **more)
    t.ann.plays("move:a_secret_gathering", *choices, "first:1").is_asked("place-monster").not_offered(
        "slot:the_abyss:1"
    )


@rule("ES Q-01")
def test_a_removed_doom_token_leaves_its_monster_and_covering_the_space_again_brings_another() -> None:
    """Azathoth's third space is a monster space."""
    rolls, choices = script("lore -sanity | lore -stamina | 2 lore")
    t = at_a_card("the_elder_sign", rolls, doom=3, monsters={"the_archives": [("gug", 1)]}, cup=["ghoul"],
                  top={"adventure": ["blood_on_the_floor"]},
                  adventures=["the_elder_sign", "mysterious_tome"])  # fmt: skip
    t.ann.plays("move:the_elder_sign", *choices)
    t.bob.is_asked("move")
    assert (t.state.doom, t.state.signs) == (2, 3) and t.state.space("the_archives").monsters == ["gug"]
    t.bob.plays("move:mysterious_tome", "give_up")
    t.until("move", "ann")
    assert t.state.doom == 3 and t.state.cup == [] and sum(len(each.monsters) for each in t.state.spaces()) == 2


@rule("ES Q-01")
def test_with_no_doom_on_the_track_there_is_none_to_remove() -> None:
    rolls, choices = script("lore -sanity | lore -stamina | 2 lore")
    t = at_a_card("the_elder_sign", rolls, doom=0)
    t.ann.plays("move:the_elder_sign", *choices)
    assert (t.state.doom, t.state.signs) == (0, 3)
