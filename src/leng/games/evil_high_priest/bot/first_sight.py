"""What options look worth at first sight, without trying them: so that many moves can be guessed in a millisecond."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leng.engine.choice import Choice, Option
from leng.engine.picks import ALL, DONE
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.bot import raids_at_sight as raids
from leng.games.evil_high_priest.bot.sanctuary import stash
from leng.games.evil_high_priest.bot.scales import AT_SIGHT
from leng.games.evil_high_priest.bot.spaces_at_sight import SIGHT, Glance
from leng.games.evil_high_priest.bot.worth import beasts, chambers, worth_of_all
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.effects.monsters import every_sign_wants_a_lair
from leng.games.evil_high_priest.effects.rooms import FalseWall
from leng.games.evil_high_priest.rules.prowlers import payable
from leng.games.evil_high_priest.rules.spaces import POSTS, PRIEST
from leng.games.evil_high_priest.state import EXPOSED, MAGIC, PLACES, Conclave, Priest

doubt, astray = 1.0, 8.0
"""How far a judgement may be off; and a look one deed ahead, in doubts: what the others do until the end of a round."""

PLAIN_TURN = 2.0  # how plain a difference between two spaces is
PLAIN = 4.0  # and one between the answers to what is asked then
USED = 0.5  # whatever helps is rather used than not
HELD = 0.15  # of goods, what it is worth that a room holds them


def prior(g: Conclave, choice: Choice) -> Sequence[float]:
    """About what each option is worth to the priest who is asked."""
    options = choice.sensible
    if choice.picks is not None and ALL in options:
        return [PLAIN if option == ALL else 0.0 for option in options]
    look = _LOOKS.get(choice.ask.name)
    if look is None:
        return [0.0] * len(options)
    found = look(g, g.priests[choice.seat], choice, options)
    plain = PLAIN_TURN if choice.ask is asks.TURN else PLAIN
    return [plain * worth for worth in found]


# Spaces -----------------------------------------------------------------------------------------------------------


def _turn(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What a space brings; where nobody else may go there is time, and a priest is kept for what only he can do."""
    glance, found = Glance(g, who), []
    known: dict[str, float] = {}
    for option in options:
        if option[0] == "discard":
            found.append(_discarded(g, option[1], glance))
            continue
        _, space, kind = option
        worth = known.get(space)
        if worth is None:
            worth = known[space] = glance.space(space) - (SIGHT.waits if space in POSTS else 0.0)
        found.append(worth - SIGHT.priest if kind == PRIEST and space not in POSTS else worth)
    return found


def _discarded(g: Conclave, card: str, glance: Glance) -> float:
    """What a monster does when it is discarded, less the monster."""
    ability = g.box.monsters[card].ability
    assert ability is not None
    return _ability(ability) - glance.monster()


def _ability(ability: Ability) -> float:
    return worth_of_all((*ability.price, *ability.effects), AT_SIGHT)


