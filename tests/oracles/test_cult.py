"""The oracle of Cult: a second telling of the rulebook, held against the engine over the table."""

from __future__ import annotations

import re
import tomllib
from functools import partial
from pathlib import Path

import pytest

from leng.engine.game import load_game
from leng.engine.table import Table
from oracles.cult import ORACLE, SecondTelling, printed
from oracles.walk import walk

SLICES = [("random", 700, 2), ("random", 600, 36), ("greedy", 200, 9)]


@pytest.mark.parametrize(("player", "decisions", "first"), SLICES)
def test_the_engine_does_what_the_rulebook_says(player: str, decisions: int, first: int) -> None:
    walked = walk(load_game("cult"), ORACLE, decisions, "slice", player=player, first=first)
    assert not walked.found, "\n".join(map(str, walked.found))
    assert not walked.unspoken, f"nothing was said about {walked.unspoken}"
    assert walked.decisions == decisions


RICH = {
    "ruins": '{ do = "draw", deck = "miracle", n = 2 }, { do = "draw", deck = "intrigue", n = 3 }',
    "slums": '{ do = "gain_followers", n = 4 }, { do = "gain_mob", n = 1 }',
    "market": '{ do = "gain_coins", n = 9 }, { do = "draw", deck = "privilege", n = 2 }',
}
"""What the first Locations bring in a city where everything comes sooner."""


def lay_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That city: rich Locations, no seals, and the Dark abilities on the Light side."""
    for name in ("places", "abilities", "miracles", "intrigues"):
        text = (
            (printed.FOLDER / f"{name}.toml").read_text(encoding="utf-8").replace("\nsealed = true", "\nsealed = false")
        )
        text = re.sub('^side = "(.*)"$', lambda side: f'side = "{OTHER[side[1]]}"', text, flags=re.MULTILINE)
        for place, effects in RICH.items():
            text = re.sub(rf"(?ms)(^\[place\.{place}\].*?^ways = )[^\n]*", rf"\1[{{ effects = [{effects}] }}]", text)
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
        for shelf, entries in tomllib.loads(text).items():
            for each, entry in entries.items() if shelf != "source" else ():
                known = printed.PLACES[entry["number"]] if shelf == "place" else printed.SHELVES[shelf][each]
                for field in [field for field in known if field not in ("id", *entry)]:
                    monkeypatch.delitem(known, field)
                for field in entry:
                    monkeypatch.setitem(known, field, entry[field])
    monkeypatch.setattr(Table, "open", partial(Table.open, content=folder))


OTHER = {"light": "dark", "dark": "light"}


@pytest.mark.parametrize(("player", "decisions", "first"), [("random", 1000, 1), ("random", 900, 7)])
def test_it_does_so_where_everything_comes_sooner(
    player: str, decisions: int, first: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Dark side and its abilities come by late, Intrigues seldom; here they do from the first round on."""
    lay_out(tmp_path, monkeypatch)
    walked = walk(load_game("cult"), SecondTelling(), decisions, "rich", player=player, first=first)
    assert not walked.found, "\n".join(map(str, walked.found))
    assert walked.decisions == decisions
