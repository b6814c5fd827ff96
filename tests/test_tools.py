"""The tools beside the code find what they are to find."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path

import pytest

from matches import served
from problems import Problems

ROOT = Path(__file__).parent.parent
FAULTS = {
    "const a = 1;\nfunction (": "Function statements require a function name",
    "var a = 1;\na += 1;\n": "1: say const or let",
    "let a = 1;\nif (a == 2) a = 3;\n": "2: compare with",
    "eval('1');\n": "1: no code is made from words",
    "document.body.innerHTML = '<b>';\n": "1: no words become markup",
    "console.log(1);\n": "1: nothing is left",
    f"// {'x' * 120}\n": "1: over 120 columns",
    'import { a, b } from "./c.js";\na();\n': "b is not used",
    "function lonely() {}\n": "lonely is not used",
}


@pytest.fixture
def node() -> str:
    found = shutil.which("node")
    if found is None:
        pytest.skip("Node is not here: nobody knows whether the script of the pages would be looked over")
    return found


def look_over(node: str, folder: Path) -> tuple[int, str]:
    """What ``make check`` says of the scripts in a folder."""
    command = [node, "--no-warnings", "--experimental-vm-modules", str(ROOT / "tools" / "lint_script.mjs"), str(folder)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert not ran.stderr, ran.stderr
    return ran.returncode, ran.stdout


def test_each_fault_of_a_script_is_found(node: str, tmp_path: Path) -> None:
    for number, text in enumerate(FAULTS):
        (tmp_path / f"{number}.js").write_text(text, encoding="utf-8")
    code, told = look_over(node, tmp_path)
    assert code == 1
    with Problems() as at:
        for number, fault in enumerate(FAULTS.values()):
            with at(fault):
                said = [line for line in told.splitlines() if f"{number}.js" in line]
                assert len(said) == 1 and fault in said[0], said


def test_a_sound_script_has_none(node: str, tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('export const a = (n) => n === 1 ? "a == b" : `${n}`; // var c\n', encoding="utf-8")
    assert look_over(node, tmp_path) == (0, "")


def test_the_documentation_shows_a_moment_of_every_game() -> None:
    found = importlib.util.spec_from_file_location("moments", ROOT / "tools" / "moments.py")
    assert found is not None and found.loader is not None
    moments = importlib.util.module_from_spec(found)
    found.loader.exec_module(moments)
    assert sorted(moments.MOMENTS) == sorted(served())
