"""Locked dice: taken when an icon comes into play, freed in order of arrival."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.elder_sign.state import Lock, Museum

from .museum import MuseumTranscript, museum

TWO = ("ann:bob_jenkins", "bob:dexter_drake")
GALA = "gala_in_the_great_hall"  # locks the yellow die


def locks(t: MuseumTranscript) -> list[tuple[str, int]]:
    """Who holds which die, in order of arrival."""
    return [(lock.holder, lock.die) for lock in t.state.locks]


@rule("ES R-090a")
def test_a_monster_with_a_lock_takes_its_die_as_it_appears() -> None:
    """The specimen's reward is a monster, and the High Priest locks the red die."""
    rolls = ["3 3 3 peril 1 1", "3 3 peril 1 1", "peril 1 1"]
    t = museum(*TWO, rolls=rolls, cup=["high_priest"], bob={"cards": ["holy_water"]})
    t.ann.plays("move:a_peculiar_specimen", "roll", "complete:1:3", "roll", "complete:2:3-3", "roll")
    t.ann.plays("complete:3:peril")
    t.until("move", seat="bob")
    assert locks(t) == [("high_priest", 7)]
    t.bob.plays("move:the_missing_records").refused("use:holy_water", rule="R-090", colours=["red"])


@rule("ES R-090d")
def test_a_locked_green_die_is_missing_from_every_pool() -> None:
    t = museum(*TWO, adventures=["did_you_hear_that"], monsters={"the_archives": [("dark_young", 1)]})
    t.ann.plays("move:the_archives")
    assert (len(t.dice("pool")), len(t.dice("locked"))) == (4, 2)


@rule("ES R-085g", "ES R-087", "ES R-090b")
def test_a_lock_takes_its_die_even_from_a_spell() -> None:
    """The yellow die on Ann's spell is wanted by the Mythos card of the next midnight."""
    rolls = ["1 1 1 1 1 1 4.y"]
    t = museum(*TWO, rolls=rolls, hour=9, ann={"cards": ["axe", "wither"]}, top={"mythos": ["mythos_05"]})
    t.ann.plays("move:the_archives", "use:axe", "roll", "use:wither", "keep:4.y", "give_up").has(cast=[])
    assert locks(t) == [("mythos_05", 6)]
    assert t.state.decks["spell"].cards[0] == "wither"


@rule("ES R-090c", "ES R-110d", "ES Q-16")
def test_a_lock_takes_the_yellow_die_wherever_it_is_even_from_a_marker() -> None:
    """The gift shop's Terror brings the Elder Thing while the yellow die is focused."""
    rolls = ["1 1 lore lore lore lore 4.y", "terror 1 lore lore lore"]
    t = museum(*TWO, adventures=["the_gift_shop"], rolls=rolls, cup=["elder_thing"], ann={"cards": ["axe"]})
    t.ann.plays("move:the_gift_shop", "use:axe", "roll", "fail", "discard:lore", "focus:4.y", "roll", "fail")
    assert locks(t) == [("elder_thing", 6)]
    assert t.dice("focus") == []


@rule("ES Q-16", "ES R-090")
def test_during_an_attempt_the_active_player_picks_the_green_die() -> None:
    """A placed, a discarded, a focused or a rolled one; the task of a placed die stays completed."""
    rolls = ["3 2 1 1 1 1", "1 2 lore peril peril", "terror 1 peril", "1 1"]
    t = museum(*TWO, adventures=["the_gift_shop"], rolls=rolls, cup=["dark_young"])
    t.ann.plays("move:the_gift_shop", "roll", "complete:1:3", "roll", "fail", "discard:2", "focus:lore", "roll", "fail")
    t.ann.is_asked("lock-die")
    t.ann.offered_only("lock:3@task.0", "lock:2@out", "lock:lore@focus", "lock:terror", "lock:1", "lock:peril")
    t.ann.plays("lock:3@task.0").is_asked("discard-die").plays("discard:terror", "roll")
    assert t.dice("task.0") == []
    t.ann.not_offered("complete:1:3").refused("complete:2", rule="R-031")
    assert t.state.attempt is not None
    assert t.state.attempt.done == [0]


