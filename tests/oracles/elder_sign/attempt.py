"""An attempt on a card, or an attack on the Ancient One: rolls, and what follows them (R-034 to R-043, R-050)."""

from __future__ import annotations

from leng.games.elder_sign.state import LOCKED, RESERVE
from oracles.elder_sign import cards, decks, goods, museum, printed, verbs
from oracles.elder_sign.tale import Answer, Steps, Tale, Try, choose
from oracles.elder_sign.tasks import Task, all_tasks, completions


def attempt(t: Tale, card: str) -> Steps:
    """Until it is resolved or failed; the attack, until no die is left."""
    t.work = Try(card)
    t.failing = False
    for die in range(6):
        if t.g.lies[die] == RESERVE:
            t.g.lies[die], t.g.faces[die] = "pool", ""
    while True:
        yield from before_roll(t)
        if t.failing or resolved(t):
            return
        yield from roll(t)
        yield from after_roll(t)
        if t.failing or resolved(t):
            return


def resolved(t: Tale) -> bool:
    """Whether every task is done (R-030)."""
    return (
        not t.g.awake and t.work is not None and all(each.number in t.work.done for each in all_tasks(t, t.work.card))
    )


# Before a roll -------------------------------------------------------------------------------------------------------


def before_roll(t: Tale) -> Steps:
    """Dice are kept, added and taken off spells, until the pool is rolled or the card given up (R-050)."""
    work = t.work
    assert work is not None
    seat = t.g.active
    while True:
        made = completions(t, kept_only=True)
        ready = [*made, *keeping(t), *cards.in_hand(t, "before_roll", "own_turn"), *joining(t)]
        pool = t.dice("pool")
        if not pool and all(cards.in_vain(t, each) for each in ready):
            t.failing = True
            return
        ends = ["done"] if t.g.awake and not pool else [] if t.g.awake else ["give_up"]
        answer = yield from choose(seat, "before-roll", [*ready, *(["roll"] if pool else []), *ends])
        verb, _, rest = answer.partition(":")
        match verb:
            case "roll":
                return
            case "complete":
                yield from complete(t, *made[answer])
                if resolved(t):
                    return
            case "give_up" | "done":
                t.failing = True
                return
            case "focus":
                t.g.lies[t.named(rest, pool)] = "focus"
                work.focused, work.keeps = True, False
            case "ask":
                yield from ask_for_help(t, int(rest))
            case "take" | "borrow" | "add":
                join_pool(t, verb, rest)
            case "use" if rest == t.actor.id:
                yield from pay_for_dice(t)
            case _:
                yield from cards.use(t, rest)
                if resolved(t):
                    return


def keeping(t: Tale) -> list[str]:
    """After a failed roll: focus a die, or ask somebody on the same card to guard one; not in the battle (R-134)."""
    work = t.work
    assert work is not None
    if not work.keeps or t.g.awake:
        return []
    options = []
    faced = [die for die in t.dice("pool") if t.g.faces[die]]
    if not work.focused and not cards.forbidden(t, "focus"):
        options += [f"focus:{t.label(die)}" for die in faced]
    if not cards.forbidden(t, "assist") and faced:
        near = [seat for seat in t.living() if seat != t.g.active and t.who(seat).at == work.card]
        options += [f"ask:{seat}" for seat in near if seat not in work.asked]
    return options


def ask_for_help(t: Tale, helper: int) -> Steps:
    """Whoever is asked may refuse, and the request is spent (R-081, Q-35)."""
    work = t.work
    assert work is not None
    work.asked.append(helper)
    work.keeps = False
    answer = yield from choose(helper, "help", ["yes", "no"])
    if answer == "yes":
        work.helped.append(helper)
        faced = [die for die in t.dice("pool") if t.g.faces[die]]
        kept = yield from choose(t.g.active, "help-die", [f"keep:{t.label(die)}" for die in faced])
        t.g.lies[t.named(kept.removeprefix("keep:"), t.dice("pool"))] = f"help.{helper}"


def locked(t: Tale) -> list[int]:
    """Locked green dice."""
    return [die for die in range(6) if t.g.lies[die] == LOCKED]


