"""Verbs about Priests: new ones, stronger ones, and where they stand."""

from __future__ import annotations

from typing import ClassVar, Literal

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.cult import asks
from leng.games.cult.deeds import tokens
from leng.games.cult.deeds.tokens import called, differ, find, own
from leng.games.cult.effects.altars import free
from leng.games.cult.effects.verb import COUNTED, Counted, Verb, counted
from leng.games.cult.state import INFLUENCES, PATRIARCH, PLACES, City, Cult, Priest
from leng.words.clause import Phrase
from leng.words.signs import Row, Sign

NOBODY_TO_MOVE = Refusal("no-priest-here", "CU R-085")
NOBODY_TO_MOVE_ON = Refusal("no-priest-here", "CU R-126")
NOBODY_TO_WITHDRAW = Refusal("no-priest-here", "CU R-087")
NO_TOKEN_HERE = Refusal("no-token-here", "CU R-086")
NOBODY_TO_RAISE = Refusal("nobody-to-raise", "CU R-066")
NO_NEXT = Refusal("no-next-place", "CU Q-31")


def _available(g: City, seat: int, option: Option) -> dict[str, int]:
    return {"have": len(g.cults[seat].available)}


NOBODY_AVAILABLE = Refusal("too-few-available", "CU R-084", _available)
TOO_FEW_AVAILABLE = Refusal("too-few-available", "CU R-126", _available)
NO_ACCESS = Refusal(
    "too-few-followers",
    "CU R-084",
    lambda g, seat, option: {"have": g.cults[seat].followers, "need": g.required[g.active]},
)
NOWHERE_TO_GO = Refusal("nowhere-to-go", "CU R-085", lambda g, seat, option: {"have": g.cults[seat].followers})
NOTHING_TO_WEAKEN = Refusal("nothing-to-weaken", "CU Q-06")
TOKENS_MISSING = Refusal("tokens-missing", "CU R-101")
MUST_FREE_A_TOKEN = Refusal("must-free-a-token", "CU Q-51")
WEAKENED_BY = 2  # CU R-101


class GainPriest(Verb, tag="gain_priest", frozen=True):
    """A new Priest beside the sheet, or straight on the active Location."""

    delicate: ClassVar[bool] = True
    influence: int = 0
    per: Counted | None = None
    to: Literal["available", "active"] = "available"

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        wanted = counted(g, who, self.influence, self.per, x)
        return None if tokens.obtainable(who, wanted) else tokens.NO_TOKEN

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        wanted = counted(g, who, self.influence, self.per, x)
        if (yield from free(g, who, wanted)):
            tokens.gain(g, who, wanted, g.active if self.to == "active" else 0)

    def describe(self) -> Phrase:
        kind = "verb-gain-priest" if self.to == "available" else "verb-join-priest"
        if self.per is not None:
            return Phrase(f"{kind}-{self.per.replace('_', '-')}")
        return Phrase(kind, {"influence": self.influence})

    def signs(self) -> Row:
        return (Sign("priest", text=COUNTED[self.per]) if self.per else Sign(f"priest-{self.influence}"),)


class Incarnate(Verb, tag="incarnate", frozen=True):
    """Available Priests are destroyed, as many as there are up to a number, and a stronger one joins."""  # CU R-125

    delicate: ClassVar[bool] = True
    destroys: int
    influence: int

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if g.letter and not measure:
            return None  # CU Q-24: they are destroyed even if nobody can join
        at_hand = [each for each in who.available if each != PATRIARCH]
        enough = who.nobodys + min(self.destroys, len(at_hand)) > len(who.altars)
        there = who.spare[self.influence - 1] > 0 or self.influence in at_hand
        return None if enough and there else tokens.NO_TOKEN

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        at_hand = [("destroy", each) for each in who.available if each != PATRIARCH]
        n = min(self.destroys, len(at_hand))
        token = ("destroy", self.influence)
        bound = not g.letter and not who.spare[self.influence - 1]  # CU Q-51: one given back may be taken again
        yield from pick_some(
            who.seat,
            asks.DESTROY,
            at_hand,
            n,
            n,
            whole=(lambda gone: None if token in gone else MUST_FREE_A_TOKEN) if bound else None,
            each=lambda option: tokens.sacrifice(g, who, option[1]),
            influence=self.influence,
        )
        if not tokens.obtainable(who, self.influence):
            g.tell("gains-nothing", seat=who.seat)
        elif (yield from free(g, who, self.influence)):
            tokens.gain(g, who, self.influence, g.active)

    def signs(self) -> Row:
        return (Sign(f"priest-{self.influence}"),)


