"""What an option is certain to cost and to bring its decider, as a row of signs.

Whatever is certain is tried out on a copy of the table, as far as the next question; then follows
what is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from leng.engine.choice import Choice, Option, Rules
from leng.engine.state import MatchOver
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.box import Bonus
from leng.games.evil_high_priest.deeds import cards, goods, people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.effects.goods import Gain, Pay
from leng.games.evil_high_priest.effects.monsters import GainMonster, StaysFor
from leng.games.evil_high_priest.effects.powers import PickRewards
from leng.games.evil_high_priest.effects.rooms import BloodOfSacrifice, GainRoom
from leng.games.evil_high_priest.effects.verb import Verb, resolve
from leng.games.evil_high_priest.inventory import holdings
from leng.games.evil_high_priest.rules import (
    abilities,
    defence,
    elsewhere,
    placing,
    prowlers,
    raid,
    spaces,
    turn,
    upkeep,
)
from leng.games.evil_high_priest.state import (
    ANY_BASIC,
    ASYLUM,
    BLOOD,
    ESCAPE,
    LEVELS,
    POOL,
    SIGN,
    TREASURE,
    WORSHIP,
    Conclave,
    Priest,
)
from leng.words.clause import signs_of
from leng.words.signs import CLOSE, LATER, OPEN, Row, Sign, for_price, gained, paid

Act = Callable[[Conclave, Priest], Rules[Any] | None]

GOES_ON = (
    asks.REWARD_FIRST, asks.WHICH_REWARD, asks.PAY, asks.STORE, asks.GAIN_WHICH, asks.REARRANGE, asks.FILL, asks.LOSE,
    asks.VICTIM, asks.ROOM, asks.SLOT, asks.REPLACE, asks.DISCARD_ROOM, asks.KEEP_ROOM, asks.MONSTER, asks.ON_INSTALL,
    asks.DISCARD_MONSTER, asks.HAND_AMOEBA, asks.SACRIFICE, asks.LOSE_ACOLYTE, asks.TO_WORSHIP, asks.FROM_WORSHIP,
    asks.ONTO_RITUAL, asks.EVOLVE, asks.TO_BOX, asks.ALTAR, asks.RAID_ABILITY, asks.AFTER_RAID, asks.ETERNAL,
    asks.TRIBUTE,
)  # fmt: skip
"""Questions in the midst of a space, a card or a step of upkeep, whose other effects follow by themselves."""


def row(g: Conclave, choice: Choice, option: Option) -> Row:
    """What stands beside an option."""
    told = ROWS.get(choice.ask.name)
    return told(g, choice, option) if told is not None else ()


# A turn -------------------------------------------------------------------------------------------------------------


def _turn(g: Conclave, choice: Choice, option: Option) -> Row:
    if option[0] == "discard":
        return _discarded(g, choice, option)
    now, _ = _tried(g, choice, option, lambda g, who: turn.turn(g, who.seat))
    return _then(now, _printed_of_space(g, choice.seat, option[1], option[2]))


def _printed_of_space(g: Conclave, seat: int, space: str, piece: str) -> Row:
    """What a space still costs and brings once somebody must be asked, or later."""
    box = g.box
    who = g.priests[seat]
    if space in box.locations:
        return _rest(g, seat, (*box.locations[space].cost, *box.locations[space].reward), space, piece)
    if space == spaces.ABILITY:
        card = box.priests[who.card]
        return _rest(g, seat, (*card.cost, *card.effects), space, piece)
    if space in box.posts:
        return _rest(g, seat, (*box.posts[space].cost, *box.posts[space].reward), space, piece)
    if space in box.specials:
        return _rest(g, seat, (*box.specials[space].cost, *box.specials[space].reward), space, piece)
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
        return (*_rest(g, seat, (earns,), space, piece), *later)
    lots = goods.where(who, TREASURE)
    return later if len(lots) == 1 else (Sign(TREASURE, spaces.ENTRY, paid=True), *later)


def _printed_of_lock(g: Conclave, seat: int, lock: str, piece: str) -> Row:
    face = g.sheet.locks[lock]
    if lock in g.broken:
        assert face.bonus is not None
        return (*_rest(g, seat, face.bonus.cost, lock, piece), *signs_of(face.bonus.reward))
    rest = _rest(g, seat, spaces.cost_of(g, lock), lock, piece)
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

    return _then(_until_asked(g, choice.seat, act)[0], _rest(g, choice.seat, (*ability.price, *ability.effects)))


def _after(g: Conclave, choice: Choice, option: Option) -> Row:
    return () if option == asks.PASS else _discarded(g, choice, option)


def _bonus_used(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    bonus = g.sheet.bonuses[option[1]]
    now, _ = _until_asked(g, choice.seat, lambda g, who: resolve(g, who, bonus.cost))
    return _then(now, (*_rest(g, choice.seat, bonus.cost), *signs_of(bonus.reward)))


def _seized(g: Conclave, choice: Choice, option: Option) -> Row:
    return LATER, Sign(SIGN), *signs_of(g.sheet.locks[option[1]].effects)


def _visited(g: Conclave, choice: Choice, option: Option) -> Row:
    """A location that is activated, from afar or by an eternal prowler."""
    if option == asks.PASS:
        return ()
    face = g.box.locations[option[1]]
    now, _ = _until_asked(g, choice.seat, lambda g, who: placing.visit(g, who, option[1]))
    return _then(now, _rest(g, choice.seat, (*face.cost, *face.reward)))


def _relocated(g: Conclave, choice: Choice, option: Option) -> Row:
    face = g.box.locations[option[3]]
    now, _ = _tried(g, choice, option, lambda g, who: elsewhere.relocate(g, who.seat))
    return _then(now, _rest(g, choice.seat, (*face.cost, *face.reward)))


def _prowled(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.STAY:
        return ()
    _, start, space = option
    only = prowlers.BLOCK if prowlers.kind_of(g, start) == prowlers.BLOCK else ""
    now, _ = _tried(g, choice, option, lambda g, who: prowlers.prowl(g, who.seat, only))
    cultist = next(each for each in g.standing[start] if each >> 1 == choice.seat)
    piece = spaces.PRIEST if cultist & 1 else spaces.ACOLYTE
    return _then(now, _printed_of_space(g, choice.seat, space, piece))


def _rewarded(g: Conclave, choice: Choice, option: Option) -> Row:
    """One of several rewards; or a grimoire of somebody, whose owner may be asked from where."""
    if option[0] != "reward":
        return LATER, Sign("grimoire")
    card = g.box.priests[g.priests[choice.seat].card]
    rewards = next(verb.rewards for verb in card.effects if isinstance(verb, PickRewards))
    return _done(g, choice.seat, (rewards[option[1]],))


def _first(g: Conclave, choice: Choice, option: Option) -> Row:
    verbs: tuple[Verb, ...] = (GainMonster(), GainRoom())
    return _done(g, choice.seat, verbs if option[1] == "monster" else verbs[::-1])


# Goods --------------------------------------------------------------------------------------------------------------


def _paid(g: Conclave, choice: Choice, option: Option) -> Row:
    """Everything is paid once all of it is picked; acolytes that have evolved go to the asylum for it."""
    world = g.copy()
    who = world.priests[choice.seat]
    picked, complete = _all_picked(choice, option)
    for each in picked:
        if each[0] == "evolved":
            who.evolved[LEVELS.index(each[1])] -= 1
            people.bring(who, ASYLUM)
        else:
            goods.take(who, each[1], each[2])
    if complete and choice.ask is asks.PAY:
        reward = _bought(g, choice, len(picked))
        later = _rest(world, choice.seat, reward)
        return _then(_ran(g, world, choice.seat, resolve(world, who, reward))[0], later)
    told = _changed(g, world, choice.seat)
    return told if complete else (LATER, *told) if told else ()


def _bought(g: Conclave, choice: Choice, n: int) -> Sequence[Verb]:
    """What so many basic resources in any mix buy at a location: with few tokens left, that depends on the mix."""
    options = choice.candidates if choice.picks is None else choice.picks.terms.kinds
    if len({each[-1] for each in options}) < 2:
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
    picked, complete = _all_picked(choice, option)
    counts = {kind: picked.count(("goods", kind)) for kind in dict.fromkeys(kind for _, kind in picked)}
    if not complete:
        return (LATER, *gained(counts)) if picked else ()
    return _done(g, choice.seat, [Gain(what=kind, n=n) for kind, n in counts.items()])


def _exchanged_for(g: Conclave, choice: Choice, option: Option) -> Row:
    return _done(g, choice.seat, (Gain(what=option[1], n=1),))


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
    return (_beast(option[1]),)


def _beast(card: str) -> Sign:
    return Sign("amoeba" if card == cards.AMOEBA else "monster", paid=True)


def _installed(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    ability = g.box.monsters[option[1]].ability
    assert ability is not None
    return _done(g, choice.seat, ability.effects)


# Acolytes -----------------------------------------------------------------------------------------------------------


def _gone(zone: str) -> Callable[[Conclave, Choice, Option], Row]:
    """An acolyte goes from where it is to a zone."""

    def told(g: Conclave, choice: Choice, option: Option) -> Row:
        if option[0] == "captive":
            return ()
        world = g.copy()
        who = world.priests[choice.seat]
        people.take(world, who, option[1])
        people.bring(who, zone)
        return _changed(g, world, choice.seat)

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
    return _received(g, choice.seat, lambda g, who: storing.stow(g, who, SIGN, 1), (Sign(SIGN),))


def _altar(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    verb = g.box.lasting(option[1], BloodOfSacrifice)
    assert verb is not None
    if g.raid is not None:
        return LATER, Sign(BLOOD, verb.n)
    return _done(g, choice.seat, (Gain(what="blood", n=verb.n),))


# A raid -------------------------------------------------------------------------------------------------------------


def _announced(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    card = option[1]
    ability = raid._ability(g, option)
    spent = (_beast(card),) if ability.spends else ()
    now, _ = _until_asked(g, choice.seat, lambda g, who: resolve(g, who, ability.price))
    rest = _rest(g, choice.seat, ability.price)
    promised = (_beast(card),) if ability.commits else ()
    return _then((*spent, *now), (*rest, *promised, *signs_of(ability.effects)))


def _retaliated(g: Conclave, choice: Choice, option: Option) -> Row:
    """What is given up; monsters that may stay are lost only once that is decided."""
    if option == asks.PASS:
        return ()
    kind, name = option
    if kind == "acolyte":
        return _gone(ASYLUM)(g, choice, option)
    if kind == "special":
        return (Sign(name, paid=True),)
    world = g.copy()
    who = world.priests[choice.seat]
    monster = next(each for each in who.lairs if each.card == name and not each.used_up)
    now, asked = _ran(g, world, choice.seat, defence.sacrifice_monster(world, who, monster))
    return (*now, LATER, _beast(name)) if asked else now


def _raid_ability(g: Conclave, choice: Choice, option: Option) -> Row:
    """The monster goes, unless it is paid to stay."""
    card = next(each[1] for each in choice.candidates if each != asks.PASS)
    if option == asks.PASS:
        return (_beast(card),)
    stays = g.box.lasting(card, StaysFor)
    if stays is not None:
        price = (Sign(stays.what, stays.n, paid=True),)
        return _received(g, choice.seat, lambda g, who: storing.pay(g, who, stays.what, stays.n), price)
    ability = g.box.monsters[card].ability
    assert ability is not None
    now, asked = _until_asked(g, choice.seat, lambda g, who: resolve(g, who, ability.effects))
    if asked:
        return (*now, LATER, *_rest(g, choice.seat, ability.effects), _beast(card))
    owed = tuple(
        sign for verb in ability.effects if isinstance(verb, Gain) and verb.after_raid for sign in verb.signs()
    )
    return _then((*now, _beast(card)), owed)


def _wall(g: Conclave, choice: Choice, option: Option) -> Row:
    return () if option == asks.PASS else (Sign("room", paid=True),)


def _after_raid(g: Conclave, choice: Choice, option: Option) -> Row:
    if option == asks.PASS:
        return ()
    every: Sequence[Ability] = g.box.investigators[option[1]].abilities
    return _done(g, choice.seat, next(each.effects for each in every if each.timing == "afterwards"))


# Upkeep -------------------------------------------------------------------------------------------------------------


def _upkeep(g: Conclave, choice: Choice, option: Option) -> Row:
    now, asked = _tried(g, choice, option, lambda g, who: upkeep.powers(g, who.seat))
    if option == asks.PASS:
        return now
    kind, card = option
    if kind == "special":
        return _then(now, _rest(g, choice.seat, g.box.specials[card].upkeep))
    ability = g.box.rooms[card].ability if kind == "power" else g.box.monsters[card].ability
    assert ability is not None
    if kind == "ability" and not ability.optional:
        return now if not asked or now else (LATER, *signs_of(ability.effects))
    return _then(now, _rest(g, choice.seat, (*ability.price, *ability.effects)))


def _fed(g: Conclave, choice: Choice, option: Option) -> Row:
    card = choice.about["monster"]
    if option == "let-go":
        return (_beast(card),)
    ability = g.box.monsters[card].ability
    assert ability is not None
    price: Any = ability.effects[0]
    return _received(g, choice.seat, lambda g, who: storing.pay(g, who, price.what, price.n), price.signs())


ROWS: Mapping[str, Callable[[Conclave, Choice, Option], Row]] = {
    ask.name: told
    for ask, told in (
        (asks.TURN, _turn),
        (asks.AFTER, _after),
        (asks.BONUS, _bonus_used),
        (asks.TAKE_SIGN, _seized),
        (asks.ACTIVATE, _visited),
        (asks.RELOCATE, _relocated),
        (asks.WHICH_REWARD, _rewarded),
        (asks.REWARD_FIRST, _first),
        (asks.EXCHANGE, _paid),
        (asks.EXCHANGE_FOR, _exchanged_for),
        (asks.PAY, _paid),
        (asks.STORE, _stored),
        (asks.GAIN_WHICH, _gained_which),
        (asks.LOSE, _paid),
        (asks.ROOM, _room),
        (asks.SLOT, _slot),
        (asks.REPLACE, _room),
        (asks.DISCARD_ROOM, _room_lost),
        (asks.KEEP_ROOM, _room),
        (asks.MONSTER, _monster),
        (asks.ON_INSTALL, _installed),
        (asks.DISCARD_MONSTER, _monster_lost),
        (asks.SACRIFICE, _gone(ASYLUM)),
        (asks.LOSE_ACOLYTE, _gone(ASYLUM)),
        (asks.RESCUE, _rescued),
        (asks.TO_WORSHIP, _gone(WORSHIP)),
        (asks.FROM_WORSHIP, _fetched),
        (asks.ONTO_RITUAL, _fetched),
        (asks.EVOLVE, _evolved),
        (asks.TO_BOX, _gone("box")),
        (asks.GROWTH_TIE, _awarded),
        (asks.ALTAR, _altar),
        (asks.ANNOUNCE, _announced),
        (asks.RETALIATE, _retaliated),
        (asks.RAID_ABILITY, _raid_ability),
        (asks.FALSE_WALL, _wall),
        (asks.AFTER_RAID, _after_raid),
        (asks.PROWL, _prowled),
        (asks.ETERNAL, _visited),
        (asks.UPKEEP, _upkeep),
        (asks.TRIBUTE, _fed),
    )
}


# Trying out ---------------------------------------------------------------------------------------------------------


def _tried(g: Conclave, choice: Choice, option: Option, act: Act) -> tuple[Row, bool]:
    """What an option of the first question of a unit changes until somebody is asked again, and whether one is."""
    world = g.copy()
    rules = act(world, world.priests[choice.seat])
    assert rules is not None, "somebody is asked"
    next(rules)
    return _ran(g, world, choice.seat, rules, option)


def _until_asked(g: Conclave, seat: int, act: Act) -> tuple[Row, bool]:
    """What an act changes until somebody is asked, and whether one is."""
    world = g.copy()
    return _ran(g, world, seat, act(world, world.priests[seat]))


def _ran(g: Conclave, world: Conclave, seat: int, rules: Rules[Any] | None, answer: Option = None) -> tuple[Row, bool]:
    asked = False
    if rules is not None:
        try:
            rules.send(answer)
            asked = True
        except (StopIteration, MatchOver):
            pass
    return _changed(g, world, seat), asked


def _received(g: Conclave, seat: int, act: Act, later: Row) -> Row:
    """What an act brings at once, or once somebody has said from where or where to."""
    now, asked = _until_asked(g, seat, act)
    return (*now, LATER, *later) if asked else now


def _done(g: Conclave, seat: int, verbs: Sequence[Verb]) -> Row:
    """What verbs bring at once, then what is printed from the one on that asks something."""
    now, _ = _until_asked(g, seat, lambda g, who: resolve(g, who, verbs))
    return _then(now, _rest(g, seat, verbs))


def _rest(g: Conclave, seat: int, verbs: Sequence[Verb], space: str = "", piece: str = "") -> Row:
    """What is printed of verbs from the one on that asks something; before it, only what nobody holds in hand."""
    world = g.copy()
    who = world.priests[seat]
    if space and space != spaces.ESCAPE:
        cultist = 2 * seat + (piece == spaces.PRIEST)
        if who.home if piece == spaces.PRIEST else who.pool:
            people.from_pool(world, cultist)
        people.stand(world, cultist, spaces.standing_name(seat, space))
        world.actor, world.spot = cultist, spaces.standing_name(seat, space)
    held = holdings(g, seat)
    done: list[Sign] = []
    for n, verb in enumerate(verbs):
        if verb.when is not None and not verb.when.met(world, who):
            continue
        rules = verb.do(world, who)
        if rules is not None:
            try:
                next(rules)
            except StopIteration:
                pass
            except MatchOver:
                return tuple(done)
            else:
                return (*done, *signs_of(verbs[n:]))
        done += [
            sign
            for sign in verb.signs()
            if sign.kind and sign.kind not in held and sign.kind not in (ANY_BASIC, "rescue")
        ]
    return tuple(done)


def _then(now: Row, later: Iterable[Sign]) -> Row:
    """What happens at once, and what follows."""
    rest = tuple(later)
    return (*now, LATER, *rest) if rest else now


def _changed(before: Conclave, after: Conclave, seat: int) -> Row:
    """What a player has paid and gained between two positions."""
    held = holdings(before, seat)
    changes = {kind: n - held[kind] for kind, n in holdings(after, seat).items()}
    price = paid({kind: max(-n, 0) for kind, n in changes.items()})
    return for_price(price, gained({kind: max(n, 0) for kind, n in changes.items()}))


def _all_picked(choice: Choice, option: Option) -> tuple[list[Any], bool]:
    """All that is picked with an option, and whether nothing is left to pick."""
    if choice.picks is None:
        return [option], True
    picked, complete = choice.picks.brings(option)
    return [*choice.picks.picked, *picked], complete
