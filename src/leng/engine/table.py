"""A table: a match in progress with its people, its log and its past."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from leng import __version__
from leng.engine.choice import Choice, Option, key
from leng.engine.dice import Dice, commitment, seed_number
from leng.engine.errors import BadSetup, NotOffered, UndoRefused
from leng.engine.game import Game, Result
from leng.engine.play import Play
from leng.engine.state import Event, State

HUMAN = "human"
NOTHING_TO_DECIDE = "nothing-to-decide"
"""The standing order "do not ask me when there is only one thing I can do"."""


class Seat(msgspec.Struct):
    """A place at the table: who sits there and in which colour."""

    name: str
    player: str = HUMAN  # or the name of a bot
    colour: str = ""


class Opening(msgspec.Struct, omit_defaults=True):
    """What was agreed when the table was opened."""

    game: str
    seats: list[Seat]
    options: dict[str, str]
    seed: str
    engine: str = __version__
    content: str = ""  # the fingerprint of the content files played with
    arranged: bool = False  # dice or decks were fixed beforehand, as tests and puzzles do

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be published while the seed may not."""
        return commitment(self.seed)


class Chosen(msgspec.Struct, tag="choice", tag_field="kind"):
    """A choice, as the journal keeps it."""

    seat: int
    key: str


class TakenBack(msgspec.Struct, tag="undo", tag_field="kind"):
    """An undo: the match goes on from ``to`` choices."""

    seat: int
    to: int
    agreed: list[int] = []


Entry = Chosen | TakenBack


class Move(msgspec.Struct, frozen=True):
    """A choice that stands, with what undo needs to know of the moment it was made."""

    seat: int
    key: str
    mark: tuple[int, ...]  # chance and reveals when the question was asked
    logged: int  # lines of the log when the question was asked


class StandingOrder(msgspec.Struct, frozen=True):
    """An answer given beforehand: decline this question, until a round is over or until it is lifted."""

    seat: int
    ask: str
    until_round: int | None = None
    proviso: str = ""  # a condition of the game under which alone it holds


