"""A raid on one sanctuary: asylum, sacrifices, the exposed area, room after room."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards, goods, people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.monsters import StaysFor, StrongAlone, StrongInEmptiness, TurnsOver
from leng.games.evil_high_priest.effects.raid import (
    AcolyteRate,
    AsylumRate,
    Backwards,
    IgnoreRooms,
    MonstersWeaker,
    Protect,
    TakesGrimoire,
)
from leng.games.evil_high_priest.effects.rooms import AsylumDefends, Collapses, FalseWall, FirstAcolyte, tear_down
from leng.games.evil_high_priest.effects.verb import resolve
from leng.games.evil_high_priest.rules.abilities import altar_waits, may_not_use
from leng.games.evil_high_priest.state import (
    CHAIRS,
    EXPOSED,
    GOODS,
    GRIMOIRE,
    LAIRS,
    PLACES,
    STRONGEST,
    Conclave,
    Monster,
    Priest,
    Room,
    acolyte_of,
    priest_of,
)

PER_ACOLYTE = 2  # EHP R-119
EVOLVED = (2, 3, 4)  # EHP R-233


# What everything stops -----------------------------------------------------------------------------------------------


def forced(g: Conclave, who: Priest) -> int:
    """What stops a raid without anybody's doing; who came to the asylum in this raid does not count."""
    # EHP
    return passive(g, who, who.held, who.fled)


def passive(g: Conclave, who: Priest, asylum: int, escape: int) -> int:
    """What so many in the asylum and the escape zone stop, with the evolved and a shield."""
    # EHP, OW-Q4
    rate = None if g.raid is None else g.box.changes(g.raid.investigator, AsylumRate)
    n = (1 if rate is None else rate.n) * (asylum + escape)
    for room in who.rooms:
        if room is not None:
            cell = g.box.lasting(room.card, AsylumDefends)
            if cell is not None and asylum >= cell.least:
                n += cell.n
    for level, many in enumerate(who.evolved):
        n += EVOLVED[level] * many
    return n + who.shield


def acolyte_stops(g: Conclave, who: Priest) -> int:
    """What the next sacrificed acolyte stops."""  # EHP R-119
    if not who.given:
        for room in who.rooms:
            if room is not None and (post := g.box.lasting(room.card, FirstAcolyte)) is not None:
                return post.n
    return acolytes_stop(g)


def acolytes_stop(g: Conclave) -> int:
    """What each sacrificed acolyte stops, but for what is said of the first."""  # EHP R-119
    rate = None if g.raid is None else g.box.changes(g.raid.investigator, AcolyteRate)
    return PER_ACOLYTE if rate is None else rate.n


def defence_of(g: Conclave, who: Priest, monster: Monster) -> int:
    """What a monster stops when it is sacrificed."""  # EHP
    face = g.box.monsters[monster.card]
    n = face.turned if monster.turned else face.defence
    if monster.card == cards.AMOEBA:
        codes = (acolyte_of(who.seat), priest_of(who.seat))
        for lock, better in g.sheet.supremacy.items():
            if any(each in codes for each in g.standing.get(lock, ())):
                n = better
    if monster.card in g.box.loners:
        alone = g.box.lasting(monster.card, StrongAlone)
        if alone is not None and len(who.lairs) == 1:
            n += alone.n
        empty = g.box.lasting(monster.card, StrongInEmptiness)
        if empty is not None:
            n += min(empty.most, LAIRS - len(who.lairs))
    weaker = g.box.changes(g.raid.investigator, MonstersWeaker) if g.raid is not None else None
    if weaker is not None and n > 0:
        n = max(0, n - weaker.n)
    return n


def lower(who: Priest, n: int) -> None:
    """A raid loses strength, or gains some."""
    who.strength = max(0, min(STRONGEST, who.strength - n))


# The raid of one player ----------------------------------------------------------------------------------------------


