"""Tasks, penalties and rewards as rows of symbols, derived from the content itself."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.picture import MORE, THEN, Sign, either
from leng.games.elder_sign.effects.compound import Choose, Each, PerWorld
from leng.games.elder_sign.effects.dice import (
    AddDie,
    CompleteTask,
    Defeat,
    DiscardDice,
    Fail,
    Grant,
    Reroll,
    Secure,
    TurnDie,
)
from leng.games.elder_sign.effects.fate import Appear, Doom, ElderSign, Gate, LoseMatch
from leng.games.elder_sign.effects.goods import (
    Devour,
    Discard,
    Gain,
    GainAlly,
    GainAny,
    Heal,
    Lose,
    LowerMaximum,
    Regain,
    Surrender,
)
from leng.games.elder_sign.effects.verb import Verb

ALL = 0
"""As a number: all of it."""


def verb_signs(verbs: Sequence[Verb]) -> list[Sign]:
    """What verbs give and take, in the order in which they are printed; what has no symbol is a row of dots."""
    return [sign for verb in verbs for sign in _signs(verb)]


def _signs(verb: Verb) -> list[Sign]:
    match verb:
        case Gain():
            return [Sign(verb.what, verb.n)]
        case GainAny():
            return [Sign("", text=str(verb.n)), *either([[Sign(kind)] for kind in verb.kinds])]
        case GainAlly():
            return [Sign("ally")]
        case Lose():
            return [Sign("trophy" if verb.what == "trophies" else verb.what, verb.n, paid=True)]
        case Regain():
            return [Sign(verb.what, verb.n or ALL)]
        case Heal():
            return [Sign(what, n) for what, n in (("sanity", verb.sanity), ("stamina", verb.stamina)) if n]
        case LowerMaximum():
            return [Sign(verb.what, verb.n, paid=True), MORE]
        case Discard():
            return either([[Sign(kind, verb.n, paid=True)] for kind in verb.kinds])
        case Surrender():
            return [Sign("trophy" if verb.what == "any" else "monster", verb.n, paid=True)]
        case Doom():
            return [Sign("doom" if verb.n > 0 else "doom-less", abs(verb.n))]
        case ElderSign():
            return [Sign("elder_sign", verb.n)]
        case Gate():
            return [Sign("gate", verb.n)]
        case Appear():
            return [Sign("monster", verb.n)]
        case Devour() | LoseMatch():
            return [Sign("devour")]
        case Choose():
            rows = [verb_signs(each) for each in verb.options]
            return either([*rows, verb_signs(verb.otherwise)] if verb.otherwise else rows)
        case Each():
            return [Sign("everybody"), THEN, *verb_signs(verb.effects)]
        case PerWorld():
            return [Sign("gate"), THEN, *verb_signs(verb.effects)]
    return _dice_signs(verb)


def _dice_signs(verb: Verb) -> list[Sign]:
    match verb:
        case AddDie():
            return [Sign(f"die-{verb.colour}")]
        case TurnDie():
            before = [Sign(f"face-{verb.of}")] if verb.of else [Sign(f"die-{verb.colour}")] if verb.colour else []
            return [*(before or [Sign("any_die")]), THEN, Sign(f"face-{verb.to}") if verb.to else Sign("raise")]
        case Grant():
            return _dice_signs(verb.turn)
        case Reroll():
            return [Sign("reroll", verb.n or ALL)]
        case Secure():
            return [Sign("secure", verb.n)]
        case Defeat():
            return [Sign("monster", 1 if verb.where == "any" else ALL, paid=True)]
        case CompleteTask():
            return [Sign("complete")]
        case DiscardDice(showing=None):
            return [Sign("out", verb.n or 1)]
        case DiscardDice():
            return [Sign(f"face-{verb.showing}"), THEN, Sign("out", ALL)]
        case Fail():
            return [Sign("fail")]
    return [MORE]
