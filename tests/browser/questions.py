"""Every kind of question a game can put to somebody, each as a match that waits for that answer."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from leng.engine.choice import Ask, Choice, Option
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game, load_game
from leng.engine.journal import save
from leng.engine.table import HUMAN, Seat, Table
from leng.study.fuzz import EAGERNESS, combination

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")
EARLY, ENOUGH = 8, 25_000
"""Of so many matches the moments with most options are taken; what is rarer must come up within so many decisions."""
MANY, MORE = 1000, 60_000
"""A game with so many different tables is played for longer."""


class Moment(msgspec.Struct):
    """Where in which match a question came up."""

    match: int
    seat: int
    keys: list[str]  # the choices that lead there
    options: int


def asks_of(game: Game[Any]) -> set[str]:
    """The names of all questions that the rules of a game know."""
    within = game.part("rules").__name__.removesuffix("rules")
    modules = [module for name, module in sys.modules.items() if name.startswith(within)]
    return {each.name for module in modules for each in vars(module).values() if isinstance(each, Ask)}


def questions(game_id: str, folder: Path) -> dict[str, Path]:
    """A save for each kind of question: a person is asked, all others are bots."""
    game = load_game(game_id)
    files = {}
    for ask, moment in sorted(_moments(game).items()):
        files[ask] = folder / f"{game_id}-{ask}.leng"
        table = _open(game, moment.match, person=moment.seat)
        for each in moment.keys:
            table.choose(each)
        save(table, files[ask])
    return files


def _moments(game: Game[Any]) -> dict[str, Moment]:
    """Where each question comes up at random: among the first matches with most options, later for the first time."""
    wanted, found = asks_of(game), dict[str, Moment]()
    match = decisions = 0
    enough = MORE if len(game.tables) > MANY else ENOUGH
    while match < EARLY or (decisions < enough and not wanted <= found.keys()):
        table, chance = _open(game, match), Dice(seed_number(f"questions {match}"))
        while (asked := table.decision) is not None:
            known, many = found.get(asked.ask.name), len(asked.options)
            if known is None or (match < EARLY and many > known.options):
                found[asked.ask.name] = Moment(match, asked.seat, [move.key for move in table.moves], many)
            table.take(_pick(asked, chance, eager=match % 2 == 1))
            decisions += 1
        match += 1
    return found


def _open(game: Game[Any], match: int, person: int = -1) -> Table:
    players, options = combination(game, match)
    seats = [Seat(NAMES[seat], HUMAN if seat == person else "random") for seat in range(players)]
    return Table.open(game, seats, options, f"questions {match}")


def _pick(asked: Choice, chance: Dice, eager: bool) -> Option:
    """Any option; whoever is eager seldom declines."""
    options = asked.options
    if eager and chance.below(EAGERNESS):
        options = [each for each in options if each != asked.ask.passing] or options
    return options[chance.below(len(options))]


def finished(game_id: str, folder: Path) -> Path:
    """A match that is over, with a person in the first seat."""
    file = folder / f"{game_id}-over.leng"
    if not file.exists():
        table, chance = _open(load_game(game_id), 0, person=0), Dice(seed_number("finished"))
        while table.decision is not None:
            table.take(table.decision.at_random(chance))
        save(table, file)
    return file


def shared(game_id: str, folder: Path) -> Path:
    """A match of people at one device, some choices old."""
    file = folder / f"{game_id}-shared.leng"
    if not file.exists():
        game = load_game(game_id)
        table = Table.open(game, [Seat(name) for name in NAMES[: max(2, game.players[0])]], {}, "shared")
        chance = Dice(seed_number("shared"))
        for _ in range(12):
            if table.decision is not None:
                table.take(table.decision.at_random(chance))
        save(table, file)
    return file