@rule("ES Q-16")
@pytest.mark.parametrize("die", ["any@reserve", "lore@wither"])
def test_outside_an_attempt_too_the_player_picks_the_green_die_that_is_locked(die: str) -> None:
    rolls = ["lore 1 1 1 1 1"]
    t = museum(*TWO, rolls=rolls, hour=9, ann={"cards": ["wither"]}, top={"mythos": ["mythos_04"]})
    t.ann.plays("move:the_archives", "roll", "use:wither", "keep:lore", "give_up").has(cast=["wither"])
    t.ann.is_asked("lock-die").offered_only("lock:any@reserve", "lock:lore@wither").plays(f"lock:{die}")
    assert t.dice("wither") == ([] if "wither" in die else ["lore"])
    assert t.state.lies.count("locked") == 1
    t.ann.has(cast=[] if "wither" in die else ["wither"])


@rule("ES Q-16")
def test_as_long_as_all_green_dice_lie_idle_nobody_is_asked_which_is_locked() -> None:
    t = museum(*TWO, hour=9, top={"mythos": ["mythos_04"]})
    t.until("move", "bob")
    assert t.state.lies.count("locked") == 1
    assert not [event for event in t.table.log if event.kind == "lock-waits"]


@rule("ES R-091", "ES R-092b", "ES E-07", "ES Q-17")
def test_a_die_freed_from_one_lock_moves_to_the_next_in_line() -> None:
    """Gala and then the Elder Thing lock the yellow die: only after both is it to be had."""
    rolls = ["2 lore peril 3 1 1", "3 1 1", "lore 1 1 1 1 1"]
    monsters = {"the_archives": [("elder_thing", 1)]}
    t = museum(*TWO, adventures=[GALA, "the_archives"], monsters=monsters, rolls=rolls, hour=0,
               bob={"cards": ["axe", "knife"]}, top={"adventure": ["koi_pond"]})  # fmt: skip
    assert locks(t) == [(GALA, 6), ("elder_thing", -1)]
    t.ann.plays(f"move:{GALA}", "roll", "complete:1:2-lore-peril", "roll", "complete:2:3").has(trophies=[GALA])
    assert locks(t) == [("elder_thing", 6)]
    t.bob.plays("move:the_archives").refused("use:axe", rule="R-090")
    t.bob.plays("roll", "complete:1:1-lore", "give_up").has(trophies=["elder_thing"])
    assert locks(t) == []
    t.ann.plays("move:the_missing_records", "give_up")
    t.bob.plays("move:the_missing_records", "use:axe")
    assert t.state.lies[6] == "pool"


@rule("ES R-092a")
def test_locks_act_in_the_order_they_arrived() -> None:
    rolls = ["2 lore peril 3 1 1", "3 1 1"]

    def three(g: Museum) -> None:
        assert [lock.holder for lock in g.locks] == [GALA, "elder_thing", "mythos_05"]

    monsters = {"the_archives": [("elder_thing", 1)]}
    t = museum(*TWO, adventures=[GALA, "the_archives"], monsters=monsters, mythos="mythos_05", rolls=rolls,
               arrange=three, top={"adventure": ["koi_pond"]})  # fmt: skip
    t.ann.plays(f"move:{GALA}", "roll", "complete:1:2-lore-peril", "roll", "complete:2:3")
    assert locks(t) == [("elder_thing", 6), ("mythos_05", -1)]


@rule("ES R-073", "ES R-091b")
def test_the_next_mythos_card_frees_the_die_of_the_last() -> None:
    t = museum(*TWO, mythos="mythos_06", hour=9, top={"mythos": ["mythos_28"]}, bob={"cards": ["holy_water"]})
    assert locks(t) == [("mythos_06", 7)]
    t.ann.plays("move:the_archives", "give_up")
    assert locks(t) == []
    t.bob.plays("move:the_archives", "use:holy_water")
    assert t.state.lies[7] == "pool"


@rule("ES R-091c", "ES R-098d")
def test_a_monster_frees_its_die_when_it_is_won_not_when_it_is_beaten() -> None:
    monsters = {"the_archives": [("dark_young", 1)]}  # terror, 2 investigation and a sanity; locks a green die
    t = museum(*TWO, monsters=monsters, rolls=["terror 2 1 1 1"])
    t.ann.plays("move:the_archives", "roll", "complete:1:2-terror")
    assert locks(t) == [("dark_young", 0)]
    assert len(t.dice("pool")) == 3
    t.ann.plays("give_up").has(trophies=["dark_young"])
    assert (locks(t), t.state.lies) == ([], ["reserve"] * 8)


@rule("ES Q-17")
def test_more_green_locks_than_green_dice_wait_in_line() -> None:
    def all_green(g: Museum) -> None:
        for number in range(6):
            g.lies[number] = "locked"
            g.locks.append(Lock(f"lock {number}", "green", number))

    t = museum(*TWO, hour=9, arrange=all_green, top={"mythos": ["mythos_04"]}, ann={"sanity": 1})
    t.ann.plays("move:entrance", "option:1")
    assert locks(t)[-1] == ("mythos_04", -1)


