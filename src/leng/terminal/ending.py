"""The end of a match: scores, the winner and why, and how to check that the dice were honest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from leng.engine.state import EVERYBODY, UNVEILED
from leng.terminal.speech import say

if TYPE_CHECKING:
    from leng.engine.game import Result
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
    if table.game.together:
        verdict = say("won-together" if result.winners else "lost-together")
        screen.say(f"{verdict} {speaker.say(f'ending-{result.ending}')}")
    else:
        _ranking(sitting, result)
    screen.gap()
    opening = table.opening
    if opening.seal is None:
        screen.tell(say("seed-known", seed=opening.seed))
    else:
        screen.tell(say("seed", seed=opening.seed, hash=opening.seal))
    screen.tell(say("verify", file=str(sitting.path)))


def _ranking(sitting: Sitting, result: Result) -> None:
    """Everybody, the winners first, with their scores where points are counted."""
    table, screen, speaker = sitting.table, sitting.screen, sitting.presenter
    ranked = sorted(range(len(table.seats)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    for seat in ranked:
        mark = sitting.drawing.mark(seat, table.seats[seat].colour)
        name = table.seats[seat].name
        line = say("score", name=name, score=result.scores[seat]) if table.game.scored else name
        screen.show(Text.assemble("  ", mark, " ", (line, "bold" if seat in result.winners else "")))
    winners = speaker.listing([table.seats[seat].name for seat in result.winners])
    screen.say(say("winners", n=len(result.winners), names=winners) + " " + speaker.say(f"ending-{result.ending}"))
