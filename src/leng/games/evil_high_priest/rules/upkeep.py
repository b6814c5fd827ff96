"""Upkeep: rituals advance, cultists come home, abilities act, goods may be moved. Each step is done by all first."""

from __future__ import annotations

from leng.engine.choice import Option, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.verb import resolve
from leng.games.evil_high_priest.rules import abilities
from leng.games.evil_high_priest.rules.placing import earn
from leng.games.evil_high_priest.rules.prowlers import following
from leng.games.evil_high_priest.state import NOBODY, UPKEEP, Conclave, Priest, acolyte_of, owner_of, priest_of


@unit
def upkeep(g: Conclave) -> None:
    """The four steps, each in the order of the round."""  # EHP R-142
    g.phase, g.active = UPKEEP, NOBODY
    abilities.new_phase(g)
    for who in g.priests:
        who.free_entry = 0
    order = g.order()
    g.next_up(
        *(("rituals", seat) for seat in order),
        *([("tracks",)] if g.sheet.lines else []),
        ("homecoming",),
        ("glaciers",),
        *(("powers", seat) for seat in order),
        *(("tidy", seat) for seat in order),
        ("end_of_round",),
    )


# Step 1 --------------------------------------------------------------------------------------------------------------


@unit
def rituals(g: Conclave, seat: int) -> Rules[None]:
    """Every cultist on a ritual goes one step on and earns what is there; from the last step it comes home."""
    # EHP
    who = g.priests[seat]
    codes = (acolyte_of(seat), priest_of(seat))
    moving = [
        (place, cultist)
        for place, (spot, *_) in enumerate(g.box.steps)
        if spot in g.standing
        for cultist in g.standing[spot]
        if cultist in codes
    ]
    while moving:
        now = moving[0]
        earning = [place for place, _ in moving if g.box.steps[place][3]]
        if g.letter and _order_matters(g, earning):
            spots = dict.fromkeys(g.box.steps[place][0] for place in earning)
            _, first = yield from choose(seat, asks.RITUAL_FIRST, [("ritual", spot) for spot in spots])
            now = next(each for each in moving if g.box.steps[each[0]][0] == first)
        moving.remove(now)
        yield from _advance(g, who, *now)


def _order_matters(g: Conclave, earning: list[int]) -> bool:
    """Whether several rituals pay a player, and one of them with a room, after which goods may be moved."""  # EHP Q-65
    if len(set(earning)) < 2:
        return False
    return any(verb.brings_card for place in earning for verb in g.box.steps[place][3] or ())


def _advance(g: Conclave, who: Priest, place: int, cultist: int) -> Rules[None]:
    """A cultist goes one step on and earns there; from the last step it comes home."""
    spot, name, step, reward = g.box.steps[place]
    people.leave(g, cultist, spot)
    if reward is None:
        people.to_pool(g, cultist)
        g.tell("ritual-over", seat=who.seat, ritual=name)
        return
    people.stand(g, cultist, f"{people.RITUAL}{name}.{step + 1}")
    g.tell("ritual-step", seat=who.seat, ritual=name, step=step + 1)
    yield from earn(g, who, reward)


@unit
def tracks(g: Conclave) -> Rules[None]:
    """Every cultist on a ritual track of the cult board goes one step on, the front one first, and earns there."""
    # EHP, YS-Q4, YS-Q6
    for line in g.sheet.lines.values():
        for lock in reversed(line):
            spot = people.TRACK + lock
            for cultist in list(g.standing.get(spot, ())):
                ahead = following(g, spot)
                if ahead is None or people.TRACK + ahead in g.standing:
                    continue
                seat = owner_of(cultist)
                people.leave(g, cultist, spot)
                people.stand(g, cultist, people.TRACK + ahead)
                g.tell("track-step", seat=seat, lock=ahead)
                yield from earn(g, g.priests[seat], g.sheet.bonuses[ahead].reward)


# Step 2 --------------------------------------------------------------------------------------------------------------


@unit
def homecoming(g: Conclave) -> None:
    """All cultists go to their pools but those on rituals, in asylums, held, worshipping, evolved or eternal."""
    # EHP
    for spot in [space for space in g.standing if not space.startswith((people.RITUAL, people.TRACK, people.ETERNAL))]:
        for cultist in list(g.standing[spot]):
            people.leave(g, cultist, spot)
            people.to_pool(g, cultist)
    for who in g.priests:
        who.pool += who.escape
        who.escape = 0
    g.shut = ""
    g.tell("homecoming")


# Step 3 --------------------------------------------------------------------------------------------------------------


@unit
def glaciers(g: Conclave) -> Rules[None]:
    """Active glaciers pay everybody."""  # EHP, WW-Q2
    for card in g.glaciers:
        g.tell("glacier-pays", card=card)
        yield from resolve(g, g.priests[g.first], g.box.specials[card].pays)


@unit
def powers(g: Conclave, seat: int) -> Rules[None]:
    """Monsters, rooms and special cards with something to do in upkeep, in the order their owner likes."""
    # EHP
    who = g.priests[seat]
    g.active = seat
    while options := abilities.in_upkeep(g, who):
        due = [each for each in options if each[0] == "ability" and _must(g, each)]
        if len(due) == len(options):
            for each in due:
                yield from abilities.act_in_upkeep(g, who, each)
            return
        pick = yield from choose(seat, asks.UPKEEP, [*options, asks.PASS])
        if pick == asks.PASS:
            for each in due:
                yield from abilities.act_in_upkeep(g, who, each)
            return
        yield from abilities.act_in_upkeep(g, who, pick)


def _must(g: Conclave, option: Option) -> bool:
    ability = g.box.monsters[option[1]].ability
    return ability is not None and not ability.optional


# Step 4 --------------------------------------------------------------------------------------------------------------


@unit
def tidy(g: Conclave, seat: int) -> Rules[None] | None:
    """Goods may be put elsewhere."""  # EHP R-146
    g.active = seat
    return storing.rearrange(g, g.priests[seat])


@unit
def end_of_round(g: Conclave) -> None:
    """The next round, or first the opponent of a lone player."""  # EHP
    g.active = NOBODY
    g.next_up(("opponent",) if g.solo else ("open_round",))
