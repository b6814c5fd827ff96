"""What the page of a table shows to one pair of eyes: the board, the question, the story, and everything beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from leng.engine.choice import Choice, key
from leng.engine.lights import Lit
from leng.engine.marks import LETTERS
from leng.engine.odds import best, has_odds, to_show
from leng.engine.orders import in_words, offered
from leng.engine.presenter import Label, Presenter, Reason
from leng.engine.state import Event
from leng.engine.table import HUMAN, Table
from leng.server.hall import HOUSE, REPLACED, STUMBLED
from leng.server.live import LiveTable
from leng.server.store import Said
from leng.web.onlooker import Onlooker
from leng.web.speech import bot_name, colour_name, words

LINES = 60  # of the story beside the table; the rest is on a page of its own


class Button(msgspec.Struct):
    """An option of the question."""

    number: int
    key: str
    label: Label
    hinted: bool
    chance: str = ""  # in percent, once somebody has asked for the odds
    best: bool = False  # nothing has a better chance


class Group(msgspec.Struct):
    """Options of one kind."""

    title: str
    buttons: list[Button]


class Line(msgspec.Struct):
    """A line of the story."""

    number: int
    kind: str
    text: str
    mine: bool


class SeatShown(msgspec.Struct):
    """Who sits there."""

    number: int
    letter: str
    name: str
    colour: str
    colour_name: str
    player: str
    mine: bool
    deciding: bool


class Order(msgspec.Struct):
    """A standing order in words: one that stands, or one that might be given."""

    ask: str
    proviso: str
    text: str


class Speech(msgspec.Struct):
    """A line of the chat."""

    seat: int
    name: str
    said: str


class Question(msgspec.Struct):
    """The decision on the table as its decider reads it."""

    prompt: str
    rule: str
    rule_text: str
    groups: list[Group]
    passing: list[Button]
    beforehand: str  # what a standing order would answer, empty where none can be given
    reasons: list[Reason]
    provisos: list[Order]  # conditions under which it may be declined beforehand
    ordered: list[Order]  # orders for this question whose condition does not hold now
    has_odds: bool  # whether chances can be told
    odds_note: str  # what the chances shown count and what they leave out; empty while none are shown
    no_odds: bool  # asked for, but none of these options has a chance that can be told


class Ranked(msgspec.Struct):
    """A line of the result."""

    seat: SeatShown
    score: int | None  # where points are counted
    won: bool


def board(table: Table, view: Any, speaker: Presenter, options: Sequence[Lit]) -> Markup:
    """The game's own drawing of a view; empty for a game that has none."""
    try:
        picture = table.game.part("picture")
    except ModuleNotFoundError:
        return Markup("")
    drawn: str = picture.draw(view, speaker, options)
    return Markup(drawn)  # noqa: S704 - a game escapes what it draws


def lights(speaker: Presenter, decision: Choice | None) -> list[Lit]:
    """The options that lie somewhere on the board."""
    if decision is None:
        return []
    labels = [(key(option), speaker.label(decision, option)) for option in decision.options]
    return [Lit(name, label.text, label.place) for name, label in labels]


def question(table: Table, speaker: Presenter, hint: str | None, odds: Mapping[str, float] | None = None) -> Question:
    """The decision with its options in groups, the declining ones last, and what is forbidden."""
    decision = table.decision
    assert decision is not None
    chances = {name: _percent(speaker, chance) for name, chance in (odds or {}).items()}
    leading = best(odds or {})
    groups: dict[str, Group] = {}
    passing: list[Button] = []
    for number, option in enumerate(_in_groups(speaker, decision), start=1):
        name, label = option
        button = Button(number, name, label, name == hint, chances.get(name, ""), name in leading)
        if name == decision.ask.passing:
            passing.append(button)
            continue
        kind = label.place.partition(":")[0]
        title = speaker.words.say(f"kind-{kind}") if speaker.words.has(f"kind-{kind}") else ""
        groups.setdefault(title, Group(title, [])).buttons.append(button)
    rule = speaker.rule(decision.ask.rule)
    return Question(
        prompt=speaker.prompt(decision),
        rule=decision.ask.rule,
        rule_text=rule.text(speaker.language) if rule else "",
        groups=list(groups.values()),
        passing=passing,
        beforehand=speaker.label(decision, decision.ask.beforehand).text if offered(table) else "",
        reasons=speaker.reasons(table),
        provisos=[
            Order(each.ask, each.proviso, speaker.proviso(each.proviso)) for each in offered(table) if each.proviso
        ],
        ordered=[each for each in orders(table, speaker, decision.seat) if each.ask == decision.ask.name],
        has_odds=has_odds(table.play),
        odds_note=speaker.say("odds-note") if chances else "",
        no_odds=odds is not None and not chances,
    )


