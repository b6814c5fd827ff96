"""How good a position is for a priest: points, what will become points, and what raids threaten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from leng.games.evil_high_priest.bot.danger import expected_loss, guards, loss, prices, stops, way
from leng.games.evil_high_priest.bot.last_sign import foreseen, prospects
from leng.games.evil_high_priest.bot.sanctuary import Layout, Stash, in_the_open, layout_of, piles, points_of, stash
from leng.games.evil_high_priest.bot.scales import NOW, Scales
from leng.games.evil_high_priest.bot.worth import (
    ACTION,
    Outlook,
    Plan,
    beasts,
    outlook,
    rituals,
    specials,
)
from leng.games.evil_high_priest.deeds import goods, people
from leng.games.evil_high_priest.deeds.cards import AMOEBA
from leng.games.evil_high_priest.rules import ending
from leng.games.evil_high_priest.state import (
    ABOMINATION,
    BASIC,
    GRIMOIRE,
    LAIRS,
    PROWLERS,
    SIGN,
    SIGNS,
    SPAWN,
    TREASURE,
    UPKEEP,
    Conclave,
    Priest,
)

WON, MARGIN = 300.0, 1.0
THE_REST = 0.1  # how much it matters what all rivals have
ENOUGH = 20.0  # a lead of so many points at most is worth more when the end is near
SATED = 0.045  # by how much less in each round a lead counts beyond that: what is left to do is to end it
UNMOVED = 0.6  # but never by more than this
AWAY = 0.45  # how much less for each action that is missing
TO_PLACE = 0.6  # for each cultist that is still to be placed in this round
IN_ASYLUM = 0.6
EVOLVED = (1.0, 4.5, 5.5)
OPENS = 1.6  # what it is worth to meet what a lock still to be broken needs
MAJORITY = 5.0
AZATHOTH = 60.0
HURRIED = 25.0  # to whom is ahead locks bring more when few are left, for so many points at most
IN_ORDER = 0.03  # of goods in rooms: it is always better to have them there
LATE, URGE = (8, 8, 8, 7, 6, 6), (1.0, 1.0, 1.1, 1.1, 1.2, 1.2)
"""From this round on, by the number of players, what only pays later counts less, each broken sign more and more."""
OVERDUE = 0.2  # by so much more in each round after it everybody wants to have what the last sign costs


class Outset(NamedTuple):
    """What a judgement starts from, whoever it is for."""

    scales: Scales
    ahead: Outlook
    left: int  # signs
    rounds: float  # still to come, as it seems
    late: int  # by so many rounds
    held: list[Stash]  # of everybody, with the opponent of a lone player
    points: list[float]  # of them, as far as they may be kept
    treasures: list[int]
    worth: list[float]  # the same with what they will make of cultists and monsters, as rivals see it


def judge(g: Conclave, seat: int, scales: Scales = NOW) -> float:
    """What a priest has and may hope for, less what rivals have."""
    if g.ending:
        return _outcome(g, seat)
    if len(g.broken) == SIGNS and scales.verdict:
        return _in_the_last_raid(g, seat)
    start = _outset(g, scales)
    return _judge(g, seat, start, _verdict(g, start))


def judge_all(g: Conclave) -> list[float]:
    """The same for every priest; what does not depend on the seat is looked at once."""
    seats = range(len(g.priests))
    if g.ending:
        return [_outcome(g, seat) for seat in seats]
    if len(g.broken) == SIGNS:
        return [_in_the_last_raid(g, seat) for seat in seats]
    start = _outset(g, NOW)
    verdict = _verdict(g, start)
    return [_judge(g, seat, start, verdict) for seat in seats]


def _outset(g: Conclave, scales: Scales) -> Outset:
    broken = tuple(g.broken)
    left = SIGNS - len(broken)
    rounds = rounds_left(g, left)
    held = [stash(who) for who in g.priests]
    points, treasures = [each.kept for each in held], [each.treasure for each in held]
    at_work = scales.kept * ACTION * min(rounds, 5.0) * 0.5
    worth = [each + _people(who, at_work) for who, each in zip(g.priests, points, strict=True)]
    if g.hoard is not None:
        hoard, coins = points_of(g.hoard.goods), g.hoard.goods.get(TREASURE, 0)
        held.append(Stash(hoard, hoard, coins, []))
        points.append(hoard)
        treasures.append(coins)
        worth.append(hoard)
    late = max(0, g.round - LATE[len(g.priests)])
    ahead = outlook(g.box, g.board, broken, scales)
    return Outset(scales, ahead, left, rounds, late, held, points, treasures, worth)


def _verdict(g: Conclave, start: Outset) -> list[float] | None:
    """How likely everybody would win if the last raid came now; None while that is far away."""
    return prospects(g, start.ahead.last, start.held) if start.left < len(start.scales.verdict) else None


def _judge(g: Conclave, seat: int, start: Outset, verdict: list[float] | None) -> float:
    scales, left, late, points = start.scales, start.left, start.late, start.points
    owned = goods.all_of(g.priests[seat])
    lead = points[seat] - max(points[:seat] + points[seat + 1 :])
    hurry = scales.hurry / max(1, left) * max(0.0, min(lead + 6.0, HURRIED)) * (1.0 + 0.15 * late)
    own = _worth(g, seat, start, owned, hurry)
    others = start.worth[:seat] + start.worth[seat + 1 :]
    near = 1.0 - left / SIGNS
    worth = own - scales.rivals[len(others)] * max(others) - THE_REST * sum(others)
    worth += scales.pull * near * near * min(lead, ENOUGH)
    if lead > ENOUGH:
        worth -= min(UNMOVED, SATED * g.round) * (lead - ENOUGH)
    worth += URGE[len(g.priests)] * late * len(g.broken)
    if g.threshold:
        worth -= _madness(g)
    if verdict is not None:
        winning = verdict[seat]
        worth += scales.verdict[left] * winning
        if left == 1:
            wish = scales.means * (winning + OVERDUE * late)
            for plan in start.ahead.open:
                worth += wish / (1.0 + AWAY * _missing(g.priests[seat], scales.missed, owned, plan))
    return worth


def _outcome(g: Conclave, seat: int) -> float:
    result = ending.result(g)
    assert result is not None
    if g.ending == ending.AZATHOTH:
        return -2 * WON
    return _settled([*result.scores, *(rival.score or 0 for rival in result.rivals)], seat, seat in result.winners)


def _in_the_last_raid(g: Conclave, seat: int) -> float:
    scores, spared = foreseen(g, seat)
    return _settled(scores, seat, scores[seat] == max(scores)) + spared


def _settled(scores: Sequence[float], seat: int, wins: bool) -> float:
    """What an end is worth: the victory, and by how much."""
    best = max(score for other, score in enumerate(scores) if other != seat)
    return (WON if wins else -WON) + MARGIN * (scores[seat] - best)


def rounds_left(g: Conclave, left: int) -> float:
    """How many rounds are still to come, as it seems."""
    rounds = 0.4 + left / (0.7 + 0.35 * len(g.priests))
    late = g.round - LATE[len(g.priests)]
    if late > 0:
        rounds *= max(0.25, 1.0 - 0.12 * late)
    return min(rounds, g.limit - g.round + 0.5) if g.limit else rounds


def _people(who: Priest, at_work: float) -> float:
    """What a rival will make of cultists, each of whom brings so much, and monsters, as far as one can disturb it."""
    mutants, abominations, spawn = who.evolved
    working = 6 - who.asylum - who.worship - who.out - mutants - abominations - spawn
    return at_work * working + 1.5 * len(who.lairs)


def _madness(g: Conclave) -> float:
    """How near everybody is to losing everything."""
    n = sum(who.worship for who in g.priests)
    missing = g.threshold - n
    return AZATHOTH / (missing * missing) + 0.5 * n if missing > 0 else AZATHOTH


# What a player has ----------------------------------------------------------------------------------------------------


def _worth(g: Conclave, seat: int, start: Outset, own: dict[str, int], hurry: float) -> float:
    """What a player has."""
    who, scales, rounds = g.priests[seat], start.scales, start.rounds
    worth, active = _cultists(g, who, scales, rounds)
    table = scales.goods
    for kind, many in own.items():
        worth += table[kind] * many
    treasure = own.get(TREASURE, 0)
    if treasure > 8:
        worth -= 0.35 * (treasure - 8)
    if treasure:
        rivals = max(start.treasures[:seat] + start.treasures[seat + 1 :])
        sure = 0.5 + (treasure - rivals) / 8
        worth += MAJORITY * (1.0 - 0.7 * start.left / SIGNS) * min(1.0, max(0.0, sure))
    use = min(1.0, rounds / 4)
    rooms = layout_of(g, who, scales)
    worth += use * rooms.worth
    worth += _lairs(g, who, scales, use)
    for card in who.specials:
        worth += specials(g.box, scales)[card] * min(1.5, rounds / 2)
    if g.next_first == seat:
        worth += 0.4
    if who.card and not who.spent:
        worth += scales.card * use
    if who.evolved != NOBODY_EVOLVED:
        for level, many in enumerate(who.evolved):
            worth += EVOLVED[level] * many
    for need in start.ahead.needs:
        if need.met(g, who):
            worth += OPENS
    worth += _planned(g, who, start, own, hurry)
    if g.queue or g.sheet.sites:
        worth += _growing(g, seat, scales, own)
    return worth - _danger(g, who, start, rooms, active)


NOBODY_EVOLVED = [0, 0, 0]
PAST = (PROWLERS, UPKEEP)  # phases in which whoever lurks has had his time


def _cultists(g: Conclave, who: Priest, scales: Scales, rounds: float) -> tuple[float, int]:
    """What cultists will bring, on rituals and elsewhere; and how many acolytes could be sacrificed."""
    seat, active = who.seat, who.pool
    worth = TO_PLACE * (who.pool + who.home) + 0.3 * who.home
    coming = rituals(g.box, scales)
    for spot, here in g.standing.items():
        for cultist in here:
            if cultist >> 1 != seat:
                continue
            active += cultist & 1 == 0
            if spot in coming:
                rewards, away = coming[spot]
                for n, reward in enumerate(rewards):
                    worth += reward * min(1.0, max(0.0, rounds - n))
                worth -= ACTION * max(0.0, min(away - 1, rounds - 1))
            elif (spot in g.box.lurks or spot in g.prowling) and g.phase not in PAST:
                worth += 0.9 * ACTION
            elif spot.startswith(people.ETERNAL):
                worth += 0.4 * ACTION * min(rounds, 4.0)
            elif spot.startswith(people.TRACK):
                worth += ACTION
    worth += scales.kept * ACTION * min(rounds, scales.kept_for) * (active + who.escape)
    worth += IN_ASYLUM * who.asylum
    return worth, active


def _lairs(g: Conclave, who: Priest, scales: Scales, use: float) -> float:
    worth, table = 0.0, beasts(g.box, scales)
    for monster in who.lairs:
        worth += table[monster.card] * (0.4 + 0.6 * use) + scales.guard * max(0, g.box.monsters[monster.card].defence)
        if monster.captive >= 0:
            worth += 2.0 * use
    return worth


def _danger(g: Conclave, who: Priest, start: Outset, rooms: Layout, active: int) -> float:
    """What raids to come will cost, and the one that is going on; the last one comes in any case."""
    scales, ahead = start.scales, start.ahead
    heaps = piles(who, scales)
    exposed = heaps[0][1]
    if not exposed and len(heaps) == 1:
        return 0.0
    kept = in_the_open(exposed)
    heaps[0] = (0, kept)
    lost = 0.0
    for place, heap in heaps:
        lost += rooms.open_to[place] * heap
    cost = exposed - kept + lost - IN_ORDER * sum([heap for _, heap in heaps[1:]])
    path = way(heaps, rooms.before)
    costs = prices(guards(g, who, active, scales))
    if g.raid is not None and who.strength:
        cost += loss(who.strength, path, costs)
    if ahead.raids:
        stopped = stops(who)
        cost += expected_loss(g, path, ahead.near, stopped, costs) * scales.fear[ahead.raids <= 3]
        if ahead.last != ahead.near:
            near = 1.0 - start.left / SIGNS
            cost += (0.2 + scales.last_raid * near * near) * expected_loss(g, path, ahead.last, stopped, costs)
    return cost


# What may come of it --------------------------------------------------------------------------------------------------


def _planned(g: Conclave, who: Priest, start: Outset, own: dict[str, int], hurry: float) -> float:
    """What the locks that are open may bring, the sooner the more."""
    best: list[float] = []
    missed = start.scales.missed
    for plan in start.ahead.open:
        factor = 1.0
        for need in plan.needs:
            if not need.met(g, who):
                factor *= 0.3
        best.append(factor * (plan.gain + hurry) / (1.0 + AWAY * _missing(who, missed, own, plan)))
    best.sort(reverse=True)
    planned = 0.0
    for share, worth in zip(start.scales.planned, best, strict=False):
        planned += share * worth
    return planned


def _missing(who: Priest, worth: Mapping[str, float], own: dict[str, int], plan: Plan) -> float:
    """About how many actions it takes to get what a lock costs."""
    missing = 0.0
    for kind, n in plan.price:
        have = own.get(kind, 0)
        if kind == GRIMOIRE:
            have += who.evolved[ABOMINATION] + who.evolved[SPAWN]
        if have < n:
            missing += (n - have) * worth[kind]
    if plan.basic:
        have = 0
        for kind in BASIC:
            have += own.get(kind, 0)
        missing += max(0, plan.basic - have) * 0.8
    actions = missing / ACTION
    if plan.monsters:
        have = 0
        for monster in who.lairs:
            have += monster.card == AMOEBA or not plan.amoebas
        actions += 1.5 * max(0, plan.monsters - have)
    if plan.lairs:
        actions += 1.5 * max(0, plan.lairs - LAIRS + len(who.lairs))
    return actions


def _growing(g: Conclave, seat: int, scales: Scales, own: dict[str, int]) -> float:
    """Signs that go to whoever has most of something, the sooner the more."""
    worth, now = 0.0, g.tracks.get("growth", 0)
    held = [goods.all_of(who) for who in g.priests if who.seat != seat]
    if g.hoard is not None:
        held.append(g.hoard.goods)
    for lock, point in g.sheet.sites.items():
        if lock in g.broken:
            continue
        kind = _awarded(g, lock)
        best = max([each.get(kind, 0) for each in held], default=0)
        lead = own.get(kind, 0) - best
        sure = min(1.0, max(0.0, 0.4 + 0.2 * lead))
        worth += 0.5 * scales.goods[SIGN] * sure / (1.0 + 0.5 * max(0, point - now))
    return worth


def _awarded(g: Conclave, lock: str) -> str:
    verb = g.sheet.locks[lock].effects[0]
    kind: str = verb.most_of  # type: ignore[attr-defined]  # what a growth site does first
    return kind
