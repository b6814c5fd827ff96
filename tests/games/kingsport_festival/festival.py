"""Tables of Kingsport Festival for tests: who sits there, how the dice fall, what lies where.

    t = festival(dice={"luke": [1, 2, 4]}, luke={"magic": 4, "hand": ["the_witch_of_endor"]})
    t.luke.is_asked("after-roll").plays("keep")
    t.luke.has(sanity=10, magic=4)

With ``order`` (or ``at="invocation"`` and later phases) the turn order phase is over: the dice have fallen, nobody
has been offered anything yet, and play begins with that phase. Without, the round is played from its roll on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from leng.engine.table import Seat, Table
from leng.games.kingsport_festival import GAME
from leng.games.kingsport_festival.state import DECKS, RESOURCES, Cultist, Festival
from transcript import Speaker, TranscriptOf

NAMES = ("luke", "gabriel", "livio", "andrea", "james")
PHASES = ("turn_order", "invocation", "privileges", "propagation", "raid", "time")
UNREMARKABLE = ((4, 4, 4), (4, 4, 5), (4, 5, 5), (5, 5, 5), (5, 5, 6))  # seat order, unless dice are named

Holding = Mapping[str, Any]
"""What a cultist has: sanity, magic, cult, cubes, hand, discs, or one kind of cube by its name."""


class KingsportSeat(Speaker):
    """A cultist in the transcript."""

    in_order = ("cubes", "rolled", "dice", "invoked", "used")

    @property
    def cultist(self) -> Cultist:
        """Everything that is his."""
        cultist: Cultist = self.table.state.cultists[self.number]
        return cultist

    def offered_in_vain(self, *keys: str) -> Self:
        """These options are offered, and marked as bringing nothing now; bots leave them alone."""
        self.offered(*keys)
        marked = self.transcript.decision.in_vain
        assert marked.issuperset(keys), f"only {sorted(marked)} would be in vain; {self.transcript.asking()}"
        return self

    def holding(self, name: str) -> Any:
        """A track, a list, or one kind of cube by its name."""
        return self.cultist.cubes[RESOURCES.index(name)] if name in RESOURCES else getattr(self.cultist, name)


class Kingsport(TranscriptOf[KingsportSeat, Festival]):
    """The transcript of a match of Kingsport Festival."""

    speaker = KingsportSeat

    @property
    def order(self) -> list[str]:
        """The names of the cultists in turn order."""
        return [self.table.seats[seat].name for seat in self.state.order]


def festival(
    players: int | Sequence[str] = 3,
    scenario: str = "none",
    *,
    round: int = 1,  # noqa: A002 - the game's own word
    at: str | None = None,
    order: Sequence[str] | None = None,
    dice: Mapping[str, Sequence[int]] | None = None,
    then: Iterable[int] = (),
    event: str | None = None,
    investigator: str | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, str] | None = None,
    seed: str = "kingsport",
    content: Path | None = None,
    arrange: Callable[[Festival], None] | None = None,
    thorough: bool = False,
    **holdings: Holding,
) -> Kingsport:
    """A table at the beginning of a phase, arranged as the test tells it.

    ``dice``: three for each cultist, or three for each of several rounds; ``then``: whatever is rolled after those.
    ``event`` and ``investigator`` lie in wait for the next raid; ``top`` are the next cards of a deck, first one first;
    ``luke={...}`` is what a cultist holds; ``content`` lays an owner's corrections over the cards; ``arrange`` has
    the last word. Earlier raids are over. Who is ``thorough`` is asked also where nothing would bring anything.
    """
    names = list(NAMES[:players] if isinstance(players, int) else players)
    phase = at or ("turn_order" if order is None else "invocation")
    fallen = {name: list((dice or {}).get(name, UNREMARKABLE[number])) for number, name in enumerate(names)}
    assert set(dice or ()) | set(holdings) | set(order or ()) <= set(names), f"only {names} sit at this table"

    def lay_out(g: Festival) -> None:
        for raid in g.raids:
            raid.over = raid.event_up = raid.investigator_up = raid.round < round
        _lie_in_wait(g, event, investigator)
        for name, holding in holdings.items():
            _give(g, g.cultists[names.index(name)], holding)
        for deck, cards in (top or {}).items():
            pile = g.decks[DECKS.index(deck)]
            pile[:] = [card for card in pile if card not in cards] + list(reversed(cards))
        g.round = round - 1
        if phase != "turn_order":
            _roll_is_over(g, [fallen[name][:3] for name in names])
            first = [names.index(name) for name in order or ()]
            g.order = first + [who.seat for who in g.cultists if who.seat not in first]
            g.round, g.agenda = round, []
            g.next_up(*((each,) for each in PHASES[PHASES.index(phase) :]))
        if arrange is not None:
            arrange(g)
        GAME.check(g)

    script = [die for start in range(0, max(map(len, fallen.values())), 3) for name in names
              for die in fallen[name][start : start + 3]]  # fmt: skip
    table = Table.open(
        GAME,
        [Seat(name) for name in names],
        {"scenario": scenario, **(options or {})},
        seed,
        content=content,
        dice=[*(script if phase == "turn_order" else ()), *then],
        arrange=lay_out,
    )
    return Kingsport(table, thorough)


def by_the_first_edition(t: Kingsport) -> Kingsport:
    """The same table, as a release up to 0.7.0 would have begun it."""
    opening = msgspec.structs.replace(t.table.opening, edition=msgspec.UNSET)
    return Kingsport(Table(GAME, opening, t.table.start.copy()))


def _give(g: Festival, cultist: Cultist, holding: Holding) -> None:
    """Put things in front of a cultist; spells come out of their decks."""
    for name, value in holding.items():
        if name in RESOURCES:
            cultist.cubes[RESOURCES.index(name)] = value
        else:
            assert hasattr(cultist, name), f"a cultist has no {name}"
            setattr(cultist, name, list(value) if isinstance(value, list | tuple) else value)
    for card in holding.get("hand", ()):
        g.decks[DECKS.index(g.box.spells[card].deck)].remove(card)


def _lie_in_wait(g: Festival, event: str | None, investigator: str | None) -> None:
    """Put cards on the next raid; an Event that lay elsewhere changes places."""
    raid = g.next_raid()
    if event is not None:
        assert raid is not None and event in g.box.events
        for other in g.raids:
            if other.event == event:
                other.event = raid.event
        raid.event = event
    if investigator is not None:
        assert raid is not None and investigator in g.box.investigators
        raid.investigator = investigator


def _roll_is_over(g: Festival, dice: Sequence[Sequence[int]]) -> None:
    for who, rolled in zip(g.cultists, dice, strict=True):
        who.rolled = sorted(rolled)
        who.dice = who.rolled[:]
