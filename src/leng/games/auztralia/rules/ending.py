"""The end of a match, and the points of both sides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from leng.engine.game import Result, Rival
from leng.engine.state import Event, MatchOver
from leng.games.auztralia.deeds import lines
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.state import END, FARMS, NOBODY, TOGETHER, Australia, Colony

TIME, PORT = "time", "port"
ENDINGS = (TIME, PORT)

PER_FARM, PER_PHOSPHATE, PER_BLIGHT, PER_FALLEN_PORT, HIDDEN = 2, 3, 1, 5, 2
"""Points for each; the worth of a hidden tile is taken twice."""  # AZ

SOURCES = ("farms", "phosphate", "characters", "tiles", "tokens", "objective")
"""Where a player's points come from."""  # AZ R-161


def finish(g: Australia, ending: str, lost: int = NOBODY) -> NoReturn:
    """The match is over at once, wherever it stands; ``lost`` is whose port fell."""  # AZ
    g.ending, g.phase, g.active = ending, END, NOBODY
    g.agenda.clear()
    if ending == PORT:
        g.tell("end-port", seat=lost, hex=g.colonies[lost].port)
    else:
        g.tell("end-time")
    for one in g.tiles:
        if not one.up:
            g.reveals += 1
            worth = HIDDEN * g.box.tiles[one.tile].points
            g.tell("uncovered", hex=one.hex, tile=one.tile, points=worth, rival=OLD_ONES)  # AZ Q-47
    if g.news is not None:
        for who in g.colonies:
            _tell_score(g, who.seat)
        _tell_dark_score(g)
    raise MatchOver


def result(g: Australia) -> Result | None:
    """Most points win, the Old Ones' among them; a tie with them is theirs, a tie of players is shared."""  # AZ R-164
    if not g.ending:
        return None
    scores, theirs = scores_of(g), sum(old_ones(g).values())
    won = winners(g, scores, theirs)
    return Result(scores, won, g.ending, (Rival(OLD_ONES, theirs, not won),))


def points(g: Australia, whose: int | str) -> int:
    """What a player, or the Old Ones, have if it ended now."""  # AZ
    return sum(score_by_source(g, (), whose).values())


def score_by_source(g: Australia, log: Iterable[Event], whose: int | str) -> dict[str, int]:
    """Where the points of a player, or of the Old Ones, come from."""  # AZ
    return old_ones(g) if isinstance(whose, str) else parts(g, whose)


def winners(g: Australia, scores: tuple[int, ...], theirs: int) -> tuple[int, ...]:
    """The seats that win with these scores; where it is won together, everybody must beat the Old Ones."""
    if g.mode == TOGETHER:  # AZ R-204
        return tuple(range(len(scores))) if min(scores) > theirs else ()
    best = max(scores)
    if best <= theirs:
        return ()
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def _tell_score(g: Australia, seat: int) -> None:
    farms, phosphate, characters, tiles, tokens, objective = each = tuple(parts(g, seat).values())
    g.tell(
        "score",
        seat=seat,
        points=sum(each),
        farms=farms,
        phosphate=phosphate,
        characters=characters,
        tiles=tiles,
        tokens=tokens,
        objective=objective,
    )


def _tell_dark_score(g: Australia) -> None:
    revealed, hidden, blighted, ports = each = tuple(old_ones(g).values())
    g.tell(
        "score-old-ones",
        points=sum(each),
        revealed=revealed,
        hidden=hidden,
        blighted=blighted,
        ports=ports,
        rival=OLD_ONES,
    )


# The players ------------------------------------------------------------------------------------------------------


def scores_of(g: Australia) -> tuple[int, ...]:
    """What everybody has if it ended now."""
    farms = [0] * len(g.colonies)
    for farm in g.farms.values():
        if farm.seat >= 0 and not farm.blighted:
            farms[farm.seat] += 1
    return tuple([sum(_sources(g, who, farms[who.seat])) for who in g.colonies])


def parts(g: Australia, seat: int) -> dict[str, int]:
    """A player's points by where they come from; goods and gold bring none."""  # AZ
    return dict(zip(SOURCES, _sources(g, g.colonies[seat], sum(productive(g, seat).values())), strict=True))


def _sources(g: Australia, who: Colony, farms: int) -> tuple[int, ...]:
    """The same for somebody with so many productive farms, in the order of ``SOURCES``."""
    destroyed = 0
    for tile in who.tiles:
        destroyed += g.box.tiles[tile].points
    return (
        PER_FARM * farms,
        PER_PHOSPHATE * who.phosphate,
        _bonuses(g, who) if who.characters else 0,
        destroyed,
        who.points,
        _objective(g, who) if g.objective else 0,
    )


def productive(g: Australia, seat: int) -> dict[str, int]:
    """Farms of a player that are not blighted, by kind."""
    found = dict.fromkeys(FARMS, 0)
    for farm in g.farms.values():
        if farm.seat == seat and not farm.blighted:
            found[farm.kind] += 1
    return found


def _bonuses(g: Australia, who: Colony) -> int:
    """What characters are worth at the end."""  # AZ
    points = 0
    for card in who.characters:
        bonus = g.box.score_per.get(card)
        if bonus is None:
            continue
        if bonus.what == "old_one_tiles_owned":
            count = len(who.tiles)
        elif bonus.what == "rails_on_board":
            count = lines.laid(g, who.seat)
        else:
            count = productive(g, who.seat)[bonus.what.removesuffix("_farms")]
        points += bonus.n * (count // bonus.per)
    return points


def _objective(g: Australia, who: Colony) -> int:
    """What the objective of the lone player brings, if it is met."""  # AZ R-183
    objective = g.box.objectives[g.objective]
    return objective.points if objective.condition.met(g, who) else 0


# The Old Ones -----------------------------------------------------------------------------------------------------


def old_ones(g: Australia) -> dict[str, int]:
    """The Old Ones' points by where they come from; hidden tiles count twice."""  # AZ
    hidden = sum(g.box.tiles[one.tile].points for one in g.tiles if not one.up)
    return {**_seen(g), "hidden": HIDDEN * hidden}


def bounds(g: Australia) -> tuple[int, int]:
    """The least and the most the Old Ones may have, for those who do not know what is hidden, only its level."""
    tiles = g.box.tiles
    least = most = sum(_seen(g).values())
    for level, pile in g.piles.items():
        under = [tiles[one.tile].points for one in g.tiles if not one.up and tiles[one.tile].level == level]
        if under:
            worths = sorted(under + [tiles[tile].points for tile in pile])
            least += HIDDEN * sum(worths[: len(under)])
            most += HIDDEN * sum(worths[-len(under) :])
    return least, most


def _seen(g: Australia) -> dict[str, int]:
    """What everybody can count."""
    blighted = 0
    for farm in g.farms.values():
        blighted += farm.blighted
    return {
        "revealed": sum(g.box.tiles[one.tile].points for one in g.tiles if one.up),
        "hidden": 0,
        "blighted": PER_BLIGHT * blighted,
        "fallen_ports": PER_FALLEN_PORT * g.fallen,
    }
