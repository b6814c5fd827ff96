"""What lies on the table before the first turn, and the questions until then (p. 6-7, 19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from leng.games.auztralia.state import Australia, Farm
from oracles.auztralia import lines
from oracles.auztralia.paper import (
    FARMS,
    NEUTRAL,
    NOBODY,
    POINTS,
    PURPLE,
    UNITS,
    creature,
    map_of,
    printed,
    tile,
    track,
)
from oracles.auztralia.telling import Rules, Telling, ask, on_display, several


def opening(t: Telling) -> Rules[None]:
    """Variants, characters for old hands, then ports from the last player to the first."""  # AZ
    first = next(disc for disc in reversed(t.g.arrivals) if disc != PURPLE)
    order = [disc for disc in reversed(t.g.arrivals) if disc != PURPLE]
    if t.g.variants:
        yield from variants(t, first)
        t.g = t.after.copy()  # the rest of the set-up is left to chance; what may lie there is looked at apart
        t.wrong += laid_out(t.g)
    if t.g.has("opening_character"):
        for seat in order:
            yield from old_hand(t, seat)
        left = Counter(t.g.deck + [name for each in t.g.offered.values() for name in each])
        t.g.display, t.g.deck, t.g.offered = list(t.after.display), list(t.after.deck), {}
        t.g.looking = NOBODY
        if Counter(t.g.display + t.g.deck) != left or len(t.g.display) != on_display(t.g):
            t.wrong.append(f"of {left} come {t.g.display} and {t.g.deck}")
    for seat in order[::-1]:
        t.colony(seat).port = int((yield from ask(seat, "place-port", port_sites(t)))[5:])
    if t.g.has("neutral_port"):
        t.g.neutral_port = int((yield from ask(order[0], "neutral-port", port_sites(t)))[5:])
    if t.g.has("neutral_farms"):
        for seat in order[::-1]:
            yield from settlers(t, seat)


def variants(t: Telling, seat: int) -> Rules[None]:
    """One of two, or two of four."""  # AZ R-185
    options = [f"variant:{name}" for name in t.g.variants]
    if len(options) == 2:
        yield from ask(seat, "which-variant", options)
    else:
        yield from several(seat, "which-variant", options, 2, 2)


def old_hand(t: Telling, seat: int) -> Rules[None]:
    """One of three characters comes along."""
    three = t.g.offered[seat]
    kept = (yield from ask(seat, "opening-character", [f"character:{name}" for name in three]))[10:]
    three.remove(kept)
    t.colony(seat).characters.append(kept)
    t.colony(seat).recruited += 1


def port_sites(t: Telling) -> list[str]:
    """Where a port may stand: on a port site, far enough from the others."""  # AZ
    ports = [each.port for each in t.g.colonies if each.port]
    least = 1 if t.g.map == "west" else 3
    sites = [n for n, each in sorted(t.map.hexes.items()) if each.get("port")]
    return [f"port:{n}" for n in sites if all(t.map.apart(n, port) >= least for port in ports)]


def settlers(t: Telling, seat: int) -> Rules[None]:
    """A farm of each kind, on empty ground not beside a port."""  # AZ R-185
    for kind in FARMS:
        options = [
            f"farm:{kind}:{n}"
            for n in sorted(t.map.hexes)
            if t.map.terrain(n) in t.map.board["farmland"][kind]
            and lines.is_empty(t, n)
            and not any(lines.is_port(t, m) for m in t.map.near(n))
        ]
        answer = yield from ask(seat, "neutral-farm", options)
        t.g.farms[int(answer.split(":")[2])] = Farm(NEUTRAL, kind)


# What chance has laid out --------------------------------------------------------------------------------------------


def laid_out(g: Australia) -> list[str]:
    """What is wrong with the table before the first turn."""
    return [*discs(g), *stores(g), *decks(g), *ground(g)]


def discs(g: Australia) -> Iterator[str]:
    """Discs and starting goods."""  # AZ
    start = int(track()["start"][g.seats - 1])
    if g.mode == "together":
        start += 4
        if g.seats > 2:  # where three and four begin together is measured, not read, but never beyond that: AZ Q-70
            start = min(start, g.colonies[0].time)
    order = g.arrivals[:0:-1]
    first = order[0] if order else 0
    if g.arrivals[0] != PURPLE or order != [(first + n) % g.seats for n in range(g.seats)]:
        yield f"discs lie as {g.arrivals}"
    if g.purple != 22:
        yield f"the purple disc begins on {g.purple}"
    begins = {"coal": 2, "iron": 2, "gold": 4, "points": 0, "units": [0] * len(UNITS)}
    if g.mode == "solo":
        levels = printed("pieces", "difficulty").values()
        kinds = [{"coal": e["coal"], "iron": e["iron"], "gold": e["gold"], "points": e["points"]} for e in levels]
        mine = {each: getattr(g.colonies[0], each) for each in ("coal", "iron", "gold", "points")}
        if mine not in kinds:
            yield f"alone one begins with {mine}"
        return
    if g.has("mercenaries"):
        begins |= {"gold": 2, "units": [1, 1, 0, 0, 0]}
    for each in g.colonies:
        has = {"coal": each.coal, "iron": each.iron, "gold": each.gold, "points": each.points, "units": each.barracks}
        if has != begins or each.time != start:
            yield f"seat {each.seat} begins with {has} on {each.time}"


def stores(g: Australia) -> Iterator[str]:
    """Nothing is more or less than in the box."""  # AZ
    for goods in ("coal", "iron", "gold", "phosphate"):
        held = sum(getattr(each, goods) for each in g.colonies)
        land = sum(each.get(goods, 0) for each in g.goods.values())
        if g.supply[goods] + held + land != printed("pieces", "goods")[goods]["count"]:
            yield f"{goods} got lost"
    for kind, name in enumerate(UNITS):
        units = [each.barracks[kind] for each in g.colonies]
        if g.pool[kind] + sum(units) != printed("pieces", "unit")[name]["count"]:
            yield f"{name} got lost"


def decks(g: Australia) -> Iterator[str]:
    """Cards and tiles."""  # AZ
    if Counter(g.cards) != Counter(list(printed("cards", "card"))):
        yield "the Old One cards are not forty"
    levels = [printed("revelations", "revelation")[name]["level"] for name in g.revelations]
    if levels != [3] * 5 + [2] * 5 + [1] * 5:
        yield f"the revelations lie as {levels}"
    if Counter(g.revelations + g.unused) != Counter(list(printed("revelations", "revelation"))):
        yield "a revelation is missing"
    people = g.display + g.deck + g.dismissed + [name for each in g.offered.values() for name in each]
    if Counter(people) != Counter(list(printed("characters", "character"))):
        yield "a character is missing"
    if len(g.display) != (0 if g.offered else on_display(g)):
        yield f"{len(g.display)} characters are on display"
    lying = [each.tile for each in g.tiles]
    everything = [*lying, *g.waiting, *g.gone, *(name for pile in g.piles.values() for name in pile)]
    if Counter(everything) != Counter(list(printed("old_ones", "tile"))):
        yield "a tile is missing"
    for level, pile in g.piles.items():
        if any(tile(name)["level"] != level or tile(name).get("mark") == "X" for name in pile):
            yield f"the pile of level {level} is {pile}"
    out = {name for name in everything if tile(name).get("mark")}
    if g.has("spawning_temples"):
        if set(g.waiting) != {name for name in out if tile(name)["mark"] == "X"}:
            yield f"{g.waiting} wait beside the board"
        out = set()
    if g.has("no_blanks"):
        out |= {name for name in everything if creature(name) == "blank"}
    if set(g.gone) != out:
        yield f"out of the game are {g.gone}"


def ground(g: Australia) -> Iterator[str]:
    """Goods and Old Ones lie where discovery tiles can have put them."""  # AZ
    land = map_of(g.map)
    for each in g.tiles:
        if land.terrain(each.hex) in land.board["no_old_ones_on"] or each.up or any(each.damage):
            yield f"{each} lies there"
        if tile(each.tile)["level"] < land.hexes[each.hex].get("level", 0):
            yield f"{each.tile} lies in hex {each.hex} of a higher level"
    if len({each.hex for each in g.tiles}) != len(g.tiles):
        yield "two tiles lie in one hex"
    tokens = {n: each["token"] for n, each in land.hexes.items() if each.get("token")}
    lying = {
        n: next(k for k in each if k[:3] == "vp_") for n, each in g.goods.items() if any(k[:3] == "vp_" for k in each)
    }
    if lying != tokens:
        yield f"the tokens lie as {lying}"
    if not explained(g):
        yield "no thirteen discovery tiles give these goods and Old Ones"


Marks = Counter[tuple[int, str]]
"""So much of what in which hex; Old Ones are counted as such."""


def explained(g: Australia) -> bool:
    """Whether some discovery tiles on the marked hexes give the goods and the Old Ones that lie there."""
    land = map_of(g.map)
    places = [n for n, each in sorted(land.hexes.items()) if each.get("survey")]
    if g.mode == "solo" and g.colonies[0].points:  # AZ R-181: only the hardest level surveys hex 14
        places.remove(14)
    claws = printed("surveys", "survey")
    names = [name for name in g.surveys if not (g.has("no_claws") and claws[name].get("claw"))]  # AZ R-212
    goods: Marks = Counter(
        {(n, kind): amount for n, each in g.goods.items() for kind, amount in each.items() if kind[:3] != "vp_"}
    )
    levels = {each.hex: int(tile(each.tile)["level"]) for each in g.tiles}
    marks = {(name, place): brought(g, name, place) for name in names for place in places}

    def fits(mark: Marks, left: Marks) -> bool:
        return all(
            n in levels or not g.piles[3] if kind == OLD_ONE else left[n, kind] >= amount
            for (n, kind), amount in mark.items()
        )

    def right(due: Marks) -> bool:
        """Whether each Old One is of the level that is due, or of a higher one where piles have run out."""
        if set(levels) - {n for n, _ in due}:
            return False
        for (n, _), times in due.items():
            wanted = min(3, int(land.hexes[n]["level"]) + times - 1)  # AZ
            short = any(len(g.piles[level]) <= 2 for level in range(1, levels.get(n, 4)))
            if levels.get(n) != wanted and not short:
                return False
        return True

    def go_on(open_places: list[int], unused: list[str], left: Marks, due: Marks) -> bool:
        if not open_places:
            return not any(left.values()) and right(due)
        choices = {place: [name for name in unused if fits(marks[name, place], left)] for place in open_places}
        place = min(open_places, key=lambda each: len(choices[each]))
        rest = [each for each in open_places if each != place]
        for name in choices[place]:
            here = marks[name, place]
            haunts = Counter({each: n for each, n in here.items() if each[1] == OLD_ONE})
            if go_on(rest, [each for each in unused if each != name], left - (here - haunts), due + haunts):
                return True
        return False

    return go_on(places, names, goods, Counter())


OLD_ONE = "an Old One"


def brought(g: Australia, name: str, place: int) -> Marks:
    """What a discovery tile brings where."""  # AZ
    land = map_of(g.map)
    face = printed("surveys", "survey")[name]

    def where(point: str) -> int:
        return place if point == "C" else land.beyond(place, POINTS[point])

    lies: Marks = Counter()
    for find in face["goods"]:
        n, kind = where(find["at"]), find["kind"]
        if n and land.terrain(n) not in land.board["no_goods_on"] and kind not in land.board["no_goods_of"]:
            lies[n, kind] += printed("pieces", "goods")[kind]["deposit"]
    for n in map(where, face["old_ones"]):
        if n and land.terrain(n) not in land.board["no_old_ones_on"]:
            lies[n, OLD_ONE] += 1
    return lies
