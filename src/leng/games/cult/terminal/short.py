"""What stands behind an option, in one line beside it; where its name already tells, nothing."""

from __future__ import annotations

from leng.engine.choice import Option
from leng.games.cult.terminal.paper import Paper
from leng.words.speech import sentence


def short(paper: Paper, option: Option, room: int) -> str:
    """The effect of a Location, what a card does, the abilities of a god."""
    if isinstance(option, str):
        return ""
    head, thing = option[0], option[1]
    match head:
        case "preach":
            return sentence(paper.presenter.ways(thing))
        case "sell" | "return" | "discard" | "give" | "rob":
            return _card(paper, thing)
        case "cult":
            return _god(paper, thing, room)
    return ""


def _card(paper: Paper, card: str) -> str:
    box = paper.box
    if card in box.cards:
        return sentence(paper.presenter.verbs(box.cards[card].effects))
    return paper.privilege(box.privileges[card]) if card in box.privileges else ""


def _god(paper: Paper, god: str, room: int) -> str:
    """The abilities of both sides; their names if that is too long."""
    sides, speaker = paper.box.sheets[god], paper.presenter
    names = {each.id: speaker.title("ability", each.id) for each in (*sides.light.abilities, *sides.dark.abilities)}
    light = [f"{names[each.id]}{paper.say('colon')} {speaker.verbs(each.effects)}" for each in sides.light.abilities]
    whole = "; ".join(light)
    return whole if len(whole) <= room else ", ".join(names.values())
