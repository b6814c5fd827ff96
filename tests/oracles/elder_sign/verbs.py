"""Carrying out what a card says, one verb after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from oracles.elder_sign import decks, goods, museum, printed
from oracles.elder_sign.tale import Astray, Gone, Steps, Tale, choose

PERSONAL = {"gain", "lose", "regain", "choose", "discard", "surrender", "devour", "lower_maximum", "test_cards"}
PERSONAL |= {"discard_dice", "fail", "heal"}
"""These need somebody whom they befall; the others happen even when that one is gone (Q-39)."""


def carry_out(t: Tale, seat: int, verbs: Sequence[printed.Verb]) -> Steps:
    """In the order they stand."""
    name = t.who(seat).id
    for verb in verbs:
        if verb["do"] not in PERSONAL or (name and t.who(seat).id == name):
            yield from do(t, seat, verb)


def do(t: Tale, seat: int, verb: printed.Verb) -> Steps:
    """One verb (R-046)."""
    count = verb.get("n", 1)
    match verb["do"]:
        case "gain":
            yield from goods.gain(t, seat, verb["what"], count)
        case "lose":
            yield from loses(t, seat, verb["what"], count)
        case "regain":
            goods.regain(t, seat, verb["what"], verb.get("n"))
        case "heal":
            yield from heal(t, seat, verb)
        case "elder_sign":
            t.g.signs += count
            t.signs[seat, t.source] += count
            if t.g.signs >= t.ancient_one["signs"]:
                goods.end(t, "sealed")
        case "doom" if count < 0:
            museum.drive_back(t, -count)
        case "doom":
            yield from museum.add_doom(t, count)
        case "monster":
            for _ in range(count):
                yield from museum.appears(t)
        case "gate":
            for _ in range(count):
                yield from museum.gate(t)
        case "each":
            before, t.list_open = t.list_open, True  # it befalls all of them at once
            for each in befallen(t, verb.get("whom")):
                if t.who(each).id:
                    yield from carry_out(t, each, verb["effects"])
            t.list_open = before
            museum.woken(t)
        case "per_world":
            for _ in t.g.worlds[:]:
                yield from carry_out(t, seat, verb["effects"])
        case "choose":
            yield from one_of(t, seat, verb)
        case "discard":
            for _ in range(count):
                yield from goods.hand_in(t, seat, verb["kinds"])
        case "surrender":
            yield from goods.surrender(t, seat, verb["what"], count)
        case "devour":
            yield from goods.devoured(t, seat)
        case "lower_maximum":
            yield from lower(t, seat, verb["what"], count)
        case "test_cards":
            test_cards(t, seat, verb["kinds"])
        case "discard_dice":
            yield from dice_out(t, seat, verb)
        case "fail":
            assert t.work is not None
            t.failing = True
        case "lose_match":
            goods.end(t, "destroyed")
        case other:
            raise Astray(f"what is {other}?")


def befallen(t: Tale, whom: str | None) -> list[int]:
    """Each investigator, in turn order; or each one alone on a card, or at the entrance."""
    seats = t.living()
    places = Counter(t.who(each).at for each in seats)
    if whom == "alone":
        return [each for each in seats if t.who(each).at in printed.PLACES and places[t.who(each).at] == 1]
    if whom == "at_entrance":
        return [each for each in seats if t.who(each).at == "entrance"]
    return seats


def loses(t: Tale, seat: int, what: str, count: int) -> Steps:
    """Sanity, stamina, as many clues as there are, or trophies of a worth."""
    if what == "clue":
        t.who(seat).clues = max(0, t.who(seat).clues - count)
    elif what == "trophies":
        yield from goods.part_with(t, seat, count, "lose-trophy")
    else:
        yield from goods.lose(t, seat, what, count)


def heal(t: Tale, seat: int, verb: printed.Verb) -> Steps:
    """An investigator of one's choice, in turn order."""
    whom = yield from choose(seat, "whom", [f"treat:{each}" for each in t.living()])
    patient = int(whom.removeprefix("treat:"))
    for what in ("sanity", "stamina"):
        if verb.get(what):
            goods.regain(t, patient, what, verb[what])


def possible(t: Tale, seat: int, verbs: Sequence[printed.Verb]) -> bool:
    """Whether somebody has what an option asks for."""
    who = t.who(seat)
    for verb in verbs:
        count = verb.get("n", 1)
        match verb["do"], verb.get("what"):
            case "lose", "clue":
                if who.clues < count:
                    return False
            case "lose", "trophies":
                if goods.wealth(t, seat) < count:
                    return False
            case "discard", _:
                if sum(printed.KIND[each] in verb["kinds"] for each in [*who.cards, *who.cast]) < count:
                    return False
            case "surrender", what:
                if len(goods.surrendered(t, seat, str(what))) < count:
                    return False
            case _:
                pass
    return True


def one_of(t: Tale, seat: int, verb: printed.Verb) -> Steps:
    """A choice among what can be done; what happens otherwise, if nothing can."""
    options = [f"option:{n}" for n, each in enumerate(verb["options"], 1) if possible(t, seat, each)]
    if not options:
        yield from carry_out(t, seat, verb.get("otherwise", []))
        return
    answer = yield from choose(seat, "one-of", options)
    yield from carry_out(t, seat, verb["options"][int(answer.removeprefix("option:")) - 1])


def lower(t: Tale, seat: int, what: str, count: int) -> Steps:
    """A maximum falls, and what is above it; at nought one is devoured (E-11)."""
    who = t.who(seat)
    if what == "sanity":
        who.less_sanity += count
    else:
        who.less_stamina += count
    most = goods.maximum(t, seat, what)
    setattr(who, what, min(getattr(who, what), most))
    if most <= 0:
        yield from goods.devoured(t, seat)


def test_cards(t: Tale, seat: int, kinds: Sequence[str]) -> None:
    """A green die for each card; on investigation it is lost."""
    who = t.who(seat)
    tested = [each for each in [*who.cards, *who.cast] if printed.KIND[each] in kinds]
    for _ in tested[:]:
        fact = t.comes("card-tested")
        if fact["card"] not in tested or fact["seat"] != seat:
            raise Astray(f"{fact['card']} is not to be tested")
        tested.remove(fact["card"])
        if fact["face"].isdigit():
            decks.discard(t, seat, fact["card"])


def dice_out(t: Tale, seat: int, verb: printed.Verb) -> Steps:
    """All dice of the pool that show a face, or so many of one's choice."""
    if "showing" in verb:
        for die in t.dice("pool"):
            if t.g.faces[die] == verb["showing"]:
                t.g.lies[die] = "out"
        return
    for _ in range(verb["n"]):
        if t.dice("pool"):
            yield from set_aside(t, seat)


def set_aside(t: Tale, seat: int) -> Steps:
    """One die of the pool is out until the end of the phase (R-041)."""
    pool = t.dice("pool")
    answer = yield from choose(seat, "discard-die", [f"discard:{t.label(die)}" for die in pool])
    t.g.lies[t.named(answer.removeprefix("discard:"), t.dice("pool"))] = "out"


def harm(t: Tale, verbs: Sequence[printed.Verb]) -> Steps:
    """Something that befalls the one whose turn it is; if it is the end of him, so is his attempt (R-117, Q-39)."""
    name = t.actor.id
    yield from carry_out(t, t.g.active, verbs)
    if t.actor.id != name:
        raise Gone
