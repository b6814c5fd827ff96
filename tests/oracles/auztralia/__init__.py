"""AuZtralia as somebody tells it who has read the rulebook and not ``rules/``.

The oracle plays the whole match along on a table of its own (``telling``): it is told the answers and how the decks
were shuffled, and nothing else. Every question the engine puts must be the one that comes next here, with the same
options; after every answer both tables must look alike. Where they part, it says so once and holds its tongue until the
next match, for it no longer knows what lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from leng.engine.game import Result
from leng.engine.state import Event
from leng.games.auztralia.state import Australia
from oracles.auztralia import colony, night, opening, score
from oracles.auztralia.lines import linked
from oracles.auztralia.paper import PURPLE, bits
from oracles.auztralia.telling import Over, Parted, Put, Rules, Telling
from oracles.walk import Question


def match(t: Telling) -> Rules[str]:
    """A whole match, from the first question to how it ended."""
    try:
        yield from opening.opening(t)
        while True:
            disc = colony.next_disc(t)
            if disc == PURPLE:
                yield from night.activate(t)
            else:
                yield from colony.turn(t, disc)
    except Over as over:
        return str(over)


class AuztraliaOracle:
    """Plays along."""

    def __init__(self) -> None:
        self.silent: dict[str, str] = {}
        self.t: Telling
        self.telling: Rules[str]
        self.put: Put | None = None
        self.parted = False
        self.ending = ""
        self.owed: list[str] = []  # what was wrong before anybody was asked anything, to be said at the next step

    def begin(self, g: Australia) -> None:
        """A match begins."""
        self.t = Telling(g.copy())
        self.telling = match(self.t)
        self.parted, self.ending, self.silent = False, "", {}
        if not g.variants:
            self.owed += opening.laid_out(g)
        self.go_on(None)

    def go_on(self, answer: str | None) -> None:
        """To the next question, or to the end."""
        try:
            self.put = next(self.telling) if answer is None else self.telling.send(answer)
        except StopIteration as stop:
            self.put, self.ending = None, stop.value

    def options(self, g: Australia, asked: Question) -> set[str] | None:
        """What may be answered; nothing is said once both have parted."""
        if self.parted or self.put is None:
            self.silent = {asked.ask: "we have parted in this match, and I do not know the table any more"}
            return None
        if (self.put.seat, self.put.ask) != (asked.seat, asked.ask):
            self.parted = True
            return {f"seat {self.put.seat} is asked {self.put.ask}"}
        return set(self.put.options)

    def step(
        self, before: Australia, asked: Question, answer: str, after: Australia, told: Sequence[Event]
    ) -> Iterable[str]:
        """What is wrong with the table after an answer."""
        yield from self.owed
        self.owed = []
        if self.parted:
            return
        if self.put is None or answer not in self.put.options:
            self.parted = True
            return
        self.t.told, self.t.after, self.t.shuffles = told, after, 0
        try:
            self.go_on(answer)
        except Parted as parted:
            self.parted = True
            yield str(parted)
            return
        yield from self.t.wrong
        self.t.wrong = []
        for difference in differences(self.t, after):
            self.parted = True
            yield difference

    def end(self, g: Australia, log: Sequence[Event], result: Result) -> Iterable[str]:
        """What is wrong with the end."""
        if self.parted:
            return
        if self.ending != result.ending:
            yield f"it ends by {result.ending!r}, not by {self.ending!r}"
            return
        told = {event.facts["seat"]: event.facts for event in log if event.kind == "score"}
        for seat in range(g.seats):
            shares = score.points(self.t, seat)
            if any(told[seat][name] != n for name, n in shares.items()) or told[seat]["points"] != sum(shares.values()):
                yield f"seat {seat} has {shares}, not {told[seat]}"
        old_ones = score.old_ones(self.t)
        facts = next(event.facts for event in log if event.kind == "score-old-ones")
        if any(facts[name] != n for name, n in old_ones.items()):
            yield f"the Old Ones have {old_ones}, not {facts}"
        scores = [sum(score.points(self.t, seat).values()) for seat in range(g.seats)]
        rival = sum(old_ones.values())
        won = score.winners(self.t, scores, rival)
        if (list(result.scores), list(result.winners)) != (scores, won):
            yield f"the scores are {scores} and {won} have won, not {result}"
        if [(each.score, each.won) for each in result.rivals] != [(rival, not won)]:
            yield f"the Old Ones have {rival}, and have won: {not won}, not {result.rivals}"


def differences(t: Telling, after: Australia) -> Iterator[str]:
    """Where two tables do not look alike."""
    mine, theirs = seen(t.g), seen(after)
    for name in mine | theirs:
        if mine.get(name) != theirs.get(name):
            yield f"{name}: it is {theirs.get(name)}, not {mine.get(name)}"
    if not after.ending and t.g.active >= 0 and (after.active, after.looking) != (t.g.active, t.g.looking):
        yield f"active: it is {after.active}, {after.looking} looks at cards, not {t.g.active} and {t.g.looking}"
    for each in after.colonies:
        if each.port and each.linked != bits(linked(t, each.seat)):
            yield f"seat {each.seat} is linked to {each.linked}, not {bits(linked(t, each.seat))}"


def seen(g: Australia) -> dict[str, object]:
    """What lies on a table, in a form that can be compared."""
    found: dict[str, object] = {}
    for each in g.colonies:
        for name in each.__struct_fields__:
            if name not in ("cubes", "linked", "tiles"):
                found[f"seat {each.seat}: {name}"] = getattr(each, name)
        found[f"seat {each.seat}: tiles"] = sorted(each.tiles)
        found[f"seat {each.seat}: cubes"] = {box: n for box, n in each.cubes.items() if n}
    for name in ALIKE:
        found[name] = getattr(g, name)
    found["goods"] = {(n, kind): left for n, each in g.goods.items() for kind, left in each.items() if left}
    found["tiles"] = sorted((each.tile, each.hex, each.up, each.damage) for each in g.tiles)
    found["haunted"] = bits(each.hex for each in g.tiles)
    found["farms"] = {n: (farm.seat, farm.kind, farm.blighted) for n, farm in g.farms.items()}
    for name in IN_ANY_ORDER:
        found[name] = sorted(getattr(g, name))
    if g.combat is not None:
        for name in ("seat", "hex", "force", "hurt", "sanity", "defence", "cards"):
            found[f"combat: {name}"] = getattr(g.combat, name)
        found["combat: used"] = sorted(g.combat.used)
    if g.objective == "cordon":
        found["approached"] = g.approached
    found["combat"] = g.combat is not None
    return found


ALIKE = ["arrivals", "purple", "rails", "neutral_port", "fallen", "supply", "pool", "piles", "cards", "shuffled"]
ALIKE += ["revelations", "revealed", "display", "deck", "discard", "glimpsed"]
IN_ANY_ORDER = ["gone", "waiting", "dismissed"]

ORACLE = AuztraliaOracle()
