"""Processes made of this one: everything is loaded already, and they can be killed like any other."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from typing import IO, Any

import uvicorn  # noqa: F401 - so that it need not be loaded there

from leng.cli import build, main
from leng.server.ready import make_ready
from leng.web.rehearsal import rehearse


def in_a_process(work: Callable[[], Any]) -> int:
    """Do something in a process of its own; returns its number."""
    child = os.fork()
    if child == 0:
        try:
            work()
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    return child


def ended(child: int) -> int:
    """How a process ended: 0 when all went well, -9 when it was killed."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Typed:
    """A command of ours, typed into such a process; to be looked at like a ``subprocess.Popen``."""

    def __init__(self, *words: str, env: Mapping[str, str]) -> None:
        make_ready(rehearse)
        build()
        reading, writing = os.pipe()
        self.returncode: int | None = None
        self.pid = in_a_process(lambda: _command(words, env, writing))
        os.close(writing)
        self.stdout: IO[str] = os.fdopen(reading, encoding="utf-8")

    def poll(self) -> int | None:
        """How it ended, or None."""
        if self.returncode is None:
            gone, status = os.waitpid(self.pid, os.WNOHANG)
            self.returncode = os.waitstatus_to_exitcode(status) if gone else None
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until it is over."""
        deadline = time.monotonic() + timeout
        while (how := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("leng", timeout)
            time.sleep(0.005)
        return how

    def send_signal(self, sign: signal.Signals) -> None:
        """Tell it something, if it is still there."""
        if self.poll() is None:
            os.kill(self.pid, sign)

    def kill(self) -> None:
        """As a power cut does it."""
        self.send_signal(signal.SIGKILL)


def _command(words: tuple[str, ...], env: Mapping[str, str], writing: int) -> None:
    os.dup2(writing, 1)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)  # what the tests have put there is not ours
    os.environ.update(env)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["leng", *words]
    try:
        main()
    except SystemExit as how:
        os._exit(how.code if isinstance(how.code, int) else 0)
