"""Rule references: from an id to chapter, page and a sentence in each language; and which tests cite them."""

from __future__ import annotations

import ast
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from operator import itemgetter
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import msgspec

from leng.engine.options import ANYWHERE, PLAYERS, Fit


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    page: int
    en: str
    fr: str


class Rule(msgspec.Struct, frozen=True, omit_defaults=True):
    """One statement of the rulebook, in our words.

    What a person could break apart (at any moment, may, any, even if, first this and then that) is a clause of its own:
    ``en`` and ``fr`` are then written as lists, which read on as one text, and tests cite ``R-071b``.
    """

    id: str
    chapter: str
    page: int
    phases: tuple[str, ...]
    en: str
    fr: str
    only: Fit = ANYWHERE  # at which tables it is in force
    clauses: tuple[str, ...] = ()  # the parts of its text; none where it says one thing only

    @property
    def parts(self) -> list[str]:
        """What tests must cite of it: its clauses by their letters, or the rule itself."""
        return [f"{self.id}{letter}" for letter in ascii_lowercase[: len(self.clauses)]] or [self.id]

    def text(self, language: str) -> str:
        """The sentence in a language."""
        return self.fr if language == "fr" else self.en


class Example(msgspec.Struct, frozen=True):
    """A worked example of the rulebook: its numbers are a test."""

    id: str
    page: int
    rules: tuple[str, ...]
    en: str
    fr: str


class Ruling(msgspec.Struct, frozen=True):
    """What we decided where the rulebook is silent, unclear or contradicts itself."""

    id: str
    rules: tuple[str, ...]
    en: str
    fr: str

    def text(self, language: str) -> str:
        """The sentence in a language."""
        return self.fr if language == "fr" else self.en


class Rulebook(msgspec.Struct, frozen=True):
    """Everything a game's ``rulebook.toml`` says."""

    code: str
    chapter: tuple[Chapter, ...]
    rule: tuple[Rule, ...]
    example: tuple[Example, ...] = ()
    ruling: tuple[Ruling, ...] = ()
    line: dict[str, str] = {}  # by the kind of a line of the story: the rule it follows from
    card: dict[str, str] = {}  # by the kind of a card: the rule it is used by

    def cited(self, name: str) -> str:
        """A rule as it is cited, with the game's code; nothing for nothing."""
        return f"{self.code} {name}" if name else ""

    def find(self, rule_id: str) -> Rule | Ruling | None:
        """The rule or ruling with this id (or the one of a clause), written with or without the game's code."""
        wanted = rule_id.removeprefix(self.code).strip()
        for rule in self.rule:
            if rule.id == wanted or wanted in rule.parts:
                return rule
        return next((ruling for ruling in self.ruling if ruling.id == wanted), None)

    def of_phase(self, phase: str) -> list[Rule]:
        """The rules a player wants to read in a phase."""
        return [rule for rule in self.rule if phase in rule.phases]


KINDS = ("chapter", "example", "ruling")
ONLY = "only"


@cache
def read_rulebook(folder: Path) -> Rulebook:
    """The rulebook of a game's folder."""
    raw = tomllib.loads((folder / "rulebook.toml").read_text(encoding="utf-8"))
    chapters: dict[str, dict[str, Any]] = raw["chapter"]
    listed = {kind: [{"id": name, **entry} for name, entry in raw.get(kind, {}).items()] for kind in KINDS}
    rules = sorted(_rules(chapters), key=itemgetter("id"))
    links = {kind: raw.get(kind, {}) for kind in ("line", "card")}
    return msgspec.convert({"code": raw["code"], "rule": rules, **listed, **links}, Rulebook)


def _rules(chapters: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The rules of all chapters; each has the page and the phases of its chapter unless it names others.

    What a chapter says under ``only`` holds for all its rules, beside what each says itself.
    """
    for name, chapter in chapters.items():
        common = {"chapter": name, "page": chapter["page"], "phases": chapter.get("phases", ())}
        for rule_id, rule in chapter.items():
            if isinstance(rule, dict) and rule_id != ONLY:
                only = {**chapter.get(ONLY, {}), **rule.get(ONLY, {})}
                yield {"id": rule_id, **common, **rule, **_text(rule), **({ONLY: _fit(only)} if only else {})}


def _text(rule: dict[str, Any]) -> dict[str, Any]:
    """The text of a rule in both languages, and its clauses where it is written in several."""
    if isinstance(rule["en"], str) and isinstance(rule["fr"], str):
        return {}
    if isinstance(rule["en"], str) or len(rule["en"]) != len(rule["fr"]):
        raise ValueError(f"not the same clauses in both languages: {rule['en']}")
    return {"en": " ".join(rule["en"]), "fr": " ".join(rule["fr"]), "clauses": tuple(rule["en"])}


def _fit(only: dict[str, list[Any]]) -> dict[str, Any]:
    """``{players = [1], mode = ["race"]}``: the number of players, and options by their names."""
    return {"players": only.get(PLAYERS, ()), "given": {name: only[name] for name in only if name != PLAYERS}}


class Coverage(msgspec.Struct):
    """Which rules, clause by clause, tests cite."""

    rules: int
    total: int  # clauses, a rule that says one thing counting as one
    covered: int
    missing: list[str]
    examples_missing: list[str]  # worked examples that are no test
    rulings_missing: list[str]
    tests: dict[str, list[str]]  # rule id -> the tests that cite it


def coverage(rulebook: Rulebook, tests: Path) -> Coverage:
    """Compare the rules with the ``@rule(...)`` marks of the test functions below a folder."""
    cited = _citations(tests)
    wanted = [f"{rulebook.code} {part}" for each in rulebook.rule for part in each.parts]
    missing = [each for each in wanted if not cited.get(each)]
    return Coverage(
        rules=len(rulebook.rule),
        total=len(wanted),
        covered=len(wanted) - len(missing),
        missing=missing,
        examples_missing=_uncited(rulebook.code, rulebook.example, cited),
        rulings_missing=_uncited(rulebook.code, rulebook.ruling, cited),
        tests={each: cited.get(each, []) for each in wanted},
    )


def _uncited(code: str, entries: Iterable[Example | Ruling], cited: dict[str, list[str]]) -> list[str]:
    return [f"{code} {each.id}" for each in entries if not cited.get(f"{code} {each.id}")]


def _citations(tests: Path) -> dict[str, list[str]]:
    cited: dict[str, list[str]] = defaultdict(list)
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule_id in _marks(node.decorator_list):
                    cited[rule_id].append(f"{file.name}::{node.name}")
    return cited


def _marks(decorators: Iterable[ast.expr]) -> Iterable[str]:
    for call in decorators:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
