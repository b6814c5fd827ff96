"""Works out the figures of the page about Kingsport Festival and writes them there.

What stands between the two marks of ``docs/kingsport_festival.md`` comes from here and from nowhere else; the same
seed gives the same figures. With ``--show`` they are printed and nothing is written.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

from leng.bots import Sight, new_bot
from leng.engine.content import ledger
from leng.engine.game import find_game
from leng.engine.table import Seat, Table
from leng.study.simulate import simulate

PAGE = Path(__file__).parent.parent / "docs" / "kingsport_festival.md"
BEGIN, END = "<!-- figures: tools/kingsport_figures.py -->", "<!-- end of the figures -->"
KINDS = ("god", "building", "investigator", "spell", "scenario", "event", "festival")
GAME = find_game("KF")


def main() -> None:
    """Write the figures into the page, or show them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--matches", type=int, default=25)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--show", action="store_true")
    terms = asked.parse_args()
    text = "\n".join([*cards(), *strength(terms.matches, terms.seed), *sources(terms.matches, terms.seed)])
    if terms.show:
        print(text)
    else:
        PAGE.write_text(in_place(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")


def in_place(page: str, text: str) -> str:
    """The page with these figures between its marks."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}"


def cards() -> Iterator[str]:
    """How many cards come from where."""
    counts = ledger(entry for kind in KINDS for entry in GAME.open_box().shelf[kind].values())
    yield f"Of the {sum(counts.values())} gods, buildings, Investigators, spells, Scenarios, Events and Festivals,"
    yield f"{counts['rulebook']} come from the rulebook, {counts['public']} from public sources, and"
    yield f"{counts['reconstructed']} were designed for Leng."
    yield ""


def strength(matches: int, seed: str) -> Iterator[str]:
    """How a greedy bot fares against two that play at random."""
    found = simulate(GAME, ["greedy", "random", "random"], matches, seed, processes=1)
    (greedy, won), (other, _) = sorted(found.win_rate.items())
    yield f"A greedy bot won {100 * won:.0f} % of {matches} matches against two that play at random,"
    yield f"with {found.mean_score[greedy]:.0f} points to {found.mean_score[other]:.0f} on average."
    yield ""


def sources(matches: int, seed: str) -> Iterator[str]:
    """Where the points of three greedy bots come from."""
    total: Counter[str] = Counter()
    best, choices = [], []
    for number in range(matches):
        table = Table.open(GAME, [Seat(name) for name in "ABC"], {}, f"{seed}:{number}")
        bots = [new_bot("greedy", f"{seed}:{number}:{seat}") for seat in range(3)]
        while table.decision is not None:
            table.take(bots[table.decision.seat].choose(Sight(table.play)))
        for seat in range(3):
            total.update(GAME.score_by_source(table.state, table.log, seat))
        best.append(max(who.cult for who in table.state.cultists))
        choices.append(table.number)
    points = {source: n / (3 * matches) for source, n in total.items() if n}
    yield f"Three greedy bots make {mean(choices):.0f} choices in a match; in {matches} matches they had"
    yield f"{sum(points.values()):.1f} points on average, and the best of three {mean(best):.1f}."
    yield ""
    yield "| points from | a seat |"
    yield "| --- | --- |"
    yield from (f"| {source} | {n:.1f} |" for source, n in points.items())


if __name__ == "__main__":
    main()
