"""Picks in words: why some of them do not make a whole."""

from __future__ import annotations

from collections.abc import Iterable

from leng.engine.choice import Choice, Option, Refusal, key
from leng.engine.errors import LengError, NotWhole
from leng.engine.table import Table
from leng.words.presenter import Presenter


def spoken(speaker: Presenter, table: Table, error: LengError) -> str:
    """Why picks do not make a whole, as whoever picks would say it; empty for any other trouble."""
    decision = table.decision
    if not isinstance(error, NotWhole) or decision is None or decision.picks is None:
        return ""
    refusal = error.facts.get("refusal")
    if isinstance(refusal, Refusal):
        return speaker.reason(table, decision, decision.options[0], refusal).sentence
    made = len(decision.picks.picked)
    named = {key(option): speaker.label(decision, option).text for option in decision.picks.terms.kinds}
    facts = {
        **error.facts,
        "key": named.get(error.facts.get("key", ""), error.facts.get("key", "")),
        "offered": ", ".join(named.values()),
        "least": decision.picks.least - made,
        "most": error.facts.get("most", 0) if error.key == "error-picks-often" else decision.picks.most - made,
    }
    if error.key in ("error-picks-few", "error-picks-many"):
        facts["picked"] -= made
    elif error.key == "error-picks-order":
        facts["picked"] = listed(speaker, decision, decision.picks.picked)
    return speaker.words.say(error.key, **facts)


def listed(speaker: Presenter, decision: Choice, picked: Iterable[Option]) -> str:
    """Picks in one line: "Evil ×2, Death"."""
    times: dict[str, int] = {}
    for option in picked:
        text = speaker.label(decision, option).text
        times[text] = times.get(text, 0) + 1
    return ", ".join(f"{text} ×{n}" if n > 1 else text for text, n in times.items())
