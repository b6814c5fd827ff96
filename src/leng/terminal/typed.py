"""What a typed line means: a command, a number, or part of the name of an option."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from leng.terminal.speech import in_any_language
from leng.words.text import plain

COMMANDS = (
    "why", "goal", "rules", "card", "undo", "save", "hint", "odds", "log", "orders", "board", "lesson", "lang", "help",
    "quit",
)  # fmt: skip


@cache
def _commands() -> dict[str, str]:
    """Every word that is a command, with the command it means."""
    return {word: command for command in COMMANDS for word in in_any_language(f"typed-{command}")}


def command_of(line: str) -> tuple[str, str] | None:
    """The command a line gives and what follows it; None when it is an answer."""
    first, _, rest = line.partition(" ")
    command = _commands().get(plain(first))
    return (command, rest.strip()) if command else None


def matching(typed: str, names: Sequence[str]) -> list[int]:
    """The places of the names a person may mean: the very name, else those beginning so, else those containing it."""
    wanted = plain(typed)
    if not wanted:
        return []
    known = [plain(name) for name in names]
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in name,
        lambda name: all(word in name for word in wanted.split()),
    ):
        found = [place for place, name in enumerate(known) if fits(name)]
        if found:
            return found
    return []
