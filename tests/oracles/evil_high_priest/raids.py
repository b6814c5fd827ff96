"""An investigator raid, step by step (EHP R-110 to R-130)."""

from __future__ import annotations

from typing import Any

from leng.games.evil_high_priest.state import Conclave, Monster, Priest
from oracles.evil_high_priest import cards, deeds, spaces
from oracles.evil_high_priest.asking import DONE, PASS, Rules, choose, which_seat
from oracles.evil_high_priest.goods import area, areas, free, gain, lose, pay, put, room_at, to_be_had
from oracles.evil_high_priest.goods import own as owns
from oracles.evil_high_priest.people import (
    acolyte,
    active,
    altar_waits,
    give_up,
    in_order,
    others,
    priest,
    rescue,
    sacrifice,
    worshippers,
)
from oracles.evil_high_priest.printed import (
    ALL_KINDS,
    BOARDS,
    GRIMOIRE,
    INVESTIGATORS,
    LOCKS,
    SPECIALS,
    ability,
    is_amoeba,
    locks_of,
    monster_face,
    power,
    room_face,
    says,
)
from oracles.evil_high_priest.scoring import points_now

STRONGEST = 18
DISCARDED_FIRST = True
"""Whether step 10 goes as it is written; the engine still draws first."""
SHOGGOTH = "shoggoth"


class Attack:
    """A raid that is under way."""

    def __init__(self, starter: int, dice: list[int], plus: int, investigator: str) -> None:
        self.starter = starter
        self.dice = dice
        self.plus = plus
        self.investigator = investigator
        self.announced: set[str] = set()

    def does(self, word: str) -> dict[str, Any] | None:
        """What the investigator changes, if it is this."""
        if not self.investigator:
            return None
        for each in INVESTIGATORS[self.investigator].get("abilities", ()):
            if each["timing"] == "modifier":
                verb = says(each["effects"], word)
                if verb:
                    return verb
        return None

    def printed(self, what: str) -> int:
        """What the investigator adds to dice or strength."""
        return int(INVESTIGATORS[self.investigator].get(what, 0)) if self.investigator else 0


def raid(g: Conclave, starter: int, dice: int) -> Rules[None]:
    """Every player suffers it."""  # EHP R-111
    actor, spot, applied = g.actor, g.spot, g.applied
    for verb in BOARDS[g.board].get("raid_begins", ()):  # EHP R-206, GC-Q3
        spaces.advance(g, verb["track"], verb.get("n", 1))
    attack = _steps_1_to_3(g, starter, dice)
    yield from _announce(g, attack)
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
            yield from _committed(g, attack, seat)
        _leave_no_trace(g.priests[seat])
    yield from _afterwards(g, attack)
    g.actor, g.spot, g.applied = (g.actor, g.spot, applied) if g.spot == spot else (-1, "", applied)
    if actor >= 0 and g.spot == "" and spot and actor in g.standing.get(spot, ()):
        g.actor, g.spot = actor, spot


def _leave_no_trace(p: Priest) -> None:
    p.bribe, p.blunted = 0, False
    for monster in p.lairs:
        monster.used_up = monster.committed = False


