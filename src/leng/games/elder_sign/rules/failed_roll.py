"""A failed roll: Terror first, then a die is lost."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import NO, YES, Choice, Option, Rules, choose
from leng.engine.state import Unit, unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import pool, tasks
from leng.games.elder_sign.deeds.breaking import broken, play_on
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.rules.joining import (
    BEFORE_DISCARD,
    by_abilities,
    in_vain_yet,
    join,
    may_not_join,
    off_spells,
    worthwhile,
)
from leng.games.elder_sign.rules.turn import usable_now
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
    if g.letter and not attempt.failed:
        yield from _discard_or(g, who, attempt)
        return
    if not attempt.failed:
        yield from pool.discard_chosen(g, who, 1)
    _discarded(g, attempt)


def _discarded(g: Museum, attempt: Attempt) -> None:
    """With the last die the attempt is failed; otherwise one may be kept, and the rest rolled."""  # ES
    attempt.missed = False
    if attempt.failed or POOL not in g.lies:
        play_on(g, ("attack_over",) if g.awake else ("fail",))
        return
    attempt.secures = not g.awake
    play_on(g, ("prepare",))


def _in_vain(g: Museum, who: Investigator, attempt: Attempt, option: Option) -> bool:
    """To give up is as good with the next question."""
    return bool(option == asks.GIVE_UP) or in_vain_yet(g, who, attempt, option)


def _discard_or(g: Museum, who: Investigator, attempt: Attempt) -> Rules[None]:
    """Before it goes dice may join the pool, cards for any time be used, and the card be given up."""  # ES
    dice: list[Option] = list(pool.to_discard(g))
    if not dice:  # ES R-040: Terror has taken them all, and nothing is left to be discarded
        attempt.missed = False
        play_on(g, ("prepare",))
        return
    instead = usable_now(g, who) if who.cards else []
    if who.id in g.box.finding_dice:
        instead += by_abilities(g, who, attempt)
    if not g.box.securing.keys().isdisjoint(g.lies):
        instead += off_spells(g)
    if len(dice) == 1 and not (instead and worthwhile(g, who, attempt, instead)):
        pick = dice[0]
    else:
        options = dice + instead if g.awake else [*dice, *instead, asks.GIVE_UP]
        unless = partial(may_not_join, g, who, BEFORE_DISCARD)
        pick = yield Choice(who.seat, asks.DISCARD_DIE, options, unless, None, {}, partial(_in_vain, g, who, attempt))
    if pick == asks.GIVE_UP:
        g.tell("gives-up", seat=who.seat, card=attempt.card)
        attempt.failed = True
        _discarded(g, attempt)
    elif pick[0] == "discard":
        pool.lay_aside(g, who, pick[1])
        _discarded(g, attempt)
    else:
        yield from join(g, who, pick)
        resolved = not g.awake and g.attempt is not None and not tasks.still_open(g)
        play_on(g, ("succeed",) if resolved else ("discard",))  # ES R-045: a card may have beaten the last monster
