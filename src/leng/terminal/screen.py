"""The screen and the keyboard: what is shown, what is typed, and what must not stay in sight."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Iterator

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

NARROWEST, WIDEST = 60, 160
CLEAR = "\x1b[3J\x1b[2J\x1b[H"  # what was scrolled away as well: another player may scroll back
PROMPT = "> "
RIVAL = "✶"
"""The mark of one without a seat, where seats have theirs."""


class Left(Exception):
    """Nobody types any more: the input has ended."""


class Screen:
    """A terminal, or a file that the match is written to."""

    def __init__(self) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign the terminal does not know must not end a match
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.forget: Callable[[], None] = lambda: None
        with contextlib.suppress(ImportError):
            import readline  # arrow keys and earlier lines at the prompt, where the system has it

            self.forget = readline.clear_history

    @property
    def width(self) -> int:
        """How many columns there are to draw on."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def live(self) -> bool:
        """Whether a person sits at a real terminal."""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, *things: RenderableType) -> None:
        """Show something."""
        for thing in things:
            self.console.print(thing, width=self.width)

    def say(self, words: str, style: str = "") -> None:
        """Show a sentence."""
        self.console.print(Text(words, style=style), width=self.width)

    def tell(self, words: str, style: str = "") -> None:
        """Show a sentence with a file or a command in it, which must stay in one piece to be copied."""
        self.console.print(Text(words, style=style), soft_wrap=True)

    def item(self, sign: str, words: Text | str, style: str = "", shorten: bool = False) -> None:
        """A line of a list: a sign or number, then words that stay clear of it when they need several lines."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=4, justify="right")
        grid.add_column(max_width=self.width - 6)
        text = Text(words) if isinstance(words, str) else words
        if shorten:
            text.truncate(self.width - 6, overflow="ellipsis")
        grid.add_row(Text(sign, style=style or "bold cyan"), Text.assemble(text, style=style))
        self.console.print(grid, width=self.width)

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def read(self, prompt: str = PROMPT) -> str:
        """What the person types, without spaces around it."""
        if self.live:
            try:
                return input(prompt).strip()
            except EOFError:
                raise Left from None
        self.console.print(Text(prompt), end="")
        self.console.file.flush()
        typed = sys.stdin.readline()
        self.console.print(Text(typed.strip()))  # so that a transcript shows the answers
        if not typed:
            raise Left
        return typed.strip()

    def wipe(self) -> None:
        """Nothing of what was shown stays in sight, not even by scrolling back."""
        self.forget()  # nor by leafing through what was typed
        if self.live:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.rule(style="")

    @contextlib.contextmanager
    def fleeting(self) -> Iterator[None]:
        """What is shown meanwhile is gone afterwards."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            self.console.file.write("\x1b[2J\x1b[H")
            yield
        finally:
            self.console.set_alt_screen(False)
