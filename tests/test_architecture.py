"""The house stands as it was drawn: arrows point one way, chance has one source, files fit in the head."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

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


def test_every_file_fits_in_the_head() -> None:
    lengths = {_within(file): len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}
    long = {name: lines for name, lines in lengths.items() if lines > LONGEST}
    assert not long, "look for the chapter boundary inside"


def test_no_line_of_a_style_sheet_or_template_is_too_long_to_review() -> None:
    files = [file for kind in ("css", "j2") for file in (ROOT / "src" / "leng").rglob(f"*.{kind}")]
    assert len(files) > 20
    lines = [(file, at, line) for file in files for at, line in enumerate(file.read_text("utf-8").splitlines(), 1)]
    assert [f"{_within(file)}:{at}" for file, at, line in lines if len(line) > 120] == []


BARE = """
import sys
sys.path[:0] = sys.argv[1:]
import importlib, pkgutil, leng.engine
for found in pkgutil.iter_modules(leng.engine.__path__, "leng.engine."):
    importlib.import_module(found.name)
from leng.engine.game import all_games
from leng.engine.dice import Dice
from leng.engine.record import Seat
from leng.engine.table import Table
chance = Dice(1)
for game in all_games():
    table = Table.open(game, [Seat(str(n)) for n in range(game.players.start)], seed="bare")
    while table.decision is not None:
        table.take(table.decision.at_random(chance))
    print(game.id, table.result.ending)
"""


def test_matches_are_run_with_nothing_but_msgspec(tmp_path: Path) -> None:
    """In an interpreter without any other package: every module of the engine, and a whole match of every game."""
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = [sys.executable, "-I", "-S", "-c", BARE, str(tmp_path), str(ROOT / "src")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert ran.returncode == 0, ran.stderr
    shelf = sorted(folder.name for folder in (ROOT / "src" / "leng" / "games").iterdir() if (folder / "lang").is_dir())
    assert [line.split()[0] for line in ran.stdout.splitlines()] == shelf
