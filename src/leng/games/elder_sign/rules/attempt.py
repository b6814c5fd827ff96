"""Attempting a card: before a roll, after a roll, and when a roll fails."""

from __future__ import annotations

from functools import partial
from typing import Any

from leng.engine.choice import NO, YES, Choice, Option, Refusal, Rules, choose
from leng.engine.state import Unit, unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import pool, rolls, tasks
from leng.games.elder_sign.deeds.breaking import broken, play_on
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.deeds.ways import OpenTask
from leng.games.elder_sign.rules import cards
from leng.games.elder_sign.rules.failed_roll import failed_roll
from leng.games.elder_sign.rules.joining import by_abilities, in_vain_yet, join, may_not_join, off_spells
from leng.games.elder_sign.rules.turn import next_roll, usable_now, used_in_vain
from leng.games.elder_sign.state import FOCUS, POOL, Attempt, Investigator, Museum

NO_DICE = Refusal("no-dice", "ES Q-14")
NO_FOCUS = Refusal("no-focus", "ES R-072", lambda g, seat, option: {"card": g.mythos})
FOCUSED = Refusal("focused-already", "ES R-080")
ASKED = Refusal("asked-already", "ES R-081")
ONE_OR_THE_OTHER = Refusal("one-or-the-other", "ES R-082")
NO_HELP = Refusal("no-help", "ES R-072", lambda g, seat, option: {"card": g.mythos})
NO_CLUES = Refusal("no-clues", "ES R-072", lambda g, seat, option: {"card": g.mythos})


# Before a roll ---------------------------------------------------------------------------------------------------


@unit
def prepare(g: Museum) -> Rules[None]:
    """Add dice, take dice off spells, keep one after a failed roll; then roll, or give up."""  # ES R-050
    who, attempt = g.at_work
    options = _preparations(g, who, attempt)
    unless = partial(_may_not_prepare, g, who)
    vain = used_in_vain(g, who) if who.cards else None
    empty = POOL not in g.lies
    if empty and all(unless(option) or (vain and vain(option)) for option in options):
        play_on(g, ("attack_over",) if g.awake else ("fail",))  # ES
        return
    options.append(asks.ROLL)
    if not g.awake:
        options.append(asks.GIVE_UP)
    elif empty:
        options.append(asks.DONE)  # ES R-133: with no die left the attack may end here
    also = partial(_not_again, g, who, attempt)
    about: dict[str, Any] = {"card": attempt.card}
    if options[0][0] == "complete":
        about["tasks"] = tasks.still_open(g)
    if g.awake:
        ask = asks.BEFORE_ROLL
        if vain and not empty and all(vain(option) or unless(option) for option in options if option != asks.ROLL):
            ask = asks.ONLY_ROLL
        pick = yield from choose(who.seat, ask, options, unless, vain=vain, also=also, **about)
    else:  # whoever can give up has always something to decide
        pick = yield Choice(who.seat, asks.BEFORE_ROLL, options, unless, also, about, vain)
    if pick == asks.ROLL:
        _roll(g, who, attempt)
    elif pick == asks.GIVE_UP:
        g.tell("gives-up", seat=who.seat, card=attempt.card)
        play_on(g, ("fail",))  # ES R-042
    elif pick == asks.DONE:
        play_on(g, ("attack_over",))
    else:
        yield from _prepare(g, who, attempt, pick)
        next_roll(g)


def _preparations(g: Museum, who: Investigator, attempt: Attempt) -> list[Option]:
    spells = not g.box.securing.keys().isdisjoint(g.lies)
    options = _with_kept_dice(g) if (spells or attempt.focused or attempt.helped) and g.letter else []
    if attempt.secures:
        names = pool.pool_names(g)
        if not attempt.focused:
            options += [("focus", name) for name in names]  # ES R-080
        if names and len(g.investigators) > 1:
            options += [("ask", each.seat) for each in possible_helpers(g, who, attempt)]  # ES R-081
    if spells:
        options += off_spells(g)
    if who.cards:
        options += usable_now(g, who)
    if attempt.rolls == 0 and who.id in g.box.paid_with and who.id not in attempt.used and cards.payments(g, who):
        options.append(("use", who.id))
    if who.id in g.box.finding_dice:
        options += by_abilities(g, who, attempt)
    return options


