"""What options look worth at first sight, without trying them: so that many moves can be guessed in a millisecond."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from leng.engine.choice import YES, Choice, Option
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.bot.judgement import NEAR, PIP, Purse, foe_of, gods_answer, receive, worth_of_sanity
from leng.games.kingsport_festival.bot.plans import (
    Cubes,
    less_of,
    pay,
    strength_of_discs,
    worth_of_building,
    worth_of_cubes,
)
from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.deeds.strength import tally
from leng.games.kingsport_festival.effects.combat import Strength
from leng.games.kingsport_festival.effects.compound import AnyVerb, Choose
from leng.games.kingsport_festival.effects.goods import Draw, Gain, Lose
from leng.games.kingsport_festival.rules.time import ROUNDS
from leng.games.kingsport_festival.state import RESOURCES, Cultist, Festival

doubt = 1.0
"""How far a judgement may be off."""

foresight = 2
"""Buildings and spells pay in the round after: worlds are played on to its end."""

MAGIC, SPELL = 0.35, 0.7
UNKNOWN = 0.6
"""What a verb is worth that only trying would tell."""

WIN = 3.0
"""What it is worth to win a combat rather than to lose it."""


def prior(g: Festival, choice: Choice) -> Sequence[float]:
    """About what each option is worth to the cultist who is asked."""
    look = _LOOKS.get(choice.ask.name)
    options = choice.sensible
    return [0.0] * len(options) if look is None else look(g, g.cultists[choice.seat], choice, options)


def _invoke(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """A god brings its gifts, and takes sanity and dice that could reach others."""
    left = max(0, ROUNDS - g.round)
    purse = Purse(who)
    if who.invoked:
        gods_answer(g, who, purse, left)
    discs, cubes = tuple(who.discs), (purse.cubes[0], purse.cubes[1], purse.cubes[2])
    found = []
    known: dict[str, float] = {}
    charter = g.box.charters[g.scenario]
    for option in options:
        if option[0] == "invoke":
            god = option[1]
            worth = known.get(god)
            if worth is None:
                price = max(0, g.box.gods[god].sanity + charter.god_cost.get(god, 0) - who.spared)
                worth = known[god] = _worth_of_god(
                    g.box, g.scenario, god, price, discs, cubes, purse.wild, purse.sanity, left, who.price_off
                )
            found.append(worth - PIP * sum(option[2]))
        elif option == asks.PASS:
            found.append(-PIP * sum(who.dice))
        else:
            found.append(_deed(g, who, option) - 0.5)
    return found


@lru_cache(maxsize=200_000)
def _worth_of_god(
    box: KingsportBox,
    scenario: str | None,
    god: str,
    price: int,
    discs: tuple[str, ...],
    cubes: Cubes,
    wild: int,
    sanity: int,
    left: int,
    less: int,
) -> float:
    """What a god brings a cultist who has all this, less its price."""
    charter = box.charters[scenario]
    before = worth_of_cubes(box, discs, cubes, wild, left + 1, left, less) + worth_of_sanity(sanity, left, "invocation")
    purse = Purse.of(cubes, sanity, wild)
    purse.worth -= max(0, price - sanity)
    purse.sanity = max(0, sanity - price)
    for verb in box.gods[god].gifts + charter.god_gifts.get(god, ()):
        receive(charter, verb, purse, left)
    after = (purse.cubes[0], purse.cubes[1], purse.cubes[2])
    worth = purse.worth + worth_of_cubes(box, discs, after, purse.wild, left + 1, left, less)
    return worth + worth_of_sanity(purse.sanity, left, "invocation") - before


def _propagate(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """A building brings its points, streets and Strength, and takes cubes."""
    box, left = g.box, max(0, ROUNDS - g.round)
    discs, cubes = tuple(who.discs), (who.cubes[0], who.cubes[1], who.cubes[2])
    foes = [(foe_of(g, who, raid) + g.charter.investigator_bonus, raid.round) for raid in g.raids if not raid.over]
    near = tuple((foe, when - g.round <= NEAR) for foe, when in foes)
    found = []
    for option in options:
        if option[0] == "place":
            found.append(_worth_of_placing(box, option[1], discs, cubes, left, who.price_off, near))
        elif option == asks.PASS:
            found.append(worth_of_cubes(box, discs, cubes, 0, left, left, 0))
        else:
            found.append(worth_of_cubes(box, discs, cubes, 0, left + 1, left, 0) + _deed(g, who, option) - 0.3)
    return found


@lru_cache(maxsize=200_000)
def _worth_of_placing(
    box: KingsportBox,
    building: str,
    discs: tuple[str, ...],
    cubes: Cubes,
    left: int,
    less: int,
    foes: tuple[tuple[float, bool], ...],
) -> float:
    """What a building is worth once it stands, with the cubes that are left then."""
    _, kept, _ = pay(box.prices[building], cubes, 0, less_of(box, discs, building) + less)
    then = (*discs, building)
    worth = worth_of_building(box, building, left) + worth_of_cubes(box, then, kept, 0, left, left, 0)
    before, after = strength_of_discs(box, discs), strength_of_discs(box, then)
    if after != before:
        for foe, near in foes:
            gain = min(2.5, max(-2.5, (after - foe) * 0.8)) - min(2.5, max(-2.5, (before - foe) * 0.8))
            worth += gain if near else 0.7 * gain
    return worth


def _resource(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The cube that belongs to the best bag; bags are filled in the order of the kinds."""
    picks, left = choice.picks, max(0, ROUNDS - g.round)
    cubes = (who.cubes[0], who.cubes[1], who.cubes[2])
    n = 1 if picks is None else picks.most - len(picks.spots)
    bag = _best_bag(g.box, tuple(who.discs), cubes, n, left, min(map(RESOURCES.index, options)))
    return [2.0 if option == bag[0] else 0.0 for option in options]


