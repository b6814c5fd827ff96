"""The chances told to a player at a question: known numbers, what is left out, and never more than certain."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from citing import rule
from leng.engine import odds
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.table import Seat, Table
from leng.games.elder_sign import GAME, asks
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.effects.dice import AddDie
from leng.games.elder_sign.odds import Position
from leng.games.elder_sign.odds import odds as exact

from .museum import MuseumTranscript, museum

CARD = "the_archives"
PAIRS = (("peril", "peril"), ("lore", "lore"))
BOX = cast(ElderSignBox, GAME.open_box())
NO_FOCUS, NO_CLUES = (
    next(card.id for card in BOX.mythos.values() if BOX.forbidden[card.id] == {what} and card.id not in BOX.locks)
    for what in ("focus", "clues")
)
YELLOW = next(each for each, item in BOX.items.items() if item.effects == (AddDie("yellow"),))
LOCKS_GREEN = next(each for each, colour in BOX.locks.items() if colour == "green" and each in BOX.adventures)
WASTE = "1 1 terror terror 2 2"
ONCE = 5 / 6
"""How likely one die misses one symbol."""


def overlay(folder: Path, *tasks: Sequence[str | int], ordered: bool = False) -> Path:
    """The archives with these tasks and nothing else to do."""
    needs = ", ".join(f"{{ needs = {list(task)} }}" for task in tasks).replace("'", '"')
    lines = ("[[adventure]]", f'id = "{CARD}"', f"tasks = [{needs}]", f"ordered = {str(ordered).lower()}")
    (folder / "mine.toml").write_text("\n".join(lines), encoding="utf-8")
    return folder


def told(t: MuseumTranscript) -> dict[str, float]:
    """The chances behind the options of the question on the table."""
    assert t.decision is not None
    return GAME.chances(t.state, t.decision)


# Known numbers ---------------------------------------------------------------------------------------------------


def test_one_peril_with_six_dice(tmp_path: Path) -> None:
    """Missed only if all 6 + 5 + 4 + 3 + 2 + 1 dice miss; before the move, and before the first roll."""
    t = museum("ann", content=overlay(tmp_path, ["peril"]))
    assert told(t)[f"move:{CARD}"] == pytest.approx(1 - ONCE**21, abs=1e-12)
    t.ann.plays(f"move:{CARD}").is_asked("before-roll")
    assert told(t) == {"roll": pytest.approx(1 - ONCE**21, abs=1e-12)}


def test_a_locked_die_does_not_roll(tmp_path: Path) -> None:
    t = museum("ann", content=overlay(tmp_path, ["peril"]), adventures=[LOCKS_GREEN])
    assert told(t)[f"move:{CARD}"] == pytest.approx(1 - ONCE**15, abs=1e-12)


def test_a_clue_rerolls_all_dice_once_more_unless_clues_are_forbidden(tmp_path: Path) -> None:
    mine = overlay(tmp_path, ["peril"])
    with_clue = museum("ann", content=mine, ann={"clues": 1})
    assert told(with_clue)[f"move:{CARD}"] == pytest.approx(1 - ONCE**27, abs=1e-12)
    forbidden = museum("ann", content=mine, ann={"clues": 1}, mythos=NO_CLUES)
    assert told(forbidden)[f"move:{CARD}"] == pytest.approx(1 - ONCE**21, abs=1e-12)


def test_two_pairs_in_order_with_and_without_focus(tmp_path: Path) -> None:
    """The published figures for six green dice: see ``test_odds``."""
    mine = overlay(tmp_path, *PAIRS, ordered=True)
    assert told(museum("ann", content=mine))[f"move:{CARD}"] == pytest.approx(0.14146246, abs=1e-8)
    assert told(museum("ann", content=mine, mythos=NO_FOCUS))[f"move:{CARD}"] == pytest.approx(0.07413286, abs=1e-8)


def test_an_item_with_a_die_raises_the_chance_to_the_published_figure(tmp_path: Path) -> None:
    mine = overlay(tmp_path, *PAIRS, ordered=True)
    t = museum("ann", content=mine, ann={"cards": [YELLOW]})
    t.ann.plays(f"move:{CARD}")
    assert told(t) == {
        "roll": pytest.approx(0.14146246, abs=1e-8),
        f"use:{YELLOW}": pytest.approx(0.31917385, abs=1e-8),
    }


def test_a_failed_roll_costs_a_die(tmp_path: Path) -> None:
    t = museum("ann", content=overlay(tmp_path, ["peril"]), rolls=[WASTE])
    t.ann.plays(f"move:{CARD}", "roll")
    assert told(t) == {"fail": pytest.approx(1 - ONCE**15, abs=1e-12)}


def test_the_last_task_is_certain_and_failing_on_purpose_is_not(tmp_path: Path) -> None:
    t = museum("ann", content=overlay(tmp_path, ["peril"]), rolls=["peril 1 1 1 1 1"])
    t.ann.plays(f"move:{CARD}", "roll")
    assert told(t) == {"complete:1:peril": 1.0, "fail": pytest.approx(1.0)}, "the peril can be kept, then needs a roll"
    bare = museum("ann", content=tmp_path, rolls=["peril 1 1 1 1 1"], mythos=NO_FOCUS)
    bare.ann.plays(f"move:{CARD}", "roll")
    assert told(bare) == {"complete:1:peril": 1.0, "fail": pytest.approx(1 - ONCE**15, abs=1e-12)}


def test_a_task_laid_leaves_the_chance_of_the_rest(tmp_path: Path) -> None:
    """Two of six dice on the first pair: four dice, then three and two, for the second."""

    def pair(n: int) -> float:
        return 1 - ONCE**n - n / 6 * ONCE ** (n - 1)

    rest = 1 - (1 - pair(4)) * (1 - pair(3)) * (1 - pair(2))
    mine = overlay(tmp_path, *PAIRS, ordered=True)
    t = museum("ann", content=mine, rolls=["peril peril 1 1 1 1"], mythos=NO_FOCUS)
    t.ann.plays(f"move:{CARD}", "roll")
    assert told(t)["complete:1:peril-peril"] == pytest.approx(rest, abs=1e-12)
    t.ann.plays("complete:1:peril-peril").is_asked("before-roll")
    assert told(t)["roll"] == pytest.approx(rest, abs=1e-12)


def test_a_die_in_focus_counts_and_is_not_rolled(tmp_path: Path) -> None:
    """Five dice are left after the failed roll; one of them keeps its lore, so that four look for the other."""
    t = museum("ann", content=overlay(tmp_path, ["lore", "lore"]), rolls=["lore 1 1 1 1 1"])
    t.ann.plays(f"move:{CARD}", "roll")
    kept = 1 - ONCE**10
    assert told(t)["fail"] == pytest.approx(kept, abs=1e-12), "the best use of a failed roll is the focus"
    t.ann.plays("fail", "discard:1").is_asked("before-roll")
    assert told(t)["focus:lore"] == pytest.approx(kept, abs=1e-12)
    assert told(t)["roll"] == pytest.approx(exact(Position((("lore", "lore"),), green=5)), abs=1e-12)
    assert told(t)["roll"] < told(t)["focus:lore"]
    t.ann.plays("focus:lore")
    assert told(t) == {"roll": pytest.approx(kept, abs=1e-12)}


def test_with_no_die_left_to_roll_nothing_remains(tmp_path: Path) -> None:
    t = museum("ann", content=overlay(tmp_path, ["peril", "peril"], ["lore"]), rolls=[WASTE, *["1"] * 40])
    t.ann.plays(f"move:{CARD}")
    chances = []
    while t.decision.ask.name in ("before-roll", "after-roll", "discard-die"):
        if t.decision.ask.name == "after-roll":
            chances.append(told(t)["fail"])
        options = list(map(key, t.decision.options))
        t.ann.plays(next(each for each in ("roll", "fail", options[0]) if each in options))
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == 0.0


# What has no chance ----------------------------------------------------------------------------------------------


def test_neither_the_entrance_nor_giving_up_has_a_chance() -> None:
    t = museum("ann")
    assert "move:entrance" in map(key, t.decision.options)
    assert set(told(t)) == {each for each in map(key, t.decision.options) if each != "move:entrance"}
    t.ann.plays(f"move:{CARD}")
    assert asks.GIVE_UP in t.decision.options
    assert asks.GIVE_UP not in told(t)


def test_other_questions_have_no_odds() -> None:
    t = museum("ann")
    t.ann.plays("move:entrance").is_asked("one-of")
    assert told(t) == {}
    assert not odds.has_odds(t.table.play)


@rule("ES R-133")
def test_in_the_battle_it_is_the_chance_to_strike_at_least_once() -> None:
    t = museum("ann", ancient_one="yig", awake=True, ann={"cards": [YELLOW]})
    t.ann.is_asked("before-roll")
    missed = 1.0  # two Perils, with six dice, then five, and so on down to two
    for dice in range(6, 1, -1):
        missed *= (5 / 6) ** dice + dice * (1 / 6) * (5 / 6) ** (dice - 1)
    assert told(t)["roll"] == pytest.approx(1 - missed)
    assert told(t)["roll"] < told(t)[f"use:{YELLOW}"] < 1


@rule("ES R-036")
def test_amandas_roll_counts_every_task_it_still_completes() -> None:
    t = museum("ann:amanda_sharpe", adventures=["the_loading_dock"], rolls=["peril peril 3 1 1 1"])
    t.ann.plays("move:the_loading_dock", "roll")
    assert told(t)["complete:1:peril"] == 1.0
    assert told(t)["complete:2:3-peril"] == 1.0


# At every question ----------------------------------------------------------------------------------------------

COUNTED = ("move", "complete", "focus", "add")
ALWAYS = (asks.ROLL, asks.FAIL, asks.GO_ON)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_in_random_play_every_option_of_an_attempt_has_a_chance_between_nothing_and_certainty(seed: str) -> None:
    chance = Dice(seed_number(seed))
    table = Table.open(GAME, [Seat("Ann"), Seat("Bob")], {}, seed)
    seen: set[str] = set()
    asked = 0
    while (decision := table.decision) is not None:
        if odds.has_odds(table.play) and not table.state.awake:
            asked += 1
            found = odds.chances(table.play)
            options = {key(option): option for option in decision.options}
            assert found.keys() <= options.keys()
            assert all(0.0 <= each <= 1.0 for each in found.values()), found
            wanted = {name for name, option in options.items() if option in ALWAYS or option[0] in COUNTED}
            wanted.discard("move:entrance")
            assert wanted <= found.keys(), (decision.ask.name, wanted - found.keys())
            assert found == GAME.chances(table.state, decision), "what nobody knows makes no difference"
            seen.update(each.partition(":")[0] for each in found)
        table.take(decision.at_random(chance))
    assert asked > 40
    assert {"move", "roll", "fail", "complete"} <= seen