class Table:
    """A match in progress: choose, undo, copy, look."""

    def __init__(self, game: Game[Any], opening: Opening, start: State) -> None:
        self.game = game
        self.opening = opening
        self.log: list[Event] = []
        self.moves: list[Move] = []
        self.record: list[Entry] = []
        self.orders: list[StandingOrder] = []
        self.start = start.copy()
        self.boundaries: list[tuple[int, State]] = []
        start.news = self.log
        self.play: Play[Any] = Play(game, start)
        self._keep_boundary()

    # Opening -----------------------------------------------------------------------------------------------------

    @classmethod
    def open(
        cls,
        game: Game[Any],
        seats: Sequence[Seat],
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        *,
        content: Path | None = None,
        dice: Iterable[int] = (),
        arrange: Callable[[Any], None] | None = None,
    ) -> Table:
        """Set a table up. ``dice`` and ``arrange`` fix results and positions beforehand, for this table alone."""
        if len(seats) not in game.players:
            raise BadSetup("error-seats", seats=len(seats), least=game.players[0], most=game.players[-1], game=game.id)
        agreed = game.agree(options or {})
        people = _give_colours(game, seats)
        seed = secrets.token_hex(16) if seed is None else seed
        box = game.open_box(content)
        state = game.set_up(box, len(people), agreed, Dice(seed_number(seed)))
        script = list(dice)
        state.dice.script = script
        if arrange is not None:
            arrange(state)
        opening = Opening(
            game.id, people, agreed, seed, content=box.fingerprint, arranged=bool(script or arrange is not None)
        )
        return cls(game, opening, state)

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The whole truth. Only the engine and the rules may look; people and bots get views."""
        return self.play.state

    @property
    def decision(self) -> Choice | None:
        """The decision the table waits for; None when the match is over."""
        return self.play.choice

    @property
    def seats(self) -> list[Seat]:
        """The people and bots around the table."""
        return self.opening.seats

    @property
    def number(self) -> int:
        """The number of the pending decision: how many choices stand."""
        return len(self.moves)

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.game.result(self.state) if self.play.choice is None else None

    def view(self, audience: int) -> Any:
        """What an audience may see of the position."""
        return self.game.view(self.state, audience)

    def story(self, audience: int) -> list[Event]:
        """The log as an audience may read it."""
        return [event for event in self.log if event.seen_by(audience)]

    def position(self, number: int) -> Play[Any]:
        """The position before choice ``number`` of this match, to look at."""
        first, boundary = next(each for each in reversed(self.boundaries) if each[0] <= number)
        return replay(self.game, boundary, [move.key for move in self.moves[first:number]])

    # Playing -----------------------------------------------------------------------------------------------------

    def choose(self, wanted: str, seat: int | None = None) -> None:
        """Make the choice with this key. Anything not offered is refused and changes nothing."""
        decision = self._asked(seat)
        try:
            option = decision.find(wanted)
        except KeyError:
            offered = ", ".join(map(key, decision.options))
            raise NotOffered("error-not-offered", key=wanted, offered=offered) from None
        self._make(option)

    def take(self, option: Option) -> None:
        """Make a choice by the option itself, as bots do."""
        decision = self._asked(None)
        if option not in decision.options:
            raise NotOffered("error-not-offered", key=key(option), offered=", ".join(map(key, decision.options)))
        self._make(option)

    def _asked(self, seat: int | None) -> Choice:
        decision = self.play.choice
        if decision is None:
            raise NotOffered("error-match-over")
        if seat is not None and seat != decision.seat:
            raise NotOffered("error-not-your-turn", seat=self.seats[decision.seat].name)
        return decision

    def _make(self, option: Option) -> None:
        decision = self.play.choice
        assert decision is not None
        self.moves.append(Move(decision.seat, key(option), self.state.mark, len(self.log)))
        self.record.append(Chosen(decision.seat, key(option)))
        self.play.answer(option)
        self._keep_boundary()

    def _keep_boundary(self) -> None:
        """Remember the last boundary: undo goes back to one and plays on from there."""
        made_before = len(self.moves) - len(self.play.since)
        if self.boundaries and self.boundaries[-1][0] == made_before:
            self.boundaries.pop()
        self.boundaries.append((made_before, self.play.boundary))

    # Standing orders ---------------------------------------------------------------------------------------------

    def give_order(self, order: StandingOrder) -> None:
        """From now on decline this question for the seat (see ``follow_orders``).

        Orders under different conditions stand side by side; one without condition or end makes all others idle.
        """
        endless = not order.proviso and order.until_round is None
        self.lift_order(order.seat, order.ask, None if endless else order.proviso)
        self.orders.append(order)

    def lift_order(self, seat: int, ask: str, proviso: str | None = None) -> None:
        """Ask the seat again: whatever the condition, or only where this one spared the question."""
        self.orders = [
            each for each in self.orders if (each.seat, each.ask) != (seat, ask) or proviso not in (None, each.proviso)
        ]

    def follow_orders(self) -> int:
        """Answer what standing orders answer, and say how many questions that were."""
        answered = 0
        while (answer := self._ordered()) is not None:
            self._make(answer)
            answered += 1
        return answered

    def _ordered(self) -> Option | None:
        decision = self.play.choice
        if decision is None:
            return None
        self.orders = [each for each in self.orders if each.until_round is None or self.state.round <= each.until_round]
        for order in self.orders[:]:
            if order.seat != decision.seat:
                continue
            if order.ask == NOTHING_TO_DECIDE and len(decision.options) == 1 and not decision.ask.shows:
                return decision.options[0]
            if order.ask == decision.ask.name and decision.ask.beforehand in decision.options:
                holds = self.game.heeds(self.state, decision, order.proviso) if order.proviso else True
                if holds:
                    return decision.ask.beforehand
                if holds is None:
                    self.orders.remove(order)
        return None

    # Taking back -------------------------------------------------------------------------------------------------

    def undo_target(self, seat: int, scope: str = "choice") -> int:
        """To which choice an undo of this seat would go back; a turn is what it chose within one unit of play."""
        mine = [number for number, move in enumerate(self.moves) if move.seat == seat]
        if not mine:
            raise UndoRefused("error-nothing-to-undo")
        target = mine[-1]
        if scope == "turn":
            begin = max((made for made, _ in self.boundaries if made <= target), default=0)
            while target > begin and self.moves[target - 1].seat == seat:
                target -= 1
        return target

    def undo_needs(self, seat: int, target: int) -> set[int]:
        """The other human seats that must agree before this seat may go back to that choice."""
        others = {number for number, each in enumerate(self.seats) if each.player == HUMAN and number != seat}
        if self.moves[target].mark != self.state.mark:  # dice fell or something hidden came out
            return others
        return others & {move.seat for move in self.moves[target:]}

    def undo(self, seat: int, scope: str = "choice", agreed: Collection[int] = ()) -> None:
        """Take the seat's last choice, or its whole turn, back; beyond that the affected seats must have agreed."""
        target = self.undo_target(seat, scope)
        missing = self.undo_needs(seat, target) - set(agreed)
        if missing:
            names = ", ".join(self.seats[number].name for number in sorted(missing))
            raise UndoRefused("error-undo-agreement", names=names)
        self.go_back(seat, target, sorted(agreed))

    def go_back(self, seat: int, target: int, agreed: Sequence[int] = ()) -> None:
        """Go back to the position before choice ``target`` and say so in the log."""
        if target < self.boundaries[0][0]:
            raise UndoRefused("error-undo-too-far")
        undone = len(self.moves) - target
        self.record.append(TakenBack(seat, target, list(agreed)))
        logged = self.moves[target].logged
        self._rewind(target)
        self.log[logged:] = [event for event in self.log[logged:] if event.kind == "undo"]  # what was undone stays told
        self.log.append(Event("undo", {"seat": seat, "choices": undone}))

    def _rewind(self, target: int) -> None:
        while len(self.boundaries) > 1 and self.boundaries[-1][0] > target:
            self.boundaries.pop()
        first, boundary = self.boundaries[-1]
        again = [move.key for move in self.moves[first:target]]
        del self.moves[target:]
        self.play = replay(self.game, boundary, again)
        self.play.state.news = self.log
        self._keep_boundary()

    # Copying -----------------------------------------------------------------------------------------------------

    def copy(self) -> Table:
        """The same table at the same decision; what is played on one is not seen on the other."""
        twin = object.__new__(Table)
        twin.game, twin.opening, twin.start = self.game, self.opening, self.start
        twin.log = self.log[:]
        twin.moves = self.moves[:]
        twin.record = self.record[:]
        twin.orders = self.orders[:]
        twin.boundaries = self.boundaries[:]
        twin.play = self.play.copy()
        twin.play.state.news = twin.log
        return twin


def replay(game: Game[Any], boundary: State, keys: Iterable[str]) -> Play[Any]:
    """Run the choices with these keys from a boundary; KeyError names the first that is not offered."""
    play: Play[Any] = Play(game, boundary.copy())
    for wanted in keys:
        if play.choice is None:
            raise KeyError(wanted)
        play.answer(play.choice.find(wanted))
    return play


def _give_colours(game: Game[Any], seats: Sequence[Seat]) -> list[Seat]:
    """Every seat its colour: the one it asked for, or the first that is left."""
    taken = [seat.colour for seat in seats if seat.colour]
    for colour in taken:
        if colour not in game.colours or taken.count(colour) > 1:
            raise BadSetup("error-colour", colour=colour, known=", ".join(game.colours))
    left = [colour for colour in game.colours if colour not in taken]
    return [Seat(seat.name, seat.player, seat.colour or left.pop(0)) for seat in seats]