class RaisePriest(Verb, tag="raise", frozen=True):
    """A Priest is exchanged for a more influential one."""  # CU R-066

    delicate: ClassVar[bool] = True
    where: tuple[Literal["available", "active"], ...]
    by: int = 0
    per: Counted | None = None
    cut: bool = False  # a rise beyond the most influential is cut there; by the letter every one is  # CU Q-22
    then: Literal["stay", "home", "next"] = "stay"

    def __post_init__(self) -> None:
        if self.then != "stay" and self.where != ("active",):
            raise ValueError("only a Priest on the active Location can leave it")

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if self.then == "next" and g.active == PLACES:
            return NO_NEXT
        return None if self._raisable(g, who, x) else NOBODY_TO_RAISE

    def _raisable(self, g: City, who: Cult, x: int) -> list[Option]:
        by = counted(g, who, self.by, self.per, x)
        found: list[Option] = []
        if "available" in self.where:
            found += [
                ("raise", "available", each) for each in dict.fromkeys(who.available) if self._new(g, who, each, by)
            ]
        if "active" in self.where:
            here = differ(own(g, who, g.active, patriarch=False))
            found += [("raise", "here", called(each)) for each in here if self._new(g, who, each.influence, by)]
        return found

    def _new(self, g: City, who: Cult, old: int, by: int) -> int:
        """The influence after the rise; 0 when that is impossible."""
        new = min(old + by, tokens.MOST) if self.cut or g.letter else old + by
        return new if tokens.can_exchange(who, old, new) else 0

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        by = counted(g, who, self.by, self.per, x)
        pick = yield from choose(who.seat, asks.RAISE, self._raisable(g, who, x), by=by, place=g.box.ids[g.active])
        beside = pick[1] == "available"
        priest = Priest(who.seat, pick[2]) if beside else find(own(g, who, g.active), pick[2])
        old, new = priest.influence, self._new(g, who, priest.influence, by)
        if not (yield from free(g, who, new, old)):
            return
        tokens.exchange(who, old, new)
        priest.influence = new
        if beside:
            who.available.remove(old)
            tokens.add_available(who, new)
        g.tell("raised", seat=who.seat, priest=old, to_priest=new)
        if self.then == "home":
            tokens.send_home(g, g.active, priest)
            g.tell("comes-home", seat=who.seat, priest=new, place=g.box.ids[g.active])
        elif self.then == "next":
            move(g, who, priest, g.active + 1)

    def describe(self) -> Phrase:
        place = "anywhere" if len(self.where) == 2 else "here"
        if self.per is not None:
            return Phrase(f"verb-raise-{self.per.replace('_', '-')}")
        return Phrase(f"verb-raise-{place}-{self.then}", {"by": self.by})

    def signs(self) -> Row:
        return (Sign("raise", text=COUNTED[self.per] if self.per else f"+{self.by}"),)


class PlacePriests(Verb, tag="place_priests", frozen=True):
    """Available Priests are put on the active Location."""

    least: int = 1
    most: int = 1
    access: bool = False  # only with the Followers required there  # CU R-084

    @property
    def required(self) -> bool:
        return True

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if self.access and who.followers < g.required[g.active]:
            return NO_ACCESS
        if len(who.available) >= self.least:
            return None
        return NOBODY_AVAILABLE if self.least == 1 else TOO_FEW_AVAILABLE

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        available = [("place", each) for each in who.available]
        yield from pick_some(
            who.seat,
            asks.PLACE_PRIEST,
            available,
            self.least,
            self.most,
            each=lambda option: self._place(g, who, option[1]),
            at_once=available if self.most >= len(available) else None,
            place=g.box.ids[g.active],
        )

    def _place(self, g: City, who: Cult, priest: int) -> None:
        who.available.remove(priest)
        tokens.arrive(g, g.active, Priest(who.seat, priest))
        g.tell("placed", seat=who.seat, priest=priest, place=g.box.ids[g.active])


