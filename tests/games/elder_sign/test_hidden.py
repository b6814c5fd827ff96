"""Who may see what: everything is open but the order of the decks and the next marker of the cup."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.engine.state import EVERYBODY, UNVEILED
from leng.games.elder_sign import GAME
from leng.games.elder_sign.box.cards import DECKS
from leng.games.elder_sign.state import Museum

from .museum import MuseumTranscript, museum

ANN, BOB, SPECTATOR = 0, 1, EVERYBODY
AUDIENCES = (ANN, BOB, SPECTATOR)


def in_play(**more: Any) -> MuseumTranscript:
    """A table with something of everything on it, in the middle of an attempt."""
    settings: dict[str, Any] = {
        "adventures": ["unnatural_habitat", "gala_in_the_great_hall"],
        "worlds": ["yuggoth"],
        "monsters": {"unnatural_habitat": [("ghoul", 1)]},
        "rolls": ["peril 1 2 3 lore terror"],
        "ann": {"clues": 2, "cards": ["knife", "wither"], "trophies": ["gug"]},
        "bob": {"cards": ["obsidian_statue"], "allies": ["duke"]},
        "doom": 4,
        "signs": 3,
        **more,
    }
    t = museum("ann:joe_diamond", "bob:bob_jenkins", **settings)
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:peril")
    return t


def sees(t: MuseumTranscript, audience: int, card: str) -> bool:
    """Whether the view of an audience names this card anywhere."""
    return f'"{card}"' in msgspec.json.encode(t.table.view(audience)).decode()


def seen(g: Museum, audience: int) -> bytes:
    """The view as it goes out."""
    return msgspec.json.encode(GAME.view(g, audience))


@rule("ES R-001b")
def test_everybody_sees_the_same_table() -> None:
    t = in_play()
    views = [msgspec.to_builtins(t.table.view(audience)) for audience in AUDIENCES]
    for view in views:
        del view["audience"]
    assert views[0] == views[1] == views[2]
    ann, bob = views[2]["investigators"]
    assert (ann["cards"], ann["clues"], ann["trophies"], ann["worth"]) == (["knife", "wither"], 2, ["gug"], 2)
    assert (bob["cards"], bob["allies"]) == (["obsidian_statue"], ["duke"])
    assert (views[2]["doom"], views[2]["signs"], views[2]["mythos"]) == (4, 3, "mythos_01")
    assert [die["lies"] for die in views[2]["dice"]][:2] == ["task.0", "pool"]
    assert views[2]["dice"][6]["held_by"] == "gala_in_the_great_hall"


@rule("ES R-005", "ES R-007", "ES R-010")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_no_card_of_a_face_down_deck_can_be_seen_only_how_many_there_are(audience: int) -> None:
    t = in_play()
    hidden = [card for kind in DECKS for card in t.state.decks[kind].cards]
    assert len(hidden) == 48 - 6 + 8 - 1 + 12 - 1 + 12 - 1 + 12 - 1 + 8 - 1 + 32 - 1
    assert not [card for card in hidden if sees(t, audience, card)]
    assert GAME.hidden_from(t.state, audience) == set(hidden)
    assert t.table.view(audience).decks == {kind: len(t.state.decks[kind].cards) for kind in DECKS}


@rule("ES R-004a", "ES R-094")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_the_cup_only_the_number_of_markers_can_be_seen(audience: int) -> None:
    t = in_play()
    assert not [marker for marker in t.state.cup if sees(t, audience, marker)]
    assert t.table.view(audience).cup == len(t.state.cup) == 20


@rule("ES R-001")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_permuting_what_is_hidden_leaves_the_view_identical(audience: int) -> None:
    t = in_play()
    before = seen(t.state, audience)
    for chance in range(5):
        other = t.state.copy()
        GAME.imagine(other, max(audience, 0), Dice(chance), remember=False)
        other.cup.reverse()
        assert other.decks["mythos"].cards != t.state.decks["mythos"].cards
        assert seen(other, audience) == before


@rule("ES R-001", "ES R-063")
def test_what_went_under_a_deck_was_seen_by_all_and_is_remembered() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", mythos="mythos_07", rolls=["1"],
               ann={"trophies": ["the_elder_sign"], "cards": ["food"], "stamina": 2})  # fmt: skip
    t.ann.plays("use:food", "move:entrance", "buy:souvenir_clue")
    g = t.state
    assert (g.decks["adventure"].seen, g.decks["common"].seen, g.decks["unique"].seen) == (1, 1, 0)
    known = {"the_elder_sign", "food"}
    assert not known & GAME.hidden_from(g, BOB)
    for chance in range(8):
        other = g.copy()
        GAME.imagine(other, BOB, Dice(chance))
        assert other.decks["adventure"].cards[0] == "the_elder_sign" and other.decks["common"].cards[0] == "food"
        assert sorted(other.decks["adventure"].cards) == sorted(g.decks["adventure"].cards)
        GAME.check(other)


@rule("ES R-001")
def test_an_imagined_table_differs_only_in_the_decks() -> None:
    t = in_play()
    other = t.state.copy()
    GAME.imagine(other, BOB, Dice(1))
    tops = {kind for kind in DECKS if other.decks[kind].cards != t.state.decks[kind].cards}
    assert tops == set(DECKS)
    for kind in DECKS:
        other.decks[kind].cards = t.state.decks[kind].cards[:]
    assert other == t.state.copy()


@rule("ES R-001")
def test_the_cards_on_top_are_as_likely_as_any_other() -> None:
    t = in_play()
    tops = set()
    for chance in range(60):
        other = t.state.copy()
        GAME.imagine(other, ANN, Dice(chance))
        tops.add(other.decks["ally"].cards[-1])
    assert tops == set(t.state.decks["ally"].cards)


@rule("ES R-008")
def test_after_a_search_of_the_ally_deck_nobody_knows_its_bottom() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", mythos="mythos_07", rolls=["peril"], doom=3,
               ann={"allies": ["anna_kaslow"], "stamina": 1})  # fmt: skip
    t.ann.plays("move:entrance", "find")
    assert t.state.decks["ally"].seen == 1
    t.ann.plays("investigator:ashcan_pete").has(allies=["duke"])
    assert t.state.decks["ally"].seen == 0


@rule("ES R-070")
def test_a_new_mythos_card_is_seen_by_all_when_it_is_turned_up() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", at=[("clock", 0)], hour=9, top={"mythos": ["mythos_21"]})
    for audience in AUDIENCES:
        assert sees(t, audience, "mythos_21") and "mythos_21" not in GAME.hidden_from(t.state, audience)
    assert "mythos_01" not in GAME.hidden_from(t.state, BOB)  # seen going under the deck


@rule("ES R-001")
def test_the_replay_of_a_finished_match_hides_nothing() -> None:
    assert GAME.hidden_from(in_play().state, UNVEILED) == set()
