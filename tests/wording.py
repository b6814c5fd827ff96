"""What the tests of words share: what the source may say, what a catalogue holds, and what reads well."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from leng.engine.choice import Ask, Choice
from leng.engine.state import Event
from leng.words.presenter import SHORT, Label, Presenter
from leng.words.text import MISSING, Words, entries

Samples = Mapping[str, Sequence[Any]]
"""Values a fact may have, by the fact's name."""

Families = Mapping[str, Iterable[str]]
"""The endings of messages whose beginning is fixed: ``{"end-": ("sealed", "devoured")}``."""

# What the source says -----------------------------------------------------------------------------------------------


def calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source below a folder, with the name of what is called."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield ast.unparse(node.func).rpartition(".")[2], node


def first_words(call: ast.Call, families: Families) -> list[str]:
    """The messages a call may name: one, one of two, or one of a family."""
    match call.args[0]:
        case ast.Constant(value=word):
            return [str(word)]
        case ast.IfExp(body=ast.Constant(value=one), orelse=ast.Constant(value=other)):
            return [str(one), str(other)]
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]) if start in families:
            return [f"{start}{end}" for end in families[start]]
    raise AssertionError(f"which message is {ast.unparse(call)}?")


class Spoken(NamedTuple):
    """What a game's rules say by themselves."""

    events: list[tuple[str, list[str]]]  # every kind with the names of its facts
    refusals: list[str]


def spoken_in(folder: Path, families: Families) -> Spoken:
    """Every kind of event the rules tell, and the name of every refusal they can give."""
    events: dict[tuple[str, ...], tuple[str, list[str]]] = {}
    refusals: set[str] = set()
    for name, call in calls(folder):
        if name == "tell":
            facts = [str(each.arg) for each in call.keywords if each.arg not in ("to", "but")]
            for word in first_words(call, families):
                events[word, *facts] = (word, facts)
        elif name == "Refusal":
            refusals.update(first_words(call, {}))
    return Spoken(list(events.values()), sorted(refusals))


# Catalogues ---------------------------------------------------------------------------------------------------------


def messages(file: Path) -> dict[str, Message]:
    """The messages of a catalogue, none of them broken or there twice."""
    found = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [each for each in found if type(each).__name__ == "Junk"], f"{file} has lines that are no message"
    named = [each for each in found if isinstance(each, Message)]
    assert len({each.id.name for each in named}) == len(named), f"{file} has a message twice"
    _found_one_by_one(file, [each for each in found if isinstance(each, Message | Term)])
    return {each.id.name: each for each in named}


def _found_one_by_one(file: Path, wanted: Sequence[Message | Term]) -> None:
    """Each is found when it is looked for alone, and is the same as in its file."""
    written = entries(file)
    names = [f"-{each.id.name}" if isinstance(each, Term) else each.id.name for each in wanted]
    assert [*written] == names, f"{file} has messages that are not found one by one"
    for name, each in zip(names, wanted, strict=True):
        (alone,) = FluentParser(with_spans=False).parse(written[name]).body
        assert alone.equals(each, ["span", "comment"]), f"{file}: {name} does not end where it should"


def variables(message: Message) -> set[str]:
    """The facts a message names."""
    found: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            found.add(node.id.name)

    Collect().visit(message)
    return found


def check_catalogues(folder: Path) -> set[str]:
    """Both languages have the same messages, and French its typographic apostrophes; what they are called."""
    english, french = messages(folder / "en.ftl"), messages(folder / "fr.ftl")
    assert sorted(set(english) ^ set(french)) == []
    assert english
    assert "'" not in (folder / "fr.ftl").read_text(encoding="utf-8")
    return set(english)


def check_waiting_lines(file: Path, asks: Sequence[Ask]) -> None:
    """What the others read meanwhile names nothing but who is asked."""
    waiting = {name: each for name, each in messages(file).items() if name.startswith("wait-")}
    assert set(waiting) == {f"wait-{ask.name}" for ask in asks}
    for name, each in waiting.items():
        assert variables(each) == {"seat"}, name


def remember_all(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """From now on the keys of all messages that are said are put into this set."""
    said: set[str] = set()
    spoken = Words.say

    def remember(self: Words, key: str, /, **facts: Any) -> str:
        said.add(key)
        return spoken(self, key, **facts)

    monkeypatch.setattr(Words, "say", remember)
    return said


# Questions, log lines, reasons, cards -------------------------------------------------------------------------------


def questions_of(module: Any) -> list[Ask]:
    """Every question of a game's ``asks.py``."""
    return [each for each in vars(module).values() if isinstance(each, Ask)]


def asked(ask: Ask, *options: Any, **about: Any) -> Choice:
    """A question as it lies on the table."""
    return Choice(0, ask, options, None, None, about)


def check_question(speech: Presenter, choice: Choice) -> None:
    """A question has its prompt, its waiting line, and a label for the option that declines."""
    prompt = speech.prompt(choice)
    assert MISSING not in prompt
    assert prompt[-1] in ".?)", prompt
    short = speech.short_prompt(choice)
    assert MISSING not in short and 0 < len(short) <= SHORT, f"“{short}” is too long for the line of a phone"
    waiting = speech.waiting(choice)
    assert MISSING not in waiting
    assert waiting.count(speech.seats[choice.seat].name) == 1
    if choice.ask.passing:
        assert MISSING not in speech.label(choice, choice.ask.passing).text


def check_label(speech: Presenter, choice: Choice, option: Any) -> Label:
    """An option is called something, and the card that explains it can be read."""
    label = speech.label(choice, option)
    assert MISSING not in label.text
    assert label.text[0] == label.text[0].upper()
    if label.card:
        assert speech.card(*label.card.split(":")).lines
    return label


def events(kind: str, facts: Sequence[str], samples: Samples) -> Iterator[Event]:
    """An event of this kind with every sample of every fact."""
    for turn in range(max((len(samples[name]) for name in facts), default=1)):
        yield Event(kind, {name: samples[name][turn % len(samples[name])] for name in facts})


def check_line(speech: Presenter, event: Event) -> None:
    """An event is told in a whole sentence."""
    line = speech.line(event)
    assert MISSING not in line
    assert line[0] == line[0].upper(), line
    assert line[-1] in ".!?…", line
    assert "?." not in line


def check_card(speech: Presenter, kind: str, name: str) -> None:
    """A card says in whole sentences what it does."""
    card = speech.card(kind, name)
    assert card.lines
    for line in (card.title, card.kind, *card.lines):
        assert MISSING not in line, line
        assert "  " not in line, line
    for line in card.lines:
        assert line[-1] == ".", line
        assert line[0] == line[0].upper(), line
    assert speech.language != "fr" or "'" not in card.title, card.title
