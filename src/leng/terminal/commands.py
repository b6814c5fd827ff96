"""The commands ``leng play`` and ``leng resume``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from leng.bots.naming import name_all
from leng.engine import journal
from leng.engine.errors import LengError
from leng.engine.game import Game, find_game
from leng.engine.record import new_seed, standing
from leng.engine.table import Table
from leng.terminal import saves
from leng.terminal.diary import Diary
from leng.terminal.loop import Sitting
from leng.terminal.opening import Wishes, ask_game, ask_the_rest
from leng.terminal.screen import Left, Screen
from leng.terminal.seats import check_bots, read_seats
from leng.terminal.speech import Trouble, say, words
from leng.words.lesson import wanted_lesson
from leng.words.text import LANGUAGES, speak, title_of

PLAY_SETTINGS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""How ``play`` must be registered, so that every table option of every game is an option of the command."""

WRONG, INTERRUPTED = 2, 130


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(help=say("help-game"), show_default=False)] = None,
    seats: Annotated[str | None, typer.Option(help=say("help-seats"), show_default=False)] = None,
    seed: Annotated[str | None, typer.Option(help=say("help-seed"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=say("help-lang"), show_default=False)] = None,
    content: Annotated[Path | None, typer.Option(help=say("help-content"), show_default=False)] = None,
    save: Annotated[Path | None, typer.Option(help=say("help-save"), show_default=False)] = None,
    lesson: Annotated[bool, typer.Option("--lesson", help=say("help-lesson"))] = False,
) -> None:
    """Open a table and play at this terminal."""
    if lesson:
        others = {"--seats": seats, "--seed": seed, "--content": content}
        _at_the_terminal(lang, lambda screen: _teach(screen, [*([game] if game else []), *ctx.args], others, save))
        return
    _at_the_terminal(
        lang, lambda screen: _open(screen, [*([game] if game else []), *ctx.args], seats, seed, content, save)
    )


def resume(
    file: Annotated[Path | None, typer.Argument(help=say("help-file"), show_default=False)] = None,
    show: Annotated[bool, typer.Option("--list", help=say("help-list"))] = False,
    lang: Annotated[str | None, typer.Option(help=say("help-lang"), show_default=False)] = None,
    content: Annotated[Path | None, typer.Option(help=say("help-content"), show_default=False)] = None,
) -> None:
    """Play on where a match was left."""
    _at_the_terminal(lang, lambda screen: _list(screen) if show else _return(screen, file, content))


def _at_the_terminal(lang: str | None, visit: Callable[[Screen], None]) -> None:
    """Speak the wanted language, and put everything that can go wrong into one sentence."""
    try:
        if lang is not None:
            if lang.lower() not in LANGUAGES:
                raise Trouble("trouble-language", wanted=lang, known=", ".join(LANGUAGES))
            speak(lang.lower())
        visit(Screen())
    except LengError as trouble:
        typer.echo(str(trouble), err=True)
        raise typer.Exit(WRONG) from None


def _open(
    screen: Screen, typed: Sequence[str], seats: str | None, seed: str | None, content: Path | None, file: Path | None
) -> None:
    name, options = _sort_out(typed)
    try:
        game = find_game(name) if name else ask_game(screen)
        game.numbers_for(options)  # what fits no table at all is told at once
        if file is not None:
            saves.wanted(file)
        wishes = (
            ask_the_rest(screen, game, options) if seats is None else Wishes(game, read_seats(game, seats), options)
        )
    except (Left, KeyboardInterrupt):
        screen.gap()
        screen.say(say("nothing-opened"))
        return
    table = Table.open(game, wishes.seats, wishes.options, seed, content=content)
    with closing(Diary(file or saves.fresh(game.id, table.opening.seed))) as diary:
        sitting = Sitting(table, diary, screen)
        _sit(sitting, sitting.open)


def _teach(screen: Screen, typed: Sequence[str], others: Mapping[str, object], file: Path | None) -> None:
    """Give the lesson of a game: who sits there and what is played has been settled for it."""
    name, options = _sort_out(typed)
    settled = [option for option, value in others.items() if value is not None] + [f"--{each}" for each in options]
    if settled:
        raise Trouble("trouble-lesson-settled", option=settled[0])
    try:
        game = find_game(name) if name else ask_game(screen)
    except (Left, KeyboardInterrupt):
        screen.gap()
        screen.say(say("nothing-opened"))
        return
    lesson = wanted_lesson(game)
    if file is not None:
        saves.wanted(file)
    table = lesson.open(name_all(words(), lesson.seats))
    with closing(Diary(file or saves.fresh(game.id, f"{lesson.id}-{new_seed()[:8]}"))) as diary:
        sitting = Sitting(table, diary, screen)
        _sit(sitting, sitting.open)


def _sort_out(typed: Sequence[str]) -> tuple[str | None, dict[str, str]]:
    """The game's name and the table options among the words of a command line."""
    name: str | None = None
    options: dict[str, str] = {}
    words = iter(typed)
    for word in words:
        if word.startswith("--"):
            option, sign, value = word[2:].partition("=")
            if not sign:
                value = next(words, "")
                if not value or value.startswith("--"):
                    raise Trouble("trouble-no-value", option=option)
            options[option.replace("-", "_")] = value
        elif name is None and not word.startswith("-"):
            name = word
        else:
            raise Trouble("trouble-extra-word", word=word)
    return name, options


def _return(screen: Screen, file: Path | None, content: Path | None) -> None:
    path = file or saves.newest()
    with closing(Diary(path)) as diary:
        if path.exists():
            diary.open()
        table = journal.load(path, content)
        found = diary.take_up(table)
        check_bots(table.seats)
        if table.opening.content != table.state.box.fingerprint:
            screen.say(say("other-content"), "bold")
        sitting = Sitting(table, diary, screen)
        _sit(sitting, lambda: sitting.come_back(found))


def _sit(sitting: Sitting, begin: Callable[[], None]) -> None:
    """Play; whoever leaves is told where the match waits."""
    try:
        begin()
        sitting.run()
    except (Left, KeyboardInterrupt) as left:
        sitting.leave()
        sitting.screen.gap()
        sitting.screen.tell(say("left", file=str(sitting.path)))
        raise typer.Exit(INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0) from None


def _list(screen: Screen) -> None:
    found = False
    for waiting in saves.unfinished():
        found = True
        when = datetime.fromtimestamp(waiting.played).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(seat.name for seat in waiting.opening.seats)
        made = len(standing(waiting.record))
        screen.show(Text(say("list-line", when=when, game=_title_of(waiting.opening.game), names=names, n=made)))
        screen.say(f"    {waiting.file}", "dim")
    if not found:
        screen.say(say("list-empty", folder=str(saves.folder())))


def _title_of(game_id: str) -> str:
    try:
        game: Game[Any] = find_game(game_id)
    except LengError:
        return game_id
    return title_of(game)
