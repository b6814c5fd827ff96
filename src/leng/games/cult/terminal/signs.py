"""Short signs for what Locations give and what Privileges allow, derived from their verbs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from leng.games.cult.box import Place, Privilege, Way
from leng.games.cult.effects.altars import BuildAltar
from leng.games.cult.effects.cards import DrawAndReturn, MarketPrivilege
from leng.games.cult.effects.compound import Choose
from leng.games.cult.effects.contest import Bribe, Summon, TakeSupremacy
from leng.games.cult.effects.goods import Draw, GainCoins, GainFollowers, GainMob
from leng.games.cult.effects.priests import GainPriest, RaisePriest
from leng.games.cult.effects.standing import Access, AltarBonus, Community, FreePlacement, OnPlay, Standing, Tithe
from leng.games.cult.effects.verb import Verb
from leng.games.cult.state import PATRIARCH, SUPREMACY
from leng.games.cult.terminal.paper import Paper

SIGNS = {
    "follower": "☺",
    "coin": "¤",
    "mob": "☻",
    "priest": "†",
    "patriarch": "P",
    "altar": "⌂",
    "miracle": "☼",
    "intrigue": "‡",
    "privilege": "§",
}
MORE = "…"


def effect(paper: Paper, place: Place) -> str:
    """What a Location brings, each way of having it."""
    return " | ".join(way(paper, each) for each in place.ways)


def way(paper: Paper, each: Way) -> str:
    """What is paid, and what that brings."""
    price = [f"{n}{SIGNS[what]}" for what, n in (("coin", each.coins), ("follower", each.followers)) if n]
    brings = gifts(paper, each.effects)
    return f"{' '.join(price)}>{brings.removeprefix('+')}" if price else brings


def gifts(paper: Paper, verbs: Sequence[Verb]) -> str:
    """What verbs give, as numbers and signs; … is something a card tells in words."""
    return " ".join(_gift(paper, verb) for verb in verbs)


def _gift(paper: Paper, verb: Verb) -> str:
    match verb:
        case GainCoins():
            return f"+{verb.n}{SIGNS['coin']}"
        case GainFollowers(per=None):
            return f"+{verb.n}{SIGNS['follower']}"
        case GainMob():
            return f"+{verb.n}{SIGNS['mob']}"
        case Draw():
            return f"+{verb.n}{SIGNS[verb.deck]}"
        case GainPriest(per=None):
            return f"+{SIGNS['priest']}{verb.influence}"
        case RaisePriest(per=None):
            return f"{SIGNS['priest']}↑{verb.by}"
        case BuildAltar():
            return f"+{SIGNS['altar']}"
        case MarketPrivilege():
            return f"+1{SIGNS['privilege']}"
        case DrawAndReturn():
            return paper.say("gift-one-of-two", sign=SIGNS["intrigue"])
        case Bribe():
            return paper.say("gift-bribe", least=verb.least, most=verb.most, sign=SIGNS["coin"])
        case TakeSupremacy():
            return paper.card(SUPREMACY)
        case Summon():
            return paper.say("gift-summon")
        case Choose():
            return "|".join(gifts(paper, verbs) for verbs in verb.options)
    return MORE


def privilege(paper: Paper, card: Privilege, named: bool = True) -> str:
    """What a Privilege adds to the Patriarch and what it allows; the Locations by name, or only by number."""
    return f"{SIGNS['patriarch']}+{card.bonus}, {_standing(paper, card.standing, named)}"


def _standing(paper: Paper, each: Standing, named: bool) -> str:
    """A lasting advantage in a few words."""

    def place(where: str) -> str:
        return paper.place(where) if named else str(paper.box.numbers[where])

    match each:
        case FreePlacement():
            return paper.say("standing-free", ordinal=each.ordinal)
        case Access():
            return paper.say("standing-access", place=place(each.place))
        case Community():
            return paper.say("standing-community", place=place(each.place))
        case Tithe():
            places = ", ".join(map(place, each.places))
            return paper.say("standing-tithe", places=places, coins=f"{each.coins}{SIGNS['coin']}")
        case AltarBonus():
            return paper.say("standing-altars", n=each.n, sign=SIGNS["altar"])
        case OnPlay():
            return paper.say("standing-on-play", sign=SIGNS[each.deck], gifts=gifts(paper, each.effects))
    return MORE


def priests(some: Iterable[int]) -> str:
    """Priests by their influence, the Patriarch first: ``P 1 2×3``; a dash for none."""
    parts = []
    for influence, n in sorted(Counter(some).items()):
        sign = SIGNS["patriarch"] if influence == PATRIARCH else str(influence)
        parts.append(f"{sign}×{n}" if n > 1 else sign)
    return " ".join(parts) or "-"
