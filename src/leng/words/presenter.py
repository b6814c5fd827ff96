"""How a table speaks: prompts, labels, log lines, reasons and card texts, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from leng.engine.choice import Choice, Option, Refusal
from leng.engine.content import Source
from leng.engine.game import Game
from leng.engine.options import TableOption
from leng.engine.plain import Box
from leng.engine.state import Event, State
from leng.engine.table import Seat, Table
from leng.words.rulebook import Rule, Ruling, read_rulebook
from leng.words.signs import Row
from leng.words.text import Words, words

SHORT = 28
"""So many letters of a question fit into one line of a phone."""


class Label(msgspec.Struct, frozen=True):
    """How an option is called, where it lies on the board, and which card explains it.

    Options with one idea, as the seven ways to invoke Nephren-Ka, are one row of the list that opens.
    """

    text: str
    place: str = ""  # "god:nodens", "building:house"
    card: str = ""  # "spell:al_azif"
    idea: str = ""  # what it is about: "Nephren-Ka (X)"
    way: str = ""  # which way of doing that it is: "with 1 and 4"
    uses: tuple[str, ...] = ()  # the pieces it takes, where each lies: "die:1", "die:4"


class CardText(msgspec.Struct, frozen=True):
    """A card, tile or sheet in words."""

    title: str
    kind: str
    lines: tuple[str, ...]
    source: Source


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: the thing, the sentence and the rule."""

    label: Label
    sentence: str
    rule: str
    rule_text: str


