"""Completion: the shell asks how what was typed so far could go on."""

from __future__ import annotations

from typing import Annotated

import typer
from typer._completion_shared import Shells, get_completion_script

from leng.cli.door import COMPLETING
from leng.cli.words import say


def completion(
    shell: Annotated[Shells, typer.Argument(help=say("help-shell"))],
) -> None:
    """Print the lines that teach a shell to complete the commands of Leng."""
    typer.echo(get_completion_script(prog_name="leng", complete_var=COMPLETING, shell=shell.value))
