"""What goes over the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from leng.engine.game import Manner, Result
from leng.engine.table import HUMAN
from leng.server.hall import LONGEST_NAME, LONGEST_SEED
from leng.server.live import LONGEST_LINE
from leng.words.ending import Standing

Short = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0)]


# Asked for -------------------------------------------------------------------------------------------------------


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit there: a person, or a bot by its name."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    player: Short = HUMAN
    colour: Short = ""


class TableWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Short
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=20)]
    options: dict[Short, Short] = {}
    seed: Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)] | None = None
    spectators: bool = True


Key = Annotated[str, Meta(max_length=1000)]


class ChoiceMade(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: the number of the decision, and the ``key`` of an option; ``asked`` as the decision gave it.

    Where the decision has ``picks``, ``keys`` may name all that is picked, instead: in any order (unless they are
    ``ordered``), a thing as often as it is picked, or ``all`` where that is offered.
    """

    number: Annotated[int, Meta(ge=0)]
    key: Key | None = None
    keys: Annotated[list[Key], Meta(max_length=200)] | None = None
    asked: int | None = None

    def __post_init__(self) -> None:
        if (self.key is None) == (self.keys is None):
            raise ValueError("either `key` or `keys`")


class UndoWanted(msgspec.Struct, forbid_unknown_fields=True):
    """How much to take back."""

    scope: Literal["choice", "turn"] = "choice"


class UndoAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a seat agrees to the request with this ``id``; whoever asked may withdraw by not agreeing.

    Only who does not agree may leave ``request`` out.
    """

    agree: bool
    request: int | None = None


class OrderWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Decline a question from now on: the one on the table, ``nothing-to-decide`` or ``not-in-vain``."""

    ask: Short = ""  # the question on the table, if none is named
    this_round: bool = False  # only until the round is over
    proviso: Short = ""  # only under this condition, one that the decision lists


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


# Answered --------------------------------------------------------------------------------------------------------


class FitSeen(msgspec.Struct, omit_defaults=True):
    """Where an option or a value has its place: with so many players, and given these values of options before it.

    What is not named does not matter. An option that has no place itself gives nothing to those after it.
    """

    players: tuple[int, ...] = ()
    given: dict[str, tuple[str, ...]] = {}


class OptionSeen(msgspec.Struct):
    """Something people agree on when a table is opened; where it has no place, it keeps its default."""

    name: str
    values: tuple[str, ...]
    default: str
    fit: FitSeen
    fits: dict[str, FitSeen]  # of single values; those that are not named fit wherever the option does


class RivalKnown(msgspec.Struct):
    """One without a seat who may play by itself."""

    name: str
    text: str


class BotKnown(msgspec.Struct):
    """A bot that may take a seat: what to call it in a request, what people call it, and how it plays."""

    name: str
    title: str
    about: str


