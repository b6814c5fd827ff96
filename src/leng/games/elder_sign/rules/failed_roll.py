"""A failed roll: Terror first, then a die is lost."""

from __future__ import annotations

from leng.engine.choice import NO, YES, Choice, Rules, choose
from leng.engine.state import Unit, unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import pool
from leng.games.elder_sign.deeds.breaking import broken, play_on
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.state import POOL, Attempt, Investigator, Museum


def failed_roll(g: Museum, who: Investigator, attempt: Attempt) -> list[Unit]:
    """Terror comes first."""  # ES
    attempt.lying = False
    g.tell("fails-roll", seat=who.seat)
    return [("terror",)] if not g.awake and pool.shows(g, "terror") else []  # ES Q-11: a wild is no Terror


@unit
def terror(g: Museum) -> Rules[None]:
    """The Terror effects of the card and of the Mythos card, once each."""  # ES R-043
    who, attempt = g.at_work
    if g.box.has(who.id, "no_terror"):
        g.tell("no-terror", seat=who.seat)
        return
    sources = {
        name: verbs
        for name, verbs in ((attempt.card, g.box.cards[attempt.card].terror), (g.mythos, g.box.mythos_terror[g.mythos]))
        if verbs
    }
    if g.mythos in sources and (yield from ignores(g, who, g.mythos)):
        del sources[g.mythos]
    while sources and not broken(g):
        pick = yield from choose(who.seat, asks.TERROR_ORDER, [("terror", name) for name in sources])
        g.tell("terror", seat=who.seat, card=pick[1])
        yield from resolve(g, who, sources.pop(pick[1]))


def ignores(g: Museum, who: Investigator, mythos: str) -> Rules[bool]:
    """Sister Mary may ignore a lasting effect of a Mythos card."""
    if not who.alive or not g.box.has(who.id, "ignores_mythos"):
        return False
    answer = yield Choice(who.seat, asks.IGNORE, (YES, NO), None, None, {"card": mythos})
    if answer == YES:
        g.tell("ignores", seat=who.seat, card=mythos)
    return bool(answer == YES)


@unit
def discard(g: Museum) -> Rules[None]:
    """A die is discarded; with the last one the attempt is failed."""  # ES
    who, attempt = g.at_work
    if not attempt.failed:
        yield from pool.discard_chosen(g, who, 1)
    attempt.missed = False
    if attempt.failed or POOL not in g.lies:
        play_on(g, ("attack_over",) if g.awake else ("fail",))
        return
    attempt.secures = not g.awake  # ES R-134
    play_on(g, ("prepare",))