@rule("ES R-090d", "ES R-093a")
def test_gloria_and_jenny_cannot_use_a_locked_die() -> None:
    t = museum("ann:gloria_goldberg", worlds=["yuggoth"], adventures=[GALA])
    t.ann.plays("move:yuggoth").refused("add:yellow", rule="R-090").plays("add:red")
    assert (t.state.lies[6], t.state.lies[7], locks(t)) == ("locked", "pool", [(GALA, 6)])
    t = museum("ann:jenny_barnes", adventures=[GALA], ann={"clues": 1})
    t.ann.plays("move:the_archives", "use:jenny_barnes")
    assert (t.state.lies[6], t.state.lies[7], locks(t)) == ("locked", "pool", [(GALA, 6)])


@rule("ES R-093", "ES R-090")
def test_jenny_cannot_pay_for_dice_that_are_both_locked() -> None:
    t = museum("ann:jenny_barnes", adventures=[GALA, "we_need_to_find_help"], ann={"clues": 1})
    t.ann.plays("move:the_archives").refused("use:jenny_barnes", rule="R-090")


# Sister Mary -----------------------------------------------------------------------------------------------------


@rule("ES R-093b", "ES Q-28")
def test_sister_mary_borrows_a_locked_green_die_for_her_turn() -> None:
    t = museum("ann:sister_mary", "bob:bob_jenkins", adventures=["did_you_hear_that"], rolls=["lore 1 1 1 1 1"])
    t.ann.plays("move:the_archives").offered_only("roll", "borrow:green", "give_up").plays("borrow:green")
    t.ann.offered_only("roll", "give_up").plays("roll")
    assert len(t.dice("pool")) == 6
    assert locks(t) == [("did_you_hear_that", 0)]  # borrowed, not freed
    t.ann.plays("complete:1:lore", "give_up")
    assert t.dice("locked") == ["lore"]
    t.bob.plays("move:the_archives").not_offered("borrow:green")
    assert len(t.dice("pool")) == 5


@rule("ES R-093b")
def test_sister_mary_adds_a_locked_coloured_die_with_an_item() -> None:
    t = museum("ann:sister_mary", "bob:bob_jenkins", adventures=[GALA], rolls=["1 1 1 1 1 1 4.y"],
               ann={"cards": ["axe"]})  # fmt: skip
    t.ann.plays("move:the_archives", "use:axe", "roll")
    assert t.state.lies[6] == "pool"
    t.ann.plays("give_up")
    assert (t.state.lies[6], locks(t)) == ("locked", [(GALA, 6)])


@rule("ES Q-28", "ES R-085")
def test_a_borrowed_die_on_a_spell_returns_to_its_lock() -> None:
    t = museum("ann:sister_mary", "bob:bob_jenkins", adventures=["did_you_hear_that"], rolls=["lore 1 1 1 1 1"],
               ann={"cards": ["wither"]})  # fmt: skip
    t.ann.plays("move:the_archives", "borrow:green", "roll", "use:wither", "keep:lore", "give_up")
    assert t.dice("locked") == ["lore"]
    t.ann.has(cast=[], cards=[])


@rule("ES Q-28", "ES R-041")
def test_a_borrowed_die_once_discarded_stays_out_for_the_turn() -> None:
    t = museum("ann:sister_mary", adventures=["did_you_hear_that"], rolls=["2 1 1 1 1 1", "1 1 1 1 1"])
    t.ann.plays("move:the_archives", "borrow:green", "roll", "fail", "discard:2").not_offered("borrow:green")
    assert t.state.lies[0] == "out"


@rule("ES R-091", "ES Q-28")
def test_sister_mary_frees_the_die_by_resolving_the_card_that_locks_it() -> None:
    rolls = ["peril peril peril 1 1 1", "peril peril 1 1 1"]
    t = museum("ann:sister_mary", "bob:bob_jenkins", adventures=["did_you_hear_that"], rolls=rolls, cup=["ghoul"],
               top={"adventure": ["koi_pond"]})  # fmt: skip
    t.ann.plays("move:did_you_hear_that", "borrow:green", "roll", "complete:1:peril", "roll", "complete:2:peril-peril")
    t.until("move", seat="bob")
    assert (locks(t), t.state.lies) == ([], ["reserve"] * 8)
