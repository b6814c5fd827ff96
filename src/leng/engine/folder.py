"""What lies in the folder of a game: in which part each thing of the contract is found, and when it is loaded."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

FOUND_IN = {
    "rules": ("set_up", "result", "points", "course", "score_by_source"),
    "view": ("view", "imagine", "hidden_from", "stand"),
    "inventory": ("check", "holdings"),
    "bot": ("judge", "judge_all", "prior", "doubt", "astray", "foresight", "expect", "earlier", "features", "supposed"),
    "odds": ("odds_of", "chances"),
    "orders": ("provisos", "heeds"),
}
"""In which part of its folder a game does what the contract asks for. A part is a module, or a folder of modules."""


class InTheFolder:
    """What the contract asks for, as long as the folder of a game has not been opened."""

    def __init__(self, name: str, usual: Any) -> None:
        self.name, self.usual = name, usual

    def __get__(self, game: Any, kind: type) -> Any:
        if game is None:
            return self.usual
        game.open_folder()
        return vars(game)[self.name]


def modules_of(part: ModuleType) -> Iterator[ModuleType]:
    """A module, and if it is a folder the modules in it."""
    yield part
    for found in pkgutil.iter_modules(getattr(part, "__path__", ())):
        yield importlib.import_module(f"{part.__name__}.{found.name}")
