"""One of several effects, and the union of everything content may say."""

from __future__ import annotations

from leng.engine.choice import Refusal, Rules, choose
from leng.engine.content import Phrase
from leng.games.cult import asks
from leng.games.cult.effects.altars import BuildAltar, DestroyAltars
from leng.games.cult.effects.cards import (
    DrawAndReturn,
    GiveCard,
    MarketPrivilege,
    PlayCard,
    PlayTop,
    SellTop,
    TakePrivilege,
)
from leng.games.cult.effects.contest import Ambush, Bar, Bribe, LowestWins, Summon, TakeSupremacy, WinHere
from leng.games.cult.effects.goods import Draw, GainCoins, GainFollowers, GainMob, Lose, LoseCoins, TakeCoins
from leng.games.cult.effects.priests import (
    Boost,
    GainPriest,
    Incarnate,
    MovePriest,
    PlacePriests,
    RaisePriest,
    ReturnPriests,
    Weaken,
    Withdraw,
)
from leng.games.cult.effects.verb import FULL, Verb, refuse_all, resolve
from leng.games.cult.state import City, Cult


class Choose(Verb, tag="choose", frozen=True):
    """Exactly one of several effects, each of which must be possible in full."""  # CU

    options: tuple[tuple[AnyVerb, ...], ...]

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        refusal = None
        for verbs in self.options:
            refusal = refuse_all(g, who, verbs, FULL)
            if refusal is None:
                return None
        return refusal

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        pick = yield from choose(
            who.seat,
            asks.ONE_OF,
            [("option", number) for number in range(1, len(self.options) + 1)],
            lambda option: refuse_all(g, who, self.options[option[1] - 1], FULL),
            verbs=self.options,
        )
        yield from resolve(g, who, self.options[pick[1] - 1])

    def describe(self) -> Phrase:
        return Phrase("verb-choose", {"either": [[verb.describe() for verb in verbs] for verbs in self.options]})


AnyVerb = (
    GainCoins | GainFollowers | GainMob | Lose | LoseCoins | TakeCoins | Draw
    | GainPriest | Incarnate | RaisePriest | PlacePriests | MovePriest | Withdraw | Boost | Weaken | ReturnPriests
    | BuildAltar | DestroyAltars
    | TakeSupremacy | Bribe | Ambush | WinHere | LowestWins | Bar | Summon
    | GiveCard | TakePrivilege | MarketPrivilege | PlayCard | SellTop | PlayTop | DrawAndReturn
    | Choose
)  # fmt: skip
