"""Receiving, losing and paying: the symbols of the rulebook's overview."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING, Any

from leng.engine.choice import Refusal, Rules
from leng.engine.picks import pick_some
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.state import RESOURCES, Cultist, Festival, Offering

if TYPE_CHECKING:
    from leng.games.kingsport_festival.effects.verb import Cost

Cubes = tuple[int, int, int]
"""So many Evil, Death and Destruction cubes."""


SHORT_OF_MAGIC = Refusal("short-of-magic", "KF R-050", lambda g, seat, option: {"have": g.cultists[seat].magic})
SHORT_OF_SANITY = Refusal("short-of-sanity", "KF Q-13", lambda g, seat, option: {"have": g.cultists[seat].sanity})
OTHER_CUBES = Refusal("other-cubes", "KF R-015")
SHORT_OF_CUBES = Refusal("short-of-cubes", "KF R-015", lambda g, seat, option: have_cubes(g, seat))


def have_cubes(g: Festival, seat: int) -> dict[str, Any]:
    """What a cultist could pay with, for the sentence that says it is not enough."""
    return {"have": tuple(g.cultists[seat].cubes)}


def gain(g: Festival, who: Cultist, what: str, n: int) -> None:
    """A plain symbol is received: one unit each."""  # KF R-015
    if n == 0:
        return
    if what == "sanity":
        n = min(n, g.charter.sanity_max - who.sanity)  # KF R-023: what exceeds the track is lost
        if n == 0:
            return
        who.sanity += n
    elif what == "magic":
        who.magic += n
    elif what == "cult":
        who.cult += n
    else:
        who.cubes[RESOURCES.index(what)] += n  # KF R-035: there is no limit
    if g.news is not None:
        g.tell("gain", seat=who.seat, goods=what, n=n)


def gain_any(g: Festival, who: Cultist, n: int) -> Rules[None]:
    """The grey bag: each unit is a resource of the cultist's choice."""  # KF
    bag = [each for each in RESOURCES for _ in range(n)]
    yield from pick_some(who.seat, asks.RESOURCE, bag, n, n, each=lambda what: gain(g, who, what, 1))


def lose_sanity(g: Festival, who: Cultist, n: int) -> None:
    """Sanity stops at 0; each point that is missing is lost in cult points instead."""  # KF
    paid = min(n, who.sanity)
    who.sanity -= paid
    if paid and g.news is not None:
        g.tell("lose", seat=who.seat, goods="sanity", n=paid)
    if n > paid:
        lose(g, who, "cult", n - paid)


def price(g: Festival, who: Cultist, god: str, offering: Offering) -> int:
    """The sanity a god costs this cultist: printed, plus or less what the Scenario and spells change."""
    spared = who.spared
    if g.gift is not None and g.gift.god == god and g.gift.seat == who.seat:
        spared += g.gift.spared
    printed = g.box.gods[god].sanity
    change = g.box.charters[g.scenario].god_cost.get(god)
    if change is not None:
        printed = max(0, printed + change)
    return max(0, printed + offering.extra - spared)


def lose(g: Festival, who: Cultist, what: str, n: int) -> None:
    """A forced loss of magic, cult points or one kind of cube: no track falls below 0."""  # KF
    if what == "magic":
        n = min(n, who.magic)
        who.magic -= n
    elif what == "cult":
        n = min(n, who.cult)
        who.cult -= n
    else:
        kind = RESOURCES.index(what)
        n = min(n, who.cubes[kind])
        who.cubes[kind] -= n
    if n and g.news is not None:
        g.tell("lose", seat=who.seat, goods=what, n=n)


def lose_any(g: Festival, who: Cultist, n: int) -> Rules[None]:
    """Lose resources of one's own choice, or all when there are not enough."""  # KF R-037
    n = min(n, sum(who.cubes))
    if n:
        lost = yield from pick_some(
            who.seat, asks.LOSE_RESOURCES, own(who), n, n, each=partial(put_back, who), formerly=_as_cubes
        )
        for what, number in _told(g, lost).items():
            g.tell("lose", seat=who.seat, goods=what, n=number)


def own(who: Cultist) -> list[str]:
    """A cultist's cubes, one by one."""
    evil, death, destruction = who.cubes
    return ["evil"] * evil + ["death"] * death + ["destruction"] * destruction


def put_back(who: Cultist, what: str) -> None:
    """Put a cube back into the supply."""  # KF R-004
    who.cubes[RESOURCES.index(what)] -= 1


