"""A bot that hangs, crashes or eats memory costs one choice, wherever it plays, and that is told."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest

from leng.bots import BOTS, NEWEST, Bot, Budget, Sight, Weighed, watching
from leng.bots.random_bot import RandomBot
from leng.bots.watching import ask, elbow_room, patience_for, simply
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.game import find_game
from leng.study.simulate import simulate
from matches import door, festival

MEGABYTE = 2**20


class Faulty(Bot):
    """A bot that does not answer."""

    version = 1

    def choose(self, sight: Sight) -> Option:
        return self.stumble()

    def weigh(self, sight: Sight) -> list[Weighed]:
        raise NotImplementedError

    def stumble(self) -> Option:
        """How it fails."""
        raise NotImplementedError


class Hangs(Faulty):
    """Counts for ever."""

    name = "hangs"

    def stumble(self) -> Option:
        while True:
            pass


class Forgives(Faulty):
    """Hangs, and takes no error seriously."""

    name = "forgives"

    def stumble(self) -> Option:
        while True:
            try:
                while True:
                    pass
            except Exception:  # whatever it was
                continue


class Crashes(Faulty):
    """Has a mistake in it."""

    name = "crashes"

    def stumble(self) -> Option:
        return 1 / 0


class Recurses(Faulty):
    """Asks itself."""

    name = "recurses"

    def stumble(self) -> Option:
        return self.stumble()


class Eats(Faulty):
    """Wants all the memory there is."""

    name = "eats"

    def stumble(self) -> Option:
        full: list[Any] = []
        while True:
            full.append(bytearray(16 * MEGABYTE))


class Cheats(Faulty):
    """Names an option that nobody offered."""

    name = "cheats"

    def stumble(self) -> Option:
        return "win"


FAULTY: tuple[type[Faulty], ...] = (Hangs, Forgives, Crashes, Recurses, Eats, Cheats)


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """They can be called by their names, and nobody waits for them long."""
    monkeypatch.setattr(watching, "PATIENCE", 0.2)
    monkeypatch.setattr(watching, "ELBOW_ROOM", 256 * MEGABYTE)
    for bot in FAULTY:
        monkeypatch.setitem(BOTS, bot.full_name(), bot)
        monkeypatch.setitem(NEWEST, bot.name, bot)
    yield
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0), "nobody is watched any more"


@pytest.mark.parametrize("faulty", FAULTY, ids=lambda bot: bot.name)
def test_a_simpler_bot_chooses_for_one_that_stumbles(faulty: type[Faulty]) -> None:
    sight = Sight(festival().play)
    assert len(sight.options) > 1
    with elbow_room():
        option, mishap = ask(faulty(Dice(1)), sight, "seed")
    assert mishap is not None
    assert option in sight.options and option == simply(sight, "seed")
    sane, nothing = ask(RandomBot(Dice(1)), sight, "seed")
    assert sane in sight.options and nothing is None, "the next time all is well"


@pytest.mark.parametrize("faulty", ["hangs", "crashes", "eats"])
def test_matches_go_on_and_the_stumbles_are_counted(faulty: str) -> None:
    found = simulate(find_game("SD"), [faulty, "greedy"], 2, "stumble", processes=1)
    assert found.matches == 2 and not found.interrupted
    assert found.stumbles == {f"{faulty}@1": 4}, "after two in a match a simpler bot plays on"
    assert simulate(find_game("SD"), ["random", "greedy"], 2, "stumble", processes=1).stumbles == {}


def test_a_worker_process_is_watched_as_well() -> None:
    found = simulate(find_game("SD"), ["hangs", "greedy"], 3, "stumble", processes=2)
    assert found == simulate(find_game("SD"), ["hangs", "greedy"], 3, "stumble", processes=1)
    assert found.stumbles == {"hangs@1": 6}


def test_who_was_told_to_think_long_is_given_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PATIENCE", 30.0)
    assert patience_for(Budget()) == 30
    assert patience_for(Budget(seconds=20)) == 90
    assert patience_for(Budget(iterations=1000)) == 230


def test_ctrl_c_is_no_stumble() -> None:
    class Stopped(Faulty):
        def stumble(self) -> Option:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(Stopped(Dice(1)), Sight(door().play), "seed")
