"""What others do, played deed by deed: which deeds there are to follow, and the table as somebody saw it after each."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from leng.drawing.drawn import Drawn
from leng.engine.deeds import Deed, begins_deed, deeds
from leng.engine.play import Play
from leng.engine.state import EVERYBODY, UNVEILED, Event
from leng.engine.table import HUMAN, Table
from leng.server.live import LiveTable
from leng.web.onlooker import Onlooker
from leng.web.pages import Visit
from leng.web.telling import Gist, gist, places_of
from leng.words.presenter import Presenter

MOST = 40
"""So many choices are looked through for whoever only watches."""

LETTERS = 240
"""So many letters a caption has at most; the story has the rest."""


class Page(msgspec.Struct):
    """What is told of a deed in one caption: what somebody did, or what came of it."""

    rival: bool  # one without a seat did it
    events: list[Event]
    caption: Gist | None = None  # what they tell in short
    lights: list[str] = []  # places of the board that they name

    @property
    def kinds(self) -> set[str]:
        """What kinds of lines there are."""
        return {event.kind for event in self.events}


class Step(msgspec.Struct):
    """A deed of somebody else, as it is played."""

    number: int  # of the position it led to
    seat: int
    pages: list[Page]


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to see who follows the deeds of others."""

    after: int | None = None  # whatever comes next after this position,
    asked: int | None = None  # with this question, if it has not been taken back since;
    at: int | None = None  # or this very position


NEWEST = Wish()


def wish_of(request: Visit) -> Wish:
    """What the page asks for."""
    asked = {name: request.query_params.get(name, "") for name in ("after", "asked", "at")}
    numbers = {name: int(typed) for name, typed in asked.items() if typed.isdecimal() and len(typed) < 8}
    return Wish(**numbers)


class Stage(msgspec.Struct):
    """The deeds since somebody's last turn, and which of them is played now."""

    since: int  # the number of the position before the first of them
    steps: list[Step]
    now: int  # so many of them have been played
    play: Play[Any] | None = None  # the earlier position at which the table is shown; None for the newest
    eyes: Onlooker | None = None  # and through whose eyes
    half: bool = False  # a bot is still at the last of them

    @property
    def behind(self) -> int:
        """So many are still to come."""
        return len(self.steps) - self.now

    @property
    def shown(self) -> Step | None:
        """The deed that led to what is shown."""
        return self.steps[self.now - 1] if self.now else None

    @property
    def number(self) -> int:
        """The number of the earlier position."""
        return self.steps[self.now - 1].number if self.now else self.since

    @property
    def back(self) -> int | None:
        """The position one deed earlier."""
        return None if not self.now else self.steps[self.now - 2].number if self.now > 1 else self.since


def last_turn(table: Table, own: set[int]) -> int:
    """The number of choices after somebody's last turn: what others have done since is yet to be followed.

    What one has chosen after that, as part of the turn that goes on, does not count.
    """
    first, number = table.boundaries[0], table.number
    least = first if own else max(first, number - MOST)
    others = False
    for move in reversed(table.moves):
        if number <= least or (others and move.seat in own):
            break
        others = others or move.seat not in own
        number -= 1
    return max(number, least)


def steps_since(live: LiveTable, table: Table, onlooker: Onlooker, since: int) -> list[Step]:
    """What others did from a choice on, as far as this pair of eyes may read of it."""
    own = _own(onlooker)
    found = [_step(live, table, onlooker, deed) for deed in deeds(table, since) if deed.seat not in own]
    return [step for step in found if step.pages]


async def stage(live: LiveTable, table: Table, onlooker: Onlooker, wish: Wish) -> Stage:
    """The deeds to follow, and the position somebody wants to see; where only one is left, that is the newest."""
    since = last_turn(table, _own(onlooker))
    steps = steps_since(live, table, onlooker, since)
    wanted = wish.at
    if wish.after is not None and _still_stands(table, wish.after, wish.asked):
        ahead = steps_since(live, table, onlooker, wish.after)
        wanted = ahead[0].number if len(ahead) > 1 else None
    if wanted is None or not table.boundaries[0] <= wanted < table.number:
        return Stage(since, steps, len(steps), half=_half_done(table, onlooker))
    if wanted < since:
        since = max(table.boundaries[0], wanted - MOST)
        steps = steps_since(live, table, onlooker, since)
    acted = Stage(since, steps, sum(step.number <= wanted for step in steps))
    acted.play = await asyncio.to_thread(table.position, acted.number)
    acted.eyes = eyes(onlooker, acted.play)
    return acted


def eyes(onlooker: Onlooker, play: Play[Any]) -> Onlooker:
    """Through whose eyes an earlier position is seen: what was for one pair of eyes then is not for all at a device."""
    audience = onlooker.audience
    if audience == UNVEILED:  # the match is over, but this is how it was
        audience = EVERYBODY if onlooker.seat is None else onlooker.seat
    private = play.choice is not None and play.choice.ask.private
    if onlooker.all_look and private:
        audience = EVERYBODY
    return msgspec.structs.replace(onlooker, audience=audience, curtain=None)


def _own(onlooker: Onlooker) -> set[int]:
    """The seats whose deeds need not be told: those who look have done them."""
    if onlooker.all_look or onlooker.trusting or (onlooker.shared and onlooker.audience < 0):
        return set(onlooker.seats)
    return set() if onlooker.seat is None else {onlooker.seat}


def _half_done(table: Table, onlooker: Onlooker) -> bool:
    """Whether a bot is about to go on with what it did last: that is told once it is done."""
    decision = table.decision
    if decision is None or begins_deed(table) or decision.seat in _own(onlooker):
        return False
    return table.seats[decision.seat].player != HUMAN


def _still_stands(table: Table, after: int, asked: int | None) -> bool:
    """Whether nothing that had happened up to a position has been taken back since."""
    return after <= table.number and asked == table.serial - (table.number - after)


def _step(live: LiveTable, table: Table, onlooker: Onlooker, deed: Deed) -> Step:
    """A deed and what came of it, parted where the story has a heading, or goes on about one without a seat."""
    speaker = live.speaker(onlooker.person.language)
    heads = speaker.chapters | speaker.headings
    pages: list[Page] = []
    for event in table.log[deed.first : deed.last]:
        if not event.seen_by(onlooker.reads):
            continue
        if not pages or event.kind in heads or pages[-1].rival != bool(event.rival):
            pages.append(Page(bool(event.rival), []))
        pages[-1].events.append(event)
    pages = [page for page in pages if not page.kinds <= heads]
    return Step(deed.end, deed.seat, [page for page in pages if not page.kinds <= heads | speaker.asides] or pages)


def captions(acted: Stage, speaker: Presenter, drawn: Drawn | None) -> None:
    """Put the deeds that have been played into words and signs; of those to come nothing is told."""
    for step in acted.steps[: acted.now]:
        for page in step.pages:
            page.caption = gist(speaker, page.events, drawn).within(LETTERS)
            named = (place for event in page.events for place in places_of(speaker, event))
            page.lights = list(dict.fromkeys(named))
