"""The rules of the door, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leng.engine.choice import Ask, Option, Refusal, Rules, choose, confirm, window
from leng.engine.dice import Dice
from leng.engine.game import Result

from .state import Door, DoorBox, Watcher

HAND, MOST = 2, 3
DRAW, LISTEN, WAIT, PASS = "draw", "listen", "wait", "pass"

TURN = Ask("turn", "SD R-004", WAIT)
TWICE = Ask("twice", "SD R-009")
WARD = Ask("ward", "SD R-008", PASS)
BURY = Ask("bury", "SD R-010")


def _how_many(g: Door, seat: int, _: Option) -> dict[str, Any]:
    return {"have": len(g.watchers[seat].hand), "most": MOST}


def _which(g: Door, seat: int, option: Option) -> dict[str, Any]:
    return {"card": option[1]}


NOT_A_KNOCK = Refusal("not-a-knock", "SD R-006", _which)
NOT_A_WARD = Refusal("not-a-ward", "SD R-008", _which)
HAND_FULL = Refusal("hand-full", "SD R-007", _how_many)
DECK_EMPTY = Refusal("deck-empty", "SD R-004")


def set_up(box: DoorBox, seats: int, door: str, dice: Dice) -> Door:
    """Shuffle, and deal two cards to each watcher."""  # SD R-002
    g = Door(box=box, dice=dice, watchers=[Watcher(seat) for seat in range(seats)], door=door)
    g.deck = list(box.cards)
    dice.shuffle(g.deck)
    for who in g.watchers:
        who.hand = [g.deck.pop() for _ in range(HAND)]
    g.next_up(("night",))
    return g


def night(g: Door) -> None:
    """Each watcher has one turn."""  # SD R-003
    g.round += 1
    g.phase = "night"
    g.tell("night", night=g.round)
    g.next_up(*(("turn", who.seat) for who in g.watchers), ("dawn",))


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
    if option[0] == "knock" and not g.content.cards[option[1]].knock:  # SD R-006
        return NOT_A_KNOCK
    return None


def knock(g: Door, who: Watcher, card: str) -> Rules[None]:
    """Die plus knock minus wards, against the door."""  # SD R-005
    twice = yield from confirm(who.seat, TWICE, card=card)
    who.hand.remove(card)
    g.discard.append(card)
    g.reveals += 1
    g.tell("knock", seat=who.seat, card=card, times=1 + twice)
    wards = len(g.discard)
    others = [(who.seat + step) % len(g.watchers) for step in range(1, len(g.watchers))]
    yield from window(others, lambda seat: ward(g, g.watchers[seat], who.seat, card))
    dice = [g.dice.roll() for _ in range(1 + twice)]  # SD R-009
    warded = sum(g.content.cards[each].ward for each in g.discard[wards:]) * (1 + twice)
    total = max(dice) + g.content.cards[card].knock - warded
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
    pick = yield from choose(
        who.seat, WARD, candidates, lambda option: may_not_ward(g, option), secret=True, by=by, card=against
    )
    if pick != PASS:
        who.hand.remove(pick[1])
        g.discard.append(pick[1])
        g.reveals += 1
        g.tell("ward", seat=who.seat, card=pick[1])


def may_not_ward(g: Door, option: Option) -> Refusal | None:
    """Only wards ward."""  # SD R-008
    return NOT_A_WARD if option != PASS and not g.content.cards[option[1]].ward else None


def draw(g: Door, who: Watcher) -> None:
    """Take the top card."""  # SD R-004
    card = g.deck.pop()
    who.hand.append(card)
    _forget(g)
    g.reveals += 1
    g.tell("draw-own", to=who.seat, card=card)
    g.tell("draw", but=who.seat, seat=who.seat)


def listen(g: Door, who: Watcher) -> Rules[None]:
    """Look at the top card; it may go under the deck."""  # SD R-010
    who.heard = g.deck[-1]
    g.reveals += 1
    g.tell("listen-own", to=who.seat, card=who.heard)
    g.tell("listen", but=who.seat, seat=who.seat)
    if (yield from confirm(who.seat, BURY, card=who.heard)):
        g.deck.insert(0, g.deck.pop())
        _forget(g)
        g.tell("bury", seat=who.seat)


def _forget(g: Door) -> None:
    for who in g.watchers:
        who.heard = None


def dawn(g: Door) -> None:
    """Another night, or the end."""  # SD R-011
    if g.round < g.tile.nights:
        g.next_up(("night",))
    else:
        end(g)


def end(g: Door) -> None:
    """Most cracks win; those who tie share."""  # SD R-012
    g.phase = "end"
    final = result(g)
    g.tell("end", seats=list(final.winners), ending=final.ending)


def result(g: Door) -> Result:
    """How it ended."""  # SD R-012
    scores = tuple(who.cracks for who in g.watchers)
    return Result(scores, tuple(_best(scores)), "opened" if max(scores) >= g.tile.cracks else "dawn")


def _best(scores: tuple[int, ...]) -> Iterator[int]:
    return (seat for seat, score in enumerate(scores) if score == max(scores))
