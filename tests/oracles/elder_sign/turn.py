"""Turns, the entrance, the clock and midnight (R-020 to R-025, R-060 to R-074, R-130 to R-135)."""

from __future__ import annotations

from oracles.elder_sign import attempt, cards, decks, goods, museum, outcome, printed, verbs
from oracles.elder_sign.tale import Gone, Steps, Tale, Wakes, choose


def match(t: Tale, begun: bool) -> Steps:
    """Turn after turn, until it is over."""
    while True:
        yield from turn(t, begun)
        begun = False
        goods.anybody_left(t)
        while True:
            t.g.active = (t.g.active + 1) % len(t.g.investigators)
            t.g.turns += 1
            if t.actor.id or (t.g.awake and t.g.active in t.ticking):
                break


def turn(t: Tale, begun: bool = False) -> Steps:
    """Movement, Resolution, the clock; and midnight, if XII was reached (R-020, R-025)."""
    t.in_turn, t.cause, t.source = True, "other", "cards"
    t.actor.resting = False
    try:
        try:
            yield from deeds_of_turn(t, begun)
        except Gone:
            museum.end_of_phase(t)
    except Wakes:
        yield from awakens(t)
    t.work = None
    attempt.advance(t)
    t.in_turn = False
    struck, t.g.struck = t.g.struck, 0
    try:
        if t.actor.due:
            yield from goods.newcomer(t, t.g.active)
        first = t.first
        t.first = False
        for _ in range(struck):
            yield from midnight(t, first)
    except Wakes:
        yield from awakens(t)
        yield from attack(t)


def deeds_of_turn(t: Tale, begun: bool) -> Steps:
    """What happens before the clock moves."""
    if not begun:
        yield from healers(t)
    if not t.actor.id:
        return
    if t.g.awake:
        yield from attempt.attempt(t, t.g.ancient_one)
        museum.end_of_phase(t)
    else:
        yield from movement(t)
        if t.actor.at == "entrance":
            yield from entrance(t)
        else:
            yield from attempt.attempt(t, t.actor.at)
            yield from outcome.fail(t) if t.failing else outcome.resolve(t)
    yield from last_cards(t)


def healers(t: Tale) -> Steps:
    """Once a day, at the start of any turn, somebody may be treated (D-03)."""
    for seat in t.seats():
        for source, deed in cards.deeds(t, seat, "turn_start"):
            answer = yield from choose(seat, "heal", [f"use:{source}", "pass"])
            if answer != "pass":
                t.who(seat).used.append(source)
                yield from verbs.heal(t, seat, deed["effects"][0])


def movement(t: Tale) -> Steps:
    """To any card, to the entrance, or nowhere (R-021)."""
    while True:
        places = ["entrance", *(each.card for each in t.spaces())]
        options = [*cards.in_hand(t, "own_turn"), *(f"move:{each}" for each in places)]
        answer = yield from choose(t.g.active, "move", options)
        verb, _, rest = answer.partition(":")
        if verb == "move":
            t.actor.at = rest
            return
        yield from cards.use(t, rest)


def last_cards(t: Tale) -> Steps:
    """Cards for one's own turn, until the clock moves (Q-49)."""
    while True:
        answer = yield from choose(t.g.active, "end-turn", [*cards.in_hand(t, "own_turn"), "done"])
        if answer == "done":
            return
        yield from cards.use(t, answer.removeprefix("use:"))
        yield from outcome.win(t, t.g.beaten[:])


# The entrance --------------------------------------------------------------------------------------------------------


def price(t: Tale, service: printed.Entry) -> int:
    """What it costs in trophies, with what cards add to that (R-060, R-062)."""
    cost: int = service["price"]
    if not cost:
        return 0
    dearer = [printed.change(t.ancient_one, "dearer")]
    if t.g.mythos and not t.can(t.g.active, "ignores_mythos"):
        dearer.append(printed.change(printed.MYTHOS[t.g.mythos], "dearer"))
    sign = any(each["do"] == "elder_sign" for each in service["effects"])
    for each in dearer:
        cost += each["sign_by" if sign else "by"] if each else 0
    return cost


