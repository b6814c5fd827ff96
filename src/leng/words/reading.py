"""The whole rulebook of a game as it is read: by chapter, each rule with its examples and rulings, searchable."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from leng.engine.game import Game
from leng.words.fits import in_words
from leng.words.presenter import presenter
from leng.words.rulebook import Chapter, Example, Rule, Rulebook, Ruling, read_rulebook
from leng.words.text import plain


class Note(msgspec.Struct):
    """A worked example or a ruling, below the first rule it is about."""

    id: str
    text: str
    about: tuple[str, ...]  # all rules it is about
    ruling: bool


class Passage(msgspec.Struct):
    """A rule with what belongs to it."""

    id: str
    text: str
    page: int
    holds: str  # at which tables, where not at all
    notes: list[Note]
    also: list[str]  # examples and rulings that stand below another rule
    in_force: bool = True  # at the table from which one looks
    now: bool = False  # it belongs to the phase that is being played there


class ChapterRead(msgspec.Struct):
    """A chapter with its rules."""

    id: str
    title: str
    passages: list[Passage]


class Reading(msgspec.Struct):
    """The rulebook in one language, or what was found in it."""

    code: str
    chapters: list[ChapterRead]
    total: int  # rules of the whole book

    @property
    def found(self) -> int:
        """So many rules are shown."""
        return sum(len(chapter.passages) for chapter in self.chapters)


def reading(game: Game[Any], language: str, wanted: str = "", in_force: Collection[Rule] | None = None) -> Reading:
    """The book, or only the rules in which all words of a search occur, in themselves or in what stands below them."""
    book = read_rulebook(game.folder)
    speaker = presenter(game, (), language)
    known = None if in_force is None else {rule.id for rule in in_force}
    below, also = _notes(book, language)
    words = plain(wanted).split()
    chapters = []
    for chapter in book.chapter:
        passages = [
            Passage(
                rule.id,
                rule.text(language),
                rule.page,
                in_words(speaker, rule.only),
                below[rule.id],
                also[rule.id],
                known is None or rule.id in known,
            )
            for rule in book.rule
            if rule.chapter == chapter.id
        ]
        title = _text(chapter, language)
        shown = [each for each in passages if _fits(words, f"{title} {book.code}", each)]
        if shown:
            chapters.append(ChapterRead(chapter.id, title, shown))
    return Reading(book.code, chapters, len(book.rule))


def _notes(book: Rulebook, language: str) -> tuple[dict[str, list[Note]], dict[str, list[str]]]:
    """Examples and rulings by the rule below which they stand, and by the others they are about."""
    below: dict[str, list[Note]] = defaultdict(list)
    also: dict[str, list[str]] = defaultdict(list)
    notes: list[Example | Ruling] = [*book.example, *book.ruling]
    for each in notes:
        ruling = isinstance(each, Ruling)
        first, *others = each.rules or (book.rule[0].id,)
        below[first].append(Note(each.id, _text(each, language), each.rules, ruling))
        for other in others:
            also[other].append(each.id)
    return below, also


def _text(entry: Chapter | Example | Ruling, language: str) -> str:
    return entry.fr if language == "fr" else entry.en


def _fits(words: list[str], chapter: str, passage: Passage) -> bool:
    """Whether all words occur, without accents and capitals."""
    said = plain(" ".join((chapter, *_all_of(passage))))
    return all(word in said for word in words)


def _all_of(passage: Passage) -> Iterator[str]:
    yield passage.id
    yield passage.text
    for note in passage.notes:
        yield note.id
        yield note.text
