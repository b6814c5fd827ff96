"""Faults planted in the rules of a game, in a process of their own, to see whether anybody finds them.

A fault is a module of the game's folder with other source text. It must be sown before the game is first loaded.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import leng

GAMES = Path(leng.__file__).parent / "games"


class Sown(importlib.abc.SourceLoader):
    """Loads one module from a text that is not on the disk."""

    def __init__(self, file: Path, text: str) -> None:
        self.file, self.text = file, text

    def get_filename(self, fullname: str) -> str:
        return str(self.file)

    def get_data(self, path: str | bytes) -> bytes:
        return self.text.encode()

    def path_stats(self, path: str | bytes) -> dict[str, Any]:
        raise OSError  # nothing compiled is kept, nor taken


class Sower(importlib.abc.MetaPathFinder):
    """Finds the one module with a fault before anybody finds the sound one."""

    def __init__(self, module: str, file: Path, text: str) -> None:
        self.module, self.file, self.text = module, file, text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.machinery.ModuleSpec(fullname, Sown(self.file, self.text), origin=str(self.file))


def sow(game: str, file: str, text: str) -> None:
    """From now on a file of a game's folder is what this text says."""
    module = f"leng.games.{game}." + file.removesuffix(".py").replace("/", ".")
    assert module not in sys.modules, f"{module} is loaded already"
    sys.meta_path.insert(0, Sower(module, GAMES / game / file, text))


class Plant(msgspec.Struct, frozen=True):
    """A fault that somebody planted in a chapter, and how soon the oracle finds it."""

    chapter: str
    file: str
    was: str
    becomes: str = msgspec.field(name="is")
    decisions: int = 1500
    seed: str = "planted"
    first: int = 0
    player: str = "random"

    def text(self, game: str) -> str:
        """The file with the fault in it."""
        sound = (GAMES / game / self.file).read_text(encoding="utf-8")
        assert sound.count(self.was) == 1, f"{self.was!r} stands {sound.count(self.was)} times in {self.file}"
        return sound.replace(self.was, self.becomes)


def plants(game: str) -> list[Plant]:
    """The faults that were planted in a game."""
    file = Path(__file__).parent / "oracles" / game / "planted.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8"))["plant"], list[Plant])


# Mutants -------------------------------------------------------------------------------------------------------------


class Mutant(msgspec.Struct, frozen=True):
    """A small change of the rules: of what kind, where, and from what to what."""

    kind: str
    file: str
    line: int
    was: str
    becomes: str
    at: tuple[int, int]  # the characters of the file that it replaces
    first_edition: bool = False  # whether only matches of the first edition come by

    def text(self, game: str) -> str:
        """The file with the change."""
        sound = (GAMES / game / self.file).read_text(encoding="utf-8")
        begin, end = self.at
        return sound[:begin] + self.becomes + sound[end:]


OTHERWISE: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}


def mutants(game: str) -> list[Mutant]:
    """Every small change that can be made to the rules of a game, file by file."""
    files = sorted((GAMES / game / "rules").rglob("*.py"))
    return [each for file in files for each in _of_file(file.relative_to(GAMES / game).as_posix(), file)]


def _of_file(name: str, file: Path) -> Iterator[Mutant]:
    text = file.read_text(encoding="utf-8")
    begins = [0]
    for line in text.splitlines(keepends=True):
        begins.append(begins[-1] + len(line.encode()))
    raw = text.encode()

    def place(line: int, column: int) -> int:
        return len(raw[: begins[line - 1] + column].decode())

    def span(node: Any) -> tuple[int, int]:
        return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)

    def change(kind: str, node: Any, becomes: str, at: tuple[int, int] | None = None) -> Mutant:
        begin, end = at or span(node)
        earlier = any(low <= node.lineno <= high for low, high in old)
        return Mutant(kind, name, node.lineno, text[begin:end], becomes, (begin, end), earlier)

    tree = ast.parse(text)
    old = list(_for_first_edition(tree, text))
    outside = {id(below) for node in ast.walk(tree) for part in _no_rules(node) for below in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) in outside:
            continue
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            at = (span(node.left)[1], span(node.comparators[0])[0])
            if not set(text[slice(*at)]) - set("<>=!notis "):
                yield change("comparison", node, f" {OTHERWISE[type(node.ops[0])]} ", at)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield change("boundary", node, str(node.value + 1))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.YieldFrom):
            yield change("dropped call", node, "yield from ()" if isinstance(node.value, ast.YieldFrom) else "...")
        elif isinstance(node, ast.BoolOp):
            sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            left, right = node.values[:2]
            at = (span(left)[1], span(right)[0])
            if text[slice(*at)].split() == [sign]:
                yield change("swapped branch", node, f" {other} ", at)
        elif isinstance(node, ast.If | ast.IfExp):
            begin, end = span(node.test)
            yield change("swapped branch", node.test, f"not ({text[begin:end]})")
        elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
            if isinstance(node.value, ast.Name) and node.value.id.isupper():
                yield change("dropped refusal", node, "return None")
        for body in (getattr(node, "body", None), getattr(node, "orelse", None)):
            for first, second in _pairs(body):
                at = (span(first)[0], span(second)[1])
                between = text[span(first)[1] : span(second)[0]]
                swapped = text[slice(*span(second))] + between + text[slice(*span(first))]
                yield change("swapped order", first, swapped, at)


def _pairs(body: Any) -> Iterator[tuple[ast.stmt, ast.stmt]]:
    """Neighbours that do something each, and might be done in the other order."""
    if isinstance(body, list):
        for one, other in pairwise(body):
            deeds = [each for each in (one, other) if isinstance(each, ast.Expr)]
            told = [".tell(" in ast.unparse(each) or isinstance(each.value, ast.Constant) for each in deeds]
            if len(deeds) == 2 and not any(told):
                yield one, other


def _no_rules(node: ast.AST) -> Iterator[ast.AST]:
    """What only types, names or explains: nothing of a match follows from it."""
    if isinstance(node, ast.AnnAssign):
        yield node.annotation
    if isinstance(node, ast.arg) and node.annotation is not None:
        yield node.annotation
    if isinstance(node, ast.FunctionDef):
        yield from [each for each in (node.returns, *node.decorator_list) if each is not None]
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        yield node
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        if isinstance(node.value.func, ast.Attribute) and node.value.func.attr == "tell":
            yield node  # the story, which other tests read
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
        yield node
    if isinstance(node, ast.If) and ".news" in ast.unparse(node.test):
        yield node  # the story again
    if isinstance(node, ast.Assert):
        yield node


def _for_first_edition(tree: ast.AST, text: str) -> Iterator[tuple[int, int]]:
    """The lines that only matches of the first edition come by, or that tell the editions apart."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "letter" in ast.unparse(node.test):
            yield node.lineno, max(node.end_lineno or 0, node.lineno)
    for number, line in enumerate(text.splitlines(), start=1):
        if ".letter" in line or "first edition" in line:
            yield number, number
