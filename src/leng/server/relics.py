"""A table that can no longer go on: its seats, its story and its result can still be read, and its save taken home."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from leng.engine.errors import LengError, Outgrown
from leng.engine.game import Rival, find_game
from leng.engine.journal import dumps
from leng.engine.record import HUMAN, Renamed, Seat, Seated
from leng.engine.state import EVERYBODY, UNVEILED, Event
from leng.server.saves import journal_kept
from leng.server.store import Kept, Store
from leng.words.presenter import Presenter, presenter
from leng.words.text import MISSING, words


class Relic(msgspec.Struct):
    """What the store holds of a table, and why nobody can sit down at it any more."""

    kept: Kept
    why: Outgrown

    @property
    def name(self) -> str:
        """The name of its save file."""
        return f"{self.kept.opening.game}-{self.kept.id}.leng"

    @property
    def seats(self) -> list[Seat]:
        """Who sat there, as they were called last."""
        called = {entry.seat: entry.name for entry in self.kept.record if isinstance(entry, Renamed)}
        played = {entry.seat: (entry.player, entry.colour) for entry in self.kept.record if isinstance(entry, Seated)}
        return [
            Seat(called.get(number, seat.name), *played.get(number, (seat.player, seat.colour)))
            for number, seat in enumerate(self.kept.opening.seats)
        ]

    def may_take(self, seats: Sequence[int]) -> bool:
        """Whether whoever held these seats may have the save, which tells all that is hidden."""
        people = {number for number, seat in enumerate(self.seats) if seat.player == HUMAN}
        return self.kept.over or (bool(seats) and people <= set(seats))

    def save(self) -> bytes:
        """The match as the release that wrote it will open it."""
        return dumps(journal_kept(self.kept))

    def told(self, seat: int | None) -> list[Event]:
        """The story as this seat, or an onlooker, may read it."""
        audience = UNVEILED if self.kept.over else EVERYBODY if seat is None else seat
        return [event for event in self.kept.log if event.seen_by(audience)]

    def rivals(self, language: str) -> list[tuple[str, Rival]]:
        """Those without a seat, by their names as far as this release knows them."""
        found = self.kept.result.rivals if self.kept.result is not None else ()
        try:
            known = words(language, find_game(self.kept.opening.game).folder)
        except LengError:  # a game that is no longer here
            return [(each.name, each) for each in found]
        keys = [(each, f"rival-{each.name}") for each in found]
        return [(known.say(key) if known.has(key) else each.name, each) for each, key in keys]

    def story(self, seat: int | None, language: str) -> list[str]:
        """The story in sentences; a line that this release has no words for says so."""
        try:
            speaker = presenter(find_game(self.kept.opening.game), self.seats, language)
        except LengError:  # a game that is no longer here
            return []
        return [_line(speaker, event) for event in self.told(seat)]


def _line(speaker: Presenter, event: Event) -> str:
    try:
        told = speaker.line(event)
    except Exception:  # whatever facts of another release set off in today's words
        told = MISSING
    return words(speaker.language).say("relic-line") if MISSING in told else told


async def relic_of(store: Store, why: Outgrown) -> Relic:
    """What is left of the table about which this was said."""
    kept = await asyncio.to_thread(store.load, why.facts["file"])
    assert kept is not None, "it has just been read"
    return Relic(kept, why)
