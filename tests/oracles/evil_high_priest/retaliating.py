"""What one gives up in a raid: acolytes, monsters, the Shoggoth (EHP R-119 to R-121)."""

from __future__ import annotations

from typing import Any

from leng.games.evil_high_priest.state import Conclave, Monster, Priest
from oracles.evil_high_priest import deeds
from oracles.evil_high_priest.announcing import STRONGEST, Attack
from oracles.evil_high_priest.asking import PASS, Rules, choose
from oracles.evil_high_priest.goods import own as owns
from oracles.evil_high_priest.goods import pay
from oracles.evil_high_priest.people import (
    acolyte,
    active,
    altar_waits,
    give_up,
    priest,
    sacrifice,
)
from oracles.evil_high_priest.printed import (
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

SHOGGOTH = "shoggoth"


def retaliate(g: Conclave, attack: Attack, seat: int, until_passed: bool = False) -> Rules[None]:
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


def keep_promises(g: Conclave, attack: Attack, seat: int) -> Rules[None]:
    """Who was promised is given up, whatever is left of the raid."""
    for monster in [each for each in g.priests[seat].lairs if each.committed]:
        yield from _give_monster(g, attack, seat, monster)


def something_to_gain(g: Conclave, seat: int) -> bool:
    """Whether giving somebody up would bring something besides a weaker raid."""
    p = g.priests[seat]
    found = [ability(monster_face(monster.card), "sacrifice") for monster in p.lairs if not monster.used_up]
    verbs = [able["effects"][0] for able in found if able]
    victims = [verb for verb in verbs if verb["do"] == "lose_acolyte" and deeds.concerns_anybody(g, seat, verb)]
    return altar_waits(p) or bool(victims) or any(verb["do"] == "gain" for verb in verbs)
