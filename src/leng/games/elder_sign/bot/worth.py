"""What effects, cards and a visit to the entrance are worth before they happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from leng.engine.choice import Option
from leng.games.elder_sign.bot.weights import Weights
from leng.games.elder_sign.deeds import health, trophies
from leng.games.elder_sign.deeds.tasks import may_not_pay
from leng.games.elder_sign.deeds.ways import OpenTask
from leng.games.elder_sign.effects.compound import AnyVerb, Choose, Each, PerWorld
from leng.games.elder_sign.effects.dice import Defeat, DiscardDice, Fail
from leng.games.elder_sign.effects.fate import Appear, Doom, ElderSign, Gate
from leng.games.elder_sign.effects.goods import Gain, GainAny, Heal, Lose, Regain
from leng.games.elder_sign.rules.cards import forbidden
from leng.games.elder_sign.rules.entrance import price
from leng.games.elder_sign.state import Attempt, Investigator, Museum

HOURS = 12
Chances = Callable[[int], float]
"""How likely each of the open tasks is to be completed, one at a time."""
OFFERED = {"find": "lost_and_found", "aid": "first_aid", "buy": "souvenirs"}
"""What the entrance offers, as Mythos cards that forbid it call it."""
ENDED_BY_TERROR, FEWER_DICE = 0.6, 0.9
"""So much of a chance is left where a failed roll with Terror ends the attempt, or takes the dice that show it."""


def soon(g: Museum, w: Weights) -> float:
    """How much of the next midnight's effects counts already."""
    return w.strikes + (1 - w.strikes) * g.hour / HOURS


def worth_of_health(points: int, w: Weights) -> float:
    """What so many points of sanity or stamina are worth."""
    most = len(w.health)
    return w.health[points] if points < most else w.health[-1] + w.more_health * (points - most + 1)


def worth_of_winning(g: Museum, who: Investigator, name: str, met: Sequence[str], w: Weights) -> float:
    """What a resolved card brings: its rewards, its trophies, the monsters met; it goes, and another one comes."""
    card = g.box.cards[name]
    worth = worth_of_verbs(g, who, card.rewards, w) + w.trophy * card.trophies + w.new_card
    worth -= soon(g, w) * worth_of_verbs(g, who, card.midnight, w)
    if g.locks:
        worth -= sum(w.locks[lock.colour] for lock in g.locks if lock.holder == name or lock.holder in met)
    return worth + worth_of_monsters(g, met, w)


def worth_of_failing(g: Museum, who: Investigator, attempt: Attempt, w: Weights) -> float:
    """What a failed attempt costs; monsters that were met are won all the same."""
    worth = worth_of_verbs(g, who, g.box.cards[attempt.card].penalties, w) - 0.15 * len(attempt.helped)
    return worth + worth_of_meeting(g, attempt.met, w) if w.at_once and attempt.met else worth


def worth_of_meeting(g: Museum, met: Sequence[str], w: Weights) -> float:
    """What it is worth to have beaten these monsters, and the dice they locked."""
    return worth_of_monsters(g, met, w) - sum(w.locks[lock.colour] for lock in g.locks if lock.holder in met)


def worth_on_the_way(g: Museum, who: Investigator, still: Sequence[OpenTask], chances: Chances, w: Weights) -> float:
    """What monsters bring that may be met although the card is failed: each as likely as its task alone."""
    worth = 0.0
    for at, task in enumerate(still):
        if task.marker and not may_not_pay(who, task):
            worth += chances(at) * worth_of_meeting(g, [task.marker], w)
    return w.on_the_way * worth


def worth_of_terror(g: Museum, who: Investigator, card: str, w: Weights) -> float:
    """What Terror does to an investigator at a card, and by how much it makes its penalties worse."""
    traits = g.box.traits[who.id]
    if "no_terror" in traits:
        return 0.0
    face = g.box.cards[card]
    terror = face.terror
    if w.knows_all and "ignores_mythos" not in traits:
        terror = (*terror, *g.box.mythos_terror[g.mythos])
    if not w.plain_terror or not terror:
        return worth_of_verbs(g, who, terror, w)
    together = added((*terror, *face.penalties))
    return worth_of_verbs(g, who, together, w) - worth_of_verbs(g, who, face.penalties, w)


