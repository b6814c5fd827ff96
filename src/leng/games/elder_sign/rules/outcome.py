"""A card resolved or failed: rewards, penalties, and the monsters won on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leng.engine.choice import Rules, choose, confirm
from leng.engine.state import unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import belongings, health, monsters, worlds
from leng.games.elder_sign.deeds.breaking import leave
from leng.games.elder_sign.deeds.doom import waking
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.effects.fate import Appear, Doom, Gate
from leng.games.elder_sign.effects.goods import Gain, Lose
from leng.games.elder_sign.rules.failed_roll import ignores
from leng.games.elder_sign.state import Investigator, Museum, Space

if TYPE_CHECKING:
    from leng.games.elder_sign.effects.compound import AnyVerb

ORDERED = {Gate, Appear, Doom}
"""Effects whose order can change what comes of them."""


@unit
def succeed(g: Museum) -> Rules[None]:
    """The card is won: markers go home, dice return, a new Adventure comes, and the rewards."""  # ES R-045
    who, card, met = g.actor, g.ongoing.card, g.ongoing.met[:]
    g.tell("resolves", seat=who.seat, card=card)
    leave(g)
    space = worlds.take_off(g, card)
    who.trophies.append(card)
    _set_aside(g, space, met)
    worlds.leave_monsters(g, space)
    yield from worlds.fill_spaces(g)
    yield from in_order(g, who, g.box.cards[card].rewards)
    if g.lingering:
        yield from _later(g, who, "resolved")


def _set_aside(g: Museum, space: Space, met: Sequence[str]) -> None:
    """The card goes; the monsters beaten on it wait for the end of the phase."""  # ES
    for marker in [*met, *(each for each in g.beaten if each in space.monsters)]:
        space.monsters.remove(marker)
        g.aside.append(marker)
    g.beaten[:] = [marker for marker in g.beaten if marker not in g.aside]


@unit
def fail(g: Museum) -> Rules[None]:
    """Monsters beaten with dice are won, then the penalties are suffered, by helpers too."""  # ES
    who, attempt = g.at_work
    card, won, helped = attempt.card, attempt.met[:], attempt.helped[:]
    g.tell("fails", seat=who.seat, card=card)
    leave(g)
    if not g.letter:
        won += g.beaten
        g.beaten.clear()
    if won:
        yield from monsters.gain(g, who, won)
    if g.letter and not g.box.any_time.isdisjoint(who.cards):
        g.next_up(("before_penalties",), ("penalties", card, *helped))
    else:
        yield from _penalties(g, who, card, helped)


@unit
def penalties(g: Museum, card: str, *helped: int) -> Rules[None]:
    """What is printed in red, and what helping costs."""  # ES
    return _penalties(g, g.actor, card, helped)


def _penalties(g: Museum, who: Investigator, card: str, helped: Sequence[int]) -> Rules[None]:
    spared = (yield from _duke(g, who)) if who.allies else False
    world_lost = g.box.has(g.ancient_one, "loses_worlds") and card in g.box.other_worlds
    if world_lost:
        lose_world(g, card)
    if not spared:
        yield from in_order(g, who, g.box.cards[card].penalties)
    if helped:
        yield from _helpers_lose(g, who, [g.investigators[seat] for seat in helped])
    if g.lingering:
        yield from _later(g, who, "failed")


def in_order(g: Museum, who: Investigator, verbs: Sequence[AnyVerb]) -> Rules[None]:
    """A list of rewards or penalties, in the player's order where that can matter."""  # ES Q-19
    left = list(verbs)
    while len(left) > 1 and order_matters(g, who, left):
        options = [("first", place + 1) for place, verb in enumerate(left) if verb not in left[:place]]
        pick = yield from choose(who.seat, asks.ORDER, options, verbs=tuple(left))
        yield from resolve(g, who, [left.pop(pick[1] - 1)])
    yield from resolve(g, who, left)


def order_matters(g: Museum, who: Investigator, verbs: Sequence[AnyVerb]) -> bool:
    """Monsters go on cards that gates bring, doom brings monsters or wakes; Pete looks at one card before the next."""
    kinds = [type(verb) for verb in verbs]
    if len(ORDERED.intersection(kinds)) > 1:
        return True
    traits = g.box.traits[who.id]
    if Doom in kinds and who.alive and (g.letter or "no_monsters" in traits) and _might_devour(who, verbs):
        return True  # ES R-118: whose doom wakes him? And as long as Kate lives no monster comes
    return "takes_instead" in traits and kinds.count(Gain) > 1


def _might_devour(who: Investigator, verbs: Sequence[AnyVerb]) -> bool:
    """Whether the losses of a list are more than an investigator has."""
    losses = [verb for verb in verbs if isinstance(verb, Lose)]
    sanity = sum(verb.n for verb in losses if verb.what == "sanity")
    stamina = sum(verb.n for verb in losses if verb.what == "stamina")
    return sanity >= who.sanity or stamina >= who.stamina


def _duke(g: Museum, who: Investigator) -> Rules[bool]:
    """An ally may be sent away to escape the penalties."""  # ES R-111
    for ally in who.allies:
        if g.box.allies[ally].spares and (yield from confirm(who.seat, asks.DUKE, card=ally)):
            g.tell("uses", seat=who.seat, card=ally)
            belongings.give_away(g, who, ally)
            return True
    return False


def _helpers_lose(g: Museum, who: Investigator, helpers: list[Investigator]) -> Rules[None]:
    """Each helper loses, in an order that is asked where one of them may be devoured."""  # ES
    while len(helpers) > 1 and g.letter and any(1 in (each.sanity, each.stamina) for each in helpers):
        pick = yield from choose(who.seat, asks.HELPER_ORDER, [("helper", each.seat) for each in helpers])
        first = g.investigators[pick[1]]
        helpers.remove(first)
        yield from _helper_loses(g, first)
    for each in helpers:
        yield from _helper_loses(g, each)


def _helper_loses(g: Museum, helper: Investigator) -> Rules[None]:
    """A helper of a failed attempt loses sanity or stamina."""  # ES R-083
    if helper.alive:
        pick = yield from choose(helper.seat, asks.HELPER_LOSES, [("lose", "sanity"), ("lose", "stamina")])
        rules = health.lose(g, helper, pick[1], 1)
        if rules is not None:
            yield from rules


def _later(g: Museum, who: Investigator, event: str) -> Rules[None]:
    """What Mythos cards have promised for the next adventure resolved or failed."""  # ES Q-45
    for name in g.lingering[:]:
        later = g.box.mythos[name].later
        if waking(g):  # ES R-130: the Mythos cards are over; only rewards and penalties are finished first
            return
        if later is None or later.on != event:
            continue
        if (yield from ignores(g, who, name)):
            continue
        g.lingering.remove(name)
        g.tell("comes-true", card=name)
        yield from resolve(g, who, later.effects)


def lose_world(g: Museum, card: str) -> None:
    """A failed Other World leaves the game; with the last one the Ancient One awakes."""
    space = worlds.take_off(g, card)
    _set_aside(g, space, ())
    worlds.leave_monsters(g, space)
    g.removed.append(card)
    g.tell("world-lost", card=card)
    gone = [card for card in g.removed if card in g.box.other_worlds]
    if len(gone) == len(g.box.other_worlds):
        g.next_up(("awaken",))