def entrance(t: Tale) -> Steps:
    """One of three things (R-022)."""
    while True:
        means = goods.wealth(t, t.g.active)
        options = cards.in_hand(t, "own_turn")
        if not cards.forbidden(t, "first_aid"):
            options += [f"aid:{name}" for name, each in printed.FIRST_AID.items() if price(t, each) <= means]
        if not cards.forbidden(t, "lost_and_found"):
            options.append("find")
        if not cards.forbidden(t, "souvenirs"):
            options += [f"buy:{name}" for name, each in printed.SOUVENIRS.items() if price(t, each) <= means]
        answer = yield from choose(t.g.active, "entrance", options or ["wait"])
        verb, _, rest = answer.partition(":")
        if verb != "use":
            break
        yield from cards.use(t, rest)
    if verb == "find":
        face = t.comes("finds")["face"]
        yield from verbs.harm(t, printed.FINDINGS[face].get("effects", []))
    elif verb in ("aid", "buy"):
        service = (printed.FIRST_AID if verb == "aid" else printed.SOUVENIRS)[rest]
        yield from goods.part_with(t, t.g.active, price(t, service), "spend")
        t.source = "entrance"
        yield from verbs.harm(t, service["effects"])
        t.source = "cards"
    yield from outcome.win(t, t.g.beaten[:])


# Midnight ------------------------------------------------------------------------------------------------------------


def midnight(t: Tale, first: bool) -> Steps:
    """What strikes, a new Mythos card, and abilities anew (R-070); in the battle the attack (R-135)."""
    t.cause = "midnight"
    if t.g.awake:
        yield from attack(t)
        return
    if not first:
        yield from strikes(t)
    yield from new_mythos(t)
    refresh(t)


def refresh(t: Tale) -> None:
    """Once-a-day abilities may be used again (R-051)."""
    for who in t.g.investigators:
        who.used = []


def strikes(t: Tale) -> Steps:
    """All effects of midnight, in the order chosen by whoever had the last turn (Q-42)."""
    struck = {space.card: printed.PLACES[space.card].get("midnight", []) for space in t.spaces()}
    struck[t.g.mythos] = printed.MYTHOS[t.g.mythos].get("midnight", []) if t.g.mythos else []
    left = [each for each, effects in struck.items() if effects]
    while left:
        answer = yield from choose(t.g.active, "midnight-order", [f"midnight:{each}" for each in left])
        left.remove(answer.removeprefix("midnight:"))
        yield from verbs.carry_out(t, t.g.active, struck[answer.removeprefix("midnight:")])


def new_mythos(t: Tale) -> Steps:
    """The old card goes under its deck, the new one works at once (R-070, R-073)."""
    deck = t.g.decks["mythos"].cards
    new, old = deck.pop(), t.g.mythos
    if old:
        museum.unlock(t, old)
        decks.put_under(t, old)
    t.g.mythos = new
    if printed.MYTHOS[new].get("later"):
        t.g.lingering.append(new)
    yield from museum.lock(t, new)
    yield from verbs.carry_out(t, t.g.active, printed.MYTHOS[new]["now"])


# The battle ----------------------------------------------------------------------------------------------------------


def awakens(t: Tale) -> Steps:
    """The museum is cleared, everybody comes to his card (R-130)."""
    g = t.g
    t.list_open = False
    g.awake = True
    t.in_turn, t.cause = False, "other"
    if g.mythos:
        museum.unlock(t, g.mythos)
        decks.put_under(t, g.mythos)
        g.mythos = ""
    g.lingering.clear()
    museum.end_of_phase(t)
    museum.clear(t)
    for who in g.investigators:
        if who.id:
            who.at = "lair"
    goods.anybody_left(t)
    yield from verbs.carry_out(t, g.active, t.ancient_one.get("awakens", []))


def attack(t: Tale) -> Steps:
    """Instead of a Mythos card (R-135); abilities are there again (Q-23)."""
    t.cause = "midnight"
    yield from verbs.carry_out(t, t.g.active, t.ancient_one.get("attack", []))
    refresh(t)
