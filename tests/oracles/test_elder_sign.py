"""The oracle of Elder Sign: a second telling of the rulebook, held against the engine over the table."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from leng.engine.game import load_game
from leng.engine.state import Event
from leng.engine.table import Table
from oracles.elder_sign import ORACLE, SecondTelling, ending, printed, setup
from oracles.walk import walk

SLICES = [("random", 450, 3), ("random", 350, 62), ("greedy", 200, 8)]

RICH = """starting = [
    { do = "gain", what = "ally", n = 1 }, { do = "gain", what = "unique", n = 2 },
    { do = "gain", what = "spell", n = 2 }, { do = "gain", what = "common", n = 1 },
    { do = "gain", what = "clue", n = 3 },
]"""


@pytest.mark.parametrize(("player", "decisions", "first"), SLICES)
def test_the_engine_does_what_the_rulebook_says(player: str, decisions: int, first: int) -> None:
    walked = walk(load_game("elder_sign"), ORACLE, decisions, "slice", player=player, first=first)
    assert not walked.found, "\n".join(map(str, walked.found))
    assert not walked.unspoken, f"nothing was said about {walked.unspoken}"
    assert walked.decisions == decisions


@pytest.mark.parametrize(("player", "decisions", "first"), [("random", 250, 9), ("greedy", 150, 2)])
def test_it_does_so_where_everybody_begins_rich(
    player: str, decisions: int, first: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Allies, relics and spells come by seldom; here everybody has some."""
    cards = (printed.FOLDER / "investigators.toml").read_text(encoding="utf-8")
    (tmp_path / "investigators.toml").write_text(re.sub(r"(?m)^starting = .*$", RICH, cards), encoding="utf-8")
    for entry in printed.INVESTIGATORS.values():
        monkeypatch.setitem(entry, "starting", tomllib.loads(RICH)["starting"])
    monkeypatch.setattr(setup, "laid", lambda g: ())  # which knows the starting items of the cards
    monkeypatch.setattr(Table, "open", partial(Table.open, content=tmp_path))
    walked = walk(load_game("elder_sign"), SecondTelling(), decisions, "rich", player=player, first=first)
    assert not walked.found, "\n".join(map(str, walked.found))
    assert walked.decisions == decisions


def test_elder_signs_and_doom_are_reckoned_from_what_was_told() -> None:
    """Two signs for the Hidden Passage, one bought, one that crumbled; doom that comes one by one."""
    told = [Event("resolves", {"seat": 0, "card": "the_hidden_passage"}), Event("sign-lost", {"n": 1, "of": 10})]
    bought = Event("buys", {"seat": 0, "service": "souvenir_elder_sign", "n": 10})
    assert ending.signs_of([*told, bought]) == 2
    assert ending.doom_of(doom(1, 2, 3)) == 3
    assert ending.doom_of(doom(1, 3)) == -1  # a token was not told of


def doom(*tokens: int) -> Sequence[Event]:
    """Tokens laid on the track one after the other."""
    return [Event("doom", {"n": n, "of": 10}) for n in tokens]
