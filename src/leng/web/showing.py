"""What the page of a table shows to one pair of eyes: the board, the question, the story, and everything beside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from leng.bots.naming import bot_name
from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lit
from leng.drawing.marks import LETTERS
from leng.drawing.sheet import Sheet
from leng.engine.choice import Choice, Option, key
from leng.engine.idle import idle
from leng.engine.odds import best, has_odds, to_show
from leng.engine.orders import offered
from leng.engine.picks import ALL
from leng.engine.table import HUMAN, Table
from leng.server.live import LiveTable
from leng.web.onlooker import Onlooker
from leng.web.speech import colour_name, words
from leng.words import ending
from leng.words.advice import Advice
from leng.words.orders import in_words
from leng.words.picks import listed
from leng.words.presenter import Label, Presenter, Reason
from leng.words.signs import LATER
from leng.words.signs import Row as Signs

WHOLES = 200  # so many ways to pay the page knows beforehand
FEW = 2  # so many options with one idea stand beside each other; more are one row
TALL, LONG = 10, 4  # so many rows stand below each other, at a desk and on a phone; more in two columns


class Button(msgspec.Struct):
    """An option of the question."""

    key: str
    label: Label
    hinted: bool
    signs: Markup  # what it costs and brings
    chance: str = ""  # in percent, once somebody has asked for the odds
    best: bool = False  # nothing has a better chance
    pieces: Markup = Markup()  # what it takes, drawn
    place: int = 0  # among the best, once somebody has asked for a hint
    idle: bool = False  # it would change nothing
    vain: bool = False  # it would bring nothing


class Row(msgspec.Struct):
    """A line of the list: one option, or more than two with one idea, which the line shows when it is opened."""

    number: int
    name: str
    buttons: list[Button]
    signs: Markup = Markup()  # what all of them cost and bring alike

    @property
    def opens(self) -> bool:
        """Whether there is something to open."""
        return len(self.buttons) > 1

    @property
    def hinted(self) -> bool:
        """Whether the hint is about an option of this row."""
        return any(each.hinted for each in self.buttons)

    @property
    def place(self) -> int:
        """The best place of its options in a hint."""
        return min((each.place for each in self.buttons if each.place), default=0)

    @property
    def leading(self) -> Button | None:
        """The option with the best chance of all."""
        return next((each for each in self.buttons if each.best), None)


class Group(msgspec.Struct):
    """Options of one kind."""

    title: str
    rows: list[Row]


class Pick(msgspec.Struct):
    """Something that may be picked so often."""

    number: int
    key: str
    label: Label
    times: int
    hinted: bool
    place: int = 0


class PicksShown(msgspec.Struct):
    """Several things to be picked as one whole."""

    kinds: list[Pick]
    picked: str  # what was picked so far, or had to be
    least: int  # so many more must be picked
    most: int
    ordered: bool
    done: str  # how it is called to be content with these
    all: str  # and to take at once what the game names; empty where that is not offered
    wholes: list[list[int]]  # where not every set makes a whole: how often each kind is picked in those that do


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


class Question(msgspec.Struct):
    """The decision on the table as its decider reads it."""

    prompt: str
    short: str  # where there is little room
    count: int  # so many options
    columns: str  # the class of a list so long that it stands in two columns: "tall" anywhere, "long" on a phone
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
    vain: list[Button]  # what would bring nothing, folded behind the others
    picks: PicksShown | None = None  # where several things are to be picked, these take the place of the buttons


class Ranked(msgspec.Struct):
    """A line of the result."""

    name: str
    seat: SeatShown | None  # None for a rival
    score: int | None  # where points are counted
    won: bool
    shares: tuple[ending.Share, ...]  # where they come from


Named = tuple[str, Option, Label]
"""An option of the decision: its key, itself, and how it is called."""


def named(speaker: Presenter, decision: Choice | None) -> list[Named]:
    """The options of a decision, or what may be picked, with labels made once for the question and the board."""
    if decision is None:
        return []
    picks = decision.several
    options = decision.options if picks is None else [option for option, _ in picks.open]
    return [(key(option), option, speaker.label(decision, option)) for option in options]


def lights(options: Sequence[Named], hints: Sequence[Advice] = ()) -> list[Lit]:
    """The options that lie somewhere on the board; the best ones, once somebody has asked, by their place."""
    places = {each.key: each.place for each in hints}
    return [Lit(name, label.text, label.place, label.uses, places.get(name, 0)) for name, _, label in options]


class Hinted(msgspec.Struct):
    """One of the best options as a hint tells it."""

    place: int
    label: Label
    worth: str
    why: str
    signs: Markup  # what it brings and costs until the deed is done


def hinted(hints: Sequence[Advice], sheet: Sheet | None) -> list[Hinted]:
    """The best options with what they bring, drawn."""
    return [
        Hinted(each.place, each.label, each.worth, each.why, sheet.beside(each.row) if sheet else Markup())
        for each in hints
    ]


def drawn(table: Table, view: Any, speaker: Presenter, options: Sequence[Lit]) -> Drawn | None:
    """The game's own drawing of a view, if it has one."""
    try:
        picture = table.game.part("picture")
    except ModuleNotFoundError:
        return None
    made: Drawn = picture.draw(view, speaker, options)
    return made


