"""An investigator raid, step by step (EHP R-110 to R-130)."""

from __future__ import annotations

from leng.games.evil_high_priest.state import Conclave, Priest
from oracles.evil_high_priest import cards, deeds, growing
from oracles.evil_high_priest.announcing import STRONGEST, Attack, announce, roll_up
from oracles.evil_high_priest.asking import PASS, Rules, choose
from oracles.evil_high_priest.goods import gain, lose, put, room_at, to_be_had
from oracles.evil_high_priest.people import (
    in_order,
    rescue,
    worshippers,
)
from oracles.evil_high_priest.printed import (
    ALL_KINDS,
    BOARDS,
    GRIMOIRE,
    INVESTIGATORS,
    power,
    room_face,
)
from oracles.evil_high_priest.retaliating import keep_promises, retaliate, something_to_gain
from oracles.evil_high_priest.scoring import points_now


def raid(g: Conclave, starter: int, dice: int) -> Rules[None]:
    """A raid, from its first dice to what the investigator leaves; every player suffers it."""  # EHP R-111
    applied = g.applied
    for verb in BOARDS[g.board].get("raid_begins", ()):  # EHP R-206, GC-Q3
        growing.advance(g, verb["track"], verb.get("n", 1))
    attack = roll_up(g, starter, dice)
    yield from announce(g, attack)
    strength = sum(attack.dice) + attack.plus + attack.printed("strength")  # EHP
    if BOARDS[g.board].get("worship"):
        strength += worshippers(g)  # EHP R-221, CC-Q6
    strength = max(0, min(STRONGEST, strength))
    spared = _spared(g, attack)
    for p in g.priests:
        p.held, p.fled, p.given = p.asylum, p.escape, 0
        for monster in p.lairs:
            monster.used_up = False
    for seat in in_order(g):  # EHP Q-29
        if seat not in spared:
            yield from _suffer(g, attack, seat, strength)
        else:
            yield from keep_promises(g, attack, seat)
        _leave_no_trace(g.priests[seat])
    yield from _afterwards(g, attack)
    g.applied = applied


def _leave_no_trace(p: Priest) -> None:
    """Nothing of a raid lasts beyond it."""
    p.bribe, p.blunted = 0, False
    for monster in p.lairs:
        monster.used_up = monster.committed = False


def _spared(g: Conclave, attack: Attack) -> set[int]:
    """Whom the raid leaves alone: who has fewest points, where one counts them."""  # EHP Q-18
    if not attack.does("spare_lowest"):
        return set()
    totals = points_now(g)
    lowest = min(totals)
    if all(each == lowest for each in totals):
        return set()
    return {seat for seat in range(len(g.priests)) if totals[seat] == lowest}


# One player's raid ---------------------------------------------------------------------------------------------------


def _suffer(g: Conclave, attack: Attack, seat: int, strength: int) -> Rules[None]:
    """Steps 4 to 9 of one player."""
    p = g.priests[seat]
    per_slot = attack.does("per_empty_slot")
    if per_slot:
        strength = min(STRONGEST, strength + min(per_slot["most"], p.rooms.count(None)))
    p.strength = max(0, strength - p.bribe)
    yield from _go_through(g, attack, seat)
    p.strength = 0


def _go_through(g: Conclave, attack: Attack, seat: int) -> Rules[None]:
    """Past the asylum, over what lies exposed, through one room after the other."""  # EHP
    p = g.priests[seat]
    path = [f"s{n}" for n, room in enumerate(p.rooms, 1) if room is not None]
    if attack.does("backwards"):
        path.reverse()
    weak = _weak_rooms(g, attack, seat, path)
    yield from retaliate(g, attack, seat, until_passed=True)  # after step 4, whatever is in danger
    p.strength = max(0, p.strength - _step_5(attack, p))
    p.shield = 0
    yield from keep_promises(g, attack, seat)
    yield from _at_a_moment(g, attack, seat, path, exposed=True)
    if p.strength <= 0:
        return  # EHP Q-30
    if attack.does("takes_grimoire"):
        if (yield from lose(g, seat, GRIMOIRE, 1)):
            yield from _at_a_moment(g, attack, seat, path, exposed=True)
        if p.strength <= 0:
            return
    _destroy(attack, p.exposed)
    for number, place in enumerate(path):
        if not _in_danger(attack, p, path[number:]):
            return  # EHP
        yield from _through_room(g, attack, seat, place, place in weak)
        yield from _at_a_moment(g, attack, seat, path[number:])
        if p.strength <= 0:
            return
        room = p.rooms[int(place[1:]) - 1]
        if room is not None:
            _destroy(attack, room.goods)
            if power(room_face(room.card), "collapses"):
                cards.discard_room(g, seat, int(place[1:]))


