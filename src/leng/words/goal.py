"""How one wins: the goal, the shape of a turn, where one stands now, and what would end the match."""

from __future__ import annotations

import msgspec

from leng.engine.game import Stand
from leng.engine.table import Table
from leng.words.ending import Share
from leng.words.presenter import Presenter


class StandLine(msgspec.Struct, frozen=True):
    """A sentence about how somebody stands, and where points come from."""

    text: str
    shares: tuple[Share, ...] = ()


class Goal(msgspec.Struct, frozen=True):
    """What whoever has lost the thread wants to know."""

    goal: tuple[str, ...]
    turn: tuple[str, ...]  # step by step
    ends: tuple[str, ...]
    stand: tuple[StandLine, ...]  # as this very audience sees it; empty once it is over


def goal_of(speaker: Presenter, table: Table, audience: int) -> Goal | None:
    """How one wins at this table, for one pair of eyes; None where the game does not say it."""
    if not speaker.words.has("goal"):
        return None
    facts = {**table.terms.options, "players": len(table.seats)}
    goal, turn, ends = (
        tuple(speaker.words.say(key, **facts).splitlines()) for key in ("goal", "goal-turn", "goal-ends")
    )
    stand: list[StandLine] = []
    if table.decision is not None:
        seat = audience if 0 <= audience < len(table.seats) else None
        story = table.story(audience)
        for line in table.game.stand(table.view(audience), seat, story, table.state.box):
            stand.append(_line(speaker, line))
    return Goal(goal, turn, ends, tuple(stand))


def _line(speaker: Presenter, line: Stand) -> StandLine:
    shares = tuple(Share(source, speaker.say(f"score-{source}"), n) for source, n in line.shares.items() if n)
    return StandLine(speaker.say(f"stand-{line.name}", **line.facts), shares)
