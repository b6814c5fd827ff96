"""The course of play: turns, prowlers, upkeep, round after round (EHP R-026 to R-031, R-136 to R-147)."""

from __future__ import annotations

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest import deeds, growing, movements, prices, prowling, rival, spaces
from oracles.evil_high_priest.asking import PASS, Rules, choose
from oracles.evil_high_priest.goods import rearrange
from oracles.evil_high_priest.people import (
    come_to,
    give_up,
    in_order,
    leave,
    new_phase,
)
from oracles.evil_high_priest.printed import (
    BOARDS,
    LOCKS,
    RITUALS,
    SPECIALS,
    Verb,
    ability,
    monster_face,
    room_face,
)
from oracles.evil_high_priest.scoring import AllHaveLost, Over

STAY = "stay"


def match(g: Conclave) -> Rules[None]:
    """A whole match, from its first turn on."""
    try:
        while True:
            yield from action_phase(g)
            yield from upkeep(g)
            if g.hoard is not None:
                yield from rival.opponent(g)
            if g.limit and g.round >= g.limit:
                g.ending = "limit"
                return
            g.first = g.next_first  # EHP
            g.round += 1
    except AllHaveLost:
        g.ending = "azathoth"
    except Over:
        g.ending = "grown" if LOCKS[g.broken[-1]].get("site") else "broken"


# Turns ---------------------------------------------------------------------------------------------------------------


def action_phase(g: Conclave) -> Rules[None]:
    """Turns go round until all pools are empty, then prowlers move."""  # EHP R-031
    new_phase(g)
    order = in_order(g)
    number = 0
    idle = 0
    while idle < len(order):
        seat = order[number % len(order)]
        number += 1
        if (yield from turn(g, seat)):
            idle = 0
            while g.priests[seat].more_turns:
                g.priests[seat].more_turns -= 1
                yield from turn(g, seat)
        else:
            idle += 1
            g.priests[seat].more_turns = 0
    yield from prowling.prowlers(g)
    for p in g.priests:
        p.free_entry = 0


def turn(g: Conclave, seat: int) -> Rules[bool]:
    """One cultist is placed; before and after it, monsters may be discarded."""  # EHP
    p = g.priests[seat]
    while True:
        if not p.home and not p.pool:
            return False
        options = spaces.placements(g, seat)
        if not options:
            return False  # EHP Q-21, alone
        answer = yield from choose(seat, "turn", [*discards(g, seat), *options])
        if answer.startswith("discard:"):
            yield from discard(g, seat, answer)
            continue
        _, space, piece = answer.split(":")
        yield from spaces.place(g, seat, space, piece)
        yield from growing.growth(g, seat)
        break
    while discards(g, seat):
        answer = yield from choose(seat, "after", [*discards(g, seat), PASS])
        if answer == PASS:
            break
        yield from discard(g, seat, answer)
    return True


def discards(g: Conclave, seat: int) -> list[str]:
    """The monsters that may be discarded for what they do."""
    found = []
    for each in g.priests[seat].lairs:
        able = ability(monster_face(each.card), "discard")
        if able and deeds.possible(g, seat, able):
            found.append(f"discard:{each.card}")
    return found


def discard(g: Conclave, seat: int, answer: str) -> Rules[None]:
    """A monster is discarded on one's turn."""
    card = answer.partition(":")[2]
    monster = next(each for each in g.priests[seat].lairs if each.card == card)
    able = ability(monster_face(card), "discard")
    assert able is not None
    give_up(g, seat, monster)
    yield from deeds.use(g, seat, able, monster)


# Upkeep --------------------------------------------------------------------------------------------------------------


def upkeep(g: Conclave) -> Rules[None]:
    """Each step is done by all before the next."""  # EHP R-142
    new_phase(g)
    track_ends(g)
    for seat in in_order(g):
        yield from rituals(g, seat)
    yield from tracks(g)
    homecoming(g)
    for card in list(g.glaciers):
        yield from deeds.do(g, in_order(g)[0], SPECIALS[card]["pays"])
    for seat in in_order(g):
        yield from powers(g, seat)
    for seat in in_order(g):
        yield from rearrange(g, seat)
    for p in g.priests:
        p.shield = 0


def rituals(g: Conclave, seat: int) -> Rules[None]:
    """Cultists in rituals go one step on and earn there; from the last step they come home."""  # EHP
    moving = [
        (space, cultist)
        for name, ritual in RITUALS.items()
        for space in [f"ritual.{name}.{step}" for step in range(len(ritual["steps"]), 0, -1)]
        for cultist in g.standing.get(space, ())
        if cultist >> 1 == seat
    ]
    while moving:
        first = moving[0]
        paying = {space: pay_of(space) for space, _ in moving if pay_of(space)}
        if len(paying) > 1 and any(spaces.gives(verb, "room") for pay in paying.values() for verb in pay):
            # EHP Q-65: goods that come before a room may be put into it
            answer = yield from choose(seat, "ritual-first", [f"ritual:{space}" for space in paying])
            first = next(each for each in moving if each[0] == answer.partition(":")[2])
        moving.remove(first)
        yield from step_on(g, *first)


