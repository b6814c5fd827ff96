"""Whether several picks are one question: any order leads to the same position, and what is no whole to none."""

from __future__ import annotations

from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.errors import NotWhole
from leng.engine.picks import ALL, Picks
from leng.engine.table import Table
from leng.study.faults import Fault, bare, question


def check_whole(table: Table, whim: Dice) -> None:
    """A whole sent at once, in any order, leads to where its picks lead one by one, and one undo takes it back."""
    decision = table.decision
    if decision is None or decision.several is None:
        return
    picks, answers = _at_random(decision.several, whim)
    whole = list(map(key, picks.picked[len(decision.several.picked) :]))
    one_by_one, at_once = table.copy(), table.copy()
    for answer in answers:
        one_by_one.choose(answer, decision.seat)
    if not decision.several.ordered:
        whim.shuffle(whole)
    _refuse_half(at_once, whole, decision.several)
    at_once.choose_all(whole, decision.seat)
    if (bare(one_by_one.state), question(one_by_one.decision)) != (bare(at_once.state), question(at_once.decision)):
        raise Fault("whole-differs", f"{whole} of {decision.ask.name} does not lead to where {answers} lead")
    if ALL not in answers and [move.key for move in at_once.moves[table.number :]] not in (answers, [ALL]):
        raise Fault("whole-differs", f"{whole} of {decision.ask.name} is not made of {answers}")
    at_once.undo(decision.seat, agreed=range(len(table.seats)))
    if at_once.number != table.number - decision.several.asked:
        raise Fault("whole-undone-in-parts", f"{whole} of {decision.ask.name} is not taken back at once")


def _at_random(picks: Picks, whim: Dice) -> tuple[Picks, list[str]]:
    """Some whole, and the answers that pick it."""
    answers: list[str] = []
    while picks.options:
        option = picks.options[whim.below(len(picks.options))]
        if not picks.forced:
            answers.append(key(option))
        picks = picks.after(option)
    return picks, answers


def _refuse_half(table: Table, whole: list[str], picks: Picks) -> None:
    """Less than belongs to a whole changes nothing."""
    half = whole[: max(0, picks.least - len(picks.picked) - 1)]
    if len(half) + len(picks.picked) >= picks.least:
        return
    before, number = bare(table.state), table.number
    try:
        table.choose_all(half)
    except NotWhole:
        if (bare(table.state), table.number) == (before, number):
            return
    raise Fault("half-a-whole", f"{half} is less than a whole, and not refused")
