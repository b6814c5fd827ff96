"""All verbs that content may use, as one type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.games.auztralia.effects import fate, fight, once, standing  # noqa: F401 - their verbs are found
from leng.games.auztralia.effects.verb import Verb
from leng.words.clause import any_of

if TYPE_CHECKING:
    AnyVerb = Verb
else:
    AnyVerb = any_of(Verb)
