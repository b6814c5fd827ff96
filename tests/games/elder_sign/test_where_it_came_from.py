"""Where the Elder Signs and the doom came from, as the end of a match tells it."""

from __future__ import annotations

from citing import rule
from leng.games.elder_sign import GAME

from .museum import MuseumTranscript, museum
from .printed import BOX, noted, script

TWO = ("ann:joe_diamond", "bob:bob_jenkins")


def told(t: MuseumTranscript, whose: str) -> dict[str, int]:
    """What somebody found or lost, or (``doom``) what brought doom and took it back."""
    seat = whose if whose == "doom" else t.seat(whose).number
    return {source: n for source, n in GAME.score_by_source(t.state, t.table.log, seat).items() if n}


@rule("ES R-047")
def test_every_sign_of_a_card_is_its_finders() -> None:
    rolls, choices = script("3 | peril 3 | lore")
    t = museum(*TWO, adventures=["the_hidden_passage"], rolls=rolls)
    t.ann.plays("move:the_hidden_passage", *choices)
    t.bob.is_asked("move")
    assert (told(t, "ann"), told(t, "bob"), told(t, "doom")) == ({"adventures": 2}, {}, {})


@rule("ES R-047", "ES R-055")
def test_signs_of_an_other_world_are_told_apart_from_those_of_adventures() -> None:
    rolls, choices = script(noted(BOX.cards["r_lyeh"]).tasks)
    t = museum(*TWO, worlds=["r_lyeh"], rolls=rolls)
    t.ann.plays("move:r_lyeh", *choices)
    assert told(t, "ann").keys() == {"worlds"} and told(t, "ann")["worlds"] == t.state.signs


@rule("ES R-062")
def test_a_bought_sign_comes_from_the_entrance() -> None:
    trophies = ["the_dark_pharaoh", "god_of_the_bloody_tongue", "gug", "dhole"]
    t = museum(*TWO, ancient_one="nyarlathotep", mythos="mythos_07", bob={"trophies": trophies})
    t.ann.plays("move:the_missing_records", "give_up")
    t.bob.plays("move:entrance", "buy:souvenir_elder_sign", "spend:gug", "spend:dhole", "spend:the_dark_pharaoh")
    assert (told(t, "ann"), told(t, "bob")) == ({}, {"entrance": 1})


@rule("ES R-012", "ES Q-27")
def test_each_sign_that_yig_takes_costs_its_player_one() -> None:
    """A sign for a Cultist and one for the devoured; the doom of the devoured is his, then other doom goes on."""
    t = museum(*TWO, ancient_one="yig", signs=3, doom=1, adventures=["unnatural_habitat", "mysterious_tome"],
               monsters={"unnatural_habitat": [("cultist.2", 1)]}, rolls=["3 1 1 1 1 1", "peril"], mythos="mythos_07",
               bob={"stamina": 1})  # fmt: skip
    t.ann.plays("move:unnatural_habitat", "roll", "complete:1:3", "give_up")
    assert told(t, "ann") == {"lost": -1}
    t.bob.plays("move:entrance", "find").is_asked("newcomer").plays("investigator:harvey_walters")
    assert (told(t, "ann"), told(t, "bob"), told(t, "doom")) == ({"lost": -1}, {"lost": -1}, {"devoured": 1})
    t.ann.plays("move:mysterious_tome", "give_up")
    assert told(t, "doom") == {"devoured": 1, "failed": 1}


@rule("ES R-044", "ES R-120", "ES Q-01")
def test_doom_of_failed_cards_and_doom_driven_back_are_told_apart() -> None:
    rolls, choices = script("lore -sanity | lore -stamina | 2 lore")
    t = museum(*TWO, adventures=["mysterious_tome", "the_elder_sign"], rolls=rolls)
    t.ann.plays("move:mysterious_tome", "give_up")
    assert told(t, "doom") == {"failed": 1}
    t.bob.plays("move:the_elder_sign", *choices)
    assert (told(t, "ann"), told(t, "doom")) == ({}, {"failed": 1, "driven": -1})
    assert told(t, "bob") == {"adventures": 1, "driven": 1}
