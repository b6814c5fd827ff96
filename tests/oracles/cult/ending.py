"""How a match begins and how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from leng.engine.game import Result
from leng.engine.state import Event
from leng.games.cult.state import City
from oracles.cult import printed

ALTARS, MOBS, SUMMONINGS = 5, 4, 2


def opening(g: City) -> Iterator[str]:
    """What lies otherwise than it should before the first turn (R-012 to R-019)."""
    gods = [who.god for who in g.cults]
    if len(set(gods)) < len(gods):
        yield f"two players lead the same cult: {gods}"
    for who in g.cults:
        if (who.followers, who.coins, sorted(who.available)) != (2, 5, [0, 1, 2, 3]):
            yield f"seat {who.seat} begins with {who.followers} Followers, {who.coins} coins and {who.available}"
        if who.mobs or who.altars or who.cards or who.summonings or who.spare != [2, 2, 2, 3, 3]:
            yield f"seat {who.seat} begins with more than it should"
    powers = [printed.SHEETS[god]["light_power"] for god in gods]
    if g.first != powers.index(max(powers)):
        yield f"seat {g.first} is First Player, of {powers}"
    for kind in ("miracle", "intrigue", "privilege"):
        printed_ones = Counter({name: each["copies"] for name, each in printed.SHELVES[kind].items()})
        if Counter(g.decks[kind].cards) + Counter(g.market if kind == "privilege" else []) != printed_ones:
            yield f"the {kind} cards are not those of the box"
    if len(g.market) != 3 or "" in g.market or g.mobs != printed.MOBS:
        yield f"{g.market} lie open, {g.mobs} Mobs in the reserve"
    required = [printed.PLACES[place]["steep" if g.required[13] == 9 else "required"] for place in range(1, 14)]
    if list(g.required[1:]) != required:
        yield f"the Followers required are {g.required}"


def wrong(g: City, log: Sequence[Event], result: Result) -> Iterator[str]:
    """What is wrong with who won, how, and with what (R-021, R-023)."""
    claims: dict[int, list[str]] = {}
    for who in g.cults:
        reached = {
            "altars": len(who.altars) >= ALTARS,
            "mobs": who.mobs >= MOBS,
            "summoning": who.summonings >= SUMMONINGS,
        }
        if any(reached.values()):
            claims[who.seat] = [name for name, there in reached.items() if there]
    powers = {who.seat: printed.SHEETS[who.god]["dark_power" if who.summonings else "light_power"] for who in g.cults}
    if not claims:
        yield f"nobody has reached anything, and seats {result.winners} win"
        return
    best = max(claims, key=lambda seat: powers[seat])
    if list(result.winners) != [best]:
        yield f"seat {best} should win, not {result.winners}"
    endings = claims[best] if len(claims) == 1 else ["power"]
    if result.ending not in endings:
        yield f"the match ends by {endings}, not by {result.ending}"
    scores = [powers[who.seat] if who.seat in claims else 0 for who in g.cults]
    if list(result.scores) != scores:
        yield f"the Divine Powers that claim are {scores}, not {list(result.scores)}"
    for who in g.cults:
        if summoned(log, who.seat) != who.summonings:
            yield f"seat {who.seat} summoned {summoned(log, who.seat)} times, not {who.summonings}"
        built = told(log, "altar-built", who.seat) - told(log, "altar-lost", who.seat)
        if built != len(who.altars):
            yield f"of the Altars of seat {who.seat} {built} are told of, not {len(who.altars)}"
        if mobs(log, who.seat) != who.mobs:
            yield f"of the Mobs of seat {who.seat} {mobs(log, who.seat)} are told of, not {who.mobs}"


def told(log: Sequence[Event], kind: str, seat: int) -> int:
    """How often something was told of a seat."""
    return sum(each.kind == kind and each.facts.get("seat") == seat for each in log)


def summoned(log: Sequence[Event], seat: int) -> int:
    """How often a god came."""
    return told(log, "summons", seat) + told(log, "summons-again", seat)


def mobs(log: Sequence[Event], seat: int) -> int:
    """Mobs won, less those lost."""
    sign = {"gain": 1, "lose": -1, "pay": -1}
    ours = [each for each in log if each.facts.get("goods") == "mobs" and each.facts.get("seat") == seat]
    return sum(sign.get(each.kind, 0) * int(each.facts["n"]) for each in ours)
