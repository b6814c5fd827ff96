"""The greedy cult makes no plain blunder: positions in which an earlier one did, and what it does there now."""

from __future__ import annotations

from leng.engine.choice import key
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
