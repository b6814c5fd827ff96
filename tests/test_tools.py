"""The tools beside the code find what they are to find."""

from __future__ import annotations

import importlib.util
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from leng.engine.game import find_game
from leng.games.auztralia.bot import first_sight
from leng.games.auztralia.bot.weights import SIGHT
from leng.games.evil_high_priest.bot.scales import AT_SIGHT
from matches import served

ROOT = Path(__file__).parent.parent


def test_the_documentation_shows_a_moment_of_every_game() -> None:
    found = importlib.util.spec_from_file_location("moments", ROOT / "tools" / "moments.py")
    assert found is not None and found.loader is not None
    moments = importlib.util.module_from_spec(found)
    found.loader.exec_module(moments)
    assert sorted(moments.MOMENTS) == sorted(served())


# What matches say of weights ------------------------------------------------------------------------------------------


@pytest.fixture
def vary() -> Any:
    spec = importlib.util.spec_from_file_location("vary", ROOT / "bench" / "vary.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_varied_weights_show_which_of_them_wins(vary: Any) -> None:
    """The first of three decides, the second is the first turned round half of the time, the third is nothing."""
    chance = Random(7)
    rows = []
    for _ in range(400):
        first, third = chance.choice((-1, 0, 1)), chance.choice((-1, 0, 1))
        second = first if chance.random() < 0.5 else -first
        rows.append(([first, second, third], 0.3 * first + chance.gauss(0, 0.4)))
    decides, follows, nothing = vary.effects(rows)
    assert decides > 5
    assert abs(follows) < 4 and abs(nothing) < 4


def test_weights_are_varied_in_matches_and_left_as_they_were(vary: Any) -> None:
    game = find_game("AZ")
    knobs = vary.Knobs(game)
    assert knobs.figures["SIGHT.time"] == pytest.approx(SIGHT.time)
    assert knobs.kit({**knobs.figures, "SIGHT.time": 2.0})["SIGHT"] == SIGHT._replace(time=2.0)
    made = vary.generation(game, knobs, 0, knobs.figures, 10, "a few")
    farthest = max(abs(math.log(made.weights[name] / value)) for name, value in knobs.figures.items())
    assert 0 < farthest <= vary.STEP + 1e-9
    assert vars(first_sight)["SIGHT"] is SIGHT, "left as they were"


def test_weights_that_are_kept_by_kind_are_varied_one_by_one(vary: Any) -> None:
    knobs = vary.Knobs(find_game("EHP"))
    kit = knobs.kit({**knobs.figures, "AT_SIGHT.goods.blood": 9.0})
    assert kit["AT_SIGHT"].goods == {**AT_SIGHT.goods, "blood": 9.0}
    assert kit["SIGHT"] == knobs.held["SIGHT"]
