"""How a match ended, in words: who has won, and how everybody stands, with a seat or without."""

from __future__ import annotations

import msgspec

from leng.engine.game import Result
from leng.engine.table import Table
from leng.words.presenter import Presenter


class Share(msgspec.Struct, frozen=True):
    """Where some of the points come from."""

    source: str  # for programs
    name: str
    points: int


class Standing(msgspec.Struct, frozen=True):
    """A line of the result."""

    name: str
    seat: int | None  # None for a rival
    score: int | None  # where points are counted
    won: bool
    shares: tuple[Share, ...] = ()  # where these points come from, or what counts instead, where the game tells


class Brought(Standing, frozen=True):
    """A line of where everything came from."""

    side: str = ""  # the kind of its sign, for what all at a table are up against


def verdict(speaker: Presenter, table: Table) -> str:
    """Who has won, without a full stop: people, a rival, both, or nobody."""
    result = _result(table)
    rivals = [each.name for each in result.rivals if each.won]
    if table.manner.together and (result.winners or not rivals):
        return speaker.words.say("won-together" if result.winners else "lost-together")
    if len(rivals) == 1 and not result.winners:
        return speaker.words.say(f"rival-won-{rivals[0]}")
    names = [*map(speaker.seat_name, result.winners), *map(speaker.rival_name, rivals)]
    return speaker.words.say("winners" if names else "nobody-won", n=len(names), names=speaker.listing(names))


def ranking(speaker: Presenter, table: Table) -> list[Standing]:
    """Everybody, the winners first, with their points where they are counted; empty where there is nothing to rank."""
    result, scored = _result(table), table.manner.scored
    if table.manner.together and not scored:
        return []
    standings = [
        Standing(
            speaker.seat_name(seat),
            seat,
            score if scored else None,
            seat in result.winners,
            _shares(speaker, table, seat),
        )
        for seat, score in enumerate(result.scores)
    ]
    standings += [
        Standing(
            speaker.rival_name(each.name),
            None,
            each.score if scored else None,
            each.won,
            _shares(speaker, table, each.name) if scored else (),
        )
        for each in result.rivals
    ]
    points = [*result.scores, *(each.score for each in result.rivals)]
    order = sorted(range(len(points)), key=lambda place: (not standings[place].won, *_falling(points[place])))
    return [standings[place] for place in order]


def sources(speaker: Presenter, table: Table) -> list[Brought]:
    """Everybody with where their points come from; where all play together, who brought what, and what threatened."""
    found = [Brought(each.name, each.seat, each.score, each.won, each.shares) for each in ranking(speaker, table)]
    if not found:
        whose = [*range(len(table.seats)), *list(table.game.course(table.state))[1:]]
        found = [_brought(speaker, table, each) for each in whose]
    return found if any(each.shares for each in found) else []


def _brought(speaker: Presenter, table: Table, whose: int | str) -> Brought:
    seat, side = (whose, "") if isinstance(whose, int) else (None, whose)
    return Brought(side_name(speaker, whose), seat, None, False, _shares(speaker, table, whose), side)


def side_name(speaker: Presenter, side: int | str) -> str:
    """What is called one of those who can be ahead or behind: a seat, a rival, or a side of a table won together."""
    if isinstance(side, int):
        return speaker.seat_name(side)
    key = f"side-{side}"
    return speaker.words.say(key) if speaker.words.has(key) else speaker.rival_name(side)


def _shares(speaker: Presenter, table: Table, whose: int | str) -> tuple[Share, ...]:
    """The sources of somebody's points that brought or cost any."""
    found = table.game.score_by_source(table.state, table.log, whose)
    return tuple(Share(source, speaker.say(f"score-{source}"), n) for source, n in found.items() if n)


def _falling(points: int | None) -> tuple[bool, int]:
    """The most points first, those without any last."""
    return points is None, -(points or 0)


def _result(table: Table) -> Result:
    result = table.result
    assert result is not None, "the match is not over"
    return result