def hand_over(g: Festival, who: Cultist, what: str, n: int) -> None:
    """Pay cubes of one kind."""
    who.cubes[RESOURCES.index(what)] -= n
    if n:
        g.tell("pay", seat=who.seat, goods=what, n=n)


def _told(g: Festival, cubes: Sequence[str]) -> dict[str, int]:
    """So many of each kind, if anybody wants to hear of it."""
    return {} if g.news is None else {what: cubes.count(what) for what in dict.fromkeys(cubes)}


def _as_cubes(answer: str) -> list[str] | None:
    """The cubes of an answer of earlier releases, ``pay:1-0-2``."""
    head, _, cubes = answer.partition(":")
    if head != "pay":
        return None
    return [what for what, n in zip(RESOURCES, cubes.split("-"), strict=False) for _ in range(int(n))]


def payments(who: Cultist, cost: tuple[int, int, int, int], less: int = 0, wild: bool = False) -> list[Cubes]:
    """Every way in which a cultist can pay a cost in resources with the cubes he has."""
    evil, death, destruction = who.cubes
    return [way for way in _ways(cost, less, wild) if way[0] <= evil and way[1] <= death and way[2] <= destruction]


def can_pay(who: Cultist, cost: tuple[int, int, int, int], less: int = 0, wild: bool = False) -> bool:
    """Whether there is such a way."""
    evil, death, destruction = who.cubes
    if not (less or wild or cost[3]):
        return cost[0] <= evil and cost[1] <= death and cost[2] <= destruction
    for way in _ways(cost, less, wild):
        if way[0] <= evil and way[1] <= death and way[2] <= destruction:
            return True
    return False


def pay_cubes(
    g: Festival, who: Cultist, cost: tuple[int, int, int, int], less: int = 0, wild: bool = False
) -> Rules[None]:
    """Pay a cost in resources; where there is more than one way, the payer picks."""  # KF R-015
    ways = payments(who, cost, less, wild)
    n = sum(ways[0])
    paid = yield from pick_some(
        who.seat,
        asks.PAY,
        own(who),
        n,
        n,
        whole=lambda cubes: None if _counted(cubes) in ways else OTHER_CUBES,
        each=partial(put_back, who),
        formerly=_as_cubes,
    )
    for what, number in _told(g, paid).items():
        g.tell("pay", seat=who.seat, goods=what, n=number)


def _counted(cubes: Sequence[str]) -> Cubes:
    return cubes.count("evil"), cubes.count("death"), cubes.count("destruction")


def may_not_afford(g: Festival, who: Cultist, cost: Cost, dearer: int = 0) -> Refusal | None:
    """A cost somebody offers to pay must be paid in full."""  # KF Q-13
    if who.magic < magic_price(cost, dearer):
        return SHORT_OF_MAGIC
    if who.sanity < cost.sanity:
        return SHORT_OF_SANITY
    return None if can_pay(who, cost.cubes) else SHORT_OF_CUBES


def magic_price(cost: Cost, dearer: int = 0) -> int:
    """The magic of a cost when something makes it dearer or cheaper: at least 1 of what costs any."""
    return max(1, cost.magic + dearer) if cost.magic else 0


def pay(g: Festival, who: Cultist, cost: Cost, dearer: int = 0) -> Rules[None]:
    """Pay a cost of magic, sanity and resources."""  # KF R-015
    magic = magic_price(cost, dearer)
    if magic:
        who.magic -= magic
        g.tell("pay", seat=who.seat, goods="magic", n=magic)
    if cost.sanity:
        who.sanity -= cost.sanity
        g.tell("pay", seat=who.seat, goods="sanity", n=cost.sanity)
    if any(cost.cubes):
        yield from pay_cubes(g, who, cost.cubes)


@cache
def _ways(cost: tuple[int, int, int, int], less: int, wild: bool) -> tuple[Cubes, ...]:
    """All exact payments of a cost: which units a discount drops and which cubes stand for "any"."""
    total = sum(cost)
    wanted = max(min(total, 1), total - less)  # a discount never goes below one resource
    if wild:
        return tuple(_splits(wanted))
    found: dict[Cubes, None] = {}
    for evil, death, destruction in product(*(range(kind, -1, -1) for kind in cost[:3])):
        free = wanted - evil - death - destruction
        if 0 <= free <= cost[3]:
            for more in _splits(free):
                found[evil + more[0], death + more[1], destruction + more[2]] = None
    return tuple(found)


def _splits(n: int) -> list[Cubes]:
    return [(evil, death, n - evil - death) for evil in range(n, -1, -1) for death in range(n - evil, -1, -1)]
