"""Whether everything at a table can be said, in every language: questions, options, cards, reasons and the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from leng.engine.choice import Choice, key
from leng.engine.state import EVERYBODY, Event
from leng.engine.table import Table
from leng.study.faults import Fault
from leng.words.ending import ranking, verdict
from leng.words.goal import goal_of
from leng.words.presenter import Label, Presenter
from leng.words.rulebook import Rule
from leng.words.text import MISSING


def check_words(table: Table, speakers: Iterable[Presenter], fresh: Sequence[Event]) -> None:
    """Every prompt, waiting line, label, card, reason, condition and log line can be said in every language."""
    decision = table.decision
    for speaker in speakers:
        for event in fresh:
            if _is_new(speaker, event.kind, event.facts):
                _listen(speaker, speaker.line(event))
            if event.rival and event.rival not in table.game.rivals:
                raise Fault("no-such-rival", f"{event.rival!r} does {event.kind!r}")
        if decision is None:
            for told in (verdict(speaker, table), *(each.name for each in ranking(speaker, table))):
                _listen(speaker, told)
            continue
        if _is_new(speaker, "goal", table.state.round, table.state.phase):
            _check_goal(speaker, table, decision.seat)
        _check_in_force(table, speaker, decision.ask.rule, decision.ask.name)
        if _is_new(speaker, decision.ask.name, decision.about, decision.seat, [*map(key, decision.options)]):
            _check_question(speaker, decision)
        for proviso in table.game.provisos(table.state, decision):
            _listen(speaker, speaker.proviso(proviso))
        for option, refusal in decision.refused():
            _check_in_force(table, speaker, refusal.rule, refusal.name)
            numbers = refusal.numbers(table.state, decision.seat, option) if refusal.numbers is not None else {}
            if not _is_new(speaker, refusal.name, key(option), numbers):
                continue
            reason = speaker.reason(table, decision, option, refusal)
            _check_label(speaker, reason.label)
            _listen(speaker, reason.sentence)
            if not reason.rule_text:
                raise Fault("no-such-rule", f"a refusal cites {reason.rule!r}: {reason.sentence}")


def _check_goal(speaker: Presenter, table: Table, seat: int) -> None:
    """How one wins can be told, to whoever plays and to whoever looks on, unless the game says nothing of it."""
    for audience in (seat, EVERYBODY):
        goal = goal_of(speaker, table, audience)
        if goal is not None:
            stand = [told for line in goal.stand for told in (line.text, *(share.name for share in line.shares))]
            for told in (*goal.goal, *goal.turn, *goal.ends, *stand):
                _listen(speaker, told)


def _check_in_force(table: Table, speaker: Presenter, cited: str, by: str) -> None:
    """What a table is told by a rule, it can read among the rules that hold there."""
    rule = speaker.rule(cited) if cited else None
    if isinstance(rule, Rule) and not table.terms.meet(rule.only):
        raise Fault("rule-not-in-force", f"{by} cites {cited}, which does not hold at this table")


def _check_question(speaker: Presenter, decision: Choice) -> None:
    """A question has a prompt, a line for those who wait, a rule, and options that are not called alike."""
    _listen(speaker, speaker.prompt(decision))
    _listen(speaker, speaker.waiting(decision))
    if decision.ask.rule and speaker.rule(decision.ask.rule) is None:
        raise Fault("no-such-rule", f"{decision.ask.name} cites {decision.ask.rule!r}")
    called: dict[str, str] = {}
    for option in decision.options:
        label = speaker.label(decision, option)
        _check_label(speaker, label)
        twin = called.setdefault(label.text, key(option))
        if twin != key(option):
            raise Fault("same-label", f"{speaker.language}: {twin} and {key(option)} are both called {label.text!r}")


def _check_label(speaker: Presenter, label: Label) -> None:
    """An option is called something, and the card that explains it can be read."""
    _listen(speaker, label.text)
    if label.card:
        check_card(speaker, label.card)


def check_card(speaker: Presenter, name: str) -> None:
    """A card that something refers to exists and can be read."""
    if not _is_new(speaker, "card", name):
        return
    kind, _, card = name.partition(":")
    try:
        text = speaker.card(kind, card)
    except LookupError:
        raise Fault("no-such-card", f"nobody can read {name!r}") from None
    if not text.lines:
        raise Fault("no-such-card", f"{name!r} says nothing")
    for line in (text.title, text.kind, *text.lines):
        _listen(speaker, line)


_heard: set[int] = set()


def _is_new(speaker: Presenter, *words: object) -> bool:
    """Whether this has not been said before in this process: the same words need not be heard twice."""
    mark = hash((speaker.game.id, speaker.language, len(speaker.seats), msgspec.json.encode(words, enc_hook=repr)))
    if mark in _heard:
        return False
    _heard.add(mark)
    return True


def _listen(speaker: Presenter, sentence: str) -> None:
    if MISSING in sentence or not sentence:
        raise Fault("word-missing", f"{speaker.language}: {sentence!r}")