@lru_cache(maxsize=1024)
def added(verbs: tuple[AnyVerb, ...]) -> tuple[AnyVerb, ...]:
    """The same effects, each kind of loss once: of two that come one after the other the second may be the last."""
    found: dict[object, AnyVerb] = {}
    for verb in verbs:
        if isinstance(verb, Lose):
            before = found.get(verb.what)
            found[verb.what] = Lose(verb.what, verb.n + before.n) if isinstance(before, Lose) else verb
        else:
            found[len(found)] = verb
    return tuple(found.values())


def nerve(g: Museum, who: Investigator, card: str) -> float:
    """How much of a chance is left where Terror ends an attempt or takes dice."""
    if "no_terror" in g.box.traits[who.id]:
        return 1.0
    terror = g.box.cards[card].terror
    if any(isinstance(verb, Fail) for verb in terror):
        return ENDED_BY_TERROR
    return FEWER_DICE if any(isinstance(verb, DiscardDice) for verb in terror) else 1.0


def worth_of_monsters(g: Museum, met: Sequence[str], w: Weights) -> float:
    """What it is worth to have beaten these monsters."""
    worth = sum(-w.monster + w.trophy * g.box.trophy_value[marker] for marker in met)
    if w.knows_all:
        worth += sum(worth_of_verbs(g, g.actor, g.box.monsters[marker].gained, w) for marker in met)
    return worth


def worth_of_payment(who: Investigator, still: Sequence[OpenTask], spells: int, w: Weights) -> float:
    """What completing these tasks takes from an investigator: health, and the spells whose dice it uses up."""
    sanity, stamina = sum(task.sanity for task in still), sum(task.stamina for task in still)
    price = w.cast * spells + w.hours * sum(task.clock for task in still)
    if sanity:
        price += worth_of_health(who.sanity, w) - worth_of_health(max(0, who.sanity - sanity), w)
    if stamina:
        price += worth_of_health(who.stamina, w) - worth_of_health(max(0, who.stamina - stamina), w)
    return price


def worth_of_services(g: Museum, who: Investigator, w: Weights) -> float:
    """What the entrance will be good for: healing, or the best souvenir that can be paid."""
    if w.whole_entrance:
        return _best_service(g, who, w)
    best = w.rest
    have = trophies.worth(g, who)
    hurt = 0.0
    for what, points in (("sanity", who.sanity), ("stamina", who.stamina)):
        most = health.maximum(g, who, what)
        if points < most:
            hurt = max(hurt, worth_of_health(points + 1, w) - worth_of_health(points, w))
    best = max(best, hurt)
    for name, service in g.box.souvenirs.items():
        cost = price(g, who, ("buy", name))
        if cost <= have:
            best = max(best, worth_of_verbs(g, who, service.effects, w) - w.trophy * cost)
    return best


def _best_service(g: Museum, who: Investigator, w: Weights) -> float:
    """What the best of all that is open and can be paid is worth."""
    best, have = 0.0, trophies.worth(g, who)
    closed = {option for option, what in OFFERED.items() if forbidden(g, who, what)}
    for option in g.box.services:
        if option == "find":
            if option not in closed:
                best = max(best, w.rest, worth_of_finding(g, who, w))
        elif option[0] not in closed and price(g, who, option) <= have:
            best = max(best, worth_of_service(g, who, option, w))
    return best


def worth_of_service(g: Museum, who: Investigator, option: Option, w: Weights) -> float:
    """What first aid or a souvenir brings, less its price."""
    shelf = g.box.first_aid if option[0] == "aid" else g.box.souvenirs
    return worth_of_verbs(g, who, shelf[option[1]].effects, w) - w.trophy * price(g, who, option)


