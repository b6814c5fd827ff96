"""Every piece of the box is in exactly one place; and what a player has, as signs count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from leng.games.auztralia.deeds import clock, goods, lines, tiles
from leng.games.auztralia.rules import ending
from leng.games.auztralia.state import (
    BLANK,
    CUBES,
    FARMS_EACH,
    GOODS,
    NEUTRAL,
    PURPLE,
    RAILS,
    UNITS,
    Australia,
    Colony,
)


def check(g: Australia) -> None:
    """Raise AssertionError when something was created or lost."""
    _cards(g)
    _tiles(g)
    _goods(g)
    _units(g)
    _board(g)
    assert sorted(g.arrivals) == [PURPLE, *range(len(g.colonies))], "discs on the time track"
    for who in g.colonies:
        _colony(g, who)


def holdings(g: Australia, seat: int) -> dict[str, int]:
    """What a player has; rails and farms are those on the board, time is what is left and not promised."""
    who = g.colonies[seat]
    fighting = g.combat.force if g.combat is not None and g.combat.seat == seat else [0] * len(UNITS)
    return {
        **{kind: goods.have(who, kind) for kind in GOODS},
        "points": who.points,
        **{name: who.barracks[unit] + fighting[unit] for unit, name in enumerate(UNITS)},
        "character": len(who.characters),
        "rail": lines.laid(g, seat),
        **ending.productive(g, seat),
        "time": g.box.track.end - who.time - clock.due(g, seat),
        "cube": tiles.at_headquarters(g, who),
    }


# Decks and tiles -------------------------------------------------------------------------------------------------


def _cards(g: Australia) -> None:
    _all_there("Old One cards", g.cards + g.discard, g.box.cards)
    _all_there("revelations", g.revelations + g.revealed + g.unused, g.box.revelations)
    _all_there("discovery tiles", g.surveys, g.box.surveys)
    people = g.display + g.deck + g.dismissed
    for cards in (*g.offered.values(), *(who.characters for who in g.colonies)):
        people += cards
    _all_there("characters", people, g.box.characters)


def _tiles(g: Australia) -> None:
    faces = g.box.tiles
    found = [one.tile for one in g.tiles] + g.waiting + g.gone
    for level, pile in g.piles.items():
        assert all(faces[tile].level == level for tile in pile), f"a tile of another level in pile {level}"
        found += pile
    for who in g.colonies:
        found += who.tiles
    _all_there("tiles", found, faces)
    for one in g.tiles:
        assert one.hex in g.land.hexes, f"{one.tile} lies in no hex"
        assert len(one.damage) == len(g.colonies) and min(one.damage) >= 0, f"damage on {one.tile}"
        assert one.up or not any(one.damage), f"damage on {one.tile}, which lies face down"
        assert not one.up or faces[one.tile].creature != BLANK, f"{one.tile} lies face up"


def _all_there(what: str, found: list[str], box: Iterable[str]) -> None:
    lost, new = Counter(list(box)) - Counter(found), Counter(found) - Counter(list(box))
    assert not lost and not new, f"{what}: missing {sorted(lost)}, too many {sorted(new)}"


# Pieces ----------------------------------------------------------------------------------------------------------


def _goods(g: Australia) -> None:
    for kind, each in g.box.goods.items():
        lying = sum(here.get(kind, 0) for here in g.goods.values())
        if kind in GOODS:
            held = [goods.have(who, kind) for who in g.colonies]
            assert min(*held, g.supply[kind], 0) >= 0, f"less than no {kind}"
            assert lying + sum(held) + g.supply[kind] == each.count, f"{kind}"
        else:
            assert lying <= each.count, f"{lying} tokens {kind}"
    for n, here in g.goods.items():
        assert here and min(here.values()) > 0, f"an empty deposit in {n}"


def _units(g: Australia) -> None:
    for unit, name in enumerate(UNITS):
        counts = [g.pool[unit], *(who.barracks[unit] for who in g.colonies)]
        if g.combat is not None:
            counts.append(g.combat.force[unit])
        assert min(counts) >= 0 and sum(counts) == g.box.units[unit].count, name


def _board(g: Australia) -> None:
    haunted = 0
    for one in g.tiles:
        haunted |= 1 << one.hex
    assert g.haunted == haunted, "hexes with Old Ones"
    ports = [who.port for who in g.colonies if who.port] + [n for n in (g.neutral_port,) if n]
    assert len(set(ports)) == len(ports), "two ports in a hex"
    assert all(n in g.land.sites for n in ports), "a port where there is no site"
    laid = Counter(g.rails.values())
    assert all(n <= RAILS for n in laid.values()), f"rails {laid}"
    placed = Counter((farm.seat, farm.kind) for farm in g.farms.values())
    assert all(n <= FARMS_EACH for n in placed.values()), f"farms {placed}"
    for n, farm in g.farms.items():
        assert farm.seat == NEUTRAL or 0 <= farm.seat < len(g.colonies), f"nobody's farm in {n}"
        assert g.land.fields[farm.kind] >> n & 1, f"{farm.kind} grows in {n}"
        assert n not in ports and n not in g.goods, f"a farm among other things in {n}"


def _colony(g: Australia, who: Colony) -> None:
    assert all(n >= 0 and space in g.box.spaces for space, n in who.cubes.items()), f"cubes of seat {who.seat}"
    assert sum(who.cubes.values()) <= CUBES, f"cubes of seat {who.seat}"
    assert who.points >= 0 and who.time >= 0, f"points and time of seat {who.seat}"
    linked = who.linked
    lines.trace(g, who)
    assert who.linked == linked, f"lines of seat {who.seat} are {lines.hexes(linked)}"
