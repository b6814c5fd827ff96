"""Placing a cultist: what a space costs, what it gives, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.verb import Verb, resolve
from leng.games.evil_high_priest.rules.spaces import (
    ABILITY,
    ACOLYTE,
    ENTRY,
    ESCAPE,
    PRIEST,
    cost_of,
    may_not_use_bonus,
    standing_name,
)
from leng.games.evil_high_priest.state import ESCAPE as FLED
from leng.games.evil_high_priest.state import (
    NOBODY,
    SIGN,
    SIGNS,
    TREASURE,
    Conclave,
    Priest,
    acolyte_of,
    is_priest,
    priest_of,
)


def place(g: Conclave, who: Priest, space: str, kind: str) -> Rules[None]:
    """A cultist leaves the pool, stands on a space and activates it."""  # EHP
    cultist = priest_of(who.seat) if kind == PRIEST else acolyte_of(who.seat)
    people.from_pool(g, cultist)
    if space == ESCAPE:
        people.bring(who, FLED)
        g.actor, g.spot = NOBODY, ""
        g.tell("escapes", seat=who.seat)
    else:
        spot = standing_name(who.seat, space)
        people.stand(g, cultist, spot)
        g.actor, g.spot = cultist, spot
        if space not in g.box.locks:
            g.tell("places", seat=who.seat, space=space, piece=kind)
    box = g.box
    if space in box.locations:
        yield from visit(g, who, space)
    elif space in box.posts:
        yield from _man_post(g, who, space)
    elif space in box.locks:
        yield from enter_cult(g, who, space)
    elif space in box.specials:
        face = box.specials[space]
        yield from resolve(g, who, face.cost)
        yield from resolve(g, who, face.reward)
    elif space in box.starts:
        yield from begin_ritual(g, who, kind)


def visit(g: Conclave, who: Priest, space: str) -> Rules[None]:
    """Pay for a location and take what it gives."""  # EHP
    location = g.box.locations[space]
    if location.cost:
        yield from resolve(g, who, location.cost)
    yield from earn(g, who, location.reward)


def earn(g: Conclave, who: Priest, reward: Sequence[Verb]) -> Rules[None]:
    """Take what a location or a ritual gives; of a monster and a room, the player says which comes first."""
    # EHP Q-25
    if len(reward) == 2 and reward[0].brings_card and reward[1].brings_card:
        reward = yield from in_which_order(who, reward)
    yield from resolve(g, who, reward)


def in_which_order(who: Priest, reward: Sequence[Verb]) -> Rules[Sequence[Verb]]:
    """The player says whether the monster or the room comes first."""  # EHP Q-25
    kinds = [verb.signs()[0].kind for verb in reward]
    _, first = yield from choose(who.seat, asks.REWARD_FIRST, [("first", kind) for kind in kinds])
    return reward if first == kinds[0] else reward[::-1]


def begin_ritual(g: Conclave, who: Priest, kind: str) -> Rules[None]:
    """Two treasure, unless the priest has opened the way."""  # EHP R-061
    if who.free_entry and kind == ACOLYTE:
        rules = storing.receive(g, who, TREASURE, who.free_entry)
    else:
        rules = storing.pay(g, who, TREASURE, ENTRY)
    if rules is not None:
        yield from rules


def _man_post(g: Conclave, who: Priest, post: str) -> Rules[None]:
    if post == ABILITY:
        card = g.box.priests[who.card]
        who.spent = True
        g.tell("uses-priest", seat=who.seat, priest=who.card)
        yield from resolve(g, who, card.cost)
        yield from resolve(g, who, card.effects)
        return
    face = g.box.posts[post]
    yield from resolve(g, who, face.cost)
    yield from resolve(g, who, face.reward)


def enter_cult(g: Conclave, who: Priest, lock: str) -> Rules[None]:
    """Break the lock, or use its bonus once it is broken."""  # EHP
    if lock in g.broken:
        g.tell("uses-bonus", seat=who.seat, lock=lock)
        yield from use_bonus(g, who, lock)
        return
    g.tell("at-lock", seat=who.seat, lock=lock)
    yield from resolve(g, who, cost_of(g, lock))
    g.next_up(
        ("effects", who.seat, f"lock:{lock}", 0),
        ("check_end",),
        ("offer_bonus", who.seat, lock),
        ("growth", who.seat),
    )
    yield from take_sign(g, who, lock)


def take_sign(g: Conclave, who: Priest, lock: str) -> Rules[None]:
    """The sign of a lock comes into the sanctuary, and the arrows open the way for everybody."""  # EHP
    g.broken.append(lock)
    g.tell("breaks", seat=who.seat, lock=lock, left=SIGNS - len(g.broken))
    rules = storing.stow(g, who, SIGN, 1)
    if rules is not None:
        yield from rules


def use_bonus(g: Conclave, who: Priest, lock: str) -> Rules[None]:
    """Pay for a bonus; what it gives comes next."""  # EHP R-105
    bonus = g.sheet.bonuses[lock]
    yield from resolve(g, who, bonus.cost)
    g.next_up(("effects", who.seat, f"bonus:{lock}", 0), ("growth", who.seat))


# Units ---------------------------------------------------------------------------------------------------------------


@unit
def effects(g: Conclave, seat: int, path: str, start: int) -> Rules[None]:
    """What a space does, in the order in which it is printed; after the last sign, only its raid."""
    # EHP, GEN-Q1, GEN-Q8
    who = g.priests[seat]
    verbs = g.box.effects[path]
    for n in range(start, len(verbs)):
        verb = verbs[n]
        if len(g.broken) == SIGNS and not verb.chapter:
            continue
        if verb.when is not None and not verb.when.met(g, who):
            g.applied = 0
            continue
        if verb.chapter:
            g.next_up(("effects", seat, path, n + 1))
            rules = verb.do(g, who)
            if rules is not None:
                yield from rules
            return
        rules = verb.do(g, who)
        if rules is not None:
            yield from rules


@unit
def offer_bonus(g: Conclave, seat: int, lock: str) -> Rules[None]:
    """The cultist that has broken a lock may go on to its bonus, if it is still there."""  # EHP
    bonus = g.sheet.bonuses.get(lock)
    if bonus is None or bonus.step or g.spot != lock:
        return
    who = g.priests[seat]
    kind = PRIEST if is_priest(g.actor) else ACOLYTE

    def may_not(option: Option) -> Refusal | None:
        return None if option == asks.PASS else may_not_use_bonus(g, who, lock, bonus, kind, coming=False)

    pick = yield from choose(seat, asks.BONUS, [("use", lock), asks.PASS], may_not, lock=lock)
    if pick != asks.PASS:
        g.tell("uses-bonus", seat=seat, lock=lock)
        yield from use_bonus(g, who, lock)


@unit
def seize(g: Conclave, seat: int, lock: str) -> Rules[None]:
    """A sign is taken without its cost: the cultist goes there, and the bonus stays shut as long as it stands there."""
    # EHP, GC-Q4
    who = g.priests[seat]
    cultist = g.actor
    if g.spot:
        people.leave(g, cultist, g.spot)
        people.stand(g, cultist, lock)
        g.actor, g.spot, g.shut = cultist, lock, lock
    g.next_up(("effects", seat, f"lock:{lock}", 0), ("check_end",))
    yield from take_sign(g, who, lock)
