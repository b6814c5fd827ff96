"""Carolyn Fern and Vincent Lee: they treat anybody, once a day."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.elder_sign.state import Investigator

from .museum import museum

BOB = "bob:bob_jenkins"


@rule("ES R-051", "ES R-105d")
@pytest.mark.parametrize(("name", "what"), [("carolyn_fern", "sanity"), ("vincent_lee", "stamina")])
def test_a_healer_treats_anybody_at_the_start_of_any_turn_once_a_day(name: str, what: str) -> None:
    hurt = {"sanity": 2, "stamina": 2}
    t = museum(BOB, f"doc:{name}", hour=3, bob=hurt, doc=hurt, top={"mythos": ["mythos_28"]})
    t.doc.is_asked("heal").offered_only(f"use:{name}", "pass").passes()
    t.bob.plays("move:the_archives", "give_up").has(sanity=1)
    t.doc.is_asked("heal").plays(f"use:{name}").is_asked("whom").offered_only("treat:0", "treat:1").plays("treat:0")
    t.bob.has(**({"sanity": 2, "stamina": 2} if what == "sanity" else {"sanity": 1, "stamina": 3}))
    t.doc.has(used=[name], **hurt).is_asked("move").plays("move:the_archives", "give_up")
    t.bob.is_asked("move").plays("move:the_archives", "give_up")  # used up for the day: midnight comes first
    t.until("heal", seat="doc")
    assert t.state.mythos == "mythos_28"
    t.doc.has(used=[])


@rule("ES R-108", "ES R-105")
@pytest.mark.parametrize(("name", "other"), [("carolyn_fern", "stamina"), ("vincent_lee", "sanity")])
def test_a_healer_is_not_asked_when_nobody_needs_the_treatment(name: str, other: str) -> None:
    t = museum(BOB, f"doc:{name}", bob={other: 2})
    t.bob.is_asked("move")


@rule("ES R-105", "ES Q-36")
def test_a_healer_who_has_only_just_come_waits_for_her_first_turn() -> None:
    t = museum(BOB, "doc:carolyn_fern", bob={"sanity": 2}, doc={"resting": True})
    t.bob.is_asked("move").plays("move:entrance", "option:1").has(sanity=3)
    t.doc.is_asked("heal")


@rule("ES R-119", "ES R-051", "ES R-105")
def test_a_healer_acts_at_the_start_of_the_turn_of_a_player_who_is_out_too() -> None:
    t = museum(BOB, "doc:carolyn_fern", ancient_one="cthulhu", awake=True, doc={"sanity": 2}, hour=9,
               arrange=lambda g: _out(g.investigators[0], g.devoured))  # fmt: skip
    t.doc.is_asked("heal")
    assert t.state.active == 0


def _out(who: Investigator, devoured: list[str]) -> None:
    devoured.append(who.id)
    who.id = who.at = ""
    who.sanity = who.stamina = 0
