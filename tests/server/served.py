"""A server in a process of its own, as ``leng serve`` starts it, and commands as somebody types them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from .children import Typed

SOON = 60  # seconds; a busy machine is slow, not wrong
GAMES = Path(__file__).parent.parent / "games_for_tests"
LENG = str(Path(sys.executable).parent / "leng")
ENGLISH = {**os.environ, "LENG_LANG": "en", "LENG_GAMES": str(GAMES), "PYTHONFAULTHANDLER": "1"}
RUNNING: list[subprocess.Popen[str] | Typed] = []


class Served:
    """The house, open on a port of its own."""

    def __init__(self, data: Path, *more: str) -> None:
        command = ["serve", "--no-browser", "--port", "0", "--data", str(data), "--requests", "1000000", *more]
        self.process = self.start(command)
        RUNNING.append(self.process)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", told)
        assert found, told
        self.client = httpx.Client(base_url=found[0], timeout=SOON)

    def start(self, command: list[str]) -> subprocess.Popen[str] | Typed:
        """As somebody types it."""
        return subprocess.Popen([LENG, *command], stdout=subprocess.PIPE, text=True, env=ENGLISH)

    @property
    def alive(self) -> bool:
        """Whether it is still running."""
        return self.process.poll() is None

    def kill(self) -> None:
        """As the power cut does it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(SOON)

    def stop(self) -> int:
        """As Ctrl-C does it."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(SOON)


class Restarted(Served):
    """The same in a process made of ours, for tests that start one server after the other: nothing is loaded anew."""

    def start(self, command: list[str]) -> Typed:
        return Typed(*command, env=ENGLISH)


def nobody_stays() -> None:
    """A server never outlives its test."""
    for process in RUNNING:
        process.kill()
        process.wait(SOON)
        if process.stdout is not None:
            process.stdout.close()
    RUNNING.clear()


def leng(*typed: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    """A command, typed and waited for."""
    return subprocess.run(
        [LENG, *typed],
        capture_output=True,
        text=True,
        timeout=SOON,
        check=False,
        env={**ENGLISH, "LENG_LANG": language},
    )