def question(
    table: Table,
    speaker: Presenter,
    options: Sequence[Named],
    sheet: Sheet | None,
    hints: Sequence[Advice] = (),
    odds: Mapping[str, float] | None = None,
) -> Question:
    """The decision with its options in groups, the declining ones last, and what is forbidden."""
    decision = table.decision
    assert decision is not None
    chances = {name: _percent(speaker, chance) for name, chance in (odds or {}).items()}
    leading = best(odds or {})
    places = {each.key: each.place for each in hints}
    nothing, in_vain = idle(table.play), decision.in_vain
    passing: list[Button] = []
    buttons: list[Button] = []
    vain: list[Button] = []
    for name, option, label in options if decision.several is None else ():
        pieces = sheet.pieces(label.uses) if sheet else Markup()
        row = speaker.signs(table.state, decision, option)
        signs = sheet.beside(_without(row, label.uses) if pieces else row) if sheet else Markup()
        button = Button(name, label, places.get(name) == 1, signs, chances.get(name, ""), name in leading, pieces)
        button.place, button.idle, button.vain = places.get(name, 0), name in nothing, name in in_vain
        (passing if name == decision.ask.passing else vain if name in in_vain else buttons).append(button)
    groups = _in_groups(speaker, buttons)
    rows = [row for group in groups for row in group.rows]
    if len(rows) > TALL:
        _shorten(rows)
    rule = speaker.rule(decision.ask.rule)
    silent = [] if decision.ask.main else offered(table)
    return Question(
        prompt=speaker.prompt(decision),
        short=speaker.short_prompt(decision),
        count=len(options),
        columns="tall" if len(rows) > TALL else "long" if len(rows) > LONG else "",
        rule=decision.ask.rule,
        rule_text=rule.text(speaker.language) if rule else "",
        groups=groups,
        passing=passing,
        vain=vain,
        beforehand=speaker.label(decision, decision.ask.beforehand).text if silent else "",
        reasons=speaker.reasons(table),
        provisos=[Order(each.ask, each.proviso, speaker.proviso(each.proviso)) for each in silent if each.proviso],
        ordered=[each for each in orders(table, speaker, decision.seat) if each.ask == decision.ask.name],
        has_odds=has_odds(table.play),
        odds_note=speaker.say("odds-note") if chances else "",
        no_odds=odds is not None and not chances,
        picks=_picks(speaker, decision, places),
    )


