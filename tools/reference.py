"""Write the page that lists every verb and every event of every game: ``python tools/reference.py``."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from leng.engine.game import Game, all_games
from leng.words.clause import Clause, below
from leng.words.text import title_of

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reference.md"
HEAD = """# Verbs and events

What content may say, and what a match may tell, game by game. This page is written by `tools/reference.py` from the
code; a test fails when it is out of date.

A **verb** (price, lasting effect) is what a card's entry in `content/*.toml` names; its fields are those of the entry.
An **event** is a line of the log: who reads it and which facts its sentence in `lang/` may use.
"""


class Told(NamedTuple):
    """An event as one place in the code tells it."""

    kind: str
    seen_by: str
    facts: tuple[str, ...]


def verbs_of(game: Game[Any]) -> list[type[Clause]]:
    """Every verb, price and lasting effect of a game, by the field that names it and its tag."""
    package = game.state_type.__module__.rpartition(".")[0]
    found = [each for each in below(Clause) if each.__module__.startswith(f"{package}.") and _tag(each)]
    return sorted(found, key=lambda each: (str(each.__struct_config__.tag_field), _tag(each)))


def _tag(verb: type[Clause]) -> str:
    config = verb.__struct_config__
    return str(config.tag) if config.tag is not None and config.tag != verb.__name__ else ""


def _fields(verb: type[Clause]) -> str:
    kinds = inspect.get_annotations(verb)
    return ", ".join(f"`{field}`" for field in verb.__struct_fields__ if field in kinds) or "–"


def events_of(folder: Path) -> list[Told]:
    """Every event that a game's code tells, with its audience and its facts."""
    found: dict[tuple[str, str], set[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                given = {each.arg: each.value for each in call.keywords if each.arg}
                facts = {name for name in given if name not in ("to", "but")}
                for kind in _kinds(call.args[0]) if call.args else ():
                    found.setdefault((kind, _audience(given)), set()).update(facts)
    return sorted(Told(kind, seen_by, tuple(sorted(facts))) for (kind, seen_by), facts in found.items())


def _kinds(name: ast.expr) -> Iterator[str]:
    if isinstance(name, ast.Constant):
        yield str(name.value)
    elif isinstance(name, ast.IfExp):
        yield from _kinds(name.body)
        yield from _kinds(name.orelse)
    elif isinstance(name, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in name.values)
    else:
        yield f"({ast.unparse(name)})"


def _audience(given: dict[str, ast.expr]) -> str:
    if "to" in given:
        return "whom it concerns"
    return "the others" if "but" in given else "everybody"


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in all_games():
        if ROOT / "src" not in game.folder.parents:
            continue
        parts.append(f"\n## {title_of(game, 'en')}\n\n### Verbs\n\n")
        parts.append("| in content | fields | what it does |\n| --- | --- | --- |\n")
        for verb in verbs_of(game):
            told = re.sub(r"\s+", " ", inspect.getdoc(verb) or "").replace("|", "\\|")
            parts.append(f'| `{verb.__struct_config__.tag_field} = "{_tag(verb)}"` | {_fields(verb)} | {told} |\n')
        parts.append("\n### Events\n\n| event | read by | facts |\n| --- | --- | --- |\n")
        for event in events_of(game.folder):
            facts = ", ".join(f"`{each}`" for each in event.facts) or "–"
            parts.append(f"| `{event.kind}` | {event.seen_by} | {facts} |\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE.relative_to(ROOT)}")
