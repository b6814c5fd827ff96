"""What stands behind an option, in one line beside it; where its name already tells, nothing."""

from __future__ import annotations

from leng.engine.choice import Option
from leng.games.evil_high_priest.rules.spaces import ABILITY
from leng.games.evil_high_priest.terminal.locks import cost_of
from leng.games.evil_high_priest.terminal.paper import DEFENCE, Paper


def short(paper: Paper, option: Option, room: int) -> str:
    """What a space costs and brings, what a monster stops."""
    if isinstance(option, str):
        return ""
    match option:
        case ("place" | "visit", space, *_):
            return space_signs(paper, space)
        case ("relocate", _, _, space):
            return space_signs(paper, space)
        case ("prowl", _, space):
            return space_signs(paper, space)
        case ("lock", lock):
            return _lock(paper, lock, broken=False)
        case ("lair", card):
            return f"{DEFENCE}{paper.box.monsters[card].defence}"
    return ""


def space_signs(paper: Paper, space: str) -> str:
    """What a space costs and brings."""
    box = paper.box
    if space in box.locks:
        return _lock(paper, space, broken=space in paper.view.broken)
    if space in box.lurks or space in box.starts:
        return ""
    if space == ABILITY:
        own = paper.own
        return "" if own is None or not own.card else paper.verbs(box.priests[own.card].effects)
    for shelf in (box.locations, box.posts, box.specials):
        if space in shelf:
            return paper.space(shelf[space].cost, shelf[space].reward)
    return ""


def _lock(paper: Paper, lock: str, broken: bool) -> str:
    """What breaking a lock costs and sets off, and then its bonus."""
    face = paper.box.locks[lock]
    bonus = "" if face.bonus is None else paper.space(face.bonus.cost, face.bonus.reward)
    if broken:
        return bonus
    told = f"{''.join(paper.price(cost_of(paper, face)))}>1★{paper.does(face.effects)}"
    return f"{told} (+{bonus})" if bonus and face.bonus is not None and not face.bonus.step else told
