"""Verbs that bring, draw and cost rooms, and what rooms do as long as they stand."""

from __future__ import annotations

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards, goods
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import NOBODY, PLACES, ROOM, Conclave, Priest
from leng.games.evil_high_priest.state import Room as Built
from leng.words.signs import MORE, Row, Sign

NO_ROOM_TO_GIVE = Refusal("no-room-to-give", "EHP R-297")
SLOT_TAKEN = Refusal("slot-taken", "EHP R-073")


def install(g: Conclave, who: Priest, card: str, heap: list[str]) -> Rules[None]:
    """A room goes from its heap into an empty slot of the player's choice, or in place of another if there is none."""
    # EHP
    slots = [("slot", PLACES[n + 1]) for n, room in enumerate(who.rooms) if room is None]
    if not slots:
        slots = [("slot", place) for place in PLACES[1:]]
    _, place = yield from choose(who.seat, asks.SLOT, slots, room=card)
    heap.remove(card)
    slot = PLACES.index(place) - 1
    old = who.rooms[slot]
    if old is not None:
        goods.expose(who, old)
        g.room_discard.append(old.card)
        g.tell("replaces", seat=who.seat, room=card, old=old.card, place=place)
    else:
        g.tell("builds", seat=who.seat, room=card, place=place)
    who.rooms[slot] = Built(card)


def gain_room(g: Conclave, who: Priest) -> Rules[None]:
    """One of the rooms in the row, which may be declined only if all slots are taken; then goods may be moved."""
    # EHP
    if g.denied == ROOM:
        g.tell("denied", seat=who.seat, goods=ROOM)
        return
    cards.refill_rooms(g)
    full = all(room is not None for room in who.rooms)
    rooms = [("room", card) for card in g.room_row]
    if full:
        pick = yield from choose(who.seat, asks.REPLACE, [*rooms, asks.NONE])
    elif rooms:
        pick = yield from choose(who.seat, asks.ROOM, rooms)
    else:
        return
    if pick != asks.NONE:
        card = pick[1]
        at = g.room_row.index(card)
        yield from install(g, who, card, g.room_row)
        cards.refill_rooms(g, at)
    rules = storing.rearrange(g, who)
    if rules is not None:
        yield from rules


class GainRoom(Verb, tag="gain_room", frozen=True):
    """A room from the row."""

    brings_card = True

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        return gain_room(g, who)

    @property
    def gives(self) -> tuple[str, ...]:
        return (ROOM,)

    def signs(self) -> Row:
        return (Sign(ROOM),)


class DrawRooms(Verb, tag="draw_rooms", frozen=True):
    """Look at the top rooms of the deck, install one, discard the others."""

    n: int

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        if g.denied == ROOM:
            return
        drawn = [card for _ in range(self.n) if (card := cards.draw(g, g.rooms, g.room_discard)) is not None]
        if not drawn:
            return
        g.drawn, g.looking = sorted(drawn), who.seat
        _, card = yield from choose(who.seat, asks.KEEP_ROOM, [("room", each) for each in g.drawn], secret=True)
        g.room_discard += [each for each in g.drawn if each != card]
        g.drawn, g.looking = [card], NOBODY
        g.reveals += 1
        full = all(room is not None for room in who.rooms)
        pick: Option = ("room", card)
        if full:
            pick = yield from choose(who.seat, asks.REPLACE, [pick, asks.NONE])
        if pick == asks.NONE:
            g.drawn.remove(card)
            g.room_discard.append(card)
        else:
            yield from install(g, who, card, g.drawn)
        rules = storing.rearrange(g, who)
        if rules is not None:
            yield from rules

    @property
    def gives(self) -> tuple[str, ...]:
        return (ROOM,)

    def signs(self) -> Row:
        return (Sign(ROOM),)


class DiscardRoom(Verb, tag="discard_room", frozen=True):
    """A room of one's own is given up; what lies in it comes to the exposed area."""  # EHP

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        return None if any(room is not None for room in who.rooms) else NO_ROOM_TO_GIVE

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        slots = [("slot", PLACES[n + 1]) for n, room in enumerate(who.rooms) if room is not None]
        _, place = yield from choose(who.seat, asks.DISCARD_ROOM, slots)
        tear_down(g, who, PLACES.index(place) - 1)

    def signs(self) -> Row:
        return (Sign(ROOM, paid=True),)


def tear_down(g: Conclave, who: Priest, slot: int) -> None:
    """A room leaves its slot, and its goods stay with the player."""
    room = who.rooms[slot]
    assert room is not None
    goods.expose(who, room)
    g.room_discard.append(room.card)
    who.rooms[slot] = None
    g.tell("gives-up-room", seat=who.seat, room=room.card)


class MoveGoods(Verb, tag="move_goods", frozen=True):
    """A few goods may be moved to other places."""

    n: int

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        return storing.move_some(g, who, self.n)

    def signs(self) -> Row:
        return (MORE,)


# As long as they stand -----------------------------------------------------------------------------------------------


class Standing(Verb, frozen=True):
    """What holds as long as a card is in play; the rules ask for it where it matters."""

    def do(self, g: Conclave, who: Priest) -> None:
        return None


class BloodOfSacrifice(Standing, tag="blood_of_sacrifice", frozen=True):
    """Once a phase, a sacrificed acolyte leaves blood."""

    n: int

    def signs(self) -> Row:
        return (Sign("blood", self.n),)


class FirstAcolyte(Standing, tag="first_acolyte", frozen=True):
    """The first acolyte sacrificed in a raid stops more."""

    n: int


class AsylumDefends(Standing, tag="asylum_defends", frozen=True):
    """With so many acolytes in the asylum, it stops more of a raid."""

    least: int
    n: int


class FalseWall(Standing, tag="false_wall", frozen=True):
    """It may be discarded when a raid reaches it, and stops more than its defence."""

    n: int


class Collapses(Standing, tag="collapses", frozen=True):
    """It is discarded when a raid comes through."""
