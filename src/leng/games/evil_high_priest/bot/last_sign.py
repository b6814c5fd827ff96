"""The last sign: who would win once everybody has thrown all they have at its raid, before it comes and in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from leng.games.evil_high_priest.bot.danger import stops
from leng.games.evil_high_priest.bot.sanctuary import Stash, layout_of
from leng.games.evil_high_priest.bot.scales import NOW, Scales
from leng.games.evil_high_priest.bot.worth import POINTS, Plan
from leng.games.evil_high_priest.deeds import goods, people
from leng.games.evil_high_priest.rules.defence import (
    PER_ACOLYTE,
    acolyte_stops,
    acolytes_stop,
    blunted,
    defence_of,
    forced,
    has_met,
    is_set,
    passive,
    printed_defence,
    protected,
    route,
)
from leng.games.evil_high_priest.rules.ending import MOST_TREASURE
from leng.games.evil_high_priest.rules.raid import AGGRESSIVE
from leng.games.evil_high_priest.state import EXPOSED, SIGN, STRONGEST, TREASURE, Conclave, Priest

STAKE = 60.0  # what it is worth to be sure of the victory
PATIENCE, RESIGNS = (11, 11, 11, 10, 9, 9), 0.035
"""Up to this round, by the number of players, one wants to be sure, and less so in each round after it."""
FAR, SURER, WAITS = 25.0, 0.3, 0.35
"""Who is ahead by so many points wants to be surer by so much, and resigns only so fast: there is time for walls."""
LED = 1  # by so much an investigator makes a raid stronger, all in all
SPARED = 0.01  # whom the last raid does not need is not given up


@lru_cache(maxsize=8)
def throws(dice: int) -> tuple[tuple[int, float], ...]:
    """The sums of so many dice, and how likely each is."""
    chances = {0: 1.0}
    for _ in range(dice):
        more: dict[int, float] = {}
        for total, chance in chances.items():
            for face in range(1, 7):
                more[total + face] = more.get(total + face, 0.0) + chance / 6
        chances = more
    return tuple(chances.items())


def strengths(g: Conclave, dice: int, worship: int = 0) -> tuple[tuple[int, float], ...]:
    """How strong the raid of a lock may be, and how likely that is, if so many more go to worship for it."""
    more = (sum([who.worship for who in g.priests]) + worship if g.threshold else 0) + (LED if g.expanded else 0)
    return _strengths(dice, more, "aggressive" in g.flags)


@lru_cache(maxsize=128)
def _strengths(dice: int, more: int, fierce: bool) -> tuple[tuple[int, float], ...]:
    """The same for raids that are stronger by so much, the weakest first."""
    if not dice:
        return ((0, 1.0),)
    if fierce:
        dice, more = 1, more + AGGRESSIVE[dice]
    return tuple((min(STRONGEST, total + more), chance) for total, chance in throws(dice))


def brings(g: Conclave, seat: int, plan: Plan, scales: Scales = NOW) -> float:
    """What it is worth to break the last sign, beside the position as it is."""
    won = 0.0
    walls = [_wall(g, who, active) for who, active in zip(g.priests, people.count_all_active(g), strict=True)]
    walls[seat] -= _spent(g, g.priests[seat], plan)
    for strength, chance in strengths(g, plan.dice, plan.worship):
        finals = [_final(g, who, walls[who.seat], strength, plan if who.seat == seat else None) for who in g.priests]
        scores = _scores(finals if g.hoard is None else [*finals, _count(g.hoard.goods)])
        best = max(scores)
        if scores[seat] == best:
            won += chance / scores.count(best)
    return STAKE * (won - _wanted(g, seat, scales.sure))


def prospects(g: Conclave, dice: int, held: Sequence[Stash]) -> list[float]:
    """How likely everybody would win if the last raid, of so many dice, came now and all threw all they have at it.

    ``held`` is what everybody owns, with the hoard of a lone player's opponent, which no raid reaches, last.
    """
    odds = strengths(g, dice)
    points, treasures = [each.points for each in held], [each.treasure for each in held]
    losses = _losses(g, held, odds[-1][0])
    won = [0.0] * len(held)
    winners = _winners(points, treasures)
    for strength, chance in odds:
        if losses and losses[-1][0] <= strength:
            while losses and losses[-1][0] <= strength:
                _, seat, lost, coins = losses.pop()
                points[seat] -= lost
                treasures[seat] -= coins
            winners = _winners(points, treasures)
        share = chance / len(winners)
        for seat in winners:
            won[seat] += share
    return won


def _losses(g: Conclave, held: Sequence[Stash], strongest: int) -> list[tuple[int, int, float, int]]:
    """Which strengths up to the strongest take points and treasure of which seat, the weakest last."""
    active = people.count_all_active(g)
    found = []
    for who in g.priests:
        places = held[who.seat].places
        if not places:
            continue
        wall = _wall(g, who, active[who.seat])
        if wall >= strongest:
            continue
        before = layout_of(g, who, NOW).before
        for place, points, treasure in places:
            needed = wall + before[place][0] + 1
            if needed > strongest:
                break
            found.append((needed, who.seat, points, treasure))
    found.sort(reverse=True)
    return found


def _winners(points: Sequence[float], treasures: Sequence[int]) -> list[int]:
    """Who would win with so many points and so much treasure."""
    most, best = max(treasures), -1.0
    winners: list[int] = []
    for seat, score in enumerate(points):
        if most and treasures[seat] == most:
            score += MOST_TREASURE
        if score > best:
            best, winners = score, [seat]
        elif score == best:
            winners.append(seat)
    return winners


def _wanted(g: Conclave, seat: int, sure: tuple[float, ...]) -> float:
    """How sure of the victory somebody wants to be who could end the match now."""
    many = len(g.priests)
    points = [_count(goods.all_of(who))[0] for who in g.priests]
    if g.hoard is not None:
        points.append(_count(g.hoard.goods)[0])
    ahead = points.pop(seat) - max(points) >= FAR
    waited = RESIGNS * max(0, g.round - PATIENCE[many])
    return max(0.0, sure[many] + SURER - WAITS * waited if ahead else sure[many] - waited)


def _scores(counts: Sequence[tuple[float, int]]) -> list[float]:
    """The points of everybody, with those for most treasure."""
    most = max(treasure for _, treasure in counts)
    return [points + (MOST_TREASURE if most and treasure == most else 0) for points, treasure in counts]


def _count(held: dict[str, int]) -> tuple[float, int]:
    return sum(POINTS[kind] * n for kind, n in held.items()), held.get(TREASURE, 0)


def _wall(g: Conclave, who: Priest, active: int) -> int:
    """What a raid meets before it comes to anything: asylum, so many acolytes, monsters, special cards."""
    n = stops(who) + PER_ACOLYTE * active
    for monster in who.lairs:
        n += max(0, defence_of(g, who, monster))
    for card in who.specials:
        n += g.box.specials[card].stops
    return n


def _spent(g: Conclave, who: Priest, plan: Plan) -> int:
    """What the price of the sign takes from one's own walls."""
    monsters = sorted(max(0, defence_of(g, who, monster)) for monster in who.lairs)
    n = sum(monsters[: plan.monsters])
    for card in plan.cards:
        n += g.box.specials[card].stops
    return n + PER_ACOLYTE * plan.worship + (PER_ACOLYTE - 1) * plan.sacrificed


