"""A match told a second time: a table of our own, and what happens to the goods that lie on it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

import msgspec

from leng.games.cult.state import City, Cult, Priest
from oracles.cult import printed
from oracles.cult.printed import ALTAR, MOST_FOLLOWERS

PATRIARCH = 0
VERB_OF = {"destroy": "destroy", "place-priest": "place", "discard": "discard"}
ORDERED = {"discard"}
"""Where the order of what one gives up is worth a question (Q-34)."""


class Asked(msgspec.Struct, frozen=True):
    """Whom we would ask what, and everything that may be answered."""

    seat: int
    ask: str
    options: frozenset[str]
    idle: str = ""  # the answer it has where nobody needs to be asked

    @property
    def forced(self) -> str:
        """The one answer there is, or the one that makes no difference."""
        return next(iter(self.options)) if len(self.options) == 1 else self.idle


Steps = Generator[Asked, str, None]


class Tale:
    """Our own table."""

    def __init__(self, g: City) -> None:
        self.g = g
        self.place = 0  # the Location whose effect is taken or that is being decided
        self.takeover: Cult | None = None
        self.lowest = False
        self.barred = False
        self.best: Cult | None = None  # who won the highest Location of the round
        self.paid = 0  # what was just given up: the influence of a Priest, or so many Followers

    # Who ---------------------------------------------------------------------------------------------------------

    def clockwise(self, start: int) -> list[Cult]:
        """Everybody, from a seat on."""
        return [*self.g.cults[start:], *self.g.cults[:start]]

    def others(self, who: Cult) -> list[Cult]:
        """The opponents of a cult, clockwise."""
        return self.clockwise(who.seat)[1:]

    def power(self, who: Cult) -> int:
        """The Divine Power of the side that shows (R-011)."""
        sheet = printed.SHEETS[who.god]
        power: int = sheet["dark_power" if who.summonings else "light_power"]
        return power

    # Influence ---------------------------------------------------------------------------------------------------

    def patriarch(self, who: Cult) -> int:
        """Followers, bonuses of Privileges, and 7 for Supremacy (R-004)."""
        bonuses: int = sum(printed.PRIVILEGES[card]["bonus"] for card in who.privileges)
        return who.followers + bonuses + (printed.SUPREMACY if who.supremacy else 0)

    def worth(self, who: Cult, influence: int) -> int:
        """What a Priest of a cult weighs."""
        return influence if influence != PATRIARCH else self.patriarch(who)

    def mine(self, who: Cult, place: int) -> list[Priest]:
        """The Priests of a cult on a Location, its Patriarch among them."""
        return [each for each in self.g.places[place] if each.seat == who.seat]

    def is_present(self, who: Cult, place: int) -> bool:
        """Whether a Priest or an Altar of a cult is there."""
        return bool(self.mine(who, place)) or place in who.altars

    def present(self, place: int) -> list[Cult]:
        """The cults there, from the First Player on."""
        return [who for who in self.clockwise(self.g.first) if self.is_present(who, place)]

    def total(self, who: Cult, place: int) -> int:
        """The influence of a cult on a Location (R-045)."""
        total = sum(self.worth(who, each.influence) + each.boost for each in self.mine(who, place))
        if place in who.altars:
            noviciates = [card for card in who.privileges if printed.standing(card)["is"] == "altar_bonus"]
            total += ALTAR + sum(printed.standing(card)["n"] for card in noviciates)
        return total

    def required(self, place: int) -> int:
        """The Followers that a Location requires (R-027)."""
        return self.g.required[place]

    # Goods -------------------------------------------------------------------------------------------------------

    def gain_followers(self, who: Cult, n: int) -> None:
        """Never more than nine (R-007)."""
        who.followers = min(MOST_FOLLOWERS, who.followers + n)

    def lose_followers(self, who: Cult, n: int) -> None:
        who.followers = max(0, who.followers - n)

    def gain_mobs(self, who: Cult, n: int) -> None:
        """As many as the reserve still has (Q-37)."""
        got = min(n, self.g.mobs)
        who.mobs += got
        self.g.mobs -= got

    def lose_mob(self, who: Cult) -> None:
        if who.mobs:
            who.mobs -= 1
            self.g.mobs += 1

    def pay(self, payer: Cult, payee: Cult, n: int) -> None:
        """Coins go from one to another, as many as there are."""
        n = min(n, payer.coins)
        payer.coins -= n
        payee.coins += n

    # Cards -------------------------------------------------------------------------------------------------------

    def count(self, who: Cult) -> int:
        """All the cards of a cult (Q-08)."""
        return len(who.miracles) + len(who.intrigues) + len(who.privileges) + bool(who.supremacy)

    def all_cards(self, who: Cult) -> list[str]:
        return [*who.miracles, *who.intrigues, *who.privileges, *(["supremacy"] if who.supremacy else [])]

    def pile(self, who: Cult, card: str) -> list[str]:
        """Where a cult keeps such a card."""
        piles = {"miracle": who.miracles, "intrigue": who.intrigues, "privilege": who.privileges}
        return piles[printed.deck_of(card)]

    def draw(self, who: Cult, deck: str, n: int, bottom: bool = False) -> list[str]:
        """The next cards of a deck, as many as there are (Q-33)."""
        cards = self.g.decks[deck].cards
        drawn = [cards.pop(0 if bottom else -1) for _ in range(min(n, len(cards)))]
        for card in drawn:
            self.pile(who, card).append(card)
        return drawn

    def under(self, card: str) -> None:
        """A card goes under its deck."""
        self.g.decks[printed.deck_of(card)].cards.insert(0, card)

    def discard(self, who: Cult, card: str) -> None:
        """Under its deck; Supremacy goes to the reserve (R-108)."""
        if card == "supremacy":
            who.supremacy = False
        else:
            self.pile(who, card).remove(card)
            self.under(card)

    def hand_over(self, giver: Cult, taker: Cult, card: str) -> None:
        if card == "supremacy":
            giver.supremacy, taker.supremacy = False, True
        else:
            self.pile(giver, card).remove(card)
            self.pile(taker, card).append(card)

    # Priests -----------------------------------------------------------------------------------------------------

    def home(self, priest: Priest, place: int) -> None:
        """A Priest leaves a Location and is available again; coins on him go to the reserve (R-061)."""
        self.g.places[place] = [each for each in self.g.places[place] if each is not priest]
        self.g.cults[priest.seat].available.append(priest.influence)

    def send(self, priest: Priest, here: int, there: int, coins: int = 0) -> None:
        """A Priest goes to another Location; two with coins send each other home (R-062)."""
        self.g.places[here] = [each for each in self.g.places[here] if each is not priest]
        priest.coins, priest.boost = coins, 0
        bribing = [each for each in self.g.places[there] if each.coins]
        self.g.places[there].append(priest)
        if coins and bribing:
            for each in (*bribing, priest):
                self.home(each, there)

    def put(self, who: Cult, influence: int, place: int) -> None:
        """An available Priest goes to a Location."""
        who.available.remove(influence)
        self.g.places[place].append(Priest(seat=who.seat, influence=influence))

    def destroy(self, who: Cult, influence: int) -> None:
        """An available Priest goes to the reserve."""
        who.available.remove(influence)
        who.spare[influence - 1] += 1

    def build(self, who: Cult, priest: Priest, place: int) -> None:
        """A Priest becomes an Altar (R-072)."""
        self.g.places[place] = [each for each in self.g.places[place] if each is not priest]
        who.spare[priest.influence - 1] += 1
        who.altars.append(place)
        who.spare.append(priest.influence)

    def raze(self, who: Cult, place: int) -> None:
        """An Altar is destroyed: its token goes to the reserve."""
        number = who.altars.index(place)
        del who.altars[number]
        del who.spare[5 + number]

    def in_reserve(self, who: Cult, influence: int) -> int:
        """Tokens that are neither Priests nor under an Altar."""
        return who.spare[influence - 1] - who.spare[5:].count(influence)

    def can_have(self, who: Cult, influence: int, given: int = 0) -> bool:
        """Whether a token is in the reserve or can come there by an exchange (R-073), this one given back first."""
        if influence not in range(1, 6):
            return False
        free = {each: self.in_reserve(who, each) + (each == given) for each in range(1, 6)}
        if free[influence]:
            return True
        return influence in who.spare[5:] and any(free.values())

    def exchanges(self, who: Cult, wanted: int = 0, given: int = 0) -> set[str]:
        """Every exchange of an Altar's token for another of the reserve, or for this one that is given back."""
        return {
            f"exchange:{printed.PLACES[place]['id']}:{base}:{new}"
            for place, base in zip(who.altars, who.spare[5:], strict=True)
            for new in range(1, 6)
            if new != base and (self.in_reserve(who, new) or new == given) and wanted in (0, base)
        }

    def exchange(self, who: Cult, answer: str) -> None:
        """An Altar's token is another one now."""
        _, place, _, new = answer.split(":")
        who.spare[5 + who.altars.index(printed.NUMBER[place])] = int(new)

    # Asking ------------------------------------------------------------------------------------------------------

    def ask(self, who: Cult, name: str, options: Iterable[str], idle: str = "") -> Generator[Asked, str, str]:
        """A question."""
        return (yield Asked(who.seat, name, frozenset(options), idle))

    def pick(
        self, who: Cult, name: str, things: Iterable[str], least: int, most: int, deed: Callable[[str], None]
    ) -> Steps:
        """Several things, one by one; each is done as soon as it is named."""
        left, n, fresh = list(things), 0, True
        while n < most and left:
            enough = left
            if name not in ORDERED:  # from the weakest to the strongest: enough must be left
                enough = [each for each in left if sum(other >= each for other in left) >= least - n]
            options = {f"{VERB_OF[name]}:{each}" for each in enough}
            if len(options) == 1 and n < least and name not in ORDERED:
                answer = next(iter(options))
            else:
                if least != most:
                    options |= {"all"} if fresh else {"done"} if n >= least else set()
                answer = yield from self.ask(who, name, options)
                fresh = False
            chosen = list(left) if answer == "all" else [] if answer == "done" else [answer.partition(":")[2]]
            for each in chosen:
                deed(each)
                left.remove(each)
            if name not in ORDERED and chosen:
                left = [each for each in left if each >= chosen[0]]
            n = n + len(chosen) if chosen else most

    def fetch(self, who: Cult, influence: int, given: int = 0) -> Generator[Asked, str, bool]:
        """A token from the reserve, perhaps after an exchange of an Altar's (R-073); another one is given back."""
        if not self.can_have(who, influence, given):
            return False
        if not self.in_reserve(who, influence):
            answer = yield from self.ask(who, "exchange", {*self.exchanges(who, influence, given), "decline"})
            if answer == "decline":
                return False
            self.exchange(who, answer)
        if given:
            who.spare[given - 1] += 1
        who.spare[influence - 1] -= 1
        return True


def named(priest: Priest) -> str:
    """A Priest in a question: his influence, and his coins and boost if he has any."""
    if priest.coins or priest.boost:
        return f"{priest.influence}-{priest.coins}-{priest.boost}"
    return str(priest.influence)
