"""Rooms and monsters: how they come, and what they do then (EHP R-041, R-073 to R-075, R-084 to R-090)."""

from __future__ import annotations

from leng.games.evil_high_priest.state import Conclave, Monster, Room
from oracles.evil_high_priest import deeds
from oracles.evil_high_priest.asking import PASS, Rules, choose
from oracles.evil_high_priest.goods import put, rearrange, room_at
from oracles.evil_high_priest.people import lair_free
from oracles.evil_high_priest.printed import ability, monster_face

NONE = "none"


def shuffle_discard(g: Conclave, deck: list[str], discard: list[str]) -> None:
    """A deck that has run out is made of its shuffled discard."""  # EHP R-014
    deck[:] = sorted(discard)
    discard.clear()
    g.dice.shuffle(deck)


def fill_up(g: Conclave, row: list[str], deck: list[str], discard: list[str]) -> None:
    """The three places of a row are filled, as far as there are cards."""  # EHP Q-10
    while len(row) < 3:
        if not deck:
            if not discard:
                return
            shuffle_discard(g, deck, discard)
        row.append(deck.pop())


def next_card(g: Conclave, row: list[str], deck: list[str], discard: list[str], card: str) -> None:
    """A card leaves its row, and the next one lies in its place."""  # EHP R-073
    place = row.index(card)
    row.remove(card)
    before = len(row)
    fill_up(g, row, deck, discard)
    if len(row) > before:
        row.insert(place, row.pop())


# Rooms ---------------------------------------------------------------------------------------------------------------


def gain_room(g: Conclave, seat: int) -> Rules[bool]:
    """One of the three rooms is taken and installed; after that one may rearrange."""  # EHP
    p = g.priests[seat]
    if g.hoard is not None and g.denied == "room":
        return False
    fill_up(g, g.room_row, g.rooms, g.room_discard)
    if None not in p.rooms:
        return (yield from replace_by(g, seat, g.room_row))
    if not g.room_row:
        return False
    answer = yield from choose(seat, "room", [f"room:{card}" for card in g.room_row])
    card = answer.partition(":")[2]
    yield from install(g, seat, card)
    return True


def install(g: Conclave, seat: int, card: str) -> Rules[None]:
    """A room is put into any empty slot."""
    p = g.priests[seat]
    slots = [f"slot:s{n}" for n, room in enumerate(p.rooms, 1) if room is None]
    answer = yield from choose(seat, "slot", slots)
    p.rooms[int(answer.rpartition("s")[2]) - 1] = Room(card)
    if card in g.room_row:
        next_card(g, g.room_row, g.rooms, g.room_discard, card)
    yield from rearrange(g, seat)


def replace_by(g: Conclave, seat: int, offered: list[str]) -> Rules[bool]:
    """With seven rooms one may take the place of another; one may rearrange in any case."""  # EHP
    p = g.priests[seat]
    answer = yield from choose(seat, "replace", [*(f"room:{card}" for card in offered), NONE])
    if answer != NONE:
        card = answer.partition(":")[2]
        which = yield from choose(seat, "slot", [f"slot:s{n}" for n in range(1, 8)])
        slot = int(which.rpartition("s")[2])
        discard_room(g, seat, slot)
        p.rooms[slot - 1] = Room(card)
        if card in g.room_row:
            next_card(g, g.room_row, g.rooms, g.room_discard, card)
    elif offered is not g.room_row:
        g.room_discard += offered
    yield from rearrange(g, seat)
    return answer != NONE


def discard_room(g: Conclave, seat: int, slot: int) -> None:
    """A room is given up; what lies in it is exposed."""  # EHP
    p = g.priests[seat]
    room = room_at(p, f"s{slot}")
    p.rooms[slot - 1] = None
    g.room_discard.append(room.card)
    for kind, n in room.goods.items():
        put(p.exposed, kind, n)


def draw_rooms(g: Conclave, seat: int, n: int) -> Rules[bool]:
    """The top rooms of the deck are looked at: one is kept, the rest discarded."""
    if g.hoard is not None and g.denied == "room":
        return False
    drawn = []
    for _ in range(n):
        if not g.rooms and g.room_discard:
            shuffle_discard(g, g.rooms, g.room_discard)
        if g.rooms:
            drawn.append(g.rooms.pop())
    if not drawn:
        return False
    answer = yield from choose(seat, "keep-room", [f"room:{card}" for card in drawn])
    kept = answer.partition(":")[2]
    drawn.remove(kept)
    g.room_discard += drawn
    if None in g.priests[seat].rooms:
        yield from install(g, seat, kept)
    else:
        yield from replace_by(g, seat, [kept])
    return True


# Monsters ------------------------------------------------------------------------------------------------------------


def gain_monster(g: Conclave, seat: int, from_discard: bool = False) -> Rules[bool]:
    """A monster moves into a free lair: one of three, or the top one of the deck."""  # EHP
    p = g.priests[seat]
    if not lair_free(p):
        return False
    if from_discard and g.monster_discard:
        answer = yield from choose(seat, "monster", [f"monster:{card}" for card in g.monster_discard])
        card = answer.partition(":")[2]
        g.monster_discard.remove(card)
    elif not g.expanded:
        if not g.monsters and g.monster_discard:
            shuffle_discard(g, g.monsters, g.monster_discard)
        if not g.monsters:
            return False
        card = g.monsters.pop()
    else:
        fill_up(g, g.monster_row, g.monsters, g.monster_discard)
        if not g.monster_row:
            return False
        answer = yield from choose(seat, "monster", [f"monster:{card}" for card in g.monster_row])
        card = answer.partition(":")[2]
        next_card(g, g.monster_row, g.monsters, g.monster_discard, card)
    yield from move_in(g, seat, card)
    return True


def move_in(g: Conclave, seat: int, card: str) -> Rules[None]:
    """It has come; what it does on its arrival is up to its owner."""  # EHP R-088
    monster = Monster(card)
    g.priests[seat].lairs.append(monster)
    arrival = ability(monster_face(card), "install")
    if arrival is None or not deeds.possible(g, seat, arrival):
        return
    answer = yield from choose(seat, "on-install", [f"ability:{card}", PASS])
    if answer != PASS:
        yield from deeds.use(g, seat, arrival, monster)