def _with_kept_dice(g: Museum) -> list[Option]:
    """The tasks that kept dice complete by themselves, without a roll."""  # ES
    kept = pool.usable_kept(g)
    if not kept:
        return []
    return [("complete", task.number + 1, way) for task in tasks.available(g) for way in g.box.ways(task.needs, kept)]


def possible_helpers(g: Museum, who: Investigator, attempt: Attempt) -> list[Investigator]:
    """Other investigators on the same card who have not been asked in this turn."""  # ES R-081
    return [
        each
        for each in g.from_active()
        if each.at == attempt.card and each is not who and each.seat not in attempt.helpers
    ]


def _may_not_prepare(g: Museum, who: Investigator, option: Option) -> Refusal | None:
    if option == asks.ROLL:
        return None if POOL in g.lies else NO_DICE
    if option in (asks.GIVE_UP, asks.DONE):
        return None
    match option[0]:
        case "focus":
            return _may_not_focus(g, who, g.ongoing)
        case "ask":
            return _may_not_ask(g, who, g.ongoing, option[1])
        case "complete":
            return tasks.may_not_pay(who, tasks.open_task(g, option[1] - 1))
        case "use" if option[1] == who.id:
            return cards.may_not_pay_for_dice(g, who)
        case "use" | "add":
            return may_not_join(g, who, "before_roll", option)
    return None


def _may_not_focus(g: Museum, who: Investigator, attempt: Attempt) -> Refusal | None:
    if cards.forbidden(g, who, "focus"):
        return NO_FOCUS
    if attempt.focused:
        return FOCUSED
    return None if attempt.secures else ONE_OR_THE_OTHER


def _may_not_ask(g: Museum, who: Investigator, attempt: Attempt, seat: int) -> Refusal | None:
    if cards.forbidden(g, who, "assist"):
        return NO_HELP
    if seat in attempt.helpers:
        return ASKED
    return None if attempt.secures else ONE_OR_THE_OTHER


def _not_again(g: Museum, who: Investigator, attempt: Attempt) -> list[Option]:
    """Ways to keep a die after a failed roll that are used up, to be shown with the reason."""
    if attempt.rolls == 0 or g.awake or not (attempt.focused or attempt.helpers):
        return []
    names = pool.pool_names(g)
    there = [each.seat for each in g.from_active() if each is not who and each.alive and each.at == attempt.card]
    return [*(("focus", name) for name in names), *(("ask", seat) for seat in there)]


def _prepare(g: Museum, who: Investigator, attempt: Attempt, pick: Option) -> Rules[None]:
    """One preparation."""
    head, thing = pick[0], pick[1]
    if head == "focus":
        g.lies[pool.die_called(g, thing)] = FOCUS
        attempt.focused, attempt.secures = True, False  # ES
        g.tell("focuses", seat=who.seat, die=thing)
    elif head == "ask":
        yield from _ask_for_help(g, who, attempt, g.investigators[thing])
    elif head == "complete":
        yield from tasks.complete(g, who, tasks.open_task(g, thing - 1), pick[2])
    elif thing == who.id:
        attempt.used.append(who.id)
        g.tell("ability", seat=who.seat, investigator=who.id)
        yield from cards.pay_ability(g, who)
    else:
        yield from join(g, who, pick)


def _ask_for_help(g: Museum, who: Investigator, attempt: Attempt, other: Investigator) -> Rules[None]:
    """Another player on the card may keep a die; asking is possible once after a failed roll."""  # ES
    attempt.helpers.append(other.seat)
    attempt.secures = False
    answer = yield Choice(other.seat, asks.HELP, (YES, NO), None, None, {"other": who.seat, "card": attempt.card})
    if answer == NO:
        g.tell("refuses-help", seat=other.seat, other=who.seat)
        return
    attempt.helped.append(other.seat)
    options = [("keep", name) for name in pool.pool_names(g)]
    pick = yield from choose(who.seat, asks.HELP_DIE, options, other=other.seat)
    g.lies[pool.die_called(g, pick[1])] = f"help.{other.seat}"
    g.tell("helps", seat=other.seat, other=who.seat, die=pick[1])


