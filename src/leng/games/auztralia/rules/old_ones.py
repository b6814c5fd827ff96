"""The Old Ones' activation: their disc goes on, a revelation may come, they move, and whoever is attacked defends."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import clock, tiles
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.effects.conditions import PortNeverApproached
from leng.games.auztralia.effects.verb import resolve
from leng.games.auztralia.rules import attack, defence, movement, spawning, turn
from leng.games.auztralia.state import NOBODY, PURPLE, Australia, Colony
from leng.games.auztralia.state import OLD_ONES as PHASE

CHECKS = 2
LONG_NIGHT, NIGHTFALL = "long_night", 38
"""A variant: one check more from this space on."""  # AZ R-185


@unit
def old_ones(g: Australia) -> None:
    """The disc goes on by one; on a lit space comes a revelation; then they move."""  # AZ
    g.phase, g.active = PHASE, PURPLE
    g.entered, g.fought = [], []
    for one in g.tiles:
        one.halted = False
    clock.step(g)
    g.tell("old-ones-act", n=g.purple, rival=OLD_ONES)
    checks = CHECKS + (g.purple >= NIGHTFALL and g.has(LONG_NIGHT))
    g.next_up(("check_moves", checks), ("strike_back",), ("man_the_ports",), ("go_quiet",))
    if g.purple in g.box.lit and g.revelations:
        g.next_up(("revelation",))


# Revelations ------------------------------------------------------------------------------------------------------


@unit
def revelation(g: Australia) -> None:
    """The top card is turned and resolved; what it brings is for everybody, in turn order."""  # AZ
    name = g.revelations.pop()
    g.revealed.append(name)
    g.reveals += 1
    g.fresh = ""
    card = g.box.revelations[name]
    g.tell("revelation", revelation=name, rival=OLD_ONES)
    for verb in card.effects:
        verb.do(g, g.colonies[0])  # no player's doing
    if card.benefit:
        g.next_up(*[("benefit", who.seat, name) for who in clock.turn_order(g)])


@unit
def benefit(g: Australia, seat: int, name: str) -> Rules[None]:
    """What a revelation brings to a player."""  # AZ R-126
    yield from resolve(g, g.colonies[seat], g.box.revelations[name].benefit)


@unit
def rush(g: Australia, n: int) -> None:
    """Cards that move only the Old One that was just turned up, if there is one that can move."""  # AZ
    found = [one for one in g.tiles if one.tile == g.fresh and tiles.creature(g, one) in g.box.movers]
    for one in found:
        for _ in range(n):
            if one in g.tiles:
                movement.check(g, one)


# Movement ---------------------------------------------------------------------------------------------------------


@unit
def check_moves(g: Australia, n: int) -> None:
    """So many cards, one after the other, as long as anything that can move lies face up."""  # AZ
    for _ in range(n):
        if not movement.awake(g):
            g.tell("nothing-stirs", rival=OLD_ONES)
            return
        movement.check(g)


# Farms that are held ----------------------------------------------------------------------------------------------

NO_GOLD = Refusal(
    "box-needs-gold",
    "AZ R-022",
    lambda g, seat, option: {"need": g.colonies[seat].cubes[turn.ATTACK], "have": g.colonies[seat].gold},
)


@unit
def strike_back(g: Australia) -> None:
    """Whoever may strike back does so first; then the farms that Old Ones still stand on are blighted."""
    # AZ
    if not g.entered:
        return
    if g.combat is not None:  # tiles that came out of a temple may enter farms in the midst of a combat  # AZ Q-35
        defence.wait(g, "strike_back")
        return
    g.next_up(("farms_fall",))
    for who in clock.turn_order(g)[::-1]:
        if not g.box.counterattack.isdisjoint(who.characters):
            g.next_up(("counterattack", who.seat))


@unit
def counterattack(g: Australia, seat: int) -> Rules[None]:
    """An attack on a farm that was entered, paid for like any other; then perhaps one on another farm."""
    # AZ Q-43, E-23
    who = g.colonies[seat]
    if clock.out_of_time(g, who) or seat in g.fought:
        return
    farms = [("attack", n) for n in sorted(g.entered) if g.farms[n].seat == seat]
    unless = partial(_may_not_strike, g, who, attack.targets(g, who))
    picked = yield from choose(seat, asks.COUNTERATTACK, [*farms, asks.PASS], unless)
    if picked == asks.PASS:
        return
    g.tell("strikes-back", seat=seat, hex=picked[1])
    turn.occupy(g, who, turn.ATTACK)
    time = yield from attack.muster(g, who, int(picked[1]))
    if g.letter:
        g.next_up(("strike_out",), ("pay_time", seat, time), ("farm_falls", picked[1]), ("counterattack", seat))
    else:  # by the first edition one farm could be saved, and the disc moved first
        clock.spend(g, who, time)
        g.next_up(("strike_out",))


def _may_not_strike(g: Australia, who: Colony, near: int, option: str | tuple[str, int]) -> Refusal | None:
    if isinstance(option, str):
        return None
    if not tiles.at_headquarters(g, who):
        return turn.NO_CUBE
    if who.gold < who.cubes.get(turn.ATTACK, 0):
        return NO_GOLD
    return None if near >> option[1] & 1 else attack.NOTHING_IN_REACH


@unit
def farm_falls(g: Australia, place: int) -> None:
    """The farm that was struck for is blighted after all if an Old One still stands on it."""  # AZ Q-43
    g.entered.remove(place)
    if movement.invaders(g, place):
        movement.blight(g, place)


@unit
def farms_fall(g: Australia) -> None:
    """Farms that Old Ones still stand on are blighted after all."""  # AZ
    for place in sorted(g.entered):
        if movement.invaders(g, place):
            movement.blight(g, place)
    g.entered = []


# Ports ------------------------------------------------------------------------------------------------------------


@unit
def man_the_ports(g: Australia) -> None:
    """When all have moved, ports with Old Ones on them are defended."""  # AZ
    spawning.sound_the_alarm(g)


@unit
def go_quiet(g: Australia) -> None:
    """The activation is over."""
    g.active = NOBODY
    if g.objective and _near(g):
        g.approached = True
    g.next_up(("next_disc",))


def _near(g: Australia) -> bool:
    """Whether an Old One that can move is too near to the port of a lone player."""  # AZ R-183
    condition, port = g.box.objectives[g.objective].condition, g.colonies[0].port
    if not isinstance(condition, PortNeverApproached):
        return False
    for one in g.tiles:
        if one.up and tiles.creature(g, one) in g.box.movers and g.land.apart(one.hex, port) <= condition.distance:
            return True
    return False
