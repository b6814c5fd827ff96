"""What stands behind an option, in one line beside it; where its name already tells, nothing."""

from __future__ import annotations

from leng.engine.choice import Option
from leng.games.auztralia.state import GOODS
from leng.games.auztralia.terminal.paper import SIGNS, Paper

NEAR = 2


def short(paper: Paper, option: Option, room: int) -> str:
    """What lies in a hex, how far a unit goes, what an Old One still bears."""
    if isinstance(option, str):
        return ""
    match option:
        case ("box", space):
            return _box(paper, space)
        case ("port", n):
            return _around(paper, n, room)
        case ("attack" | "hidden" | "temple", n):
            return ", ".join(paper.old_one(one) for one in paper.at(n))
        case ("mine", n, kind):
            count = paper.view.goods.get(n, {}).get(kind, 0)
            return f"{count}{SIGNS[kind]}" if kind in GOODS else paper.goods({kind: count})
        case ("rail", a, b):
            return ", ".join(told for told in (_there(paper, a), _there(paper, b)) if told)
        case ("unit" | "stack", unit, *_):
            return _unit(paper, unit)
        case ("old_one", tile):
            return next((f"{one.hex}: {paper.old_one(one)}" for one in paper.view.tiles if one.tile == tile), "")
        case ("restore", n):
            return next((SIGNS[farm.kind] for farm in paper.view.farms if farm.hex == n), "")
    return ""


def _box(paper: Paper, space: str) -> str:
    """The time an action takes, and the gold for cubes that lie in its box."""
    who, printed = paper.own, paper.box.spaces[space]
    told = [f"{printed.time or '1–3'}{SIGNS['time']}"]
    told += [
        f"{box.gold}{SIGNS['gold']}" for box in (who.boxes if who is not None else ()) if box.id == space and box.gold
    ]
    return " ".join(told) if space != "retrieve" else ""


def _there(paper: Paper, n: int) -> str:
    """What a rail would lead to: goods in a hex."""
    goods = paper.view.goods.get(n)
    return f"{n}{paper.say('colon')} {paper.goods(goods)}" if goods else ""


def _around(paper: Paper, n: int, room: int) -> str:
    """What lies near a port site: the goods and the hidden tiles within two hexes."""
    land, view = paper.land, paper.view
    near = [m for m in land.numbers if 0 < land.steps[n][m] <= NEAR]
    told = [f"{m}{paper.say('colon')} {paper.goods(view.goods[m])}" for m in near if m in view.goods]
    tiles = sum(one.hex in near for one in view.tiles)
    told += [f"{tiles}×?"] if tiles else []
    while len(", ".join(told)) > room and told:
        told.pop()
    return ", ".join(told)


def _unit(paper: Paper, unit: str) -> str:
    """What a unit of the box costs, how far it goes and what it bears; one's own may do more."""
    who, printed = paper.own, next(each for each in paper.box.units if each.id == unit)
    stack = next((each for each in who.stacks if each.unit == unit), None) if who is not None else None
    reach, capacity = (stack.range, stack.capacity) if stack is not None else (printed.range, printed.capacity)
    return paper.say("unit", cost=printed.cost, reach=reach, capacity=capacity)