def _final(g: Conclave, who: Priest, wall: int, strength: int, plan: Plan | None) -> tuple[float, int]:
    """A player's points and treasure once the raid is over, the new sign and its price among them."""
    left = strength - wall
    kept = goods.all_of(who)
    if plan is not None:
        for kind, n in plan.price:
            kept[kind] = max(0, kept.get(kind, 0) - n)
        kept[TREASURE] = max(0, kept.get(TREASURE, 0) - plan.basic)
        kept[SIGN] = kept.get(SIGN, 0) + 1
    if left > 0:
        _raid(g, who, left, kept)
        if plan is not None and not goods.free_places(g, who, SIGN):
            kept[SIGN] = max(0, kept[SIGN] - 1)  # the new sign lay in the way
    return _count(kept)


def _raid(g: Conclave, who: Priest, left: int, kept: dict[str, int]) -> None:
    """Take from what is kept whatever a raid with so much strength left reaches."""
    _take(kept, who.exposed)
    for room in who.rooms:
        if room is not None:
            left -= g.box.rooms[room.card].defence
            if left <= 0:
                return
            _take(kept, room.goods)


def _take(kept: dict[str, int], lying: dict[str, int]) -> None:
    for kind, n in lying.items():
        kept[kind] = max(0, kept.get(kind, 0) - n)


# While the last raid goes on ------------------------------------------------------------------------------------------


def foreseen(g: Conclave, seat: int) -> tuple[list[float], float]:
    """The points everybody will have if all that can stop the last raid is thrown at it; and a little for who is left.

    Nothing else counts any more: whoever is not needed is kept, whoever is needed is worth nothing beside a sign.
    """
    kept = [_left_to(g, who) for who in g.priests]
    if g.hoard is not None:
        kept.append(g.hoard.goods)
    own = g.priests[seat]
    return _scores([_count(held) for held in kept]), SPARED * (
        people.count_active(g, own) + len(own.lairs) + len(own.specials)
    )


def _left_to(g: Conclave, who: Priest) -> dict[str, int]:
    """The goods that a player can keep of the raid that goes on."""
    kept = goods.all_of(who)
    now = g.raid
    if now is None or who.spared:
        return kept
    if is_set(g):
        left = who.strength - (0 if has_met(g, who) else forced(g, who))
    else:
        left = min(STRONGEST, sum(now.dice) + now.plus) - passive(g, who, who.asylum, who.escape)
    left -= _thrown(g, who)
    path, begun = _still_to_come(g, who)
    weak, safe = blunted(g, who, route(g, who)), protected(g)
    for n, place in enumerate(path):
        if place != EXPOSED and place not in weak and not (begun and n == 0):
            left -= printed_defence(g, who, place)
        if left <= 0:
            break
        for kind, many in goods.lying(who, place).items():
            if kind not in safe:
                kept[kind] -= many
    return kept


def _thrown(g: Conclave, who: Priest) -> int:
    """What acolytes, monsters and special cards can still stop."""
    active = people.count_active(g, who)
    acolytes = acolyte_stops(g, who) + acolytes_stop(g) * (active - 1) if active else 0
    monsters = sum(max(0, defence_of(g, who, monster)) for monster in who.lairs)
    return acolytes + monsters + sum(g.box.specials[card].stops for card in who.specials)


def _still_to_come(g: Conclave, who: Priest) -> tuple[list[str], bool]:
    """Where the raid will still come by, and whether the first room of these has already stopped what it can."""
    path = route(g, who)
    for deed in g.agenda:
        if deed[:2] == ("sack", who.seat):
            at = int(deed[2])
            return path[at:], at > 0
    return path, False
