"""Every kind of question of every game lies before the eyes: on three screens, in both languages and lights.

Sizes, languages, lights and fonts go round: each game meets all their combinations, each question one of them.
``make look`` looks at every question in every combination.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

from leng.engine.game import load_game
from matches import served

from .questions import asks_of, questions
from .sight import SIZES, WAYS, Way, choose_last, dress, look, scroll_away
from .visitor import Visitor

SHELF = [pytest.param(game, marks=pytest.mark.xdist_group(f"layout of {game}")) for game in served()]
MOST_NEVER_ASKED = 2


@pytest.fixture(scope="package")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], dict[str, Path]]:
    """The questions of a game, each as a save; made once."""
    made: dict[str, dict[str, Path]] = {}

    def of(game: str) -> dict[str, Path]:
        if game not in made:
            made[game] = questions(game, tmp_path_factory.mktemp("questions"))
        return made[game]

    return of


def goes_round(asks: dict[str, Path]) -> list[tuple[str, Path, Way]]:
    """Every question at least once, and every way to look at least once."""
    number = max(len(asks), len(WAYS))
    return [(ask, file, way) for (ask, file), way, _ in zip(cycle(asks.items()), cycle(WAYS), range(number))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SHELF)
def test_every_question_is_in_sight_with_all_it_takes_to_answer(
    game: str, size: str, asked: Callable[[str], dict[str, Path]], visitor: Callable[..., Visitor]
) -> None:
    faults: list[str] = []
    people: dict[str, Visitor] = {}  # one for each language
    looks = [each for each in goes_round(asked(game)) if each[2].size == size]
    for number, (ask, file, way) in enumerate(looks):
        if way.language not in people:
            people[way.language] = visitor(phone=way.phone, language=way.language, viewport=way.viewport)
        somebody = people[way.language]
        dress(somebody, way)
        somebody.bring(file)
        turn = somebody.turn()
        found = [f"{ask}: {fault}" for fault in look(somebody.page, fonts=way.fonts).faults]
        if not number:
            found += [f"{ask}: axe: {fault}" for fault in somebody.grave_faults()]
        scroll_away(somebody)
        choose_last(somebody, way.phone)
        after = somebody.turn(turn.number)
        if not after.over and not after.curtain:
            found += [f"after {ask}: {fault}" for fault in look(somebody.page, fonts=way.fonts).faults]
        faults += [f"{way}: {each}" for each in dict.fromkeys(found)]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


@pytest.mark.parametrize("game", SHELF)
def test_nearly_every_question_of_the_rules_comes_up_to_be_looked_at(
    game: str, asked: Callable[[str], dict[str, Path]]
) -> None:
    known = asks_of(load_game(game))
    assert asked(game).keys() <= known
    never = known - asked(game).keys()
    assert len(never) <= MOST_NEVER_ASKED, f"never asked: {sorted(never)}"
