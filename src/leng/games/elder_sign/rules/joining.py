"""Dice that join the pool in an attempt: added by cards and abilities, taken off spells, borrowed from locks."""

from __future__ import annotations

from collections.abc import Iterable

from leng.engine.choice import Option, Refusal, Rules
from leng.games.elder_sign.deeds import pool
from leng.games.elder_sign.effects.dice import AddDie
from leng.games.elder_sign.rules import cards
from leng.games.elder_sign.state import COLOUR_OF, LOCKED, POOL, Attempt, Investigator, Museum


def off_spells(g: Museum) -> list[Option]:
    """Dice on spells, which anybody may take on his turn to roll them."""  # ES R-086
    if g.box.securing.keys().isdisjoint(g.lies):
        return []
    return list(dict.fromkeys(("take", pool.called(g, die)) for die in range(8) if g.lies[die] in g.box.securing))


def by_abilities(g: Museum, who: Investigator, attempt: Attempt) -> list[Option]:
    """Dice that Gloria Goldberg adds in Other Worlds, and that Sister Mary borrows."""  # ES R-093
    if who.id not in g.box.finding_dice:
        return []
    traits = g.box.traits[who.id]
    options: list[Option] = []
    if "free_dice" in traits and attempt.card in g.box.other_worlds:
        options += [("add", colour) for colour in ("yellow", "red")]
    if "uses_locked" in traits and LOCKED in g.lies[:6]:
        options.append(("borrow", "green"))
    return options


def may_not_join(g: Museum, who: Investigator, moment: str, option: Option) -> Refusal | None:
    """Why a die cannot join the pool, or a card not be used, at this moment of an attempt."""  # ES Q-49
    if option[0] == "add":
        return pool.may_not_add(g, who, option[1])
    if option[0] == "use" and option[1] in g.box.items:
        return cards.may_not_use(g, who, option[1], moment)
    return None


def join(g: Museum, who: Investigator, option: Option) -> Rules[None]:
    """A die joins the pool, or a card is used."""
    head, thing = option[0], option[1]
    if head == "take":
        pool.take_back(g, who, thing)
    elif head == "add":
        pool.add(g, who, thing)
    elif head == "borrow":
        die = g.lies.index(LOCKED)
        g.lies[die], g.faces[die] = POOL, ""
        g.tell("borrows", seat=who.seat, colour=COLOUR_OF[die])
    else:
        yield from cards.use(g, who, thing)


BEFORE_DISCARD = "before_discard"
"""The moment between Terror and the discard."""


def worthwhile(g: Museum, who: Investigator, attempt: Attempt, options: Iterable[Option]) -> bool:
    """Whether any of these is allowed before the discard, and brings something."""
    spare = not _runs_out(g, attempt)
    for option in options:
        if spare and (option[0] != "use" or (option[1] in g.box.adding and option[1] not in g.box.granting)):
            continue
        if may_not_join(g, who, BEFORE_DISCARD, option) is None and not _in_vain(g, who, option, spare):
            return True
    return False


JOINING = ("take", "add", "borrow")


def in_vain_yet(g: Museum, who: Investigator, attempt: Attempt, option: Option) -> bool:
    """A card that brings nothing, or a die that may as well join before the next roll, as long as there will be one."""
    if option[0] == "use" and option[1] not in g.box.adding:
        return option[1] in g.box.items and cards.in_vain(g, who, option[1])
    if option[0] != "use" and option[0] not in JOINING:
        return False
    return _in_vain(g, who, option, not _runs_out(g, attempt))


def _in_vain(g: Museum, who: Investigator, option: Option, spare: bool) -> bool:
    if option[0] != "use":
        return spare
    card = option[1]
    if spare and card in g.box.adding:
        if card not in g.box.granting:
            return True
        return all(isinstance(verb, AddDie) or verb.idle(g, who) for verb in g.box.items[card].effects)
    return cards.in_vain(g, who, card)


def _runs_out(g: Museum, attempt: Attempt) -> bool:
    """Whether a failed roll may take the last die: one to be discarded, and those that Terror takes."""
    left = g.lies.count(POOL)
    if left > 1 and pool.shows(g, "terror"):
        for source in (attempt.card, g.mythos):
            for verb in g.box.out_by_terror.get(source, ()):
                left -= sum(g.faces[die] == verb.showing for die in pool.in_pool(g)) if verb.showing else verb.n or 1
    return left <= 1
