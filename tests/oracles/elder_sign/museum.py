"""Spaces, monsters, locks and doom: what lies in the museum."""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.elder_sign.state import COLOUR_OF, GONE, LOCKED, RESERVE, Lock, Space
from oracles.elder_sign import printed
from oracles.elder_sign.decks import spells_over
from oracles.elder_sign.tale import Astray, Steps, Tale, Wakes, choose

# Adventures and Other Worlds ---------------------------------------------------------------------------------------


def gate(t: Tale) -> Steps:
    """An Other World comes below the six Adventures (R-055), not once the Ancient One is awake (Q-40)."""
    deck = t.g.decks["other_world"].cards
    if deck and not t.g.awake:
        card = deck.pop()
        t.g.worlds.append(Space(card=card))
        yield from lock(t, card)


# Monsters ----------------------------------------------------------------------------------------------------------


def frames(t: Tale) -> list[tuple[str, int]]:
    """The free white frames in play; one whose task is done in the attempt going on is not free (R-094, Q-47)."""
    free = []
    for space in t.spaces():
        for number, task in enumerate(printed.PLACES[space.card]["tasks"]):
            done = t.work is not None and t.work.card == space.card and number in t.work.done
            if task.get("slot") and number not in space.slots and not done:
                free.append((space.card, number))
    return free


def appears(t: Tale) -> Steps:
    """A marker from the cup comes to a free frame, or, evenly spread, below the last task of a card (R-094, R-096)."""
    if t.g.awake or (t.in_turn and t.can(t.g.active, "no_monsters")):
        return
    if not t.g.cup:
        return
    monster = t.comes("appears")["monster"]
    if monster not in t.g.cup:
        raise Astray(f"{monster} was not in the cup")
    answer = yield from choose(t.g.active, "place-monster", lairs(t))
    t.g.cup.remove(monster)
    _, card, number = answer.split(":")
    space = t.space(card)
    space.monsters.append(monster)
    space.slots.append(int(number) - 1)
    yield from lock(t, monster)


def lairs(t: Tale) -> list[str]:
    """Where a marker may come: to a free frame, or else where the fewest lie in excess (R-094, R-096)."""
    free = frames(t)
    if free:
        return [f"slot:{card}:{number + 1}" for card, number in free]
    fewest = min(each.slots.count(-1) for each in t.spaces())
    return [f"slot:{each.card}:0" for each in t.spaces() if each.slots.count(-1) == fewest]


# Locks -------------------------------------------------------------------------------------------------------------


def lock(t: Tale, holder: str) -> Steps:
    """A locked-die icon takes a die of its colour at once, wherever it lies, or waits for one (R-090, R-092)."""
    colour = printed.lock_of(holder)
    if colour is None:
        return
    icon = Lock(holder=holder, colour=colour)
    free = [die for die in range(8) if COLOUR_OF[die] == colour and not t.held(die) and t.g.lies[die] != GONE]
    if not free:
        t.g.locks.append(icon)
        return
    taken = free[0]
    if colour == "green":
        spare = [die for die in free if t.g.lies[die] == RESERVE]
        if len(spare) == len(free):
            taken = spare[0]
        else:
            answer = yield from choose(t.g.active, "lock-die", [f"lock:{t.longer(die)}" for die in free])
            taken = next(die for die in free if f"lock:{t.longer(die)}" == answer)
    t.g.lies[taken], t.g.faces[taken] = LOCKED, ""
    icon.die = taken
    t.g.locks.append(icon)
    spells_over(t)


def unlock(t: Tale, holder: str) -> None:
    """A die comes free, and goes to the next lock that waits for it (R-091, R-092)."""
    for icon in [each for each in t.g.locks if each.holder == holder]:
        t.g.locks.remove(icon)
        if icon.die >= 0:
            if t.g.lies[icon.die] == LOCKED:
                t.g.lies[icon.die] = RESERVE
            passes(t, icon.die)


def passes(t: Tale, die: int) -> None:
    """To a lock that waits."""
    for icon in t.g.locks:
        if icon.die < 0 and icon.colour == COLOUR_OF[die]:
            icon.die = die
            t.g.lies[die], t.g.faces[die] = LOCKED, ""
            return


def end_of_phase(t: Tale) -> None:
    """All dice go back, those on spells excepted (R-044, R-045, R-084); a borrowed one to its lock (Q-28)."""
    t.work = None
    spells = [card for who in t.g.investigators for card in who.cast]
    for die in range(8):
        if t.g.lies[die] == "gone":
            continue
        if t.g.lies[die] in spells and not t.held(die):
            continue
        t.put_back(die)
    spells_over(t)


def off_the_board(t: Tale, monsters: Sequence[str]) -> None:
    """Markers that nobody is there to gain go back into the cup, and free what they locked (Q-39)."""
    for monster in monsters:
        take_off(t, monster)
        unlock(t, monster)
        t.g.cup.append(monster)


def take_off(t: Tale, monster: str) -> None:
    """A marker leaves its card, or the pile where it waited."""
    for space in t.spaces():
        if monster in space.monsters:
            place = space.monsters.index(monster)
            space.monsters.pop(place)
            space.slots.pop(place)
    for pile in (t.g.beaten, t.g.aside):
        if monster in pile:
            pile.remove(monster)


# Doom --------------------------------------------------------------------------------------------------------------


def add_doom(t: Tale, count: int, wakes: bool = True) -> Steps:
    """Tokens on the next free spaces; a monster space brings a monster, the last one wakes him (R-120)."""
    track = t.ancient_one["track"]
    for _ in range(count):
        if t.g.doom >= len(track):
            continue
        t.g.doom += 1
        t.threats[t.cause] += 1
        if track[t.g.doom - 1] == "monster":
            yield from appears(t)
        if wakes:
            woken(t)


def drive_back(t: Tale, count: int) -> None:
    """Tokens leave the track, as far as there are any (Q-01, R-133)."""
    count = min(count, t.g.doom)
    t.g.doom -= count
    t.threats["driven"] -= count
    t.signs[t.g.active, "driven"] += count


def crumbles(t: Tale, seat: int) -> None:
    """An Elder Sign is lost, if there is one."""
    if t.g.signs:
        t.g.signs -= 1
        t.signs[seat, "lost"] -= 1


def woken(t: Tale) -> None:
    """The track is full: he wakes at once, unless rewards or penalties are to be finished first (R-049)."""
    if t.g.doom >= len(t.ancient_one["track"]) and not t.g.awake and not t.list_open:
        raise Wakes


def clear(t: Tale) -> None:
    """Everything in the museum is taken away; what it locked is out of the game (R-130)."""
    g = t.g
    for icon in g.locks:
        if icon.die >= 0:
            g.lies[icon.die], g.faces[icon.die] = GONE, ""
    g.locks.clear()
    for space in t.spaces():
        g.removed += [space.card, *space.monsters]
    g.removed += g.aside
    g.adventures.clear()
    g.worlds.clear()
    g.beaten.clear()
    g.aside.clear()
