"""What the spaces, the cards and the bonuses of a turn cost and bring."""

from __future__ import annotations

from typing import Any

from leng.engine.choice import Choice, Option, Rules
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.box import Bonus
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.effects.goods import Gain
from leng.games.evil_high_priest.effects.monsters import GainMonster
from leng.games.evil_high_priest.effects.powers import PickRewards
from leng.games.evil_high_priest.effects.rooms import GainRoom
from leng.games.evil_high_priest.effects.verb import Verb, resolve
from leng.games.evil_high_priest.rows import trying
from leng.games.evil_high_priest.rows.trying import Rows
from leng.games.evil_high_priest.rules import (
    abilities,
    elsewhere,
    placing,
    prowlers,
    spaces,
    turn,
)
from leng.games.evil_high_priest.state import SIGN, TREASURE, Conclave, Priest
from leng.words.clause import signs_of
from leng.words.signs import CLOSE, LATER, OPEN, Row, Sign, for_price


def _turn(g: Conclave, choice: Choice, option: Option) -> Row:
    if option[0] == "discard":
        return _discarded(g, choice, option)
    now, _ = trying.tried(g, choice, option, lambda g, who: turn.turn(g, who.seat))
    return trying.then(now, _printed_of_space(g, choice.seat, option[1], option[2]))


def _printed_of_space(g: Conclave, seat: int, space: str, piece: str) -> Row:
    """What a space still costs and brings once somebody must be asked, or later."""
    box = g.box
    who = g.priests[seat]
    if space in box.locations:
        return trying.rest(g, seat, (*box.locations[space].cost, *box.locations[space].reward), space, piece)
    if space == spaces.ABILITY:
        card = box.priests[who.card]
        return trying.rest(g, seat, (*card.cost, *card.effects), space, piece)
    if space in box.posts:
        return trying.rest(g, seat, (*box.posts[space].cost, *box.posts[space].reward), space, piece)
    if space in box.specials:
        return trying.rest(g, seat, (*box.specials[space].cost, *box.specials[space].reward), space, piece)
    if space in box.lurks:
        return (Sign("prowler-location"),)
    if space in box.locks:
        return _printed_of_lock(g, seat, space, piece)
    return _printed_of_ritual(g, seat, space, piece)


def _printed_of_ritual(g: Conclave, seat: int, space: str, piece: str) -> Row:
    steps = g.box.rituals[space.split(".")[1]].steps
    later = signs_of(verb for step in steps for verb in step)
    who = g.priests[seat]
    if who.free_entry and piece == spaces.ACOLYTE:
        earns = Gain(what="treasure", n=spaces.ENTRY)
        return (*trying.rest(g, seat, (earns,), space, piece), *later)
    lots = goods.where(who, TREASURE)
    return later if len(lots) == 1 else (Sign(TREASURE, spaces.ENTRY, paid=True), *later)


def _printed_of_lock(g: Conclave, seat: int, lock: str, piece: str) -> Row:
    face = g.sheet.locks[lock]
    if lock in g.broken:
        assert face.bonus is not None
        return (*trying.rest(g, seat, face.bonus.cost, lock, piece), *signs_of(face.bonus.reward))
    rest = trying.rest(g, seat, spaces.cost_of(g, lock), lock, piece)
    asked = bool(rest) or bool(goods.free_places(g, g.priests[seat], SIGN))
    sign = (Sign(SIGN),) if asked else ()
    return (*rest, *sign, *signs_of(face.effects), *_bonus(face.bonus))


def _bonus(bonus: Bonus | None) -> Row:
    """The bonus of a lock that is being broken, in brackets."""
    if bonus is None or bonus.step:
        return ()
    return (OPEN, *for_price(signs_of(bonus.cost), signs_of(bonus.reward)), CLOSE)


def _discarded(g: Conclave, choice: Choice, option: Option) -> Row:
    """A monster goes for what it does."""
    ability = g.box.monsters[option[1]].ability
    assert ability is not None

    def act(g: Conclave, who: Priest) -> Rules[Any]:
        return abilities.discard(g, who, option[1])

    return trying.then(
        trying.until_asked(g, choice.seat, act)[0], trying.rest(g, choice.seat, (*ability.price, *ability.effects))
    )