def _picks(speaker: Presenter, decision: Choice, places: Mapping[str, int]) -> PicksShown | None:
    """What is to be picked as one whole, if this is such a question."""
    picks = decision.several
    if picks is None:
        return None
    made = len(picks.picked)
    kinds = [
        Pick(
            number,
            key(option),
            speaker.label(decision, option),
            times,
            places.get(key(option)) == 1,
            places.get(key(option), 0),
        )
        for number, (option, times) in enumerate(picks.open, start=1)
    ]
    return PicksShown(
        kinds=kinds,
        picked=listed(speaker, decision, picks.picked),
        least=max(0, picks.least - made),
        most=picks.most - made,
        ordered=picks.ordered,
        done=words(speaker.language).say("picks-done"),
        all=speaker.label(decision, ALL).text if picks.all_at_once else "",
        wholes=picks.wholes(WHOLES),
    )


def _percent(speaker: Presenter, chance: float) -> str:
    return words(speaker.language).say("chance", chance=to_show(chance))


def _in_groups(speaker: Presenter, buttons: Sequence[Button]) -> list[Group]:
    """Options as they are shown and numbered: by kind, and those with one idea in one row."""
    kinds: dict[str, dict[str, list[Button]]] = {}
    for button in buttons:
        ideas = kinds.setdefault(button.label.place.partition(":")[0], {})
        ideas.setdefault(button.label.idea or button.key, []).append(button)
    groups: dict[str, Group] = {}
    number = 0
    for kind, ideas in kinds.items():
        title = speaker.words.say(f"kind-{kind}") if speaker.words.has(f"kind-{kind}") else ""
        group = groups.setdefault(title, Group(title, []))
        for found in ideas.values():
            for ways in [found] if len(found) > FEW else [[each] for each in found]:
                number += 1
                group.rows.append(_row(number, ways))
    return list(groups.values())


def _shorten(rows: Sequence[Row]) -> None:
    """In two columns an option bears the name of its idea, where no other has it, and its way unless pieces show it."""
    ideas = Counter(row.buttons[0].label.idea for row in rows)
    for row in rows:
        label = row.buttons[0].label
        if label.idea and ideas[label.idea] == 1:
            alone = len(row.buttons) == 1 and not label.uses
            row.name = f"{label.idea} {label.way}".rstrip() if alone else label.idea


def _without(row: Signs, uses: Sequence[str]) -> Signs:
    """What an option costs and brings beside the pieces that are drawn already."""
    kinds = {each.partition(":")[0] for each in uses}
    left = tuple(sign for sign in row if not (sign.paid and sign.kind in kinds))
    return left[1:] if left[:1] == (LATER,) else left


def _row(number: int, ways: list[Button]) -> Row:
    first = ways[0]
    if len(ways) > 1:
        alike = all(each.signs == first.signs for each in ways)
        return Row(number, first.label.idea, ways, first.signs if alike else Markup())
    return Row(number, first.label.idea if first.pieces else first.label.text, ways, first.signs)


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
            player="" if seat.player == HUMAN else bot_name(words(language), seat.player, live.course is not None),
            mine=number in onlooker.seats,
            deciding=decision is not None and decision.seat == number,
        )
        for number, seat in enumerate(live.table.seats)
    ]


def orders(table: Table, speaker: Presenter, seat: int | None) -> list[Order]:
    """The standing orders of a seat."""
    return [Order(each.ask, each.proviso, in_words(speaker, each)) for each in table.orders if each.seat == seat]


def ranking(table: Table, speaker: Presenter, people: Sequence[SeatShown]) -> list[Ranked]:
    """The result, the winners first, with the marks of their seats."""
    return [
        Ranked(each.name, None if each.seat is None else people[each.seat], each.score, each.won, each.shares)
        for each in ending.ranking(speaker, table)
    ]


def may_keep(live: LiveTable, onlooker: Onlooker) -> bool:
    """Whether somebody may have the save: it holds every secret, so not while others still play."""
    return live.table.decision is None or (bool(onlooker.seats) and set(live.humans) <= set(onlooker.seats))
