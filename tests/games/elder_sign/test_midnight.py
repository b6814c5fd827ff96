"""Midnight: when it strikes, what happens in which order, and who decides."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.elder_sign import GAME

from .museum import MuseumTranscript, museum

QUIET = "mythos_21"  # at once it hits only those alone on a card


def midnight(**more: Any) -> MuseumTranscript:
    """Ann has just ended her turn, and the clock strikes."""
    settings: dict[str, Any] = {"at": [("clock", 0)], "hour": 9, "top": {"mythos": [QUIET]}, **more}
    return museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", **settings)


@rule("ES R-025", "ES R-070")
def test_the_clock_strikes_after_the_turn_that_brings_it_to_twelve() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", hour=9, top={"mythos": [QUIET]})
    t.ann.plays("move:entrance", "option:1")
    t.bob.is_asked("move")
    assert (t.state.hour, t.state.mythos) == (0, QUIET)
    t.bob.plays("move:entrance", "aid:free", "option:1")
    assert (t.state.hour, t.state.mythos) == (3, QUIET)


@rule("ES R-070a")
def test_first_the_effects_of_midnight_then_the_new_card_then_a_new_day() -> None:
    t = midnight(adventures=["the_hedge_maze"], mythos="mythos_24", doom=3, top={"mythos": ["mythos_22"]},
                 cleo={"used": ["carolyn_fern"]})  # fmt: skip
    t.ann.is_asked("midnight-order").plays("midnight:the_hedge_maze")
    t.bob.is_asked("move")
    story = [event.kind for event in t.table.log if event.kind in ("midnight", "strikes", "mythos")]
    assert story == ["midnight", "strikes", "strikes", "mythos"]
    for seat in (t.ann, t.bob, t.cleo):
        assert seat.investigator.used == []
    t.ann.has(stamina=5, sanity=3)  # by the maze, then by the new card
    assert t.state.doom == 4 and t.state.decks["mythos"].cards[0] == "mythos_24"


@rule("ES Q-42", "ES R-070")
def test_the_player_whose_turn_just_ended_orders_the_effects() -> None:
    t = midnight(adventures=["the_hedge_maze", "don_t_fall_asleep"], worlds=["yuggoth"], mythos="mythos_14")
    t.ann.is_asked("midnight-order")
    t.ann.offered_only("midnight:the_hedge_maze", "midnight:don_t_fall_asleep", "midnight:mythos_14")
    t.ann.plays("midnight:don_t_fall_asleep", "midnight:mythos_14")
    told = [event.facts["card"] for event in t.table.log if event.kind == "strikes"]
    assert told == ["don_t_fall_asleep", "mythos_14", "the_hedge_maze"]


@rule("ES R-070")
def test_an_other_world_may_have_an_effect_of_midnight_too(tmp_path: Any) -> None:
    (tmp_path / "world.toml").write_text('[[other_world]]\nid = "yuggoth"\nmidnight = [{ do = "doom", n = 1 }]\n')
    t = midnight(worlds=["yuggoth"], content=tmp_path, doom=3)
    t.bob.is_asked("move")
    assert t.state.doom == 4


@rule("ES R-071a", "ES Q-33")
@pytest.mark.parametrize(("turns", "doom"), [(1, 3), (2, 4)])
def test_effects_of_midnight_do_not_happen_in_the_first_turn_of_play(turns: int, doom: int) -> None:
    """Only a clock cost can bring midnight into it; the new Mythos card comes all the same."""
    t = midnight(mythos="mythos_14", turns=turns, doom=3)
    t.bob.is_asked("move")
    assert (t.state.doom, t.state.mythos) == (doom, QUIET)


@rule("ES R-010", "ES R-071b", "ES Q-33")
def test_the_opening_mythos_card_is_no_midnight() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["horrible_visions"], at=[("opening",), ("turn", 0)],
               mythos="mythos_14", top={"mythos": [QUIET]}, hour=0, turns=0, doom=3)  # fmt: skip
    t.ann.is_asked("move")
    assert t.state.doom == 3


@rule("ES R-025b", "ES Q-09")
def test_every_passing_of_twelve_is_a_midnight_of_its_own() -> None:
    t = midnight(arrange=lambda g: setattr(g, "struck", 1), mythos="mythos_14", doom=3,
                 top={"mythos": ["mythos_30", QUIET]})  # fmt: skip
    t.bob.is_asked("move")
    assert t.state.doom == 5 and t.state.mythos == QUIET
    assert len([event for event in t.table.log if event.kind == "midnight"]) == 2


@rule("ES R-051c", "ES R-070")
def test_once_a_day_abilities_are_fresh_after_midnight_and_not_before() -> None:
    t = museum("ann:joe_diamond", "bob:carolyn_fern", hour=6, top={"mythos": [QUIET]}, ann={"sanity": 1})
    t.bob.is_asked("heal").plays("use:carolyn_fern", "treat:0").has(used=["carolyn_fern"])
    t.ann.plays("move:entrance", "option:2")
    t.bob.is_asked("move").plays("move:entrance", "option:2")  # midnight
    t.bob.is_asked("heal").has(used=[])


@rule("ES R-074", "ES Q-26")
def test_kate_keeps_monsters_away_in_her_turn_but_not_at_midnight() -> None:
    t = museum("ann:kate_winthrop", "bob:bob_jenkins", mythos="mythos_09", hour=9, cup=["ghoul", "ghost"], doom=3,
               top={"mythos": ["mythos_13"]}, at=[("clock", 0)])  # fmt: skip
    t.until("move", "bob")
    assert t.state.cup == []


@rule("ES Q-26", "ES R-120")
def test_no_monster_comes_from_a_doom_space_covered_in_kates_turn() -> None:
    """Azathoth's third space; the monster is not made up for."""
    for who, monsters in (("kate_winthrop", 0), ("joe_diamond", 1)):
        t = museum(f"ann:{who}", "bob:bob_jenkins", adventures=["mysterious_tome"], doom=2)
        t.ann.plays("move:mysterious_tome", "give_up")
        t.until("move", "bob")
        assert t.state.doom == 3 and sum(len(space.monsters) for space in t.state.spaces()) == monsters


