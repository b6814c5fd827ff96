"""Whatever is played: copies, undos, saves and views agree with the table they were taken from."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from leng.engine.dice import Dice
from leng.engine.journal import from_plain, load, save, to_plain, verify
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Table
from matches import GAMES, open_table, position, question, walk

careful = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
walks = given(
    game=some.sampled_from(GAMES),
    seed=some.text("abcdef", max_size=4),
    steps=some.integers(0, 160),
    more=some.integers(1, 40),
)


def walked(game: str, seed: str, steps: int) -> Table:
    table = open_table(game, seed)
    walk(table, seed, steps)
    return table


@walks
@careful
def test_a_copy_plays_on_exactly_like_its_original(game: str, seed: str, steps: int, more: int) -> None:
    table = walked(game, seed, steps)
    twin = table.copy()
    assert position(twin) == position(table)
    before = position(table)
    walk(twin, "more", more)
    assert position(table) == before
    walk(table, "more", more)
    assert position(twin) == position(table)


@walks
@careful
def test_undo_leads_back_and_the_same_choices_lead_on(game: str, seed: str, steps: int, more: int) -> None:
    table = walked(game, seed, steps)
    before, asked = to_plain(table.state), question(table)
    number = table.number
    walk(table, "more", more)
    keys = [move.key for move in table.moves[number:]]
    after = to_plain(table.state)
    if not keys:
        return
    while table.number > number:
        table.undo(table.moves[-1].seat, agreed=range(len(table.seats)))
    assert (to_plain(table.state), question(table)) == (before, asked)
    for chosen in keys:
        table.choose(chosen)
    assert to_plain(table.state) == after


@walks
@careful
def test_a_save_is_the_same_table(game: str, seed: str, steps: int, more: int) -> None:
    table = walked(game, seed, steps)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.leng"
        save(table, file)
        again = load(file)
        assert verify(file)[1] is None
    assert position(again) == position(table)
    walk(again, "more", more)
    walk(table, "more", more)
    assert position(again) == position(table)


@walks
@careful
def test_a_state_written_down_is_the_same_state(game: str, seed: str, steps: int, more: int) -> None:
    table = walked(game, seed, steps)
    again = from_plain(table.game, to_plain(table.state), table.state.box)
    assert again == table.state.copy()
    assert type(again) is table.game.state_type


@walks
@careful
def test_a_view_does_not_change_with_what_is_hidden(game: str, seed: str, steps: int, more: int) -> None:
    """Dealt anew behind the screen, the table looks the same to the seat, byte for byte."""
    table = walked(game, seed, steps)
    for audience in range(len(table.seats)):
        seen = msgspec.json.encode(table.view(audience))
        world = table.state.copy()
        table.game.imagine(world, audience, Dice(more))
        table.game.check(world)
        assert msgspec.json.encode(table.game.view(world, audience)) == seen


@walks
@careful
def test_looking_changes_nothing(game: str, seed: str, steps: int, more: int) -> None:
    table = walked(game, seed, steps)
    before = position(table)
    for audience in (*range(len(table.seats)), EVERYBODY, UNVEILED):
        assert msgspec.json.encode(table.view(audience)) == msgspec.json.encode(table.view(audience))
        table.story(audience)
    if table.decision is not None:
        for option, refusal in table.decision.refused():
            if refusal.numbers is not None:
                refusal.numbers(table.state, table.decision.seat, option)
    assert position(table) == before
