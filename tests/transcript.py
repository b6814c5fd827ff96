"""A match told as a transcript: who is asked what, who plays what, and what is refused under which rule.

    t = Transcript(table)
    t.seat("luke").is_asked("invoke").refused("invoke:nodens:3", rule="R-027").plays("invoke:nodens:3-6")
    t.until(ask="sanity-bonus", seat="gabriel")

Questions in which nothing would bring anything are passed, as at every table people open, unless the transcript is
``thorough``. ``t.luke`` is short for ``t.seat("luke")``. Every failed expectation tells what was really asked.
A game has its own ``Speaker``, who knows what lies before a player, and its own transcript, which says who speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from leng.engine.choice import NO, Choice, Option, key
from leng.engine.state import Event
from leng.engine.table import Table

Seated = TypeVar("Seated", bound="Speaker")
Position = TypeVar("Position")


class TranscriptOf(Generic[Seated, Position]):
    """A table, read aloud, and who speaks at it."""

    speaker: type[Seated]

    def __init__(self, table: Table, thorough: bool = False) -> None:
        self.table = table
        self.thorough = thorough
        self.spare()

    def __getattr__(self, name: str) -> Seated:
        if name.startswith("_"):
            raise AttributeError(name)
        return self.seat(name)

    def spare(self) -> None:
        """Pass where nothing would bring anything, unless everything is to be asked."""
        while not self.thorough and (decision := self.table.decision) is not None and decision.is_in_vain:
            if decision.secret or decision.ask.must_be_put:
                return
            self.table.choose(str(decision.ask.passing))

    @property
    def state(self) -> Position:
        """The whole truth, for checking numbers."""
        state: Position = self.table.state
        return state

    @property
    def decision(self) -> Choice:
        """The decision the table waits for; fails when the match is over."""
        decision = self.table.decision
        assert decision is not None, f"the match is over: {self.table.result}"
        return decision

    def seat(self, who: str | int) -> Seated:
        """The seat with this name (in small or large letters) or number."""
        if isinstance(who, int):
            return self.speaker(self, who)
        names = [each.name.lower() for each in self.table.seats]
        assert who.lower() in names, f"nobody at the table is called {who!r}, only {', '.join(names)}"
        return self.speaker(self, names.index(who.lower()))

    def until(
        self,
        ask: str | None = None,
        seat: str | int | None = None,
        answers: Mapping[str, str] | None = None,
        limit: int = 3000,
    ) -> Self:
        """Answer everything until this question is put (to this seat).

        ``answers`` gives a key for a question by its name; whatever else is asked is passed, declined, or answered
        with the first option.
        """
        wanted = None if seat is None else self.seat(seat).number
        for _ in range(limit):
            assert self.table.decision is not None, f"the match ended before {ask or 'a question'} was asked"
            if ask in (None, self.decision.ask.name) and wanted in (None, self.decision.seat):
                return self
            self._answer(answers or {})
        raise AssertionError(f"{ask} was not asked within {limit} decisions; now {self.asking()}")

    def to_the_end(self, answers: Mapping[str, str] | None = None, limit: int = 3000) -> Self:
        """Answer everything, as ``until`` does, until the match is over."""
        for _ in range(limit):
            if self.table.decision is None:
                return self
            self._answer(answers or {})
        raise AssertionError(f"the match is not over after {limit} decisions; now {self.asking()}")

    def told(self, kind: str, **facts: Any) -> Event:
        """The last line of the log of this kind with these facts; fails when there is none."""
        for event in reversed(self.table.log):
            if event.kind == kind and facts.items() <= event.facts.items():
                return event
        seen = [event.facts for event in self.table.log if event.kind == kind]
        raise AssertionError(f"the log has no {kind!r} with {facts}; of this kind: {seen}")

    def asking(self) -> str:
        """The decision on the table in one line, for messages."""
        decision = self.table.decision
        if decision is None:
            return f"the match is over: {self.table.result}"
        offered = ", ".join(map(key, decision.options))
        name = self.table.seats[decision.seat].name
        return f"{name} is asked {decision.ask.name!r} (phase {self.table.state.phase!r}), offered: {offered}"

    def _answer(self, answers: Mapping[str, str]) -> None:
        decision = self.decision
        options = list(map(key, decision.options))
        for wish in (answers.get(decision.ask.name), decision.ask.passing, NO):
            if wish in options:
                break
        else:
            wish = options[0]
        self.table.choose(wish)
        self.spare()


class Speaker:
    """One seat in the transcript; every sentence about it may be followed by another."""

    in_order: ClassVar[Sequence[str]] = ()  # lists whose order counts; all others are heaps

    def __init__(self, transcript: TranscriptOf[Any, Any], number: int) -> None:
        self.transcript = transcript
        self.table = transcript.table
        self.number = number
        self.name = transcript.table.seats[number].name

    def has(self, **wanted: Any) -> Self:
        """This is what lies before the player: numbers, cards, pieces; the order of a heap does not count."""
        found = {name: self._sorted(name, self.holding(name)) for name in wanted}
        expected = {name: self._sorted(name, each) for name, each in wanted.items()}
        assert found == expected, f"{self.name} has {found}, not {expected}; {self.transcript.asking()}"
        return self

    def holding(self, name: str) -> Any:
        """What the player has of something; each game knows where it lies."""
        raise NotImplementedError

    def plays(self, *keys: str) -> Self:
        """The seat is asked and picks these options, one question after the other."""
        for wanted in keys:
            self._asked()
            assert wanted in self._options(), f"{wanted} is not offered; {self.transcript.asking()}"
            self.table.choose(wanted, self.number)
            self.transcript.spare()
        return self

    def picks(self, *keys: str) -> Self:
        """The seat is asked for several things and picks these, in any order, as one whole."""
        self._asked()
        self.table.choose_all(keys, self.number)
        self.transcript.spare()
        return self

    def passes(self) -> Self:
        """The seat is asked and declines."""
        passing = self._asked().ask.passing
        assert passing is not None, f"this question cannot be declined; {self.transcript.asking()}"
        return self.plays(passing)

    def is_asked(self, ask: str | None = None) -> Self:
        """The table waits for this seat (with this question)."""
        decision = self._asked()
        assert ask in (None, decision.ask.name), f"{self.name} is not asked {ask!r}; {self.transcript.asking()}"
        return self

    def is_not_asked(self) -> Self:
        """The table waits for somebody else, or for nobody."""
        decision = self.table.decision
        assert decision is None or decision.seat != self.number, self.transcript.asking()
        return self

    def offered(self, *keys: str) -> Self:
        """These options are among those offered."""
        self._asked()
        missing = [each for each in keys if each not in self._options()]
        assert not missing, f"{', '.join(missing)} not offered; {self.transcript.asking()}"
        return self

    def offered_only(self, *keys: str) -> Self:
        """Exactly these options are offered, in any order."""
        self._asked()
        assert sorted(self._options()) == sorted(keys), f"not exactly {', '.join(keys)}; {self.transcript.asking()}"
        return self

    def not_offered(self, *keys: str) -> Self:
        """None of these options is offered (whether or not anybody says why)."""
        self._asked()
        wrong = [each for each in keys if each in self._options()]
        assert not wrong, f"{', '.join(wrong)} should not be offered; {self.transcript.asking()}"
        return self

    def refused(self, wanted: str, rule: str, **numbers: Any) -> Self:
        """The option is not offered but shown, with this rule (and these numbers) as the reason."""
        self.not_offered(wanted)
        decision = self._asked()
        reasons = {key(option).rstrip(":"): (option, reason) for option, reason in decision.refused()}
        shown = ", ".join(f"{name} ({reason.rule})" for name, (_, reason) in reasons.items())
        assert wanted.rstrip(":") in reasons, f"nobody says why not {wanted}; refused: {shown}"
        option, reason = reasons[wanted.rstrip(":")]
        assert self._bare(reason.rule) == self._bare(rule), f"{wanted} is refused by {reason.rule}, not by {rule}"
        told: Mapping[str, Any] = {}
        if reason.numbers is not None:
            told = reason.numbers(self.table.state, self.number, option)
        assert numbers.items() <= told.items(), f"the refusal of {wanted} says {told}, not {numbers}"
        return self

    def reads(self, kind: str, **facts: Any) -> Event:
        """The last such line of the log that this seat may read; fails when there is none."""
        for event in reversed(self.table.story(self.number)):
            if event.kind == kind and facts.items() <= event.facts.items():
                return event
        raise AssertionError(f"{self.name} reads no {kind!r} with {facts}")

    def does_not_read(self, kind: str, **facts: Any) -> Self:
        """No such line of the log is for this seat."""
        lines = self.table.story(self.number)
        wrong = [each for each in lines if each.kind == kind and facts.items() <= each.facts.items()]
        assert not wrong, f"{self.name} should not read {wrong}"
        return self

    def _asked(self) -> Choice:
        decision = self.transcript.decision
        assert decision.seat == self.number, f"{self.name} is not asked; {self.transcript.asking()}"
        return decision

    def _options(self) -> list[str]:
        options: list[Option] = list(self.transcript.decision.options)
        return list(map(key, options))

    def _bare(self, rule: str) -> str:
        return rule.removeprefix(self.table.game.code).strip()

    def _sorted(self, name: str, value: Any) -> Any:
        return sorted(value) if isinstance(value, list | tuple) and name not in self.in_order else value


class Transcript(TranscriptOf[Speaker, Any]):
    """A table of any game, read aloud."""

    speaker = Speaker


def who_sits(players: Sequence[str], plain: Sequence[str]) -> tuple[list[str], list[str]]:
    """The names of players written ``ann:anubis`` or just ``bob``, and whom each leads, a plain one unless told."""
    names: list[str] = []
    led: list[str] = []
    free = [each for each in plain if not any(player.endswith(f":{each}") for player in players)]
    for player in players:
        name, _, leads = player.partition(":")
        names.append(name)
        led.append(leads or free.pop(0))
    return names, led