@rule("ES R-094", "ES Q-20", "ES R-074")
def test_at_midnight_the_player_whose_turn_just_ended_places_the_monsters() -> None:
    t = midnight(adventures=["the_archives", "public_lavatory"], cup=["ghoul"], top={"mythos": ["mythos_13"]})
    t.ann.is_asked("place-monster").plays("slot:public_lavatory:2")


@rule("ES Q-20", "ES R-094", "ES R-010")
def test_the_first_player_places_the_monsters_of_the_opening_mythos_card() -> None:
    def second_begins(g: Any) -> None:
        g.first = g.active = 1

    t = museum(
        "ann:joe_diamond",
        "bob:bob_jenkins",
        adventures=["the_archives", "public_lavatory"],
        arrange=second_begins,
        at=[("mythos",), ("turn", 1)],
        top={"mythos": ["mythos_13"]},
        hour=0,
        turns=0,
    )
    t.bob.is_asked("place-monster")


@rule("ES Q-46")
def test_effects_on_everybody_go_in_turn_order_from_the_player_whose_turn_it_was() -> None:
    cards = {"clues": 1, "cards": ["knife"]}
    t = museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", at=[("clock", 1)], hour=9, ann=cards,
               bob={**cards, "cards": ["axe"]}, cleo={**cards, "cards": ["food"]}, top={"mythos": ["mythos_32"]},
               arrange=lambda g: setattr(g, "active", 1))  # fmt: skip
    t.bob.is_asked("one-of").plays("option:2")
    t.cleo.is_asked("one-of").plays("option:2")
    t.ann.is_asked("one-of").plays("option:2")


@rule("ES R-024", "ES R-070d")
def test_the_old_card_goes_under_the_deck_so_that_the_deck_never_runs_out() -> None:
    t = midnight()
    assert len(t.state.decks["mythos"].cards) == 31 and t.state.decks["mythos"].seen == 1
    GAME.check(t.state)


@rule("ES R-070e")
def test_every_midnight_begins_a_new_day() -> None:
    t = museum("ann", "bob", hour=9, top={"mythos": ["mythos_28"]})
    before = t.state.round
    t.ann.plays("move:the_missing_records", "give_up")
    t.bob.is_asked("move")
    assert t.state.round == before + 1
