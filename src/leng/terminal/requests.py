"""What a person may type at a question besides an answer: why, rules, card, undo, save, hint, odds and the rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from leng.bots import thoughts_at
from leng.bots.advice import ADVISER, advise
from leng.bots.naming import bot_name
from leng.engine import journal
from leng.engine import odds as exact
from leng.engine.choice import Choice, key
from leng.engine.errors import BadSave, UndoRefused
from leng.terminal import catalogue, knowing, lesson, orders, picks, question, saves
from leng.terminal.screen import Left
from leng.terminal.speech import Trouble, in_any_language, say, words
from leng.terminal.typed import COMMANDS, command_of, matching
from leng.words.advice import advice
from leng.words.text import LANGUAGES, plain, speak

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting

LOG_LINES = 20
Request = Callable[["Sitting", Choice, str], None]


def follow(sitting: Sitting, decision: Choice, line: str) -> None:
    """Do what a line asks: a choice, or a command."""
    command = command_of(line)
    if command is not None:
        REQUESTS[command[0]](sitting, decision, command[1])
        return
    if decision.several is not None:
        if not picks.follow(sitting, decision, decision.several, line):
            sitting.screen.say(say("picks-not-understood", typed=line, most=len(decision.several.open)))
        return
    places = _answers(sitting, decision, line)
    if len(places) == 1:
        sitting.choose(decision.options[places[0]])
        return
    names = question.labels(sitting.presenter, decision)
    if places:
        sitting.screen.say(say("ambiguous", typed=line))
        for place in places:
            sitting.screen.item(str(place + 1), names[place].text)
        return
    if not line:
        sitting.screen.say(say("type-something", most=len(decision.options)))
    elif not _explain(sitting, line):
        sitting.screen.say(say("not-understood", typed=line, most=len(decision.options)))


def _answers(sitting: Sitting, decision: Choice, line: str) -> list[int]:
    """The options a line may mean."""
    number = len(decision.options)
    if not line:
        return [0] if number == 1 else []
    if line.isdecimal():
        return [int(line) - 1] if 1 <= int(line) <= number else []
    return matching(line, [label.text for label in question.labels(sitting.presenter, decision)])


# Asking ----------------------------------------------------------------------------------------------------------


def why(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Explain what is not allowed now, with the rule that says so."""
    if not _explain(sitting, rest):
        sitting.screen.say(say("why-nothing", typed=rest) if rest else say("why-all-allowed"))


def _explain(sitting: Sitting, wanted: str) -> bool:
    """Say why something may not be done; whether there was anything to say."""
    reasons = sitting.presenter.reasons(sitting.table)
    if wanted:
        reasons = [reasons[place] for place in matching(wanted, [each.label.text for each in reasons])]
    told: set[str] = set()
    for reason in reasons:
        sitting.screen.item(question.NO, Text.assemble((reason.label.text, "bold"), say("colon"), reason.sentence))
        if reason.rule not in told:
            told.add(reason.rule)
            sitting.screen.item("", f"[{reason.rule}] {reason.rule_text}", "dim")
    return bool(reasons)


def goal(sitting: Sitting, decision: Choice, rest: str) -> None:
    """How one wins, where one stands, the shape of a turn, what ends the match."""
    knowing.show_goal(sitting, decision)


def rules(sitting: Sitting, decision: Choice, rest: str) -> None:
    """The rules of this phase that are in force at this table; the whole rulebook, or what a word finds in it."""
    if rest:
        knowing.show_rulebook(sitting, rest)
        return
    known = sitting.presenter.rules_in_force(sitting.table, sitting.table.state.phase)
    if not known:
        sitting.screen.say(say("no-rules"))
    for rule in known:
        code = f"{sitting.table.game.code} {rule.id}"
        sitting.screen.item("•", Text.assemble(rule.text(sitting.presenter.language), (f" [{code}]", "dim")))


def card(sitting: Sitting, decision: Choice, rest: str) -> None:
    """A card, god or building in words."""
    catalogue.show(sitting, rest)


def hint(sitting: Sitting, decision: Choice, rest: str) -> None:
    """What a good bot would do with what this seat knows: the best options, what each is worth, and why."""
    shown = list(decision.options) if decision.several is None else [each for each, _ in decision.several.open]
    numbers = {key(option): str(number) for number, option in enumerate(shown, start=1)}
    found = advice(sitting.presenter, sitting.table, advise(sitting.table.play, thoughts_at(sitting.table)))
    for each in found:
        number = numbers.get(each.key, each.key)
        if each.place == 1:
            sitting.screen.say(say("hint", number=number, label=each.label.text, bot=bot_name(words(), ADVISER)))
        worth = (f" ({each.worth})", "dim") if each.worth else ""
        line = Text.assemble((each.label.text, "bold" if each.place == 1 else ""), worth, f" {each.why}")
        sitting.screen.item(number, line)
    if len(found) > 1:
        sitting.screen.say(sitting.presenter.say("advice-note"), "dim")