def _in_danger(attack: Attack, p: Priest, path: list[str], exposed: bool = False) -> bool:
    """Whether there is anything ahead that the raid destroys."""
    ahead = [room_at(p, place).goods for place in path if p.rooms[int(place[1:]) - 1] is not None]
    return any(goods.get(kind) for goods in [*ahead, *([p.exposed] if exposed else [])] for kind in _destroyed(attack))


def _at_a_moment(g: Conclave, attack: Attack, seat: int, path: list[str], exposed: bool = False) -> Rules[None]:
    """Later one is asked as long as the raid could still take something, or a sacrifice leave blood."""  # EHP Q-04
    p = g.priests[seat]
    if p.strength > 0 and (_in_danger(attack, p, path, exposed) or something_to_gain(g, seat)):
        yield from retaliate(g, attack, seat)


def _weak_rooms(g: Conclave, attack: Attack, seat: int, path: list[str]) -> set[str]:
    """The rooms that stop nothing in this raid."""  # EHP Q-05
    p = g.priests[seat]
    rooms = {place: room_at(p, place) for place in path}
    weak = {path[0]} if path and p.blunted else set()
    ignored = attack.does("ignore_rooms")
    if ignored and path:
        if ignored["rooms"] == "first":
            weak.add(path[0])
        elif ignored["rooms"] == "highest":
            weak.add(max(path, key=lambda place: (room_face(rooms[place].card)["defence"], -path.index(place))))
        else:
            weak |= {place for place in path if not rooms[place].goods}
    return weak


def _step_5(attack: Attack, p: Priest) -> int:
    """The defence of the asylum, which nobody can decline."""  # EHP, OW-Q4
    rate = attack.does("asylum_rate")
    stops = (rate["n"] if rate else 1) * (p.held + p.fled)
    for room in p.rooms:
        cell = power(room_face(room.card), "asylum_defends") if room is not None else None
        if cell and p.held >= cell["least"]:
            stops += cell["n"]
    return stops + sum(n * each for n, each in zip(p.evolved, (2, 3, 4), strict=True)) + p.shield


def _through_room(g: Conclave, attack: Attack, seat: int, place: str, weak: bool) -> Rules[None]:
    """The raid reaches a room."""  # EHP R-123
    p = g.priests[seat]
    room = room_at(p, place)
    face = room_face(room.card)
    wall = power(face, "false_wall")
    stops = 0 if weak else face["defence"]
    if wall:
        answer = yield from choose(seat, "false-wall", [f"power:{room.card}", PASS])
        if answer != PASS:
            stops = wall["n"]
            cards.discard_room(g, seat, int(place[1:]))
    p.strength = max(0, min(STRONGEST, p.strength - stops))


def _destroyed(attack: Attack) -> list[str]:
    """The kinds of goods that this raid destroys."""
    protected = attack.does("protect")
    return [kind for kind in ALL_KINDS if not protected or kind not in protected["what"]]


def _destroy(attack: Attack, goods: dict[str, int]) -> None:
    """Everything there is destroyed, but for what the investigator spares."""  # EHP
    for kind in _destroyed(attack):
        goods.pop(kind, None)


# Afterwards ----------------------------------------------------------------------------------------------------------


def _afterwards(g: Conclave, attack: Attack) -> Rules[None]:
    """What was promised for the end of the raid, step 10, and what the investigator leaves."""  # EHP
    for seat in in_order(g):
        p = g.priests[seat]
        if len(g.broken) < 13:  # EHP R-151
            put(p.exposed, "blood", to_be_had(g, "blood", p.spilt))
            for kind, n in sorted(p.owed.items()):
                yield from gain(g, seat, kind, n)
        p.owed, p.spilt = {}, 0
    g.raids += 1
    if attack.investigator:
        place = g.investigator_row.index(attack.investigator)
        g.investigator_row.remove(attack.investigator)
        g.investigator_discard.append(attack.investigator)
        before = len(g.investigator_row)
        cards.fill_up(g, g.investigator_row, g.investigators, g.investigator_discard)
        if len(g.investigator_row) > before:
            g.investigator_row.insert(place, g.investigator_row.pop())
        if attack.starter >= 0 and len(g.broken) < 13:  # EHP
            yield from _post_raid(g, attack)


def _post_raid(g: Conclave, attack: Attack) -> Rules[None]:
    for able in INVESTIGATORS[attack.investigator].get("abilities", ()):
        if able["timing"] != "afterwards":
            continue
        if able.get("optional", True):
            options = [f"ability:{attack.investigator}", PASS]
            if (yield from choose(attack.starter, "after-raid", options)) == PASS:
                continue
        for verb in able["effects"]:
            if verb["do"] == "rescue" and not verb.get("each"):
                rescue(g, attack.starter, 1)
            else:
                yield from deeds.do(g, attack.starter, [verb])
