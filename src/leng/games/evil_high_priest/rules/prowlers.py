"""The end of the action phase: prowlers go where they like, and eternal ones earn again."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.rules import placing, spaces
from leng.games.evil_high_priest.rules.spaces import ACOLYTE, PRIEST
from leng.games.evil_high_priest.state import (
    NOBODY,
    PROWLERS,
    Conclave,
    Priest,
    acolyte_of,
    is_priest,
    owner_of,
)

LOCATION, CULT, RITUAL, FLEX, BLOCK, ETERNAL = "location", "cult", "ritual", "flex", "block", "eternal"
TO_LOCATIONS = (LOCATION, FLEX, BLOCK, ETERNAL)

NOT_FOR_PROWLERS = Refusal("not-for-prowlers", "EHP R-136")
BLOCKED = Refusal("blocked-by-prowler", "EHP R-244")
NOT_UNLOCKED = Refusal("not-unlocked", "EHP R-140")


@unit
def prowlers(g: Conclave) -> None:
    """The blocking prowler first, then everybody in turn."""  # EHP
    g.phase = PROWLERS
    g.closed = ""
    g.stayed = []
    first = [
        ("prowl", owner_of(cultist), BLOCK)
        for space in g.prowling
        if kind_of(g, space) == BLOCK
        for cultist in g.standing.get(space, ())
    ]
    stay = any(space.startswith(people.ETERNAL) for space in g.standing)
    eternal = [("eternals", seat) for seat in g.order()] if stay else []
    g.next_up(*first, *eternal, ("prowl_round",), ("track_ends",), ("upkeep",))


@unit
def prowl_round(g: Conclave) -> None:
    """In the order of the round everybody moves one prowler, again and again until nobody wants to."""  # EHP R-137
    moving = [seat for seat in g.order() if seat not in g.stayed and waiting(g, seat)]
    if moving:
        g.next_up(*(("prowl", seat, "") for seat in moving), ("prowl_round",))


def kind_of(g: Conclave, space: str) -> str:
    """What kind of prowler stands on a space."""
    return LOCATION if space in g.box.lurks else g.sheet.prowlers[space]


def waiting(g: Conclave, seat: int, only: str = "") -> list[tuple[str, int, str]]:
    """The prowlers of a player that have not moved: where they stand, the cultist, the kind."""
    found = []
    for space in (*g.box.lurks, *g.prowling):
        for cultist in g.standing.get(space, ()):
            if cultist >> 1 == seat:
                kind = kind_of(g, space)
                if kind == only if only else kind != BLOCK:
                    found.append((space, cultist, kind))
    return found


def targets(g: Conclave, kind: str) -> list[str]:
    """Where a prowler of a kind could ever go."""  # EHP
    spaces: list[str] = []
    if kind in TO_LOCATIONS:
        spaces += [space for space, each in g.box.locations.items() if each.prowlers]
    if kind in (RITUAL, FLEX, BLOCK):
        spaces += g.box.starts
    if kind == CULT:
        spaces += [lock for lock, bonus in g.sheet.bonuses.items() if bonus.prowlers and not bonus.step]
    return spaces


def _closed(g: Conclave, seat: int, only: str) -> list[Option]:
    """Locations where no prowler may ever go, to be shown with the reason."""  # EHP R-136
    shut = [space for space, each in g.box.locations.items() if not each.prowlers]
    return [
        ("prowl", start, space) for start, _, kind in waiting(g, seat, only) if kind in TO_LOCATIONS for space in shut
    ]


def may_not_prowl(g: Conclave, who: Priest, option: Option) -> Refusal | None:
    """Why a prowler cannot go somewhere."""
    if option == asks.STAY:
        return None
    _, start, space = option
    if space == g.closed:
        return BLOCKED
    cultist = next(each for each in g.standing[start] if owner_of(each) == who.seat)
    piece = PRIEST if is_priest(cultist) else ACOLYTE
    if space in g.box.locations:
        if not g.box.locations[space].prowlers:
            return NOT_FOR_PROWLERS
        if g.letter and kind_of(g, start) == ETERNAL:  # whether to pay is asked when he is there  # EHP R-274
            return None
        return spaces.may_not_visit(g, who, space, piece)
    if space in g.box.locks:
        if space not in g.broken:  # EHP R-140
            return NOT_UNLOCKED
        return spaces.may_not_use_bonus(g, who, space, g.sheet.bonuses[space], piece)
    return spaces.may_not_begin(g, who, piece)


@unit
def prowl(g: Conclave, seat: int, only: str) -> Rules[None]:
    """A player moves one prowler, or none any more."""  # EHP
    who = g.priests[seat]
    g.active = seat
    g.phase = PROWLERS
    options: list[Option] = [
        ("prowl", start, space) for start, _, kind in waiting(g, seat, only) for space in targets(g, kind)
    ]
    if not options:
        g.stayed.append(seat)
        return
    closed = partial(_closed, g, seat, only)
    pick = yield from choose(seat, asks.PROWL, [*options, asks.STAY], partial(may_not_prowl, g, who), also=closed)
    if pick == asks.STAY:
        if not only:
            g.stayed.append(seat)
        return
    _, start, space = pick
    kind = kind_of(g, start)
    cultist = next(each for each in g.standing[start] if owner_of(each) == seat)
    people.leave(g, cultist, start)
    spot = people.ETERNAL + space if kind == ETERNAL else space
    people.stand(g, cultist, spot)
    g.actor, g.spot = cultist, spot
    g.tell("prowls", seat=seat, start=start, space=space, prowler=kind)
    g.next_up(("prowl_done",))
    if kind == BLOCK:
        g.closed = space
    if kind == ETERNAL and g.letter:
        yield from _earn(g, who, space)
    elif space in g.box.locations:
        yield from placing.visit(g, who, space)
    elif space in g.box.locks:
        yield from placing.use_bonus(g, who, space)
    else:
        yield from placing.begin_ritual(g, who, PRIEST if is_priest(cultist) else ACOLYTE)


def _earn(g: Conclave, who: Priest, space: str) -> Rules[None]:
    """An eternal prowler that has just come earns, and for a price only if its owner likes to pay."""  # EHP R-274
    if g.box.locations[space].cost:
        if not payable(g, who, space):
            return
        if (yield from choose(who.seat, asks.ETERNAL, [("visit", space), asks.PASS])) == asks.PASS:
            return
    yield from placing.visit(g, who, space)


@unit
def prowl_done(g: Conclave) -> None:
    """The prowler's space is resolved."""
    g.actor, g.spot = NOBODY, ""


