"""Golden matches: whole matches from their seed on, kept as saves, one at least for every way a game can end.

They are found by trying seeds in a fixed order until a match ends as wanted, so the same rules always give the same
files. Make them again after a change of rules or content that is meant to change matches, and look at what changed
before you keep it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from leng.bots import Sight, new_bot
from leng.engine import journal
from leng.engine.choice import Option
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game, Result
from leng.engine.play import Play
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table

TRIES = 20_000
BOLD = "bold"
"""A player who picks at random, but passes only when there is nothing else, or one time in four."""


class Wanted(msgspec.Struct, frozen=True):
    """A match to be found: who plays what, and how it shall end."""

    name: str
    players: int
    options: dict[str, str]
    ending: str
    level: str = BOLD  # or the name of a bot
    first: int = 0  # the number of the first seed tried; a rare ending is not looked for from the beginning every time
    winners: int | None = None  # so many seats win; None where that follows from the ending
    tied: bool = False  # the best seat has exactly as much as a rival without a seat

    def met(self, result: Result | None) -> bool:
        """Whether a match ended as it should."""
        if result is None or result.ending != self.ending or self.winners not in (None, len(result.winners)):
            return False
        return not self.tied or max(result.scores) in [rival.score for rival in result.rivals]


class Player:
    """Makes the choices of all seats of a golden match."""

    def __init__(self, level: str, seed: str) -> None:
        self.bot = None if level == BOLD else new_bot(level, seed)
        self.chance = Dice(seed_number(f"choices of {seed}"))

    def choose(self, play: Play[Any]) -> Option:
        """One of the options of the decision."""
        if self.bot is not None:
            return self.bot.choose(Sight(play))
        assert play.choice is not None
        options = [each for each in play.choice.options if each != play.choice.ask.passing]
        if not options or self.chance.below(4) == 0:
            options = list(play.choice.options)
        return options[self.chance.below(len(options))]


def find_seed(game: Game[Any], wanted: Wanted) -> str:
    """The first seed whose match ends as wanted."""
    box = game.open_box()
    for number in range(wanted.first, TRIES):
        seed = f"{wanted.name} {number}"
        agreed = game.agree(wanted.options, wanted.players).options
        state = game.set_up(box, wanted.players, agreed, Dice(seed_number(seed)))
        player = Player(wanted.level, seed)
        play: Play[Any] = Play(game, state, keep=player.bot is not None)
        while play.choice is not None:
            play.answer(player.choose(play))
        if wanted.met(game.result(state)):
            return seed
    raise LookupError(f"no match of {TRIES} ends with {wanted.ending}: {wanted.name}")


def record(game: Game[Any], wanted: Wanted, seed: str, names: Sequence[str]) -> Table:
    """Play the match of a seed at a table that keeps everything."""
    table = Table.open(game, [Seat(name) for name in names[: wanted.players]], wanted.options, seed)
    player = Player(wanted.level, seed)
    while table.decision is not None:
        table.take(player.choose(table.play))
    return table


def make(game: Game[Any], folder: Path, matches: Sequence[Wanted], names: Sequence[str], only: Sequence[str]) -> None:
    """Write every golden match of a game, or only those that are named."""
    folder.mkdir(exist_ok=True)
    for wanted in matches:
        if only and wanted.name not in only:
            continue
        table = record(game, wanted, find_seed(game, wanted), names)
        assert wanted.met(table.result)
        journal.save(table, folder / f"{wanted.name}.leng")
        print(f"{wanted.name}: seed {table.opening.seed!r}, {table.number} choices, {table.result}")


# What every game's golden matches must show -------------------------------------------------------------------------


class GameGolden:
    """Golden matches replay to the last die, open at their end, and bear no lie."""

    game: ClassVar[Game[Any]]
    folder: ClassVar[Path]
    matches: ClassVar[Sequence[Wanted]]
    forgery: ClassVar[tuple[str, str]]  # what the first save tells of an event, and what did not happen

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "wanted" in metafunc.fixturenames:
            metafunc.parametrize("wanted", self.matches, ids=lambda wanted: wanted.name)

    def save_of(self, wanted: Wanted) -> Path:
        """Where a match lies."""
        return self.folder / f"{wanted.name}.leng"

    def test_every_wanted_match_has_its_save_and_no_save_is_left_over(self) -> None:
        assert sorted(self.folder.glob("*.leng")) == sorted(map(self.save_of, self.matches))

    def test_there_is_a_match_for_every_ending_and_every_number_of_players(self) -> None:
        assert {wanted.ending for wanted in self.matches} == set(self.game.endings)
        assert {wanted.players for wanted in self.matches} == set(self.game.players)

    def test_a_match_replays_to_its_last_choice(self, wanted: Wanted) -> None:
        kept, difference = journal.verify(self.save_of(wanted))
        assert difference is None, f"{difference}: run make_golden.py if this change of rules or content is meant"
        assert kept.result is not None

    def test_a_match_of_an_earlier_edition_replays_to_its_last_choice(self) -> None:
        """It goes on by the rules it was begun with: those files are never made again."""
        for earlier in sorted(self.folder.glob("*/*.leng")):
            kept, difference = journal.verify(earlier)
            assert difference is None, f"{earlier.parent.name}/{earlier.name}: {difference}"
            assert kept.result is not None

    def test_a_forged_save_does_not_verify(self, tmp_path: Path) -> None:
        """Something else is told than what happened."""
        honest, forged = self.save_of(self.matches[0]).read_text(encoding="utf-8"), tmp_path / "forged.leng"
        forged.write_text(honest.replace(*self.forgery, 1), encoding="utf-8")
        assert forged.read_text(encoding="utf-8") != honest
        _, difference = journal.verify(forged)
        assert difference is not None and difference.key == "verify-log"

    def at_its_end(self, wanted: Wanted) -> tuple[Any, Result]:
        """A kept match opens at its end, which is as it was wanted, and nothing is lost; what is seen, and who won."""
        table = journal.load(self.save_of(wanted), game=self.game.id)
        result = table.result
        assert table.decision is None and result is not None
        assert wanted.met(result) and len(result.scores) == wanted.players
        self.game.check(table.state)
        return table.view(EVERYBODY), result