def odds(sitting: Sitting, decision: Choice, rest: str) -> None:
    """The exact chances behind the options, and what they leave out."""
    found = exact.chances(sitting.table.play)
    if not found:
        sitting.screen.say(say("no-odds"))
        return
    leading = exact.best(found)
    for number, option in enumerate(decision.options, start=1):
        name = key(option)
        chance = say("chance", chance=exact.to_show(found[name])) if name in found else say("chance-unknown")
        line = Text(f"{chance:>7}  {sitting.presenter.label(decision, option).text}")
        if name in leading:
            line = Text.assemble((line.plain, "bold"), ("  " + say("odds-best"), "bold green"))
        sitting.screen.item(str(number), line)
    sitting.screen.say(sitting.presenter.say("odds-note"), "dim")


def log(sitting: Sitting, decision: Choice, rest: str) -> None:
    """The last lines of the story again."""
    count = int(rest) if rest.isdecimal() and int(rest) > 0 else LOG_LINES
    for event in sitting.table.story(sitting.reader(decision))[-count:]:
        sitting.say_line(event)


def board(sitting: Sitting, decision: Choice, rest: str) -> None:
    """The table and the question again."""
    sitting.draw()
    question.put(sitting, decision)


def manual(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Everything that can be typed."""
    sitting.screen.say(say("help-answer"))
    for command in COMMANDS:
        sitting.screen.show(
            Text.assemble("  ", (f"{say(f'usage-{command}'):<24}", "bold"), " ", say(f"about-{command}"))
        )


# Taking back -----------------------------------------------------------------------------------------------------


def undo(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Take back the last choice, or the whole turn; other people at this screen are asked where they must be."""
    table, seat = sitting.table, decision.seat
    if decision.several is not None and not rest and picks.forget(sitting, decision):
        question.put(sitting, decision)
        return
    scope = "turn" if plain(rest) in in_any_language("typed-turn") else "choice"
    if rest and scope == "choice":
        sitting.screen.say(say("undo-what", typed=rest))
        return
    target = _worth_undoing(sitting, seat, table.undo_target(seat, scope))
    needed = table.undo_needs(seat, target)
    if needed:
        sitting.screen.wipe()  # the others come to the screen
    for other in sorted(needed):
        if not _agrees(sitting, seat, other):
            sitting.screen.say(say("undo-refused", name=table.seats[other].name))
            board(sitting, decision, "")
            return
    table.go_back(seat, target, sorted(needed))
    sitting.keep()
    sitting.gone_back()


def _worth_undoing(sitting: Sitting, seat: int, target: int) -> int:
    """Go on back over choices that a standing order would only make again."""
    while True:
        twin = sitting.table.copy()
        twin.go_back(seat, target)
        if not twin.follow_orders():
            return target
        earlier = sitting.table.last_choice_of(seat, target)
        if earlier is None:
            raise UndoRefused("error-nothing-to-undo")
        target = earlier


def _agrees(sitting: Sitting, seat: int, other: int) -> bool:
    names = sitting.table.seats
    sitting.screen.say(say("undo-agree", other=names[other].name, name=names[seat].name))
    return plain(sitting.screen.read()) in in_any_language("typed-yes")


# Keeping and leaving ---------------------------------------------------------------------------------------------


def save(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Say where the match is kept, or keep a copy in another file as well."""
    file = Path(rest).expanduser() if rest else sitting.path
    if file.resolve() == sitting.path.resolve():
        sitting.save()
        if not sitting.unsaved:
            sitting.screen.tell(say("saved", file=str(file)))
        return
    try:
        saves.wanted(file)
        if sitting.unsaved:
            sitting.diary.move(sitting.table, file)
            sitting.unsaved = False
        else:
            journal.save(sitting.table, file)
    except Trouble as trouble:
        sitting.screen.tell(str(trouble))
    except BadSave as trouble:
        sitting.screen.tell(say("trouble-not-saved", file=str(file), trouble=trouble.facts["trouble"]))
    else:
        sitting.screen.tell(say("saved", file=str(file)))


def tongue(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Go on in another language."""
    wanted = plain(rest)[:2]
    if wanted not in LANGUAGES:
        sitting.screen.say(say("which-language", known=", ".join(LANGUAGES)))
        return
    speak(wanted)
    sitting.speak(wanted)
    board(sitting, decision, "")


def leave(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Leave the table; the match waits."""
    raise Left


def guide(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Leave the lesson, or come back to it and read its words again."""
    lesson.change(sitting)
    lesson.speak_of(sitting, decision)


def standing(sitting: Sitting, decision: Choice, rest: str) -> None:
    """Standing orders: questions that need not be asked."""
    orders.follow(sitting, decision, rest)


REQUESTS: dict[str, Request] = {
    "why": why,
    "goal": goal,
    "rules": rules,
    "card": card,
    "undo": undo,
    "save": save,
    "hint": hint,
    "odds": odds,
    "log": log,
    "orders": standing,
    "board": board,
    "lesson": guide,
    "lang": tongue,
    "help": manual,
    "quit": leave,
}
