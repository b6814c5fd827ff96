"""What a card can do beside knocking: the verbs that content may use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.engine.choice import Refusal
from leng.words.clause import Clause, any_of
from leng.words.signs import Row, Sign

from .state import Door, Watcher

NOTHING_TO_WEAKEN = Refusal("nothing-to-weaken", "SD R-008")


class Verb(Clause, tag_field="do", frozen=True):
    """Something content can say: it can be refused, done, described and shown in signs."""

    def refuse(self, g: Door, who: Watcher) -> Refusal | None:
        """Why this cannot be done now, if it cannot."""
        raise NotImplementedError

    def do(self, g: Door, who: Watcher) -> None:
        """Do it for a watcher."""
        raise NotImplementedError


class Weaken(Verb, tag="weaken", frozen=True):
    """The knock that is answered counts for less."""

    n: int

    def refuse(self, g: Door, who: Watcher) -> Refusal | None:
        return None if g.knocking else NOTHING_TO_WEAKEN

    def do(self, g: Door, who: Watcher) -> None:
        g.warded += self.n

    def signs(self) -> Row:
        return (Sign("ward", self.n),)


if TYPE_CHECKING:
    AnyVerb = Verb
else:
    AnyVerb = any_of(Verb)  # a new verb is found by itself
