"""Verbs about cards: played, given, taken, sold."""

from __future__ import annotations

from contextlib import suppress
from typing import ClassVar, Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.games.cult import asks
from leng.games.cult.deeds import decks, goods
from leng.games.cult.effects.playable import may_not_play
from leng.games.cult.effects.verb import USEFUL, Verb, Whom, select
from leng.games.cult.state import INTRIGUE, PRIVILEGE, SUPREMACY, City, Cult
from leng.words.clause import Phrase
from leng.words.signs import THEN, Row, Sign, either

NOTHING_TO_GIVE = Refusal("nothing-to-give", "CU R-103")
NO_PRIVILEGE = Refusal("no-privilege-to-take", "CU Q-25")
TIED_PATRIARCHS = Refusal("patriarchs-tie", "CU R-104")
MARKET_EMPTY = Refusal("market-is-empty", "CU R-076")
TOO_DEAR = Refusal("too-dear", "CU R-124", lambda g, seat, option: {"have": g.cults[seat].coins})
NOTHING_PLAYABLE = Refusal("nothing-playable", "CU Q-51")
CardKind = Literal["miracle", "intrigue", "privilege", "supremacy"]


class GiveCard(Verb, tag="give_card", frozen=True):
    """Every cult named gives a card of its own choice."""  # CU

    whom: Whom
    kinds: tuple[CardKind, ...]

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if measure >= USEFUL and not any(decks.owned(each, self.kinds) for each in select(g, who, self.whom)):
            return NOTHING_TO_GIVE
        return None

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        for giver in select(g, who, self.whom):
            cards = decks.owned(giver, self.kinds)
            if not cards:
                continue
            choices = len(giver.hand) if SUPREMACY not in self.kinds else giver.cards
            pick = yield from choose(
                giver.seat,
                asks.GIVE,
                [("give", card) for card in cards],
                secret=choices > 1,  # the backs tell whether there is anything to choose between, not what
                taker=who.seat,
            )
            self._hand_over(g, giver, who, pick[1])

    def _hand_over(self, g: City, giver: Cult, taker: Cult, card: str) -> None:
        g.reveals += 1
        decks.let_go(g, giver, card)
        if card == SUPREMACY:
            taker.supremacy = True
            g.tell("gives", seat=giver.seat, other=taker.seat, card=card)
            return
        deck = g.box.deck_of[card]
        decks.take_in(g, taker, deck, [card])
        if deck == PRIVILEGE:
            g.tell("gives", seat=giver.seat, other=taker.seat, card=card)
            return
        both = (giver.seat, taker.seat)
        g.tell("gives", to=both, seat=giver.seat, other=taker.seat, card=card)
        g.tell("gives-some", but=both, seat=giver.seat, other=taker.seat, deck=deck)

    def describe(self) -> Phrase:
        return Phrase("verb-give-hand" if len(self.kinds) == 2 else "verb-give-any", {"whom": self.whom})


class TakePrivilege(Verb, tag="take_privilege", frozen=True):
    """A Privilege is taken from the cult named; nothing if that is one's own."""  # CU R-104

    aimed: ClassVar[bool] = True
    whom: Whom

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        victims = select(g, who, self.whom)
        if not victims:
            return TIED_PATRIARCHS
        return None if victims[0].seat == who.seat or victims[0].privileges else NO_PRIVILEGE

    def brings(self, g: City, who: Cult, x: int) -> bool:
        return any(each.privileges for each in select(g, who, self.whom) if each is not who)

    def minds_followers(self, g: City, who: Cult) -> bool:
        before = select(g, who, self.whom)
        if who.followers == goods.MOST_FOLLOWERS:
            return False
        who.followers += 1
        after = select(g, who, self.whom)
        who.followers -= 1
        return before != after

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        for victim in select(g, who, self.whom):
            if victim is who or not victim.privileges:
                continue
            cards = [("rob", card) for card in dict.fromkeys(victim.privileges)]
            pick = yield from choose(who.seat, asks.ROB, cards, victim=victim.seat)
            decks.let_go(g, victim, pick[1])
            decks.take_in(g, who, PRIVILEGE, [pick[1]])
            g.tell("gives", seat=victim.seat, other=who.seat, card=pick[1])

    def signs(self) -> Row:
        return (Sign("privilege"),)


class MarketPrivilege(Verb, tag="market_privilege", frozen=True):
    """A Privilege that lies open at the Palace, free of charge."""  # CU R-076

    affordable: bool = False  # only one the cult could pay for

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        if not any(g.market):
            return MARKET_EMPTY
        return None if any(self._may(g, who, card) for card in g.market if card) else TOO_DEAR

    def _may(self, g: City, who: Cult, card: str) -> bool:
        return not self.affordable or g.box.privileges[card].price <= who.coins

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        cards = [("privilege", card) for card in dict.fromkeys(g.market) if card]
        pick = yield from choose(
            who.seat,
            asks.WHICH_PRIVILEGE,
            cards,
            lambda option: None if self._may(g, who, option[1]) else TOO_DEAR,
        )
        decks.take_from_market(g, who, pick[1])
        g.tell("gets-privilege", seat=who.seat, card=pick[1])

    def describe(self) -> Phrase:
        return Phrase("verb-market-affordable" if self.affordable else "verb-market-privilege")

    def signs(self) -> Row:
        return (Sign("privilege"),)


