"""The dice pool: what is rolled, what is out, and what may be added."""

from __future__ import annotations

from leng.engine.choice import Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import decks
from leng.games.elder_sign.state import (
    COLOUR_OF,
    FOCUS,
    GONE,
    LOCKED,
    OUT,
    POOL,
    RESERVE,
    Investigator,
    Museum,
)

MARK = ("",) * 6 + (".y", ".r")
"""What is added to the name of a die that is not green."""

UNUSED = f"any@{RESERVE}"
"""What a green die of the reserve is called, whatever it showed when it was last rolled."""

UNUSABLE = (RESERVE, OUT, LOCKED, GONE)

DIE_LOCKED = Refusal("die-locked", "ES R-090", lambda g, seat, option: {"colours": locked_colours(g)})
DIE_GONE = Refusal("die-gone", "ES R-130")
DIE_ON_SPELL = Refusal("die-on-spell", "ES R-086")
DIE_USED = Refusal("die-used", "ES R-041")
NO_ATTEMPT = Refusal("no-attempt", "ES R-034")


def called(g: Museum, die: int) -> str:
    """What a die is called in a question: its face, its colour unless green, and where it lies unless in the pool."""
    lies = g.lies[die]
    name = (g.faces[die] or "any") + MARK[die]
    return name if lies == POOL else f"{name}@{lies}"


def in_pool(g: Museum) -> list[int]:
    """The dice of the pool."""
    return [die for die, lies in enumerate(g.lies) if lies == POOL]


def rolled(g: Museum) -> list[int]:
    """The dice of the pool that show a result; one added while a roll lies there shows none yet."""  # ES R-050
    faces = g.faces
    return [die for die, lies in enumerate(g.lies) if lies == POOL and faces[die]]


def pool_names(g: Museum) -> list[str]:
    """The rolled dice of the pool as they are called, each kind once."""
    lies, faces = g.lies, g.faces
    names = {faces[die] + MARK[die]: None for die in range(8) if lies[die] == POOL and faces[die]}
    return list(names)


def die_called(g: Museum, name: str) -> int:
    """The die of this name."""
    if name == UNUSED:
        return g.lies.index(RESERVE)
    shown, _, place = name.partition("@")
    place = place or POOL
    for die, lies in enumerate(g.lies):
        if lies == place and (g.faces[die] or "any") + MARK[die] == shown:
            return die
    raise LookupError(name)


def shows(g: Museum, face: str) -> bool:
    """Whether a die of the pool shows this face."""
    if face not in g.faces:
        return False
    for die, lies in enumerate(g.lies):
        if lies == POOL and g.faces[die] == face:
            return True
    return False


def shows_any(g: Museum) -> bool:
    """Whether a die of the pool shows a result."""
    faces = g.faces
    for die, lies in enumerate(g.lies):
        if lies == POOL and faces[die]:
            return True
    return False


def kept(g: Museum) -> list[int]:
    """Dice with a fixed result that may be put on a task: on markers and on spells."""  # ES
    return [
        die for die, lies in enumerate(g.lies) if lies != POOL and lies not in UNUSABLE and not lies.startswith("task.")
    ]


def kept_faces(g: Museum) -> tuple[str, ...]:
    """The results of the kept dice."""
    return tuple([g.faces[die] for die in kept(g)])


def colours(g: Museum) -> tuple[int, int, int]:
    """How many green, yellow and red dice are in the pool."""
    lies = g.lies
    return lies[:6].count(POOL), int(lies[6] == POOL), int(lies[7] == POOL)


def usable(g: Museum) -> tuple[str, ...]:
    """All dice that could be placed on a task now, as they are called, in order."""
    names = []
    faces = g.faces
    for die, lies in enumerate(g.lies):
        if lies == POOL:
            if faces[die]:
                names.append(faces[die] + MARK[die])
        elif lies not in UNUSABLE and not lies.startswith("task."):
            names.append(f"{faces[die]}{MARK[die]}@{lies}")
    names.sort()
    return tuple(names)


