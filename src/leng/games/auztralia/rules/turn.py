"""A turn: whose disc is the rearmost puts a cube into a box, acts, and spends time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from leng.engine.choice import Choice, Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import clock, goods
from leng.games.auztralia.deeds.tiles import at_headquarters
from leng.games.auztralia.rules import (
    attack,
    buying,
    characters,
    ending,
    farming,
    laying,
    mining,
    rails,
    recruiting,
    trading,
)
from leng.games.auztralia.state import COLONY, GOLD, PURPLE, Australia, Colony

RETRIEVE, MINE, SECOND_MINE, ATTACK = "retrieve", "mine_a", "mine_b", "attack"
WITHOUT_CUBE = 2  # AZ R-080

BOXES: tuple[Option, ...] = tuple(
    ("box", space)
    for space in ("rail_2", "rail_3", MINE, SECOND_MINE, "recruit", "buy", "trade", "farm", ATTACK, RETRIEVE)
)
FEWER = tuple(option for option in BOXES if option[1] != SECOND_MINE)
"""Where the two boxes for mines hold the same, one of them is enough."""
TRADE = ("box", "trade")

Chapter = tuple[Callable[[Australia, Colony, str], Refusal | None], Callable[[Australia, Colony, str], Rules[int]]]
CHAPTERS: dict[str, Chapter] = {  # AZ R-024
    "rail_2": (rails.may_not, laying.act),
    "rail_3": (rails.may_not, laying.act),
    MINE: (mining.may_not, mining.act),
    SECOND_MINE: (mining.may_not, mining.act),
    "recruit": (recruiting.may_not, recruiting.act),
    "buy": (buying.may_not, buying.act),
    "trade": (trading.may_not, trading.act),
    "farm": (farming.may_not, farming.act),
    ATTACK: (attack.may_not, attack.act),
}

NO_CUBE = Refusal("no-cube", "AZ R-080")
NO_GOLD_FOR_BOX = Refusal(
    "box-needs-gold",
    "AZ R-022",
    lambda g, seat, option: {"need": g.colonies[seat].cubes[option[1]], "have": g.colonies[seat].gold},
)


@unit
def next_disc(g: Australia) -> None:
    """The rearmost disc is active, on a shared space the one on top; the match ends when there is none."""
    # AZ
    disc = clock.rearmost(g)
    if disc is None:
        ending.finish(g, ending.TIME)
    g.next_up(("old_ones",) if disc == PURPLE else ("turn", disc))


@unit
def turn(g: Australia, seat: int) -> Rules[None]:
    """Use a character, or move a cube to a box, do its action and spend time."""  # AZ R-021
    who = g.colonies[seat]
    g.phase, g.active = COLONY, seat
    idle = at_headquarters(g, who)
    boxes = FEWER if who.cubes.get(MINE, 0) == who.cubes.get(SECOND_MINE, 0) else BOXES
    candidates: Sequence[Option] = boxes
    vain = None
    if who.characters:
        once = characters.offers(g, who)
        candidates, vain = [*once, *boxes], characters.vanity(g, who, once)
    unless = partial(may_not, g, who, idle)
    if unless(TRADE) is None:  # and one may always retrieve: no need to look for a second thing to do
        pick = yield Choice(seat, asks.ACT, candidates, unless, None, {}, vain)
    else:
        pick = yield from choose(seat, asks.ACT, candidates, unless, vain=vain)
    if pick[0] == "use":
        g.next_up(("next_disc",) if g.letter else ("turn", seat))  # what it does may take time  # AZ Q-57
        yield from characters.use(g, who, pick[1])
        return
    space = pick[1]
    if space == RETRIEVE:
        time = retrieve(g, who, idle)
    else:
        occupy(g, who, space)
        time = yield from CHAPTERS[space][1](g, who, space)
    g.next_up(("after", seat), ("next_disc",))
    if g.combat is None:
        clock.spend(g, who, time)
    elif g.letter:
        g.next_up(("strike_out",), ("pay_time", seat, time))
    else:  # by the first edition the disc moved before the fight
        clock.spend(g, who, time)
        g.next_up(("strike_out",))


@unit
def pay_time(g: Australia, seat: int, time: int) -> None:
    """The attack is over, and the disc moves."""  # AZ
    clock.spend(g, g.colonies[seat], time)


def may_not(g: Australia, who: Colony, idle: int, option: Option) -> Refusal | None:
    """Why a box cannot be used, or a character not be called."""
    kind, name = option
    if kind == "use":
        return characters.may_not_use(g, who, name)
    if name == RETRIEVE:  # AZ Q-06
        return None
    if not idle:
        return NO_CUBE
    if who.cubes.get(name, 0) > who.gold:
        return NO_GOLD_FOR_BOX
    return CHAPTERS[name][0](g, who, name)


def occupy(g: Australia, who: Colony, space: str) -> None:
    """A cube goes to a box, for one gold for each that is there already."""  # AZ
    there = who.cubes.get(space, 0)
    if there:
        goods.pay(g, who, {GOLD: there})
    who.cubes[space] = there + 1
    if g.news is not None:
        g.tell("acts", seat=who.seat, space=space, gold=there)


def retrieve(g: Australia, who: Colony, idle: int) -> int:
    """All cubes come back; without one to act with it takes longer."""  # AZ R-080
    if g.news is not None:
        g.tell("retrieves", seat=who.seat, n=sum(who.cubes.values()))
    who.cubes = {}
    return g.box.spaces[RETRIEVE].time if idle else WITHOUT_CUBE


@unit
def after(g: Australia, seat: int) -> Rules[None] | None:
    """Once the action is done, characters may still be used before somebody else's disc moves."""  # AZ
    who = g.colonies[seat]
    once = characters.offers(g, who) if who.characters else ()
    if not once or clock.rearmost(g) == seat:  # it is this seat's turn again, and it will be asked
        return None
    cards: list[Option] = [option for option in once if characters.may_not_use(g, who, option[1]) is None]
    return _last_words(g, who, cards) if cards else None


def _last_words(g: Australia, who: Colony, cards: list[Option]) -> Rules[None]:
    pick = yield from choose(who.seat, asks.AFTER, [*cards, asks.PASS], vain=characters.vanity(g, who, cards))
    if pick != asks.PASS:
        g.next_up(("after", who.seat))
        yield from characters.use(g, who, pick[1])
