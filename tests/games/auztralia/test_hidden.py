"""Who may see what: tiles that lie face down, decks, and characters that one pair of eyes has seen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.engine.state import EVERYBODY, UNVEILED
from leng.games.auztralia import GAME
from leng.games.auztralia.state import NOBODY, Australia

from .outback import OutbackTranscript, outback

ANN, BOB, SPECTATOR = 0, 1, EVERYBODY
AUDIENCES = (ANN, BOB, SPECTATOR)
TILES = {14: "zombie_l1_2", 24: "temple_l1_1 up bob=2", 40: "shoggoth_l2_1", 45: "mi_go_l3_1"}
TOP = ["kitchener", "lady_carter", "mr_merino"]


def sees(t: OutbackTranscript, audience: int, piece: str) -> bool:
    """Whether the view of an audience, or any line of its log, names this piece."""
    facts: list[Any] = [event.facts for event in t.table.story(audience)]
    return f'"{piece}"' in msgspec.json.encode([t.table.view(audience), facts]).decode()


def knowing(t: OutbackTranscript, piece: str) -> list[int]:
    """The audiences that know of a piece, from the table or from the log."""
    return [each for each in AUDIENCES if sees(t, each, piece)]


def imagined(t: OutbackTranscript, seat: int, chance: int) -> Australia:
    """A world as a seat may imagine it."""
    other = t.state.copy()
    GAME.imagine(other, seat, Dice(chance))
    GAME.check(other)
    return other


# Tiles and decks --------------------------------------------------------------------------------------------------


@rule("AZ R-007c", "AZ R-009")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_a_tile_that_lies_face_down_only_the_level_is_seen(audience: int) -> None:
    t = outback("ann", "bob", tiles=TILES)
    hidden, temple, *_ = t.table.view(audience).tiles
    assert (hidden.hex, hidden.level, hidden.tile, hidden.creature) == (14, 1, None, None)
    assert (hidden.points, hidden.capacity, hidden.steps) == (None, None, {})
    assert (temple.tile, temple.creature, temple.points, temple.capacity) == ("temple_l1_1", "temple", 3, 4)
    assert temple.damage == {BOB: 2}


@rule("AZ R-005b", "AZ R-012b", "AZ R-013b", "AZ R-014b", "AZ R-015a", "AZ R-012a")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_nobody_sees_a_deck_a_pile_or_what_has_gone_back_to_the_box(audience: int) -> None:
    t = outback("ann", "bob", tiles=TILES)
    g = t.state
    face_down = {"zombie_l1_2", "shoggoth_l2_1", "mi_go_l3_1"}
    unseen = face_down | {
        *g.cards,
        *g.deck,
        *g.revelations,
        *g.unused,
        *g.surveys,
        *g.piles[1],
        *g.piles[2],
        *g.piles[3],
    }
    assert GAME.hidden_from(g, audience) == unseen
    assert not [piece for piece in unseen if sees(t, audience, piece)]
    view = t.table.view(audience)
    assert (view.cards, view.revelations, view.deck) == (40, 15, 31)
    assert view.piles == {level: len(pile) for level, pile in g.piles.items()}


@rule("AZ R-047c", "AZ R-002a")
def test_everything_else_is_open_to_everybody() -> None:
    t = outback("ann", "bob", tiles=TILES, rails={"ann": ["4-11"]}, ann={"characters": ["count_jago"]})
    seen = [msgspec.to_builtins(t.table.view(audience)) for audience in AUDIENCES]
    for view in seen:
        del view["audience"]
    assert seen[0] == seen[1] == seen[2]
    assert seen[2]["colonies"][ANN]["characters"] == ["count_jago"]


@rule("AZ R-162a", "AZ R-162b", "AZ Q-47")
def test_the_score_of_the_old_ones_is_a_range_while_tiles_are_hidden() -> None:
    t = outback("ann", "bob", tiles={14: "zombie_l1_2", 24: "temple_l1_1 up"})
    assert t.table.view(ANN).old_ones == (3, 3 + 2 * 4)  # a blank, or the shoggoth
    assert t.table.view(UNVEILED).old_ones == (5, 5)
    assert outback("ann", "bob", tiles={24: "temple_l1_1 up"}).table.view(ANN).old_ones == (3, 3)


@rule("AZ R-164b")
def test_nobody_leads_while_hidden_tiles_decide() -> None:
    for points, leading in ((2, [-1]), (7, []), (12, [ANN])):
        t = outback("ann", "bob", tiles={14: "zombie_l1_2", 24: "temple_l1_1 up"}, ann={"points": points})
        assert t.table.view(BOB).winner_now == leading


# Characters -------------------------------------------------------------------------------------------------------


@rule("AZ R-046a", "AZ R-046b")
def test_two_cards_of_the_deck_are_seen_by_one_alone_while_asked_and_the_one_put_back_by_nobody() -> None:
    """Whoever put it back remembers it; but several people may look at one screen."""
    t = outback("ann", "bob", deck=TOP)
    t.ann.plays("box:recruit", "look").is_asked("keep").offered_only("character:kitchener", "character:lady_carter")
    assert knowing(t, "kitchener") == knowing(t, "lady_carter") == [ANN] and knowing(t, "mr_merino") == []
    assert [t.table.view(each).known for each in AUDIENCES] == [["lady_carter", "kitchener"], [], []]
    t.ann.plays("character:lady_carter", "pass")
    assert knowing(t, "lady_carter") == [*AUDIENCES] and knowing(t, "kitchener") == []
    assert t.state.glimpsed == ANN


@rule("AZ R-046b", "AZ R-045c")
def test_once_the_card_on_top_is_drawn_nobody_knows_the_next() -> None:
    t = outback("ann", "bob", deck=TOP)
    t.ann.plays("box:recruit", "look", "character:lady_carter", "pass").passes()
    display = t.state.display[:]
    t.bob.plays("box:recruit", f"character:{display[0]}")
    assert t.state.display[0] == "kitchener" and knowing(t, "kitchener") == [*AUDIENCES]
    assert t.state.glimpsed == NOBODY


@rule("AZ R-185d")
def test_each_sees_only_the_three_characters_that_he_may_begin_with_and_only_while_asked() -> None:
    t = outback("ann", "bob", at="setup", options={"variants": "one"}, arrange=_old_hands)
    first = t.decision.seat
    t.seat(first).is_asked("opening-character")
    mine, theirs = t.state.offered[first][:], t.state.offered[1 - first][:]
    for card in mine:
        assert knowing(t, card) == [first]
    for card in theirs:
        assert knowing(t, card) == []
    t.table.choose(f"character:{mine[0]}")
    assert knowing(t, mine[0]) == [*AUDIENCES] and knowing(t, mine[1]) == []
    for card in theirs:
        assert knowing(t, card) == [1 - first]


def _old_hands(g: Australia) -> None:
    """The variant that lets everybody choose one of three characters has been picked."""
    g.flags.append("opening_character")
    first = g.arrivals[-1]
    g.agenda.clear()
    g.next_up(("lay_out", first))


# Imagined worlds --------------------------------------------------------------------------------------------------


def in_the_thick_of_it() -> OutbackTranscript:
    """Tiles are hidden, Ann knows the top character, and revelations have been turned."""

    def known(g: Australia) -> None:
        g.glimpsed = ANN
        g.revealed = [g.revelations.pop(), g.revelations.pop()]
        g.discard = [g.cards.pop() for _ in range(5)]

    return outback("ann", "bob", tiles={**TILES, 15: "mi_go_l1_1", 19: "blank_l1_1"}, deck=TOP, arrange=known)


@rule("AZ R-005b", "AZ R-013b")
@pytest.mark.parametrize("seat", [ANN, BOB])
def test_nothing_that_is_hidden_changes_what_a_seat_sees(seat: int) -> None:
    t = in_the_thick_of_it()
    before = msgspec.json.encode(t.table.view(seat))
    others = set()
    for chance in range(8):
        g = imagined(t, seat, chance)
        assert msgspec.json.encode(GAME.view(g, seat)) == before
        others.add(str((g.cards, g.deck, g.revelations, g.unused, g.piles, [one.tile for one in g.tiles])))
    assert len(others) == 8  # and yet everything hidden was dealt anew


@rule("AZ R-007c", "AZ R-010a")
def test_what_lies_hidden_may_be_anything_of_its_level_that_is_not_in_sight() -> None:
    t = in_the_thick_of_it()
    tiles = t.state.box.tiles
    found: dict[int, set[str]] = {}
    for chance in range(60):
        for one in imagined(t, ANN, chance).tiles:
            found.setdefault(one.hex, set()).add(one.tile)
    assert found[24] == {"temple_l1_1"}
    assert found[14] == {name for name, each in tiles.items() if each.level == 1} - {"temple_l1_1"}
    assert {tiles[name].level for name in found[40]} == {2} and len(found[40]) > 5
    assert not any(tiles[name].mark for name in found[40])


@rule("AZ R-210a")
def test_a_hidden_tile_of_level_two_may_be_a_spawning_temple_where_there_are_any() -> None:
    t = outback("ann", "bob", "cleo", options={"challenge": "medium"}, tiles={40: "shoggoth_l2_1"})
    found = {imagined(t, ANN, chance).tiles[0].tile for chance in range(80)}
    assert {"xx_temple_mi_go", "xx_temple_zombie", "shoggoth_l2_1"} <= found
    assert not any(tile.startswith("x_") for tile in found)


@rule("AZ R-013a", "AZ R-013b")
def test_which_revelations_are_in_the_deck_is_dealt_anew_but_never_of_another_level() -> None:
    t = in_the_thick_of_it()
    faces = t.state.box.revelations
    levels = [faces[card].level for card in t.state.revelations]
    tops = set()
    for chance in range(40):
        g = imagined(t, BOB, chance)
        assert [faces[card].level for card in g.revelations] == levels and g.revealed == t.state.revealed
        tops.add(g.revelations[-1])
    assert len(tops) == 8  # ten of the first level but for the two that all have seen


@rule("AZ R-046a")
def test_an_imagined_world_keeps_what_a_seat_knows_of_the_deck() -> None:
    t = in_the_thick_of_it()
    tops = {seat: {imagined(t, seat, chance).deck[-1] for chance in range(20)} for seat in (ANN, BOB)}
    assert tops[ANN] == {"kitchener"} and len(tops[BOB]) > 5
    t = outback("ann", "bob", deck=TOP)
    t.ann.plays("box:recruit", "look")
    assert all(imagined(t, ANN, chance).deck[-2:] == ["lady_carter", "kitchener"] for chance in range(10))
    assert len({tuple(imagined(t, BOB, chance).deck[-2:]) for chance in range(10)}) == 10


@rule("AZ R-185d")
def test_the_characters_offered_to_another_are_dealt_anew_with_the_deck() -> None:
    t = outback("ann", "bob", at="setup", options={"variants": "one"}, arrange=_old_hands)
    mine = t.state.offered[ANN]
    dealt = {tuple(imagined(t, ANN, chance).offered[BOB]) for chance in range(10)}
    assert len(dealt) == 10 and all(imagined(t, ANN, chance).offered[ANN] == mine for chance in range(3))


@rule("AZ Q-47")
def test_the_replay_of_a_finished_match_hides_nothing() -> None:
    t = in_the_thick_of_it()
    view = t.table.view(UNVEILED)
    assert [each.tile for each in view.tiles] == [one.tile for one in t.state.tiles]
    assert GAME.hidden_from(t.state, UNVEILED) == set()


@rule("AZ Q-47", "AZ R-160a")
def test_when_the_match_is_over_all_tiles_on_the_board_are_seen() -> None:
    t = outback("ann", "bob", tiles={45: "mi_go_l3_1"}, purple=53, ann={"time": 53}, bob={"time": 52})
    t.to_the_end({"act": "box:retrieve"})
    assert knowing(t, "mi_go_l3_1") == [*AUDIENCES] and "mi_go_l3_1" not in GAME.hidden_from(t.state, BOB)
    assert t.table.view(BOB).old_ones == (6, 6)
