"""The museum entrance: first aid, lost and found, souvenirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import monsters, trophies
from leng.games.elder_sign.deeds.breaking import play_on
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.effects.verb import in_vain as brings_nothing
from leng.games.elder_sign.rules import cards
from leng.games.elder_sign.rules.turn import usable_now, used_in_vain
from leng.games.elder_sign.state import Investigator, Museum

CLOSED = Refusal("closed", "ES R-072", lambda g, seat, option: {"card": g.mythos})
TOO_DEAR = Refusal(
    "too-dear",
    "ES R-063",
    lambda g, seat, option: {
        "have": trophies.worth(g, g.investigators[seat]),
        "price": price(g, g.investigators[seat], option),
    },
)


@unit
def entrance(g: Museum) -> Rules[None]:
    """Exactly one of the three actions."""  # ES R-022
    who = g.actor
    costs = prices(g, who)
    have = trophies.worth(g, who)
    unless = partial(_may_not, g, who, costs, have)
    offers = g.box.services
    if all(map(unless, offers)):
        offers = [*offers, asks.WAIT]
    vain = _in_vain(g, who, costs, have) if g.letter else None
    pick = yield from choose(who.seat, asks.ENTRANCE, [*offers, *usable_now(g, who)], unless, vain=vain, prices=costs)
    if pick == asks.WAIT:
        g.tell("waits", seat=who.seat)
    elif pick == "find":
        yield from _lost_and_found(g, who)
    elif pick[0] == "use":
        yield from cards.use(g, who, pick[1])
        play_on(g, ("entrance",))
    else:
        shelf = g.box.first_aid if pick[0] == "aid" else g.box.souvenirs
        cost = costs[pick[1]]
        g.tell("first-aid" if pick[0] == "aid" else "buys", seat=who.seat, service=pick[1], n=cost)
        effects = shelf[pick[1]].effects
        yield from trophies.spend(g, who, cost, effects)
        yield from resolve(g, who, effects)


def prices(g: Museum, who: Investigator) -> dict[str, int]:
    """The prices of first aid and souvenirs for this player, with all that makes them dearer."""
    mythos = "" if g.box.has(who.id, "ignores_mythos") else g.mythos
    return g.box.price_lists[g.ancient_one, mythos]


def price(g: Museum, who: Investigator, option: Option) -> int:
    """The price of one of them."""
    return prices(g, who)[option[1]]


def _may_not(g: Museum, who: Investigator, costs: dict[str, int], have: int, option: Option) -> Refusal | None:
    if option == asks.WAIT:
        return None
    if option == "find":
        return CLOSED if cards.forbidden(g, who, "lost_and_found") else None
    if option[0] == "use":
        return cards.may_not_use(g, who, option[1], "own_turn")
    if cards.forbidden(g, who, "first_aid" if option[0] == "aid" else "souvenirs"):
        return CLOSED
    return TOO_DEAR if have < costs[option[1]] else None


def _in_vain(g: Museum, who: Investigator, costs: dict[str, int], have: int) -> Callable[[Option], bool] | None:
    """Trophies spent on what is not needed, and cards that bring nothing; a rest without need costs nothing."""
    used = used_in_vain(g, who)
    idle = {option for option in g.box.dear_services if costs[option[1]] <= have and _brings_nothing(g, who, option)}
    if not idle:
        return used
    return idle.__contains__ if used is None else lambda option: option in idle or used(option)


def _brings_nothing(g: Museum, who: Investigator, service: Option) -> bool:
    shelf = g.box.first_aid if service[0] == "aid" else g.box.souvenirs
    return brings_nothing(g, who, shelf[service[1]].effects)


def _lost_and_found(g: Museum, who: Investigator) -> Rules[None]:
    """One green die decides, and nothing changes it."""  # ES
    face = g.box.faces["green"][g.dice.roll() - 1]
    g.tell("finds", seat=who.seat, face=face)
    finding = g.box.findings.get(face)
    if finding is not None:
        yield from resolve(g, who, finding.effects)


@unit
def gain_beaten(g: Museum) -> Rules[None] | None:
    """At the end of the Resolution phase monsters of a resolved card or beaten by cards are won."""  # ES
    return _gain_beaten(g) if g.aside or g.beaten else None


def _gain_beaten(g: Museum) -> Rules[None]:
    won = g.aside + g.beaten
    g.beaten.clear()
    yield from monsters.gain(g, g.actor, won)
