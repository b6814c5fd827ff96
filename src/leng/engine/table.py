"""A table: a match in progress with its people, its log and its past."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from sys import intern
from typing import Any

import msgspec

from leng.engine.choice import Choice, Option, key
from leng.engine.company import Company
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import NotOffered, NotWhole, UndoRefused
from leng.engine.game import Game, Result
from leng.engine.past import Past
from leng.engine.play import Play, replay
from leng.engine.record import (
    HUMAN,
    NOT_IN_VAIN,
    NOTHING_TO_DECIDE,
    Beside,
    Chosen,
    Entry,
    Move,
    Opening,
    Seat,
    StandingOrder,
    TakenBack,
    give_colours,
    new_seed,
    standing,
)
from leng.engine.state import EDITION, Event, State

__all__ = [
    "HUMAN",
    "NOTHING_TO_DECIDE",
    "NOT_IN_VAIN",
    "Chosen",
    "Opening",
    "Seat",
    "StandingOrder",
    "Table",
    "TakenBack",
]

EVERY = 25
"""The state at a boundary is kept each so many choices: from there any later position is a few choices away."""


class Table(Company):
    """A match in progress: choose, undo, copy, look."""

    def __init__(self, game: Game[Any], opening: Opening, start: State) -> None:
        self.game = game
        self.opening = opening
        self.terms = game.settle(opening.options, len(opening.seats))
        self.manner = game.manner(self.terms)
        self.seats = opening.seats
        self.resumed_late = False  # it goes on from a position that its record does not lead to
        self.log: Past[Event] = Past()
        self.moves: Past[Move] = Past()
        self.record: Past[Entry] = Past()
        self.serial = 0  # grows with every choice and every undo: no two questions share it
        start.edition = opening.played_by
        self.start = start.copy()
        self._given: list[StandingOrder] = []
        self.boundaries: Past[int] = Past()  # before which choice each unit of play began that asked something
        self._kept: Past[tuple[int, State]] = Past()  # the states at some of them
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
        lesson: str | msgspec.UnsetType = msgspec.UNSET,
    ) -> Table:
        """Set a table up, sealed unless somebody names the seed.

        ``dice`` and ``arrange`` fix results and positions beforehand for this table alone; ``lesson`` names its lesson.
        """
        agreed = game.agree(options or {}, len(seats)).options
        people = give_colours(game.colours, seats)
        sealed = seed is None
        seed = new_seed() if seed is None else seed
        box = game.open_box(content)
        state = game.set_up(box, len(people), agreed, Dice(seed_number(seed)))
        script = list(dice)
        state.dice.script = script
        if arrange is not None:
            arrange(state)
        arranged = bool(script or arrange is not None)
        opening = Opening(game.id, people, agreed, seed, box.fingerprint, arranged, sealed, lesson, EDITION)
        return cls(game, opening, state)

    @classmethod
    def resumed(
        cls, game: Game[Any], opening: Opening, boundary: State, at: int, record: Sequence[Entry], log: Sequence[Event]
    ) -> Table:
        """A table that goes on from a boundary of its match; what lies before can be read, not taken back."""
        table = cls(game, opening, boundary.copy())
        choices = standing(record)
        before = [Move(each.seat, each.key, (), 0) for each in choices[:at]]
        for each in choices[at:]:
            table.choose(each.key, each.seat, each.ordered)
        told = len(log) - len(table.log)  # lines told before the boundary, unless they are told otherwise now
        if told < 0 or list(log[told:]) != list(table.log):
            told = len(log)
        since = [msgspec.structs.replace(move, logged=told + move.logged) for move in table.moves]
        for entry in record:
            if isinstance(entry, Beside):
                table.agree_again(entry)
        table.moves, table.record, table.log = Past([*before, *since]), Past(record), Past(log)
        table.serial = sum(isinstance(entry, Chosen | TakenBack) for entry in record)
        table.play.state.news = table.log
        table.boundaries = Past(at + made for made in table.boundaries)
        table._kept = Past((at + made, state) for made, state in table._kept)
        table.resumed_late = True
        return table

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
    def foreign(self) -> bool:
        """Whether it began or goes on from a position that was written down: no match need have led there."""
        return self.opening.arranged or self.resumed_late

    @property
    def veiled(self) -> bool:
        """Whether the decision is for the eyes of its decider alone: hands are hidden here, or this question is."""
        choice = self.play.choice
        return choice is not None and (self.manner.secrets or choice.ask.private)

    @property
    def number(self) -> int:
        """The number of the pending decision: how many choices stand."""
        return len(self.moves)

    @property
    def result(self) -> Result | None:
        """The result, once the match is over, with how often it was played with hindsight."""
        result = self.game.result(self.state) if self.play.choice is None else None
        if result is None or not self.state.letter:
            return result
        return msgspec.structs.replace(result, hindsight=self.hindsight)

    @property
    def hindsight(self) -> int:
        """How often something was taken back after dice had fallen or something hidden had come out."""
        return sum(event.kind == "undo" and "seen" in event.facts for event in self.log)

    def view(self, audience: int) -> Any:
        """What an audience may see of the position."""
        return self.game.view(self.state, audience)

    def story(self, audience: int) -> list[Event]:
        """The log as an audience may read it."""
        return [event for event in self.log if event.seen_by(audience)]

    def position(self, number: int) -> Play[Any]:
        """The position before choice ``number`` of this match, to look at."""
        first, boundary = next(each for each in self._back_from_last() if each[0] <= number)
        return replay(self.game, boundary, [move.key for move in self.moves[first:number]])

    @property
    def last_boundary(self) -> tuple[int, State]:
        """The boundary from which the pending decision is reached: before which choice it lies, and its state."""
        return self.boundaries[-1], self._last

    @property
    def states_kept(self) -> int:
        """How many whole states it holds, besides the one on the table."""
        return len(self._kept) + 2

    @property
    def kept_boundaries(self) -> list[tuple[int, State]]:
        """The first boundary, one every so many choices, and the last."""
        kept = list(self._kept)
        return kept if kept[-1][0] == self.boundaries[-1] else [*kept, self.last_boundary]

    def _back_from_last(self) -> Iterator[tuple[int, State]]:
        yield self.last_boundary
        yield from reversed(self._kept)

    # Playing -----------------------------------------------------------------------------------------------------

    def choose(self, wanted: str, seat: int | None = None, ordered: bool = False) -> None:
        """Make the choice with this key. Anything not offered is refused and changes nothing."""
        decision = self._asked(seat)
        try:
            option = decision.find(wanted)
        except KeyError:
            offered = ", ".join(map(key, decision.options))
            raise NotOffered("error-not-offered", key=wanted, offered=offered) from None
        self._make(option, ordered)

    def choose_all(self, keys: Sequence[str], seat: int | None = None) -> None:
        """Make all picks of a whole, given in any order; what is not exactly a whole is refused and changes nothing."""
        decision = self._asked(seat)
        if decision.picks is None:
            raise NotWhole("error-picks-not-here")
        for option in decision.picks.line_up(keys):
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

    def _make(self, option: Option, ordered: bool = False) -> None:
        decision = self.play.choice
        assert decision is not None
        name = intern(key(option))  # the same few keys come up over and over
        fate = self.state.fate
        if self.moves and self.moves[-1].fate == fate:
            fate = self.moves[-1].fate
        part = decision.picks.asked if decision.picks is not None else 0
        spared = decision.ask.name if ordered else ""
        self.moves.append(Move(decision.seat, name, fate, len(self.log), part, spared))
        self.record.append(Chosen(decision.seat, name, ordered))
        self.serial += 1
        self.play.answer(option)
        self._keep_boundary()

    def _keep_boundary(self) -> None:
        """Remember the last boundary: undo goes back to one and plays on from there."""
        made_before = len(self.moves) - len(self.play.since)
        self._last: State = self.play.boundary
        if self.boundaries and self.boundaries[-1] == made_before:
            return
        self.boundaries.append(made_before)
        if not self._kept or made_before - self._kept[-1][0] >= EVERY:
            self._kept.append((made_before, self._last))

    # Standing orders ---------------------------------------------------------------------------------------------

    def follow_orders(self) -> int:
        """Answer what standing orders answer, and say how many questions that were."""
        answered = 0
        while (answer := self._ordered()) is not None:
            self._make(answer, ordered=True)
            answered += 1
        return answered

    def spared(self, seat: int) -> list[Move]:
        """What standing orders have answered for a seat since it last chose something itself."""
        found: list[Move] = []
        for move in reversed(self.moves):
            if move.seat == seat:
                if not move.spared:
                    break
                found.append(move)
        return found[::-1]

    def is_spared(self, decision: Choice) -> bool:
        """Whether nobody is asked this, since there is nothing to decide, or nothing that would bring anything."""
        if decision.ask.must_be_put:
            return False
        orders = [order.ask for order in self.orders if order.seat == decision.seat]
        if NOTHING_TO_DECIDE in orders and len(decision.options) == 1:
            return True
        return NOT_IN_VAIN in orders and decision.is_in_vain and not (decision.secret and self.several_people)

    def _ordered(self) -> Option | None:
        decision = self.play.choice
        if decision is None:
            return None
        if self.is_spared(decision):
            return decision.sensible[0]
        for order in self.orders:
            if order.seat != decision.seat:
                continue
            if order.ask == decision.ask.name and decision.ask.beforehand in decision.options:
                holds = self.game.heeds(self.state, decision, order.proviso) if order.proviso else True
                if holds:
                    return decision.ask.beforehand
                if holds is None:
                    self.lift_order(order.seat, order.ask, order.proviso)
        return None

    # Taking back -------------------------------------------------------------------------------------------------

    def undo_target(self, seat: int, scope: str = "choice") -> int:
        """To which choice an undo of this seat would go back; a turn is what it chose within one unit of play."""
        target = self.last_choice_of(seat)
        if target is None:
            raise UndoRefused("error-nothing-to-undo")
        if scope == "turn":
            begin = next((made for made in reversed(self.boundaries) if made <= target), 0)
            while target > begin and self.moves[target - 1].seat == seat:
                target -= 1
        return target

    def last_choice_of(self, seat: int, before: int | None = None) -> int | None:
        """The number of the last choice a seat made (before that one), of a whole that of its first pick; or None."""
        number = len(self.moves)
        for move in reversed(self.moves):
            number -= 1
            if move.seat == seat and (before is None or number < before):
                return number - move.part
        return None

    def undo_needs(self, seat: int, target: int) -> set[int]:
        """The other human seats that must agree before this seat may go back to that choice."""
        others = {number for number, each in enumerate(self.seats) if each.player == HUMAN and number != seat}
        if self.moves[target].fate != self.state.fate:  # dice fell or something hidden came out
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
        if target < self.boundaries[0]:
            raise UndoRefused("error-undo-too-far")
        logged = self.moves[target].logged
        undone = len(self.moves) - target
        seen = {"seen": True} if self.state.letter and self.moves[target].fate != self.state.fate else {}
        self.record.append(TakenBack(seat, target, list(agreed)))
        self.serial += 1
        self._rewind(target)
        told = [event for event in self.log[logged:] if event.kind == "undo"]  # what was undone stays told
        self.log.cut(logged)
        self.log.extend(told)
        self.log.append(Event("undo", {"seat": seat, "choices": undone, **seen}))

    def _rewind(self, target: int) -> None:
        self.play = self.position(target)
        self.play.state.news = self.log
        self.moves.cut(target)
        while len(self.boundaries) > 1 and self.boundaries[-1] > target:
            self.boundaries.cut(len(self.boundaries) - 1)
        while len(self._kept) > 1 and self._kept[-1][0] > target:
            self._kept.cut(len(self._kept) - 1)
        self._keep_boundary()

    # Copying -----------------------------------------------------------------------------------------------------

    def copy(self) -> Table:
        """The same table at the same decision; what is played on one is not seen on the other."""
        twin = object.__new__(Table)
        twin.game, twin.opening, twin.start = self.game, self.opening, self.start
        twin.terms, twin.manner = self.terms, self.manner
        twin.seats, twin.serial, twin.resumed_late = self.seats, self.serial, self.resumed_late
        twin.log = self.log.copy()
        twin.moves = self.moves.copy()
        twin.record = self.record.copy()
        twin.boundaries = self.boundaries.copy()
        twin._kept = self._kept.copy()
        twin._last = self._last
        twin._given = self._given  # a change makes a new list
        twin.play = self.play.copy()
        twin.play.state.news = twin.log
        return twin
