"""The numbers of changes: whatever happens to the clock or to the server, a later one is higher."""

from __future__ import annotations

import itertools
import logging
import os
import time
from collections.abc import Iterator
from pathlib import Path

from leng.server.folder import OURS_ALONE

LOG = logging.getLogger("leng.server")
FILE = "next-number"
A_LIFE = 2**32
"""So many changes a server may tell of before it is started again."""


def numbers_of(folder: Path) -> Iterator[int]:
    """The numbers of this life of the server, from the first table on that somebody looks at.

    The data folder keeps a number above all that were ever told; it is raised before the first is told. The clock only
    helps where nothing is kept: in a new folder, and in one from the time when numbers were milliseconds.
    """
    file = folder / FILE
    first = max(_kept(file), time.time_ns() // 1_000_000)
    draft = file.with_suffix(f".{os.getpid()}.part")
    try:
        draft.touch(mode=OURS_ALONE)
        draft.write_text(f"{first + A_LIFE}\n")
        draft.replace(file)
    except OSError as trouble:  # nobody is kept from playing by it
        LOG.warning("%s cannot be written: %s", file, trouble)
    yield from itertools.count(first)


def _kept(file: Path) -> int:
    try:
        return int(file.read_text())
    except (OSError, ValueError):
        return 0
