"""What each seat may see, built from nothing; and the worlds a seat can imagine behind it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from leng.engine.dice import Dice
from leng.engine.game import Stand
from leng.engine.state import UNVEILED, Event
from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.deeds import clock, goods, lines, people, tiles
from leng.games.auztralia.rules import attack, ending, movement
from leng.games.auztralia.state import GOODS, NOBODY, PURPLE, RAILS, UNITS, Australia, Colony, OldOne


class StackView(msgspec.Struct):
    """The units of one kind that a player has."""

    unit: str
    n: int  # in the barracks
    capacity: int
    range: int


class BoxView(msgspec.Struct):
    """An action box of a player board."""

    id: str
    cubes: int
    gold: int  # what the next use costs


class ColonyView(msgspec.Struct, kw_only=True):
    """A player; everything is open."""

    seat: int
    port: int
    time: int
    out_of_time: bool
    headquarters: int  # cubes to act with
    sanity: int  # with which a combat begins
    boxes: list[BoxView]
    goods: dict[str, int]
    points: int
    stacks: list[StackView]
    characters: list[str]
    tiles: list[str]
    rails_left: int
    farms: dict[str, int]  # productive ones on the board, by kind
    blighted: int
    linked: list[int]  # hexes that a line free of Old Ones joins to the port
    reaches: dict[str, list[int]]  # hexes where the units it has could strike at Old Ones, by kind
    score: int  # if it ended now
    sources: dict[str, int]  # where that comes from


class OldOneView(msgspec.Struct, kw_only=True):
    """A tile on the board; of a hidden one only the level is known."""

    hex: int
    level: int
    tile: str | None
    creature: str | None
    points: int | None
    capacity: int | None
    damage: dict[int, int]  # by seat
    steps: dict[int, int] = {}  # where it may step next, by the direction that leads there


class FarmView(msgspec.Struct):
    """A farm on the board."""

    hex: int
    seat: int
    kind: str
    blighted: bool


class RailView(msgspec.Struct):
    """A rail across a side."""

    a: int
    b: int
    seat: int
    cut: bool  # no line free of Old Ones joins it to the port of its owner


class CombatView(msgspec.Struct, kw_only=True):
    """A fight."""

    seat: int
    hex: int
    force: list[StackView]
    hurt: list[int]  # damage on each of these stacks
    sanity: int
    defence: bool
    card: str | None
    cards: int
    used: list[str]


class AustraliaView(msgspec.Struct, kw_only=True):
    """The table as an audience sees it."""

    audience: int
    phase: str
    mode: str
    map: str
    flags: list[str]
    objective: str
    active: int
    order: list[int]  # discs from the bottom of their stacks to the top; -1 are the Old Ones
    purple: int
    colonies: list[ColonyView]
    goods: dict[int, dict[str, int]]  # by hex
    tiles: list[OldOneView]
    farms: list[FarmView]
    rails: list[RailView]
    neutral_port: int
    supply: dict[str, int]
    pool: dict[str, int]  # units left
    piles: dict[int, int]
    waiting: list[str]
    gone: list[str]
    cards: int
    discard: list[str]
    revelations: int
    revealed: list[str]
    display: list[str]
    deck: int
    dismissed: list[str]
    known: list[str]  # characters that this audience alone sees now: on top of the deck, or dealt for a choice
    combat: CombatView | None
    old_ones: tuple[int, int]  # their score if it ended now: the least and the most that hidden tiles may bring
    winner_now: list[int]  # who would win if it ended now, -1 for the Old Ones; nobody while hidden tiles decide that


def view(g: Australia, audience: int) -> AustraliaView:
    """The table for a seat, a spectator, or the replay of a finished match."""
    bare = audience == UNVEILED or bool(g.ending)  # at the end all tiles are turned up  # AZ Q-47
    colonies = [_colony(g, who, bare) for who in g.colonies]
    theirs = _dark_score(g, bare)
    return AustraliaView(
        audience=audience,
        phase=g.phase,
        mode=g.mode,
        map=g.map,
        flags=g.flags[:],
        objective=g.objective,
        active=g.active,
        order=g.arrivals[:],
        purple=g.purple,
        colonies=colonies,
        goods={n: here.copy() for n, here in g.goods.items()},
        tiles=_tiles(g, bare),
        farms=[FarmView(n, farm.seat, farm.kind, farm.blighted) for n, farm in g.farms.items()],
        rails=[_rail(g, side, owner) for side, owner in g.rails.items()],
        neutral_port=g.neutral_port,
        supply=g.supply.copy(),
        pool=dict(zip(UNITS, g.pool, strict=True)),
        piles={level: len(pile) for level, pile in g.piles.items()},
        waiting=g.waiting[:],
        gone=g.gone[:],
        cards=len(g.cards),
        discard=g.discard[:],
        revelations=len(g.revelations),
        revealed=g.revealed[:],
        display=g.display[:],
        deck=len(g.deck),
        dismissed=g.dismissed[:],
        known=_shown(g, audience),
        combat=_combat(g),
        old_ones=theirs,
        winner_now=_leading(g, [each.score for each in colonies], theirs),
    )


def _colony(g: Australia, who: Colony, bare: bool) -> ColonyView:
    seat = who.seat
    farms, sources = ending.productive(g, seat), _sources(g, who, bare)
    return ColonyView(
        seat=seat,
        port=who.port,
        time=who.time,
        out_of_time=clock.out_of_time(g, who),
        headquarters=tiles.at_headquarters(g, who),
        sanity=people.sanity(g, who),
        boxes=[BoxView(space, who.cubes.get(space, 0), who.cubes.get(space, 0)) for space in g.box.spaces],
        goods={kind: goods.have(who, kind) for kind in GOODS},
        points=who.points,
        stacks=_stacks(g, who, who.barracks),
        characters=who.characters[:],
        tiles=who.tiles[:],
        rails_left=RAILS - lines.laid(g, seat),
        farms=farms,
        blighted=sum(farm.seat == seat and farm.blighted for farm in g.farms.values()),
        linked=lines.hexes(who.linked),
        reaches=_reaches(g, who),
        score=sum(sources.values()),
        sources=sources,
    )


def _stacks(g: Australia, who: Colony, units: list[int]) -> list[StackView]:
    return [
        StackView(UNITS[unit], n, people.capacity(g, who, unit), people.reach(g, who, unit))
        for unit, n in enumerate(units)
    ]


def _reaches(g: Australia, who: Colony) -> dict[str, list[int]]:
    whole = g.land.whole
    return {UNITS[unit]: lines.hexes(attack.reached(g, who, unit, whole)) for unit, n in enumerate(who.barracks) if n}


def _tiles(g: Australia, bare: bool) -> list[OldOneView]:
    goals = movement.targets(g)
    return [_tile(g, one, bare or one.up, goals) for one in g.tiles]


def _tile(g: Australia, one: OldOne, seen: bool, goals: list[int]) -> OldOneView:
    face = g.box.tiles[one.tile]
    walks = one.up and not one.halted and face.creature in g.box.movers
    return OldOneView(
        hex=one.hex,
        level=face.level,
        tile=face.id if seen else None,
        creature=face.creature if seen else None,
        points=face.points if seen else None,
        capacity=face.capacity if seen else None,
        damage={seat: n for seat, n in enumerate(one.damage) if n},
        steps=movement.prospects(g.land, one.hex, goals) if walks else {},
    )


def _rail(g: Australia, side: int, owner: int) -> RailView:
    a, b = g.land.sides[side]
    linked = g.colonies[owner].linked
    return RailView(a, b, owner, not (linked >> a & linked >> b & 1))


def _combat(g: Australia) -> CombatView | None:
    combat = g.combat
    if combat is None:
        return None
    return CombatView(
        seat=combat.seat,
        hex=combat.hex,
        force=_stacks(g, g.colonies[combat.seat], combat.force),
        hurt=combat.hurt[:],
        sanity=combat.sanity,
        defence=combat.defence,
        card=combat.card or None,
        cards=combat.cards,
        used=combat.used[:],
    )


# The score if it ended now ---------------------------------------------------------------------------------------


def _sources(g: Australia, who: Colony, bare: bool) -> dict[str, int]:
    """An objective that hangs on hidden tiles counts only once nothing hidden can thwart it."""
    parts = ending.parts(g, who.seat)
    if parts["objective"] and not bare and not g.box.objectives[g.objective].condition.sure(g, who):
        parts["objective"] = 0
    return parts


def _dark_score(g: Australia, bare: bool) -> tuple[int, int]:
    if not bare:
        return ending.bounds(g)
    points = sum(ending.old_ones(g).values())
    return points, points


def _leading(g: Australia, scores: list[int], theirs: tuple[int, int]) -> list[int]:
    worst, best = (ending.winners(g, tuple(scores), each) for each in theirs)
    if worst != best:
        return []
    return list(worst) or [PURPLE]


# How one stands --------------------------------------------------------------------------------------------------


def stand(view: AustraliaView, seat: int | None, story: Sequence[Event], box: AuztraliaBox) -> list[Stand]:
    """Points and their sources if it ended now, those of the Old Ones, who would win, and the time left."""
    shown = [who for who in view.colonies if seat in (None, who.seat)]
    lines = [
        Stand("points-of" if seat is None else "points", {"seat": who.seat, "n": who.score}, who.sources)
        for who in shown
    ]
    for who in view.colonies if seat is not None else ():
        if who.seat != seat:
            lines.append(Stand("points-of", {"seat": who.seat, "n": who.score}))
    least, most = view.old_ones
    lines.append(Stand("old-ones", {"least": least, "most": most}))
    if view.winner_now == [PURPLE]:
        lines.append(Stand("lost-now"))
    elif view.winner_now:
        lines.append(Stand("won-now", {"seats": view.winner_now}))
    else:
        lines.append(Stand("open-now"))
    if seat is not None:
        lines.append(Stand("time", {"n": max(0, box.track.end - view.colonies[seat].time)}))
    return lines


# What is hidden --------------------------------------------------------------------------------------------------


def _shown(g: Australia, audience: int) -> list[str]:
    """Characters that lie face down and are shown to an audience: only while it is asked about them in private."""
    looking = g.looking
    if looking == NOBODY or audience not in (looking, UNVEILED):
        return []
    return g.offered[looking][:] if looking in g.offered else g.deck[len(g.deck) - _seen_on_top(g, looking) :]


def _seen_on_top(g: Australia, seat: int) -> int:
    """How many cards on top of the deck of characters a seat knows."""  # AZ R-046
    if g.looking == seat and seat not in g.offered:
        return min(2, len(g.deck))
    return min(1, len(g.deck)) if g.glimpsed == seat else 0


def hidden_from(g: Australia, audience: int) -> set[str]:
    """Tiles that lie face down, all that lies in decks and piles, and what has gone back to the box unseen.

    Once the Old One cards have been shuffled again everybody has seen them all; only their order is unknown.
    """
    if audience == UNVEILED:
        return set()
    hidden = {*g.revelations, *g.unused, *g.surveys, *g.deck}
    hidden.update(*g.piles.values(), *g.offered.values())
    if not g.shuffled:
        hidden.update(g.cards)
    if not g.ending:
        hidden.update(one.tile for one in g.tiles if not one.up)
    return hidden - set(_shown(g, audience))


def imagine(g: Australia, seat: int, chance: Dice, remember: bool = True) -> None:
    """Deal anew, in place, all that a seat may not know; the result depends on nothing but its view."""
    _deal_tiles(g, chance)
    _deal_revelations(g, chance)
    _deal_characters(g, seat, chance)
    g.cards.sort()
    chance.shuffle(g.cards)


def _deal_tiles(g: Australia, chance: Dice) -> None:
    """Of a hidden tile only the level is known: those on the board are dealt again with those of their pile.

    Once the match is over everybody sees those on the board.
    """
    faces = g.box.tiles
    down: dict[int, list[OldOne]] = {level: [] for level in g.piles}
    if not g.ending:
        for one in g.tiles:
            if not one.up:
                down[faces[one.tile].level].append(one)
    for level, pile in g.piles.items():
        pile += [one.tile for one in down[level]]
        pile.sort()
        chance.shuffle(pile)
        for one in down[level]:
            one.tile = pile.pop()


def _deal_revelations(g: Australia, chance: Dice) -> None:
    """How many cards of a level lie in the deck is known, not which of them."""  # AZ R-013
    faces = g.box.revelations
    pools: dict[int, list[str]] = {level: [] for level in g.piles}
    for card in sorted(g.revelations + g.unused):
        pools[faces[card].level].append(card)
    for pool in pools.values():
        chance.shuffle(pool)
    g.revelations[:] = [pools[faces[card].level].pop() for card in g.revelations]
    g.unused[:] = sorted([card for pool in pools.values() for card in pool])


def _deal_characters(g: Australia, seat: int, chance: Dice) -> None:
    """The deck, but for what a seat knows to lie on top, and what others were dealt to choose from."""
    top = g.deck[len(g.deck) - _seen_on_top(g, seat) :]
    others = [cards for other, cards in g.offered.items() if other != seat]
    unknown = sorted(g.deck[: len(g.deck) - len(top)] + [card for cards in others for card in cards])
    chance.shuffle(unknown)
    for cards in others:
        cards[:] = sorted(unknown.pop() for _ in cards)
    g.deck[:] = unknown + top