def _roll(g: Museum, who: Investigator, attempt: Attempt) -> None:
    """The whole pool is rolled."""  # ES R-035
    attempt.rolls += 1
    attempt.used.clear()
    attempt.completed = attempt.rerolls = 0
    attempt.secures = False
    attempt.lying = True
    dice = pool.in_pool(g)
    rolls.roll(g, dice)
    if g.news is not None:
        g.tell("rolls", seat=who.seat, dice=[pool.called(g, die) for die in dice])
    g.next_up(*_researchers(g), ("judge",))


def _researchers(g: Museum) -> list[Unit]:
    """Mandy Thompson may reroll after anybody's roll; after her own it is one of the things she can do with it."""
    return [
        ("research", who.seat)
        for who in g.investigators
        if who.id in g.box.researchers and who.id not in who.used and not who.resting
        and not (g.letter and who.seat == g.active)
    ]  # fmt: skip


@unit
def research(g: Museum, seat: int) -> Rules[None]:
    """Some dice of somebody's roll are rolled again, once a day."""  # ES
    who = g.investigators[seat]
    if not who.alive or not pool.rolled(g):
        return
    pick = yield from choose(seat, asks.RESEARCH, (("use", who.id), asks.PASS), other=g.active)
    if pick == asks.PASS:
        return
    yield from _reroll_by_ability(g, who)
    g.agenda[:] = [("judge",) if unit[0] == "concede" else unit for unit in g.agenda]  # the roll is another one now


def _reroll_by_ability(g: Museum, who: Investigator) -> Rules[None]:
    cards.note_use(g, who, who.id)
    g.tell("ability", seat=who.seat, investigator=who.id)
    for deed in g.box.deeds[who.id]:
        if deed.when == "any_roll":
            yield from resolve(g, who, deed.effects)


# After a roll ----------------------------------------------------------------------------------------------------


@unit
def judge(g: Museum) -> Rules[None]:
    """Change the roll, complete a task with it, or call it failed."""  # ES
    who, attempt = g.at_work
    still = tasks.still_open(g)
    first = _judgements(g, who, attempt, still)
    more = _more(g, who, attempt)
    last = [asks.GO_ON if attempt.completed else asks.FAIL]
    if not g.awake:
        last.append(asks.GIVE_UP)
    options = first + more + last
    unless, also = partial(_may_not_judge, g, who, still), partial(_unreachable, g)
    about: dict[str, Any] = {"card": attempt.card, "tasks": still}
    vain = partial(in_vain_yet, g, who, attempt) if more and g.letter else None
    if g.awake:
        ask = asks.BATTLE_ROLL
        if vain and not first and all(vain(option) or unless(option) for option in more):
            ask = asks.ONLY_FAIL
        pick = yield from choose(who.seat, ask, options, unless, vain=vain, also=also, **about)
    else:
        pick = yield Choice(who.seat, asks.AFTER_ROLL, options, unless, also, about, vain)
    if pick == asks.GO_ON:
        attempt.lying = False
        next_roll(g)
    elif pick in (asks.FAIL, asks.GIVE_UP):
        others = [] if attempt.completed or not g.letter else _researchers(g)
        if others:
            g.next_up(*others, ("concede", pick))
        else:
            _concede(g, who, attempt, pick)
    elif pick[0] == "complete":
        yield from tasks.complete(g, who, tasks.numbered(still, pick[1] - 1), pick[2])
        _completed(g, who, attempt)
    else:
        yield from _change(g, who, attempt, pick)


@unit
def concede(g: Museum, how: str) -> None:
    """The roll has failed; Mandy Thompson has left it as it is. Terror comes first."""  # ES
    _concede(g, *g.at_work, how)


def _concede(g: Museum, who: Investigator, attempt: Attempt, how: str) -> None:
    terror_first = [] if attempt.completed else failed_roll(g, who, attempt)  # ES Q-13
    if how == asks.FAIL:
        attempt.missed = POOL in g.lies  # ES Q-53: with all dice on spells there is none to lose
        play_on(g, *terror_first, ("discard",) if attempt.missed else ("prepare",))
        return
    g.tell("gives-up", seat=who.seat, card=attempt.card)
    attempt.failed = True
    play_on(g, *terror_first, ("discard",))


