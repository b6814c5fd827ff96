"""How good a position is for a player: points, what may still become points, and what the Old Ones threaten."""

from __future__ import annotations

from functools import lru_cache

from leng.games.auztralia.bot.fighting import dangers, fight, units_of, worth_of
from leng.games.auztralia.bot.strength import army, foe, prevails, spoils
from leng.games.auztralia.bot.weights import NOW, Weights
from leng.games.auztralia.box import FAR, AuztraliaBox, Land
from leng.games.auztralia.deeds import clock, lines
from leng.games.auztralia.effects import fate, once, standing
from leng.games.auztralia.effects import fight as fights
from leng.games.auztralia.effects.verb import Verb
from leng.games.auztralia.rules import ending
from leng.games.auztralia.rules.turn import RETRIEVE
from leng.games.auztralia.state import TOGETHER, Australia, Colony

WON, MARGIN = 300.0, 1.0


def judge(g: Australia, seat: int) -> float:
    """What a player has and may hope for, less what rivals and Old Ones have."""
    return judge_by(NOW, g, seat)


def judge_by(w: Weights, g: Australia, seat: int) -> float:
    """The same, by the weights that are given."""
    scores = ending.scores_of(g)
    if g.ending:
        return _outcome(g, seat, scores)
    theirs = _expected(g)
    who = g.colonies[seat]
    danger = dangers(w, g, who)
    worth = scores[seat] + _means(w, g, who) + _prospects(w, g, who) - danger + _fighting(w, g, who, danger)
    others = [score for other, score in enumerate(scores) if other != seat]
    if not others:
        return worth - 2 * w.old_ones * theirs
    if g.mode == TOGETHER:  # the weakest decides  # AZ R-204
        return worth + 0.5 * min(others) - 2 * w.old_ones * theirs
    return worth - w.rivals * max(others) - w.the_rest * sum(others) - w.old_ones * theirs


def _outcome(g: Australia, seat: int, scores: tuple[int, ...]) -> float:
    result = ending.result(g)
    assert result is not None
    theirs = result.rivals[0].score or 0
    best = max([theirs, *(score for other, score in enumerate(scores) if other != seat)])
    return (WON if seat in result.winners else -WON) + MARGIN * (scores[seat] - best)


def _expected(g: Australia) -> float:
    """The Old Ones' points as far as one can know them: a hidden tile is worth the mean of its level, twice."""
    tiles = g.box.tiles
    points, hidden, worth = 0.0, [0, 0, 0, 0], [0, 0, 0, 0]
    for one in g.tiles:
        face = tiles[one.tile]
        if one.up:
            points += face.points
        else:
            hidden[face.level] += 1
            worth[face.level] += face.points
    for level, pile in g.piles.items():
        n = hidden[level]
        if n:
            unknown = worth[level]
            for tile in pile:
                unknown += tiles[tile].points
            points += ending.HIDDEN * n * unknown / (n + len(pile))
    for farm in g.farms.values():
        points += farm.blighted
    return points + ending.PER_FALLEN_PORT * g.fallen


# What a player has ------------------------------------------------------------------------------------------------


def _means(w: Weights, g: Australia, who: Colony) -> float:
    """Time, goods, units and characters."""
    left = max(0, g.box.track.end - who.time)
    if g.combat is not None:
        left = max(0, left - clock.due(g, who.seat))
    use = min(1.0, left / w.means_last)  # near the end means bring little
    worth = w.time * left
    means = pile(w, w.gold, who.gold) + pile(w, w.goods, who.coal) + pile(w, w.goods, who.iron)
    for box, n in who.cubes.items():
        if n and box != RETRIEVE:
            means -= w.cube * min(n, 4)
    worth += (w.unit_end + (1 - w.unit_end) * use) * worth_of(w, units_of(g, who))
    values = characters(g.box)
    for card in who.characters:
        now, later = values[card]
        worth += now + w.people * later * use
    return worth + means * use


def pile(w: Weights, values: tuple[float, ...], n: int) -> float:
    """What so many gold or goods are worth together."""
    last = len(values) - 1
    return values[n] if n <= last else values[last] + w.spare * (n - last)


@lru_cache(maxsize=8)
def characters(box: AuztraliaBox) -> dict[str, tuple[float, float]]:
    """What each character is worth to whoever holds it: in any case, and as long as there is time."""
    found = {}
    for name, each in box.characters.items():
        if each.timing == "once":
            found[name] = 0.0, 0.85 * sum(_worth(verb) for verb in each.effects)
        else:
            found[name] = 0.0, sum(_worth(verb) for verb in each.effects)
    return found


