"""Every piece of the box is in exactly one place, and what a player has is counted as signs tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.engine.play import play_out
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.inventory import holdings
from leng.games.evil_high_priest.state import Conclave, Monster

from .sanctum import SanctumTranscript, sanctum

Meddle = Callable[[Conclave], Any]


def a_cult() -> SanctumTranscript:
    """Ann has a bit of everything."""
    return sanctum(
        "ann",
        "bob",
        options={"boxes": "both"},
        broken=["start", "a"],
        raids=1,
        ann={
            "treasure": 3,
            "grimoire": 1,
            "rooms": {"s1": "well_1 blood=2", "s3": "reliquary_1 elder_sign=1"},
            "lairs": ["gug", "zoog"],
            "specials": ["shoggoth"],
            "pool": 1,
            "asylum": 2,
            "escape": 1,
            "on": ["boston", "ritual.red_sign.2"],
        },
    )


def overfill(g: Conclave) -> None:
    """A fourth blood in a well."""
    room = g.priests[0].rooms[0]
    assert room is not None
    room.goods["blood"] = 4


def misplace(g: Conclave) -> None:
    """Magic in a well."""
    room = g.priests[0].rooms[0]
    assert room is not None
    room.goods["magic"] = 1


def sit_down(g: Conclave) -> None:
    """A fifth acolyte in the asylum."""
    g.priests[1].asylum, g.priests[1].pool = 5, 1


MEDDLING: dict[str, Meddle] = {
    "a lost room": lambda g: g.rooms.pop(),
    "a room twice": lambda g: g.room_discard.append("well_1"),
    "a monster twice": lambda g: g.monster_discard.append("gug"),
    "a lost monster": lambda g: g.monsters.pop(),
    "a monster of a box that is not there": lambda g: g.monsters.append("deep_one_2"),
    "a lost investigator": lambda g: g.investigators.pop(),
    "a lost priest card": lambda g: g.undealt.pop(),
    "an investigator twice": lambda g: g.investigators.append(g.investigator_row[0]),
    "a priest card twice": lambda g: g.undealt.append(g.priests[0].card),
    "a lost special card": lambda g: g.priests[0].specials.clear(),
    "a special card twice": lambda g: g.specials.append("shoggoth"),
    "an amoeba from nowhere": lambda g: setattr(g, "amoebas", 1),
    "an acolyte too many": lambda g: setattr(g.priests[0], "pool", 2),
    "an acolyte too few": lambda g: setattr(g.priests[0], "asylum", 1),
    "a fifth chair": sit_down,
    "a priest twice": lambda g: g.standing.update(salem=[1]),
    "a stranger on a space": lambda g: g.standing.update(salem=[8]),
    "a space with nobody on it": lambda g: g.standing.update(salem=[]),
    "four monsters": lambda g: g.priests[0].lairs.extend([Monster(g.monsters.pop()), Monster(g.monsters.pop())]),
    "more signs than were broken": lambda g: g.priests[1].exposed.update(elder_sign=2),
    "a sign broken twice": lambda g: g.broken.append(g.broken[0]),
    "less than no goods": lambda g: g.priests[0].exposed.update(treasure=-1),
    "a room too full": overfill,
    "goods in the wrong room": misplace,
}


@rule("EHP R-006b", "EHP R-012a", "EHP R-013b", "EHP R-041a", "EHP R-078a", "EHP R-080c", "EHP R-097c")
@pytest.mark.parametrize("what", MEDDLING)
def test_nothing_is_created_or_lost_unnoticed(what: str) -> None:
    t = a_cult()
    GAME.check(t.state)
    MEDDLING[what](t.state)
    with pytest.raises(AssertionError):
        GAME.check(t.state)


@rule("EHP R-005a", "EHP R-042c", "EHP R-306")
def test_holdings_count_what_signs_tell() -> None:
    found = {kind: n for kind, n in holdings(a_cult().state, 0).items() if n}
    assert found == {
        "treasure": 3, "blood": 2, "grimoire": 1, "elder_sign": 1, "room": 2, "monster": 2, "acolyte": 3, "asylum": 2,
        "escape": 1, "shoggoth": 1, "first": 1,
    }  # fmt: skip


@rule("EHP R-002a", "EHP R-003b", "EHP R-010b", "EHP R-020a", "EHP R-020b")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_table_is_complete_when_it_is_laid_out(seats: int) -> None:
    box = GAME.open_box()
    tables = [terms for terms in GAME.tables if terms.seats == seats]
    for terms in tables[:: max(1, len(tables) // 60)]:
        GAME.check(GAME.set_up(box, terms.seats, terms.options, Dice(11)))


@rule("EHP R-073c", "EHP R-088a", "EHP R-014")
@pytest.mark.parametrize("n", range(12))
def test_every_piece_is_in_its_place_at_every_decision_of_a_match(n: int) -> None:
    tables = [terms for terms in GAME.tables if terms.options["boxes"] == "both"]
    terms = tables[n * 7919 % len(tables)]
    chance = Dice(n)
    state = GAME.set_up(GAME.open_box(), terms.seats, {**terms.options, "rounds": "12"}, Dice(n))

    def watch(choice: Any) -> Any:
        GAME.check(state)
        return choice.at_random(chance)

    play_out(GAME, state, watch)
    GAME.check(state)
