"""Opening a table by answering a few questions; Enter three times is enough to play."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from leng.engine.errors import LengError
from leng.engine.game import Game, TableOption, all_games, find_game
from leng.engine.presenter import Presenter, presenter
from leng.engine.table import Seat
from leng.engine.text import words as words_of
from leng.terminal.screen import Screen
from leng.terminal.seats import read_seats, spell_out, usual_seats
from leng.terminal.speech import say
from leng.terminal.typed import matching, plain


class Wishes(msgspec.Struct):
    """What is to be played, as far as it is known."""

    game: Game[Any]
    seats: list[Seat]
    options: dict[str, str]


def ask_game(screen: Screen) -> Game[Any]:
    """Which game? Enter takes the first."""
    games = list(all_games())
    screen.say(say("which-game"), "bold")
    for number, game in enumerate(games, start=1):
        screen.show(Text.assemble((f"{number:>3}", "bold cyan"), "  ", title(game)))
    titles = [title(game) for game in games]
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


def ask_number(screen: Screen, game: Game[Any]) -> int:
    """How many players? Enter takes the fewest."""
    least, most = game.players[0], game.players[-1]
    screen.say(say("how-many", least=least, most=most), "bold")
    while True:
        typed = screen.read(say("enter-takes", value=least) + " ")
        if not typed:
            return least
        if typed.isdecimal() and int(typed) in game.players:
            return int(typed)
        screen.say(say("number-please", least=least, most=most))


def ask_the_rest(screen: Screen, game: Game[Any], options: dict[str, str]) -> Wishes:
    """Number of players, then everything else at once: Enter starts, a number changes a line."""
    wishes = Wishes(game, usual_seats(ask_number(screen, game)), game.agree(options))
    while True:
        speaker = presenter(game, wishes.seats)
        _show(screen, wishes, speaker)
        typed = plain(screen.read(say("enter-starts") + " "))
        if not typed:
            return wishes
        if typed == "1":
            _ask_seats(screen, wishes)
        elif typed.isdecimal() and 2 <= int(typed) <= len(game.options) + 1:
            _ask_option(screen, wishes, game.options[int(typed) - 2], speaker)
        else:
            screen.say(say("line-please", most=len(game.options) + 1))


def _show(screen: Screen, wishes: Wishes, speaker: Presenter) -> None:
    """The table as it would be opened."""
    screen.say(say("table-so-far"), "bold")
    people = ", ".join(seat.name for seat in wishes.seats)
    screen.show(Text.assemble(("  1", "bold cyan"), "  ", say("line-seats"), say("colon"), people))
    for number, option in enumerate(wishes.game.options, start=2):
        name = speaker.option_name(option)
        value = speaker.value_name(option, wishes.options[option.name])
        screen.show(Text.assemble((f"{number:>3}", "bold cyan"), "  ", name, say("colon"), value))


def _ask_seats(screen: Screen, wishes: Wishes) -> None:
    """Who sits where, in one line."""
    screen.say(say("who-sits", colours=", ".join(wishes.game.colours)))
    while True:
        typed = screen.read(say("enter-keeps", value=spell_out(wishes.seats)) + " ")
        if not typed:
            return
        try:
            wishes.seats = read_seats(wishes.game, typed)
            return
        except LengError as trouble:
            screen.say(str(trouble))


def _ask_option(screen: Screen, wishes: Wishes, option: TableOption, speaker: Presenter) -> None:
    """One thing people agree on."""
    about = f"option-about-{option.name}"
    if speaker.words.has(about):
        screen.say(speaker.words.say(about))
    names = [speaker.value_name(option, value) for value in option.values]
    for number, name in enumerate(names, start=1):
        screen.show(Text.assemble((f"{number:>3}", "bold cyan"), "  ", name))
    while True:
        typed = screen.read(say("enter-keeps", value=speaker.value_name(option, wishes.options[option.name])) + " ")
        if not typed:
            return
        places = [int(typed) - 1] if typed.isdecimal() else matching(typed, names)
        if len(places) == 1 and 0 <= places[0] < len(names):
            wishes.options[option.name] = option.values[places[0]]
            return
        screen.say(say("line-please", most=len(names)))


def title(game: Game[Any]) -> str:
    """What a game is called."""
    known = words_of(None, game.folder)
    return known.say("title") if known.has("title") else game.id
