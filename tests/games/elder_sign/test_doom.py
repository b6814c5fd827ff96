"""The doom track, space by space, and the Elder Signs."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .museum import MuseumTranscript, museum
from .printed import BOX, script

# D a plain space, M one that brings a monster; and the Elder Signs that seal
TRACKS = {
    "azathoth": ("DDMDDMDDMDMD", 14),
    "cthulhu": ("DDMDMDMDMDD", 13),
    "hastur": ("DMDDMDDMDMD", 12),
    "ithaqua": ("DDMDMDDMD", 11),
    "nyarlathotep": ("DMDMDDMDMD", 12),
    "shub_niggurath": ("MDDMDMDDMD", 12),
    "yig": ("MDMMMDMD", 10),
    "yog_sothoth": ("DDMDDMDMDD", 10),
}


def one_doom(ancient_one: str, doom: int, **more: Any) -> MuseumTranscript:
    """A Mythos card adds one token to a track that has so many."""
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one=ancient_one, doom=doom, cup=["ghoul"],
               at=[("mythos",), ("turn", 0)], top={"mythos": ["mythos_02"]}, **more)  # fmt: skip
    if t.table.decision is not None and t.decision.ask.name == "place-monster":
        t.until("move", "ann")
    return t


@rule("ES R-012", "ES R-120")
@pytest.mark.parametrize("ancient_one", TRACKS)
def test_the_track_and_the_signs_needed(ancient_one: str) -> None:
    track, signs = TRACKS[ancient_one]
    card = BOX.ancient_ones[ancient_one]
    assert ("".join(space[0].upper() for space in card.track), card.signs) == (track, signs)
    assert set(BOX.ancient_ones) == set(TRACKS)


SPACES = [(who, number) for who, (track, _) in TRACKS.items() for number in range(len(track) - 1)]


@rule("ES R-120b")
@pytest.mark.parametrize(("ancient_one", "space"), SPACES)
def test_a_token_on_a_monster_space_brings_a_monster_and_on_no_other(ancient_one: str, space: int) -> None:
    t = one_doom(ancient_one, space)
    monsters = sum(len(each.monsters) for each in t.state.spaces())
    assert (t.state.doom, monsters) == (space + 1, TRACKS[ancient_one][0][space] == "M")
    assert not t.state.awake


@rule("ES R-120c", "ES R-130")
@pytest.mark.parametrize("ancient_one", [who for who in TRACKS if who != "azathoth"])
def test_the_last_space_wakes_the_ancient_one(ancient_one: str) -> None:
    cards = {"cards": ["knife", "obsidian_statue", "wither"]}
    t = one_doom(ancient_one, len(TRACKS[ancient_one][0]) - 1, ann=cards)
    assert t.state.awake and t.state.doom == len(TRACKS[ancient_one][0])


@rule("ES R-120a")
def test_two_tokens_at_once_are_placed_one_by_one() -> None:
    """Horrible Visions adds two at midnight; Hastur's second space is a monster space, his third is not."""
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="hastur", doom=1, adventures=["horrible_visions"],
               hour=9, at=[("clock", 0)], cup=["ghoul", "ghost"], top={"mythos": ["mythos_21"]})  # fmt: skip
    t.until("move", "bob")
    assert t.state.doom == 3 and len(t.state.cup) == 1


@rule("ES R-094c", "ES R-120")
def test_the_active_player_places_the_monster_of_a_doom_space() -> None:
    t = museum("ann:joe_diamond", "bob:bob_jenkins", doom=2, adventures=["mysterious_tome", "the_archives",
               "public_lavatory"])  # fmt: skip
    t.ann.plays("move:mysterious_tome", "give_up").is_asked("place-monster").plays("slot:public_lavatory:1")
    assert t.state.doom == 3


@rule("ES R-047", "ES R-140a")
@pytest.mark.parametrize("ancient_one", TRACKS)
def test_enough_elder_signs_seal_the_ancient_one_at_once(ancient_one: str) -> None:
    limit = TRACKS[ancient_one][1]
    rolls, choices = script("3 | peril 3 | lore")
    for missing, sealed in ((3, False), (2, True), (1, True)):  # the Hidden Passage gives two
        t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one=ancient_one, signs=limit - missing, rolls=rolls,
                   adventures=["the_hidden_passage"])  # fmt: skip
        t.ann.plays("move:the_hidden_passage", *choices)
        result = t.table.result
        assert (result.ending if result else None) == ("sealed" if sealed else None)
        assert t.state.signs == limit - missing + 2


@rule("ES R-121", "ES Q-24", "ES R-140")
@pytest.mark.parametrize("order", [["doom", "sign"], ["sign", "doom"]])
def test_the_last_sign_beats_the_last_doom_token_of_the_same_moment(tmp_path: Any, order: list[str]) -> None:
    effects = {"doom": '{ do = "doom", n = 1 }', "sign": '{ do = "elder_sign", n = 1 }'}
    rewards = ", ".join(effects[each] for each in order)
    (tmp_path / "card.toml").write_text(f'[[adventure]]\nid = "the_missing_records"\nrewards = [{rewards}]\n')
    rolls, choices = script("6 | lore 3")
    t = museum("ann:joe_diamond", "bob:bob_jenkins", ancient_one="azathoth", doom=11, signs=13, rolls=rolls,
               content=tmp_path)  # fmt: skip
    t.ann.plays("move:the_missing_records", *choices)
    assert t.table.result is not None
    assert (t.table.result.ending, t.table.result.winners) == ("sealed", (0, 1))


@rule("ES R-046", "ES R-047")
def test_signs_short_of_the_limit_just_lie_there() -> None:
    rolls, choices = script("3 | peril 3 | lore")
    t = museum("ann:joe_diamond", "bob:bob_jenkins", signs=3, rolls=rolls, adventures=["the_hidden_passage"])
    t.ann.plays("move:the_hidden_passage", *choices)
    t.bob.is_asked("move")
    assert t.state.signs == 5
