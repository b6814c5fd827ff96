"""What stands on a card: a verb, a price or a lasting effect, which tells itself in words and in signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Union

import msgspec

from leng.engine.content import Record
from leng.words.signs import MORE, Row, joined


class Phrase(msgspec.Struct, frozen=True):
    """What a piece of content says of itself, still without words: a message and its facts, perhaps more phrases."""

    key: str
    facts: dict[str, Any] = {}


class Clause(Record, frozen=True):
    """A record with a tag that says what it does."""

    speaks_of: ClassVar[str] = "verb"  # how its messages begin

    def describe(self) -> Phrase:
        """What it says, for the face of a card."""
        tag = str(type(self).__struct_config__.tag)
        return Phrase(f"{self.speaks_of}-{tag.replace('_', '-')}", self.facts())

    def facts(self) -> dict[str, Any]:
        """The values the description names."""
        return {field: getattr(self, field) for field in self.__struct_fields__}

    def signs(self) -> Row:
        """What it gives and takes, as a row of signs."""
        return (MORE,)


def any_of(kind: type[Clause]) -> Any:
    """Every clause of a kind, as one type: what an entry of content may hold. Ask once all of them are defined."""
    return Union[tuple(each for each in below(kind) if each.__struct_config__.tag != each.__name__)]


def below(kind: type[Clause]) -> Iterator[type[Clause]]:
    """All kinds of clauses made from this one."""
    for each in kind.__subclasses__():
        yield each
        yield from below(each)


def signs_of(clauses: Iterable[Clause]) -> Row:
    """The rows of several clauses, one after the other, in the order in which they are printed."""
    return joined(clause.signs() for clause in clauses)