def joining(t: Tale) -> list[str]:
    """Dice off spells (R-086), locked ones for Sister Mary (R-093), and what abilities add (D-06)."""
    work = t.work
    assert work is not None
    spells = [card for who in t.g.investigators for card in who.cast]
    options = [f"take:{t.longer(die)}" for spell in spells for die in t.dice(spell)]
    if t.can(t.g.active, "uses_locked") and locked(t):
        options.append("borrow:green")
    if t.can(t.g.active, "free_dice") and work.card in printed.OTHER_WORLDS:
        options += [f"add:{each}" for each in ("yellow", "red") if cards.can_join(t, each)]
    if not work.rolls and t.work is work and "resolution_start" not in work.used:
        for source, deed in cards.deeds(t, t.g.active, "resolution_start"):
            if payable(t, deed) and any(cards.can_join(t, each["colour"]) for each in deed["effects"]):
                options.append(f"use:{source}")
    return options


def payable(t: Tale, deed: printed.Verb) -> bool:
    """Whether one of the things asked for is there."""
    who = t.actor
    mine = [*who.cards, *who.cast]
    return bool(("clue" in deed["pays"] and who.clues) or any(printed.KIND[each] in deed["pays"] for each in mine))


def pay_for_dice(t: Tale) -> Steps:
    """An ability that costs a card or a clue (D-06)."""
    _, deed = cards.deeds(t, t.g.active, "resolution_start")[0]
    yield from goods.hand_in(t, t.g.active, deed["pays"], clue="clue" in deed["pays"])
    for verb in deed["effects"]:
        cards.add(t, verb["colour"])


# The roll ------------------------------------------------------------------------------------------------------------


def roll(t: Tale) -> Steps:
    """All dice of the pool (R-035)."""
    work = t.work
    assert work is not None
    work.rolls += 1
    work.used, work.completed, work.keeps, work.rerolls = [], 0, False, 0
    cards.fall(t, t.dice("pool"), "rolls")
    yield from research(t)


def research(t: Tale) -> Answer:
    """Whoever may have dice of anybody's roll rolled again is asked (D-09, Q-57); whether somebody did."""
    did = ""
    for seat in t.seats():
        if seat == t.g.active or not t.rolled():
            continue
        for source, deed in cards.deeds(t, seat, "any_roll"):
            answer = yield from choose(seat, "research", [f"use:{source}", "pass"])
            if answer != "pass":
                t.who(seat).used.append(source)
                yield from cards.reroll(t, seat, deed["effects"][0]["n"])
                did = "rerolled"
    return did


def after_roll(t: Tale) -> Steps:
    """The roll is changed, kept, used or failed (R-050)."""
    work = t.work
    assert work is not None
    while True:
        made = completions(t)
        options = [*made, *cards.in_hand(t, "after_roll", "own_turn"), *cards.turns(t), *again(t)]
        options += [*cards.joiners(t), *joining(t)]
        options.append("go_on" if work.completed else "fail")
        options += [] if t.g.awake else ["give_up"]
        ask = "battle-roll" if t.g.awake else "after-roll"
        answer = yield from choose(t.g.active, ask, options)
        verb, _, rest = answer.partition(":")
        match verb:
            case "complete":
                yield from complete(t, *made[answer])
                if resolved(t) or not t.dice("pool") or not t.can(t.g.active, "many_tasks"):
                    return
            case "go_on":
                return
            case "fail":
                if (yield from research(t)):
                    continue
                yield from failed_roll(t)
                return
            case "give_up":
                if not work.completed:  # a roll that nobody has used has failed
                    if (yield from research(t)):
                        continue
                    yield from terror(t)
                t.failing = True
                return
            case "turn":
                cards.turn(t, answer)
                yield from research(t)
            case "clue" | "reroll":
                if verb == "clue":
                    t.actor.clues -= 1
                    work.rerolls += t.can(t.g.active, "two_rerolls") is not None
                else:
                    work.rerolls -= 1
                yield from cards.reroll(t, t.g.active, None)
                yield from research(t)
            case "take" | "borrow" | "add":
                join_pool(t, verb, rest)
                yield from research(t)
            case "use" if rest in printed.INVESTIGATORS:
                _, deed = cards.deeds(t, t.g.active, "any_roll")[0]
                t.actor.used.append(rest)
                yield from cards.reroll(t, t.g.active, deed["effects"][0]["n"])
            case "use" if rest in printed.ALLIES:
                decks.discard(t, t.g.active, rest)
                yield from cards.reroll(t, t.g.active, None)
                yield from research(t)
            case _:
                yield from cards.use(t, rest)
                if resolved(t):
                    return
                yield from research(t)


