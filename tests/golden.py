"""Golden matches: whole matches from their seed on, kept as saves, one at least for every way a game can end.

They are found by trying seeds in a fixed order until a match ends as wanted, so the same rules always give the same
files. Make them again after a change of rules or content that is meant to change matches, and look at what changed
before you keep it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

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
        state = game.set_up(box, wanted.players, game.agree(wanted.options), Dice(seed_number(seed)))
        player = Player(wanted.level, seed)
        play: Play[Any] = Play(game, state, keep=player.bot is not None)
        while play.choice is not None:
            play.answer(player.choose(play))
        result = game.result(state)
        if result is not None and result.ending == wanted.ending:
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
        result = table.result
        assert result is not None and result.ending == wanted.ending
        journal.save(table, folder / f"{wanted.name}.leng")
        print(f"{wanted.name}: seed {table.opening.seed!r}, {table.number} choices, {result}")


# What every game's golden matches must show -------------------------------------------------------------------------


def saves_of(folder: Path) -> list[Path]:
    """The golden matches that lie in a folder."""
    return sorted(folder.glob("*.leng"))


def check_saves(folder: Path, matches: Sequence[Wanted]) -> None:
    """Every wanted match has its save and no save is left over."""
    assert [save.stem for save in saves_of(folder)] == sorted(wanted.name for wanted in matches)


def check_variety(game: Game[Any], matches: Sequence[Wanted]) -> None:
    """There is a match for every ending and every number of players."""
    assert {wanted.ending for wanted in matches} == set(game.endings)
    assert {wanted.players for wanted in matches} == set(game.players)


def check_replay(save: Path) -> None:
    """A kept match replays to its last choice."""
    kept, difference = journal.verify(save)
    assert difference is None, f"{difference}: run make_golden.py if this change of rules or content is meant"
    assert kept.result is not None


def check_forgery(save: Path, forged: Path, honest_words: str, false_words: str) -> None:
    """A save in which something else is told than what happened does not verify."""
    honest = save.read_text(encoding="utf-8")
    forged.write_text(honest.replace(honest_words, false_words, 1), encoding="utf-8")
    assert forged.read_text(encoding="utf-8") != honest
    _, difference = journal.verify(forged)
    assert difference is not None and difference.key == "verify-log"


def at_its_end(game: Game[Any], folder: Path, wanted: Wanted) -> tuple[Any, Result]:
    """A kept match opens at its end, which is as it was wanted, and nothing is lost; what is seen, and who won."""
    table = journal.load(folder / f"{wanted.name}.leng", game=game.id)
    result = table.result
    assert table.decision is None and result is not None
    assert (result.ending, len(result.scores)) == (wanted.ending, wanted.players)
    game.check(table.state)
    return table.view(EVERYBODY), result
