"""A terminal that is killed in the middle of play: whatever a person saw is there, once, and play goes on."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from leng.engine import journal
from leng.engine.dice import Dice, seed_number
from leng.engine.record import Entry
from leng.terminal import notes

from .conftest import Sit, record_of

CYCLES = 5
SOON = 60  # seconds; a busy machine is slow, not wrong
TABLE = ("kf", "--seats", "human:Ada,random,random", "--seed", "7")
ASKED = b"Type a number or part"
RUNNING: list[subprocess.Popen[bytes]] = []


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """A terminal never outlives its test."""
    yield
    for process in RUNNING:
        process.kill()
        process.communicate(timeout=SOON)
    RUNNING.clear()


class AtTheTerminal:
    """Ada at a terminal of her own, who always takes the first option."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [str(Path(sys.executable).parent / "leng"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        RUNNING.append(self.process)
        self.shown = b""

    def types(self, typed: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(typed.encode())
        self.process.stdin.flush()

    def reads(self, words: bytes, times: int = 1) -> None:
        """Look at the screen until these words were shown so many times, or the match is over."""
        assert self.process.stdout is not None
        while self.shown.count(words) < times:
            more = os.read(self.process.stdout.fileno(), 4096)
            if not more:
                break
            self.shown += more

    def is_killed(self) -> None:
        """As a power cut does it; what still stood on the screen was read."""
        self.process.kill()
        rest, _ = self.process.communicate(timeout=SOON)
        self.shown += rest

    def leaves(self) -> int:
        """No more is typed."""
        rest, _ = self.process.communicate(timeout=SOON)
        self.shown += rest
        return self.process.returncode


def choices_of_ada(record: list[Entry]) -> int:
    """What Ada did herself; the orders that answer for her stand from the opening on."""
    return sum(entry.seat == 0 for entry in record[2:])


def test_killed_again_and_again_no_choice_that_was_seen_is_lost_and_none_is_made_twice(sit: Sit, home: Path) -> None:
    whole = home / "whole.leng"
    sit("play", *TABLE, "--save", str(whole), typed="1\n" * 1500)
    undisturbed = journal.read(whole).record
    save, chance = home / "killed.leng", Dice(seed_number("storm"))
    words: tuple[str, ...] = ("play", *TABLE, "--save", str(save))
    known = 1
    for _ in range(CYCLES):
        ada = AtTheTerminal(*words)
        ada.types("1\n" * 40)
        ada.reads(ASKED, 1 + chance.below(12))
        ada.is_killed()
        seen = max(0, ada.shown.count(ASKED) - 1)  # an answer is taken when the next question is put
        record = record_of(save)
        assert record == undisturbed[: len(record)]
        assert choices_of_ada(record) >= choices_of_ada(undisturbed[:known]) + seen
        known = len(record)
        words = ("resume", str(save))
    assert known > CYCLES
    ada = AtTheTerminal(*words)
    ada.types("1\n" * 1500)
    assert ada.leaves() == 0
    assert "The match is over." in ada.shown.decode()
    kept, difference = journal.verify(save)
    assert (kept.record, difference) == (undisturbed, None)
    assert not notes.beside(save).exists()


def test_whoever_comes_back_after_a_kill_is_told_what_was_found(home: Path) -> None:
    save = home / "killed.leng"
    ada = AtTheTerminal("play", *TABLE, "--save", str(save))
    ada.types("1\n")
    ada.reads(ASKED, 2)
    ada.is_killed()
    waiting = len(record_of(save)) - len(journal.read(save).record)
    assert waiting > 0
    ada = AtTheTerminal("resume", str(save))
    ada.types("quit\n")
    assert ada.leaves() == 0
    assert f"{waiting} entries of the match stood in the diary" in " ".join(ada.shown.decode().split())
    assert journal.verify(save)[1] is None
    assert len(journal.read(save).record) >= waiting + 1


def test_on_a_full_disk_the_match_goes_on_and_is_written_when_there_is_room(home: Path) -> None:
    save = home / "full.leng"
    ada = AtTheTerminal("play", *TABLE, "--save", str(save))
    ada.types("1\n")
    ada.reads(ASKED, 2)
    before = len(record_of(save))
    size = notes.beside(save).stat().st_size
    resource.prlimit(ada.process.pid, resource.RLIMIT_FSIZE, (size + 10, -1))
    ada.types("1\n1\n")
    ada.reads(ASKED, 4)
    assert b"File too large" in ada.shown
    assert len(record_of(save)) == before
    resource.prlimit(ada.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
    told = ada.shown.count(b"File too large")
    ada.types("1\n")
    ada.reads(ASKED, 5)
    ada.is_killed()
    assert ada.shown.count(b"File too large") == told
    assert choices_of_ada(record_of(save)) >= 4
    ada = AtTheTerminal("resume", str(save))
    assert ada.leaves() == 0
    assert journal.verify(save)[1] is None
    assert choices_of_ada(journal.read(save).record) >= 4


def test_a_match_that_cannot_be_kept_here_is_taken_to_another_disk(home: Path) -> None:
    """What stood on the first disk stays there; from now on the match and its diary lie on the other one."""
    save, other = home / "full.leng", home / "elsewhere" / "other.leng"
    ada = AtTheTerminal("play", *TABLE, "--save", str(save))
    ada.reads(ASKED, 1)
    resource.prlimit(ada.process.pid, resource.RLIMIT_FSIZE, (notes.beside(save).stat().st_size, -1))
    ada.types("1\n")
    ada.reads(ASKED, 2)
    assert b"File too large" in ada.shown
    resource.prlimit(ada.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
    ada.types(f"save {other}\n1\n")
    ada.reads(ASKED, 3)
    ada.is_killed()
    assert choices_of_ada(record_of(save)) == 0
    assert choices_of_ada(record_of(other)) >= 2
    assert notes.beside(other).exists()