@unit
def defend(g: Conclave, seat: int) -> Rules[None] | None:
    """Steps 5 to 9 for one player begin; who gives something up does so in units of their own."""  # EHP
    who = g.priests[seat]
    now = g.raid
    assert now is not None
    if who.spared:
        g.tell("spared", seat=seat)
        return _keep_promises(g, who)
    now.path = route(g, who)
    g.tell("raided", seat=seat, n=who.strength)
    g.next_up(("retaliate", seat, 0, forced(g, who)), ("asylum", seat))
    return None


@unit
def asylum(g: Conclave, seat: int) -> Rules[None]:
    """What stops the raid without anybody's doing is taken off; then come those who were promised."""  # EHP R-118
    who = g.priests[seat]
    stopped = min(who.strength, forced(g, who))
    if stopped:
        lower(who, stopped)
        g.tell("asylum-stops", seat=seat, n=stopped, left=who.strength)
    who.shield = 0
    g.next_up(("retaliate", seat, 0, 0), ("breach", seat))
    yield from _keep_promises(g, who)


@unit
def breach(g: Conclave, seat: int) -> Rules[None]:
    """What is left of the raid comes in; before that a grimoire may be lost."""  # EHP R-122
    who = g.priests[seat]
    assert g.raid is not None
    g.next_up(("sack", seat, 0))
    if who.strength and g.box.changes(g.raid.investigator, TakesGrimoire) is not None:
        n = yield from storing.part_with(g, who, GRIMOIRE, 1)
        if n:
            g.tell("loses", seat=seat, goods=GRIMOIRE, n=n)
            g.next_up(("retaliate", seat, 0, 0))


def _keep_promises(g: Conclave, who: Priest) -> Rules[None]:
    """A monster that was committed is sacrificed, whatever it brings."""
    for monster in [each for each in who.lairs if each.committed]:
        yield from sacrifice_monster(g, who, monster)


def route(g: Conclave, who: Priest) -> list[str]:
    """Where the raid comes by: the exposed area, then the rooms, perhaps the last one first."""  # EHP R-079
    rooms = [PLACES[n] for n, room in enumerate(who.rooms, start=1) if room is not None]
    if g.raid is not None and g.box.changes(g.raid.investigator, Backwards) is not None:
        rooms.reverse()
    return [EXPOSED, *rooms]


def protected(g: Conclave) -> tuple[str, ...]:
    """Goods that this raid does not destroy."""
    safe = None if g.raid is None else g.box.changes(g.raid.investigator, Protect)
    return () if safe is None else safe.what


def is_set(g: Conclave) -> bool:
    """Whether everybody has set the strength of the raid that goes on, or it is already over."""  # EHP R-117
    return g.raid is not None and (bool(g.raid.path) or ("raid_over",) in g.agenda)


def has_met(g: Conclave, who: Priest) -> bool:
    """Whether those in the asylum have already stopped what they can of the raid that goes on."""  # EHP R-118
    return is_set(g) and ("defend", who.seat) not in g.agenda and ("asylum", who.seat) not in g.agenda


def at_stake(g: Conclave, who: Priest, path: list[str]) -> bool:
    """Whether anything ahead of the raid could be destroyed."""  # EHP
    safe = protected(g)
    for place in path:
        for kind in goods.lying(who, place):
            if kind not in safe:
                return True
    return False


def blunted(g: Conclave, who: Priest, path: list[str]) -> set[str]:
    """The rooms that defend for nothing."""  # EHP Q-05
    rooms = path[1:]
    if not rooms:
        return set()
    found = {rooms[0]} if who.blunted else set()
    ignored = None if g.raid is None else g.box.changes(g.raid.investigator, IgnoreRooms)
    if ignored is None:
        return found
    if ignored.rooms == "first":
        return found | {rooms[0]}
    if ignored.rooms == "empty":
        return found | {place for place in rooms if not goods.lying(who, place)}
    highest = max(rooms, key=lambda place: (printed_defence(g, who, place), -rooms.index(place)))
    return found | {highest}


def printed_defence(g: Conclave, who: Priest, place: str) -> int:
    """What is printed on the room of a place."""
    room = who.rooms[PLACES.index(place) - 1]
    assert room is not None
    return g.box.rooms[room.card].defence


