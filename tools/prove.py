"""Run every check and every test, side by side, and say at the end what passed, what was not tried, and what it took.

python tools/prove.py                     # what ``make test`` does
python tools/prove.py --without browser   # what ``make most`` does
python tools/prove.py tests/web           # only these tests, without the checks
python tools/prove.py --changed           # what ``make quick`` does: what belongs to the files that were changed
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
CHECKS: dict[str, list[str | Path]] = {
    "style": [BIN / "ruff", "check", "."],
    "layout of the code": [BIN / "ruff", "format", "--check", "."],
    "types": [BIN / "mypy", "--num-workers", "2"],
    "imports": [BIN / "lint-imports", "--no-cache"],
    "script of the pages": [BIN / "oxlint", "-c", ".oxlintrc.json", "src/leng/web/static"],
}
BESIDES = {"words": "tests/engine", "drawing": "tests/games", "doors.py": "tests/engine"}
"""The tests of parts that have no folder of their own."""

LONG = ("server", "web", "browser", "study", "bots", "terminal", "engine", "games")
QUIETLY = 5
"""So much less right to the processor than the tests have the checks beside them."""


def begin_checks() -> subprocess.Popen[bytes]:
    """All checks one after the other, in a process beside the tests."""
    return subprocess.Popen([sys.executable, __file__, "--checks"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def run_checks() -> int:
    """Every check; what each has to say only if it fails."""
    if hasattr(os, "nice"):
        os.nice(QUIETLY)
    failed = []
    for name, command in CHECKS.items():
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            failed.append(name)
            print(f"== {name} ==\n{done.stdout}{done.stderr}")
    passed = len(CHECKS) - len(failed)
    print(f"checks: {passed} of {len(CHECKS)} passed" + (f", not {', '.join(failed)}" if failed else ""))
    return len(failed)


def belonging_to(changed: Iterable[str]) -> list[str]:
    """The tests that belong to files: of a game its transcripts, of a part of the house the folder of its name."""
    found = set()
    for name in changed:
        parts = Path(name).parts
        if parts[0] == "tests" and parts[-1].startswith("test_") and name.endswith(".py"):
            found.add(name)
        elif parts[:2] == ("tests", "games") and len(parts) > 3:
            found.add("/".join(parts[:3]))
        elif parts[:3] == ("src", "leng", "games") and len(parts) > 4:
            found.add(f"tests/games/{parts[3]}")
        elif parts[:2] == ("src", "leng") and len(parts) > 3:
            found |= {BESIDES.get(parts[2], f"tests/{parts[2]}")}
        elif parts[0] in ("tools", "docs") or len(parts) == 1:
            found |= {"tests/test_docs.py", "tests/test_tools.py"}
    return sorted(each for each in found if (ROOT / each).exists())


def changed_files() -> list[str]:
    """What is not yet committed."""
    told = subprocess.run(
        ["git", "status", "--porcelain", "-uall"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [line[3:].split(" -> ")[-1].strip('"') for line in told.stdout.splitlines()]


def run_tests(chosen: Sequence[str]) -> int:
    """The tests, spread over the cores; few of them in this very process, which is faster."""
    many = not chosen or chosen[0].startswith("--") or any(Path(each).parts[-1] in LONG for each in chosen)
    spread = ["-n", "auto", "--dist", "loadgroup"] if many else []
    command: list[str | Path] = [BIN / "pytest", *spread, *chosen]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def try_again() -> tuple[int, int]:
    """Once more, alone, what has failed; how it ended, and how many passed only now."""
    print("== Once more, alone, what has failed ==", flush=True)
    command: list[str | Path] = [BIN / "pytest", "--last-failed", "--last-failed-no-failures", "none", "-rpf", "-q"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    print(done.stdout)
    return done.returncode, sum(line.startswith("PASSED") for line in done.stdout.splitlines())


def main() -> None:
    """Prove it."""
    words = argparse.ArgumentParser(description=main.__doc__)
    words.add_argument("--checks", action="store_true", help="the checks alone")
    words.add_argument("--without", action="append", default=[], help="a folder of tests that is left out")
    words.add_argument("--changed", action="store_true", help="only the tests that belong to changed files")
    words.add_argument("tests", nargs="*", help="only these, without the checks")
    wish = words.parse_args()
    if wish.checks:
        sys.exit(run_checks())
    if wish.changed:
        wish.tests = belonging_to(changed_files())
        print("tests of what was changed: " + (", ".join(wish.tests) or "none"), flush=True)
        if not wish.tests:
            return
    began = time.monotonic()
    checks = None if wish.tests else begin_checks()
    failed = run_tests([*wish.tests, *(f"--ignore=tests/{folder}" for folder in wish.without)])
    unsteady = 0
    if failed:
        failed, unsteady = try_again()
    told = ""
    if checks is not None:
        told = checks.communicate()[0].decode()
        failed = failed or checks.returncode
    used = os.times()
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    print(told, end="")
    for folder in wish.without:
        print(f"not tried: tests/{folder}")
    if unsteady:
        print(f"unsteady: {unsteady} passed only at the second try (named above): they want mending")
    took = f"{minutes} min {seconds} s, {used.children_user + used.children_system:.0f} s of the processor"
    print(f"{'FAILED' if failed else 'passed'} in {took}")
    sys.exit(int(bool(failed)))


if __name__ == "__main__":
    main()
