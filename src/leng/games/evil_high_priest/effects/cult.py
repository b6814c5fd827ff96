"""Verbs that belong to single cult boards: tracks, special cards, glaciers, worship, evolution, prowlers."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.state import MatchOver
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import cards, people
from leng.games.evil_high_priest.effects.people import pick_own
from leng.games.evil_high_priest.effects.rooms import Standing
from leng.games.evil_high_priest.effects.targets import name_one
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import (
    LEVELS,
    POOL,
    RIVAL,
    WORSHIP,
    Conclave,
    Priest,
    acolyte_of,
)
from leng.words.signs import MORE, Row, Sign

Prowler = Literal["location", "cult", "ritual", "flex", "block", "eternal"]
Track = Literal["deep_ones", "growth"]

NO_ACOLYTE_TO_SEND = Refusal("no-acolyte-to-send", "EHP R-220")


# Tracks and cards ----------------------------------------------------------------------------------------------------


class Advance(Verb, tag="advance", frozen=True):
    """A marker moves on; whatever it reaches or passes is remembered."""  # EHP

    track: Track
    n: int = 1

    def do(self, g: Conclave, who: Priest) -> None:
        self._advance(g)

    def _advance(self, g: Conclave) -> None:
        old = g.tracks[self.track]
        g.tracks[self.track] = now = min(old + self.n, g.sheet.board.track_end)
        if now > old:
            g.tell("track", track=self.track, n=now)
        g.queue += [lock for lock, point in g.sheet.sites.items() if old < point <= now]

    def rival(self, g: Conclave) -> None:
        self._advance(g)

    def signs(self) -> Row:
        return (Sign(self.track, self.n),)


class TakeCard(Verb, tag="take_card", frozen=True):
    """A special card of the cult board comes to the player, from the board or from whoever has it."""  # EHP R-203

    card: str

    def do(self, g: Conclave, who: Priest) -> None:
        if self.card not in who.specials:  # EHP GC-Q6
            cards.hand_over(g, self.card, who.seat)
            g.tell("takes-card", seat=who.seat, card=self.card)

    def rival(self, g: Conclave) -> None:
        if cards.controller(g, self.card) != RIVAL:
            cards.hand_over(g, self.card, RIVAL)
            g.tell("rival-takes-card", rival="opponent", card=self.card)

    def signs(self) -> Row:
        return (Sign(self.card),)


class LoseCard(Verb, tag="lose_card", frozen=True):
    """As a price: a special card goes back to the board."""  # EHP R-204

    card: str

    def do(self, g: Conclave, who: Priest) -> None:
        cards.give_up(g, self.card)
        g.tell("loses-card", seat=who.seat, card=self.card)

    def signs(self) -> Row:
        return (Sign(self.card, paid=True),)


class TakeSign(Verb, tag="take_sign", frozen=True):
    """An accessible sign is taken without its cost; all else its lock does happens."""  # EHP R-204

    chapter = True

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        locks = [("lock", lock) for lock in g.sheet.accessible(g.broken)]
        if not locks:
            return
        _, lock = yield from choose(who.seat, asks.TAKE_SIGN, locks)
        g.next_up(("seize", who.seat, lock))

    def rival(self, g: Conclave) -> None:
        g.next_up(("rival_sign",))

    @property
    def gives(self) -> tuple[str, ...]:
        return ("elder_sign",)

    def signs(self) -> Row:
        return (Sign("elder_sign"),)


class Glacier(Verb, tag="glacier", frozen=True):
    """A glacier pays every player in each upkeep from now on."""  # EHP

    card: str

    def do(self, g: Conclave, who: Priest) -> None:
        self._wake(g)

    def _wake(self, g: Conclave) -> None:
        if self.card not in g.glaciers:
            g.glaciers.append(self.card)
            g.tell("glacier", card=self.card)

    def rival(self, g: Conclave) -> None:
        self._wake(g)

    def signs(self) -> Row:
        return (Sign("glacier"),)


class RenewPriest(Verb, tag="renew_priest", frozen=True):
    """The own priest card lies face up again."""  # EHP R-261

    def do(self, g: Conclave, who: Priest) -> None:
        if who.spent:
            who.spent = False
            g.tell("renews", seat=who.seat)

    def signs(self) -> Row:
        return (MORE,)


class TakeFirst(Verb, tag="take_first", frozen=True):
    """The first player marker, which counts from the next round on."""  # EHP

    def do(self, g: Conclave, who: Priest) -> None:
        if g.next_first != who.seat:
            g.next_first = who.seat
            g.tell("takes-first", seat=who.seat)

    def signs(self) -> Row:
        return (Sign("first"),)


# The worshippers of Azathoth -----------------------------------------------------------------------------------------


def worship(g: Conclave, who: Priest, place: str) -> None:
    """An acolyte joins the worshippers; too many of them end everything."""  # EHP R-222, CC-Q5
    people.take(g, who, place)
    people.bring(who, WORSHIP)
    g.tell("worships", seat=who.seat, place=place)
    if sum(each.worship for each in g.priests) >= g.threshold:
        g.at_once("azathoth")
        raise MatchOver


class ToWorship(Verb, tag="to_worship", frozen=True):
    """Acolytes go to worship Azathoth."""  # EHP R-220

    of: Literal["self", "opponent", "each_player"] = "self"
    takes_acolyte = True

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        return None if self.of != "self" or people.count_active(g, who) else NO_ACOLYTE_TO_SEND

    def possible(self, g: Conclave, who: Priest) -> bool:
        """Whether there is an opponent with an acolyte to send."""
        return any(people.active(g, g.priests[seat], actor=True) for seat in g.others(who.seat))

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        g.applied = 0
        if self.of == "self":
            place = yield from pick_own(g, who, asks.TO_WORSHIP, actor=False)
            assert place is not None
            worship(g, who, place)
            return
        if self.of == "opponent":
            named = yield from name_one(g, who, lambda other: bool(people.active(g, other, actor=True)))
            seats = [] if named is None else [named]
        else:
            seats = g.order()
        for seat in seats:
            place = yield from pick_own(g, g.priests[seat], asks.TO_WORSHIP)
            if place is not None:
                worship(g, g.priests[seat], place)
                g.applied += 1

    def rival(self, g: Conclave) -> Rules[None]:
        g.applied = 0
        if self.of != "self":
            place = yield from pick_own(g, g.priests[0], asks.TO_WORSHIP)
            if place is not None:
                worship(g, g.priests[0], place)
                g.applied = 1

    def signs(self) -> Row:
        return (Sign("acolyte", paid=True), Sign(WORSHIP)) if self.of == "self" else (MORE,)


class FromWorship(Verb, tag="from_worship", frozen=True):
    """Worshippers go back to the pools of their owners."""

    n: int  # all of them if 0
    anybody: bool = False  # also those of others
    up_to: bool = False  # fewer may be fetched

    def possible(self, g: Conclave, who: Priest) -> bool:
        """Whether there is anybody to fetch."""
        return any(each.worship for each in (g.priests if self.anybody else (who,)))

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        g.applied = 0
        seats = g.order() if self.anybody else [who.seat]
        for _ in range(self.n or who.worship):
            there = [("acolyte-of", seat, WORSHIP) for seat in seats if g.priests[seat].worship]
            if not there:
                return
            pick = yield from choose(who.seat, asks.FROM_WORSHIP, [*there, asks.DONE] if self.up_to else there)
            if pick == asks.DONE:
                return
            seat = int(pick[1])
            g.priests[seat].worship -= 1
            people.bring(g.priests[seat], POOL)
            g.applied += 1
            g.tell("fetched", seat=who.seat, owner=seat)

    def signs(self) -> Row:
        return (Sign("fetched", self.n or 1),)


class OntoRitual(Verb, tag="onto_ritual", frozen=True):
    """A worshipper of anybody goes to an empty start of a ritual, without paying."""  # EHP R-226, CC-Q3

    def possible(self, g: Conclave, who: Priest) -> bool:
        """Whether there is a worshipper and a place."""
        return g.raids > 0 and any(each.worship for each in g.priests) and bool(self._starts(g))

    def _starts(self, g: Conclave) -> list[str]:
        return [space for space in g.box.starts if space not in g.standing]

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        g.applied = 0
        there = [
            ("ritual-for", seat, space) for seat in g.order() if g.priests[seat].worship for space in self._starts(g)
        ]
        if not there or not g.raids:
            return
        _, seat, space = yield from choose(who.seat, asks.ONTO_RITUAL, there)
        g.priests[seat].worship -= 1
        people.stand(g, acolyte_of(seat), space)
        g.applied = 1
        g.tell("onto-ritual", seat=who.seat, owner=seat, space=space)

    def signs(self) -> Row:
        return (MORE,)


# Evolution -----------------------------------------------------------------------------------------------------------


class Evolve(Verb, tag="evolve", frozen=True):
    """An own acolyte enters the track of evolution or goes on along it; that is no sacrifice."""  # EHP R-231

    to: Literal["mutant", "abomination", "spawn"]

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        g.applied = 0
        level = LEVELS.index(self.to)
        if level:
            if not who.evolved[level - 1]:  # EHP Q-62
                return
            who.evolved[level - 1] -= 1
        else:
            place = yield from pick_own(g, who, asks.EVOLVE)
            if place is None:
                return
            people.take(g, who, place)
        who.evolved[level] += 1
        g.applied = 1
        g.tell("evolves", seat=who.seat, level=self.to)

    def signs(self) -> Row:
        return (Sign(self.to),)


# Prowlers, tracks to walk, growth ------------------------------------------------------------------------------------


class Prowl(Verb, tag="prowl", frozen=True):
    """Nothing now; when prowlers act, this cultist moves as one of that kind."""  # EHP R-140

    kind: Prowler

    def do(self, g: Conclave, who: Priest) -> None:
        if g.spot:
            g.prowling.append(g.spot)

    def signs(self) -> Row:
        return (Sign(f"prowler-{self.kind}"),)


class AmoebasDefend(Standing, tag="amoebas_defend", frozen=True):
    """Own amoebas have a better defence while an own cultist stands here."""  # EHP R-273

    n: int

    def signs(self) -> Row:
        return (Sign("amoeba-defence", self.n),)


class EnterTrack(Verb, tag="enter_track", frozen=True):
    """The cultist goes to the beginning of a ritual track of the cult board."""  # EHP R-294

    track: str

    def do(self, g: Conclave, who: Priest) -> None:
        cultist, spot = g.actor, g.spot
        if spot:
            people.leave(g, cultist, spot)
            people.stand(g, cultist, people.TRACK + g.sheet.lines[self.track][0])
            g.tell("enters-track", seat=who.seat, track=self.track)

    def signs(self) -> Row:
        return (Sign("track-entry"),)


class Award(Verb, tag="award", frozen=True):
    """The sign of a growth site goes to whoever has most of something; the mover decides a tie."""  # EHP

    most_of: str

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        result: Rules[None] = g.at_once("award_sign", who.seat, self.most_of)
        return result

    def rival(self, g: Conclave) -> Rules[None]:
        result: Rules[None] = g.at_once("award_sign", RIVAL, self.most_of)
        return result

    def signs(self) -> Row:
        return (Sign("elder_sign"), MORE)
