"""Monsters: where they appear, how they are turned over, and how they are won."""

from __future__ import annotations

from leng.engine.choice import Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import locks
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.state import OWN_TURN, Investigator, Museum, Space

BELOW = -1
"""The place of a surplus monster: under the last task."""

NO_MONSTER = Refusal("no-monster", "ES R-099")
NONE_IN_BATTLE = Refusal("no-monsters-in-battle", "ES Q-40")

Spot = tuple[str, str, int]


def appear(g: Museum, n: int) -> Rules[None]:
    """Draw a marker from the cup and place it, so many times."""  # ES R-094
    for _ in range(n):
        if g.awake or not g.cup:  # ES
            return
        if g.phase == "midnight" and g.doom >= g.box.track_length[g.ancient_one]:  # ES R-120: he awakes at once
            return
        if g.phase in OWN_TURN and g.box.has(g.actor.id, "no_monsters"):  # ES Q-26
            g.tell("kept-away", seat=g.active)
            return
        spots = free_slots(g) or spare_cards(g)
        if not spots:
            return
        marker = g.dice.pick(g.cup)
        g.tell("appears", monster=marker)
        spot = yield from choose(g.active, asks.PLACE_MONSTER, spots, monster=marker)
        space = g.space(spot[1])
        g.cup.remove(marker)
        space.monsters.append(marker)
        space.slots.append(spot[2] - 1 if spot[2] else BELOW)
        g.tell("placed", monster=marker, card=space.card)
        yield from locks.lock(g, marker)


def free_slots(g: Museum) -> list[Spot]:
    """The white frames with no monster in them; not those of tasks that dice already lie on."""  # ES R-095
    done = g.attempt.done if g.attempt is not None else []
    return [
        ("slot", space.card, number + 1)
        for space in g.spaces()
        for number, task in enumerate(g.box.cards[space.card].tasks)
        if task.slot is not None
        and number not in space.slots
        and not (g.attempt is not None and space.card == g.attempt.card and number in done)
    ]


def spare_cards(g: Museum) -> list[Spot]:
    """With no frame free: below the tasks of the cards that have the fewest monsters there."""  # ES R-096
    spare = [(space.slots.count(BELOW), space.card) for space in g.spaces()]
    fewest = min(spare, default=(0, ""))[0]
    return [("slot", card, 0) for n, card in spare if n == fewest]


def may_not_defeat(g: Museum) -> Refusal | None:
    """Why no card can turn a monster over now."""
    if g.awake:
        return NONE_IN_BATTLE
    return None if _standing(g) else NO_MONSTER


def _standing(g: Museum) -> list[tuple[Space, str]]:
    """Monsters in play whose task is still to be met."""
    met = g.attempt.met if g.attempt is not None else []
    return [
        (space, marker)
        for space in g.spaces()
        for marker in space.monsters
        if marker not in g.beaten and marker not in met
    ]


def defeat_one(g: Museum, who: Investigator) -> Rules[None]:
    """Turn over one monster anywhere."""  # ES R-099
    standing = [marker for _, marker in _standing(g)]
    there = [marker for space in g.spaces() for marker in space.monsters] if g.letter else standing
    if there:
        vain = (lambda option: option[1] not in standing) if g.letter else None
        pick = yield from choose(who.seat, asks.WHICH_MONSTER, [("defeat", marker) for marker in there], vain=vain)
        if pick[1] in standing:
            _turn_over(g, who, pick[1])


def defeat_all(g: Museum, who: Investigator) -> Rules[None]:
    """Turn over all monsters on one card."""
    standing = _standing(g)
    cards = list(dict.fromkeys(space.card for space, _ in standing))
    there = [space.card for space in g.spaces() if space.monsters] if g.letter else cards
    if there:
        vain = (lambda option: option[1] not in cards) if g.letter else None
        pick = yield from choose(who.seat, asks.WHICH_CARD, [("defeat_all", card) for card in there], vain=vain)
        for space, marker in standing:
            if space.card == pick[1]:
                _turn_over(g, who, marker)


def _turn_over(g: Museum, who: Investigator, marker: str) -> None:
    g.beaten.append(marker)
    g.tell("beaten", seat=who.seat, monster=marker)


def lift(g: Museum, space: Space, marker: str) -> None:
    """Take a marker off its card; a die it held is free."""
    number = space.monsters.index(marker)
    del space.monsters[number], space.slots[number]
    locks.free(g, marker)


def gain(g: Museum, who: Investigator, markers: list[str]) -> Rules[None]:
    """Completed and defeated monsters become trophies, then their backs are followed."""  # ES
    for marker in markers:
        if marker in g.aside:
            g.aside.remove(marker)
            locks.free(g, marker)
        for space in g.spaces():
            if marker in space.monsters:
                lift(g, space, marker)
        who.trophies.append(marker)
        g.tell("won-monster", seat=who.seat, monster=marker)
    left = list(markers)
    while g.letter and len({g.box.monsters[marker].gained for marker in left} - {()}) > 1:  # ES Q-56
        backs = [("back", marker) for marker in left if g.box.monsters[marker].gained]
        pick = yield from choose(who.seat, asks.BACK_ORDER, backs)
        left.remove(pick[1])
        yield from resolve(g, who, g.box.monsters[pick[1]].gained)
    for marker in left:
        yield from resolve(g, who, g.box.monsters[marker].gained)