@lru_cache(maxsize=50_000)
def _best_bag(
    box: KingsportBox, discs: tuple[str, ...], cubes: Cubes, n: int, left: int, first: int
) -> tuple[str, ...]:
    def worth(bag: tuple[str, ...]) -> float:
        evil, death, destruction = (have + bag.count(kind) for have, kind in zip(cubes, RESOURCES, strict=True))
        return worth_of_cubes(box, discs, (evil, death, destruction), 0, left + 1, left, 0)

    return max(combinations_with_replacement(RESOURCES[first:], n), key=worth)


def _pay(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The cube that will be missed least."""
    left, discs = max(0, ROUNDS - g.round), tuple(who.discs)
    found = []
    for option in options:
        cubes = who.cubes[:]
        if option in RESOURCES:
            cubes[RESOURCES.index(option)] -= 1
        found.append(worth_of_cubes(g.box, discs, (cubes[0], cubes[1], cubes[2]), 0, left, left, 0))
    return found


def _combat(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Spells are played where they turn a combat."""
    sums = tally(g, who)
    short = sums.foe - sums.strength
    found = []
    for option in options:
        if option == asks.FIGHT:
            found.append(0.0)
        elif short < 0:
            found.append(-1.0)
        else:
            more = 1.0 if option[0] == "use" else _strength_of(g.box.spells[option[1]].effects)
            found.append(WIN * 0.5 * min(1.0, more / (short + 1)) - 0.4)
    return found


def _strength_of(verbs: tuple[AnyVerb, ...]) -> float:
    return sum(verb.n if isinstance(verb, Strength) else 1.0 for verb in verbs)


def _moment(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Spells and buildings of a moment bring what they say."""
    passing = choice.ask.passing
    return [0.0 if option == passing else _deed(g, who, option) for option in options]


def _deed(g: Festival, who: Cultist, option: Option) -> float:
    """What a spell brings, less its price; a building's offer is mostly worth taking."""
    if option[0] != "cast":
        return 0.3
    spell = g.box.spells[option[1]]
    effects = spell.effects + spell.besides if g.letter else spell.effects
    return sum(map(_rough, effects)) - MAGIC * spell.cost.magic - 0.5 * (g.round < ROUNDS)


def _rough(verb: AnyVerb) -> float:
    if isinstance(verb, Gain):
        each = {"cult": 1.0, "magic": MAGIC, "sanity": 0.35}.get(verb.what, 1.1)
        return verb.n * each
    if isinstance(verb, Draw):
        return SPELL * verb.n
    if isinstance(verb, Lose):
        return -0.5 * verb.n
    if isinstance(verb, Choose):
        return max(sum(map(_rough, option)) for option in verb.options)
    return UNKNOWN


def _which(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Of several gifts, what they bring."""
    verbs = choice.about["verbs"]
    return [sum(map(_rough, verbs[option[1] - 1])) for option in options]


def _yes(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    return [1.5 if option == YES else 0.0 for option in options]


def _rather(g: Festival, who: Cultist, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What costs nothing is rather done than declined."""
    return [0.0 if option == choice.ask.passing else 1.0 for option in options]


_LOOKS: dict[str, Callable[[Festival, Cultist, Choice, Sequence[Option]], list[float]]] = {
    asks.INVOKE.name: _invoke,
    asks.PROPAGATE.name: _propagate,
    asks.RESOURCE.name: _resource,
    asks.PAY.name: _pay,
    asks.LOSE_RESOURCES.name: _pay,
    asks.COMBAT.name: _combat,
    asks.AFTER_ROLL.name: _moment,
    asks.AFTER_ORDER.name: _moment,
    asks.PRIVILEGES.name: _moment,
    asks.GIFT.name: _moment,
    asks.TIME.name: _moment,
    asks.WHICH_GIFT.name: _which,
    asks.WHICH_ONE.name: _which,
    asks.SANITY_BONUS.name: _yes,
    asks.FORESEE.name: _rather,
}