def pay_of(space: str) -> list[Verb]:
    """What the step of a ritual after this one gives."""
    _, name, step = space.split(".")
    found: list[list[Verb]] = RITUALS[name]["steps"]
    return found[int(step)] if int(step) < len(found) else []


def step_on(g: Conclave, space: str, cultist: int) -> Rules[None]:
    """A cultist comes to the next step of its ritual and earns there, or home."""
    _, name, step = space.split(".")
    leave(g, space, cultist)
    if int(step) == len(RITUALS[name]["steps"]):
        go_home(g, cultist)
        return
    come_to(g, f"ritual.{name}.{int(step) + 1}", cultist)
    yield from spaces.rewards(g, cultist >> 1, pay_of(space))


def go_home(g: Conclave, cultist: int) -> None:
    """A cultist comes back to the pool."""
    p = g.priests[cultist >> 1]
    if cultist & 1:
        p.home = True
    else:
        p.pool += 1


def track_ends(g: Conclave) -> None:
    """Who finds no unlocked space ahead goes home."""  # EHP
    for line in BOARDS[g.board].get("lines", {}).values():
        for number, lock in enumerate(line):
            ahead = line[number + 1] if number + 1 < len(line) else ""
            if ahead in g.broken:
                continue
            for cultist in list(g.standing.get(f"track.{lock}", ())):
                leave(g, f"track.{lock}", cultist)
                go_home(g, cultist)


def tracks(g: Conclave) -> Rules[None]:
    """On the tracks of the Yellow Sign everybody goes one step on, the one in front first."""  # EHP R-143, YS-Q4
    for line in BOARDS[g.board].get("lines", {}).values():
        for number in range(len(line) - 2, -1, -1):
            for cultist in list(g.standing.get(f"track.{line[number]}", ())):
                ahead = line[number + 1]
                if ahead in g.broken and not g.standing.get(f"track.{ahead}"):
                    leave(g, f"track.{line[number]}", cultist)
                    come_to(g, f"track.{ahead}", cultist)
                    yield from deeds.do(g, cultist >> 1, LOCKS[ahead]["bonus"]["reward"])


def homecoming(g: Conclave) -> None:
    """Cultists come home, but for those in rituals, on tracks, eternal ones."""  # EHP R-144
    for space in list(g.standing):
        if not space.startswith(("ritual.", "track.", "eternal.")):
            for cultist in list(g.standing[space]):
                leave(g, space, cultist)
                go_home(g, cultist)
    for p in g.priests:
        p.pool, p.escape = p.pool + p.escape, 0
    g.prowling.clear()
    g.shut = ""


def may_act(g: Conclave, seat: int, card: str) -> bool:
    """Whether an avatar can do what it does."""  # EHP
    does = SPECIALS[card].get("upkeep")
    if not does:
        return False
    verb = does[0]
    if verb["do"] == "onto_ritual":
        return bool(movements.onto_ritual_options(g))
    if "when" in verb and not prices.holds(g, seat, verb["when"]):
        return False
    if verb["do"] == "from_worship":
        return True  # the magic comes in any case
    return deeds.concerns_anybody(g, seat, verb)


def powers(g: Conclave, seat: int) -> Rules[None]:
    """Somebody uses monsters, rooms and avatars, in any order."""  # EHP
    declined = False
    acted: set[str] = set()
    while True:
        options = usable(g, seat, acted)
        forced = [each for each in options if must_act(each)]
        if declined or len(forced) == len(options):
            if not forced:
                return
            answer = yield from choose(seat, "upkeep", forced)
        else:
            answer = yield from choose(seat, "upkeep", [*options, PASS])
        if answer == PASS:
            declined = True
        else:
            yield from act(g, seat, answer, acted)


def usable(g: Conclave, seat: int, acted: set[str]) -> list[str]:
    """What somebody may use in this upkeep."""
    p = g.priests[seat]
    found = []
    for monster in p.lairs:
        able = ability(monster_face(monster.card), "upkeep")
        if able and not monster.used and deeds.possible(g, seat, able):
            found.append(f"ability:{monster.card}")
    for room in p.rooms:
        if room is None or room.used:
            continue
        able = ability(room_face(room.card), "upkeep")
        if able and deeds.possible(g, seat, able):
            found.append(f"power:{room.card}")
    return found + [f"special:{card}" for card in p.specials if card not in acted and may_act(g, seat, card)]


def must_act(option: str) -> bool:
    """Whether what a monster does is a weakness, which its owner cannot leave alone."""
    how, _, card = option.partition(":")
    able = ability(monster_face(card), "upkeep") if how == "ability" else None
    return able is not None and not able.get("optional", True)


def act(g: Conclave, seat: int, answer: str, acted: set[str]) -> Rules[None]:
    """A monster, a room or an avatar is used."""
    p = g.priests[seat]
    how, _, card = answer.partition(":")
    if how == "special":
        acted.add(card)
        yield from deeds.do(g, seat, deeds.all_the_same(SPECIALS[card]["upkeep"]))
    elif how == "power":
        room = next(each for each in p.rooms if each is not None and each.card == card)
        room.used = True
        yield from deeds.use(g, seat, room_face(card)["ability"])
    else:
        monster = next(each for each in p.lairs if each.card == card and not each.used)
        monster.used = True
        yield from deeds.use(g, seat, monster_face(card)["ability"], monster)
