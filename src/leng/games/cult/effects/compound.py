"""One of several effects, and the union of everything content may say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.engine.choice import Refusal, Rules, choose
from leng.games.cult import asks
from leng.games.cult.effects import altars, cards, contest, goods, priests  # noqa: F401 - their verbs are found
from leng.games.cult.effects.verb import FULL, Verb, refuse_all, resolve
from leng.games.cult.state import City, Cult
from leng.words.clause import Phrase, any_of, signs_of
from leng.words.signs import Row, either


class Choose(Verb, tag="choose", frozen=True):
    """Exactly one of several effects, each of which must be possible in full."""  # CU

    options: tuple[tuple[AnyVerb, ...], ...]

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        refusal = None
        for verbs in self.options:
            refusal = refuse_all(g, who, verbs, FULL)
            if refusal is None:
                return None
        return refusal

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        pick = yield from choose(
            who.seat,
            asks.ONE_OF,
            [("option", number) for number in range(1, len(self.options) + 1)],
            lambda option: refuse_all(g, who, self.options[option[1] - 1], FULL),
            verbs=self.options,
        )
        yield from resolve(g, who, self.options[pick[1] - 1])

    def describe(self) -> Phrase:
        return Phrase("verb-choose", {"either": [[verb.describe() for verb in verbs] for verbs in self.options]})

    def signs(self) -> Row:
        return either(signs_of(verbs) for verbs in self.options)


if TYPE_CHECKING:
    AnyVerb = Verb
else:
    AnyVerb = any_of(Verb)
