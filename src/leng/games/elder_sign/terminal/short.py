"""What stands behind an option, in one line beside it."""

from __future__ import annotations

from leng.engine.choice import Option
from leng.games.elder_sign.effects.verb import ON_TERROR
from leng.games.elder_sign.state import ENTRANCE
from leng.games.elder_sign.terminal.entrance import price
from leng.games.elder_sign.terminal.museum import task_line
from leng.games.elder_sign.terminal.paper import ORDERED, SIGNS, Paper
from leng.games.elder_sign.view import SpaceView


def short(paper: Paper, option: Option, room: int) -> str:
    """A card's tasks, rewards and penalties; what a card in hand does; what something costs."""
    if isinstance(option, str) or len(option) < 2:
        return ""
    head, thing = option[0], option[1]
    match head:
        case "move":
            return _destination(paper, thing, room)
        case "use":
            return _use(paper, thing)
        case "aid" | "buy":
            shelf = paper.box.first_aid if head == "aid" else paper.box.souvenirs
            return f"{price(paper, thing)}{paper.say('colon')} {paper.effects(shelf[thing].effects)}"
        case "investigator":
            return _recruit(paper, thing)
        case "complete":
            return _completing(paper, thing)
        case "midnight" | "terror":
            return _strikes(paper, head, thing)
    return ""


def _destination(paper: Paper, card: str, room: int) -> str:
    """Tasks, then what success and failure bring; Terror too where there is room."""
    if card == ENTRANCE:
        parts = [paper.say(key) for key in ("kind-first_aid", "kind-finding", "souvenirs")]
        return ", ".join(parts)
    space = _space(paper, card)
    if space is None:
        return ""
    entry = paper.box.cards[card]
    joint = f" {ORDERED} " if entry.ordered else " + "
    tasks = joint.join(task_line(paper, entry, task) for task in space.tasks)
    said = [
        tasks,
        f"{paper.say('win')} {paper.effects(entry.rewards)}",
        f"{paper.say('fail')} {paper.effects(entry.penalties)}",
    ]
    if entry.terror:
        said.append(f"{paper.sign(ON_TERROR)} {paper.effects(entry.terror)}")
    whole = ", ".join(said)
    return whole if len(whole) <= room else ", ".join(said[:3])


def _space(paper: Paper, card: str) -> SpaceView | None:
    every = [*paper.view.adventures, *paper.view.worlds]
    return next((space for space in every if space is not None and space.card == card), None)


def _use(paper: Paper, thing: str) -> str:
    box = paper.box
    if thing in box.items:
        return paper.effects(box.items[thing].effects)
    return paper.signs((box.allies.get(thing) or box.investigators[thing]).signs())


def _recruit(paper: Paper, name: str) -> str:
    """An investigator to be taken: health, ability and what he or she begins with."""
    card = paper.box.investigators[name]
    maxima = paper.box.maxima[paper.view.ancient_one]
    health = " ".join(
        f"{n}{SIGNS[what]}"
        for what, n in (
            ("sanity", card.sanity + maxima["sanity"]),
            ("stamina", card.stamina + maxima["stamina"]),
        )
    )
    return f"{health}, {paper.signs(card.signs())}, {paper.effects(card.starting)}"


def _completing(paper: Paper, number: int) -> str:
    """What the task needs and costs, as it stands."""
    attempt = paper.view.attempt
    space = _space(paper, attempt.card) if attempt is not None else None
    task = next((task for task in space.tasks if task.number == number), None) if space is not None else None
    return task_line(paper, paper.box.cards[space.card], task) if space is not None and task is not None else ""


def _strikes(paper: Paper, head: str, card: str) -> str:
    """What a card does at midnight, or when Terror shows on a failed roll."""
    box = paper.box
    if card in box.cards:
        return paper.effects(box.cards[card].midnight if head == "midnight" else box.cards[card].terror)
    if card in box.mythos:
        return paper.effects(box.mythos[card].midnight if head == "midnight" else box.mythos_terror[card])
    return ""
