"""Tables of Cult for tests: who leads which cult, what stands in the Eternal City, who holds what.

    t = city("ann:anubis", "bob:cthulhu", at="market", places={"market": ["ann 3", "bob patriarch", "bob altar"]},
             ann={"coins": 9, "intrigues": ["massacre"]})
    t.ann.plays("intrigue:massacre").has(followers=0)

``at`` is where play begins: ``intention`` (the first player's turn), ``round`` (before it begins, when Supremacy may
be celebrated), ``end`` (the end of the round), or a Location, which becomes active if anybody stands there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from leng.engine.table import Seat, Table
from leng.games.cult import GAME
from leng.games.cult.deeds import tokens
from leng.games.cult.deeds.altars import FIRST_BASE
from leng.games.cult.deeds.influence import patriarch, total
from leng.games.cult.state import INFLUENCES, INTRIGUE, MIRACLE, PATRIARCH, PRIVILEGE, City, Cult, Priest
from transcript import Speaker, TranscriptOf, who_sits

PLAIN = ("fafnir", "tiamat", "janus", "nirriti", "arachne")
HELD = {"miracles": MIRACLE, "intrigues": INTRIGUE, "privileges": PRIVILEGE}

Holding = Mapping[str, Any]
"""What a cult has: followers, coins, mobs, available, sheet, miracles, intrigues, privileges, supremacy and so on."""


class CitySeat(Speaker):
    """A player in the transcript."""

    in_order = ("spare",)

    @property
    def cult(self) -> Cult:
        """Everything that is his."""
        cult: Cult = self.table.state.cults[self.number]
        return cult

    def holding(self, name: str) -> Any:
        """His goods, cards and Priests; ``patriarch`` is that figure's influence, ``altars`` are Locations.

        ``spare`` counts his tokens of influence 1 to 5 that are in the reserve or turned over as Altars.
        """
        g: City = self.table.state
        if name == "patriarch":
            return patriarch(g, self.cult)
        if name == "altars":
            return [g.box.ids[place] for place in self.cult.altars]
        return self.cult.spare[:FIRST_BASE] if name == "spare" else getattr(self.cult, name)

    def prays(self, benefit: str = "decline") -> Self:
        """He prays, for the effect of a Location or for nothing, and trades nothing."""
        if self._asked().ask.name == "intend":
            self.plays("pray")
        self.plays(benefit)
        decision = self.table.decision
        if decision is not None and (decision.seat, decision.ask.name) == (self.number, "trade"):
            self.plays("done")
        return self

    def offered_in_vain(self, *keys: str) -> Self:
        """He may choose these, and it is said that they bring nothing now."""
        self.offered(*keys)
        unmarked = [each for each in keys if each not in self._asked().in_vain]
        assert not unmarked, f"{', '.join(unmarked)} not in vain; {self.transcript.asking()}"
        return self

    def weighs(self, place: str, influence: int) -> Self:
        """So much influence he has on a Location."""
        g: City = self.table.state
        found = total(g, self.cult, g.box.numbers[place])
        assert found == influence, f"{self.name} has {found} influence on {place}, not {influence}"
        return self


class CityTranscript(TranscriptOf[CitySeat, City]):
    """The transcript of a match of Cult."""

    speaker = CitySeat

    @property
    def active(self) -> str:
        """The Location being resolved."""
        return self.state.box.ids.get(self.state.active, "")

    def standing(self, place: str) -> list[str]:
        """Who stands on a Location: ``ann 3``, ``bob patriarch``, ``ann 3 coins=9 boost=5``, ``ann altar``."""
        g = self.state
        names = [seat.name for seat in self.table.seats]
        number = g.box.numbers[place]
        found = []
        for each in g.places[number]:
            name = "patriarch" if each.influence == PATRIARCH else str(each.influence)
            extra = "".join(f" {what}={n}" for what, n in (("coins", each.coins), ("boost", each.boost)) if n)
            found.append(f"{names[each.seat]} {name}{extra}")
        found += [f"{names[who.seat]} altar" for who in g.cults if number in who.altars]
        return sorted(found)

    def all_pass(self) -> Self:
        """Everybody who is asked about the active Location passes."""
        while self.table.decision is not None and self.table.decision.ask.name == "act":
            self.table.choose("pass")
        return self


def city(
    *players: str,
    at: str = "intention",
    first: str = "",
    places: Mapping[str, Sequence[str]] | None = None,
    market: Sequence[str] | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, str] | None = None,
    seed: str = "city",
    content: Path | None = None,
    arrange: Callable[[City], None] | None = None,
    thorough: bool = False,
    **holdings: Holding,
) -> CityTranscript:
    """A table arranged as the test tells it.

    ``players`` are ``name:god`` or just a name; the first of them, or the one called ``first``, is First Player.
    They have 2 Followers, 5 coins, the Patriarch and Priests 1, 2 and 3, and what ``ann={...}`` says. Priests named in
    ``places`` are taken from those available, or else from the reserve; ``ann altar 3`` is made of a 3, ``ann altar``
    of what there is most of. ``market`` lies at the Palace ("" is an empty space); ``top`` are the next cards of a
    deck, first one first.
    """
    names, gods = who_sits(players or ("ann", "bob"), PLAIN)
    assert set(holdings) <= set(names), f"only {names} sit at this table"

    def lay_out(g: City) -> None:
        for who, god in zip(g.cults, gods, strict=True):
            who.god = god
        for name, holding in holdings.items():
            _give(g, g.cults[names.index(name)], holding)
        for altars in (False, True):
            for place, standing in (places or {}).items():
                for each in standing:
                    if (each.split()[1] == "altar") == altars:
                        _stand(g, names, g.box.numbers[place], each)
        _lay_market(g, market)
        for deck, cards in (top or {}).items():
            pile = g.decks[deck]
            for card in cards:
                pile.cards.remove(card)
            pile.cards += reversed(cards)
        g.first = names.index(first) if first else 0
        _begin(g, at)
        if arrange is not None:
            arrange(g)
        GAME.check(g)

    table = Table.open(
        GAME,
        [Seat(name) for name in names],
        {"cults": "random", **(options or {})},
        seed,
        content=content,
        arrange=lay_out,
    )
    return CityTranscript(table, thorough)


def _give(g: City, who: Cult, holding: Holding) -> None:
    """Put things in front of a player; cards come out of their decks, tokens and Mobs out of the reserve."""
    if "available" in holding:
        for each in who.available:
            if each != PATRIARCH:
                tokens.give_back(who, each)
        who.available = []
    for name, value in holding.items():
        assert hasattr(who, name), f"a cult has no {name}"
        if name in HELD:
            for card in value:
                g.decks[HELD[name]].cards.remove(card) if card in g.decks[HELD[name]].cards else g.market.remove(card)
            setattr(who, name, sorted(value))
        elif name in ("available", "sheet"):
            for each in value:
                if each == PATRIARCH and PATRIARCH in who.available:
                    who.available.remove(PATRIARCH)
                elif each != PATRIARCH:
                    tokens.take(who, each)
            setattr(who, name, sorted(value))
        elif name == "mobs":
            g.mobs -= value
            who.mobs = value
        else:
            setattr(who, name, value)


def _stand(g: City, names: list[str], place: int, described: str) -> None:
    name, what, *extra = described.split()
    who = g.cults[names.index(name)]
    if what == "altar":
        who.altars = sorted([*who.altars, place])
        base = int(extra[0]) if extra else max(INFLUENCES, key=who.reserve)
        who.spare.insert(FIRST_BASE + who.altars.index(place), base)
        return
    influence = PATRIARCH if what == "patriarch" else int(what)
    if influence in who.available:
        who.available.remove(influence)
    else:
        tokens.take(who, influence)
    priest = Priest(who.seat, influence)
    for each in extra:
        field, _, number = each.partition("=")
        setattr(priest, field, int(number))
    g.places[place].append(priest)


def _lay_market(g: City, market: Sequence[str] | None) -> None:
    pile = g.decks[PRIVILEGE].cards
    if market is not None:
        pile += [card for card in g.market if card]
        for card in market:
            if card:
                pile.remove(card)
        g.market = list(market)
    while len(g.market) < 3:
        g.market.append(pile.pop(0))


def _begin(g: City, at: str) -> None:
    g.round = 1
    g.agenda = []
    last = (g.first - 1) % len(g.cults)
    if at == "round":
        g.round = 0
        g.next_up(("new_round",))
    elif at == "intention":
        g.phase = "intention"
        g.next_up(("turn_passes", last))
    else:
        g.phase = "resolution"
        g.next_up(("end_of_round",) if at == "end" else ("find_place", g.box.numbers[at]))
