"""A table that lives on: every change is on disk before anybody hears of it, and every change has a number."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterator, Mapping, Sequence

import msgspec
from sqlalchemy.exc import IntegrityError

from leng.bots import who_plays
from leng.engine.choice import key
from leng.engine.errors import BadSetup, LengError, NotOffered, NotWhole, UndoRefused
from leng.engine.journal import Snapshot, to_plain
from leng.engine.orders import give_at_opening
from leng.engine.past import shared
from leng.engine.signs import shown, shows_something
from leng.engine.state import Event
from leng.engine.table import HUMAN, Seat, StandingOrder, Table, TakenBack
from leng.server.following import Follower
from leng.server.scribe import Scribe
from leng.server.store import Change, Kept, Said
from leng.server.undoing import UndoRequest, request_for
from leng.words.lesson import course_at
from leng.words.presenter import Presenter, presenter

LONGEST_LINE = 500
"""So many characters one may say at a time."""

LINES_KEPT = 256
"""So many lines of its log a table keeps in words."""

Answer = str | Sequence[str]
"""The key of an option, or those of all picks of a whole, in any order."""

Trial = Callable[[Table, Answer | StandingOrder, int], Awaitable[None]]
"""Refuses an answer over which the rules would stumble."""

NOWHERE = Snapshot(0, {})


class Stale(LengError):
    """A choice for a decision that is no longer on the table; the answer is the fresh table, and no harm is done."""


class NameTaken(LengError):
    """A name that somebody else at the table bears."""


class LiveTable:
    """A table in memory, its place in the store, and whoever watches it.

    A change is tried on a copy of the table; the copy takes the table's place once the change is on disk. So whoever
    looks meanwhile sees nothing that a crash could undo.
    """

    def __init__(
        self, kept: Kept, table: Table, scribe: Scribe, numbers: Iterator[int], try_out: Trial | None = None
    ) -> None:
        self.id = kept.id
        self.kept = msgspec.structs.replace(
            kept, record=[], log=[], start=None, snapshot=NOWHERE
        )  # the table has these
        self.table = table
        self.try_out = try_out
        self.scribe = scribe
        self.store = scribe.store
        self.lock = asyncio.Lock()
        self._numbers = numbers  # of changes; they go on growing over a restart
        self.version = next(numbers)
        self.seen = 0.0  # when somebody last looked, by the clock of the hall
        self.stumbles: Counter[int] = Counter()  # of the bots, by seat
        self.stuck: int | None = None  # the question at which its bots could not go on
        self.request: UndoRequest | None = None
        self.follower = Follower()  # the page of whoever plays alone against bots
        self.course = course_at(table)  # the lesson that is given here
        self.waiting = kept.waiting  # for friends: nobody plays before somebody says that it begins
        self.gathering = asyncio.Lock()  # of two who begin at once, one does
        self.broken = False  # memory and store may differ: to be loaded again
        self.closing = False
        self._bells: set[asyncio.Event] = set()
        self._speakers: dict[str, Presenter] = {}
        self._told: dict[str, dict[int, tuple[Event, str]]] = {}  # lines of the log in words, by language and number

    # Looking -------------------------------------------------------------------------------------------------------

    def speaker(self, language: str) -> Presenter:
        """The presenter of a language."""
        if language not in self._speakers:
            table = self.table
            self._speakers[language] = presenter(table.game, table.seats, language, table.state.box)
        return self._speakers[language]

    def told(self, language: str, number: int, event: Event) -> str:
        """Line ``number`` of the log in words; everybody who reads it later finds them here."""
        known = self._told.setdefault(language, {})
        found = known.get(number)
        if found is None or found[0] is not event:
            if len(known) >= LINES_KEPT:
                known.clear()
            found = known[number] = (event, self.speaker(language).line(event))
        return found[1]

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.table.seats) if seat.player == HUMAN]

    @property
    def serial(self) -> int:
        """Which question is on the table: it grows with every choice and every undo, so no two questions share it."""
        return self.table.serial

    def bot_to_move(self) -> str | None:
        """The bot whose decision it is, if it is a bot's."""
        return bot_of(self.table)

    async def updates(self, beat: float | None = None) -> AsyncGenerator[int, None]:
        """The number of every change as it happens; one that is missed is told by the next.

        With ``beat`` the last number is told again after so many seconds of silence. It ends when the table must be
        looked for anew, and when the house closes.
        """
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            told = -1
            while not self._closed:
                if told != self.version:
                    told = self.version
                    yield told
                bell.clear()
                if told == self.version and not self._closed:
                    try:
                        await asyncio.wait_for(bell.wait(), beat)
                    except TimeoutError:
                        yield told
        finally:
            self._bells.discard(bell)

    @property
    def watched(self) -> int:
        """How many are watching."""
        return len(self._bells)

    @property
    def _closed(self) -> bool:
        return self.broken or self.closing

    def dismiss(self) -> None:
        """The house closes: whoever watches may go."""
        self.closing = True
        self.ring()

    def ring(self) -> None:
        """Tell everybody that something has changed."""
        self.version = next(self._numbers)
        for bell in self._bells:
            bell.set()

    # Changing ------------------------------------------------------------------------------------------------------

    def stands(self, seats: Collection[int], number: int, wanted: Answer) -> bool:
        """Whether one of these seats made this very choice: sending it twice does no harm, and it stands once."""
        moves = self.table.moves
        if not 0 <= number < len(moves) or moves[number].seat not in seats:
            return False
        if isinstance(wanted, str):
            return moves[number].key == wanted
        if number < self.table.boundaries[0]:
            return False
        choice = self.table.position(number).choice
        try:
            made = choice.picks.line_up(wanted) if choice is not None and choice.picks is not None else []
        except NotWhole:
            return False
        return bool(made) and [move.key for move in moves[number : number + len(made)]] == list(map(key, made))

    async def choose(self, seat: int, number: int, wanted: Answer, serial: int | None = None) -> None:
        """Make a choice for decision ``number``, or all picks of a whole.

        What was meant for another question is stale and changes nothing. After an undo another question may bear the
        same number; its ``serial`` tells the two apart.
        """
        async with self.lock:
            self._must_have_begun()
            if self.stands((seat,), number, wanted):
                return
            if number != self.table.number or serial not in (None, self.serial):
                raise Stale("error-stale", number=number, now=self.table.number)
            await self._keep(await self._after(wanted, seat))

    async def _after(self, wanted: Answer | StandingOrder, seat: int) -> Table:
        """The table as it would be; where nobody played so far, elsewhere first: the rules may stumble there."""
        if self.table.foreign and self.try_out is not None:
            await self.try_out(self.table, wanted, seat)
        twin = self.table.copy()
        take_answer(twin, wanted, seat)
        return twin

    async def undo(self, seat: int, scope: str) -> UndoRequest | None:
        """Take back, or ask those whose agreement it needs; what is over stays over, since its seed is known."""
        async with self.lock:
            self._must_have_begun()
            if self.table.decision is None:
                raise UndoRefused("error-match-over")
            target = self._target(seat, scope)
            missing = self.table.undo_needs(seat, target)
            if missing:
                if target < self.table.boundaries[0]:  # nobody need be asked for what cannot be
                    raise UndoRefused("error-undo-too-far")
                if self.request is None or (self.request.seat, self.request.target) != (seat, target):
                    self.request = request_for(self.table, next(self._numbers), seat, scope, target, missing)
                    self.ring()
                return self.request
            await self._go_back(seat, target, [])
            return None

    async def answer_undo(self, seat: int, agrees: bool, wanted: int | None) -> None:
        """Agree to the undo with the number ``wanted``, or refuse it; whoever asked may think better of it.

        Nobody agrees to a request that has been replaced meanwhile, nor without saying to which.
        """
        async with self.lock:
            request = self.request
            if request is None or seat not in (request.missing if agrees else {*request.missing, request.seat}):
                raise UndoRefused("error-no-undo-request")
            if wanted is None and agrees:
                raise NotOffered("error-undo-unnamed", id=str(request.id))
            if wanted not in (None, request.id):
                raise Stale("error-undo-stale")
            if not agrees:
                self.request = None
                self.ring()
                return
            request.missing.discard(seat)
            request.agreed.add(seat)
            if request.missing:
                self.ring()
                return
            await self._go_back(request.seat, request.target, sorted(request.agreed))

    def _target(self, seat: int, scope: str) -> int:
        """Where an undo goes; choices a standing order would only make again do not count."""
        table = self.table
        target = table.undo_target(seat, scope)
        while target >= table.boundaries[0]:
            choice = table.position(target).choice
            assert choice is not None
            earlier = table.last_choice_of(seat, target)
            if not table.is_spared(choice) or earlier is None:
                break
            target = earlier
        return target

    async def _go_back(self, seat: int, target: int, agreed: Sequence[int]) -> None:
        twin = self.table.copy()
        twin.go_back(seat, target, agreed)
        await self._keep(twin)

    async def order(self, order: StandingOrder) -> None:
        """Give a standing order and follow it at once."""
        async with self.lock:
            self._must_have_begun()
            await self._keep(await self._after(order, order.seat))

    async def lift(self, seat: int, ask: str, proviso: str | None = None) -> None:
        """Lift a standing order, whatever its condition or only the one under this condition."""
        async with self.lock:
            twin = self.table.copy()
            twin.lift_order(seat, ask, proviso)
            await self._keep(twin)

    async def rename(self, seat: int, name: str) -> None:
        """Somebody takes another name, one that nobody else here bears."""
        async with self.lock:
            if name in [each.name for number, each in enumerate(self.table.seats) if number != seat]:
                raise NameTaken("error-name-taken", name=name)
            twin = self.table.copy()
            twin.rename(seat, name)
            await self._keep(twin)

    async def begin(self) -> None:
        """From now on everybody plays."""
        async with self.lock:
            await asyncio.to_thread(self.store.begin, self.id)
            self.waiting = False
        self.ring()

    def _must_have_begun(self) -> None:
        if self.waiting:
            raise NotOffered("error-still-waiting")

    async def reseat(self, change: Callable[[Sequence[Seat]], Mapping[int, Seat]]) -> None:
        """Somebody else plays on some seats, or under other colours, as they are now; a bot has no standing orders."""
        async with self.lock:
            twin = self.table.copy()
            for number, seat in change(twin.seats).items():
                twin.reseat(number, seat.player, seat.colour)
                for order in [each for each in twin.orders if each.seat == number and seat.player != HUMAN]:
                    twin.lift_order(number, order.ask)
            give_at_opening(twin)
            twin.follow_orders()
            await self._keep(twin)

    async def say(self, seat: int, said: str) -> None:
        """A line of chat."""
        line = shown(said).strip()
        if not (shows_something(line) and len(line) <= LONGEST_LINE):
            raise BadSetup("error-talk-length", most=LONGEST_LINE)
        async with self.lock:
            await asyncio.to_thread(self.store.say, self.id, seat, line)
        self.ring()

    async def talk(self) -> list[Said]:
        """What was said so far."""
        return await asyncio.to_thread(self.store.talk_at, self.id)

    async def _keep(self, twin: Table) -> None:
        """Write what is new to the store, then let the twin take the table's place, then ring."""
        change = _what_is_new(self.table, twin)
        if not change.entries:
            return
        try:
            await self.scribe.append(self.id, change)
        except BaseException as trouble:  # also when we are stopped while it is being written
            self.broken = True
            self.ring()
            if isinstance(trouble, IntegrityError):  # somebody else has written this number
                raise Stale("error-stale", number=self.table.number, now=self.table.number + 1) from trouble
            raise
        if twin.serial != self.serial:
            self.request = None
        if twin.seats is not self.table.seats:
            self._speakers.clear()
            self._told.clear()
        self.table = twin
        self.ring()


