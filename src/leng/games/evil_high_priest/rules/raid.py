"""Raids, as far as they concern everybody: the investigator, the dice, what is announced, the end."""

from __future__ import annotations

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.effects.raid import PerEmptySlot, SpareLowest
from leng.games.evil_high_priest.effects.verb import refuse_any, resolve
from leng.games.evil_high_priest.rules import ending
from leng.games.evil_high_priest.state import BLOOD, RAID, RIVAL, SIGNS, STRONGEST, Conclave, Priest, Raid

AGGRESSIVE = {1: 0, 2: 6, 3: 12}
"""What is added to a single die, by the number of dice printed."""  # EHP R-160


@unit
def raid(g: Conclave, dice: int, starter: int) -> None:
    """Choose the investigator, roll the dice; then people may announce what changes the attack."""
    # EHP
    g.raid = now = Raid(starter, before=g.phase)
    g.phase = RAID
    if starter == RIVAL:
        g.tell("rival-raid", rival="opponent", dice=dice)
    else:
        g.tell("raid", seat=starter, dice=dice)
    for verb in g.sheet.board.raid_begins:  # EHP R-206, GC-Q3
        verb.do(g, g.priests[max(starter, 0)])
    more = 0
    if g.expanded:
        cards.refill_investigators(g)
        if g.investigator_row:
            place = (g.dice.roll() - 1) // 2
            now.investigator = g.investigator_row[min(place, len(g.investigator_row) - 1)]
            more = g.box.investigators[now.investigator].dice
            g.tell("investigator", investigator=now.investigator)
    now.plus = AGGRESSIVE[dice] if g.has("aggressive") else 0
    count = (1 if g.has("aggressive") else dice) + more
    count = max(count, 0 if now.plus else 1)  # EHP
    now.dice = g.dice.rolls(count) if count else []
    g.reveals += 1
    g.tell("raid-dice", dice=now.dice[:], plus=now.plus)
    g.next_up(("announce", g.first, 0))


def strength(g: Conclave) -> int:
    """The strength that comes to everybody, as it stands."""  # EHP
    now = g.raid
    assert now is not None
    total = sum(now.dice) + now.plus
    if now.investigator:
        total += g.box.investigators[now.investigator].strength
    if g.sheet.board.worship:  # EHP CC-Q6
        total += sum(who.worship for who in g.priests)
    return max(0, min(STRONGEST, total))


# What is announced ---------------------------------------------------------------------------------------------------


def announceable(g: Conclave, who: Priest) -> list[Option]:
    """What a player could announce: monsters, rooms, and what the investigator offers to everybody."""  # EHP R-113
    found: list[Option] = []
    for monster in who.lairs:
        ability = g.box.monsters[monster.card].ability
        if ability is not None and ability.timing == "announce" and not monster.used and not monster.committed:
            found.append(("ability", monster.card))
    for room in who.rooms:
        if room is not None and not room.used and _announced(g, room.card):
            found.append(("power", room.card))
    now = g.raid
    assert now is not None
    if now.investigator and not who.bribe:
        for ability in g.box.investigators[now.investigator].abilities:
            if ability.everybody:
                found.append(("bribe", now.investigator))
    return found


def _announced(g: Conclave, room: str) -> bool:
    ability = g.box.rooms[room].ability
    return ability is not None and ability.timing == "announce"


def _ability(g: Conclave, option: Option) -> Ability:
    kind, card = option
    if kind == "bribe":
        return next(each for each in g.box.investigators[card].abilities if each.everybody)
    ability = g.box.monsters[card].ability if kind == "ability" else g.box.rooms[card].ability
    assert ability is not None
    return ability


@unit
def announce(g: Conclave, seat: int, passed: int) -> Rules[None] | None:
    """Round the table until all have passed in a row."""  # EHP
    seats = len(g.priests)
    for n in range(seats - passed):
        other = (seat + n) % seats
        who = g.priests[other]
        options = [each for each in announceable(g, who) if _may_not_announce(g, who, each) is None]
        if options:
            return _announce(g, who, options, passed + n)
    g.next_up(("strengths",))
    return None


