"""What an option is certain to cost and to bring its decider, as a row of signs.

Whatever is certain is tried out on a copy of the table, as far as the next question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import msgspec

from leng.engine.choice import Choice, Option, Rules
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds import discs, goods
from leng.games.kingsport_festival.deeds.reach import Dice
from leng.games.kingsport_festival.deeds.spellbook import lay_down
from leng.games.kingsport_festival.deeds.strength import tally
from leng.games.kingsport_festival.effects.combat import burn
from leng.games.kingsport_festival.effects.compound import May, resolve
from leng.games.kingsport_festival.effects.dice import bend
from leng.games.kingsport_festival.effects.verb import Cost, Verb
from leng.games.kingsport_festival.inventory import holdings
from leng.games.kingsport_festival.rules import invocation, propagation, time, turn_order
from leng.games.kingsport_festival.rules.actions import effect_of, use
from leng.games.kingsport_festival.rules.invocation import invoke, place_dice
from leng.games.kingsport_festival.rules.moments import moment
from leng.games.kingsport_festival.rules.privileges import BEFORE, ON_GIFT, more, receive
from leng.games.kingsport_festival.rules.propagation import discount, place
from leng.games.kingsport_festival.rules.raid import buy, fight, prizes_of, settle
from leng.games.kingsport_festival.rules.spells import cast
from leng.games.kingsport_festival.state import RESOURCES, Cultist, Festival
from leng.words.signs import LATER, THEN, Row, Sign, for_price, gained, joined, paid

GOES_ON = (
    asks.DECK, asks.DISCARD, asks.FORESEE, asks.LOSE_RESOURCES, asks.LOSE_SPELL, asks.PAY, asks.READ_CARD,
    asks.RESOURCE, asks.WHICH_GIFT,
)  # fmt: skip
"""Questions in the midst of something whose other effects follow by themselves."""

Act = Callable[[Festival, Cultist], Rules[None] | None]

ON_PLACE = "on_place"
FREE = Cost()
OF_CHOICE = ("any_resource", "spell")  # once chosen, they are of a kind that can be held
MOMENTS = {
    asks.AFTER_ROLL: turn_order.AFTER_ROLL,
    asks.AFTER_ORDER: turn_order.AFTER_ORDER,
    asks.INVOKE: invocation.WHEN,
    asks.PRIVILEGES: BEFORE,
    asks.GIFT: ON_GIFT,
    asks.PROPAGATE: propagation.WHEN,
    asks.TIME: time.TIME,
}


def row(g: Festival, choice: Choice, option: Option) -> Row:
    """What stands beside an option."""
    who, about, tried = g.cultists[choice.seat], choice.about, partial(_tried, g, choice)
    match option:
        case ("invoke", god, dice):
            return _invoking(g, who, god, dice)
        case ("place", building):
            return _placing(g, choice, building)
        case ("cast", card):
            return tried(partial(cast, card=card), _parts(g.box.spells[card].effects, g.box.spells[card].cost))
        case ("use", source) if choice.ask is asks.COMBAT:
            card = about["investigator"] if source == "investigator" else source
            return tried(partial(buy, source=source), _parts([g.box.combat_offers[card]]))
        case ("use", source):
            when = MOMENTS[choice.ask]
            return tried(partial(use, source=source, moment=when), _parts(effect_of(g, source, when).effects))
        case ("option", number):
            return tried(partial(resolve, verbs=about["verbs"][number - 1]), _parts(about["verbs"][number - 1]))
        case ("discard", _):
            return tried(partial(_laid_down, cards=[each[1] for each in _picked(choice, option)]))
        case ("burn", n):
            return tried(partial(burn, what=about["goods"], n=n))
        case ("add", n):
            return tried(partial(bend, n=n))
        case ("change", old, new):
            return (Sign(old, paid=True), THEN, Sign(new))
        case ("remove", disc):
            return tried(partial(discs.take_back, disc=disc))
        case "yes" if choice.ask is asks.SANITY_BONUS:
            return tried(partial(goods.gain, what="sanity", n=about["n"]))
        case "yes":
            offer = May(cost=about["cost"], effects=about["verbs"])
            return tried(offer.buy, _parts([offer]))
        case "pass" if choice.ask is asks.GIFT:
            return tried(partial(receive, god=about["god"]))
        case "fight":
            sums = tally(g, who)
            prizes = prizes_of(g, about["investigator"], sums)
            return tried(partial(settle, t=sums), [row for prize in prizes for row in _prize(*prize)])
        case str() if option in RESOURCES and choice.ask is asks.DECK:
            return _drawing(choice, option)
        case str() if option in RESOURCES:
            cubes = Counter(_picked(choice, option))
            return gained(cubes) if choice.ask is asks.RESOURCE else paid(cubes)
    return ()


def _picked(choice: Choice, option: Option) -> list[Option]:
    """What is picked with an option: itself, and what is then left without a choice."""
    return choice.picks.brings(option)[0] if choice.picks is not None else [option]


def _drawing(choice: Choice, deck: str) -> Row:
    """The spells of the decks that are named with this one: they are drawn once all are named."""  # KF R-038
    decks, last = choice.picks.brings(deck) if choice.picks is not None else ([deck], True)
    spells = gained(Counter(f"spell-{each}" for each in decks))
    return spells if last else (LATER, *spells)


def _laid_down(g: Festival, who: Cultist, cards: Iterable[str]) -> None:
    for card in cards:
        lay_down(g, who, card)


def _invoking(g: Festival, who: Cultist, god: str, dice: Dice) -> Row:
    """The dice; then the god's price, if they are laid there, and its answer."""
    after = g.copy()
    place_dice(after, after.cultists[who.seat], god, dice)
    cost = goods.price(after, after.cultists[who.seat], god, after.invoked[god][-1])
    return (*paid({"die": len(dice)}), LATER, *_bargain([paid({"sanity": cost}), *_answer(g, who, god)]))


