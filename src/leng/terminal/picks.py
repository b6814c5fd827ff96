"""Several picks at one question: typed in any order, on one line or on several, and sent as one whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from leng.engine.choice import Choice, Option, key
from leng.engine.errors import NotWhole
from leng.engine.picks import ALL, Picks
from leng.terminal import lesson
from leng.terminal.speech import in_any_language, say
from leng.terminal.typed import matching
from leng.words.picks import listed, spoken
from leng.words.text import plain

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting


class Draft:
    """What a person has picked at a question and not sent yet."""

    def __init__(self, decision: Choice) -> None:
        self.decision = decision
        self.picked: list[Option] = []


def draft_of(sitting: Sitting, decision: Choice) -> Draft:
    """The picks made at this question so far; another question begins anew."""
    if sitting.draft is None or sitting.draft.decision is not decision:
        sitting.draft = Draft(decision)
    return sitting.draft


def put(sitting: Sitting, decision: Choice, picks: Picks) -> None:
    """What may be picked and how often, by numbers; what was picked and not sent counts as gone."""
    screen, drafted = sitting.screen, draft_of(sitting, decision).picked
    view, advised = sitting.table.view(decision.seat), lesson.advised(sitting, decision)
    if picks.picked or drafted:
        so_far = listed(sitting.presenter, decision, [*picks.picked, *drafted])
        screen.say(say("picks-already", picked=so_far), "dim")
    for number, (option, times) in enumerate(picks.besides(drafted), start=1):
        label = sitting.presenter.label(decision, option)
        about = sitting.drawing.in_short(view, sitting.presenter, option, label, screen.width - len(label.text) - 8)
        tip = (f"  {say('lesson-advised')}", "bold yellow") if key(option) == advised else ""
        often = "  " + say("picks-times", n=times) if 1 < times < _most(picks) - len(drafted) else ""
        screen.item(str(number), Text.assemble(label.text, tip, (often, "dim"), ("  " + about if about else "", "dim")))
    if picks.all_at_once and not drafted:
        screen.item(say("picks-all-word"), sitting.presenter.label(decision, ALL).text)
    least, most = max(0, picks.least - len(picks.picked) - len(drafted)), _most(picks) - len(drafted)
    screen.say(say("picks-ask" if least == most else "picks-ask-range", least=least, most=most), "bold")


def follow(sitting: Sitting, decision: Choice, picks: Picks, line: str) -> bool:
    """Pick what a line names, and send the whole once it is complete; whether the line was about picks at all."""
    draft = draft_of(sitting, decision)
    wanted = _read(sitting, decision, picks, line)
    if wanted is None:
        return False
    found, ends = wanted
    picked = [*draft.picked, *found]
    try:
        for option, times in picks.open:
            if picked.count(option) > times:
                raise NotWhole("error-picks-often", key=key(option), most=times, picked=picked.count(option))
        if ends or len(picked) >= _most(picks) or not picks.besides(picked):
            sitting.choose_all(list(map(key, picked)))
            return True
    except NotWhole as trouble:
        sitting.screen.say(spoken(sitting.presenter, sitting.table, trouble))
        return True
    draft.picked = picked
    put(sitting, decision, picks)
    return True


def forget(sitting: Sitting, decision: Choice) -> bool:
    """Put back what was picked and not sent; whether there was anything."""
    draft = draft_of(sitting, decision)
    if not draft.picked:
        return False
    draft.picked = []
    sitting.screen.say(say("picks-forgotten"))
    return True


def _read(sitting: Sitting, decision: Choice, picks: Picks, line: str) -> tuple[list[Option], bool] | None:
    """The things a line picks, and whether that ends the picks; None when it says neither."""
    drafted = draft_of(sitting, decision).picked
    kinds = [option for option, _ in picks.besides(drafted)]
    words = line.split()
    if len(words) == 1 and plain(line) in in_any_language("typed-all") and picks.all_at_once and not drafted:
        return [ALL], True
    ends = bool(words) and plain(words[-1]) in in_any_language("typed-done")
    numbers = words[:-1] if ends else words
    if all(word.isdecimal() and 1 <= int(word) <= len(kinds) for word in numbers):
        return ([kinds[int(word) - 1] for word in numbers], ends) if words else None
    fitting = matching(line, [sitting.presenter.label(decision, option).text for option in kinds])
    return ([kinds[fitting[0]]], False) if len(fitting) == 1 else None


def _most(picks: Picks) -> int:
    """So many more may be picked."""
    return picks.most - len(picks.picked)
