"""The rules of the well, in the order of its rulebook."""

from __future__ import annotations

from leng.engine.choice import Ask, Option, Refusal, Rules, choose
from leng.engine.dice import Dice
from leng.engine.game import Result, Rival
from leng.engine.options import Options
from leng.engine.state import MatchOver, unit

from .box import WellBox
from .state import NOBODY, Keeper, Well

RACE, TOGETHER, ALONE = "race", "together", "alone"
CLIMBER = "climber"
TAKE, LOOK, KEEP = "take", "look", "keep"

TURN = Ask("turn", "DW R-004")
LAY = Ask("lay", "DW R-005", private=True)
THROW = Ask("throw", "DW R-006", KEEP)

TOO_FEW = Refusal("too-few", "DW R-005", lambda g, seat, option: {"left": len(g.bag)})


def set_up(box: WellBox, seats: int, options: Options, dice: Dice) -> Well:
    """Shuffle the stones into the bag; what climbs begins at the bottom."""  # DW R-002
    g = Well(
        box=box,
        dice=dice,
        keepers=[Keeper(seat) for seat in range(seats)],
        mode=options["mode"],
        shaft=options["shaft"],
        omens=options["omens"] == "yes",
        swift=options["pace"] == "swift",
        bag=list(box.stones),
    )
    dice.shuffle(g.bag)
    g.phase = "watch"
    g.next_up(("go_on",))
    return g


@unit
def go_on(g: Well) -> None:
    """Another hour, whoever has spent the least time, or the end."""
    if not g.bag:  # DW R-010
        end(g)
    elif g.mode == TOGETHER:  # DW R-011
        first = min(g.keepers, key=lambda who: who.spent)
        g.next_up(("climb",) if g.spent < first.spent else ("turn", first.seat), ("go_on",))
    else:  # DW R-009
        g.round += 1
        g.tell("hour", hour=g.round)
        g.next_up(*(("turn", who.seat) for who in g.keepers), ("climb",), ("go_on",))


@unit
def turn(g: Well, seat: int) -> Rules[None]:
    """Take the top stone, or look at two and lay one of them."""  # DW R-004
    if not g.bag:
        return
    pick = yield from choose(seat, TURN, (TAKE, LOOK), lambda option: may_not(g, option))
    stone = g.bag[-1]
    if pick == LOOK:
        stone = yield from look(g, seat)
    g.bag.remove(stone)
    g.keepers[seat].stones.append(stone)
    g.keepers[seat].spent += 2 if pick == LOOK else 1
    g.reveals += 1
    g.tell("lay", seat=seat, stone=stone)


def may_not(g: Well, option: Option) -> Refusal | None:
    """One cannot choose between fewer than two stones."""  # DW R-005
    return TOO_FEW if option == LOOK and len(g.bag) < 2 else None


def look(g: Well, seat: int) -> Rules[str]:
    """The two stones on top: one is laid, the other goes under, unseen by the others."""  # DW R-005
    g.looking = seat
    g.reveals += 1
    g.tell("look-own", to=seat, stones=g.seen)
    g.tell("look", but=seat, seat=seat)
    _, stone = yield from choose(seat, LAY, [("lay", each) for each in g.seen], secret=True)
    other = next(each for each in g.seen if each != stone)
    g.looking = NOBODY
    g.bag.remove(other)
    g.bag.insert(0, other)
    return str(stone)


@unit
def climb(g: Well) -> None:
    """What is in the well climbs by itself; nobody is asked."""  # DW R-003
    g.tell("stirs", rival=CLIMBER, height=g.height)
    die = g.dice.roll()
    steps = (1 if die < 4 else 2) + (g.omens and die == 6) + g.swift  # DW
    g.height += steps
    g.spent += 2
    g.tell("climbs", rival=CLIMBER, die=die, steps=steps, height=g.height, depth=g.tile.depth)
    if g.height >= g.tile.depth:  # DW R-010
        g.agenda.clear()
        end(g)
        raise MatchOver
    g.next_up(*(("throw", who.seat) for who in g.keepers))


@unit
def throw(g: Well, seat: int) -> Rules[None]:
    """A keeper may throw a stone at what climbs; it falls by the weight, and the stone is gone."""  # DW R-006
    stones = g.keepers[seat].stones
    if not stones or not g.height:
        return
    pick = yield from choose(seat, THROW, [*(("throw", each) for each in stones), KEEP], height=g.height)
    if pick != KEEP:
        stones.remove(pick[1])
        g.thrown.append(pick[1])
        fall = min(g.height, g.box.stones[pick[1]].weight)
        g.height -= fall
        g.tell("throw", seat=seat, stone=pick[1])
        g.tell("falls", rival=CLIMBER, steps=fall, height=g.height)


def end(g: Well) -> None:
    """It is over."""  # DW R-010
    g.phase = "end"
    final = outcome(g)
    g.tell("end-rival" if final.rivals[0].won else "end", seats=list(final.winners), ending=final.ending)


def result(g: Well) -> Result | None:
    """The result once the match is over."""
    return outcome(g) if g.phase == "end" else None


def outcome(g: Well) -> Result:
    """Who has won: keepers, or what climbs."""  # DW
    scores = tuple(g.weight(who.seat) for who in g.keepers)
    out = g.height >= g.tile.depth
    if g.mode == TOGETHER:
        won = not out and min(scores) > g.height
        winners = tuple(range(len(scores))) if won else ()
    else:
        best = max(scores)
        winners = () if out or best <= g.height else tuple(seat for seat, n in enumerate(scores) if n == best)
    rival = Rival(CLIMBER, g.height, not winners)
    return Result(scores, winners, "climbed" if out else "filled", (rival,))