def again(t: Tale) -> list[str]:
    """What rolls dice again: clues (R-106), what is left of one, allies that leave, one's own ability."""
    work = t.work
    assert work is not None
    if not t.rolled():
        return []
    options = []
    if t.actor.clues and not cards.forbidden(t, "clues"):
        options.append("clue")
    if work.rerolls:
        options.append("reroll")
    for source, deed in cards.deeds(t, t.g.active, "after_roll"):
        if deed["effects"][0]["do"] == "reroll":
            options.append(f"use:{source}")
    options += [f"use:{source}" for source, _ in cards.deeds(t, t.g.active, "any_roll")]
    return options


def join_pool(t: Tale, how: str, what: str) -> None:
    """A die comes off a spell, out of a lock, or by an ability, and shows nothing until it is rolled."""
    if how == "add":
        cards.add(t, what)
        return
    die = t.named(what, range(8)) if how == "take" else locked(t)[0]
    t.g.lies[die], t.g.faces[die] = "pool", ""
    decks.spells_over(t)


def complete(t: Tale, task: Task, dice: list[int]) -> Steps:
    """The dice lie on the task, and its price is paid (R-033, R-037)."""
    work = t.work
    assert work is not None
    for die in dice:
        t.g.lies[die] = f"task.{task.number}"
    decks.spells_over(t)
    t.actor.sanity -= task.sanity
    t.actor.stamina -= task.stamina
    work.completed += 1
    for _ in range(task.clock):
        advance(t)
    if t.g.awake:
        cards.blow(t)
        return
    work.done.append(task.number)
    if task.monster:
        work.met.append(task.monster)
        angered = printed.change(t.ancient_one, "loses_signs")
        if angered is not None and task.monster.split(".")[0] == angered["monster"]:
            museum.crumbles(t, t.g.active)
    yield from ()


def advance(t: Tale) -> None:
    """Three hours; XII is remembered until the turn is over (R-024, R-025, Q-09)."""
    t.g.hour = (t.g.hour + 3) % 12
    t.g.struck += t.g.hour == 0


def failed_roll(t: Tale) -> Steps:
    """First Terror, then a die is set aside; with the last one the card is failed (R-039, R-040)."""
    work = t.work
    assert work is not None
    yield from terror(t)
    if t.failing:
        return
    if t.dice("pool"):
        yield from discard_one(t)
        t.failing = t.failing or not t.dice("pool")
    work.keeps = True


def discard_one(t: Tale) -> Steps:
    """A die of the pool is set aside; before that, cards may be used and the card given up (Q-13, Q-49)."""
    while not t.failing:
        pool = t.dice("pool")
        options = [f"discard:{t.label(die)}" for die in pool]
        healing, more = cards.in_hand(t, "own_turn"), [*cards.joiners(t), *joining(t)]
        last = len(pool) == 1 and not all(cards.in_vain(t, each) for each in more)
        if len(set(options)) > 1 or last or not all(cards.in_vain(t, each) for each in healing):
            options += [*healing, *more, *([] if t.g.awake else ["give_up"])]
        answer = yield from choose(t.g.active, "discard-die", options)
        verb, _, rest = answer.partition(":")
        match verb:
            case "discard":
                t.g.lies[t.named(rest, pool)] = "out"
                return
            case "give_up":
                t.failing = True
            case "take" | "borrow" | "add":
                join_pool(t, verb, rest)
            case _:
                yield from cards.use(t, rest)
                if resolved(t):
                    return


def terror(t: Tale) -> Steps:
    """If a die of the roll shows Terror: the effects of the card and of the Mythos card, once (R-043)."""
    work = t.work
    assert work is not None
    if t.g.awake or not any(t.g.faces[die] == "terror" for die in t.dice("pool")):
        return
    if t.can(t.g.active, "no_terror"):
        return
    strikes = {work.card: printed.PLACES[work.card].get("terror", [])}
    if t.g.mythos:
        mythos = printed.change(printed.MYTHOS[t.g.mythos], "terror")
        strikes[t.g.mythos] = mythos["effects"] if mythos else []
    left = [each for each, effects in strikes.items() if effects]
    if t.g.mythos in left and t.can(t.g.active, "ignores_mythos"):
        answer = yield from choose(t.g.active, "ignore", ["yes", "no"])
        if answer == "yes":
            left.remove(t.g.mythos)
    t.cause = "terror"
    while left:
        answer = yield from choose(t.g.active, "terror-order", [f"terror:{each}" for each in left])
        left.remove(answer.removeprefix("terror:"))
        yield from verbs.harm(t, strikes[answer.removeprefix("terror:")])
    t.cause = "other"
