"""The house stands as it was drawn: arrows point one way, chance has one source, files fit in the head."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "leng").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
LONGEST = 400


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def _within(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_there_is_something_to_check() -> None:
    assert len(SOURCES) > 30
    assert len(TESTS) > 20


def test_arrows_point_one_way() -> None:
    """The contracts of import-linter in ``pyproject.toml``."""
    linter = Path(sys.executable).parent / "lint-imports"
    ran = subprocess.run([str(linter), "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert re.search(r"Contracts: [1-9]\d* kept, 0 broken", ran.stdout), ran.stdout


def test_no_chance_but_the_dice() -> None:
    """Only a new table asks the system for a seed, and the server for links nobody can guess; everything else draws
    from the position or from a bot's own dice."""
    found = {
        (_within(file), name.split(".")[0])
        for file in SOURCES
        for name in _imports(file)
        if name.split(".")[0] in ("random", "secrets", "uuid", "numpy")
    }
    assert found == {("src/leng/engine/record.py", "secrets"), ("src/leng/server/secrets.py", "secrets")}


def test_the_engine_names_no_game() -> None:
    games = [folder.name for folder in (ROOT / "src" / "leng" / "games").iterdir() if folder.is_dir()]
    for file in SOURCES:
        if file.is_relative_to(ROOT / "src" / "leng" / "games"):
            continue
        text = file.read_text(encoding="utf-8")
        named = [game for game in games if not game.startswith("_") and game in text]
        assert not named, f"{_within(file)} names {named}"


def test_a_game_imports_no_other_game() -> None:
    for file in SOURCES:
        parts = file.relative_to(ROOT / "src" / "leng").parts
        if parts[0] == "games" and len(parts) > 2:
            others = [
                name
                for name in _imports(file)
                if name.startswith("leng.games.") and not f"{name}.".startswith(f"leng.games.{parts[1]}.")
            ]
            assert not others, f"{_within(file)} imports {others}"


OUTSIDE = re.compile(r"""(?<![\w.$}/:*])/(?:work|home|root|tmp|usr|etc|var|opt|mnt|Users)/[\w.-]+""")


def test_no_file_mentions_a_path_outside_the_project() -> None:
    kinds = {".py", ".toml", ".ftl", ".md", ".json", ".leng", ".j2"}
    files = [file for part in ("src/leng", "tests") for file in (ROOT / part).rglob("*") if file.suffix in kinds]
    assert len(files) > 60
    for file in files:
        found = OUTSIDE.findall(file.read_text(encoding="utf-8"))
        assert not found, f"{_within(file)} mentions {found}"


def test_the_search_for_outside_paths_finds_them() -> None:
    here = "/".join(("", "home", "ada", "x"))
    assert OUTSIDE.findall(f'open("{here}")')
    assert not OUTSIDE.findall("src/home/x.py and https://example.org/home/x")


@pytest.mark.parametrize("file", SOURCES, ids=_within)
def test_a_file_fits_in_the_head(file: Path) -> None:
    lines = len(file.read_text(encoding="utf-8").splitlines())
    assert lines <= LONGEST, f"{lines} lines: look for the chapter boundary inside"


@pytest.mark.parametrize("module", ["leng.engine.table", "leng.engine.journal", "leng.engine.game"])
def test_the_engine_needs_nothing_but_msgspec(module: str) -> None:
    """A simulation on a thousand cores should not load a terminal."""
    code = f"import sys, {module}; print(*sorted({{name.split('.')[0] for name in sys.modules}}))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    loaded = set(ran.stdout.split())
    assert "msgspec" in loaded
    assert not loaded & {"fluent", "rich", "typer", "click", "babel", "hypothesis", "pytest", "jinja2", "markupsafe"}


def test_a_game_is_played_without_loading_words_or_a_terminal() -> None:
    code = (
        "import sys; from leng.engine.game import find_game; from leng.engine.table import Seat, Table\n"
        "t = Table.open(find_game('KF'), [Seat(n) for n in 'abc'], seed='1')\n"
        "while t.decision is not None: t.take(t.decision.options[0])\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert not set(ran.stdout.split()) & {"fluent", "rich", "typer"}
