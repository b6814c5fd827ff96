"""An oracle that agreed with everything would be worth nothing: faults planted in five chapters of a game are found.

The suite tries one chapter of each game, ``make fuzz`` all of them (``python -m oracles.test_planted``).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from planting import Plant, plants, sow

TESTS = Path(__file__).parent.parent
ORACLES = sorted(each.parent.name for each in Path(__file__).parent.glob("*/planted.toml"))


def found(game: str, number: int) -> str:
    """What the oracle says of the game with this fault in it, in a process of its own."""
    command = [sys.executable, "-m", "oracles.test_planted", game, str(number)]
    done = subprocess.run(command, cwd=TESTS, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("game", ORACLES)
def test_a_planted_fault_is_found(game: str) -> None:
    soonest = min(range(len(plants(game))), key=lambda number: plants(game)[number].decisions)
    assert found(game, soonest), f"nobody noticed {plants(game)[soonest]}"


@pytest.mark.parametrize("game", ORACLES)
def test_faults_are_planted_in_five_chapters(game: str) -> None:
    assert len({plant.chapter for plant in plants(game)}) >= 5
    for plant in plants(game):
        assert plant.text(game)


def _look(game: str, plant: Plant) -> str:
    sow(game, plant.file, plant.text(game))
    from leng.engine.game import load_game
    from oracles.walk import oracle_of, walk

    try:
        walked = walk(
            load_game(game), oracle_of(game), plant.decisions, plant.seed, player=plant.player, first=plant.first
        )
    except Exception as trouble:  # the game broke before the oracle could say so
        return f"{type(trouble).__name__}: {trouble}"
    return str(walked.found[0]) if walked.found else ""


def main() -> None:
    """With a game and a number: what the oracle says of that plant; without: every plant of every game."""
    if len(sys.argv) == 3:
        print(_look(sys.argv[1], plants(sys.argv[1])[int(sys.argv[2])]))
        return
    missed = 0
    for game in ORACLES:
        for number, plant in enumerate(plants(game)):
            told = found(game, number)
            missed += not told
            print(f"{game}, {plant.chapter}: {told or 'NOBODY NOTICED'}")
    sys.exit(missed)


if __name__ == "__main__":
    main()
