"""The way in: the language before everything else, and every error in one sentence."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer import completion
from typer.core import TyperGroup

from leng.cli.words import Misuse, sentence
from leng.engine.errors import LengError
from leng.words.text import LANGUAGES, speak

WRONG, INTERRUPTED = 2, 130
COMPLETING = "_LENG_COMPLETE"
"""In the environment where a shell asks how what was typed so far could go on."""

AT_THE_TABLE = ("play", "resume")
"""Commands that bring the whole terminal with them; it is fetched only when one of them is called."""


class Door(TyperGroup):
    """Leng's commands as a group."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; what a person got wrong is one sentence on stderr and exit code 2, never a traceback."""
        code: Any = WRONG
        if COMPLETING in os.environ:
            completion.completion_init()  # type: ignore[attr-defined]  # Typer has it there without saying so
        try:
            typed = language_first(list(sys.argv[1:] if args is None else args))
            code = super().main(typed, prog_name, complete_var, False, windows_expand_args, **extra)
        except LengError as trouble:
            typer.echo(sentence(trouble), err=True)
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except BrokenPipeError:
            sys.stderr.close()  # whoever read our output has heard enough
            code = 0
        except Exception as trouble:
            if not hasattr(trouble, "format_message"):  # not one of Typer's own about what was typed
                raise
            typer.echo(" ".join(str(trouble.format_message()).split()), err=True)
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command a person names; those of the table are fetched now."""
        if args and args[0] in AT_THE_TABLE and importlib.util.find_spec("leng.terminal.commands"):
            return args[0], _from_the_table(args[0]), args[1:]
        return super().resolve_command(ctx, args)


def _from_the_table(name: str) -> Any:
    from leng.terminal import commands

    app = typer.Typer(add_completion=False)
    settings = {"play": commands.PLAY_SETTINGS, "resume": {}}
    app.command(name, context_settings=settings[name])(getattr(commands, name))
    return typer.main.get_command(app)


def language_first(typed: list[str]) -> list[str]:
    """Speak the language somebody asks for anywhere in a command, and return the rest of it."""
    rest: list[str] = []
    words = iter(typed)
    for word in words:
        if word == "--":
            return [*rest, word, *words]
        if word == "--lang":
            choose_language(next(words, ""))
        elif word.startswith("--lang="):
            choose_language(word.removeprefix("--lang="))
        else:
            rest.append(word)
    return rest


def choose_language(wanted: str) -> None:
    """Speak this language from now on."""
    if wanted.lower() not in LANGUAGES:
        raise Misuse("error-language", wanted=wanted, known=", ".join(LANGUAGES))
    speak(wanted.lower())
