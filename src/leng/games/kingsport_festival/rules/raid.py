"""Phase 5, raid: an Event, an Investigator, and everybody's combat."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds import goods
from leng.games.kingsport_festival.deeds.spellbook import discard_used
from leng.games.kingsport_festival.deeds.strength import Tally, ability_touches, tally
from leng.games.kingsport_festival.effects.compound import AnyVerb, Each, resolve
from leng.games.kingsport_festival.effects.goods import Lose
from leng.games.kingsport_festival.rules.actions import USED
from leng.games.kingsport_festival.rules.spells import cast, casts, may_not_cast, might_cast, other_casts
from leng.games.kingsport_festival.state import Combat, Cultist, Festival, Raid, Ranks

WHEN = "raid.own_combat"
INVESTIGATOR = "investigator"

VOID = Refusal("ability-void", "KF R-062")


@unit
def raid(g: Festival) -> None:
    """Only in rounds with a blue marker."""
    waiting = g.next_raid()
    if waiting is None or waiting.round != g.round:
        return
    g.phase = "raid"
    g.tell("phase", phase=g.phase)
    combats = [("combat", seat) for seat in g.order]
    g.next_up(("event",), ("investigator",), *combats, ("raid_over",))  # KF


def now(g: Festival) -> Raid:
    """The raid being resolved."""
    waiting = g.next_raid()
    assert waiting is not None
    return waiting


@unit
def event(g: Festival) -> Rules[None]:
    """Turn the Event up and apply it at once."""  # KF R-053
    card = now(g)
    if card.event is None:
        return
    card.event_up = True
    card.event_ranks = _ranks(g)
    g.reveals += 1
    g.tell("event", event=card.event)
    for verb in g.box.events[card.event].effects:
        if isinstance(verb, Each):
            rules = verb.do(g, g.cultists[g.order[0]])
            assert rules is not None
            yield from rules


@unit
def investigator(g: Festival) -> None:
    """Turn the Investigator up."""  # KF R-054
    card = now(g)
    card.investigator_up = True
    card.investigator_ranks = _ranks(g)
    g.reveals += 1
    strength = g.box.investigators[card.investigator].strength
    g.tell("investigator", investigator=card.investigator, n=strength)


def _ranks(g: Festival) -> Ranks:
    """Who has the most and who the fewest cult points, read once."""  # KF Q-27
    cult = [who.cult for who in g.cultists]
    most, fewest = max(cult), min(cult)
    return (
        tuple(who.seat for who in g.cultists if who.cult == most),
        tuple(who.seat for who in g.cultists if who.cult == fewest),
    )


@unit
def combat(g: Festival, seat: int) -> Rules[None]:
    """One cultist against the Investigator's full Strength."""  # KF
    who = g.cultists[seat]
    g.combat = Combat(seat, who.sanity, len(who.hand))
    if ability_touches(g, who):  # KF Q-35: first what the ability takes, then its conditions are read
        for verb in g.box.investigators[now(g).investigator].ability:
            if isinstance(verb, Lose):
                verb.do(g, who)
        g.combat.sanity = who.sanity
    yield from fight(g, who)


def fight(g: Festival, who: Cultist) -> Rules[None]:
    """Spells and other bonuses until one has had enough, then the outcome."""  # KF R-055
    assert g.combat is not None
    investigator = now(g).investigator
    while True:
        sums = tally(g, who)
        spells = len(g.combat.played) < sums.spell_limit and might_cast(g, who, WHEN)
        candidates = _offers(g, who, investigator)
        if spells:
            candidates += casts(g, who, WHEN)
        if not candidates and not spells:
            break
        candidates.append(asks.FIGHT)
        pick = yield from choose(
            who.seat,
            asks.COMBAT,
            candidates,
            partial(_may_not, g, who, sums),
            vain=partial(_in_vain, sums) if sums.ignored else None,
            letter=not sums.ignored or g.letter,
            also=partial(other_casts, who),
            secret=spells,
            investigator=investigator,
        )
        if pick == asks.FIGHT:
            break
        if pick[0] == "cast":
            yield from cast(g, who, pick[1])
        else:
            yield from buy(g, who, pick[1])
    yield from settle(g, who, sums)


def _offers(g: Festival, who: Cultist, investigator: str) -> list[Option]:
    """Bonuses to be paid for: the Quay's, the Investigator's."""
    found: list[Option] = [("use", disc) for disc in who.discs if disc in g.box.combat_offers]
    if investigator in g.box.combat_offers:
        found.append(("use", INVESTIGATOR))
    return found


def _may_not(g: Festival, who: Cultist, sums: Tally, option: Option) -> Refusal | None:
    if option[0] == "cast":
        return may_not_cast(g, who, option[1], WHEN, sums)
    if option[0] != "use":
        return None
    source = option[1]
    if source in sums.combat.bought:
        return USED
    if source == INVESTIGATOR:
        if not ability_touches(g, who):
            return VOID
        return goods.may_not_afford(g, who, g.box.combat_offers[now(g).investigator].cost)
    return goods.may_not_afford(g, who, g.box.combat_offers[source].cost)


def _in_vain(sums: Tally, option: Option) -> bool:
    """A building that gives no Strength in this combat may sell some all the same."""  # KF
    return option[0] == "use" and option[1] in sums.ignored


def buy(g: Festival, who: Cultist, source: str) -> Rules[None]:
    """Pay for a bonus; it counts from now on."""
    assert g.combat is not None
    card = now(g).investigator if source == INVESTIGATOR else source
    g.tell("use", seat=who.seat, source=card)
    yield from goods.pay(g, who, g.box.combat_offers[card].cost)
    g.combat.bought.append(source)


def outcome_of(t: Tally) -> str:
    """Victory, repelled or defeat."""  # KF
    if t.strength == t.foe:
        if t.tie_wins != t.tie_loses:  # KF Q-37: both cancel each other
            return "victory" if t.tie_wins else "defeat"
        return "repelled"
    return "victory" if t.strength > t.foe else "defeat"


def settle(g: Festival, who: Cultist, t: Tally) -> Rules[None]:
    """The combat is over: rewards, nothing, or penalties."""
    card, outcome = now(g).investigator, outcome_of(t)
    prizes = prizes_of(g, card, t)
    doubled = outcome == "victory" and prizes[0][1] > 1
    g.tell("combat", seat=who.seat, investigator=card, strength=t.strength, foe=t.foe, outcome=outcome, doubled=doubled)
    for verbs, times in prizes:
        yield from resolve(g, who, verbs, times)
    if g.letter:
        discard_used(g, t.combat.played)  # KF Q-40
    g.combat = None


def prizes_of(g: Festival, investigator: str, t: Tally) -> list[tuple[tuple[AnyVerb, ...], int]]:
    """What a combat brings or costs as it stands, and how many times."""
    card, outcome = g.box.investigators[investigator], outcome_of(t)
    if outcome == "victory":
        doubled = t.strength >= 2 * t.foe and not t.no_double  # KF R-058
        return [(card.reward, 2 if doubled else 1), (t.spoils, 1)]
    return [(card.penalty, t.penalty)] if outcome == "defeat" and not t.no_penalty else []


@unit
def raid_over(g: Festival) -> None:
    """The next raid is now the next one."""
    now(g).over = True
