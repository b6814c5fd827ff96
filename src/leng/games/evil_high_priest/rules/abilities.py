"""What monsters, rooms and priests can do: on their arrival, on one's turn, in upkeep, and for a sacrifice."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.cult import FromWorship, OntoRitual, ToWorship
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.effects.goods import Steal
from leng.games.evil_high_priest.effects.monsters import DiscardMonster, FeedsOn
from leng.games.evil_high_priest.effects.people import LoseAcolyte, ScareOff, Trap
from leng.games.evil_high_priest.effects.rooms import BloodOfSacrifice
from leng.games.evil_high_priest.effects.verb import Verb, refuse_any, resolve
from leng.games.evil_high_priest.state import BLOOD, Conclave, Monster, Priest

NEEDS_MORE = Refusal("condition-unmet", "EHP R-048", lambda g, seat, option: g.at_once("unmet", seat, option))
NOBODY_SUITS = Refusal("nobody-suits", "EHP R-088")
USED_UP = Refusal("used-in-phase", "EHP R-090")


def may_not_use(g: Conclave, who: Priest, ability: Ability) -> Refusal | None:
    """Why an ability would bring nothing about or cannot be paid now."""
    for condition in ability.needs:
        if not condition.met(g, who):
            return NEEDS_MORE
    return refuse_any(g, who, ability.price) or refuse_any(g, who, ability.effects) or idle(g, who, ability.effects)


def idle(g: Conclave, who: Priest, verbs: Sequence[Verb]) -> Refusal | None:
    """Why the first verb would find nobody to act on."""
    verb = verbs[0]
    if isinstance(verb, (Steal, LoseAcolyte, ScareOff, Trap, ToWorship, FromWorship, OntoRitual)):
        if isinstance(verb, ToWorship) and verb.of == "self":
            return None
        if isinstance(verb, FromWorship) and verb.up_to:  # EHP R-225
            return None
        return None if verb.possible(g, who) else NOBODY_SUITS
    if verb.when is not None and not verb.when.met(g, who):
        return NEEDS_MORE
    return None


# On arrival ----------------------------------------------------------------------------------------------------------


@unit
def on_install(g: Conclave, seat: int) -> Rules[None] | None:
    """A monster that has just come may act at once."""  # EHP R-088
    who = g.priests[seat]
    monster = who.lairs[-1]
    ability = g.box.monsters[monster.card].ability
    if ability is None or ability.timing != "install" or may_not_use(g, who, ability) is not None:
        return None
    return _install(g, who, monster, ability)


def _install(g: Conclave, who: Priest, monster: Monster, ability: Ability) -> Rules[None]:
    pick = yield from choose(who.seat, asks.ON_INSTALL, [("ability", monster.card), asks.PASS])
    if pick != asks.PASS:
        g.tell("uses", seat=who.seat, monster=monster.card)
        yield from resolve(g, who, ability.effects)


# On one's turn -------------------------------------------------------------------------------------------------------


def to_discard(g: Conclave, who: Priest) -> list[Option]:
    """Monsters that may be discarded on one's turn for what they do."""  # EHP Q-32
    found: list[Option] = []
    for monster in who.lairs:
        ability = g.box.monsters[monster.card].ability
        if ability is not None and ability.timing == "discard":
            found.append(("discard", monster.card))
    return found


def may_not_discard(g: Conclave, who: Priest, card: str) -> Refusal | None:
    """Why a monster cannot be discarded for its ability now."""
    ability = g.box.monsters[card].ability
    assert ability is not None
    return may_not_use(g, who, ability)


@unit
def could_free_a_lair(g: Conclave) -> bool:
    """Whether anybody could rid himself of a monster without breaking a sign: by what it does, or on a bonus."""
    # EHP R-087, GP-Q9
    for who in g.priests:
        for monster in who.lairs:
            if g.box.lasting(monster.card, FeedsOn) is not None:  # it may go unfed
                return True
        for _, card in to_discard(g, who):
            if may_not_discard(g, who, card) is None:
                return True
        for lock in g.broken:
            bonus = g.sheet.bonuses.get(lock)
            cost = () if bonus is None else bonus.cost
            if any(isinstance(verb, DiscardMonster) for verb in cost) and refuse_any(g, who, cost) is None:
                return True
    return False


def discard(g: Conclave, who: Priest, card: str) -> Rules[None]:
    """Discard a monster and do what it says."""  # EHP
    monster = next(each for each in who.lairs if each.card == card)
    ability = g.box.monsters[card].ability
    assert ability is not None
    cards.discard_monster(g, who, monster)
    g.tell("uses", seat=who.seat, monster=card)
    yield from resolve(g, who, ability.price)
    yield from resolve(g, who, ability.effects)


