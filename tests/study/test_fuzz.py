"""The fuzzer finds what is wrong, whatever it is, and nothing where nothing is."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leng.engine import journal
from leng.engine.choice import Ask, Choice, Refusal, Rules
from leng.engine.game import Game, all_games, find_game
from leng.engine.state import UNVEILED
from leng.study import fuzz as fuzzing
from leng.study import words
from leng.study.fuzz import STRETCH, THOROUGH, Care, Fuzzed, combination, fuzz, fuzz_match, fuzz_within
from leng.words.presenter import Label

BUDGET = 2_000
"""Decisions that are watched in each game."""

NEVER = 1_000_000
ONLY_CHEAP = Care(*[NEVER] * len(Care.__struct_fields__))

Break = Callable[[pytest.MonkeyPatch, Game[Any]], None]


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The small game of the tests, to be broken in one test at a time."""
    monkeypatch.setattr(words, "_heard", set())
    return find_game("SD")


def _fuzz(game: Game[Any], folder: Path, care: Care = THOROUGH, matches: int = 12) -> Iterator[Fuzzed]:
    return (fuzz_match(game, match, "tests", folder, care) for match in range(matches))


def _first_fault(game: Game[Any], folder: Path, care: Care = THOROUGH) -> str:
    return next((each.failure.check for each in _fuzz(game, folder, care) if each.failure is not None), "nothing")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_whatever_is_played_in_any_game_everything_holds(game: Game[Any], tmp_path: Path) -> None:
    """A game that lies on the shelf is found, played, watched, saved, undone, drawn and told without a line of test."""
    found = fuzz_within(game, BUDGET, "suite", tmp_path)
    assert [(each.check, each.detail, each.commands) for each in found.found] == []
    assert found.watched >= BUDGET * 0.9
    assert found.matches > 4
    assert list(tmp_path.iterdir()) == []


def test_all_our_games_and_the_one_of_the_tests_are_on_the_shelf() -> None:
    assert {game.code for game in all_games()} >= {"AZ", "CU", "EHP", "ES", "KF", "SD"}


def test_a_budget_is_spread_over_beginnings_middles_and_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[range] = []

    def note(game: Game[Any], match: int, seed: str, folder: Path, care: Care, watch: range) -> Fuzzed:
        watched.append(watch)
        return Fuzzed(1000, watched=len(watch))

    monkeypatch.setattr(fuzzing, "fuzz_match", note)
    found = fuzz_within(find_game("SD"), 20 * STRETCH + 1, "s", tmp_path)
    assert (found.matches, found.watched) == (21, 20 * STRETCH + 1)
    begins = [each.start for each in watched]
    assert begins[0] == 0 and min(begins[1:]) < 200 and max(begins) > 800