def worth_of_using(g: Museum, who: Investigator, card: str, w: Weights) -> float:
    """What it is worth to use up a card before going anywhere."""
    item = g.box.items[card]
    return worth_of_verbs(g, who, item.effects, w) - w.things[g.box.kind_of[card]]


def worth_of_finding(g: Museum, who: Investigator, w: Weights) -> float:
    """What may lie about, and what may happen to whoever looks for it."""
    findings = g.box.findings.values()
    return sum(worth_of_verbs(g, who, finding.effects, w) for finding in findings) / len(g.box.faces["green"])


def worth_of_verbs(g: Museum, who: Investigator, verbs: Sequence[AnyVerb], w: Weights) -> float:
    return sum(_verb(g, who, verb, w) for verb in verbs)


def _verb(g: Museum, who: Investigator, verb: AnyVerb, w: Weights) -> float:
    """What an effect is worth before it happens."""
    match verb:
        case Gain():
            return w.things[verb.what] * verb.n
        case GainAny():
            return 0.25 * verb.n
        case ElderSign():
            return w.sign * verb.n + (w.sealing if _missing(g) <= verb.n else 0.0)
        case Doom():
            return w.doom * verb.n
        case Gate():
            return w.gate * verb.n
        case Appear():
            return w.monster * verb.n
        case Lose():
            return _loss(who, verb, w)
        case Each():
            return sum(worth_of_verbs(g, each, verb.effects, w) for each in g.investigators if each.alive)
        case PerWorld():
            return len(g.worlds) * worth_of_verbs(g, who, verb.effects, w)
        case Choose():
            return max(worth_of_verbs(g, who, option, w) for option in verb.options)
        case DiscardDice() | Fail() if not w.plain_terror:
            return -0.4  # now that is left to ``nerve``: there is no price but the chance that is lost
        case Regain() if w.whole_entrance:
            return _healed(g, who, verb.what, verb.n, w)
        case Heal() if w.whole_entrance:
            return max(_treated(g, each, verb, w) for each in g.investigators if each.alive)
        case Defeat() if w.whole_entrance:
            return -w.monster
    return 0.0


def _missing(g: Museum) -> int:
    """How many Elder Signs are still to be found."""
    return g.box.ancient_ones[g.ancient_one].signs - g.signs


def worth_of_belongings(g: Museum, who: Investigator, w: Weights) -> float:
    """What an investigator has: health, clues, cards, allies and trophies."""
    worth = worth_of_health(who.sanity, w) + worth_of_health(who.stamina, w)
    worth += w.things["clue"] * min(who.clues, 3) + 0.03 * max(0, who.clues - 3)
    kinds = g.box.kind_of
    for card in who.cards:
        worth += w.things[kinds[card]]
    if who.cast or who.allies:
        worth += w.cast * len(who.cast) + w.things["ally"] * len(who.allies)
    return worth + w.trophy * min(trophies.worth(g, who), 14) if who.trophies else worth


def _loss(who: Investigator, verb: Lose, w: Weights) -> float:
    if verb.what == "clue":
        return -w.things["clue"] * min(verb.n, who.clues)
    if verb.what == "trophies":
        return -w.trophy * verb.n
    have = who.sanity if verb.what == "sanity" else who.stamina
    fewer = worth_of_health(max(0, have - verb.n), w) - worth_of_health(have, w)
    return fewer - (w.devoured if have <= verb.n else 0.0)


def _treated(g: Museum, who: Investigator, verb: Heal, w: Weights) -> float:
    return _healed(g, who, "sanity", verb.sanity, w) + _healed(g, who, "stamina", verb.stamina, w)


def _healed(g: Museum, who: Investigator, what: str, points: int | None, w: Weights) -> float:
    """What regained sanity or stamina is worth, up to the maximum."""
    have = who.sanity if what == "sanity" else who.stamina
    most = max(have, health.maximum(g, who, what))
    healed = most if points is None else min(most, have + points)
    return worth_of_health(healed, w) - worth_of_health(have, w)
