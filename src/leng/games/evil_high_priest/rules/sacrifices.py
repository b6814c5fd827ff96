"""Sacrifices at any moment of a raid: acolytes, monsters and special cards, and what they bring in vain."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards, people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.monsters import StaysFor, TurnsOver
from leng.games.evil_high_priest.effects.verb import resolve
from leng.games.evil_high_priest.rules.abilities import altar_waits, may_not_use
from leng.games.evil_high_priest.rules.defence import acolyte_stops, at_stake, defence_of, lower
from leng.games.evil_high_priest.state import CHAIRS, LAIRS, Conclave, Monster, Priest


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
