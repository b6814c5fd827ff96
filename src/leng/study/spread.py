"""Spreading many matches over the cores of the machine, in a way that can be stopped."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

Result = TypeVar("Result")
Progress = Callable[[int], None]
"""Told how many more matches are done."""


def spread(
    work: Callable[..., list[Result]],
    common: tuple[Any, ...],
    numbers: Sequence[int],
    processes: int | None = None,
    progress: Progress | None = None,
    at_once: int = 10,
    keep: Callable[[list[Result]], None] | None = None,
) -> tuple[list[Result], bool]:
    """Call ``work(*common, some_numbers)`` until all numbers are done; the results, and whether Ctrl-C came first.

    Results come in the order of the numbers, whatever the number of processes; ``keep`` is given them as they are done.
    """
    parts = [numbers[start : start + at_once] for start in range(0, len(numbers), at_once)]
    processes = min(processes or os.cpu_count() or 1, max(1, len(parts)))
    done: dict[int, list[Result]] = {}
    interrupted = False
    finished = _alone(work, common, parts) if processes == 1 else _together(work, common, parts, processes)
    try:
        for number, results in finished:
            done[number] = results
            if keep is not None:
                keep(results)
            if progress is not None:
                progress(len(parts[number]))
    except KeyboardInterrupt:
        interrupted = True
        finished.close()
    return [result for number in sorted(done) for result in done[number]], interrupted


Finished = Generator[tuple[int, list[Result]], None, None]
"""Parts as they are done: the number of the part, and its results."""


def _alone(work: Callable[..., list[Result]], common: tuple[Any, ...], parts: list[Sequence[int]]) -> Finished[Result]:
    for number, part in enumerate(parts):
        yield number, work(*common, part)


def _together(
    work: Callable[..., list[Result]], common: tuple[Any, ...], parts: list[Sequence[int]], processes: int
) -> Finished[Result]:
    pool = ProcessPoolExecutor(processes, initializer=_leave_ctrl_c_to_the_first)
    try:
        waiting: dict[Future[list[Result]], int] = {
            pool.submit(work, *common, part): number for number, part in enumerate(parts)
        }
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_ctrl_c_to_the_first() -> None:
    """Only the first process decides what Ctrl-C means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