class GameSeen(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    players: list[int]
    options: list[OptionSeen]
    colours: tuple[str, ...]
    bots: list[str]
    levels: list[BotKnown]  # the bots for people to play against, the weakest first
    rivals: list[RivalKnown]
    tables: int  # so many combinations of players and options can be opened
    built: bool = True


class SeatOpened(msgspec.Struct):
    """A seat of a new table. The secret and the link are told only now; a bot has none. A link seats one person."""

    seat: SeatNumber
    name: str
    player: str
    colour: str
    secret: str | None
    link: str | None


class TableOpened(msgspec.Struct):
    """A new table."""

    id: str
    seats: list[SeatOpened]
    sealed: bool
    commitment: str | None  # of a sealed table


class LinkMade(msgspec.Struct):
    """A link by which one person can sit down."""

    seat: SeatNumber
    link: str


class SeatSeen(msgspec.Struct):
    """Who sits there."""

    name: str
    player: str
    colour: str


class RequestSeen(msgspec.Struct):
    """Somebody asks to take choices back; whoever agrees names the request by its ``id``."""

    id: int
    seat: SeatNumber
    scope: str
    to: int  # the decision that would be on the table again
    choices: int  # so many would be taken back
    seats: list[SeatNumber]  # whose
    text: str
    missing: list[SeatNumber]
    agreed: list[SeatNumber]


class Changed(msgspec.Struct):
    """What was asked for is done and on disk; the table itself is one question away."""

    version: int
    number: int
    asked: int
    over: bool
    deciding: SeatNumber | None
    undo: RequestSeen | None


class LogLine(msgspec.Struct):
    """A line of the log."""

    number: int
    kind: str
    text: str
    facts: dict[str, Any]


class LogSeen(msgspec.Struct):
    """The log from a line on; ``total`` shrinks when something is taken back."""

    total: int
    lines: list[LogLine]


class TableSeen(msgspec.Struct, kw_only=True):
    """The table as the asker may see it."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    spectators: bool
    version: int  # grows with every change
    number: int  # of the decision: how many choices stand
    asked: int  # tells two questions with the same number apart
    over: bool
    manner: Manner
    round: int | None  # null where a match has no rounds
    phase: str
    phase_text: str
    deciding: SeatNumber | None
    waiting: str
    you: SeatNumber | None
    seats: list[SeatSeen]
    view: Any  # differs from game to game
    undo: RequestSeen | None
    log: list[LogLine]  # the end of it
    sealed: bool  # the house drew the seed; where somebody typed it, whoever knows it knows every card
    commitment: str | None  # the seal: a hash of all that was agreed, the seed included
    seed: str | None  # once the match is over
    result: Result | None
    verdict: str | None  # the result in words
    ranking: list[Standing]  # everybody, the winners first, once the match is over; empty where nobody is ranked


class RelicSeen(msgspec.Struct, kw_only=True):
    """What is left of a table that can no longer go on: its rules have changed since it was begun."""

    id: str
    game: str
    options: dict[str, str]
    rules: str  # the release that wrote it last, and opens it
    since: str | None  # the release since which it cannot go on; null where a newer release wrote it
    why: str
    seats: list[SeatSeen]
    over: bool
    result: Result | None
    log: list[str]


class OptionOffered(msgspec.Struct):
    """Something the seat may choose."""

    key: str
    text: str
    place: str
    card: str
    vain: bool  # it is allowed, and would bring nothing now


class Refused(msgspec.Struct):
    """Something the seat may not choose, and why."""

    text: str
    reason: str
    rule: str
    rule_text: str
    place: str
    card: str


class ProvisoOffered(msgspec.Struct):
    """A condition under which a standing order may decline the question on the table."""

    proviso: str
    text: str


class PickOffered(msgspec.Struct):
    """Something that may be picked so often."""

    key: str
    text: str
    times: int
    place: str
    card: str


class PicksSeen(msgspec.Struct, kw_only=True):
    """Several things are to be picked: one after the other by their options, or all at once by ``keys``."""

    picked: list[str]  # what was picked so far, or had to be
    least: int  # so many more must be picked
    most: int  # so many more may be picked
    ordered: bool  # it matters in which order
    offered: list[PickOffered]
    all: list[str]  # what the option ``all`` picks; empty where it is not offered


class DecisionSeen(msgspec.Struct, kw_only=True):
    """The decision on the table: everything for the seat that must decide, the waiting line for the others."""

    number: int
    asked: int
    over: bool
    deciding: SeatNumber | None
    waiting: str
    yours: bool
    private: bool  # for the decider's eyes alone: lower a curtain where several people share a screen
    ask: str | None = None
    prompt: str | None = None
    may_be_declined: bool = False  # by a standing order
    provisos: list[ProvisoOffered] = []  # under which it may be declined
    options: list[OptionOffered] = []
    picks: PicksSeen | None = None  # the decision is one of several picks
    refused: list[Refused] = []


class RuleSeen(msgspec.Struct):
    """A rule that is in force at the table."""

    id: str
    chapter: str
    page: int
    phases: tuple[str, ...]
    text: str


class OrderSeen(msgspec.Struct):
    """A standing order of the asker."""

    ask: str
    until_round: int | None
    proviso: str  # holds only under this condition; empty when there is none
    text: str


class SaidSeen(msgspec.Struct):
    """A line of chat; the server itself speaks without a seat."""

    seat: SeatNumber | None
    name: str
    text: str
    at: float


class PositionSeen(msgspec.Struct):
    """A position of a finished match, with nothing hidden."""

    number: int
    total: int
    view: Any
    seat: SeatNumber | None  # who chose then
    key: str | None  # and what
    text: str | None


class Problem(msgspec.Struct, omit_defaults=True):
    """What is wrong and what to do; a stale choice gets the table as it is now."""

    error: str
    key: str
    table: TableSeen | None = None
