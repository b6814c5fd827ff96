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
    table, chance = city(), Dice(5)
    found: list[str] = []
    for _ in range(FORUM):
        decision = table.decision
        assert decision is not None
        if decision.ask.name == "act":
            for name in idle(table.play):
                one, other = table.copy(), table.copy()
                one.choose(name, decision.seat)
                other.choose("pass", decision.seat)
                assert one.view(decision.seat) == other.view(decision.seat)
                assert one.log != other.log, "it was told, and came to nothing"
                found.append(name)
            if found:
                break
        table.take(decision.at_random(chance))
    assert found == ["ability:incarnation"]


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