def _judgements(g: Museum, who: Investigator, attempt: Attempt, still: list[OpenTask]) -> list[Option]:
    """What can be done with the roll on the table: complete a task, turn dice, roll some again."""
    options: list[Option] = []
    box = g.box
    if not attempt.completed or "many_tasks" in box.traits[who.id]:
        usable = pool.usable(g)
        for task in still[:1] if tasks.is_ordered(g) else still:
            for way in box.ways(task.needs, usable):
                options.append(("complete", task.number + 1, way))
    if pool.shows_any(g):
        options += cards.turnings(g, who)
        if attempt.rerolls:
            options.append(asks.REROLL)
        if who.clues:
            options.append(asks.CLUE)
        if who.allies:
            options += cards.rerolling_allies(g, who)
        if who.id in box.researchers and who.id not in who.used and g.letter:
            options.append(("use", who.id))
    return options


def _more(g: Museum, who: Investigator, attempt: Attempt) -> list[Option]:
    """Cards, and by the letter dice that join the pool while the roll lies there."""  # ES Q-49
    options = usable_now(g, who) if who.cards else []
    if who.id in g.box.finding_dice and g.letter:
        options += by_abilities(g, who, attempt)
    if not g.box.securing.keys().isdisjoint(g.lies) and g.letter:
        options += off_spells(g)
    return options


def _may_not_judge(g: Museum, who: Investigator, still: list[OpenTask], option: Option) -> Refusal | None:
    if option == asks.CLUE:
        return NO_CLUES if cards.forbidden(g, who, "clues") else None
    match option[0]:
        case "complete":
            task = tasks.numbered(still, option[1] - 1)
            if not option[2]:
                return _why_not(g, task)
            return tasks.may_not_pay(who, task)
        case "use" if option[1] in g.box.turning:
            return cards.USED_TODAY if option[1] in who.used else cards.USED_THIS_ROLL
        case "use" | "add":
            return may_not_join(g, who, "after_roll", option)
    return None


def _unreachable(g: Museum) -> list[Option]:
    """The open tasks that the roll does not meet and abilities used up, to be shown with the reason."""
    usable = pool.usable(g)
    can = {task.number for task in tasks.available(g) if g.box.ways(task.needs, usable)}
    unmet: list[Option] = [("complete", task.number + 1, ()) for task in tasks.still_open(g) if task.number not in can]
    return [*unmet, *cards.used_up(g, g.actor)]


def _why_not(g: Museum, task: OpenTask) -> Refusal:
    if task.number not in [each.number for each in tasks.available(g)]:
        return tasks.NOT_YET
    return tasks.NEEDS_DICE


def _completed(g: Museum, who: Investigator, attempt: Attempt) -> None:
    """After a task: done, more tasks with this roll for Amanda Sharpe, or the next roll."""  # ES
    if not g.awake and not tasks.still_open(g):
        attempt.lying = False
        play_on(g, ("succeed",))
    elif g.box.has(who.id, "many_tasks") and (POOL in g.lies or _meets_another(g)):
        play_on(g, ("judge",))
    else:
        attempt.lying = False
        play_on(g, ("prepare",))


def _meets_another(g: Museum) -> bool:
    """Whether kept dice alone meet a further task."""
    usable = pool.usable(g)
    return any(g.box.ways(task.needs, usable) for task in tasks.available(g))


def _change(g: Museum, who: Investigator, attempt: Attempt, pick: Option) -> Rules[None]:
    """Something is done to the roll, which is then judged anew."""
    again = False
    if pick == asks.CLUE:
        who.clues -= 1
        g.tell("clue-spent", seat=who.seat)
        attempt.rerolls += 1 if g.box.has(who.id, "two_rerolls") else 0
        yield from rolls.reroll(g, who, None)
        again = True
    elif pick == asks.REROLL:
        attempt.rerolls -= 1
        yield from rolls.reroll(g, who, None)
        again = True
    elif pick[0] == "turn":
        cards.turn_die(g, who, pick[1], pick[2], pick[3])
    elif pick[1] in who.allies:
        yield from cards.send_away(g, who, pick[1])
        again = True
    elif pick[1] == who.id:
        yield from _reroll_by_ability(g, who)
    else:
        yield from join(g, who, pick)
    if not broken(g) and not g.awake and not tasks.still_open(g):  # a card defeated the last monster
        attempt.lying = False
        g.next_up(("succeed",))
    else:
        play_on(g, *(_researchers(g) if again or g.letter else ()), ("judge",))
