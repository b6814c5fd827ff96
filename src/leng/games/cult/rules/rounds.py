"""The round: how it begins, how it ends, and who has won."""

from __future__ import annotations

from collections.abc import Iterable

from leng.engine.game import Result
from leng.engine.state import Event, unit
from leng.games.cult.deeds import decks, tokens
from leng.games.cult.deeds.influence import power
from leng.games.cult.state import PRIVILEGE, RESERVE, City, Cult

ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN = 5, 4, 2  # CU R-021
MARKET = 3  # CU R-013
ALTARS, MOBS, SUMMONING, POWER = "altars", "mobs", "summoning", "power"
ENDINGS = (ALTARS, MOBS, SUMMONING, POWER)


@unit
def new_round(g: City) -> None:
    """A round begins; whoever holds Supremacy first decides whether to celebrate."""  # CU
    g.round += 1
    g.phase = "intention"
    g.highest = RESERVE
    g.tell("round-begins", n=g.round, seat=g.first)
    holder = next((who.seat for who in g.cults if who.supremacy), None)
    first = (g.first - 1) % len(g.cults)  # the turn passes from his right to the First Player  # CU
    celebration = [] if holder is None else [("celebrate", holder)]
    g.next_up(*celebration, ("turn_passes", first))


def claims(who: Cult) -> list[str]:
    """The conditions of victory a cult fulfils."""  # CU R-021
    found = []
    if len(who.altars) >= ALTARS_TO_WIN:
        found.append(ALTARS)
    if who.mobs >= MOBS_TO_WIN:
        found.append(MOBS)
    if who.summonings >= SUMMONINGS_TO_WIN:
        found.append(SUMMONING)
    return found


@unit
def end_of_round(g: City) -> None:
    """Only now is victory tested; otherwise everything is made ready for the next round."""  # CU
    victors = [who for who in g.cults if claims(who)]
    if victors:
        best = max(victors, key=lambda who: power(g, who))  # CU R-023
        g.phase = "end"
        g.winner = best.seat
        g.ending = claims(best)[0] if len(victors) == 1 else POWER
        g.tell(f"victory-{g.ending}", seat=best.seat, god=best.god, n=power(g, best))
        return
    refill(g)
    for who in g.cults:
        for priest in who.sheet:  # CU R-054
            tokens.add_available(who, priest)
        who.sheet.clear()
        who.placed = 0
        who.celebrating = False  # CU R-055
    if g.highest != RESERVE and g.highest != g.first:
        g.first = g.highest  # CU R-056
        g.tell("first-player", seat=g.first)
    g.next_up(("new_round",))


def refill(g: City) -> None:
    """With a space empty the market is cleared and laid out anew; otherwise it stays."""  # CU R-053
    if all(g.market):
        return
    for card in g.market:
        if card:
            decks.under(g, card)
    lay_out(g)
    g.tell("new-market", cards=[card for card in g.market if card])


def lay_out(g: City) -> None:
    """Three Privileges face up."""  # CU R-013
    cards = decks.drawn(g, PRIVILEGE, MARKET)
    g.market = cards + [""] * (MARKET - len(cards))


WAYS = {ALTARS: ALTARS_TO_WIN, MOBS: MOBS_TO_WIN, SUMMONING: SUMMONINGS_TO_WIN}


def course(g: City) -> dict[int | str, int]:
    """How near each cult is to the victory it is nearest to, in percent."""  # CU R-021
    return {who.seat: max(100 * min(n, WAYS[way]) // WAYS[way] for way, n in _reached(who).items()) for who in g.cults}


def score_by_source(g: City, log: Iterable[Event], whose: int | str) -> dict[str, int]:
    """What a cult has of everything that may win."""  # CU R-021
    return _reached(g.cults[int(whose)])


def _reached(who: Cult) -> dict[str, int]:
    return {ALTARS: len(who.altars), MOBS: who.mobs, SUMMONING: who.summonings}


def result(g: City) -> Result | None:
    """Who won; the score is the Divine Power of those who had a claim."""  # CU R-023
    if not g.ending:
        return None
    scores = tuple(power(g, who) if claims(who) else 0 for who in g.cults)
    return Result(scores, (g.winner,), g.ending)
