"""A wish to take choices back: whose they are, how many, and what the others are told before they agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec

from leng.engine.choice import Choice
from leng.engine.table import Table
from leng.words.presenter import Presenter


class UndoRequest(msgspec.Struct):
    """Somebody asks to take choices back, and waits for the others."""

    id: int  # no other request, at any table and at any time, has it
    seat: int
    scope: str
    target: int  # the choice to which the match goes back
    choices: dict[int, int]  # how many choices of each seat would be taken back
    question: Choice  # what would be asked again
    missing: set[int]
    agreed: set[int] = set()


def request_for(table: Table, number: int, seat: int, scope: str, target: int, missing: Collection[int]) -> UndoRequest:
    """The wish of a seat to go back to the choice ``target``."""
    choices = Counter(move.seat for move in table.moves[target:])
    question = table.position(target).choice
    assert question is not None
    return UndoRequest(number, seat, scope, target, dict(sorted(choices.items())), question, set(missing))


def in_words(speaker: Presenter, request: UndoRequest) -> str:
    """What is asked for, as everybody may read it: all of it has been seen by all."""
    whose = [
        speaker.words.say("undo-of", name=speaker.seat_name(seat), choices=count)
        for seat, count in request.choices.items()
    ]
    return speaker.words.say(
        "undo-request",
        name=speaker.seat_name(request.seat),
        choices=sum(request.choices.values()),
        whose=speaker.listing(whose),
        question=speaker.waiting(request.question),
    )