WORTH: dict[type[Verb], float] = {
    once.GainUnit: 1.6,
    once.LayRails: 1.4,
    once.PlaceFarms: 3.4,
    once.RestoreFarms: 1.6,
    once.Hire: 1.0,
    once.Strike: 1.6,
    once.RazeTemple: 2.2,
    once.Reveal: 0.8,
    fights.Hit: 1.3,
    fights.SlipAway: 0.5,
    fights.Heal: 0.7,
    fights.Save: 0.9,
    fights.Sacrifice: 0.6,
    standing.Capacity: 0.8,
    standing.Reach: 1.0,
    standing.Hasten: 1.2,
    standing.MineMore: 1.5,
    standing.SameFarms: 0.8,
    standing.GuardFarms: 1.4,
    standing.GuardPort: 1.8,
    standing.Counterattack: 0.6,
    standing.Nerve: 1.1,
    standing.ScorePer: 1.2,
    fate.RevealLowest: 0.0,
}


def _worth(verb: Verb) -> float:
    if isinstance(verb, once.Gain):
        return 0.42 * verb.n
    if isinstance(verb, once.GainPoints):
        return float(verb.n)
    return WORTH[type(verb)]


def _fighting(w: Weights, g: Australia, who: Colony, danger: float) -> float:
    """What the fight that goes on will bring, if it is worth going on; a port is defended to the end."""
    combat = g.combat
    if combat is None or combat.seat != who.seat:
        return 0.0
    brings = fight(w, g, who, combat.hex, combat.force, danger, sum(combat.hurt), combat.sanity)
    return brings if combat.defence else max(0.0, brings)


# What may come of it ----------------------------------------------------------------------------------------------


def _prospects(w: Weights, g: Australia, who: Colony) -> float:
    """Farms and mines that the lines lead to, or nearly, and Old Ones the army could beat."""
    left = max(0, g.box.track.end - who.time)
    if not left or not who.port:
        return 0.0
    worth = min(1.0, left / w.sites_last) * _sites(w, g, who)
    worth += min(1.0, left / w.deposits_last) * _deposits(w, g, who)
    return worth + min(1.0, left / w.prey_last) * _prey(w, g, who)


def _sites(w: Weights, g: Australia, who: Colony) -> float:
    """Hexes for farms, of each kind a few; one on which several kinds may stand still takes but one."""
    free = who.linked & g.land.fertile & ~g.haunted
    for each in g.colonies:
        free &= ~(1 << each.port)
    for place in lines.hexes(free):
        if place in g.goods or place in g.farms:
            free ^= 1 << place
    if not free:
        return 0.0
    places, few, soon, later = free.bit_count(), w.sites, 0, 0
    for fields in g.land.fields.values():
        n = (free & fields).bit_count()
        if n > few:
            soon, later = soon + few, later + min(n - few, few)
        else:
            soon += n
    soon = min(soon, places)
    return w.site * soon + w.further_site * min(later, places - soon)


VALUE = {"gold": 0.4, "coal": 0.35, "iron": 0.35, "phosphate": 3.3, "vp_3": 3.0, "vp_5": 5.0}


@lru_cache(maxsize=20_000)
def _away(land: Land, linked: int) -> tuple[int, ...]:
    """How many steps each hex is from the nearest one that a line leads to."""
    away = [FAR] * len(land.around)
    for n in lines.hexes(linked):
        away = [min(pair) for pair in zip(away, land.steps[n], strict=True)] if land.steps[n] else away
    return tuple(away)


def _deposits(w: Weights, g: Australia, who: Colony) -> float:
    """Goods in the land: those a line leads to, and less those some steps farther."""
    away, haunted, close = _away(g.land, who.linked), g.haunted, w.close
    too_far = len(close)
    best: list[float] = []
    for place, goods in g.goods.items():
        far = away[place]
        if far < too_far and not haunted >> place & 1:
            worth = 0.0
            for kind, n in goods.items():
                worth += VALUE[kind] * n
            best.append(worth * close[far])
    best.sort(reverse=True)
    return w.deposit * sum(best[:5])


def _prey(w: Weights, g: Australia, who: Colony) -> float:
    """The best Old Ones near the lines that the army would beat: their points become one's own."""
    if not any(who.barracks):
        return 0.0
    away, box, own = _away(g.land, who.linked), g.box, army(g, who)
    best: list[float] = []
    for one in g.tiles:
        if away[one.hex] > 2:
            continue
        face = box.tiles[one.tile]
        if one.up:
            best.append((1 + w.old_ones) * face.points * prevails(box, own, (foe(box, one),)))
        else:
            best.append((1 + 2 * w.old_ones) * spoils(box, own, face.level))
    best.sort(reverse=True)
    return sum([share * worth for share, worth in zip(w.prey, best, strict=False)])
