"""A match at one terminal: bots play on, people are asked, and every choice is on disk before anybody sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from leng.bots import Sight, new_bot, thoughts_at, who_plays
from leng.bots.watching import ENOUGH, ask, elbow_room, simply
from leng.engine.choice import Choice, Option
from leng.engine.errors import BadSave, LengError
from leng.engine.orders import give_at_opening
from leng.engine.state import EVERYBODY, Event
from leng.engine.table import HUMAN, Table
from leng.terminal import question, requests
from leng.terminal.diary import Diary, Found
from leng.terminal.ending import show_ending
from leng.terminal.picks import Draft
from leng.terminal.screen import RIVAL, Screen
from leng.terminal.speech import Trouble, say
from leng.words.lesson import course_at
from leng.words.orders import spared
from leng.words.presenter import Presenter, presenter
from leng.words.text import language

LINES_ON_RETURN = 12


class Moment(NamedTuple):
    """What tells whether the table should be drawn anew."""

    turn: int  # the round; where there are none, the number of choices before this unit of play
    phase: str
    choices: int
    lines: int  # of the log


class Sitting:
    """People and bots around one screen, from the first question or from where they left."""

    def __init__(self, table: Table, diary: Diary, screen: Screen) -> None:
        self.table = table
        self.diary = diary
        self.screen = screen
        self.drawing: ModuleType = table.game.part("terminal")
        self.presenter: Presenter = _speaker(table, language())
        self.people = [number for number, seat in enumerate(table.seats) if seat.player == HUMAN]
        self.at_keyboard: int | None = None if len(self.people) > 1 else (self.people or [EVERYBODY])[0]
        self.read: dict[int, int] = {}  # how much of the log each seat has read
        self.drawn: Moment | None = None  # when the table was last drawn
        self.draft: Draft | None = None  # picks that were made and not sent yet
        self.course = course_at(table)  # the lesson that is given here
        self.lesson_left = False
        self.stumbles: Counter[int] = Counter()  # how often the bot of a seat hung or crashed
        self.unsaved = False
        self.settled = len(table.record)  # entries of the record when nobody was just changing the table

    @property
    def path(self) -> Path:
        """The file in which the match is kept."""
        return self.diary.save

    # The match ---------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """A new match: on disk first, then a word about the game and this table."""
        give_at_opening(self.table)
        try:
            self.diary.begin(self.table)
        except BadSave:  # better not to begin than to lose a match
            raise Trouble("trouble-not-begun", file=str(self.path)) from None
        self.settled = len(self.table.record)
        self.screen.show(self.drawing.introduce(self.presenter, self.screen.width))
        self.screen.gap()
        self._say_where("opened")

    def come_back(self, found: Found) -> None:
        """A match played on: what happened last is told again."""
        if found.broken is not None:
            self.screen.tell(say("diary-broken", file=str(found.broken)), "bold red")
        elif found.entries:
            self.screen.say(say("diary-found", n=found.entries))
        self.save()
        told = len(self.table.log)
        self.read = {seat: max(0, told - LINES_ON_RETURN) for seat in (*self.people, EVERYBODY)}
        self._say_where("resumed")

    def _say_where(self, key: str) -> None:
        self.screen.tell(say(key, file=str(self.path)))
        seal = self.table.opening.seal
        if seal is None:
            self.screen.say(say("unsealed"), "bold")
        else:
            self.screen.say(say("commitment", hash=seal), "dim")

    def run(self) -> None:
        """Play until the match is over."""
        while (decision := self.table.decision) is not None:
            if self.follow_orders():
                continue
            if self.table.seats[decision.seat].player == HUMAN:
                self._sit_down(decision)
                if told := spared(self.presenter, self.table, decision.seat):
                    self.screen.say(told, "dim")
                self._ask(decision)
            else:
                self.choose(self._bots_answer(decision))
                if not self.people:
                    self.tell_story(EVERYBODY)
        self.save()
        show_ending(self)

    def follow_orders(self) -> bool:
        """Answer what standing orders answer; whether anything was done."""
        known = len(self.table.record)
        self.table.follow_orders()
        if len(self.table.record) == known:
            return False
        self.keep(sure=False)
        return True

    def _bots_answer(self, decision: Choice) -> Option:
        """What the bot on a seat does; its thoughts depend on the match alone, a resumed match goes on alike."""
        seat = decision.seat
        sight, thoughts = Sight(self.table.play), thoughts_at(self.table)
        if self.stumbles[seat] >= ENOUGH:
            return simply(sight, thoughts)
        bot = new_bot(who_plays(self.table.seats[seat].player), thoughts)
        with elbow_room():
            option, mishap = ask(bot, sight, thoughts)
        if mishap is not None:
            self.stumbles[seat] += 1
            key = "bot-replaced" if self.stumbles[seat] == ENOUGH else "bot-stumbled"
            self.screen.tell(say(key, name=self.table.seats[seat].name), "bold")
        return option

    def choose(self, option: Option) -> None:
        """Make a choice and keep it, before its result is shown; what a bot chose it would choose again."""
        decision = self.table.decision
        person = decision is not None and self.table.seats[decision.seat].player == HUMAN
        self.table.take(option)
        self.keep(sure=person)

    def choose_all(self, keys: list[str]) -> None:
        """Make all picks of a whole and keep them, before their result is shown."""
        self.table.choose_all(keys)
        self.keep()

    # Keeping -----------------------------------------------------------------------------------------------------

    def keep(self, *, sure: bool = True) -> None:
        """Note what was just done; what a person did is surely on the disk when this is done."""
        self.settled = len(self.table.record)
        with self._telling(sure):
            self.diary.write(self.table, sure=sure)

    def save(self) -> None:
        """Write the whole match to its file."""
        with self._telling():
            self.diary.fold(self.table)

    def leave(self) -> None:
        """Get up: the match lies in its file, whole."""
        if len(self.table.record) == self.settled:
            self.save()
        else:  # interrupted in the middle of a choice: it was not made
            with self._telling():
                self.diary.write(self.table, sure=True, upto=self.settled)

    @contextmanager
    def _telling(self, loud: bool = True) -> Iterator[None]:
        """When nothing can be written the match goes on and says so; the next time everything is written."""
        try:
            yield
            self.unsaved = False
        except BadSave as trouble:
            if loud or not self.unsaved:
                told = say("trouble-not-saved", file=str(self.path), trouble=trouble.facts["trouble"])
                self.screen.tell(told, "bold red")
            self.unsaved = True

    # People ------------------------------------------------------------------------------------------------------

    def _sit_down(self, decision: Choice) -> None:
        """Hand the keyboard over when another person must decide, with nothing of the last one's in sight."""
        seat = decision.seat
        if not self._others_look_away(decision):
            if seat == self.at_keyboard:
                return
            if not self.table.manner.secrets:  # nothing to hide: it is enough to say whose turn it is
                self.at_keyboard = seat
                return
        self.screen.wipe()
        mark = self.drawing.mark(seat, self.table.seats[seat].colour)
        self.screen.show(mark)
        self.screen.say(say("hand-over", name=self.table.seats[seat].name), "bold")
        self.at_keyboard = None  # whoever leaves now has seen nothing
        self.screen.read(say("press-enter") + " ")
        self.screen.wipe()
        self.at_keyboard = seat
        self.drawn = None

    def _ask(self, decision: Choice) -> None:
        """Show the story, the table and the question, until it is answered or taken back."""
        if question.is_secret(self.table, decision) or self._others_look_away(decision):
            with self.screen.fleeting():
                if self._others_look_away(decision):
                    self.read[decision.seat] = self.read.get(EVERYBODY, 0)
                    self.tell_story(decision.seat)
                    self.draw()
                self._close_up(decision.seat)
                question.put(self, decision)
                self._converse(decision)
            self.drawn = None
            return
        self.tell_story(self.reader(decision))
        if self._looks_different(decision.seat):
            self.draw()
        else:
            self._close_up(decision.seat)
        question.put(self, decision)
        self._converse(decision)

    def _others_look_away(self, decision: Choice) -> bool:
        """Whether they do so for this question alone, while nothing else is hidden from them."""
        return decision.ask.private and not self.table.manner.secrets and len(self.people) > 1

    def reader(self, decision: Choice) -> int:
        """Who reads the story at a question: its decider, or everybody where several look at one screen."""
        all_look = len(self.people) > 1 and not self.table.veiled
        return EVERYBODY if all_look else decision.seat

    def _looks_different(self, seat: int) -> bool:
        """Whether a new turn or phase began, or others moved, a rival too, since the table was last drawn."""
        now, then = self._moment(), self.drawn
        if then is None or then[:2] != now[:2]:
            return True
        others = any(move.seat != seat for move in self.table.moves[then.choices :])
        return others or any(event.rival for event in self.table.log[then.lines :])

    def _moment(self) -> Moment:
        table = self.table
        turn = table.state.round if table.manner.rounds else table.boundaries[-1]
        return Moment(turn, table.state.phase, table.number, len(table.log))

    def _converse(self, decision: Choice) -> None:
        """Read lines until the question is no longer on the table."""
        while self.table.decision is decision:
            line = self.screen.read()
            try:
                requests.follow(self, decision, line)
            except LengError as trouble:
                self.screen.say(str(trouble))

    def tell_story(self, audience: int) -> None:
        """What happened since this audience last looked."""
        begin = min(self.read.get(audience, 0), len(self.table.log))
        fresh = [event for event in self.table.log[begin:] if event.seen_by(audience)]
        self.read[audience] = len(self.table.log)
        if fresh:
            self.screen.gap()
        for event in fresh:
            self.say_line(event)

    def say_line(self, event: Event) -> None:
        """A line of the story; what a rival did has its mark."""
        mark = f"{RIVAL} " if event.rival else "  "
        self.screen.say(mark + self.presenter.line(event), "italic")

    def gone_back(self) -> None:
        """After an undo everybody reads that it happened, and the table is drawn again."""
        last = len(self.table.log) - 1
        self.read = {seat: min(told, last) for seat, told in self.read.items()}
        self.drawn = None

    def draw(self) -> None:
        """The table as the person at the keyboard may see it."""
        seat = EVERYBODY if self.at_keyboard is None else self.at_keyboard
        self.drawn = self._moment()
        self.screen.gap()
        self.screen.show(self.drawing.draw(self.table.view(seat), self.presenter, self.screen.width))

    def _close_up(self, seat: int) -> None:
        """What changes with every choice, where a game has such a thing: a table of many lines stays as it was."""
        close_up = getattr(self.drawing, "close_up", None)
        shown = close_up(self.table.view(seat), self.presenter, self.screen.width) if close_up is not None else None
        if shown is not None:
            self.screen.gap()
            self.screen.show(shown)

    def speak(self, tongue: str) -> None:
        """Go on in another language."""
        self.presenter = _speaker(self.table, tongue)


def _speaker(table: Table, tongue: str) -> Presenter:
    """A presenter that reads the cards of this very table: an owner's corrections may have been laid over them."""
    return presenter(table.game, table.seats, tongue, table.state.box)