# In upkeep -----------------------------------------------------------------------------------------------------------


def in_upkeep(g: Conclave, who: Priest) -> list[Option]:
    """Monsters, rooms and special cards that may still act in this upkeep, as far as they can."""  # EHP
    found: list[Option] = []
    for monster in who.lairs:
        ability = g.box.monsters[monster.card].ability
        if ability is not None and ability.timing == "upkeep" and not monster.used:
            if not ability.optional or may_not_use(g, who, ability) is None:
                found.append(("ability", monster.card))
    for room in who.rooms:
        if room is not None and not room.used:
            ability = g.box.rooms[room.card].ability
            if ability is not None and ability.timing == "upkeep" and may_not_use(g, who, ability) is None:
                found.append(("power", room.card))
    for card in who.specials:
        verbs = g.box.upkeep_of(card, g.letter)
        if verbs and card not in g.activated and idle(g, who, verbs) is None:
            found.append(("special", card))
    return found


def act_in_upkeep(g: Conclave, who: Priest, option: Option) -> Rules[None]:
    """Use one of them."""
    kind, card = option
    if kind == "special":
        g.activated.append(card)
        g.tell("uses-special", seat=who.seat, card=card)
        yield from resolve(g, who, g.box.upkeep_of(card, g.letter))
        return
    piece: Monster | None = None
    if kind == "power":
        room = next(each for each in who.rooms if each is not None and each.card == card)
        room.used = True
        ability = g.box.rooms[card].ability
        g.tell("uses-room", seat=who.seat, room=card)
    else:
        piece = next(each for each in who.lairs if each.card == card)
        piece.used = True
        ability = g.box.monsters[card].ability
        g.tell("uses", seat=who.seat, monster=card)
    assert ability is not None
    if piece is not None and not ability.optional:
        yield from feed(g, who, piece)
        return
    yield from resolve(g, who, ability.price)
    yield from resolve(g, who, ability.effects)


def feed(g: Conclave, who: Priest, monster: Monster) -> Rules[None]:
    """A hungry monster gets what it feeds on, or it goes."""
    ability = g.box.monsters[monster.card].ability
    assert ability is not None
    (price,) = ability.effects
    what, n = price.what, price.n  # type: ignore[attr-defined]  # a monster that must be fed says with what

    def lacks(option: str) -> Refusal | None:
        return None if option == "let-go" or storing.affordable(who, what, n) else storing.LACKS

    pick = yield from choose(who.seat, asks.TRIBUTE, ["feed", "let-go"], lacks, monster=monster.card)
    if pick == "feed":
        rules = storing.pay(g, who, what, n)
        if rules is not None:
            yield from rules
    else:
        cards.discard_monster(g, who, monster)
        g.tell("gives-up-monster", seat=who.seat, monster=monster.card)


# For a sacrifice -----------------------------------------------------------------------------------------------------


@unit
def altar(g: Conclave, seat: int, raid: int) -> Rules[None] | None:
    """A sacrificed acolyte may leave blood on an altar, once a phase; in a raid it comes when that is over."""
    who = g.priests[seat]
    return _altar(g, who, raid) if altar_waits(g, who) else None


def _altar(g: Conclave, who: Priest, raid: int) -> Rules[None]:
    room = next(r for r in who.rooms if r is not None and not r.used and g.box.lasting(r.card, BloodOfSacrifice))
    verb = g.box.lasting(room.card, BloodOfSacrifice)
    assert verb is not None
    pick = yield from choose(who.seat, asks.ALTAR, [("power", room.card), asks.PASS])
    if pick == asks.PASS:
        return
    room.used = True
    if raid:
        who.spilt += verb.n
    else:
        rules = storing.receive(g, who, BLOOD, verb.n)
        if rules is not None:
            yield from rules


def altar_waits(g: Conclave, who: Priest) -> bool:
    """Whether an altar would still take blood in this phase."""
    for room in who.rooms:
        if room is not None and not room.used and g.box.lasting(room.card, BloodOfSacrifice) is not None:
            return True
    return False


def new_phase(g: Conclave) -> None:
    """Every ability may be used again."""  # EHP R-090
    for who in g.priests:
        for monster in who.lairs:
            monster.used = False
        for room in who.rooms:
            if room is not None:
                room.used = False
    g.activated.clear()