def usable_kept(g: Museum) -> tuple[str, ...]:
    """The kept dice as they are called, in order."""
    return tuple(sorted([called(g, die) for die in kept(g)]))


def gather(g: Museum) -> None:
    """The pool at the start of an attempt: all green dice of the reserve."""  # ES R-034
    lies, faces = g.lies, g.faces
    for die in range(6):
        if lies[die] == RESERVE:
            lies[die], faces[die] = POOL, ""


def give_back(g: Museum) -> None:
    """At the end of the Resolution phase all dice return, but those on spells and those locked."""  # ES
    for die, lies in enumerate(g.lies):
        if lies == RESERVE:
            continue
        if lies in (POOL, OUT, FOCUS) or lies.startswith(("task.", "help.")):
            g.lies[die] = RESERVE


def may_not_add(g: Museum, who: Investigator, colour: str) -> Refusal | None:
    """Why a die of this colour cannot join the pool."""  # ES
    if g.attempt is None:
        return NO_ATTEMPT
    die = COLOUR_OF.index(colour)
    if g.lies[die] == RESERVE:
        return None
    if g.lies[die] == LOCKED:
        return None if g.box.has(who.id, "uses_locked") else DIE_LOCKED
    if g.lies[die] == GONE:
        return DIE_GONE
    return DIE_ON_SPELL if g.lies[die] in g.box.securing else DIE_USED


def add(g: Museum, who: Investigator, colour: str) -> None:
    """A die joins the pool, if it can."""
    if may_not_add(g, who, colour) is None:
        die = COLOUR_OF.index(colour)
        g.lies[die] = POOL
        g.faces[die] = ""
        g.tell("die-added", seat=who.seat, colour=colour)


def take_back(g: Museum, who: Investigator, name: str) -> None:
    """A die leaves its spell for the pool."""  # ES R-086
    die = die_called(g, name)
    g.lies[die], g.faces[die] = POOL, ""
    g.tell("takes", seat=who.seat, die=name)
    empty_spells(g)


def locked_colours(g: Museum) -> list[str]:
    """The colours of the dice that are locked."""
    return sorted({COLOUR_OF[die] for die in range(8) if g.lies[die] == LOCKED})


def discard(g: Museum, die: int) -> None:
    """A die of the pool is out until the end of the Resolution phase."""  # ES R-041
    g.lies[die] = OUT


def discard_showing(g: Museum, face: str) -> None:
    """All dice of the pool that show this face are out."""
    shown = [die for die in in_pool(g) if g.faces[die] == face]
    for die in shown:
        discard(g, die)
    g.tell("dice-out", seat=g.active, n=len(shown), face=face)


def discard_chosen(g: Museum, who: Investigator, n: int) -> Rules[None]:
    """So many dice of the pool, of the player's choice, are out."""
    for _ in range(n):
        options = to_discard(g)
        if options:
            pick = yield from choose(who.seat, asks.DISCARD_DIE, options)
            lay_aside(g, who, pick[1])


def to_discard(g: Museum) -> list[tuple[str, str]]:
    """The dice of the pool, each kind once."""
    lies, faces = g.lies, g.faces
    names = {(faces[die] or "any") + MARK[die]: None for die in range(8) if lies[die] == POOL}
    return [("discard", name) for name in names]


def lay_aside(g: Museum, who: Investigator, name: str) -> None:
    """A die of the pool of one's choice is out."""
    discard(g, die_called(g, name))
    g.tell("die-out", seat=who.seat, die=name)


def empty_spells(g: Museum) -> None:
    """A spell whose dice are all gone goes under its deck."""  # ES R-087
    for who in g.investigators:
        for card in who.cast[:]:
            if card not in g.lies:
                who.cast.remove(card)
                decks.under(g, card)
                g.tell("spell-over", seat=who.seat, card=card)
