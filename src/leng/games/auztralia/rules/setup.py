"""Set-up: the discovery of the land, the decks, the discs and the ports."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.dice import Dice
from leng.engine.options import Options
from leng.engine.picks import pick_some
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.box import AuztraliaBox, Survey
from leng.games.auztralia.deeds import goods, lines, people, tiles
from leng.games.auztralia.rules.farming import OCCUPIED, taken
from leng.games.auztralia.state import (
    BLANK,
    CAR,
    COAL,
    COLONY,
    FARMS,
    GOLD,
    GOODS,
    INFANTRY,
    IRON,
    NEUTRAL,
    NOBODY,
    PURPLE,
    SOLO,
    TOGETHER,
    Australia,
    Colony,
    Farm,
)

RANDOM = "random"
MEDIUM, HARD, INSANE = "medium", "hard", "insane"
CHALLENGES = (MEDIUM, HARD, INSANE)

SPAWNING_TEMPLES, NO_BLANKS, NO_CLAWS = "spawning_temples", "no_blanks", "no_claws"
OPENING_CHARACTER, NEUTRAL_PORT, NEUTRAL_FARMS = "opening_character", "neutral_port", "neutral_farms"
MERCENARIES = "mercenaries"
SHARED_RAILS, GIFT_TRADE, GIFT_CHARACTER = "shared_rails", "gift_trade", "gift_character"

FLAGS = {
    TOGETHER: [SHARED_RAILS, GIFT_TRADE, GIFT_CHARACTER],  # AZ
    MEDIUM: [SPAWNING_TEMPLES],  # AZ R-210
    HARD: [SPAWNING_TEMPLES, NO_BLANKS],  # AZ R-211
    INSANE: [SPAWNING_TEMPLES, NO_BLANKS, NO_CLAWS],  # AZ R-212
}
DRAWN = {"none": 0, "one": 1, "two": 2}
"""So many variant cards are drawn, and so many variants are picked from them."""  # AZ R-185

START = {COAL: 2, IRON: 2, GOLD: 4}  # AZ R-004
HIRED_GOLD = 2  # what mercenaries leave
NEARER = 4  # AZ R-200
LATEST = {3: 11, 4: 12}
"""Beyond these spaces three and four who play together do not begin."""  # AZ Q-70
REVELATIONS_EACH = 5  # AZ R-013
OFFERED = 3
UNSURVEYED = 14  # for most lone players  # AZ
HIGHEST = 3

TOO_NEAR = Refusal("port-too-near", "AZ R-017", lambda g, seat, option: {"n": g.land.board.port_distance})
BESIDE_PORT = Refusal("farm-beside-port", "AZ R-185")


def set_up(box: AuztraliaBox, seats: int, options: Options, dice: Dice) -> Australia:
    """Put everything beside the board; the first player may have to pick variants before the land is discovered."""
    mode = options["mode"]
    g = Australia(
        box=box,
        dice=dice,
        colonies=[Colony(seat) for seat in range(seats)],  # AZ R-002
        mode=mode,
        map=options["map"],  # AZ R-190
        flags=[*FLAGS.get(mode, ()), *FLAGS.get(options["challenge"], ())],
        purple=box.track.old_ones,
        supply={kind: box.goods[kind].count for kind in GOODS},  # AZ R-003
        pool=[each.count for each in box.units],  # AZ R-015
        surveys=sorted(box.surveys),
        cards=list(box.cards),
        deck=list(box.characters),
    )
    for level in range(1, HIGHEST + 1):  # AZ R-005
        g.piles[level] = [name for name, tile in box.tiles.items() if tile.level == level and not tile.mark]
        dice.shuffle(g.piles[level])
    g.gone = [name for name, tile in box.tiles.items() if tile.mark]
    dice.shuffle(g.cards)  # AZ R-015
    dice.shuffle(g.deck)
    _stack_revelations(g)
    first = dice.below(seats)  # AZ R-016
    order = [(first + n) % seats for n in range(seats)]
    g.arrivals = [PURPLE, *reversed(order)]
    drawn = DRAWN[options["variants"]]
    if mode == SOLO:
        _begin_alone(g, options["difficulty"], options["objective"])
    elif drawn:
        _draw_variants(g, drawn)
        g.next_up(("which_variants", first, drawn), ("lay_out", first))
    else:
        lay_out(g, first)
    g.next_up(("introduce", first))
    return g


def _stack_revelations(g: Australia) -> None:
    """Five cards of each level, the third at the bottom, the first on top; nobody sees the others."""  # AZ R-013
    for level in range(HIGHEST, 0, -1):
        cards = [name for name, each in g.box.revelations.items() if each.level == level]
        g.dice.shuffle(cards)
        g.revelations += cards[:REVELATIONS_EACH]
        g.unused += cards[REVELATIONS_EACH:]
    g.unused.sort()


def _begin_alone(g: Australia, difficulty: str, objective: str) -> None:
    """A lone player begins with what the difficulty gives, and with an objective."""  # AZ
    (who,), terms = g.colonies, g.box.difficulties[difficulty]
    for kind, n in ((GOLD, terms.gold), (IRON, terms.iron), (COAL, terms.coal)):
        goods.gain(g, who, kind, n)
    who.points = terms.points
    g.objective = g.dice.pick(list(g.box.objectives)) if objective == RANDOM else objective
    lay_out(g, who.seat, 0 if terms.all_surveys else UNSURVEYED)


def _draw_variants(g: Australia, n: int) -> None:
    """Variant cards for two players are drawn; each brings two variants."""  # AZ R-185
    cards = sorted({each.card for each in g.box.variants.values()})
    g.dice.shuffle(cards)
    g.variants = [name for name, each in g.box.variants.items() if each.card in cards[:n]]


@unit
def introduce(g: Australia, first: int) -> None:
    """The discs come on the time track, and everybody hears what was drawn."""  # AZ
    for who in g.colonies:
        who.time = beginning(g)
    if g.objective:
        g.tell("objective", seat=first, objective=g.objective)
    else:
        g.tell("first-player", seat=first)
    if g.variants:
        g.tell("variants-drawn", variants=g.variants[:])


def beginning(g: Australia) -> int:
    """The space of the time track on which all discs begin."""  # AZ
    space = g.box.track.start[len(g.colonies) - 1]
    if g.mode != TOGETHER:
        return space
    latest = LATEST.get(len(g.colonies)) if g.letter else None
    return space + NEARER if latest is None else min(space + NEARER, latest)


@unit
def which_variants(g: Australia, seat: int, n: int) -> Rules[None]:
    """The first player picks one variant of two, or two of four."""  # AZ R-185
    picked = yield from pick_some(seat, asks.WHICH_VARIANT, [("variant", each) for each in g.variants], n, n)
    for _, name in picked:
        g.flags.append(name)
        g.tell("variant", seat=seat, variant=name)


@unit
def lay_out(g: Australia, first: int, unsurveyed: int = 0) -> None:
    """The land is discovered, and everybody gets ready; then the ports are placed from the last player to the first."""
    seats = len(g.colonies)
    order = [(first + n) % seats for n in range(seats)]
    sort_tiles(g)
    discover(g, unsurveyed)
    if g.mode != SOLO:
        for who in g.colonies:
            _begin(g, who)
    units: list[tuple[str | int, ...]] = []
    if g.has(OPENING_CHARACTER):
        g.offered = {seat: [g.deck.pop() for _ in range(OFFERED)] for seat in order}
        units += [("opening_character", seat) for seat in order]
        units.append(("deal_display",))
    else:
        deal_display(g)
    units += [("place_port", seat) for seat in reversed(order)]  # AZ R-017
    if g.has(NEUTRAL_PORT):
        units.append(("neutral_port", first))
    if g.has(NEUTRAL_FARMS):
        units += [("neutral_farms", seat) for seat in reversed(order)]
    g.next_up(*units, ("begin",))


def sort_tiles(g: Australia) -> None:
    """Temples with XX come into the second pile, and those with X wait; blanks leave the game."""  # AZ
    faces = g.box.tiles
    if g.has(SPAWNING_TEMPLES):
        g.waiting = [name for name in g.gone if faces[name].mark == "X"]
        g.piles[2] += [name for name in g.gone if faces[name].mark == "XX"]
        g.gone = []
        g.dice.shuffle(g.piles[2])
    if g.has(NO_BLANKS):
        for pile in g.piles.values():
            g.gone += sorted(name for name in pile if faces[name].creature == BLANK)
            pile[:] = [name for name in pile if faces[name].creature != BLANK]


def _begin(g: Australia, who: Colony) -> None:
    """Every player begins with the same; mercenaries leave less gold."""  # AZ
    for kind, n in START.items():
        goods.gain(g, who, kind, n)
    if g.has(MERCENARIES):
        goods.pay(g, who, {GOLD: who.gold - HIRED_GOLD})
        goods.enlist(g, who, INFANTRY)
        goods.enlist(g, who, CAR)


# The discovery of the land ------------------------------------------------------------------------------------------


def discover(g: Australia, unsurveyed: int = 0) -> None:
    """A discovery tile on each of its hexes, in ascending order; the others stay unseen."""  # AZ
    surveys = [name for name in g.surveys if not (g.has(NO_CLAWS) and g.box.surveys[name].claw)]  # AZ R-212
    g.dice.shuffle(surveys)
    for n in g.land.surveyed:
        if n != unsurveyed:
            explore(g, n, g.box.surveys[surveys.pop()])
    for each in g.land.board.hexes:
        if each.token:  # AZ R-192
            find(g, each.n, each.token)


def explore(g: Australia, n: int, survey: Survey) -> None:
    """What one tile shows comes into its hex and the hexes around it."""  # AZ
    for found in survey.goods:
        place = g.land.at(n, found.at)
        if place:
            find(g, place, found.kind)
    for at in survey.old_ones:
        place = g.land.at(n, at)
        if place:
            lurk(g, place)


def find(g: Australia, n: int, kind: str) -> None:
    """A deposit comes into a hex, where goods may lie; equal ones add up."""  # AZ
    board = g.land.board
    if g.land.hexes[n].terrain in board.no_goods_on or kind in board.no_goods_of:
        return
    count = g.box.goods[kind].deposit
    if kind in GOODS:
        count = min(count, g.supply[kind])
        g.supply[kind] -= count
    if count:
        here = g.goods.setdefault(n, {})
        here[kind] = here.get(kind, 0) + count


def lurk(g: Australia, n: int) -> None:
    """An Old One comes face down into a hex; where one is, a higher one takes its place."""  # AZ
    place = g.land.hexes[n]
    if place.terrain in g.land.board.no_old_ones_on:  # AZ Q-33
        return
    there = g.at(n)
    level = g.box.tiles[there[0].tile].level + 1 if there else place.level
    tile = tiles.draw(g, tuple(range(level, HIGHEST + 1)))
    if tile is None:  # AZ R-010: nothing is above the third level; Q-61
        return
    for one in there:
        tiles.take_off(g, one)
        pile = g.piles[g.box.tiles[one.tile].level]  # AZ Q-50
        pile.append(one.tile)
        g.dice.shuffle(pile)
    tiles.put(g, tile, n)


# Characters ---------------------------------------------------------------------------------------------------------


@unit
def opening_character(g: Australia, seat: int) -> Rules[None]:
    """One of three characters stays with a player; the others go back."""  # AZ R-185
    g.looking = seat
    dealt = [("character", card) for card in g.offered[seat]]
    pick = yield from choose(seat, asks.OPENING_CHARACTER, dealt, secret=True)
    g.looking = NOBODY
    g.offered[seat].remove(pick[1])
    people.join(g.colonies[seat], pick[1])
    g.reveals += 1
    g.tell("opening-character", seat=seat, character=pick[1])


@unit
def deal_display(g: Australia) -> None:
    """The characters nobody has are shuffled; the display is dealt from left to right."""  # AZ R-014
    for cards in g.offered.values():
        g.deck += cards
    if g.offered:
        g.offered = {}
        g.dice.shuffle(g.deck)
    people.fill(g)
    g.display.reverse()


# Ports --------------------------------------------------------------------------------------------------------------


def ports(g: Australia) -> list[int]:
    """The hexes of all ports on the board."""
    found = [who.port for who in g.colonies if who.port]
    if g.neutral_port:
        found.append(g.neutral_port)
    return found


def may_not_place_port(g: Australia, option: Option) -> Refusal | None:
    """Why a port cannot stand there: another one is too near."""  # AZ
    for port in ports(g):
        if g.land.apart(port, option[1]) < g.land.board.port_distance:
            return TOO_NEAR
    return None


@unit
def place_port(g: Australia, seat: int) -> Rules[None]:
    """A player places the port on one of the sites."""  # AZ R-017
    sites: list[Option] = [("port", n) for n in g.land.sites]
    pick = yield from choose(seat, asks.PLACE_PORT, sites, partial(may_not_place_port, g))
    who = g.colonies[seat]
    who.port = pick[1]
    lines.trace(g, who)
    g.tell("port", seat=seat, hex=pick[1])


@unit
def neutral_port(g: Australia, seat: int) -> Rules[None]:
    """Whoever placed the last port adds one that belongs to nobody."""  # AZ R-185
    sites: list[Option] = [("port", n) for n in g.land.sites]
    pick = yield from choose(seat, asks.NEUTRAL_PORT, sites, partial(may_not_place_port, g))
    g.neutral_port = pick[1]
    g.tell("neutral-port", seat=seat, hex=pick[1])


def may_not_settle(g: Australia, option: Option) -> Refusal | None:
    """Why a farm that belongs to nobody cannot be there."""
    n = option[2]
    for port in ports(g):
        if g.land.apart(port, n) <= 1:
            return BESIDE_PORT
    return OCCUPIED if taken(g) >> n & 1 else None


@unit
def neutral_farms(g: Australia, seat: int) -> Rules[None]:
    """A player places a farm of each kind that belongs to nobody."""  # AZ R-185
    for kind in FARMS:
        fields: list[Option] = [("farm", kind, n) for n in lines.hexes(g.land.fields[kind])]
        if all(may_not_settle(g, option) is not None for option in fields):
            continue
        pick = yield from choose(seat, asks.NEUTRAL_FARM, fields, partial(may_not_settle, g), kind=kind)
        g.farms[pick[2]] = Farm(NEUTRAL, kind)
        g.tell("neutral-farm", seat=seat, goods=kind, hex=pick[2])


@unit
def begin(g: Australia) -> None:
    """The first player's disc lies on top."""  # AZ R-016
    g.phase = COLONY
    g.next_up(("next_disc",))
