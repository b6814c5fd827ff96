"""What an option is certain to cost and to bring its decider, as a row of signs.

Whatever is certain is tried out on a copy of the table, as far as the next question.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from leng.engine.choice import Choice, Option, Rules
from leng.games.cult import asks
from leng.games.cult.box import Deed
from leng.games.cult.deeds import tokens
from leng.games.cult.effects.cards import PlayCard
from leng.games.cult.effects.priests import Incarnate
from leng.games.cult.effects.verb import Verb, resolve_possible
from leng.games.cult.inventory import holdings
from leng.games.cult.rules import abilities, intention, places, playing
from leng.games.cult.state import City, Cult
from leng.words.clause import signs_of
from leng.words.signs import CHANCE, LATER, THEN, Row, Sign, at_once, either, for_price, gained, leaves_to_chance, paid

Act = Callable[[City, Cult], Rules[None] | None]
D = TypeVar("D", bound=Deed)

GOES_ON = (
    asks.RAISE, asks.BUILD, asks.ONE_OF, asks.PLACE_PRIEST, asks.MOVE_PRIEST, asks.BOOST, asks.WITHDRAW, asks.GIVE,
    asks.ROB, asks.LOSE_ALTAR, asks.AMBUSH, asks.EXCHANGE, asks.REWARD,
)  # fmt: skip
"""Questions in the midst of a card or an ability, whose other effects follow by themselves."""

TOLD = ("win", "lose", "more", CHANCE)
"""Signs of what nobody has in any number."""

CHOSEN = {"priest", "ritual"}
"""Signs of some Priest or other; once it has been chosen, it is told by its influence."""


def row(g: City, choice: Choice, option: Option) -> Row:
    """What stands beside an option; while a deck goes on revealing cards, nobody knows what else will come."""
    told = _row(g, choice, option)
    now = at_once(told)
    return (*now, *gained({"chance-card": choice.about.get("revealed", 0)}), *told[len(now) :])


def _row(g: City, choice: Choice, option: Option) -> Row:
    box, seat = g.box, choice.seat
    match option:
        case ("preach", place):
            return _preaching(g, seat, box.numbers[place], alone=len(set(g.cults[seat].available)) == 1)
        case ("send", _):
            return _preaching(g, seat, box.numbers[choice.about["place"]], alone=True)
        case ("benefit", place):
            return _benefit(g, seat, box.numbers[place])
        case asks.TAKE | ("way", _):
            ways = box.places[box.numbers[choice.about["place"]]].ways
            way = ways[0 if option == asks.TAKE else option[1] - 1]
            return _foreseen(g, seat, way.signs(), lambda g, who: places.carry_out(g, who, way))
        case ("miracle" | "intrigue", card):
            return _foreseen(g, seat, box.cards[card].signs(), lambda g, who: playing.play(g, seat, card))
        case ("play", card):
            return _play_within(g, seat, card)
        case ("ability", name):
            ability = box.abilities[name]
            return _foreseen(g, seat, ability.signs(), lambda g, who: abilities.use(g, who, _sure(ability)))
        case ("sacrifice" | "ritual" | "discard" | "followers", _):
            return _payment(g, choice, option)
        case ("destroy", _):
            return _destroying(g, choice, option)
        case ("celebrate", name):
            return _effects(g, seat, box.celebrations[name].effects)
        case ("option", number):
            return _effects(g, seat, choice.about["verbs"][number - 1])
        case ("sell", card):
            return Sign("intrigue", paid=True), THEN, Sign("coins", box.intrigues[card].value)
        case ("buy", card):
            return Sign("coins", box.privileges[card].price, paid=True), THEN, *_privilege(g, card)
        case ("privilege" | "rob", card):
            return _privilege(g, card)
        case ("return" | "give", card):
            return (Sign(box.deck_of.get(card, card), paid=True),)
        case ("bribe", _, place):
            number = box.numbers[place]
            clash = any(priest.coins for priest in g.places[number])
            return Sign("coins", number, paid=True), *(() if clash else (LATER, Sign("win")))
        case ("ambush", _, place):
            return gained({"coins": max(priest.coins for priest in g.places[box.numbers[place]])})
        case ("raise", _, who):
            old = who if isinstance(who, int) else who[0]
            new = min(old + choice.about["by"], tokens.MOST)
            return Sign(f"priest-{old}", paid=True), THEN, Sign(f"priest-{new}")
        case ("build", _, who):
            return Sign(f"priest-{who[0]}", paid=True), THEN, Sign("altar")
        case ("exchange", *_) if "wanted" in choice.about:
            new, old = choice.about["wanted"], choice.about["instead_of"]
            return for_price(paid({f"priest-{old}": 1}) if old else (), gained({f"priest-{new}": 1}))
        case ("altar", _):
            return (Sign("altar", paid=True),)
        case ("boost", _):
            return (Sign("raise", text=f"+{choice.about['by']}"),)
    return ()


def _preaching(g: City, seat: int, place: int, alone: bool) -> Row:
    """What placing a Priest costs, whichever it is, and what the Location gives whoever wins it."""
    price = _foreseen(g, seat, (), lambda g, who: intention.send(g, who, place, who.available[0]))
    gift = g.box.places[place].signs()
    return (*price, LATER, *gift) if alone else (LATER, *for_price(price, gift))


def _benefit(g: City, seat: int, place: int) -> Row:
    """The effect of a Location that a prayer reaches: the ways that are open."""
    world = g.copy()
    world.active = place
    who = world.cults[seat]
    ways = [way.signs() for way in g.box.places[place].ways if places.may_not_go(world, who, way) is None]
    return _foreseen(world, seat, either(ways), lambda g, who: places.take(g, who, place))


def _effects(g: City, seat: int, verbs: Sequence[Verb]) -> Row:
    return _foreseen(g, seat, signs_of(verbs), lambda g, who: resolve_possible(g, who, verbs))


def _privilege(g: City, card: str) -> Row:
    """A Privilege, and what it does for whoever has it."""
    entry = g.box.privileges[card]
    return Sign("privilege"), LATER, Sign("raise", text=f"+{entry.bonus}"), *entry.standing.signs()


def _payment(g: City, choice: Choice, option: Option) -> Row:
    """What an ability is paid with, and what follows once it is paid."""
    source = choice.about["source"]
    deed = g.box.abilities.get(source) or g.box.cards[source]
    cost = next(each for each in deed.cost if each.head == option[0])
    picked, paid_up = _picked(choice, option)
    world = g.copy()
    payer = world.cults[choice.seat]
    x = 0
    for _, pick in picked:
        x = cost.take(world, payer, pick)
        cost.settle(world, payer, pick, x)
    if not paid_up:
        return (*_changed(g, world, choice.seat), LATER, *_tidy(signs_of(deed.effects)))
    effects = _sure(deed).effects
    return _for_what_is_paid(
        g, world, choice.seat, signs_of(deed.effects), lambda g, who: resolve_possible(g, who, effects, x)
    )


def _destroying(g: City, choice: Choice, option: Option) -> Row:
    """The Priests that go, and the one that comes once all have gone."""
    picked, all_gone = _picked(choice, option)
    verb = Incarnate(destroys=0, influence=choice.about["influence"])
    world = g.copy()
    for _, priest in picked:
        tokens.sacrifice(world, world.cults[choice.seat], priest)
    if not all_gone:
        return (*_changed(g, world, choice.seat), LATER, *verb.signs())
    return _for_what_is_paid(g, world, choice.seat, verb.signs(), lambda g, who: verb.do(g, who, 0))


def _picked(choice: Choice, option: Option) -> tuple[list[Option], bool]:
    """What is picked with an option, and whether nothing is left to pick."""
    return choice.picks.brings(option) if choice.picks is not None else ([option], True)


def _play_within(g: City, seat: int, card: str) -> Row:
    """A card played as part of an ability, and the rest of that ability."""
    printed = [each.effects for each in g.side(g.cults[seat]).abilities]
    effects = next(verbs for verbs in printed if any(isinstance(verb, PlayCard) for verb in verbs))
    rest = [*itertools.dropwhile(lambda verb: not isinstance(verb, PlayCard), effects)][1:]

    def play(g: City, who: Cult) -> Rules[None]:
        yield from playing.play(g, seat, card)
        yield from resolve_possible(g, who, rest)

    return _foreseen(g, seat, (*g.box.cards[card].signs(), *signs_of(rest)), play)


# Trying out ---------------------------------------------------------------------------------------------------------


def _foreseen(g: City, seat: int, printed: Row, act: Act) -> Row:
    """What an act changes until somebody is asked, then what is printed and still to come."""
    world = g.copy()
    rules = act(world, world.cults[seat])
    asked = rules is not None and next(rules, None) is not None
    now = _changed(g, world, seat)
    done = {sign.kind.partition("-")[0] for sign in now}
    rest = [sign for sign in printed if not sign.kind or (sign not in now and sign.kind not in done & CHOSEN)]
    if asked:
        return (*now, LATER, *_tidy(rest))
    told = TOLD if "priest" in done else (*TOLD, "raise")
    return (*now, *(sign for sign in rest if sign.kind.startswith(told)))


def _for_what_is_paid(g: City, world: City, seat: int, printed: Row, act: Act) -> Row:
    """What has been paid between two positions, and what that brings."""
    price, brings = _changed(g, world, seat), _foreseen(world, seat, printed, act)
    return (*price, *brings) if brings[:1] == (LATER,) else for_price(price, brings)


def _changed(before: City, after: City, seat: int) -> Row:
    """What a cult has paid and gained between two positions; a Priest laid on the sheet is part of the price."""
    held = holdings(before, seat)
    changes = {kind: n - held[kind] for kind, n in holdings(after, seat).items()}
    rites = gained({"ritual": changes.pop("ritual")})
    price = paid({kind: max(-n, 0) for kind, n in changes.items()})
    return for_price((*price, *rites), gained({kind: max(n, 0) for kind, n in changes.items()}))


def _tidy(row: Iterable[Sign]) -> Row:
    """A row without anything between signs that are no longer there."""
    kept: list[Sign] = []
    for sign in row:
        if sign.kind or (kept and kept[-1].kind):
            kept.append(sign)
    return tuple(kept if not kept or kept[-1].kind else kept[:-1])


def _sure(deed: D) -> D:
    """A deed without what only the deck decides."""
    sure = itertools.takewhile(lambda verb: not leaves_to_chance(verb.signs()), deed.effects)
    return msgspec.structs.replace(deed, effects=tuple(sure))
