"""The spaces: who may be placed where, what it costs, what it gives (EHP R-027 to R-065, R-096 to R-105)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest import deeds, prices, raids
from oracles.evil_high_priest.asking import PASS, Rules, choose
from oracles.evil_high_priest.goods import gain, pay
from oracles.evil_high_priest.people import (
    KING,
    acolyte,
    come_to,
    leave,
    priest,
)
from oracles.evil_high_priest.printed import (
    BOARDS,
    LOCATIONS,
    LOCKS,
    LURKS,
    POSTS,
    PRIESTS,
    RITUALS,
    SIGN,
    SPECIALS,
    TREASURE,
    Verb,
    ability,
    is_amoeba,
    locks_of,
    monster_face,
    power,
    raid_dice,
    says,
)
from oracles.evil_high_priest.scoring import Over

ENTRY = {"do": "pay", "what": TREASURE, "n": 2}  # EHP R-061


# Names ---------------------------------------------------------------------------------------------------------------


def ritual_starts() -> list[str]:
    """The first steps of the rituals."""
    return [f"ritual.{name}.1" for name in RITUALS]


def ritual_steps() -> list[str]:
    """All steps of the rituals."""
    return [f"ritual.{name}.{n}" for name, each in RITUALS.items() for n in range(1, len(each["steps"]) + 1)]


def lurks(g: Conclave) -> list[str]:
    """The prowler spaces of the location board that are in use."""  # EHP R-058
    return [name for name, each in LURKS.items() if len(g.priests) in each["players"]]


def prowler_spaces(g: Conclave) -> Iterator[str]:
    """All spaces on which a cultist prowls."""  # EHP R-300
    yield from lurks(g)
    yield from (lock for lock in locks_of(g.board) if prowl_kind(lock))  # EHP R-100


def prowl_kind(lock: str) -> str:
    """What kind of prowler the bonus of a lock makes, if any."""
    bonus = LOCKS[lock].get("bonus", {})
    verb = says(bonus.get("reward"), "prowl")
    return verb["kind"] if verb else ""


def where(space: str, seat: int) -> str:
    """How the state writes where somebody stands: spaces of the priest boards are everybody's own."""
    return f"{space}.{seat}" if space in POSTS else space


# What the opponent of a lone player denies ---------------------------------------------------------------------------


def gives(verb: Verb, kind: str) -> bool:
    """Whether something brings goods of a kind, or a room."""
    if verb["do"] == "gain_room":
        return kind == "room"
    if verb["do"] == "take_sign":
        return kind == SIGN
    return verb["do"] == "gain" and bool(verb["what"] == kind)  # stealing is an instruction  # EHP Q-38


def denied(g: Conclave, rewards: Any) -> bool:
    """Whether one of some rewards is denied to a lone player."""  # EHP
    return g.hoard is not None and bool(g.denied) and any(gives(verb, g.denied) for verb in rewards)


# Which spaces --------------------------------------------------------------------------------------------------------


def placements(g: Conclave, seat: int) -> list[str]:
    """Whom one may send where."""  # EHP R-027
    p = g.priests[seat]
    found = []
    for piece, there in (("priest", p.home), ("acolyte", p.pool > 0)):
        if there:
            for space in all_spaces(g):
                if may_place(g, seat, space, piece):
                    found.append(f"place:{space}:{piece}")
    return found


def all_spaces(g: Conclave) -> list[str]:
    """Every space to which somebody might be sent."""
    return [*locks_of(g.board), *ritual_starts(), *lurks(g), *LOCATIONS, *POSTS, KING]


def may_place(g: Conclave, seat: int, space: str, piece: str) -> bool:
    """Whether a cultist may be placed on a space."""
    here = where(space, seat)
    if g.standing.get(here) and space != "escape":
        return False  # EHP R-029
    cultist = priest(seat) if piece == "priest" else acolyte(seat)
    _out_of_pool(g, seat, piece, -1)
    come_to(g, here, cultist)
    g.actor, g.spot = cultist, here
    allowed = _allowed(g, seat, space, piece)
    leave(g, here, cultist)
    _out_of_pool(g, seat, piece, 1)
    g.actor, g.spot = -1, ""
    return allowed


def _out_of_pool(g: Conclave, seat: int, piece: str, n: int) -> None:
    p = g.priests[seat]
    if piece == "priest":
        p.home = n > 0
    else:
        p.pool += n


def _allowed(g: Conclave, seat: int, space: str, piece: str) -> bool:
    if space in LOCATIONS:
        return location_allowed(g, seat, space)
    if space in LURKS:
        return g.hoard is None  # EHP R-173
    if space in POSTS:
        return _post_allowed(g, seat, space, piece)
    if space in LOCKS:
        return _lock_allowed(g, seat, space, piece)
    if space == KING:  # EHP
        king = SPECIALS[KING]
        return piece == "acolyte" and KING in g.priests[seat].specials and prices.affordable(g, seat, king["cost"])
    free = piece == "acolyte" and g.priests[seat].free_entry
    return g.raids > 0 and (bool(free) or prices.affordable(g, seat, [ENTRY]))  # EHP


