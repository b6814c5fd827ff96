"""An option that changes nothing compared with passing is known before it is chosen."""

from __future__ import annotations

from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.game import find_game
from leng.engine.idle import idle
from leng.engine.table import Seat, Table

FORUM = 330  # choices: the ability comes to nothing some time before


def city() -> Table:
    """Two cults by chance; one of them comes to have nothing but Priests of influence 5."""
    options = {"cults": "random", "thresholds": "gentle"}
    return Table.open(find_game("CU"), [Seat("Ann"), Seat("Bob")], options, seed="4")


def test_an_ability_that_gives_back_what_it_takes_where_it_decides_nothing_is_idle() -> None:
    """Incarnation gives up a Priest of influence 5 for one of influence 5 on a Location that is lost anyway."""
    found = next(filter(None, map(idle_in_a_match, range(40))), [])
    assert found == ["ability:incarnation"]


def idle_in_a_match(number: int) -> list[str]:
    """What is idle when it first is in a match played by chance, told as passing in its place would be."""
    table, chance = city(), Dice(number)
    for _ in range(FORUM):
        decision = table.decision
        if decision is None:
            break
        if decision.ask.name == "act" and (found := sorted(idle(table.play))):
            for name in found:
                one, other = table.copy(), table.copy()
                one.choose(name, decision.seat)
                other.choose("pass", decision.seat)
                assert one.view(decision.seat) == other.view(decision.seat)
                assert one.log != other.log, "it was told, and came to nothing"
            return found
        table.take(decision.at_random(chance))
    return []


def test_what_changes_something_is_never_called_idle() -> None:
    table, chance = city(), Dice(1)
    declined = 0
    for _ in range(60):
        decision = table.decision
        assert decision is not None
        declined += decision.ask.passing in [*map(key, decision.options)]
        assert not idle(table.play), decision.ask.name
        table.take(decision.at_random(chance))
    assert declined > 10