def take_answer(table: Table, wanted: Answer | StandingOrder, seat: int) -> None:
    """What somebody chooses, or orders, and all that standing orders answer then."""
    if isinstance(wanted, StandingOrder):
        table.give_order(wanted)
    elif isinstance(wanted, str):
        table.choose(wanted, seat)
    else:
        table.choose_all(wanted, seat)
    table.follow_orders()


def bot_of(table: Table) -> str | None:
    """The bot that must decide, if one must."""
    decision = table.decision
    if decision is None:
        return None
    player = who_plays(table.seats[decision.seat].player)
    return None if player == HUMAN else player


def last_boundary(table: Table) -> Snapshot:
    """The position from which a table goes on after a restart."""
    at, state = table.last_boundary
    return Snapshot(at, to_plain(state))


def _what_is_new(old: Table, new: Table) -> Change:
    entries = new.record[len(old.record) :]
    logged = len(old.log)
    if any(isinstance(entry, TakenBack) for entry in entries):
        logged = shared(old.log, new.log)
    return Change(
        number=len(old.record),
        entries=entries,
        logged=logged,
        log=new.log[logged:],
        snapshot=None if old.last_boundary[1] is new.last_boundary[1] else last_boundary(new),
        shape=new.game.shape,
        result=new.result,
        bots_turn=bot_of(new) is not None,
    )
