"""How good a position is: what a greedy cultist looks at."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from leng.engine.choice import Choice, Option
from leng.games.kingsport_festival.asks import FORESEE
from leng.games.kingsport_festival.bot.plans import Cubes, strength_of_discs, worth_of_cubes, worth_of_discs
from leng.games.kingsport_festival.box import Charter, KingsportBox
from leng.games.kingsport_festival.deeds.goods import price
from leng.games.kingsport_festival.effects.compound import AnyVerb, Choose
from leng.games.kingsport_festival.effects.goods import Draw, Foresee, Gain
from leng.games.kingsport_festival.rules.time import ROUNDS
from leng.games.kingsport_festival.state import RESOURCES, Cultist, Festival, Raid

NEAR = 4  # rounds in which a raid is worth arming for in earnest
BEFORE_DISCS = ("setup", "turn_order", "invocation", "privileges")
OVER = ("raid", "time")  # the phases of a round after the discs
RIVALS = 0.3
"""How much it matters what the best of the others has."""

PIP = 0.2
"""What a pip of a die still to be used may bring."""


class Weights(NamedTuple):
    """What has been weighed otherwise for bots of an earlier version."""

    knowing: float = 0.2  # a card of a raid to come that was foreseen


NOW, AS_2 = Weights(), Weights(knowing=0.0)


class Purse:
    """What a cultist will have when the gods have answered: cubes, sanity, and what is worth something at once."""

    __slots__ = ("cubes", "sanity", "wild", "worth")

    def __init__(self, who: Cultist) -> None:
        self.cubes = who.cubes[:]
        self.sanity = who.sanity
        self.wild = 0
        self.worth = 0.0

    @classmethod
    def of(cls, cubes: Cubes, sanity: int, wild: int) -> Purse:
        """A purse that holds this."""
        purse = cls.__new__(cls)
        purse.cubes, purse.sanity, purse.wild, purse.worth = list(cubes), sanity, wild, 0.0
        return purse


def judge(g: Festival, seat: int, weights: Weights = NOW) -> float:
    """Cult points now, and what the rest is worth in the rounds that are left."""
    own = _worth(g, g.cultists[seat], weights)
    rivals = [_worth(g, who, weights) for who in g.cultists if who.seat != seat]
    return own - RIVALS * max(rivals)


def judge_2(g: Festival, seat: int) -> float:
    """The same for bots of the second version."""
    return judge(g, seat, AS_2)


def expect(g: Festival, choice: Choice, option: Option) -> float | None:
    """To foresee is better than not to, whatever is seen: nobody is worse off for a strong foe that he knows."""
    if choice.ask is not FORESEE:
        return None
    return judge(g, choice.seat) + (0.0 if option == FORESEE.passing else NOW.knowing)


def judge_all(g: Festival) -> list[float]:
    """The same for every cultist at once."""
    worth = [_worth(g, who, NOW) for who in g.cultists]
    *_, second, first = sorted(worth)
    return [own - RIVALS * (second if own == first else first) for own in worth]


def _worth(g: Festival, who: Cultist, weights: Weights) -> float:
    if g.phase == "end":
        return who.cult + 0.01 * who.sanity + 0.001 * who.magic
    left = max(0, ROUNDS - g.round)  # rounds still to come
    ending = left == 0 and g.phase in OVER
    purse = Purse(who)
    if who.invoked:
        gods_answer(g, who, purse, left)
    worth = who.cult + purse.worth
    cubes = (purse.cubes[0], purse.cubes[1], purse.cubes[2])
    placements = left + may_place(g, who)
    discs = tuple(who.discs)
    worth += worth_of_cubes(g.box, discs, cubes, purse.wild, placements, left, who.price_off)
    worth += worth_of_sanity(purse.sanity, left, g.phase)
    worth += min(who.magic, 3 + left) * (0.05 if ending else 0.35)
    worth += min(len(who.hand), 3) * (0.7 if left else 0.05 if ending else 0.3)
    worth += worth_of_raids(g, who, discs, weights.knowing) + worth_of_discs(g.box, discs, left)
    if g.phase == "invocation" and not who.passed:
        worth += PIP * sum(who.dice)
    return worth


def may_place(g: Festival, who: Cultist) -> bool:
    """Whether a disc can still be placed in this round."""
    if g.phase in BEFORE_DISCS:
        return True
    if g.phase != "propagation" or "place" in who.used:
        return False
    return ("propagate", who.seat) in g.agenda or bool(who.price_off) or who.wild


def gods_answer(g: Festival, who: Cultist, purse: Purse, left: int) -> None:
    """What the gods invoked will take and give, in the order in which they answer."""
    charter = g.charter
    for god in as_they_answer(g.box, tuple(who.invoked)):
        for offering in g.invoked.get(god, ()):
            if offering.seat == who.seat:
                cost = price(g, who, god, offering)
                purse.worth -= max(0, cost - purse.sanity)
                purse.sanity = max(0, purse.sanity - cost)
                for verb in g.box.gods[god].gifts + charter.god_gifts.get(god, ()):
                    receive(charter, verb, purse, left)


@lru_cache(maxsize=10_000)
def as_they_answer(box: KingsportBox, gods: tuple[str, ...]) -> tuple[str, ...]:
    """Gods in the order of their values."""
    return tuple(sorted(gods, key=lambda each: box.gods[each].value))


def receive(charter: Charter, verb: AnyVerb, purse: Purse, left: int) -> None:
    """A gift goes into the purse; sanity up to its maximum."""
    if isinstance(verb, Gain):
        if verb.what == "sanity":
            purse.sanity = min(charter.sanity_max, purse.sanity + verb.n)
        elif verb.what == "any_resource":
            purse.wild += verb.n
        elif verb.what in RESOURCES:
            purse.cubes[RESOURCES.index(verb.what)] += verb.n
        else:
            purse.worth += verb.n * (1.0 if verb.what == "cult" else 0.35 if left else 0.15)
    elif isinstance(verb, Draw):
        purse.worth += 0.7 * verb.n if left else 0.2
    elif isinstance(verb, Foresee):
        purse.worth += 0.15
    elif isinstance(verb, Choose):
        for each in max(verb.options, key=lambda option: sum(map(_rough, option))):
            receive(charter, each, purse, left)


def _rough(verb: AnyVerb) -> float:
    """About what a gift is worth, to tell which of several will be taken."""
    if not isinstance(verb, Gain):
        return 0.7
    return verb.n * {"cult": 1.0, "magic": 0.35, "sanity": 0.4, "destruction": 1.35}.get(verb.what, 1.05)


@lru_cache(maxsize=10_000)
def worth_of_sanity(sanity: int, left: int, phase: str) -> float:
    """Low sanity is dangerous while gods still have to be paid; at the end it breaks ties."""
    if left == 0 and phase not in BEFORE_DISCS:
        return 0.01 * sanity
    scale = 0.2 + 0.8 * min(1.0, left / 6)
    return scale * (min(sanity, 4) * 0.6 + max(0, min(sanity, 9) - 4) * 0.35 + max(0, sanity - 9) * 0.1)


def worth_of_raids(g: Festival, who: Cultist, discs: tuple[str, ...], knowing: float = NOW.knowing) -> float:
    """Strength counts as far as a raid still to come asks for it, and a little that one knows what it will bring."""
    strength, worth, now = None, 0.0, g.round
    for raid in g.raids:
        if raid.over:
            continue
        if strength is None:
            strength = strength_of_discs(g.box, discs)
        lead = (strength - (foe_of(g, who, raid) + g.charter.investigator_bonus)) * 0.8
        lead = 2.5 if lead > 2.5 else -2.5 if lead < -2.5 else lead
        worth += lead if raid.round - now <= NEAR else lead * 0.7
        if raid.investigator_seen and not raid.investigator_up and who.seat in raid.investigator_seen:
            worth += knowing
        if raid.event_seen and not raid.event_up and who.seat in raid.event_seen:
            worth += knowing
    return worth


def foe_of(g: Festival, who: Cultist, raid: Raid) -> float:
    """The Strength to be beaten: known to who has seen the card, guessed from its back by the others."""
    card = g.box.investigators[raid.investigator]
    if raid.investigator_up or who.seat in raid.investigator_seen:
        return card.strength
    back = g.box.backs[card.level]
    return (back.least + back.most) / 2
