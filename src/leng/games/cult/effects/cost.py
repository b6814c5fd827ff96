"""What abilities and Miracles cost: Sacrifices go back to the reserve, a Ritual lies on the sheet for the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from leng.engine.choice import Ask, Refusal
from leng.games.cult import asks
from leng.games.cult.deeds import decks, goods, tokens
from leng.games.cult.deeds.influence import patriarch
from leng.games.cult.state import PATRIARCH, SUPREMACY, City, Cult
from leng.words.clause import Clause, any_of
from leng.words.signs import Row, Sign

SHORT_OF_COINS = Refusal("short-of-coins", "CU R-043", goods.have_coins)
SHORT_OF_FOLLOWERS = Refusal("short-of-followers", "CU R-043", goods.have_followers)
NOBODY_TO_SACRIFICE = Refusal("no-such-priest-available", "CU R-043")
NOBODY_FOR_THE_RITUAL = Refusal("no-such-priest-available", "CU R-042")
PATRIARCH_NOT_READY = Refusal(
    "patriarch-not-ready", "CU R-042", lambda g, seat, option: {"have": patriarch(g, g.cults[seat])}
)
TOO_FEW_CARDS = Refusal("too-few-cards", "CU Q-10", lambda g, seat, option: {"have": g.cults[seat].cards})
ENDLESS = 99


class Cost(Clause, tag_field="pay", frozen=True):
    """Something paid in full before anything is gained. ``take`` changes the cult alone, so that it can be tried."""

    speaks_of: ClassVar[str] = "cost"
    ask: ClassVar[Ask | None] = None  # how its owner is asked what to pay with
    head: ClassVar[str] = ""
    times: ClassVar[int] = 1

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        """Why it cannot be paid."""
        raise NotImplementedError

    def picks(self, g: City, who: Cult) -> list[Any]:
        """What it may be paid with; where it takes several, each of them."""
        return []

    def take(self, g: City, who: Cult, pick: Any) -> int:
        """Take it from the cult; returns what an effect may count."""
        raise NotImplementedError

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        """Put what was taken where it goes, and say so; ``n`` is what ``take`` counted."""
        raise NotImplementedError


class Coins(Cost, tag="coins", frozen=True):
    """Coins to the reserve."""

    n: int

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        return SHORT_OF_COINS if who.coins < self.n else None

    def take(self, g: City, who: Cult, pick: Any) -> int:
        who.coins -= self.n
        return self.n

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        g.tell("pay", seat=who.seat, goods="coins", n=self.n)

    def signs(self) -> Row:
        return (Sign("coins", self.n, paid=True),)


class Followers(Cost, tag="followers", frozen=True):
    """Followers to the reserve."""

    n: int

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        return SHORT_OF_FOLLOWERS if who.followers < self.n else None

    def take(self, g: City, who: Cult, pick: Any) -> int:
        who.followers -= self.n
        return self.n

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        g.tell("pay", seat=who.seat, goods="followers", n=self.n)

    def signs(self) -> Row:
        return (Sign("followers", self.n, paid=True),)


class SomeFollowers(Cost, tag="some_followers", frozen=True):
    """As many Followers as the cult likes, from one to a number."""  # CU R-126

    ask: ClassVar[Ask | None] = asks.FOLLOWERS
    head: ClassVar[str] = "followers"
    most: int

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        return None if who.followers else SHORT_OF_FOLLOWERS

    def picks(self, g: City, who: Cult) -> list[int]:
        return list(range(1, min(self.most, who.followers) + 1))

    def take(self, g: City, who: Cult, pick: Any) -> int:
        who.followers -= pick
        return int(pick)

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        g.tell("pay", seat=who.seat, goods="followers", n=pick)

    def signs(self) -> Row:
        return (Sign("followers", paid=True, text=f"1–{self.most}"),)


class Cards(Cost, tag="cards", frozen=True):
    """Cards of any type, each under its own deck; Supremacy goes back to the reserve."""  # CU

    ask: ClassVar[Ask | None] = asks.DISCARD
    head: ClassVar[str] = "discard"
    n: int

    @property
    def times(self) -> int:  # type: ignore[override]  # elsewhere it is the same for all
        return self.n

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        return TOO_FEW_CARDS if who.cards < self.n else None

    def picks(self, g: City, who: Cult) -> list[str]:
        return decks.everything(who)

    def take(self, g: City, who: Cult, pick: Any) -> int:
        decks.let_go(g, who, pick)
        return self.n

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        g.reveals += 1
        if pick != SUPREMACY:
            decks.under(g, pick)
        g.tell("discards", seat=who.seat, card=pick)

    def signs(self) -> Row:
        return (Sign("card", self.n, paid=True),)


def _influence(least: int, most: int, top: int) -> str:
    """Which influence a price asks for."""
    if least == most:
        return f"={least}"
    if most < top:
        return f"≤{most}" if least == 1 else f"{least}–{most}"
    return f"≥{least}"


class Sacrifice(Cost, tag="sacrifice", frozen=True):
    """An available Priest of enough influence back to the reserve; never the Patriarch."""  # CU R-043

    ask: ClassVar[Ask | None] = asks.SACRIFICE
    head: ClassVar[str] = "sacrifice"
    least: int = 1
    most: int = 5

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        return None if self.picks(g, who) else NOBODY_TO_SACRIFICE

    def picks(self, g: City, who: Cult) -> list[int]:
        return [each for each in dict.fromkeys(who.available) if self.least <= each <= self.most]

    def take(self, g: City, who: Cult, pick: Any) -> int:
        who.available.remove(pick)
        tokens.give_back(who, pick)
        return int(pick)

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        g.tell("priest-lost", seat=who.seat, priest=pick)

    def signs(self) -> Row:
        return (Sign("priest", paid=True, text=_influence(self.least, self.most, tokens.MOST)),)


class SacrificeAll(Cost, tag="sacrifice_all", frozen=True):
    """All available Priests back to the reserve, even if there are none."""  # CU R-120

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        return None

    def take(self, g: City, who: Cult, pick: Any) -> int:
        lost = [each for each in who.available if each != PATRIARCH]
        for each in lost:
            who.available.remove(each)
            tokens.give_back(who, each)
        return len(lost)

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        if n:
            g.tell("priests-lost", seat=who.seat)

    def signs(self) -> Row:
        return (Sign("priest", paid=True, text="∀"),)


class Ritual(Cost, tag="ritual", frozen=True):
    """An available Priest of enough influence is laid on the sheet until the end of the round."""  # CU R-042

    ask: ClassVar[Ask | None] = asks.RITUAL
    head: ClassVar[str] = "ritual"
    least: int = 1
    most: int = ENDLESS
    patriarch: Literal["allowed", "only"] = "allowed"

    def refuse(self, g: City, who: Cult) -> Refusal | None:
        if self.picks(g, who):
            return None
        return PATRIARCH_NOT_READY if self.patriarch == "only" else NOBODY_FOR_THE_RITUAL

    def picks(self, g: City, who: Cult) -> list[int]:
        return [each for each in dict.fromkeys(who.available) if self._fits(g, who, each)]

    def _fits(self, g: City, who: Cult, priest: int) -> bool:
        if priest == PATRIARCH:
            return self.least <= patriarch(g, who) <= self.most  # CU Q-21
        return self.patriarch != "only" and self.least <= priest <= self.most

    def take(self, g: City, who: Cult, pick: Any) -> int:
        who.available.remove(pick)
        who.sheet.append(pick)
        who.sheet.sort()
        return int(pick)

    def settle(self, g: City, who: Cult, pick: Any, n: int) -> None:
        g.tell("ritual", seat=who.seat, priest=pick)

    def signs(self) -> Row:
        return (Sign("ritual", text=_influence(self.least, self.most, ENDLESS)),)


if TYPE_CHECKING:
    AnyCost = Cost
else:
    AnyCost = any_of(Cost)
