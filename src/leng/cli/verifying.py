"""The command that replays a match and compares everything with its file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from leng.cli.printing import print_json
from leng.cli.reading import AsJson, Content
from leng.cli.words import Misuse, say
from leng.engine.errors import LengError

DIFFERENT = 1


def verify(
    file: Annotated[Path, typer.Argument(help=say("help-file"), show_default=False)],
    content: Content = None,
    json: AsJson = False,
) -> None:
    """Replay a saved match and compare every choice, roll, draw, log line and score."""
    from leng.engine import journal
    from leng.engine.record import standing
    from leng.terminal import notes
    from leng.words.text import words

    try:
        saved, difference = journal.verify(file, content)
    except (LengError, KeyboardInterrupt):
        raise
    except Exception as trouble:  # the rules themselves fail on this match: that is the finding
        raise Misuse("verify-crashes", file=str(file), trouble=f"{type(trouble).__name__}: {trouble}") from trouble
    choices = len(standing(saved.record))
    diary = notes.beside(file)
    waiting = notes.further(notes.read_beside(file), saved.opening.commitment, saved.record) or []
    if json:
        told = {"key": difference.key, "facts": difference.facts} if difference else None
        facts = {"file": str(file), "game": saved.opening.game, "choices": choices, "difference": told}
        print_json({**facts, "in_diary": len(waiting)})
    elif difference is None:
        over = "verify-over" if saved.result is not None else "verify-open"
        typer.echo(say(over, file=str(file), choices=choices, seed=saved.opening.seed))
    else:
        typer.echo(words().say(difference.key, **difference.facts), err=True)
    if diary.exists() and not json:
        typer.echo(say("verify-diary", file=str(file), diary=str(diary), n=len(waiting)))
    if difference is not None:
        raise typer.Exit(DIFFERENT)
