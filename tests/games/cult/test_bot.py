"""The greedy cult makes no plain blunder: positions in which an earlier one did, and what it does there now."""

from __future__ import annotations

import pytest

from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.game import find_game
from leng.engine.play import Play
from leng.games.cult.bot.standing import Standing, to_come
from leng.games.cult.deeds.influence import present, total, winner
from leng.games.cult.state import PLACES, City
from thinking import choices_of

from .city import city


def test_nobody_bribes_for_the_supremacy_he_holds_unless_others_come_for_it() -> None:
    for rivals, bought in ((["bob 3"], "bribe:0:forum"), ([], "bribe:0:slums")):
        t = city("ann", "bob", "cleo", at="thieves_district", ann={"coins": 4, "supremacy": True},
                 places={"thieves_district": ["ann patriarch"], "forum": rivals}).all_pass()  # fmt: skip
        t.ann.is_asked("effect").plays("take").offered_only("bribe:0:slums", "bribe:0:forum")
        assert choices_of("greedy", t.table) == {bought}


def test_no_priest_goes_where_nothing_can_be_paid() -> None:
    t = city("ann", "bob", ann={"coins": 0, "followers": 5})
    t.ann.is_asked("intend")
    dear = {"preach:artisan_district", "preach:academy", "preach:port"}
    assert dear <= set(map(key, t.decision.options))
    assert not dear & choices_of("greedy", t.table)


def test_coins_that_are_spoken_for_are_not_counted_twice() -> None:
    """Five coins pay for the Port or for the Academy; a Priest stands at the Port already."""
    t = city("ann", "bob", ann={"coins": 5, "followers": 4}, places={"port": ["ann 3"]})
    t.ann.is_asked("intend")
    assert not {"preach:artisan_district", "preach:academy"} & choices_of("greedy", t.table)


def test_who_has_little_to_place_celebrates() -> None:
    t = city("ann", "bob", "cleo", at="round", ann={"supremacy": True, "available": [0], "followers": 1, "coins": 0})
    t.ann.is_asked("celebrate")
    assert choices_of("greedy", t.table) == {"celebrate:great_procession"}


def test_who_is_strong_plays_the_round() -> None:
    rich = {"supremacy": True, "followers": 8, "coins": 12, "mobs": 3, "available": [0, 2, 3, 4]}
    t = city("ann", "bob", "cleo", at="round", ann=rich)
    t.ann.is_asked("celebrate")
    assert choices_of("greedy", t.table) == {"decline"}


@pytest.mark.parametrize("cults", [2, 5])
def test_who_stands_where_is_reckoned_at_once_as_the_rules_do_it_one_by_one(cults: int) -> None:
    """Influence, winners and what is still to come, at every Location of matches that chance plays."""
    game, chance, seen = find_game("CU"), Dice(9), 0
    terms = game.agree({"cults": "random"}, cults).options
    play: Play[City] = Play(game, game.set_up(game.open_box(), cults, terms, Dice(7)), keep=False)
    while play.choice is not None:
        g = play.state
        standing = Standing(g)
        for who in g.cults:
            where = [place for place in range(1, PLACES + 1) if present(g, who, place)]
            assert standing.places[who.seat] == where
            assert standing._to_come(g, who) == to_come(g, who)
            for place in where:
                here = standing.totals[place]
                assert here is not None and here[who.seat] == total(g, who, place)
                assert standing._winner(g, place) == winner(g, place)
                seen += 1
        play.answer(play.choice.at_random(chance))
    assert seen > 100
