"""Midnight: the effects of the hour, a new Mythos card, and a new day; in the battle the Ancient One attacks."""

from __future__ import annotations

from leng.engine.choice import Rules, choose
from leng.engine.state import unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import decks, locks
from leng.games.elder_sign.deeds.doom import waking
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.state import Museum


@unit
def midnight(g: Museum, seat: int) -> None:
    """The clock strikes after the turn."""  # ES
    g.tell("midnight")
    g.round += 1
    if g.awake:
        g.next_up(("attack",), ("new_day",))
        return
    g.phase = "midnight"
    g.next_up(("strikes",), ("mythos",), ("new_day",))


@unit
def strikes(g: Museum) -> Rules[None]:
    """Every effect of midnight, in the order chosen by the player whose turn just ended."""  # ES
    if g.turns <= 1:  # ES
        return
    who = g.actor
    sources = {space.card: g.box.cards[space.card].midnight for space in g.spaces()}
    sources[g.mythos] = g.box.mythos[g.mythos].midnight
    left = {name: verbs for name, verbs in sources.items() if verbs}
    while left and not waking(g):
        pick = yield from choose(who.seat, asks.MIDNIGHT_ORDER, [("midnight", name) for name in left])
        verbs = left.pop(pick[1])
        g.tell("strikes", card=pick[1])
        yield from resolve(g, who, verbs)


@unit
def mythos(g: Museum) -> Rules[None]:
    """The old Mythos card goes; the new one locks its die and does what it does at once."""  # ES
    old = g.mythos
    g.mythos = ""
    if old:
        locks.free(g, old)
    card = decks.draw(g, "mythos")
    if old:
        decks.under(g, old)
    if card is None:
        return
    g.mythos = card
    g.tell("mythos", card=card)
    yield from locks.lock(g, card)
    entry = g.box.mythos[card]
    if entry.later is not None and card not in g.lingering:
        g.lingering.append(card)
    yield from resolve(g, g.actor, entry.now)


@unit
def new_day(g: Museum) -> None:
    """Abilities that work once a day are fresh again."""  # ES
    for who in g.investigators:
        who.used.clear()
