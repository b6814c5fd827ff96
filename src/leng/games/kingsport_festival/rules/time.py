"""Phase 6, time, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from leng.engine.choice import Rules
from leng.engine.game import Result
from leng.engine.state import Event, unit
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.effects.compound import resolve
from leng.games.kingsport_festival.rules.moments import moment, those_who_might
from leng.games.kingsport_festival.state import Festival

TIME = "time"
ROUNDS = 12  # KF R-001

ENDINGS = ("most-cult", "more-sanity", "more-magic", "shared")


@unit
def time(g: Festival) -> None:
    """Spells and buildings of this phase, in turn order, before the marker moves."""
    g.phase = "time"
    g.tell("phase", phase=g.phase)
    g.next_up(*[("last_deeds", seat) for seat in those_who_might(g, TIME)], ("month_ends",))


@unit
def last_deeds(g: Festival, seat: int) -> Rules[None]:
    """What a cultist may still do in this round."""
    yield from moment(g, g.cultists[seat], asks.TIME, TIME)


@unit
def month_ends(g: Festival) -> None:
    """The marker moves on; from the twelfth space it moves no further and the game ends."""  # KF
    g.next_up(("month",) if g.round < ROUNDS else ("end",))


@unit
def end(g: Festival) -> Rules[None]:
    """Buildings that count at the end, then the Festival."""  # KF
    g.phase = "end"
    g.tell("phase", phase=g.phase)
    for who in g.in_order():
        for disc in who.discs:
            for effect in g.box.buildings[disc].at("end_of_game"):
                if effect.given.holds(g, who):
                    g.tell("building-works", seat=who.seat, building=disc)
                    yield from resolve(g, who, effect.effects)
    if g.festival is not None:
        g.festival_up = True
        g.reveals += 1
        g.tell("festival", festival=g.festival)
        yield from resolve(g, g.cultists[g.order[0]], g.box.festivals[g.festival].effects)
    final = outcome(g)
    g.tell("over", seats=list(final.winners), n=max(final.scores))


def result(g: Festival) -> Result | None:
    """The result once the match is over."""
    return outcome(g) if g.phase == "end" else None


def outcome(g: Festival) -> Result:
    """Most cult points win; then more sanity, then more magic; then the victory is shared."""  # KF
    best = max((who.cult, who.sanity, who.magic) for who in g.cultists)
    winners = tuple(who.seat for who in g.cultists if (who.cult, who.sanity, who.magic) == best)
    return Result(tuple(who.cult for who in g.cultists), winners, _ending(g, len(winners)))


def points(g: Festival, whose: int | str) -> int:
    """The cult points of a cultist, at any time."""
    return g.cultists[int(whose)].cult


OTHER = "other"
SOURCES = {
    "answer": "gods",
    "place": "buildings",
    "building-works": "buildings",
    "disc-lost": "buildings",
    "cast": "spells",
    "event": "raids",
    "investigator": "raids",
    "combat": "raids",
    "festival": "festival",
    "phase": OTHER,
}
"""What brings or costs the points that are told after such an event."""

MOMENT_OF_GODS = "privileges.on_gift"


def score_by_source(g: Festival, log: Iterable[Event], whose: int | str) -> dict[str, int]:
    """Where the cult points of a cultist came from, and what cost some, as the story tells it."""  # KF R-066
    return told_by_source(g.box, log, whose)


def told_by_source(box: KingsportBox, log: Iterable[Event], whose: int | str) -> dict[str, int]:
    """The same at any time, for whoever has read this much of the story."""
    points, source = dict.fromkeys(SOURCES.values(), 0), OTHER
    for event in log:
        kind, facts = event.kind, event.facts
        if kind in ("gain", "lose"):
            if (facts["seat"], facts["goods"]) == (whose, "cult"):
                points[source] += facts["n"] if kind == "gain" else -facts["n"]
        elif kind == "use":
            source = "buildings" if facts["source"] in box.buildings else OTHER
        elif kind != "cast" or box.spells[facts["spell"]].when != MOMENT_OF_GODS:  # there the god goes on answering
            source = SOURCES.get(kind, source)
    return points


def _ending(g: Festival, winners: int) -> str:
    """The way the match was decided."""
    top = max(who.cult for who in g.cultists)
    leaders = [who for who in g.cultists if who.cult == top]
    if len(leaders) == 1:
        return "most-cult"
    sanity = max(who.sanity for who in leaders)
    if sum(who.sanity == sanity for who in leaders) == 1:
        return "more-sanity"
    return "more-magic" if winners == 1 else "shared"