def _steps_1_to_3(g: Conclave, starter: int, dice: int) -> Attack:
    """Who leads it, and how strong it is."""  # EHP
    investigator = ""
    if g.expanded:
        cards.fill_up(g, g.investigator_row, g.investigators, g.investigator_discard)
        investigator = g.investigator_row[(g.dice.roll() - 1) // 2]
    plus = 0
    if "aggressive" in g.flags and dice > 1:
        plus, dice = 6 * (dice - 1), 1
    attack = Attack(starter, [], plus, investigator)
    attack.dice = g.dice.rolls(max(dice + attack.printed("dice"), 0 if plus else 1))
    return attack


# Between steps 3 and 4 -----------------------------------------------------------------------------------------------


def _announce(g: Conclave, attack: Attack) -> Rules[None]:
    """What changes the attack is announced: one use or a pass each, until all pass in a row."""  # EHP
    order = in_order(g)
    passed, turn = 0, 0
    while passed < len(order):
        seat = order[turn % len(order)]
        turn += 1
        options = _announcements(g, attack, seat)
        answer = PASS
        if options:
            answer = yield from choose(seat, "announce", [*options, PASS])
        if answer == PASS:
            passed += 1
            continue
        passed = 0
        yield from _announced(g, attack, seat, answer)


def _announcements(g: Conclave, attack: Attack, seat: int) -> list[str]:
    p = g.priests[seat]
    found = []
    for monster in p.lairs:
        able = ability(monster_face(monster.card), "announce")
        if able and not monster.committed:
            word = able["effects"][0]["do"]
            if word == "remove_die" and len(attack.dice) < 2:
                continue
            found.append(f"ability:{monster.card}")
    for room in p.rooms:
        if room is not None and ability(room_face(room.card), "announce"):
            if room.card not in attack.announced:
                found.append(f"power:{room.card}")
    if attack.investigator == "gangster" and not p.bribe and owns(p, "treasure") >= 3:
        found.append("bribe:gangster")
    return found


def _announced(g: Conclave, attack: Attack, seat: int, answer: str) -> Rules[None]:
    p = g.priests[seat]
    how, _, card = answer.partition(":")
    if how == "bribe":
        yield from pay(g, seat, "treasure", 3)
        p.bribe += 4
        return
    if how == "power":
        attack.announced.add(card)
        yield from _move_goods(g, seat, 2)
        return
    monster = next(each for each in p.lairs if each.card == card)
    match monster_face(card)["ability"]["effects"][0]["do"]:
        case "reroll":
            give_up(g, seat, monster)
            attack.dice = g.dice.rolls(len(attack.dice))
        case "remove_die":
            give_up(g, seat, monster)
            which = yield from choose(seat, "which-die", [f"die:{die}" for die in attack.dice])
            attack.dice.remove(int(which.partition(":")[2]))
        case "blunt_first":
            monster.committed = True
            rivals = [each for each in others(g, seat) if any(g.priests[each].rooms)]
            if rivals:
                whom = yield from which_seat(seat, "victim", rivals)
                g.priests[whom].blunted = True


def _move_goods(g: Conclave, seat: int, n: int) -> Rules[None]:
    """A few goods go to other places that take them."""
    p = g.priests[seat]
    for _ in range(n):
        options = [
            f"move:{start}:{to}:{kind}"
            for start, goods in areas(p)
            for kind in goods
            for to, _ in areas(p)
            if to != start and (to == "exposed" or free(room_at(p, to), kind))
        ]
        answer = yield from choose(seat, "move-goods", [*options, DONE])
        if answer == DONE:
            return
        _, start, to, kind = answer.split(":")
        put(area(p, start), kind, -1)
        put(area(p, to), kind, 1)


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
    p = g.priests[seat]
    path = [f"s{n}" for n, room in enumerate(p.rooms, 1) if room is not None]
    if attack.does("backwards"):
        path.reverse()
    weak = _weak_rooms(g, attack, seat, path)
    yield from _retaliate(g, attack, seat, until_passed=True)  # after step 4, whatever is in danger
    p.strength = max(0, p.strength - _step_5(attack, p))
    p.shield = 0
    yield from _committed(g, attack, seat)
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


def _something_to_gain(g: Conclave, seat: int) -> bool:
    """Whether giving somebody up would bring something besides a weaker raid."""
    p = g.priests[seat]
    found = [ability(monster_face(monster.card), "sacrifice") for monster in p.lairs if not monster.used_up]
    verbs = [able["effects"][0] for able in found if able]
    victims = [verb for verb in verbs if verb["do"] == "lose_acolyte" and deeds.concerns_anybody(g, seat, verb)]
    return altar_waits(p) or bool(victims) or any(verb["do"] == "gain" for verb in verbs)


def _at_a_moment(g: Conclave, attack: Attack, seat: int, path: list[str], exposed: bool = False) -> Rules[None]:
    """Later one is asked as long as the raid could still take something, or a sacrifice leave blood."""  # EHP Q-04
    p = g.priests[seat]
    if p.strength > 0 and (_in_danger(attack, p, path, exposed) or _something_to_gain(g, seat)):
        yield from _retaliate(g, attack, seat)


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


# Steps 6 to 8 --------------------------------------------------------------------------------------------------------


def _retaliate(g: Conclave, attack: Attack, seat: int, until_passed: bool = False) -> Rules[None]:
    """At any moment of the raid one may give up acolytes, monsters, the Shoggoth."""  # EHP
    p = g.priests[seat]
    while until_passed or p.strength > 0:
        options = active(g, seat)
        options += [f"monster:{each.card}" for each in p.lairs if not each.used_up]
        options += [f"special:{SHOGGOTH}"] if SHOGGOTH in p.specials else []
        answer = yield from choose(seat, "retaliate", [*options, PASS])
        if answer == PASS:
            return
        how, _, what = answer.partition(":")
        if how in ("acolyte", "captive"):
            yield from _give_acolyte(g, attack, seat, answer)
        elif how == "monster":
            monster = next(each for each in p.lairs if each.card == what and not each.used_up)
            yield from _give_monster(g, attack, seat, monster)
        else:
            p.specials.remove(SHOGGOTH)  # EHP R-202
            g.specials.append(SHOGGOTH)
            _weaken(p, SPECIALS[SHOGGOTH]["stops"])


def _weaken(p: Priest, n: int) -> None:
    p.strength = max(0, min(STRONGEST, p.strength - n))


def _give_acolyte(g: Conclave, attack: Attack, seat: int, which: str) -> Rules[None]:
    p = g.priests[seat]
    rate = attack.does("acolyte_rate")
    stops = rate["n"] if rate else 2
    if not p.given:
        for room in p.rooms:
            post = power(room_face(room.card), "first_acolyte") if room is not None else None
            if post:
                stops = post["n"]
    p.given += 1
    _weaken(p, stops)
    yield from sacrifice(g, seat, which, in_raid=True)


def defence(g: Conclave, seat: int, monster: Monster) -> int:
    """What a monster stops."""  # EHP
    p = g.priests[seat]
    face = monster_face(monster.card)
    stops = face["turned"] if monster.turned else face["defence"]
    alone, empty = power(face, "strong_alone"), power(face, "strong_in_emptiness")
    if alone and len(p.lairs) == 1:
        stops += alone["n"]
    if empty:
        stops += min(empty["most"], 3 - len(p.lairs))
    if is_amoeba(monster.card):
        mine = {acolyte(seat), priest(seat)}
        for lock in locks_of(g.board):
            supreme = says(LOCKS[lock].get("bonus", {}).get("reward"), "amoebas_defend")
            if supreme and lock in g.broken and mine & set(g.standing.get(lock, ())):  # EHP GP-Q4
                stops = supreme["n"]
    return int(stops)


def _give_monster(g: Conclave, attack: Attack, seat: int, monster: Monster) -> Rules[None]:
    p = g.priests[seat]
    stops = defence(g, seat, monster)
    weaker = attack.does("monsters_weaker")
    if weaker and stops > 0:
        stops = max(0, stops - weaker["n"])
    _weaken(p, stops)
    face = monster_face(monster.card)
    able = ability(face, "sacrifice")
    verb = able["effects"][0] if able else None
    stays = False
    if verb and verb["do"] == "turns_over":
        if not monster.turned:
            monster.turned = monster.used_up = stays = True
    elif able and verb and _worth_asking(g, seat, monster, able, verb):
        answer = yield from choose(seat, "raid-ability", [f"ability:{monster.card}", PASS])
        if answer != PASS:
            if verb["do"] == "stays_for":
                monster.used = monster.used_up = stays = True
                yield from pay(g, seat, verb["what"], verb["n"])
            else:
                yield from deeds.use(g, seat, able, monster)
    if not stays:
        give_up(g, seat, monster)


def _worth_asking(g: Conclave, seat: int, monster: Monster, able: dict[str, Any], verb: dict[str, Any]) -> bool:
    """Whether the ability of a monster that is given up can be used."""
    if verb["do"] == "stays_for":
        return not monster.used and owns(g.priests[seat], verb["what"]) >= verb["n"]
    if able.get("at_zero"):
        return bool(g.priests[seat].strength == 0)
    return deeds.concerns_anybody(g, seat, verb)


def _committed(g: Conclave, attack: Attack, seat: int) -> Rules[None]:
    """Who was promised is given up, whatever is left of the raid."""
    for monster in [each for each in g.priests[seat].lairs if each.committed]:
        yield from _give_monster(g, attack, seat, monster)


# Afterwards ----------------------------------------------------------------------------------------------------------


def _afterwards(g: Conclave, attack: Attack) -> Rules[None]:
    """What was promised for the end of the raid, step 10, and what the investigator leaves."""  # EHP
    for seat in in_order(g):
        p = g.priests[seat]
        if len(g.broken) < 13:  # EHP R-151
            for kind, n in sorted(p.owed.items()):
                yield from gain(g, seat, kind, n)
            put(p.exposed, "blood", to_be_had(g, "blood", p.spilt))
        p.owed, p.spilt = {}, 0
    g.raids += 1
    if attack.investigator:
        place = g.investigator_row.index(attack.investigator)
        g.investigator_row.remove(attack.investigator)
        if DISCARDED_FIRST:
            g.investigator_discard.append(attack.investigator)
        before = len(g.investigator_row)
        cards.fill_up(g, g.investigator_row, g.investigators, g.investigator_discard)
        if len(g.investigator_row) > before:
            g.investigator_row.insert(place, g.investigator_row.pop())
        if not DISCARDED_FIRST:
            g.investigator_discard.append(attack.investigator)
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
