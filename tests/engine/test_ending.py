"""How a match ended, in words: won by seats, by a rival, by all together, by both, or by nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from leng.engine.game import Result, Rival
from leng.engine.table import Table
from leng.words.ending import Standing, ranking, verdict
from leng.words.presenter import presenter
from matches import door, open_table, served, walk, well

IT_WON, IT_LOST = (Rival("climber", 5, True),), (Rival("climber", 2),)

PLENTY = 100_000

Ended = Callable[[Table, Result], Table]


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> Ended:
    """A table whose match has just ended like this."""

    def end(table: Table, result: Result) -> Table:
        monkeypatch.setattr(table.game, "result", lambda g: result)
        table.play.choice = None
        return table

    return end


@pytest.mark.parametrize(
    ("mode", "result", "en", "fr"),
    [
        ("race", Result((7, 3), (0,), "filled", IT_LOST), "Ada wins", "Ada l’emporte"),
        (
            "race",
            Result((7, 7), (0, 1), "filled", IT_LOST),
            "Ada and Ben win together",
            "Ada et Ben l’emportent ensemble",
        ),
        ("race", Result((3, 3), (), "filled", IT_WON), "The climber has won", "Ce qui grimpe l’emporte"),
        (
            "race",
            Result((5, 3), (0,), "filled", IT_WON),
            "Ada and The climber win together",
            "Ada et Ce qui grimpe l’emportent ensemble",
        ),
        ("race", Result((3, 3), (), "filled", IT_LOST), "Nobody has won", "Personne n’a gagné"),
        ("together", Result((7, 3), (0, 1), "filled", IT_LOST), "You have won", "Vous avez gagné"),
        ("together", Result((7, 3), (), "filled", IT_WON), "The climber has won", "Ce qui grimpe l’emporte"),
        ("together", Result((7, 3), (), "filled"), "You have lost", "Vous avez perdu"),
    ],
)
def test_the_verdict_says_who_has_won(ended: Ended, mode: str, result: Result, en: str, fr: str) -> None:
    table = ended(well(2, mode=mode), result)
    for language, said in (("en", en), ("fr", fr)):
        assert verdict(presenter(table.game, table.seats, language), table) == said


def test_winners_come_first_then_points_whoever_has_them(ended: Ended) -> None:
    table = ended(well(3), Result((3, 9, 4), (), "climbed", (Rival("climber", 8, True),)))
    speaker = presenter(table.game, table.seats, "en")
    assert ranking(speaker, table) == [
        Standing("The climber", None, 8, True),
        Standing("Ben", 1, 9, False),
        Standing("Cy", 2, 4, False),
        Standing("Ada", 0, 3, False),
    ]


def test_a_rival_without_points_comes_after_those_who_have_some(ended: Ended) -> None:
    table = ended(well(2), Result((-3, 0), (), "climbed", (Rival("climber"),)))
    speaker = presenter(table.game, table.seats, "en")
    assert [(each.name, each.score) for each in ranking(speaker, table)] == [
        ("Ben", 0),
        ("Ada", -3),
        ("The climber", None),
    ]


def test_nobody_may_win_where_there_is_no_rival_either(ended: Ended) -> None:
    table = ended(door(), Result((0, 0), (), "dawn"))
    assert verdict(presenter(table.game, table.seats, "en"), table) == "Nobody has won"


@pytest.mark.parametrize("game", served())
@pytest.mark.parametrize("seed", range(6))
def test_points_are_told_by_their_sources_and_add_up(game: str, seed: int) -> None:
    table = open_table(game, f"sources {seed}")
    walk(table, str(seed), PLENTY)
    for language in ("en", "fr"):
        for each in ranking(presenter(table.game, table.seats, language), table):
            assert each.score is None or sum(share.points for share in each.shares) == each.score, each
            assert all(share.name and share.points for share in each.shares)


def test_a_game_that_names_no_sources_tells_none(ended: Ended) -> None:
    table = ended(well(2), Result((7, 3), (0,), "filled", IT_LOST))
    assert all(each.shares == () for each in ranking(presenter(table.game, table.seats, "en"), table))
