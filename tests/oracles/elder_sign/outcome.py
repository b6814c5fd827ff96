"""What follows an attempt: rewards or penalties, monsters gained, the phase put in order (R-044 to R-049, R-098)."""

from __future__ import annotations

from collections.abc import Sequence

from oracles.elder_sign import cards, decks, goods, museum, printed, verbs
from oracles.elder_sign.museum import end_of_phase
from oracles.elder_sign.tale import Gone, Steps, Tale, choose

WEIGHTY = ("gate", "monster", "doom")


def resolve(t: Tale) -> Steps:
    """The card is won, another comes, then the rewards and the monsters (R-045)."""
    work = t.work
    assert work is not None
    card, seat = work.card, t.g.active
    for who in t.g.investigators:
        if who.at == card:
            who.at = "entrance"
    end_of_phase(t)
    museum.unlock(t, card)
    space = t.space(card)
    t.g.aside += [each for each in space.monsters if each in [*work.met, *t.g.beaten]]
    t.g.beaten = [each for each in t.g.beaten if each not in space.monsters]
    if card in printed.OTHER_WORLDS:
        t.g.worlds.remove(space)
    else:
        space.card, space.monsters, space.slots = "", [], []
        decks.fill(t)
    t.actor.trophies.append(card)
    if space.card:
        yield from museum.lock(t, space.card)
    t.source = "worlds" if card in printed.OTHER_WORLDS else "adventures"
    yield from one_list(t, printed.PLACES[card]["rewards"])
    t.source = "cards"
    yield from foretold(t, "resolved")
    yield from win(t, [*t.g.aside, *t.g.beaten])
    museum.woken(t)
    assert seat == t.g.active


def fail(t: Tale) -> Steps:
    """Monsters met are won before the penalties; helpers lose; the dice go back (R-044, R-083)."""
    work = t.work
    assert work is not None
    card, name = work.card, t.actor.id
    end_of_phase(t)
    yield from win(t, work.met)
    yield from last_help(t)
    if printed.change(t.ancient_one, "loses_worlds") and card in printed.OTHER_WORLDS:
        lose_world(t, card)
    spared = "no"
    if "duke" in t.actor.allies:
        spared = yield from choose(t.g.active, "duke", ["yes", "no"])
    if spared == "yes":
        decks.discard(t, t.g.active, "duke")
    else:
        t.cause = "failed"
        yield from one_list(t, printed.PLACES[card]["penalties"])
        t.cause = "other"
    t.list_open = True
    yield from helpers_lose(t, work.helped)
    t.list_open = False
    museum.woken(t)
    yield from foretold(t, "failed")
    if t.actor.id != name:
        raise Gone
    yield from win(t, t.g.beaten[:])


def one_list(t: Tale, effects: Sequence[printed.Verb]) -> Steps:
    """Rewards or penalties, in the order one likes; all of them before he wakes (Q-19, R-049)."""
    t.list_open = True
    left = list(effects)
    name = t.actor.id
    while left:
        if name and t.actor.id != name:
            left = [each for each in left if each["do"] not in verbs.PERSONAL]
            if not left:
                break
        chosen = 0
        if order_matters(t, left):
            answer = yield from choose(t.g.active, "order", different(left))
            chosen = int(answer.removeprefix("first:")) - 1
        yield from verbs.carry_out(t, t.g.active, [left.pop(chosen)])
    t.list_open = False


def different(effects: Sequence[printed.Verb]) -> list[str]:
    """The places of effects, equal ones named once."""
    return [f"first:{n + 1}" for n, each in enumerate(effects) if each not in effects[:n]]


def order_matters(t: Tale, effects: Sequence[printed.Verb]) -> bool:
    """Where the order is asked for (Q-52)."""
    weighty = {each["do"] for each in effects if each["do"] in WEIGHTY and each.get("n", 1) > 0}
    if len(weighty) > 1:
        return True
    if t.can(t.g.active, "takes_instead"):
        if len([each for each in effects if each["do"] == "gain"]) > 1:
            return True
    if "doom" in weighty:
        for what in ("sanity", "stamina"):
            losses = [each["n"] for each in effects if each["do"] == "lose" and each["what"] == what]
            if losses and getattr(t.actor, what) <= sum(losses):
                return True
    return False


def win(t: Tale, monsters: Sequence[str]) -> Steps:
    """Markers become trophies and free what they locked; then what their backs say is done (R-098)."""
    won = list(monsters)
    for monster in won:
        museum.take_off(t, monster)
        museum.unlock(t, monster)
        t.actor.trophies.append(monster)
    left = [each for each in won if printed.marker(each).get("gained")]
    while left:
        chosen = left[0]
        if any(printed.marker(each)["gained"] != printed.marker(chosen)["gained"] for each in left):
            answer = yield from choose(t.g.active, "back-order", [f"back:{each}" for each in left])
            chosen = answer.removeprefix("back:")
        left.remove(chosen)
        yield from verbs.carry_out(t, t.g.active, printed.marker(chosen)["gained"])


def helpers_lose(t: Tale, helpers: Sequence[int]) -> Steps:
    """Each helper loses 1 sanity or 1 stamina (R-083), in an order of one's choice where it may matter (Q-56)."""
    left = [each for each in helpers if t.who(each).id]
    while left:
        chosen = left[0]
        if any(min(t.who(each).sanity, t.who(each).stamina) <= 1 for each in left):
            order = yield from choose(t.g.active, "helper-order", [f"helper:{each}" for each in left])
            chosen = int(order.removeprefix("helper:"))
        left.remove(chosen)
        answer = yield from choose(chosen, "helper-loses", ["lose:sanity", "lose:stamina"])
        yield from goods.lose(t, chosen, answer.removeprefix("lose:"), 1)


def last_help(t: Tale) -> Steps:
    """Cards for one's own turn, before the penalties (Q-49)."""
    while True:
        answer = yield from choose(t.g.active, "before-penalties", [*cards.in_hand(t, "own_turn"), "done"])
        if answer == "done":
            return
        yield from cards.use(t, answer.removeprefix("use:"))


def foretold(t: Tale, on: str) -> Steps:
    """What a Mythos card has in store for the next failure or success, once (Q-45)."""
    for card in t.g.lingering[:]:
        later = printed.MYTHOS[card]["later"]
        if later["on"] == on:
            if t.can(t.g.active, "ignores_mythos"):
                answer = yield from choose(t.g.active, "ignore", ["yes", "no"])
                if answer == "yes":
                    continue
            t.g.lingering.remove(card)
            yield from verbs.carry_out(t, t.g.active, later["effects"])


def lose_world(t: Tale, card: str) -> None:
    """Out of the game; with the last one he wakes (Q-21)."""
    space = t.space(card)
    for who in t.g.investigators:
        if who.at == card:
            who.at = "entrance"
    museum.unlock(t, card)
    for monster in space.monsters:
        museum.unlock(t, monster)
        t.g.cup.append(monster)
    t.g.worlds.remove(space)
    t.g.removed.append(card)
    left = [*t.g.decks["other_world"].cards, *(each.card for each in t.g.worlds)]
    left += [each for who in t.g.investigators for each in who.trophies if each in printed.OTHER_WORLDS]
    if not left:
        t.g.doom = len(t.ancient_one["track"])
