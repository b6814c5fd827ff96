"""Worlds a seat imagines: they look like the table, hide the truth, and can be copied and played on."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from leng.bots import Sight
from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.game import all_games, find_game
from leng.engine.table import Seat, Table
from leng.engine.world import World
from leng.study.faults import bare
from leng.study.worlds import reachable
from matches import door, fate, question, random_keys

GAMES = [game.id for game in all_games()]
HANDS = (["hammer", "salt"], ["ram", "chalk"], ["fist", "elder_sign"])


def opened(game: str, seed: str, players: int) -> Table:
    return Table.open(find_game(game), [Seat(f"Seat {number}") for number in range(players)], seed=seed)


def imagined(table: Table, number: int = 0, keep: bool = True) -> World:
    return Sight(table.play).imagine(Dice(number), keep)


def played(table: Table, *keys: str) -> Table:
    for wanted in keys:
        table.choose(wanted)
    return table


def took(world: World, *keys: str) -> World:
    """The world after these answers."""
    for wanted in keys:
        world.take(next(option for option in world.options if key(option) == wanted))
    return world


def decisions(game: str, wanted: int = 12, one_in: int = 9) -> Iterator[Table]:
    """Tables at decisions of matches played at random, at so many that are far apart."""
    found = 0
    for match in itertools.count():
        table = opened(game, f"worlds {match}", find_game(game).players[-1])
        for number, _ in enumerate(random_keys(table, "worlds")):
            if (number + match) % one_in == 0 and table.decision is not None:
                yield table
                found += 1
            if found == wanted:
                return


# Looking ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_world_looks_the_same_to_the_seat_that_imagines_it(game: str) -> None:
    """A fair bot thinks in worlds that its seat cannot tell from the true one; the dice are others."""
    differ = 0
    for table in decisions(game, 30):
        before, asked = bare(table.state), question(table)
        assert asked is not None and table.decision is not None
        world = imagined(table, table.number)
        assert world.view == table.view(asked[0])
        sensible = list(map(key, table.decision.sensible))  # bots leave alone what brings nothing
        assert (world.seat, world.ask, list(map(key, world.options)), world.about) == (*asked[:2], sensible, asked[3])
        assert world._play.state.dice.key != table.state.dice.key
        table.game.check(world._play.state)
        world._play.state.dice = table.state.dice.copy()
        differ += bare(world._play.state) != before
        assert (bare(table.state), question(table)) == (before, asked)
    assert differ > 3, "the worlds were never different"


def test_a_world_tells_when_its_unit_is_over_and_when_chance_took_part() -> None:
    table = door(hands=HANDS[:2])
    world = imagined(table)
    before = world.fate
    assert took(world, "knock:hammer").in_unit
    assert (world.ask.name, world.fate) == ("twice", before), "nothing has come out yet"
    assert took(world, "yes").fate != before, "a card was shown"
    assert world.in_unit
    assert (world.seat, world.ask.name) == (1, "ward")
    shown = world.fate
    assert world.seat == 1
    assert not took(world, "pass").in_unit
    assert world.fate != shown, "dice fell"
    assert (world.seat, world.ask.name) == (1, "turn")


# Copying ---------------------------------------------------------------------------------------------------------


def test_a_copy_draws_the_card_its_world_draws_and_not_the_true_one() -> None:
    table = door(hands=HANDS[:2], top=["key"])
    drawn = set()
    for number in range(12):
        world = imagined(table, number)
        copies = [world.copy(), world.copy().copy()]
        views: list[Any] = [took(each, "draw").view for each in (world, *copies)]
        hands = [view.watchers[0].hand for view in views]
        assert hands[0] == hands[1] == hands[2]
        drawn.update(hands[0])
    assert len(drawn - set(HANDS[0])) > 3, "every world has a deck of its own"


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_like_its_world_wherever_it_is_taken(game: str) -> None:
    inside = beyond = 0
    for table in decisions(game):
        for depth in range(4):
            world, chance = imagined(table, table.number), Dice(table.number)
            for _ in range(depth):
                if not world.over:
                    world.take(world.at_random(chance))
            inside += world.in_unit
            beyond += not world.in_unit
            copies = [world.copy(), world.copy()]
            assert fate(copies[0]) == fate(world) == fate(copies[1])
    assert inside > 5
    assert beyond > 5


def test_in_the_middle_of_a_unit_a_copy_remembers_what_others_did_before_the_world_was_imagined() -> None:
    """Ada knocks twice and Ben wards with a card out of his hand; Cy, asked next, knows only what was shown."""
    table = played(door(3, hands=HANDS), "knock:hammer", "yes", "ward:chalk")
    assert table.decision is not None
    assert (table.decision.seat, table.decision.ask.name, len(table.play.since)) == (2, "ward", 3)
    others = set()
    for number in range(8):
        world = imagined(table, number)
        copy = world.copy()
        hands = [tuple(who.hand) for who in copy._play.state.watchers]
        assert hands == [tuple(who.hand) for who in world._play.state.watchers]
        assert hands[2] == ("fist", "elder_sign")
        others.add(tuple(hands[:2]))
        assert took(copy, "ward:elder_sign").view == took(world, "ward:elder_sign").view
        seen: Any = world.view
        assert seen.discard == ["hammer", "chalk", "elder_sign"]
        assert fate(copy) == fate(world)
    assert len(others) > 3, "what Ada and Ben still hold is anybody's guess"


def test_a_unit_that_ends_at_once_leaves_a_world_with_a_boundary_of_its_own() -> None:
    table = door(hands=HANDS[:2])
    world = took(imagined(table), "wait")
    assert not world.in_unit
    assert (world.seat, world.ask.name) == (1, "turn")
    copy = world.copy()
    assert fate(copy) == fate(world)


def test_the_last_decision_of_a_unit_can_be_imagined() -> None:
    table = played(door(hands=HANDS[:2], top=["key"]), "listen")
    for answer in ("yes", "no"):
        world = imagined(table, 3)
        assert (world.ask.name, world.about) == ("bury", {"card": "key"})
        copy = world.copy()
        assert not took(world, answer).in_unit
        assert took(copy, answer).view == world.view
        assert fate(copy.copy()) == fate(copy) == fate(world)


@pytest.mark.parametrize("game", GAMES)
def test_past_its_first_boundary_a_world_has_nothing_of_the_true_match(game: str) -> None:
    for table in decisions(game):
        world = imagined(table, table.number)
        chance = Dice(table.number)
        assert table.play.boundary in [thing for _, thing in reachable(world, hidden=True)], "it deals itself again"
        while world.in_unit:
            world.take(world.at_random(chance))
        truth = [table.play, table.play.boundary, table.state, table.state.dice]
        assert not [way for way, thing in reachable(world, hidden=True) if any(thing is each for each in truth)]


def test_a_world_that_keeps_nothing_can_be_copied_in_its_unit_alone() -> None:
    table = door(hands=HANDS[:2])
    world = imagined(table, keep=False)
    took(world, "knock:hammer")
    lasting = world.copy()
    assert fate(world.copy(keep=False)) == fate(lasting.copy())
    for each in (world, lasting):
        took(each, "no", "pass")
    assert lasting.copy().view == world.view
    with pytest.raises(AssertionError, match="keeps no boundaries"):
        world.copy()


# The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_end_in_a_world(game: str) -> None:
    """Also by a rule that ends it on the spot, in the middle of the unit in which the world was imagined."""
    at_once = 0
    for number in range(6):
        table = opened(game, f"end {number}", find_game(game).players[0])
        keys = list(random_keys(table.copy(), "end"))
        played(table, *keys[: -1 - number % 2])
        for chance in map(Dice, range(6)):
            world = imagined(table, chance.key)
            for _ in range(8):
                copy, inside, option = world.copy(), world.in_unit, world.at_random(chance)
                world.take(option)
                if world.over:
                    at_once += inside
                    copy.take(option)
                    check_it_is_over(world, copy)
                    break
        assert table.result is None
    assert at_once, "no world ended in the unit in which it was imagined"


def check_it_is_over(world: World, copy: World) -> None:
    for each in (world, copy, world.copy()):
        assert (each.over, each.seat, each.options, each.in_unit) == (True, None, (), False)
        assert each.result is not None
        assert (each.result, each.view, each.judge()) == (world.result, world.view, world.judge())
