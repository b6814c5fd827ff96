"""Opening a table by answering a few questions; Enter three times is enough to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from leng.bots import KNOWN
from leng.engine.errors import LengError
from leng.engine.game import Game, all_games, find_game
from leng.engine.options import TableOption, Terms
from leng.engine.table import Seat
from leng.terminal.screen import Screen
from leng.terminal.seats import LEVEL_NAMES, levels, read_seats, spell_out, usual_seats
from leng.terminal.speech import say
from leng.terminal.typed import matching
from leng.words.presenter import Presenter, presenter
from leng.words.text import plain, title_of


class Wishes(msgspec.Struct):
    """What is to be played, as far as it is known."""

    game: Game[Any]
    seats: list[Seat]
    options: dict[str, str]

    @property
    def terms(self) -> Terms:
        """The table as it would be opened, with what no longer fits put right."""
        return self.game.settle(self.options, len(self.seats))

    @property
    def open_options(self) -> list[Shown]:
        """The options about which there is something to choose, with the values that fit."""
        fitting = self.terms.fitting
        options = [(option, fitting.get(option.name, ())) for option in self.game.options]
        return [(option, values) for option, values in options if len(values) > 1]


Shown = tuple[TableOption, tuple[str, ...]]
"""An option, and the values it may have at this table."""


def ask_game(screen: Screen) -> Game[Any]:
    """Which game? Enter takes the first."""
    games = list(all_games())
    screen.say(say("which-game"), "bold")
    for number, game in enumerate(games, start=1):
        screen.show(Text.assemble((f"{number:>3}", "bold cyan"), "  ", title_of(game)))
    titles = [title_of(game) for game in games]
    while True:
        typed = screen.read(say("enter-takes", value=titles[0]) + " ")
        if not typed:
            return games[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1]
        places = matching(typed, titles)
        if len(places) == 1:
            return games[places[0]]
        try:
            return find_game(typed)
        except LengError as trouble:
            screen.say(str(trouble))


def ask_number(screen: Screen, numbers: Sequence[int]) -> int:
    """How many players? Enter takes the fewest; one number alone is not asked for."""
    least, most = numbers[0], numbers[-1]
    if least == most:
        return least
    gaps = len(numbers) <= most - least
    known = ", ".join(map(str, numbers)) if gaps else f"{least}–{most}"
    screen.say(say("how-many", numbers=known), "bold")
    while True:
        typed = screen.read(say("enter-takes", value=least) + " ")
        if not typed:
            return least
        if typed.isdecimal() and int(typed) in numbers:
            return int(typed)
        screen.say(say("number-please", numbers=known))


def ask_the_rest(screen: Screen, game: Game[Any], options: dict[str, str]) -> Wishes:
    """Number of players, then everything else at once: Enter starts, a number changes a line.

    Only what fits is shown: another number of players, or another option, may bring lines and take some away.
    """
    seats = usual_seats(ask_number(screen, game.numbers_for(options)))
    wishes = Wishes(game, seats, game.agree(options, len(seats)).options)
    while True:
        speaker = presenter(game, wishes.seats)
        shown = wishes.open_options
        _show(screen, wishes, shown, speaker)
        typed = plain(screen.read(say("enter-starts") + " "))
        if not typed:
            return wishes
        if typed == "1":
            _ask_seats(screen, wishes)
        elif typed.isdecimal() and 2 <= int(typed) <= len(shown) + 1:
            _ask_option(screen, wishes, *shown[int(typed) - 2], speaker)
        else:
            screen.say(say("line-please", most=len(shown) + 1))
        wishes.options = wishes.terms.options


def _show(screen: Screen, wishes: Wishes, shown: Sequence[Shown], speaker: Presenter) -> None:
    """The table as it would be opened."""
    screen.say(say("table-so-far"), "bold")
    people = ", ".join(seat.name for seat in wishes.seats)
    screen.show(Text.assemble(("  1", "bold cyan"), "  ", say("line-seats"), say("colon"), people))
    for number, (option, _) in enumerate(shown, start=2):
        name = speaker.option_name(option)
        value = speaker.value_name(option, wishes.options[option.name])
        screen.show(Text.assemble((f"{number:>3}", "bold cyan"), "  ", name, say("colon"), value))


def _ask_seats(screen: Screen, wishes: Wishes) -> None:
    """Who sits where, in one line."""
    screen.say(say("who-sits", colours=", ".join(wishes.game.colours)))
    for typed, name, about in levels():
        screen.show(Text.assemble("  ", (f"{typed:<12}", "bold cyan"), name, say("colon"), about))
    screen.say(say("bots-for-study", bots=", ".join(each for each in KNOWN if each not in LEVEL_NAMES)))
    while True:
        typed = screen.read(say("enter-keeps", value=spell_out(wishes.seats)) + " ")
        if not typed:
            return
        try:
            wishes.seats = read_seats(wishes.game, typed)
            return
        except LengError as trouble:
            screen.say(str(trouble))


def _ask_option(screen: Screen, wishes: Wishes, option: TableOption, values: Sequence[str], speaker: Presenter) -> None:
    """One thing people agree on."""
    about = f"option-about-{option.name}"
    if speaker.words.has(about):
        screen.say(speaker.words.say(about))
    names = [speaker.value_name(option, value) for value in values]
    for number, name in enumerate(names, start=1):
        screen.show(Text.assemble((f"{number:>3}", "bold cyan"), "  ", name))
    while True:
        typed = screen.read(say("enter-keeps", value=speaker.value_name(option, wishes.options[option.name])) + " ")
        if not typed:
            return
        places = [int(typed) - 1] if typed.isdecimal() else matching(typed, names)
        if len(places) == 1 and 0 <= places[0] < len(names):
            wishes.options = {**wishes.options, option.name: values[places[0]]}
            return
        screen.say(say("line-please", most=len(names)))