def _answer(g: Festival, who: Cultist, god: str) -> list[Row]:
    """What a god gives this cultist, with what the Scenario and buildings add."""
    verbs = [*g.box.gods[god].gifts, *g.charter.god_gifts.get(god, ())]
    return _parts(verbs + [verb for _, effect in more(g, who, god) for verb in effect.effects])


def _placing(g: Festival, choice: Choice, name: str) -> Row:
    """The price, the disc, the points, what comes with them at once, and what the building does later."""
    building, who = g.box.buildings[name], g.cultists[choice.seat]
    cost, less = building.cost, discount(g, who, name)
    if less or who.wild:
        cost = Cost(any=max(1, sum(cost.cubes) - less))
    verbs = [verb for effect in building.at(ON_PLACE) for verb in effect.effects]
    verbs += g.charter.place_bonus.get(name, ())
    verbs += [verb for effect in g.charter.at.get(ON_PLACE, ()) for verb in effect.effects]
    rows = [*_parts(verbs, cost), gained({"cult": building.cult, "disc": 1})]
    later = [verb.signs() for effect in building.effects if effect.when != ON_PLACE for verb in effect.effects]
    return _tried(g, choice, partial(place, building=name), rows, later)


# What is tried ------------------------------------------------------------------------------------------------------


def _tried(g: Festival, choice: Choice, act: Act, rows: Sequence[Row] = (), later: Sequence[Row] = ()) -> Row:
    """What an act changes at once, found out on a copy of the table, and after that what it brings later.

    ``rows`` are those of its card: told is what has not happened yet, and what nobody can hold.
    """
    seat, after = choice.seat, g.copy()
    asked = next(_acting(after, choice, act), None) is not None
    before, held = holdings(g, seat), holdings(after, seat)
    changes = {kind: n - before.get(kind, 0) for kind, n in held.items() if n != before.get(kind, 0)}
    gains = gained({kind: n for kind, n in changes.items() if n > 0})
    costs = paid({kind: -n for kind, n in changes.items() if n < 0})
    if choice.ask is asks.GIFT:
        rows = [*rows, *_answer(g, g.cultists[seat], choice.about["god"])]
    if asked:
        later = [*(row for row in rows if not _kinds(row) <= changes.keys()), *later]
    else:
        gains += joined(row for row in rows if not _kinds(row) & {*held, *OF_CHOICE})
    rest = _bargain(later)
    return (*for_price(costs, gains), LATER, *rest) if rest else for_price(costs, gains)


def _acting(g: Festival, choice: Choice, act: Act) -> Rules[None]:
    """An act, and how the rules go on after it until somebody is asked something."""
    who, about = g.cultists[choice.seat], choice.about
    yield from act(g, who) or ()
    if choice.ask is asks.GIFT and g.gift is not None:
        yield from moment(g, who, asks.GIFT, ON_GIFT, god=about["god"])
        yield from receive(g, who, about["god"])
    elif choice.ask in (asks.COMBAT, asks.BURN) and g.combat is not None:
        yield from fight(g, who)
    elif choice.ask in (asks.INVOKE, asks.AMOUNT):
        yield from invoke(g, g.order.index(who.seat))
    elif choice.ask is asks.LOSE_DISC:
        yield from discs.lose(g, who, about["levels"], about["left"])
        g.combat = None  # it was the penalty of a combat, and Strength counts no more


def _kinds(row: Row) -> set[str]:
    return {sign.kind for sign in row if sign.kind}


def _parts(verbs: Iterable[Verb], cost: Cost = FREE) -> list[Row]:
    """The rows of verbs and of what is paid for them, each by itself."""
    rows: list[Row] = [(sign,) for sign in cost.signs()]
    for verb in verbs:
        rows += _parts(verb.effects, verb.cost) if isinstance(verb, May) else [verb.signs()]
    return rows


def _prize(verbs: Iterable[Verb], times: int) -> list[Row]:
    """The rows of verbs that are done several times."""
    return [tuple(msgspec.structs.replace(sign, n=sign.n * times) for sign in row) for row in _parts(verbs)]


def _bargain(rows: Sequence[Row]) -> Row:
    """Rows in one: first what is paid, then what is received."""
    costs = [row for row in rows if all(sign.paid for sign in row)]
    return for_price(joined(costs), joined(row for row in rows if row not in costs))
