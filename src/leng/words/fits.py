"""Where a rule, an option or a value has its place, in words."""

from __future__ import annotations

from leng.engine.options import Fit
from leng.words.presenter import Presenter


def in_words(speaker: Presenter, fit: Fit) -> str:
    """At which tables: "3 players; Mode: together"; empty when at all of them."""
    parts = []
    if fit.players:
        numbers = speaker.one_of(fit.players)
        parts.append(speaker.words.say("fit-players", players=numbers, n=fit.players[-1]))
    for option in speaker.game.options:
        if option.name in fit.given:
            values = speaker.one_of([speaker.value_name(option, value) for value in fit.given[option.name]])
            parts.append(speaker.words.say("fit-given", option=speaker.option_name(option), values=values))
    return "; ".join(parts)
