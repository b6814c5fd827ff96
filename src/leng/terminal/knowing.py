"""What a person wants to know beside the question: how one wins, and the whole rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from leng.engine.choice import Choice
from leng.terminal.speech import in_any_language, say
from leng.words.goal import goal_of
from leng.words.reading import reading
from leng.words.text import plain

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting


def show_goal(sitting: Sitting, decision: Choice) -> None:
    """The goal, where the decider stands, the shape of a turn, and what ends the match."""
    screen, goal = sitting.screen, goal_of(sitting.presenter, sitting.table, decision.seat)
    if goal is None:
        screen.say(say("no-goal"))
        return
    for line in goal.goal:
        screen.say(line, "bold")
    screen.say(say("goal-stand"), "dim")
    for each in goal.stand:
        shares = ", ".join(f"{share.name} {share.points}" for share in each.shares)
        screen.item("•", Text.assemble(each.text, (f" ({shares})" if shares else "", "dim")))
    screen.say(say("goal-turn"), "dim")
    for number, line in enumerate(goal.turn, start=1):
        screen.item(f"{number}.", line)
    screen.say(say("goal-ends"), "dim")
    for line in goal.ends:
        screen.item("•", line)


def show_rulebook(sitting: Sitting, wanted: str) -> None:
    """All rules of the game, or those in which the words occur; what does not hold at this table says so."""
    table, speaker = sitting.table, sitting.presenter
    whole = plain(wanted) in in_any_language("typed-all")
    book = reading(table.game, speaker.language, "" if whole else wanted, speaker.rules_in_force(table))
    if not book.found:
        sitting.screen.say(say("rules-not-found", typed=wanted))
    for chapter in book.chapters:
        sitting.screen.say(chapter.title, "bold")
        for rule in chapter.passages:
            off = f" {say('rules-off')}" if not rule.in_force else ""
            sitting.screen.item("•", Text.assemble(rule.text, (f" [{book.code} {rule.id}]{off}", "dim")))
            for note in rule.notes:
                sitting.screen.item("", Text.assemble((f"{note.id} ", "bold"), note.text), "dim")
