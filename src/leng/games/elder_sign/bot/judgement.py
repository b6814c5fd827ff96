"""How good a position is for the investigators: what a greedy player looks at."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Choice, Option
from leng.engine.game import Judgement
from leng.games.elder_sign import asks
from leng.games.elder_sign.bot.estimate import Tasks, fewest, less
from leng.games.elder_sign.bot.estimate import success as about
from leng.games.elder_sign.bot.judgement_1 import expect_1, judge_1
from leng.games.elder_sign.bot.prospects import (
    CLUES_COUNTED,
    arsenal,
    kept_faces,
    likely,
    needs_for,
    one_by_one,
    rerolls_of,
)
from leng.games.elder_sign.bot.rerolls import after_reroll
from leng.games.elder_sign.bot.weights import AS_2, NOW, Weights
from leng.games.elder_sign.bot.worth import (
    nerve,
    soon,
    worth_of_belongings,
    worth_of_failing,
    worth_of_finding,
    worth_of_payment,
    worth_of_service,
    worth_of_services,
    worth_of_terror,
    worth_of_verbs,
    worth_of_winning,
    worth_on_the_way,
)
from leng.games.elder_sign.deeds import pool, tasks
from leng.games.elder_sign.deeds.ending import WON
from leng.games.elder_sign.deeds.ways import Way
from leng.games.elder_sign.state import Attempt, Museum

success = partial(about, fair=True)
AS_THEY_ARE = [((0, 0, 0), 0.0)]


def judge(
    g: Museum, seat: int, rolling: bool = False, likely_now: float | None = None, w: Weights | None = None
) -> float:
    """Elder Signs against doom, the state of everybody, and what comes of the attempt going on.

    With ``rolling`` the dice are about to fall as they are, without any that cards could still add; ``likely_now``
    is the chance of success when it is known better than from the position.
    """
    w = w or NOW
    if g.ending:
        return 1000.0 if g.ending in WON else -1000.0
    worth = _at_rest(g, w)
    if g.awake:
        return worth + (_blows(g) if g.attempt is not None else 0.0)
    if g.attempt is not None:
        worth += _attempt(g, g.attempt, rolling, likely_now, w)
    elif g.agenda and g.agenda[-1][0] == "penalties" and g.actor.alive:
        worth += worth_of_verbs(g, g.actor, g.box.cards[g.actor.at].penalties, w)
    elif g.phase == "entrance" and g.actor.alive:
        worth += worth_of_services(g, g.actor, w)
    return worth


def judge_all(g: Museum) -> list[float]:
    """The same for everybody: the investigators win or lose together."""
    return [judge(g, 0)] * len(g.investigators)


def _at_rest(g: Museum, w: Weights) -> float:
    """What has been reached, without what is being tried."""
    worth = _race(g, w)
    for who in g.investigators:
        worth += worth_of_belongings(g, who, w) if who.alive else w.gone
    return worth if g.awake else worth + _table(g, w)


def _race(g: Museum, w: Weights) -> float:
    length = g.box.track_length[g.ancient_one]
    if g.awake:
        return -100.0 - 2.0 * g.doom
    left = length - g.doom
    late = 6.0 if left <= 0 else 1.0 if left == 1 else 0.4 if left == 2 else 0.0
    needed = g.box.ancient_ones[g.ancient_one].signs - g.signs
    return w.sign * g.signs + w.doom * g.doom - late + (0.5 if needed <= 2 else 0.0)


def _table(g: Museum, w: Weights) -> float:
    """Monsters, locks, gates, and what midnight will bring."""
    worth = w.gate * len(g.worlds) + sum(w.locks[lock.colour] for lock in g.locks)
    near = soon(g, w)
    for space in g.spaces():
        worth += w.monster * len(space.monsters)
        midnight = g.box.cards[space.card].midnight
        if midnight:
            worth += near * worth_of_verbs(g, g.actor, midnight, w)
    return worth


def expect(g: Museum, choice: Choice, option: Option, w: Weights | None = None) -> float | None:
    """What an option that rolls dice is worth on average."""
    w = w or NOW
    if option == asks.ROLL:
        return judge(g, choice.seat, rolling=True, w=w)
    if w.at_once and not g.awake and (option == asks.GIVE_UP or choice.ask is asks.ENTRANCE):
        return _ending_turn(g, choice, option, w)
    if option[0] == "complete" and not g.awake:
        return _completion(g, option[1] - 1, option[2], w)
    chance = after_reroll(g, choice, option, success, w.knows_all)
    if chance is None:
        return None
    spent = w.things["clue"] if option == asks.CLUE else 0.0
    return judge(g, choice.seat, likely_now=chance, w=w) - spent


def _ending_turn(g: Museum, choice: Choice, option: Option, w: Weights) -> float | None:
    """What it is worth to give up, or to take one of the services of the entrance."""
    who = g.actor
    if option == asks.GIVE_UP:
        attempt = g.ongoing
        worth = worth_of_failing(g, who, attempt, w)
        if attempt.lying and not attempt.completed and pool.shows(g, "terror"):
            worth += worth_of_terror(g, who, attempt.card, w)
        return _at_rest(g, w) + worth
    if option[0] in ("aid", "buy"):
        return _at_rest(g, w) + worth_of_service(g, who, option, w)
    return _at_rest(g, w) + worth_of_finding(g, who, w) if option == "find" else None


def _attempt(g: Museum, attempt: Attempt, rolling: bool, likely_now: float | None, w: Weights) -> float:
    """Rewards and penalties, each as likely as it looks now."""
    who = g.actor
    if not who.alive:
        return 0.0
    still = tasks.still_open(g)
    met = [*attempt.met, *(task.marker for task in still if task.marker)] if w.monsters_too else attempt.met
    won = worth_of_winning(g, who, attempt.card, met, w) - worth_of_payment(who, still, len(who.cast), w)
    lost = worth_of_failing(g, who, attempt, w)
    scare = w.terror * worth_of_terror(g, who, attempt.card, w)
    if attempt.failed:
        return lost + scare
    if w.on_the_way and any(task.marker for task in still):
        needs: Tasks = tuple(needs_for(g, who, task.needs) for task in still)
        clues = min(CLUES_COUNTED, rerolls_of(g, who))
        chances = one_by_one(needs, tasks.is_ordered(g), pool.colours(g), kept_faces(g), clues, success)
        lost += worth_on_the_way(g, who, still, chances, w)
    best = -100.0
    plain = rolling or likely_now is not None
    sober = w.sober * nerve(g, who, attempt.card) if w.knows_all else w.sober
    for dice, cost in AS_THEY_ARE if plain else arsenal(g, who, attempt, w.things):
        chance = likely(g, who, attempt, dice, success, w.knows_all) if likely_now is None else likely_now
        chance *= sober
        best = max(best, chance * won + (1 - chance) * (lost + scare) - cost)
    return best


def _completion(g: Museum, number: int, way: Way, w: Weights) -> float | None:
    """What it is worth to complete the last task of a card: all that it pays, to be had now."""
    still = tasks.still_open(g)
    if len(still) != 1 or still[0].number != number:
        return None
    attempt, marker = g.ongoing, still[0].marker
    met = [*attempt.met, marker] if marker else attempt.met
    spells = {name.partition("@")[2] for name in way} & set(g.actor.cast)
    paid = worth_of_payment(g.actor, still, len(spells), w)
    return _at_rest(g, w) + worth_of_winning(g, g.actor, attempt.card, met, w) - paid


def _blows(g: Museum) -> float:
    """How often the Ancient One may still be hit in this attack."""
    needs: Tasks = (tasks.battle_task(g).needs,)
    dice = pool.colours(g)
    blows = 0.0
    for _ in range(2):
        hit = success(needs, False, dice, kept_faces(g), min(2, g.actor.clues), False)
        blows += hit
        dice = less(dice, fewest(needs[0]))
    return 2.0 * blows


earlier = {1: Judgement(judge_1, expect_1), 2: Judgement(partial(judge, w=AS_2), partial(expect, w=AS_2))}
