"""What it costs and brings to pay and to store goods, and to take and lose rooms, monsters and acolytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leng.engine.choice import Choice, Option
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards, goods, people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.goods import Gain, Pay
from leng.games.evil_high_priest.effects.rooms import BloodOfSacrifice
from leng.games.evil_high_priest.effects.verb import Verb, resolve
from leng.games.evil_high_priest.rows import trying
from leng.games.evil_high_priest.rows.trying import Rows
from leng.games.evil_high_priest.state import (
    ASYLUM,
    BASIC,
    BLOOD,
    ESCAPE,
    LEVELS,
    POOL,
    SIGN,
    WORSHIP,
    Conclave,
)
from leng.words.signs import LATER, Row, Sign, for_price, gained, paid

# Goods --------------------------------------------------------------------------------------------------------------


def _paid(g: Conclave, choice: Choice, option: Option) -> Row:
    """Everything is paid once all of it is picked; acolytes that have evolved go to the asylum for it."""
    world = g.copy()
    who = world.priests[choice.seat]
    picked, complete = trying.all_picked(choice, option)
    for each in picked:
        if each[0] == "evolved":
            who.evolved[LEVELS.index(each[1])] -= 1
            people.bring(who, ASYLUM)
        else:
            goods.take(who, each[1], each[2])
    if complete and choice.ask is asks.PAY:
        reward = _bought(g, choice, len(picked))
        later = trying.rest(world, choice.seat, reward)
        return trying.then(trying.ran(g, world, choice.seat, resolve(world, who, reward))[0], later)
    told = trying.changed(g, world, choice.seat)
    return told if complete else (LATER, *told) if told else ()


def _bought(g: Conclave, choice: Choice, n: int) -> Sequence[Verb]:
    """What so many basic resources in any mix buy at a location: with few tokens left, that depends on the mix."""
    options = choice.candidates if choice.picks is None else choice.picks.terms.kinds
    kinds = {each[-1] for each in options}
    if len(kinds) < 2 or not kinds.issubset(BASIC):
        return ()
    price = (Pay(what="any_basic", n=n),)
    return next((each.reward for each in g.box.locations.values() if each.cost == price), ())


def _stored(g: Conclave, choice: Choice, option: Option) -> Row:
    """Each is there as it is put away; the rest lies in the exposed area once no more are."""
    assert choice.picks is not None
    picked, complete = choice.picks.brings(option)
    n = choice.about["n"] - choice.about["picked"] if complete else len(picked)
    return gained({choice.about["goods"]: n})


def _gained_which(g: Conclave, choice: Choice, option: Option) -> Row:
    picked, complete = trying.all_picked(choice, option)
    counts = {kind: picked.count(("goods", kind)) for kind in dict.fromkeys(kind for _, kind in picked)}
    if not complete:
        return (LATER, *gained(counts)) if picked else ()
    return trying.done(g, choice.seat, [Gain(what=kind, n=n) for kind, n in counts.items()])


def _exchanged_for(g: Conclave, choice: Choice, option: Option) -> Row:
    return trying.done(g, choice.seat, (Gain(what=option[1], n=1),))


# Rooms, monsters, cards ---------------------------------------------------------------------------------------------


def _room(g: Conclave, choice: Choice, option: Option) -> Row:
    """A room comes when its slot is known, which it is where only one is empty."""
    if option == asks.NONE:
        return ()
    empty = g.priests[choice.seat].rooms.count(None)
    return (Sign("room"),) if empty == 1 else (LATER, Sign("room")) if empty else ()


def _slot(g: Conclave, choice: Choice, option: Option) -> Row:
    place = int(option[1][1:]) - 1
    return (Sign("room"),) if g.priests[choice.seat].rooms[place] is None else ()


def _room_lost(g: Conclave, choice: Choice, option: Option) -> Row:
    return (Sign("room", paid=True),)


def _monster(g: Conclave, choice: Choice, option: Option) -> Row:
    return (Sign("monster"),)


def _monster_lost(g: Conclave, choice: Choice, option: Option) -> Row:
    return (beast(option[1]),)


def beast(card: str) -> Sign:
    return Sign("amoeba" if card == cards.AMOEBA else "monster", paid=True)


def _installed(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    ability = g.box.monsters[option[1]].ability
    assert ability is not None
    return trying.done(g, choice.seat, ability.effects)


# Acolytes -----------------------------------------------------------------------------------------------------------


def gone(zone: str) -> Callable[[Conclave, Choice, Option], Row]:
    """An acolyte goes from where it is to a zone."""

    def told(g: Conclave, choice: Choice, option: Option) -> Row:
        world = g.copy()
        who = world.priests[choice.seat]
        people.take(world, who, option[1])
        people.bring(who, zone)
        return trying.changed(g, world, choice.seat)

    return told


def _evolved(g: Conclave, choice: Choice, option: Option) -> Row:
    return for_price((Sign("acolyte", paid=True),), (Sign(LEVELS[0]),))


def _rescued(g: Conclave, choice: Choice, option: Option) -> Row:
    n = option[1]
    zone = "acolyte" if choice.about["zone"] == POOL else ESCAPE
    return for_price(paid({ASYLUM: n}), gained({zone: n}))


def _fetched(g: Conclave, choice: Choice, option: Option) -> Row:
    """Whose worshipper it is matters: only one's own comes back."""
    if isinstance(option, str) or option[1] != choice.seat:
        return ()
    return for_price((Sign(WORSHIP, paid=True),), (Sign("acolyte"),))


def _awarded(g: Conclave, choice: Choice, option: Option) -> Row:
    if option[1] != choice.seat:
        return ()
    return trying.received(g, choice.seat, lambda g, who: storing.stow(g, who, SIGN, 1), (Sign(SIGN),))


def _altar(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    verb = g.box.lasting(option[1], BloodOfSacrifice)
    assert verb is not None
    if g.raid is not None:
        return LATER, Sign(BLOOD, verb.n)
    return trying.done(g, choice.seat, (Gain(what="blood", n=verb.n),))


ROWS: Rows = {
    asks.EXCHANGE.name: _paid,
    asks.EXCHANGE_FOR.name: _exchanged_for,
    asks.PAY.name: _paid,
    asks.STORE.name: _stored,
    asks.GAIN_WHICH.name: _gained_which,
    asks.LOSE.name: _paid,
    asks.ROOM.name: _room,
    asks.SLOT.name: _slot,
    asks.REPLACE.name: _room,
    asks.DISCARD_ROOM.name: _room_lost,
    asks.KEEP_ROOM.name: _room,
    asks.MONSTER.name: _monster,
    asks.ON_INSTALL.name: _installed,
    asks.DISCARD_MONSTER.name: _monster_lost,
    asks.SACRIFICE.name: gone(ASYLUM),
    asks.LOSE_ACOLYTE.name: gone(ASYLUM),
    asks.RESCUE.name: _rescued,
    asks.TO_WORSHIP.name: gone(WORSHIP),
    asks.FROM_WORSHIP.name: _fetched,
    asks.ONTO_RITUAL.name: _fetched,
    asks.EVOLVE.name: _evolved,
    asks.TO_BOX.name: gone("box"),
    asks.GROWTH_TIE.name: _awarded,
    asks.ALTAR.name: _altar,
}