@unit
def sack(g: Conclave, seat: int, n: int) -> None:
    """Where the raid has come to, everything is destroyed: first the exposed area; then it goes on room by room."""
    # EHP
    who = g.priests[seat]
    now = g.raid
    assert now is not None
    if not who.strength:
        g.tell("raid-stopped", seat=seat)
        return
    if n == 0:
        now.weak = sorted(blunted(g, who, now.path))
    _loot(g, who, now.path[n])
    n += 1
    if n < len(now.path) and at_stake(g, who, now.path[n:]):
        if g.box.lasting(_room(who, now.path[n]).card, FalseWall) is not None:
            g.next_up(("wall", seat, n))
        else:
            _withstand(g, who, n)


def _loot(g: Conclave, who: Priest, place: str) -> None:
    destroy(g, who, place)
    if place != EXPOSED:
        slot = PLACES.index(place) - 1
        room = who.rooms[slot]
        if room is not None and g.box.lasting(room.card, Collapses) is not None:
            tear_down(g, who, slot)


def _room(who: Priest, place: str) -> Room:
    room = who.rooms[PLACES.index(place) - 1]
    assert room is not None
    return room


def _withstand(g: Conclave, who: Priest, n: int) -> None:
    """A room takes its defence off the raid; then sacrifices may, before it is sacked."""  # EHP R-123
    assert g.raid is not None
    place = g.raid.path[n]
    room = _room(who, place)
    defence = 0 if place in g.raid.weak else g.box.rooms[room.card].defence
    lower(who, defence)
    g.tell("room-stops", seat=who.seat, room=room.card, n=defence, left=who.strength)
    g.next_up(("retaliate", who.seat, n, 0), ("sack", who.seat, n))


@unit
def wall(g: Conclave, seat: int, n: int) -> Rules[None]:
    """A false wall may be brought down on the raid."""  # EHP R-077
    who = g.priests[seat]
    assert g.raid is not None
    card = _room(who, g.raid.path[n]).card
    pick = yield from choose(seat, asks.FALSE_WALL, [("power", card), asks.PASS], strength=who.strength)
    if pick == asks.PASS:
        _withstand(g, who, n)
        return
    face = g.box.lasting(card, FalseWall)
    assert face is not None
    tear_down(g, who, PLACES.index(g.raid.path[n]) - 1)
    lower(who, face.n)
    g.next_up(("retaliate", seat, n, 0), ("sack", seat, n))


def destroy(g: Conclave, who: Priest, place: str) -> None:
    """Whatever lies in a place is lost, unless this raid spares it."""  # EHP
    safe = protected(g)
    there = goods.lying(who, place)
    for kind in GOODS:
        n = there.get(kind, 0)
        if n and kind not in safe:
            del there[kind]
            g.tell("destroyed", seat=who.seat, goods=kind, n=n, place=place)


# Sacrifices ----------------------------------------------------------------------------------------------------------


def _eager(g: Conclave, who: Priest) -> bool:
    """Whether a sacrifice would bring more than a weaker raid: blood on an altar, or what a monster does."""
    if altar_waits(g, who) and people.active(g, who, actor=True):
        return True
    for monster in who.lairs:
        ability = g.box.monsters[monster.card].ability
        if ability is not None and ability.timing == "sacrifice" and ability.optional and not ability.price:
            if g.box.lasting(monster.card, StaysFor) is None and may_not_use(g, who, ability) is None:
                return True
    return False


@unit
def retaliate(g: Conclave, seat: int, n: int, sure: int) -> Rules[None] | None:
    """Acolytes, monsters and special cards may be given up, one after the other.

    Before the asylum is counted everybody may; after it, as long as the raid could take something from him.
    """  # EHP
    who = g.priests[seat]
    assert g.raid is not None
    dangerous = who.strength > sure and at_stake(g, who, g.raid.path[n:])
    matters = dangerous or (who.strength > 0 and _eager(g, who))
    if not matters and not (g.letter and ("asylum", seat) in g.agenda):
        return None
    options: list[Option] = [people.option_of(g, each) for each in dict.fromkeys(people.active(g, who, actor=True))]
    options += dict.fromkeys(("monster", monster.card) for monster in who.lairs if not monster.used_up)
    options += [("special", card) for card in who.specials if g.box.specials[card].stops]
    return _give_up(g, who, options, n, sure, matters) if options else None


