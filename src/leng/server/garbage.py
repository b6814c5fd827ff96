"""Searching memory for what nobody needs any more: seldom, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import gc

EVERY = 20.0  # seconds
SEARCH_EVERY = 180  # of these


def collect_nothing_yet() -> None:
    """Search nothing while the house is being opened: all that is built then, stays."""
    gc.disable()


async def collect_seldom() -> None:
    """Set aside what has been in memory for a while, as long as the server runs.

    Python searches its memory for forgotten rings of objects, and with a few hundred tables in memory each whole
    search holds everybody up for a third of a second. Tables hold no such rings; so only what is new is searched,
    and the whole once an hour.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 1_000_000)
    gc.enable()
    rounds = 0
    while True:
        await asyncio.sleep(EVERY)
        rounds += 1
        if rounds % SEARCH_EVERY == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()
