"""Every way to win and to lose; the match ends at once, wherever it stands."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.engine.game import Result
from leng.games.elder_sign import GAME
from leng.games.elder_sign.state import Museum

from .museum import MuseumTranscript, museum
from .printed import script

PASSAGE = script("3 | peril 3 | lore")  # The Hidden Passage: 2 Elder Signs


def over(t: MuseumTranscript) -> Result:
    """The result; nobody is asked anything any more."""
    assert t.table.decision is None, t.asking()
    assert t.table.result is not None
    GAME.check(t.state)
    return t.table.result


@rule("ES R-047", "ES R-140a", "ES R-141")
def test_won_by_the_last_elder_sign_of_a_card() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", "cleo:dexter_drake", adventures=["the_hidden_passage"], signs=12,
               rolls=PASSAGE[0])  # fmt: skip
    t.ann.plays("move:the_hidden_passage", *PASSAGE[1])
    assert over(t) == Result((1, 1, 1), (0, 1, 2), "sealed")
    assert t.state.hour == 3  # not even the clock moves


@rule("ES R-140", "ES R-062")
def test_won_by_a_bought_elder_sign() -> None:
    trophies = ["the_dark_pharaoh", "god_of_the_bloody_tongue", "gug", "dhole"]
    t = museum("ann:joe_diamond", ancient_one="nyarlathotep", signs=11, mythos="mythos_07", ann={"trophies": trophies})
    t.ann.plays("move:entrance", "buy:souvenir_elder_sign", "spend:gug", "spend:dhole", "spend:the_dark_pharaoh")
    assert over(t).ending == "sealed"


@rule("ES R-140", "ES R-047")
def test_the_rest_of_the_rewards_does_not_matter_any_more() -> None:
    """A Secret Gathering brings a monster, a clue and a gate too; the sign may come first and ends it."""
    rolls, choices = script("6 | lore lore")
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["a_secret_gathering"], signs=13, rolls=rolls)
    t.ann.plays("move:a_secret_gathering", *choices, "first:4")
    assert over(t).ending == "sealed"
    t.ann.has(clues=0)
    assert t.state.worlds == []


@rule("ES R-136a", "ES R-140b")
def test_won_by_the_last_doom_token_taken_off_in_the_battle() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yig", awake=True, doom=2,
               rolls=["peril peril peril peril 1 1", "peril peril 1 1"])  # fmt: skip
    t.ann.plays("complete:1:peril-peril")
    assert t.state.doom == 1
    t.ann.plays("complete:1:peril-peril")
    assert over(t) == Result((1, 1), (0, 1), "banished")


@rule("ES R-136", "ES R-140", "ES Q-40")
def test_won_by_a_card_that_completes_the_combat_task() -> None:
    t = museum("ann:joe_diamond", ancient_one="yig", awake=True, doom=1, ann={"cards": ["blue_watcher_of_the_pyramid"]})
    t.ann.plays("use:blue_watcher_of_the_pyramid")
    assert over(t).ending == "banished"


@rule("ES Q-01", "ES R-136")
def test_taking_the_last_token_off_a_sleeping_ancient_one_wins_nothing() -> None:
    rolls, choices = script("lore -sanity | lore -stamina | 2 lore")
    t = museum("ann:joe_diamond", "bob:bob_jenkins", adventures=["the_elder_sign"], doom=1, rolls=rolls)
    t.ann.plays("move:the_elder_sign", *choices)
    assert t.state.doom == 0 and t.table.result is None


@rule("ES R-140", "ES R-119")
def test_lost_when_the_last_investigator_is_devoured_in_the_battle() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="yog_sothoth", awake=True, doom=5, hour=9,
               at=[("clock", 0)])  # fmt: skip
    assert over(t) == Result((0, 0), (), "devoured")
    assert t.state.unused and t.state.doom == 7  # there were others, but they do not come any more


@rule("ES R-116", "ES R-140c")
def test_lost_when_nobody_has_an_investigator_and_none_is_left_to_take() -> None:
    def nobody_left(g: Museum) -> None:
        g.devoured += g.unused
        g.unused = []

    t = museum(
        "ann:joe_diamond",
        "bob:bob_jenkins",
        adventures=["don_t_fall_asleep"],
        hour=9,
        at=[("clock", 0)],
        doom=3,
        ann={"sanity": 1},
        bob={"sanity": 1},
        arrange=nobody_left,
    )
    assert over(t) == Result((0, 0), (), "devoured")
    assert t.state.doom == 5 and not t.state.awake


@rule("ES R-012", "ES R-140d")
def test_lost_at_once_when_azathoth_awakes() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", doom=11, adventures=["mysterious_tome"])
    t.ann.plays("move:mysterious_tome", "give_up")
    assert over(t) == Result((0, 0), (), "destroyed")


@rule("ES R-121", "ES R-118", "ES R-140")
def test_signs_alone_do_not_help_once_the_track_is_full() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", doom=11, signs=13, adventures=["mysterious_tome"])
    t.ann.plays("move:mysterious_tome", "give_up")
    assert over(t).ending == "destroyed"


@rule("ES R-001", "ES R-141a")
@pytest.mark.parametrize("players", range(1, 9))
def test_all_win_or_lose_together_whatever_their_number(players: int) -> None:
    names = ["ann:joe_diamond", *("bob", "cleo", "dan", "eve", "finn", "gus", "hal")[: players - 1]]
    t = museum(*names, adventures=["the_hidden_passage"], signs=12, rolls=PASSAGE[0])
    t.ann.plays("move:the_hidden_passage", *PASSAGE[1])
    assert over(t) == Result((1,) * players, tuple(range(players)), "sealed")


@rule("ES R-081", "ES R-141b")
def test_alone_there_is_nobody_to_ask_for_help() -> None:
    t = museum("ann:joe_diamond", rolls=["1 1 1 1 1 2"])
    t.ann.plays("move:the_missing_records", "roll", "fail", "discard:2").is_asked("before-roll")
    t.ann.offered_only("focus:1", "roll", "give_up")


@rule("ES R-140")
def test_every_ending_is_one_of_those_the_game_announces() -> None:
    assert GAME.endings == ("sealed", "banished", "devoured", "destroyed")


@rule("ES R-115", "ES R-140c")
def test_one_player_out_does_not_lose_the_match() -> None:
    def nobody_left(g: Museum) -> None:
        g.devoured += g.unused
        g.unused = []

    holding: dict[str, Any] = {"stamina": 1}
    t = museum("ann:joe_diamond", "bob:bob_jenkins", mythos="mythos_07", rolls=["peril"], ann=holding, doom=3,
               arrange=nobody_left)  # fmt: skip
    t.ann.plays("move:entrance", "find")
    assert t.table.result is None
    t.bob.is_asked("move")
