"""Whether the rows of signs beside options keep their word."""

from __future__ import annotations

from collections import Counter
from typing import Any

from leng.engine.choice import Option, key
from leng.engine.dice import Dice
from leng.engine.play import Play
from leng.engine.state import MatchOver
from leng.engine.table import Table
from leng.study.faults import Fault
from leng.words.presenter import Presenter
from leng.words.signs import leaves_to_chance, tally

MOST = 12  # options tried at one decision


def check_rows(table: Table, speaker: Presenter, whim: Dice) -> None:
    """Taking an option changes what its decider holds by exactly what its row of signs says.

    Where the unit of play goes on by itself after a question, that part must be the same whatever was chosen, if
    the same is asked next.
    """
    choice = table.decision
    if choice is None:
        return
    rests: dict[str, tuple[str, dict[str, int]]] = {}
    options = list(choice.options)
    whim.shuffle(options)
    for option in options[:MOST]:
        _check_nothing_hidden(table, speaker, option, whim)
        found = _rest(table.play.copy(), speaker, key(option))
        if found is not None:
            rests[key(option)] = found
    for name, (follows, rest) in rests.items():
        if rest and choice.ask.name not in speaker.goes_on:
            raise Fault("row-lies", f"beside what its row says, {name} of {choice.ask.name} changes {rest}")
        other = next(each for each in rests if rests[each][0] == follows)
        if rest != rests[other][1]:
            raise Fault("row-lies", f"{choice.ask.name}: {name} changes {rest} more, {other} {rests[other][1]}")


def _rest(play: Play[Any], speaker: Presenter, name: str) -> tuple[str, dict[str, int]] | None:
    """What follows an option, and what it changes until then beyond what its row says; None where chance decides."""
    choice, g, game = play.choice, play.state, play.game
    assert choice is not None and play.rules is not None
    option = choice.find(name)
    row = speaker.signs(g, choice, option)
    if leaves_to_chance(row):
        return None
    before = Counter(game.holdings(g, choice.seat))
    said = tally(row)
    follows = ""
    try:
        asked = play.rules.send(option)  # no further than the next question or the end of the unit
        while asked.ask.shows and choice.ask.name in speaker.goes_on:  # what only shows something is read at once
            asked = play.rules.send(asked.options[0])
        follows = f"{asked.ask.name} {asked.seat} {asked.about}"
    except StopIteration:
        pass
    except MatchOver:
        follows = "the end"
    after = game.holdings(g, choice.seat)
    changes = {kind: n - before[kind] - said.get(kind, 0) for kind, n in after.items()}
    return follows, {kind: n for kind, n in changes.items() if n}


def _check_nothing_hidden(table: Table, speaker: Presenter, option: Option, whim: Dice) -> None:
    """The row is the same in a world dealt anew from what the decider knows."""
    choice = table.decision
    assert choice is not None
    imagined = table.state.copy()
    table.game.imagine(imagined, choice.seat, whim)
    if speaker.signs(imagined, choice, option) != speaker.signs(table.state, choice, option):
        raise Fault("row-peeks", f"the row of {key(option)} shows what {choice.seat} cannot see")
