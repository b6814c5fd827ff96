"""The last sign: who would win once everybody has thrown all they have at its raid, before it comes and in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from leng.games.evil_high_priest.bot.danger import stops
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


def strengths(g: Conclave, dice: int, worship: int = 0) -> Iterator[tuple[int, float]]:
    """How strong the raid of a lock may be, and how likely that is, if so many more go to worship for it."""
    more = (sum(who.worship for who in g.priests) + worship if g.threshold else 0) + (LED if g.expanded else 0)
    fierce = "aggressive" in g.flags and dice
    for total, chance in throws(1 if fierce else dice):
        yield min(STRONGEST, total + more + (AGGRESSIVE[dice] if fierce else 0)) if dice else 0, chance


def brings(g: Conclave, seat: int, plan: Plan, scales: Scales = NOW) -> float:
    """What it is worth to break the last sign, beside the position as it is."""
    won = 0.0
    walls = [_walls(g, who) for who in g.priests]
    walls[seat] -= _spent(g, g.priests[seat], plan)
    for strength, chance in strengths(g, plan.dice, plan.worship):
        finals = [_final(g, who, walls[who.seat], strength, plan if who.seat == seat else None) for who in g.priests]
        hoard = [] if g.hoard is None else [_count(g.hoard.goods)]
        scores = [points for points, _ in (*finals, *hoard)]
        most = max(treasure for _, treasure in (*finals, *hoard))
        for other, (_, treasure) in enumerate((*finals, *hoard)):
            scores[other] += MOST_TREASURE if most and treasure == most else 0
        best = max(scores)
        if scores[seat] == best:
            won += chance / scores.count(best)
    return STAKE * (won - _wanted(g, seat, scales.sure))


def prospect(g: Conclave, seat: int, dice: int) -> float:
    """How likely a player would win if the last raid, of so many dice, came now and everybody threw all at it."""
    steps = [_steps(g, who) for who in g.priests]
    hoard = [] if g.hoard is None else [_count(g.hoard.goods)]
    won = 0.0
    for strength, chance in strengths(g, dice):
        finals = hoard[:]
        for each in steps[::-1]:
            for needed, points, treasure in each:
                if strength >= needed:
                    finals.insert(0, (points, treasure))
                    break
        most = max([treasure for _, treasure in finals])
        scores = [points + MOST_TREASURE if treasure == most and most else points for points, treasure in finals]
        best = max(scores)
        if scores[seat] == best:
            won += chance / scores.count(best)
    return won


def _steps(g: Conclave, who: Priest) -> list[tuple[int, float, int]]:
    """What a player keeps of a raid of at least so much strength, as points and treasure, the strongest raid first."""
    wall = _walls(g, who)
    points, treasure = _count(goods.all_of(who))
    needed, found = 0, [(0, points, treasure)]
    for room, lying in [(None, who.exposed), *((room, room.goods) for room in who.rooms if room is not None)]:
        if room is not None:
            wall += g.box.rooms[room.card].defence
        needed = max(needed, wall + 1)
        if lying:
            lost, coins = _count(lying)
            points, treasure = points - lost, treasure - coins
            found.append((needed, points, treasure))
    return found[::-1]


def _wanted(g: Conclave, seat: int, sure: tuple[float, ...]) -> float:
    """How sure of the victory somebody wants to be who could end the match now."""
    many = len(g.priests)
    points = [_count(goods.all_of(who))[0] for who in g.priests]
    if g.hoard is not None:
        points.append(_count(g.hoard.goods)[0])
    ahead = points.pop(seat) - max(points) >= FAR
    waited = RESIGNS * max(0, g.round - PATIENCE[many])
    return max(0.0, sure[many] + SURER - WAITS * waited if ahead else sure[many] - waited)


def _count(held: dict[str, int]) -> tuple[float, int]:
    return sum(POINTS[kind] * n for kind, n in held.items()), held.get(TREASURE, 0)


def _walls(g: Conclave, who: Priest) -> int:
    """What a raid meets before it comes to anything: asylum, acolytes, monsters, special cards."""
    active = people.count_active(g, who)
    monsters = sum(max(0, defence_of(g, who, monster)) for monster in who.lairs)
    cards = sum(g.box.specials[card].stops for card in who.specials)
    return stops(who) + PER_ACOLYTE * active + monsters + cards


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
    counts = [_count(held) for held in kept]
    most = max(treasure for _, treasure in counts)
    scores = [points + (MOST_TREASURE if most and treasure == most else 0) for points, treasure in counts]
    own = g.priests[seat]
    return scores, SPARED * (people.count_active(g, own) + len(own.lairs) + len(own.specials))


def _left_to(g: Conclave, who: Priest) -> dict[str, int]:
    """The goods that a player can keep of the raid that goes on."""
    kept = goods.all_of(who)
    now = g.raid
    if now is None or who.spared:
        return kept
    strength = who.strength if is_set(g) else min(STRONGEST, sum(now.dice) + now.plus)
    left = strength - (0 if has_met(g, who) else forced(g, who)) - _thrown(g, who)
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