def _may_not_announce(g: Conclave, who: Priest, option: Option) -> Refusal | None:
    ability = _ability(g, option)
    return refuse_any(g, who, ability.price) or refuse_any(g, who, ability.effects)


def _announce(g: Conclave, who: Priest, options: list[Option], passed: int) -> Rules[None]:
    pick = yield from choose(who.seat, asks.ANNOUNCE, [*options, asks.PASS], strength=strength(g))
    following = (who.seat + 1) % len(g.priests)
    if pick == asks.PASS:
        g.next_up(("announce", following, passed + 1))
        return
    ability = _ability(g, pick)
    kind, card = pick
    g.tell("announces", seat=who.seat, card=card, what=kind)
    if kind == "ability":
        monster = next(each for each in who.lairs if each.card == card)
        monster.used = True
        if ability.spends:
            cards.discard_monster(g, who, monster)
        monster.committed = ability.commits
    elif kind == "power":
        next(room for room in who.rooms if room is not None and room.card == card).used = True
    yield from resolve(g, who, ability.price)
    yield from resolve(g, who, ability.effects)
    g.next_up(("announce", following, 0))


# Strengths, and the end ----------------------------------------------------------------------------------------------


@unit
def strengths(g: Conclave) -> None:
    """Every player sets his own marker; from here on each suffers his own raid."""  # EHP
    now = g.raid
    assert now is not None
    common = strength(g)
    box = g.box
    slots = box.changes(now.investigator, PerEmptySlot)
    spares = box.changes(now.investigator, SpareLowest)
    points = () if spares is None else ending.scores(g)  # with those of the opponent of a lone player
    lowest = min(points, default=0)
    everybody = max(points, default=0) == lowest
    for who in g.priests:
        who.strength, who.given = common, 0
        who.held, who.fled = who.asylum, who.escape
        if slots is not None:
            who.strength = min(STRONGEST, common + min(slots.most, who.rooms.count(None)))
        who.spared = spares is not None and points[who.seat] == lowest and not everybody
        who.strength = max(0, who.strength - who.bribe)
    g.tell("raid-strength", n=common)
    g.next_up(*(("defend", seat) for seat in g.order()), ("raid_over",))


@unit
def raid_over(g: Conclave) -> Rules[None]:
    """What was put off comes now; the investigator is discarded, and the first raid opens the rituals."""
    # EHP
    now = g.raid
    assert now is not None
    last = len(g.broken) == SIGNS
    for seat in g.order():
        who = g.priests[seat]
        owed, who.owed = who.owed, {}
        who.strength = who.held = who.fled = who.given = who.bribe = 0
        who.spared = who.blunted = False
        for monster in who.lairs:
            monster.used_up = monster.committed = False
        for room in who.rooms:
            if room is not None and room.used and _announced(g, room.card):
                room.used = False  # once a raid, not once a phase
        spilt, who.spilt = who.spilt, 0
        if spilt and not last:
            storing.receive(g, who, BLOOD, spilt, exposed=True)
        for kind, n in owed.items():
            if not last:
                rules = storing.receive(g, who, kind, n)
                if rules is not None:
                    yield from rules
    g.raids += 1
    if g.raids == 1:
        g.tell("rituals-open")
    if now.investigator:
        cards.replace_investigator(g, now.investigator)
        if now.starter != RIVAL and not last:  # EHP
            yield from _afterwards(g, g.priests[now.starter], now.investigator)
    g.phase = now.before
    g.raid = None


def _afterwards(g: Conclave, who: Priest, investigator: str) -> Rules[None]:
    """What an investigator does once the raid is over: all choices are those of whoever started it."""  # EHP R-129
    for ability in g.box.investigators[investigator].abilities:
        if ability.timing != "afterwards":
            continue
        if ability.optional:
            pick = yield from choose(who.seat, asks.AFTER_RAID, [("ability", investigator), asks.PASS])
            if pick == asks.PASS:
                continue
        yield from resolve(g, who, ability.effects)
