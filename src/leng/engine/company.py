"""Who sits at a table, and what they say beside the match: their names, their places, their standing orders."""

from __future__ import annotations

from typing import Any

from leng.engine.game import Manner
from leng.engine.past import Past
from leng.engine.play import Play
from leng.engine.record import (
    HUMAN,
    Beside,
    Entry,
    Lifted,
    Ordered,
    Renamed,
    Seat,
    Seated,
    StandingOrder,
)


class Company:
    """The people of a table; all they say goes into its record."""

    seats: list[Seat]  # as they are called now
    record: Past[Entry]
    manner: Manner
    play: Play[Any]
    _given: list[StandingOrder]

    @property
    def several_people(self) -> bool:
        """Whether people sit here who might learn something from how another one is asked."""
        return self.manner.secrets and sum(seat.player == HUMAN for seat in self.seats) > 1

    @property
    def orders(self) -> list[StandingOrder]:
        """The standing orders in force, in the order in which they were given."""
        now = self.play.state.round
        return [each for each in self._given if each.until_round is None or now <= each.until_round]

    def give_order(self, order: StandingOrder) -> None:
        """From now on decline this question for the seat (see ``follow_orders``).

        Orders under different conditions stand side by side; one without condition or end makes all others idle.
        """
        self.record.append(Ordered(order.seat, order.ask, order.until_round, order.proviso))
        endless = not order.proviso and order.until_round is None
        self._given = [*self._others(order.seat, order.ask, None if endless else order.proviso), order]

    def lift_order(self, seat: int, ask: str, proviso: str | None = None) -> None:
        """Ask the seat again: whatever the condition, or only where this one spared the question."""
        left = self._others(seat, ask, proviso)
        if len(left) < len(self._given):
            self.record.append(Lifted(seat, ask, proviso))
            self._given = left

    def _others(self, seat: int, ask: str, proviso: str | None) -> list[StandingOrder]:
        return [
            each for each in self._given if (each.seat, each.ask) != (seat, ask) or proviso not in (None, each.proviso)
        ]

    def rename(self, seat: int, name: str) -> None:
        """Somebody at the table is called otherwise from now on."""
        self.record.append(Renamed(seat, name))
        was = self.seats[seat]
        self.seats = [*self.seats[:seat], Seat(name, was.player, was.colour), *self.seats[seat + 1 :]]

    def reseat(self, seat: int, player: str, colour: str) -> None:
        """Somebody else plays on a seat from now on, or under another colour."""
        self.record.append(Seated(seat, player, colour))
        self.seats = [*self.seats[:seat], Seat(self.seats[seat].name, player, colour), *self.seats[seat + 1 :]]

    def agree_again(self, entry: Beside) -> None:
        """Repeat what somebody said beside the match: an order given or lifted, another name, who plays on a seat."""
        match entry:
            case Ordered():
                self.give_order(StandingOrder(entry.seat, entry.ask, entry.until_round, entry.proviso))
            case Lifted():
                self.lift_order(entry.seat, entry.ask, entry.proviso)
            case Renamed():
                self.rename(entry.seat, entry.name)
            case Seated():
                self.reseat(entry.seat, entry.player, entry.colour)