class MovePriest(Verb, tag="move", frozen=True):
    """A Priest goes from the active Location to the next, or to any higher one with Followers enough."""

    to: Literal["next", "higher"]

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if not own(g, who, g.active):
            return NOBODY_TO_MOVE if self.to == "higher" else NOBODY_TO_MOVE_ON
        if g.active == PLACES:
            return NO_NEXT
        return None if self._targets(g, who) else NOWHERE_TO_GO

    def _targets(self, g: City, who: Cult) -> list[int]:
        if self.to == "next":
            return [g.active + 1]
        return [each for each in range(g.active + 1, PLACES + 1) if who.followers >= g.required[each]]

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        options = [
            ("move", called(priest), g.box.ids[place])
            for priest in differ(own(g, who, g.active))
            for place in self._targets(g, who)
        ]
        pick = yield from choose(who.seat, asks.MOVE_PRIEST, options)
        move(g, who, find(own(g, who, g.active), pick[1]), g.box.numbers[pick[2]])

    def describe(self) -> Phrase:
        return Phrase(f"verb-move-{self.to}")


def move(g: City, who: Cult, priest: Priest, place: int) -> None:
    """A Priest goes from the active Location to another."""
    tokens.leave(g, g.active, priest)
    tokens.arrive(g, place, priest)
    g.tell("moves", seat=who.seat, priest=priest.influence, place=g.box.ids[place])


class Withdraw(Verb, tag="withdraw", frozen=True):
    """A Priest goes back from the active Location to its cult."""  # CU

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return None if own(g, who, g.active) else NOBODY_TO_WITHDRAW

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        options = [("withdraw", called(each)) for each in differ(own(g, who, g.active))]
        pick = yield from choose(who.seat, asks.WITHDRAW, options, place=g.box.ids[g.active])
        priest = find(own(g, who, g.active), pick[1])
        tokens.send_home(g, g.active, priest)
        g.tell("comes-home", seat=who.seat, priest=priest.influence, place=g.box.ids[g.active])


class Boost(Verb, tag="boost", frozen=True):
    """A Priest is stronger as long as the active Location is being decided."""  # CU R-086

    by: int

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return None if own(g, who, g.active, patriarch=False) else NO_TOKEN_HERE

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        here = own(g, who, g.active, patriarch=False)
        options = [("boost", called(each)) for each in differ(here)]
        pick = yield from choose(who.seat, asks.BOOST, options, by=self.by, place=g.box.ids[g.active])
        priest = find(here, pick[1])
        priest.boost += self.by
        g.tell("boosted", seat=who.seat, priest=priest.influence, n=self.by)

    def signs(self) -> Row:
        return (Sign("raise", text=f"+{self.by}"),)


class Weaken(Verb, tag="weaken", frozen=True):
    """Every Priest on the active Location is exchanged for one less influential by two."""  # CU

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        weak = self._weak(g)
        if not weak:
            return NOTHING_TO_WEAKEN
        for each in g.cults:
            spare = [each.reserve(influence) for influence in INFLUENCES]  # what lies under an Altar is not there
            for priest in weak:
                if priest.seat == each.seat:
                    spare[priest.influence - 1] += 1
                    spare[priest.influence - 1 - WEAKENED_BY] -= 1
            if min(spare) < 0:
                return TOKENS_MISSING
        return None

    def _weak(self, g: City) -> list[Priest]:
        return [priest for priest in g.places[g.active] if priest.influence > WEAKENED_BY]

    def do(self, g: City, who: Cult, x: int) -> None:
        for priest in self._weak(g):
            old = priest.influence
            priest.influence = old - WEAKENED_BY
            tokens.exchange(g.cults[priest.seat], old, priest.influence)
            g.tell("weakened", seat=priest.seat, priest=old, to_priest=priest.influence)


class ReturnPriests(Verb, tag="return_priests", frozen=True):
    """All Priests and Patriarchs on the active Location go back to their cults."""  # CU

    def do(self, g: City, who: Cult, x: int) -> None:
        for priest in g.places[g.active][:]:
            tokens.send_home(g, g.active, priest)
        g.tell("all-sent-home", place=g.box.ids[g.active])