class PlayCard(Verb, tag="play_card", frozen=True):
    """A card from the hand is played as part of this."""  # CU

    delicate: ClassVar[bool] = True
    decks: tuple[Literal["miracle", "intrigue"], ...]
    sealed: bool = False  # a sealed card, although the sheet shows its Light side  # CU R-131

    @property
    def required(self) -> bool:
        return not self.sealed

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        for card in self._cards(g, who):
            if may_not_play(g, who, card, sealed_too=self.sealed) is None:
                return None
        return NOTHING_PLAYABLE

    def _cards(self, g: City, who: Cult) -> list[str]:
        cards = decks.owned(who, self.decks)
        return [card for card in cards if g.box.cards[card].sealed] if self.sealed else cards

    def _may_not(self, g: City, who: Cult, card: str) -> Refusal | None:
        return may_not_play(g, who, card, sealed_too=self.sealed)

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        cards = [("play", card) for card in self._cards(g, who)]
        pick = yield from choose(
            who.seat, asks.PLAY_CARD, cards, lambda option: self._may_not(g, who, option[1]), secret=len(who.hand) > 1
        )
        yield from g.at_once("play", who.seat, pick[1])

    def describe(self) -> Phrase:
        return Phrase("verb-play-sealed") if self.sealed else Phrase("verb-play-card", {"deck": self.decks[0]})

    def signs(self) -> Row:
        return either([Sign(deck, paid=True)] for deck in self.decks)


class SellTop(Verb, tag="sell_top", frozen=True):
    """The top Intrigue is shown and sold; that is not a play."""  # CU

    def brings(self, g: City, who: Cult, x: int) -> bool:
        return bool(g.decks[INTRIGUE].cards)

    def do(self, g: City, who: Cult, x: int) -> None:
        for card in decks.drawn(g, INTRIGUE, 1):
            g.tell("reveals", seat=who.seat, card=card)
            decks.under(g, card)
            goods.gain_coins(g, who, g.box.intrigues[card].value)

    def signs(self) -> Row:
        return (Sign("chance-card"),)


class PlayTop(Verb, tag="play_top", frozen=True):
    """The top Intrigues are shown and played, one after the other."""  # CU R-124

    n: int

    def brings(self, g: City, who: Cult, x: int) -> bool:
        return bool(g.decks[INTRIGUE].cards)

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        for left in range(self.n - 1, -1, -1):
            for card in decks.drawn(g, INTRIGUE, 1):
                g.tell("reveals", seat=who.seat, card=card)
                if may_not_play(g, who, card, from_hand=False) is None:
                    yield from _before(left, g.at_once("resolve_card", who.seat, card))
                else:
                    g.tell("comes-to-nothing", seat=who.seat, card=card)
                    decks.under(g, card)

    def signs(self) -> Row:
        return (Sign("chance-card", self.n),)


def _before(revealed: int, rules: Rules[None]) -> Rules[None]:
    """Rules whose questions know that so many more cards will be revealed by themselves."""
    answer = None
    with suppress(StopIteration):
        while True:
            choice = rules.send(answer)
            choice.about["revealed"] = revealed
            answer = yield choice


class DrawAndReturn(Verb, tag="draw_and_return", frozen=True):
    """Two Intrigues are drawn and one of them goes back on top."""  # CU R-077

    def refuse(self, g: City, who: Cult, measure: int, x: int) -> Refusal | None:
        return decks.EMPTY if measure and not g.decks[INTRIGUE].cards else None

    def do(self, g: City, who: Cult, x: int) -> Rules[None]:
        cards = decks.drawn(g, INTRIGUE, 2)
        if not cards:
            return
        decks.take_in(g, who, INTRIGUE, cards)
        g.tell("draws", but=who.seat, seat=who.seat, deck=INTRIGUE, n=len(cards), bottom=False)
        g.tell("draws-these", to=who.seat, seat=who.seat, deck=INTRIGUE, cards=cards, bottom=False)
        if len(cards) < 2:
            return  # CU Q-33
        options = [("return", card) for card in dict.fromkeys(cards)]
        pick = yield from choose(who.seat, asks.KEEP_INTRIGUE, options, secret=True)
        pile = g.decks[INTRIGUE]
        decks.let_go(g, who, pick[1])
        pile.cards.append(pick[1])
        pile.glimpsed = who.seat
        g.tell("puts-back", but=who.seat, seat=who.seat)
        g.tell("puts-this-back", to=who.seat, seat=who.seat, card=pick[1])

    def signs(self) -> Row:
        return (Sign("intrigue", 2), THEN, Sign("intrigue", paid=True))
