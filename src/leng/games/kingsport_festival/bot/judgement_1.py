"""How good a position is: what a greedy cultist looks at."""

from __future__ import annotations

from leng.engine.game import Judgement
from leng.games.kingsport_festival.bot.judgement import judge_2
from leng.games.kingsport_festival.deeds.goods import price
from leng.games.kingsport_festival.effects.combat import Strength
from leng.games.kingsport_festival.effects.compound import AnyVerb, Choose, If
from leng.games.kingsport_festival.effects.goods import Draw, Foresee, Gain
from leng.games.kingsport_festival.rules.time import ROUNDS
from leng.games.kingsport_festival.state import Cultist, Festival, Raid

NEAR = 4  # rounds in which a raid is worth arming for in earnest


def judge_1(g: Festival, seat: int) -> float:
    """Cult points now, and what the rest is worth in the rounds that are left."""
    own = _worth(g, g.cultists[seat])
    rivals = [_worth(g, who) for who in g.cultists if who.seat != seat]
    return own - 0.3 * max(rivals)


def _worth(g: Festival, who: Cultist) -> float:
    left = max(0, ROUNDS - g.round)  # rounds still to come
    if g.phase == "end":
        return who.cult + 0.01 * who.sanity + 0.001 * who.magic
    worth = float(who.cult)
    worth += _resources(g, who, left)
    worth += _sanity(who.sanity, left)
    worth += min(who.magic, 3 + left) * 0.35
    worth += min(len(who.hand), 3) * (0.7 if left else 0.3)
    worth += _raids(g, who)
    worth += _standing(g, who, left)
    for god in who.invoked:
        for offering in g.invoked.get(god, ()):
            if offering.seat == who.seat:
                cost = price(g, who, god, offering)
                short = max(0, cost - who.sanity)
                worth += sum(_verb(verb, left) for verb in g.box.gods[god].gifts)
                worth += sum(_verb(verb, left) for verb in g.charter.god_gifts.get(god, ()))
                worth -= _sanity(who.sanity, left) - _sanity(who.sanity - cost + short, left) + short
    return worth


def _sanity(sanity: int, left: int) -> float:
    """Low sanity is dangerous while gods still have to be paid; at the end it is nearly nothing."""
    scale = 0.2 + 0.8 * min(1.0, left / 6)
    return scale * (min(sanity, 4) * 0.6 + max(0, min(sanity, 9) - 4) * 0.35 + max(0, sanity - 9) * 0.1)


def _resources(g: Festival, who: Cultist, left: int) -> float:
    """Cubes are worth the buildings they will pay for; a pile that can no longer be spent is worth little."""
    if left == 0 and g.phase not in ("turn_order", "invocation", "privileges", "propagation"):
        return 0.1 * sum(who.cubes)
    evil, death, destruction = who.cubes
    worth = 1.05 * min(evil, 5) + 1.05 * min(death, 5) + 1.35 * min(destruction, 4)
    return worth + 0.25 * (max(0, evil - 5) + max(0, death - 5) + max(0, destruction - 4))


def _standing(g: Festival, who: Cultist, left: int) -> float:
    """Buildings open further buildings and work every round."""
    worth = 0.0
    for disc in who.discs:
        tile = g.box.buildings[disc]
        worth += (0.9, 0.7, 0.8, 0.3)[tile.level - 1] * min(1.0, left / 4)
        if disc in g.box.income_buildings:
            worth += 0.35 * left
    return worth


def _raids(g: Festival, who: Cultist) -> float:
    """Strength counts as far as a raid still to come asks for it."""
    waiting = [raid for raid in g.raids if not raid.over]
    if not waiting:
        return 0.0
    combat = g.box.combat_buildings
    strength = sum(_strength(verb) for disc in who.discs for each in combat.get(disc, ()) for verb in each.effects)
    worth = 0.0
    for raid in waiting:
        foe = _foe(g, who, raid) + g.charter.investigator_bonus
        near = 1.0 if raid.round - g.round <= NEAR else 0.7
        worth += min(2.5, max(-2.5, (strength - foe) * 0.8)) * near
    return worth


def _foe(g: Festival, who: Cultist, raid: Raid) -> float:
    """The Strength to be beaten: known to who has seen the card, guessed from its back by the others."""
    card = g.box.investigators[raid.investigator]
    if raid.investigator_up or who.seat in raid.investigator_seen:
        return card.strength
    return (g.box.backs[card.level].least + g.box.backs[card.level].most) / 2


def _strength(verb: AnyVerb) -> float:
    """What a building adds in a combat that has not begun."""
    if isinstance(verb, Strength):
        return verb.n
    if isinstance(verb, If):
        return (sum(map(_strength, verb.then)) + sum(map(_strength, verb.otherwise))) / 2
    return 0.0


def _verb(verb: AnyVerb, left: int) -> float:
    """What a gift is worth before it is received."""
    if isinstance(verb, Gain):
        each = {"cult": 1.0, "magic": 0.35, "sanity": 0.4, "destruction": 1.35, "any_resource": 1.25}
        late = 1.0 if left or verb.what == "cult" else 0.6
        return verb.n * each.get(verb.what, 1.05) * late
    if isinstance(verb, Draw):
        return 0.7 * verb.n if left else 0.2
    if isinstance(verb, Foresee):
        return 0.15
    if isinstance(verb, Choose):
        return max(sum(_verb(each, left) for each in option) for option in verb.options)
    return 0.0


earlier = {1: Judgement(judge_1), 2: Judgement(judge_2)}
