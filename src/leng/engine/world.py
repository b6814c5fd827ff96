"""Worlds a seat can imagine: the decision it sees, with everything it may not know dealt anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from types import GeneratorType
from typing import Any, NamedTuple

import msgspec

from leng.engine.choice import Ask, Choice, Option, key
from leng.engine.dice import Dice
from leng.engine.game import Game, Judgement, Result
from leng.engine.play import Play, rerun
from leng.engine.snapshot import to_plain
from leng.engine.state import State, Unit

NOBODY = "nobody has to decide anything"


class Asked:
    """A question as a player made of code may see it: what for, among what, and nothing that lies behind it.

    A ``Choice`` of the rules is not shown to bots: the predicate that says no holds the whole table.
    """

    __slots__ = ("_choice",)

    _choice: Choice | None

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be answered, without what brings nothing."""
        return () if self._choice is None else tuple(self._choice.sensible)

    @property
    def ask(self) -> Ask:
        """What is asked."""
        return self._pending.ask

    @property
    def about(self) -> Mapping[str, Any]:
        """The facts of the question."""
        return deepcopy(self._pending.about)

    def at_random(self, chance: Dice) -> Option:
        """One of the options, all equally likely; quicker than to list them all."""
        choice = self._choice
        assert choice is not None, NOBODY
        return choice.at_random(chance)

    @property
    def _pending(self) -> Choice:
        assert self._choice is not None, NOBODY
        return self._choice


class Deal(NamedTuple):
    """How a world was dealt: what of the true match it takes to deal the very same one again."""

    boundary: State
    before: tuple[Option, ...]  # the answers between the boundary and the deal
    chance: Dice  # as it was before the deal


class World(Asked):
    """The decision in a world that a seat imagines: options can be taken in it, and it can be copied.

    A running rule cannot be copied. So while the unit of play in which it was imagined goes on, a copy is dealt again
    in the same way, which takes the truth: nobody is shown it, and it is dropped at the first boundary. From there on
    a world has boundaries of its own. With ``keep=False`` it has none: faster, and not to be copied there any more.
    """

    __slots__ = ("_deal", "_game", "_play", "_seat", "_since")

    def __init__(self, play: Play[Any], seat: int, chance: Dice, keep: bool = True) -> None:
        self._game: Game[Any] = play.game
        self._seat = seat
        self._deal: Deal | None = Deal(play.boundary, tuple(play.since), chance.copy())
        self._since: list[Option] = []  # the answers since the deal, while it may be needed
        self._play = _dealt(play.game, self._deal, seat, chance, keep)
        self._choice = self._play.choice

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Who is asked; nobody when the match is over."""
        return None if self._choice is None else self._choice.seat

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._choice is None

    @property
    def result(self) -> Result | None:
        """How the match ended, once it is over."""
        return self._game.result(self._play.state) if self._choice is None else None

    @property
    def view(self) -> msgspec.Struct:
        """What the seat that imagines would see of this world."""
        return self._game.view(self._play.state, self._seat)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._play.state.seats  # type: ignore[no-any-return]  # every game's state has some

    @property
    def round(self) -> int:
        """The round that is played; where a match is not told in rounds it says nothing."""
        return self._play.state.round  # type: ignore[no-any-return]  # every game's state has one

    @property
    def in_unit(self) -> bool:
        """Whether the unit of play in which it was imagined still goes on."""
        return self._deal is not None

    @property
    def unit(self) -> str:
        """What kind of unit of play asks; nothing when the match is over."""
        rules = self._play.rules
        return rules.__name__ if isinstance(rules, GeneratorType) else ""

    @property
    def waiting(self) -> tuple[Unit, ...]:
        """The units of play that wait for this one to be over, the next one last: what it sets off comes after them."""
        return tuple(self._play.state.agenda)

    @property
    def fate(self) -> tuple[int, ...]:
        """Changes whenever dice fall or something hidden comes out."""
        return self._play.state.fate  # type: ignore[no-any-return]  # every game's state has one

    def stands_as(self, other: World) -> bool:
        """Whether everything in this world is as in another one, and the same is asked."""
        return self._asked() == other._asked() and to_plain(self._play.state) == to_plain(other._play.state)

    def _asked(self) -> tuple[Any, ...]:
        return () if self._choice is None else (self._choice.seat, self._choice.ask.name, *map(key, self.options))

    # Judging -----------------------------------------------------------------------------------------------------

    def judge(self, seat: int | None = None, version: int | None = None) -> float:
        """How good the position is for the seat that imagines, or for another; now, or as bots of a version saw it."""
        judge = self._then(version).judge
        return judge(self._play.state, self._seat if seat is None else seat)

    def judge_all(self) -> Sequence[float]:
        """How good the position is for every seat."""
        return self._game.judge_all(self._play.state)

    def prior(self) -> Sequence[float]:
        """About what each option is worth to whoever is asked, at first sight and without trying it."""
        return self._game.prior(self._play.state, self._pending)

    def holdings(self, seat: int) -> dict[str, int]:
        """What a seat has in this world, by the kinds of its signs."""
        return dict(self._game.holdings(self._play.state, seat))

    def expect(self, option: Option, version: int | None = None) -> float | None:
        """What an option is worth on average, if the game can tell without trying it."""
        return self._then(version).expect(self._play.state, self._pending, option)

    def _then(self, version: int | None) -> Judgement | Game[Any]:
        """Who judges: the game, or the game as it did for bots of an earlier version."""
        game = self._game
        return game if version is None else game.earlier.get(version, game)

    def chances(self) -> dict[str, float]:
        """The exact chances behind the options by their keys, if this is a question about which they can be told."""
        return self._game.chances(self._play.state, self._pending)

    # Playing on --------------------------------------------------------------------------------------------------

    def take(self, option: Option) -> None:
        """Go on with one of the options, up to the next decision of anybody."""
        assert self._choice is not None, "the match is over"
        play = self._play
        if self._deal is None:
            play.answer(option)
        else:
            unit = play.rules
            self._since.append(option)
            play.answer(option)
            if play.rules is not unit:
                self._deal = None
                self._since = []
        self._choice = play.choice

    def copy(self, keep: bool = True) -> World:
        """The same world at the same decision; for the same answers it goes on in the same way."""
        twin: World = object.__new__(World)
        twin._game = self._game
        twin._seat = self._seat
        twin._deal = self._deal
        twin._since = self._since[:]
        if self._deal is None:
            play = self._play.copy(keep)
        else:
            play = _dealt(self._game, self._deal, self._seat, self._deal.chance.copy(), keep)
            for option in self._since:
                play.answer(option)
        twin._play = play
        twin._choice = play.choice
        return twin


def _dealt(game: Game[Any], deal: Deal, seat: int, chance: Dice, keep: bool) -> Play[Any]:
    """Run up to the decision, deal everything hidden from the seat anew, and put other dice on the table."""
    play = rerun(game, deal.boundary, deal.before, keep=False)
    game.imagine(play.state, seat, chance)
    play.state.dice = chance.fork()
    play.keep = keep
    return play
