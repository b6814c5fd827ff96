"""Every piece of the box is in exactly one place, and what a player has is counted as signs tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.games.auztralia import GAME
from leng.games.auztralia.inventory import holdings
from leng.games.auztralia.state import Australia, Farm

from .outback import OutbackTranscript, outback

Meddle = Callable[[Australia], Any]


def a_colony() -> OutbackTranscript:
    """Ann has a bit of everything."""
    return outback(
        "ann",
        "bob",
        rails={"ann": ["4-11-14"]},
        farms={"ann": ["sheep 14", "corn 1", "cattle 7 blighted"]},
        tiles={19: "shoggoth_l3_1 up ann=1", 24: "temple_l1_1"},
        goods={31: {"iron": 3}},
        ann={
            "coal": 3,
            "points": 4,
            "barracks": {"infantry": 2, "airship": 1},
            "characters": ["count_jago"],
            "cubes": {"buy": 2},
        },
    )


def owe(g: Australia) -> None:
    """A debt in gold, with the gold in the supply."""
    g.supply["gold"] += g.colonies[0].gold + 1
    g.colonies[0].gold = -1


def show_a_blank(g: Australia) -> None:
    """A blank changes places with the shoggoth."""
    g.piles[1].remove("blank_l1_1")
    g.piles[3].append(g.tiles[0].tile)
    g.tiles[0].tile = "blank_l1_1"


MEDDLING: dict[str, Meddle] = {
    "goods from nowhere": lambda g: setattr(g.colonies[0], "coal", 9),
    "less than no gold": owe,
    "a unit too many": lambda g: g.pool.__setitem__(0, 10),
    "a lost card": lambda g: g.cards.pop(),
    "a card twice": lambda g: g.discard.append(g.cards[0]),
    "a lost revelation": lambda g: g.unused.pop(),
    "a character twice": lambda g: g.display.append("count_jago"),
    "a lost tile": lambda g: g.piles[1].pop(),
    "a tile in the wrong pile": lambda g: g.piles[1].append(g.piles[2].pop()),
    "a hidden tile that is hurt": lambda g: g.tiles[1].damage.__setitem__(0, 1),
    "a blank face up": show_a_blank,
    "Old Ones nobody noticed": lambda g: setattr(g, "haunted", 0),
    "a line nobody traced": lambda g: setattr(g.colonies[0], "linked", 0),
    "a port twice": lambda g: setattr(g, "neutral_port", 4),
    "a port at no site": lambda g: setattr(g, "neutral_port", 14),
    "a farm in a port": lambda g: g.farms.update({4: Farm(0, "corn")}),
    "corn in the outback": lambda g: g.farms.update({15: Farm(0, "corn")}),
    "too many rails": lambda g: g.rails.update(dict.fromkeys(range(100, 121), 1)),
    "too many farms": lambda g: g.farms.update({n: Farm(1, "sheep") for n in (10, 15, 18, 20, 25, 30, 35, 36)}),
    "cubes beyond the box": lambda g: g.colonies[0].cubes.update(buy=21),
    "a disc twice": lambda g: g.arrivals.append(0),
}


@rule("AZ R-002a", "AZ R-003b", "AZ R-005b", "AZ R-013b", "AZ R-015c", "AZ R-037a", "AZ R-065a")
@pytest.mark.parametrize("what", MEDDLING)
def test_nothing_is_created_or_lost_unnoticed(what: str) -> None:
    t = a_colony()
    GAME.check(t.state)
    MEDDLING[what](t.state)
    with pytest.raises(AssertionError):
        GAME.check(t.state)


@rule("AZ R-077", "AZ R-093a", "AZ R-023")
def test_holdings_count_what_signs_tell() -> None:
    t = a_colony()
    assert holdings(t.state, 0) == {
        "coal": 3, "iron": 2, "gold": 4, "phosphate": 0, "points": 4, "infantry": 2, "armoured_car": 0, "artillery": 0,
        "armoured_train": 0, "airship": 1, "character": 1, "rail": 2, "corn": 1, "cattle": 0, "sheep": 1, "time": 50,
        "cube": 17,
    }  # fmt: skip


@rule("AZ R-077a")
def test_units_that_march_are_still_held() -> None:
    t = a_colony()
    t.ann.plays("box:attack", "attack:19").picks("unit:infantry", "unit:airship")
    assert t.state.combat is not None
    assert (holdings(t.state, 0)["infantry"], holdings(t.state, 0)["airship"]) == (2, 1)


@rule("AZ R-001a", "AZ R-001b", "AZ R-190", "AZ R-210b")
@pytest.mark.parametrize("terms", GAME.tables, ids=lambda terms: f"{terms.seats}-{'-'.join(terms.options.values())}")
def test_every_table_is_complete_when_it_is_laid_out(terms: Any) -> None:
    GAME.check(GAME.set_up(GAME.open_box(), terms.seats, terms.options, Dice(11)))
