"""The games, one folder each. A folder that holds a ``GAME`` is found by itself."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any


class Games(ModuleType):
    """This folder, which also tells what lies in it: ``leng.games()`` are all games found."""

    def __call__(self) -> Sequence[Any]:
        from leng.doors import games

        return games()


sys.modules[__name__].__class__ = Games