def _percent(speaker: Presenter, chance: float) -> str:
    return words(speaker.language).say("chance", chance=to_show(chance))


def _in_groups(speaker: Presenter, decision: Choice) -> list[tuple[str, Label]]:
    """Options in the order in which they are shown and numbered: by kind, the declining one last."""
    labelled = [(key(option), speaker.label(decision, option)) for option in decision.options]
    kinds = list(dict.fromkeys(label.place.partition(":")[0] for _, label in labelled))
    return sorted(
        labelled, key=lambda each: (each[0] == decision.ask.passing, kinds.index(each[1].place.partition(":")[0]))
    )


def story(speaker: Presenter, events: Sequence[Event], seat: int | None, last: int | None = LINES) -> list[Line]:
    """The log as sentences, the newest last."""
    begin = max(0, len(events) - last) if last is not None else 0
    return [
        Line(number, event.kind, speaker.line(event), _concerns(event, seat))
        for number, event in enumerate(events[begin:], start=begin)
    ]


def _concerns(event: Event, seat: int | None) -> bool:
    """Whether a line is about this seat."""
    facts = event.facts
    if seat is None:
        return False
    return seat in [facts.get(each) for each in ("seat", "other", "by")] or seat in (facts.get("seats") or ())


def seats(live: LiveTable, speaker: Presenter, onlooker: Onlooker) -> list[SeatShown]:
    """Everybody around the table."""
    decision = live.table.decision
    language = onlooker.person.language
    return [
        SeatShown(
            number=number,
            letter=LETTERS[number],
            name=seat.name,
            colour=seat.colour,
            colour_name=colour_name(speaker.words, seat.colour),
            player="" if seat.player == HUMAN else bot_name(language, seat.player),
            mine=number in onlooker.seats,
            deciding=decision is not None and decision.seat == number,
        )
        for number, seat in enumerate(live.table.seats)
    ]


def orders(table: Table, speaker: Presenter, seat: int | None) -> list[Order]:
    """The standing orders of a seat."""
    return [Order(each.ask, each.proviso, in_words(speaker, each)) for each in table.orders if each.seat == seat]


def talk(table: Table, language: str, lines: Sequence[Said]) -> list[Speech]:
    """The chat; now and then the house itself says something."""
    shown = []
    for each in lines:
        if each.seat == HOUSE:
            event, _, seat = each.said.partition(":")
            name = table.seats[int(seat)].name if seat.isdecimal() and int(seat) < len(table.seats) else ""
            told = words(language).say(event, name=name) if event in (STUMBLED, REPLACED) else each.said
            shown.append(Speech(HOUSE, words(language).say("voice-of-the-table"), told))
        elif 0 <= each.seat < len(table.seats):
            shown.append(Speech(each.seat, table.seats[each.seat].name, each.said))
    return shown


def ranking(table: Table, people: Sequence[SeatShown]) -> list[Ranked]:
    """The result, the winners first."""
    result = table.result
    assert result is not None
    order = sorted(range(len(people)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    points = result.scores if table.game.scored else (None,) * len(people)
    return [Ranked(people[seat], points[seat], seat in result.winners) for seat in order]


def may_keep(live: LiveTable, onlooker: Onlooker) -> bool:
    """Whether somebody may have the save: it holds every secret, so not while others still play."""
    return live.table.decision is None or (bool(onlooker.seats) and set(live.humans) <= set(onlooker.seats))