def in_vain(g: Conclave, who: Priest, option: Option) -> bool:
    """Whether giving something up brings nothing where the raid takes nothing: no lair, no space, no way home."""
    if option == asks.PASS:
        return False
    kind, name = option
    if kind == "monster":  # a lair for another one, or the last of those that keep Summon shut  # EHP
        return not g.expanded or 1 < len(who.lairs) < LAIRS
    if kind == "acolyte":
        return not (_comes_home(who, name) or _makes_room(g, who, name))
    return bool(kind == "special")


def _comes_home(who: Priest, spot: str) -> bool:
    """Whether an acolyte comes home only by this, or earlier, by way of the escape zone."""  # EHP
    if spot.startswith(people.ETERNAL):
        return True
    return who.asylum == CHAIRS and spot.startswith((people.RITUAL, people.TRACK))


def _makes_room(g: Conclave, who: Priest, spot: str) -> bool:
    """Whether the space it leaves could be used once more by a cultist that the same player has at hand."""  # EHP Q-46
    if not (who.home or who.pool):
        return False
    if spot in g.box.locks:
        bonus = g.sheet.bonuses.get(spot)
        return bonus is not None and not bonus.step
    return spot in g.box.locations or spot in g.box.starts or spot in g.box.lurks or spot in g.box.specials


def _give_up(g: Conclave, who: Priest, options: list[Option], n: int, sure: int, matters: bool) -> Rules[None]:
    vain = None if matters else partial(in_vain, g, who)
    pick = yield from choose(who.seat, asks.RETALIATE, [*options, asks.PASS], vain=vain, strength=who.strength)
    if pick == asks.PASS:
        return
    g.next_up(("retaliate", who.seat, n, sure))
    kind, name = pick
    if kind in ("acolyte", "captive"):
        lower(who, acolyte_stops(g, who))
        people.sacrifice(g, who, name)
        who.given += 1
        rules: Rules[None] | None = g.at_once("altar", who.seat, 1)
        if rules is not None:
            yield from rules
    elif kind == "monster":
        monster = next(each for each in who.lairs if each.card == name and not each.used_up)
        yield from sacrifice_monster(g, who, monster)
    else:
        lower(who, g.box.specials[name].stops)
        cards.give_up(g, name)
        g.tell("gives-special", seat=who.seat, card=name, left=who.strength)


def sacrifice_monster(g: Conclave, who: Priest, monster: Monster) -> Rules[None]:
    """A monster stops what it can and is discarded, unless its card says otherwise."""  # EHP
    lower(who, defence_of(g, who, monster))
    monster.committed = False
    g.tell("sacrifices-monster", seat=who.seat, monster=monster.card, left=who.strength)
    ability = g.box.monsters[monster.card].ability
    if ability is not None and ability.timing == "sacrifice":
        if g.box.lasting(monster.card, TurnsOver) is not None and not monster.turned:
            monster.turned = monster.used_up = True
            return
        stays = g.box.lasting(monster.card, StaysFor)
        if stays is not None:
            if not monster.used and storing.affordable(who, stays.what, stays.n):
                pick = yield from choose(who.seat, asks.RAID_ABILITY, [("ability", monster.card), asks.PASS])
                if pick != asks.PASS:
                    rules = storing.pay(g, who, stays.what, stays.n)
                    if rules is not None:
                        yield from rules
                    monster.used = monster.used_up = True
                    return
        elif g.box.lasting(monster.card, TurnsOver) is None and (not ability.at_zero or not who.strength):
            if may_not_use(g, who, ability) is None:
                pick = yield from choose(who.seat, asks.RAID_ABILITY, [("ability", monster.card), asks.PASS])
                if pick != asks.PASS:
                    yield from resolve(g, who, ability.effects)
    cards.discard_monster(g, who, monster)
