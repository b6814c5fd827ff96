"""How good a position is for the investigators: what a greedy player looks at."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Choice, Option
from leng.games.elder_sign import asks
from leng.games.elder_sign.bot.estimate import Tasks, fewest, less, success
from leng.games.elder_sign.bot.prospects import arsenal, kept_faces, likely
from leng.games.elder_sign.bot.rerolls import after_reroll
from leng.games.elder_sign.deeds import health, pool, tasks, trophies
from leng.games.elder_sign.deeds.ending import WON
from leng.games.elder_sign.effects.compound import AnyVerb, Choose, Each, PerWorld
from leng.games.elder_sign.effects.dice import DiscardDice, Fail
from leng.games.elder_sign.effects.fate import Appear, Doom, ElderSign, Gate
from leng.games.elder_sign.effects.goods import Gain, GainAny, Lose
from leng.games.elder_sign.rules.entrance import price
from leng.games.elder_sign.state import Attempt, Investigator, Museum

WORTH = {"clue": 0.12, "common": 0.17, "unique": 0.25, "spell": 0.25, "ally": 0.4}
"""What a thing is worth; a doom token is worth -1."""

SIGN = 1.6
TROPHY = 0.085
MONSTER = -0.22
DOOM = -1.0
OPEN_GATE = 0.2
LOCK = -0.35
SOBER = 0.95
"""Chances look a little better than they are."""

NEW_CARD = -0.06
"""What the next Adventure brings on average: locks, and what happens at midnight."""

AS_THEY_ARE = [((0, 0, 0), 0.0)]
HOURS = 12


def judge_1(g: Museum, seat: int, rolling: bool = False, likely_now: float | None = None) -> float:
    """Elder Signs against doom, the state of everybody, and what comes of the attempt going on.

    With ``rolling`` the dice are about to fall as they are, without any that cards could still add; ``likely_now``
    is the chance of success when it is known better than from the position.
    """
    if g.ending:
        return 1000.0 if g.ending in WON else -1000.0
    worth = _race(g)
    for who in g.investigators:
        worth += _belongings(g, who) if who.alive else -1.5
    if g.awake:
        return worth + (_blows(g) if g.attempt is not None else 0.0)
    worth += _table(g)
    if g.attempt is not None:
        worth += _attempt(g, g.attempt, rolling, likely_now)
    elif g.phase == "entrance" and g.actor.alive:
        worth += _services(g, g.actor)
    return worth


def _race(g: Museum) -> float:
    length = g.box.track_length[g.ancient_one]
    if g.awake:
        return -100.0 - 2.0 * g.doom
    left = length - g.doom
    late = 6.0 if left <= 0 else 1.0 if left == 1 else 0.4 if left == 2 else 0.0
    needed = g.box.ancient_ones[g.ancient_one].signs - g.signs
    return SIGN * g.signs + DOOM * g.doom - late + (0.5 if needed <= 2 else 0.0)


def _belongings(g: Museum, who: Investigator) -> float:
    worth = _health(who.sanity) + _health(who.stamina)
    worth += WORTH["clue"] * min(who.clues, 3) + 0.03 * max(0, who.clues - 3)
    kinds = g.box.kind_of
    for card in who.cards:
        worth += WORTH[kinds[card]]
    if who.cast or who.allies:
        worth += WORTH["spell"] * 0.8 * len(who.cast) + WORTH["ally"] * len(who.allies)
    return worth + TROPHY * min(trophies.worth(g, who), 14) if who.trophies else worth


def _health(points: int) -> float:
    """The last points are the dearest."""
    return (0.0, 0.35, 0.6, 0.75, 0.83)[points] if points < 5 else 0.83 + 0.03 * (points - 4)


def _table(g: Museum) -> float:
    """Monsters, locks, gates, and what midnight will bring."""
    worth = OPEN_GATE * len(g.worlds) + LOCK * sum(lock.die >= 0 for lock in g.locks)
    near = _soon(g)
    for space in g.spaces():
        worth += MONSTER * len(space.monsters)
        midnight = g.box.cards[space.card].midnight
        if midnight:
            worth += near * _verbs(g, g.actor, midnight)
    return worth


def _soon(g: Museum) -> float:
    """How much of the next midnight's effects counts already."""
    return 0.6 + 0.4 * g.hour / HOURS


