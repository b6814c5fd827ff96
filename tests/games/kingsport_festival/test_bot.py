"""The greedy cultist makes no plain blunder: positions in which an earlier one did, and what it does there now."""

from __future__ import annotations

from leng.engine.choice import key
from leng.games.kingsport_festival.state import Festival, Offering
from thinking import choices_of

from .festival import festival


def test_in_the_last_month_a_building_that_can_be_had_is_not_passed() -> None:
    holding = {"discs": ["house", "emporium", "club", "ruins"], "cubes": [2, 1, 0]}
    t = festival(round=12, at="propagation", luke=holding, arrange=_all_raids_are_over)
    t.luke.is_asked("propagate").offered_only("place:quay", "place:barber", "place:library", "pass")
    assert choices_of("greedy", t.table) == {"place:library"}, "the one that scores most"
    holding = {"discs": ["house", "emporium", "club"], "cubes": [1, 0, 0]}
    next_one = {"discs": ["house"], "cubes": [1, 1, 0]}
    t = festival(round=12, at="propagation", luke=holding, gabriel=next_one, arrange=_all_raids_are_over)
    t.luke.is_asked("propagate").offered_only("place:ruins", "pass")
    assert choices_of("greedy@1", t.table) == {"pass"}, "cubes that nobody will ever spend seemed worth more"
    assert choices_of("greedy", t.table) == {"place:ruins"}


def test_sanity_beyond_the_maximum_is_no_gift() -> None:
    """Two of three dice for Nephren-Ka, at twelve sanity, bring nothing at all."""
    t = festival(dice={"luke": [1, 1, 3]}, order=["luke"], luke={"sanity": 12, "discs": ["house"]})
    t.luke.is_asked("invoke")
    assert "invoke:nephren_ka:1-1" in map(key, t.decision.options)
    assert not any(each.startswith("invoke:nephren_ka") for each in choices_of("greedy", t.table))


def test_a_cube_of_choice_completes_a_building_rather_than_being_the_rarest() -> None:
    """Evil and Death pay for the Quay; a Destruction would lie about."""
    t = festival(
        at="privileges",
        dice={"luke": [6, 1, 1]},
        luke={"discs": ["house"], "cubes": [1, 0, 0]},
        arrange=lambda g: _invoked(g, "thing_of_darkness", [6]),
    )
    t.luke.is_asked("resource")
    assert choices_of("greedy@1", t.table) == {"destruction"}
    assert choices_of("greedy", t.table) <= {"evil", "death"}


def test_a_god_whose_cubes_make_a_set_is_called_before_one_who_gives_more_of_what_lies_about() -> None:
    """With five Evil and no Death, one Death is worth more than another Evil."""
    t = festival(dice={"luke": [2, 3, 5]}, order=["luke"], luke={"discs": ["house"], "cubes": [3, 0, 0], "sanity": 9})
    t.luke.is_asked("invoke")
    assert {"invoke:shoggoth:2", "invoke:mi_go:3"} <= set(map(key, t.decision.options))
    assert "invoke:shoggoth:2" not in choices_of("greedy", t.table)


def test_a_look_at_what_is_coming_is_not_turned_down() -> None:
    """A strong foe that is seen makes nobody weaker; an earlier greedy cultist would rather not have known."""
    t = festival(
        at="privileges",
        dice={"luke": [1, 6, 6]},
        luke={"discs": ["house", "emporium"]},
        arrange=lambda g: _invoked(g, "nightgaunt", [1]),
    )
    t.luke.is_asked("foresee")
    assert "decline" in choices_of("greedy@2", t.table)
    assert "decline" not in choices_of("greedy", t.table) | choices_of("high_priest", t.table)


def _all_raids_are_over(g: Festival) -> None:
    for raid in g.raids:
        raid.over = raid.event_up = raid.investigator_up = True


def _invoked(g: Festival, god: str, dice: list[int]) -> None:
    who = g.cultists[0]
    for die in dice:
        who.dice.remove(die)
    who.invoked.append(god)
    g.invoked[god] = [Offering(0, dice)]
