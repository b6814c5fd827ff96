"""The museum entrance: first aid, lost and found, souvenirs."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.effects.verb import resolve
from leng.games.elder_sign.rules import cards, monsters, trophies
from leng.games.elder_sign.rules.breaking import then
from leng.games.elder_sign.rules.turn import usable_now
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


def services(g: Museum) -> list[Option]:
    """Everything the entrance sheet offers."""  # ES
    aid: list[Option] = [("aid", each) for each in g.box.first_aid]
    return [*aid, "find", *(("buy", each) for each in g.box.souvenirs)]


def entrance(g: Museum) -> Rules[None]:
    """Exactly one of the three actions."""  # ES R-022
    who = g.actor
    offers = services(g)
    if all(_may_not(g, who, option) for option in offers):
        offers.append(asks.WAIT)
    pick = yield from choose(
        who.seat, asks.ENTRANCE, [*offers, *usable_now(g, who)], partial(_may_not, g, who), prices=prices(g, who)
    )
    if pick == asks.WAIT:
        g.tell("waits", seat=who.seat)
    elif pick == "find":
        yield from _lost_and_found(g, who)
    elif pick[0] == "use":
        yield from cards.use(g, who, pick[1])
        then(g, ("entrance",))
    else:
        shelf = g.box.first_aid if pick[0] == "aid" else g.box.souvenirs
        cost = price(g, who, pick)
        g.tell("first-aid" if pick[0] == "aid" else "buys", seat=who.seat, service=pick[1], n=cost)
        yield from trophies.spend(g, who, cost)
        yield from resolve(g, who, shelf[pick[1]].effects)


def prices(g: Museum, who: Investigator) -> dict[str, int]:
    """The prices of first aid and souvenirs for this player."""
    options = [("aid", each) for each in g.box.first_aid] + [("buy", each) for each in g.box.souvenirs]
    return {option[1]: price(g, who, option) for option in options}


def price(g: Museum, who: Investigator, option: Option) -> int:
    """The price in trophies, with all that makes it dearer."""
    shelf = g.box.first_aid if option[0] == "aid" else g.box.souvenirs
    service = shelf[option[1]]
    if not service.price:
        return 0
    sign = any(verb.__struct_config__.tag == "elder_sign" for verb in service.effects)
    dearer = g.box.dearer.get(g.ancient_one, (0, 0))[sign]
    if not g.box.has(who.id, "ignores_mythos"):
        dearer += g.box.dearer.get(g.mythos, (0, 0))[sign]
    return service.price + dearer


def _may_not(g: Museum, who: Investigator, option: Option) -> Refusal | None:
    if option == asks.WAIT:
        return None
    if option == "find":
        return CLOSED if cards.forbidden(g, who, "lost_and_found") else None
    if option[0] == "use":
        return cards.may_not_use(g, who, option[1], "own_turn")
    if cards.forbidden(g, who, "first_aid" if option[0] == "aid" else "souvenirs"):
        return CLOSED
    return TOO_DEAR if trophies.worth(g, who) < price(g, who, option) else None


def _lost_and_found(g: Museum, who: Investigator) -> Rules[None]:
    """One green die decides, and nothing changes it."""  # ES
    face = g.box.faces["green"][g.dice.roll() - 1]
    g.tell("finds", seat=who.seat, face=face)
    finding = g.box.findings.get(face)
    if finding is not None:
        yield from resolve(g, who, finding.effects)


def gain_beaten(g: Museum) -> Rules[None] | None:
    """At the end of the Resolution phase monsters of a resolved card or beaten by cards are won."""  # ES
    return _gain_beaten(g) if g.aside or g.beaten else None


def _gain_beaten(g: Museum) -> Rules[None]:
    won = g.aside + g.beaten
    g.beaten.clear()
    yield from monsters.gain(g, g.actor, won)