def location_allowed(g: Conclave, seat: int, space: str) -> bool:
    """Whether somebody can pay for a location and is not denied what it gives."""  # EHP R-050
    location = LOCATIONS[space]
    return prices.affordable(g, seat, location.get("cost", ())) and not denied(g, location["reward"])


def locations_to_visit(g: Conclave, seat: int) -> list[str]:
    """The locations to which prowlers may go, and others that do not stand there."""
    return [each for each, face in LOCATIONS.items() if face.get("prowlers", True) and location_allowed(g, seat, each)]


def _post_allowed(g: Conclave, seat: int, space: str, piece: str) -> bool:
    post, p = POSTS[space], g.priests[seat]
    if post["who"] != piece:
        return False  # EHP R-030
    if space == "summon_monster" and (not g.raids or p.lairs):
        return False  # EHP R-033
    if space == "priest_ability":  # EHP
        if not p.card or p.spent:
            return False
        card = PRIESTS[p.card]
        return (
            prices.needs_met(g, seat, card.get("needs", ()))
            and prices.affordable(g, seat, card.get("cost", ()))
            and not denied(g, card["effects"])
        )
    return prices.affordable(g, seat, post.get("cost", ())) and not denied(g, post.get("reward", ()))


def reachable(g: Conclave, lock: str) -> bool:
    """Whether arrows lead to a lock whose sign is whole."""  # EHP R-103, GEN-Q2
    face = LOCKS[lock]
    if lock in g.broken or face.get("site"):
        return False
    return bool(face.get("start")) or any(lock in LOCKS[other].get("opens", ()) for other in g.broken)


def dead_end(g: Conclave) -> bool:
    """Whether nobody could ever break a sign again, for want of lairs, and nothing could empty one."""  # EHP GP-Q9
    if g.hoard is not None or any(len(p.lairs) < 3 for p in g.priests):
        return False
    open_ones = [lock for lock in locks_of(g.board) if reachable(g, lock)]
    if not all(says(LOCKS[lock].get("cost"), "take_amoeba") for lock in open_ones):
        return False
    housed = [monster.card for p in g.priests for monster in p.lairs]
    leaving = any(ability(monster_face(card), "discard") or power(monster_face(card), "feeds_on") for card in housed)
    taking = any(
        says(LOCKS[lock].get("bonus", {}).get("cost"), "discard_monster") and any(map(is_amoeba, housed))
        for lock in g.broken
    )
    return not leaving and not taking


def sign_within_reach(g: Conclave, lock: str) -> bool:
    """Whether the Shoggoth may break it."""  # EHP R-204, GC-Q4
    return reachable(g, lock)


def _lock_allowed(g: Conclave, seat: int, lock: str, piece: str) -> bool:
    face = LOCKS[lock]
    if lock in g.broken:
        return bonus_allowed(g, seat, lock, piece)
    if not reachable(g, lock):
        return False
    if g.hoard is not None and (g.denied == SIGN or denied(g, face.get("effects", ()))):
        return False  # EHP
    return prices.needs_met(g, seat, face.get("needs", ())) and prices.affordable(g, seat, lock_cost(g, lock))


def lock_cost(g: Conclave, lock: str) -> list[Verb]:
    """What a lock costs; by a table option the first one of the Yellow Sign costs nothing."""  # EHP YS-Q1
    if lock == "yellow_sign_start" and "start_free" in g.flags:
        return []
    return list(LOCKS[lock].get("cost", ()))


def bonus_allowed(g: Conclave, seat: int, lock: str, piece: str) -> bool:
    """Whether somebody who stands at a broken lock may use its bonus."""  # EHP
    bonus = LOCKS[lock].get("bonus")
    if bonus is None or bonus.get("step") or g.shut == lock:
        return False
    if bonus.get("acolytes") and piece == "priest":
        return False
    if prowl_kind(lock) and g.hoard is not None:
        return False  # EHP R-173
    entry = says(bonus.get("reward"), "enter_track")
    if entry and g.standing.get(f"track.{lock}"):
        return False  # EHP YS-Q4
    if denied(g, bonus["reward"]):
        return False
    return prices.needs_met(g, seat, bonus.get("needs", ())) and prices.affordable(g, seat, bonus.get("cost", ()))


def track_open(g: Conclave, track: str) -> bool:
    """Whether the start of a ritual track and at least one further sign of it are broken."""  # EHP R-294
    line = BOARDS[g.board]["lines"][track]
    return line[0] in g.broken and any(lock in g.broken for lock in line[1:])


# What happens there --------------------------------------------------------------------------------------------------


