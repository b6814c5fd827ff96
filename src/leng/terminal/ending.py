"""The end of a match: scores, the winner and why, and how to check that the dice were honest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from leng.engine.state import EVERYBODY, UNVEILED
from leng.terminal import lesson
from leng.terminal.screen import RIVAL
from leng.terminal.speech import say
from leng.words.ending import ranking, sources, verdict

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting


def show_ending(sitting: Sitting) -> None:
    """The last lines of the story, the table with everything face up, and the result."""
    table, screen, speaker = sitting.table, sitting.screen, sitting.presenter
    result = table.result
    assert result is not None
    sitting.tell_story(sitting.people[0] if len(sitting.people) == 1 else EVERYBODY)
    screen.gap()
    screen.show(sitting.drawing.draw(table.view(UNVEILED), speaker, screen.width))
    screen.gap()
    screen.say(say("result"), "bold")
    for each in ranking(speaker, table):
        mark = RIVAL if each.seat is None else sitting.drawing.mark(each.seat, table.seats[each.seat].colour)
        line = each.name if each.score is None else say("score", name=each.name, score=each.score)
        screen.show(Text.assemble("  ", mark, " ", (line, "bold" if each.won else "")))
        if each.shares:
            screen.item("", ", ".join(f"{share.name} {share.points}" for share in each.shares))
    if table.manner.together and not table.manner.scored:
        for each in sources(speaker, table):  # who brought what, and what threatened
            told = ", ".join(f"{share.name} {share.points}" for share in each.shares)
            screen.item("", f"{each.name}: {told}" if told else each.name)
    won = speaker.words.say("sentence", text=verdict(speaker, table))
    screen.say(f"{won} {speaker.say(f'ending-{result.ending}')}")
    if result.hindsight:
        screen.say(speaker.words.say("hindsight", n=result.hindsight))
    lesson.speak_of(sitting, None)
    screen.gap()
    opening = table.opening
    if opening.seal is None:
        screen.tell(say("seed-known", seed=opening.seed))
    else:
        screen.tell(say("seed", seed=opening.seed, hash=opening.seal))
    screen.tell(say("verify", file=str(sitting.path)))
