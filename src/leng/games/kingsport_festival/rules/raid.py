"""Phase 5, raid: an Event, an Investigator, and everybody's combat."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.effects.compound import Each, resolve
from leng.games.kingsport_festival.effects.goods import Lose
from leng.games.kingsport_festival.rules import goods
from leng.games.kingsport_festival.rules.actions import USED
from leng.games.kingsport_festival.rules.spells import cast, casts, may_not_cast, might_cast, other_casts
from leng.games.kingsport_festival.rules.strength import Tally, ability_touches, tally
from leng.games.kingsport_festival.state import Combat, Cultist, Festival, Raid, Ranks

WHEN = "raid.own_combat"
INVESTIGATOR = "investigator"

VOID = Refusal("ability-void", "KF R-062")
BUILDING_IGNORED = Refusal("building-ignored", "KF R-062", lambda g, seat, option: {"building": option[1]})


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


def combat(g: Festival, seat: int) -> Rules[None]:
    """One cultist against the Investigator's full Strength."""  # KF
    who = g.cultists[seat]
    g.combat = Combat(seat, who.sanity, len(who.hand))
    if ability_touches(g, who):  # KF Q-35: first what the ability takes, then its conditions are read
        for verb in g.box.investigators[now(g).investigator].ability:
            if isinstance(verb, Lose):
                verb.do(g, who)
        g.combat.sanity = who.sanity
    while True:
        sums = tally(g, who)
        spells = len(g.combat.played) < sums.spell_limit and might_cast(g, who, WHEN)
        candidates = _offers(g, who)
        if spells:
            candidates += casts(g, who, WHEN)
        if not candidates and not spells:
            break
        candidates.append(asks.FIGHT)
        pick = yield from choose(
            seat,
            asks.COMBAT,
            candidates,
            partial(_may_not, g, who, sums),
            also=partial(other_casts, who),
            secret=spells,
            investigator=now(g).investigator,
        )
        if pick == asks.FIGHT:
            break
        if pick[0] == "cast":
            yield from cast(g, who, pick[1])
        else:
            yield from _buy(g, who, pick[1])
    yield from _outcome(g, who, sums)
    g.combat = None


def _offers(g: Festival, who: Cultist) -> list[Option]:
    """Bonuses to be paid for: the Quay's, the Investigator's."""
    found: list[Option] = [("use", disc) for disc in who.discs if disc in g.box.combat_offers]
    if now(g).investigator in g.box.combat_offers:
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
    if source in sums.ignored:
        return BUILDING_IGNORED
    return goods.may_not_afford(g, who, g.box.combat_offers[source].cost)


def _buy(g: Festival, who: Cultist, source: str) -> Rules[None]:
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


def _outcome(g: Festival, who: Cultist, t: Tally) -> Rules[None]:
    """Rewards, nothing, or penalties."""
    outcome = outcome_of(t)
    doubled = outcome == "victory" and t.strength >= 2 * t.foe and not t.no_double  # KF R-058
    card = g.box.investigators[now(g).investigator]
    g.tell(
        "combat", seat=who.seat, investigator=card.id, strength=t.strength, foe=t.foe, outcome=outcome, doubled=doubled
    )
    if outcome == "victory":
        yield from resolve(g, who, card.reward, 2 if doubled else 1)
        yield from resolve(g, who, t.spoils)
    elif outcome == "defeat" and not t.no_penalty:
        yield from resolve(g, who, card.penalty, t.penalty)


def raid_over(g: Festival) -> None:
    """The next raid is now the next one."""
    now(g).over = True
