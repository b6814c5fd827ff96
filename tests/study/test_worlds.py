"""The fuzzer sees when a bot could reach the truth, or when the copy of a world is another world."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leng.bots import Sight
from leng.engine.choice import Ask, Choice, Rules
from leng.engine.dice import Dice
from leng.engine.game import Game, all_games, find_game
from leng.engine.play import rerun
from leng.engine.table import Seat, Table
from leng.engine.world import World
from leng.study.fuzz import Care, fuzz_match
from leng.study.worlds import check_worlds

NEVER = 1_000_000
WORLDS_ALONE = msgspec.structs.replace(Care(*[NEVER] * len(Care.__struct_fields__)), worlds=1)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_worlds_of_every_game_hold(game: str) -> None:
    found, looked = find_game(game), 0
    for match in range(20):
        players = found.players[match % len(found.players)]
        table = Table.open(found, [Seat(f"Seat {each}") for each in range(players)], seed=f"worlds {match}")
        chance, whim = Dice(match), Dice(match + 1000)
        while table.decision is not None and looked < 30:
            if whim.below(8) == 0:
                check_worlds(table, whim)
                looked += 1
            table.take(table.decision.at_random(chance))
    assert looked == 30


def _the_choice_itself(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Its predicate holds the table in its closure."""
    monkeypatch.setattr(Sight, "choice", property(lambda sight: sight._choice), raising=False)


def _a_predicate(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(Sight, "refuses", property(lambda sight: sight._choice.unless), raising=False)


def _the_position(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(World, "state", property(lambda world: world._play.state), raising=False)


def _a_piece_of_the_table(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(Sight, "discard", property(lambda sight: sight._play.state.discard), raising=False)


def _the_dice(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(World, "roll", property(lambda world: world._play.game and _true_roll(world)), raising=False)


def _true_roll(world: Any) -> Any:
    """A method of the true dice, which are part of the boundary."""
    return None if world._deal is None else world._deal.boundary.dice.roll


def _a_hoard(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """A world that holds on to how it was dealt."""

    def take(world: World, option: Any) -> None:
        deal = world._deal
        real(world, option)
        if world._deal is None and deal is not None:
            world._since = [deal]

    real = World.take
    monkeypatch.setattr(World, "take", take)


def _a_copy_of_the_truth(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """What copying an imagined play once did: the boundary and the answers, with nothing dealt anew."""

    def copy(world: World, keep: bool = True) -> World:
        twin = real(world, keep)
        if world._deal is not None:
            twin._play = rerun(game, world._deal.boundary, (*world._deal.before, *world._since), keep)
            twin._choice = twin._play.choice
        return twin

    real = World.copy
    monkeypatch.setattr(World, "copy", copy)


def _another_deal(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """A copy whose hidden cards are dealt once more, beyond the first boundary too."""

    def copy(world: World, keep: bool = True) -> World:
        twin = real(world, keep)
        game.imagine(twin._play.state, world._seat, Dice(5))
        return twin

    real = World.copy
    monkeypatch.setattr(World, "copy", copy)


def _the_same_world(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(World, "copy", lambda world, keep=True: world)


def _shallow_copy(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Copies of a world beyond its boundary share a pile."""

    def copy(world: World, keep: bool = True) -> World:
        twin = real(world, keep)
        if not world.in_unit:
            twin._play.state.discard = world._play.state.discard
        return twin

    real = World.copy
    monkeypatch.setattr(World, "copy", copy)


def _the_true_dice(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def imagine(sight: Sight, chance: Dice, keep: bool = True) -> World:
        world = real(sight, chance, keep)
        world._play.state.dice = sight._play.state.dice.copy()
        return world

    real = Sight.imagine
    monkeypatch.setattr(Sight, "imagine", imagine)


def _the_table_itself(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """What is tried in a world is done to the watchers at the table."""

    def imagine(sight: Sight, chance: Dice, keep: bool = True) -> World:
        world = real(sight, chance, keep)
        world._play.state.watchers = sight._play.state.watchers
        return world

    real = Sight.imagine
    monkeypatch.setattr(Sight, "imagine", imagine)


def _a_used_boundary(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """The boundary from which a world is dealt is played on."""

    def imagine(sight: Sight, chance: Dice, keep: bool = True) -> World:
        sight._play.boundary.discard.append("salt")
        return real(sight, chance, keep)

    real = Sight.imagine
    monkeypatch.setattr(Sight, "imagine", imagine)


def _a_rule_that_remembers(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """It notes the top card before it asks, where no imagination can deal it anew."""

    def turn(g: Any, seat: int) -> Rules[None]:
        top = g.deck[-1] if g.deck else ""
        yield Choice(seat, Ask("twice"), ("yes", "no"), None, None, {})
        yield from real(g, seat)  # type: ignore[misc]  # a turn asks
        g.watchers[seat].cracks += top > "k"

    real = game.units["turn"]
    monkeypatch.setattr(game, "units", {**game.units, "turn": turn}, raising=False)


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (_the_choice_itself, "bot-sees-truth"),
        (_a_predicate, "bot-sees-truth"),
        (_the_position, "bot-sees-truth"),
        (_a_piece_of_the_table, "bot-sees-truth"),
        (_the_dice, "bot-sees-truth"),
        (_a_hoard, "world-keeps-truth"),
        (_a_copy_of_the_truth, "world-copy-differs"),
        (_another_deal, "world-copy-differs"),
        (_the_same_world, "world-copy-shares"),
        (_shallow_copy, "world-copy-shares"),
        (_the_true_dice, "world-has-true-dice"),
        (_the_table_itself, "world-touches-table"),
        (_a_used_boundary, "world-touches-table"),
        (_a_rule_that_remembers, "world-knows-truth"),
    ],
)
def test_each_fault_of_a_world_is_found(
    broken: Callable[[pytest.MonkeyPatch, Game[Any]], None],
    check: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    door = find_game("SD")
    assert _first_fault(door, tmp_path) == "nothing"
    broken(monkeypatch, door)
    assert _first_fault(door, tmp_path) == check


def _first_fault(game: Game[Any], folder: Path) -> str:
    fuzzed = (fuzz_match(game, match, "worlds", folder, WORLDS_ALONE) for match in range(6))
    return next((each.failure.check for each in fuzzed if each.failure is not None), "nothing")