class Presenter:
    """Puts a game's ids and numbers into sentences; each game's ``present.py`` has a subclass ``Presenter``."""

    box: Box
    goes_on: ClassVar[frozenset[str]] = frozenset()
    """Questions after which, whatever is answered, the rules go on and change what the decider holds."""
    chapters: ClassVar[frozenset[str]] = frozenset()
    """Events with which a round begins: the story folds there."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """Events that stand over what follows them in the story."""
    places: ClassVar[Mapping[str, str]] = {}
    """Facts of events that name a place of the board under another name: an ``origin`` is a ``hex``."""
    asides: ClassVar[frozenset[str]] = frozenset()
    """Events that go without saying where a deed is told in short; the story tells them."""

    def __init__(
        self, game: Game[Any], seats: Sequence[Seat], language: str | None = None, box: Box | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.box = game.open_box() if box is None else box  # an owner's corrections may lie over ours
        self.words: Words = words(language, game.folder)
        self.language = self.words.language

    # What a game adds ----------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> str | int:
        """A fact of a message as it is spoken; the fact's name says what kind of thing the value is."""
        if name in ("seat", "other", "by"):
            return self.seat_name(value)
        if name == "seats":
            return self.listing([self.seat_name(each) for each in value])
        if name == "rival":
            return self.rival_name(value)
        return value if isinstance(value, int) else str(value)

    def seat_name(self, seat: int) -> str:
        """Who sits there."""
        return self.seats[seat].name

    def rival_name(self, rival: str) -> str:
        """What one without a seat is called."""
        return self.words.say(f"rival-{rival}")

    def label(self, choice: Choice, option: Option) -> Label:
        """How an option of a decision is called."""
        raise NotImplementedError

    def card(self, kind: str, name: str) -> CardText:
        """A card in words, from its structured effects."""
        raise NotImplementedError

    def signs(self, g: State, choice: Choice, option: Option) -> Row:
        """What taking an option is certain to cost and to bring; empty where that is nothing that signs can tell.

        What stands before ``LATER`` happens at once: the decider's holdings change by exactly that much, unless a sign
        of chance stands there. Nothing that is hidden from the decider may show.
        """
        return ()

    # The same for every game ---------------------------------------------------------------------------------------

    def say(self, key: str, /, **facts: Any) -> str:
        """A message with its facts spoken."""
        return self.words.say(key, **{name: self.fact(name, value) for name, value in facts.items()})

    def listing(self, things: Sequence[str]) -> str:
        """Several things in one sentence: "a, b and c"."""
        if len(things) < 2:
            return "".join(things)
        return self.words.say("listing", most=", ".join(things[:-1]), last=things[-1])

    def one_of(self, things: Iterable[Any]) -> str:
        """Several short things of which one counts: "II, III or IV"."""
        *most, last = map(str, things)
        return self.words.say("listing-or", most=", ".join(most), last=last) if most else last

    def held(self, kind: str, n: float) -> str:
        """So many of what a seat holds, by the kind of its sign, in words: "2 clues"."""
        head, _, which = kind.partition("-")
        for key in (f"amount-{kind}", f"sign-{kind}"):
            if self.words.has(key):
                return self.words.say(key, n=n)
        one = self.words.say(f"amount-{head}", n=which) if self.words.has(f"amount-{head}") else kind
        return one if n == 1 else f"{n} × {one}"

    def option_name(self, option: TableOption) -> str:
        """What a table option is called."""
        key = f"option-name-{option.name}"
        return self.words.say(key) if self.words.has(key) else option.name

    def value_name(self, option: TableOption, value: str) -> str:
        """What a value of a table option is called: a word, or the title of the card it names."""
        key = f"option-value-{value}"
        if self.words.has(key):
            return self.words.say(key)
        try:
            return self.card(option.name, value).title
        except (KeyError, NotImplementedError):
            return value

    def round_name(self, number: int) -> str:
        """What a round is called, where a game has names for them; else nothing."""
        return ""

    def phase(self, phase: str) -> str:
        """What a phase is called."""
        key = f"phase-{phase}"
        return self.words.say(key) if self.words.has(key) else phase

    def prompt(self, choice: Choice) -> str:
        """What the seat is asked."""
        return self.say(f"ask-{choice.ask.name}", seat=choice.seat, **choice.about)

    def short_prompt(self, choice: Choice) -> str:
        """What the seat is asked where there is little room: ``short-<ask>``, else the prompt up to a word."""
        key = f"short-{choice.ask.name}"
        if self.words.has(key):
            return self.say(key, seat=choice.seat, **choice.about)
        prompt = self.prompt(choice)
        return prompt if len(prompt) <= SHORT else prompt[:SHORT].rpartition(" ")[0].rstrip(",;:.?! ") + "…"

    def proviso(self, proviso: str) -> str:
        """The condition of a standing order in words."""
        name, _, place = proviso.partition(":")
        return self.say(f"proviso-{name}", place=place) if place else self.say(f"proviso-{name}")

    def waiting(self, choice: Choice) -> str:
        """What the others read meanwhile; it says nothing about hidden cards."""
        return self.say(f"wait-{choice.ask.name}", seat=choice.seat)

    def line(self, event: Event) -> str:
        """An event as a sentence of the log."""
        with_hindsight = "-seen" if event.kind == "undo" and "seen" in event.facts else ""
        return self.say(f"log-{event.kind}{with_hindsight}", **event.facts)

    def reasons(self, table: Table) -> list[Reason]:
        """What the decider may not do now, and why."""
        choice = table.decision
        if choice is None:
            return []
        return [self.reason(table, choice, option, refusal) for option, refusal in choice.refused()]

    def reason(self, table: Table, choice: Choice, option: Option, refusal: Refusal) -> Reason:
        """A refusal as a sentence with its rule."""
        numbers = refusal.numbers(table.state, choice.seat, option) if refusal.numbers is not None else {}
        rule = self.rule(refusal.rule)
        return Reason(
            self.label(choice, option),
            self.say(f"refuse-{refusal.name}", **numbers),
            refusal.rule,
            rule.text(self.language) if rule else "",
        )

    def rule(self, rule_id: str) -> Rule | Ruling | None:
        """The rule or ruling with this id."""
        return read_rulebook(self.game.folder).find(rule_id)

    def rule_of_line(self, event: Event) -> str:
        """The rule that a line of the story follows from, as it is cited; what a single card does has none."""
        book = read_rulebook(self.game.folder)
        return book.cited(book.line.get(event.kind, ""))

    def rule_of_card(self, kind: str) -> str:
        """The rule by which cards of a kind are used, as it is cited."""
        book = read_rulebook(self.game.folder)
        return book.cited(book.card.get(kind, ""))

    def rules_in_force(self, table: Table, phase: str | None = None) -> list[Rule]:
        """The rules of this very table, in one phase or in all."""
        book = read_rulebook(self.game.folder)
        return [rule for rule in (book.rule if phase is None else book.of_phase(phase)) if table.terms.meet(rule.only)]


def presenter(game: Game[Any], seats: Sequence[Seat], language: str | None = None, box: Box | None = None) -> Presenter:
    """The presenter of a game."""
    made: Presenter = game.part("present").Presenter(game, seats, language, box)
    return made
