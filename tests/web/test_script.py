"""The script of the pages: what no linter knows to be out of place in it, and that the one we ask finds faults."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import leng

STATIC = Path(leng.__file__).parent / "web" / "static"
OXLINT = Path(sys.executable).parent / "oxlint"
RULES = Path(__file__).parent.parent.parent / ".oxlintrc.json"
LONGEST = 120
FORBIDDEN = {
    r"\bvar\s": "say const or let",
    r"[^=!<>]==[^=]|!=[^=]": "compare with === or !==",
    r"\b(eval|Function)\s*\(": "no code is made from words",
    r"\.(innerHTML|outerHTML)\s*[+]?=|insertAdjacentHTML|document\.write": "no words become markup",
    r"\bconsole\.|\bdebugger\b|\balert\s*\(": "nothing is left from searching for a fault",
    r"\bhttps?://": "no other host is asked",
}
QUOTED = re.compile(r"/\*[\s\S]*?\*/|(?<![:\"'`\\])//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'")


def faults(text: str) -> list[str]:
    """What is out of place in a module, comments and quotations aside."""
    bare = QUOTED.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    found = [
        f"{advice}: {line.strip()}"
        for line in bare.split("\n")
        for pattern, advice in FORBIDDEN.items()
        if re.search(pattern, line)
    ]
    return found + [f"over {LONGEST} columns" for line in text.split("\n") if len(line) > LONGEST]


@pytest.mark.parametrize("file", sorted(STATIC.glob("*.js")), ids=lambda file: file.name)
def test_nothing_in_a_script_is_out_of_place(file: Path) -> None:
    assert not faults(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "var a = 1;",
        "if (a == b) c();",
        "eval(a);",
        "x.innerHTML = y;",
        "console.log(a);",
        "fetch(`https://x.example`);",
        " " * 121,
    ],
)
def test_what_is_out_of_place_is_found(line: str) -> None:
    assert faults(f"const a = 1;\n{line}\n")


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ("const a = 1;\n", "no-unused-vars"),
        ("export const a = b;\n", "no-undef"),
        ("export const a = (b) => b == 1;\n", "eqeqeq"),
        ("export function a(b) { b = b; }\n", "no-self-assign"),
        ("export const a = { b: 1, b: 2 };\n", "no-dupe-keys"),
        ("export function a() { return 1; a(); }\n", "no-unreachable"),
    ],
)
def test_the_linter_finds_what_it_is_asked_for(fault: str, rule: str, tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text(fault, encoding="utf-8")
    told = subprocess.run([OXLINT, "-c", RULES, tmp_path], capture_output=True, text=True, check=False)
    assert told.returncode == 1 and rule in told.stdout
