"""The record of a match: what was agreed at its opening, and what people did since."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence

import msgspec

from leng.engine.dice import commitment
from leng.engine.errors import BadSetup
from leng.engine.state import FIRST_EDITION

HUMAN = "human"
NOTHING_TO_DECIDE = "nothing-to-decide"
"""The standing order "do not ask me when there is only one thing I can do"."""

NOT_IN_VAIN = "not-in-vain"
"""The standing order "do not ask me where nothing I could do would bring anything"."""

DRAWN = re.compile(r"[0-9a-f]{32}")
"""How a seed looks that the house drew."""


def new_seed() -> str:
    """A seed nobody can guess, of 128 bits."""
    return secrets.token_hex(16)


class Seat(msgspec.Struct):
    """A place at the table: who sits there and in which colour."""

    name: str
    player: str = HUMAN  # or the name of a bot
    colour: str = ""


def give_colours(colours: Sequence[str], seats: Sequence[Seat]) -> list[Seat]:
    """Every seat its colour: the one it asked for, or the first that is left."""
    taken = [seat.colour for seat in seats if seat.colour]
    for colour in taken:
        if colour not in colours or taken.count(colour) > 1:
            raise BadSetup("error-colour", colour=colour, known=", ".join(colours))
    left = [colour for colour in colours if colour not in taken]
    return [Seat(seat.name, seat.player, seat.colour or left.pop(0)) for seat in seats]


class Opening(msgspec.Struct):
    """What was agreed when the table was opened."""

    game: str
    seats: list[Seat]
    options: dict[str, str]
    seed: str
    content: str = ""  # the fingerprint of the content files played with
    arranged: bool = False  # dice or decks were fixed beforehand, as tests and puzzles do
    sealed: bool | None = None  # whether the house drew the seed; before 0.2.0 nobody wrote it down
    lesson: str | msgspec.UnsetType = msgspec.UNSET  # the lesson given at it; other tables write nothing of it down
    edition: int | msgspec.UnsetType = msgspec.UNSET  # of our rules; nothing of the first was written down

    @property
    def is_sealed(self) -> bool:
        """Whether nobody can know the seed before the match is over."""
        return bool(DRAWN.fullmatch(self.seed)) if self.sealed is None else self.sealed

    @property
    def seal(self) -> str | None:
        """What a table shows everybody from the start; one whose seed somebody may know has no seal."""
        return self.commitment if self.is_sealed else None

    @property
    def played_by(self) -> int:
        """By which edition of our rules it is played."""
        return FIRST_EDITION if self.edition is msgspec.UNSET else self.edition

    @property
    def commitment(self) -> str:
        """A hash of all that was agreed, the seed included."""
        if self.sealed is None:  # as it was published then
            return commitment(self.seed)
        return hashlib.sha256(b"leng-opening:" + msgspec.json.encode(self, order="deterministic")).hexdigest()


class Chosen(msgspec.Struct, tag="choice", tag_field="kind", omit_defaults=True):
    """A choice, as the journal keeps it."""

    seat: int
    key: str
    ordered: bool = False  # a standing order made it; before 0.8.0 nobody wrote that down


class TakenBack(msgspec.Struct, tag="undo", tag_field="kind"):
    """An undo: the match goes on from ``to`` choices."""

    seat: int
    to: int
    agreed: list[int] = []


class Ordered(msgspec.Struct, tag="order", tag_field="kind"):
    """A standing order was given."""

    seat: int
    ask: str
    until_round: int | None = None
    proviso: str = ""


class Lifted(msgspec.Struct, tag="lift", tag_field="kind"):
    """Standing orders were lifted: all about this question, or the one under this condition."""

    seat: int
    ask: str
    proviso: str | None = None


class Renamed(msgspec.Struct, tag="name", tag_field="kind"):
    """Somebody took another name."""

    seat: int
    name: str


class Seated(msgspec.Struct, tag="seat", tag_field="kind"):
    """Somebody else plays on a seat from now on, or under another colour."""

    seat: int
    player: str
    colour: str


Beside = Ordered | Lifted | Renamed | Seated
"""What people say beside the match."""

Entry = Chosen | TakenBack | Beside


class Move(msgspec.Struct, frozen=True):
    """A choice that stands, with what undo needs to know of the moment it was made."""

    seat: int
    key: str
    fate: tuple[int, ...]  # chance and reveals when the question was asked
    logged: int  # lines of the log when the question was asked
    part: int = 0  # so many picks of the same whole were chosen before
    spared: str = ""  # the question, where a standing order answered it


class StandingOrder(msgspec.Struct, frozen=True):
    """An answer given beforehand: decline this question, until a round is over or until it is lifted."""

    seat: int
    ask: str
    until_round: int | None = None
    proviso: str = ""  # a condition of the game under which alone it holds


def standing(record: Iterable[Entry]) -> list[Chosen]:
    """The choices that stand: those that were not taken back."""
    choices: list[Chosen] = []
    for entry in record:
        if isinstance(entry, TakenBack):
            del choices[entry.to :]
        elif isinstance(entry, Chosen):
            choices.append(entry)
    return choices
