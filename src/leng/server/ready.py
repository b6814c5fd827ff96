"""Before the door opens: whatever is built at first use is built now, in one thread.

Requests are served by several threads. What Python and msgspec build lazily (the information of a type, a box of
content, a catalogue) must not be built by two of them at once: msgspec crashes when a second thread finds a type half
learnt, and of two boxes of one game neither is equal to the other.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from leng.engine.game import Game, all_games, game_ids
from leng.engine.journal import Journal, journal_of, restore
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.words.presenter import presenter
from leng.words.text import LANGUAGES, words

Rehearsal = Callable[[], None]

_done: set[tuple[Rehearsal, tuple[str, ...]]] = set()
_one_at_a_time = threading.Lock()


def make_ready(*rehearsals: Rehearsal) -> None:
    """Build whatever a server needs that is built at first use; the pages add what is theirs."""
    _go_through(set_up_every_game, learn_by_heart, *rehearsals)


def make_ready_to_think() -> None:
    """The same for a process in which bots think, who need no words."""
    _go_through(set_up_every_game)


def _go_through(*rehearsals: Rehearsal) -> None:
    with _one_at_a_time:
        news = [each for each in rehearsals if (each, game_ids()) not in _done]
        for rehearsal in news:
            rehearsal()
            _done.add((rehearsal, game_ids()))
        if news:
            learn_every_type()


def set_up_every_game() -> None:
    """Open every box, set up a table, take it through a save and back, copy it, and look at it from every side."""
    for game in all_games():
        saved = msgspec.json.encode(journal_of(first_table(game)))
        table = restore(msgspec.json.decode(saved, type=Journal), game.id).copy()
        for audience in (*range(len(table.seats)), EVERYBODY, UNVEILED):
            msgspec.json.encode(table.view(audience))


def learn_by_heart() -> None:
    """Read the words of every game before anybody asks for them."""
    for language in LANGUAGES:
        words(language)
        for game in all_games():
            presenter(game, [Seat("") for _ in game.players], language)


def first_table(game: Game[Any]) -> Table:
    """A table at which nobody will ever play."""
    return Table.open(game, [Seat(str(seat)) for seat in range(game.players.start)], {}, "ready")


def learn_every_type() -> None:
    """Let msgspec learn every kind of record there is.

    A decoder is the way to make it learn one with all that it holds; encoding, converting and every other decoder find
    what was learnt here.
    """
    for kind in set(_kinds(msgspec.Struct)):
        try:
            msgspec.json.Decoder(kind)
        except (TypeError, NameError):  # a record that is never read; what was learnt of it is forgotten
            continue


def _kinds(of: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)
