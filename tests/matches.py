"""Tables that several tests sit down at, and ways to play on them without caring how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import leng
from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game, game_ids, load_game
from leng.engine.journal import to_plain
from leng.engine.table import HUMAN, Seat, Table
from leng.engine.world import World
from leng.study.fuzz import combination

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")
GAMES = game_ids()
"""Every game on the shelf, the small one of the tests among them."""


def served() -> list[str]:
    """The games that are served, without those that live beside the tests."""
    ours = Path(leng.__file__).parent
    return [each for each in GAMES if load_game(each).folder.is_relative_to(ours)]


def seats(players: int, bots: Iterable[int] = ()) -> list[Seat]:
    """Some people, some of them bots."""
    return [Seat(NAMES[number], "random" if number in bots else HUMAN) for number in range(players)]


def door(
    players: int = 2,
    seed: str = "creak",
    *,
    hands: Sequence[Sequence[str]] | None = None,
    top: Sequence[str] = (),
    dice: Iterable[int] = (),
    bots: Iterable[int] = (),
    options: Mapping[str, str] | None = None,
) -> Table:
    """The Sealed Door; ``hands`` deals these cards to the seats and ``top`` puts these on the deck, topmost first."""

    def deal(g: Any) -> None:
        dealt = [card for hand in hands or () for card in hand]
        g.deck = [card for card in g.box.cards if card not in dealt and card not in top] + list(reversed(top))
        for who, hand in zip(g.watchers, hands or (), strict=True):
            who.hand = list(hand)

    arrange = None if hands is None else deal
    return Table.open(find_game("SD"), seats(players, bots), options, seed, dice=dice, arrange=arrange)


def well(
    players: int = 2,
    seed: str = "echo",
    *,
    top: Sequence[str] = (),
    left: Sequence[str] | None = None,
    dice: Iterable[int] = (),
    bots: Iterable[int] = (),
    **options: str,
) -> Table:
    """The Deep Well; ``top`` puts these stones on top of the bag, and ``left`` leaves no others in it."""

    def fill(g: Any) -> None:
        if left is not None:
            g.thrown = [stone for stone in g.bag if stone not in left]
        others = [stone for stone in g.box.stones if stone not in top and stone not in g.thrown]
        g.bag = [*others, *reversed(top)]

    arrange = fill if top or left is not None else None
    return Table.open(find_game("DW"), seats(players, bots), options, seed, dice=dice, arrange=arrange)


def festival(players: int = 3, seed: str = "incense", bots: Iterable[int] = (), **options: str) -> Table:
    """Kingsport Festival, without a Scenario unless one is named."""
    return Table.open(find_game("KF"), seats(players, bots), {"scenario": "none", **options}, seed)


def open_table(game: str, seed: str) -> Table:
    """A table of any game, with a number of seats and options that follow from the seed."""
    found = find_game(game)
    players, options = combination(found, seed_number(f"table {seed}") % 1000)
    return Table.open(found, seats(players), options, seed)


def walk(table: Table, seed: str, steps: int) -> None:
    """Make up to this many choices at random."""
    for _ in random_keys(table, seed, steps):
        pass


def random_keys(table: Table, seed: str, steps: int = 100_000) -> Iterator[str]:
    """Choose at random, telling each key after it was chosen."""
    chance = Dice(seed_number(f"walk {seed}"))
    for _ in range(steps):
        decision = table.decision
        if decision is None:
            return
        option = decision.options[chance.below(len(decision.options))]
        table.choose(key(option))
        yield key(option)


def every_position(table: Table, step: int = 1) -> list[Table]:
    """The table at every decision (or every so many) of a match played at random, and at its end."""
    found = []
    while table.decision is not None:
        if table.number % step == 0:
            found.append(table.copy())
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))
    return [*found, table]


def fate(world: World, steps: int = 24) -> list[tuple[Any, ...]]:
    """What comes of a world when it is played on at random, as the seat that imagines it sees it."""
    chance = Dice(seed_number("fate"))
    told: list[tuple[Any, ...]] = []
    while True:
        told.append((world.seat, tuple(map(key, world.options)), world.in_unit, world.fate, world.view, world.result))
        if world.over or len(told) > steps:
            return told
        world.take(world.options[chance.below(len(world.options))])


def question(table: Table) -> tuple[Any, ...] | None:
    """The pending decision in comparable form."""
    decision = table.decision
    if decision is None:
        return None
    return decision.seat, decision.ask, [key(option) for option in decision.options], decision.about


def position(table: Table) -> tuple[Any, ...]:
    """Everything that makes two tables the same: position, question, past."""
    return (
        to_plain(table.state),
        question(table),
        [(move.seat, move.key) for move in table.moves],
        list(table.record),
        list(table.log),
        list(table.orders),
        table.result,
    )
