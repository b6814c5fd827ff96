"""What a question says of tasks, prices and trophies, held against what the cards say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oracles.elder_sign import goods, printed
from oracles.elder_sign.tale import Tale
from oracles.elder_sign.tasks import completions, open_tasks
from oracles.elder_sign.turn import price
from oracles.walk import Question


def wrong(t: Tale, asked: Question) -> Iterator[str]:
    """Whatever is said otherwise than it is."""
    said = asked.about
    laid = asked.ask == "before-roll" and bool(completions(t, kept_only=True))
    if (laid or asked.ask in ("after-roll", "battle-roll")) and "tasks" not in said:
        yield "the open tasks are not named"
    if "tasks" in said:
        ours = [(each.number, each.needs, each.sanity, each.stamina, each.clock) for each in open_tasks(t)]
        theirs = [(each.number, each.needs, each.sanity, each.stamina, each.clock) for each in said["tasks"]]
        if ours != theirs:
            yield f"the open tasks should be {ours}, not {theirs}"
    for what, ours in figures(t, asked).items():
        if what in said and said[what] != ours:
            yield f"{what} should be {ours}, not {said[what]}"


def figures(t: Tale, asked: Question) -> dict[str, Any]:
    """Prices at the entrance, the worth of trophies, the card at hand."""
    services = {**printed.FIRST_AID, **printed.SOUVENIRS}
    found: dict[str, Any] = {}
    if asked.ask == "entrance":
        found["prices"] = {name: price(t, each) for name, each in services.items()}
    if asked.ask in ("spend", "lose-trophy"):
        offered = asked.about.get("worth", {})
        found["worth"] = {
            each: goods.worth(t, asked.seat, each) for each in t.who(asked.seat).trophies if each in offered
        }
    if asked.ask in ("before-roll", "after-roll", "battle-roll") and t.work is not None:
        found["card"] = t.work.card
    if asked.ask == "move":
        found["here"] = t.actor.at
    return found