@unit
def eternals(g: Conclave, seat: int) -> Rules[None]:
    """Eternal prowlers that arrived in earlier rounds earn again, in any order; where that costs something, as far as
    their owner likes to pay."""  # EHP, GP-Q5
    who = g.priests[seat]
    g.active = seat
    lying = [space for space in people.spaces_of(g, acolyte_of(seat)) if space.startswith(people.ETERNAL)]
    left = [spot.removeprefix(people.ETERNAL) for spot in lying]
    if g.letter:
        yield from _earn_in_any_order(g, who, left)
        return
    for space in [each for each in left if not g.box.locations[each].cost]:  # these first, by the first edition
        left.remove(space)
        if spaces.may_not_visit(g, who, space, ACOLYTE, False) is None:
            yield from _earn_again(g, who, space)
    while options := [
        ("visit", space) for space in dict.fromkeys(left) if spaces.may_not_visit(g, who, space, ACOLYTE, False) is None
    ]:
        pick = yield from choose(seat, asks.ETERNAL, [*options, asks.PASS])
        if pick == asks.PASS:
            return
        left.remove(pick[1])
        yield from _earn_again(g, who, pick[1])


def _earn_in_any_order(g: Conclave, who: Priest, left: list[str]) -> Rules[None]:
    """Their owner says which is next; among those that cost nothing the order makes no difference."""
    while left:
        free = [space for space in left if not g.box.locations[space].cost]
        priced = [space for space in left if space not in free and payable(g, who, space)]
        if not priced:
            if not free:
                return
            left.remove(free[0])
            yield from _earn_again(g, who, free[0])
            continue
        options = [("visit", space) for space in dict.fromkeys(priced + free)]
        pick = yield from choose(who.seat, asks.ETERNAL, [*options, asks.PASS])
        if pick == asks.PASS:  # nothing is paid for any more
            left[:] = free
            continue
        left.remove(pick[1])
        yield from _earn_again(g, who, pick[1])


def payable(g: Conclave, who: Priest, space: str) -> bool:
    """Whether an eternal prowler could earn at a location."""
    return spaces.may_not_visit(g, who, space, ACOLYTE, False) is None


def _earn_again(g: Conclave, who: Priest, space: str) -> Rules[None]:
    g.actor, g.spot = acolyte_of(who.seat), people.ETERNAL + space
    g.tell("earns-again", seat=who.seat, space=space)
    yield from placing.visit(g, who, space)
    g.actor, g.spot = NOBODY, ""


@unit
def track_ends(g: Conclave) -> None:
    """A cultist on a ritual track of the cult board with nothing unlocked ahead goes back to the pool."""
    # EHP
    for spot in [space for space in g.standing if space.startswith(people.TRACK)]:
        if following(g, spot) is None:
            for cultist in list(g.standing[spot]):
                people.leave(g, cultist, spot)
                people.to_pool(g, cultist)
                g.tell("leaves-track", seat=owner_of(cultist))


def following(g: Conclave, spot: str) -> str | None:
    """The next space of a ritual track, if it is unlocked."""  # EHP R-294
    track, n = g.sheet.steps[spot.removeprefix(people.TRACK)]
    line = g.sheet.lines[track]
    return line[n + 1] if n + 1 < len(line) and line[n + 1] in g.broken else None
