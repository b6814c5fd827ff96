"""Playing alone: an opponent without boards, who gathers goods, breaks signs at random and denies rewards."""

from __future__ import annotations

from leng.engine.choice import Rules
from leng.engine.state import unit
from leng.games.evil_high_priest.deeds import cards
from leng.games.evil_high_priest.effects.conditions import Controls, SignsBroken, TrackOpen
from leng.games.evil_high_priest.effects.cult import LoseCard, ToWorship
from leng.games.evil_high_priest.effects.goods import to_hoard
from leng.games.evil_high_priest.rules import abilities
from leng.games.evil_high_priest.state import (
    ADVERSARY,
    BLOOD,
    GRIMOIRE,
    MAGIC,
    OPPONENT,
    RIVAL,
    ROOM,
    SIGN,
    SIGNS,
    TREASURE,
    Conclave,
)

EXCHANGES = ((BLOOD, 10), (MAGIC, 5), (GRIMOIRE, 2))  # EHP R-177
DENIED = (ROOM, TREASURE, BLOOD, MAGIC, GRIMOIRE, SIGN)
"""What a roll of one to six denies."""  # EHP R-178


@unit
def opponent(g: Conclave) -> None:
    """The opponent gathers goods by two dice; then comes his upkeep."""  # EHP
    g.phase = OPPONENT
    g.denied = ""
    if g.letter:
        abilities.new_phase(g)  # EHP R-090
    dice = g.dice.rolls(2)
    g.reveals += 1
    g.tell("rival-rolls", rival=ADVERSARY, dice=dice)
    units: list[tuple[str | int, ...]] = []
    for kind, n in g.box.omens[sum(dice)].goods.items():
        if kind == SIGN:
            units.append(("rival_sign",))
        else:
            to_hoard(g, kind, n)
    g.next_up(*units, ("rival_upkeep",))


@unit
def rival_upkeep(g: Conclave) -> Rules[None]:
    """He collects from glaciers, exchanges what he has too much of for a sign, and denies a reward."""
    # EHP
    assert g.hoard is not None
    g.phase = OPPONENT
    if g.letter:
        abilities.new_phase(g)  # EHP R-090
    for card in g.glaciers:
        for verb in g.box.specials[card].pays:
            verb.rival(g)
    for card in g.hoard.specials:  # of the avatars, only one that sends others acts
        sends = next((verb for verb in g.box.specials[card].upkeep if isinstance(verb, ToWorship)), None)
        if sends is not None and sum(who.worship for who in g.priests) + 1 < g.threshold:
            yield from sends.rival(g)
            if g.applied:
                for verb in g.box.specials[card].upkeep[1:]:
                    verb.rival(g)
    g.next_up(("deny",))
    if _drawable(g):
        for kind, n in EXCHANGES:
            if g.hoard.goods.get(kind, 0) >= n:
                g.hoard.goods[kind] -= n
                if not g.hoard.goods[kind]:
                    del g.hoard.goods[kind]
                g.tell("rival-exchanges", rival=ADVERSARY, goods=kind, n=n)
                g.next_up(("rival_sign",))
                return


@unit
def deny(g: Conclave) -> None:
    """One reward is denied in the whole next round."""  # EHP
    g.denied = DENIED[g.dice.roll() - 1]
    g.reveals += 1
    g.tell("denies", rival=ADVERSARY, goods=g.denied)
    g.next_up(("open_round",))


def _drawable(g: Conclave) -> list[str]:
    """The locks he may break: only the number of broken signs binds him."""  # EHP Q-15
    who = g.priests[0]
    return [
        lock
        for lock in g.sheet.accessible(g.broken)
        if all(each.met(g, who) for each in g.sheet.locks[lock].needs if isinstance(each, SignsBroken))
    ]


@unit
def rival_sign(g: Conclave) -> None:
    """A random sign is his with all it brings, and its bonus too; the raid is the player's."""
    # EHP
    assert g.hoard is not None
    locks = _drawable(g)
    if not locks:
        return
    lock = g.dice.pick(locks)
    g.reveals += 1
    g.broken.append(lock)
    g.hoard.goods[SIGN] = g.hoard.goods.get(SIGN, 0) + 1
    g.tell("rival-breaks", rival=ADVERSARY, lock=lock, left=SIGNS - len(g.broken))
    units: list[tuple[str | int, ...]] = [("rival_effects", f"lock:{lock}", 0), ("check_end",)]
    bonus = g.sheet.bonuses.get(lock)
    if bonus is not None and _may_use(g, lock):
        if g.letter:
            units += [("rival_lets_go", each.card) for each in bonus.cost if isinstance(each, LoseCard)]
        units.append(("rival_effects", f"bonus:{lock}", 0))
    g.next_up(*units, ("growth", RIVAL))


@unit
def rival_lets_go(g: Conclave, card: str) -> None:
    """He never pays, but a special card that his bonus takes goes back to the board."""  # EHP
    cards.give_up(g, card)
    g.tell("rival-lets-go", rival=ADVERSARY, card=card)


def _may_use(g: Conclave, lock: str) -> bool:
    """Whether the bonus comes to him: he must have the card it wants, and the track must be open."""  # EHP Q-15
    assert g.hoard is not None
    for each in g.sheet.bonuses[lock].needs:
        if isinstance(each, Controls) and each.card not in g.hoard.specials:
            return False
        if isinstance(each, TrackOpen) and not each.met(g, g.priests[0]):
            return False
    return True


@unit
def rival_effects(g: Conclave, path: str, start: int) -> Rules[None]:
    """What a space does for him, as far as he needs nothing of his own for it."""  # EHP Q-50
    verbs = g.box.effects[path]
    for n in range(start, len(verbs)):
        verb = verbs[n]
        if len(g.broken) == SIGNS and not verb.chapter:
            continue
        if verb.when is not None and not (verb.when.of_table and verb.when.met(g, g.priests[0])):
            continue
        if verb.chapter:
            g.next_up(("rival_effects", path, n + 1))
        rules = verb.rival(g)
        if rules is not None:
            yield from rules
        if verb.chapter:
            return
