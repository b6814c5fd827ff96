"""What was said at a table, as its page shows it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from leng.engine.table import Table
from leng.server.hall import HOUSE, REMATCH, REPLACED, STUMBLED
from leng.server.store import Said
from leng.web.speech import words


class Speech(msgspec.Struct):
    """A line of the chat."""

    seat: int
    name: str
    said: str


def said_at(table: Table, language: str, lines: Sequence[Said]) -> list[Speech]:
    """The chat; now and then the house itself says something."""
    shown = []
    for each in lines:
        if each.seat == HOUSE:
            event, _, seat = each.said.partition(":")
            name = table.seats[int(seat)].name if seat.isdecimal() and int(seat) < len(table.seats) else ""
            if each.said.startswith(REMATCH):
                told = words(language).say("rematch-open")
            else:
                told = words(language).say(event, name=name) if event in (STUMBLED, REPLACED) else each.said
            shown.append(Speech(HOUSE, words(language).say("voice-of-the-table"), told))
        elif 0 <= each.seat < len(table.seats):
            shown.append(Speech(each.seat, table.seats[each.seat].name, each.said))
    return shown
