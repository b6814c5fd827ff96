"""What a game must bring to the table, and where games are found."""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

import msgspec

from leng.engine.choice import Choice, Option, Rules
from leng.engine.dice import Dice
from leng.engine.errors import BadSetup
from leng.engine.plain import Box
from leng.engine.shape import shape_of
from leng.engine.state import State

S = TypeVar("S", bound=State)
SHELF = importlib.import_module("leng.games")  # by name: the engine knows that games exist, not which
Options = Mapping[str, str]


class TableOption(msgspec.Struct, frozen=True):
    """Something people agree on when a table is opened."""

    name: str
    values: tuple[str, ...]
    default: str


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str  # the name of the way it ended


class Game(Generic[S]):
    """A game: a folder of ``leng.games`` whose ``GAME`` is an instance of a subclass of this.

    The folder also holds ``rulebook.toml``, ``content/*.toml``, ``lang/*.ftl``, ``present.py`` (names, labels and
    log sentences) and ``terminal.py`` (the table drawn in a terminal); the engine finds them by name.
    """

    id: str  # the name of the folder
    code: str  # the prefix of its rules: "KF"
    players: range
    colours: tuple[str, ...]  # of the seats, in the order in which they are given out
    options: tuple[TableOption, ...] = ()
    together: bool = False  # everybody wins or loses together
    scored: bool = True  # points are counted, and people want to read them
    secrets: bool = True  # players hold cards the others may not see
    odds_of: tuple[str, ...] = ()  # the questions about which exact chances can be told
    endings: tuple[str, ...]  # every way a match can end
    changed_in: tuple[str, ...] = ()  # the releases whose rules or states are not those of the release before
    state_type: type[S]
    units: Mapping[str, Callable[..., Rules[None] | None]]  # the units of play, by name

    def open_box(self, overlay: Path | None = None) -> Box:
        """Load the content, corrected by an owner's overlay when there is one."""
        raise NotImplementedError

    def set_up(self, box: Box, seats: int, options: Options, dice: Dice) -> S:
        """The table before the first decision, with the first units of play on its agenda."""
        raise NotImplementedError

    def result(self, g: S) -> Result | None:
        """The result once the match is over."""
        raise NotImplementedError

    def view(self, g: S, audience: int) -> msgspec.Struct:
        """What an audience may see, built from nothing."""
        raise NotImplementedError

    def imagine(self, g: S, seat: int, chance: Dice, remember: bool = True) -> None:
        """Deal everything hidden from a seat anew, in place, keeping only what the seat may see (or remembers)."""
        raise NotImplementedError

    def hidden_from(self, g: S, audience: int) -> set[str]:
        """The ids of all cards this audience may not know the place of; no view and no fresh log line names them."""
        raise NotImplementedError

    def check(self, g: S) -> None:
        """Raise AssertionError unless every piece of the box is in exactly one place."""
        raise NotImplementedError

    def judge(self, g: S, seat: int) -> float:
        """How good a position is for a seat; bots only ever call this on imagined positions."""
        raise NotImplementedError

    def chances(self, g: S, choice: Choice) -> dict[str, float]:
        """The exact chances behind the options of a question of ``odds_of``, by their keys."""
        return {}

    def expect(self, g: S, choice: Choice, option: Option) -> float | None:
        """What an option is worth on average, where that is known better than by trying it a few times."""
        return None

    def provisos(self, g: S, choice: Choice) -> list[str]:
        """The conditions under which a seat might decline a question beforehand: ``absent``, ``before:port``.

        One that names a place is for this round only. None may depend on what others cannot see.
        """
        return []

    def heeds(self, g: S, choice: Choice, proviso: str) -> bool | None:
        """Whether a standing order under this condition answers the question; None when its time is over."""
        return True

    # What follows is the same for every game.

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        module = importlib.import_module(f"leng.games.{self.id}")
        return Path(next(iter(module.__path__)))

    @property
    def shape(self) -> str:
        """The fingerprint of the types its state is made of."""
        return shape_of(self.state_type)

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder that is needed only sometimes: ``present``, ``terminal``."""
        return importlib.import_module(f"leng.games.{self.id}.{name}")

    def agree(self, wanted: Options) -> dict[str, str]:
        """All options of a table, with the wanted ones checked and the others at their default."""
        known = {option.name: option for option in self.options}
        for name in wanted:
            if name not in known:
                raise BadSetup("error-unknown-option", option=name, known=", ".join(known), game=self.id)
        return {name: _match(option, wanted.get(name, option.default)) for name, option in known.items()}


def _match(option: TableOption, wanted: str) -> str:
    """The value a person means: exact, without a leading article, or the only one that contains the words."""
    word = wanted.strip().lower().replace("-", "_").replace(" ", "_")
    for value in option.values:
        if word in (value, value.removeprefix("the_")):
            return value
    near = [value for value in option.values if word and word in value]
    if len(near) == 1:
        return near[0]
    raise BadSetup("error-option-value", option=option.name, value=wanted, known=", ".join(option.values))


def extra_games(*folders: Path) -> None:
    """Let games be found in further folders, each holding one folder a game."""
    for folder in folders:
        if str(folder) not in SHELF.__path__:
            SHELF.__path__.append(str(folder))
    game_ids.cache_clear()


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games found, in alphabetical order."""
    extra = os.environ.get("LENG_GAMES", "")
    SHELF.__path__.extend(each for each in extra.split(os.pathsep) if each and each not in SHELF.__path__)
    return tuple(sorted(found.name for found in pkgutil.iter_modules(SHELF.__path__) if found.ispkg))


def find_game(wanted: str) -> Game[Any]:
    """The game a person names: its id, its code, or the beginning of its id."""
    word = wanted.strip().lower().replace("-", "_").replace(" ", "_")
    ids = game_ids()
    near = [word] if word in ids else [each for each in ids if word and each.startswith(word)]
    if len(near) != 1:
        near = [each for each in ids if load_game(each).code.lower() == word]
    if len(near) != 1:
        raise BadSetup("error-unknown-game", game=wanted, known=", ".join(ids))
    return load_game(near[0])


@cache
def load_game(game_id: str) -> Game[Any]:
    """The game of a folder."""
    game: Game[Any] = importlib.import_module(f"leng.games.{game_id}").GAME
    return game


def all_games() -> Sequence[Game[Any]]:
    """Every game found."""
    return [load_game(each) for each in game_ids()]
