"""What a game must bring to the table, and where games are found."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from leng.engine.choice import Choice, Option, Rules
from leng.engine.dice import Dice
from leng.engine.errors import BadSetup
from leng.engine.folder import FOUND_IN, InTheFolder, modules_of
from leng.engine.options import PLAYERS, Options, TableOption, Terms, agree, check_declared, possible, settle
from leng.engine.plain import Box
from leng.engine.shape import shape_of
from leng.engine.state import Event, State, units_of

S = TypeVar("S", bound=State)
SHELF = importlib.import_module("leng.games")  # by name: the engine knows that games exist, not which


class Manner(msgspec.Struct, frozen=True):
    """How a table is played, whatever lies on it; it may follow from the options and the number of players."""

    together: bool = False  # everybody wins or loses together
    scored: bool = True  # points are counted, and people want to read them
    secrets: bool = True  # players hold what the others may not see, also between questions
    rounds: bool = True  # a match is told in rounds; without them ``State.round`` says nothing


class Rival(msgspec.Struct, frozen=True):
    """One without a seat who plays by itself against those who have one."""

    name: str  # one of the game's ``rivals``
    score: int | None = None  # where points are counted for it
    won: bool = False


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended. Nobody at all may have won, or only a rival."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats; where a table is won together, all or none
    ending: str  # the name of the way it ended
    rivals: tuple[Rival, ...] = ()
    hindsight: int = 0  # so often something was taken back after dice had fallen or something hidden had come out


class Stand(msgspec.Struct, frozen=True):
    """A line about how somebody stands now: the name of a sentence, its facts, and where points come from."""

    name: str
    facts: Mapping[str, Any] = {}
    shares: Mapping[str, int] = {}


class Judgement(NamedTuple):
    """How positions were judged for bots of an earlier version: see ``Game.judge`` and ``Game.expect``."""

    judge: Callable[[Any, int], float]
    expect: Callable[[Any, Choice, Option], float | None] = lambda g, choice, option: None


USUAL = Manner()
NONE: Options = {}


class Game(Generic[S]):
    """A game: a folder of ``leng.games`` whose ``GAME`` declares it.

    What the declaration does not say is found in the folder by its name: the state in ``state.py``, the box in
    ``box.py``, the units of play (``@unit``) in ``rules``, and the functions of ``FOUND_IN`` in their parts. The folder
    also holds ``rulebook.toml``, ``content/*.toml``, ``lang/*.ftl``, ``present.py`` (names, labels and log sentences),
    ``picture`` and ``terminal`` (how the table looks). All of it is loaded when somebody asks for any of it.
    """

    state_type: type[S]
    box_type: type[Box]
    units: Mapping[str, Callable[..., Rules[None] | None]]  # the units of play, by name
    odds_of: tuple[str, ...] = ()  # the questions about which exact chances can be told
    doubt: float = 1.0  # how far a judgement may be off: a smaller difference is hardly one
    astray: float = 1.0  # how far off a look one deed ahead may be, in doubts; the more, the sooner tries overrule it
    foresight: int = 1  # to the end of how many rounds bots play a world on, that of their decision among them
    earlier: Mapping[
        int, Judgement
    ] = {}  # how positions were judged for bots of earlier versions, where it was otherwise
    supposed: Mapping[str, float] = {}  # about what each of the ``features`` is worth, if anybody can guess

    def __init__(
        self,
        package: str,
        *,
        code: str,  # the prefix of its rules: "KF"
        players: range,
        colours: tuple[str, ...],  # of the seats, in the order in which they are given out
        endings: tuple[str, ...],  # every way a match can end
        options: tuple[TableOption, ...] = (),
        manner: Manner | Callable[[int, Options], Manner] = USUAL,  # of its tables, or what it follows from
        at_random: Options = NONE,  # options without which a match that chance plays might never end
        rivals: tuple[str, ...] = (),  # everybody who may play by itself, without a seat
        changed_in: tuple[str, ...] = (),  # the releases whose rules or states are not those of the release before
    ) -> None:
        self.id = package.rpartition(".")[2]  # the name of the folder
        self.code, self.players, self.colours, self.endings = code, players, colours, endings
        self.at_random, self.rivals, self.changed_in = at_random, rivals, changed_in
        self._package, self._declared, self._manner = package, options, manner

    # What a game does ------------------------------------------------------------------------------------------------

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

    # What a game may do ----------------------------------------------------------------------------------------------

    def holdings(self, g: S, seat: int) -> Mapping[str, int]:
        """What a seat has, by the kinds of its signs; what all have together counts for each."""
        return {}

    def points(self, g: S, whose: int | str) -> int | None:
        """What a seat, or a rival by its name, has if the match ended now, hidden things included; None if unknown."""
        return None

    def course(self, g: S) -> Mapping[int | str, int]:
        """How far everybody has come, in percent of what wins, where no points are counted.

        Everybody is each seat; where a table is won together, the people as one and what they are up against, each
        called by the kind of its sign.
        """
        return {}

    def score_by_source(self, g: S, log: Iterable[Event], whose: int | str) -> Mapping[str, int]:
        """Where the points of a seat, or of a rival by its name, come from once the match is over; they add up.

        Where no points are counted, what a seat, or one of the sides of ``course``, brought together instead of them.
        """
        return {}

    def stand(self, view: Any, seat: int | None, story: Sequence[Event], box: Box) -> Sequence[Stand]:
        """How a seat stands now, or everybody for whoever only watches, told from what they see and have read."""
        return ()

    def chances(self, g: S, choice: Choice) -> dict[str, float]:
        """The exact chances behind the options of a question of ``odds_of``, by their keys."""
        return {}

    def expect(self, g: S, choice: Choice, option: Option) -> float | None:
        """What an option is worth on average, where that is known better than by trying it a few times."""
        return None

    def judge_all(self, g: S) -> Sequence[float]:
        """How good a position is for every seat; where the game can tell it at once, faster than seat by seat."""
        return [self.judge(g, seat) for seat in range(g.seats)]

    def prior(self, g: S, choice: Choice) -> Sequence[float]:
        """About what each option is worth to whoever is asked, in the measure of ``judge``, at first sight.

        It copies nothing and tries nothing, so that many moves a millisecond can be guessed by it; only the differences
        between the options count. Bots call it on imagined positions alone.
        """
        return [0.0] * len(choice.sensible)

    @property
    def looks(self) -> bool:
        """Whether it tells at first sight what options are worth."""
        return "prior" in vars(self)

    def features(self, g: S, seat: int) -> Mapping[str, float]:
        """Figures about a seat of which a judgement can be made: ``leng fit`` finds what each of them is worth."""
        return {}

    def provisos(self, g: S, choice: Choice) -> list[str]:
        """The conditions under which a seat might decline a question beforehand: ``absent``, ``before:port``.

        One that names a place is for this round only. None may depend on what others cannot see.
        """
        return []

    def heeds(self, g: S, choice: Choice, proviso: str) -> bool | None:
        """Whether a standing order under this condition answers the question; None when its time is over."""
        return True

    # What follows is the same for every game -------------------------------------------------------------------------

    @property
    def option_names(self) -> list[str]:
        """What people agree on, by name."""
        return [option.name for option in self._declared]

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(next(iter(importlib.import_module(self._package).__path__)))

    @property
    def shape(self) -> str:
        """The fingerprint of the types its state is made of."""
        return shape_of(self.state_type)

    @cached_property
    def options(self) -> tuple[TableOption, ...]:
        """What people agree on, with the values that the content names."""
        shelf = self._own_box.shelf if any(option.kind for option in self._declared) else {}
        options = tuple(option.filled(shelf[option.kind]) if option.kind else option for option in self._declared)
        check_declared(options, self.players)
        for name, value in self.at_random.items():
            if all(option.name != name or value not in option.values for option in options):
                raise TypeError(f"chance is to play with {name}={value}, which no option offers")
        return options

    @cached_property
    def tables(self) -> list[Terms]:
        """Every combination of players and options that can be opened."""
        return possible(self.options, self.players)

    def manner(self, terms: Terms) -> Manner:
        """How a table on these terms is played."""
        return self._manner if isinstance(self._manner, Manner) else self._manner(terms.seats, terms.options)

    def manner_of(self, g: S) -> Manner:
        """How the table is played on which this lies."""
        return self._manner if isinstance(self._manner, Manner) else self._manner(g.seats, g.agreed)

    def open_box(self, overlay: Path | None = None) -> Box:
        """Load the content, corrected by an owner's overlay when there is one."""
        return self._own_box if overlay is None else self._read_box(overlay)

    @cached_property
    def _own_box(self) -> Box:
        return self._read_box(None)

    def _read_box(self, overlay: Path | None) -> Box:
        return self.box_type(self.folder / "content", overlay)

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder that is needed only sometimes: ``present``, ``terminal``."""
        return importlib.import_module(f"{self._package}.{name}")

    def agree(self, wanted: Options, seats: int) -> Terms:
        """A table exactly as wanted, with all other options at their default; what does not fit is refused."""
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadSetup("error-seats", seats=seats, least=least, most=most, game=self.id)
        for name in wanted:
            if all(option.name != name for option in self.options):
                known = ", ".join(option.name for option in self.options)
                raise BadSetup("error-unknown-option", option=name, known=known, game=self.id)
        return agree(self.options, wanted, seats)

    def settle(self, wanted: Options, seats: int) -> Terms:
        """A table as near to what is wanted as can be: for forms that are still being filled in."""
        return settle(self.options, wanted, seats)

    def numbers_for(self, wanted: Options) -> list[int]:
        """With how many players such a table can be opened; where with none, it is refused for the best reason."""
        fitting: list[int] = []
        refused: list[BadSetup] = []
        for seats in self.players:
            try:
                self.agree(wanted, seats)
                fitting.append(seats)
            except BadSetup as trouble:
                refused.append(trouble)
        if not fitting:
            raise next((each for each in refused if PLAYERS not in each.facts), refused[0])
        return fitting

    # How its parts are found -----------------------------------------------------------------------------------------

    def open_folder(self) -> None:
        """Load all that the folder holds of the contract; it is done when somebody first asks for any of it."""
        self.state_type = self._type(State, "state")
        self.box_type = self._type(Box, "box")
        for part, names in FOUND_IN.items():
            self._find(part, names)
        self.units = self.state_type.units = units_of(self._package)

    def _type(self, kind: type[Any], part: str) -> Any:
        """The one class of a kind that a module of the folder defines."""
        module = self.part(part)
        found = [each for each in vars(module).values() if inspect.isclass(each) and issubclass(each, kind)]
        own = [each for each in found if each.__module__ == module.__name__]
        if len(own) != 1:
            raise TypeError(f"{module.__name__} should define one {kind.__name__}, and defines {len(own)}")
        return own[0]

    def _find(self, part: str, names: Sequence[str]) -> None:
        """Take what the contract names from a part of the folder, if the game has that part."""
        if importlib.util.find_spec(f"{self._package}.{part}") is None:
            modules: list[ModuleType] = []
        else:
            modules = list(modules_of(self.part(part)))
        for name in names:
            found = {id(each): each for module in modules if (each := vars(module).get(name)) is not None}
            found = {key: each for key, each in found.items() if not isinstance(each, ModuleType)}
            if len(found) > 1:
                raise TypeError(f"{self._package}.{part} holds several things called {name}")
            usual = vars(Game)[name].usual
            setattr(self, name, next(iter(found.values()), usual.__get__(self) if callable(usual) else usual))


for _name in ("state_type", "box_type", "units", *(each for names in FOUND_IN.values() for each in names)):
    setattr(Game, _name, InTheFolder(_name, vars(Game).get(_name)))


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
