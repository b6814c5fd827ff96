"""The first steps of a raid: who leads it, the dice, and what is announced before it strikes (EHP R-113 to R-116)."""

from __future__ import annotations

from typing import Any

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest import cards
from oracles.evil_high_priest.asking import DONE, PASS, Rules, choose, which_seat
from oracles.evil_high_priest.goods import area, areas, free, pay, put, room_at
from oracles.evil_high_priest.goods import own as owns
from oracles.evil_high_priest.people import (
    give_up,
    in_order,
    others,
)
from oracles.evil_high_priest.printed import (
    INVESTIGATORS,
    ability,
    monster_face,
    room_face,
    says,
)

STRONGEST = 18


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


def roll_up(g: Conclave, starter: int, dice: int) -> Attack:
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


def announce(g: Conclave, attack: Attack) -> Rules[None]:
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