def expect_1(g: Museum, choice: Choice, option: Option) -> float | None:
    """What an option that rolls dice is worth on average."""
    if option == asks.ROLL:
        return judge_1(g, choice.seat, rolling=True)
    chance = after_reroll(g, choice, option)
    if chance is None:
        return None
    spent = WORTH["clue"] if option == asks.CLUE else 0.0
    return judge_1(g, choice.seat, likely_now=chance) - spent


def _attempt(g: Museum, attempt: Attempt, rolling: bool, likely_now: float | None) -> float:
    """Rewards and penalties, each as likely as it looks now."""
    who = g.actor
    if not who.alive:
        return 0.0
    card = g.box.cards[attempt.card]
    won = _verbs(g, who, card.rewards) + TROPHY * card.trophies + NEW_CARD
    held = sum(lock.holder == attempt.card for lock in g.locks)
    won -= LOCK * held + _soon(g) * _verbs(g, who, card.midnight)  # it will be gone
    won += sum(-MONSTER + TROPHY * g.box.trophy_value[marker] for marker in attempt.met)
    lost = _verbs(g, who, card.penalties) - 0.15 * len(attempt.helped)
    scare = 0.0
    if card.terror and "no_terror" not in g.box.traits[who.id]:
        scare = 0.35 * _verbs(g, who, card.terror)
    if attempt.failed:
        return lost + scare
    best = -100.0
    plain = rolling or likely_now is not None
    for dice, cost in AS_THEY_ARE if plain else arsenal(g, who, attempt, WORTH):
        chance = likely(g, who, attempt, dice) if likely_now is None else likely_now
        if chance < 1.0:
            chance *= SOBER
        best = max(best, chance * won + (1 - chance) * (lost + scare) - cost)
    return best


def _services(g: Museum, who: Investigator) -> float:
    """What the entrance will be good for: healing, or the best souvenir that can be paid."""
    best = 0.08
    have = trophies.worth(g, who)
    hurt = 0.0
    for what, points in (("sanity", who.sanity), ("stamina", who.stamina)):
        most = health.maximum(g, who, what)
        if points < most:
            hurt = max(hurt, _health(points + 1) - _health(points))
    best = max(best, hurt)
    for name, service in g.box.souvenirs.items():
        cost = price(g, who, ("buy", name))
        if cost <= have:
            best = max(best, _verbs(g, who, service.effects) - TROPHY * cost)
    return best


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


def _verbs(g: Museum, who: Investigator, verbs: Sequence[AnyVerb]) -> float:
    return sum(_verb(g, who, verb) for verb in verbs)


def _verb(g: Museum, who: Investigator, verb: AnyVerb) -> float:
    """What an effect is worth before it happens."""
    match verb:
        case Gain():
            return WORTH[verb.what] * verb.n
        case GainAny():
            return 0.25 * verb.n
        case ElderSign():
            return SIGN * verb.n
        case Doom():
            return DOOM * verb.n
        case Gate():
            return OPEN_GATE * verb.n
        case Appear():
            return MONSTER * verb.n
        case Lose():
            return _loss(who, verb)
        case Each():
            return sum(_verbs(g, each, verb.effects) for each in g.investigators if each.alive)
        case PerWorld():
            return len(g.worlds) * _verbs(g, who, verb.effects)
        case Choose():
            return max(_verbs(g, who, option) for option in verb.options)
        case DiscardDice() | Fail():
            return -0.4
    return 0.0


def _loss(who: Investigator, verb: Lose) -> float:
    if verb.what == "clue":
        return -WORTH["clue"] * min(verb.n, who.clues)
    if verb.what == "trophies":
        return -TROPHY * verb.n
    have = who.sanity if verb.what == "sanity" else who.stamina
    return _health(max(0, have - verb.n)) - _health(have) - (2.0 if have <= verb.n else 0.0)
