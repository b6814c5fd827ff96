"""What it costs and brings to resist a raid, and what the powers of upkeep do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from leng.engine.choice import Choice, Option
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.effects.goods import Gain
from leng.games.evil_high_priest.effects.monsters import StaysFor
from leng.games.evil_high_priest.effects.verb import resolve
from leng.games.evil_high_priest.rows import trying
from leng.games.evil_high_priest.rows.belongings import beast, gone
from leng.games.evil_high_priest.rows.trying import Rows
from leng.games.evil_high_priest.rules import raid, sacrifices, upkeep
from leng.games.evil_high_priest.state import ASYLUM, Conclave
from leng.words.clause import signs_of
from leng.words.signs import LATER, Row, Sign

# A raid -------------------------------------------------------------------------------------------------------------


def _announced(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    card = option[1]
    ability = raid._ability(g, option)
    spent = (beast(card),) if ability.spends else ()
    now, _ = trying.until_asked(g, choice.seat, lambda g, who: resolve(g, who, ability.price))
    rest = trying.rest(g, choice.seat, ability.price)
    promised = (beast(card),) if ability.commits else ()
    return trying.then((*spent, *now), (*rest, *promised, *signs_of(ability.effects)))


def _retaliated(g: Conclave, choice: Choice, option: Option) -> Row:
    """What is given up; monsters that may stay are lost only once that is decided."""
    if option == asks.PASS:
        return ()
    kind, name = option
    if kind in ("acolyte", "captive"):
        return gone(ASYLUM)(g, choice, option)
    if kind == "special":
        return (Sign(name, paid=True),)
    world = g.copy()
    who = world.priests[choice.seat]
    monster = next(each for each in who.lairs if each.card == name and not each.used_up)
    now, asked = trying.ran(g, world, choice.seat, sacrifices.sacrifice_monster(world, who, monster))
    return (*now, LATER, beast(name)) if asked else now


def _raid_ability(g: Conclave, choice: Choice, option: Option) -> Row:
    """The monster goes, unless it is paid to stay."""
    card = next(each[1] for each in choice.candidates if each != asks.PASS)
    if option == asks.PASS:
        return (beast(card),)
    stays = g.box.lasting(card, StaysFor)
    if stays is not None:
        price = (Sign(stays.what, stays.n, paid=True),)
        return trying.received(g, choice.seat, lambda g, who: storing.pay(g, who, stays.what, stays.n), price)
    ability = g.box.monsters[card].ability
    assert ability is not None
    now, asked = trying.until_asked(g, choice.seat, lambda g, who: resolve(g, who, ability.effects))
    if asked:
        return (*now, LATER, *trying.rest(g, choice.seat, ability.effects), beast(card))
    owed = tuple(
        sign for verb in ability.effects if isinstance(verb, Gain) and verb.after_raid for sign in verb.signs()
    )
    return trying.then((*now, beast(card)), owed)


def _wall(g: Conclave, choice: Choice, option: Option) -> Row:
    return () if option == asks.PASS else (Sign("room", paid=True),)


def _after_raid(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    every: Sequence[Ability] = g.box.investigators[option[1]].abilities
    return trying.done(g, choice.seat, next(each.effects for each in every if each.timing == "afterwards"))


# Upkeep -------------------------------------------------------------------------------------------------------------


def _upkeep(g: Conclave, choice: Choice, option: Option) -> Row:
    now, asked = trying.tried(g, choice, option, lambda g, who: upkeep.powers(g, who.seat))
    if option == asks.PASS:
        return now
    kind, card = option
    if kind == "special":
        return trying.then(now, trying.rest(g, choice.seat, g.box.upkeep_of(card, g.letter)))
    ability = g.box.rooms[card].ability if kind == "power" else g.box.monsters[card].ability
    assert ability is not None
    if kind == "ability" and not ability.optional:
        return now if not asked or now else (LATER, *signs_of(ability.effects))
    return trying.then(now, trying.rest(g, choice.seat, (*ability.price, *ability.effects)))


def _fed(g: Conclave, choice: Choice, option: Option) -> Row:
    card = choice.about["monster"]
    if option == "let-go":
        return (beast(card),)
    ability = g.box.monsters[card].ability
    assert ability is not None
    price: Any = ability.effects[0]
    return trying.received(g, choice.seat, lambda g, who: storing.pay(g, who, price.what, price.n), price.signs())


ROWS: Rows = {
    asks.ANNOUNCE.name: _announced,
    asks.RETALIATE.name: _retaliated,
    asks.RAID_ABILITY.name: _raid_ability,
    asks.FALSE_WALL.name: _wall,
    asks.AFTER_RAID.name: _after_raid,
    asks.UPKEEP.name: _upkeep,
    asks.TRIBUTE.name: _fed,
}
