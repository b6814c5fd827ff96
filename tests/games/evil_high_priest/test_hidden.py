"""Who may see what: the order of the decks, and the two rooms that the Elder Thing shows to one player."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.engine.state import EVERYBODY, UNVEILED
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.state import NOBODY, Conclave

from .sanctum import SanctumTranscript, sanctum

ANN, BOB, SPECTATOR = 0, 1, EVERYBODY
AUDIENCES = (ANN, BOB, SPECTATOR)
BOTH = {"boxes": "both"}
TOP = ["labyrinth", "observatory", "guard_post"]
ROW = ["well_1", "well_2", "well_3"]


def sees(t: SanctumTranscript, audience: int, piece: str) -> bool:
    """Whether the view of an audience, or any line of its log, names this piece."""
    facts: list[Any] = [event.facts for event in t.table.story(audience)]
    return f'"{piece}"' in msgspec.json.encode([t.table.view(audience), facts]).decode()


def knowing(t: SanctumTranscript, piece: str) -> list[int]:
    """The audiences that know of a piece, from the table or from the log."""
    return [each for each in AUDIENCES if sees(t, each, piece)]


def imagined(t: SanctumTranscript, seat: int, chance: int) -> Conclave:
    """A world as a seat may imagine it."""
    other = t.state.copy()
    GAME.imagine(other, seat, Dice(chance))
    GAME.check(other)
    return other


def looking() -> SanctumTranscript:
    """Ann's Elder Thing shows her the two top rooms of the deck."""
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        broken=["start", "g"],
        monster_row=["elder_thing", "gug", "zoog"],
        room_row=ROW,
        rooms=TOP,
        ann={"blood": 2},
    )
    t.ann.plays("place:great_cthulhu_g:acolyte", "monster:elder_thing", "ability:elder_thing").is_asked("keep-room")
    return t


# Decks ----------------------------------------------------------------------------------------------------------------


@rule("EHP R-013a", "EHP R-015a", "EHP R-016a")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("options", [{}, BOTH])
def test_nobody_sees_what_lies_in_a_deck(audience: int, options: dict[str, str]) -> None:
    t = sanctum("ann", "bob", options=options)
    g = t.state
    unseen = {*g.rooms, *g.monsters, *g.investigators}
    assert GAME.hidden_from(g, audience) == unseen
    assert not [piece for piece in unseen if sees(t, audience, piece)]
    view = t.table.view(audience)
    counts = {"rooms": len(g.rooms), "monsters": len(g.monsters), "investigators": len(g.investigators)}
    assert view.decks == counts and counts["rooms"] == 37


@rule("EHP R-025", "EHP R-021b", "EHP R-170a")
def test_everything_else_is_open_to_everybody() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        ann={"lairs": ["gug"], "rooms": {"s1": "vault_1 magic=2"}, "card": "carl_stanford", "spent": True},
    )
    seen = [msgspec.to_builtins(t.table.view(audience)) for audience in AUDIENCES]
    for view in seen:
        del view["audience"]
    assert seen[0] == seen[1] == seen[2]
    ann = seen[2]["priests"][ANN]
    assert ann["card"] == "carl_stanford" and ann["spent"] and ann["lairs"][0]["card"] == "gug"
    assert ann["rooms"][0]["goods"] == {"magic": 2}


@rule("EHP R-176a", "EHP R-178a")
def test_the_pile_of_the_lone_players_opponent_and_what_he_denies_are_open() -> None:
    t = sanctum("ann", dice=[2, 6, 4], ann={"pool": 1, "home": False, "priest_on": "dunwich"})
    t.ann.plays("place:escape:acolyte")
    view = t.table.view(ANN)
    assert view.hoard is not None and view.hoard.goods == {"treasure": 3, "blood": 3, "magic": 1}
    assert view.denied == "magic"


# Two rooms -----------------------------------------------------------------------------------------------------------


@rule("EHP R-088a", "EHP R-073a")
def test_two_rooms_are_seen_by_one_player_alone_and_the_discarded_one_by_all_afterwards() -> None:
    t = looking()
    t.ann.offered_only("room:labyrinth", "room:observatory")
    assert knowing(t, "labyrinth") == knowing(t, "observatory") == [ANN] and knowing(t, "guard_post") == []
    assert [t.table.view(each).drawn for each in AUDIENCES] == [["labyrinth", "observatory"], [], []]
    assert t.table.view(UNVEILED).drawn == ["labyrinth", "observatory"]
    t.check()
    t.ann.plays("room:observatory").is_asked("slot")
    t.check()
    assert "observatory" not in GAME.hidden_from(t.state, BOB), "it is shown before it gets its place"
    t.ann.plays("slot:s4")
    assert knowing(t, "labyrinth") == knowing(t, "observatory") == [*AUDIENCES]
    assert t.state.room_discard == ["labyrinth"] and t.state.looking == NOBODY and t.state.drawn == []
    t.ann.has(rooms={"s4": "observatory"})
    t.check()


@rule("EHP R-088a")
def test_nobody_else_is_told_between_which_rooms_one_chooses() -> None:
    t = looking()
    assert t.decision.ask.private
    t.ann.plays("room:labyrinth", "slot:s1")
    told = [event.facts for event in t.table.story(BOB) if event.kind == "builds"]
    assert told[-1]["room"] == "labyrinth"


@rule("EHP R-075c", "EHP Q-40")
def test_with_seven_rooms_the_kept_one_may_still_be_discarded() -> None:
    rooms = {
        f"s{n}": f"{kind}"
        for n, kind in enumerate(
            ("vault_1", "vault_2", "vault_3", "closet_1", "closet_2", "treasury_1", "library_1"), start=1
        )
    }
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        broken=["start", "g"],
        monster_row=["elder_thing", "gug", "zoog"],
        room_row=ROW,
        rooms=TOP,
        ann={"blood": 2, "rooms": rooms},
    )
    t.ann.plays("place:great_cthulhu_g:acolyte", "monster:elder_thing", "ability:elder_thing", "room:observatory")
    t.ann.is_asked("replace").offered_only("room:observatory", "none")
    t.check()
    t.ann.plays("none").has(rooms=rooms)
    assert sorted(t.state.room_discard) == ["labyrinth", "observatory"] and t.state.drawn == []
    t.check()


# Imagined worlds -----------------------------------------------------------------------------------------------------


@rule("EHP R-013a", "EHP R-016a")
@pytest.mark.parametrize("seat", [ANN, BOB])
@pytest.mark.parametrize("peeking", [True, False])
def test_nothing_that_is_hidden_changes_what_a_seat_sees(seat: int, peeking: bool) -> None:
    t = looking() if peeking else sanctum("ann", "bob", options=BOTH)
    before = msgspec.json.encode(t.table.view(seat))
    others = set()
    for chance in range(8):
        g = imagined(t, seat, chance)
        assert msgspec.json.encode(GAME.view(g, seat)) == before
        others.add(str((g.rooms, g.monsters, g.investigators, g.drawn)))
    assert len(others) == 8  # and yet everything hidden was dealt anew


@rule("EHP R-088a")
def test_whoever_looks_at_the_rooms_imagines_no_others_and_the_rest_may_think_of_any() -> None:
    t = looking()
    assert {tuple(imagined(t, ANN, chance).drawn) for chance in range(20)} == {("labyrinth", "observatory")}
    assert len({tuple(imagined(t, BOB, chance).drawn) for chance in range(20)}) > 10
    t.ann.plays("room:observatory")
    assert {tuple(imagined(t, BOB, chance).drawn) for chance in range(20)} == {("observatory",)}
