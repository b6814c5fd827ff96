"""What people agree on: what fits which table, and what is refused in words wherever somebody names it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from leng.engine import options
from leng.engine.errors import BadSave, BadSetup
from leng.engine.game import find_game
from leng.engine.journal import dumps, journal_of, load, save, verify
from leng.engine.options import Fit, TableOption, check_declared
from leng.engine.table import Table
from leng.words.rulebook import read_rulebook
from leng.words.text import LANGUAGES, MISSING, words
from matches import GAMES, seats, well

UNFIT: list[tuple[int, dict[str, str], str]] = [
    (2, {"omens": "yes"}, "error-option-players"),
    (1, {"mode": "race"}, "error-value-players"),
    (2, {"shaft": "bottomless"}, "error-value-given"),
    (3, {"pace": "swift"}, "error-value-given"),
    (2, {"pace": "swift"}, "error-value-given"),  # an option that has no place gives nothing to others
    (3, {"omens": "perhaps"}, "error-option-value"),
    (3, {"moon": "full"}, "error-unknown-option"),
    (4, {}, "error-seats"),
]


def agree(players: int, **wanted: str) -> dict[str, str]:
    return find_game("DW").agree(wanted, players).options


def test_a_value_may_need_a_number_of_players_or_another_option() -> None:
    assert agree(2, mode="together", shaft="bottomless")["shaft"] == "bottomless"
    assert agree(3, omens="yes", pace="swift")["pace"] == "swift"
    assert agree(1) == {"mode": "alone", "shaft": "shallow", "omens": "no", "pace": "slow"}


def test_what_has_no_place_keeps_its_default_and_may_be_named_by_it() -> None:
    assert agree(2, omens="no", pace="slow") == agree(2)


@pytest.mark.parametrize(("players", "wanted", "why"), UNFIT)
def test_what_does_not_fit_is_refused_in_a_sentence(players: int, wanted: dict[str, str], why: str) -> None:
    for refuse in (
        lambda: agree(players, **wanted),
        lambda: Table.open(find_game("DW"), seats(players), wanted),
    ):
        with pytest.raises(BadSetup) as refused:
            refuse()
        assert refused.value.key == why
    for language in LANGUAGES:
        assert MISSING not in words(language).say(why, **refused.value.facts)


def test_the_sentence_says_what_would_fit() -> None:
    with pytest.raises(BadSetup, match=r"is for 3 players, and this table has 2\. Leave it out\."):
        agree(2, omens="yes")
    with pytest.raises(
        BadSetup, match=r"only there where mode is one of: together, alone\. What fits here: shallow, deep"
    ):
        agree(2, shaft="bottomless")
    with pytest.raises(BadSetup, match=r"“race” is for 2, 3 players, and this table has 1\. What fits here: alone"):
        agree(1, mode="race")
    with pytest.raises(BadSetup, match=r"Choose one of: shallow, deep\.$"):
        agree(2, shaft="dry")


def test_an_option_without_a_place_gives_nothing_even_by_its_default() -> None:
    solo = TableOption("solo", ("easy", "hard"), "easy", fit=Fit(players=(1,)))
    gift = TableOption("gift", ("no", "yes"), "no", fit=Fit(given={"solo": ("easy",)}))
    assert options.agree((solo, gift), {"gift": "yes"}, 1).options == {"solo": "easy", "gift": "yes"}
    with pytest.raises(BadSetup, match="only there where solo is one of: easy"):
        options.agree((solo, gift), {"gift": "yes"}, 2)
    assert options.settle((solo, gift), {}, 2).options["solo"] == "easy"  # harmless, and not in question


def test_a_form_that_is_being_filled_in_keeps_what_still_fits() -> None:
    game = find_game("DW")
    wishes = {"mode": "together", "shaft": "bottomless", "omens": "yes", "pace": "swift"}
    assert game.settle(wishes, 3).options == wishes
    assert game.settle(wishes, 2).options == {**wishes, "omens": "no", "pace": "slow"}
    assert game.settle({**wishes, "mode": "race"}, 3).options == {**wishes, "mode": "race", "shaft": "shallow"}
    assert "omens" not in game.settle(wishes, 2).fitting


def test_the_numbers_of_players_follow_from_what_is_wanted() -> None:
    game = find_game("DW")
    assert game.numbers_for({}) == [1, 2, 3]
    assert game.numbers_for({"omens": "yes"}) == [3]
    assert game.numbers_for({"mode": "together"}) == [2, 3]
    with pytest.raises(BadSetup):
        game.numbers_for({"mode": "alone", "omens": "yes"})


@pytest.mark.parametrize(("players", "wanted", "why"), UNFIT[:5])
def test_a_save_that_names_what_does_not_fit_says_so(
    players: int, wanted: dict[str, str], why: str, tmp_path: Path
) -> None:
    for table in (well(players), well(players, top=["brick"])):  # one from its seed, one arranged
        kept = journal_of(table)
        kept.opening = msgspec.structs.replace(kept.opening, options={**kept.opening.options, **wanted})
        kept.commitment = kept.opening.commitment
        file = tmp_path / "wrong.leng"
        file.write_bytes(dumps(kept))
        with pytest.raises(BadSetup) as refused:
            agree(players, **wanted)
        for opened in (load, verify):
            with pytest.raises(BadSave) as bad:
                opened(file)
            assert str(refused.value) in str(bad.value)


def test_a_save_with_too_many_seats_says_so(tmp_path: Path) -> None:
    kept = journal_of(well(3))
    kept.opening.seats *= 2
    (tmp_path / "crowd.leng").write_bytes(dumps(kept))
    with pytest.raises(BadSave, match="seats 1 to 3 players; you asked for 6"):
        load(tmp_path / "crowd.leng")


def test_every_table_there_can_be_is_opened_and_saved(tmp_path: Path) -> None:
    game = find_game("DW")
    assert len(game.tables) == 3 + 5 + 15
    assert len({(terms.seats, *terms.options.values()) for terms in game.tables}) == 23
    for terms in game.tables:
        table = Table.open(game, seats(terms.seats), terms.options)
        save(table, tmp_path / "m.leng")
        assert load(tmp_path / "m.leng").terms == table.terms == terms


# What a game declares ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_option_value_and_rule_has_its_place_at_some_table(game: str) -> None:
    found = find_game(game)
    check_declared(found.options, found.players)
    met = {(name, value) for terms in found.tables for name in terms.fitting for value in [terms.options[name]]}
    for option in found.options:
        assert {(option.name, value) for value in option.values} <= met, f"{option.name} has values nobody can choose"
    for rule in read_rulebook(found.folder).rule:
        assert any(terms.meet(rule.only) for terms in found.tables), f"{rule.id} is never in force"


@pytest.mark.parametrize("game", GAMES)
def test_the_manner_and_the_rivals_of_every_table_are_told(game: str) -> None:
    found = find_game(game)
    for language in LANGUAGES:
        known = words(language, found.folder)
        assert all(known.has(f"rival-{each}") and known.has(f"rival-won-{each}") for each in found.rivals)
    assert {found.manner(terms).together for terms in found.tables} <= {True, False}


YES_NO = ("yes", "no")


@pytest.mark.parametrize(
    ("wrong", "declared"),
    [
        ("no option declared before it", (TableOption("a", YES_NO, "no", fit=Fit(given={"b": ("yes",)})),)),
        ("no option declared before it", (TableOption("a", YES_NO, "no", fit=Fit(given={"a": ("yes",)})),)),
        ("none of its values", (TableOption("a", YES_NO, "perhaps"),)),
        ("numbers of players", (TableOption("a", YES_NO, "no", fit=Fit(players=(9,))),)),
        ("unknown values", (TableOption("a", YES_NO, "no", fits={"maybe": Fit()}),)),
        (
            "values that a does not have",
            (TableOption("a", YES_NO, "no"), TableOption("b", YES_NO, "no", fit=Fit(given={"a": ("maybe",)}))),
        ),
        ("two things are called a", (TableOption("a", YES_NO, "no"), TableOption("a", YES_NO, "no"))),
    ],
)
def test_a_declaration_that_cannot_be_fails_loudly(wrong: str, declared: tuple[TableOption, ...]) -> None:
    with pytest.raises(TypeError, match=wrong):
        check_declared(declared, range(1, 4))


def test_a_game_with_such_a_declaration_cannot_even_say_its_options() -> None:
    game: Any = type(find_game("SD"))(
        "leng.games.sealed_door",
        code="XX",
        players=range(2, 4),
        colours=("red", "blue", "green"),
        endings=("dawn",),
        options=(TableOption("a", YES_NO, "no", fit=Fit(given={"later": ("yes",)})),),
    )
    with pytest.raises(TypeError, match="depends on later"):
        _ = game.options
