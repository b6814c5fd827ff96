"""Cards in short words, as somebody with the box in hand would note them, and how to play them at a table.

A task is written as its needs (``lore 3``), in brackets what a monster's frame covers (``[lore 3]``,
``peril [terror]``, ``[]`` for an empty frame), then its costs (``-sanity``, ``-clock``); tasks are parted by ``|``.
Effects are words with a number where it is not 1: ``clue*2 elder_sign``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from leng.games.elder_sign import GAME
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.box.cards import Adventure, Task

from .museum import MuseumTranscript, museum

BOX: ElderSignBox = GAME.open_box()  # type: ignore[assignment]  # an Elder Sign box
SMALL_DECKS = ("common", "unique", "spell")
LOSSES = ("sanity", "stamina", "clue", "trophies")


class Printed(NamedTuple):
    """What a card prints."""

    trophies: int
    tasks: str
    marks: str  # v = order arrow, then the colour of a locked die
    terror: str
    midnight: str
    penalties: str
    rewards: str


def noted(card: Adventure) -> Printed:
    """A card of the box in the same short words."""
    marks = ("v" if card.ordered else "", card.lock or "")
    tasks = " | ".join(noted_task(task) for task in card.tasks)
    effects = (noted_effects(each) for each in (card.terror, card.midnight, card.penalties, card.rewards))
    return Printed(card.trophies, tasks, " ".join(filter(None, marks)), *effects)


def noted_task(task: Task) -> str:
    """One task in short words."""
    needs = [str(need) for need in task.needs]
    if task.slot == "partial":
        needs = [f"[{need}]" if number in task.covered else need for number, need in enumerate(needs)]
    text = " ".join(needs)
    if task.slot in ("empty", "full"):
        assert list(task.covered) == list(range(len(needs)))
        text = f"[{text}]"
    costs = {"sanity": task.sanity, "stamina": task.stamina, "clock": task.clock}
    return " ".join([text, *(f"-{what}" if n == 1 else f"-{what}*{n}" for what, n in costs.items() if n)])


def noted_effects(verbs: Any) -> str:
    """Effects in short words."""
    return " ".join(_word(verb) for verb in verbs)


def _word(verb: Any) -> str:
    tag = type(verb).__struct_config__.tag
    match tag:
        case "gain" | "lose":
            word = verb.what
        case "discard_dice":
            return f"out-{verb.showing}" if verb.showing else f"out*{verb.n}"
        case "each":
            return f"{verb.whom}-{_word(verb.effects[0])}"
        case "per_world":
            return f"world-{_word(verb.effects[0])}"
        case "fail" | "choose":
            return str(tag)
        case _:
            word = tag
    return str(word) if verb.n == 1 else f"{word}*{verb.n}"


def needs_of(task: str) -> list[str]:
    """The needs of a task, without frames and costs."""
    return [word for word in task.replace("[", "").replace("]", "").split() if not word.startswith("-")]


def dice_for(task: str) -> list[str]:
    """The fewest green dice that complete a task, with nothing to spare."""
    faces: list[str] = []
    for need in needs_of(task):
        if not need.isdigit():
            faces.append(need)
            continue
        left = int(need)
        while left > 0:
            faces.append(str(min(3, left)))
            left -= 3
    return faces


def way(number: int, faces: list[str]) -> str:
    """The option of completing a task with these dice."""
    return f"complete:{number}:{'-'.join(sorted(faces))}"


def script(tasks: str, green: int = 6) -> tuple[list[str], list[str]]:
    """Rolls that complete task after task, and the choices to be made; the dice left over show 1."""
    rolls, choices = [], []
    for number, task in enumerate(tasks.split(" | "), start=1):
        faces = dice_for(task)
        if faces:
            rolls.append(" ".join(faces + ["1"] * (green - len(faces))))
            choices += ["roll", way(number, faces)]
            green -= len(faces)
    assert green >= 0, f"{tasks} needs more dice than there are"
    return rolls, choices


def measure(t: MuseumTranscript, name: str = "ann") -> Counter[str]:
    """Everything that rewards and penalties can change."""
    g, who = t.state, t.seat(name).investigator
    found = Counter({"sanity": who.sanity, "stamina": who.stamina, "clue": who.clues, "ally": len(who.allies)})
    found.update(BOX.kind_of[card] for card in who.cards)
    found["trophies"] = len(who.trophies)
    found["elder_sign"], found["doom"], found["gate"] = g.signs, g.doom, len(g.worlds)
    found["monster"] = sum(len(space.monsters) for space in g.spaces())
    return found


def change(words: str, losing: bool = False) -> Counter[str]:
    """What effects in short words change."""
    total: Counter[str] = Counter()
    for word in words.split():
        what, _, n = word.partition("*")
        total[what] += int(n or 1) * (-1 if losing and what in LOSSES else 1)
    return total


def costs(tasks: str) -> Counter[str]:
    """What the tasks of a card cost altogether."""
    return change(" ".join(word[1:] for word in tasks.split() if word.startswith("-")), losing=True)


def difference(after: Mapping[str, int], before: Mapping[str, int]) -> dict[str, int]:
    """What is different, and by how much."""
    names = {*after, *before}
    return {
        name: after.get(name, 0) - before.get(name, 0) for name in names if after.get(name, 0) != before.get(name, 0)
    }


def total(*parts: Mapping[str, int]) -> dict[str, int]:
    """Several changes added up."""
    names = {name for part in parts for name in part}
    added = {name: sum(part.get(name, 0) for part in parts) for name in names}
    return {name: n for name, n in added.items() if n}


def at_a_card(card: str, rolls: list[str] | None = None, **more: Any) -> MuseumTranscript:
    """Ann, who can do nothing special that matters here, at the table with one card to try."""
    place: dict[str, Any] = {"worlds": [card]} if card in BOX.other_worlds else {"adventures": [card]}
    settings: dict[str, Any] = {
        "rolls": rolls or [],
        "doom": 3,
        "signs": 2,
        "cup": ["ghoul", "ghost", "zombie", "byakhee"],
        "top": {"ally": ["duke"]},
        "ann": {"clues": 2, "trophies": ["formless_spawn"]},
    }
    return museum("ann:darrell_simmons", "bob:bob_jenkins", **{**place, **settings, **more})