def test_a_fault_within_a_budget_is_found_again_by_its_command(
    door: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which checks are made at a decision does not depend on what was watched before it."""
    _open_view(monkeypatch, door)
    found = [each for each in fuzz_within(door, 300, "again", tmp_path).found if each.check == "view-names"]
    assert len(found) > 3
    for each in found:
        again = fuzz_match(door, each.match, "again", tmp_path, Care()).failure
        assert again is not None and again.decision <= each.decision


def test_every_check_at_every_decision_holds_for_the_door(door: Game[Any], tmp_path: Path) -> None:
    assert [each.failure for each in _fuzz(door, tmp_path)] == [None] * 12


def test_all_combinations_of_players_and_options_come_up(door: Game[Any]) -> None:
    assert {_named(combination(door, match)) for match in range(4)} == {(players, ("oak",)) for players in (2, 3)} | {
        (players, ("iron",)) for players in (2, 3)
    }
    festival = find_game("KF")
    assert len({_named(combination(festival, match)) for match in range(3 * 14 * 2 * 2)}) == 3 * 14 * 2 * 2
    assert {combination(festival, match)[0] for match in range(6)} == {3, 4, 5}


def test_only_tables_that_can_be_opened_come_up_and_all_of_them() -> None:
    well = find_game("DW")
    found = {_named(combination(well, match)) for match in range(23)}
    assert found == {(terms.seats, tuple(terms.options.values())) for terms in well.tables} and len(found) == 23


def _named(found: tuple[int, dict[str, str]]) -> tuple[int, tuple[str, ...]]:
    return found[0], tuple(found[1].values())


def test_the_same_number_is_the_same_match_however_closely_it_is_watched(door: Game[Any], tmp_path: Path) -> None:
    for match in range(4):
        assert len({fuzz_match(door, match, "s", tmp_path, care).decisions for care in (THOROUGH, ONLY_CHEAP)}) == 1


def test_the_figures_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    one, two = (fuzz([find_game("SD")], 20, "s", folder=tmp_path, processes=each) for each in (1, 2))
    assert one == two
    assert one.failures == 0


# One fault at a time ----------------------------------------------------------------------------------------------


def _replace_turn(monkeypatch: pytest.MonkeyPatch, game: Game[Any], turn: Callable[..., Any]) -> None:
    monkeypatch.setattr(game, "units", {**game.units, "turn": turn}, raising=False)


def _asks(*options: Any, unless: Callable[[Any], Refusal | None] | None = None) -> Callable[..., Any]:
    def turn(g: Any, seat: int) -> Rules[None]:
        yield Choice(seat, Ask("turn"), options, unless, None, {})

    return turn


def _crash(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def turn(g: Any, seat: int) -> Rules[None]:
        yield from game_turn(g, seat) or ()
        if g.round == 2:
            raise ZeroDivisionError("a door too many")

    game_turn = game.units["turn"]
    _replace_turn(monkeypatch, game, turn)


def _nothing_to_pick(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    _replace_turn(monkeypatch, game, _asks())


def _one_key_twice(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    _replace_turn(monkeypatch, game, _asks(("knock", "a"), "knock:a"))


def _wavering_refusal(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    answers = itertools.cycle((None, None, Refusal("not-a-knock", "SD R-006")))
    _replace_turn(monkeypatch, game, _asks("wait", "draw", unless=lambda option: next(answers)))


def _lost_card(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def turn(g: Any, seat: int) -> Rules[None]:
        yield from game_turn(g, seat) or ()
        if g.deck:
            g.deck.pop()

    game_turn = game.units["turn"]
    _replace_turn(monkeypatch, game, turn)


def _shallow_copy(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def copy(state: Any) -> Any:
        twin = real(state)
        twin.discard = state.discard
        return twin

    real = game.state_type.copy
    monkeypatch.setattr(game.state_type, "copy", copy)


def _open_view(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    view = game.view
    monkeypatch.setattr(game, "view", lambda g, audience: view(g, UNVEILED), raising=False)


def _telling_view(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    class Telling(msgspec.Struct):
        first_letters: int

    def view(g: Any, audience: int) -> Telling:
        return Telling(sum(number * ord(card[-1]) for number, card in enumerate(g.deck)))

    monkeypatch.setattr(game, "view", view, raising=False)


def _peeking_imagination(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(game, "imagine", lambda g, seat, chance, remember=True: chance.shuffle(g.deck), raising=False)


def _idle_imagination(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(game, "imagine", lambda g, seat, chance, remember=True: None, raising=False)


def _indiscreet_log(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def turn(g: Any, seat: int) -> Rules[None]:
        yield from game_turn(g, seat) or ()
        if g.deck:
            g.tell("draw-own", card=g.deck[-1])

    game_turn = game.units["turn"]
    _replace_turn(monkeypatch, game, turn)


def _living_log(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def turn(g: Any, seat: int) -> Rules[None]:
        yield from game_turn(g, seat) or ()
        g.tell("end", seats=g.discard, ending="dawn")

    game_turn = game.units["turn"]
    _replace_turn(monkeypatch, game, turn)


def _memory_outside(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """A rule that remembers something elsewhere than in the state."""
    counter = itertools.count()

    def turn(g: Any, seat: int) -> Rules[None]:
        yield from game_turn(g, seat) or ()
        g.watchers[seat].cracks += next(counter) % 2

    game_turn = game.units["turn"]
    _replace_turn(monkeypatch, game, turn)


def _another_start(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """A unit of play that does not begin twice in the same way."""
    counter = itertools.count()

    def turn(g: Any, seat: int) -> Rules[None]:
        g.watchers[seat].cracks += next(counter) % 2
        yield from game_turn(g, seat) or ()

    game_turn = game.units["turn"]
    _replace_turn(monkeypatch, game, turn)


def _endless(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(fuzzing, "STEP_CAP", 3)


def _no_result(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(game, "endings", ("opened",), raising=False)


def _sharing_view(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def view(g: Any, audience: int) -> Any:
        seen: Any = real(g, audience)
        seen.discard = g.discard
        return seen

    real = game.view
    monkeypatch.setattr(game, "view", view, raising=False)


def _unmarked(*kinds: str) -> Break:
    """The game forgets to note that something came out, where it tells one of these events."""

    def forgets(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
        def tell(g: Any, kind: str, **facts: Any) -> None:
            g.reveals -= kind in kinds
            real(g, kind, **facts)

        real = game.state_type.tell
        monkeypatch.setattr(game.state_type, "tell", tell)

    return forgets


def _another_label(text: str, card: str = "") -> Break:
    """Every option is called this, and this card is said to explain it."""

    def relabel(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
        presenter = game.part("present").Presenter
        monkeypatch.setattr(presenter, "label", lambda me, choice, option: Label(text or str(option), "", card))

    return relabel


def _unknown_rule(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def turn(g: Any, seat: int) -> Rules[None]:
        yield Choice(seat, Ask("turn", "SD R-999"), ["wait", "draw"], None, None, {})

    _replace_turn(monkeypatch, game, turn)


def _wide_letters(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    terminal = game.part("terminal")
    monkeypatch.setattr(terminal, "draw", lambda view, presenter, width: "═" * (width + 1))


def _wordless_letters(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(game.part("terminal"), "in_short", lambda *_: "⟦short⟧")


def _speechless(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    presenter = game.part("present").Presenter
    real = presenter.fact
    monkeypatch.setattr(
        presenter, "fact", lambda me, name, value: "⟦card⟧" if name == "card" else real(me, name, value)
    )


@pytest.mark.parametrize(
    ("broken", "check", "care"),
    [
        (_crash, "exception", ONLY_CHEAP),
        (_nothing_to_pick, "no-option", ONLY_CHEAP),
        (_one_key_twice, "same-key", ONLY_CHEAP),
        (_lost_card, "invariant", ONLY_CHEAP),
        (_endless, "step-cap", ONLY_CHEAP),
        (_no_result, "no-result", ONLY_CHEAP),
        (_wavering_refusal, "offered-and-refused", THOROUGH),
        (_shallow_copy, "copy-shares", msgspec.structs.replace(ONLY_CHEAP, copy=1)),
        (_another_start, "undo-differs", msgspec.structs.replace(ONLY_CHEAP, undo=1)),
        (_another_start, "copy-differs", msgspec.structs.replace(ONLY_CHEAP, copy=1)),
        (_memory_outside, "redo-differs", msgspec.structs.replace(ONLY_CHEAP, undo=1)),
        (_memory_outside, "save-differs", msgspec.structs.replace(ONLY_CHEAP, save=1)),
        (_memory_outside, "verify-differs", msgspec.structs.replace(ONLY_CHEAP, verify=1)),
        (_open_view, "view-names", msgspec.structs.replace(ONLY_CHEAP, sight=1)),
        (_telling_view, "view-leaks", msgspec.structs.replace(ONLY_CHEAP, sight=1)),
        (_peeking_imagination, "imagination-peeks", msgspec.structs.replace(ONLY_CHEAP, imagination=1)),
        (_idle_imagination, "imagination-idle", msgspec.structs.replace(ONLY_CHEAP, sight=1)),
        (_indiscreet_log, "log-names", msgspec.structs.replace(ONLY_CHEAP, log=1)),
        (_living_log, "log-shares", msgspec.structs.replace(ONLY_CHEAP, log=1)),
        (_sharing_view, "view-shares", msgspec.structs.replace(ONLY_CHEAP, sight=1)),
        (_unmarked("knock"), "reveal-unmarked", msgspec.structs.replace(ONLY_CHEAP, log=1)),
        (_unmarked("ward"), "reveal-unmarked", msgspec.structs.replace(ONLY_CHEAP, log=1)),
        (_unmarked("draw-own"), "reveal-unmarked", msgspec.structs.replace(ONLY_CHEAP, log=1)),
        (_unmarked("listen-own"), "reveal-unmarked", msgspec.structs.replace(ONLY_CHEAP, log=1)),
        (_speechless, "word-missing", msgspec.structs.replace(ONLY_CHEAP, words=1)),
        (_another_label("Knock"), "same-label", msgspec.structs.replace(ONLY_CHEAP, words=1)),
        (_another_label("", "card:of_another_box"), "no-such-card", msgspec.structs.replace(ONLY_CHEAP, words=1)),
        (_unknown_rule, "no-such-rule", msgspec.structs.replace(ONLY_CHEAP, words=1)),
        (_wide_letters, "drawing-too-wide", msgspec.structs.replace(ONLY_CHEAP, letters=1)),
        (_wordless_letters, "word-missing", msgspec.structs.replace(ONLY_CHEAP, letters=1)),
    ],
)
def test_each_fault_is_found(
    broken: Break, check: str, care: Care, door: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _first_fault(door, tmp_path, care) == "nothing"
    monkeypatch.setattr(words, "_heard", set())
    broken(monkeypatch, door)
    assert _first_fault(door, tmp_path, care) == check


# Where hands are open, a rival acts and rules are not always in force


def _seen_too_long(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Who has looked at the top of the bag goes on seeing it."""
    real, hidden = game.view, game.hidden_from

    def view(g: Any, audience: int) -> Any:
        seen: Any = real(g, audience)
        if audience == 0 and g.bag:
            seen.seen = [sorted(g.bag)[0]]
        return seen

    def knows(g: Any, audience: int) -> set[str]:
        return hidden(g, audience) - ({sorted(g.bag)[0]} if audience == 0 and g.bag else set())

    monkeypatch.setattr(game, "view", view)
    monkeypatch.setattr(game, "hidden_from", knows)


def _stranger(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(game, "rivals", ("somebody_else",))


def _won_by_some(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    real = game.result

    def result(g: Any) -> Any:
        found: Any = real(g)
        return found if found is None else msgspec.structs.replace(found, winners=(0,))

    monkeypatch.setattr(game, "result", result)


def _cites_another_mode(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    def turn(g: Any, seat: int) -> Rules[None]:
        yield Choice(seat, Ask("turn", "DW R-009" if g.mode == "together" else "DW R-011"), ("take",), None, None, {})

    _replace_turn(monkeypatch, game, turn)


@pytest.mark.parametrize(
    ("broken", "check", "care"),
    [
        (_seen_too_long, "view-private", msgspec.structs.replace(ONLY_CHEAP, sight=1)),
        (_stranger, "no-such-rival", ONLY_CHEAP),
        (_stranger, "no-such-rival", msgspec.structs.replace(ONLY_CHEAP, words=1)),
        (_won_by_some, "no-result", ONLY_CHEAP),
        (_cites_another_mode, "rule-not-in-force", msgspec.structs.replace(ONLY_CHEAP, words=1)),
    ],
)
def test_each_fault_of_the_wider_contract_is_found(
    broken: Break, check: str, care: Care, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = find_game("DW")
    well.open_box()
    assert _first_fault(well, tmp_path, care) == "nothing"
    monkeypatch.setattr(words, "_heard", set())
    broken(monkeypatch, well)
    assert _first_fault(well, tmp_path, care) == check


def test_a_failure_is_written_down_and_says_how_to_see_it_again(
    door: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _crash(monkeypatch, door)
    failure = fuzz_match(door, 5, "tests", tmp_path, THOROUGH).failure
    assert failure is not None
    assert "ZeroDivisionError: a door too many" in failure.detail
    file = tmp_path / "sealed_door-5.leng"
    assert failure.save == str(file)
    assert failure.commands == [
        f"leng verify {file}",
        "leng fuzz sealed_door --seed tests --first 5 --matches 1 --thorough",
    ]
    saved = journal.read(file)
    assert len(saved.opening.seats) == failure.players
    assert len(saved.record) >= failure.decision
    again = fuzz_match(door, 5, "tests", tmp_path, THOROUGH).failure
    assert again == failure


def test_a_table_that_cannot_be_opened_is_a_failure_too(
    door: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_table(*_: Any) -> Any:
        raise LookupError("no door")

    monkeypatch.setattr(door, "set_up", no_table, raising=False)
    failure = fuzz_match(door, 0, "tests", tmp_path, THOROUGH).failure
    assert failure is not None
    assert failure.check == "exception"
    assert failure.save == ""
    assert list(tmp_path.iterdir()) == []
