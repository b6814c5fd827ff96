"""A combat: cards are turned one after the other until one side is gone."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose, confirm
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import cards, goods, people, tiles
from leng.games.auztralia.effects.fight import fighting
from leng.games.auztralia.effects.once import Hire, Strike
from leng.games.auztralia.effects.verb import refuse_all, resolve
from leng.games.auztralia.rules import characters, ending, retreat, spawning
from leng.games.auztralia.state import AIRSHIP, COLONY, COMBAT, OLD_ONES, PURPLE, UNITS, Australia, Colony, Combat

KINDS = range(len(UNITS))
ON_FOOT = tuple(kind for kind in KINDS if kind != AIRSHIP)
"""Units that purple cubes may be put on: not the airships."""  # AZ R-094
NUMBER = {name: kind for kind, name in enumerate(UNITS)}

USED_UP = Refusal("used-up", "AZ R-140")


# Beginning --------------------------------------------------------------------------------------------------------


@unit
def strike_out(g: Australia) -> None:
    """Whatever lies hidden in the hex is turned up; a blank is nothing, a temple may let others out."""
    # AZ
    combat = fighting(g)
    g.phase = COMBAT
    for one in g.at(combat.hex):
        if not one.up:
            combat.turned = True
            spawning.turned_up(g, one)
    g.next_up(("fight",))


# Between two cards ------------------------------------------------------------------------------------------------


@unit
def fight(g: Australia) -> Rules[None] | None:
    """Characters may be used, units may retreat; then the next card is turned."""  # AZ
    combat = fighting(g)
    who = g.colonies[combat.seat]
    if not combat.broken and any(combat.force) and g.at(combat.hex):
        return _before_a_card(g, combat, who)
    urgent = _urgent(g, combat, who) if who.characters and g.letter else []
    if urgent:
        return _before_it_is_settled(g, who, urgent)
    g.next_up(("end_combat",))
    return None


def _urgent(g: Australia, combat: Combat, who: Colony) -> list[Option]:
    """Characters used once that would bring less when the combat is settled."""  # AZ
    well = any(g.box.beings[tiles.creature(g, one)].regenerates for one in g.at(combat.hex))
    return characters.that_matter(g, who, (*((Strike,) if well else ()), *((Hire,) if combat.broken else ())))


def _before_it_is_settled(g: Australia, who: Colony, urgent: list[Option]) -> Rules[None]:
    pick = yield from choose(who.seat, asks.COMBAT_CARD, [*urgent, asks.PASS])
    if pick == asks.PASS:
        g.next_up(("end_combat",))
    else:
        g.next_up(("fight",))
        yield from characters.use(g, who, pick[1])


def _before_a_card(g: Australia, combat: Combat, who: Colony) -> Rules[None]:
    usable = _usable(g, who)
    if usable:
        vain = characters.vanity(g, who, [option for option in usable if option[1] not in g.box.blows])
        unless = partial(_may_not_use, g, combat, who)
        pick = yield from choose(who.seat, asks.COMBAT_CARD, [*usable, asks.PASS], unless, vain=vain)
        if pick != asks.PASS:
            g.next_up(("fight",))  # and whatever the character sets off comes before
            yield from _use(g, combat, who, pick[1])
            return
    if not combat.defence and (combat.cards or combat.turned):  # AZ
        ask = asks.RETREAT if combat.cards else asks.FIRST_RETREAT
        yield from retreat.offer(g, combat, who, ask)
        if not any(combat.force):
            g.next_up(("end_combat",))
            return
    combat.card = cards.turn(g).id
    combat.cards += 1
    g.tell("card", seat=who.seat, card=combat.card)
    g.next_up(("clash",))


def _usable(g: Australia, who: Colony) -> list[Option]:
    """Characters for a moment between two cards; those that are used once only by the active player."""  # AZ Q-40
    blows: list[Option] = [("use", card) for card in who.characters if card in g.box.blows]
    return blows + characters.offers(g, who)


def _may_not_use(g: Australia, combat: Combat, who: Colony, option: Option) -> Refusal | None:
    if option == asks.PASS:
        return None
    card = option[1]
    if card in combat.used:
        return USED_UP
    if card in g.box.blows:
        return refuse_all(g, who, g.box.characters[card].effects)
    return characters.may_not_use(g, who, card)


def _use(g: Australia, combat: Combat, who: Colony, card: str) -> Rules[None]:
    if card not in g.box.blows:
        yield from characters.use(g, who, card)
        return
    combat.used.append(card)  # AZ R-140
    g.tell("uses", seat=who.seat, character=card)
    yield from resolve(g, who, g.box.characters[card].effects)


# One card ---------------------------------------------------------------------------------------------------------


@unit
def clash(g: Australia) -> Rules[None]:
    """All that the card says of the Old Ones in the hex happens together; then see who is left."""  # AZ R-096
    combat = fighting(g)
    who = g.colonies[combat.seat]
    if not combat.defence:
        yield from retreat.slip_away(g, combat, who)  # AZ Q-41
    if any(combat.force):
        yield from _exchange(g, combat, who)
        for one in g.at(combat.hex):
            if tiles.slain(g, one):
                tiles.slay(g, one)
        lost = combat.broken or bool(g.at(combat.hex))  # otherwise all cubes come off at once
        if lost or g.letter:
            yield from _heal(g, combat, who, vain=not lost)
    combat.card = ""
    g.next_up(("fight",))


def _exchange(g: Australia, combat: Combat, who: Colony) -> Rules[None]:
    """Each Old One takes the hits on its kind, and its damage comes on the force."""  # AZ
    lines, hits, force = g.box.cards[combat.card].lines, g.box.hits[combat.card], combat.force
    damage = air = sanity = 0
    for one in g.at(combat.hex):
        kind = tiles.creature(g, one)
        line = lines.get(kind)
        if line is None:
            continue
        dealt = 0
        for hitting in hits[kind]:
            dealt += force[hitting] > 0  # one each, however many they are  # AZ R-108
        if dealt:
            one.damage[who.seat] += dealt  # AZ Q-66
            g.tell("hits", seat=who.seat, tile=one.tile, n=dealt)
        damage += line.damage
        air += line.air
        sanity += line.sanity
    if sanity:
        _lose_sanity(g, combat, sanity)
    for _ in range(air if force[AIRSHIP] else 0):
        if force[AIRSHIP]:
            yield from _suffer(g, combat, who, AIRSHIP)
    for left in range(damage, 0, -1):
        stacks = [("stack", UNITS[kind]) for kind in ON_FOOT if force[kind]]
        if not stacks:  # AZ Q-19
            break
        _, name = yield from choose(who.seat, asks.ASSIGN, stacks, left=left)
        yield from _suffer(g, combat, who, NUMBER[name])


def _lose_sanity(g: Australia, combat: Combat, n: int) -> None:
    """Whoever must lose sanity and has none left is defeated."""  # AZ
    combat.broken = n > combat.sanity
    combat.sanity = max(0, combat.sanity - n)
    g.tell("loses-sanity", seat=combat.seat, n=n, left=combat.sanity)
    if combat.broken:
        g.tell("breaks", seat=combat.seat)


def _suffer(g: Australia, combat: Combat, who: Colony, kind: int) -> Rules[None]:
    """A cube on a stack; when it is full the unit on top is eliminated."""  # AZ
    combat.hurt[kind] += 1
    g.tell("suffers", seat=who.seat, unit=UNITS[kind])
    if combat.hurt[kind] >= people.capacity(g, who, kind):
        yield from eliminate(g, kind)


@unit
def eliminate(g: Australia, kind: int) -> Rules[None]:
    """The unit on top of a stack is gone with its cubes, unless somebody saves it."""  # AZ
    combat = fighting(g)
    who = g.colonies[combat.seat]
    saviour = ""
    for card in who.characters:
        if card in g.box.save and card not in combat.used:
            if (yield from confirm(who.seat, asks.SAVE, unit=UNITS[kind], character=card)):
                saviour = card
                break
    combat.force[kind] -= 1
    combat.hurt[kind] = 0
    if saviour:
        combat.used.append(saviour)
        who.barracks[kind] += 1
        g.tell("saved", seat=who.seat, unit=UNITS[kind], character=saviour)
    else:
        g.pool[kind] += 1
        g.tell("eliminated", seat=who.seat, unit=UNITS[kind])


def _heal(g: Australia, combat: Combat, who: Colony, vain: bool) -> Rules[None]:
    """After a card somebody may take damage off a stack, even before the losses of a defeat."""  # AZ Q-58
    empty = _not_passing if vain else None
    for card in who.characters:
        n = g.box.heal.get(card)
        if n is None or card in combat.used:
            continue
        stacks: list[Option] = [("stack", UNITS[kind]) for kind in KINDS if combat.hurt[kind]]
        if not stacks:
            return
        pick = yield from choose(who.seat, asks.HEAL, [*stacks, asks.PASS], vain=empty, character=card)
        if pick != asks.PASS:
            combat.used.append(card)
            kind = NUMBER[pick[1]]
            combat.hurt[kind] = max(0, combat.hurt[kind] - n)
            g.tell("heals", seat=who.seat, unit=pick[1], character=card, n=n)


def _not_passing(option: Option) -> bool:
    return bool(option != asks.PASS)


# The end ----------------------------------------------------------------------------------------------------------


@unit
def end_combat(g: Australia) -> Rules[None]:
    """After a defeat damaged units are lost; all others go home, and only zombies get well."""  # AZ
    combat = fighting(g)
    who = g.colonies[combat.seat]
    if combat.broken:
        for kind in KINDS:
            if combat.hurt[kind]:
                yield from eliminate(g, kind)  # one of each stack  # AZ Q-56
    for kind in KINDS:
        who.barracks[kind] += combat.force[kind]
    left = g.at(combat.hex)
    if g.news is not None:
        g.tell("combat-over", seat=who.seat, hex=combat.hex, units=goods.named(combat.force), left=len(left))
    for one in left:
        if g.box.beings[tiles.creature(g, one)].regenerates and any(one.damage):
            tiles.heal(g, one)
            g.tell("regenerates", tile=one.tile, hex=one.hex, rival=tiles.OLD_ONES)
    g.combat = None
    g.phase = OLD_ONES if g.active == PURPLE else COLONY
    if combat.defence and left:
        ending.finish(g, ending.PORT, who.seat)  # AZ R-111
