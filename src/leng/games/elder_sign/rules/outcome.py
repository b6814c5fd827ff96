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
from leng.games.elder_sign.state import Investigator, Museum

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
    for marker in [*met, *(each for each in g.beaten if each in space.monsters)]:  # ES R-098: gained after the rewards
        space.monsters.remove(marker)
        g.aside.append(marker)
    g.beaten[:] = [marker for marker in g.beaten if marker not in g.aside]
    worlds.leave_monsters(g, space)
    yield from worlds.fill_spaces(g)
    yield from in_order(g, who, g.box.cards[card].rewards)
    if g.lingering:
        yield from _later(g, who, "resolved")


@unit
def fail(g: Museum) -> Rules[None]:
    """Monsters already beaten are won, then the penalties are suffered, by helpers too."""  # ES R-044
    who, attempt = g.at_work
    card, met, helped = attempt.card, attempt.met[:], attempt.helped[:]
    g.tell("fails", seat=who.seat, card=card)
    leave(g)
    won = met + g.beaten
    g.beaten.clear()
    if won:
        yield from monsters.gain(g, who, won)
    spared = (yield from _duke(g, who)) if who.allies else False
    world_lost = g.box.has(g.ancient_one, "loses_worlds") and card in g.box.other_worlds
    if world_lost:
        lose_world(g, card)
    if not spared:
        yield from in_order(g, who, g.box.cards[card].penalties)
    for seat in helped:
        yield from _helper_loses(g, g.investigators[seat])
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
    """Monsters go on cards that gates bring, doom brings monsters; and Pete may look at one card before the next."""
    kinds = [type(verb) for verb in verbs]
    if len(ORDERED.intersection(kinds)) > 1:
        return True
    traits = g.box.traits[who.id]
    if "no_monsters" in traits and Doom in kinds and _might_devour(who, verbs):
        return True  # as long as she lives no monster comes
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
    worlds.leave_monsters(g, worlds.take_off(g, card))
    g.removed.append(card)
    g.tell("world-lost", card=card)
    gone = [card for card in g.removed if card in g.box.other_worlds]
    if len(gone) == len(g.box.other_worlds):
        g.next_up(("awaken",))