def place(g: Conclave, seat: int, space: str, piece: str) -> Rules[None]:
    """A cultist is placed and activates its space: the cost is paid, the reward is gained."""  # EHP R-028
    here = where(space, seat)
    _out_of_pool(g, seat, piece, -1)
    if space == "escape":
        g.priests[seat].escape += 1
        yield from deeds.do(g, seat, POSTS[space]["reward"])
        return
    cultist = priest(seat) if piece == "priest" else acolyte(seat)
    come_to(g, here, cultist)
    g.actor, g.spot = cultist, here
    if space in LOCATIONS:
        yield from activate_location(g, seat, space)
    elif space in POSTS:
        yield from _activate_post(g, seat, space)
    elif space in LOCKS and space in g.broken:
        yield from use_bonus(g, seat, space)
    elif space in LOCKS:
        yield from break_lock(g, seat, space)
    elif space == KING:
        yield from prices.pay_all(g, seat, SPECIALS[KING]["cost"])
        yield from deeds.do(g, seat, SPECIALS[KING]["reward"])
    elif space in ritual_starts():
        yield from begin_ritual(g, seat, piece)
    g.actor, g.spot = -1, ""


def begin_ritual(g: Conclave, seat: int, piece: str) -> Rules[None]:
    """The entry is paid, or earns something for a while."""  # EHP R-061
    if piece == "acolyte" and g.priests[seat].free_entry:
        yield from gain(g, seat, TREASURE, g.priests[seat].free_entry)
    else:
        yield from pay(g, seat, TREASURE, 2)


def activate_location(g: Conclave, seat: int, space: str) -> Rules[None]:
    """The cost of a location is paid and its reward gained."""
    location = LOCATIONS[space]
    yield from prices.pay_all(g, seat, location.get("cost", ()))
    yield from rewards(g, seat, location["reward"])


def rewards(g: Conclave, seat: int, verbs: list[Verb]) -> Rules[None]:
    """A reward; a monster and a room come in the order one likes."""  # EHP Q-25
    if [each["do"] for each in verbs] == ["gain_monster", "gain_room"]:
        answer = yield from choose(seat, "reward-first", ["first:monster", "first:room"])
        if answer == "first:room":
            verbs = verbs[::-1]
    yield from deeds.do(g, seat, verbs)


def _activate_post(g: Conclave, seat: int, space: str) -> Rules[None]:
    post, p = POSTS[space], g.priests[seat]
    if space == "priest_ability":
        card = PRIESTS[p.card]
        p.spent = True
        yield from prices.pay_all(g, seat, card.get("cost", ()))
        yield from deeds.do(g, seat, card["effects"])
        return
    yield from prices.pay_all(g, seat, post.get("cost", ()))
    yield from deeds.do(g, seat, post.get("reward", ()))


def use_bonus(g: Conclave, seat: int, lock: str) -> Rules[None]:
    """The bonus part of a broken lock."""
    bonus = LOCKS[lock]["bonus"]
    yield from prices.pay_all(g, seat, bonus.get("cost", ()))
    yield from deeds.do(g, seat, bonus["reward"])


def break_lock(g: Conclave, seat: int, lock: str) -> Rules[None]:
    """A sign is broken: paid for, taken, and then comes what else the lock does, and its bonus if one likes."""
    yield from prices.pay_all(g, seat, lock_cost(g, lock))
    cultist = g.actor
    yield from take_sign(g, seat, lock)
    if g.actor == cultist and g.spot == lock:  # EHP Q-61
        piece = "priest" if cultist == priest(seat) else "acolyte"
        if bonus_allowed(g, seat, lock, piece):
            answer = yield from choose(seat, "bonus", [f"use:{lock}", PASS])
            if answer != PASS:
                yield from use_bonus(g, seat, lock)


def take_sign(g: Conclave, seat: int, lock: str) -> Rules[None]:
    """The sign goes into the sanctuary, and the effects of its lock follow."""  # EHP, GEN-Q1
    g.broken.append(lock)
    yield from gain(g, seat, SIGN, 1)
    yield from effects(g, seat, lock)


def effects(g: Conclave, seat: int, lock: str) -> Rules[None]:
    """What a lock does; of the last one only the raid."""  # EHP R-151, GEN-Q8
    if len(g.broken) == 13:
        if raid_dice(lock):
            yield from raids.raid(g, seat, raid_dice(lock))
        raise Over
    yield from deeds.do(g, seat, LOCKS[lock].get("effects", ()))


def take_sign_free(g: Conclave, seat: int) -> Rules[None]:
    """For the Shoggoth: an open sign without its cost, and the cultist goes there."""  # EHP, GC-Q4
    open_ones = [lock for lock in locks_of(g.board) if sign_within_reach(g, lock)]
    answer = yield from choose(seat, "take-sign", [f"lock:{lock}" for lock in open_ones])
    lock = answer.partition(":")[2]
    cultist, space = g.actor, g.spot
    leave(g, space, cultist)
    come_to(g, lock, cultist)
    g.actor, g.spot, g.shut = cultist, lock, lock
    yield from take_sign(g, seat, lock)
