"""The end and the score (p. 20)."""

from __future__ import annotations

from oracles.auztralia.paper import FARM_LOVERS, FARMS, UNITS, creature, printed, tile
from oracles.auztralia.telling import Telling


def points(t: Telling, seat: int) -> dict[str, int]:
    """Where somebody's points come from."""  # AZ R-161
    g, who = t.g, t.colony(seat)
    mine = [farm for farm in g.farms.values() if farm.seat == seat]
    good = [farm.kind for farm in mine if not farm.blighted]
    loved = sum(good.count(kind) for name, kind in FARM_LOVERS.items() if t.has(seat, name))
    if t.has(seat, "mad_johnson"):
        loved += len(who.tiles)
    if t.has(seat, "mrs_bradshaw"):
        loved += sum(owner == seat for owner in g.rails.values()) // 3
    return {
        "farms": 2 * len(good),
        "phosphate": 3 * who.phosphate,
        "characters": loved,
        "tiles": sum(int(tile(name)["points"]) for name in who.tiles),
        "tokens": who.points,
        "objective": objective(t, seat),
    }


def objective(t: Telling, seat: int) -> int:
    """What the lone player's objective brings, if it is met."""  # AZ R-183
    g, who = t.g, t.colony(seat)
    if not g.objective:
        return 0
    mine = [farm for farm in g.farms.values() if farm.seat == seat]
    good = [farm.kind for farm in mine if not farm.blighted]
    slain = [creature(name) for name in who.tiles]
    met = {
        "cordon": not g.approached,
        "godslayer": "cthulhu" in slain or slain.count("shoggoth") >= 2,
        "iconoclast": who.temples >= 1 and not any(creature(each.tile) == "temple" for each in g.tiles),
        "iron_road": sum(owner == seat for owner in g.rails.values()) >= 18,
        "breadbasket": all(good.count(kind) >= 3 for kind in FARMS),
        "untouched": len(mine) >= 8 and len(good) == len(mine),
        "chemist": who.phosphate + who.mined >= 3 if g.map == "west" else who.phosphate >= 3,
        "circle": who.recruited >= 8,
        "combined_arms": sum(n > 0 for n in who.barracks) >= len(UNITS),
        "daylight": all(each.up for each in g.tiles),
    }
    return int(printed("objectives", "objective")[g.objective]["points"]) if met[g.objective] else 0


def old_ones(t: Telling) -> dict[str, int]:
    """And those of the Old Ones."""  # AZ
    g = t.g
    worth = [(each.up, int(tile(each.tile)["points"])) for each in g.tiles]
    return {
        "revealed": sum(n for up, n in worth if up),
        "hidden": sum(2 * n for up, n in worth if not up),
        "blighted": sum(farm.blighted for farm in g.farms.values()),
        "ports": 5 * g.fallen,
    }


def winners(t: Telling, scores: list[int], rival: int) -> list[int]:
    """Who has won; nobody where the Old Ones have."""  # AZ
    if t.g.mode == "together":
        return list(range(len(scores))) if min(scores) > rival else []
    best = max(scores)
    return [seat for seat, n in enumerate(scores) if n == best] if best > rival else []