def _after(g: Conclave, choice: Choice, option: Option) -> Row:
    return () if option == asks.PASS else _discarded(g, choice, option)


def _bonus_used(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    bonus = g.sheet.bonuses[option[1]]
    now, _ = trying.until_asked(g, choice.seat, lambda g, who: resolve(g, who, bonus.cost))
    return trying.then(now, (*trying.rest(g, choice.seat, bonus.cost), *signs_of(bonus.reward)))


def _seized(g: Conclave, choice: Choice, option: Option) -> Row:
    return LATER, Sign(SIGN), *signs_of(g.sheet.locks[option[1]].effects)


def _visited(g: Conclave, choice: Choice, option: Option) -> Row:
    """A location that is activated, from afar or by an eternal prowler."""
    if option == asks.PASS:
        return ()
    face = g.box.locations[option[1]]
    now, _ = trying.until_asked(g, choice.seat, lambda g, who: placing.visit(g, who, option[1]))
    return trying.then(now, trying.rest(g, choice.seat, (*face.cost, *face.reward)))


def _relocated(g: Conclave, choice: Choice, option: Option) -> Row:
    face = g.box.locations[option[3]]
    now, _ = trying.tried(g, choice, option, lambda g, who: elsewhere.relocate(g, who.seat))
    return trying.then(now, trying.rest(g, choice.seat, (*face.cost, *face.reward)))


def _prowled(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.STAY:
        return ()
    _, start, space = option
    if g.letter and prowlers.kind_of(g, start) == prowlers.ETERNAL and g.box.locations[space].cost:
        face = g.box.locations[space]
        return LATER, *for_price(signs_of(face.cost), signs_of(face.reward))  # it is asked there whether to pay
    only = prowlers.BLOCK if prowlers.kind_of(g, start) == prowlers.BLOCK else ""
    now, _ = trying.tried(g, choice, option, lambda g, who: prowlers.prowl(g, who.seat, only))
    cultist = next(each for each in g.standing[start] if each >> 1 == choice.seat)
    piece = spaces.PRIEST if cultist & 1 else spaces.ACOLYTE
    return trying.then(now, _printed_of_space(g, choice.seat, space, piece))


def _rewarded(g: Conclave, choice: Choice, option: Option) -> Row:
    """One of several rewards; or a grimoire of somebody, whose owner may be asked from where."""
    if option[0] != "reward":
        return LATER, Sign("grimoire")
    card = g.box.priests[g.priests[choice.seat].card]
    rewards = next(verb.rewards for verb in card.effects if isinstance(verb, PickRewards))
    return trying.done(g, choice.seat, (rewards[option[1]],))


def _first(g: Conclave, choice: Choice, option: Option) -> Row:
    verbs: tuple[Verb, ...] = (GainMonster(), GainRoom())
    return trying.done(g, choice.seat, verbs if option[1] == "monster" else verbs[::-1])


def _ritual(g: Conclave, choice: Choice, option: Option) -> Row:
    """What the next step of a ritual pays."""
    reward = next(reward for spot, _, _, reward in g.box.steps if spot == option[1]) or ()
    now, _ = trying.until_asked(g, choice.seat, lambda g, who: placing.earn(g, who, reward))
    return trying.then(now, trying.rest(g, choice.seat, reward))


ROWS: Rows = {
    asks.TURN.name: _turn,
    asks.AFTER.name: _after,
    asks.BONUS.name: _bonus_used,
    asks.TAKE_SIGN.name: _seized,
    asks.ACTIVATE.name: _visited,
    asks.RELOCATE.name: _relocated,
    asks.WHICH_REWARD.name: _rewarded,
    asks.REWARD_FIRST.name: _first,
    asks.RITUAL_FIRST.name: _ritual,
    asks.PROWL.name: _prowled,
    asks.ETERNAL.name: _visited,
}
