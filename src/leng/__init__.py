"""Leng: a table for five Mythos board games, with every rule enforced."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.8.0"

if TYPE_CHECKING:
    from leng.doors import Seat, games, load, open_table

__all__ = ["Seat", "__version__", "games", "load", "open_table"]


def __getattr__(name: str) -> Any:
    """What is behind the front door is fetched when somebody asks for it.

    ``games`` is the folder of the games, which can be called.
    """
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "games":
        return import_module("leng.games")
    return getattr(import_module("leng.doors"), name)
