"""Sanity and stamina: losing, regaining, and being devoured."""

from __future__ import annotations

from leng.engine.choice import Rules
from leng.games.elder_sign.deeds import belongings, doom
from leng.games.elder_sign.deeds.breaking import break_off
from leng.games.elder_sign.deeds.ending import all_devoured
from leng.games.elder_sign.state import GONE, OWN_TURN, Investigator, Museum


def maximum(g: Museum, who: Investigator, what: str) -> int:
    """The most an investigator can have, after all that changes it."""  # ES R-014
    maxima = g.box.maxima
    card = g.box.investigators[who.id]
    most = card.sanity - who.less_sanity if what == "sanity" else card.stamina - who.less_stamina
    most += maxima[g.ancient_one][what]
    for ally in who.allies:
        most += maxima[ally][what]
    return most


def lose(g: Museum, who: Investigator, what: str, n: int) -> Rules[None] | None:
    """Tokens are given back; at 0 the investigator is devoured."""  # ES R-115
    if not who.id:
        return None
    if what == "sanity":
        who.sanity -= n
        left = who.sanity
    else:
        who.stamina -= n
        left = who.stamina
    if g.news is not None:
        g.tell("lose", seat=who.seat, what=what, n=n)
    return devour(g, who) if left <= 0 else None


def regain(g: Museum, who: Investigator, what: str, n: int | None) -> None:
    """Regain up to the maximum; without a number, all of it."""  # ES R-108
    have = who.sanity if what == "sanity" else who.stamina
    gap = max(0, maximum(g, who, what) - have)
    n = gap if n is None else min(n, gap)
    if not n:
        return
    if what == "sanity":
        who.sanity += n
    else:
        who.stamina += n
    g.tell("regain", seat=who.seat, what=what, n=n)


def hurt(g: Museum, who: Investigator, what: str) -> bool:
    """Whether there is something to regain."""
    return (who.sanity if what == "sanity" else who.stamina) < maximum(g, who, what)


def cut_to_maximum(g: Museum, who: Investigator) -> None:
    """What is above a maximum is lost."""
    who.sanity = min(who.sanity, maximum(g, who, "sanity"))
    who.stamina = min(who.stamina, maximum(g, who, "stamina"))


def lower_maximum(g: Museum, who: Investigator, what: str, n: int) -> Rules[None] | None:
    """A maximum sinks for good; at 0 the investigator is devoured."""
    if what == "sanity":
        who.less_sanity += n
    else:
        who.less_stamina += n
    cut_to_maximum(g, who)
    g.tell("maximum", seat=who.seat, what=what, n=maximum(g, who, what))
    return devour(g, who) if min(who.sanity, who.stamina) <= 0 else None


def devour(g: Museum, who: Investigator) -> Rules[None]:
    """The investigator is gone with all he had, doom grows, and the player looks for another."""  # ES R-115
    if not who.alive:
        return
    g.tell("devoured", seat=who.seat, investigator=who.id)
    if g.box.has(g.ancient_one, "loses_signs"):
        doom.lose_sign(g)
    belongings.leave_everything(g, who)
    g.devoured.append(who.id)
    own_turn = who.seat == g.active and g.phase in (*OWN_TURN, "battle")
    who.id, who.at, who.sanity, who.stamina, who.resting = "", "", 0, 0, False
    who.less_sanity = who.less_stamina = 0
    who.due = not g.awake and bool(g.unused)  # ES
    if own_turn:
        break_off(g)  # ES Q-39
    full = g.letter and doom.waking(g)
    yield from doom.add(g, 1)
    if doom.waking(g) and not full:
        who.due = False  # ES R-118: this is what wakes him
    elif g.letter and not g.awake and not who.due:
        who.at = GONE  # ES: out of the game, and no turn is left
    all_devoured(g)
    if who.due and not own_turn:
        yield from g.at_once("newcomer", who.seat)  # ES Q-36
