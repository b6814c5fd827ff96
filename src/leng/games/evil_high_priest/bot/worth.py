"""What goods, verbs, cards and locks are worth, worked out once from what is printed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from leng.games.evil_high_priest.bot.scales import Scales
from leng.games.evil_high_priest.box import HighPriestBox, Lock
from leng.games.evil_high_priest.effects import cult, goods, monsters, people, powers, raid, rooms
from leng.games.evil_high_priest.effects.conditions import Condition
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import (
    ANY_BASIC,
    ATOM,
    BLOOD,
    GRIMOIRE,
    MAGIC,
    SIGN,
    TREASURE,
)

POINTS = {TREASURE: 0.0, BLOOD: 1.0, MAGIC: 2.0, ATOM: 0.0, GRIMOIRE: 5.0, SIGN: 10.0}
ACTION = 2.0  # what a cultist brings in a round
ACOLYTE = 6.0  # what it is worth that one is rescued, as a reward
MONSTER, ROOM = 3.0, 2.6
USUAL_COUNT = 3  # of what depends on the table

WORTH: dict[type[Verb], float] = {
    monsters.GainMonster: MONSTER,
    monsters.DiscardMonster: -MONSTER,
    monsters.TakeAmoeba: -1.0,
    monsters.GiveAmoeba: 0.8,
    monsters.HandAmoeba: 1.5,
    rooms.GainRoom: ROOM,
    rooms.DrawRooms: ROOM,
    rooms.DiscardRoom: -ROOM,
    people.LoseAcolyte: 1.5,
    people.ScareOff: 1.0,
    people.Trap: 2.0,
    people.Recall: 2.0,
    people.AllFlee: 0.0,
    people.ToTheBox: -2.0,
    powers.Activate: ACTION,
    powers.Relocate: ACTION,
    powers.ExtraTurn: 0.5,
    powers.FreeEntry: 2.0,
    powers.Shield: 1.0,
    cult.TakeCard: 3.0,
    cult.LoseCard: -3.0,
    cult.TakeSign: 10.0,
    cult.Evolve: 2.0,
    cult.FromWorship: 2.0,
    cult.OntoRitual: 2.0,
    cult.Prowl: ACTION,
    cult.EnterTrack: 5.0,
    cult.TakeFirst: 0.4,
    raid.Reroll: 0.8,
    raid.RemoveDie: 1.0,
    raid.BluntFirst: 0.3,
    goods.DestroyExposed: 0.6,
    goods.Exchange: 1.0,
}


def worth_of(verb: Verb, scales: Scales) -> float:
    """What a verb is worth to whoever it is done for, on average."""
    if isinstance(verb, goods.Gain):
        n = verb.n if isinstance(verb.n, int) else USUAL_COUNT
        return scales.goods[verb.what] * n * (1.0 if verb.when is None else 0.5)
    if isinstance(verb, goods.Pay):
        return -scales.goods[verb.what] * verb.n
    if isinstance(verb, goods.Steal):
        return 1.3 * scales.goods[verb.what] * verb.n
    if isinstance(verb, people.Rescue):
        return ACOLYTE * verb.n * (0.7 if verb.optional or verb.n > 1 else 1.0)
    if isinstance(verb, people.Sacrifice):
        return -0.7 * ACOLYTE * verb.n
    if isinstance(verb, cult.ToWorship):
        return -ACOLYTE if verb.of == "self" else 0.0
    if isinstance(verb, powers.PickRewards):
        return verb.n * max(worth_of(each, scales) for each in verb.rewards)
    return WORTH.get(type(verb), 0.0)


def worth_of_all(verbs: Iterable[Verb], scales: Scales) -> float:
    """What several verbs are worth together."""
    return sum(worth_of(verb, scales) for verb in verbs)


# Locks ---------------------------------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """A lock that could be broken next, as far as a plan depends on it."""

    lock: str
    price: tuple[tuple[str, int], ...]  # goods
    basic: int  # and any basic ones
    others: float  # what it costs besides goods
    monsters: int  # that must be given up
    amoebas: int  # of them, only such
    lairs: int  # that must be free
    cards: tuple[str, ...]  # special cards that go
    worship: int  # acolytes of one's own that go to worship Azathoth
    sacrificed: int  # and such as go to the asylum
    needs: tuple[Condition, ...]
    gain: float  # what it brings, once its price is paid
    dice: int


class Outlook(NamedTuple):
    """What can still happen on a board, by which locks are broken."""

    open: tuple[Plan, ...]
    needs: tuple[Condition, ...]  # of locks still to be broken
    raids: int  # still to come
    near: int  # dice of the next one, as it seems
    last: int  # and of the strongest


@lru_cache(maxsize=32)
def plans(box: HighPriestBox, board: str, scales: Scales) -> dict[str, Plan]:
    """A plan for each lock of a board."""
    return {name: _plan(lock, scales) for name, lock in box.sheets[board].locks.items() if not lock.site}


def _plan(lock: Lock, scales: Scales) -> Plan:
    price = [(verb.what, verb.n) for verb in lock.cost if isinstance(verb, goods.Pay)]
    given = [verb for verb in lock.cost if isinstance(verb, monsters.DiscardMonster)]
    others = sum(worth_of(verb, scales) for verb in lock.cost if not isinstance(verb, goods.Pay))
    dice = sum(verb.dice for verb in lock.effects if isinstance(verb, raid.StartRaid))
    paid = sum(POINTS.get(kind, 1.0) * n for kind, n in price)
    return Plan(
        lock=lock.id,
        price=tuple((kind, n) for kind, n in price if kind != ANY_BASIC),
        basic=sum(n for kind, n in price if kind == ANY_BASIC),
        others=others,
        monsters=sum(verb.n for verb in given),
        amoebas=sum(verb.n for verb in given if verb.only == "amoeba"),
        lairs=sum(verb.n for verb in lock.cost if isinstance(verb, monsters.TakeAmoeba)),
        cards=tuple(verb.card for verb in lock.cost if isinstance(verb, cult.LoseCard)),
        worship=sum(isinstance(verb, cult.ToWorship) and verb.of == "self" for verb in lock.cost),
        sacrificed=sum(verb.n for verb in lock.cost if isinstance(verb, people.Sacrifice)),
        needs=lock.needs,
        gain=max(1.5, POINTS[SIGN] - paid + others + worth_of_all(lock.effects, scales)),
        dice=dice,
    )


@lru_cache(maxsize=4096)
def outlook(box: HighPriestBox, board: str, broken: tuple[str, ...], scales: Scales) -> Outlook:
    """What is open and what is to come, with these locks broken."""
    sheet, every = box.sheets[board], plans(box, board, scales)
    still = [name for name in sheet.locks if name not in broken]
    dice = [sheet.dice[name] for name in still if sheet.dice[name]]
    open_now = tuple(every[name] for name in sheet.accessible(broken))
    near = [plan.dice for plan in open_now if plan.dice] or dice
    return Outlook(
        open=open_now,
        needs=tuple(dict.fromkeys(need for name in still for need in sheet.locks[name].needs)),
        raids=len(dice),
        near=round(sum(near) / len(near)) if near else 0,
        last=max(dice, default=0),
    )


# Cards ---------------------------------------------------------------------------------------------------------------

TIMES = {"lasting": 1.0, "install": 0.0, "upkeep": 2.0, "discard": 0.8, "announce": 0.6, "sacrifice": 0.4}
"""How often an ability acts before the match is over, on average; one that acts on arrival has done so."""


class Chamber(NamedTuple):
    """A room, as far as its worth depends on it."""

    defence: int
    holds: int
    power: float


@lru_cache(maxsize=8)
def chambers(box: HighPriestBox, scales: Scales) -> dict[str, Chamber]:
    """Every room of the box."""
    found = {}
    for card, face in box.rooms.items():
        power = 0.0
        if face.ability is not None:
            worth = worth_of_all((*face.ability.price, *face.ability.effects), scales)
            power = TIMES[face.ability.timing] * max(0.2, worth)
        holds = sum(n if len(kinds) > 2 else n / 2 for kinds, n in box.storage[card])
        found[card] = Chamber(face.defence, round(holds), power)
    return found


@lru_cache(maxsize=8)
def beasts(box: HighPriestBox, scales: Scales) -> dict[str, float]:
    """What each monster is worth beside its defence."""
    found = {}
    for card, face in box.monsters.items():
        ability = face.ability
        worth = 1.0
        if ability is not None:
            worth += TIMES[ability.timing] * max(0.0, worth_of_all((*ability.price, *ability.effects), scales))
            if not ability.optional and ability.timing == "upkeep":
                worth -= 2.0  # it must be fed
        found[card] = worth if face.defence > 0 else -0.7
    return found


SPECIALS = {"shoggoth": 4.0, "king_in_yellow": 1.5}


@lru_cache(maxsize=8)
def specials(box: HighPriestBox, scales: Scales) -> dict[str, float]:
    """What each special card is worth to whoever has it, for each round to come, or in any case."""
    return {
        name: SPECIALS.get(name, 0.5 + max(0.0, worth_of_all(each.upkeep, scales))) if not each.pays else 0.0
        for name, each in box.specials.items()
    }


@lru_cache(maxsize=8)
def rituals(box: HighPriestBox, scales: Scales) -> dict[str, tuple[tuple[float, ...], int]]:
    """What is still to come for a cultist on each step of each ritual, upkeep by upkeep, and how long it stays away."""
    found = {}
    for spot, name, step, _ in box.steps:
        steps = box.rituals[name].steps
        found[spot] = tuple(worth_of_all(each, scales) for each in steps[step:]), len(steps) - step
    return found
