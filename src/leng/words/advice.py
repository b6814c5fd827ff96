"""Why a hint is what it is: the best options, what each is worth, and the fact that decides, in words and signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from leng.engine.choice import key
from leng.engine.odds import to_show
from leng.engine.table import Table
from leng.words.presenter import Label, Presenter
from leng.words.signs import LATER, MORE, Row, gained, leaves_to_chance, paid, tally

BEST = 3
"""So many options a hint names."""

FACTS = 3  # of what differs, so many are told
LEVEL = 0.01  # of what lies between the best and the worst: what differs by less is equally good
FAR = 50.0  # what differs by more is no question of numbers
APART = 0.25  # so much more often the match is won, or lost


class Weight(msgspec.Struct, frozen=True):
    """An option as a bot weighs it, from nothing but what the decider knows."""

    key: str
    worth: float  # of the position it leads to; only the difference between two says something
    brings: dict[str, float] = {}  # how what the decider holds changes until the deed is done, on average
    sure: bool = True  # nothing of that is left to chance
    wins: float = 0.0  # how much of what was tried wins the match
    loses: float = 0.0  # and loses it
    chance: float | None = None  # how likely it succeeds, where the game can tell


class Advice(msgspec.Struct, frozen=True):
    """One of the best options."""

    place: int  # from one on
    key: str
    label: Label
    worth: str  # how far it is ahead of the next, or behind the best
    why: str  # the fact that decides
    row: Row  # what it brings and costs until the deed is done, rounded; empty where its own row says it
    sure: bool


def advice(speaker: Presenter, table: Table, weights: Sequence[Weight]) -> list[Advice]:
    """The best options, the very best first, each with the fact that sets it apart: from the next, or from the best."""
    decision = table.decision
    if decision is None or not weights:
        return []
    best, *others = shown = weights[:BEST]
    options = {key(option): option for option in decision.options}
    level = max(LEVEL * (best.worth - min(each.worth for each in weights)), 0.001)
    whole = decision.several is None
    rows = {each.key: speaker.signs(table.state, decision, options[each.key]) if whole else () for each in shown}
    later = {each.key: _to_come(rows[each.key], each) if decision.ask.main else None for each in shown}
    found = []
    for number, each in enumerate(shown, start=1):
        other = best if number > 1 else others[0] if others else None
        found.append(
            Advice(
                place=number,
                key=each.key,
                label=speaker.label(decision, options[each.key]),
                worth=_worth(speaker, each, other, number == 1, level) if other else "",
                why=_why(speaker, each, other, number == 1, later, level)
                if other
                else speaker.words.say("advice-only"),
                row=_row(each.brings) if tally(rows[each.key]) != each.brings else (),
                sure=each.sure,
            )
        )
    return found


def _to_come(row: Row, each: Weight) -> Row | None:
    """What comes after the deed; None where the deed may have brought some of it already."""
    if tally(row) != each.brings or not each.sure or leaves_to_chance(row):
        return None
    return row[row.index(LATER) + 1 :] if LATER in row else ()


def _open(row: Row) -> bool:
    """Whether a row leaves something to a choice, to chance, or to words."""
    return MORE in row or leaves_to_chance(row) or any(not sign.kind for sign in row)


def _worth(speaker: Presenter, each: Weight, other: Weight, leading: bool, level: float) -> str:
    """How far the best is ahead of the next, or another behind the best."""
    apart = abs(each.worth - other.worth)
    n = round(apart, 1) if apart >= 0.1 else round(apart, 2)
    if apart < level or not n:
        return speaker.words.say("advice-level")
    if apart > FAR:
        return speaker.words.say("advice-far" if leading else "advice-far-behind")
    return speaker.words.say("advice-ahead" if leading else "advice-behind", n=n)


def _why(
    speaker: Presenter,
    each: Weight,
    other: Weight,
    leading: bool,
    later: Mapping[str, Row | None],
    level: float,
) -> str:
    """What sets an option apart: it wins, it loses less, it succeeds more often, it leaves more; or only its place."""
    than = "next" if leading else "best"
    for name, mine, theirs in (("wins", each.wins, other.wins), ("loses", each.loses, other.loses)):
        if abs(mine - theirs) >= APART:
            return speaker.words.say(f"advice-{name}", chance=to_show(mine), other=to_show(theirs), than=than)
    if each.chance is not None and other.chance is not None and each.chance != other.chance:
        as_expected = (each.chance > other.chance) == leading
        name = "advice-chance" if as_expected else "advice-prize"
        return speaker.words.say(name, chance=to_show(each.chance), other=to_show(other.chance), than=than)
    own, others = later[each.key], later[other.key]
    afterwards = own is not None and others is not None and own != others
    if own is not None and others is not None and afterwards:
        if _open(own) or _open(others):
            return speaker.words.say("advice-later", than=than)
        apart = _apart(tally(own), tally(others))
    else:
        apart = _apart(each.brings, other.brings)
    more = _held(speaker, {kind: n for kind, n in apart.items() if n > 0})
    less = _held(speaker, {kind: -n for kind, n in apart.items() if n < 0})
    if not more and not less:
        close = abs(each.worth - other.worth) < level
        return speaker.words.say("advice-alike" if close else "advice-placed", than=than)
    when = "later" if afterwards else "sure" if each.sure and other.sure else "perhaps"
    name = "advice-trade" if more and less else "advice-more" if more else "advice-less"
    return speaker.words.say(name, more=more, less=less, than=than, when=when)


def _apart(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    """What one brings more than the other, by kind, as it is read."""
    return {kind: _tidy(one.get(kind, 0) - other.get(kind, 0)) for kind in dict.fromkeys([*one, *other])}


def _held(speaker: Presenter, goods: Mapping[str, float]) -> str:
    """The largest of these amounts in words."""
    most = sorted(goods, key=goods.__getitem__, reverse=True)[:FACTS]
    return speaker.listing([speaker.held(kind, _tidy(goods[kind])) for kind in most])


def _tidy(n: float) -> float:
    """A number as it is read: whole where it is whole, else with one digit."""
    rounded = round(n, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _row(brings: Mapping[str, float]) -> Row:
    """What changes as a row of signs: what it costs first."""
    whole = {kind: round(n) for kind, n in brings.items()}
    return (
        *paid({kind: -n for kind, n in whole.items() if n < 0}),
        *gained({kind: n for kind, n in whole.items() if n > 0}),
    )
