"""A player's turn: movement, what the place asks for, and the clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from leng.games.elder_sign.state import Museum, Space

from .museum import MuseumTranscript, museum

TWO = ("ann:darrell_simmons", "bob:bob_jenkins")
OPEN = "mythos_07"  # a Mythos card that leaves the whole entrance open
SHAMBLER = {"the_archives": [("dimensional_shambler", 1)]}  # 2 investigation and three hours


def heals(t: MuseumTranscript, name: str) -> None:
    """A whole turn at the entrance, where nothing but free first aid is to be had: one sanity, please."""
    t.seat(name).plays("move:entrance", "option:1")


@rule("ES R-020a", "ES R-022a", "ES R-023d", "ES R-024")
def test_movement_then_resolution_then_the_clock_then_the_next_player() -> None:
    t = museum(*TWO, ann={"sanity": 1}, bob={"sanity": 1}, hour=3, mythos=OPEN)
    t.ann.is_asked("move")
    assert t.state.phase == "movement"
    t.ann.plays("move:entrance").is_asked("entrance")
    assert (t.state.phase, t.state.hour) == ("entrance", 3)
    t.ann.plays("aid:free", "option:1").has(sanity=2)
    t.bob.is_asked("move")
    assert t.state.hour == 6
    t.bob.plays("move:entrance", "aid:free", "option:1")
    t.ann.is_asked("move")
    assert t.state.hour == 9


@rule("ES R-024b", "ES E-12")
def test_from_xii_the_hand_only_stops_at_iii_vi_ix_and_xii() -> None:
    t = museum("ann", ann={"sanity": 1}, hour=0, ancient_one="azathoth", top={"mythos": ["mythos_28"]})
    hours = []
    for _ in range(4):
        t.until("move")
        heals(t, "ann")
        hours.append(t.told("clock").facts["hour"])
    assert hours == [3, 6, 9, 12]


@rule("ES R-021a", "ES R-021b")
def test_the_marker_goes_to_any_card_or_the_entrance_or_stays() -> None:
    t = museum("ann", worlds=["yuggoth", "r_lyeh"], ann={"at": "the_archives"})
    cards = [space.card for space in t.state.adventures]
    t.ann.offered_only("move:entrance", *(f"move:{card}" for card in cards), "move:yuggoth", "move:r_lyeh")
    t.ann.plays("move:the_archives").has(at="the_archives").is_asked("before-roll")
    assert t.told("stays", place="the_archives")


@rule("ES R-021a", "ES R-022", "ES R-055")
def test_an_other_world_is_a_place_to_go_like_an_adventure() -> None:
    t = museum("ann", worlds=["yuggoth"], rolls=["peril terror 1 1 1 1"])
    t.ann.plays("move:yuggoth").has(at="yuggoth").plays("roll").offered("complete:1:peril-terror")


@rule("ES R-021c")
def test_several_investigators_may_share_a_place() -> None:
    t = museum(*TWO, bob={"at": "the_archives"})
    t.ann.plays("move:the_archives").is_asked("before-roll")
    t.bob.has(at="the_archives")


@rule("ES R-022", "ES R-023c")
def test_at_the_entrance_one_action_is_carried_out_and_the_turn_is_over() -> None:
    t = museum(*TWO, ann={"sanity": 1, "trophies": ["ghoul", "byakhee"]})
    t.ann.plays("move:entrance").offered("aid:free", "buy:souvenir_clue")
    t.ann.plays("buy:souvenir_clue", "spend:ghoul").has(clues=1, trophies=["byakhee"])
    t.bob.is_asked("move")


@rule("ES R-023a", "ES R-045")
def test_the_resolution_phase_ends_with_the_card_resolved() -> None:
    t = museum(*TWO, worlds=["the_dreamlands"], rolls=["peril lore 3 1 1 1"], hour=3)
    t.ann.plays("move:the_dreamlands", "roll", "complete:1:3-lore-peril").has(clues=2, trophies=["the_dreamlands"])
    t.bob.is_asked("move")
    assert t.state.hour == 6


@rule("ES R-023b", "ES R-042")
def test_the_resolution_phase_ends_with_the_card_failed() -> None:
    t = museum(*TWO, hour=3)
    t.ann.plays("move:the_archives", "give_up").has(sanity=3)
    t.bob.is_asked("move")
    assert t.state.hour == 6


@rule("ES R-024", "ES R-025a", "ES R-025d", "ES R-025e")
def test_reaching_xii_strikes_midnight_after_the_turn_and_before_the_next() -> None:
    t = museum(*TWO, ann={"sanity": 1}, hour=9, top={"mythos": ["mythos_28"]}, doom=0)
    heals(t, "ann")
    t.bob.is_asked("move")
    assert (t.state.hour, t.state.mythos, t.state.doom) == (0, "mythos_28", 2)


@rule("ES R-025c", "ES R-033", "ES Q-08", "ES Q-09")
def test_a_clock_symbol_moves_the_hand_three_hours_and_its_midnight_waits_for_the_end_of_the_turn() -> None:
    t = museum(*TWO, monsters=SHAMBLER, hour=9, rolls=["2 lore lore lore 3 peril"], top={"mythos": ["mythos_28"]})
    t.ann.plays("move:the_archives", "roll", "complete:1:2").is_asked("before-roll")
    assert (t.state.hour, t.state.mythos, t.state.doom) == (0, "mythos_01", 0)  # struck, but not yet resolved
    t.ann.plays("give_up")
    t.bob.is_asked("move")
    assert (t.state.hour, t.state.mythos, t.state.doom) == (3, "mythos_28", 2)
    assert len([line for line in t.table.log if line.kind == "midnight"]) == 1


@rule("ES R-025b", "ES Q-09")
def test_there_is_one_midnight_for_every_time_xii_was_passed(tmp_path: Path) -> None:
    text = '[[adventure]]\nid = "the_archives"\ntasks = [{ needs = [1], clock = 4 }, { needs = ["lore"] }]\n'
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    top = {"mythos": ["mythos_28", "mythos_29"]}
    t = museum(*TWO, hour=9, content=tmp_path, rolls=["1 1 1 1 1 1"], top=top)
    t.ann.plays("move:the_archives", "roll", "complete:1:1", "give_up")
    t.bob.is_asked("move")
    assert (t.state.hour, t.state.mythos) == (0, "mythos_29")
    assert [line.facts["card"] for line in t.table.log if line.kind == "mythos"] == ["mythos_28", "mythos_29"]


@rule("ES R-024a")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (3, 6), (6, 9), (9, 0)])
def test_every_turn_takes_three_hours(before: int, after: int) -> None:
    t = museum(*TWO, ann={"sanity": 1}, hour=before, top={"mythos": ["mythos_28"]})
    heals(t, "ann")
    assert t.state.hour == after


@rule("ES R-020b")
def test_the_turn_goes_round_the_table() -> None:
    t = museum(*TWO, "cleo:dexter_drake", hour=0, mythos=OPEN)
    order = []
    for _ in range(4):
        t.until("move")
        order.append(t.decision.seat)
        t.seat(t.decision.seat).plays("move:entrance", "aid:free", "option:1")
    assert order == [0, 1, 2, 0]


@rule("ES R-105", "ES R-108")
def test_a_card_for_any_moment_of_the_turn_may_be_used_before_moving_and_after_the_resolution() -> None:
    t = museum(*TWO, ann={"sanity": 1, "stamina": 1, "cards": ["whiskey", "food"]})
    t.ann.is_asked("move").plays("use:whiskey").has(sanity=2, cards=["food"]).is_asked("move")
    t.ann.plays("move:entrance", "aid:free", "option:1").is_asked("end-turn")
    t.ann.offered_only("use:food", "done").plays("use:food").has(stamina=2, cards=[])
    t.bob.is_asked("move")


@rule("ES R-021a", "ES Q-22")
def test_with_no_card_left_in_the_museum_one_goes_to_the_entrance_without_being_asked() -> None:
    def emptied(g: Museum) -> None:
        deck = g.decks["adventure"].cards
        g.removed += [*deck, *(space.card for space in g.spaces())]
        deck.clear()
        g.adventures = [Space("") for _ in g.adventures]

    t = museum(*TWO, arrange=emptied, mythos=OPEN, ann={"cards": ["knife"]}, bob={"cards": ["wither"]})
    t.ann.is_asked("entrance")
    assert t.told("stays", seat=0, place="entrance")
