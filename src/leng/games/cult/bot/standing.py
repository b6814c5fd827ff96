"""Who stands where in the city, reckoned once for all cults that a position is judged for."""

from __future__ import annotations

from leng.games.cult.deeds.influence import altar, patriarch, power, winner
from leng.games.cult.rules.intention import FREE_PLACEMENTS
from leng.games.cult.state import PATRIARCH, PLACES, RESERVE, City, Cult

PRIESTS = tuple(1.2 + 0.8 * influence for influence in range(30))
"""What Priests on Locations are worth, by their influence; the figure itself counts as none."""

SAFE = 5  # a lead that is rarely made up for


class Standing:
    """The influence of each cult on each Location, and who leads there."""

    __slots__ = ("bribed", "coming", "leads", "patriarchs", "places", "totals", "worth")

    def __init__(self, g: City) -> None:
        cults = g.cults
        self.patriarchs = patriarchs = [patriarch(g, who) for who in cults]
        self.worth = worth = [0.0] * len(cults)  # of the Priests on Locations
        self.places: list[list[int]] = [[] for _ in cults]  # where each cult is present, the lowest first
        self.totals: list[dict[int, int] | None] = [None] * (PLACES + 1)  # by Location and seat
        self.bribed = [RESERVE] * (PLACES + 1)  # whose bribe lies on a Location
        self.leads: list[int | None] = [RESERVE] * (PLACES + 1)  # who would win it, once somebody has asked
        self.coming: int | None = None  # placements without paying that are still to come
        totals = self.totals
        for who in cults:
            if who.altars:
                weight = altar(g, who)
                for place in who.altars:
                    known = totals[place]
                    if known is None:
                        totals[place] = {who.seat: weight}
                    else:
                        known[who.seat] = weight
        for place, priests in enumerate(g.places):
            here = totals[place]
            if priests:
                if here is None:
                    here = totals[place] = {}
                for priest in priests:
                    seat, influence = priest.seat, priest.influence
                    worth[seat] += PRIESTS[influence]
                    influence = patriarchs[seat] if influence == PATRIARCH else influence + priest.boost
                    here[seat] = here[seat] + influence if seat in here else influence
                    if priest.coins and self.bribed[place] == RESERVE:
                        self.bribed[place] = seat
            if here is not None:
                for seat in here:
                    self.places[seat].append(place)

    def chance(self, g: City, who: Cult, place: int) -> float:
        """How likely a cult is to win a Location where it is present: as often as such a lead held in many matches."""
        struggle, seat = g.struggle, who.seat
        now = struggle is not None and struggle.place == place
        if now and struggle is not None:
            if struggle.barred:
                return 0.0
            leads = winner(g, place, struggle.takeover, struggle.lowest) == seat
        else:
            leads = self._winner(g, place) == seat
        if self.bribed[place] != RESERVE:
            return 0.96 if leads else 0.02
        here = self.totals[place]
        assert here is not None, "nobody is there"
        best = -1
        for each, influence in here.items():
            if influence > best and each != seat:
                best = influence
        margin = here[seat] - best if best > 0 else here[seat]
        alone = best < 0
        if now:
            return _chance_now(g, who, leads, alone or margin > SAFE)
        if not leads:
            return max(0.03, 0.42 + 0.08 * margin) if margin < 0 else 0.1
        chance = 0.85 + 0.015 * margin if alone else 0.69 + 0.03 * margin
        chance -= 0.025 * self._to_come(g, who)
        return chance if chance < 0.95 else 0.95

    def _winner(self, g: City, place: int) -> int | None:
        """Who wins a Location as things stand: a bribe before influence, the higher Divine Power of equals."""
        found = self.leads[place]
        if found != RESERVE:
            return found
        bribed, here, cults = self.bribed[place], self.totals[place], g.cults
        assert here is not None, "nobody is there"
        found = None
        if bribed != RESERVE:
            found = bribed  # CU R-060
        elif len(here) == 1:
            for seat in here:
                found = None if cults[seat].celebrating else seat  # CU R-113
        else:
            most = strength = -1
            for who in cults:
                seat = who.seat
                if seat in here and not who.celebrating and (influence := here[seat]) >= most:
                    power_of_god = power(g, who)
                    if influence > most or power_of_god >= strength:
                        found, most, strength = seat, influence, power_of_god
        self.leads[place] = found
        return found

    def _to_come(self, g: City, who: Cult) -> int:
        """How many Priests the others may still place without paying."""
        if g.phase != "intention":
            return 0
        coming = self.coming
        if coming is None:
            coming = 0
            for each in g.cults:
                coming += may_place(each)
            self.coming = coming
        return coming - may_place(who)


def may_place(who: Cult) -> int:
    """How many Priests a cult may still place in this Intention phase without paying."""
    return 0 if who.prayed or who.celebrating or who.placed >= FREE_PLACEMENTS else FREE_PLACEMENTS - who.placed


def to_come(g: City, who: Cult) -> int:
    """How many Priests the others may still place without paying."""
    if g.phase != "intention":
        return 0
    coming = 0
    for each in g.cults:
        if each is not who:
            coming += may_place(each)
    return coming


def _chance_now(g: City, who: Cult, leads: bool, safe: bool) -> float:
    """How likely it is to win the Location being decided: whoever has still to act may change it."""
    others, acts = 0, False
    for unit in g.agenda:
        if unit[0] == "act":
            if unit[1] == who.seat:
                acts = True
            else:
                others += 1
    if leads:
        return 0.98 - (0.03 if safe else 0.09) * others
    return 0.2 if acts else 0.03
