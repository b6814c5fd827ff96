"""Using cards and abilities: items, spells, allies, and what investigators can do."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import belongings, decks, health, pool
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.effects.verb import in_vain as brings_nothing
from leng.games.elder_sign.state import COLOUR_OF, POOL, Investigator, Museum

AT_MAXIMUM = Refusal("at-maximum", "ES R-108")
WRONG_MOMENT = Refusal("wrong-moment", "ES R-105", lambda g, seat, option: {"card": option[1]})
NOT_AFTER_A_ROLL = Refusal("wrong-moment", "ES R-085", lambda g, seat, option: {"card": option[1]})
USED_TODAY = Refusal("used-today", "ES R-051")
USED_THIS_ROLL = Refusal("used-this-roll", "ES R-051")
NO_SPELLS = Refusal("spells-forbidden", "ES R-072", lambda g, seat, option: {"card": g.mythos})


def forbidden(g: Museum, who: Investigator, what: str) -> bool:
    """Whether the Mythos card in force forbids something, to all but Sister Mary."""  # ES R-072
    return what in g.box.forbidden[g.mythos] and not g.box.has(who.id, "ignores_mythos")


def may_not_use(g: Museum, who: Investigator, card: str, moment: str) -> Refusal | None:
    """Why a card cannot be used at this moment."""  # ES
    item = g.box.items[card]
    adds = g.box.adding.get(card) if g.letter else None
    if adds is None and item.when not in (moment, "own_turn"):
        return NOT_AFTER_A_ROLL if g.letter and card in g.box.securing else WRONG_MOMENT
    if g.box.kind_of[card] == "spell" and forbidden(g, who, "spells"):
        return NO_SPELLS
    if g.letter:
        return _no_die(g, who, adds) if adds else None  # ES Q-55: what brings nothing is not forbidden
    if card in g.box.restoring and not any(health.hurt(g, who, what) for what in g.box.restoring[card]):
        return AT_MAXIMUM
    refusal = None
    for verb in item.effects:
        refused = verb.refuse(g, who)
        if refused is None and card in g.box.one_will_do:
            return None
        refusal = refusal or refused
    return refusal


def _no_die(g: Museum, who: Investigator, colours: Sequence[str]) -> Refusal | None:
    """Why none of these dice can come into the pool; one that is there already forbids nothing."""
    refusal = None
    for colour in colours:
        refusal = pool.may_not_add(g, who, colour)
        if refusal is None or (g.attempt is not None and g.lies[COLOUR_OF.index(colour)] == POOL):
            return None
    return refusal


def in_vain(g: Museum, who: Investigator, card: str) -> bool:
    """Whether using a card would bring nothing now."""  # ES Q-55
    return brings_nothing(g, who, g.box.items[card].effects)


def use(g: Museum, who: Investigator, card: str) -> Rules[None]:
    """A card is used up for its effect; a spell that keeps dice stays as long as they do."""  # ES
    g.tell("uses", seat=who.seat, card=card)
    rules = use_up(g, who, card)
    if rules is not None:
        yield from rules
    if not who.alive:
        return
    if g.attempt is not None and card in g.box.granting:
        g.attempt.granted.append(card)
    yield from resolve(g, who, g.box.items[card].effects)
    secures = g.box.securing.get(card, 0)
    if secures and who.alive:
        yield from _secure(g, who, card, secures)
        if g.letter:
            pool.empty_spells(g)  # ES R-087: cast on no die


def use_up(g: Museum, who: Investigator, card: str) -> Rules[None] | None:
    """The card goes under its deck, or lies open to hold dice; some Ancient Ones make it cost stamina."""
    who.cards.remove(card)
    if card in g.box.securing:
        who.cast.append(card)
    else:
        decks.under(g, card)
    cold = g.box.cold_cards.get((g.ancient_one, g.box.kind_of[card]), 0)
    return health.lose(g, who, "stamina", cold) if cold else None


def _secure(g: Museum, who: Investigator, card: str, n: int) -> Rules[None]:
    """Dice of the roll go on the spell, faces unchanged; how many is fixed now."""  # ES R-085
    for number in range(n):
        names = pool.pool_names(g)
        if not names:
            return
        options: list[Option] = [("keep", name) for name in names]
        if number:
            options.append(asks.DONE)
        pick = yield from choose(who.seat, asks.KEEP_DIE, options, card=card, left=n - number)
        if pick == asks.DONE:
            return
        g.lies[pool.die_called(g, pick[1])] = card
        g.tell("secured", seat=who.seat, card=card, die=pick[1])


def turnings(g: Museum, who: Investigator) -> list[Option]:
    """The dice of the roll that an ability may turn, and to what."""
    attempt = g.attempt
    assert attempt is not None
    found: list[Option] = []
    for source in (who.id, *who.allies, *attempt.granted):
        turn = g.box.turning.get(source) or g.box.granting.get(source)
        if turn is not None and source not in who.used and source not in attempt.used:  # ES R-051
            turned = {(pool.called(g, die), face): None for die, face in turn.turns(g)}
            found += [("turn", source, name, face) for name, face in turned]
    return found


def used_up(g: Museum, who: Investigator) -> list[Option]:
    """Abilities that would turn a die but have been used already, to be shown with the reason."""
    used = (*who.used, *g.ongoing.used)
    return [("use", source) for source in (who.id, *who.allies) if source in g.box.turning and source in used]


def turn_die(g: Museum, who: Investigator, source: str, name: str, face: str) -> None:
    """A die is turned to another face."""
    g.faces[pool.die_called(g, name)] = face
    note_use(g, who, source)
    g.tell("turns", seat=who.seat, source=source, die=name, face=face)


def note_use(g: Museum, who: Investigator, source: str) -> None:
    """An ability is used up for the roll, for the day, or with the card that gave it."""
    attempt = g.attempt
    if attempt is not None and source in attempt.granted:
        attempt.granted.remove(source)
        return
    once = next((deed.once for deed in g.box.deeds[source]), None)
    if once == "day":
        who.used.append(source)
    elif once == "roll" and attempt is not None:
        attempt.used.append(source)


def rerolling_allies(g: Museum, who: Investigator) -> list[Option]:
    """Allies who may be sent away after a roll to roll dice again."""
    return [
        ("use", ally)
        for ally in who.allies
        for deed in g.box.deeds[ally]
        if deed.when == "after_roll" and "itself" in deed.pays
    ]


def send_away(g: Museum, who: Investigator, ally: str) -> Rules[None]:
    """An ally leaves for a last service."""
    g.tell("uses", seat=who.seat, card=ally)
    belongings.give_away(g, who, ally)
    health.cut_to_maximum(g, who)
    for deed in g.box.deeds[ally]:
        if "itself" in deed.pays:
            yield from resolve(g, who, deed.effects)


def payments(g: Museum, who: Investigator) -> list[Option]:
    """What an investigator could discard to pay for the ability of the moment before the first roll."""
    kinds = g.box.paid_with.get(who.id, ())
    held = [*who.cards, *who.cast] if g.letter else who.cards  # a spell that holds dice is hers too
    found: list[Option] = [("discard", card) for card in held if g.box.kind_of[card] in kinds]
    if "clue" in kinds and who.clues:
        found.append(("discard", "clue"))
    return found


def may_not_pay_for_dice(g: Museum, who: Investigator) -> Refusal | None:
    """Why paying for dice would be for nothing."""  # ES R-093
    refusal = None
    for deed in g.box.deeds[who.id]:
        for verb in deed.effects:
            refusal = verb.refuse(g, who)
            if refusal is None:
                return None
    return refusal


def pay_ability(g: Museum, who: Investigator) -> Rules[None]:
    """Discard one thing for the ability of the moment before the first roll."""
    pick = yield from choose(who.seat, asks.DISCARD_CARD, payments(g, who))
    if pick[1] == "clue":
        belongings.lose_clues(g, who, 1)
    else:
        belongings.give_away(g, who, pick[1])
        g.tell("discards", seat=who.seat, card=pick[1])
    for deed in g.box.deeds[who.id]:
        if deed.when == "resolution_start":
            yield from resolve(g, who, deed.effects)
