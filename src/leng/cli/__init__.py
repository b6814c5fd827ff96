"""The command ``leng``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from leng.cli.words import say, sentence
from leng.engine.errors import LengError


def build() -> typer.Typer:
    """The application, its help in the language we speak."""
    from leng.cli import completing, contesting, reading, serving, studying, verifying
    from leng.cli.door import AT_THE_TABLE, Door

    app = typer.Typer(cls=Door, add_completion=False, rich_markup_mode=None)
    app.callback(invoke_without_command=True, help=say("help"))(_leng)
    for name in AT_THE_TABLE:  # only for the list of commands: the door fetches the real ones
        app.command(name, help=say(f"help-{name}"))(_at_the_table)
    for command in (
        reading.games,
        reading.rules,
        reading.sources,
        studying.simulate,
        contesting.tournament,
        contesting.fit,
        studying.fuzz,
        studying.bench,
        studying.lessons,
        verifying.verify,
        serving.serve,
        serving.check_tables,
        completing.completion,
    ):
        name = command.__name__.replace("_", "-")
        app.command(name, help=say(f"help-{name}"))(command)
    return app


def _leng(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option(help=say("help-lang"), envvar="LENG_LANG", show_default=False)] = None,
    version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
) -> None:
    if version:
        from leng import __version__

        typer.echo(__version__)
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def _at_the_table() -> None:
    """Stands in the list of commands for one that is fetched when it is called."""


def main() -> None:
    """Run what was typed."""
    from leng.cli.door import WRONG, language_first

    try:
        language_first(sys.argv[1:])  # before the help is put into words
    except LengError as trouble:
        typer.echo(sentence(trouble), err=True)
        sys.exit(WRONG)
    build()()
