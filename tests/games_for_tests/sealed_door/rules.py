"""The rules of the door, in the order of its rulebook."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Ask, Option, Refusal, Rules, choose, confirm, window
from leng.engine.dice import Dice
from leng.engine.game import Result
from leng.engine.options import Options
from leng.engine.state import unit

from .box import DoorBox
from .deeds import draw, forget, lay_down
from .state import Door, Watcher

HAND, MOST, FACES = 2, 3, 6
DRAW, LISTEN, WAIT, PASS = "draw", "listen", "wait", "pass"

TURN = Ask("turn", "SD R-004", WAIT)
TWICE = Ask("twice", "SD R-009")
WARD = Ask("ward", "SD R-008", PASS)
BURY = Ask("bury", "SD R-010")

NOT_A_KNOCK = Refusal("not-a-knock", "SD R-006", lambda g, seat, option: {"card": option[1]})
NOT_A_WARD = Refusal("not-a-ward", "SD R-008", lambda g, seat, option: {"card": option[1]})
HAND_FULL = Refusal("hand-full", "SD R-007", lambda g, seat, option: {"have": len(g.watchers[seat].hand), "most": MOST})
DECK_EMPTY = Refusal("deck-empty", "SD R-004")


def set_up(box: DoorBox, seats: int, options: Options, dice: Dice) -> Door:
    """Shuffle, and deal two cards to each watcher."""  # SD R-002
    g = Door(box=box, dice=dice, watchers=[Watcher(seat) for seat in range(seats)], door=options["door"])
    g.deck = list(box.cards)
    dice.shuffle(g.deck)
    for who in g.watchers:
        who.hand = [g.deck.pop() for _ in range(HAND)]
    g.next_up(("night",))
    return g


@unit
def night(g: Door) -> None:
    """Each watcher has one turn."""  # SD R-003
    g.round += 1
    g.phase = "night"
    g.tell("night", night=g.round)
    g.next_up(*(("turn", who.seat) for who in g.watchers), ("dawn",))


@unit
def turn(g: Door, seat: int) -> Rules[None]:
    """Knock, listen, draw or wait."""  # SD R-004
    who = g.watchers[seat]
    candidates: list[Option] = [("knock", card) for card in who.hand]
    candidates += [LISTEN, DRAW, WAIT]
    pick = yield from choose(seat, TURN, candidates, lambda option: may_not(g, who, option), secret=True)
    if pick == LISTEN:
        yield from listen(g, who)
    elif pick == DRAW:
        draw(g, who)
    elif pick == WAIT:
        g.tell("wait", seat=seat)
    else:
        yield from knock(g, who, pick[1])


def may_not(g: Door, who: Watcher, option: Option) -> Refusal | None:
    """What a watcher may not do in a turn."""
    if option in (LISTEN, DRAW) and not g.deck:
        return DECK_EMPTY
    if option == DRAW and len(who.hand) >= MOST:  # SD R-007
        return HAND_FULL
    if option[0] == "knock" and not g.box.cards[option[1]].knock:  # SD R-006
        return NOT_A_KNOCK
    return None


def knock(g: Door, who: Watcher, card: str) -> Rules[None]:
    """Die plus knock minus wards, against the door."""  # SD R-005
    twice = yield from confirm(who.seat, TWICE, card=card)
    lay_down(g, who, card)
    g.knocking, g.warded = True, 0
    g.tell("knock", seat=who.seat, card=card, times=1 + twice)
    others = [(who.seat + step) % len(g.watchers) for step in range(1, len(g.watchers))]
    yield from window(others, lambda seat: ward(g, g.watchers[seat], who.seat, card))
    dice = [g.dice.roll() for _ in range(1 + twice)]  # SD R-009
    total = max(dice) + g.box.cards[card].knock - g.warded * (1 + twice)
    g.knocking = False
    opens = total >= g.tile.strength
    g.tell("roll", seat=who.seat, dice=dice, total=total, strength=g.tile.strength, opens="yes" if opens else "no")
    if opens:
        who.cracks += 1
        if who.cracks == g.tile.cracks:  # SD R-011
            g.agenda.clear()
            end(g)


def ward(g: Door, who: Watcher, by: int, against: str) -> Rules[None] | None:
    """A watcher with cards may answer a knock with one ward."""  # SD R-008
    return _ward(g, who, by, against) if who.hand else None


def _ward(g: Door, who: Watcher, by: int, against: str) -> Rules[None]:
    candidates: list[Option] = [*(("ward", card) for card in who.hand), PASS]
    refuse = partial(may_not_ward, g, who)
    vain = partial(wards_in_vain, g, against)
    pick = yield from choose(
        who.seat, WARD, candidates, refuse, vain=vain, letter=g.letter, secret=True, by=by, card=against
    )
    if pick != PASS:
        lay_down(g, who, pick[1])
        g.tell("ward", seat=who.seat, card=pick[1])
        for verb in g.box.cards[pick[1]].effects:
            verb.do(g, who)


def may_not_ward(g: Door, who: Watcher, option: Option) -> Refusal | None:
    """Only wards ward."""  # SD R-008
    if option == PASS:
        return None
    effects = g.box.cards[option[1]].effects
    return next((refusal for verb in effects if (refusal := verb.refuse(g, who))), None) if effects else NOT_A_WARD


def wards_in_vain(g: Door, against: str, option: Option) -> bool:
    """A knock that is warded off already can be warded once more, and nothing comes of it."""  # SD R-008b
    return option != PASS and FACES + g.box.cards[against].knock - g.warded < g.tile.strength


def listen(g: Door, who: Watcher) -> Rules[None]:
    """Look at the top card; it may go under the deck."""  # SD R-010
    who.heard = g.deck[-1]
    g.reveals += 1
    g.tell("listen-own", to=who.seat, card=who.heard)
    g.tell("listen", but=who.seat, seat=who.seat)
    if (yield from confirm(who.seat, BURY, card=who.heard)):
        g.deck.insert(0, g.deck.pop())
        forget(g)
        g.tell("bury", seat=who.seat)


@unit
def dawn(g: Door) -> None:
    """Another night, or the end."""  # SD R-011
    if g.round < g.tile.nights:
        g.next_up(("night",))
    else:
        end(g)


def end(g: Door) -> None:
    """Most cracks win; those who tie share."""  # SD R-012
    g.phase = "end"
    final = outcome(g)
    g.tell("end", seats=list(final.winners), ending=final.ending)


def result(g: Door) -> Result | None:
    """The result once the match is over."""
    return outcome(g) if g.phase == "end" else None


def outcome(g: Door) -> Result:
    """How it ended."""  # SD R-012
    scores = tuple(who.cracks for who in g.watchers)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Result(scores, winners, "opened" if best >= g.tile.cracks else "dawn")