def _goes(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """To the best space there is, or nowhere."""
    glance, found = Glance(g, who), []
    for option in options:
        if option in (asks.PASS, asks.STAY):
            found.append(0.0)
        else:
            space = option[-1]
            if option[0] == "prowl" and space in g.box.locations and not payable(g, who, space):
                found.append(0.1)  # an eternal prowler may go there all the same, and earns when it is paid for
            else:
                found.append(glance.bonus(space) if space in g.broken else glance.space(space))
    return found


def _after(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    glance = Glance(g, who)
    return [0.0 if option == asks.PASS else _discarded(g, option[1], glance) for option in options]


def _sign(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    glance = Glance(g, who)
    return [glance.lock(option[1], free=True) for option in options]


# Goods ------------------------------------------------------------------------------------------------------------


def _pay(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What is missed least, and of that what lies in the open."""
    glance, found = Glance(g, who), []
    for option in options:
        if option == DONE:
            found.append(0.0)
        elif option[0] == "from":
            found.append(glance.change(option[2], -1) - 0.05 * PLACES.index(option[1]))
        else:
            found.append(-6.0)
    return found


def _store(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Behind as much as possible."""
    return [0.0 if option == DONE else 0.5 + 0.05 * PLACES.index(option[1]) for option in options]


def _gain(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    glance = Glance(g, who)
    return [glance.change(option[1], 1) for option in options]


def _exchange(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whatever is worth less than magic."""
    glance = Glance(g, who)
    best = AT_SIGHT.goods[MAGIC]
    return [0.0 if option == DONE else best + glance.change(option[2], -1) - 0.3 for option in options]


def _rearrange(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """At one stroke to where they are safest."""
    wanted = asks.BEST if asks.BEST in options else asks.KEEP
    return [1.0 if option == wanted else 0.0 for option in options]


def _move(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Further in, the dearest first."""
    found = []
    for option in options:
        if option == asks.DONE:
            found.append(0.0)
        else:
            _, start, to, kind = option
            deeper = PLACES.index(to) - PLACES.index(start)
            found.append(0.1 * AT_SIGHT.goods[kind] * deeper if start == EXPOSED or deeper < 0 else -0.1)
    return found


def _whom(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whoever is ahead is harmed, and whoever is behind is helped; oneself first of all."""
    helped = choice.ask in (asks.WHO_GAINS, asks.GROWTH_TIE)
    found = []
    for option in options:
        seat = option[1]
        if seat == who.seat:
            found.append(2.0 if helped else -2.0)
        else:
            n = 0.05 * _points(g.priests[seat]) if seat >= 0 else 1.0
            found.append(-n if helped else n)
    return found


def _points(who: Priest) -> float:
    return stash(who).kept


def _destroy(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [0.0 if option == DONE else AT_SIGHT.goods[option[1]] for option in options]


# Rooms and monsters -----------------------------------------------------------------------------------------------


def _chamber(g: Conclave, who: Priest, card: str) -> float:
    """What a room stops and does, and what it would hold of what lies in the open."""
    face = chambers(g.box, AT_SIGHT)[card]
    worth = SIGHT.walls * face.defence + face.power + 0.1 * face.holds
    for kinds, n in g.box.storage[card]:
        for kind in sorted(kinds, key=AT_SIGHT.goods.__getitem__, reverse=True):
            many = min(n, who.exposed.get(kind, 0))
            if many > 0:
                worth += HELD * AT_SIGHT.goods[kind] * many
                n -= many
    return worth


def _room(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    if choice.ask is asks.REPLACE:
        least = min([_chamber(g, who, room.card) for room in who.rooms if room is not None], default=0.0)
        return [0.0 if option == asks.NONE else _chamber(g, who, option[1]) - least - 0.5 for option in options]
    return [_chamber(g, who, option[1]) for option in options]


def _slot(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Walls in front, goods behind them."""
    face = chambers(g.box, AT_SIGHT)[choice.about["room"]]
    deeper = 0.08 * (face.holds - face.defence)
    found = []
    for _, place in options:
        at = PLACES.index(place)
        old = who.rooms[at - 1]
        found.append(deeper * at - (0.0 if old is None else _chamber(g, who, old.card) + raids.heap(old.goods) * 0.2))
    return found


def _torn_down(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        room = who.rooms[PLACES.index(option[1]) - 1]
        found.append(0.0 if room is None else -_chamber(g, who, room.card) - 0.3 * raids.heap(room.goods))
    return found


def _monster(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [_beast(g, option[1]) for option in options]


def _given_up(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [-_beast(g, option[1]) for option in options]


def _beast(g: Conclave, card: str) -> float:
    return beasts(g.box, AT_SIGHT)[card] + 0.4 * g.box.monsters[card].defence


def _fed(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    keeps = 0.5 * _beast(g, choice.about["monster"])
    if g.letter and every_sign_wants_a_lair(g):
        keeps = -keeps
    return [keeps if option == "feed" else 0.0 for option in options]


# Acolytes ---------------------------------------------------------------------------------------------------------


def _acolyte(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Who has done his work goes first."""
    return [-0.5 * raids.sacrifice(g, option[1]) if option[0] == "acolyte" else 0.0 for option in options]


def _trap(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """One that has not been placed yet, of whoever is ahead."""
    return [0.5 * raids.sacrifice(g, place) + 0.05 * _points(g.priests[seat]) for _, seat, place in options]


def _rescue(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    glance = Glance(g, who)
    return [option[1] * (glance.acolyte() - 0.8) for option in options]


def _fetched(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """One's own, from worship."""
    return [0.0 if option == asks.DONE else 1.0 if option[1] == who.seat else -0.5 for option in options]


# Raids and upkeep -------------------------------------------------------------------------------------------------


def _announce(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What may be done against a raid is done where something is to be lost."""
    strength = choice.about["strength"]
    at_stake = raids.comes(g, who, strength)
    found = []
    for option in options:
        if option == asks.PASS:
            found.append(0.0)
        elif option[0] == "bribe":
            ability = next(each for each in g.box.investigators[option[1]].abilities if each.everybody)
            found.append(0.5 * at_stake + worth_of_all(ability.price, AT_SIGHT) - USED)
        else:
            found.append(0.3 * at_stake - (USED if option[0] == "ability" else 0.1))
    return found


def _die(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [0.5 * option[1] for option in options]


def _wall(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """A false wall is brought down where that stops the raid."""
    found = []
    for option in options:
        face = None if option == asks.PASS else g.box.lasting(option[1], FalseWall)
        found.append(0.0 if face is None else 1.0 if 1 < who.strength <= face.n else -0.3)
    return found


def _upkeep(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        if option == asks.PASS:
            found.append(0.0)
            continue
        kind, card = option
        if kind == "special":
            found.append(USED + worth_of_all(g.box.specials[card].upkeep, AT_SIGHT))
        else:
            ability = (g.box.monsters if kind == "ability" else g.box.rooms)[card].ability
            assert ability is not None
            found.append(USED if not ability.optional else _ability(ability))
    return found


def _used(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whatever helps is used."""
    return [0.0 if option in (asks.PASS, asks.DONE, asks.NONE) else USED for option in options]


_LOOKS: dict[str, Callable[[Conclave, Priest, Choice, Sequence[Option]], list[float]]] = {
    asks.TURN.name: _turn,
    asks.AFTER.name: _after,
    asks.BONUS.name: _goes,
    asks.PROWL.name: _goes,
    asks.ETERNAL.name: _goes,
    asks.ACTIVATE.name: _goes,
    asks.RELOCATE.name: _goes,
    asks.TAKE_SIGN.name: _sign,
    asks.PAY.name: _pay,
    asks.LOSE.name: _pay,
    asks.STORE.name: _store,
    asks.FILL.name: _store,
    asks.GAIN_WHICH.name: _gain,
    asks.EXCHANGE.name: _exchange,
    asks.EXCHANGE_FOR.name: _gain,
    asks.REARRANGE.name: _rearrange,
    asks.MOVE_GOODS.name: _move,
    asks.VICTIM.name: _whom,
    asks.HAND_AMOEBA.name: _whom,
    asks.WHO_GAINS.name: _whom,
    asks.GROWTH_TIE.name: _whom,
    asks.DESTROY.name: _destroy,
    asks.ROOM.name: _room,
    asks.KEEP_ROOM.name: _room,
    asks.REPLACE.name: _room,
    asks.SLOT.name: _slot,
    asks.DISCARD_ROOM.name: _torn_down,
    asks.MONSTER.name: _monster,
    asks.DISCARD_MONSTER.name: _given_up,
    asks.TRIBUTE.name: _fed,
    asks.SACRIFICE.name: _acolyte,
    asks.LOSE_ACOLYTE.name: _acolyte,
    asks.TO_WORSHIP.name: _acolyte,
    asks.EVOLVE.name: _acolyte,
    asks.TO_BOX.name: _acolyte,
    asks.TRAP.name: _trap,
    asks.RESCUE.name: _rescue,
    asks.FROM_WORSHIP.name: _fetched,
    asks.ONTO_RITUAL.name: _fetched,
    asks.ANNOUNCE.name: _announce,
    asks.WHICH_DIE.name: _die,
    asks.RETALIATE.name: raids.retaliate,
    asks.FALSE_WALL.name: _wall,
    asks.UPKEEP.name: _upkeep,
    asks.ON_INSTALL.name: _used,
    asks.ALTAR.name: _used,
    asks.RAID_ABILITY.name: _used,
    asks.AFTER_RAID.name: _used,
}
