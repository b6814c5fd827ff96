"""What the tests took: by folder, against a budget, the slowest, and whatever was not tried and why."""

from __future__ import annotations

import os
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
BUDGET = TESTS / "budget.toml"
"""Seconds of the processor for each folder, as they were measured; a note is made where a fifth more is used."""

TOLERANCE = 1.2
SLOWEST = 10
SPENT, PART = "spent", "part"


def spent() -> float:
    """Seconds of the processor that this process has used, and its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def part_of(path: str) -> str:
    """The folder of a test: ``games`` is one, however many lie in it."""
    parts = Path(path).relative_to(TESTS).parts if Path(path).is_absolute() else Path(path).parts[1:]
    return parts[0] if len(parts) > 1 else "tests"


class Accounts:
    """Notes what each test took, and tells it at the end."""

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """In whatever process a test runs: its processor time goes along with the report of its last step."""
        self._before = spent()
        item.user_properties.append((PART, part_of(str(item.path))))
        yield

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        """What was spent since the step before."""
        now = spent()
        properties = [each for each in item.user_properties if each[0] != SPENT]
        item.user_properties[:] = [*properties, (SPENT, now - self._before)]
        self._before = now
        yield

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """The account."""
        reports = [
            each for kind in terminalreporter.stats.values() for each in kind if isinstance(each, pytest.TestReport)
        ]
        tests: Counter[str] = Counter()
        wall: defaultdict[str, float] = defaultdict(float)
        used: defaultdict[str, float] = defaultdict(float)
        each_took: defaultdict[str, float] = defaultdict(float)
        for report in reports:
            noted: dict[str, Any] = dict(report.user_properties)
            part = noted.get(PART, "tests")
            tests[part] += report.when == "call" or (report.when == "setup" and report.outcome == "skipped")
            wall[part] += report.duration
            used[part] += noted.get(SPENT, 0.0)
            each_took[report.nodeid] += report.duration
        if sum(tests.values()) < 2:
            return
        write = terminalreporter.write_line
        write("")
        write(f"{'folder':<12}{'tests':>7}{'seconds':>9}{'of the processor':>18}   (a browser's own not counted)")
        budget = tomllib.loads(BUDGET.read_text(encoding="utf-8"))["seconds"] if BUDGET.exists() else {}
        for part in sorted(tests, key=lambda each: -wall[each]):
            allowed = budget.get(part)
            over = allowed is not None and used[part] > TOLERANCE * allowed
            note = f"   more than {allowed} (tests/budget.toml)" if over else ""
            write(f"{part:<12}{tests[part]:>7}{wall[part]:>9.1f}{used[part]:>18.1f}{note}")
        slowest = sorted(each_took.items(), key=lambda each: -each[1])[:SLOWEST]
        write("the slowest:")
        for name, took in slowest:
            write(f"{took:>7.1f} s  {name.removeprefix('tests/')}")
        skipped: Counter[str] = Counter(_why(each) for each in terminalreporter.stats.get("skipped", ()))
        for why, count in skipped.most_common():
            write(f"not tried: {count} because {why}")


def _why(report: Any) -> str:
    """Why a test was not tried, as it said itself."""
    told = report.longrepr[-1] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return str(told).removeprefix("Skipped: ")
